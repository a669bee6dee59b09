"""The rules of Lost Cities: Rivals: a position, what may be answered, and who wins."""

from typing import Final

from mypy_extensions import i64

from rivalry.core.decision import Decision
from rivalry.core.option import Option
from rivalry.games.lost_cities_rivals.cards import (
    BID,
    DONE,
    GOLD,
    ONE,
    PASS,
    REMOVE,
    REMOVES,
    TAKES,
    UNCOVER,
)
from rivalry.games.lost_cities_rivals.expedition import Side, number_cards, score

# What the game waits for.
STARTER: Final = 0  # chance draws who begins
WAGER: Final = 1  # chance shuffles the starting wagers
DEAL: Final = 2  # chance shuffles the draw piles
TURN: Final = 3  # a player uncovers or opens an auction
RAISE: Final = 4  # a bidder bids more or passes
TAKE: Final = 5  # the highest bidder takes cards from the display
CLEAR: Final = 6  # the highest bidder may remove one card from the display
OVER: Final = 7


OPTIONS: Final = [
    Option("players", "how many play", 2, (2, 3, 4)),
    Option("starter", "the seat that begins; none: drawn", None, (None, 0, 1, 2, 3)),
    Option(
        "tiebreak",
        "equal scores share the victory; or more gold decides, then more number cards",
        "shared",
        ("shared", "gold"),
    ),
]


def options() -> list[Option]:
    """What can be set.

    >>> [option.name for option in options()]
    ['players', 'starter', 'tiebreak']
    """
    return OPTIONS


class Position:
    """One position of a game of Lost Cities: Rivals: plain data."""

    __slots__ = (
        "players",
        "first_starter",
        "tiebreak",
        "phase",
        "starter",
        "turn",
        "asked",
        "bid",
        "leader",
        "bidding",
        "supply",
        "deck",
        "deck_left",
        "display",
        "display_twice",
        "display_thrice",
        "removed",
        "starting",
        "sides",
        "_decision",
    )

    def __init__(self, players: int, first_starter: int | None, tiebreak: str) -> None:
        self.players: i64 = players  # option
        self.first_starter = first_starter  # option
        self.tiebreak = tiebreak  # option
        self.phase: i64 = STARTER if first_starter is None else WAGER
        self.starter = 0 if first_starter is None else first_starter  # who began
        self.turn: i64 = self.starter  # whose turn it is, or who opened the auction
        self.asked: i64 = self.starter  # who decides
        self.bid: i64 = 0  # the highest bid of the auction
        self.leader: i64 = -1  # who made it; -1: there is no auction
        self.bidding: i64 = 0  # mask of the seats that have not passed
        self.supply: i64 = 0  # gold on the table
        self.deck: list[int] = []  # the shuffled cards; never changed once dealt
        self.deck_left: i64 = 0  # how many are still face down, taken from the end, 20 to a pile
        self.display: i64 = 0  # mask of the cards in the display
        self.display_twice: i64 = 0  # mask of those that lie there at least twice
        self.display_thrice: i64 = 0  # mask of those that lie there three times
        self.removed: list[int] = []  # cards out of the game, in the order they went
        self.starting: list[list[int]] = []  # the colours of the starting wagers, by seat
        self.sides: list[Side] = []
        self._decision: Decision | None = None  # what is asked, filled in when first read

    def copy_to(self, s: "Position") -> None:
        """Copy this position into another one of a game with the same options."""
        s.phase = self.phase
        s.starter = self.starter
        s.turn = self.turn
        s.asked = self.asked
        s.bid = self.bid
        s.leader = self.leader
        s.bidding = self.bidding
        s.supply = self.supply
        s.deck = self.deck
        s.deck_left = self.deck_left
        s.display = self.display
        s.display_twice = self.display_twice
        s.display_thrice = self.display_thrice
        s.removed = self.removed[:]
        s.starting = self.starting
        s.sides = [side.copy() for side in self.sides]
        s._decision = self._decision


# What is asked


TURNS: Final = [
    Decision(seat, "turn", tuple(range(UNCOVER, BID + gold + 1)))
    for seat in range(4)
    for gold in range(GOLD + 1)
]
"""Every question of a turn, by seat and gold: uncover, or open an auction with a bid."""

RAISES: Final = [
    Decision(seat, "bid", (PASS, *range(BID + bid + 1, BID + gold + 1)))
    for seat in range(4)
    for bid in range(GOLD + 1)
    for gold in range(GOLD + 1)
]
"""Every question of an auction, by seat, highest bid and gold: pass, or bid more."""


def take_options(s: Position) -> list[int]:
    """The cards in the display that fit the highest bidder's expeditions, or none."""
    return _ids(TAKES, s.display & ~s.sides[s.asked].closed)


def remove_options(s: Position) -> list[int]:
    """Any card left in the display, or none."""
    return _ids(REMOVES, s.display)


def _ids(table: list[list[int]], mask: i64) -> list[int]:
    ids: list[int] = []
    base: i64 = 0
    while mask:
        chunk: i64 = mask & 1023
        if chunk:
            ids += table[base + chunk]
        mask >>= 10
        base += 1024
    ids.append(DONE)
    return ids


def is_allowed(s: Position, action: i64) -> bool:
    """Whether an action id is one of the options."""
    if s.phase == TURN:
        if s.display == 0:
            return action == UNCOVER
        return UNCOVER <= action <= BID + s.sides[s.asked].gold
    if s.phase == RAISE:
        return action == PASS or BID + s.bid < action <= BID + s.sides[s.asked].gold
    if s.phase == TAKE:
        if action < REMOVE:
            return s.display & ~s.sides[s.asked].closed & ONE << action != 0
        return action == DONE
    if s.phase == CLEAR:
        if REMOVE <= action < DONE:
            return s.display & ONE << action - REMOVE != 0
        return action == DONE
    return False


# The end


def rank(s: Position, seat: int) -> list[int]:
    """What decides who wins: the score, and with `tiebreak` also gold and number cards (R29)."""
    side = s.sides[seat]
    if s.tiebreak == "shared":
        return [score(side)]
    numbers = sum([number_cards(side, colour) for colour in range(5)])
    return [score(side), side.gold, numbers]
