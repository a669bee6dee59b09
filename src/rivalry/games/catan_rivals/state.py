"""One position of Rivals for Catan: plain data, and the few questions everything asks of it."""

from typing import Any

from rivalry.core.effects import Book, Effects
from rivalry.core.hidden import Cards
from rivalry.games.catan_rivals.card import CARDS, Card
from rivalry.games.catan_rivals.place import CELLS, EAST, WEST

BOOK = Book()
effect = BOOK.effect
answered = BOOK.answered


class Prince:
    """One player's principality and hand."""

    __slots__ = ("hand", "built", "markers", "sea", "centre", "grid", "left", "right")

    def __init__(self) -> None:
        self.hand: list[int] = []  # handles of the cards in hand
        self.built: list[int] = []  # handles of own expansions in play, in the order of building
        self.markers: list[int] = []  # handles of own marker cards
        self.sea: list[int] = []  # handles of own sea cards, column by column
        self.centre: list[int] = [0] * (EAST - WEST + 1)  # by x: nothing, road, settlement, city...
        self.grid: list[int] = [-1] * CELLS  # by cell: the handle of the uppermost card there
        self.left = 0  # x of the leftmost settlement
        self.right = 0  # x of the rightmost settlement

    def copy(self) -> "Prince":
        p = Prince()
        p.hand = self.hand[:]
        p.built = self.built[:]
        p.markers = self.markers[:]
        p.sea = self.sea[:]
        p.centre = self.centre[:]
        p.grid = self.grid[:]
        p.left = self.left
        p.right = self.right
        return p


class State(Effects):
    """Everything there is to know about one game, secrets included."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.options = options  # as given and checked
        self.sets: list[str] = []  # the theme sets in play
        self.goal = 0  # victory points to win
        self.cards = Cards([])  # what each handle is, and who may know
        self.level: list[int] = []  # by handle: stored resources, owls, or the side turned up
        self.where: list[int] = []  # by handle: its cell while it is in play, else -1
        self.under: list[int] = []  # by handle: the card it lies on top of, else -1
        self.used: list[int] = []  # by handle: 1 if used this turn, or in hand since the turn's end
        self.princes = [Prince(), Prince()]
        self.stacks: list[list[int]] = []  # draw stacks, top card last
        self.backs: list[str] = []  # by draw stack: the set whose back its cards show
        self.face_up: list[int] = []  # the open stack of a theme game
        self.discard: list[int] = []  # the discard pile, top card last
        self.events: list[int] = []  # the event stack, top card last
        self.resolving: list[int] = []  # action cards being resolved; then they are discarded
        self.box: list[int] = []  # event cards that are out of the game, unseen
        self.regions: list[int] = []  # the region stack, top card last
        self.roads = 0  # roads left in the centre
        self.settlements = 0  # settlements left
        self.cities = 0  # cities left
        self.hero = -1  # the seat with the hero token: the strength advantage
        self.trader = -1  # the seat with the trade token: the trade advantage
        self.turn = 0  # whose turn it is
        self.turns = 0  # turns begun
        self.production = 0  # this turn's production number, 0 before the roll
        self.face = ""  # this turn's event face, "" before the roll
        self.herald = False  # Reiner fixed this turn's Celebration
        self.retrieved: list[int] = []  # card indices of retrieval cards played this turn
        self.protected = [False, False]  # by seat: saved from the event being resolved
        self.winner = -1  # the seat that has won
        # What the last answer made the regions yield, by seat and resource. It is told, and no part
        # of the position: nothing depends on it, so it is neither copied nor saved.
        self.produced: list[list[int]] = []

    def copy(self) -> "State":
        s = State(self.options)
        s.sets = self.sets
        s.goal = self.goal
        s.cards = self.cards.copy()
        s.level = self.level[:]
        s.where = self.where[:]
        s.under = self.under[:]
        s.used = self.used[:]
        s.princes = [self.princes[0].copy(), self.princes[1].copy()]
        s.stacks = [stack[:] for stack in self.stacks]
        s.backs = self.backs
        s.face_up = self.face_up[:]
        s.discard = self.discard[:]
        s.events = self.events[:]
        s.resolving = self.resolving[:]
        s.box = self.box[:]
        s.regions = self.regions[:]
        s.roads = self.roads
        s.settlements = self.settlements
        s.cities = self.cities
        s.hero = self.hero
        s.trader = self.trader
        s.turn = self.turn
        s.turns = self.turns
        s.production = self.production
        s.face = self.face
        s.herald = self.herald
        s.retrieved = self.retrieved[:]
        s.protected = self.protected[:]
        s.winner = self.winner
        self.copy_effects_to(s)
        return s

    def book(self) -> Book:
        return BOOK

    def digest(self) -> object:
        data = views.to_json(self)
        del data["pending"]
        return data

    def apply(self, action: object) -> None:
        if self.produced:
            self.produced = []
        self.answer(action)

    def view(self, seat: int | None) -> dict[str, Any]:
        return views.view(self, seat)

    def scores(self) -> list[int]:
        return views.scores(self)

    def winners(self) -> list[int]:
        if self.winner >= 0:
            return [self.winner]
        points = views.scores(self)
        return [seat for seat in (0, 1) if points[seat] == max(points)]

    def to_json(self) -> dict[str, Any]:
        return views.to_json(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        return views.from_json(data)

    def __repr__(self) -> str:
        return f"<catan-rivals turn {self.turns} of seat {self.turn}, points {self.scores()}>"


def card_of(s: State, h: int) -> Card:
    """What a handle is."""
    return CARDS[s.cards.identity[h]]


def in_play(s: State, seat: int, name: str) -> int:
    """The handle of a card of that name in a principality, or -1."""
    for h in s.princes[seat].built:
        if CARDS[s.cards.identity[h]].name == name:
            return h
    return -1


def has(s: State, seat: int, name: str) -> bool:
    """Whether a card of that name stands in a principality."""
    return in_play(s, seat, name) >= 0


def in_hand(s: State, seat: int, key: str) -> int:
    """The handle of a card in hand by its key, or -1."""
    for h in s.princes[seat].hand:
        if CARDS[s.cards.identity[h]].key == key:
            return h
    return -1


# Last, because a view is made of a state: the two modules import each other.
from rivalry.games.catan_rivals import view as views  # noqa: E402
