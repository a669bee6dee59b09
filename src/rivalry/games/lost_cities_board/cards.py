"""The cards and actions of the board game as numbers, and the tables rules look things up in.

A card is `colour * 11 + value`, two copies of each. The id of an action is the card to play,
55 + the card to discard, then sending a piece, moving an explorer, staying and drawing. Sets of
cards are bit masks over the 55 kinds; where two copies matter, a second mask says "both".
"""

from typing import Final

COLOURS: Final = ("yellow", "blue", "white", "green", "red")
VALUES: Final = 11
KINDS: Final = 55
HAND: Final = 8
SET_ASIDE: Final = 30
"""Cards that nobody sees in an expedition for two."""

DISCARD: Final = 55
SEND_RESEARCHER: Final = 110
SEND_ADVENTURER: Final = 111
MOVE: Final = 112
STAY: Final = 117
DRAW_DECK: Final = 118
DRAW_PILE: Final = 119
ACTIONS: Final = 124

BIT: Final = [1 << n for n in range(KINDS)]
"""The mask of one card, or of one space of the board."""

COLOUR_MASK: Final = [0x7FF << colour * VALUES for colour in range(5)]
"""All cards of a colour."""

LOWER: Final = [(1 << card) - (1 << card - card % VALUES) for card in range(KINDS)]
"""The cards of the same colour below this one."""

HIGHER: Final = [COLOUR_MASK[card // VALUES] - LOWER[card] - (1 << card) for card in range(KINDS)]
"""The cards of the same colour above this one."""

ONE_STEP: Final = [1 << 4 * path for path in range(5)]
"""The steps of five explorers are packed four bits each; this is one step on a path."""


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
"""What may be answered when one explorer may move, by the mask of paths where one can."""

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
