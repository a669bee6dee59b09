"""One position of Rivals for Catan as plain data, and the few questions all modules ask of it."""

from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from rivalry.core.effects import Book, Effects
from rivalry.core.hidden import Cards
from rivalry.games.catan_rivals.card import CARDS, MOST_NAMES, POINTS, Card
from rivalry.games.catan_rivals.place import CELLS, EAST, WEST

BOOK: Final = Book()
effect = BOOK.effect
question = BOOK.question
QUESTIONS: Final = BOOK.questions

NOTES: Final[list[str]] = []
"""The words that `State.notes` are made of."""

EMPTY: Final[vec[i16]] = vec[i16]()


def note(word: str) -> str:
    """Declare a word for something that holds until the turn is over."""
    NOTES.append(word)
    return word


@dataclass(frozen=True)
class Mode:
    """How the ways to play differ. Only the setup refers to a mode by its name."""

    goal: int  # victory points to win
    basic_stacks: int
    theme_stacks: int  # draw stacks of each theme set
    half_moons: bool  # cards with a half moon are used
    events: int  # how many event cards: the sure ones, then others at random; 0: all
    sorts_events: bool  # some events are kept above Yule
    has_open_stack: bool
    looks_for_hand: bool  # the starting hand is chosen from a stack, and regions are arranged
    removes: bool  # players may remove their own expansions
    wins_at_once: bool  # reaching the goal wins during the turn, not at its end
    decks: bool = False  # each player brings a deck, and has their own stacks and discard pile


class Prince:
    """One player's principality and hand."""

    __slots__ = (
        *("hand", "built", "abroad", "markers", "sea"),
        *("centre", "grid", "names", "points", "left", "right", "ships", "unbuilt"),
    )

    def __init__(self, of: "Prince | None" = None) -> None:
        if of is not None:
            self.copy_from(of)
            return
        self.hand: list[int] = []  # handles of the cards in hand
        self.built: list[int] = []  # handles of the player's expansions in play, in building order
        self.abroad: list[int] = []  # handles of the player's cards in the rival's principality
        self.markers: list[int] = []  # handles of the player's marker cards
        self.sea: list[int] = []  # handles of the player's sea cards, column by column
        # By x: nothing, road, settlement, city...
        self.centre: vec[i16] = vec[i16]([0] * (EAST - WEST + 1))
        # By cell: the handle of the uppermost card there, else -1.
        self.grid: vec[i16] = vec[i16]([-1] * CELLS)
        # By name: how many of the player's cards with it are in play.
        self.names: vec[i16] = vec[i16]([0] * MOST_NAMES)
        # By kind: the points printed on everything in play.
        self.points: vec[i16] = vec[i16]([0] * len(POINTS))
        self.left = 0  # x of the leftmost settlement
        self.right = 0  # x of the rightmost settlement
        self.ships = 0  # explorer ships in the harbour, ready to sail
        self.unbuilt = 0  # explorer ships that are still to be built

    def copy_from(self, of: "Prince") -> None:
        """Become equal to another principality."""
        self.hand = of.hand[:]
        self.built = of.built[:]
        self.abroad = of.abroad[:]
        self.markers = of.markers[:]
        self.sea = of.sea[:]
        self.centre = of.centre[:]
        self.grid = of.grid[:]
        self.names = of.names[:]
        self.points = of.points[:]
        self.left = of.left
        self.right = of.right
        self.ships = of.ships
        self.unbuilt = of.unbuilt


class State(Effects):
    """Everything there is to know about one game, secrets included."""

    def __init__(self, options: dict[str, Any], mode: Mode, of: "State | None" = None) -> None:
        super().__init__(of)
        if of is not None:
            self.copy_from(of)
            return
        self.options = options  # as given and checked
        self.mode = mode  # the rules of this way to play
        self.rules: int = options["rules"]  # the version of the rules
        self.sets: list[str] = []  # the theme sets in play
        self.cards = Cards([])  # what each handle is, and who may know
        self.level: vec[i16] = EMPTY  # by handle: stored resources, owls, or the side turned up
        self.where: vec[i16] = EMPTY  # by handle: its cell while it is in play, else -1
        self.under: vec[i16] = EMPTY  # by handle: the card it lies on top of, else -1
        # By handle: 1 if used this turn, or in hand since its end; for sea cards see sea.py.
        self.used: vec[i16] = EMPTY
        # By handle: the seat whose deck a card comes from, as its sleeve shows, else -1. Empty if
        # nobody brings a deck.
        self.sleeves: vec[i16] = EMPTY
        # By seat: the cards of the deck that was brought, the starting hand first, and its events.
        self.decks: list[list[int]] = [[], []]
        self.added: list[list[int]] = [[], []]
        self.princes = [Prince(), Prince()]
        self.stacks: list[list[int]] = []  # draw stacks, top card last
        self.backs: list[str] = []  # by draw stack: the set whose back its cards show
        self.piles: list[list[int]] = []  # discard piles, top card last: one, or one per seat
        self.face_up: list[int] = []  # the open stack of a theme game
        self.events: list[int] = []  # the event stack, top card last
        self.resolving: list[int] = []  # action cards being resolved; then they are discarded
        self.box: list[int] = []  # event cards that are out of the game
        self.regions: list[int] = []  # the region stack, top card last
        self.roads = 0  # roads left in the centre
        self.settlements = 0  # settlements left
        self.cities = 0  # cities left
        self.hero = -1  # the seat with the hero token: the strength advantage
        self.trader = -1  # the seat with the trade token: the trade advantage
        self.turn = 0  # whose turn it is
        self.turns = 0  # turns begun
        self.phase = ""  # where the turn is: start, dice, action, replenish or exchange
        self.production = 0  # this turn's production number, 0 before the roll
        self.face = ""  # this turn's event face, "" before the roll
        self.notes: list[tuple[str, int]] = []  # what holds until the turn is over, for all to see
        self.winner = -1  # the seat that has won
        # What the last answer made the regions yield, by seat and resource. It is only reported and
        # not part of the position: nothing depends on it, so it is neither copied nor saved.
        self.produced: list[list[int]] = []

    def copy_from(self, of: "State") -> None:
        """Become equal to another state."""
        self.options = of.options
        self.mode = of.mode
        self.rules = of.rules
        self.sets = of.sets
        self.cards = of.cards.copy()
        self.level = of.level[:]
        self.where = of.where[:]
        self.under = of.under[:]
        self.used = of.used[:]
        self.sleeves = of.sleeves  # never changed in place, like the decks
        self.decks = of.decks
        self.added = of.added
        self.princes = [Prince(of.princes[0]), Prince(of.princes[1])]
        self.stacks = [stack[:] for stack in of.stacks]
        self.backs = of.backs
        self.piles = [pile[:] for pile in of.piles]
        self.face_up = of.face_up[:]
        self.events = of.events[:]
        self.resolving = of.resolving[:]
        self.box = of.box[:]
        self.regions = of.regions[:]
        self.roads = of.roads
        self.settlements = of.settlements
        self.cities = of.cities
        self.hero = of.hero
        self.trader = of.trader
        self.turn = of.turn
        self.turns = of.turns
        self.phase = of.phase
        self.production = of.production
        self.face = of.face
        self.notes = of.notes[:]
        self.winner = of.winner
        self.produced = []

    def copy(self) -> "State":
        """An independent copy. (See position.py for the state that shows itself.)"""
        raise AssertionError("only a position is copied")

    def book(self) -> Book:
        return BOOK


def card_of(s: State, h: int) -> Card:
    """What a handle is."""
    return CARDS[s.cards.identity[h]]


SLEEVES: Final = ("deck-0", "deck-1")
"""By seat: the back of the cards in a deck, which its owner keeps in sleeves."""


def back_of(s: State, h: int) -> str:
    """What the back of a card shows: nobody can tell cards with the same back apart."""
    if s.mode.decks:
        sleeve: int = s.sleeves[h]
        if sleeve >= 0:
            return SLEEVES[sleeve]
    return card_of(s, h).back


def is_preparing(s: State) -> bool:
    """Whether the game is in the preparatory round, before the first turn."""
    return s.mode.decks and s.turns == 0


def has(s: State, seat: int, name: int) -> bool:
    """Whether a card with this name, given by its number, stands in a principality."""
    return s.princes[seat].names[name] > 0


def uncovered(s: State, seat: int, h: int) -> bool:
    """Whether nothing lies on top of a card in a player's principality."""
    c: int = s.where[h]
    return bool(s.princes[seat].grid[c] == h)


def in_play(prince: Prince) -> list[int]:
    """All cards that a player has in play, markers and cards abroad included."""
    if prince.abroad or prince.markers:
        return prince.built + prince.abroad + prince.markers
    return prince.built


def in_hand(s: State, seat: int, key: str) -> int:
    """The handle of a card in hand by its key, or -1."""
    for h in s.princes[seat].hand:
        if CARDS[s.cards.identity[h]].key == key:
            return h
    return -1


def pile_of(s: State, seat: int) -> list[int]:
    """The discard pile that a player's cards go to."""
    return s.piles[seat if len(s.piles) > 1 else 0]


def noted(s: State, what: str, n: int) -> int:
    """How often something was noted this turn."""
    count = 0
    for word, number in s.notes:
        if word == what and number == n:
            count += 1
    return count


def distinct(s: State, handles: list[int]) -> list[int]:
    """The card indices of these handles, each once, in catalogue order."""
    found: list[int] = []
    for h in handles:
        index: int = s.cards.identity[h]
        at = len(found)
        while at > 0 and found[at - 1] > index:
            at -= 1
        if at == 0 or found[at - 1] != index:
            found.insert(at, index)
    return found
