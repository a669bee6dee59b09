"""Decks as the rest of the program asks for them (`rivalry.core.deck`): plain data in and out."""

from typing import Any

from rivalry.games.catan_rivals.deck import (
    SAMPLES,
    from_json,
    problems,
    to_json,
    to_text,
)
from rivalry.games.catan_rivals.deck import read as read_deck
from rivalry.games.catan_rivals.deck_advice import points, prices, reach, warnings
from rivalry.games.catan_rivals.tournament import DECK_QUESTIONS


def read(text: str) -> dict[str, Any]:
    """The deck that a short text or JSON describes.

    >>> read("deck: Mine\\nhand: scout\\nevents:\\nstacks: abbey")["stacks"]
    ['abbey']
    """
    return to_json(read_deck(text))


def check(deck: dict[str, Any]) -> dict[str, Any]:
    """The same deck with its cards in catalogue order, if it is a deck."""
    return to_json(from_json(deck))


def report(deck: dict[str, Any]) -> dict[str, Any]:
    """All that a builder wants to know about a deck. Explorers cards only cause a warning here.

    >>> report({"name": "Mine", "hand": ["scout"], "events": [], "stacks": ["abbey"]})["reach"]
    9
    """
    found = from_json(deck)
    return {
        "problems": problems(found, explorers=True),
        "warnings": warnings(found),
        "points": points(found),
        "prices": {str(price): count for price, count in prices(found).items()},
        "reach": reach(found),
        "text": to_text(found),
    }


def questions() -> frozenset[str]:
    """The keys of the questions that ask for a deck.

    >>> sorted(questions())
    ['deck.event', 'deck.hand', 'deck.stack']
    """
    return frozenset(question.key for question in DECK_QUESTIONS)


def samples() -> dict[str, dict[str, Any]]:
    """The sample decks by their keys.

    >>> len(samples())
    7
    """
    return {sample.key: to_json(sample.deck) for sample in SAMPLES}
