"""Lost Cities: The Board Game for two to four: the module that is the game (see core/game.py)."""

from rivalry.games.lost_cities_board.notation import parse, text
from rivalry.games.lost_cities_board.rules import State, new, reveals
from rivalry.games.lost_cities_board.setup import options
from rivalry.games.lost_cities_board.view import sampler, scramble

name = "lost-cities-board"
title = "Lost Cities: The Board Game"
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
