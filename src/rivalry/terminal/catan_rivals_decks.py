"""The command `rivalry decks`: the sample decks, the builder, and the deck laboratory."""

import json
from dataclasses import asdict, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Column, Table

from rivalry.bots import bot as bots
from rivalry.bots import catan_rivals_deck_search as search
from rivalry.bots import catan_rivals_decks as laboratory
from rivalry.bots.spread import Spread, in_processes, on_ray
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.deck import SAMPLES, Deck, problems, sentence, to_json, to_text
from rivalry.terminal import catan_rivals_deck_builder as builder
from rivalry.terminal import catan_rivals_pictures as pictures
from rivalry.terminal import plot as plots
from rivalry.terminal.arguments import Refused, missing
from rivalry.terminal.catan_rivals_deck_builder import Name, deck_named, write_text
from rivalry.terminal.screen import Screen
from rivalry.terminal.simulate import cores, progress_bar

app = typer.Typer(help="Decks of the Tournament Game: look at them, build them, measure them.")


@app.command("list")
def list_samples() -> None:
    """The sample decks and their plans."""
    for sample in SAMPLES:
        typer.echo(
            f"{sample.key}: {sample.deck.name}{' (with the sea)' if sample.explorers else ''}"
        )
        typer.echo(f"  {sample.plan}")


app.command("show")(builder.show)
app.command("cards")(builder.cards)
app.command("new")(builder.begin)
app.command("put")(builder.put)
app.command("take")(builder.take)


@app.command()
def chance(
    name: Name,
    card: Annotated[str, typer.Argument(help="A card, by its key.")],
    drawn: Annotated[int, typer.Option(help="Cards drawn from the stacks so far.")] = 12,
) -> None:
    """The chance of having seen a card after each draw."""
    deck = deck_named(name)
    if card not in BY_KEY:
        raise Refused(f"there is no card {card!r}", code=2)
    for n in range(1, drawn + 1):
        exact = laboratory.chance_to_see(deck, card, n)
        typer.echo(f"{n:>3} drawn: {float(exact):.3f} ({exact})")


Deals = Annotated[int, typer.Option(min=1, help="Pairs of games for every two decks.")]
Level = Annotated[str, typer.Option(help="The level of both bots.")]
Processes = Annotated[int | None, typer.Option(min=1, help="Processes; all cores if not given.")]
OnRay = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the results as JSON.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the results.")]
Against = Annotated[
    list[str] | None,
    typer.Option(
        "--against", metavar="DECK", help="A rival; can be repeated. By default, all samples."
    ),
]


@app.command()
def matrix(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[DECK]...", help="By default, all samples.")
    ] = None,
    deals: Deals = 20,
    level: Level = "strong",
    processes: Processes = None,
    ray: OnRay = None,
    save: Save = None,
    plot: Plot = None,
) -> None:
    """Every deck against every other, in pairs of games with the same luck."""
    keys = names or [sample.key for sample in SAMPLES]
    decks = [_legal(key) for key in keys]
    if len(decks) < 2:
        raise Refused("a matrix needs at least two decks", code=2)
    check(level, save, plot)
    spread = spread_over(processes, ray)
    with progress_bar(deals * len(decks) * (len(decks) - 1) // 2, wanted=True) as advance:
        games = laboratory.matrix(decks, deals, level, spread, advance)
    scores = laboratory.scores(games)
    seen = range(len(keys))
    cells = [[_share(scores, a, b) for b in seen] for a in seen]
    table = Table("share of wins", *[str(n + 1) for n in seen], box=None)
    for n, row in enumerate(cells):
        told = ["" if share is None else f"{share:.2f} ±{error:.2f}" for share, error in row]
        table.add_row(f"{n + 1} {keys[n]}", *told)
    Screen().show(table)
    rows = [{"decks": [keys[a], keys[b]], **asdict(found)} for (a, b), found in scores.items()]
    cards = {
        key: _cards(deck, n, games) for n, (key, deck) in enumerate(zip(keys, decks, strict=True))
    }
    write(save, {"level": level, "deals": deals, "results": rows, "cards": cards})
    if plot is not None:
        pictures.draw_matrix(keys, [[share for share, _ in row] for row in cells], plot)


@app.command()
def trial(
    name: Name,
    against: Against = None,
    deals: Deals = 20,
    level: Level = "strong",
    processes: Processes = None,
    ray: OnRay = None,
    save: Save = None,
    plot: Plot = None,
) -> None:
    """One deck against others: how often it wins, and with which of its cards."""
    deck = _legal(name)
    keys = against or [sample.key for sample in SAMPLES]
    decks = [deck, *[_legal(key) for key in keys]]
    check(level, save, plot)
    todo = [
        one
        for n in range(1, len(decks))
        for one in laboratory.meetings(decks, (0, n), level, range(deals))
    ]
    with progress_bar(len(todo), wanted=True) as advance:
        games = laboratory.play_all(todo, spread_over(processes, ray), advance)
    scores = laboratory.scores(games)
    for (_, n), found in scores.items():
        typer.echo(f"{found.share:.2f} ±{found.error:.2f} against {keys[n - 1]}")
    records = laboratory.card_records(deck, games)
    turn = laboratory.TURNS[1]
    typer.echo(f"Won when a card was drawn, and then played or left in hand; seen by turn {turn}:")
    heads = ("drawn", "played", "left", "unseen", f"by turn {turn}")
    table = Table(Column("card", no_wrap=True), *heads, box=None)
    for record in records:
        fates = (record.drawn, record.played, record.left, record.unseen)
        table.add_row(record.card, *[_won(fate) for fate in fates], f"{record.by_turn[1]:.2f}")
    Screen().show(table)
    rows = [{"rival": keys[n - 1], **asdict(found)} for (_, n), found in scores.items()]
    cards = [asdict(record) for record in records]
    write(save, {"deck": to_json(deck), "level": level, "results": rows, "cards": cards})
    if plot is not None:
        pictures.draw_cards(records, plot)


@app.command()
def build(
    start: Annotated[
        str, typer.Option("--from", metavar="DECK", help="The deck to begin with.")
    ] = "alma-mater",
    against: Against = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of the search.")] = 10,
    deals: Annotated[
        int, typer.Option(min=1, help="Pairs of games in a trial against every rival.")
    ] = 4,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deck.")] = 0,
    name: Annotated[str, typer.Option(help="What the deck is called.")] = "Built",
    level: Level = "strong",
    processes: Processes = None,
    ray: OnRay = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the deck there as text.")
    ] = None,
) -> None:
    """Build a deck by local search: a few cards at a time, as long as it gets better."""
    deck = replace(_legal(start), name=name)
    rivals = [_legal(key) for key in against or [sample.key for sample in SAMPLES]]
    check(level, save, None)
    built = search.build(
        *(deck, rivals, rounds, deals, level, seed, spread_over(processes, ray)),
        told=lambda step: typer.echo(_told(step)),
    )
    typer.echo(to_text(built.deck))
    before, after = built.before, built.after
    typer.echo(f"It wins {after.share:.2f} ±{after.error:.2f} of {after.games} new games,")
    typer.echo(f"the starting deck {before.share:.2f} ±{before.error:.2f}.")
    if save is not None:
        write_text(save, to_text(built.deck) + "\n")


def _told(step: search.Step) -> str:
    words = "kept" if step.kept else "not kept"
    return f"{step.gain:+.3f} ±{step.error:.3f} in share of wins: {words}"


def _legal(name: str) -> Deck:
    """A deck that may be played; refused in words if it breaks a limit."""
    deck = deck_named(name)
    for problem in problems(deck, explorers=True):
        raise Refused(f"{name}: {sentence(problem)}", code=2)
    return deck


def check(level: str, save: Path | None, plot: Path | None) -> None:
    """Refuse, before any game is played, what would fail afterwards."""
    if level not in bots.SECONDS:
        raise Refused(f"no level {level!r}; levels: {', '.join(bots.SECONDS)}", code=2)
    if save is not None and not save.parent.is_dir():
        raise Refused(f"cannot write {save}: there is no folder {save.parent}", code=1)
    if plot is not None:
        plots.check(plot)


def spread_over(processes: int | None, ray: str | None) -> Spread:
    """Where the games are played."""
    if ray is None:
        return in_processes(processes or cores())
    if find_spec("ray") is None:
        raise missing("--ray needs Ray", "ray")
    return on_ray(ray)


def write(path: Path | None, data: dict[str, Any]) -> None:
    """Keep results as JSON, if asked to."""
    if path is not None:
        write_text(path, json.dumps(data, indent=1) + "\n")


def _share(
    scores: dict[tuple[int, int], laboratory.Score], a: int, b: int
) -> tuple[float | None, float]:
    """How the deck of a row did against that of a column, and the margin of error."""
    if (a, b) in scores:
        return scores[a, b].share, scores[a, b].error
    if (b, a) in scores:
        return 1 - scores[b, a].share, scores[b, a].error
    return None, 0.0


def _cards(deck: Deck, n: int, games: list[laboratory.Game]) -> list[dict[str, Any]]:
    """What the games of a deck in a matrix say about its cards."""
    first = [game for game in games if game.pair[0] == n]
    second = [
        replace(game, points=game.points[::-1], fates=game.fates[::-1])
        for game in games
        if game.pair[1] == n
    ]
    return [asdict(record) for record in laboratory.card_records(deck, first + second)]


def _won(fate: laboratory.Tally) -> str:
    return "" if fate.share is None else f"{fate.share:.0%} ({fate.games})"
