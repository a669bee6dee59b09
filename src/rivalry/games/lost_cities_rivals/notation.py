"""The notation of Lost Cities: Rivals, both ways: `uncover`, `bid 3`, `pass`, `take red 7`."""

from typing import Final

from rivalry.core import chance
from rivalry.core.decision import Action, MalformedAction
from rivalry.games.lost_cities_rivals.cards import ACTIONS, CARD_NAMES, GOLD

WORDS: Final = (
    [f"take {card}" for card in CARD_NAMES]
    + [f"remove {card}" for card in CARD_NAMES]
    + ["done", "pass", "uncover"]
    + [f"bid {amount}" for amount in range(1, GOLD + 1)]
)
"""The notation of every action, by its id."""

_IDS: Final = {words: action for action, words in enumerate(WORDS)}


def text(action: Action) -> str:
    """The notation of an action.

    >>> text(46), text(105), text(("shuffle", 255))
    ('take red 7', 'bid 3', 'shuffle 0xff')
    """
    if isinstance(action, tuple):
        return chance.text(action)
    if not 0 <= action < ACTIONS:
        raise MalformedAction(f"{action} is no action; actions are 0 to {ACTIONS - 1}")
    return WORDS[action]


def parse(words: str) -> Action:
    """The action written so; capital letters and extra spaces do not matter.

    >>> parse("take red 7"), parse("bid 3"), parse("start 1")
    (46, 105, ('start', 1))
    """
    words = " ".join(words.lower().split())
    answer = chance.parse(words, ("shuffle", "start"))
    if answer is not None:
        return answer
    if words not in _IDS:
        raise MalformedAction(
            f"{words!r} is no action; write it like 'uncover', 'bid 3', 'pass', 'take red 7', "
            "'take red wager', 'remove red 7' or 'done'"
        )
    return _IDS[words]
