"""Lost Cities, the card game for two: the module that is the game (see core/game.py)."""

from rivalry.games.lost_cities.notation import parse, text
from rivalry.games.lost_cities.rules import State, new, options, reveals
from rivalry.games.lost_cities.view import sampler, scramble

name = "lost-cities"
title = "Lost Cities"
version = 1

__all__ = [
    "State",
    "name",
    "new",
    "options",
    "parse",
    "reveals",
    "sampler",
    "scramble",
    "text",
    "title",
    "version",
]
