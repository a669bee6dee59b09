"""Rivals for Catan: the module that is the game (see core/game.py)."""

from rivalry.games.catan_rivals import cards
from rivalry.games.catan_rivals.notation import parse, text
from rivalry.games.catan_rivals.position import Position as State
from rivalry.games.catan_rivals.position import new
from rivalry.games.catan_rivals.setup import VERSION as version
from rivalry.games.catan_rivals.setup import options, upgrade
from rivalry.games.catan_rivals.state import QUESTIONS as questions
from rivalry.games.catan_rivals.view import glance, is_secret, reveals, why_not
from rivalry.games.catan_rivals.vocabulary import VOCABULARY
from rivalry.games.catan_rivals.world import sampler, scramble

name = "catan-rivals"
title = "Rivals for Catan"
prompts = {key: question.words for key, question in questions.items()}

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
    "questions",
    "reveals",
    "sampler",
    "scramble",
    "text",
    "title",
    "upgrade",
    "version",
    "why_not",
]
