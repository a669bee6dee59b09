"""The cards of Lost Cities as numbers, and the lookup tables of the rules.

A card is `colour * 10 + kind`: kind 0 is a wager (three alike), kinds 1 to 9 are the numbers 2 to
10. The id of an action is the card to play, 60 + the card to discard, 120 to draw from the deck,
121 + colour to draw from a discard pile. Sets of cards are bit masks over these sixty kinds;
counts of wagers are packed two bits per colour.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("yellow", "blue", "white", "green", "red", "purple")
KINDS: Final = 10
WAGERS: Final = 3
HAND: Final = 8

DISCARD: Final = 60
DRAW_DECK: Final = 120
DRAW_PILE: Final = 121
ACTIONS: Final = 127

ONE: Final[i64] = int("1")
"""The 1 of `ONE << card`. Not a literal, because mypyc 2.4 shifts literals as 32-bit numbers."""


def closes(card: i64) -> i64:
    """The cards that can no longer join a colour once this number lies there: all up to it."""
    return (ONE << card + 1) - (ONE << card - card % KINDS)


_CHUNK: Final = 1 << KINDS


def _ids_of_chunks(base: int) -> list[list[int]]:
    return [
        [base + colour * KINDS + kind for kind in range(KINDS) if chunk >> kind & 1]
        for colour in range(6)
        for chunk in range(_CHUNK)
    ]


PLAYS: Final = _ids_of_chunks(0)
"""The action ids that play the cards of a colour's ten-bit mask: entry colour * 1024 + mask."""

DISCARDS: Final = _ids_of_chunks(DISCARD)
"""The same for discarding."""


def card_name(card: int) -> str:
    """The words for a card.

    >>> card_name(46), card_name(10)
    ('red 7', 'blue wager')
    """
    kind = card % KINDS
    return f"{COLOURS[card // KINDS]} {kind + 1 if kind else 'wager'}"


CARD_NAMES: Final = [card_name(card) for card in range(60)]
CARD_OF_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def full_deck(colours: int) -> list[int]:
    """All cards of a game, wagers three times each.

    >>> len(full_deck(5)), len(full_deck(6))
    (60, 72)
    """
    deck = []
    for colour in range(colours):
        deck += [colour * KINDS] * WAGERS
        deck += [colour * KINDS + kind for kind in range(1, KINDS)]
    return deck


FULL_DECKS: Final = {5: full_deck(5), 6: full_deck(6)}
