"""High Card: two hidden cards, and the nerve to hold them. The module that is the game."""

from collections.abc import Callable
from typing import Any

from rivalry.core.account import nothing_to_tell as glance
from rivalry.core.chance import SHUFFLES, chance_number, shuffle
from rivalry.core.decision import CHANCE, Action, Decision
from rivalry.core.game import View
from rivalry.core.game import answers_are_open as is_secret
from rivalry.core.notation import Notation
from rivalry.core.option import Option, check

__all__ = ["glance", "is_secret"]

name = "high-card"
title = "High Card"
version = 1
prompts = {"deal": "How are the cards shuffled?", "hold": "Do you hold or fold?"}

CARDS = 9
FOLD, HOLD = 0, 1
NOTATION = Notation(title, ["fold", "hold"], "'fold' or 'hold'")
text, parse = NOTATION.text, NOTATION.parse


class State:
    """One position: the cards 1 to 9 as shuffled, what was said in this deal, the points."""

    __slots__ = ("rounds", "prize", "round", "cards", "said", "points")

    def __init__(self, rounds: int, prize: int) -> None:
        self.rounds = rounds  # option
        self.prize = prize  # option
        self.round = 0  # deals that are over
        self.cards: list[int] = []  # seat 0 holds the first, seat 1 the second, nobody the others
        self.said: list[int] = []  # FOLD or HOLD, in the order of answering
        self.points = [0, 0]

    def copy(self) -> "State":
        s = State(self.rounds, self.prize)
        s.round = self.round
        s.cards = self.cards[:]
        s.said = self.said[:]
        s.points = self.points[:]
        return s

    @property
    def decision(self) -> Decision | None:
        if self.round == self.rounds:
            return None
        if not self.cards:
            return Decision(CHANCE, "deal", SHUFFLES)
        return Decision((self.round + len(self.said)) % 2, "hold", [FOLD, HOLD])

    def apply(self, action: object) -> None:
        d = self.decision
        # True and 1.0 equal 1 in Python, but they are not actions.
        if d is None or type(action) not in (int, tuple) or action not in d.options:
            raise NOTATION.refusal(d, action)
        if d.player == CHANCE:
            self.cards = list(range(1, CARDS + 1))
            shuffle(self.cards, chance_number(action))
            return
        self.said.append(HOLD if action == HOLD else FOLD)
        if len(self.said) == 2:
            self._score()

    def _score(self) -> None:
        """The deal is over: points for everybody, and the cards go back."""
        first = self.round % 2
        for place, other in ((0, 1), (1, 0)):
            if self.said[other] == FOLD:
                self.points[(first + place) % 2] += 1
        if self.said == [HOLD, HOLD]:
            self.points[0 if self.cards[0] > self.cards[1] else 1] += self.prize
        self.round += 1
        self.cards, self.said = [], []

    def view(self, seat: int | None) -> View:
        return {
            "game": name,
            "seat": seat,
            "options": {"rounds": self.rounds, "prize": self.prize},
            "round": self.round,
            "dealt": bool(self.cards),
            "card": self.cards[seat] if self.cards and seat is not None else None,
            "said": [NOTATION.words[one] for one in self.said],
            "points": self.points[:],
        }

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat in (0, 1) if self.points[seat] == max(self.points)]

    def to_json(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "prize": self.prize,
            "round": self.round,
            "cards": self.cards[:],
            "said": self.said[:],
            "points": self.points[:],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        s = State(data["rounds"], data["prize"])
        s.round = data["round"]
        s.cards = data["cards"][:]
        s.said = data["said"][:]
        s.points = data["points"][:]
        return s


def options() -> list[Option]:
    return [
        Option("rounds", "deals of a game", 3, range(1, 10)),
        Option("prize", "points for the higher card when both hold", 2, range(1, 6)),
    ]


def new(**given: Any) -> State:
    return State(**check(options(), given))


def sampler(view: View) -> Callable[[int], State]:
    world = State(**view["options"])
    world.round = view["round"]
    world.said = [NOTATION.ids[words] for words in view["said"]]
    world.points = view["points"][:]
    if view["dealt"]:
        world.cards = list(range(1, CARDS + 1))
        if view["card"] is not None:  # the seat's card to the seat, the rest anywhere
            world.cards.remove(view["card"])
            world.cards.insert(view["seat"], view["card"])
    return lambda bits: scramble(world, view["seat"], bits)


def scramble(state: State, seat: int | None, bits: int) -> State:
    s = state.copy()
    if s.cards:
        hidden = [i for i in range(CARDS) if i != seat]
        mixed = [s.cards[i] for i in hidden]
        shuffle(mixed, bits)
        for i, card in zip(hidden, mixed, strict=True):
            s.cards[i] = card
    return s


def reveals(state: State, action: Action) -> bool:
    return len(state.said) == 1  # the second answer ends the deal: the points hint at the cards
