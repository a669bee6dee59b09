"""Write the pages on observations: the meaning of every index of every game.

`python -m rivalry.research.pages docs` writes docs/observations-lost-cities.md and so on.
"""

import sys
from pathlib import Path
from typing import Final

from rivalry import research
from rivalry.core import registry

HEAD: Final = """# Observations of {title}, index by index

This page is generated: `python -m rivalry.research.pages docs`. It shows default options; others
change sizes and ranges, never the meaning of a name. `rivalry.research.spec(game, **options)` is
the same as data: `spec["hand"]` is a slice, `spec.explain(14)` says one index in words, and
`rivalry.research.decode(spec, observation)` gives back the view that a complete observation was
made of.

All numbers are 16-bit integers as they stand on the table, not scaled. Seats are named clockwise,
beginning with one's own. Actions are the fixed ids of their game: `spec.actions[id]` is their
notation.

"""


def page(game: str) -> str:
    """The page of a game."""
    told = [research.spec(game, encoding).markdown() for encoding in research.encodings(game)]
    return HEAD.format(title=registry.load(game).title) + "\n".join(told)


if __name__ == "__main__":
    for game in research.games():
        Path(sys.argv[1], f"observations-{game}.md").write_text(page(game), encoding="utf-8")
