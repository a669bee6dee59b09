"""Games as data: trajectories in JSON lines, a reader, and tables of decisions for learning.

A trajectory is one line of JSON: game, rules version, options, seed, who played, every answer in
notation (those of chance too), and how it ended. So it is small, can be checked by replaying it,
and can be turned into observations of any later specification.

    python -m rivalry.research.data make games.jsonl      a small set of all games, in seconds
    python -m rivalry.research.data parquet games.jsonl   one table per game, a row per decision
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rivalry import research
from rivalry.bots.bot import Bot, Budget
from rivalry.bots.bot import make as make_bot
from rivalry.core import registry
from rivalry.core.decision import CHANCE, Action
from rivalry.core.game import State, options_for
from rivalry.core.log import GameLog
from rivalry.core.match import Match
from rivalry.research.lanes.lanes import bits


@dataclass(frozen=True)
class Trajectory:
    """One finished game."""

    game: str
    version: int  # of the rules
    options: dict[str, Any]
    seed: str
    players: list[str]  # who sat at each seat
    answers: list[str]  # in notation, those of chance included
    scores: list[int]
    winners: list[int]

    def line(self) -> str:
        """The line of a file."""
        return json.dumps(asdict(self), separators=(",", ":"))

    def decisions(self) -> Iterator[tuple[State, int, Action]]:
        """Every decision of a player in order: the state before it, the seat, the answer.

        The state is the same object each time and moves on; copy what is to be kept.
        """
        game = registry.load(self.game)
        options = options_for(game, self.version, self.options)
        if options is None:
            raise ValueError(
                f"played by version {self.version} of the rules of {self.game}; "
                f"this program has version {game.version}"
            )
        state = game.new(**options)
        for text in self.answers:
            decision, answer = state.decision, game.parse(text)
            assert decision is not None, "a trajectory ends with its game"
            if decision.player != CHANCE:
                yield state, decision.player, answer
            state.apply(answer)

    def log(self) -> GameLog:
        """The log of the game, for `rivalry.replay`."""
        return GameLog(self.game, self.version, self.options, list(self.answers), self.seed)


def play(
    game: str, seed: int | str, bots: list[Bot], names: list[str], budget: Budget, **options: Any
) -> Trajectory:
    """Play one game of bots, dealt from the seed."""
    match = Match(registry.load(game), str(seed), options)
    while match.decision is not None:
        decision = match.decision
        view = match.view(decision.player)
        match.answer(bots[decision.player].choose(view, decision, budget))
    log = match.log
    return Trajectory(
        *(game, log.version, log.options, str(seed), names),
        *(list(log.answers), match.scores(), match.winners()),
    )


def record(
    game: str, names: list[str], seeds: Iterable[int | str], budget: Budget, **options: Any
) -> Iterator[Trajectory]:
    """Games of bots by name, one for each seed; every bot has a seed of its own."""
    for seed in seeds:
        bots = [
            make_bot(game, name, bits(f"{seed}/{name}/{seat}")) for seat, name in enumerate(names)
        ]
        yield play(game, seed, bots, names, budget, **options)


def write(path: str | Path, trajectories: Iterable[Trajectory]) -> int:
    """Write a file, a line for each; how many there were."""
    n = 0
    with Path(path).open("w", encoding="utf-8") as file:
        for trajectory in trajectories:
            file.write(trajectory.line() + "\n")
            n += 1
    return n


def read(path: str | Path) -> Iterator[Trajectory]:
    """The trajectories of a file, one by one."""
    with Path(path).open(encoding="utf-8") as file:
        for n, line in enumerate(file, 1):
            try:
                yield Trajectory(**json.loads(line))
            except (TypeError, ValueError) as error:
                raise ValueError(f"{path}, line {n}: {error}") from None


def rows(trajectories: Iterable[Trajectory]) -> Iterator[dict[str, Any]]:
    """A row per decision: observation, allowed actions, the action, and how the game ended."""
    for number, trajectory in enumerate(trajectories):
        spec = research.spec(trajectory.game, **trajectory.options)
        module = research.module(trajectory.game)
        lanes = research.vector(trajectory.game, 1, **spec.options)
        for n, (state, seat, answer) in enumerate(trajectory.decisions()):
            lanes.lanes.states[0] = state
            decision = state.decision
            assert decision is not None
            yield {
                "game": number,
                "version": trajectory.version,
                "seed": trajectory.seed,
                "n": n,
                "seat": seat,
                "observation": lanes.observe(0, seat).tolist(),
                "allowed": sorted(module.action_id(option) for option in decision.options),
                "action": module.action_id(answer),
                "score": trajectory.scores[seat],
                "won": seat in trajectory.winners,
            }


def parquet(source: str | Path, folder: str | Path) -> list[Path]:
    """A Parquet table of decisions for each game in a file (the extra [parquet])."""
    pa, pq = import_module("pyarrow"), import_module("pyarrow.parquet")
    schema = pa.schema(
        [
            ("game", pa.int32()),
            ("version", pa.int16()),
            ("seed", pa.string()),
            ("n", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int16())),
            ("allowed", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("score", pa.int32()),
            ("won", pa.bool_()),
        ],
        metadata={"rivalry": version("rivalry")},
    )
    trajectories = list(read(source))
    found = []
    for game in sorted({trajectory.game for trajectory in trajectories}):
        path = Path(folder) / f"{Path(source).stem}-{game}.parquet"
        with pq.ParquetWriter(path, schema, compression="zstd") as writer:
            for number, one in enumerate(trajectories):
                if one.game == game:
                    table = [row | {"game": number} for row in rows([one])]
                    writer.write_table(pa.Table.from_pylist(table, schema=schema))
        found.append(path)
    return found


def read_parquet(path: str | Path) -> Iterator[dict[str, Any]]:
    """The rows of a table that `parquet` wrote, as `rows` gives them."""
    with import_module("pyarrow.parquet").ParquetFile(path) as file:
        for batch in file.iter_batches():
            yield from batch.to_pylist()


def kinds() -> list[str]:
    """The games that bots of all levels play: those of the small set."""
    return [name for name in research.games() if registry.manifest(name).knowledge]


def small(games: int, seed: int = 1, only: Iterable[str] | None = None) -> Iterator[Trajectory]:
    """So many games of each kind, or one of each sample that its manifest names if these are more.

    `strong` and `casual` bots play in turn, seats swapped every game.
    """
    budget = Budget(iterations=32)
    for game in kinds() if only is None else only:
        samples = registry.manifest(game).samples
        for n in range(max(games, len(samples))):
            options = samples[n % len(samples)]
            seats = len(registry.load(game).new(**options).scores())
            names = [("strong", "casual")[(seat + n) % 2] for seat in range(seats)]
            yield from record(game, names, [f"{seed}:{n}"], budget, **options)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rivalry.research.data", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    made = commands.add_parser("make", help="play a small set of all games")
    made.add_argument("file")
    made.add_argument("--games", type=int, default=5, help="of each kind")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--only", nargs="*", choices=kinds(), default=kinds(), metavar="GAME")
    table = commands.add_parser("parquet", help="decisions of a file as Parquet tables")
    table.add_argument("file")
    table.add_argument("--folder", default=".")
    given = parser.parse_args()
    if given.command == "make":
        print(
            f"{write(given.file, small(given.games, given.seed, given.only))} games in {given.file}"
        )
    else:
        for path in parquet(given.file, given.folder):
            print(path)


if __name__ == "__main__":
    main()
