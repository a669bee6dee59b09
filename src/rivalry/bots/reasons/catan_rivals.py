"""Why an answer in Rivals for Catan is good."""

from typing import Final

from rivalry.bots.reason import Given
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View
from rivalry.games.catan_rivals.card import BY_KEY, POINTS, RESOURCES, TRADE_SHIP, VICTORY

WORDS: Final = {
    "build-road": "A road is the way to a new settlement.",
    "build-settlement": "A settlement is a victory point and brings two regions.",
    "build-city": "A city is one more victory point and holds more cards.",
    "build-victory": "It is worth victory points: {points}.",
    "build-booster": "The regions beside it yield more {resource}.",
    "build-points": "It adds to your {kind}: {points}. That counts towards the advantage.",
    "build": "It will help you from now on, and you can afford it.",
    "play-card": "This is a good moment for this card.",
    "trade": "This trade brings you closer to what you want to build.",
    "use": "This card's effect helps you now.",
    "end": "Nothing else you can do now is worth its price.",
    "gain": "You have {held} {resource}; one more helps your plans.",
    "give": "You have {held} {resource}; you can do without this one.",
    "exchange": "A new card may fit your plans better than one of yours.",
    "exchange-no": "Your cards are worth keeping.",
    "draw-stack": "What you are looking for may be in this stack.",
    "take-card": "This card fits your plans.",
    "put-away": "This card fits your plans least.",
}


def reason(view: View, decision: Decision, option: Action, words: str) -> Given | None:
    """By the verb, the card and what the question costs or brings."""
    verb, _, thing = words.partition(" ")
    if verb == "build":
        return _building(thing)
    if verb in ("region", "beside", "take"):
        return _resource(view, decision, thing)
    if verb == "card":
        away = "put-away" in decision.why
        return (
            Given("put-away" if away else "take-card", {}) if decision.why in CARDS_ASKED else None
        )
    if verb == "use" and BY_KEY[thing].kind == TRADE_SHIP:
        return Given("trade", {})
    key = VERBS.get(verb) or ANSWERS.get(f"{decision.why} {verb}")
    return None if key is None else Given(key, {})


VERBS: Final = {"play": "play-card", "trade": "trade", "use": "use", "end": "end"}
ANSWERS: Final = {
    "exchange yes": "exchange",
    "exchange no": "exchange-no",
    "exchange.draw stack": "draw-stack",
    "exchange.search stack": "draw-stack",
    "replenish.draw stack": "draw-stack",
    "start.stack stack": "draw-stack",
}
CARDS_ASKED: Final = ("search.take", "exchange.put-away", "replenish.put-away")
GIVING: Final = ("give", "pay", "from", "pay-from")  # the last word of a question that costs


def _building(thing: str) -> Given:
    first = thing.split()[0]
    if first in ("road", "settlement", "city"):
        return Given(f"build-{first}", {})
    card = BY_KEY[first]
    if card.points[VICTORY]:
        return Given("build-victory", {"points": card.points[VICTORY]})
    if card.boosts:
        return Given("build-booster", {"resource": RESOURCES[card.resource]})
    for kind in range(1, len(POINTS)):
        if card.points[kind]:
            return Given("build-points", {"kind": POINTS[kind], "points": card.points[kind]})
    return Given("build", {})


def _resource(view: View, decision: Decision, thing: str) -> Given | None:
    """A resource that is taken or given, named itself or by one of the player's own regions."""
    mine = view["princes"][decision.player]["regions"]
    here = {" ".join(map(str, region["place"][1:])): region["resource"] for region in mine}
    resource = thing if thing in RESOURCES else here.get(thing)
    last = decision.why.rpartition(".")[2]
    if resource is None or last not in ("take", "buy", "to", "receive", *GIVING):
        return None
    held = sum(region["level"] for region in mine if region["resource"] == resource)
    return Given("give" if last in GIVING else "gain", {"resource": resource, "held": held})
