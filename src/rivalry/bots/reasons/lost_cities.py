"""Why an answer in Lost Cities is good."""

from typing import Final

from rivalry.bots.reason import Given
from rivalry.bots.reasons.expedition import SHARED, held, number
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

WORDS: Final = SHARED | {
    "play-on": "Your expedition goes on: {card} adds {points} points.",
    "play-wager": "A wager before the numbers multiplies what you hold: {held} points in {colour}.",
    "open": "You hold {held} points in {colour}; that makes a good expedition.",
    "open-small": "You hold only {held} points in {colour}, but the other cards do less for you.",
    "open-late": "Few turns are left, and {card} still counts.",
    "discard-useless": "{card} fits none of your expeditions and does not help your rival.",
    "discard-risk": "{card} is of little use to you, even if your rival could take it.",
    "draw-fits": "{card} fits your {colour} expedition.",
    "draw-wait": "Taking {card} leaves the draw pile as it is: you gain a turn.",
}

ENOUGH: Final = 15  # points in hand that make an expedition worth opening


def reason(view: View, decision: Decision, option: Action, words: str) -> Given | None:
    """By the expeditions, the hand and what the rival could take."""
    verb, _, card = words.partition(" ")
    colours = ("yellow", "blue", "white", "green", "red", "purple")
    if words == "draw deck":
        return Given("draw-deck", {})
    colour = card.split()[0]
    mine = view["expeditions"][view["seat"]][colours.index(colour)]
    rivals = view["expeditions"][1 - view["seat"]][colours.index(colour)]
    begun = bool(mine["numbers"]) or mine["wagers"] > 0
    in_hand = sum(held(view, colour))
    if verb == "draw":
        top: str = view["discards"][colours.index(colour)][-1]
        if begun and number(top) > max(mine["numbers"], default=0):
            return Given("draw-fits", {"card": top, "colour": colour})
        return Given("draw-plan" if in_hand else "draw-wait", {"card": top})
    if verb == "play":
        if number(card) == 0:
            return Given("play-wager", {"colour": colour, "held": in_hand})
        if begun:
            points = number(card) * (1 + mine["wagers"])
            return Given("play-on", {"card": card, "points": points})
        if view["deck"] < 10:
            return Given("open-late", {"card": card})
        enough = "open" if in_hand >= ENOUGH else "open-small"
        return Given(enough, {"colour": colour, "held": in_hand})
    wanted = bool(rivals["numbers"]) or rivals["wagers"] > 0
    if wanted and number(card) > max(rivals["numbers"], default=0):
        return Given("discard-risk", {"card": card})
    if begun and number(card) < max(mine["numbers"], default=0):
        return Given("discard-useless", {"card": card})
    return Given("discard-least", {"card": card, "colour": colour})
