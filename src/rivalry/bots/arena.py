"""The arena: bots play the same deals from every seat, and every game can be played again.

A contest lets every pair of bots play a number of deals. A deal is played once for each way to
share out the seats, so that the luck of the cards and of the seat cancels out. What is played
depends only on the contest and the number of the deal, so it does not matter which process or
machine plays it, and a contest that was stopped goes on where it left off.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import combinations
from math import log2
from pathlib import Path
from time import perf_counter
from typing import Any

from rivalry.bots import bot as bots
from rivalry.bots.spread import Spread, here
from rivalry.core import chance, registry
from rivalry.core.decision import CHANCE, BadOption


@dataclass(frozen=True)
class Contest:
    """What is measured. If `iterations` is None, the bots think as long as their level may."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: str = "1"
    options: dict[str, Any] = field(default_factory=dict)
    iterations: int | None = 64


@dataclass(frozen=True)
class Deal:
    """One deal for one group of bots: the bots in the order of a first seating."""

    contest: Contest
    number: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Game:
    """One game: who sat where, how it ended, how long it was and how long everybody thought."""

    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    decisions: tuple[int, ...]  # by seat, not counting questions with a single answer
    seconds: tuple[float, ...]  # by seat
    times: tuple[dict[str, int], ...]  # by seat: how many decisions took about this long


class Mismatch(Exception):
    """The file holds the games of another contest."""


def seats_of(contest: Contest) -> int:
    """How many seats the games of a contest have."""
    return len(registry.load(contest.game).new(**contest.options).scores())


def deals(contest: Contest) -> list[Deal]:
    """Everything there is to play, deal by deal."""
    seats = seats_of(contest)
    if len(set(contest.bots)) != len(contest.bots):
        raise BadOption("each bot is named once; they all play each other")
    if len(contest.bots) < 2:
        raise BadOption("a contest needs at least two bots")
    groups: list[tuple[str, ...]] = list(combinations(contest.bots, 2))
    if len(contest.bots) == seats:
        groups = [contest.bots]
    return [Deal(contest, n, group) for n in range(contest.deals) for group in groups]


def seatings(group: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Every way to share out the seats fairly.

    >>> seatings(("a", "b"), 2)
    [('a', 'b'), ('b', 'a')]
    >>> seatings(("a", "b"), 3)
    [('a', 'b', 'a'), ('b', 'a', 'a'), ('a', 'a', 'b'), ('b', 'a', 'b'), ('a', 'b', 'b'), \
('b', 'b', 'a')]
    """
    rounds = [(group * seats)[:seats]]
    if seats % len(group):
        rounds.append((group[::-1] * seats)[:seats])
    found: list[tuple[str, ...]] = []
    for first in rounds:
        for n in range(seats):
            turned = first[n:] + first[:n]
            if turned not in found:
                found.append(turned)
    return found


# Playing


def play_deal(deal: Deal) -> list[Game]:
    """All games of a deal."""
    seats = seats_of(deal.contest)
    return [play(deal, seating) for seating in seatings(deal.bots, seats)]


def play(deal: Deal, seating: tuple[str, ...]) -> Game:
    """One game. Nothing but the times depends on the machine."""
    contest = deal.contest
    game = registry.load(contest.game)
    state = game.new(**contest.options)
    seed = f"{contest.seed}:{deal.number}"
    players = [
        bots.make(contest.game, name, _bot_seed(seed, name, seat))
        for seat, name in enumerate(seating)
    ]
    budgets = [bots.Budget(bots.SECONDS[name], contest.iterations) for name in seating]
    decisions, seconds = [0] * len(seating), [0.0] * len(seating)
    times: list[dict[str, int]] = [{} for _ in seating]
    shuffles = plies = 0
    before = CHANCE
    while (decision := state.decision) is not None:
        seat = decision.player
        if seat == CHANCE:
            state.apply(chance.answer(seed, shuffles, decision))
            shuffles += 1
        else:
            view = state.view(seat)
            begin = perf_counter()
            action = players[seat].choose(view, decision, budgets[seat])
            took = perf_counter() - begin
            if action not in decision.options:
                raise AssertionError(f"{seating[seat]} answered {action}, which was not offered")
            if len(decision.options) > 1:
                decisions[seat] += 1
                seconds[seat] += took
                times[seat][_bin(took)] = times[seat].get(_bin(took), 0) + 1
            state.apply(action)
            plies += seat != before
        before = seat
    return Game(
        *(deal.number, seating, tuple(state.scores()), tuple(state.winners()), plies),
        *(tuple(decisions), tuple(round(s, 6) for s in seconds), tuple(times)),
    )


def _bot_seed(seed: str, name: str, seat: int) -> int:
    return int.from_bytes(sha256(f"{seed}:{name}:{seat}".encode()).digest()[:8], "big")


def _bin(seconds: float) -> str:
    """The bin of a time: eight to a doubling, from a microsecond."""
    return str(max(0, round(8 * log2(max(seconds, 1e-6) * 1e6))))


def time_of(name: str) -> float:
    """The seconds that a bin stands for, to within five per cent.

    >>> round(time_of(_bin(0.25)), 2)
    0.24
    """
    return float(2 ** (int(name) / 8) / 1e6)


# The file of finished deals


def finished(path: Path, contest: Contest) -> list[Game]:
    """The games that a file holds; a line that was cut off by a crash is left out."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines:
        return []
    head = json.loads(lines[0])
    if head != described(contest):
        raise Mismatch(f"{path} holds the games of another contest: {json.dumps(head)}")
    games = []
    for line in lines[1:]:
        try:
            games += [_game(data) for data in json.loads(line)]
        except ValueError:
            continue
    return games


def described(contest: Contest) -> dict[str, Any]:
    """What makes a contest, without the number of deals: a file can be continued with more."""
    data: dict[str, Any] = json.loads(json.dumps(asdict(contest)))
    del data["deals"]
    return data


def run(
    contest: Contest,
    spread: Spread = here,
    path: Path | None = None,
    advance: Callable[[int], None] = lambda count: None,
) -> list[Game]:
    """Play what is not yet in the file, keep it there, and return all games in a fixed order."""
    todo = deals(contest)
    wanted = {(deal.number, frozenset(deal.bots)) for deal in todo}
    games = [g for g in finished(path, contest) if _key(g) in wanted] if path else []
    done = {_key(game) for game in games}
    advance(len(done))
    if path is not None and not path.exists():
        path.write_text(json.dumps(described(contest)) + "\n", encoding="utf-8")
    elif path is not None and not path.read_bytes().endswith(b"\n"):
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")  # ends the line that was cut off
    todo = [deal for deal in todo if (deal.number, frozenset(deal.bots)) not in done]
    for played in spread(play_deal, todo):
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asdict(game) for game in played]) + "\n")
        games += played
        advance(1)
    return sorted(games, key=lambda game: (game.deal, game.seats))


def _key(game: Game) -> tuple[int, frozenset[str]]:
    return game.deal, frozenset(game.seats)


def _game(data: dict[str, Any]) -> Game:
    shaped: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
    return Game(**shaped)
