"""The geometry of a principality: cells, their names, and what lies beside what (RULES 2).

Coordinates are seen from the owner: x runs along the row of settlements (even x) and roads (odd x),
and y > 0 points away from the owner. A cell is one number; the centre row has y = 0.
"""

from typing import Final

from rivalry.core.decision import Action

WEST: Final = -12  # no principality extends further: five settlements on one side end at x = -10
EAST: Final = 14
CELLS: Final = (EAST - WEST + 1) * 5

NOTHING: Final = 0
ROAD: Final = 1
SETTLEMENT: Final = 2
CITY: Final = 3
METROPOLIS: Final = 4
HARBOUR: Final = 5

WORDS: Final = {2: "far-above", 1: "above", -1: "below", -2: "far-below"}


def cell(x: int, y: int) -> int:
    """The number of a cell.

    >>> column(cell(3, -1)), row(cell(3, -1))
    (3, -1)
    """
    return (x - WEST) * 5 + y + 2


def column(c: int) -> int:
    """The x of a cell."""
    return c // 5 + WEST


def row(c: int) -> int:
    """The y of a cell."""
    return c % 5 - 2


def is_region_place(c: int) -> bool:
    """Whether this cell is a place for a region card."""
    return column(c) % 2 == 1 and row(c) in (1, -1)


def region_of(c: int) -> int:
    """The region on whose outer side an expansion stands.

    >>> place_name(region_of(cell(3, -2)))
    ('region', 3, 'below')
    """
    return c - 1 if row(c) > 0 else c + 1


def expansion_of(c: int) -> int:
    """The place of a region's expansion, on its outer side.

    >>> place_name(expansion_of(cell(3, -1)))
    ('beside', 3, 'below')
    """
    return c + 1 if row(c) > 0 else c - 1


def regions_beside_site(c: int) -> tuple[int, int]:
    """The regions left and right of a building site.

    >>> [(column(r), row(r)) for r in regions_beside_site(cell(2, -2))]
    [(1, -1), (3, -1)]
    """
    x, side = column(c), 1 if row(c) > 0 else -1
    return cell(x - 1, side), cell(x + 1, side)


def regions_around(x: int) -> tuple[int, int, int, int]:
    """The four regions around a settlement or city."""
    return cell(x - 1, 1), cell(x + 1, 1), cell(x - 1, -1), cell(x + 1, -1)


def place_name(c: int) -> Action:
    """The action that names a cell: a region, a building site, a place beside a region, a city.

    >>> place_name(cell(3, -1)), place_name(cell(0, 2)), place_name(cell(1, 2))
    (('region', 3, 'below'), ('site', 0, 'far-above'), ('beside', 1, 'above'))
    """
    x, y = column(c), row(c)
    if x % 2 == 0:
        return ("site", x, WORDS[y]) if y else ("city", x)
    if y in (1, -1):
        return ("region", x, WORDS[y])
    if y == 0:
        return ("road", x)
    return ("beside", x, "above" if y > 0 else "below")


PLACES: Final[list[Action]] = [
    place_name(cell(x, y))
    for x in range(WEST + 1, EAST)
    for y in (2, 1, 0, -1, -2)
    if y != 0 or x % 2 == 1
]
"""Every place for an expansion or a region, from left to right and from above to below."""

CITIES: Final[list[Action]] = [place_name(cell(x, 0)) for x in range(WEST + 2, EAST, 2)]
"""Every place for a metropolis."""

NO_CELL: Final = -1
"""In place of a cell: the card takes up no place."""

PLACE_NAMES: Final[list[Action]] = [place_name(c) for c in range(CELLS)]
CELL_OF: Final = {name: c for c, name in enumerate(PLACE_NAMES)}

BESIDE: Final[list[tuple[int, int]]] = [regions_beside_site(c) for c in range(CELLS)]
"""By building site: the regions left and right of it."""

REGION_CELLS: Final[list[list[list[int]]]] = [
    [
        [cell(x, y) for x in range(left - 1, right + 2, 2) for y in (1, -1)]
        for right in range(WEST, EAST + 1)
    ]
    for left in range(WEST, EAST + 1)
]
"""By the leftmost and the rightmost settlement, counted from WEST: the places of regions."""
