"""Rivals for Catan in buffers, for learning: counts of cards and what stands where.

One layout of one size for all ways to play: `rivalry.research.catan_rivals_features` says what
every number means. A row is cleared and rewritten each time: most of it is 0.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.hidden import EVERYBODY
from rivalry.core.question import FATE, KINDS, MEANINGS
from rivalry.games.catan_rivals import points, position, sea
from rivalry.games.catan_rivals.card import (
    AT_SEA,
    BASIC,
    CARDS,
    EVENT,
    HARBOR,
    POINTS,
    PURSE,
    REGION,
    UNKNOWN,
    VICTORY,
    Card,
)
from rivalry.games.catan_rivals.cards.promo import OPTIONAL
from rivalry.games.catan_rivals.notation import MOST_STACKS
from rivalry.games.catan_rivals.place import (
    CELLS,
    CITY,
    EAST,
    HARBOUR,
    METROPOLIS,
    ROAD,
    SETTLEMENT,
    WEST,
    column,
    regions_around,
    row,
)
from rivalry.games.catan_rivals.production import boost, leaves_out
from rivalry.games.catan_rivals.resource import FULL, region_cells
from rivalry.games.catan_rivals.setup import THEMES
from rivalry.games.catan_rivals.state import NOTES, QUESTIONS, Prince, in_play
from rivalry.games.catan_rivals.view import asking_card
from rivalry.research.lanes.catan_rivals import (
    FACE_NUMBERS,
    FACES,
    PHASE_NUMBERS,
    PHASES,
    REGION_CELLS,
    REGION_PLACES,
    Catan,
)
from rivalry.research.lanes.words import four


def _is_drawn(card: Card) -> bool:
    """Whether a card lies in a draw stack of some game, so that a hand can hold it."""
    if card.kind in (EVENT, REGION, UNKNOWN) or card.place == AT_SEA or card.given:
        return False
    return not card.face_up or card.duel_copies > 0 or card.key in OPTIONAL.values()


HELD: Final = [card.index for card in CARDS if _is_drawn(card)]
"""The cards that a hand can hold."""

STANDING: Final = [
    card.index
    for card in CARDS
    if not card.is_action and card.kind not in (EVENT, REGION, UNKNOWN) and card.place != AT_SEA
]
"""The cards that a player can have in play, except regions and sea cards."""

ASKING: Final = [card.index for card in CARDS if card.kind not in (REGION, UNKNOWN, HARBOR)]
"""The cards whose effects may ask."""

OPEN_CARDS: Final = [card.index for card in CARDS if card.face_up]
EVENT_CARDS: Final = [card.index for card in CARDS if card.kind == EVENT]
SEA_CARDS: Final = [card.index for card in CARDS if card.place == AT_SEA and card.kind != HARBOR]


def _places(cards: list[int]) -> vec[i64]:
    """By card: its index among these, or -1."""
    return vec[i64]([cards.index(i) if i in cards else -1 for i in range(len(CARDS))])


HELD_PLACE: Final = _places(HELD)
STANDING_PLACE: Final = _places(STANDING)
ASKING_PLACE: Final = {CARDS[i].key: n for n, i in enumerate(ASKING)}
OPEN_PLACE: Final = _places(OPEN_CARDS)
EVENT_PLACE: Final = _places(EVENT_CARDS)
SEA_PLACE: Final = _places(SEA_CARDS)

BACKS: Final = (BASIC, *THEMES)
BACK_PLACE: Final = vec[i64](
    [BACKS.index(card.back) if card.back in BACKS else -1 for card in CARDS]
)
"""By card: the index of its back among those of draw stacks."""

KINDS_ASKED: Final = [kind for kind in KINDS if kind != FATE]  # players are never asked that
KIND_PLACE: Final = {
    key: KINDS_ASKED.index(question.kind) if question.kind != FATE else -1
    for key, question in QUESTIONS.items()
}
MEANING_PLACE: Final = {
    key: MEANINGS.index(question.meaning) for key, question in QUESTIONS.items()
}

SITE_XS: Final = list(range(WEST + 2, EAST, 2))  # of settlements and cities
ROAD_XS: Final = list(range(WEST + 1, EAST, 2))
HARBOUR_XS: Final = [sea.LEFT_HARBOUR, sea.RIGHT_HARBOUR]
PLACE_CELLS: Final = [
    c
    for c in range(CELLS)
    if WEST < column(c) < EAST and not (row(c) in (1, -1) and column(c) % 2)
    if row(c) != 0 or column(c) % 2
]
"""The cells of expansions: building sites, outer sides of regions, and roads."""
CELL_PLACE: Final = vec[i64](
    [PLACE_CELLS.index(c) if c in PLACE_CELLS else -1 for c in range(CELLS)]
)

REGION_PLACE: Final = vec[i64](REGION_PLACES)
RESOURCE_OF: Final = vec[i64]([card.resource for card in CARDS])
NUMBER_OF: Final = vec[i64]([card.number for card in CARDS])
PRICE_OF: Final = vec[i64]([card.price for card in CARDS])

SWITCHES: Final = ("tie_keeps_token", "same_starting_stack", "fresh_reactions", "open_discard")

REGION_NUMBERS: Final = 16
STACK_NUMBERS: Final = 16

PLAYER_PARTS: Final = (
    ("goods", len(POINTS) + len(PURSE) + 3),
    ("centre", len(ROAD_XS) + 3 * len(SITE_XS) + len(HARBOUR_XS)),
    ("regions", REGION_NUMBERS * len(REGION_CELLS)),
    ("places", 4 * len(PLACE_CELLS)),
    ("built", len(STANDING)),
    ("sea", 4 * sea.MOST_PLACES),
    ("sea_cards", len(SEA_CARDS) * sea.MOST_PLACES),
)
PARTS: Final = (
    ("table", 16),
    ("production", 6),
    ("face", len(FACES) - 1),
    ("phase", len(PHASES) - 1),
    ("game", 1 + len(SWITCHES) + len(THEMES)),
    ("notes", len(NOTES)),
    ("question", len(KINDS_ASKED) + len(MEANINGS) + 1),
    ("asking", len(ASKING)),
    ("hand", len(HELD)),
    ("rival_hand", len(HELD)),
    ("rival_backs", len(BACKS)),
    *[(f"{who}_{name}", size) for who in ("own", "rival") for name, size in PLAYER_PARTS],
    ("stacks", STACK_NUMBERS * MOST_STACKS),
    ("in_stacks", len(HELD)),
    ("discard", len(HELD)),
    ("face_up", len(OPEN_CARDS)),
    ("event_top", len(EVENT_CARDS)),
)
"""The parts of an observation in order, with how many numbers each has."""


def _starts() -> dict[str, int]:
    found: dict[str, int] = {}
    word = 0
    for name, size in PARTS:
        found[name] = word
        word += (size + 3) // 4  # every part begins with a new word
    found["end"] = word
    return found


STARTS: Final = _starts()
"""The word at which each part begins."""

SIZE: Final = 4 * STARTS["end"]

PLAIN: Final = 0  # a card that does nothing to the regions around it, and holds nothing
TOUCHES: Final = 1  # it does something to them
HOLDS: Final = 2  # resources, owls or stars lie on it
TRAITS: Final = vec[i64](
    [
        (TOUCHES if card.boosts or card.irrigates or card.hides or card.shelters else PLAIN)
        + (HOLDS if card.holds or card.stores else PLAIN)
        for card in CARDS
    ]
)
"""By card: what matters about it besides that it stands there."""


class Features(Catan):
    """Counts and flags, part by part, the seat's own side first."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(SIZE, options)
        first = self.first
        assert isinstance(first, position.Position)
        numbers = [
            first.mode.goal,
            *[int(options[name]) for name in SWITCHES],
            *[int(theme in first.sets) for theme in THEMES],
            *(0, 0, 0),
        ]
        # How the game is played is the same in every row.
        self.played: vec[i64] = vec[i64](
            [four(*numbers[n : n + 4]) for n in range(0, len(numbers) - 3, 4)]
        )
        self.back_of: list[int] = [BACKS.index(back) for back in first.backs]  # by draw stack
        self.production: i64 = STARTS["production"]
        self.face: i64 = STARTS["face"]
        self.phase: i64 = STARTS["phase"]
        self.game: i64 = STARTS["game"]
        self.notes: i64 = STARTS["notes"]
        self.question: i64 = STARTS["question"]
        self.asking: i64 = STARTS["asking"]
        self.hand: i64 = STARTS["hand"]
        self.rival_hand: i64 = STARTS["rival_hand"]
        self.rival_backs: i64 = STARTS["rival_backs"]
        self.own: i64 = STARTS["own_goods"]
        self.rival: i64 = STARTS["rival_goods"]
        # From the goods of a player on.
        self.centre: i64 = STARTS["own_centre"] - STARTS["own_goods"]
        self.regions: i64 = STARTS["own_regions"] - STARTS["own_goods"]
        self.places: i64 = STARTS["own_places"] - STARTS["own_goods"]
        self.built: i64 = STARTS["own_built"] - STARTS["own_goods"]
        self.sea: i64 = STARTS["own_sea"] - STARTS["own_goods"]
        self.stacks: i64 = STARTS["stacks"]
        self.in_stacks: i64 = STARTS["in_stacks"]
        self.discard: i64 = STARTS["discard"]
        self.face_up: i64 = STARTS["face_up"]
        self.event_top: i64 = STARTS["event_top"]

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        """Clear the row and write what is not 0."""
        assert isinstance(s, position.Position)
        word: i64 = at
        end: i64 = at + self.words
        while word < end:
            out[word] = 0
            word += 1
        self.write_table(s, seat, out, at)
        self.write_question(s, seat, out, at)
        self.write_hands(s, seat, out, at)
        self.write_prince(s, seat, seat, out, at + self.own)
        self.write_prince(s, 1 - seat, seat, out, at + self.rival)
        self.write_stacks(s, seat, out, at)

    def write_table(self, s: position.Position, seat: i64, out: vec[i64], at: i64) -> None:
        """Where the game stands, and how it is played."""
        asked: i64 = -2
        if s.decision is not None and s.decision.player >= 0:
            asked = s.decision.player
        turn: i64 = s.turn if s.turns > 0 else -1
        hero: i64 = s.hero
        trader: i64 = s.trader
        rival: i64 = 1 - seat
        winner: i64 = s.winner
        won: i64 = is_it(winner, seat) - is_it(winner, rival)
        out[at] = four(is_it(turn, seat), is_it(turn, rival), s.turns, is_it(asked, seat))
        out[at + 1] = four(
            is_it(asked, rival), is_it(hero, seat), is_it(hero, rival), is_it(trader, seat)
        )
        out[at + 2] = four(is_it(trader, rival), s.roads, s.settlements, s.cities)
        out[at + 3] = four(won, above_yule(s), len(s.events), len(s.regions))
        if s.production:
            add(out, at + self.production, s.production - 1, 1)
        face: i64 = FACE_NUMBERS[s.face]
        if face:
            add(out, at + self.face, face - 1, 1)
        phase: i64 = PHASE_NUMBERS[s.phase]
        if phase:
            add(out, at + self.phase, phase - 1, 1)
        n: i64 = 0
        while n < len(self.played):
            out[at + self.game + n] = self.played[n]
            n += 1
        for word, _ in s.notes:
            add(out, at + self.notes, NOTES.index(word), 1)

    def write_question(self, s: position.Position, seat: i64, out: vec[i64], at: i64) -> None:
        """What is asked, if it is this seat that is asked, and the card that asks."""
        decision = s.decision
        if decision is None:
            return
        if decision.player == seat:
            question: i64 = at + self.question
            kinds: i64 = len(KINDS_ASKED)
            add(out, question, KIND_PLACE[decision.why], 1)
            add(out, question, kinds + MEANING_PLACE[decision.why], 1)
            add(out, question, kinds + len(MEANINGS), decision.amount)
        card = asking_card(s)
        if card:
            add(out, at + self.asking, ASKING_PLACE[card], 1)

    def write_hands(self, s: position.Position, seat: i64, out: vec[i64], at: i64) -> None:
        """The seat's own hand, and what is known of the rival's."""
        bit: i64 = 1 + seat
        identity, known = s.cards.identity, s.cards.known
        hand: i64 = at + self.hand
        for h in s.princes[seat].hand:
            add(out, hand, HELD_PLACE[i64(identity[h])], 1)
        rival: i64 = at + self.rival_hand
        backs: i64 = at + self.rival_backs
        for h in s.princes[1 - seat].hand:
            if i64(known[h]) & bit:
                add(out, rival, HELD_PLACE[i64(identity[h])], 1)
            else:
                add(out, backs, BACK_PLACE[i64(identity[h])], 1)

    def write_prince(
        self, s: position.Position, whose: i64, seat: i64, out: vec[i64], at: i64
    ) -> None:
        """A principality: goods, centre row, regions, expansions, sea."""
        owner: int = whose
        prince = s.princes[whose]
        identity, level = s.cards.identity, s.level
        p = points.all_points(s, owner)
        out[at] = four(p[0], p[1], p[2], p[3])
        out[at + 1] = four(p[4], p[5], p[6], 0)
        purse: i64 = len(POINTS)
        last: i64 = purse + len(PURSE)
        add(out, at, last, len(prince.hand))
        write_centre(prince, out, at + self.centre)
        grid = prince.grid
        regions: i64 = at + self.regions
        for c in region_cells(prince):
            h: i64 = i64(grid[c])
            i: i64 = i64(identity[h])
            stored: i64 = i64(level[h])
            region: i64 = regions + 4 * REGION_PLACE[c]
            add(out, region, RESOURCE_OF[i], 1)
            add(out, region, 5 + NUMBER_OF[i], 1)
            out[region + 3] = four(stored, is_it(stored, FULL), 0, 0)
            add(out, at, purse + RESOURCE_OF[i], stored)
        places: i64 = at + self.places
        for handle in in_play(prince):
            h = handle
            i = i64(identity[h])
            add(out, at + self.built, STANDING_PLACE[i], 1)
            traits: i64 = TRAITS[i]
            if traits & HOLDS:
                add(out, at, purse + RESOURCE_OF[i], i64(level[h]))
            if traits & TOUCHES:
                write_touched(s, prince, handle, out, regions)
            if is_on_top(prince, s, h):
                write_place(s, h, 1, out, places)
        for handle in s.princes[1 - whose].abroad:
            h = handle
            if is_on_top(prince, s, h):
                write_place(s, h, -1, out, places)
        if prince.sea:
            add(out, at, last + 1, prince.ships)
            add(out, at, last + 2, prince.unbuilt)
            write_sea(s, whose, seat, out, at + self.sea)

    def write_stacks(self, s: position.Position, seat: i64, out: vec[i64], at: i64) -> None:
        """Draw stacks with what is known of them, the discard, the open stack, the next event."""
        bit: i64 = 1 + seat
        identity, known = s.cards.identity, s.cards.known
        seen: i64 = at + self.in_stacks
        word: i64 = at + self.stacks
        n: i64 = 0
        for stack in s.stacks:
            size: i64 = len(stack)
            out[word] = size
            add(out, word, 1 + i64(self.back_of[n]), 1)
            for handle in stack:
                h: i64 = handle
                if i64(known[h]) & bit:
                    add(out, seen, HELD_PLACE[i64(identity[h])], 1)
            if size:
                top = stack[-1]
                if i64(known[top]) & bit:
                    write_top(s, top, out, word)
            word += STACK_NUMBERS // 4
            n += 1  # noqa: SIM113  (enumerate would count in Python's integers)
        discard: i64 = at + self.discard
        for pile in s.piles:
            for handle in pile:
                h = handle
                if i64(known[h]) & bit:
                    add(out, discard, HELD_PLACE[i64(identity[h])], 1)
        for h_open in s.face_up:
            add(out, at + self.face_up, OPEN_PLACE[i64(identity[h_open])], 1)
        if s.events:
            next_event = s.events[-1]
            if i64(known[next_event]) & bit:
                add(out, at + self.event_top, EVENT_PLACE[i64(identity[next_event])], 1)


def is_it(one: i64, other: i64) -> i64:
    """1 if two numbers are equal, else 0: for a seat that is this one, a level that is the highest.

    >>> is_it(1, 1), is_it(-1, 0)
    (1, 0)
    """
    if one == other:
        return 1
    return 0


def add(out: vec[i64], at: i64, index: i64, value: i64) -> None:
    """Add to a 16-bit number; neither it nor what is added is negative.

    >>> words = vec[i64]([0, 0])
    >>> add(words, 0, 6, 2)
    >>> add(words, 0, 6, 1)
    >>> hex(words[1])
    '0x300000000'
    """
    out[at + (index >> 2)] += value << 16 * (index & 3)


def above_yule(s: position.Position) -> i64:
    """How many event cards lie above the one that rebuilds the stack, which its back reveals."""
    n: i64 = len(s.events)
    i: i64 = n
    while i > 0:
        i -= 1
        if CARDS[s.cards.identity[s.events[i]]].rebuilds:
            return n - 1 - i
    return 0


def write_top(s: position.Position, h: int, out: vec[i64], at: i64) -> None:
    """What is known of the top card of a draw stack."""
    card = CARDS[s.cards.identity[h]]
    i: i64 = 1 + len(BACKS)
    add(out, at, i, 1)
    add(out, at, i + 1, card.price)
    add(out, at, i + 2, card.points[VICTORY])
    add(out, at, i + 3, int(card.is_action))
    add(out, at, i + 4, int(s.level[h] > 0))


def write_touched(
    s: position.Position, prince: Prince, h: int, out: vec[i64], regions: i64
) -> None:
    """What a card does to the regions around it."""
    for c in regions_around(column(s.where[h])):
        near: int = prince.grid[c]
        if near >= 0:
            word: i64 = regions + 4 * REGION_PLACE[c] + 3
            add(out, word, 2, boost(s, h, near))
            if leaves_out(s, h, near) and out[word] >> 48 == 0:
                add(out, word, 3, 1)


def is_on_top(prince: Prince, s: position.Position, h: i64) -> bool:
    """Whether a card lies in a principality with nothing on top of it."""
    c: i64 = i64(s.where[h])
    return c >= 0 and prince.grid[c] == h


def write_centre(prince: Prince, out: vec[i64], at: i64) -> None:
    """The row of roads, settlements and cities."""
    centre = prince.centre
    sites: i64 = len(ROAD_XS)
    wide: i64 = len(SITE_XS)
    x: i64 = max(WEST + 1, prince.left - 1)
    last: i64 = min(EAST - 1, prince.right + 1)
    while x <= last:
        what: i64 = i64(centre[x - WEST])
        n: i64 = (x - WEST - 1) >> 1  # its index among the roads, or the sites
        if what == ROAD:
            add(out, at, n, 1)
        elif what == HARBOUR:
            add(out, at, sites + 3 * wide + (0 if x < 0 else 1), 1)
        elif what == SETTLEMENT:
            add(out, at, sites + n, 1)
        elif what == CITY:
            add(out, at, sites + wide + n, 1)
        elif what == METROPOLIS:
            add(out, at, sites + 2 * wide + n, 1)
        x += 1


def write_place(s: position.Position, h: i64, whose: i64, out: vec[i64], at: i64) -> None:
    """What stands on a place: 1 for a card of the owner's, -1 for one of the other player's."""
    place: i64 = CELL_PLACE[i64(s.where[h])]
    if place >= 0:  # a metropolis lies on its city
        price: i64 = PRICE_OF[i64(s.cards.identity[h])]
        out[at + place] = four(whose, price, i64(s.level[h]), i64(s.used[h]))


def write_sea(s: position.Position, whose: i64, seat: i64, out: vec[i64], at: i64) -> None:
    """A player's sea, place by place."""
    bit: i64 = 1 + seat
    identity, known = s.cards.identity, s.cards.known
    cards: i64 = at + sea.MOST_PLACES
    kinds: i64 = len(SEA_CARDS)
    n: i64 = 0
    for handle in s.princes[whose].sea:
        h: i64 = handle
        is_open: i64 = 1 if known[h] == EVERYBODY else 0
        visited: i64 = 1 if s.used[h] != sea.UNVISITED else 0
        ship: i64 = 1 if s.used[h] == sea.SHIP_HERE else 0
        out[at + n] = four(is_open, i64(s.level[h]), visited, ship)
        if i64(known[h]) & bit:
            add(out, cards, n * kinds + SEA_PLACE[i64(identity[h])], 1)
        n += 1  # noqa: SIM113
