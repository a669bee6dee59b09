"""The notation of games whose actions are fixed integer ids: a word for each id, both ways."""

from collections.abc import Sequence

from rivalry.core import chance
from rivalry.core.decision import (
    Action,
    Decision,
    MalformedAction,
    NotYourDecision,
    not_allowed,
)


class Notation:
    """The words for every action id, and for chance's answers.

    >>> notation = Notation("High Card", ["fold", "hold"], "'fold' or 'hold'")
    >>> notation.text(1), notation.parse(" Hold "), notation.parse("start 1")
    ('hold', 1, ('start', 1))
    """

    def __init__(self, game: str, words: Sequence[str], examples: str) -> None:
        self.game = game
        self.words = list(words)
        self.examples = examples
        self.ids = {text: action for action, text in enumerate(words)}

    def text(self, action: object) -> str:
        """The words of an action; anything that is not one raises `MalformedAction`."""
        if type(action) is int:
            if 0 <= action < len(self.words):
                return self.words[action]
            raise MalformedAction(
                f"{action} is not an action; actions are 0 to {len(self.words) - 1}"
            )
        if isinstance(action, tuple) and _is_of_chance(action):
            return chance.text(action)
        raise MalformedAction(f"{action!r} is not an action of {self.game}")

    def parse(self, words: object) -> Action:
        """The action with this notation; case and extra spaces do not matter."""
        if not isinstance(words, str):
            raise MalformedAction(f"{words!r} is not text; write an action like {self.examples}")
        words = " ".join(words.lower().split())
        answer = chance.parse(words, ("shuffle", "start"))
        if answer is not None and _is_of_chance(answer):
            return answer
        if words not in self.ids:
            raise MalformedAction(f"{words!r} is not an action; write it like {self.examples}")
        return self.ids[words]

    def refusal(self, decision: Decision | None, action: object) -> ValueError:
        """The error for an answer that is not among the options: says what was allowed."""
        if decision is None:
            return NotYourDecision("the game is over")
        by_id = type(action) is int and 0 <= action < len(self.words)
        if not by_id and not _is_of_chance(action):
            return MalformedAction(f"{action!r} is not an action of {self.game}")
        words = self.words[action] if type(action) is int else repr(action)
        return not_allowed(decision, words, self.text)


def _is_of_chance(action: object) -> bool:
    """Whether chance may give this answer: a shuffle, or who starts."""
    return action in chance.SHUFFLES or chance.is_start(action, 4)
