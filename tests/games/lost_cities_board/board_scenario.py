"""Positions of the board game for tests, set up in words and answered by naming options."""

from typing import Any

import rivalry
from rivalry.core.game import State

GAME = rivalry.game("lost-cities-board")
COLOURS = ("yellow", "blue", "white", "green", "red")


class Scenario:
    """A position that is played on by naming what is answered.

    An answer that was not offered fails the test.
    """

    def __init__(self, state: State) -> None:
        self.state = state

    def answers(self, *words: str) -> "Scenario":
        for word in words:
            assert word in self.options, f"{word!r} was not offered, only {self.options}"
            self.state.apply(GAME.parse(word))
        return self

    @property
    def options(self) -> list[str]:
        decision = self.state.decision
        assert decision is not None, "the game is over"
        return [GAME.text(option) for option in decision.options]

    @property
    def plays(self) -> list[str]:
        """The cards that may be played."""
        return [word.removeprefix("play ") for word in self.options if word.startswith("play ")]

    @property
    def asked(self) -> str:
        """What is asked: the kind of question, or `over`."""
        decision = self.state.decision
        return "over" if decision is None else decision.why

    @property
    def asks_seat(self) -> int:
        decision = self.state.decision
        assert decision is not None, "the game is over"
        return decision.player

    def see(self, what: str, seat: int = 0) -> Any:
        """One seat's entry of a part of its view."""
        return self.state.view(seat)[what][seat]

    def hand(self, seat: int = 0) -> list[str]:
        cards: list[str] = self.state.view(seat)["hand"]
        return cards

    def step(self, colour: str, seat: int = 0) -> int:
        explorer = self.see("explorers", seat)[COLOURS.index(colour)]
        return explorer["step"] if explorer else 0

    def last_expedition(self, seat: int = 0) -> dict[str, Any]:
        entry: dict[str, Any] = self.state.view(None)["history"][-1]["seats"][seat]
        return entry


def scenario(
    hand: str = "",
    columns: dict[str, str] | None = None,
    explorers: dict[str, str] | None = None,
    tiles: dict[str, str | int] | None = None,
    discards: dict[str, str] | None = None,
    deck: str = "white 0, white 0, white 1, white 1",
    crossings: int = 0,
    points: int = 0,
    tokens: int = 0,
    found: int = 0,
    expedition: int = 1,
    turns: int = 0,
    rivals: list[dict[str, Any]] | None = None,
    **options: Any,
) -> Scenario:
    """Seat 0 to play a card. `explorers` are steps (`"7"`), the researcher's with R (`"R7"`).

    An explorer without a column gets one; `deck` names the top card first. Each of `rivals` may
    have hand, columns, explorers, points, tokens and found, too. Who has no hand holds yellow 0.
    """
    options.setdefault("starter", 0)
    options.setdefault("expeditions", 1)
    state = GAME.new(**options)
    state.apply(("shuffle", 1))
    state.apply(("shuffle", 2))
    data = state.to_json()
    me = {
        "hand": hand,
        "columns": columns,
        "explorers": explorers,
        "points": points,
        "tokens": tokens,
        "found": found,
    }
    sides = [me, *(rivals or [])]
    sides += [{}] * (data["players"] - len(sides))
    for key, name in (("points", "points"), ("tokens", "tokens"), ("artifacts", "found")):
        data[key] = [side.get(name) or 0 for side in sides]
    data["hands"] = [_cards(side.get("hand") or "yellow 0") for side in sides]
    data["explorers"] = [[_explorer(side, colour) for colour in COLOURS] for side in sides]
    data["columns"] = [[_column(side, colour) for colour in COLOURS] for side in sides]
    data["waiting"] = [_waiting(pieces) for pieces in data["explorers"]]
    data["paths"] = [
        {
            "colour": colour,
            "tiles": [(tiles or {}).get(f"{colour} {step}") for step in range(1, 10)],
        }
        for colour in COLOURS
    ]
    data["discards"] = [
        [f"{colour} {value}" for value in (discards or {}).get(colour, "").split()]
        for colour in COLOURS
    ]
    data["draw_pile"] = _cards(deck)[::-1]
    data["deck"] = len(data["draw_pile"])
    data |= {"crossings": crossings, "expedition": expedition, "turns": turns}
    return Scenario(type(state).from_json(data))


def _cards(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _explorer(side: dict[str, Any], colour: str) -> dict[str, Any] | None:
    word = (side.get("explorers") or {}).get(colour)
    if word is None:
        return None
    piece = "researcher" if word.startswith("R") else "adventurer"
    return {"piece": piece, "step": int(word.lstrip("R"))}


def _column(side: dict[str, Any], colour: str) -> list[int]:
    words = (side.get("columns") or {}).get(colour)
    if words is None:
        return [0] if _explorer(side, colour) else []
    return [int(word) for word in words.split()]


def _waiting(pieces: list[dict[str, Any] | None]) -> dict[str, int]:
    out = [piece["piece"] for piece in pieces if piece]
    return {
        "researcher": 1 - out.count("researcher"),
        "adventurer": 4 - out.count("adventurer"),
    }


def everybody_over(players: int, **others: Any) -> dict[str, Any]:
    """For `scenario`: four explorers behind the bridge, so that the next crossing ends it."""
    explorers = {"white": "7", "green": "7", "yellow": "7", "red": "7"}
    return {"crossings": 4, "rivals": [{"explorers": explorers}], "players": players, **others}
