"""The commands `analyse` and `hint`: what answers in a saved game were worth, or would be."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from rivalry import files
from rivalry.bots import bot as bots
from rivalry.bots.analysis import Analysis, Judgement
from rivalry.core.match import Match
from rivalry.core.question import question_text
from rivalry.terminal.arguments import Refused

UNITS = {"points": "lead", "chance": "chance to win (%)"}
LogFile = Annotated[Path, typer.Argument(metavar="FILE", readable=False, help="A saved game.")]
Iterations = Annotated[int, typer.Option(min=1, help="Playouts per question.")]


def analyse(
    file: LogFile,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only this seat's answers.")] = None,
    iterations: Iterations = 64,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", readable=False, help="Draw the values.")
    ] = None,
) -> None:
    """Look back at a saved game: values, mistakes, luck and skill."""
    from rivalry.bots.analysis import analyse as judge
    from rivalry.terminal import plot as plots
    from rivalry.terminal.simulate import progress_bar

    match = files.load(file)
    check_seat(match, seat)
    if plot is not None:
        plots.check(plot)
    with progress_bar(len(match.log.answers), wanted=not as_json) as advance:
        analysis = judge(match.log, bots.Budget(iterations=iterations), advance=advance)
    if as_json:
        print(json.dumps(analysis.json(), indent=2))
    else:
        show(analysis, seat)
    if plot is not None:
        draw(analysis, plot)


def hint(
    file: LogFile,
    to: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="As it was after N answers.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to think.")] = 1.5,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
) -> None:
    """The best answers in a saved game, judged by what the player knows, and why."""
    from rivalry.bots.hint import hint as think

    match = files.load(file)
    count = len(match.log.answers)
    if to is not None and to > count:
        raise Refused(f"{file} has only {count} answers")
    state = match.state if to is None else match.position(to)
    decision = state.decision
    if decision is None:
        raise Refused("the game is over; nobody is asked")
    if decision.player < 0:
        raise Refused("at this point chance is asked, not a player; try one answer more")
    view = state.view(decision.player)
    hints = think(match.game.name, view, decision, bots.Budget(seconds))
    if as_json:
        print(json.dumps([found.json() for found in hints], indent=2))
        return
    typer.echo(f"Seat {decision.player}: {question_text(match.game, decision)}")
    for found in hints:
        typer.echo(f"  {found.words}  ({found.value:+.1f} +- {found.error:.1f})")
        typer.echo(f"      {found.reason.words}")


def check_seat(match: Match, seat: int | None) -> None:
    """Refuse a seat that the game does not have."""
    count = len(match.scores())
    if seat is not None and not 0 <= seat < count:
        raise Refused(f"there is no seat {seat}; seats: 0 to {count - 1}")


def show(analysis: Analysis, seat: int | None) -> None:
    """Every answer, the largest mistakes, and each seat's luck and skill, as tables."""
    console = Console(highlight=False)
    table = Table(title=f"every answer that was a choice: the {UNITS[analysis.unit]} it promised")
    for name in ("n", "seat", "answer", "value", "truth", "best", "lost"):
        table.add_column(name, justify="left" if name in ("answer", "best") else "right")
    for judgement in analysis.judgements:
        if seat in (None, judgement.seat):
            table.add_row(*_row(judgement))
    console.print(table)
    table = Table(title="the largest mistakes, judged by what the player knew")
    for name in ("n", "seat", "answer", "lost", "better"):
        table.add_column(name, justify="left" if name in ("answer", "better") else "right")
    for judgement in analysis.mistakes():
        if seat in (None, judgement.seat):
            lost = f"{judgement.loss:.1f} +- {judgement.loss_error:.1f}"
            table.add_row(
                *(str(judgement.n), str(judgement.seat), judgement.answer, lost, judgement.best)
            )
    console.print(table)
    table = Table(title="luck and skill")
    for name in ("seat", "score", "lead", "lost by its answers", "luck"):
        table.add_column(name, justify="right")
    for summary in analysis.summaries:
        table.add_row(
            *(str(summary.seat), str(summary.score), f"{summary.lead:+d}"),
            f"{summary.loss:.1f} +- {summary.loss_error:.1f}",
            f"{summary.luck:+.1f} +- {summary.luck_error:.1f}",
        )
    console.print(table)


def _row(judgement: Judgement) -> tuple[str, ...]:
    best = judgement.best if judgement.best != judgement.answer else ""
    lost = f"{judgement.loss:.1f}" if judgement.loss else ""
    return (
        *(str(judgement.n), str(judgement.seat), judgement.answer, f"{judgement.value:+.1f}"),
        *(f"{judgement.truth:+.1f}", best, lost),
    )


def draw(analysis: Analysis, path: Path) -> None:
    """The lead that each seat could expect, answer by answer: as far as it knew, and in truth."""
    from matplotlib.figure import Figure

    from rivalry.terminal.plot import save

    figure = Figure(figsize=(9, 5), layout="constrained")
    axes = figure.add_subplot()
    for summary in analysis.summaries:
        mine = [j for j in analysis.judgements if j.seat == summary.seat]
        numbers = [j.n for j in mine]
        (line,) = axes.plot(numbers, [j.value for j in mine], label=f"seat {summary.seat}, known")
        truth = [j.truth for j in mine]
        axes.plot(numbers, truth, ":", color=line.get_color(), label=f"seat {summary.seat}, truth")
    for judgement in analysis.mistakes():
        axes.annotate(judgement.answer, (judgement.n, judgement.value), fontsize=8)
    axes.axhline(0, linewidth=0.5, color="black")
    axes.set_xlabel("answer")
    axes.set_ylabel(f"expected {UNITS[analysis.unit]}")
    axes.set_title(analysis.game)
    axes.legend()
    save(figure, path)
