"""Rivals for Catan in buffers: observations and masks.

The layout is that of `rivalry.research.catan_rivals.spec`; `Layout` holds the sizes both use.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rivalry.core.hidden import EVERYBODY
from rivalry.games.catan_rivals import points, setup, state, turn, view
from rivalry.games.catan_rivals.card import ACTION, ATTACK, CARDS, EVENT, REGION
from rivalry.games.catan_rivals.notation import ID_OF, VOCABULARY
from rivalry.games.catan_rivals.place import CELLS, is_region_place
from rivalry.games.catan_rivals.prompt import PROMPTS
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.words import four, since

FACES: Final = ["", *turn.FACES]
"""What the event die shows, nothing before the roll."""

REGION_CELLS: Final = [c for c in range(CELLS) if is_region_place(c)]
QUESTIONS: Final = {why: n for n, why in enumerate(PROMPTS, 1)}
UNSEEN: Final = 1  # in a stack: a card that is there; 2 + its number if the seat knows it

FACE_UP: Final = 4  # slots of the open stack
RESOLVING: Final = 8  # of action cards being resolved
RETRIEVED: Final = 4  # of retrieval cards played this turn: two cards, each twice at most
FRAMES: Final = 16  # of pending effects
FRAME: Final = 8  # numbers of one: its effect, and up to seven arguments
ANSWERS: Final = 32  # that the effect which asks has got so far

EFFECTS: Final = sorted(state.BOOK.effects)
EFFECT_NUMBERS: Final = {name: n for n, name in enumerate(EFFECTS, 1)}
REPLIES: Final = [*VOCABULARY, *turn.ROLLS, *turn.EVENT_DIE]
"""Whatever an effect may have been answered: by players, and by dice."""
REPLY_NUMBERS: Final = {reply: n for n, reply in enumerate(REPLIES, 1)}


def _words() -> list[str]:
    found = {card.back for card in CARDS} | {card.set for card in CARDS} | set(PROMPTS)
    found |= {why.partition(".")[0] for why in PROMPTS}
    for word in VOCABULARY:
        if isinstance(word, tuple):
            found |= {part for part in word if isinstance(part, str)}
    return sorted(found)


WORDS: Final = _words()
"""The words that effects have as arguments: cards, sides, stacks, questions."""
NUMBER_ZERO: Final = 200  # the argument 0; 0 stands for no argument
FIRST_WORD: Final = 1000
WORD_NUMBERS: Final = {word: FIRST_WORD + n for n, word in enumerate(WORDS)}


class Layout:
    """How many numbers the parts of an observation have, for one set of options."""

    def __init__(self, options: dict[str, Any]) -> None:
        s = setup.new(**options)
        self.cards = len(CARDS)
        self.backs = sorted({card.back for card in CARDS})
        everything = [CARDS[i] for i in s.cards.identity]
        drawn = [card for card in everything if card.kind not in (EVENT, REGION)]
        self.pile = len(drawn)  # slots of the discard pile
        self.built = len([card for card in drawn if card.kind not in (ACTION, ATTACK)])
        self.deep = max([sum([card.back == back for card in drawn]) for back in self.backs])
        self.events = len([card for card in everything if card.kind == EVENT])
        self.regions = len([card for card in everything if card.kind == REGION])
        self.stacks = s.backs[:]  # the back of each draw stack


class CatanRivals(Encoder):
    """Slots and counts, part by part, the own side first."""

    def __init__(self, size: int, options: dict[str, Any], layout: Layout) -> None:
        super().__init__(setup.new(**options), 2, size, len(VOCABULARY))
        self.layout = layout
        self.back_of = {back: n for n, back in enumerate(layout.backs)}

    def answer(self, s: Any, action: i64) -> None:
        assert isinstance(s, state.State)
        s.answer(VOCABULARY[action])

    def mask(self, s: Any, out: vec[i64], at: i64) -> None:
        i: i64 = at
        while i < at + self.mask_words:
            out[i] = 0
            i += 1
        decision = s.decision
        if decision is not None and decision.player >= 0:
            for option in decision.options:
                n: i64 = ID_OF[option]
                out[at + (n >> 3)] += BYTE[n & 7]

    def observe(self, s: Any, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, state.State)
        i: i64 = at
        while i < at + self.words:
            out[i] = 0
            i += 1
        layout = self.layout
        write_table(s, seat, out, at)
        at += 5
        at = self.write_hand(s, seat, seat, out, at)
        at = self.write_hand(s, seat, 1 - seat, out, at)
        at = write_prince(s, seat, layout.built, out, at)
        at = write_prince(s, 1 - seat, layout.built, out, at)
        viewer: int = seat
        at = write_slots(s, s.face_up, viewer, FACE_UP, out, at)
        at = write_slots(s, s.resolving, viewer, RESOLVING, out, at)
        at = write_slots(s, s.discard, viewer, layout.pile, out, at)
        at = write_slots(s, s.events, viewer, layout.events, out, at)
        at = write_slots(s, s.regions, viewer, layout.regions, out, at)
        for stack in s.stacks:
            at = write_slots(s, stack, viewer, layout.deep, out, at)
        write_pending(s, seat, out, at)

    def write_hand(self, s: state.State, seat: i64, whose: i64, out: vec[i64], at: i64) -> i64:
        """Counts of cards the seat knows, of those shown to all, of fresh ones, and of backs."""
        words: i64 = (self.layout.cards + 3) // 4
        viewer: int = seat
        for h in s.princes[whose].hand:
            if s.cards.knows(h, viewer):
                index: i64 = s.cards.identity[h]
                bump(out, at, index)
                if s.cards.known[h] == EVERYBODY:
                    bump(out, at + words, index)
                if s.used[h] and whose == seat:
                    bump(out, at + 2 * words, index)
            else:
                back: i64 = self.back_of[CARDS[s.cards.identity[h]].back]
                bump(out, at + 3 * words, back)
        return at + 3 * words + (len(self.layout.backs) + 3) // 4


BYTE: Final = [1 << 8 * n for n in range(8)]
SHORT: Final = [1 << 16 * n for n in range(4)]


def bump(out: vec[i64], at: i64, index: i64) -> None:
    """Add one to a 16-bit number."""
    out[at + (index >> 2)] += SHORT[index & 3]


def put(out: vec[i64], at: i64, index: i64, value: i64) -> None:
    """Write a 16-bit number where there is 0."""
    out[at + (index >> 2)] += value * SHORT[index & 3]


def write_table(s: state.State, seat: i64, out: vec[i64], at: i64) -> None:
    """Where the game stands."""
    whose: i64 = s.turn
    hero: i64 = s.hero
    trader: i64 = s.trader
    winner: i64 = s.winner
    herald: i64 = 1 if s.herald else 0
    own: i64 = 1 if s.protected[seat] else 0
    rival: i64 = 1 if s.protected[1 - seat] else 0
    asked: i64 = -1
    question: i64 = 0
    decision = s.decision
    if decision is not None and decision.player >= 0:
        asked = decision.player
        if asked == seat:
            question = QUESTIONS[decision.why]
    face: i64 = FACES.index(s.face)
    out[at] = four(seat, since(whose, seat, 2), s.turns, s.production)
    out[at + 1] = four(face, herald, own, rival)
    out[at + 2] = four(since(hero, seat, 2), since(trader, seat, 2), since(winner, seat, 2), s.goal)
    out[at + 3] = four(s.roads, s.settlements, s.cities, len(s.box))
    out[at + 4] = four(since(asked, seat, 2), question, 0, 0)


def write_prince(s: state.State, whose: i64, room: i64, out: vec[i64], at: i64) -> i64:
    """A principality: its points, centre row, regions and expansions."""
    owner: int = whose
    prince = s.princes[whose]
    p = [points.points(s, owner, n) for n in range(5)]
    out[at] = four(p[0], p[1], p[2], p[3])
    out[at + 1] = four(
        p[4], points.hand_limit(s, owner), points.victory_points(s, owner), prince.left
    )
    out[at + 2] = four(prince.right, 0, 0, 0)
    at += 3
    x: i64 = 0
    for centre in prince.centre:
        put(out, at, x, centre)
        x += 1  # noqa: SIM113
    at += 7
    for c in REGION_CELLS:
        h = prince.grid[c]
        if h >= 0 and CARDS[s.cards.identity[h]].kind == REGION:
            out[at] = four(s.cards.identity[h] + 1, s.level[h], s.used[h], 0)
        at += 1
    slot: i64 = at
    for h in prince.built:
        out[slot] = four(s.cards.identity[h] + 1, s.where[h], s.level[h], s.used[h])
        slot += 1
    return at + room


def write_slots(
    s: state.State, zone: list[int], seat: int, slots: i64, out: vec[i64], at: i64
) -> i64:
    """A stack from bottom to top: 0 no card, 1 an unknown one, 2 + number a known one."""
    assert len(zone) <= slots, "a zone has no more cards than it has slots"
    n: i64 = 0
    for h in zone:
        value: i64 = UNSEEN
        if s.cards.knows(h, seat):
            value = s.cards.identity[h] + 2
        put(out, at, n, value)
        n += 1  # noqa: SIM113
    return at + (slots + 3) // 4


def write_pending(s: state.State, seat: i64, out: vec[i64], at: i64) -> None:
    """Pending effects from bottom to top, what the last was answered, and retrieval cards."""
    assert len(s.stack) <= FRAMES, "pending effects have slots enough"
    n: i64 = 0
    for name, args, _ in s.stack:
        number: i64 = EFFECT_NUMBERS[name]
        put(out, at, n, number)
        i: i64 = n + 1
        for arg in args:
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
    for index in s.retrieved:
        card: i64 = index + 1
        put(out, at, n, card)
        n += 1  # noqa: SIM113
