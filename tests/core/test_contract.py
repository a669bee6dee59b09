"""The contract: a sound game passes, and each check really catches a game that breaks it.

`Countdown` is a sound game: both players hold a hidden number of 1 to 9 each, take 1 to 3 from a
heap in turn, and whoever is nearer to the own number wins. Each broken game changes
one thing.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from rivalry.core import contract
from rivalry.core.account import Glance, nothing_to_tell
from rivalry.core.chance import SHUFFLES, SplitMix64, chance_number
from rivalry.core.contract import check_game, check_swaps_matter, fingerprint, positions
from rivalry.core.decision import (
    CHANCE,
    Decision,
    IllegalAction,
    MalformedAction,
    NotYourDecision,
)
from rivalry.core.option import Option, check

HEAP = 12


class Countdown:
    """A sound state; subclasses break one thing each."""

    def __init__(self) -> None:
        self.secrets: list[int] = []
        self.taken: list[int] = []

    @property
    def decision(self) -> Decision | None:
        if not self.secrets:
            return Decision(CHANCE, "deal", SHUFFLES)
        left = HEAP - sum(self.taken)
        if left == 0:
            return None
        return Decision(len(self.taken) % 2, "take", list(range(1, min(left, 3) + 1)))

    def apply(self, action: Any) -> None:
        d = self.decision
        if d is None:
            raise NotYourDecision("the game is over")
        if type(action) is not int and action not in SHUFFLES:
            raise MalformedAction(f"{action!r} is not an action")
        if action not in d.options:
            raise IllegalAction(f"{action!r} is not allowed")
        self.change(action)

    def change(self, action: Any) -> None:
        if self.secrets:
            self.taken.append(action)
        else:
            bits = chance_number(action)
            self.secrets = [bits % 9 + 1, bits // 9 % 9 + 1]

    def copy(self) -> "Countdown":
        s = type(self)()
        s.secrets = self.secrets[:]
        s.taken = self.taken[:]
        return s

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = self.secrets[seat] if self.secrets and seat is not None else None
        return {"seat": seat, "mine": mine, "dealt": bool(self.secrets), "taken": self.taken[:]}

    def scores(self) -> list[int]:
        if not self.secrets or sum(self.taken) < HEAP:
            return [0, 0]
        return [-abs(self.secrets[seat] - sum(self.taken[seat::2])) for seat in (0, 1)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in (0, 1) if scores[seat] == max(scores)]

    def to_json(self) -> dict[str, Any]:
        return {"secrets": self.secrets[:], "taken": self.taken[:]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Countdown":
        s = cls()
        s.secrets = data["secrets"][:]
        s.taken = data["taken"][:]
        return s


def countdown(state: type[Countdown] = Countdown, **changes: Any) -> Any:
    """The game of Countdown with this state class, and with other members where given."""

    def new(**options: Any) -> Countdown:
        check([], options)
        return state()

    def text(action: Any) -> str:
        return f"take {action}" if type(action) is int else f"deal {action[1]}"

    def parse(words: str) -> Any:
        word, _, number = words.partition(" ")
        if word not in ("take", "deal") or not number.isdecimal():
            raise MalformedAction(words)
        return int(number) if word == "take" else ("shuffle", int(number))

    def sampler(view: dict[str, Any]) -> Callable[[int], Countdown]:
        world = state()
        world.taken = view["taken"][:]
        world.secrets = [1, 1] if view["dealt"] else []
        if view["mine"] is not None:
            world.secrets[view["seat"]] = view["mine"]
        return lambda bits: scramble(world, view["seat"], bits)

    def scramble(s: Countdown, seat: int | None, bits: int) -> Countdown:
        world = s.copy()
        rng = SplitMix64(bits)
        for other in (0, 1):
            if s.secrets and other != seat:
                world.secrets[other] = 1 + rng.below(9)
        return world

    members: dict[str, Any] = {
        "name": "countdown",
        "title": "Countdown",
        "version": 1,
        "options": list[Option],
        "new": new,
        "text": text,
        "parse": parse,
        "prompts": {"deal": "Which cards?", "take": "How many?", "other": "How many?"},
        "glance": nothing_to_tell,
        "sampler": sampler,
        "scramble": scramble,
        "reveals": lambda s, action: False,
    }
    return SimpleNamespace(**{**members, **changes})


def check_some(game: Any, **more: Any) -> None:
    """What a test of a game does: several seeds."""
    for seed in range(6):
        check_game(game, seed, **{"bound": 100, **more})


def caught(game: Any, words: str, **more: Any) -> None:
    with pytest.raises(AssertionError, match=words):
        check_some(game, **more)


def caught_among_others(game: Any, words: str, **more: Any) -> None:
    """For a fault that several checks may meet first: over many seeds this one meets it too."""
    complaints = []
    for seed in range(20):
        try:
            check_game(game, seed, bound=100, **more)
        except AssertionError as error:
            complaints.append(str(error))
    assert len(complaints) == 20, "some seeds passed"
    assert any(words in complaint for complaint in complaints), complaints


def test_a_sound_game_passes() -> None:
    check_some(countdown())
    check_swaps_matter(countdown(), range(3))


def test_the_number_of_decisions_comes_back() -> None:
    played = list(positions(countdown(), 3))
    assert check_game(countdown(), 3, choose=lambda s, d, rng: played_answer(s, played)) == len(
        played
    )


def played_answer(state: Countdown, played: list[Any]) -> Any:
    return played[0 if not state.secrets else len(state.taken) + 1][2]


# Options


def test_no_options_at_all_are_caught() -> None:
    class Broken(Countdown):
        @property
        def decision(self) -> Decision | None:
            d = super().decision
            return Decision(0, "take", []) if d and len(self.taken) == 2 else d

    caught(countdown(Broken), "take has no options")


def test_an_option_offered_twice_is_caught() -> None:
    class Broken(Countdown):
        @property
        def decision(self) -> Decision | None:
            d = super().decision
            if d and self.taken:
                return Decision(d.player, d.why, [1, *d.options])
            return d

    caught(countdown(Broken), "take offers something twice")


def test_options_out_of_order_are_caught() -> None:
    class Broken(Countdown):
        @property
        def decision(self) -> Decision | None:
            d = super().decision
            if d and self.secrets:
                return Decision(d.player, d.why, list(d.options)[::-1])
            return d

    caught(countdown(Broken), "take is out of order")


@pytest.mark.parametrize(
    ("player", "weights", "words"),
    [
        (0, [1, 1, 1], "is not a chance decision"),
        (CHANCE, [1, 1], "needs a weight per option"),
        (CHANCE, [1, 0, 1], "offers what cannot happen"),
    ],
)
def test_wrong_weights_are_caught(player: int, weights: list[int], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        contract.check_options(countdown(), Decision(player, "take", [1, 2, 3], weights))


# Notation


def test_a_notation_that_means_something_else_is_caught() -> None:
    caught(countdown(text=lambda action: "take 1" if type(action) is int else "deal 5"), "mean")


def test_a_notation_that_cannot_be_read_is_caught() -> None:
    game = countdown(text=lambda action: f"grab {action}" if type(action) is int else "deal 5")
    with pytest.raises(MalformedAction, match="grab"):
        check_some(game)


def test_a_notation_that_loses_part_of_a_shuffle_is_caught() -> None:
    sound = countdown()
    game = countdown(
        text=lambda a: sound.text(a) if type(a) is int else f"deal {a[1] % 1000}",
    )
    caught(game, "notation leads to another position")


# Copies and saving


def test_a_copy_that_shares_a_list_is_caught() -> None:
    class Broken(Countdown):
        def copy(self) -> Countdown:
            s = super().copy()
            s.taken = self.taken
            return s

    caught(countdown(Broken), "playing on a copy changed the original")


def test_a_copy_whose_list_the_original_still_changes_is_caught() -> None:
    class Broken(Countdown):
        old: "Broken | None" = None

        def copy(self) -> Countdown:
            s = super().copy()
            assert isinstance(s, Broken)
            self.old = s
            return s

        def change(self, action: Any) -> None:
            super().change(action)
            if self.old is not None and self.secrets:
                self.old.taken = self.taken[:]

    caught(countdown(Broken), "playing on changed an older copy")


def test_a_copy_that_forgets_something_is_caught() -> None:
    class Broken(Countdown):
        def copy(self) -> Countdown:
            s = type(self)()
            s.secrets = self.secrets[:]
            return s

    caught(countdown(Broken), "a copy differs")


def test_a_copy_that_asks_something_else_is_caught() -> None:
    class Broken(Countdown):
        why = "take"

        @property
        def decision(self) -> Decision | None:
            d = super().decision
            return Decision(d.player, self.why, d.options) if d else None

        def copy(self) -> Countdown:
            s = super().copy()
            assert isinstance(s, Broken)
            s.why = "other"
            return s

    caught(countdown(Broken), "a copy asks something else")


def test_saving_that_forgets_something_is_caught() -> None:
    class Broken(Countdown):
        @classmethod
        def from_json(cls, data: dict[str, Any]) -> Countdown:
            return super().from_json({**data, "taken": data["taken"][:3]})

    caught(countdown(Broken), "a loaded state differs")


def test_a_loaded_state_that_asks_something_else_is_caught() -> None:
    class Broken(Countdown):
        loaded = False

        @classmethod
        def from_json(cls, data: dict[str, Any]) -> Countdown:
            s = super().from_json(data)
            assert isinstance(s, Broken)
            s.loaded = True
            return s

        @property
        def decision(self) -> Decision | None:
            d = super().decision
            return Decision(d.player, "again", d.options) if d and self.loaded else d

    caught(countdown(Broken), "a loaded state asks something else")


def test_a_loaded_state_with_other_scores_is_caught() -> None:
    class Broken(Countdown):
        loaded = False

        @classmethod
        def from_json(cls, data: dict[str, Any]) -> Countdown:
            s = super().from_json(data)
            assert isinstance(s, Broken)
            s.loaded = True
            return s

        def scores(self) -> list[int]:
            return [0, 0] if self.loaded else super().scores()

    caught(countdown(Broken), "a loaded state has different scores")


def test_a_state_that_is_no_json_is_caught() -> None:
    class Broken(Countdown):
        def to_json(self) -> dict[str, Any]:
            return {**super().to_json(), "extra": {1, 2}}

    with pytest.raises(TypeError, match="not JSON serializable"):
        check_some(countdown(Broken))


# Refusals


def test_an_illegal_answer_that_is_accepted_is_caught() -> None:
    class Broken(Countdown):
        def apply(self, action: Any) -> None:
            if self.decision is not None and self.secrets and action in (1, 2, 3):
                self.taken.append(min(action, HEAP - sum(self.taken)))
            else:
                super().apply(action)

    caught(countdown(Broken), "was accepted but not offered")


@pytest.mark.parametrize("junk", [None, True, "", -1, (), ("no", "such")])
def test_junk_that_is_accepted_is_caught(junk: Any) -> None:
    class Broken(Countdown):
        def apply(self, action: Any) -> None:
            if type(action) is type(junk) and action == junk and self.decision is not None:
                return
            super().apply(action)

    caught(countdown(Broken), "was accepted but not offered")


def test_a_refused_answer_that_changes_something_is_caught() -> None:
    class Broken(Countdown):
        def apply(self, action: Any) -> None:
            try:
                super().apply(action)
            except IllegalAction:
                self.taken.append(0)
                raise

    caught(countdown(Broken), "changed the state")


def test_an_error_that_is_no_refusal_is_caught() -> None:
    class Broken(Countdown):
        def apply(self, action: Any) -> None:
            if action is None:
                raise TypeError("what?")
            super().apply(action)

    with pytest.raises(TypeError, match="what"):
        check_some(countdown(Broken))


# Hidden information


class Leaking(Countdown):
    """Tells everything to everybody; `leaks` says to whom and when."""

    def leaks(self, seat: int | None) -> bool:
        return True

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "all": self.secrets[:] if self.leaks(seat) else None}


def leak_of(state: type[Leaking]) -> Any:
    """The game with that leak, and with a sampler that is no better."""
    sound = countdown(state)

    def sampler(view: dict[str, Any]) -> Callable[[int], Countdown]:
        if view["all"] is None:
            honest: Callable[[int], Countdown] = sound.sampler(view)
            return honest
        world = state.from_json({"secrets": view["all"], "taken": view["taken"]})
        return lambda bits: world.copy()

    return countdown(state, sampler=sampler)


def test_a_view_that_leaks_is_caught() -> None:
    caught(leak_of(Leaking), "the view of seat 0 leaks")


def test_a_view_that_leaks_to_spectators_only_is_caught() -> None:
    class Broken(Leaking):
        def leaks(self, seat: int | None) -> bool:
            return seat is None

    caught(leak_of(Broken), "the view of seat None leaks")


def test_a_view_that_leaks_to_one_seat_once_is_caught() -> None:
    class Broken(Leaking):
        def leaks(self, seat: int | None) -> bool:
            return seat == 1 and len(self.taken) == 3

    caught(leak_of(Broken), "the view of seat 1 leaks")


def test_a_view_that_leaks_only_at_the_end_is_caught() -> None:
    class Broken(Leaking):
        def leaks(self, seat: int | None) -> bool:
            return sum(self.taken) == HEAP

    caught(leak_of(Broken), "the view of seat 0 leaks")


def test_a_leak_is_still_caught_when_hidden_things_are_checked_now_and_then() -> None:
    caught(leak_of(Leaking), "leaks", hidden_every=3)


def test_a_glance_that_leaks_is_caught() -> None:
    game = countdown(glance=lambda s: Glance(shown=[str(secret) for secret in s.secrets]))
    caught(game, "a glance leaks to seat 0")


def test_a_question_that_depends_on_hidden_things_is_caught() -> None:
    class Broken(Countdown):
        @property
        def decision(self) -> Decision | None:
            d = super().decision
            if d is None or not self.secrets:
                return d
            return Decision(d.player, d.why, d.options[: self.secrets[1 - d.player]])

    caught_among_others(countdown(Broken), "depends on hidden things")


def test_a_sampler_that_ignores_what_the_seat_knows_is_caught() -> None:
    sound = countdown()
    game = countdown(sampler=lambda view: sound.sampler({**view, "mine": None}))
    caught(game, "a sampled world of seat 0 differs")


def test_a_sampler_that_forgets_what_was_played_is_caught() -> None:
    sound = countdown()
    game = countdown(sampler=lambda view: sound.sampler({**view, "taken": []}))
    caught(game, "a sampled world of seat 0 differs")


def test_a_sampled_world_that_asks_something_else_is_caught() -> None:
    class World(Countdown):
        @property
        def decision(self) -> Decision | None:
            d = super().decision
            return Decision(d.player, "elsewhere", d.options) if d else None

    game = countdown(sampler=countdown(World).sampler)
    caught(game, "a sampled world asks seat 0 something else")


def test_a_made_world_that_remembers_the_question_of_another_is_caught() -> None:
    class Broken(Countdown):
        asked: Decision | None = None

        @property
        def decision(self) -> Decision | None:
            if self.asked is None:
                d = super().decision
                if d is not None and self.secrets:
                    d = Decision(d.player, d.why, d.options[: self.secrets[d.player]])
                self.asked = d
            return self.asked

        def change(self, action: Any) -> None:
            super().change(action)
            self.asked = None

        def copy(self) -> Countdown:
            s = super().copy()
            assert isinstance(s, Broken)
            s.asked = self.asked
            return s

    caught(countdown(Broken), "a new world remembers another's question")


def test_a_leak_test_that_tests_nothing_is_caught() -> None:
    game = countdown(scramble=lambda s, seat, bits: s.copy())
    with pytest.raises(AssertionError, match="scrambling for seat 0 never changes anything"):
        check_swaps_matter(game, range(3))


# The end


def test_an_endless_game_is_caught() -> None:
    class Broken(Countdown):
        def change(self, action: Any) -> None:
            super().change(action)
            if len(self.taken) == 4:
                del self.taken[:]

    caught(countdown(Broken), "not over after 100 decisions")


@pytest.mark.parametrize("scores", [[], [1.5, 2], [True, False], ["1", "2"]])
def test_wrong_scores_are_caught(scores: list[Any]) -> None:
    class Broken(Countdown):
        def scores(self) -> list[Any]:
            return scores if self.decision is None else [0, 0]

        def winners(self) -> list[int]:
            return [0]

    caught(countdown(Broken), "are not scores")


def test_a_question_without_words_is_caught() -> None:
    caught(countdown(prompts={"deal": "Which cards?"}), "take has no prompt")


@pytest.mark.parametrize("winners", [[], [0, 0], [1, 0], [2], [-1]])
def test_wrong_winners_are_caught(winners: list[int]) -> None:
    class Broken(Countdown):
        def winners(self) -> list[int]:
            return winners

    caught(countdown(Broken), "are not winners|are not seats")


def test_an_answer_accepted_after_the_end_is_caught() -> None:
    class Broken(Countdown):
        def apply(self, action: Any) -> None:
            if self.decision is not None:
                super().apply(action)

    caught(countdown(Broken), "an answer after the end was accepted")


def test_a_game_that_depends_on_more_than_state_and_answer_is_caught() -> None:
    clock = [0]

    class Broken(Countdown):
        def change(self, action: Any) -> None:
            clock[0] += 1
            super().change(action)
            if len(self.taken) == 1:
                self.secrets[0] = clock[0] % 1000

    caught(countdown(Broken), "notation leads to another position|replayed log ends elsewhere")


def test_a_log_that_replays_elsewhere_is_caught() -> None:
    sound = countdown()
    made = [0]

    def new(**options: Any) -> Countdown:
        made[0] += 1
        s: Countdown = sound.new(**options)
        if made[0] > 2:  # the state and its shadow are sound, replayed ones are not
            s.taken = [0]
        return s

    caught(countdown(new=new), "the replayed log ends elsewhere")


# Fingerprints


def test_a_fingerprint_sees_answers_and_views() -> None:
    class Talkative(Countdown):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "more": 1}

    game = countdown()
    assert fingerprint(game, 1) == fingerprint(countdown(), 1)
    assert fingerprint(game, 1) != fingerprint(game, 2)
    assert fingerprint(game, 1) != fingerprint(countdown(Talkative), 1)
