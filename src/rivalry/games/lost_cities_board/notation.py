"""The notation of the board game, both ways: `play red 7`, `send researcher`, `move red`."""

from typing import Final

from rivalry.core import chance
from rivalry.core.decision import Action, MalformedAction
from rivalry.games.lost_cities_board.cards import ACTIONS, CARD_NAMES, COLOURS

WORDS: Final = (
    [f"play {card}" for card in CARD_NAMES]
    + [f"discard {card}" for card in CARD_NAMES]
    + ["send researcher", "send adventurer"]
    + [f"move {colour}" for colour in COLOURS]
    + ["stay", "draw deck"]
    + [f"draw {colour}" for colour in COLOURS]
)
"""The notation of every action, by its id."""

_IDS: Final = {words: action for action, words in enumerate(WORDS)}


def text(action: Action) -> str:
    """The notation of an action.

    >>> text(51), text(110), text(("shuffle", 255))
    ('play red 7', 'send researcher', 'shuffle 0xff')
    """
    if isinstance(action, tuple):
        return chance.text(action)
    if not 0 <= action < ACTIONS:
        raise MalformedAction(f"{action} is no action; actions are 0 to {ACTIONS - 1}")
    return WORDS[action]


def parse(words: str) -> Action:
    """The action written so; capital letters and extra spaces do not matter.

    >>> parse("play red 7"), parse("start 1")
    (51, ('start', 1))
    """
    words = " ".join(words.lower().split())
    answer = chance.parse(words, ("shuffle", "start"))
    if answer is not None:
        return answer
    if words not in _IDS:
        raise MalformedAction(
            f"{words!r} is no action; write it like 'play red 7', 'discard red 7', "
            "'send researcher', 'send adventurer', 'move red', 'stay', 'draw deck' or 'draw red'"
        )
    return _IDS[words]
