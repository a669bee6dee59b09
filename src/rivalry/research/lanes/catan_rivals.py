"""Rivals for Catan in buffers: masks, and observations that hold the complete view.

The layout is that of `rivalry.research.catan_rivals_complete.spec`; `Layout` holds the sizes that
both use.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core import chance
from rivalry.core.hidden import EVERYBODY
from rivalry.games.catan_rivals import die, points, position, state, view
from rivalry.games.catan_rivals.action import ROLLS
from rivalry.games.catan_rivals.card import AT_SEA, CARDS, EVENT, REGION
from rivalry.games.catan_rivals.place import CELLS, is_region_place
from rivalry.games.catan_rivals.resource import region_cells
from rivalry.games.catan_rivals.state import NOTES, QUESTIONS, in_play
from rivalry.games.catan_rivals.vocabulary import ID_OF, VOCABULARY
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.words import ONE, four, since

FACES: Final = ["", *die.FACES]
"""What the event die shows; "" before the roll."""

PHASES: Final = ["", "start", "dice", "action", "replenish", "exchange"]
"""Where a turn is; "" before the first."""

FACE_NUMBERS: Final = {face: n for n, face in enumerate(FACES)}
PHASE_NUMBERS: Final = {phase: n for n, phase in enumerate(PHASES)}

REGION_CELLS: Final = [c for c in range(CELLS) if is_region_place(c)]
REGION_PLACES: Final = [REGION_CELLS.index(c) if c in REGION_CELLS else -1 for c in range(CELLS)]
"""By cell: its index among the region cells, or -1."""
QUESTION_NUMBERS: Final = {why: n for n, why in enumerate(QUESTIONS, 1)}
UNSEEN: Final = 1  # in a stack: an unknown card; 2 + its number if the seat knows it
OPEN: Final = 1000  # in a stack: added for a known card that was turned face up
FIRST_BACK: Final = 1000  # in a pile: this + the number of its back for a covered card

SHOWN: Final = 1000  # in a hand: added for a card that everybody knows
FRESH: Final = 2000  # in a hand: added for a card that may not be used yet
HIDDEN: Final = 10000  # in a hand: this + the number of its back for a card the seat does not know

HAND: Final = 40  # slots of a hand
FACE_UP: Final = 4  # slots of the open stack
RESOLVING: Final = 8  # slots of action cards being resolved
FRAMES: Final = 16  # slots of pending effects
FRAME: Final = 12  # numbers in each: its effect and its arguments, prices number by number
ANSWERS: Final = 32  # slots of the answers that the asking effect has so far
NOTE_SLOTS: Final = 16  # slots of the turn's notes: a word and a number each

EFFECTS: Final = sorted(state.BOOK.effects)
EFFECT_NUMBERS: Final = {name: n for n, name in enumerate(EFFECTS, 1)}
REPLIES: Final = [*VOCABULARY, *ROLLS]
"""Every answer that an effect may have got, from players and from dice."""
REPLY_NUMBERS: Final = {reply: n for n, reply in enumerate(REPLIES, 1)}


def _words() -> list[str]:
    found = {card.back for card in CARDS} | {card.set for card in CARDS} | set(QUESTIONS)
    found |= {card.key for card in CARDS}
    found |= {why.partition(".")[0] for why in QUESTIONS}
    for word in VOCABULARY:
        if isinstance(word, tuple):
            found |= {part for part in word if isinstance(part, str)}
    return sorted(found)


WORDS: Final = _words()
"""The words that effects can have as arguments: cards, sides, stacks, questions."""
PRICE: Final = 1  # the eight numbers of a price follow
NUMBER_ZERO: Final = 200  # the argument 0; 0 stands for no argument
FIRST_WORD: Final = 1000
WORD_NUMBERS: Final = {word: FIRST_WORD + n for n, word in enumerate(WORDS)}


class Layout:
    """How many numbers the parts of an observation have, for one set of options."""

    def __init__(self, options: dict[str, Any]) -> None:
        s = position.new(**options)
        self.cards = len(CARDS)
        self.backs = sorted({card.back for card in CARDS if card.kind not in (EVENT, REGION)})
        everything = [CARDS[i] for i in s.cards.identity]
        held = [card for card in everything if card.place != AT_SEA]
        drawn = [card for card in held if card.kind not in (EVENT, REGION)]
        self.pile = len(drawn)  # slots of the discard pile
        self.built = len([card for card in drawn if not card.is_action])
        self.deep = max([sum([card.back == back for card in drawn]) for back in self.backs])
        self.events = len([card for card in everything if card.kind == EVENT])
        self.regions = len([card for card in everything if card.kind == REGION])
        self.stacks = s.backs[:]  # the back of each draw stack
        self.sea = len(s.princes[0].sea)  # places of each player's sea


class Catan(Encoder):
    """What both encodings share: answers and masks."""

    def __init__(self, size: int, options: dict[str, Any]) -> None:
        super().__init__(position.new(**options), 2, size, len(VOCABULARY))
        self.vocabulary = VOCABULARY
        self.ids: dict[Any, int] = {}  # of the actions seen so far

    def answer(self, s: Any, action: i64) -> None:
        assert isinstance(s, position.Position)
        s.go_on(self.vocabulary[action])

    def answer_chance(self, s: Any, seed: str, n: int) -> None:
        assert isinstance(s, position.Position)
        decision = s.decision
        assert decision is not None, "chance is asked"
        s.go_on(chance.answer(seed, n, decision))

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        assert isinstance(s, position.Position)
        i: i64 = at
        end: i64 = at + self.mask_words
        while i < end:
            out[i] = 0
            i += 1
        decision = s.decision
        if decision is not None and decision.player >= 0:
            ids = self.ids
            for option in decision.options:
                known = ids.get(option)
                if known is None:
                    # A key that is the same object is found without comparing contents.
                    known = ids[option] = ID_OF[option]
                n: i64 = known
                out[at + (n >> 3)] += ONE << 8 * (n & 7)

    def fits(self, s: Any) -> bool:
        first = self.first
        assert isinstance(first, position.Position)
        return isinstance(s, position.Position) and s.options == first.options


class Complete(Catan):
    """Everything that a view holds, in slots, part by part, the seat's own side first."""

    def __init__(self, size: int, options: dict[str, Any], layout: Layout) -> None:
        super().__init__(size, options)
        self.layout = layout
        self.back_of: list[int] = [
            layout.backs.index(card.back) if card.back in layout.backs else 0 for card in CARDS
        ]

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        """Write every part again. Parts with slots are filled from their beginning, and leftovers
        of an earlier row in them end at the first word that is 0.
        """
        assert isinstance(s, position.Position)
        layout = self.layout
        bit: i64 = 1 + seat
        write_table(s, seat, out, at)
        at += 4
        at = self.write_hand(s, seat, seat, out, at)
        at = self.write_hand(s, seat, 1 - seat, out, at)
        at = write_prince(s, seat, layout.built, out, at)
        at = write_sea(s, seat, bit, out, at)
        at = write_prince(s, 1 - seat, layout.built, out, at)
        at = write_sea(s, 1 - seat, bit, out, at)
        at = write_slots(s, s.face_up, bit, FACE_UP, out, at)
        at = write_slots(s, s.resolving, bit, RESOLVING, out, at)
        at = self.write_pile(s, s.piles[0], bit, layout.pile, out, at)
        at = write_slots(s, s.events, bit, layout.events, out, at)
        at = write_slots(s, s.box, bit, layout.events, out, at)
        at = write_slots(s, s.regions, bit, layout.regions, out, at)
        for stack in s.stacks:
            at = write_slots(s, stack, bit, layout.deep, out, at)
        write_pending(s, seat, out, at)

    def write_hand(
        self, s: position.Position, seat: i64, whose: i64, out: vec[i64], at: i64
    ) -> i64:
        """A hand's cards in an order that reveals nothing: those the seat knows, then backs."""
        bit: i64 = 1 + seat
        identity, known = s.cards.identity, s.cards.known
        values: list[int] = []
        for handle in s.princes[whose].hand:
            h: i64 = handle
            value: i64 = i64(identity[h])
            if i64(known[h]) & bit:
                value += 2
                if known[h] == EVERYBODY:
                    value += SHOWN
                if s.used[h] and whose == seat:
                    value += FRESH
            else:
                value = HIDDEN + self.back_of[value]
            values.append(value)
        assert len(values) <= HAND, "a hand has slots enough"
        values.sort()
        return write_values(values, HAND, out, at)

    def write_pile(
        self, s: position.Position, pile: list[int], bit: i64, slots: i64, out: vec[i64], at: i64
    ) -> i64:
        """A discard pile from bottom to top; for covered cards, only the backs."""
        identity, known = s.cards.identity, s.cards.known
        values: list[int] = []
        for handle in pile:
            h: i64 = handle
            index: i64 = i64(identity[h])
            if i64(known[h]) & bit:
                values.append(index + 2)
            else:
                values.append(FIRST_BACK + self.back_of[index])
        return write_values(values, slots, out, at)


def write_values(values: list[int], slots: i64, out: vec[i64], at: i64) -> i64:
    """Write numbers above 0, four to a word, from the first of these slots on."""
    word: i64 = 0  # four numbers, written when they are complete
    shift: i64 = 0
    i: i64 = at
    for number in values:
        value: i64 = number
        word += value << shift
        shift += 16
        if shift == 64:
            out[i] = word
            i += 1
            word = 0
            shift = 0
    if shift:
        out[i] = word
        i += 1
    return clear(out, i, at + (slots + 3) // 4)


def clear(out: vec[i64], at: i64, end: i64) -> i64:
    """Clear what an earlier row left behind: all words up to the first that is 0."""
    while at < end and out[at] != 0:
        out[at] = 0
        at += 1
    return end


def put(out: vec[i64], at: i64, index: i64, value: i64) -> None:
    """Write a 16-bit number where there is a 0."""
    out[at + (index >> 2)] += value << 16 * (index & 3)


def write_table(s: position.Position, seat: i64, out: vec[i64], at: i64) -> None:
    """Where the game stands."""
    whose: i64 = s.turn
    hero: i64 = s.hero
    trader: i64 = s.trader
    winner: i64 = s.winner
    asked: i64 = -1
    question: i64 = 0
    decision = s.decision
    if decision is not None and decision.player >= 0:
        asked = decision.player
        if asked == seat:
            question = QUESTION_NUMBERS[decision.why]
    face: i64 = FACE_NUMBERS[s.face]
    phase: i64 = PHASE_NUMBERS[s.phase]
    out[at] = four(seat, since(whose, seat, 2), s.turns, s.production)
    out[at + 1] = four(face, since(hero, seat, 2), since(trader, seat, 2), since(winner, seat, 2))
    out[at + 2] = four(s.mode.goal, s.roads, s.settlements, s.cities)
    out[at + 3] = four(len(s.box), since(asked, seat, 2), question, phase)


def write_prince(s: position.Position, whose: i64, room: i64, out: vec[i64], at: i64) -> i64:
    """A principality: its points, centre row, regions, and the other cards its owner has there."""
    owner: int = whose
    prince = s.princes[whose]
    identity, level, used, where = s.cards.identity, s.level, s.used, s.where
    p = points.all_points(s, owner)
    out[at] = four(p[0], p[1], p[2], p[3])
    out[at + 1] = four(p[4], p[5], p[6], 3 + p[4])
    out[at + 2] = four(p[0], prince.left, prince.right, 0)
    at += 3
    x: i64 = 0
    centre = prince.centre
    while x < 24:
        out[at] = four(i64(centre[x]), i64(centre[x + 1]), i64(centre[x + 2]), i64(centre[x + 3]))
        x += 4
        at += 1
    out[at] = four(i64(centre[24]), i64(centre[25]), i64(centre[26]), 0)
    at += 1
    grid = prince.grid
    place: i64 = 0
    while place < len(REGION_CELLS):
        out[at + place] = 0
        place += 1
    for c in region_cells(prince):
        h: i64 = i64(grid[c])
        place = REGION_PLACES[c]
        out[at + place] = four(i64(identity[h]) + 1, i64(level[h]), i64(used[h]), 0)
    at += len(REGION_CELLS)
    slot: i64 = at
    for handle in in_play(prince):
        h = handle
        c_of: i64 = max(i64(0), i64(where[h]))  # a marker has no place
        out[slot] = four(i64(identity[h]) + 1, c_of, i64(level[h]), i64(used[h]))
        slot += 1
    return clear(out, slot, at + room)


def write_sea(s: position.Position, whose: i64, bit: i64, out: vec[i64], at: i64) -> i64:
    """A player's sea, place by place, and the ships in the harbour; nothing without a sea."""
    prince = s.princes[whose]
    if not prince.sea:
        return at
    identity, known = s.cards.identity, s.cards.known
    for handle in prince.sea:
        h: i64 = handle
        card: i64 = UNSEEN
        if i64(known[h]) & bit:
            card = i64(identity[h]) + 2
        is_open: i64 = 1 if known[h] == EVERYBODY else 0
        out[at] = four(card, is_open, i64(s.level[h]), i64(s.used[h]))
        at += 1
    out[at] = four(prince.ships, prince.unbuilt, 0, 0)
    return at + 1


def write_slots(
    s: position.Position, zone: list[int], bit: i64, slots: i64, out: vec[i64], at: i64
) -> i64:
    """A stack from bottom to top: 0 no card, 1 an unknown one, 2 + number a known one, plus OPEN if
    that was turned face up.
    """
    identity, known = s.cards.identity, s.cards.known
    assert len(zone) <= slots, "a zone has no more cards than it has slots"
    word: i64 = 0  # four cards, written when they are complete
    shift: i64 = 0
    i: i64 = at
    for handle in zone:
        h: i64 = handle
        value: i64 = UNSEEN
        if i64(known[h]) & bit:
            value = i64(identity[h]) + 2
            if s.level[h]:
                value += OPEN
        word += value << shift
        shift += 16
        if shift == 64:
            out[i] = word
            i += 1
            word = 0
            shift = 0
    if shift:
        out[i] = word
        i += 1
    return clear(out, i, at + (slots + 3) // 4)


def write_pending(s: position.Position, seat: i64, out: vec[i64], at: i64) -> None:
    """Pending effects from bottom to top, the answers to the last, and the turn's notes."""
    assert len(s.stack) <= FRAMES, "pending effects have slots enough"
    word: i64 = at
    end: i64 = at + (FRAMES * FRAME + ANSWERS + 2 * NOTE_SLOTS) // 4
    while word < end:
        out[word] = 0
        word += 1
    n: i64 = 0
    for name, args, _ in s.stack:
        number: i64 = EFFECT_NUMBERS[name]
        put(out, at, n, number)
        i: i64 = n + 1
        for arg in args:
            if isinstance(arg, tuple):
                put(out, at, i, PRICE)
                i += 1
                for part in arg:
                    put(out, at, i, NUMBER_ZERO + part)
                    i += 1
            else:
                value: i64 = WORD_NUMBERS[arg] if isinstance(arg, str) else NUMBER_ZERO + arg
                put(out, at, i, value)
                i += 1
        n += FRAME
    at += FRAMES * FRAME // 4
    if s.stack:
        answers = s.stack[-1][2]
        assert len(answers) <= ANSWERS, "answers have slots enough"
        decision = s.decision
        hides = decision is not None and decision.player != seat
        n = 0
        for answer in answers:
            if hides and view.is_secret(answer):
                break
            reply: i64 = REPLY_NUMBERS[answer]
            put(out, at, n, reply)
            n += 1  # noqa: SIM113
    at += ANSWERS // 4
    n = 0
    for noted, number_of in s.notes:
        put(out, at, n, NOTES.index(noted) + 1)
        put(out, at, n + 1, number_of)
        n += 2
    assert n <= 2 * NOTE_SLOTS, "notes have slots enough"
