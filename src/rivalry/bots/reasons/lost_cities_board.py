"""Why an answer in Lost Cities: The Board Game is good."""

from typing import Final

from rivalry.bots.reason import Given
from rivalry.bots.reasons.expedition import SHARED, held
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

WORDS: Final = SHARED | {
    "advance": "{card} moves your explorer on the {colour} path to a better stone.",
    "set-out": "With {held} {colour} cards in hand, an explorer will get far.",
    "researcher": "This path promises a lot, and the researcher counts double.",
    "adventurer": "Keep the researcher for a path that promises more.",
    "move": "The explorer on the {colour} path gains the most from a step.",
    "stay": "No step would help you now.",
}


def reason(view: View, decision: Decision, option: Action, words: str) -> Given | None:
    """By the verb, and whether the path has been set out on."""
    verb, _, card = words.partition(" ")
    if words == "draw deck":
        return Given("draw-deck", {})
    if verb == "send":
        return Given(card, {})
    if verb in ("move", "stay"):
        return Given(verb, {"colour": card} if card else {})
    colour = card.split()[0]
    paths = [path["colour"] for path in view["paths"]]
    if verb == "draw":
        top: str = view["discards"][paths.index(colour)][-1]
        return Given("draw-plan", {"card": top})
    if verb == "play":
        if view["columns"][view["seat"]][paths.index(colour)]:
            return Given("advance", {"card": card, "colour": colour})
        return Given("set-out", {"held": len(held(view, colour)), "colour": colour})
    return Given("discard-least", {"card": card, "colour": colour})
