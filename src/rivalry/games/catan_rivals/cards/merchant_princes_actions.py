"""The action cards of the Era of Merchant Princes."""

from typing import Final

from rivalry.core.question import AMOUNT, DECIDES, GAINS, GIVES, OWN_PLACE
from rivalry.games.catan_rivals.action import drop_card
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ATTACK,
    BUILDING,
    TRADE_SHIP,
    TRADES,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.basic import trade_ships
from rivalry.games.catan_rivals.cards.gold import merchant_return
from rivalry.games.catan_rivals.cards.merchant_princes import (
    SET,
    has_harbor,
    has_harbor_or_ships,
)
from rivalry.games.catan_rivals.demand import (
    Demand,
    choose_demand,
    choose_transfer,
    demand,
    demands,
    no_spoils,
)
from rivalry.games.catan_rivals.points import victory_points
from rivalry.games.catan_rivals.resource import (
    all_but,
    choose_place,
    gain,
    has_room_beside,
    kinds_with_room,
    owned,
    pay,
    resource_of,
    room,
    stores,
    take_any,
    take_into,
    take_up_to,
)
from rivalry.games.catan_rivals.state import (
    State,
    card_of,
    effect,
    has,
    note,
    noted,
    question,
)

CRAFT_GUILD: Final = name_id("craft-guild")


# Gifts


def can_call_gero(s: State, seat: int) -> str:
    if trade_ships(s, seat) < 2:
        return "needs-trade-ships 2"
    return "" if kinds_with_room(s, seat) else "no-room"


GERO: Final = take_into("gero.take", "Which resource does Gero bring you?")


@effect
def gero(s: State, seat: int) -> None:
    """Take one or two resources of choice."""
    s.then(take_any, seat, GERO.key, 1, ALL_KINDS)
    s.then(take_up_to, seat, GERO.key, 1, ALL_KINDS)


card(
    "Gero the Master Merchant",
    "Handelsherr Gero",
    ACTION,
    set=SET,
    needs=can_call_gero,
    play=gero,
    text="With 2 trade ships: take any 1 or 2 resources.",
)


def can_call_guild_master(s: State, seat: int) -> str:
    if not has(s, seat, CRAFT_GUILD):
        return "needs-card craft-guild"
    return "" if kinds_with_room(s, seat) else "no-room"


GUILD_MASTER: Final = take_into(
    "guild-master.take", "Which resource does the Guild Master bring you?"
)


@effect
def guild_master(s: State, seat: int) -> None:
    """Take up to two resources of choice."""
    s.then(take_up_to, seat, GUILD_MASTER.key, 2, ALL_KINDS)


card(
    "Guild Master",
    "Zunftmeister",
    ACTION,
    set=SET,
    duel=0,
    needs=can_call_guild_master,
    play=guild_master,
    text="With a Craft Guild: take up to 2 resources of your choice.",
)


# Hergild


MOST_TRADES: Final = 12  # RULINGS O-87: so that a turn ends
HERGILD: Final = note("hergild")
"""The note that a resource, given by its number, may be traded one for one."""
HERGILD_TRADES: Final = note("hergild-trades")
"""The note that counts how often that was done this turn."""


def trades_done(s: State) -> int:
    """How often Hergild has traded this turn."""
    for word, n in s.notes:
        if word == HERGILD_TRADES:
            return n
    return 0


def common_ships(s: State, seat: int) -> list[int]:
    """A player's trade ships that trade one kind of resource; the Large Trade Ship names none."""
    found = []
    for h in s.princes[seat].built:
        record = card_of(s, h)
        if record.kind == TRADE_SHIP and record.resource >= 0:
            found.append(h)
    return found


def can_call_hergild(s: State, seat: int) -> str:
    missing = has_harbor_or_ships(s, seat)
    if missing:
        return missing
    if not common_ships(s, seat):
        return "needs-common-ship"
    return "" if trades_done(s) < MOST_TRADES else f"traded-enough {MOST_TRADES}"


HERGILD_SHIP: Final = question(
    "hergild.ship", OWN_PLACE, DECIDES, "Which of your trade ships does Hergild fit out?"
)


@effect
def hergild(s: State, seat: int) -> None:
    """The resource of one trade ship may be traded one for one for the rest of the turn."""
    # RULINGS O-9: one kind of resource, chosen now.
    ship = choose_place(s, seat, HERGILD_SHIP, common_ships(s, seat))
    resource = card_of(s, ship).resource
    if not noted(s, HERGILD, resource):
        s.notes.append((HERGILD, resource))


def hergilds_stores(s: State, seat: int, kinds: list[int]) -> list[int]:
    """The stores from which one of these resources can be traded one for one."""
    found = []
    for h in stores(s, seat):
        resource = resource_of(s, h)
        if s.level[h] and resource in kinds and has_room_beside(s, seat, resource):
            found.append(h)
    return found


def traded_kinds(s: State) -> list[int]:
    """The resources that may be traded one for one this turn."""
    return [resource for word, resource in s.notes if word == HERGILD]


def hergilds_trades(s: State, seat: int, h: int) -> list[tuple[int, int]]:
    """What can be traded one for one now, or could be once she is played."""
    kinds = traded_kinds(s) or [card_of(s, ship).resource for ship in common_ships(s, seat)]
    return [(store, -1) for store in hergilds_stores(s, seat, kinds)]


def can_trade_with_hergild(s: State, seat: int, h: int) -> bool:
    return trades_done(s) < MOST_TRADES and len(hergilds_stores(s, seat, traded_kinds(s))) > 0


HERGILD_GIVE: Final = question(
    "hergild.give", OWN_PLACE, GIVES, "Which resource do you trade with Hergild?"
)
HERGILD_TAKE: Final = take_into("hergild.take", "Which resource does Hergild bring you?")


@effect
def trade_with_hergild(s: State, seat: int, key: str) -> None:
    """Trade one of the chosen resource for one of another kind."""
    store = choose_place(s, seat, HERGILD_GIVE, hergilds_stores(s, seat, traded_kinds(s)))
    done = trades_done(s)
    s.notes = [(word, n) for word, n in s.notes if word != HERGILD_TRADES]
    s.notes.append((HERGILD_TRADES, done + 1))
    pay(s, [store])
    s.then(take_any, seat, HERGILD_TAKE.key, 1, all_but(resource_of(s, store)))


card(
    "Hergild the Master Merchant",
    "Handelsherrin Hergild",
    ACTION,
    set=SET,
    duel=0,
    needs=can_call_hergild,
    play=hergild,
    lasts=HERGILD,
    use=trade_with_hergild,
    can_use=can_trade_with_hergild,
    does=TRADES,
    trades=hergilds_trades,
    text="With a Commercial Harbor or 2 trade ships: choose one of your trade ships. For the rest "
    "of this turn you may trade its resource 1 for 1, at most 12 times. The Large Trade Ship "
    "cannot be chosen.",
)


# Attacks


def can_monopolise_sea(s: State, seat: int) -> str:
    if trade_ships(s, seat) <= trade_ships(s, 1 - seat):
        return "needs-more-ships"
    return no_spoils(s, seat)


MARITIME: Final = demands("maritime-trade-monopoly")


@effect
def maritime_trade_monopoly(s: State, seat: int) -> None:
    """Take a resource of choice for each trade ship beyond the rival's number, at most two."""
    n = min(2, trade_ships(s, seat) - trade_ships(s, 1 - seat))
    s.then(demand, seat, "maritime-trade-monopoly", n, n)


card(
    "Maritime Trade Monopoly",
    "Seehandelsmonopol",
    ATTACK,
    set=SET,
    copies=2,
    needs=can_monopolise_sea,
    play=maritime_trade_monopoly,
    text="With more trade ships than your rival: name 1 resource that they must give you, or 2 if "
    "you have at least 2 more ships.",
)


def can_beg(s: State, seat: int) -> str:
    if s.trader != 1 - seat:
        return "rival-without-trade-advantage"
    return no_spoils(s, seat)


MENDICANTS: Final = demands("mendicants")


@effect
def mendicants(s: State, seat: int) -> None:
    """Take a resource of choice from the rival, up to two if they have more victory points."""
    n = 2 if victory_points(s, 1 - seat) > victory_points(s, seat) else 1
    s.then(demand, seat, "mendicants", n, 1)


card(
    "Mendicants",
    "Bettelmönche",
    ATTACK,
    set=SET,
    duel=0,
    needs=can_beg,
    play=mendicants,
    text="When your rival has the trade advantage: name 1 resource that they must give you, or up "
    "to 2 if they have more victory points than you.",
)


def outposts(s: State, seat: int) -> list[int]:
    """A player's buildings in the rival's principality."""
    return [h for h in s.princes[seat].abroad if card_of(s, h).kind == BUILDING]


def can_retreat(s: State, seat: int) -> str:
    return no_spoils(s, seat) if outposts(s, seat) else "nothing-abroad"


RETREAT: Final = demands("tactical-retreat")
RETREAT_FROM: Final = question(
    "tactical-retreat.which", OWN_PLACE, GIVES, "Which of your buildings abroad do you give up?"
)
RETREAT_TAKE: Final = take_into("tactical-retreat.more", "Which resource do you take as well?")


@effect
def tactical_retreat(s: State, seat: int) -> None:
    """Give up a building abroad for one of the rival's resources and another, both of choice."""
    mine = outposts(s, seat)
    h = mine[0]
    if len(mine) > 1:
        answer = s.choose(seat, RETREAT_FROM, [card_of(s, h).abroad_it for h in mine])
        h = next(h for h in mine if card_of(s, h).abroad_it == answer)
    drop_card(s, seat, h)
    s.then(demand, seat, "tactical-retreat", 1, 1)
    s.then(take_any, seat, RETREAT_TAKE.key, 1, ALL_KINDS)


card(
    "Tactical Retreat",
    "Taktischer Rückzug",
    ATTACK,
    set=SET,
    duel=0,
    needs=can_retreat,
    play=tactical_retreat,
    text="Discard one of your buildings in your rival's principality. Name 1 resource that your "
    "rival must give you, and take any 1 resource as well.",
)


def can_monopolise(s: State, seat: int) -> str:
    return has_harbor(s, seat) or no_spoils(s, seat)


MONOPOLY: Final = Demand("trade-monopoly")
MONOPOLY_AMOUNT: Final = question(
    "trade-monopoly.amount", AMOUNT, GAINS, "How many of them must your rival give you?"
)


@effect
def trade_monopoly(s: State, seat: int) -> None:
    """Take up to three of one resource from the rival, then give one resource back."""
    resource = choose_demand(s, seat, 1 - seat, MONOPOLY.take, 1)[0]
    n = min(3, owned(s, 1 - seat)[resource], room(s, seat)[resource])
    if n > 1:
        n = s.choose(seat, MONOPOLY_AMOUNT, [("number", k) for k in range(1, n + 1)])[1]
    given, taken = choose_transfer(s, 1 - seat, seat, MONOPOLY, [resource] * n)
    pay(s, given)
    gain(s, taken)
    s.then(merchant_return, seat)


card(
    "Trade Monopoly",
    "Handelsmonopol",
    ATTACK,
    set=SET,
    needs=can_monopolise,
    play=trade_monopoly,
    text="With a Commercial Harbor: name 1 to 3 resources of one kind that your rival must give "
    "you. Then give them 1 resource of your choice.",
)
