"""The deck laboratory: chances to draw a card, and decks measured against each other by bots.

Decks meet in pairs of games with the same chance and changed seats, so that neither the dice nor
the first turn favour one of them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from multiprocessing import get_context

from rivalry.bots import bot as bots
from rivalry.core.match import Match
from rivalry.core.registry import load
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.deck import EXPLORERS, Deck, answers
from rivalry.games.catan_rivals.tournament import DECK_QUESTIONS

GAME = "catan-rivals"
DECK_KEYS = [question.key for question in DECK_QUESTIONS]


def chance_to_see(deck: Deck, key: str, drawn: int) -> Fraction:
    """The chance that a card is in the starting hand or among so many cards drawn from the stacks.

    >>> from rivalry.games.catan_rivals.cards.sample_decks import SAMPLES
    >>> chance_to_see(SAMPLES[2].deck, "castellan", 8)
    Fraction(55, 124)
    >>> chance_to_see(SAMPLES[2].deck, "osmund", 0)
    Fraction(1, 1)
    """
    if key in deck.hand:
        return Fraction(1)
    size, copies = len(deck.stacks), deck.stacks.count(key)
    drawn = min(drawn, size)
    return 1 - Fraction(comb(size - copies, drawn), comb(size, drawn))


@dataclass(frozen=True)
class Meeting:
    """Two games between two decks with the same chance, each deck once in each seat."""

    decks: tuple[Deck, Deck]
    level: str
    seed: str


@dataclass(frozen=True)
class Score:
    """How a deck did against another: the share of its wins, and how far that may be off."""

    games: int
    wins: float  # a tie counts half
    error: float  # of the share, 95 %

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)


def play(meeting: Meeting) -> float:
    """The points of the first deck in both games together: 1 for a win, a half for a tie."""
    total = 0.0
    for seats in ((0, 1), (1, 0)):
        winners = play_game(meeting, seats)
        total += (seats.index(0) in winners) / len(winners)
    return total


def play_game(meeting: Meeting, seats: tuple[int, int]) -> list[int]:
    """The winners of one game; `seats` says which deck each seat has."""
    cards = [answers(meeting.decks[which]) for which in seats]
    sea = any(BY_KEY[k].set == EXPLORERS for d in meeting.decks for k in d.drawn() + d.events)
    match = Match(load(GAME), meeting.seed, {"mode": "tournament", "explorers": sea})
    players = [bots.make(GAME, meeting.level, seat) for seat in (0, 1)]
    while match.decision is not None:
        decision = match.decision
        seat = decision.player
        if decision.why in DECK_KEYS:
            match.answer(cards[seat].pop(0))
        else:
            match.answer(players[seat].choose(match.view(seat), decision, bots.Budget()))
    return match.winners()


def score(results: Sequence[float]) -> Score:
    """What meetings add up to; each is one observation, because its two games share their chance.

    >>> score([2.0, 1.0, 1.0, 0.0]).share
    0.5
    """
    n = len(results)
    mean = sum(results) / max(1, n)
    spread = sum([(result - mean) ** 2 for result in results]) / max(1, n - 1)
    return Score(2 * n, sum(results), 1.96 * sqrt(spread / max(1, n)) / 2)


def meetings(
    decks: Sequence[Deck], deals: int, level: str
) -> list[tuple[tuple[int, int], Meeting]]:
    """All that a matrix of decks needs, each with the numbers of its two decks."""
    return [
        ((a, b), Meeting((decks[a], decks[b]), level, f"decks-{n}"))
        for a, b in combinations(range(len(decks)), 2)
        for n in range(deals)
    ]


def matrix(
    decks: Sequence[Deck],
    deals: int,
    level: str = "strong",
    processes: int = 1,
    told: Callable[[int, int], None] | None = None,
) -> dict[tuple[int, int], Score]:
    """How every two decks did against each other; `told` hears of the progress."""
    todo = meetings(decks, deals, level)
    results: dict[tuple[int, int], list[float]] = {}
    played = _all([meeting for _, meeting in todo], processes)
    for n, ((pair, _), result) in enumerate(zip(todo, played, strict=True), 1):
        results.setdefault(pair, []).append(result)
        if told is not None:
            told(n, len(todo))
    return {pair: score(found) for pair, found in results.items()}


def _all(todo: list[Meeting], processes: int) -> Iterator[float]:
    if processes == 1:
        yield from map(play, todo)
        return
    with get_context().Pool(processes) as pool:
        yield from pool.imap(play, todo)
