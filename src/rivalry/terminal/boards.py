"""How each game looks: its own board where there is one, a readable list of the view where not.

A game's module has `board(view)`. It may have more: `account(view)` (how the score comes about,
line by line) and `round_over(view)` (whether this is the end of a round, worth a look at it).
"""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rivalry.core import registry
from rivalry.core.game import View
from rivalry.core.manifest import resolve


def board(view: View) -> RenderableType:
    """The table as a seat or a spectator sees it."""
    own = _module(view["game"])
    if own is None:
        return plain_board(view)
    shown: RenderableType = own.board(view)
    return shown


def account(view: View) -> list[str]:
    """How the scores come about, line by line; empty where a game does not say."""
    explain = getattr(_module(view["game"]), "account", None)
    return explain(view) if explain else []


def round_over(view: View) -> bool:
    """Whether a round has just ended and the next one has not been dealt."""
    ended = getattr(_module(view["game"]), "round_over", None)
    return bool(ended and ended(view))


def plain_board(view: View) -> RenderableType:
    """Any view as a list of names and values.

    >>> from rich.console import Console
    >>> Console(width=40).print(plain_board({"captured_stones": [2, 3]}))
    captured stones  2, 3
    """
    grid = Table.grid(padding=(0, 2))
    for name, value in view.items():
        grid.add_row(name.replace("_", " "), Text(_words(value)))
    return grid


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name.replace('_', ' ')} {_words(v)}" for name, v in value.items())
    if isinstance(value, list):
        separator = " | " if any(isinstance(item, list | dict) for item in value) else ", "
        return separator.join(_words(item) for item in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def _module(game: str) -> Any:
    where = registry.manifest(game).board
    return resolve(where) if where else None
