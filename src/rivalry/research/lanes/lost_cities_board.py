"""Lost Cities: The Board Game in buffers: observations and masks."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities_board import moves, rules, scoring
from rivalry.games.lost_cities_board.cards import (
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    HAND,
    MOVE,
    SEND_RESEARCHER,
    STAY,
    VALUES,
    colour_mask,
)
from rivalry.games.lost_cities_board.layout import ARTIFACT, STEPS
from rivalry.games.lost_cities_board.state import State, new
from rivalry.research.lanes.encoder import OVER, Encoder
from rivalry.research.lanes.words import (
    ONE,
    bits4,
    bits8,
    four,
    number,
    put_number,
    rotate,
    since,
)

# The sizes of the parts in words, as `rivalry.research.lost_cities_board.spec` lays them out.
TABLE: Final = 3
CARDS: Final = 14  # 55 counts
TILES: Final = 12  # 45 spaces
PILES: Final = 28  # 110 places
SIDE: Final = 5 + 2 * CARDS

# Where the parts begin; known cards and columns are counted within a side.
HAND_AT: Final = TABLE
TILES_AT: Final = HAND_AT + CARDS
PILES_AT: Final = TILES_AT + TILES
SIDES_AT: Final = PILES_AT + PILES
KNOWN_AT: Final = 5
COLUMNS_AT: Final = KNOWN_AT + CARDS

ENDED: Final = ("", "deck", "bridge", "stall")


class LostCitiesBoard(Encoder):
    """Seats are written clockwise, starting with the observer's own."""

    def __init__(self, players: int, size: int, actions: int, options: dict[str, Any]) -> None:
        super().__init__(new(**options), players, size, actions)

    def seat(self, s: Any) -> i64:
        assert isinstance(s, State)
        if s.phase == rules.OVER:
            return OVER
        if s.phase < rules.CARD:
            return CHANCE
        return s.turn

    def answer(self, s: Any, action: i64) -> None:
        assert isinstance(s, State)
        moves.answer(s, action)
        s._decision = None

    def is_cut(self, s: Any) -> bool:
        assert isinstance(s, State)
        ended: str = s.history[-1]["ended"]
        return ended == "stall"

    def fits(self, s: Any) -> bool:
        first = self.first
        assert isinstance(first, State)
        return isinstance(s, State) and (
            s.setup is first.setup or s.setup.given == first.setup.given
        )

    def glance(self, s: Any) -> i64:
        assert isinstance(s, State)
        return s.sides[s.turn].hand + len(s.piles[0]) + len(s.deck)

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        write_table(s, seat, out, at)
        own = s.sides[seat]
        write_counts(own.hand, own.hand_both, out, at + HAND_AT)
        write_tiles(s, out, at + TILES_AT)
        write_piles(s, out, at + PILES_AT)
        n: i64 = 0
        while n < self.players:
            one: i64 = (seat + n) % self.players
            side = s.sides[one]
            block: i64 = at + SIDES_AT + n * SIDE
            write_side(s, one, count_cards(side), out, block)
            write_counts(side.known, side.known_both, out, block + KNOWN_AT)
            write_counts(side.played, side.played_both, out, block + COLUMNS_AT)
            n += 1
        write_history(s, seat, out, at + SIDES_AT + self.players * SIDE)

    def update(self, s: Any, seat: i64, action: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        if s.phase == rules.CARD and s.turns == 0:
            self.observe(s, seat, out, at)  # a new expedition
            return
        write_table(s, seat, out, at)
        own: i64 = at + SIDES_AT
        if action < SEND_RESEARCHER:
            # A card has left the hand: to the column or to the pile.
            side = s.sides[seat]
            card: i64 = action
            if action >= DISCARD:
                card -= DISCARD
                put_on_pile(s, card, out, at + PILES_AT)
            else:
                write_count(side.played, side.played_both, card, out, own + COLUMNS_AT)
                write_tile(s, side, card // VALUES, out, at + TILES_AT)
            write_count(side.hand, side.hand_both, card, out, at + HAND_AT)
            write_count(side.known, side.known_both, card, out, own + KNOWN_AT)
            write_side(s, seat, HAND - 1, out, own)
        elif action < DRAW_DECK:
            # An explorer has moved, or none has.
            if action < MOVE:
                write_tile(s, s.sides[seat], s.path, out, at + TILES_AT)
            elif action < STAY:
                write_tile(s, s.sides[seat], action - MOVE, out, at + TILES_AT)
            write_side(s, seat, HAND - 1, out, own)
        else:
            # The previous seat has drawn; now the next one sees everything from its side.
            before: i64 = seat - 1
            if before < 0:
                before = self.players - 1
            put_number(out, own, 0, HAND)
            if action >= DRAW_PILE:
                drawn: i64 = take_from_pile(s, action - DRAW_PILE, out, at + PILES_AT)
                side = s.sides[before]
                write_count(side.known, side.known_both, drawn, out, own + KNOWN_AT)
            rotate(out, own, SIDE, self.players)
            side = s.sides[seat]
            write_counts(side.hand, side.hand_both, out, at + HAND_AT)
            if s.history:
                write_history(s, seat, out, own + self.players * SIDE)

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        assert isinstance(s, State)
        plays: i64 = 0
        discards: i64 = 0
        rest: i64 = 0  # from id 104 on, including the last six cards to discard
        if s.phase == rules.CARD:
            side = s.sides[s.turn]
            plays = rules.playable_cards(s, side)
            discards = side.hand
            rest = discards >> 49
        elif s.phase == rules.SEND:
            rest = ONE * 0xC0
        elif s.phase == rules.BONUS or s.phase == rules.ARROW_MOVE:
            rest = rules.movable_paths(s.sides[s.turn]) * 0x100 + 0x2000
        elif s.phase == rules.DRAW:
            rest = 0x4000 + rules.drawable_piles(s) * 0x8000
        i: i64 = 0
        while i < 6:
            out[at + i] = bits8(plays)
            plays >>= 8
            i += 1
        # Plays end with id 54, discards begin with 55: seven bits and one.
        out[at + 6] = bits8((plays & 127) + (discards & 1) * 128)
        discards >>= 1
        i = 7
        while i < 13:
            out[at + i] = bits8(discards)
            discards >>= 8
            i += 1
        while i < 16:
            out[at + i] = bits8(rest)
            rest >>= 8
            i += 1


def write_table(s: rules.Position, seat: i64, out: vec[i64], at: i64) -> None:
    """Where the game stands."""
    players: i64 = s.setup.players
    starter: i64 = -1
    whose: i64 = -1
    if s.phase != rules.STARTER:
        starter = s.starter
        whose = s.turn
    path: i64 = 0
    if s.phase == rules.SEND or s.phase == rules.BONUS or s.phase == rules.ARROW_MOVE:
        path = s.path + 1
    number: i64 = s.expedition
    aside: i64 = len(s.aside)
    out[at] = four(s.phase, seat, number, since(starter, seat, players))
    out[at + 1] = four(since(whose, seat, players), s.turns, path, s.deck_left)
    out[at + 2] = four(aside, s.crossings, s.closed_pile + 1, 0)


def write_counts(once: i64, both: i64, out: vec[i64], at: i64) -> None:
    """How often each of the 55 cards is there."""
    end: i64 = at + CARDS
    while at < end:
        out[at] = bits4(once) + bits4(both)
        once >>= 4
        both >>= 4
        at += 1


def write_count(once: i64, both: i64, card: i64, out: vec[i64], at: i64) -> None:
    """How often one card is there."""
    put_number(out, at, card, (once >> card & 1) + (both >> card & 1))


def write_tiles(s: rules.Position, out: vec[i64], at: i64) -> None:
    """The tile on each space; an artifact that was taken is gone."""
    word: i64 = 0
    place: i64 = 0
    left: i64 = s.artifacts_left
    for tile in s.tiles:
        value: i64 = tile
        if value == ARTIFACT and left & 1 == 0:
            value = 0
        left >>= 1
        word += value << place
        place += 16
        if place == 64:
            out[at] = word
            at += 1
            word = 0
            place = 0
    out[at] = word


def write_tile(s: rules.Position, side: rules.Side, path: i64, out: vec[i64], at: i64) -> None:
    """Clear the artifact that is gone from where the explorer on a path stands."""
    step: i64 = side.steps >> 4 * path & 15
    if step > 0:
        space: i64 = path * STEPS + step - 1
        if s.tiles[space] == ARTIFACT:
            put_number(out, at, space, 0)


def write_piles(s: rules.Position, out: vec[i64], at: i64) -> None:
    """For every copy of a card, its place in the discard pile, counted from 1 at the bottom."""
    i: i64 = at
    while i < at + PILES:
        out[i] = 0
        i += 1
    for pile in s.piles:
        place: i64 = 0
        for card in pile:
            place += 1  # noqa: SIM113  (enumerate would count in Python's integers)
            write_place(card, place, out, at)


def write_place(card: i64, place: i64, out: vec[i64], at: i64) -> None:
    """Write a card's place. Copies are alike: the one further up in the pile is the second."""
    copy: i64 = 2 * card
    if number(out, at, copy):
        copy += 1
    put_number(out, at, copy, place)


def put_on_pile(s: rules.Position, card: i64, out: vec[i64], at: i64) -> None:
    """A card was discarded."""
    write_place(card, len(s.piles[card // VALUES]), out, at)


def take_from_pile(s: rules.Position, colour: i64, out: vec[i64], at: i64) -> i64:
    """The top card of a pile was drawn; return which card it was."""
    top: i64 = len(s.piles[colour]) + 1
    copy: i64 = 2 * VALUES * colour
    while number(out, at, copy) != top:
        copy += 1
    put_number(out, at, copy, 0)
    return copy >> 1


def write_side(s: rules.Position, seat: i64, cards: i64, out: vec[i64], at: i64) -> None:
    """One player's explorers and earnings; known cards and columns follow."""
    side = s.sides[seat]
    waits: i64 = 0
    if side.researcher < 0:
        waits = 1
    payment: i64 = 0
    if s.payments:
        payment = s.payments[seat]
    steps: i64 = side.steps
    out[at] = four(cards, waits, side.adventurers, side.found)
    out[at + 1] = four(side.tokens, side.points, side.tile_points, payment)
    score: i64 = scoring.total(s, side)
    out[at + 2] = four(score, side.researcher + 1, steps & 15, steps >> 4 & 15)
    out[at + 3] = four(steps >> 8 & 15, steps >> 12 & 15, steps >> 16 & 15, direction(s, side, 0))
    out[at + 4] = four(
        direction(s, side, 1), direction(s, side, 2), direction(s, side, 3), direction(s, side, 4)
    )


def count_cards(side: rules.Side) -> i64:
    """How many cards a hand holds."""
    count: i64 = 0
    mask: i64 = side.hand
    while mask:
        mask &= mask - 1
        count += 1
    mask = side.hand_both
    while mask:
        mask &= mask - 1
        count += 1
    return count


def direction(s: rules.Position, side: rules.Side, path: i64) -> i64:
    """0 while a column may still go either way, 1 up, 2 down."""
    if not s.setup.up_and_down:
        return 1
    column: i64 = side.played & colour_mask(path)
    if column & side.closed == 0:
        return 0
    if column & -column & side.closed:
        return 1
    return 2


def write_history(s: rules.Position, seat: i64, out: vec[i64], at: i64) -> None:
    """How the finished expeditions ended, and what they brought each seat."""
    players: i64 = s.setup.players
    end: i64 = at + s.setup.expeditions * (1 + players)
    for entry in s.history:
        ended: i64 = ENDED.index(entry["ended"])
        starter: i64 = entry["starter"]
        turns: i64 = entry["turns"]
        out[at] = four(ended, since(starter, seat, players), turns, 0)
        seats = entry["seats"]
        n: i64 = 0
        while n < players:
            got = seats[(seat + n) % players]
            out[at + 1 + n] = four(got["explorers"], got["tiles"], got["artifacts"], got["points"])
            n += 1
        at += 1 + players
    while at < end:
        out[at] = 0
        at += 1
