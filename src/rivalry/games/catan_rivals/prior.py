"""Which decks a rival may have brought: legal ones that fit what has been seen of them.

The sample decks are what most people bring, so a deck is drawn from one of those that fit best and
filled up from the rest of the catalogue. Every deck drawn here respects all the table's limits.
"""

from collections.abc import Sequence

from rivalry.core.chance import SplitMix64, shuffle
from rivalry.games.catan_rivals.card import BASIC, BY_KEY, CARDS
from rivalry.games.catan_rivals.deck import (
    SAMPLES,
    USUAL,
    Deck,
    Limits,
    may_add,
    may_draw,
)
from rivalry.games.catan_rivals.state import State
from rivalry.games.catan_rivals.tournament import limits_of, may_play


def sure_events() -> list[int]:
    """The events that both players contribute anyway."""
    return [card.index for card in CARDS if card.sure for _ in (0, 1)]


def without(cards: list[int], others: list[int]) -> list[int]:
    """Some cards minus others, each removed as often as it occurs there.

    >>> without([1, 1, 2, 3], [1, 3, 4])
    [1, 2]
    """
    left = cards[:]
    for card in others:
        if card in left:
            left.remove(card)
    return left


def indices(keys: Sequence[str]) -> list[int]:
    """The card indices of some keys."""
    return [BY_KEY[key].index for key in keys]


def mixed(numbers: list[int], rng: SplitMix64) -> list[int]:
    """Numbers in random order."""
    found = numbers[:]
    shuffle(found, rng.next64() & 0x7FFFFFFFFFFFFFFF)
    return found


def draw_cards(s: State, seen: list[int], size: int, rng: SplitMix64) -> list[int]:
    """The `size` cards that a deck may draw, given that these were seen.

    A deck whose size differs from the table's can only be a sample.
    """
    limits = limits_of(s.options)
    decks = _fitting(s, seen, size, rng)
    like = indices(decks[0].drawn()) if decks else []
    rest = without(like, seen)
    if size != limits.hand + limits.stacks:
        return seen + rest
    if limits == USUAL and len(seen) + len(rest) == size == len(like):
        return seen + mixed(rest, rng)  # the sample itself, which respects the usual limits
    found = seen[:]
    sets = [BASIC, *s.sets]
    for pool in (mixed(like, rng), _any_card(rng)):
        for i in without(pool, seen):
            if len(found) < size and may_draw(CARDS[i], found, limits, sets):
                found.append(i)
    return found


def draw_events(s: State, seen: list[int], drawn: list[int], rng: SplitMix64) -> list[int]:
    """The events that may come with a deck that draws these cards."""
    limits = limits_of(s.options)
    found = seen[:]
    sets = [BASIC, *s.sets]
    fitting = _fitting(s, drawn, len(drawn), rng)
    like = indices(fitting[0].events) if fitting else []
    rest = without(like, seen)
    if limits == USUAL and len(seen) + len(rest) == limits.events == len(like):
        return seen + rest
    for pool in (mixed(like, rng), _any_card(rng)):
        for i in without(pool, seen):
            if len(found) < limits.events and may_add(CARDS[i], found, limits, sets):
                found.append(i)
    return found


def split_events(s: State, seen: list[int]) -> tuple[list[int], list[int]]:
    """The events that were seen, split so that each of the two decks could have added its part."""
    parts: tuple[list[int], list[int]] = ([], [])
    fits = _share_out(seen, parts, limits_of(s.options), [BASIC, *s.sets])
    assert fits, "two legal decks have added the events that were seen"
    return parts


def _share_out(
    seen: list[int], parts: tuple[list[int], list[int]], limits: Limits, sets: list[str]
) -> bool:
    if not seen:
        return True
    for part in parts:
        if len(part) < limits.events and may_add(CARDS[seen[0]], part, limits, sets):
            part.append(seen[0])
            if _share_out(seen[1:], parts, limits, sets):
                return True
            part.pop()
    return False


def _fitting(s: State, seen: list[int], size: int, rng: SplitMix64) -> list[Deck]:
    """The sample decks that may be played here and have most of these cards, in random order."""
    right = limits_of(s.options)
    decks = []
    for sample in SAMPLES:
        drawn = len(sample.deck.drawn())
        if may_play(s, sample.explorers) and (drawn == size or size == right.hand + right.stacks):
            decks.append(sample.deck)
    missing = [len(without(seen, indices(deck.drawn()))) for deck in decks]
    best = [n for n in range(len(decks)) if missing[n] == min(missing)]
    return [decks[n] for n in mixed(best, rng)]


def _any_card(rng: SplitMix64) -> list[int]:
    """All copies of all cards in random order."""
    return mixed([card.index for card in CARDS for _ in range(card.copies)], rng)


# Replacing a deck that a seat does not know


def is_open(s: State, seat: int | None, owner: int) -> bool:
    """Whether a seat knows what is in a player's deck."""
    return seat == owner or s.options["open_decks"] is not None


def draw_decks(s: State, seat: int | None, bits: int) -> None:
    """Replace the decks that a seat does not know; cards that were seen stay."""
    rng = SplitMix64(bits)
    hidden = [owner for owner in (0, 1) if s.decks[owner] and not is_open(s, seat, owner)]
    if not hidden:
        return
    s.decks, s.added = s.decks[:], s.added[:]
    limits = limits_of(s.options)
    for owner in hidden:
        mine = [h for h in range(len(s.sleeves)) if s.sleeves[h] == owner]
        unknown = [h for h in mine if not s.cards.knows(h, seat)]
        seen: list[int] = [s.cards.identity[h] for h in mine if s.cards.knows(h, seat)]
        size = len(mine) or limits.hand + limits.stacks  # not dealt yet: any deck will do
        s.decks[owner] = draw_cards(s, seen, size, rng)
        for h, i in zip(unknown, s.decks[owner][len(seen) :], strict=False):
            s.cards.identity[h] = i
    events = [h for h in s.events + s.box if not CARDS[s.cards.identity[h]].rebuilds]
    if not s.stacks:
        events = []
    shown: list[int] = [s.cards.identity[h] for h in events if s.cards.knows(h, seat)]
    extra = without(shown, sure_events())
    for owner in (0, 1):
        if owner not in hidden:
            extra = without(extra, s.added[owner])
    parts = split_events(s, extra) if len(hidden) == 2 else (extra, extra)
    for owner in hidden:
        s.added[owner] = draw_events(s, parts[owner], s.decks[owner], rng)
    rest = without(sure_events() + s.added[0] + s.added[1], shown)
    unknown = [h for h in events if not s.cards.knows(h, seat)]
    for h, i in zip(unknown, rest, strict=False):
        s.cards.identity[h] = i
