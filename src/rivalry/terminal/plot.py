"""Pictures drawn with Matplotlib: whether they can be, and the histogram of simulated scores."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rivalry.terminal.arguments import Refused, missing
from rivalry.terminal.simulate import Report

FORMATS = (".png", ".svg", ".pdf")


def check(path: Path) -> None:
    """Refuse, before the games are played, what could not be drawn afterwards."""
    if find_spec("matplotlib") is None:
        raise missing("--plot needs Matplotlib", "plot")
    if path.suffix.lower() not in FORMATS:
        raise Refused(f"--plot {path}: the name must end in {', '.join(FORMATS)}")
    if not path.parent.is_dir():
        raise Refused(f"cannot write {path}: there is no folder {path.parent}", code=1)


def draw(report: Report, path: Path) -> None:
    """Draw how often each seat made each score."""
    from matplotlib.figure import Figure

    task = report.task
    scores = [
        [outcome.scores[seat] for outcome in report.outcomes] for seat in range(len(task.bots))
    ]
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    axes.hist(scores, bins=40, label=[f"seat {n}: {name}" for n, name in enumerate(task.bots)])
    axes.set_xlabel("score")
    axes.set_ylabel("games")
    axes.set_title(f"{len(report.outcomes)} games of {task.game}, seed {task.seed}")
    axes.legend()
    save(figure, path)


def save(figure: Any, path: Path) -> None:
    """Write a picture, or say why that cannot be done."""
    try:
        figure.savefig(path)
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror or error}", code=1) from None
