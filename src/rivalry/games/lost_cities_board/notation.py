"""The notation of the board game, both ways: `play red 7`, `send researcher`, `move red`."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.notation import Notation
from rivalry.games.lost_cities_board.cards import CARD_NAMES, COLOURS

WORDS: Final = (
    [f"play {card}" for card in CARD_NAMES]
    + [f"discard {card}" for card in CARD_NAMES]
    + ["send researcher", "send adventurer"]
    + [f"move {colour}" for colour in COLOURS]
    + ["stay", "draw deck"]
    + [f"draw {colour}" for colour in COLOURS]
)
"""The notation of every action, by its id."""

NOTATION: Final = Notation(
    "Lost Cities: The Board Game",
    WORDS,
    "'play red 7', 'discard red 7', 'send researcher', 'send adventurer', 'move red', 'stay', "
    "'draw deck' or 'draw red'",
)


def text(action: object) -> str:
    """The notation of an action.

    >>> text(51), text(110), text(("shuffle", 255))
    ('play red 7', 'send researcher', 'shuffle 0xff')
    """
    return NOTATION.text(action)


def parse(words: object) -> Action:
    """The action with this notation; capital letters and extra spaces do not matter.

    >>> parse("play red 7"), parse("start 1")
    (51, ('start', 1))
    """
    return NOTATION.parse(words)
