"""Rivals for Catan: the module that is the game (see core/game.py)."""

from rivalry.games.catan_rivals.state import State

# isort: split
# The state comes first because everything is made of it; the cards before the notation, which
# lists them all.
from rivalry.games.catan_rivals import cards

# isort: split
from rivalry.games.catan_rivals.notation import VOCABULARY, parse, text
from rivalry.games.catan_rivals.prompt import PROMPTS as prompts
from rivalry.games.catan_rivals.setup import new, options
from rivalry.games.catan_rivals.view import (
    glance,
    is_secret,
    reveals,
    sampler,
    scramble,
    why_not,
)

name = "catan-rivals"
title = "Rivals for Catan"
version = 1

__all__ = [
    "VOCABULARY",
    "State",
    "cards",
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
    "why_not",
]
