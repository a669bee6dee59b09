"""Why an answer is good, in words: a stable key, what to fill in, and the English sentence.

Whoever translates takes the key and fills in the same names.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.catan_rivals.card import BY_KEY, POINTS, RESOURCES, TRADE_SHIP, VICTORY


@dataclass(frozen=True)
class Reason:
    """A reason."""

    key: str
    args: dict[str, int | str]

    @property
    def words(self) -> str:
        """The reason in English.

        >>> Reason("play-on", {"card": "red 7", "points": 14}).words
        'Your expedition goes on: red 7 adds 14 points.'
        """
        return WORDS[self.key].format(**self.args)

    def json(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"reason": self.key, "args": self.args, "words": self.words}


WORDS: Final = {
    # Lost Cities
    "play-on": "Your expedition goes on: {card} adds {points} points.",
    "play-wager": "A wager before the numbers multiplies what you hold: {held} points of {colour}.",
    "open": "You hold {held} points of {colour}; that makes a good expedition.",
    "open-small": "You hold only {held} points of {colour}, but the other cards do less for you.",
    "open-late": "Few turns are left, and {card} still counts.",
    "discard-useless": "{card} fits none of your expeditions and does not help your rival.",
    "discard-least": "{card} is of little use to you: {colour} promises you little.",
    "discard-risk": "{card} is of little use to you, although your rival could take it.",
    "draw-fits": "{card} fits your {colour} expedition.",
    "draw-plan": "{card} belongs to a colour that you collect.",
    "draw-wait": "Taking {card} leaves the draw pile as it is: you gain a turn.",
    "draw-deck": "An unknown card may be better than what lies open.",
    # Rivals
    "uncover": "The display is not yet worth an auction.",
    "auction": "The display is worth an auction; begin low.",
    "outbid": "The display is worth more to you than {amount} gold.",
    "pass": "At this price the gold is worth more than the display.",
    "take": "{card} adds points to your {colour} expedition.",
    "done": "What is left would close your expeditions to better cards.",
    "remove": "{card} would help your rivals more than you.",
    # The board game
    "advance": "{card} moves your explorer on the {colour} path to a better stone.",
    "set-out": "With {held} {colour} cards in hand an explorer will come far.",
    "researcher": "This path promises much, and the researcher counts double.",
    "adventurer": "Keep the researcher for a path that promises more.",
    "move": "The explorer on the {colour} path gains most by a step.",
    "stay": "No step would be a gain now.",
    # Rivals for Catan
    "build-road": "A road is the way to a new settlement.",
    "build-settlement": "A settlement is a victory point and brings two regions.",
    "build-city": "A city is one more victory point and carries more cards.",
    "build-victory": "It is worth victory points: {points}.",
    "build-booster": "The regions beside it yield more {resource}.",
    "build-points": "It adds to your {kind}: {points}. That counts for the advantage.",
    "build": "It will help you from now on, and you can afford it.",
    "play-card": "This is a good moment for this card.",
    "trade": "This exchange brings you nearer to what you want to build.",
    "use": "What this card does helps you now.",
    "end": "Nothing more can be done now that is worth its price.",
    "gain": "You have {held} {resource}; one more helps your plans.",
    "give": "You have {held} {resource}; you can do without this one.",
    "exchange": "A new card may fit your plans better than one of yours.",
    "exchange-no": "Your cards are worth keeping.",
    "draw-stack": "What you look for may lie in this stack.",
    "take-card": "This card fits your plans.",
    "put-away": "This card fits your plans least.",
    # Everywhere
    "best": "It does well in the ways the game may go on.",
}
"""Every reason in English, by its key."""


def reason(game: str, view: View, decision: Decision, option: Action, words: str) -> Reason:
    """Why an option, written in words, is good where it is the best one."""
    explain = _EXPLAIN.get(game)
    found = explain(view, decision, option, words) if explain is not None else None
    return found or Reason("best", {})


def _number(card: str) -> int:
    """The number on a card, 0 for a wager."""
    last = card.split()[1]
    return 0 if last == "wager" else int(last)


def _held(view: View, colour: str) -> list[int]:
    return [_number(card) for card in view["hand"] if card.split()[0] == colour]


# Lost Cities

ENOUGH: Final = 15  # points in hand that make an expedition worth opening


def _lost_cities(view: View, decision: Decision, option: Action, words: str) -> Reason | None:
    verb, _, card = words.partition(" ")
    colours = ("yellow", "blue", "white", "green", "red", "purple")
    if words == "draw deck":
        return Reason("draw-deck", {})
    colour = card.split()[0]
    mine = view["expeditions"][view["seat"]][colours.index(colour)]
    rivals = view["expeditions"][1 - view["seat"]][colours.index(colour)]
    begun = bool(mine["numbers"]) or mine["wagers"] > 0
    held = sum(_held(view, colour))
    if verb == "draw":
        top: str = view["discards"][colours.index(colour)][-1]
        if begun and _number(top) > max(mine["numbers"], default=0):
            return Reason("draw-fits", {"card": top, "colour": colour})
        return Reason("draw-plan" if held else "draw-wait", {"card": top})
    if verb == "play":
        if _number(card) == 0:
            return Reason("play-wager", {"colour": colour, "held": held})
        if begun:
            points = _number(card) * (1 + mine["wagers"])
            return Reason("play-on", {"card": card, "points": points})
        if view["deck"] < 10:
            return Reason("open-late", {"card": card})
        enough = "open" if held >= ENOUGH else "open-small"
        return Reason(enough, {"colour": colour, "held": held})
    wanted = bool(rivals["numbers"]) or rivals["wagers"] > 0
    if wanted and _number(card) > max(rivals["numbers"], default=0):
        return Reason("discard-risk", {"card": card})
    if begun and _number(card) < max(mine["numbers"], default=0):
        return Reason("discard-useless", {"card": card})
    return Reason("discard-least", {"card": card, "colour": colour})


# Rivals


def _rivals(view: View, decision: Decision, option: Action, words: str) -> Reason | None:
    verb, _, card = words.partition(" ")
    if verb in ("uncover", "pass"):
        return Reason(verb, {})
    if verb == "bid":
        if decision.why == "turn":
            return Reason("auction", {})
        return Reason("outbid", {"amount": int(card)})
    if verb == "take":
        return Reason("take", {"card": card, "colour": card.split()[0]})
    if verb == "remove":
        return Reason("remove", {"card": card})
    return Reason("done", {}) if decision.why == "take" else None


# The board game


def _board(view: View, decision: Decision, option: Action, words: str) -> Reason | None:
    verb, _, card = words.partition(" ")
    if words == "draw deck":
        return Reason("draw-deck", {})
    if verb == "send":
        return Reason(card, {})
    if verb in ("move", "stay"):
        return Reason(verb, {"colour": card} if card else {})
    colour = card.split()[0]
    paths = [path["colour"] for path in view["paths"]]
    if verb == "draw":
        top: str = view["discards"][paths.index(colour)][-1]
        return Reason("draw-plan", {"card": top})
    if verb == "play":
        if view["columns"][view["seat"]][paths.index(colour)]:
            return Reason("advance", {"card": card, "colour": colour})
        return Reason("set-out", {"held": len(_held(view, colour)), "colour": colour})
    return Reason("discard-least", {"card": card, "colour": colour})


# Rivals for Catan


def _catan(view: View, decision: Decision, option: Action, words: str) -> Reason | None:
    verb, _, thing = words.partition(" ")
    if verb == "build":
        return _building(thing)
    if verb in ("region", "beside", "take"):
        return _resource(view, decision, thing)
    if verb == "card":
        away = "put-away" in decision.why
        return (
            Reason("put-away" if away else "take-card", {}) if decision.why in CARDS_ASKED else None
        )
    if verb == "use" and BY_KEY[thing].kind == TRADE_SHIP:
        return Reason("trade", {})
    key = CATAN_VERBS.get(verb) or CATAN_ANSWERS.get(f"{decision.why} {verb}")
    return None if key is None else Reason(key, {})


CATAN_VERBS: Final = {"play": "play-card", "trade": "trade", "use": "use", "end": "end"}
CATAN_ANSWERS: Final = {
    "exchange yes": "exchange",
    "exchange no": "exchange-no",
    "exchange.draw stack": "draw-stack",
    "exchange.search stack": "draw-stack",
    "replenish.draw stack": "draw-stack",
    "start.stack stack": "draw-stack",
}
CARDS_ASKED: Final = ("search.take", "exchange.put-away", "replenish.put-away")
GIVING: Final = ("give", "pay", "from", "pay-from")  # the last word of a question that costs


def _building(thing: str) -> Reason:
    first = thing.split()[0]
    if first in ("road", "settlement", "city"):
        return Reason(f"build-{first}", {})
    card = BY_KEY[first]
    if card.points[VICTORY]:
        return Reason("build-victory", {"points": card.points[VICTORY]})
    if card.boosts:
        return Reason("build-booster", {"resource": RESOURCES[card.resource]})
    for kind in range(1, len(POINTS)):
        if card.points[kind]:
            return Reason("build-points", {"kind": POINTS[kind], "points": card.points[kind]})
    return Reason("build", {})


def _resource(view: View, decision: Decision, thing: str) -> Reason | None:
    """A resource that is taken or given, named itself or by one of the own regions."""
    mine = view["princes"][decision.player]["regions"]
    here = {" ".join(map(str, region["place"][1:])): region["resource"] for region in mine}
    resource = thing if thing in RESOURCES else here.get(thing)
    last = decision.why.rpartition(".")[2]
    if resource is None or last not in ("take", "buy", "to", "receive", *GIVING):
        return None
    held = sum(region["level"] for region in mine if region["resource"] == resource)
    return Reason("give" if last in GIVING else "gain", {"resource": resource, "held": held})


_EXPLAIN: Final[dict[str, Callable[[View, Decision, Action, str], Reason | None]]] = {
    "lost-cities": _lost_cities,
    "lost-cities-rivals": _rivals,
    "lost-cities-board": _board,
    "catan-rivals": _catan,
}
