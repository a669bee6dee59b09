"""Bringing a deck to the Tournament Game: one of the samples that may be played at the table."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.games.catan_rivals.deck import SAMPLES, answers
from rivalry.games.catan_rivals.state import State
from rivalry.games.catan_rivals.tournament import DECK_QUESTIONS, limits_of, may_play

DECK_KEYS: Final = [question.key for question in DECK_QUESTIONS]


def next_cards(s: State) -> list[Action]:
    """The next answer for each sample deck that begins with the answers given so far."""
    decision = s.decision
    assert decision is not None, "somebody brings a deck"
    given = s.stack[-1][2]
    found: list[Action] = []
    for sample in SAMPLES:
        if may_play(s, sample.explorers):
            cards = answers(sample.deck, limits_of(s.options))
            if tuple(cards[: len(given)]) == given and cards[len(given)] in decision.options:
                found.append(cards[len(given)])
    return found
