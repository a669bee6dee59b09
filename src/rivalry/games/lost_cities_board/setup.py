"""The options of the board game, checked once and shared by all states of a game."""

from typing import Any

from mypy_extensions import i64

from rivalry.core.decision import BadOption
from rivalry.core.option import Option, check
from rivalry.games.lost_cities_board.layout import (
    DEFAULT_LAYOUT,
    LONG_TRACK,
    LONG_TRACK_ASSUMED,
    LONGEST_TRACK,
    MOST_WORTH,
    SHORT_TRACK,
    STEPS,
    TILES,
    check_layout,
    check_track,
    spaces_of,
)


def options() -> list[Option]:
    """What can be set.

    >>> [option.name for option in options()][:4]
    ['players', 'starter', 'expeditions', 'up_and_down']
    """
    return [
        Option("players", "seats", 2, (2, 3, 4)),
        Option(
            "starter",
            "the seat that starts the first expedition; none: drawn",
            None,
            (None, 0, 1, 2, 3),
        ),
        Option("expeditions", "three expeditions, or one for the short game", 3, (3, 1)),
        Option(
            "up_and_down",
            "each path may be played with rising or with falling cards",
            False,
            (False, True),
        ),
        Option(
            "allow_retake",
            "the card just discarded may be drawn again in the same turn",
            False,
            (False, True),
        ),
        Option(
            "must_start_lowest",
            "a path must be started with the lowest card of its colour in hand",
            False,
            (False, True),
            only={"up_and_down": False},
        ),
        Option(
            "tiebreak",
            "equal points are decided by artifacts, or the victory is shared",
            "artifacts",
            ("artifacts", "shared"),
        ),
        Option(
            "stall_cap",
            "an expedition that is still going on after so many turns is scored as it stands",
            1000,
            range(10, 10001),
        ),
        Option(
            "layout",
            "the steps with a tile space, for each path: 25 in all",
            {colour: steps[:] for colour, steps in DEFAULT_LAYOUT.items()},
            None,
            shape={
                "type": "object",
                "properties": {
                    colour: {"type": "array", "items": {"enum": list(range(1, STEPS + 1))}}
                    for colour in DEFAULT_LAYOUT
                },
                "required": list(DEFAULT_LAYOUT),
                "total": len(TILES),
            },
        ),
        Option(
            "artifact_track",
            "a list: what 0, 1, 2 and more artifacts are worth; none: the printed track",
            None,
            None,
            shape={
                "type": ["array", "null"],
                "items": {"type": "integer", "minimum": -MOST_WORTH, "maximum": MOST_WORTH},
                "minItems": 1,
                "maxItems": LONGEST_TRACK,
            },
        ),
    ]


class Setup:
    """The options of one game and what follows from them. Never changed once made.

    >>> Setup(players=3, expeditions=1).track
    [-20, -15, 10, 15, 30, 50]
    """

    __slots__ = (
        "given",
        "players",
        "starter",
        "expeditions",
        "up_and_down",
        "allow_retake",
        "must_start_lowest",
        "artifacts_break_ties",
        "stall_cap",
        "spaces",
        "track",
        "assumed",
    )

    def __init__(self, **given: Any) -> None:
        o = check(options(), given)
        check_layout(o["layout"])
        check_track(o["artifact_track"])
        if o["starter"] is not None and o["starter"] >= o["players"]:
            raise BadOption(f"option starter: no seat {o['starter']} with {o['players']} players")
        if o["must_start_lowest"] and o["up_and_down"]:
            raise BadOption(
                "option must_start_lowest: a path that may run downwards has no lowest card to "
                "start with; leave out up_and_down or must_start_lowest"
            )
        self.given: dict[str, Any] = _own(o)  # the options as they were set
        self.players: i64 = o["players"]
        self.starter: int | None = o["starter"]
        self.expeditions: int = o["expeditions"]
        self.up_and_down: bool = o["up_and_down"]
        self.allow_retake: bool = o["allow_retake"]
        self.must_start_lowest: bool = o["must_start_lowest"]
        self.artifacts_break_ties: bool = o["tiebreak"] == "artifacts"
        self.stall_cap: i64 = o["stall_cap"]
        self.spaces: list[int] = spaces_of(o["layout"])  # where tiles are laid, in order
        printed = SHORT_TRACK if self.expeditions == 1 else LONG_TRACK
        # What 0, 1, 2 ... artifacts are worth, and which of these entries are assumed.
        self.track: list[int] = o["artifact_track"] or printed
        self.assumed: list[int] = LONG_TRACK_ASSUMED if self.track is LONG_TRACK else []

    def options(self) -> dict[str, Any]:
        """The options as plain data that the caller may keep and change."""
        return _own(self.given)


def _own(o: dict[str, Any]) -> dict[str, Any]:
    """A deep copy of the options."""
    own = dict(o)
    own["layout"] = {colour: list(steps) for colour, steps in o["layout"].items()}
    if o["artifact_track"] is not None:
        own["artifact_track"] = list(o["artifact_track"])
    return own
