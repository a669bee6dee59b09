"""What a game brings whose players come with decks of their own: named by its manifest."""

from collections.abc import Sequence
from typing import Any, Protocol


class Decks(Protocol):
    """How the decks of a game are read, checked and judged. A deck is JSON-able data with a name.

    What is no deck at all raises `BadOption` in words; one that breaks a limit of the game is a
    deck still, and its report says which.
    """

    def read(self, text: str) -> dict[str, Any]:
        """The deck that a text describes, in any form that people pass on."""
        ...

    def check(self, deck: dict[str, Any]) -> dict[str, Any]:
        """The same deck as the game itself writes it."""
        ...

    def report(self, deck: dict[str, Any]) -> dict[str, Any]:
        """What is wrong with a deck (`problems`; none: it may be played), what is worth a thought
        (`warnings`), its sums and its short `text`.
        """
        ...

    def questions(self) -> frozenset[str]:
        """The keys of the questions by which a deck is brought to a table, card by card."""
        ...

    def samples(self) -> dict[str, dict[str, Any]]:
        """The decks that come with the game, by their keys."""
        ...


class Laboratory(Protocol):
    """How the decks of a game are measured, by bots, in pieces that take a moment each."""

    def meet(
        self, decks: Sequence[dict[str, Any]], level: str, number: int, rival: int, first: int
    ) -> dict[str, Any]:
        """One game of two decks; the number decides all that chance does.

        `rival` numbers the second deck, from 1; `first` is 0 or 1, the deck in the first seat.
        """
        ...

    def report(self, deck: dict[str, Any], played: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """What all games of a deck say: its `scores` by rival, its `cards`."""
        ...
