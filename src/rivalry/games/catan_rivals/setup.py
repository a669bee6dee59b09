"""Setting up a game: options, cards, stacks, starting hands, arranging regions (RULES 5)."""

from typing import Any, Final

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action, BadOption
from rivalry.core.hidden import EVERYBODY, Cards
from rivalry.core.option import Option, check
from rivalry.games.catan_rivals.building import swap_cards
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, REGION, Card
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES, ROAD, SETTLEMENT, WEST, cell
from rivalry.games.catan_rivals.resource import regions
from rivalry.games.catan_rivals.stack import draw, look_through
from rivalry.games.catan_rivals.state import State, card_of, effect
from rivalry.games.catan_rivals.turn import ROLLS

THEMES: Final = ("gold", "turmoil", "progress")
GOALS: Final = {"introductory": 7, "duel": 13}
THEME_GOAL: Final = 12
DUEL_EVENTS: Final = 12
HAND: Final = 3
SWAPS: Final = 5  # any order of six regions is at most five exchanges away

OPTIONS: Final = [
    Option(
        "mode",
        "the introductory game, a game with one theme set, or the Duel of the Princes",
        "introductory",
        ("introductory", *THEMES, "duel"),
    ),
    Option(
        "sets",
        "the three theme sets of a Duel",
        None,
        None,
        shape={
            "type": ["array", "null"],
            "items": {"enum": list(THEMES)},
            "uniqueItems": True,
            "minItems": 3,
            "maxItems": 3,
        },
        only={"mode": "duel"},
    ),
    Option("starter", "the seat that begins; none: the higher roll", None, (None, 0, 1)),
    Option("tie_keeps_token", "equal points leave a token with its holder", True, (True, False)),
    Option(
        "same_starting_stack",
        "both may choose their starting cards from the same stack",
        False,
        (False, True),
    ),
    Option(
        "fresh_reactions",
        "a card drawn at the end of a turn may be used in the rival's next turn",
        True,
        (True, False),
    ),
    Option(
        "axel",
        "play the Era of Gold with the promo card Axel the Inventor",
        False,
        (False, True),
        only={"mode": "gold"},
    ),
    Option(
        "stall_cap", "after so many turns the game ends; whoever leads wins", 1000, range(10, 10001)
    ),
]

# Red regions are seat 0's, blue ones seat 1's.
START: Final = (
    ("forest-2", "hills-3", "gold-field-1", "pasture-4", "fields-6", "mountains-5"),
    ("forest-3", "hills-2", "gold-field-4", "pasture-1", "fields-5", "mountains-6"),
)
START_PLACES: Final = [cell(x, y) for x in (-1, 1, 3) for y in (1, -1)]


def options() -> list[Option]:
    """What can be set.

    >>> options()[0].allowed
    ('introductory', 'gold', 'turmoil', 'progress', 'duel')
    """
    return OPTIONS


def new(**given: Any) -> State:
    """A game before its first shuffle.

    >>> new(mode="gold", starter=0).decision.why
    'cards.shuffle'
    """
    s = before_shuffle(check(OPTIONS, given))
    s.stack.append(("set_up", (), ()))
    s.run()
    return s


def before_shuffle(o: dict[str, Any]) -> State:
    """The table with everything on it, before anything is pending."""
    s = State(o)
    s.sets = theme_sets(o)
    s.goal = GOALS.get(o["mode"], THEME_GOAL)
    lay_out(s)
    return s


def theme_sets(o: dict[str, Any]) -> list[str]:
    """The theme sets in play, checked."""
    if o["axel"] and o["mode"] != "gold":
        raise BadOption(
            'option axel: Axel the Inventor has the back of the set "gold"; '
            'play him with mode="gold"'
        )
    if o["mode"] == "introductory":
        sets = []
    elif o["mode"] != "duel":
        sets = [o["mode"]]
    else:
        sets = list(THEMES) if o["sets"] is None else o["sets"]
        if not isinstance(sets, list) or len(sets) != 3 or len(set(sets)) != 3:
            raise BadOption(
                f"option sets: a Duel needs three different sets of {', '.join(THEMES)}"
            )
        for name in sets:
            if name not in THEMES:
                raise BadOption(f"option sets: no set {name}; sets: {', '.join(THEMES)}")
        return list(sets)
    if o["sets"] is not None:
        raise BadOption("option sets: only the Duel takes sets")
    return sets


# The cards of a game


def backs(s: State) -> list[str]:
    """The sets whose cards are drawn, each with its own back."""
    return ["basic"] + s.sets


def drawn_cards(s: State, back: str) -> list[int]:
    """The card indices that go into the draw stacks with this back."""
    duel = s.options["mode"] == "duel"
    found = []
    for card in CARDS:
        if card.set != back or card.kind in (EVENT, REGION):
            continue
        if back != "basic" and card.face_up and not duel:
            continue
        found += [card.index] * (card.duel_copies if duel else card.copies)
    if back == "gold" and s.options["axel"]:
        found.append(BY_KEY["axel-the-inventor"].index)
    return found


def event_cards(s: State) -> tuple[list[int], list[int]]:
    """The event cards that are surely in the game, and those the Duel draws from."""
    sure: list[int] = []
    drawn: list[int] = []
    for card in CARDS:
        if card.kind == EVENT and card.set in backs(s):
            if s.options["mode"] == "duel":
                sure += [card.index] * card.duel_copies
                drawn += [card.index] * (card.copies - card.duel_copies)
            else:
                sure += [card.index] * card.copies
    return sure, drawn


def region_cards() -> list[int]:
    """The regions that are not part of a starting principality."""
    taken = START[0] + START[1]
    return [card.index for card in CARDS if card.kind == REGION and card.key not in taken]


def lay_out(s: State) -> None:
    """Make all handles and put them where they belong before anything is shuffled."""
    identity: list[int] = []

    def handles(cards: list[int]) -> list[int]:
        first = len(identity)
        identity.extend(cards)
        return list(range(first, len(identity)))

    start = [handles([BY_KEY[key].index for key in keys]) for keys in START]
    s.regions = handles(region_cards())
    sure, drawn = event_cards(s)
    s.events = handles(sure)
    s.box = handles(drawn)
    piles = 4 if s.options["mode"] == "introductory" else 3
    for back in backs(s):
        cards = handles(drawn_cards(s, back))
        if back != "basic":
            piles = 1 if s.options["mode"] == "duel" else 2
        for i in range(piles, 0, -1):
            size = -(-len(cards) // i)  # the stacks differ by no more than one card
            s.stacks.append(cards[:size])
            s.backs.append(back)
            cards = cards[size:]
    open_cards: list[Card] = []
    if s.options["mode"] != "duel":
        open_cards = [card for card in CARDS if card.face_up and card.set in s.sets]
    s.face_up = handles([card.index for card in open_cards for _ in range(card.copies)])

    s.cards = Cards(identity)
    s.level = [0] * len(identity)
    s.where = [-1] * len(identity)
    s.under = [-1] * len(identity)
    s.used = [0] * len(identity)
    for h in s.face_up:
        s.cards.known[h] = EVERYBODY
    for seat in (0, 1):
        prince = s.princes[seat]
        prince.left, prince.right = 0, 2
        prince.centre[0 - WEST] = SETTLEMENT
        prince.centre[1 - WEST] = ROAD
        prince.centre[2 - WEST] = SETTLEMENT
        for h, c in zip(start[seat], START_PLACES, strict=True):
            s.cards.known[h] = EVERYBODY
            s.where[h] = c
            prince.grid[c] = h
            s.level[h] = 0 if card_of(s, h).name == "gold-field" else 1
    s.roads, s.settlements, s.cities = 7, 5, 7


# Effects


@effect
def set_up(s: State) -> None:
    """Shuffle everything, find out who begins, take the starting hands, arrange the regions."""
    for back in backs(s):
        s.then("shuffle_cards", back)
    s.then("shuffle_regions")
    if s.options["mode"] == "duel":
        s.then("draw_events")
    s.then("rebuild_events")
    if s.options["starter"] is None:
        s.then("who_begins")
    else:
        s.turn = s.options["starter"]
    s.then("starting_hands")


@effect
def shuffle_cards(s: State, back: str) -> None:
    """Chance shuffles all cards with one back; they lie in their stacks already."""
    bits = s.choose(CHANCE, "cards.shuffle", SHUFFLES)
    zone: list[int] = []
    for i, stack in enumerate(s.stacks):
        if s.backs[i] == back:
            zone += stack
    s.cards.shuffle(zone, chance_number(bits))


@effect
def draw_events(s: State) -> None:
    """Duel: fill the events up to twelve at random; nobody sees which, nor which are left out."""
    bits = s.choose(CHANCE, "events.draw", SHUFFLES)
    s.cards.shuffle(s.box, chance_number(bits))
    missing = DUEL_EVENTS - len(s.events)
    s.events += s.box[:missing]
    s.box = s.box[missing:]


@effect
def who_begins(s: State) -> None:
    """Both roll the production die; the higher roll begins."""
    first = chance_number(s.choose(CHANCE, "begin.roll", ROLLS))
    second = chance_number(s.choose(CHANCE, "begin.roll", ROLLS))
    if first == second:
        s.then("who_begins")
    else:
        s.turn = 0 if first > second else 1


@effect
def starting_hands(s: State) -> None:
    """The starting player takes three cards first; then the regions may be arranged."""
    introductory = s.options["mode"] == "introductory"
    for seat in (s.turn, 1 - s.turn):
        s.then("take_top_three" if introductory else "choose_starting_stack", seat)
    if not introductory:
        for seat in (s.turn, 1 - s.turn):
            s.then("rearrange", seat, SWAPS)
    s.then("start_turn")


def starting_stacks(s: State, seat: int) -> list[Action]:
    """The basic stacks to start from: the second player uses another one (RULINGS O-15)."""
    basic = [i for i, back in enumerate(s.backs) if back == "basic"]
    largest = max(len(s.stacks[i]) for i in basic)
    again = s.options["same_starting_stack"] and s.options["mode"] != "introductory"
    if seat == s.turn or again:
        return [("stack", i) for i in basic]
    taken = [i for i in basic if len(s.stacks[i]) < largest - 1]
    return [("stack", i) for i in basic if i not in taken]


@effect
def take_top_three(s: State, seat: int) -> None:
    """Introductory game: the three top cards of a stack."""
    answer = s.choose(seat, "start.stack", starting_stacks(s, seat))
    for _ in range(HAND):
        draw(s, seat, answer[1])


@effect
def choose_starting_stack(s: State, seat: int) -> None:
    """Look through a basic stack and take any three cards."""
    answer = s.choose(seat, "start.stack", starting_stacks(s, seat))
    look_through(s, seat, answer[1])
    for _ in range(HAND):
        s.then("take_searched", seat, answer[1])


@effect
def rearrange(s: State, seat: int, swaps: int) -> None:
    """Exchange two of the own regions, again and again, or be done."""
    if swaps == 0:
        return
    places = [PLACE_NAMES[s.where[h]] for h in regions(s, seat)]
    first = s.choose(seat, "start.arrange", [*places, ("done",)])
    if first == ("done",):
        return
    second = s.choose(seat, "start.arrange.with", [p for p in places if p != first])
    swap_cards(s, seat, CELL_OF[first], CELL_OF[second])
    s.then("rearrange", seat, swaps - 1)
