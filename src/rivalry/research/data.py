"""Games as data: trajectories in JSON lines, a reader, and tables of decisions for learning.

A trajectory is one line of JSON: game, rules version, options, seed, who played, every answer in
notation (chance's too), and how it ended. So it is small, can be checked by replaying it, and can
be turned into observations of any later specification.

    python -m rivalry.research.data make games.jsonl      a small set of all games, in seconds
    python -m rivalry.research.data large games.jsonl     bots of all levels, all games and modes
    python -m rivalry.research.data parquet games.jsonl   one table per game, a row per decision
    python -m rivalry.research.data minari games.jsonl    Minari data sets, an episode per seat

A new file comes with its card (`games.card.json`): what made it, how, with which bots and layouts,
the meaning of every key, and the hash of the file.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rivalry import research
from rivalry.bots import weights
from rivalry.bots.bot import LEVELS, Bot, Budget
from rivalry.bots.bot import make as make_bot
from rivalry.bots.bot import names as names_of_bots
from rivalry.core import registry
from rivalry.core.decision import CHANCE, Action, BadOption
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
    players: list[str]  # who sat at each seat: a bot and its version
    answers: list[str]  # in notation, including those of chance
    scores: list[int]
    winners: list[int]
    layout: str = ""  # of the observations that the recording program makes of it

    def line(self) -> str:
        """The trajectory as a line of a file."""
        return json.dumps(asdict(self), separators=(",", ":"))

    def decisions(self) -> Iterator[tuple[State, int, Action]]:
        """Every decision of a player in order: the state before it, the seat, the answer.

        The state is the same object each time and moves on; copy whatever you keep.
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
    """Play one game between bots, dealt from the seed."""
    match = Match(registry.load(game), str(seed), options)
    seats = len(match.scores())
    if len(bots) != seats:
        raise BadOption(f"{len(bots)} players for {seats} seats")
    while match.decision is not None:
        decision = match.decision
        view = match.view(decision.player)
        match.answer(bots[decision.player].choose(view, decision, budget))
    log = match.log
    return Trajectory(
        *(game, log.version, log.options, str(seed), names),
        *(list(log.answers), match.scores(), match.winners()),
        research.spec(game, **log.options).layout,
    )


def record(
    game: str, names: list[str], seeds: Iterable[int | str], budget: Budget, **options: Any
) -> Iterator[Trajectory]:
    """Games between bots given by name, one for each seed; every bot has its own seed."""
    for seed in seeds:
        bots = [
            make_bot(game, name, bits(f"{seed}/{name}/{seat}")) for seat, name in enumerate(names)
        ]
        who = [bot_version(game, name) for name in names]
        yield play(game, seed, bots, who, budget, **options)


def bot_version(game: str, name: str) -> str:
    """A bot's name, with a hash of the weights it plays by: another version has another hash.

    >>> bot_version("lost-cities", "random")
    'random'
    """
    if name not in LEVELS:
        return name
    return f"{name}-{sha256(weights.path(game).read_bytes()).hexdigest()[:8]}"


SCHEMA = {
    "game": "the name of the game",
    "version": "the version of its rules",
    "options": "what was set, all options",
    "seed": "what chance answered from: rivalry.new(game, seed=seed, **options) deals the same",
    "players": "who sat at each seat: a bot, with a hash of its weights",
    "answers": "every answer in notation, those of chance included",
    "scores": "one number per seat",
    "winners": "the seats that won",
    "layout": "version and hash of the observations that the program which played makes of it",
}
"""What the keys of a trajectory mean."""


def card(path: str | Path, command: str) -> Path:
    """Write the card of a file: what made it, what is in it, and its hash."""
    games = list(read(path))
    told = {
        "made_by": f"rivalry {version('rivalry')}: {command}",
        "sha256": sha256(Path(path).read_bytes()).hexdigest(),
        "games": {name: sum(one.game == name for one in games) for name in _names(games)},
        "rules": {name: registry.load(name).version for name in _names(games)},
        "layouts": {name: research.spec(name).layout for name in _names(games)},
        "bots": {
            name: sorted({who for one in games if one.game == name for who in one.players})
            for name in _names(games)
        },
        "schema": SCHEMA,
    }
    found = Path(path).with_suffix(".card.json")
    found.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return found


def _names(games: Iterable[Trajectory]) -> list[str]:
    return sorted({one.game for one in games})


def write(path: str | Path, trajectories: Iterable[Trajectory]) -> int:
    """Write a file with one line for each; return how many there were."""
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
    )
    trajectories = list(read(source))
    found = []
    for game in sorted({trajectory.game for trajectory in trajectories}):
        path = Path(folder) / f"{Path(source).stem}-{game}.parquet"
        told = {"rivalry": version("rivalry"), "layout": _layouts(trajectories, game)}
        with pq.ParquetWriter(path, schema.with_metadata(told), compression="zstd") as writer:
            for number, one in enumerate(trajectories):
                if one.game == game:
                    table = [row | {"game": number} for row in rows([one])]
                    writer.write_table(pa.Table.from_pylist(table, schema=schema))
        found.append(path)
    return found


def _layouts(trajectories: Iterable[Trajectory], game: str) -> str:
    """The layouts of the observations of a game: one for each set of options."""
    specs = [research.spec(game, **one.options) for one in trajectories if one.game == game]
    return " ".join(sorted({spec.layout for spec in specs}))


def read_parquet(path: str | Path) -> Iterator[dict[str, Any]]:
    """The rows of a table that `parquet` wrote, as `rows` gives them."""
    with import_module("pyarrow.parquet").ParquetFile(path) as file:
        for batch in file.iter_batches():
            yield from batch.to_pylist()


def kinds() -> list[str]:
    """The games that bots of all levels play: those of the small set."""
    return [name for name in research.games() if registry.manifest(name).knowledge]


def small(games: int, seed: int = 1, only: Iterable[str] | None = None) -> Iterator[Trajectory]:
    """`games` games of each kind, or one per sample in its manifest if there are more samples.

    `strong` and `casual` bots play each other, with seats swapped every game.
    """
    budget = Budget(iterations=32)
    for game in kinds() if only is None else only:
        samples = registry.manifest(game).samples
        for n in range(max(games, len(samples))):
            options = samples[n % len(samples)]
            seats = len(registry.load(game).new(**options).scores())
            names = [("strong", "casual")[(seat + n) % 2] for seat in range(seats)]
            yield from record(game, names, [f"{seed}:{n}"], budget, **options)


def large(games: int, seed: int = 1, only: Iterable[str] | None = None) -> Iterator[Trajectory]:
    """`games` games of each kind with each of its samples of options, between bots of all levels.

    Seats rotate, so that every level meets every other one from every seat.
    """
    budget = Budget(iterations=32)
    for game in kinds() if only is None else only:
        levels = names_of_bots(game)
        for k, options in enumerate(registry.manifest(game).samples):
            seats = len(registry.load(game).new(**options).scores())
            for n in range(games):
                step = 1 + n // len(levels) % (len(levels) - 1)
                names = [levels[(n + seat * step) % len(levels)] for seat in range(seats)]
                yield from record(game, names, [f"{seed}:{k}:{n}"], budget, **options)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rivalry.research.data", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, most, words in (
        ("make", 5, "play a small set of all games"),
        ("large", 1000, "play bots of all levels in all games and modes"),
    ):
        made = commands.add_parser(name, help=words)
        made.add_argument("file")
        made.add_argument("--games", type=int, default=most, help="of each kind")
        made.add_argument("--seed", type=int, default=1)
        made.add_argument("--only", nargs="*", choices=kinds(), default=kinds(), metavar="GAME")
    table = commands.add_parser("parquet", help="decisions of a file as Parquet tables")
    table.add_argument("file")
    table.add_argument("--folder", default=".")
    offline = commands.add_parser("minari", help="games of a file as data sets of Minari")
    offline.add_argument("file")
    given = parser.parse_args()
    if given.command == "parquet":
        for path in parquet(given.file, given.folder):
            print(path)
        return
    if given.command == "minari":
        for dataset in import_module("rivalry.research.minari").datasets(given.file):
            print(dataset.spec.dataset_id)
        return
    play_all = small if given.command == "make" else large
    count = write(given.file, play_all(given.games, given.seed, given.only))
    only = "" if given.only == kinds() else f" --only {' '.join(given.only)}"
    settings = f"--games {given.games} --seed {given.seed}{only}"
    made_card = card(given.file, f"python -m rivalry.research.data {given.command} {settings}")
    print(f"{count} games in {given.file}, described by {made_card}")


if __name__ == "__main__":
    main()
