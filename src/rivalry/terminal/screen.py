"""The screen: where boards and lines are printed, and how it is cleared."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the window and what was scrolled out of it


class Screen:
    """Standard output, with or without a terminal behind it."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)

    def show(self, *parts: RenderableType) -> None:
        """Print, one part below the other."""
        for part in parts:
            self.console.print(part, markup=False)

    def show_whole(self, line: str) -> None:
        """Print a line that may be copied: never broken."""
        self.console.print(line, markup=False, soft_wrap=True)

    def clear(self) -> None:
        """An empty screen; in a file or pipe, an empty line."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.show("")

    def ask(self, prompt: str) -> str:
        """A line from the person; `EOFError` when there is nobody any more."""
        self.console.file.flush()
        return input(prompt)


def choices(texts: Sequence[str]) -> RenderableType:
    """The options with their numbers, in columns read downwards."""
    width = len(str(len(texts)))
    return Columns(
        [Text(f"{n:>{width}} {text}") for n, text in enumerate(texts, 1)],
        padding=(0, 3),
        column_first=True,
    )


def result(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> RenderableType:
    """The final scores and who won."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for seat, name in enumerate(names):
        won = "" if seat not in winners else "wins" if len(winners) == 1 else "shares the win"
        table.add_row(name, Text(str(scores[seat]), justify="right"), Text(won, "bold"))
    return table
