"""Why an answer in High Card is good."""

from rivalry.bots.reason import Given
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

WORDS = {
    "hold": "{card} is likely the higher card.",
    "fold": "{card} is likely the lower card; that saves {prize} points.",
}


def reason(view: View, decision: Decision, option: Action, words: str) -> Given | None:
    """By the verb, with the card and what is at stake."""
    return Given(words, {"card": view["card"], "prize": view["options"]["prize"]})
