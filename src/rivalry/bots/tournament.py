"""The tournament: neighbouring levels of every game in paired deals, written down as a page.

    python -m rivalry.bots.tournament > docs/tournament.md

Games already played are kept in the folder `tournament`, so it can be stopped and continued. Levels
that search play with a fixed number of playouts, so that the seed alone decides; with the time they
have on a server they think far more. `--played` writes the page from what the folder holds.
`--only "mode gold"` and `--only "mode gold | strong - casual"` play the rows with these words.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log10
from pathlib import Path
from statistics import fmean
from typing import Any

from rivalry.bots import bot as bots
from rivalry.bots.arena import Contest, Deal, Game, finished, play_deal, run
from rivalry.bots.rating import interval, pairs, thinking
from rivalry.bots.spread import in_processes
from rivalry.core import registry

SEED = "tournament"
NEIGHBOURS = (("casual", "novice"), ("strong", "casual"), ("master", "strong"))
LEVELS = (("novice", "casual"), ("strong", "master"))  # for the times: a deal of every level


@dataclass(frozen=True)
class Event:
    """One game with some options: which bots meet, how often, and how long `master` searches."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    meetings: tuple[tuple[str, str], ...] = NEIGHBOURS
    deals: int = 1000
    iterations: int = 24
    few: dict[str, int] = field(default_factory=dict)  # deals of a bot that takes a long time

    def contest(self, meeting: tuple[str, ...]) -> Contest:
        """What is played when these bots meet."""
        deals = min(self.few.get(name, self.deals) for name in meeting)
        iterations = self.iterations if "master" in meeting else 1
        return Contest(self.game, meeting, deals, SEED, self.options, iterations)

    @property
    def told(self) -> str:
        """The options in words."""
        return ", ".join(f"{name} {value}" for name, value in self.options.items()) or "standard"

    def __str__(self) -> str:
        return f"{self.game} | {self.told}"


def events(kind: str) -> list[Event]:
    """The events of one kind that the games' manifests name, game by game.

    The kinds are `levels` (each level against the one below), `yardsticks` (against simple bots),
    `mirror` (`strong` against itself) and `times` (in real time). A game with levels that names no
    event of the first or the last kind plays its standard form there.
    """
    found: list[Event] = []
    for name in registry.names():
        brought = registry.manifest(name)
        if brought.knowledge is None:
            continue
        told = [dict(one) for one in brought.tournament if one.get("kind", "levels") == kind]
        if not told and kind in ("levels", "times"):
            told = [{}]
        found += [_event(name, kind, one) for one in told]
    return found


def _event(game: str, kind: str, told: dict[str, Any]) -> Event:
    told.pop("kind", None)
    if kind == "times":
        told |= {"meetings": LEVELS, "deals": 1}
    elif "meetings" in told:
        told["meetings"] = tuple((one, other) for one, other in told["meetings"])
    return Event(game, **told)


class Tournament:
    """Plays what is not in the folder yet, on this many processes; with none, plays nothing."""

    def __init__(self, folder: Path, jobs: int, game: str | None = None, only: str = "") -> None:
        self._folder = folder
        self._jobs = jobs
        self._game = game
        self._only = only
        self.games = 0

    def is_wanted(self, event: Event, meeting: tuple[str, ...] = ()) -> bool:
        """Whether this row was asked for."""
        return self._game in (None, event.game) and self._only in row_name(event, meeting)

    def play(self, contest: Contest) -> list[Game]:
        """All games of a contest."""
        thinks = [] if contest.iterations is not None else ["seconds"]
        parts = [contest.game, *map(str, contest.options.values()), *contest.bots, *thinks]
        path = self._folder / f"{'-'.join(parts)}.jsonl"
        if self._jobs:
            games = run(contest, in_processes(self._jobs), path)
        else:
            games = [game for game in finished(path, contest) if game.deal < contest.deals]
        self.games += len(games)
        return games


def row_name(event: Event, meeting: tuple[str, ...]) -> str:
    """The first cells of a row.

    >>> row_name(Event("lost-cities", {"rounds": 1}), ("strong", "casual"))
    'lost-cities | rounds 1 | strong - casual'
    """
    return f"{event} | {' - '.join(meeting)}"


def meeting_row(event: Event, contest: Contest, games: list[Game]) -> str:
    """Who won how often, the gap in ratings that this means, and by how much."""
    one, other = contest.bots
    [pair] = pairs(games)
    turned = pair.one != one
    rate, reach = interval(pair.wins)
    margin, error = interval(pair.margins)
    rate, margin = (1 - rate, -margin) if turned else (rate, margin)
    low, high = max(0.0, rate - reach), min(1.0, rate + reach)
    points = [
        fmean(s for g in games for s, name in zip(g.scores, g.seats, strict=True) if name == bot)
        for bot in (one, other)
    ]
    searched = contest.iterations if "master" in contest.bots else ""
    return (
        f"| {row_name(event, contest.bots)} | {searched} | {len(pair.wins)} | {len(games)} "
        f"| {rate:.1%} | {low:.1%} to {high:.1%} | {elo(rate)} ({elo(low)} to {elo(high)}) "
        f"| {margin:+.1f} ± {error:.1f} | {points[0]:.1f} : {points[1]:.1f} |"
    )


def elo(rate: float) -> str:
    """The gap in ratings that gives this share of wins.

    >>> elo(0.5), elo(0.65), elo(1.0)
    ('+0', '+108', 'over 800')
    """
    if not 0.01 < rate < 0.99:
        return "over 800" if rate > 0.5 else "under -800"
    return f"{400 * log10(rate / (1 - rate)):+.0f}"


def meetings(tournament: Tournament, events: Sequence[Event]) -> Iterator[str]:
    """A table of meetings."""
    yield (
        "| game | options | bots | playouts | deals | games | wins | 95 % interval "
        "| rating gap | margin | points |"
    )
    yield "|---|---|---|---:|---:|---:|---:|---|---:|---:|---|"
    for event in events:
        for meeting in event.meetings:
            if not tournament.is_wanted(event, meeting):
                continue
            contest = event.contest(meeting)
            games = tournament.play(contest)
            if games:
                yield meeting_row(event, contest, games)


def times(tournament: Tournament) -> Iterator[str]:
    """A table of the times that the levels take on this machine."""
    yield "| game | options | level | may think | mean | 95 % of the decisions within |"
    yield "|---|---|---|---:|---:|---:|"
    for event in filter(tournament.is_wanted, events("times")):
        for meeting in event.meetings:
            games = tournament.play(
                Contest(event.game, meeting, event.deals, SEED, event.options, None)
            )
            for level in meeting if games else ():
                took = thinking(games, level)
                yield (
                    f"| {event} | {level} | {bots.SECONDS[level]} s "
                    f"| {took['seconds'] * 1000:.1f} ms | {took['seconds_p95'] * 1000:.1f} ms |"
                )


def mirror(event: Event) -> str:
    """What `strong` scores against itself."""
    contest = event.contest(("strong",))
    pair = ("strong", "strong")
    played = [game for n in range(event.deals) for game in play_deal(Deal(contest, n, pair))]
    points = [fmean(game.scores) for game in played]
    mean, reach = interval(points)
    return (
        f"`strong` against itself makes {mean:.1f} ± {reach:.1f} points in {event.game} "
        f"({event.told}, {len(played)} deals)."
    )


def page(tournament: Tournament) -> Iterator[str]:
    """The whole page."""
    yield "# The tournament\n"
    yield (
        "Written by `make tournament`; how it is played: [bots.md](bots.md). A deal is a\n"
        "whole game with the options shown, played from every seat. With three or four\n"
        "seats both bots sit several times, and every pair of unlike seats counts as a game of\n"
        "two. Intervals are 95 %, worked out from deals. The rating gap is the difference in Elo\n"
        "that such a share of wins means: 65 % are 108, 80 % are 241. `playouts` is how many\n"
        f"`master` has for a decision here; on a server it has {bots.SECONDS['master']} s.\n"
    )
    yield "## Each level against the one below\n"
    yield from meetings(tournament, events("levels"))
    yield "\n## Against simple bots\n"
    yield from meetings(tournament, events("yardsticks"))
    for event in filter(tournament.is_wanted, events("mirror")):
        yield f"\n{mirror(event)}"
    yield "\n## Times per decision\n"
    yield "Every level with the time it has on a server, one game at a time:\n"
    yield from times(tournament)
    yield (
        f"\nIn all {tournament.games} games were played. An answer that was not offered, an error "
        "or a\ngame that did not come to its end would have stopped the tournament: there was none."
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Neighbouring levels of every game, as a page.")
    parser.add_argument("--folder", type=Path, default=Path("tournament"))
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--only", default="", help="only rows that contain these words")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--played", action="store_true", help="only what the folder holds")
    given = parser.parse_args()
    given.folder.mkdir(exist_ok=True)
    jobs = 0 if given.played else given.jobs
    for line in page(Tournament(given.folder, jobs, given.game, given.only)):
        print(line, flush=True)
        print(line, file=sys.stderr)


if __name__ == "__main__":
    main()
