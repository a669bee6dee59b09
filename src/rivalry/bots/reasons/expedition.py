"""What the reasons of the games of expeditions have in common: words, and cards in a view."""

from typing import Final

from rivalry.core.game import View

SHARED: Final = {
    "discard-least": "{card} is of little use to you: {colour} does not promise much.",
    "draw-plan": "{card} belongs to a colour you are collecting.",
    "draw-deck": "An unknown card may be better than the ones you can see.",
}


def number(card: str) -> int:
    """The number on a card, 0 for a wager.

    >>> number("red 7"), number("red wager")
    (7, 0)
    """
    last = card.split()[1]
    return 0 if last == "wager" else int(last)


def held(view: View, colour: str) -> list[int]:
    """The numbers of a colour's cards in the player's hand."""
    return [number(card) for card in view["hand"] if card.split()[0] == colour]
