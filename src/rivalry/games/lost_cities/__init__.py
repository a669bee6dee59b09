"""Lost Cities, the card game for two: the module that is the game (see core/game.py)."""

from rivalry.core.game import answers_are_open as is_secret
from rivalry.games.lost_cities.notation import parse, text
from rivalry.games.lost_cities.rules import options, reveals
from rivalry.games.lost_cities.state import State, new
from rivalry.games.lost_cities.view import glance
from rivalry.games.lost_cities.world import sampler, scramble

name = "lost-cities"
title = "Lost Cities"
version = 1

prompts = {
    "starter": "Who starts the first round?",
    "deal": "How are the cards shuffled?",
    "card": "Play a card to your expedition, or discard one.",
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
