"""The board of High Card on a terminal."""

from rich.console import RenderableType
from rich.text import Text

from rivalry.core.game import View


def board(view: View) -> RenderableType:
    """The deal, the points, what was said, and the seat's card."""
    said = ", ".join(view["said"]) or "nothing"
    points = " : ".join(map(str, view["points"]))
    card = "" if view["card"] is None else f"\nYour card: {view['card']}"
    return Text(f"Deal {view['round'] + 1}   points {points}   said: {said}{card}")
