"""Lost Cities: Rivals, auctions for two to four: the module that is the game (see core/game.py)."""

from rivalry.games.lost_cities_rivals.notation import parse, text
from rivalry.games.lost_cities_rivals.rules import State, new, options, reveals
from rivalry.games.lost_cities_rivals.view import sampler, scramble

name = "lost-cities-rivals"
title = "Lost Cities: Rivals"
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
