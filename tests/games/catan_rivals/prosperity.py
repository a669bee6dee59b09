"""Positions of the Era of Prosperity: alone, and in a Duel with two other sets."""

from typing import Any

from scenario import Scenario, scenario


def era(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    """A position of the theme game."""
    return scenario(me, rival, mode="prosperity", **more)


def duel(
    sets: list[str],
    me: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    **more: Any,
) -> Scenario:
    """A position of a Duel with these two sets besides."""
    return scenario(me, rival, mode="duel", sets=[*sets, "prosperity"], **more)
