"""Writes the pages on observations, the meaning of every index of every game.

`python -m rivalry.research.pages docs` writes docs/observations.md and
docs/observations-catan-rivals.md.
"""

import sys
from pathlib import Path
from typing import Final

from rivalry import research
from rivalry.core import registry

PAGES: Final = {
    "observations.md": ["lost-cities", "lost-cities-rivals", "lost-cities-board"],
    "observations-catan-rivals.md": ["catan-rivals"],
}

HEAD: Final = """# Observations, index by index

This page is generated: `python -m rivalry.research.pages docs`. It shows default options; others
change sizes and ranges, never the meaning of a name. `rivalry.research.spec(game, **options)` is
the same as data: `spec["hand"]` is a slice, `spec.explain(14)` says one index in words, and
`rivalry.research.decode(spec, observation)` gives back the view that the observation was made of.

All numbers are 16-bit integers as they stand on the table, not scaled. Seats are named from the own
one on, clockwise. Actions are the fixed ids of their game: `spec.actions[id]` is the notation.
"""


def page(name: str) -> str:
    """One of the pages."""
    parts = [HEAD]
    for game in PAGES[name]:
        parts.append(f"## {registry.load(game).title}\n\n{research.spec(game).markdown()}")
    return "\n".join(parts)


if __name__ == "__main__":
    for name in PAGES:
        Path(sys.argv[1], name).write_text(page(name), encoding="utf-8")
