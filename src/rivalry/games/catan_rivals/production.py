"""Production and the faces of the event die (RULES 7, 8)."""

from rivalry.games.catan_rivals.card import CARDS, GOLD, SKILL, WOOL
from rivalry.games.catan_rivals.place import regions_beside_site
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.resource import (
    choose_demand,
    choose_gain,
    choose_transfer,
    gain,
    gold_to,
    pay,
    regions,
    resource_of,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has


@effect
def produce(s: State) -> None:
    """Each region with the number gains one, and one more for each matching booster beside it."""
    s.produced = [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]
    for seat in (0, 1):
        for h in regions(s, seat):
            if card_of(s, h).number == s.production:
                was = s.level[h]
                gain(s, [h] * (1 + boosts(s, seat, h)))
                s.produced[seat][resource_of(s, h)] += s.level[h] - was
    for seat in (s.turn, 1 - s.turn):
        if has(s, seat, "marketplace"):
            s.then("marketplace", seat)


def boosts(s: State, seat: int, region: int) -> int:
    """How many production boosters of a region's own kind stand beside it."""
    resource = resource_of(s, region)
    n = 0
    for h in s.princes[seat].built:
        card = CARDS[s.cards.identity[h]]
        if card.boosts and card.resource == resource:
            n += s.where[region] in regions_beside_site(s.where[h])
    return n


@effect
def marketplace(s: State, seat: int) -> None:
    """With fewer regions of the number, gain one resource of a kind the rival's regions yield."""
    mine = [h for h in regions(s, seat) if card_of(s, h).number == s.production]
    rivals = [h for h in regions(s, 1 - seat) if card_of(s, h).number == s.production]
    if len(rivals) > len(mine):
        kinds = sorted({resource_of(s, h) for h in rivals})
        gain(s, choose_gain(s, seat, "marketplace.take", 1, kinds))


@effect
def brigand_attack(s: State) -> None:
    """Whoever counts more than seven resources loses all gold and all wool."""
    for seat in (0, 1):
        safe = regions_beside(s, seat, "storehouse")
        counted = sum(s.level[h] for h in regions(s, seat) if s.where[h] not in safe)
        if counted > 7:
            for h in regions(s, seat):
                if resource_of(s, h) in (GOLD, WOOL):
                    s.level[h] = 0


def regions_beside(s: State, seat: int, name: str) -> list[int]:
    """The places of the regions beside all cards of a name, once for each card."""
    found: list[int] = []
    for h in s.princes[seat].built:
        if CARDS[s.cards.identity[h]].name == name:
            found += regions_beside_site(s.where[h])
    return found


@effect
def trade_event(s: State) -> None:
    """The trade advantage takes a resource from the other player; two with the Moneylender."""
    if s.trader >= 0:
        taker, giver = s.trader, 1 - s.trader
        n, least = (2, 0) if has(s, taker, "moneylender") else (1, None)
        named = choose_demand(s, taker, giver, "trade-event.take", n, least)
        given, taken = choose_transfer(s, giver, taker, "trade-event", named)
        pay(s, given)
        gain(s, taken)


@effect
def celebration(s: State) -> None:
    """The most skilful player takes a resource; both do if they are equal."""
    skill = [points(s, seat, SKILL) for seat in (0, 1)]
    for seat in (s.turn, 1 - s.turn):
        n = int(skill[seat] >= skill[1 - seat])
        if seat == s.turn and s.herald:
            n += 1  # Reiner's player takes one more
        if n:
            s.then("take_resources", seat, "celebration.take", n)


@effect
def harvest(s: State) -> None:
    """Both take a resource; Toll Bridges and Pirate Ships bring gold."""
    for seat in (s.turn, 1 - s.turn):
        s.then("take_resources", seat, "harvest.take", 1)
        gold = 0
        for h in s.princes[seat].built:
            gold += {"toll-bridge": 2, "pirate-ship": 1}.get(card_of(s, h).name, 0)
        if gold:
            s.then("take_gold", seat, "harvest.gold", gold)


@effect
def take_resources(s: State, seat: int, why: str, n: int) -> None:
    """A player takes resources of choice."""
    gain(s, choose_gain(s, seat, why, n))


@effect
def take_gold(s: State, seat: int, why: str, n: int) -> None:
    """A player takes gold, into gold fields or the Gold Cache."""
    if gold_to(s, seat):
        gain(s, choose_gain(s, seat, why, n, [GOLD]))
