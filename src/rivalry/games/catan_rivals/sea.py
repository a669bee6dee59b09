"""The sea beyond an Explorer Harbor: its places, ships, discoveries and missions (RULES 13).

The places of a sea are numbered column by column, the nearest column first, and from above to below
within each: place n holds the card `prince.sea[n]`. A card that everybody knows is a discovered
one. `used` of the sea cards says where the ships are that are not in the harbour.
"""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.effects import Effect
from rivalry.core.hidden import EVERYBODY
from rivalry.core.question import DECIDES, OWN_PLACE, Question
from rivalry.games.catan_rivals.action import end_of
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    CANNON,
    HARBOR,
    ISLAND,
    SAIL,
    Card,
    cost,
)
from rivalry.games.catan_rivals.place import HARBOUR, WEST
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.price import missing_resources, shortage
from rivalry.games.catan_rivals.resource import owned, pay_from, pay_price, take_any, take_into
from rivalry.games.catan_rivals.stack import turn_to
from rivalry.games.catan_rivals.state import Prince, State, card_of, effect, note, noted, question

SHIPS: Final = 3
SHIP_COST: Final[list[int]] = list(cost("lumber, wool"))
HIGHEST: Final = 3  # the side that only one of the two players can have
LEFT_HARBOUR: Final = -1
RIGHT_HARBOUR: Final = 3
NO_HARBOUR: Final = 0

# The values of `used` for a sea card.
UNVISITED: Final = 0
SHIP_HERE: Final = 1  # a ship has acted here and stays until the turn is over
SHIP_LOST: Final = 2  # the same, but the ship was lost and has to be rebuilt
SHIP_GONE: Final = 3  # a ship has acted here and left again

DEPTHS: Final = (("above", 1), ("middle", 0), ("below", 1))
"""The rows of a sea, and how far they are from the harbour's row."""

MOST_PLACES: Final = 9

DISTANCES: Final[list[int]] = [n // 3 + 1 + DEPTHS[n % 3][1] for n in range(MOST_PLACES)]
"""By place: how many sail points a ship needs to get there."""

SEA_NAMES: Final[dict[int, list[Action]]] = {
    x: [
        ("sea", x + (n // 3 + 1) * (-1 if x == LEFT_HARBOUR else 1), DEPTHS[n % 3][0])
        for n in range(MOST_PLACES)
    ]
    for x in (LEFT_HARBOUR, RIGHT_HARBOUR)
}
"""By the column of the harbour: the places of the sea as answers name them."""

SEA_PLACES: Final[list[Action]] = [name for names in SEA_NAMES.values() for name in names]

BUILD_SHIP: Final[Action] = ("build", "ship")
SAIL_OUT: Final[Action] = ("sail",)
RIVALS_SHIP: Final[Action] = ("ship",)

DISCOVERED: Final = note("discovered")
"""The note that a player has discovered a sea card this turn."""

SHIP_PAY: Final = pay_from("ship.pay", "Which region pays for the ship? {n} to pay.")
SAIL_TO: Final = question("sail.to", OWN_PLACE, DECIDES, "Which sea card does your ship sail to?")
TREASURE: Final = take_into("sea.treasure", "Which resource does your ship bring home?")


# Places


def harbour_of(prince: Prince) -> int:
    """The column of a player's harbour, or NO_HARBOUR."""
    for x in (LEFT_HARBOUR, RIGHT_HARBOUR):
        if prince.centre[x - WEST] == HARBOUR:
            return x
    return NO_HARBOUR


def sea_name(prince: Prince, n: int) -> Action:
    """The answer that names a place of a player's sea.

    >>> [SEA_NAMES[LEFT_HARBOUR][n] for n in (0, 4)], DISTANCES
    ([('sea', -2, 'above'), ('sea', -3, 'middle')], [2, 1, 2, 3, 2, 3, 4, 3, 4])
    """
    return SEA_NAMES[harbour_of(prince)][n]


def sea_place(prince: Prince, answer: Action) -> int:
    """The place of a player's sea that an answer names, or -1."""
    names = SEA_NAMES.get(harbour_of(prince), [])[: len(prince.sea)]
    return names.index(answer) if answer in names else -1


def choose_at_sea(s: State, seat: int, asked: Question, places: list[int]) -> int:
    """One of these places of a player's own sea; asked only if there are several."""
    if len(places) == 1:
        return places[0]
    prince = s.princes[seat]
    answer = s.choose(seat, asked, [sea_name(prince, n) for n in places])
    return sea_place(prince, answer)


# What is known and reached


def is_discovered(s: State, h: int) -> bool:
    """Whether a sea card lies face up."""
    return bool(s.cards.known[h] == EVERYBODY)


def discovered(s: State, seat: int) -> int:
    """How many sea cards a player has discovered."""
    return len([h for h in s.princes[seat].sea if is_discovered(s, h)])


def islands(s: State, seat: int, least: int) -> list[int]:
    """A player's islands that show at least this side."""
    mine = s.princes[seat].sea
    return [h for h in mine if s.level[h] >= least and card_of(s, h).kind == ISLAND]


def can_rise(s: State, seat: int, h: int) -> bool:
    """Whether a sea card can turn to a higher side: only one player can have a card's third."""
    if s.level[h] + 1 < HIGHEST:
        return True
    if s.level[h] == HIGHEST:
        return False
    same = card_of(s, h).index
    for other in s.princes[1 - seat].sea:
        if s.level[other] == HIGHEST and card_of(s, other).index == same:
            return False
    return True


def reached(s: State, seat: int) -> list[int]:
    """The places within a player's reach, the nearest first."""
    sail = points(s, seat, SAIL)
    return [n for n in range(len(s.princes[seat].sea)) if DISTANCES[n] <= sail]


def undiscovered(s: State, seat: int) -> list[int]:
    """The face-down places within a player's reach."""
    sea = s.princes[seat].sea
    return [n for n in reached(s, seat) if not is_discovered(s, sea[n])]


def missions(s: State, seat: int, left: int = -1) -> list[int]:
    """The places where a ship could go on a mission, including one that a ship has just left."""
    found: list[int] = []
    for n in reached(s, seat):
        h = s.princes[seat].sea[n]
        if is_discovered(s, h) and (s.used[h] == UNVISITED or n == left):
            can_visit = card_of(s, h).can_visit
            if can_visit is not None and can_visit(s, seat, h):
                found.append(n)
    return found


def targets(s: State, seat: int, left: int = -1) -> list[int]:
    """The places to which a ship in the harbour could sail; one discovery per turn is free."""
    found = missions(s, seat, left)
    if not noted(s, DISCOVERED, seat):
        found = sorted(found + undiscovered(s, seat))
    return found


def sea_options(s: State, seat: int, has_resources: list[int]) -> list[Action]:
    """What a player can do with explorer ships now."""
    prince = s.princes[seat]
    found: list[Action] = []
    if prince.unbuilt and shortage(SHIP_COST, has_resources) == 0:
        found.append(BUILD_SHIP)
    if prince.ships and targets(s, seat):
        found.append(SAIL_OUT)
    return found


def ship_why_not(s: State, seat: int) -> str:
    """Why no explorer ship can be built now, as a reason; "" if one can."""
    if not s.princes[seat].unbuilt:
        return "no-ship-to-build"
    return missing_resources(SHIP_COST, owned(s, seat), 0)


def sail_why_not(s: State, seat: int) -> str:
    """Why no explorer ship can sail now, as a reason; "" if one can."""
    if not s.princes[seat].ships:
        return "no-ship-in-harbor"
    if not points(s, seat, SAIL):
        return "needs-sail 1"
    return "" if targets(s, seat) else "nothing-in-reach"


def needs_points(s: State, seat: int, kind: int, n: int) -> str:
    """The reason if a player does not have `n` sail or cannon points; "" otherwise."""
    if points(s, seat, kind) >= n:
        return ""
    return f"needs-sail {n}" if kind == SAIL else f"needs-cannon {n}"


def has_cannon(s: State, seat: int) -> str:
    """The reason if a player has no cannon point; "" otherwise."""
    return needs_points(s, seat, CANNON, 1)


# Ships


@effect
def build_ship(s: State, seat: int) -> None:
    """Pay for an explorer ship and launch it; it may sail at once."""
    s.then(pay_price, seat, SHIP_PAY.key, tuple(SHIP_COST))
    s.then(launch_ship, seat)


@effect
def launch_ship(s: State, seat: int) -> None:
    """The ship that was paid for is ready in the harbour."""
    s.princes[seat].unbuilt -= 1
    s.princes[seat].ships += 1


@effect
def sail(s: State, seat: int) -> None:
    """Choose where a ship sails to."""
    s.then(sail_to, seat, choose_at_sea(s, seat, SAIL_TO, targets(s, seat)))


@effect
def sail_to(s: State, seat: int, n: int) -> None:
    """A ship leaves the harbour: it discovers a sea card, or goes on a mission there."""
    prince = s.princes[seat]
    h = prince.sea[n]
    prince.ships -= 1
    s.used[h] = SHIP_HERE
    if is_discovered(s, h):
        visit(s, seat, n)
        return
    s.cards.show_all(h)
    s.notes.append((DISCOVERED, seat))
    card = card_of(s, h)
    _go_on(s, seat, n, card, card.discovery)


def visit(s: State, seat: int, n: int) -> None:
    """The ship at a sea card goes on its mission there."""
    card = card_of(s, s.princes[seat].sea[n])
    _go_on(s, seat, n, card, card.mission)


def _go_on(s: State, seat: int, n: int, card: Card, does: Effect[int, int] | None) -> None:
    assert does is not None, f"nothing is to be done at {card.key}"
    s.then(does, seat, n)
    s.then(end_of, seat, card.key)


@effect
def rise(s: State, seat: int, n: int) -> None:
    """A sea card turns to its next side; a treasure there is taken at once (RULINGS O-17, O-83)."""
    h = s.princes[seat].sea[n]
    side = int(s.level[h]) + 1
    turn_to(s, seat, h, side)
    treasure = card_of(s, h).treasure
    if treasure and treasure[side]:
        s.then(take_any, seat, TREASURE.key, treasure[side], ALL_KINDS)


def lose_ship(s: State, seat: int, n: int) -> None:
    """The ship at a sea card is lost; it lies there until the turn is over."""
    s.used[s.princes[seat].sea[n]] = SHIP_LOST


def bring_back(s: State, seat: int, n: int) -> None:
    """A ship that has acted returns to the harbour and may sail again, even to the same card."""
    prince = s.princes[seat]
    s.used[prince.sea[n]] = UNVISITED
    prince.ships += 1


def sink(s: State, seat: int) -> None:
    """A ship in a player's harbour is lost and has to be rebuilt."""
    s.princes[seat].ships -= 1
    s.princes[seat].unbuilt += 1


def return_ships(s: State, seat: int) -> None:
    """The turn is over: all ships return to the harbour as they are."""
    prince = s.princes[seat]
    for h in prince.sea:
        if s.used[h] == SHIP_HERE:
            prince.ships += 1
        elif s.used[h] == SHIP_LOST:
            prince.unbuilt += 1
        s.used[h] = UNVISITED


def ships_at_sea(s: State, seat: int) -> list[int]:
    """The places of ships that have acted this turn and were not lost."""
    sea = s.princes[seat].sea
    return [n for n in range(len(sea)) if s.used[sea[n]] == SHIP_HERE]


# Setting up


def sea_cards(cards: list[Card], half_moons: bool) -> list[int]:
    """The card indices of one player's sea."""
    found: list[int] = []
    for card in cards:
        if card.kind != HARBOR:
            found += [card.index] * ((card.copies if half_moons else card.duel_copies) // 2)
    return found
