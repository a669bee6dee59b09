"""The command `rivalry decks`: the sample decks, a look at a deck, and the deck laboratory."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from rivalry.bots import catan_rivals_decks as laboratory
from rivalry.games.catan_rivals import deck_advice as advice
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.deck import (
    SAMPLES,
    BadDeck,
    Deck,
    problems,
    read,
    sentence,
    to_text,
)
from rivalry.terminal.arguments import Refused
from rivalry.terminal.screen import Screen

app = typer.Typer(help="Decks of the Tournament Game: look at them, check them, measure them.")

Name = Annotated[str, typer.Argument(metavar="DECK", help="A sample deck, or a file with a deck.")]


def deck_of(name: str) -> Deck:
    """A sample by its name, or the deck of a file."""
    for sample in SAMPLES:
        if sample.key == name.lower():
            return sample.deck
    try:
        return read(Path(name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise BadDeck(f"{name!r} is neither a sample deck nor a file that can be read") from None


def _deck(name: str) -> Deck:
    try:
        return deck_of(name)
    except BadDeck as error:
        raise Refused(str(error), code=2) from None


@app.command("list")
def list_samples() -> None:
    """The sample decks and their plans."""
    for sample in SAMPLES:
        typer.echo(
            f"{sample.key}: {sample.deck.name}{' (with the sea)' if sample.explorers else ''}"
        )
        typer.echo(f"  {sample.plan}")


@app.command()
def show(name: Name) -> None:
    """A deck as a text, with what breaks a limit, what to look at again, and its sums."""
    deck = _deck(name)
    typer.echo(to_text(deck))
    wrong = problems(deck, explorers=True)
    for problem in wrong:
        typer.echo(f"Not allowed: {sentence(problem)}")
    if not wrong:
        for warning in advice.warnings(deck):
            typer.echo(f"Note: {advice.warning_sentence(warning)}")
        points = [f"{kind} {n}" for kind, n in advice.points(deck).items() if n]
        typer.echo(f"Points: {', '.join(points)}; within reach: {advice.reach(deck)}")
        prices = [f"{n} for {price}" for price, n in advice.prices(deck).items()]
        typer.echo(f"Prices: {', '.join(prices)} resources")


@app.command()
def chance(
    name: Name,
    card: Annotated[str, typer.Argument(help="A card, by its key.")],
    drawn: Annotated[int, typer.Option(help="Cards drawn from the stacks so far.")] = 12,
) -> None:
    """The chance to have seen a card after so many draws."""
    deck = _deck(name)
    if card not in BY_KEY:
        raise Refused(f"there is no card {card!r}", code=2)
    for n in range(1, drawn + 1):
        exact = laboratory.chance_to_see(deck, card, n)
        typer.echo(f"{n:>3} drawn: {float(exact):.3f} ({exact})")


@app.command()
def matrix(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[DECK]...", help="By default all samples.")
    ] = None,
    deals: Annotated[int, typer.Option(help="Pairs of games for each two decks.")] = 20,
    level: Annotated[str, typer.Option(help="The level of both bots.")] = "strong",
    processes: Annotated[int, typer.Option(help="Play on so many processes.")] = 1,
    save: Annotated[Path | None, typer.Option(help="Write the results there as JSON.")] = None,
) -> None:
    """Every deck against every other, in pairs of games with the same chance."""
    keys = names or [sample.key for sample in SAMPLES]
    decks = [_deck(key) for key in keys]
    scores = laboratory.matrix(decks, deals, level, processes)
    table = Table(*["share of wins", *keys], box=None)
    for a, key in enumerate(keys):
        cells = []
        for b in range(len(keys)):
            found = scores.get((a, b)) or scores.get((b, a))
            share = 0.0 if found is None else found.share if (a, b) in scores else 1 - found.share
            cells.append("" if found is None else f"{share:.2f} ±{found.error:.2f}")
        table.add_row(key, *cells)
    Screen().show(table)
    if save is not None:
        rows = [
            {"decks": [keys[a], keys[b]], "games": s.games, "share": s.share, "error": s.error}
            for (a, b), s in scores.items()
        ]
        save.write_text(json.dumps({"level": level, "deals": deals, "results": rows}, indent=1))
