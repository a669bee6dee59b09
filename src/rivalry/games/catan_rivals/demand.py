"""One player takes resources from the other: which ones, where from, and where to."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import OWN_PLACE, POINTS_AT, RESOURCE, SETTLES, Question
from rivalry.games.catan_rivals.card import ALL_KINDS
from rivalry.games.catan_rivals.resource import (
    DONE,
    EACH,
    TAKE,
    choose_from,
    choose_gain,
    gain,
    owned,
    pay,
    pay_from,
    room,
    stores,
)
from rivalry.games.catan_rivals.state import State, effect, question


class Transfer:
    """The two questions of a transfer: where something comes from, and where it goes."""

    __slots__ = ("give", "store")

    def __init__(self, key: str, what: str = "resource") -> None:
        self.give = pay_from(f"{key}.from", f"Which of your regions does the {what} leave?")
        self.store = question(f"{key}.to", OWN_PLACE, SETTLES, f"Where do you store the {what}?")


class Demand(Transfer):
    """The questions of a demand: what is taken, and how it is transferred."""

    __slots__ = ("take",)

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.take = question(
            f"{key}.take", RESOURCE, POINTS_AT, "Which resource must your rival give you?"
        )


def choose_demand(
    s: State,
    taker: int,
    giver: int,
    asked: Question,
    n: int,
    least: int | None = None,
    namer: int | None = None,
    kinds: int = ALL_KINDS,
) -> list[int]:
    """The resources, by kind, that the taker names among those that can be given and stored.

    `least` is the number after which the taker may stop; by default all `n` are named. `namer` is
    the seat that names them, if not the taker; `kinds` are the kinds allowed, as bits.
    """
    has, free = owned(s, giver), room(s, taker)
    by = taker if namer is None else namer
    named: list[int] = []
    while len(named) < n:
        options: list[Action] = [
            TAKE[r] for r in range(6) if has[r] and free[r] and kinds & EACH[r]
        ]
        if not options:
            break
        if least is not None and len(named) >= least:
            options.append(DONE)
        answer = options[0] if len(options) == 1 else s.choose(by, asked, options)
        if answer == DONE:
            break
        r = TAKE.index(answer)
        named.append(r)
        has[r] -= 1
        free[r] -= 1
    return named


def choose_transfer(
    s: State, giver: int, taker: int, asked: Transfer, named: list[int]
) -> tuple[list[int], list[int]]:
    """Which of the giver's stores the named resources come from, and where the taker puts them."""
    given: list[int] = []
    taken: list[int] = []
    for r in range(6):
        n = named.count(r)
        if n:
            given += choose_from(s, giver, asked.give, stores(s, giver), r, n)
            taken += choose_gain(s, taker, asked.store, n, r)
    return given, taken


def no_spoils(s: State, seat: int) -> str:
    """Why nothing can be taken from the rival: they have nothing that the player has room for."""
    has_resources, free = owned(s, 1 - seat), room(s, seat)
    for r in range(6):
        if has_resources[r] and free[r]:
            return ""
    return "rival-without-spoils"


DEMANDS: Final[dict[str, Demand]] = {}
"""The demands of the cards that make the rival hand over resources."""


def demands(key: str) -> Demand:
    """Declare the questions of such a card."""
    DEMANDS[key] = Demand(key)
    return DEMANDS[key]


@effect
def demand(s: State, seat: int, key: str, n: int, least: int) -> None:
    """A player names resources that the rival must hand over."""
    asked = DEMANDS[key]
    named = choose_demand(s, seat, 1 - seat, asked.take, n, least)
    given, taken = choose_transfer(s, 1 - seat, seat, asked, named)
    pay(s, given)
    gain(s, taken)
