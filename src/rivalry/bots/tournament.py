"""The tournament: neighbouring levels of every game in paired deals, written down as a table.

    python -m rivalry.bots.tournament --deals 1000 > docs/tournament.md

Games already played are kept in the folder `tournament`, so it can be stopped and goes on. Levels
that search play with a fixed number of playouts, so that the seed alone decides; with the time they
have on a server they think far more.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rivalry.bots.arena import Contest, here, run
from rivalry.bots.rating import interval, pairs


@dataclass(frozen=True)
class Event:
    """One game with some options: which bots meet, and how long `master` searches."""

    game: str
    options: dict[str, Any]
    meetings: tuple[tuple[str, str], ...] = field(
        default=(("casual", "novice"), ("strong", "casual"), ("master", "strong"))
    )
    iterations: int = 96


YARDSTICKS = (("strong", "random"), ("strong", "cautious"), ("strong", "committing"))
EVENTS = (
    Event("lost-cities", {"rounds": 1}),
    Event(
        "lost-cities",
        {"rounds": 1},
        (*YARDSTICKS, ("master", "cautious"), ("master", "committing")),
    ),
    *(Event("lost-cities-rivals", {"players": n}, iterations=48) for n in (2, 3, 4)),
    *(Event("lost-cities-board", {"players": n, "expeditions": 1}) for n in (2, 3, 4)),
    Event("catan-rivals", {"mode": "introductory"}, iterations=20),
)


def rows(event: Event, deals: int, folder: Path) -> Iterator[str]:
    """A row for each meeting."""
    options = ", ".join(f"{name} {value}" for name, value in event.options.items())
    for meeting in event.meetings:
        count = max(1, deals // 10) if "master" in meeting else deals
        contest = Contest(
            *(event.game, meeting, count, "tournament", event.options, event.iterations)
        )
        name = "-".join([event.game, *map(str, event.options.values()), *meeting])
        games = run(contest, here, folder / f"{name}.jsonl")
        [pair] = pairs(games)
        turned = pair.one != meeting[0]
        rate, reach = interval(pair.wins)
        margin, error = interval(pair.margins)
        rate, margin = (1 - rate, -margin) if turned else (rate, margin)
        points = [
            sum(g.scores[i] for g in games for i, n in enumerate(g.seats) if n == bot)
            / sum(g.seats.count(bot) for g in games)
            for bot in meeting
        ]
        yield (
            f"| {event.game} | {options} | {meeting[0]} - {meeting[1]} | {len(pair.wins)} "
            f"| {rate:.1%} | {max(0, rate - reach):.1%} to {min(1, rate + reach):.1%} "
            f"| {margin:+.1f} ± {error:.1f} | {points[0]:.1f} : {points[1]:.1f} |"
        )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Neighbouring levels of every game, as a table.")
    parser.add_argument("--deals", type=int, default=1000, help="a tenth of that for master")
    parser.add_argument("--folder", type=Path, default=Path("tournament"))
    parser.add_argument("--game", help="only this game")
    given = parser.parse_args()
    given.folder.mkdir(exist_ok=True)
    print("# The tournament\n")
    print("Paired deals, every deal from every seat, seed `tournament`; intervals are 95 %, from")
    print("deals. Made by `make tournament`; how it is played: [bots.md](bots.md).\n")
    print("| game | options | bots | deals | wins | 95 % interval | margin | points |")
    print("|---|---|---|---:|---:|---|---:|---|")
    for event in EVENTS:
        if given.game in (None, event.game):
            for row in rows(event, given.deals, given.folder):
                print(row, flush=True)
                print(row, file=sys.stderr)


if __name__ == "__main__":
    main()
