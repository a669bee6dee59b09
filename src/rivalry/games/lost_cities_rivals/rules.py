"""The state of a game of Lost Cities: Rivals, what it asks, and who wins."""

from typing import Any, Final

from mypy_extensions import i64

from rivalry.core.chance import SHUFFLES, STARTERS, chance_number, is_start
from rivalry.core.decision import (
    CHANCE,
    Action,
    BadOption,
    Decision,
)
from rivalry.core.option import Option, check
from rivalry.games.lost_cities_rivals import turn as turns
from rivalry.games.lost_cities_rivals import view as views
from rivalry.games.lost_cities_rivals.cards import (
    ACTIONS,
    BID,
    BIT,
    DECK,
    DONE,
    GOLD,
    PASS,
    REMOVE,
    REMOVES,
    TAKES,
    UNCOVER,
)
from rivalry.games.lost_cities_rivals.expedition import Side, number_cards, score
from rivalry.games.lost_cities_rivals.notation import NOTATION

# What the game waits for.
STARTER: Final = 0  # chance draws who begins
WAGER: Final = 1  # chance shuffles the starting wagers
DEAL: Final = 2  # chance shuffles the draw piles
TURN: Final = 3  # a player uncovers or opens an auction
RAISE: Final = 4  # a bidder bids more or passes
TAKE: Final = 5  # the highest bidder places cards of the display
CLEAR: Final = 6  # the highest bidder may remove one card of the display
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


class State:
    """One position of a game of Lost Cities: Rivals."""

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
        self._decision: Decision | None = None  # what is asked, once somebody has looked

    def copy(self) -> "State":
        s = State(self.players, self.first_starter, self.tiebreak)
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
        return s

    @property
    def decision(self) -> Decision | None:
        if self._decision is None:
            self._decision = _ask(self)
        return self._decision

    def apply(self, action: object) -> None:
        if type(action) is int and 0 <= action < ACTIONS:
            if not is_allowed(self, action):
                raise NOTATION.refusal(self.decision, action)
            turns.answer(self, action)
        elif action in SHUFFLES and (self.phase == DEAL or self.phase == WAGER):
            if self.phase == DEAL:
                turns.deal(self, chance_number(action))
            else:
                turns.deal_wagers(self, chance_number(action))
        elif self.phase == STARTER and is_start(action, self.players):
            turns.begin_with(self, chance_number(action))
        else:
            raise NOTATION.refusal(self.decision, action)
        self._decision = None

    def view(self, seat: int | None) -> dict[str, Any]:
        return views.view(self, seat)

    def scores(self) -> list[int]:
        return [score(side) for side in self.sides]

    def winners(self) -> list[int]:
        ranks = [rank(self, seat) for seat in range(self.players)]
        return [seat for seat, own in enumerate(ranks) if own == max(ranks)]

    def to_json(self) -> dict[str, Any]:
        return views.to_json(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        return views.from_json(data)

    def __repr__(self) -> str:
        turned = DECK - self.deck_left if self.deck else 0
        return f"<lost-cities-rivals {turned} cards turned, scores {self.scores()}>"


def new(**given: Any) -> State:
    """A game before its first shuffle.

    >>> new(players=3, starter=2).decision
    Decision(-1, 'starting-wagers', SHUFFLES)
    """
    o = check(OPTIONS, given)
    players: int = o["players"]
    starter: int | None = o["starter"]
    if starter is not None and starter >= players:
        raise BadOption(f"option starter: {starter} is not a seat; seats: 0 to {players - 1}")
    s = State(players, starter, o["tiebreak"])
    for _ in range(players):
        side = Side()
        side.gold = GOLD // players
        s.sides.append(side)
    return s


# What is asked


def _ask(s: State) -> Decision | None:
    if s.phase == TURN:
        return TURNS[s.asked * 37 + (s.sides[s.asked].gold if s.display else 0)]
    if s.phase == RAISE:
        return RAISES[(s.asked * 37 + s.bid) * 37 + s.sides[s.asked].gold]
    if s.phase == TAKE:
        return Decision(s.asked, "take", take_options(s))
    if s.phase == CLEAR:
        return Decision(s.asked, "remove", remove_options(s))
    if s.phase == DEAL:
        return Decision(CHANCE, "deal", SHUFFLES)
    if s.phase == WAGER:
        return Decision(CHANCE, "starting-wagers", SHUFFLES)
    if s.phase == STARTER:
        return Decision(CHANCE, "starter", STARTERS[: s.players])
    return None


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


def take_options(s: State) -> list[int]:
    """The cards of the display that fit the highest bidder's expeditions, or no more."""
    return _ids(TAKES, s.display & ~s.sides[s.asked].closed)


def remove_options(s: State) -> list[int]:
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


def is_allowed(s: State, action: i64) -> bool:
    """Whether an action id is one of the options."""
    if s.phase == TURN:
        return UNCOVER <= action <= BID + (s.sides[s.asked].gold if s.display else 0)
    if s.phase == RAISE:
        return action == PASS or BID + s.bid < action <= BID + s.sides[s.asked].gold
    if s.phase == TAKE:
        if action < REMOVE:
            return s.display & ~s.sides[s.asked].closed & BIT[action] != 0
        return action == DONE
    if s.phase == CLEAR:
        if REMOVE <= action < DONE:
            return s.display & BIT[action - REMOVE] != 0
        return action == DONE
    return False


# The end


def rank(s: State, seat: int) -> list[int]:
    """What decides who wins: the score, and with that option gold and number cards (R29)."""
    side = s.sides[seat]
    if s.tiebreak == "shared":
        return [score(side)]
    numbers = sum([number_cards(side, colour) for colour in range(5)])
    return [score(side), side.gold, numbers]


def reveals(s: State, action: Action) -> bool:
    """Whatever turns over a card shows something hidden."""
    after = s.copy()
    after.apply(action)
    return after.deck_left < s.deck_left
