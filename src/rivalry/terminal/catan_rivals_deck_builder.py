"""The deck builder of the terminal: cards to choose from, and a deck in a file, card by card."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Column, Table

from rivalry.games.catan_rivals import deck_advice as advice
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, POINTS, Card
from rivalry.games.catan_rivals.deck import (
    PARTS,
    SAMPLES,
    USUAL,
    BadDeck,
    Deck,
    is_chosen_event,
    is_drawn,
    most,
    problems,
    read,
    sentence,
    to_text,
)
from rivalry.terminal.arguments import Refused
from rivalry.terminal.screen import Screen

Name = Annotated[str, typer.Argument(metavar="DECK", help="A sample deck, or a file with a deck.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file with the deck.")]
CardName = Annotated[str, typer.Argument(metavar="CARD", help="A card, by its key.")]


def deck_of(name: str) -> Deck:
    """A sample by its name, or the deck of a file."""
    for sample in SAMPLES:
        if sample.key == name.lower():
            return sample.deck
    try:
        return read(Path(name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise BadDeck(f"{name!r} is neither a sample deck nor a file that can be read") from None


def deck_named(name: str) -> Deck:
    """The same; refused in words if there is none."""
    try:
        return deck_of(name)
    except BadDeck as error:
        raise Refused(str(error), code=2) from None


def write_text(path: Path, text: str) -> None:
    """Write a file, or say why that cannot be done."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror or error}", code=1) from None


def show(name: Name) -> None:
    """A deck as text, with the limits it breaks, what to reconsider, and its totals."""
    deck = deck_named(name)
    typer.echo(to_text(deck))
    judge(deck)


def judge(deck: Deck) -> None:
    """Say what is wrong with a deck, what to reconsider, and its totals."""
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


def cards(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORD]...", help="In a card's names or its text.")
    ] = None,
    of_set: Annotated[str | None, typer.Option("--set", help="Only of this set.")] = None,
    kind: Annotated[str | None, typer.Option(help="Only of this kind, such as hero.")] = None,
    price: Annotated[int | None, typer.Option(help="Only at this price, in resources.")] = None,
    points: Annotated[str | None, typer.Option(help="Only with points of this kind.")] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="DECK", help="Show how many are left for this deck.")
    ] = None,
) -> None:
    """The cards that a deck may contain."""
    found = [card for card in CARDS if is_drawn(card) or is_chosen_event(card)]
    for fact, wanted in (("set", of_set), ("kind", kind), ("price", price)):
        known = sorted({getattr(card, fact) for card in found})
        if wanted is not None and wanted not in known:
            raise Refused(f"no {fact} {wanted}; known: {', '.join(map(str, known))}", code=2)
        found = [card for card in found if wanted in (None, getattr(card, fact))]
    if points is not None:
        if points not in POINTS:
            raise Refused(f"no points are called {points}; known: {', '.join(POINTS)}", code=2)
        found = [card for card in found if card.points[POINTS.index(points)]]
    for word in words or []:
        found = [card for card in found if word.lower() in _said(card)]
    has = deck_named(deck) if deck is not None else Deck("", (), (), ())
    inside = has.drawn() + has.events
    whole = Column("card", no_wrap=True)  # a key that is cut short is of no use
    table = Table(whole, "set", "kind", "price", "points", "left", box=None)
    for card in found:
        left = most(card) if is_drawn(card) else card.copies - int(card.sure)
        shown = [f"{n} {kind}" for kind, n in zip(POINTS, card.points, strict=True) if n]
        numbers = (str(card.price), ", ".join(shown), str(max(0, left - inside.count(card.key))))
        table.add_row(card.key, card.set, card.kind, *numbers)
    Screen().show(table)


def _said(card: Card) -> str:
    return f"{card.key} {card.title} {card.german} {card.text}".lower()


def begin(
    file: File,
    like: Annotated[
        str | None, typer.Option("--from", metavar="DECK", help="Begin with these cards.")
    ] = None,
    name: Annotated[str, typer.Option(help="What the deck is called.")] = "Mine",
) -> None:
    """Begin a deck in a file, empty or with the cards of another."""
    if file.exists():
        raise Refused(f"{file} already exists", code=2)
    cards = deck_named(like) if like is not None else Deck(name, (), (), ())
    _keep(file, replace(cards, name=name))


def put(
    file: File,
    card: CardName,
    hand: Annotated[bool, typer.Option("--hand", help="Into the starting hand.")] = False,
) -> None:
    """Put a card into the deck in a file."""
    deck = deck_named(str(file))
    part = "hand" if hand else "events" if is_chosen_event(_card(card)) else "stacks"
    more: dict[str, Any] = {part: (*getattr(deck, part), card)}
    _keep(file, replace(deck, **more))


def take(file: File, card: CardName) -> None:
    """Take a card out of the deck in a file; out of the starting hand last."""
    deck = deck_named(str(file))
    _card(card)
    for part in ("stacks", "events", "hand"):
        left: list[str] = list(getattr(deck, part))
        if card in left:
            left.remove(card)
            less: dict[str, Any] = {part: tuple(left)}
            _keep(file, replace(deck, **less))
            return
    raise Refused(f"{card} is not in the deck", code=2)


def _card(key: str) -> Card:
    if key not in BY_KEY:
        raise Refused(f"there is no card {key!r}; see: rivalry decks cards", code=2)
    return BY_KEY[key]


def _keep(file: Path, deck: Deck) -> None:
    """Write the deck, and say how full and how good it is."""
    write_text(file, to_text(deck) + "\n")
    fill = [f"{part} {len(getattr(deck, part))}/{getattr(USUAL, part)}" for part in PARTS]
    typer.echo(f"{deck.name}: {', '.join(fill)}")
    judge(deck)
