"""The commands of the terminal."""

from typing import Annotated

import typer

from rivalry import native

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback()
def rivalry() -> None:
    """Games of rival expeditions and rival princes, with the rules enforced."""


@app.command()
def info(
    engine: Annotated[
        bool, typer.Option("--engine", help="Only: compiled or interpreted.")
    ] = False,
) -> None:
    """Say what is installed."""
    typer.echo("compiled" if native.is_compiled() else "interpreted")
