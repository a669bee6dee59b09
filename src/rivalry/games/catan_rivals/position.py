"""A state that shows, saves and copies itself: what all code outside the rules works with."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from rivalry.core.decision import seat_or_none
from rivalry.core.effects import frames_from_json
from rivalry.core.hidden import Cards
from rivalry.games.catan_rivals import setup, view
from rivalry.games.catan_rivals.card import BY_KEY, CARDS
from rivalry.games.catan_rivals.notation import is_word
from rivalry.games.catan_rivals.state import State
from rivalry.games.catan_rivals.tournament import STACK_BACKS
from rivalry.games.catan_rivals.zone import OWN_ZONES, ZONES, cards_in, plain, set_plain


class Position(State):
    """One position of Rivals for Catan, as `core.game.State` describes it."""

    def copy(self) -> "Position":
        return Position(self.options, self.mode, self)

    def apply(self, action: object) -> None:
        if self.produced:
            self.produced = []
        self.answer(action)

    def settle(self) -> None:
        setup.settle(self)

    def knows(self, action: object) -> bool:
        return is_word(action)

    def view(self, seat: object) -> dict[str, Any]:
        return view.view(self, seat_or_none(seat, 2))

    def scores(self) -> list[int]:
        return view.scores(self)

    def winners(self) -> list[int]:
        if self.winner >= 0:
            return [self.winner]
        points = view.scores(self)
        return [seat for seat in (0, 1) if points[seat] == max(points)]

    def digest(self) -> object:
        data = to_json(self)
        del data["pending"]
        return data

    def to_json(self) -> dict[str, Any]:
        return to_json(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Position":
        return from_json(data)

    def __repr__(self) -> str:
        return f"<catan-rivals turn {self.turns} of seat {self.turn}, points {self.scores()}>"


def new(**given: Any) -> Position:
    """A game before its first shuffle.

    >>> new(mode="gold", starter=0).decision.why
    'cards.shuffle'
    """
    s = before_shuffle(setup.checked(given))
    s.stack.append((setup.set_up.name, (), ()))
    s.run()
    return s


def before_shuffle(o: dict[str, Any]) -> Position:
    """The table with everything on it, before anything is pending."""
    last = LAST[0] if LAST else None
    if last is None or last.options != o:
        last = Position(dict(o), setup.MODES[o["mode"]])
        setup.lay_out(last)
        LAST[:] = [last]
    s = last.copy()
    s.options = o
    return s


LAST: Final[list[Position]] = []
"""The table that was laid out last: copying it is faster than laying out the same one again."""


# Saving

PER_CARD = ("level", "where", "under", "used")
PER_PRINCE = ("centre", "grid", "names", "points")
COUNTS = ("left", "right", "ships", "unbuilt")


def to_json(s: State) -> dict[str, Any]:
    """The whole state, hidden cards included."""
    data: dict[str, Any] = {
        "options": s.options,
        "identity": _keys(list(s.cards.identity)),
        "known": list(s.cards.known),
        **{name: list(getattr(s, name)) for name in PER_CARD},
        "princes": [
            {
                "hand": p.hand[:],
                **{name: getattr(p, name)[:] for name in OWN_ZONES},
                **{name: list(getattr(p, name)) for name in PER_PRINCE},
                **{name: getattr(p, name) for name in COUNTS},
            }
            for p in s.princes
        ],
        "stacks": [stack[:] for stack in s.stacks],
        "piles": [pile[:] for pile in s.piles],
        **{zone.name: cards_in(s, zone.name)[:] for zone in ZONES},
        **plain(s),
        "pending": view.frames_to_json(s.stack),
    }
    if s.mode.decks:
        data["sleeves"] = list(s.sleeves)
        data["decks"] = [_keys(deck) for deck in s.decks]
        data["added"] = [_keys(deck) for deck in s.added]
    return data


def _keys(cards: list[int]) -> list[str]:
    return [CARDS[i].key for i in cards]


def from_json(data: dict[str, Any]) -> Position:
    """The state that `to_json` wrote; it asks its pending question again."""
    s = before_shuffle(data["options"])
    s.cards = Cards([BY_KEY[key].index for key in data["identity"]], data["known"][:])
    # Vectors are assigned by name: setattr leaks the previous value (mypyc 2.4).
    s.level, s.where = vec[i16](data["level"]), vec[i16](data["where"])
    s.under, s.used = vec[i16](data["under"]), vec[i16](data["used"])
    if s.mode.decks:
        s.sleeves = vec[i16](data["sleeves"])
        s.decks = [[BY_KEY[key].index for key in deck] for deck in data["decks"]]
        s.added = [[BY_KEY[key].index for key in deck] for deck in data["added"]]
    if s.mode.decks and data["stacks"]:
        s.backs = STACK_BACKS
    for p, saved in zip(s.princes, data["princes"], strict=True):
        p.hand = saved["hand"][:]
        for name in OWN_ZONES:
            setattr(p, name, saved[name][:])
        p.centre, p.grid = vec[i16](saved["centre"]), vec[i16](saved["grid"])
        p.names, p.points = vec[i16](saved["names"]), vec[i16](saved["points"])
        for name in COUNTS:
            setattr(p, name, saved[name])
    s.stacks = [stack[:] for stack in data["stacks"]]
    s.piles = [pile[:] for pile in data["piles"]]
    for zone in ZONES:
        setattr(s, zone.name, data[zone.name][:])
    set_plain(s, data)
    s.stack = frames_from_json(data["pending"])
    s.run()
    return s
