"""Many games stepped in one call: each lane plays one game after another in its own row.

Everything a caller reads lies in buffers that are made once: observations, masks, rewards, seats
and ends. A lane's games are those of `rivalry.new` with the lane's seeds, answer for answer.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.chance import SplitMix64
from rivalry.core.decision import CHANCE, IllegalAction
from rivalry.research.lanes.encoder import OVER, Encoder
from rivalry.research.lanes.policy import Policy

# What happens to a lane whose game is over.
NEXT_STEP: Final = 0  # its next step starts a new game, whatever the action
SAME_STEP: Final = 1  # the new game starts at once; the last observation is kept separately
DISABLED: Final = 2  # it waits for `reset`

# What the players get.
OUTCOME: Final = 0  # at the end: 1 shared by the winners, -1 by the losers
MARGIN: Final = 1  # at the end: the seat's score less the mean of the others
PROGRESS: Final = 2  # after every answer: how the margin changed

# What an action that is not allowed does.
RAISE: Final = 0
NOOP: Final = 1  # nothing, at the price of the penalty; the seat is asked again
TERMINATE: Final = 2  # the game is over, at the price of the penalty

WAIT: Final = -1
"""Instead of an action: leave this lane as it is."""

PATIENCE: Final = 100
"""A game is cut short after this many actions that were not allowed, so that every game ends."""

_ALL_BYTES: Final = 0x0101010101010101


class Lanes:
    """The games and the buffers."""

    def __init__(
        self,
        encoder: Encoder,
        n: int,
        mode: int,
        reward: int,
        illegal: int,
        penalty: float,
        cap: int,
        skip_forced: bool,
    ) -> None:
        self.encoder = encoder
        self.n: i64 = n
        self.mode: i64 = mode
        self.reward: i64 = reward
        self.illegal: i64 = illegal
        self.penalty = penalty
        self.cap: i64 = cap  # a game is cut short after this many answers by players; 0: never
        self.skip_forced = skip_forced
        players: i64 = encoder.players
        self.observations: vec[i64] = vec[i64]([0] * (n * encoder.words))
        self.final_observations: vec[i64] = vec[i64]([0] * (n * encoder.words))
        self.looked: vec[i64] = vec[i64]([0] * encoder.words)
        self.masks: vec[i64] = vec[i64]([0] * (n * encoder.mask_words))
        self.rewards: vec[float] = vec[float]([0.0] * (n * players))
        self.seats: vec[i64] = vec[i64]([0] * n)
        self.ends: vec[i64] = vec[i64]([0] * n)
        self.cuts: vec[i64] = vec[i64]([0] * n)
        self.answers: vec[i64] = vec[i64]([0] * n)  # by players in the current game
        self.refused: vec[i64] = vec[i64]([0] * n)  # its actions that were not allowed
        self.states: list[Any] = [None] * n
        self.seeds: list[str] = [""] * n
        self.episodes: list[int] = [0] * n  # games begun with the lane's seed
        self.asked: list[int] = [0] * n  # answers by chance in the current game
        self.margins: list[list[float]] = [[] for _ in range(n)]
        self.rng = SplitMix64(0)
        self.rngs: vec[i64] = vec[i64]([0] * n)  # for `sample`: its state in each lane

    def reset(self, lanes: Sequence[int], seeds: Sequence[str | None]) -> None:
        """Begin a game in each of these lanes; None means the next game of the lane's seed."""
        for lane, seed in zip(lanes, seeds, strict=True):
            if seed is not None:
                self.seeds[lane] = seed
                self.episodes[lane] = 0
            self.begin(lane)
            self.clear_rewards(lane)
            self.ends[lane] = 0
            self.cuts[lane] = 0

    def put(self, lane: i64, s: Any) -> None:
        """Let a lane go on from a state, which belongs to the lane from now on."""
        self.states[lane] = s
        self.ends[lane] = 0
        self.cuts[lane] = 0
        self.answers[lane] = 0
        self.refused[lane] = 0
        self.clear_rewards(lane)
        self.go_on(lane)

    def seed_again(self, lane: int, seed: str) -> None:
        """Make chance's answers in a lane, and what `sample` picks, depend on this seed."""
        self.seeds[lane] = seed
        self.episodes[lane] = 1
        self.asked[lane] = 0
        self.rngs[lane] = SplitMix64(bits(f"{seed}/sample")).state

    def seed_of(self, lane: int) -> str:
        """The seed of the game being played in a lane: what `rivalry.new` takes."""
        return episode_seed(self.seeds[lane], self.episodes[lane] - 1)

    def begin(self, lane: i64) -> None:
        """Begin a new game in a lane."""
        self.states[lane] = self.encoder.first.copy()
        self.episodes[lane] += 1
        self.asked[lane] = 0
        self.answers[lane] = 0
        self.refused[lane] = 0
        self.rngs[lane] = SplitMix64(bits(f"{self.seed_of(lane)}/sample")).state
        self.go_on(lane)

    def go_on(self, lane: i64) -> None:
        """Show the next question of a lane, from whatever state it is in."""
        seat: i64 = self.let_chance_answer(lane)
        if self.skip_forced:
            seat = self.answer_forced(lane, seat)
        if self.reward == PROGRESS:
            self.margins[lane] = margins(self.encoder.scores(self.states[lane]))
        self.show(lane, seat)

    def answer_forced(self, lane: i64, seat: i64) -> i64:
        """Answer every question that has only one answer; return who is asked then, or OVER."""
        encoder = self.encoder
        s = self.states[lane]
        while seat != OVER:
            encoder.mask(s, self.masks, lane * encoder.mask_words)
            action: i64 = self.only_action(lane)
            if action < 0:
                break
            encoder.answer(s, action)
            self.answers[lane] += 1
            seat = self.let_chance_answer(lane)
        return seat

    def only_action(self, lane: i64) -> i64:
        """The action that a lane's mask allows, if it allows only one; else -1."""
        words: i64 = self.encoder.mask_words
        first: i64 = lane * words
        found: i64 = -1
        word: i64 = 0
        while word < words:
            here: i64 = self.masks[first + word]
            if here != 0:
                if found >= 0 or here & (here - 1) != 0:
                    return -1
                found = 8 * word + nth_byte(here, 0)
            word += 1
        return found

    def let_chance_answer(self, lane: i64) -> i64:
        """Go on to the next question for a player; return who is asked, or OVER."""
        encoder = self.encoder
        s = self.states[lane]
        seat: i64 = encoder.seat(s)
        while seat == CHANCE:
            seed = episode_seed(self.seeds[lane], self.episodes[lane] - 1)
            encoder.answer_chance(s, seed, self.asked[lane])
            self.asked[lane] += 1
            seat = encoder.seat(s)
        return seat

    def show(self, lane: i64, seat: i64) -> None:
        """Write a lane's row for the seat that is asked."""
        encoder = self.encoder
        s = self.states[lane]
        self.seats[lane] = seat
        encoder.observe(s, seat, self.observations, lane * encoder.words)
        encoder.mask(s, self.masks, lane * encoder.mask_words)

    def look(self, lane: int, seat: int) -> None:
        """Write what any seat may know of a lane into `looked`."""
        self.encoder.observe(self.states[lane], seat, self.looked, 0)

    def step(self, actions: Sequence[int]) -> None:
        """Answer in every lane. An action that is not allowed raises before anything happens."""
        n: i64 = self.n
        given = actions if isinstance(actions, list) else list(actions)
        if len(given) != n:
            raise ValueError(f"{len(given)} actions for {n} lanes")
        if self.illegal == RAISE:
            self.refuse_illegal(given)
        encoder = self.encoder
        ends = self.ends
        rewards = self.rewards
        players: i64 = encoder.players
        lane: i64 = 0
        while lane < n:
            if lane & 7 == 0:
                self.look_ahead(lane)
            action: i64 = given[lane]
            i: i64 = lane * players
            end: i64 = i + players
            while i < end:
                rewards[i] = 0.0
                i += 1
            if action == WAIT:
                pass
            elif ends[lane] and self.mode != SAME_STEP:
                if self.mode != DISABLED:
                    ends[lane] = 0
                    self.cuts[lane] = 0
                    self.begin(lane)
            elif self.illegal != RAISE and not self.is_legal(lane, action):
                self.punish(lane)
            else:
                s = self.states[lane]
                seat: i64 = self.seats[lane]
                encoder.answer(s, action)
                ends[lane] = 0
                self.cuts[lane] = 0
                answers: i64 = self.answers[lane] + 1
                self.answers[lane] = answers
                asked: i64 = encoder.seat(s)
                if asked == CHANCE:
                    asked = self.let_chance_answer(lane)
                if self.skip_forced:
                    asked = self.answer_forced(lane, asked)
                if self.reward == PROGRESS:
                    self.reward_progress(lane)
                if asked == OVER:
                    self.finish(lane, seat)
                elif self.cap != 0 and self.answers[lane] >= self.cap:
                    self.close(lane, seat, 1)
                elif self.answers[lane] != answers:
                    self.show(lane, asked)  # more happened than this one answer
                else:
                    self.seats[lane] = asked
                    encoder.update(s, asked, action, self.observations, lane * encoder.words)
                    encoder.mask(s, self.masks, lane * encoder.mask_words)
            lane += 1

    def play_on(self, policies: list[Policy | None], rngs: list[SplitMix64]) -> None:
        """In every lane that is not over, answer for seats with a policy until another is asked.

        There is a policy for each seat, and a generator for each seat of each lane. `rewards` then
        holds what each seat got meanwhile. Lanes that are over stay so until they are reset.
        """
        encoder = self.encoder
        players: i64 = encoder.players
        lane: i64 = 0
        while lane < self.n:
            self.clear_rewards(lane)
            seat: i64 = self.seats[lane]
            if not self.ends[lane] and policies[seat] is not None:
                s = self.states[lane]
                asked: i64 = seat
                is_cut = False
                while asked != OVER and not is_cut:
                    policy = policies[asked]
                    if policy is None:
                        break
                    seat = asked
                    encoder.answer(s, policy.choose(s, rngs[lane * players + seat]))
                    self.answers[lane] += 1
                    asked = encoder.seat(s)
                    if asked == CHANCE:
                        asked = self.let_chance_answer(lane)
                    if self.skip_forced:
                        asked = self.answer_forced(lane, asked)
                    is_cut = self.cap != 0 and self.answers[lane] >= self.cap
                if self.reward == PROGRESS:
                    self.reward_progress(lane)
                if asked == OVER:
                    self.finish(lane, seat)
                elif is_cut:
                    self.close(lane, seat, 1)
                else:
                    self.show(lane, asked)
            lane += 1

    def look_ahead(self, lane: i64) -> i64:
        """Glance at the next eight games: fetching all of them takes as long as fetching one."""
        encoder = self.encoder
        states = self.states
        end: i64 = lane + 8
        if end > self.n:
            end = self.n
        seen: i64 = 0
        while lane < end:
            seen += encoder.glance(states[lane])
            lane += 1
        return seen

    def refuse_illegal(self, actions: list[int]) -> None:
        """Raise for the first action that is not allowed; nothing has happened yet."""
        lane: i64 = 0
        while lane < self.n:
            action: i64 = actions[lane]
            ended = self.ends[lane] != 0 and self.mode != SAME_STEP
            if action != WAIT and not ended and not self.is_legal(lane, action):
                raise IllegalAction(
                    f"lane {lane}: action {action} is not allowed now; see the lane's mask"
                )
            lane += 1

    def is_legal(self, lane: i64, action: i64) -> bool:
        """Whether the lane's mask allows this action."""
        words: i64 = self.encoder.mask_words
        if action < 0 or action >> 3 >= words:
            return False
        return self.masks[lane * words + (action >> 3)] >> 8 * (action & 7) & 1 != 0

    def punish(self, lane: i64) -> None:
        """Apply the cost of an action that is not allowed."""
        seat: i64 = self.seats[lane]
        self.rewards[lane * self.encoder.players + seat] = self.penalty
        self.refused[lane] += 1
        if self.illegal == TERMINATE:
            self.close(lane, seat, 0)
        elif self.refused[lane] >= PATIENCE:
            self.close(lane, seat, 1)

    def finish(self, lane: i64, seat: i64) -> None:
        """A lane's game is over: give the last rewards."""
        encoder = self.encoder
        s = self.states[lane]
        if self.reward == OUTCOME:
            self.pay(lane, outcome(encoder.winners(s), encoder.players))
        elif self.reward == MARGIN:
            self.pay(lane, margins(encoder.scores(s)))
        self.close(lane, seat, 1 if encoder.is_cut(s) else 0)

    def close(self, lane: i64, seat: i64, cut: i64) -> None:
        """Show the end to the seat that answered last; in the mode for it, begin again at once."""
        encoder = self.encoder
        s = self.states[lane]
        self.ends[lane] = 1
        self.cuts[lane] = cut
        if self.mode == SAME_STEP:
            encoder.observe(s, seat, self.final_observations, lane * encoder.words)
            self.begin(lane)
            # The lane goes on: `ends` says only that this step ended a game.
            self.ends[lane] = 1
            return
        self.show_end(lane, seat)

    def show_end(self, lane: i64, seat: i64) -> None:
        """Write the row of a lane whose game is over, for the seat that answered last."""
        encoder = self.encoder
        self.seats[lane] = seat
        encoder.observe(self.states[lane], seat, self.observations, lane * encoder.words)
        # Any action will do now; a mask of zeros would break code that divides by its sum.
        word: i64 = lane * encoder.mask_words
        end: i64 = word + encoder.mask_words
        while word < end:
            self.masks[word] = _ALL_BYTES
            word += 1
        self.masks[end - 1] = encoder.last_word

    def saved(self) -> dict[str, Any]:
        """All that the lanes need to go on, except their states, as JSON-able data."""
        return {
            "seeds": self.seeds[:],
            "episodes": self.episodes[:],
            "asked": self.asked[:],
            "margins": [one[:] for one in self.margins],
            "seats": list(self.seats),
            "ends": list(self.ends),
            "cuts": list(self.cuts),
            "answers": list(self.answers),
            "refused": list(self.refused),
            "rngs": list(self.rngs),
            "rewards": list(self.rewards),
            "final_observations": list(self.final_observations),
        }

    def restore(self, saved: dict[str, Any], states: list[Any]) -> None:
        """Go on from what `saved` gave, with these states, which now belong to the lanes."""
        self.states = states
        self.seeds = list(saved["seeds"])
        self.episodes = list(saved["episodes"])
        self.asked = list(saved["asked"])
        self.margins = [list(one) for one in saved["margins"]]
        words: list[int] = saved["final_observations"]
        i: i64 = 0
        while i < len(words):
            self.final_observations[i] = words[i]
            i += 1
        lane: i64 = 0
        while lane < self.n:
            self.ends[lane] = saved["ends"][lane]
            self.cuts[lane] = saved["cuts"][lane]
            self.answers[lane] = saved["answers"][lane]
            self.refused[lane] = saved["refused"][lane]
            self.rngs[lane] = saved["rngs"][lane]
            if self.ends[lane] != 0 and self.mode != SAME_STEP:
                self.show_end(lane, saved["seats"][lane])
            else:
                self.show(lane, saved["seats"][lane])
            lane += 1
        rewards: list[float] = saved["rewards"]
        i = 0
        while i < len(rewards):
            self.rewards[i] = rewards[i]
            i += 1

    def reward_progress(self, lane: i64) -> None:
        """Pay each seat the change of its margin."""
        now = margins(self.encoder.scores(self.states[lane]))
        before = self.margins[lane]
        self.pay(lane, [new - old for new, old in zip(now, before, strict=True)])
        self.margins[lane] = now

    def pay(self, lane: i64, amounts: list[float]) -> None:
        i: i64 = lane * self.encoder.players
        for amount in amounts:
            self.rewards[i] = amount
            i += 1

    def clear_rewards(self, lane: i64) -> None:
        i: i64 = lane * self.encoder.players
        end: i64 = i + self.encoder.players
        while i < end:
            self.rewards[i] = 0.0
            i += 1

    def sample(self, where: list[bool] | None) -> list[int]:
        """An allowed action for every lane, each equally likely; WAIT where it is not wanted.

        Each lane has its own generator, which is seeded again for every game.
        """
        masks = self.masks
        rngs = self.rngs
        rng = self.rng
        words: i64 = self.encoder.mask_words
        found: list[int] = [WAIT] * self.n
        lane: i64 = 0
        while lane < self.n:
            if where is not None and not where[lane]:
                lane += 1
                continue
            first: i64 = lane * words
            # Bytes are 0 or 1, and there are fewer than 256 words: their sums do not overflow.
            packed: i64 = 0
            word: i64 = first
            while word < first + words:
                packed += masks[word]
                word += 1
            rng.state = rngs[lane]
            nth: i64 = rng.below(byte_sum(packed))
            rngs[lane] = wrapped(rng.state)
            word = first
            here: i64 = ones(masks[word])
            while nth >= here:
                nth -= here
                word += 1
                here = ones(masks[word])
            found[lane] = int(8 * (word - first) + nth_byte(masks[word], nth))
            lane += 1
        return found


def bits(words: str) -> int:
    """64 bits that depend on nothing but these words.

    >>> bits("7/sample")
    702036545834059767
    """
    return int.from_bytes(sha256(words.encode()).digest()[:8], "big")


def wrapped(state: i64) -> i64:
    """The low 64 bits as a signed number: interpreted generators keep higher bits, too.

    >>> wrapped(2**64 + 5), wrapped(2**64 - 1)
    (5, -1)
    """
    high: i64 = (state >> 32 & 0xFFFFFFFF ^ 0x80000000) - 0x80000000
    return high * 0x100000000 + (state & 0xFFFFFFFF)


def byte_sum(word: i64) -> i64:
    """The sum of the eight bytes of a word.

    >>> byte_sum(0x0100000000010100), byte_sum(0x7F7F7F7F7F7F7F7F)
    (3, 1016)
    """
    pairs: i64 = (word & 0xFF00FF00FF00FF) + (word >> 8 & 0xFF00FF00FF00FF)
    fours: i64 = (pairs & 0xFFFF0000FFFF) + (pairs >> 16 & 0xFFFF0000FFFF)
    return (fours & 0xFFFFFFFF) + (fours >> 32)


def ones(word: i64) -> i64:
    """The same for a word of zeros and ones.

    >>> ones(0x0100000000010100), ones(0x0101010101010101)
    (3, 8)
    """
    return word * 0x101010101010101 >> 56 & 15


def nth_byte(word: i64, n: i64) -> i64:
    """The position of the nth byte that is 1, from 0.

    >>> nth_byte(0x0100000000010100, 2)
    7
    """
    place: i64 = 0
    while True:
        if word & 1:
            if n == 0:
                return place
            n -= 1
        word >>= 8
        place += 1


def episode_seed(seed: str, n: int) -> str:
    """The seed of the nth game after a reset with this seed: the seed itself, then numbered.

    >>> episode_seed("7", 0), episode_seed("7", 2)
    ('7', '7.2')
    """
    return seed if n == 0 else f"{seed}.{n}"


def outcome(winners: list[int], players: int) -> list[float]:
    """1 shared by those who win, -1 shared by those who do not; 0 if all draw.

    >>> outcome([1], 2), outcome([0, 2], 4), outcome([0, 1], 2)
    ([-1.0, 1.0], [0.5, -0.5, 0.5, -0.5], [0.0, 0.0])
    """
    count = len(winners)
    if count == players:
        return [0.0] * players
    return [1.0 / count if seat in winners else -1.0 / (players - count) for seat in range(players)]


def margins(scores: list[int]) -> list[float]:
    """Each seat's score less the mean of the others.

    >>> margins([12, -35]), margins([3, 0, 0])
    ([47.0, -47.0], [3.0, -1.5, -1.5])
    """
    total = sum(scores)
    others = len(scores) - 1
    return [score - (total - score) / others for score in scores]
