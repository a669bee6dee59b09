"""The notation of Lost Cities: Rivals, both ways: `uncover`, `bid 3`, `pass`, `take red 7`."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.notation import Notation
from rivalry.games.lost_cities_rivals.cards import CARD_NAMES, GOLD

WORDS: Final = (
    [f"take {card}" for card in CARD_NAMES]
    + [f"remove {card}" for card in CARD_NAMES]
    + ["done", "pass", "uncover"]
    + [f"bid {amount}" for amount in range(1, GOLD + 1)]
)
"""The notation of every action, by its id."""

NOTATION: Final = Notation(
    "Lost Cities: Rivals",
    WORDS,
    "'uncover', 'bid 3', 'pass', 'take red 7', 'take red wager', 'remove red 7' or 'done'",
)


def text(action: object) -> str:
    """The notation of an action.

    >>> text(46), text(105), text(("shuffle", 255))
    ('take red 7', 'bid 3', 'shuffle 0xff')
    """
    return NOTATION.text(action)


def parse(words: object) -> Action:
    """The action with this notation; capital letters and extra spaces do not matter.

    >>> parse("take red 7"), parse("bid 3"), parse("start 1")
    (46, 105, ('start', 1))
    """
    return NOTATION.parse(words)
