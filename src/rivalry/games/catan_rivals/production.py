"""Production and the faces of the event die (RULES 7, 8)."""

from typing import Final

from rivalry.core.question import AMOUNT, GAINS, LOSES, RESOURCE
from rivalry.games.catan_rivals.action import end_of
from rivalry.games.catan_rivals.card import ALL_KINDS, CARDS, GOLD, OWL, PURSE, SKILL, WOOL
from rivalry.games.catan_rivals.demand import Demand, choose_demand, choose_transfer
from rivalry.games.catan_rivals.place import BESIDE, column, expansion_of
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.resource import (
    EACH,
    FULL,
    gain,
    owned,
    pay,
    regions,
    room,
    take_any,
    take_gold,
    take_into,
)
from rivalry.games.catan_rivals.star import stars_after
from rivalry.games.catan_rivals.state import State, effect, note, noted, question

TRADE_EVENT: Final = Demand("trade-event")
TRADE_AMOUNT: Final = question(
    "trade-event.amount", AMOUNT, GAINS, "How many resources must your rival give you?"
)
TRADE_NAMED: Final = question(
    "trade-event.name", RESOURCE, LOSES, "Which resource do you give in the trade?"
)
CELEBRATION: Final = take_into("celebration.take", "Which resource does the celebration bring you?")
HARVEST: Final = take_into("harvest.take", "Which resource does the harvest bring you?")
HARVEST_GOLD: Final = take_into("harvest.gold", "Where do you store the gold from the harvest?")

HERALD: Final = note("herald")
"""The note that a player's next Celebration this turn brings them one more resource."""


@effect
def produce(s: State) -> None:
    """Each region with the number gains one, and one more for each matching booster beside it.

    A card for owls on the region's outer side gains one owl, whether or not the region has room.
    """
    s.produced = [[0] * len(PURSE), [0] * len(PURSE)]
    number = s.production
    for seat in (0, 1):
        for h in regions(s, seat):
            region = CARDS[s.cards.identity[h]]
            if region.number == number:
                was: int = s.level[h]
                now = min(FULL, was + 1 + boosts(s, seat, h))
                s.level[h] = now
                s.produced[seat][region.resource] += now - was
                beside: int = s.princes[seat].grid[expansion_of(s.where[h])]
                if beside >= 0 and s.level[beside] < FULL:
                    card = CARDS[s.cards.identity[beside]]
                    if card.holds and card.resource == OWL:
                        s.level[beside] += 1
                        s.produced[seat][OWL] += 1
    for seat in (s.turn, 1 - s.turn):
        for h in s.princes[seat].built:
            card = CARDS[s.cards.identity[h]]
            if card.produces is not None:
                s.then(card.produces, seat)
                s.then(end_of, seat, card.key)


def boosts(s: State, seat: int, region: int) -> int:
    """How much more a region yields because of its owner's cards."""
    n = 0
    for h in s.princes[seat].built:
        n += boost(s, h, region)
    return n


def boost(s: State, h: int, region: int) -> int:
    """How much more a region yields because of one card: a production booster of its kind that
    stands beside it, or a card that irrigates all regions around its city.
    """
    card = CARDS[s.cards.identity[h]]
    resource = CARDS[s.cards.identity[region]].resource
    if card.boosts and card.resource == resource:
        return int(s.where[region] in BESIDE[s.where[h]])
    if card.irrigates & EACH[resource]:
        return int(abs(column(s.where[h]) - column(s.where[region])) == 1)
    return 0


@effect
def brigand_attack(s: State) -> None:
    """Whoever has more than seven counted resources loses all gold and all wool."""
    for seat in (s.turn, 1 - s.turn):
        if counted_by_brigands(s, seat) > 7:
            plunder(s, seat)
    for seat in (s.turn, 1 - s.turn):
        for h in s.princes[seat].built:
            card = CARDS[s.cards.identity[h]]
            if card.after_brigands is not None:
                s.then(card.after_brigands, seat)
                s.then(end_of, seat, card.key)


def plunder(s: State, seat: int) -> None:
    """Brigands take all they can, or what one of the player's cards lets them take."""
    for h in s.princes[seat].built:
        card = CARDS[s.cards.identity[h]]
        if card.guards is not None:
            s.then(card.guards, seat)
            s.then(end_of, seat, card.key)
            return
    for h in plundered(s, seat):
        s.level[h] = 0


def plundered(s: State, seat: int) -> list[int]:
    """The regions that brigands empty when they hit a player."""
    return [
        h
        for h in regions(s, seat)
        if CARDS[s.cards.identity[h]].resource in (GOLD, WOOL) and not sheltered(s, seat, h)
    ]


def counted_by_brigands(s: State, seat: int) -> int:
    """The resources in a player's regions, without those that a card hides or shelters."""
    total = 0
    for region in regions(s, seat):
        counted = True
        for h in s.princes[seat].built:
            if leaves_out(s, h, region):
                counted = False
        if counted:
            total += s.level[region]
    return total


def leaves_out(s: State, h: int, region: int) -> bool:
    """Whether brigands do not count what lies in a region, because of a card beside it."""
    card = CARDS[s.cards.identity[h]]
    kind = EACH[CARDS[s.cards.identity[region]].resource]
    return (card.hides or card.shelters & kind != 0) and s.where[region] in BESIDE[s.where[h]]


def sheltered(s: State, seat: int, region: int) -> bool:
    """Whether a card beside a region keeps brigands away from what is stored there."""
    kind = EACH[CARDS[s.cards.identity[region]].resource]
    for h in s.princes[seat].built:
        if CARDS[s.cards.identity[h]].shelters & kind and s.where[region] in BESIDE[s.where[h]]:
            return True
    return False


@effect
def trade_event(s: State) -> None:
    """The holder of the trade advantage takes a resource from the rival; more with some cards."""
    if s.trader >= 0:
        taker, giver = s.trader, 1 - s.trader
        n = 1
        for h in s.princes[taker].built:
            n = max(n, CARDS[s.cards.identity[h]].trade_event)
        named = choose_trade(s, taker, giver, n)
        given, taken = choose_transfer(s, giver, taker, TRADE_EVENT, named)
        pay(s, given)
        gain(s, taken)
    stars_after(s, "trade")


def choose_trade(s: State, taker: int, giver: int, n: int) -> list[int]:
    """What the trade event brings, at most `n`: the taker names it, or the giver with some cards.

    If it is more than one, the taker may take fewer, whoever names them.
    """
    if not any(CARDS[s.cards.identity[h]].names_gifts for h in s.princes[giver].built):
        return choose_demand(s, taker, giver, TRADE_EVENT.take, n, None if n == 1 else 0)
    has, free = owned(s, giver), room(s, taker)
    n = min(n, sum([min(has[r], free[r]) for r in range(6)]))
    if n > 1:
        n = s.choose(taker, TRADE_AMOUNT, [("number", k) for k in range(1, n + 1)])[1]
    return choose_demand(s, taker, giver, TRADE_NAMED, n, namer=giver)


@effect
def celebration(s: State) -> None:
    """The most skilful player takes a resource; both do if they are equal."""
    skill = [points(s, seat, SKILL) for seat in (0, 1)]
    for seat in (s.turn, 1 - s.turn):
        n = int(skill[seat] >= skill[1 - seat])
        if noted(s, HERALD, seat):
            s.notes.remove((HERALD, seat))
            n += 1
        if n:
            s.then(take_any, seat, CELEBRATION.key, n, ALL_KINDS)
    stars_after(s, "celebration")  # RULINGS O-39: after the resources, before anything else
    for seat in (s.turn, 1 - s.turn):
        for h in s.princes[seat].built:
            card = CARDS[s.cards.identity[h]]
            if card.celebrates is not None:
                s.then(card.celebrates, seat)
                s.then(end_of, seat, card.key)


@effect
def harvest(s: State) -> None:
    """Both take a resource; some cards bring gold."""
    for seat in (s.turn, 1 - s.turn):
        s.then(take_any, seat, HARVEST.key, 1, ALL_KINDS)
        gold = 0
        for h in s.princes[seat].built:
            gold += CARDS[s.cards.identity[h]].harvest
        if gold:
            take_gold(s, seat, HARVEST_GOLD, gold)
