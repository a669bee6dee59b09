"""The Era of Turmoil: 24 cards, two of them open, and four events."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import (
    CARD,
    DECIDES,
    GAINS,
    LOSES,
    OWN_PLACE,
    POINTS_AT,
    RESOURCE,
    RIVALS_PLACE,
    STACK,
    YES_NO,
    Question,
)
from rivalry.games.catan_rivals.action import NO, YES, YES_OR_NO, lose_card
from rivalry.games.catan_rivals.card import (
    ACTION,
    AGAINST_EVENT,
    ALL_KINDS,
    ANY_SITE,
    ATTACK,
    BUILDING,
    CITY_SITE,
    COMMERCE,
    EVENT,
    GOLD,
    GRAIN,
    HERO,
    RESOURCES,
    SKILL,
    STRENGTH,
    WOOL,
    Card,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.basic_events import (
    FEUD_TEXT,
    FRATERNAL_FEUDS_TEXT,
    buildings,
    feud,
    feud_harms,
    fraternal_feuds,
    fraternal_feuds_harm,
)
from rivalry.games.catan_rivals.cards.gold import BRIGANDS_TEXT, brigands, can_raid
from rivalry.games.catan_rivals.demand import demand, demands, no_spoils
from rivalry.games.catan_rivals.event import is_spared
from rivalry.games.catan_rivals.place import PLACE_NAMES, column
from rivalry.games.catan_rivals.points import count, points, victory_points
from rivalry.games.catan_rivals.resource import (
    EACH,
    TAKE,
    choose_place,
    owned,
    pay_from,
    pay_price,
    price_of,
    room,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.stack import (
    card_names,
    choose_stack_under,
    may_defect,
    take_from_hand,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, in_hand, question

SET = "turmoil"

HEDGE_TAVERN: Final = name_id("hedge-tavern")


def has_tavern(s: State, seat: int) -> str:
    return "" if has(s, seat, HEDGE_TAVERN) else "needs-card hedge-tavern"


# Action cards


def strong_units(s: State, seat: int) -> list[int]:
    """A player's units with strength."""
    found = []
    for h in s.princes[seat].built:
        record = card_of(s, h)
        if record.is_unit and record.points[STRENGTH] > 0:
            found.append(h)
    return found


def can_shoot(s: State, seat: int) -> str:
    if strong_units(s, 1 - seat):
        return has_tavern(s, seat)
    return has_tavern(s, seat) or "rival-without-strong-unit"


SHOT: Final = question("archer.lose", OWN_PLACE, LOSES, "Which unit do you lose to the Archer?")
SHOT_STACK: Final = question("archer.stack", STACK, LOSES, "Under which stack does the unit go?")


@effect
def archer(s: State, seat: int) -> None:
    """The rival gives up a unit with strength, of their choice."""
    rival = 1 - seat
    h = choose_place(s, rival, SHOT, strong_units(s, rival))
    stack = choose_stack_under(s, rival, SHOT_STACK, h)
    lose_card(s, rival, h, stack)


card(
    "Archer",
    "Bogenschütze",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_shoot,
    play=archer,
    warded_off=True,
    threatens=True,
    text="With a Hedge Tavern: your rival chooses one of their units with strength points and puts "
    "it under a matching stack.",
)


def burnable(s: State, seat: int) -> list[int]:
    """A player's buildings in settlements and cities without a Fire Brigade, those abroad last."""
    grid = s.princes[seat].grid
    own: list[int] = [grid[c] for c in buildings(s, seat) if can_catch_fire(s, seat, c)]
    for h in s.princes[seat].abroad:
        if card_of(s, h).kind == BUILDING and can_catch_fire(s, 1 - seat, s.where[h]):
            own.append(h)
    return own


def can_catch_fire(s: State, host: int, c: int) -> bool:
    """Whether a place is a site of a settlement or a city without a Fire Brigade."""
    for h in s.princes[host].built:
        if card_of(s, h).name == "fire-brigade" and column(s.where[h]) == column(c):
            return False
    return column(c) % 2 == 0


def can_burn(s: State, seat: int) -> str:
    if burnable(s, 1 - seat):
        return has_tavern(s, seat)
    return has_tavern(s, seat) or "rival-without-unprotected"


BURNT: Final = question(
    "arsonist.target", RIVALS_PLACE, POINTS_AT, "Which building of your rival burns down?"
)
BURNT_STACK: Final = question(
    "arsonist.stack", STACK, LOSES, "Under which stack does the building go?"
)


@effect
def arsonist(s: State, seat: int) -> None:
    """Choose one of the rival's buildings; the rival puts it under a stack."""
    rival = 1 - seat
    h = choose_rivals_card(s, seat, BURNT, burnable(s, rival))
    stack = choose_stack_under(s, rival, BURNT_STACK, h)
    lose_card(s, rival, h, stack)


def choose_rivals_card(s: State, seat: int, asked: Question, handles: list[int]) -> int:
    """One of the rival's cards by its place, or by its name if it stands in the chooser's realm;
    asked only if there are several.
    """
    if len(handles) == 1:
        return handles[0]
    names: list[Action] = []
    for h in handles:
        record = card_of(s, h)
        names.append(record.abroad_it if record.abroad else PLACE_NAMES[s.where[h]])
    return handles[names.index(s.choose(seat, asked, names))]


card(
    "Arsonist",
    "Feuerteufel",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_burn,
    play=arsonist,
    warded_off=True,
    threatens=True,
    text="With a Hedge Tavern: choose a building in one of your rival's settlements or cities; "
    "they put it under a matching stack.",
)

card(
    "Brigands",
    "Raubzug",
    ATTACK,
    set=SET,
    needs=can_raid,
    play=brigands,
    text=BRIGANDS_TEXT,
)

card(
    "Sebastian the Itinerant Preacher",
    "Sebastian, der Wanderprediger",
    ACTION,
    set=SET,
    printed_requirement=False,
    duel=0,
    moment=AGAINST_EVENT,
    when="when an event of riots or feuds is about to harm you",
    against=("riots", "feud", "fraternal-feuds"),
    text="Play it when Riots, a Feud or Fraternal Feuds are drawn: the event does not affect you.",
)


def can_betray(s: State, seat: int) -> str:
    if s.princes[1 - seat].hand:
        return has_tavern(s, seat)
    return has_tavern(s, seat) or "rival-without-hand"


@effect
def traitor(s: State, seat: int) -> None:
    """Look at the rival's hand and take one of its cards."""
    for h in s.princes[1 - seat].hand:
        s.cards.show(h, seat)
    s.then(traitor_take, seat)


BETRAYED: Final = question(
    "traitor.card", CARD, GAINS, "Which card do you take from your rival's hand?"
)


@effect
def traitor_take(s: State, seat: int) -> None:
    """Take one card from that hand, or none; no buildings where players have their own decks."""
    hand = s.princes[1 - seat].hand
    if s.mode.decks:
        hand = [h for h in hand if card_of(s, h).is_action or card_of(s, h).is_unit]
    names = card_names(s, may_defect(s, hand))
    answer = s.choose(seat, BETRAYED, [*names, NO])
    if answer != NO:
        take_from_hand(s, seat, in_hand(s, 1 - seat, answer[1]))


card(
    "Traitor",
    "Verräter",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_betray,
    play=traitor,
    warded_off=True,
    threatens=True,
    text="With a Hedge Tavern: look at your rival's hand; you may take 1 of its cards.",
)


def can_plunder(s: State, seat: int) -> str:
    if s.hero != seat:
        return "needs-strength-advantage"
    return no_spoils(s, seat)


VOYAGE: Final = demands("voyage")


@effect
def voyage_of_plunder(s: State, seat: int) -> None:
    """Take one resource of choice from the rival, two from a rival with more victory points."""
    n = 2 if victory_points(s, 1 - seat) > victory_points(s, seat) else 1
    s.then(demand, seat, "voyage", n, n)


card(
    "Voyage of Plunder",
    "Beutefahrt",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_plunder,
    play=voyage_of_plunder,
    text="With the strength advantage: name 1 resource that your rival must give you; 2 if they "
    "have more victory points than you.",
)


# Settlement and city expansions


def heroes_cost_one_less(other: Card) -> int:
    return 1 if other.kind == HERO else 0


card(
    "Drill Ground",
    "Übungsplatz",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="brick, ore",
    points={"strength": 1},
    once=True,
    cheapens=heroes_cost_one_less,
    text="Each hero you build costs you 1 resource less, of your choice.",
)

card(
    "Lookout Tower",
    "Spähturm",
    BUILDING,
    set=SET,
    place=ANY_SITE,
    price="grain, lumber",
    points={"strength": 1},
    defends=(1, 2),
    text="Roll a die when an Archer, Arsonist or Traitor is played against you: a 1 or 2 "
    "cancels the card.",
)

card(
    "Carl Forkbeard",
    "Carl Gabelbart",
    HERO,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="grain, ore, 2 wool",
    points={"strength": 5},
    text="A hero with great strength.",
)

card(
    "Heinrich the Sentinel",
    "Heinrich, der Wächter",
    HERO,
    set=SET,
    place=ANY_SITE,
    price="grain, ore, wool",
    points={"strength": 2},
    defends=(3, 4, 5),
    text="Roll a die when an Archer, Arsonist or Traitor is played against you: a 3, 4 or 5 "
    "cancels the card.",
)

CONSOLED: Final = take_into("irmgard.take", "Which resource does Irmgard bring you?")


@effect
def irmgard(s: State, seat: int) -> None:
    """Irmgard pays one resource of choice for a card her owner was made to remove."""
    s.then(take_any, seat, CONSOLED.key, 1, ALL_KINDS)


card(
    "Irmgard, Keeper of the Light",
    "Irmgard, Bewahrerin des Lichts",
    HERO,
    set=SET,
    place=ANY_SITE,
    duel=0,
    price="gold, grain",
    points={"skill": 2},
    heroine=True,
    consoles=irmgard,
    text="Take any 1 resource when an event or an action card of your rival makes you remove "
    "another of your expansions.",
)


# City expansions

for _key, _numbers in (("chapel-1-3", (1, 2, 3)), ("chapel-4-6", (4, 5, 6))):
    card(
        "Chapel",
        "Kapelle",
        BUILDING,
        set=SET,
        key=_key,
        place=CITY_SITE,
        price="brick, grain, 2 ore",
        points={"victory": 1},
        protects=_numbers,
        text="Riots do not affect you in a turn with the production number "
        f"{_numbers[0]}, {_numbers[1]} or {_numbers[2]}.",
    )


FAIR: Final = take_into("fairgrounds.take", "Which resource do the Fairgrounds bring you?")


@effect
def fairgrounds(s: State, seat: int, c: int) -> None:
    """Take two resources of choice, if the builder has more skill than the rival."""
    if points(s, seat, SKILL) > points(s, 1 - seat, SKILL):
        s.then(take_any, seat, FAIR.key, 2, ALL_KINDS)


card(
    "Fairgrounds",
    "Festplatz",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="grain, 2 lumber, wool",
    points={"victory": 1},
    built=fairgrounds,
    text="When you have built it and have more skill points than your rival, take any 2 resources.",
)

card(
    "Fire Brigade",
    "Feuerwache",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="brick, ore, 2 wool",
    points={"victory": 1},
    text="The Arsonist cannot burn any building of its city, itself included.",
)

card(
    "Hedge Tavern",
    "Spelunke",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    copies=2,
    duel=1,
    price="2 gold, grain, wool",
    points={"victory": 1},
    once=True,
    face_up=True,
    text="Lets you play Archers, Arsonists and Traitors.",
)

card(
    "Large Festival Hall",
    "Große Festhalle",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    price="2 brick, 3 grain, 3 ore",
    points={"victory": 2},
    text="Worth 2 victory points.",
)


TITHE: Final = question(
    "tithe-barn.take", RESOURCE, GAINS, "Does the Tithe Barn bring you grain or wool?"
)
TITHE_TO: Final = take_into("tithe-barn.to", "Where do you store it?")


@effect
def tithe_barn(s: State, seat: int, c: int) -> None:
    """Take grain or wool, one for each of the player's heroes."""
    heroes = count(s, seat, HERO)
    free = room(s, seat)
    kinds = [r for r in (GRAIN, WOOL) if free[r]]
    if not heroes or not kinds:
        return
    r = kinds[0]
    if len(kinds) > 1:
        answer = s.choose(seat, TITHE, [TAKE[r] for r in kinds])
        r = RESOURCES.index(answer[1])
    s.then(take_any, seat, TITHE_TO.key, heroes, EACH[r])


card(
    "Tithe Barn",
    "Zehntscheuer",
    BUILDING,
    set=SET,
    place=CITY_SITE,
    duel=0,
    price="brick, 2 lumber, ore",
    points={"victory": 1},
    built=tithe_barn,
    text="When you have built it, take 1 grain for each of your heroes, or 1 wool for each.",
)


# Events

card(
    "Feud",
    "Fehde",
    EVENT,
    set=SET,
    duel=0,
    event=feud,
    harms=feud_harms,
    text=FEUD_TEXT,
)

card(
    "Fraternal Feuds",
    "Bruderzwist",
    EVENT,
    set=SET,
    duel=0,
    event=fraternal_feuds,
    harms=fraternal_feuds_harm,
    text=FRATERNAL_FEUDS_TEXT,
)


def restless(s: State, seat: int) -> list[int]:
    """A player's units with strength or commerce points."""
    found = []
    for h in s.princes[seat].built:
        record = card_of(s, h)
        if record.is_unit and (record.points[STRENGTH] or record.points[COMMERCE]):
            found.append(h)
    return found


def riots_harm(s: State, seat: int) -> bool:
    """Whether riots would cost a player something: there are units, and no Chapel protects."""
    for h in s.princes[seat].built:
        if s.production in card_of(s, h).protects:
            return False
    return len(restless(s, seat)) > 0


RIOTS_PAY: Final = question("riots.pay", YES_NO, DECIDES, "Do you pay {n} gold to calm the riots?")
RIOTS_PAY_FROM: Final = pay_from("riots.pay-from", "Where does the gold come from? {n} to pay.")
RIOTS_LOSE: Final = question("riots.lose", OWN_PLACE, LOSES, "Which unit do you give up?")
RIOTS_STACK: Final = question("riots.stack", STACK, LOSES, "Under which stack does the unit go?")


@effect
def riots(s: State) -> None:
    """Each player pays gold for their units, or gives one of them up."""
    for seat in (s.turn, 1 - s.turn):
        if not is_spared(s, seat) and riots_harm(s, seat):
            s.then(riots_against, seat)


@effect
def riots_against(s: State, seat: int) -> None:
    """Pay one gold, two with three or more units, or lose a unit."""
    units = restless(s, seat)
    due = 1 if len(units) < 3 else 2
    if owned(s, seat)[GOLD] >= due and s.choose(seat, RIOTS_PAY, YES_OR_NO, amount=due) == YES:
        s.then(pay_price, seat, RIOTS_PAY_FROM.key, price_of(GOLD, due))
        return
    h = choose_place(s, seat, RIOTS_LOSE, units)
    stack = choose_stack_under(s, seat, RIOTS_STACK, h)
    lose_card(s, seat, h, stack)


card(
    "Riots",
    "Unruhen",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=riots,
    harms=riots_harm,
    sure=True,
    text="Whoever has units with strength or commerce points pays 1 gold for 1 or 2 of them, or 2 "
    "gold for more, or else puts one of these units under a matching stack.",
)
