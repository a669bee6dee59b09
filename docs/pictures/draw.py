"""Draws the pictures of the README from real games: `make pictures`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import rivalry
from rivalry.bots import bot
from rivalry.terminal.boards import board

PICTURES = {
    "lost-cities": (80, 7, 64, {"starter": 0}),
    "lost-cities-rivals": (80, 3, 120, {"players": 3, "starter": 0}),
    "lost-cities-board": (80, 3, 90, {"players": 2, "starter": 0}),
    "catan-rivals": (110, 4, 260, {"mode": "gold", "starter": 0}),
}
"""By game: columns, seed, answers before the picture is taken, options."""


def position(name: str, seed: int, answers: int, options: dict[str, object]) -> rivalry.Match:
    """A game between rule-based bots, some way into it, when seat 0 is asked."""
    match = rivalry.new(name, seed=seed, **options)
    seats = [bot.make(name, "strong", seat) for seat in range(len(match.scores()))]
    budget = bot.Budget()
    n = 0
    while match.decision and (n < answers or match.decision.player != 0):
        d = match.decision
        match.answer(seats[d.player].choose(match.view(d.player), d, budget))
        n += 1
    return match


def main() -> None:
    for name, (columns, seed, answers, options) in PICTURES.items():
        match = position(name, seed, answers, options)
        console = Console(width=columns, record=True, file=StringIO(), force_terminal=True)
        console.print(board(match.view(0)))
        path = Path(__file__).parent / f"{name}.svg"
        title = rivalry.game(name).title
        picture = console.export_svg(title=f"rivalry play {name}  ({title})")
        # No fonts from elsewhere: any monospaced one will do.
        picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
        picture = picture.replace("font-family: Fira Code,", "font-family:")
        path.write_text(picture)
        print(f"drew {path.name}")


if __name__ == "__main__":
    main()
