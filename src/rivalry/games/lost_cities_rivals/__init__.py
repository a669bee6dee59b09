"""Lost Cities: Rivals, auctions for two to four: the module that is the game (see core/game.py)."""

from rivalry.core.game import answers_are_open as is_secret
from rivalry.games.lost_cities_rivals.notation import parse, text
from rivalry.games.lost_cities_rivals.rules import options
from rivalry.games.lost_cities_rivals.state import State, new, reveals
from rivalry.games.lost_cities_rivals.view import glance
from rivalry.games.lost_cities_rivals.world import sampler, scramble

name = "lost-cities-rivals"
title = "Lost Cities: Rivals"
version = 1

prompts = {
    "starter": "Who begins?",
    "starting-wagers": "How are the starting wagers shuffled?",
    "deal": "How are the cards shuffled?",
    "turn": "Uncover a card, or open an auction for the display with a bid.",
    "bid": "Bid more, or pass for good.",
    "take": "You won the auction. Take a card of the display, or be done.",
    "remove": "You may remove one card of the display from the game.",
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
