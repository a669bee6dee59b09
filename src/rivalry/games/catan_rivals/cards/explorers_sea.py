"""The sea cards of the Era of Explorers: the harbour, four islands, three pirates, shipwrecks.

Each player has a harbour and nine sea cards: one of each island and pirate, and two shipwrecks.
"""

from typing import Final

from rivalry.core.chance import chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import (
    CARD,
    DECIDES,
    FATE,
    GAINS,
    GIVES,
    OWN_PLACE,
    SETTLES,
    STACK,
    YES_NO,
)
from rivalry.games.catan_rivals.action import NO, ROLLS, YES, YES_OR_NO, end_of, wins_ties
from rivalry.games.catan_rivals.card import (
    ALL_KINDS,
    ANY,
    AT_SEA,
    CANNON,
    FIGHTING,
    GOLD,
    HARBOR,
    ISLAND,
    MOMENTS,
    PIRATE,
    SHIPWRECK,
    Card,
    card,
)
from rivalry.games.catan_rivals.cards.explorers import (
    CANNON_FOUNDRY,
    LANDING_STAGE,
    SET,
    unused,
)
from rivalry.games.catan_rivals.die import EVENT_DIE, EVENT_WEIGHTS, resolve_face
from rivalry.games.catan_rivals.points import points
from rivalry.games.catan_rivals.resource import (
    DONE,
    affords,
    all_but,
    at_place,
    has_room_beside,
    names_of,
    owned,
    pay,
    pay_any,
    pay_from,
    pay_price,
    price_of,
    resource_of,
    stores,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.sea import (
    SHIP_GONE,
    SHIP_HERE,
    can_rise,
    lose_ship,
    missions,
    rise,
    sea_name,
    sea_place,
    visit,
)
from rivalry.games.catan_rivals.stack import (
    card_names,
    could_hold,
    discard_from_hand,
    full_stacks,
    look_through,
    take_from_hand,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, in_hand, question
from rivalry.games.catan_rivals.turn import take_searched, take_second

card(
    "Explorer Harbor",
    "Entdeckerhafen",
    HARBOR,
    set=SET,
    place=AT_SEA,
    copies=2,
    text="Lies at one end of your principality, which cannot grow there. 1 of your 3 explorer "
    "ships is built from the start; each other one costs 1 lumber and 1 wool. A ship that is "
    "built acts once per turn: it discovers a sea card, only 1 per turn, or goes on a mission. "
    "Your sail points say how far your ships get.",
)


# The islands that trade


def mission_prices(s: State, seat: int, island: Card) -> list[tuple[int, ...]]:
    """The prices a player could pay for a mission; a Landing Stage lets one resource be gold."""
    plain: tuple[int, ...] = island.turn_price
    prices = [plain]
    if unused(s, seat, LANDING_STAGE) >= 0:
        in_gold = list(price_of(GOLD, 1))
        for r in range(GOLD):
            in_gold[r] = max(0, plain[r] - 1)
        prices.append(tuple(in_gold))
    return [price for price in prices if affords(s, seat, price)]


def can_trade(s: State, seat: int, h: int) -> bool:
    return can_rise(s, seat, h) and len(mission_prices(s, seat, card_of(s, h))) > 0


MISSION_GOLD: Final = question(
    "mission.gold", YES_NO, DECIDES, "Do you pay 1 of the 2 resources in gold?"
)
MISSION_PAY: Final = pay_from("mission.pay", "Which region pays for the mission? {n} to pay.")


@effect
def trade_mission(s: State, seat: int, n: int) -> None:
    """Pay the islanders; their island turns to its next side."""
    island = card_of(s, s.princes[seat].sea[n])
    prices = mission_prices(s, seat, island)
    price = prices[-1]
    if len(prices) > 1 and s.choose(seat, MISSION_GOLD, YES_OR_NO) == NO:
        price = prices[0]
    if price[GOLD]:
        s.used[unused(s, seat, LANDING_STAGE)] = 1
    s.then(pay_price, seat, MISSION_PAY.key, price)
    s.then(rise, seat, n)


BARDS_TAKE: Final = question(
    "bards.card", CARD, GAINS, "Which card do you take from your rival's hand?"
)


@effect
def bards(s: State, seat: int, n: int) -> None:
    """The rival shows their hand; an action card or a unit may be taken from it."""
    hand = s.princes[1 - seat].hand
    for h in hand:
        s.cards.show(h, seat)
    if hand:
        s.then(bards_take, seat)


@effect
def bards_take(s: State, seat: int) -> None:
    """Take an action card or a unit from the hand that was shown, or nothing."""
    liked = [h for h in s.princes[1 - seat].hand if _is_liked(card_of(s, h))]
    answer = s.choose(seat, BARDS_TAKE, [*card_names(s, liked), NO])
    if answer != NO:
        take_from_hand(s, seat, in_hand(s, 1 - seat, answer[1]))


def _is_liked(record: Card) -> bool:
    return record.is_action or record.is_unit


card(
    "Island of the Bards",
    "Insel der Barden",
    ISLAND,
    set=SET,
    place=AT_SEA,
    copies=2,
    duel=0,
    sides=(
        {},
        {"skill": 2},
        {"commerce": 1, "skill": 2},
        {"victory": 1, "commerce": 1, "skill": 2},
    ),
    turn_price="2 grain",
    discovery=bards,
    mission=trade_mission,
    can_visit=can_trade,
    text="Discovery: your rival shows you their hand; you may take 1 action card or unit from it. "
    "Mission: pay 2 grain and turn the island to its next side.",
)


SCHOLARS_STACK: Final = question("scholars.stack", STACK, GAINS, "Which stack do you look through?")
SCHOLARS_MORE: Final = question(
    "scholars.more", CARD, GAINS, "Which second card do you take from this stack?"
)


@effect
def scholars(s: State, seat: int, n: int) -> None:
    """The player may look through a stack and take one or two of its cards (RULINGS O-77)."""
    stacks = full_stacks(s, seat)
    if not stacks:
        return
    answer = s.choose(seat, SCHOLARS_STACK, [*stacks, NO])
    if answer != NO:
        look_through(s, seat, answer[1])
        s.then(take_searched, seat, answer[1])
        s.then(take_second, seat, answer[1], SCHOLARS_MORE.key)


card(
    "Island of the Scholars",
    "Insel der Gelehrten",
    ISLAND,
    set=SET,
    place=AT_SEA,
    copies=2,
    sides=(
        {},
        {"strength": 1},
        {"strength": 1, "progress": 1},
        {"victory": 1, "strength": 1, "progress": 1},
    ),
    turn_price="2 lumber",
    discovery=scholars,
    mission=trade_mission,
    can_visit=can_trade,
    text="Discovery: you may look through a stack and take 1 or 2 of its cards into your hand. "
    "Mission: pay 2 lumber and turn the island to its next side.",
)


def wares(s: State, seat: int) -> list[int]:
    """The stores from which a player could trade something for two of other kinds."""
    return [
        h for h in stores(s, seat) if s.level[h] and has_room_beside(s, seat, resource_of(s, h))
    ]


MERCHANTS_GIVE: Final = question(
    "merchants.give", OWN_PLACE, GIVES, "Which resource do you give to the merchants?"
)
MERCHANTS_TAKE: Final = take_into("merchants.take", "Which resource do the merchants give you?")


@effect
def merchants(s: State, seat: int, n: int) -> None:
    """The player may trade a resource for two of other kinds."""
    given = wares(s, seat)
    if not given:
        return
    answer = s.choose(seat, MERCHANTS_GIVE, [*names_of(s, given), DONE])
    if answer != DONE:
        h = at_place(s, seat, answer)
        pay(s, [h])
        s.then(take_any, seat, MERCHANTS_TAKE.key, 2, all_but(resource_of(s, h)))


card(
    "Island of the Merchants",
    "Insel der Händler",
    ISLAND,
    set=SET,
    place=AT_SEA,
    copies=2,
    sides=({}, {"commerce": 1}, {"commerce": 2}, {"victory": 1, "commerce": 2}),
    turn_price="2 wool",
    discovery=merchants,
    mission=trade_mission,
    can_visit=can_trade,
    text="Discovery: you may give any 1 resource for any 2 of other kinds. Mission: pay 2 wool and "
    "turn the island to its next side.",
)


# The Forgotten Tribe

REEF: Final = 1  # the roll that costs the ship
UNREST: Final = 4  # up to this roll, an event happens


def is_open_to_all(s: State, seat: int, h: int) -> bool:
    """The Forgotten Tribe may be visited on any side, even if it cannot turn (RULINGS O-17)."""
    return True


TRIBE_MORE: Final = question(
    "tribe.mission", OWN_PLACE, DECIDES, "On which mission does your ship go at once?"
)
TRIBE_ROLL: Final = question("tribe.roll", FATE, SETTLES, "What does the production die show?")
TRIBE_EVENT: Final = question("tribe.event", FATE, SETTLES, "What does the event die show?")


@effect
def tribe(s: State, seat: int, n: int) -> None:
    """The ship may go on a mission at once, even to this island."""
    prince = s.princes[seat]
    places = missions(s, seat, n)
    answer = s.choose(seat, TRIBE_MORE, [*[sea_name(prince, m) for m in places], DONE])
    if answer != DONE:
        there = sea_place(prince, answer)
        s.used[prince.sea[n]] = SHIP_GONE
        s.used[prince.sea[there]] = SHIP_HERE
        visit(s, seat, there)


@effect
def tribe_mission(s: State, seat: int, n: int) -> None:
    """The die decides whether the ship is lost, an event happens or the island turns."""
    roll = chance_number(s.choose(CHANCE, TRIBE_ROLL, ROLLS))
    if roll == REEF:
        lose_ship(s, seat, n)
    elif roll <= UNREST:
        s.then(tribe_event)
    elif can_rise(s, seat, s.princes[seat].sea[n]):
        s.then(rise, seat, n)


@effect
def tribe_event(s: State) -> None:
    """The event die is rolled, and its event affects both players."""
    face = s.choose(CHANCE, TRIBE_EVENT, EVENT_DIE, EVENT_WEIGHTS)[1]
    s.then(resolve_face, face)


card(
    "Island of the Forgotten Tribe",
    "Insel des vergessenen Stamms",
    ISLAND,
    set=SET,
    place=AT_SEA,
    copies=2,
    sides=({}, {}, {}, {"victory": 1}),
    treasure=(0, 2, 2, 0),
    discovery=tribe,
    mission=tribe_mission,
    can_visit=is_open_to_all,
    text="Discovery: the ship may go on a mission at once, to this island too. Mission: roll the "
    "production die. 1: the ship is lost. 2 to 4: roll the event die; the event is for both "
    "players. 5 or 6: turn the island to its next side; the first two bring any 2 resources.",
)


# Pirates

PIRATE_PAY: Final = question(
    "pirate.pay", YES_NO, DECIDES, "Do you pay the pirate to avoid a fight?"
)
TRIBUTE: Final = pay_from("pirate.tribute", "Which region pays the pirate? {n} to pay.")
FIRE: Final = question("pirate.roll", FATE, SETTLES, "What does the production die show?")
FIRE_AGAIN: Final = question(
    "pirate.again", YES_NO, DECIDES, "You have lost the fight. Do you roll once more?"
)


def can_pay_off(s: State, seat: int, resource: int, n: int) -> bool:
    """Whether a player has what a pirate asks for."""
    mine = owned(s, seat)
    return (sum(mine) if resource == ANY else mine[resource]) >= n


@effect
def meet_pirate(s: State, seat: int, n: int) -> None:
    """Pay what the pirate asks for, or fight."""
    tribute = card_of(s, s.princes[seat].sea[n]).tribute
    assert tribute is not None, "a pirate asks for something"
    resource, due = tribute
    if not can_pay_off(s, seat, resource, due) or s.choose(seat, PIRATE_PAY, YES_OR_NO) == NO:
        s.then(fight, seat, n)
    elif resource == ANY:
        s.then(pay_any, seat, TRIBUTE.key, due)
    else:
        s.then(pay_price, seat, TRIBUTE.key, price_of(resource, due))


@effect
def fight(s: State, seat: int, n: int) -> None:
    """The player may play a card that decides the fight; otherwise the die does."""
    for helper in MOMENTS[FIGHTING]:
        assert helper.asks is not None and helper.fights is not None, f"{helper.key} cannot fight"
        # Asked whenever the card could be in hand, so that the question gives nothing away.
        if not could_hold(s, seat, helper) or (helper.needs is not None and helper.needs(s, seat)):
            continue
        options: list[Action] = [NO]
        if in_hand(s, seat, helper.key) >= 0:
            options.append(helper.play_it)
        if s.choose(seat, helper.asks, options) == helper.play_it:
            discard_from_hand(s, seat, helper.key)
            s.then(helper.fights, seat, n)
            s.then(end_of, seat, helper.key)
            return
    s.then(fire, seat, n)


@effect
def fire(s: State, seat: int, n: int) -> None:
    """Roll against the pirate: ties are rolled again, and a lower roll loses the ship."""
    roll = chance_number(s.choose(CHANCE, FIRE, ROLLS))
    ahead = roll + points(s, seat, CANNON) - card_of(s, s.princes[seat].sea[n]).foe
    if ahead > 0 or (ahead == 0 and wins_ties(s, seat)):
        s.then(rise, seat, n)
        return
    if ahead == 0:
        s.then(fire, seat, n)
        return
    foundry = unused(s, seat, CANNON_FOUNDRY)
    if foundry >= 0 and s.choose(seat, FIRE_AGAIN, YES_OR_NO) == YES:
        s.used[foundry] = 1
        s.then(fire, seat, n)
        return
    lose_ship(s, seat, n)


def pirate(name: str, foe: int, tribute: tuple[int, int], asks: str, duel: int = 2) -> None:
    """Declare a pirate: pirates differ in strength and in what they ask for."""
    card(
        name,
        name,
        PIRATE,
        set=SET,
        place=AT_SEA,
        copies=2,
        duel=duel,
        sides=({}, {}, {}, {"victory": 1}),
        treasure=(0, 1, 2, 0),
        foe=foe,
        tribute=tribute,
        discovery=meet_pirate,
        mission=meet_pirate,
        can_visit=can_rise,
        text=f"Discovery and mission: pay {asks}, or fight. Roll the production die and add your "
        f"cannon points. More than {foe}: turn the pirate to the next side; the first two bring "
        f"any 1 and any 2 resources. Exactly {foe}: roll again. Less: the ship is lost.",
    )


pirate("Cimmarone", 6, (GOLD, 1), "1 gold")
pirate("Jean", 8, (ANY, 2), "any 2 resources")
pirate("Haidao Chang", 5, (GOLD, 1), "1 gold", duel=0)


WRECK_TAKE: Final = take_into("shipwreck.take", "Which resource do you find in the wreck?")


@effect
def shipwreck(s: State, seat: int, n: int) -> None:
    """The wreck holds a resource of choice."""
    s.then(take_any, seat, WRECK_TAKE.key, 1, ALL_KINDS)


card(
    "Shipwreck",
    "Wrack",
    SHIPWRECK,
    set=SET,
    place=AT_SEA,
    copies=4,
    duel=2,
    discovery=shipwreck,
    text="Discovery: take any 1 resource. There are no missions to a wreck.",
)
