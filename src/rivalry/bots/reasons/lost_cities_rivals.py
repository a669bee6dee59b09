"""Why an answer in Lost Cities: Rivals is good."""

from typing import Final

from rivalry.bots.reason import Given
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

WORDS: Final = {
    "uncover": "The display is not yet worth an auction.",
    "auction": "The display is worth an auction; begin low.",
    "outbid": "The display is worth more to you than {amount} gold.",
    "pass": "At this price the gold is worth more than the display.",
    "take": "{card} adds points to your {colour} expedition.",
    "done": "What is left would close your expeditions to better cards.",
    "remove": "{card} would help your rivals more than you.",
}


def reason(view: View, decision: Decision, option: Action, words: str) -> Given | None:
    """By the verb and the question."""
    verb, _, card = words.partition(" ")
    if verb in ("uncover", "pass"):
        return Given(verb, {})
    if verb == "bid":
        if decision.why == "turn":
            return Given("auction", {})
        return Given("outbid", {"amount": int(card)})
    if verb == "take":
        return Given("take", {"card": card, "colour": card.split()[0]})
    if verb == "remove":
        return Given("remove", {"card": card})
    return Given("done", {}) if decision.why == "take" else None
