"""How each game looks: its own board if it has one, otherwise a readable list of the view.

A game's module has `board(view)`. It may have more: `account(view)` (how the score adds up, line
by line), `round_over(view)` (whether this is the end of a round, when its score is shown),
`news(answer, told, before, after)` (what an answer brought, beyond its own words), and
`several(view, line)` with `hint(view)` (many answers typed at once, and what to type for them).
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rivalry.core import registry
from rivalry.core.account import Told
from rivalry.core.decision import Action
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
    """How the scores add up, line by line; empty if a game does not say."""
    explain = getattr(_module(view["game"]), "account", None)
    return explain(view) if explain else []


def round_over(view: View) -> bool:
    """Whether a round has just ended and the next one has not been dealt."""
    ended = getattr(_module(view["game"]), "round_over", None)
    return bool(ended and ended(view))


News: TypeAlias = Callable[[str, Told, View, View], list[str]]
"""What an answer brought, from its notation, what the match tells about it, and the spectator's
views before and after it. In the lines, `{0}` stands for the name of seat 0."""


def news(game: str) -> News | None:
    """The function that says in words what an answer brought; None if a game has none."""
    found: News | None = getattr(_module(game), "news", None)
    return found


def several(view: View, line: str) -> list[Action]:
    """The answers that one line stands for, if a game has such a shorthand; otherwise none."""
    expand = getattr(_module(view["game"]), "several", None)
    return expand(view, line) if expand else []


def hint(view: View) -> str:
    """What may be typed for several answers at once; "" if there is nothing."""
    offer = getattr(_module(view["game"]), "hint", None)
    return offer(view) if offer else ""


def signed(number: int) -> str:
    """Points that are won or lost.

    >>> signed(12), signed(0), signed(-3)
    ('+12', '0', '-3')
    """
    return f"{number:+d}" if number else "0"


def most(numbers: Sequence[int], seats: Sequence[int]) -> list[int]:
    """Those of the given seats that have the most.

    >>> most([3, 5, 5, 9], [0, 1, 2])
    [1, 2]
    """
    best = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == best]


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
