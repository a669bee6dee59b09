"""The notation of Rivals for Catan, and its fixed vocabulary of atomic choices.

An action is a tuple of words and numbers, and its notation is these words in a row. Every answer a
player can ever give is in `VOCABULARY`, so that a mask over it has a constant length.
"""

from typing import Final

from rivalry.core import chance
from rivalry.core.decision import Action, MalformedAction
from rivalry.games.catan_rivals.card import ACTION, ATTACK, CARDS, EVENT, REGION, RESOURCES, UNKNOWN
from rivalry.games.catan_rivals.place import EAST, PLACES, WEST
from rivalry.games.catan_rivals.turn import EVENT_DIE, NUMBERS

STACKS: Final = 8


def _vocabulary() -> list[Action]:
    words: list[Action] = [
        (word,)
        for word in (
            *("roll", "end", "yes", "no", "done", "keep", "swap"),
            *("exchange", "draw", "search", "remove"),
        )
    ]
    words += [
        ("build", what, side) for what in ("road", "settlement") for side in ("left", "right")
    ]
    words += [("build", "city", x) for x in range(WEST, EAST + 1, 2)]
    for card in CARDS:
        if card.kind in (ACTION, ATTACK):
            words.append(("play", card.key))
        elif card.kind not in (EVENT, REGION, UNKNOWN):
            words.append(("build", card.key))
            if card.use:
                words.append(("use", card.key))
    words += [("card", card.key) for card in CARDS if card.kind not in (EVENT, UNKNOWN)]
    for verb in ("trade", "take", "save"):
        words += [(verb, resource) for resource in RESOURCES]
    words += PLACES
    words += [("stack", n) for n in range(STACKS)]
    words += NUMBERS
    return words


VOCABULARY: Final = _vocabulary()
"""Every answer of a player, in a fixed order."""

ID_OF: Final = {action: i for i, action in enumerate(VOCABULARY)}
"""The place of an answer in the vocabulary."""

_ACTION_OF: Final = {
    chance.text(action): action for action in [*VOCABULARY, *EVENT_DIE] if isinstance(action, tuple)
}


def text(action: Action) -> str:
    """The notation of an action.

    >>> text(("build", "city", 2)), text(("shuffle", 255))
    ('build city 2', 'shuffle 0xff')
    """
    if not isinstance(action, tuple):
        raise MalformedAction(f"{action!r} is no action of Rivals for Catan")
    return chance.text(action)


def parse(words: str) -> Action:
    """The action written so; capital letters and extra spaces do not matter.

    >>> parse("region -1 above"), parse("roll 4"), parse("event trade")
    (('region', -1, 'above'), ('roll', 4), ('event', 'trade'))
    """
    words = " ".join(words.lower().split())
    if words in _ACTION_OF:
        return _ACTION_OF[words]
    answer = chance.parse(words, ("shuffle", "roll"))
    if answer is None:
        raise MalformedAction(
            f"{words!r} is no action; write it like 'roll', 'build road left', 'build city 2', "
            "'play merchant-caravan', 'build abbey', 'site 0 above', 'take ore' or 'end'"
        )
    return answer
