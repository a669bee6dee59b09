"""A second opinion: the score of every game recomputed from its log alone, by another method.

The scorer follows the answers as a person at the table would, with words, lists and dictionaries,
and shares no code with the rules except the shuffle.
"""

from collections import Counter, defaultdict

import pytest
from rivals_scenario import GAME

from rivalry.core.chance import SplitMix64, shuffle
from rivalry.core.contract import positions, uniform
from rivalry.core.decision import Action, Decision
from rivalry.core.game import State

FOOTPRINTS = {"2": 1, "3": 1, "4": 1, "5": 1, "6": 2, "7": 2, "8": 2, "9": 2, "10": 2}


class Scorer:
    """Reads a log line by line."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.gold = [36 // players] * players
        self.supply = 0
        self.turned = 0
        self.wagers_dealt: list[list[str]] = []
        self.cards: list[dict[str, list[str]]] = [defaultdict(list) for _ in range(players)]
        self.seat = 0  # who takes this turn
        self.bids: list[tuple[int, int]] = []  # seat and amount
        self.passed: set[int] = set()

    def read(self, answers: list[str]) -> list[int]:
        shuffles = [line for line in answers if line.startswith("shuffle")]
        for line in shuffles[:-1]:
            self.deal_wagers(int(line.split()[1], 16))
        others = [line for line in answers if not line.startswith("shuffle")]
        for line, following in zip(others, [*others[1:], "uncover"], strict=True):
            self.follow(*line.split())
            if self.bids and line.split()[0] in ("take", "remove", "done"):
                ended = following.split()[0] in ("uncover", "bid")
                if ended:
                    self.finish_auction()
        assert self.turned == 80
        return [self.score(seat) for seat in range(self.players)]

    def deal_wagers(self, bits: int) -> None:
        words = ["yellow", "blue", "white", "green", "red"]
        box = Counter(dict.fromkeys(words, 2))
        box.subtract(word for pair in self.wagers_dealt for word in pair)
        pile = [word for word in words for _ in range(box[word])]
        shuffle(pile, bits)
        while len(self.wagers_dealt) < self.players:
            first = pile.pop()
            at = max(i for i, word in enumerate(pile) if word != first)
            replaced = at < len(pile) - 1
            self.wagers_dealt.append([first, pile[at]])
            del pile[at:]
            if replaced:
                return

    def follow(self, verb: str, *rest: str) -> None:
        if verb == "start":
            self.seat = int(rest[0])
        elif verb == "uncover":
            self.turn_over(self.seat)
        elif verb == "bid":
            self.bids.append((self.bidder(), int(rest[0])))
        elif verb == "pass":
            self.passed.add(self.bidder())
        elif verb == "take":
            colour, kind = rest
            self.cards[self.bids[-1][0]][colour].append(kind)

    def bidder(self) -> int:
        if not self.bids:
            return self.seat
        leader, amount = self.bids[-1]
        ring = [(leader + step) % self.players for step in range(1, self.players)]
        # Since the leader's bid everybody asked has passed, or there would be another leader.
        return next(s for s in ring if s not in self.passed and self.gold[s] > amount)

    def finish_auction(self) -> None:
        winner, price = self.bids[-1]
        self.gold[winner] -= price
        self.supply += price
        self.bids, self.passed = [], set()
        self.turn_over(winner)

    def turn_over(self, seat: int) -> None:
        self.turned += 1
        if self.turned in (20, 40, 60):
            share, self.supply = divmod(self.supply, self.players)
            self.gold = [gold + share for gold in self.gold]
        self.seat = (seat + 1) % self.players

    def score(self, seat: int) -> int:
        points = self.gold[seat]
        for colour in ("yellow", "blue", "white", "green", "red"):
            kinds = self.cards[seat][colour]
            numbers = [kind for kind in kinds if kind != "wager"]
            assert [int(n) for n in numbers] == sorted(int(n) for n in numbers)
            assert "wager" not in kinds[len(kinds) - len(numbers) :]
            wagers = len(kinds) - len(numbers) + self.wagers_dealt[seat].count(colour)
            value = sum(FOOTPRINTS[number] for number in numbers) * (wagers + 1)
            points += value + (8 if len(numbers) > 3 else 0)
        return points


def small_bids(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Bids little, takes much: games with many auctions and long expeditions."""
    if decision.why in ("turn", "bid"):
        return decision.options[rng.below(min(3, len(decision.options)))]
    if decision.why == "take" and rng.below(4):
        return decision.options[0]
    return uniform(state, decision, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_score_can_be_recomputed_from_the_log_alone(players: int) -> None:
    for seed in range(120):
        answers = []
        choose = small_bids if seed % 2 else uniform
        for state, _, action in positions(GAME, seed, choose, players=players):
            answers.append(GAME.text(action))
            last = state
        scorer = Scorer(players)
        assert scorer.read(answers) == last.scores(), f"seed {seed}"
        assert scorer.gold == last.view(None)["gold"]
        assert scorer.supply == last.view(None)["supply"]
