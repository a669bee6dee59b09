"""What the deck laboratory found, drawn with Matplotlib."""

from collections.abc import Sequence
from pathlib import Path

from rivalry.bots.catan_rivals_decks import CardRecord
from rivalry.terminal.plot import save


def draw_matrix(names: Sequence[str], shares: Sequence[Sequence[float | None]], path: Path) -> None:
    """A map of the decks: the share of games that each row wins against each column."""
    from matplotlib.figure import Figure

    size = 2.5 + 0.8 * len(names)
    figure = Figure(figsize=(size + 1, size), layout="constrained")
    axes = figure.add_subplot()
    known = [[0.5 if share is None else share for share in row] for row in shares]
    # Red loses, blue wins; the printed share makes it readable in grey.
    axes.imshow(known, cmap="RdBu", vmin=0, vmax=1)
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            if share is not None:
                ink = "white" if abs(share - 0.5) > 0.3 else "black"
                axes.text(x, y, f"{share:.2f}", ha="center", va="center", color=ink)
    axes.set_xticks(range(len(names)), names, rotation=40, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title("share of wins of the row against the column")
    save(figure, path)


def draw_cards(records: Sequence[CardRecord], path: Path) -> None:
    """How often the deck won when a card was played, and when it was left in hand."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.5 + 0.22 * len(records)), layout="constrained")
    axes = figure.add_subplot()
    for mark, words, fates in (
        ("o", "played", [record.played for record in records]),
        ("x", "left in hand", [record.left for record in records]),
    ):
        found = [(fate.share, y) for y, fate in enumerate(fates) if fate.share is not None]
        axes.plot([share for share, _ in found], [y for _, y in found], mark, label=words)
    axes.set_yticks(range(len(records)), [record.card for record in records])
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of wins")
    axes.legend()
    save(figure, path)
