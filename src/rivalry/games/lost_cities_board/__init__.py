"""Lost Cities: The Board Game for two to four: the module that is the game (see core/game.py)."""

from rivalry.core.game import answers_are_open as is_secret
from rivalry.games.lost_cities_board.notation import parse, text
from rivalry.games.lost_cities_board.rules import reveals
from rivalry.games.lost_cities_board.setup import options
from rivalry.games.lost_cities_board.state import State, new
from rivalry.games.lost_cities_board.view import glance
from rivalry.games.lost_cities_board.world import sampler, scramble

name = "lost-cities-board"
title = "Lost Cities: The Board Game"
version = 1

prompts = {
    "starter": "Who begins?",
    "tiles": "How are the event tiles laid out?",
    "deal": "How are the cards shuffled?",
    "card": "Play a card to move on, or discard one.",
    "send": "Which explorer sets out? The researcher counts double, below zero, too.",
    "arrow": "The arrow lets one of your explorers move one stone.",
    "bonus": "Your explorer has arrived; another one may move one stone.",
    "draw": "Now draw a card.",
}

__all__ = [
    "State",
    "glance",
    "is_secret",
    "name",
    "new",
    "options",
    "parse",
    "prompts",
    "reveals",
    "sampler",
    "scramble",
    "text",
    "title",
    "version",
]
