"""Bringing a whole deck at the terminal: a sample by its name, or one from a file."""

from rivalry.core.decision import Action
from rivalry.core.game import View
from rivalry.games.catan_rivals.deck import (
    SAMPLES,
    BadDeck,
    answers,
    problems,
    sentence,
)
from rivalry.games.catan_rivals.tournament import DECK_QUESTIONS, limits_of
from rivalry.terminal.catan_rivals_deck_builder import deck_of

COMMAND = "deck"


def is_asked(view: View) -> bool:
    """Whether this seat is bringing a deck, and has not begun yet."""
    asked = view["asked"]
    keys = [question.key for question in DECK_QUESTIONS]
    return asked is not None and asked.get("why") in keys and not view["pending"][-1][2]


def hint(view: View) -> str:
    """What may be typed in place of a single answer; "" if nothing may."""
    if not is_asked(view):
        return ""
    names = [s.key for s in SAMPLES if view["options"]["explorers"] or not s.explorers]
    return f"Or bring a whole deck: {COMMAND} NAME or {COMMAND} FILE ({', '.join(names)})"


def whole_deck(view: View, line: str) -> list[Action]:
    """The answers that a line such as `deck alma-mater` stands for; none if it is not one."""
    command, _, name = line.partition(" ")
    if command.lower() != COMMAND or not is_asked(view):
        return []
    deck = deck_of(name.strip())
    limits = limits_of(view["options"])
    wrong = problems(deck, limits, view["options"]["explorers"])
    if wrong:
        raise BadDeck(" ".join([sentence(problem) for problem in wrong]))
    return answers(deck, limits)
