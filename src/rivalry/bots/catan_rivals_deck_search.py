"""A deck built by local search: a few cards at a time, as long as the laboratory finds it better.

In every round some neighbours of the deck are tried in a few deals, the best of them is measured
again in new ones against the deck it came from, and it takes its place if it gained more than
the error of that measurement. What the search claims in the end is measured once more in deals
that it has never used.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from rivalry.bots.catan_rivals_decks import (
    Game,
    Meeting,
    Score,
    card_records,
    meetings,
    play_all,
    results,
    score,
)
from rivalry.bots.spread import Spread, here
from rivalry.games.catan_rivals.card import BY_KEY, CARDS
from rivalry.games.catan_rivals.deck import (
    EXPLORERS,
    USUAL,
    Deck,
    is_chosen_event,
    is_drawn,
    problems,
)
from rivalry.games.catan_rivals.deck_advice import warnings

WIDTH = 6  # neighbours that are tried in a round
CONFIRM = 4  # the best of them is measured in this many times the deals of a trial
CHANGES = 3  # the most cards that a neighbour changes
ATTEMPTS = 200  # to find a neighbour that keeps the limits
STALE = 3  # a card that was always left in hand is taken out this many times more often


@dataclass(frozen=True)
class Step:
    """One round: the best neighbour, and what it gained in share of wins, with its error."""

    deck: Deck
    gain: float
    error: float  # one standard error
    kept: bool


@dataclass(frozen=True)
class Built:
    """The deck that was found, and how it and the first one do in deals that were never used."""

    deck: Deck
    before: Score
    after: Score
    steps: list[Step]


class Numbers:
    """Gives out numbers of deals, none twice."""

    def __init__(self, first: int) -> None:
        self.first = first

    def take(self, count: int) -> range:
        """This many new ones."""
        self.first += count
        return range(self.first - count, self.first)


def build(
    start: Deck,
    rivals: Sequence[Deck],
    rounds: int,
    deals: int,
    level: str = "strong",
    seed: int = 0,
    spread: Spread = here,
    told: Callable[[Step], None] = lambda step: None,
) -> Built:
    """A deck that does better against these rivals than the one to begin with, if one is found.

    A trial takes `deals` pairs of games against every rival.
    """
    rng = Random(seed)
    sea = any(_needs_sea(deck) for deck in [start, *rivals])
    fresh = Numbers(seed * 1_000_000)
    deck = start
    games: list[Game] = []
    steps = []
    for _ in range(rounds):
        tried = neighbours(deck, games, sea, rng)
        if not tried:
            break
        best = _best(tried, rivals, fresh.take(deals), level, spread)
        numbers = fresh.take(CONFIRM * deals)
        games, other = [_measure(one, rivals, numbers, level, spread) for one in (deck, best)]
        gain, error = _gain(games, other)
        steps.append(Step(best, gain, error, gain > error))
        if gain > error:
            deck, games = best, other
        told(steps[-1])
    numbers = fresh.take(2 * CONFIRM * deals)
    before = after = score(results(_measure(start, rivals, numbers, level, spread)))
    if deck != start:
        after = score(results(_measure(deck, rivals, numbers, level, spread)))
    return Built(deck, before, after, steps)


def neighbours(deck: Deck, games: Sequence[Game], sea: bool, rng: Random) -> list[Deck]:
    """Decks that differ in a few cards, keep all limits, and give no new cause for a warning.

    Cards that were left in hand in these games go more readily than others.
    """
    weight = dict.fromkeys(deck.drawn(), 1.0)
    for record in card_records(deck, games) if games else []:
        weight[record.card] += STALE * record.left.games / max(1, record.drawn.games)
    known = len(warnings(deck))
    found: list[Deck] = []
    for _ in range(ATTEMPTS):
        other = deck
        for _ in range(rng.randint(1, CHANGES)):
            other = _changed(other, weight, rng)
        is_new = not any(other.same_cards(one) for one in [deck, *found])
        if is_new and not problems(other, explorers=sea) and len(warnings(other)) <= known:
            found.append(other)
        if len(found) == WIDTH:
            break
    return found


def _changed(deck: Deck, weight: dict[str, float], rng: Random) -> Deck:
    """The deck with one change, which may break a limit."""
    kind = rng.choices(("stacks", "events", "hand"), (8, 1, 1))[0]
    if kind == "events":
        new = rng.choice([card.key for card in CARDS if is_chosen_event(card)])
        return replace(deck, events=_without(deck.events, rng.choice(deck.events)) + (new,))
    out = rng.choices(deck.stacks, [weight.get(key, 1.0) for key in deck.stacks])[0]
    rest = _without(deck.stacks, out)
    if kind == "hand":
        back = rng.choice(deck.hand)
        return replace(deck, hand=_without(deck.hand, back) + (out,), stacks=rest + (back,))
    sets = [BY_KEY[key].set for key in deck.drawn()]
    cards = [card for card in CARDS if is_drawn(card)]
    new = rng.choices(cards, [1 + sets.count(card.set) for card in cards])[0].key
    # The smallest sample is filled up first.
    kept = rest if len(deck.stacks) == USUAL.stacks else deck.stacks
    return replace(deck, stacks=(*kept, new))


def _without(cards: tuple[str, ...], one: str) -> tuple[str, ...]:
    n = cards.index(one)
    return cards[:n] + cards[n + 1 :]


def _needs_sea(deck: Deck) -> bool:
    return any(BY_KEY[key].set == EXPLORERS for key in deck.drawn() + deck.events)


def _todo(
    decks: Sequence[Deck], rivals: Sequence[Deck], numbers: range, level: str
) -> Iterator[Meeting]:
    """Every deck against every rival, numbered first decks, then rivals."""
    everybody = [*decks, *rivals]
    for deck in range(len(decks)):
        for rival in range(len(decks), len(everybody)):
            yield from meetings(everybody, (deck, rival), level, numbers)


def _best(
    tried: Sequence[Deck], rivals: Sequence[Deck], numbers: range, level: str, spread: Spread
) -> Deck:
    """The one that won the most in a few deals."""
    games = play_all(list(_todo(tried, rivals, numbers, level)), spread)
    points = [sum(g.points[0] for g in games if g.pair[0] == n) for n in range(len(tried))]
    return tried[points.index(max(points))]


def _measure(
    deck: Deck, rivals: Sequence[Deck], numbers: range, level: str, spread: Spread
) -> list[Game]:
    return play_all(list(_todo([deck], rivals, numbers, level)), spread)


def _gain(games: list[Game], other: list[Game]) -> tuple[float, float]:
    """What another deck gained in the same deals, with its standard error."""
    pairs = zip(results(games), results(other), strict=True)
    gains = [(new - old) / 2 for old, new in pairs]
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0
    return fmean(gains), error
