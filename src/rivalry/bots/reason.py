"""Why an answer is good, in words: a stable key, what to fill in, and the English sentence.

Whoever translates takes the key and fills in the same names. A game that has reasons names their
module in its manifest: `WORDS` are its sentences by key, and its function `reason` finds the one
that fits.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from rivalry.core import registry
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.core.manifest import resolve

ANYWHERE: Final = {"best": "It works out well however the game goes on."}
"""The reason that fits everywhere."""


class Given(NamedTuple):
    """What a game gives as a reason: its key, and what to fill in."""

    key: str
    args: dict[str, int | str]


@dataclass(frozen=True)
class Reason:
    """A reason, with its sentence in English."""

    key: str
    args: dict[str, int | str]
    words: str

    def json(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"reason": self.key, "args": self.args, "words": self.words}


def reason(game: str, view: View, decision: Decision, option: Action, words: str) -> Reason:
    """Why an option, written in words, is good where it is the best one."""
    module = _module(game)
    found: Given | None = module and module.reason(view, decision, option, words)
    key, args = found or Given("best", {})
    return Reason(key, args, sentences(game)[key].format(**args))


def sentences(game: str) -> dict[str, str]:
    """Every reason of a game in English, by its key.

    >>> sentences("lost-cities")["open-late"]
    'Few turns are left, and {card} still counts.'
    """
    module = _module(game)
    return ANYWHERE | (module.WORDS if module else {})


def _module(game: str) -> Any:
    where = registry.manifest(game).reasons
    return resolve(where) if where else None
