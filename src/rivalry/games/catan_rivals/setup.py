"""Setting up a game: ways to play, options, cards, stacks, hands, regions (RULES 5)."""

from dataclasses import replace
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action, BadOption
from rivalry.core.hidden import EVERYBODY, Cards
from rivalry.core.option import Option, check
from rivalry.core.question import DECIDES, FATE, GAINS, OWN_PLACE, SETTLES, STACK
from rivalry.games.catan_rivals.action import ROLLS, drop_card
from rivalry.games.catan_rivals.building import (
    place_card,
    set_centre,
    shuffle_regions,
    swap_cards,
)
from rivalry.games.catan_rivals.card import (
    AT_SEA,
    BASIC,
    BY_KEY,
    CARDS,
    EVENT,
    GOLD,
    REGION,
    Card,
)
from rivalry.games.catan_rivals.cards.promo import OPTIONAL
from rivalry.games.catan_rivals.cards.regions import START
from rivalry.games.catan_rivals.deck import EXPLORERS, SAMPLES, Deck, problems, read, sentence
from rivalry.games.catan_rivals.event import rebuild_events
from rivalry.games.catan_rivals.place import (
    CELL_OF,
    HARBOUR,
    NO_CELL,
    PLACE_NAMES,
    ROAD,
    SETTLEMENT,
    WEST,
    cell,
    column,
)
from rivalry.games.catan_rivals.points import update_tokens
from rivalry.games.catan_rivals.resource import names_of, regions
from rivalry.games.catan_rivals.sea import LEFT_HARBOUR, RIGHT_HARBOUR, SHIPS, sea_cards
from rivalry.games.catan_rivals.stack import STACKS, draw, look_through
from rivalry.games.catan_rivals.state import Mode, State, card_of, effect, question
from rivalry.games.catan_rivals.tournament import (
    bring,
    choose_deck,
    deal_decks,
    deck_settings,
    limits_of,
    prepare_next,
    shuffle_deck,
)
from rivalry.games.catan_rivals.turn import has_won, start_turn, take_searched

THEMES: Final = (
    *("gold", "turmoil", "progress"),
    *("intrigue", "merchant-princes", "barbarians"),
    *("explorers", "sages", "prosperity"),
)
HAND: Final = 3
SWAPS: Final = 5  # any order of six regions is at most five swaps away

INTRODUCTORY: Final = Mode(
    goal=7,
    basic_stacks=4,
    theme_stacks=0,
    half_moons=True,
    events=0,
    sorts_events=False,
    has_open_stack=False,
    looks_for_hand=False,
    removes=False,
    wins_at_once=False,
)
THEME_GAME: Final = Mode(
    goal=12,
    basic_stacks=3,
    theme_stacks=2,
    half_moons=True,
    events=0,
    sorts_events=True,
    has_open_stack=True,
    looks_for_hand=True,
    removes=True,
    wins_at_once=True,
)
DUEL: Final = Mode(
    goal=13,
    basic_stacks=3,
    theme_stacks=1,
    half_moons=False,
    events=12,
    sorts_events=False,
    has_open_stack=False,
    looks_for_hand=True,
    removes=True,
    wins_at_once=True,
)
TOURNAMENT: Final = replace(DUEL, goal=15, events=0, looks_for_hand=False, decks=True)
MODES: Final[dict[str, Mode]] = {
    "introductory": INTRODUCTORY,
    **dict.fromkeys(THEMES, THEME_GAME),
    "barbarians": replace(THEME_GAME, goal=13),
    "duel": DUEL,
    "tournament": TOURNAMENT,
}
"""The ways to play, by name."""

VERSION: Final = 2
"""The version of the rules. In version 1, players may remove their cards in the introductory game,
Gudrun takes all she can, reaching the goal wins after an action and not in the middle of it, and a
Duel asks for reactions to events that none of its cards could answer.
"""

OPTIONS: Final = [
    Option(
        "mode",
        "the introductory game, a game with one theme set, the Duel of the Princes, or the "
        "Tournament Game",
        "introductory",
        tuple(MODES),
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
    *deck_settings("tournament"),
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
        "open_discard",
        "everybody may look through the discard pile; otherwise only its top card shows",
        False,
        (False, True),
    ),
    Option(
        "stall_cap", "after so many turns the game ends; whoever leads wins", 1000, range(10, 10001)
    ),
    Option(
        "rules",
        "the version of the rules: games of version 1 replay as they were played",
        VERSION,
        (VERSION, 1),
        hidden=True,
    ),
]

DECK_OPTIONS: Final = [option.name for option in deck_settings("tournament")]
"""The options that only a game with decks has."""

START_PLACES: Final = [cell(x, y) for x in (-1, 1, 3) for y in (1, -1)]


def options() -> list[Option]:
    """What can be set.

    >>> options()[0].allowed[:4]
    ('introductory', 'gold', 'turmoil', 'progress')
    """
    return OPTIONS


def upgrade(version: int, o: dict[str, Any]) -> dict[str, Any]:
    """The options that make a log from an older version of the rules replay.

    >>> upgrade(1, {"mode": "gold"})
    {'mode': 'gold', 'rules': 1}
    """
    return {**o, "rules": version}


def checked(given: dict[str, Any]) -> dict[str, Any]:
    """The options of a game with the given values filled in; those for decks only if it has decks.

    >>> "open_decks" in checked({"mode": "tournament"}), "open_decks" in checked({"mode": "gold"})
    (True, False)
    """
    o = check(OPTIONS, given)
    if MODES[o["mode"]].decks:
        return o
    for option in OPTIONS:
        if option.name in DECK_OPTIONS and o.pop(option.name) != option.default:
            raise BadOption(
                f'option {option.name}: only the Tournament Game takes it, with mode="tournament"'
            )
    return o


def theme_sets(o: dict[str, Any]) -> list[str]:
    """The theme sets in play, checked."""
    if o["axel"] and o["mode"] != "gold":
        raise BadOption(
            'option axel: Axel the Inventor has the back of the set "gold"; '
            'play him with mode="gold"'
        )
    sets = [theme for theme in THEMES if theme == o["mode"]]
    if MODES[o["mode"]] is DUEL:
        sets = list(THEMES[:3]) if o["sets"] is None else o["sets"]
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
    if MODES[o["mode"]].decks:
        return [theme for theme in THEMES if theme != EXPLORERS or o["explorers"]]
    return sets


def open_decks(o: dict[str, Any]) -> list[Deck]:
    """The open decks that both players use, checked; none if decks are secret."""
    given = o["open_decks"]
    if given is None:
        return []
    if not isinstance(given, list) or len(given) != 2 or not all(type(d) is str for d in given):
        raise BadOption("option open_decks: two decks, each the name of a sample or a text")
    by_key = {sample.key: sample.deck for sample in SAMPLES}
    found = [by_key[name] if name in by_key else read(name) for name in given]
    for deck in found:
        wrong = problems(deck, limits_of(o), o["explorers"])
        if wrong:
            raise BadOption(f"option open_decks: {deck.name}: {sentence(wrong[0])}")
    return found


# The cards of a game


def backs(s: State) -> list[str]:
    """The sets whose cards are drawn, each with its own back."""
    return [BASIC, *s.sets]


def copies(s: State, card: Card) -> int:
    """How many copies of a card are in the game."""
    return card.copies if s.mode.half_moons else card.duel_copies


def drawn_cards(s: State, back: str) -> list[int]:
    """The card indices that go into the draw stacks with this back."""
    found = []
    for card in CARDS:
        if card.set != back or card.kind in (EVENT, REGION) or card.place == AT_SEA:
            continue
        if card.given or (card.face_up and s.mode.has_open_stack):
            continue
        found += [card.index] * copies(s, card)
    for option, key in OPTIONAL.items():
        if s.options[option] and BY_KEY[key].back == back:
            found.append(BY_KEY[key].index)
    return found


def event_cards(s: State) -> tuple[list[int], list[int]]:
    """The event cards that are sure to be in the game, and those drawn from to fill it up."""
    if s.mode.decks:
        return [card.index for card in CARDS for _ in range(2 * card.sure + card.rebuilds)], []
    sure: list[int] = []
    drawn: list[int] = []
    for card in CARDS:
        if card.kind == EVENT and card.set in backs(s):
            sure += [card.index] * copies(s, card)
            drawn += [card.index] * (card.copies - copies(s, card))
    return sure, drawn


def region_cards() -> list[int]:
    """The regions that are not part of a starting principality."""
    taken = START[0] + START[1]
    return [card.index for card in CARDS if card.kind == REGION and card.key not in taken]


def lay_out(s: State) -> None:
    """Make all handles and put them where they belong before anything is shuffled."""
    s.sets = theme_sets(s.options)
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
    for back in [] if s.mode.decks else backs(s):
        cards = handles(drawn_cards(s, back))
        for i in range(s.mode.basic_stacks if back == BASIC else s.mode.theme_stacks, 0, -1):
            size = -(-len(cards) // i)  # the stacks differ by no more than one card
            s.stacks.append(cards[:size])
            s.backs.append(back)
            cards = cards[size:]
    open_cards: list[Card] = []
    if s.mode.has_open_stack:
        open_cards = [card for card in CARDS if card.face_up and card.set in s.sets]
    s.face_up = handles([card.index for card in open_cards for _ in range(card.copies)])
    at_sea = [card for card in CARDS if card.place == AT_SEA and card.set in s.sets]
    for prince in s.princes:
        many = s.mode.half_moons or (s.mode.decks and s.options["sea_cards"] == 9)
        prince.sea = handles(sea_cards(at_sea, many))
        if prince.sea:
            prince.ships, prince.unbuilt = 1, SHIPS - 1
    given_cards = [card.index for card in CARDS if card.given and card.set in s.sets]
    given = [[] if s.mode.decks else handles(given_cards) for _ in (0, 1)]
    s.piles = [[], []] if s.mode.decks else [[]]
    for seat, deck in enumerate(open_decks(s.options) if s.mode.decks else []):
        bring(s, seat, *[[BY_KEY[key].index for key in part] for part in deck.parts()])

    s.cards = Cards(identity)
    s.level = vec[i16]([0] * len(identity))
    s.where = vec[i16]([-1] * len(identity))
    s.under = vec[i16]([-1] * len(identity))
    s.used = vec[i16]([0] * len(identity))
    if s.mode.decks:
        s.sleeves = vec[i16]([-1] * len(identity))
    for h in s.face_up:
        s.cards.known[h] = EVERYBODY
    for h in s.events:
        if card_of(s, h).rebuilds:
            s.cards.known[h] = EVERYBODY  # its back distinguishes it from the other events
    for seat in (0, 1):
        prince = s.princes[seat]
        prince.left, prince.right = 0, 2
        set_centre(s, seat, 0, SETTLEMENT)
        set_centre(s, seat, 2, SETTLEMENT)
        prince.centre[1 - WEST] = ROAD
        for h, c in zip(start[seat], START_PLACES, strict=True):
            s.cards.known[h] = EVERYBODY
            s.where[h] = c
            prince.grid[c] = h
            s.level[h] = 0 if card_of(s, h).resource == GOLD and not s.mode.decks else 1
        for h in given[seat]:
            place_card(s, seat, h, NO_CELL)
    s.roads, s.settlements, s.cities = 7, 5, 7
    s.changed = False


def settle(s: State) -> None:
    """Settle what follows from a change in a principality: cards abroad that must leave, tokens,
    and perhaps the end of the game.
    """
    for seat in (0, 1):
        for h in s.princes[seat].abroad[:]:
            leaves = card_of(s, h).leaves
            if leaves is not None and leaves(s, 1 - seat):
                drop_card(s, seat, h)
    s.changed = False
    update_tokens(s)
    if s.rules > 1 and s.mode.wins_at_once and s.turns > 0 and has_won(s):
        s.stack.clear()  # the active player has reached the goal: nothing else happens


# Effects


SHUFFLE_CARDS: Final = question("cards.shuffle", FATE, SETTLES, "How are the cards shuffled?")
DRAW_EVENTS: Final = question("events.draw", FATE, SETTLES, "Which events fill up the event stack?")
BEGIN: Final = question("begin.roll", FATE, SETTLES, "What does the roll for the first turn show?")
START_STACK: Final = question(
    "start.stack", STACK, GAINS, "Which stack do your starting cards come from?"
)
HARBOR_PLACE: Final = question(
    "start.harbor", OWN_PLACE, DECIDES, "At which end of your principality is your harbour?"
)
SHUFFLE_SEA: Final = question("sea.shuffle", FATE, SETTLES, "How are the sea cards shuffled?")
ARRANGE: Final = question(
    "start.arrange",
    OWN_PLACE,
    DECIDES,
    "Which of your regions do you exchange first? {n} exchanges left.",
)
ARRANGE_WITH: Final = question(
    "start.arrange.with", OWN_PLACE, DECIDES, "Which region does it change places with?"
)


@effect
def set_up(s: State) -> None:
    """Shuffle everything, find out who begins, take the starting hands, arrange the regions."""
    if s.mode.decks:
        for seat in (0, 1):
            if not s.decks[seat]:
                s.then(choose_deck, seat)
        s.then(deal_decks)
        for seat in (0, 1):
            s.then(shuffle_deck, seat)
    else:
        for back in backs(s):
            s.then(shuffle_cards, back)
    s.then(shuffle_regions)
    if s.mode.events:
        s.then(draw_events)
    s.then(rebuild_events)
    if s.options["starter"] is None:
        s.then(who_begins)
    else:
        s.turn = s.options["starter"]
    s.then(starting_hands)


@effect
def shuffle_cards(s: State, back: str) -> None:
    """Chance shuffles all cards with this back; they already lie in their stacks."""
    bits = s.choose(CHANCE, SHUFFLE_CARDS, SHUFFLES)
    zone: list[int] = []
    for i, stack in enumerate(s.stacks):
        if s.backs[i] == back:
            zone += stack
    s.cards.shuffle(zone, chance_number(bits))


@effect
def draw_events(s: State) -> None:
    """Fill up the events at random; nobody sees which are added and which are left out."""
    bits = s.choose(CHANCE, DRAW_EVENTS, SHUFFLES)
    s.cards.shuffle(s.box, chance_number(bits))
    missing = s.mode.events - len(s.events)
    s.events += s.box[:missing]
    s.box = s.box[missing:]


@effect
def who_begins(s: State) -> None:
    """Both players roll the production die; the higher roll begins."""
    first = chance_number(s.choose(CHANCE, BEGIN, ROLLS))
    second = chance_number(s.choose(CHANCE, BEGIN, ROLLS))
    if first == second:
        s.then(who_begins)
    else:
        s.turn = 0 if first > second else 1


@effect
def starting_hands(s: State) -> None:
    """The starting player takes three cards first; then the regions may be arranged.

    A sea, if there is one, is laid out in between (RULINGS O-90). Players who bring a deck already
    have a hand, and the preparatory round comes before their first turn.
    """
    if not s.mode.decks:
        for seat in (s.turn, 1 - s.turn):
            s.then(choose_starting_stack if s.mode.looks_for_hand else take_top_three, seat)
    if s.princes[s.turn].sea:
        for seat in (s.turn, 1 - s.turn):
            s.then(choose_harbour, seat)
        for seat in (s.turn, 1 - s.turn):
            s.then(shuffle_sea, seat)
    if s.mode.looks_for_hand or s.mode.decks:
        for seat in (s.turn, 1 - s.turn):
            s.then(rearrange, seat, SWAPS)
    if s.mode.decks:
        s.then(prepare_next, s.turn, s.turn, 0)
    else:
        s.then(start_turn)


def starting_stacks(s: State, seat: int) -> list[Action]:
    """The basic stacks to start from: the second player uses a different one (RULINGS O-15)."""
    basic = [i for i, back in enumerate(s.backs) if back == BASIC]
    largest = max([len(s.stacks[i]) for i in basic])
    again = s.options["same_starting_stack"] and s.mode.looks_for_hand
    if seat == s.turn or again:
        return [STACKS[i] for i in basic]
    taken = [i for i in basic if len(s.stacks[i]) < largest - 1]
    return [STACKS[i] for i in basic if i not in taken]


@effect
def take_top_three(s: State, seat: int) -> None:
    """Introductory game: take the three top cards of a stack."""
    answer = s.choose(seat, START_STACK, starting_stacks(s, seat))
    for _ in range(HAND):
        draw(s, seat, answer[1])


@effect
def choose_starting_stack(s: State, seat: int) -> None:
    """Look through a basic stack and take any three cards."""
    answer = s.choose(seat, START_STACK, starting_stacks(s, seat))
    look_through(s, seat, answer[1])
    for _ in range(HAND):
        s.then(take_searched, seat, answer[1])


@effect
def choose_harbour(s: State, seat: int) -> None:
    """A player lays the harbour at one end of the principality, and so closes that end."""
    ends = [PLACE_NAMES[cell(x, 0)] for x in (LEFT_HARBOUR, RIGHT_HARBOUR)]
    end = column(CELL_OF[s.choose(seat, HARBOR_PLACE, ends)])
    s.princes[seat].centre[end - WEST] = HARBOUR


@effect
def shuffle_sea(s: State, seat: int) -> None:
    """Chance shuffles the sea cards of a player, which lie face down."""
    bits = s.choose(CHANCE, SHUFFLE_SEA, SHUFFLES)
    s.cards.shuffle(s.princes[seat].sea, chance_number(bits))


@effect
def rearrange(s: State, seat: int, swaps: int) -> None:
    """A player swaps two of their regions, and is asked again, or is done."""
    if swaps == 0:
        return
    places = names_of(s, regions(s, seat))
    first = s.choose(seat, ARRANGE, [*places, ("done",)], amount=swaps)
    if first == ("done",):
        return
    second = s.choose(seat, ARRANGE_WITH, [p for p in places if p != first])
    swap_cards(s, seat, CELL_OF[first], CELL_OF[second])
    s.then(rearrange, seat, swaps - 1)
