"""Prices: what a card costs after reductions, whether it can be paid, and help in paying it."""

from typing import Final

from mypy_extensions import i64

from rivalry.core.decision import Action
from rivalry.core.question import GAINS, RESOURCE
from rivalry.games.catan_rivals.action import end_of
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    BUILDING,
    BY_KEY,
    CARDS,
    GOLD,
    MOMENTS,
    PURSE,
    RESOURCES,
    WHILE_BUILDING,
    Card,
    Cost,
)
from rivalry.games.catan_rivals.resource import EACH, has_tokens, owned, pay_from, pay_price, purse
from rivalry.games.catan_rivals.stack import could_hold, discard_from_hand
from rivalry.games.catan_rivals.state import State, effect, in_hand, question

PAY: Final = pay_from("build.pay", "Which region pays? {n} to pay.")
SAVE: Final = question("build.save", RESOURCE, GAINS, "Which resource do you save?")


def missing_resources(price: list[int], has_resources: list[int], less: int) -> str:
    """What is missing to pay a price, as a reason; "" if nothing is.

    With a reduction, `less` resources need not be paid; the reason ends by saying so, unless only
    owls or stars are missing, which no reduction saves.
    """
    missing = [
        f"{price[r] - has_resources[r]} {PURSE[r]}"
        for r in range(len(has_resources))
        if price[r] > has_resources[r]
    ]
    if not missing:
        return ""
    if less and shortage(price, has_resources):
        return f"short-reduced {less} " + " ".join(missing)
    return "short " + " ".join(missing)


def shortage(price: list[int], has_resources: list[int]) -> int:
    """How many resources are missing to pay a price."""
    missing: i64 = 0
    r: i64
    for r in range(6):
        due: i64 = price[r]
        there: i64 = has_resources[r]
        if due > there:
            missing += due - there
    return missing


def reduction(s: State, seat: int, card: Card) -> int:
    """How many fewer resources, of choice, a card costs (RULES 10: each name once, all add up)."""
    less = 0
    counted: list[int] = []
    for h in s.princes[seat].built:
        other = CARDS[s.cards.identity[h]]
        if other.cheapens is not None and other.name_id not in counted:
            counted.append(other.name_id)
            less += other.cheapens(card)
    return less


def saved_kinds(s: State, seat: int, card: Card) -> int:
    """The resources, as bits, that a reduction may save."""
    kinds = ALL_KINDS
    for h in s.princes[seat].built:
        other = CARDS[s.cards.identity[h]]
        if other.cheapens is not None and other.cheapens(card):
            kinds &= other.cheapens_kinds
    return kinds


def gold_for(s: State, seat: int, card: Card) -> int:
    """How many resources of a card's price its builder could pay in gold, with a card in hand."""
    most = 0
    if card.kind == BUILDING:
        for helper in MOMENTS.get(WHILE_BUILDING, []):
            if in_hand(s, seat, helper.key) >= 0:
                most = max(most, helper.gold_for)
    return most


def can_pay(s: State, seat: int, card: Card, has_resources: list[int]) -> bool:
    """Whether a player has all that a card costs, taking reductions and help into account."""
    if card.tokens and not has_tokens(card.cost, purse(s, seat, has_resources)):
        return False
    if shortage(card.costs, has_resources) == 0:
        return True
    less = reduction(s, seat, card)
    kinds = saved_kinds(s, seat, card) if less else ALL_KINDS
    return payable(card.costs, has_resources, less, kinds, gold_for(s, seat, card))


def payable(price: list[int], has_resources: list[int], less: int, kinds: int, gold: int) -> bool:
    """Whether a price can be paid if `less` of its resources, of these kinds, are saved, and up to
    `gold` others may be paid in gold.
    """
    missing = 0
    for r in range(GOLD):
        if price[r] > has_resources[r]:
            if not kinds & EACH[r]:
                return False  # saving only some kinds and paying in gold never coincide
            missing += price[r] - has_resources[r]
    in_gold = max(0, missing - less)
    less = max(0, less - missing)
    return in_gold <= gold and price[GOLD] - less + in_gold <= has_resources[GOLD]


def pay_for(s: State, seat: int, card: Card, price: tuple[int, ...]) -> None:
    """Pay what a card costs, perhaps with the help of another."""
    if card.kind == BUILDING and list(price[:GOLD]) != [0] * GOLD:
        for helper in MOMENTS.get(WHILE_BUILDING, []):
            # Asked whenever the card could be in hand, so that the question gives nothing away.
            if could_hold(s, seat, helper, in_hand(s, seat, card.key)):
                s.then(help_building, seat, helper.key, price)
                return
    s.then(pay_price, seat, PAY.key, price)


@effect
def help_building(s: State, seat: int, key: str, price: tuple[int, ...]) -> None:
    """The builder may play a card that helps to pay for the building."""
    helper = BY_KEY[key]
    assert helper.asks is not None and helper.helps is not None, f"{key} does not help"
    options: list[Action] = []
    mine = owned(s, seat)
    if shortage(list(price), mine) == 0:
        options.append(("no",))
    if in_hand(s, seat, key) >= 0 and mine[GOLD] > price[GOLD]:
        options.append(helper.play_it)
    if s.choose(seat, helper.asks, options) == helper.play_it:
        discard_from_hand(s, seat, key)
        s.then(helper.helps, seat, price)
        s.then(end_of, seat, key)
    else:
        s.then(pay_price, seat, PAY.key, price)


def choose_price(s: State, seat: int, card: Card) -> Cost:
    """What a card costs after its owner has chosen which resources a reduction saves."""
    price = card.costs[:]
    less = min(reduction(s, seat, card), card.price)
    savable = saved_kinds(s, seat, card)
    in_gold = gold_for(s, seat, card)
    has_resources = owned(s, seat)
    for i in range(less):
        kinds = []
        for r in range(6):
            if price[r] and savable & EACH[r]:
                price[r] -= 1
                if payable(price, has_resources, less - i - 1, savable, in_gold):
                    kinds.append(r)
                price[r] += 1
        if len(kinds) > 1:
            answer = s.choose(seat, SAVE, [("save", RESOURCES[r]) for r in kinds])
            r = RESOURCES.index(answer[1])
        else:
            r = kinds[0]
        price[r] -= 1
    a, b, c, d, e, f, g, h = price
    return (a, b, c, d, e, f, g, h)
