"""The games as the suites play them: short, and with every number of seats."""

from typing import Any

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 1}),
    *[("lost-cities-rivals", {"players": players}) for players in (2, 3, 4)],
    *[
        ("lost-cities-board", {"players": players, "expeditions": 1, "stall_cap": 60})
        for players in (2, 3, 4)
    ],
    ("catan-rivals", {"stall_cap": 50}),
]
SHORT: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 1, "stall_cap": 50}),
    *[("lost-cities-rivals", {"players": players}) for players in (2, 3, 4)],
    *[
        ("lost-cities-board", {"players": players, "expeditions": 1, "stall_cap": 24})
        for players in (2, 3, 4)
    ],
    ("catan-rivals", {"stall_cap": 10}),
]
"""The same, shorter still: OpenSpiel's playthroughs write down every number of every position."""

TWO = [case for case in GAMES if case[1].get("players", 2) == 2]
NAMES = ["lost-cities", "lost-cities-rivals", "lost-cities-board", "catan-rivals"]


def by_name(case: Any) -> str:
    """The name of a case in a test's name."""
    return case if isinstance(case, str) else "-".join(f"{k}={v}" for k, v in case.items())


def spiel_name(game: str, options: dict[str, Any]) -> str:
    """What OpenSpiel calls a game with these options."""
    given = ",".join(f"{name}={value}" for name, value in options.items())
    return f"rivalry_{game.replace('-', '_')}({given})"
