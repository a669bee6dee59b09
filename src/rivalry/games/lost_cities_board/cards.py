"""The cards and actions of the board game as numbers, and the lookup tables of the rules.

A card is `colour * 11 + value`, two copies of each. The id of an action is the card to play,
55 + the card to discard, then sending a piece, moving an explorer, staying and drawing. Sets of
cards are bit masks over the 55 kinds; where two copies matter, a second mask says "both".
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("yellow", "blue", "white", "green", "red")
VALUES: Final = 11
KINDS: Final = 55
HAND: Final = 8
SET_ASIDE: Final = 30
"""How many cards nobody sees in an expedition for two."""

DISCARD: Final = 55
SEND_RESEARCHER: Final = 110
SEND_ADVENTURER: Final = 111
MOVE: Final = 112
STAY: Final = 117
DRAW_DECK: Final = 118
DRAW_PILE: Final = 119
ACTIONS: Final = 124

ONE: Final[i64] = int("1")
"""The 1 of `ONE << card`. Not a literal, because mypyc 2.4 shifts literals as 32-bit numbers."""

_COLOUR: Final[i64] = int("2047")


def colour_mask(colour: i64) -> i64:
    """All cards of a colour."""
    return _COLOUR << colour * VALUES


def lower(card: i64) -> i64:
    """The cards of the same colour below this one."""
    return (ONE << card) - (ONE << card - card % VALUES)


def higher(card: i64) -> i64:
    """The cards of the same colour above this one."""
    return colour_mask(card // VALUES) - lower(card) - (ONE << card)


def _ids_of_chunks(base: int) -> list[list[int]]:
    return [
        [base + colour * VALUES + value for value in range(VALUES) if chunk >> value & 1]
        for colour in range(5)
        for chunk in range(1 << VALUES)
    ]


PLAYS: Final = _ids_of_chunks(0)
"""The action ids that play the cards of a colour's eleven-bit mask: entry colour * 2048 + mask."""

DISCARDS: Final = _ids_of_chunks(DISCARD)
"""The same for discarding."""

MOVES: Final = [
    [MOVE + path for path in range(5) if mask >> path & 1] + [STAY] for mask in range(32)
]
"""The possible answers when one explorer may move, by the mask of paths where one can."""

DRAWS: Final = [
    [DRAW_DECK] + [DRAW_PILE + colour for colour in range(5) if mask >> colour & 1]
    for mask in range(32)
]
"""The ways to draw, by the mask of discard piles that are open."""

CARD_NAMES: Final = [f"{COLOURS[card // VALUES]} {card % VALUES}" for card in range(KINDS)]
"""The words for each card: `red 7`."""

CARD_OF_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def full_deck() -> list[int]:
    """All cards, each twice.

    >>> len(full_deck())
    110
    """
    return [card for card in range(KINDS) for _ in range(2)]
