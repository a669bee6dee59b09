"""The nine action cards of the Era of Prosperity."""

from typing import Final

from rivalry.core.question import DECIDES, GIVES, NUMBER, OWN_PLACE, SETTLES, YES_NO
from rivalry.games.catan_rivals.action import YES, YES_OR_NO
from rivalry.games.catan_rivals.building import found_city
from rivalry.games.catan_rivals.card import (
    ACTION,
    ATTACK,
    EARNS,
    FIXES_EVENT,
    GRAIN,
    STAR,
    card,
    cost,
    name_id,
)
from rivalry.games.catan_rivals.cards.prosperity import SET, has_aqueduct
from rivalry.games.catan_rivals.die import EVENT_DIE, resolve_face
from rivalry.games.catan_rivals.place import PLACE_NAMES, SETTLEMENT, WEST, cell
from rivalry.games.catan_rivals.points import victory_points
from rivalry.games.catan_rivals.price import missing_resources
from rivalry.games.catan_rivals.production import HERALD
from rivalry.games.catan_rivals.resource import (
    choose_gain,
    choose_place,
    gain,
    holders,
    owned,
    pay,
    pay_from,
    pay_price,
    price_of,
    resource_of,
    room,
    stores,
)
from rivalry.games.catan_rivals.star import (
    gain_stars,
    needs_room_for_star,
    pay_stars,
    room_for_stars,
    stars,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question

PRINCE: Final = name_id("prince")
PRINCESS: Final = name_id("princess")


def has_prince(s: State, seat: int) -> str:
    if has(s, seat, PRINCE) or has(s, seat, PRINCESS):
        return ""
    return "needs-card prince princess"


# Artworks


def can_show_artwork(s: State, seat: int) -> str:
    return has_prince(s, seat) or needs_room_for_star(s, seat)


INSPIRED_BY: Final = {
    name_id("artwork-epic"): name_id("theater"),
    name_id("artwork-fountain"): name_id("aqueduct"),
    name_id("artwork-relief"): name_id("city-palace"),
    name_id("artwork-sculpture"): name_id("builders-hut"),
}
"""By Artwork: the building that goes with it."""


@effect
def artwork(s: State, seat: int) -> None:
    """Gain a star, and another with the building that goes with the Artwork."""
    building = INSPIRED_BY[card_of(s, s.resolving[-1]).name_id]
    gain_stars(s, seat, 2 if has(s, seat, building) else 1)


for _title, _german, _duel, _building in (
    ("Artwork: Epic", "Kunstwerk Epos", 0, "a Theater"),
    ("Artwork: Fountain", "Kunstwerk Wasserspiel", 1, "an Aqueduct"),
    ("Artwork: Relief", "Kunstwerk Relief", 0, "a City Palace"),
    ("Artwork: Sculpture", "Kunstwerk Skulptur", 1, "a Builders' Hut"),
):
    card(
        _title,
        _german,
        ACTION,
        set=SET,
        duel=_duel,
        needs=can_show_artwork,
        play=artwork,
        text=f"With a Prince or Princess: take 1 star, or 2 if you have {_building}.",
    )


# Attacks

MOST_STARS: Final = 2
MOST_TRIBUTE: Final = 3


def claimable_stars(s: State, seat: int) -> int:
    """How many stars Bera could take from the rival."""
    return min(MOST_STARS, stars(s, 1 - seat), room_for_stars(s, seat))


def tribute(s: State, seat: int) -> int:
    """How many resources the rival's lead is worth."""
    lead = victory_points(s, 1 - seat) - victory_points(s, seat)
    return max(0, min(MOST_TRIBUTE, lead))


def tributary(s: State, seat: int, given: list[int]) -> list[int]:
    """The rival's stores that, after what is given, still hold something a player could store."""
    free = room(s, seat)
    for h in given:
        free[resource_of(s, h)] -= 1
    return [
        h
        for h in stores(s, 1 - seat)
        if s.level[h] > given.count(h) and free[resource_of(s, h)] > 0
    ]


def can_rise(s: State, seat: int) -> str:
    if not holders(s, seat, STAR):
        return "needs-card public-feeling"
    if claimable_stars(s, seat) or (tribute(s, seat) and tributary(s, seat, [])):
        return ""
    return "rival-without-tribute"


BERA: Final = question(
    "bera.resources",
    YES_NO,
    DECIDES,
    "Do you demand {n} resources? If not, your rival gives you stars.",
)
BERA_GIVE: Final = question(
    "bera.give", OWN_PLACE, GIVES, "Which resource do you give to Bera? {n} to give."
)
BERA_STORE: Final = question(
    "bera.to", OWN_PLACE, SETTLES, "Where do you store what Bera brings you?"
)


@effect
def bera(s: State, seat: int) -> None:
    """Demand stars from the rival, or as many resources as they are points ahead."""
    due = tribute(s, seat) if tributary(s, seat, []) else 0
    n = claimable_stars(s, seat)
    if due and n and s.choose(seat, BERA, YES_OR_NO, amount=due) != YES:
        due = 0
    if due:
        s.then(pay_tribute, 1 - seat, due)
    else:
        pay_stars(s, 1 - seat, n)
        gain_stars(s, seat, n)


@effect
def pay_tribute(s: State, giver: int, due: int) -> None:
    """The giver chooses from what the other player can store (RULINGS O-78)."""
    taker = 1 - giver
    given: list[int] = []
    while len(given) < due:
        payers = tributary(s, taker, given)
        if not payers:
            break
        given.append(choose_place(s, giver, BERA_GIVE, payers))
    taken: list[int] = []
    for r in range(6):
        n = len([h for h in given if resource_of(s, h) == r])
        taken += choose_gain(s, taker, BERA_STORE, n, r)
    pay(s, given)
    gain(s, taken)


card(
    "Bera the Insurgent",
    "Bera, die Aufrührerin",
    ATTACK,
    set=SET,
    duel=0,
    needs=can_rise,
    play=bera,
    text="Your rival gives you up to 2 stars; or 1 resource of their choice for each victory point "
    "by which they are ahead of you, at most 3.",
)


FORETOLD: Final = question(
    "court-astrologer.face", NUMBER, DECIDES, "Which event of the die do the stars foretell?"
)


@effect
def court_astrologer(s: State, seat: int) -> None:
    """Choose a face of the event die; it is resolved now for both players (RULINGS O-18)."""
    face = s.choose(seat, FORETOLD, EVENT_DIE)[1]
    # RULINGS O-84: no bonus from Reiner, whose own Celebration may have become another event.
    s.notes = [note for note in s.notes if note[0] != HERALD]
    s.then(resolve_face, face)


card(
    "Court Astrologer",
    "Hof-Astrologe",
    ATTACK,
    set=SET,
    price="star",
    needs=has_prince,
    play=court_astrologer,
    does=FIXES_EVENT,
    text="With a Prince or Princess: pay 1 star and choose a face of the event die. Its event "
    "happens now, for both of you, and nothing is produced.",
)


# Others


def can_feed(s: State, seat: int) -> str:
    if owned(s, seat)[GRAIN] == 0:
        return "short 1 grain"
    return needs_room_for_star(s, seat)


FEEDING_PAY: Final = pay_from("feeding.pay", "Which of your fields feeds the poor?")


@effect
def feeding_the_poor(s: State, seat: int) -> None:
    """Pay one grain for two stars."""
    s.then(pay_price, seat, FEEDING_PAY.key, price_of(GRAIN, 1))
    gain_stars(s, seat, 2)


card(
    "Feeding the Poor",
    "Armenspeisung",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    printed_requirement=False,
    needs=can_feed,
    play=feeding_the_poor,
    does=EARNS,
    text="Pay 1 grain and take up to 2 stars.",
)


CHEAP_CITY: Final = cost("ore, 2 grain")


def settlements(s: State, seat: int) -> list[int]:
    """Where a player has a settlement that is not yet a city."""
    prince = s.princes[seat]
    xs = range(prince.left, prince.right + 1, 2)
    return [x for x in xs if prince.centre[x - WEST] == SETTLEMENT]


def can_prosper(s: State, seat: int) -> str:
    missing = has_aqueduct(s, seat)
    if missing:
        return missing
    if s.cities == 0:
        return "none-left"  # RULINGS O-49
    if not settlements(s, seat):
        return "needs-settlement"
    return missing_resources(list(CHEAP_CITY), owned(s, seat), 0)


PROSPEROUS: Final = question(
    "prosperity.city", OWN_PLACE, DECIDES, "Which of your settlements becomes a city?"
)
PROSPERITY_PAY: Final = pay_from("prosperity.pay", "Which region pays for the city? {n} to pay.")


@effect
def prosperity(s: State, seat: int) -> None:
    """Build a city for less."""
    xs = settlements(s, seat)
    x = xs[0]
    if len(xs) > 1:
        x = s.choose(seat, PROSPEROUS, [PLACE_NAMES[cell(x, 0)] for x in xs])[1]
    s.then(pay_price, seat, PROSPERITY_PAY.key, CHEAP_CITY)
    s.then(found_city, seat, x)


card(
    "Prosperity",
    "Wohlstand",
    ACTION,
    set=SET,
    needs=can_prosper,
    play=prosperity,
    text="With an Aqueduct: build a city for only 1 ore and 2 grain.",
)
