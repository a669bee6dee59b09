"""Why an answer in Lost Cities: Rivals is good."""

from typing import Final

from rivalry.bots.reason import Given
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

WORDS: Final = {
    "uncover": "One more card makes the display richer and costs you nothing.",
    "auction": "An auction now may win you the display cheaply.",
    "outbid": "For {amount} gold the display may still be yours.",
    "pass": "Passing keeps your gold for other auctions.",
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
