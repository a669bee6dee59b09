"""The command `arena`: bots against bots in paired deals, with figures that can be trusted."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from rivalry.bots import arena as contests
from rivalry.bots import bot as bots
from rivalry.bots.remote import NoReply
from rivalry.bots.spread import in_processes, on_ray
from rivalry.core.decision import BadOption
from rivalry.terminal.arguments import Refused, game_named, missing, options_from


def arena(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="See: rivalry games")],
    players: Annotated[
        str, typer.Option("--bots", metavar="A,B,...", help="Everybody plays everybody.")
    ],
    number: Annotated[int, typer.Option("-n", min=1, help="Deals for each pair of bots.")] = 100,
    seed: Annotated[
        str, typer.Option(metavar="S", help="The same seed gives the same games.")
    ] = "1",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option."),
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=1, help="Playouts per decision of a bot that searches.")
    ] = 64,
    real_time: Annotated[
        bool, typer.Option("--real-time", help="Let each level think for its full time.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores if not given.")
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", readable=False, help="Keep finished deals; resume from them."),
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", readable=False, help="Draw the ratings.")
    ] = None,
) -> None:
    """Measure bots against each other: paired deals, every deal from every seat."""
    from rivalry.terminal import plot as plots

    check_installed(ray is not None)
    rules = game_named(game)
    known = [*bots.names(game), *bots.yardsticks(game)]
    named = tuple(word.strip() for word in players.split(","))
    for name in named:
        if name not in known and not name.startswith(("http://", "https://")):
            raise Refused(
                f"nobody is called {name!r} in {game}; known: {', '.join(known)}, "
                "or the address of a player (docs/research-players.md)"
            )
    contest = contests.Contest(
        *(game, named, number, seed, options_from(rules, option or [])),
        None if real_time else iterations,
    )
    if plot is not None:
        plots.check(plot)
    games = play(contest, jobs, file, ray, progress=not as_json)
    from rivalry.bots.rating import report

    data = report(contest, games)
    if as_json:
        print(json.dumps(data, indent=2))
    else:
        show(data)
    if plot is not None:
        draw(data, plot)


def check_installed(with_ray: bool) -> None:
    """Refuse, before anything is played, what could not be worked out afterwards."""
    if find_spec("openskill") is None or find_spec("choix") is None:
        raise missing("ratings need openskill and choix", "arena")
    if with_ray and find_spec("ray") is None:
        raise missing("--ray needs Ray", "ray")


def play(
    contest: contests.Contest,
    jobs: int | None,
    file: Path | None,
    ray: str | None,
    progress: bool,
) -> list[contests.Game]:
    """All games of the contest, with a progress bar on standard error."""
    from rivalry.terminal.simulate import cores, progress_bar

    try:
        todo = contests.deals(contest)
        spread = on_ray(ray) if ray is not None else in_processes(jobs or cores())
        with progress_bar(len(todo), progress) as advance:
            return contests.run(contest, spread, file, advance)
    except (BadOption, contests.Mismatch) as error:
        raise Refused(str(error)) from None
    except NoReply as error:
        raise Refused(str(error), code=1) from None
    except OSError as error:
        raise Refused(f"cannot use {file}: {error.strerror or error}", code=1) from None


def show(data: dict[str, Any]) -> None:
    """The figures as two tables."""
    console = Console(highlight=False)
    thinking = f"{data['iterations']} playouts" if data["iterations"] else "real time"
    table = Table(
        title=f"{data['game']}: {data['deals']} deals, {data['games']} games, "
        f"seed {data['seed']}, {thinking}"
    )
    for name in ("bot", "Elo", "95 % interval", "openskill", "points", "ms mean", "ms p95"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for row in data["bots"]:
        low, high = row["elo_interval"]
        mean, uncertainty = row["openskill"]
        table.add_row(
            *(row["bot"], f"{row['elo']:+.0f}", f"{low:+.0f} to {high:+.0f}"),
            *(f"{mean:.1f} +- {uncertainty:.1f}", f"{row['points']:.1f}"),
            *(f"{1000 * row['seconds']:.2f}", f"{1000 * row['seconds_p95']:.2f}"),
        )
    console.print(table)
    table = Table()
    for name in ("pair", "deals", "wins", "95 % interval", "margin"):
        table.add_column(name, justify="left" if name == "pair" else "right")
    for row in data["pairs"]:
        low, high = row["wins_interval"]
        table.add_row(
            *(" - ".join(row["bots"]), str(row["deals"]), f"{row['wins']:.1%}"),
            *(f"{low:.1%} to {high:.1%}", f"{row['margin']:+.1f} +- {row['margin_error']:.1f}"),
        )
    console.print(table)
    # An answer that was not offered, or an error, ends the contest (see rivalry.bots.arena.play).
    sound = f"no illegal answer and no error in {data['games']} games"
    console.print(f"{data['plies']:.1f} plies per game; {sound}", markup=False)


def draw(data: dict[str, Any], path: Path) -> None:
    """The ratings with their intervals."""
    from matplotlib.figure import Figure

    from rivalry.terminal.plot import save

    figure = Figure(figsize=(8, 0.6 * len(data["bots"]) + 1.5), layout="constrained")
    axes = figure.add_subplot()
    rows = list(reversed(data["bots"]))
    elos = [row["elo"] for row in rows]
    reach = [
        [row["elo"] - row["elo_interval"][0] for row in rows],
        [row["elo_interval"][1] - row["elo"] for row in rows],
    ]
    axes.errorbar(elos, range(len(rows)), xerr=reach, fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_xlabel("Elo, mean 0, with 95 % intervals")
    axes.set_title(f"{data['game']}: {data['games']} games, seed {data['seed']}")
    save(figure, path)
