"""What a game provides if its players bring their own decks; its manifest names the module."""

from collections.abc import Sequence
from typing import Any, Protocol


class Decks(Protocol):
    """How the decks of a game are read, checked and judged. A deck is JSON-able data with a name.

    What is not a deck at all raises `BadOption` in words; one that breaks a limit of the game is
    still a deck, and its report says which limit.
    """

    def read(self, text: str) -> dict[str, Any]:
        """The deck that a text describes, in any form that people share."""
        ...

    def check(self, deck: dict[str, Any]) -> dict[str, Any]:
        """The same deck in the form the game itself writes."""
        ...

    def report(self, deck: dict[str, Any]) -> dict[str, Any]:
        """What is wrong with a deck (`problems`; if none, it may be played), what to reconsider
        (`warnings`), its totals and its short `text`.
        """
        ...

    def questions(self) -> frozenset[str]:
        """The keys of the questions by which a deck is brought to a table, card by card."""
        ...

    def samples(self) -> dict[str, dict[str, Any]]:
        """The decks that come with the game, by their keys."""
        ...


class Laboratory(Protocol):
    """How bots measure the decks of a game, in pieces that take a moment each."""

    def meet(
        self, decks: Sequence[dict[str, Any]], level: str, number: int, rival: int, first: int
    ) -> dict[str, Any]:
        """One game between two decks; `number` determines all that chance does.

        `rival` numbers the second deck, from 1; `first` is 0 or 1, the deck in the first seat.
        """
        ...

    def report(self, deck: dict[str, Any], played: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """What all games of a deck show: its `scores` by rival, its `cards`."""
        ...
