"""Positions of Rivals set up in words, and answers given by naming the option."""

from collections import Counter
from collections.abc import Sequence

import rivalry
from rivalry.core.decision import Decision
from rivalry.games.lost_cities_rivals.cards import CARD_NAMES, COLOURS, FULL_DECK
from rivalry.games.lost_cities_rivals.state import State

GAME = rivalry.game("lost-cities-rivals")

STARTING = [["yellow", "blue"], ["white", "green"], ["yellow", "blue"], ["white", "green"]]
"""Starting wagers unless a scenario says otherwise; nobody has a red one."""


class Table:
    """A game in progress. Every answer is checked to be one that was offered."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def decision(self) -> Decision:
        decision = self.state.decision
        assert decision is not None, "the game is over"
        return decision

    def offered(self) -> list[str]:
        return [GAME.text(option) for option in self.decision.options]

    def seat(self, seat: int, *answers: str) -> "Table":
        """A seat gives its answers, one after the other."""
        for words in answers:
            assert self.decision.player == seat, f"seat {self.decision.player} is asked"
            assert words in self.offered(), f"{words} is not offered, but {self.offered()}"
            self.state.apply(GAME.parse(words))
        return self

    def may(self, seat: int, *answers: str) -> "Table":
        """Exactly these answers are offered to that seat."""
        assert self.decision.player == seat, f"seat {self.decision.player} is asked"
        assert self.offered() == list(answers)
        return self

    @property
    def display(self) -> str:
        return ", ".join(self.state.view(None)["display"])

    @property
    def gold(self) -> list[int]:
        gold: list[int] = self.state.view(None)["gold"]
        return gold

    @property
    def supply(self) -> int:
        supply: int = self.state.view(None)["supply"]
        return supply

    @property
    def turn(self) -> int:
        """Whose turn it is; the game waits for that seat to take it."""
        assert self.decision.why == "turn"
        return self.decision.player

    @property
    def removed(self) -> list[str]:
        removed: list[str] = self.state.view(None)["removed"]
        return removed

    @property
    def left(self) -> int:
        return sum(self.state.view(None)["piles"])

    @property
    def over(self) -> bool:
        return self.state.decision is None

    def expedition(self, seat: int, colour: str) -> str:
        """One expedition in words: `wager 4 8`."""
        line = self.state.view(None)["expeditions"][seat][COLOURS.index(colour)]
        return " ".join(["wager"] * line["wagers"] + [str(number) for number in line["numbers"]])

    def points(self, seat: int, colour: str) -> int:
        points: int = self.state.view(None)["expeditions"][seat][COLOURS.index(colour)]["score"]
        return points


def scenario(
    players: int = 2,
    *,
    turn: int = 0,
    gold: Sequence[int] | None = None,
    supply: int | None = None,
    display: str = "",
    next: str = "",
    left: int = 30,
    sides: Sequence[str] = (),
    starting: Sequence[Sequence[str]] = (),
    tiebreak: str = "shared",
) -> Table:
    """A turn with these cards: `display="red 4, white 2"`, `sides=["red 4 8, blue wager"]`.

    `next` are the cards on top of the draw pile, top first; `left` counts all cards face down.
    The sides come on top of the starting wagers. Cards not named are face down or removed.
    """
    starts = [list(pair) for pair in (starting or STARTING[:players])]
    if gold is None:
        gold = [(36 - (supply or 0)) // players] * players
    if supply is None:
        supply = 36 - sum(gold)
    shown = _cards(display)
    top = _cards(next)
    lines = []
    rest = Counter(CARD_NAMES[card] for card in FULL_DECK)
    for seat in range(players):
        own = _expeditions(sides[seat] if seat < len(sides) else "")
        rest.subtract(_as_cards(own))
        lines.append(_with_starting(own, starts[seat]))
    rest.subtract([*shown, *top])
    assert min(rest.values(), default=0) >= 0, "a card is named more often than there are"
    unnamed = list(rest.elements())
    hidden = unnamed[: left - len(top)]
    data = {
        "options": {"players": players, "starter": 0, "tiebreak": tiebreak},
        "phase": "turn",
        "starter": 0,
        "turn": turn,
        "asked": turn,
        "piles": [left],
        "display": shown,
        "auction": None,
        "gold": list(gold),
        "supply": supply,
        "starting_wagers": starts,
        "expeditions": lines,
        "removed": unnamed[left - len(top) :],
        "face_down": hidden + top[::-1],
    }
    assert len(hidden) + len(top) == left, "there are not so many cards left"
    state = State.from_json(data)
    return Table(state)


def _cards(words: str) -> list[str]:
    return [card.strip() for card in words.split(",") if card.strip()]


def _expeditions(words: str) -> dict[str, list[str]]:
    expeditions = {}
    for part in _cards(words):
        colour, *kinds = part.split()
        expeditions[colour] = kinds
    return expeditions


def _as_cards(expeditions: dict[str, list[str]]) -> list[str]:
    return [f"{colour} {kind}" for colour, kinds in expeditions.items() for kind in kinds]


def _with_starting(own: dict[str, list[str]], pair: list[str]) -> list[dict[str, object]]:
    lines: list[dict[str, object]] = []
    for colour in COLOURS:
        kinds = own.get(colour, [])
        wagers = kinds.count("wager") + pair.count(colour)
        lines.append({"wagers": wagers, "numbers": [int(k) for k in kinds if k != "wager"]})
    return lines
