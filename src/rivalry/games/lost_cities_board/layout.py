"""The board as data: stones, event tiles, where the tiles lie, and what artifacts are worth.

Not everything here is known for certain. The spaces of `DEFAULT_LAYOUT` come from the older game
with the same board, and the rules name only some values of the long artifact track: those in
`LONG_TRACK_ASSUMED` are our assumption. Both can be set by an option.
"""

from typing import Final

from rivalry.core.decision import BadOption
from rivalry.games.lost_cities_board.cards import COLOURS

STEPS: Final = 9
BRIDGE: Final = 7
"""The first stone behind the bridge."""
CROSSINGS: Final = 5
"""How many explorers behind the bridge, of all players together, end the expedition."""

STONES: Final = [0, -20, -15, -10, 5, 10, 15, 30, 35, 50]
"""What an explorer is worth, by its step; step 0 is an explorer that has not set out."""

NO_TILE: Final = 0
ARTIFACT: Final = 1
ARROW: Final = 2
TILES: Final = [ARTIFACT] * 9 + [ARROW] * 9 + [5, 5, 10, 10, 10, 15, 15]
"""The 25 event tiles; numbers of 5 and up are victory points."""

DEFAULT_LAYOUT: Final[dict[str, list[int]]] = {
    "yellow": [3, 5, 6, 7, 9],
    "blue": [2, 4, 6, 7, 9],
    "white": [2, 3, 5, 7, 9],
    "green": [2, 4, 5, 7, 9],
    "red": [3, 4, 6, 7, 9],
}
"""The steps of each path that have a space for a tile."""

SHORT_TRACK: Final = [-20, -15, 10, 15, 30, 50]
"""What 0, 1, 2 ... artifacts are worth in the short game; more count as much as the last entry."""

LONG_TRACK: Final = [-50, -40, -30, -20, -10, 20, 30, 40, 50, 70, 100]
"""The same after three expeditions. It is certain what 6 and 9 artifacts are worth, and that fewer
than five cost points."""

LONG_TRACK_ASSUMED: Final = [0, 1, 2, 3, 4, 5, 7, 8, 10]
"""The numbers of artifacts whose value in `LONG_TRACK` is assumed."""

LONGEST_TRACK: Final = 28
"""The entries from no artifacts to all those of three expeditions."""
MOST_WORTH: Final = 500
"""The most that artifacts may bring or cost when set by the option."""


def check_layout(layout: object) -> None:
    """Raise `BadOption` unless this layout gives each path its tile spaces, 25 in all.

    >>> check_layout(DEFAULT_LAYOUT)
    >>> check_layout(DEFAULT_LAYOUT | {"red": [3, 4, 6, 10]})
    Traceback (most recent call last):
      ...
    rivalry.core.decision.BadOption: option layout: red: 10 is no step; steps are 1 to 9
    """
    if not isinstance(layout, dict) or sorted(layout, key=str) != sorted(COLOURS):
        raise BadOption(f"option layout: give a list of steps for each path: {', '.join(COLOURS)}")
    spaces = 0
    for colour in COLOURS:
        steps = layout[colour]
        if not isinstance(steps, list):
            raise BadOption(f"option layout: {colour}: {steps!r} is no list of steps")
        before = 0
        for step in steps:
            if type(step) is not int or not 1 <= step <= STEPS:
                raise BadOption(f"option layout: {colour}: {step!r} is no step; steps are 1 to 9")
            if step <= before:
                raise BadOption(f"option layout: {colour}: {steps} is not in rising order")
            before = step
        spaces += len(steps)
    if spaces != len(TILES):
        raise BadOption(f"option layout: {spaces} spaces for the {len(TILES)} tiles")


def check_track(track: object) -> None:
    """Raise `BadOption` unless this track says what 0, 1, 2 ... artifacts are worth.

    >>> check_track(None), check_track([-20, 10, 50])
    (None, None)
    """
    if track is None:
        return
    if not isinstance(track, list) or not track or [n for n in track if type(n) is not int]:
        raise BadOption(
            "option artifact_track: give a list of whole numbers, what 0, 1, 2 and more "
            "artifacts are worth, or nothing for the printed track"
        )
    if len(track) > LONGEST_TRACK:
        raise BadOption(
            f"option artifact_track: {len(track)} numbers; at most {LONGEST_TRACK}, for 0 to "
            f"{LONGEST_TRACK - 1} artifacts"
        )
    for worth in track:
        if not -MOST_WORTH <= worth <= MOST_WORTH:
            raise BadOption(
                f"option artifact_track: {worth} is not allowed; allowed: {-MOST_WORTH} to "
                f"{MOST_WORTH}"
            )


def spaces_of(layout: dict[str, list[int]]) -> list[int]:
    """The tile spaces as numbers, path * 9 + step - 1, in the order tiles are laid."""
    return [
        path * STEPS + step - 1 for path, colour in enumerate(COLOURS) for step in layout[colour]
    ]
