"""The cards of Lost Cities: Rivals as numbers, and the lookup tables of the rules.

A card is `colour * 10 + kind`: kind 0 is a wager (three alike), kinds 1 to 9 are the numbers 2 to
10, of which 2 to 5 exist twice. The id of an action is the card to take, 50 + the card to remove,
100 done, 101 pass, 102 uncover, 102 + the amount for a bid. Sets of cards are bit masks over these
fifty kinds; where a kind can occur several times, there is a mask for each time.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("yellow", "blue", "white", "green", "red")
KINDS: Final = 10
CARDS: Final = 50
WAGERS: Final = 3
STARTING_WAGERS: Final = 2

DECK: Final = 80
PILE: Final = 20
GOLD: Final = 36

REMOVE: Final = 50
DONE: Final = 100
PASS: Final = 101
UNCOVER: Final = 102
BID: Final = 102
ACTIONS: Final = 139

ONE: Final[i64] = int("1")
"""The 1 of `ONE << card`. Not a literal, because mypyc 2.4 shifts literals as 32-bit numbers."""

_CHUNK: Final = 1 << KINDS


def _ids_of_chunks(base: int) -> list[list[int]]:
    return [
        [base + colour * KINDS + kind for kind in range(KINDS) if chunk >> kind & 1]
        for colour in range(5)
        for chunk in range(_CHUNK)
    ]


TAKES: Final = _ids_of_chunks(0)
"""The action ids that take the cards of a colour's ten-bit mask: entry colour * 1024 + mask."""

REMOVES: Final = _ids_of_chunks(REMOVE)
"""The same for removing."""

# Tables of small numbers are bytes: compiled code reads them without touching an object.
COUNT: Final = bytes([chunk.bit_count() for chunk in range(_CHUNK)])
"""How many cards a ten-bit mask holds."""

FOOTPRINTS: Final = bytes(
    [(chunk >> 1 & 15).bit_count() + 2 * (chunk >> 5).bit_count() for chunk in range(_CHUNK)]
)
"""The footprints on the numbers of a colour's ten-bit mask: one on 2 to 5, two on 6 to 10."""


def card_name(card: int) -> str:
    """The words for a card.

    >>> card_name(46), card_name(10)
    ('red 7', 'blue wager')
    """
    kind = card % KINDS
    return f"{COLOURS[card // KINDS]} {kind + 1 if kind else 'wager'}"


CARD_NAMES: Final = [card_name(card) for card in range(CARDS)]
CARD_OF_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def full_deck() -> list[int]:
    """All cards of the draw piles, each as often as it exists.

    >>> len(full_deck()), sum(card % KINDS == 0 for card in full_deck())
    (80, 15)
    """
    deck = []
    for colour in range(5):
        first = colour * KINDS
        deck += [first] * WAGERS
        for kind in range(1, KINDS):
            deck += [first + kind] * (2 if kind < 5 else 1)
    return deck


FULL_DECK: Final = full_deck()
