"""The commands of the terminal and what they take."""

import json
import platform
import sys
from pathlib import Path
from typing import Annotated

import typer

import rivalry
from rivalry import files, native
from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.manifest import resolve
from rivalry.core.match import false_chance
from rivalry.core.option import Option
from rivalry.server.table.fairness import commitment, false_lot
from rivalry.terminal.analyse import analyse, hint
from rivalry.terminal.arena import arena
from rivalry.terminal.arguments import (
    PERSON,
    Refused,
    best_bot,
    check_seats,
    game_named,
    options_from,
    seats_from,
)
from rivalry.terminal.join import join
from rivalry.terminal.serve import serve

app = typer.Typer(
    add_completion=False,
    help="Games of rival expeditions and rival princes, with the rules enforced.",
)
app.command()(serve)
app.command()(join)
app.command()(arena)
app.command()(analyse)
app.command()(hint)
for _game in registry.names():
    for _name, _where in registry.manifest(_game).commands.items():
        app.add_typer(resolve(_where), name=_name)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See: rivalry games")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option.")
]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", readable=False, help="A saved game.")]


@app.command()
def games() -> None:
    """List the games, their seats, bots and options."""
    for name in rivalry.games():
        game = rivalry.game(name)
        typer.echo(
            f"{name}: {game.title}, {_seat_count(name)}; bots: {', '.join(bots.names(name))}"
        )
        for option in game.options():
            if option.hidden:
                continue
            allowed = "JSON" if option.allowed is None else option.allowed_text()
            typer.echo(f"  {option.name}: {option.meaning}")
            typer.echo(f"      default {_default(option)}; allowed: {allowed}")


@app.command()
def info(
    engine: Annotated[
        bool, typer.Option("--engine", help="Print only: compiled or interpreted.")
    ] = False,
) -> None:
    """Say what is installed and whether the engine is compiled."""
    running = "compiled" if native.is_compiled() else "interpreted"
    if engine:
        typer.echo(running)
        return
    typer.echo(f"rivalry {rivalry.__version__}, the engine runs {running}")
    typer.echo(f"Python {platform.python_version()}, {sys.executable}")
    typer.echo(f"games: {', '.join(rivalry.games())}")
    stale = native.stale_modules() if native.is_compiled() else []
    if stale:
        typer.echo(f"warning: compiled from older source, build again: {', '.join(stale)}")


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Not needed with --resume.")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="person or a bot for each seat.")
    ] = None,
    option: Options = None,
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="The same seed gives the same deals.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", readable=False, help="Keep the game in this new file."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", readable=False, help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play a game at the terminal: people, bots, or both."""
    from rivalry.terminal.play import Session, free_path

    if save is not None and save.exists() and save != resume:
        raise Refused(f"{save} exists; to go on with it: rivalry play --resume {save}", code=1)
    if resume is not None:
        if option or seed is not None:
            raise Refused("a resumed game keeps its options and seed; omit --option and --seed")
        match = files.load(resume)
        rules = match.game
        if game not in (None, rules.name):
            raise Refused(f"{resume} is a game of {rules.name}, not of {game}")
        chosen = seats_from(rules, seats)
    elif game is None:
        raise Refused(f"which game? games: {', '.join(rivalry.games())}")
    else:
        rules = game_named(game)
        chosen = seats_from(rules, seats)
        given = options_from(rules, option or [], len(chosen) if chosen else None)
        match = rivalry.new(game, seed=seed, **given)
    count = len(match.scores())
    chosen = chosen or [PERSON] + [best_bot(rules)] * (count - 1)
    check_seats(rules, chosen, count)
    Session(match, chosen, save or resume or free_path(rules.name)).run()


@app.command()
def simulate(
    game: GameName,
    number: Annotated[int, typer.Option("-n", min=1, help="How many games.")] = 1000,
    players: Annotated[
        str | None, typer.Option("--bots", metavar="A,B,...", help="A bot for each seat.")
    ] = None,
    seed: Annotated[
        str, typer.Option(metavar="S", help="The same seed gives the same games.")
    ] = "1",
    option: Options = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; all cores if not given.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", readable=False, help="Draw a histogram of the scores."),
    ] = None,
) -> None:
    """Let bots play many games and show how they did."""
    from rivalry.terminal import plot as plots
    from rivalry.terminal import simulate as simulation

    rules = game_named(game)
    chosen = seats_from(rules, players, people=False)
    given = options_from(rules, option or [], len(chosen) if chosen else None)
    count = len(rules.new(**given).scores())
    chosen = chosen or [best_bot(rules)] * count
    check_seats(rules, chosen, count)
    if plot is not None:
        plots.check(plot)
    report = simulation.run(
        simulation.Task(game, given, chosen, seed), number, jobs, progress=not as_json
    )
    simulation.show(report, as_json)
    if plot is not None:
        plots.draw(report, plot)


@app.command()
def replay(
    file: LogFile,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="What seat N saw; all hands if not given.")
    ] = None,
    to: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N answers.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each turn.")] = False,
) -> None:
    """Show a saved game turn by turn."""
    from rivalry.terminal.replay import show

    match = files.load(file)
    count = len(match.scores())
    if seat is not None and not 0 <= seat < count:
        raise Refused(f"there is no seat {seat}; seats: 0 to {count - 1}")
    show(match, seat, to, step)


@app.command()
def verify(
    file: LogFile,
    promised: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="What the table showed before the deal."),
    ] = None,
    lots: Annotated[
        list[str] | None,
        typer.Option("--lot", metavar="OPTION", help="An option drawn by lot, such as sets."),
    ] = None,
) -> None:
    """Check that every answer of a saved game is legal and every shuffle follows from its seed."""
    match = files.load(file)
    answers = len(match.log.answers)
    if promised is not None:
        if match.log.seed is None:
            raise Refused(f"{file}: the log has no seed, so no commitment can be checked", code=1)
        if commitment(match.log.seed) != promised.strip().lower():
            raise Refused(f"{file}: the seed is not the one that was promised", code=1)
    if lots and match.log.seed is None:
        raise Refused(f"{file}: the log has no seed, so no lot can be checked", code=1)
    if match.log.seed is not None:
        wrong = false_lot(match.log, lots or [])
        if wrong is not None:
            raise Refused(f"{file}: option {wrong} is not what the seed draws", code=1)
        false = false_chance(match)
        if false is not None:
            text = match.log.answers[false]
            raise Refused(f"{file}: answer {false + 1} ({text}) is not what the seed gives", code=1)
    typer.echo(f"{match.game.title}, version {match.log.version}: all {answers} answers are legal.")
    if match.log.seed is None:
        typer.echo("The log has no seed, so its shuffles and rolls cannot be checked.")
    else:
        typer.echo("Every shuffle and roll is what the seed gives.")
    if lots:
        typer.echo(f"Drawn by lot from the seed: {', '.join(lots)}.")
    if promised is not None:
        typer.echo("The seed is the one that was promised before the deal.")
    scores = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(match.scores()))
    if match.decision is None:
        winners = " and ".join(f"seat {seat}" for seat in match.winners())
        typer.echo(f"Result: {scores}; won by {winners}.")
    else:
        typer.echo(
            f"Not finished; the score so far: {scores}; seat {match.decision.player} is next."
        )


def _seat_count(name: str) -> str:
    """How many seats a game has, in words."""
    for option in rivalry.game(name).options():
        if option.name == "players":
            return f"{option.allowed_text()} seats"
    return f"{len(rivalry.game(name).new().scores())} seats"


def _default(option: Option) -> str:
    """The default of an option, as it would be typed."""
    match option.default:
        case None:
            return "none"
        case bool(yes):
            return "yes" if yes else "no"
        case int() | str():
            return str(option.default)
        case shaped:
            return json.dumps(shaped)
