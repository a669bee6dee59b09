"""The deck laboratory: chances to draw a card, and decks measured against each other by bots.

Decks meet in pairs of games with the same chance and swapped seats, so that neither the dice nor
the first turn favours one of them. Each game also tells what became of the cards of both decks.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from typing import Any

from rivalry.bots import bot as bots
from rivalry.bots.spread import Spread, here
from rivalry.core import chance
from rivalry.core.decision import CHANCE
from rivalry.core.registry import load
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.deck import EXPLORERS, Deck, answers, from_json
from rivalry.games.catan_rivals.tournament import DECK_QUESTIONS

GAME = "catan-rivals"
DECK_KEYS = [question.key for question in DECK_QUESTIONS]
DRAWS = (4, 8, 12, 16, 24)
"""The numbers of draws for which the exact chance of having seen a card is given."""
TURNS = (5, 10, 15, 20, 30)
"""The player's own turns by which it is counted which cards were seen."""


def chance_to_see(deck: Deck, key: str, drawn: int) -> Fraction:
    """The chance that a card is in the starting hand or among the first `drawn` of the stacks.

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


# Playing


@dataclass(frozen=True)
class Meeting:
    """Two games between two decks with the same chance, each deck once in each seat."""

    decks: tuple[Deck, Deck]
    level: str
    number: int  # decides all that chance does
    pair: tuple[int, int] = (0, 1)  # which decks these are among all that are measured


@dataclass(frozen=True)
class Fate:
    """What became of the cards of a deck in one game: those its player held, and used."""

    seen: dict[str, int]  # by card: the player's own turn in which it was first held
    played: list[str]  # cards that were built or played


@dataclass(frozen=True)
class Game:
    """How one game went; decks in the order of their meeting, no matter who sat where."""

    pair: tuple[int, int]
    number: int
    points: tuple[float, float]  # 1 for a win, a half for a tie
    turns: int
    fates: tuple[Fate, Fate]


def play(meeting: Meeting) -> list[Game]:
    """Both games of a meeting."""
    return [play_game(meeting, seats) for seats in ((0, 1), (1, 0))]


def play_game(meeting: Meeting, seats: tuple[int, int]) -> Game:
    """One game; `seats` says which deck each seat has."""
    cards = [answers(meeting.decks[which]) for which in seats]
    sea = any(BY_KEY[k].set == EXPLORERS for d in meeting.decks for k in d.drawn() + d.events)
    seed = f"decks-{meeting.number}"
    state = load(GAME).new(mode="tournament", explorers=sea)
    players = [bots.make(GAME, meeting.level, 2 * meeting.number + seat) for seat in (0, 1)]
    fates = (Fate({}, []), Fate({}, []))
    turns = shuffles = 0
    while (decision := state.decision) is not None:
        seat = decision.player
        if seat == CHANCE:
            state.apply(chance.answer(seed, shuffles, decision))
            shuffles += 1
            continue
        if decision.why in DECK_KEYS:
            state.apply(cards[seat].pop(0))
            continue
        view = state.view(seat)
        fate = fates[seats[seat]]
        turns = view["turns"]
        for key in view["princes"][seat]["hand"]:
            fate.seen.setdefault(key, (turns + 1) // 2)
        action: Any = players[seat].choose(view, decision, bots.Budget())
        if action[0] in ("build", "play") and action[1] in fate.seen:
            fate.played.append(action[1])
        state.apply(action)
    winners = state.winners()
    won = [(seats.index(deck) in winners) / len(winners) for deck in (0, 1)]
    return Game(meeting.pair, meeting.number, (won[0], won[1]), turns, fates)


def meetings(
    decks: Sequence[Deck], pair: tuple[int, int], level: str, deals: range
) -> list[Meeting]:
    """The meetings of two decks, one for each number of a deal."""
    a, b = pair
    return [Meeting((decks[a], decks[b]), level, n, pair) for n in deals]


def play_all(
    todo: Sequence[Meeting],
    spread: Spread = here,
    advance: Callable[[int], None] = lambda count: None,
) -> list[Game]:
    """All games of some meetings, in a fixed order; `advance` hears of each meeting played."""
    games: list[Game] = []
    for both in spread(play, todo):
        games += both
        advance(1)
    return sorted(games, key=lambda game: (game.pair, game.number))


def matrix(
    decks: Sequence[Deck],
    deals: int,
    level: str = "strong",
    spread: Spread = here,
    advance: Callable[[int], None] = lambda count: None,
) -> list[Game]:
    """Every two decks against each other, this many pairs of games each."""
    pairs = combinations(range(len(decks)), 2)
    todo = [one for pair in pairs for one in meetings(decks, pair, level, range(deals))]
    return play_all(todo, spread, advance)


# What the games say


@dataclass(frozen=True)
class Score:
    """How a deck did against another: its share of wins, and how far off that may be."""

    games: int
    share: float  # of wins; a tie counts half
    error: float  # of the share, 95 %


def score(results: Sequence[float]) -> Score:
    """What meetings add up to: the points of both games of each, which are one observation because
    they share their chance.

    >>> score([2.0, 1.0, 1.0, 0.0]).share
    0.5
    """
    n = len(results)
    mean = sum(results) / max(1, n)
    spread = sum([(result - mean) ** 2 for result in results]) / max(1, n - 1)
    return Score(2 * n, mean / 2, 1.96 * sqrt(spread / max(1, n)) / 2)


def results(games: Iterable[Game], deck: int = 0) -> list[float]:
    """By meeting: the points of a deck in both games together."""
    found: dict[tuple[tuple[int, int], int], float] = {}
    for game in games:
        key = (game.pair, game.number)
        found[key] = found.get(key, 0.0) + game.points[deck]
    return list(found.values())


def scores(games: Sequence[Game]) -> dict[tuple[int, int], Score]:
    """How the first deck of every pair did against the second."""
    pairs = sorted({game.pair for game in games})
    return {pair: score(results([g for g in games if g.pair == pair])) for pair in pairs}


@dataclass(frozen=True)
class Tally:
    """Games in which something became of a card, and the points its deck made in them."""

    games: int
    won: float

    @property
    def share(self) -> float | None:
        """The share of wins, if there was such a game."""
        return self.won / self.games if self.games else None


@dataclass(frozen=True)
class CardRecord:
    """What became of a card, and how its deck did then: drawn, and of these played or left."""

    card: str
    drawn: Tally
    played: Tally
    left: Tally
    unseen: Tally
    by_draws: list[float]  # the exact chance of having seen it after each number of DRAWS
    by_turn: list[float]  # in what share of the games it was seen by each of TURNS


def card_records(deck: Deck, games: Sequence[Game], which: int = 0) -> list[CardRecord]:
    """How a deck did with each of its cards, the one that won the most when drawn first."""
    found = [_record(deck, key, games, which) for key in dict.fromkeys(deck.drawn())]
    return sorted(found, key=lambda one: (-(one.drawn.share or 0.0), one.card))


def _record(deck: Deck, key: str, games: Sequence[Game], which: int) -> CardRecord:
    drawn = [game for game in games if key in game.fates[which].seen]
    played = [game for game in drawn if key in game.fates[which].played]
    left = [game for game in drawn if key not in game.fates[which].played]
    unseen = [game for game in games if key not in game.fates[which].seen]
    turns = [game.fates[which].seen[key] for game in drawn]
    one, two, three, four = [_tally(some, which) for some in (drawn, played, left, unseen)]
    return CardRecord(
        *(key, one, two, three, four),
        [round(float(chance_to_see(deck, key, n)), 3) for n in DRAWS],
        [round(sum(turn <= n for turn in turns) / max(1, len(games)), 3) for n in TURNS],
    )


def _tally(games: Sequence[Game], which: int) -> Tally:
    return Tally(len(games), sum(game.points[which] for game in games))


# As plain data, for a server that plays piece by piece (rivalry.core.deck.Laboratory)


def meet(
    decks: Sequence[dict[str, Any]], level: str, number: int, rival: int, first: int
) -> dict[str, Any]:
    """One game of two decks: against this rival, from 1, and with this deck in the first seat."""
    one, other = [from_json(deck) for deck in decks]
    meeting = Meeting((one, other), level, number, (0, rival))
    return asdict(play_game(meeting, (first, 1 - first)))


def report(deck: dict[str, Any], played: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the games of a deck say: how it did against each rival, and with each of its cards."""
    games = [_game(data) for data in played]
    return {
        "scores": [
            {"rival": pair[1], **_rounded(asdict(found))} for pair, found in scores(games).items()
        ],
        "cards": [asdict(one) for one in card_records(from_json(deck), games)],
        "draws": list(DRAWS),
        "turns": list(TURNS),
    }


def _game(data: dict[str, Any]) -> Game:
    one, other = [Fate(**fate) for fate in data["fates"]]
    first, second = data["pair"]
    a, b = data["points"]
    return Game((first, second), data["number"], (a, b), data["turns"], (one, other))


def _rounded(data: dict[str, Any]) -> dict[str, Any]:
    return {
        key: round(value, 4) if isinstance(value, float) else value for key, value in data.items()
    }
