"""The notation of Rivals for Catan: the words of an action, one after another."""

from typing import Final

from rivalry.core import chance
from rivalry.core.decision import Action, MalformedAction
from rivalry.core.effects import is_action
from rivalry.games.catan_rivals.action import ROLLS
from rivalry.games.catan_rivals.card import (
    AT_SEA,
    CARDS,
    EVENT,
    FREE,
    REGION,
    RESOURCES,
    UNKNOWN,
)
from rivalry.games.catan_rivals.cards.basic import NUMBERS
from rivalry.games.catan_rivals.deck import NO_CARD
from rivalry.games.catan_rivals.die import EVENT_DIE
from rivalry.games.catan_rivals.place import CITIES, EAST, PLACES, WEST
from rivalry.games.catan_rivals.sea import BUILD_SHIP, RIVALS_SHIP, SAIL_OUT, SEA_PLACES
from rivalry.games.catan_rivals.turning import TURN_TO
from rivalry.games.catan_rivals.vocabulary import ID_OF, VOCABULARY

MOST_STACKS: Final = 8

EXAMPLES: Final = (
    "'roll', 'build road left', 'build city 2', 'play merchant-caravan', 'build abbey', "
    "'site 0 above', 'take ore' or 'end'"
)


def offered_words() -> list[Action]:
    """Every answer that the declarations of this version may offer to a player."""
    words: list[Action] = [
        (word,)
        for word in (
            *("roll", "end", "yes", "no", "done", "keep", "swap"),
            *("draw", "search", "remove", "events", "hand"),
        )
    ]
    words += [
        ("build", what, side) for what in ("road", "settlement") for side in ("left", "right")
    ]
    words += [("build", "city", x) for x in range(WEST, EAST + 1, 2)]
    for card in CARDS:
        if card.is_action:
            words.append(card.play_it)
        elif card.kind not in (EVENT, REGION, UNKNOWN) and card.place != AT_SEA:
            words.append(card.build_it)
        if card.use is not None or (card.moment and not card.is_action):
            words.append(card.use_it)
        if card.abroad:
            words.append(card.abroad_it)
        if card.expel_price != FREE:
            words.append(card.expel_it)
    named = [card for card in CARDS if card.place != AT_SEA and not card.rebuilds]
    words += [card.name_it for card in named if card.kind != UNKNOWN]
    for verb in ("trade", "take", "save"):
        words += [(verb, resource) for resource in RESOURCES]
    words += PLACES
    words += CITIES
    words += TURN_TO
    words += [("stack", n) for n in range(MOST_STACKS)]
    words += NUMBERS
    words += [BUILD_SHIP, SAIL_OUT, RIVALS_SHIP, *SEA_PLACES]
    words += EVENT_DIE
    words.append(NO_CARD)
    return words


def missing() -> list[Action]:
    """What has to be appended to the vocabulary: nothing, in a complete version.

    >>> missing()
    []
    """
    return [word for word in offered_words() if word not in ID_OF]


_ACTION_OF: Final = {
    chance.text(action): action for action in VOCABULARY if isinstance(action, tuple)
}


def is_word(action: object) -> bool:
    """Whether a player or chance could ever give this answer, in any mode.

    >>> is_word(("stack", 2)), is_word(("roll", 6)), is_word(("stack", True)), is_word(("foo",))
    (True, True, False, False)
    """
    return is_action(action) and (action in ID_OF or action in ROLLS or action in chance.SHUFFLES)


def text(action: object) -> str:
    """The notation of an action. Anything else raises `MalformedAction`.

    >>> text(("build", "city", 2)), text(("shuffle", 255))
    ('build city 2', 'shuffle 0xff')
    """
    if not isinstance(action, tuple) or not is_word(action):
        raise MalformedAction(f"{action!r} is not an action of Rivals for Catan")
    return chance.text(action)


def parse(words: object) -> Action:
    """The action with this notation; capital letters and extra spaces do not matter.

    >>> parse("region -1 above"), parse("roll 4"), parse("event trade")
    (('region', -1, 'above'), ('roll', 4), ('event', 'trade'))
    """
    if not isinstance(words, str):
        raise MalformedAction(f"{words!r} is not text; write an action like {EXAMPLES}")
    words = " ".join(words.lower().split())
    if words in _ACTION_OF:
        return _ACTION_OF[words]
    answer = chance.parse(words, ("shuffle", "roll"))
    if not is_word(answer):
        raise MalformedAction(f"{words!r} is not an action; write it like {EXAMPLES}")
    assert answer is not None, "nothing is no word"
    return answer
