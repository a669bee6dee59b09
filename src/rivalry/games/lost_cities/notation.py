"""The notation of Lost Cities, both ways: `play red 7`, `discard red wager`, `draw deck`."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.notation import Notation
from rivalry.games.lost_cities.cards import CARD_NAMES, COLOURS

WORDS: Final = (
    [f"play {card}" for card in CARD_NAMES]
    + [f"discard {card}" for card in CARD_NAMES]
    + ["draw deck"]
    + [f"draw {colour}" for colour in COLOURS]
)
"""The notation of every action, by its id."""

NOTATION: Final = Notation(
    "Lost Cities",
    WORDS,
    "'play red 7', 'play red wager', 'discard red 7', 'draw deck' or 'draw red'",
)


def text(action: object) -> str:
    """The notation of an action.

    >>> text(46), text(("shuffle", 255))
    ('play red 7', 'shuffle 0xff')
    """
    return NOTATION.text(action)


def parse(words: object) -> Action:
    """The action with this notation; capital letters and extra spaces do not matter.

    >>> parse("play red 7"), parse("start 1")
    (46, ('start', 1))
    """
    return NOTATION.parse(words)
