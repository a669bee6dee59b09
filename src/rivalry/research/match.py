"""Seeded matches between bots and players in other processes, and a player's side in Python.

    python -m rivalry.research.match lost-cities http://127.0.0.1:9000 casual --games 10 --seed 1

plays ten games, with seats swapped from game to game, and prints the result; `--out` saves the
trajectories. A player is the name of a bot or the address of a process that speaks the protocol of
`rivalry.bots.remote`. `serve` is that process for players written in Python.
"""

import argparse
import json
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from rivalry.bots.protocol import Budget
from rivalry.research import data
from rivalry.research.lanes.lanes import outcome

Player = Callable[[dict[str, Any]], Any]
"""A function from what is asked (JSON) to the answer: a number or a name."""


def server(player: Player, port: int = 0) -> ThreadingHTTPServer:
    """An HTTP server on this machine that answers for a player; run its `serve_forever`."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))
            body = json.dumps({"answer": player(asked)}).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    return ThreadingHTTPServer(("127.0.0.1", port), Handler)


def serve(player: Player, port: int) -> None:
    """Answer for a player until interrupted."""
    with server(player, port) as running:
        print(f"http://127.0.0.1:{running.server_address[1]}", flush=True)
        running.serve_forever()


def matches(
    game: str, players: list[str], games: int, seed: int, seconds: float, **options: Any
) -> list[data.Trajectory]:
    """Games in which the seats move on by one from game to game."""
    found: list[data.Trajectory] = []
    budget = Budget(seconds=seconds, iterations=64)
    for n in range(games):
        seats = [players[(seat + n) % len(players)] for seat in range(len(players))]
        # Each deal is played from every seat, so that luck evens out.
        deal = f"{seed}:{n // len(players)}"
        found += data.record(game, seats, [deal], budget, **options)
    return found


def table(played: list[data.Trajectory]) -> dict[str, dict[str, float]]:
    """For each player: games, points of the outcome (1 shared by winners), and mean score."""
    found: dict[str, dict[str, float]] = {}
    for trajectory in played:
        points = outcome(trajectory.winners, len(trajectory.players))
        for seat, name in enumerate(trajectory.players):
            row = found.setdefault(name, {"games": 0, "outcome": 0.0, "score": 0.0})
            row["games"] += 1
            row["outcome"] += points[seat]
            row["score"] += trajectory.scores[seat]
    for row in found.values():
        row["score"] = round(row["score"] / row["games"], 2)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rivalry.research.match", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("player", nargs="+", help="a bot's name or an address, one for each seat")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="to think about a decision")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", metavar="FILE", help="keep the trajectories (JSON lines)")
    given = parser.parse_args()
    options = {}
    for pair in given.option:
        name, _, value = pair.partition("=")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    played = matches(given.game, given.player, given.games, given.seed, given.seconds, **options)
    if given.out:
        data.write(given.out, played)
    print(json.dumps(table(played), indent=1))


if __name__ == "__main__":
    main()
