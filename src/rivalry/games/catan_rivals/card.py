"""What a card is, and the catalogue that the modules of `cards/` fill.

One declaration holds a card's facts and its effect, and everything it does to prices, searches,
stores, attacks and other cards. Effects are stored by name, so that pending work stays plain data;
requirements are functions that return what is missing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rivalry.core.decision import Action
from rivalry.core.effects import Effect
from rivalry.core.question import Question

RESOURCES: Final = ("brick", "grain", "lumber", "wool", "ore", "gold")
BRICK: Final = 0
GRAIN: Final = 1
LUMBER: Final = 2
WOOL: Final = 3
ORE: Final = 4
GOLD: Final = 5
PURSE: Final = (*RESOURCES, "owl", "star")
"""What prices are paid in; owls and stars are not resources."""
OWL: Final = 6
STAR: Final = 7

POINTS: Final = ("victory", "commerce", "strength", "skill", "progress", "sail", "cannon")
VICTORY: Final = 0
COMMERCE: Final = 1
STRENGTH: Final = 2
SKILL: Final = 3
PROGRESS: Final = 4
SAIL: Final = 5
CANNON: Final = 6

BASIC: Final = "basic"
"""The set that is in every game."""

# Kinds of cards.
REGION: Final = "region"
BUILDING: Final = "building"
HERO: Final = "hero"
TRADE_SHIP: Final = "trade-ship"
SHIP: Final = "ship"
UNIT: Final = "unit"
SITE: Final = "extraordinary-site"
ACTION: Final = "action"
ATTACK: Final = "attack"
EVENT: Final = "event"
METROPOLIS_CARD: Final = "metropolis"
MARKER: Final = "marker"
HARBOR: Final = "harbour"  # lies in the centre row; not a card of any zone
ISLAND: Final = "island"
PIRATE: Final = "pirate"
SHIPWRECK: Final = "wreck"
UNKNOWN: Final = "unknown"  # a promo whose printed text we do not have; never in a game

UNITS: Final = (HERO, TRADE_SHIP, SHIP, UNIT)

# Where a card stands.
ANY_SITE: Final = "settlement or city"  # green cards
CITY_SITE: Final = "city"  # red cards
BY_REGION: Final = "region"  # region expansions
ON_ROAD: Final = "road"  # road complements
ON_CARD: Final = "card"  # on top of another card
ON_CITY: Final = "metropolis"  # a metropolis, on a city without one
AS_MARKER: Final = "marker"  # beside the principality; it takes up no place
AT_SEA: Final = "sea"  # beyond the harbour
NOWHERE: Final = ""  # action and event cards

# When an action card is played, or a card in play is used, if not in the action phase.
BEFORE_ROLL: Final = "before-roll"
FOUNDING: Final = "founding"  # while a settlement gets its regions
AGAINST_EVENT: Final = "against-event"  # its `against` names the events
AGAINST_FACE: Final = "against-face"  # its `against` names the faces of the event die
AGAINST_ATTACK: Final = "against-attack"  # its `defends` are the rolls that cancel an attack
WHILE_BUILDING: Final = "while-building"  # a building; `helps` changes how the building is paid for
FIGHTING: Final = "fighting"  # a pirate, before the die is rolled

# What playing an action card or using a card in play does, in words that an evaluation can weigh.
SCOUTS: Final = "scouts"
FIXES_NUMBER: Final = "fixes-number"
FIXES_EVENT: Final = "fixes-event"
SWAPS: Final = "swaps"  # resources, as `swaps` says
MOVES: Final = "moves"  # the player's own cards
REPLACES: Final = "replaces"  # one of the player's buildings by another
RETRIEVES: Final = "retrieves"  # from the discard pile
BRINGS: Final = "brings"  # resources, cards or knowledge, for less than they are worth
SELLS: Final = "sells"  # a card from the hand, for less than a good one is worth
DISCOVERS: Final = "discovers"  # a sea card, for a small price
CHARTS: Final = "charts"  # looks at sea cards and moves them
SAILS: Final = "sails"  # brings back an explorer ship, which may act again
GATHERS: Final = "gathers"  # owls or stars, for resources
FORESEES: Final = "foresees"  # events, and may put them out of the way
EARNS: Final = "earns"  # stars, for a resource
SPENDS: Final = "spends"  # itself, for one of the rival's resources
TRADES: Final = "trades"  # one for one, as `trades` says
LOWERS: Final = "lowers"  # one of the player's cards by one side, for two resources

Cost = tuple[int, int, int, int, int, int, int, int]
FREE: Final[Cost] = (0, 0, 0, 0, 0, 0, 0, 0)
ALL_KINDS: Final = 63
"""Every resource, as bits."""

Points = tuple[int, int, int, int, int, int, int]
ANY: Final = -1
"""In place of a resource: any of them."""


@dataclass(frozen=True)
class Card:
    """One printed card. Copies of it share the record."""

    index: int
    key: str  # unique: the printed name in kebab-case, with the set if two sets use the name
    name: str  # the printed name in kebab-case: what rules and other cards refer to
    name_id: int  # the name as a number: what a principality counts
    title: str
    german: str
    set: str
    back: str  # what its back shows: its set, or what kind of card it is
    kind: str
    place: str
    copies: int
    duel_copies: int  # how many of them carry no half moon: those the Duel uses
    cost: Cost
    costs: list[int]  # the same as a list, for the many comparisons
    price: int  # how many resources that is in total
    tokens: bool  # owls or stars are part of it
    points: Points
    sides: tuple[Points, ...]  # of a card that can be turned: its points, by the side turned up
    turn_price: Cost  # what turning it costs
    turn_beside: bool  # turning is paid for from the region beside it
    turn_any: bool  # it turns to any other side, not only to the next higher one
    text: str
    once: bool  # "(1x)": at most one in a principality
    person: bool  # in the Tournament Game, at most one in the two principalities together
    face_up: bool  # lies in the theme game's open stack
    on: str  # the name of the card it is built on top of
    abroad: bool  # it stands in the rival's principality, but still belongs to its builder
    leaves: Callable[[Any, int], bool] | None  # state, host: whether it must leave the host now
    expel_price: Cost  # what its host may pay to get rid of it; free: it cannot be expelled
    fits: Callable[[Any, int, int], bool] | None  # state, host, cell: a further condition
    beside: int  # the resource of the region beside which it must stand; -1: any region
    pays_beside: int  # how many resources of that very region are its price
    with_city: bool  # with an open stack, it comes from there with the first city
    given: bool  # each player has one in play from the start
    loyal: bool  # it never goes to the rival's principality or hand
    forbids: tuple[str, ...]  # the names of cards that cannot stand in the same principality
    resource: int  # of a region, common trade ship, production booster or store; -1: none
    holds: bool  # up to three owls or stars, as `resource` says, lie on it
    number: int  # of a region
    boosts: bool  # a production booster: regions beside it that yield `resource` yield one more
    irrigates: int  # the resources, as bits, whose regions around its city yield one more
    stores: bool  # holds up to three of `resource` besides the regions
    hides: bool  # brigands do not count what lies in the regions beside it
    shelters: int  # the resources, as bits, that brigands neither count nor take beside it
    guards: Effect[int] | None  # when brigands hit its owner: settles what is lost
    after_brigands: Effect[int] | None  # after a brigand attack
    star_at: str  # the face of the event die that brings its owner a star
    celebrates: Effect[int] | None  # after a celebration has brought its resources
    levies: Effect[int, int] | None  # the rival traded 2 or 3 of a kind: owner, resource
    market_levies: Effect[int] | None  # its host stored something from a Marketplace
    harvest: int  # the gold that a plentiful harvest brings its owner
    trade_event: int  # how many resources the trade event lets its owner take
    names_gifts: bool  # its owner names what the trade event makes them give
    search_price: int  # what choosing a card from a stack costs its owner; -1: the usual price
    exchanges: int  # how many cards its owner may exchange at the end of a turn
    refills: bool  # its owner draws up to the limit after being made to lose hand cards
    cheapens: Callable[["Card"], int] | None  # how much less another card costs its owner
    cheapens_kinds: int  # the resources, as bits, that may be saved
    defends: tuple[int, ...]  # the rolls with which it cancels an attack
    warded_off: bool  # an attack against which a defence roll helps
    wins_ties: bool  # its owner also wins ties when rolling a die against something
    threatens: bool  # an attack that can cost the rival a card in hand or in play
    forbids_attacks: bool  # while it stands, nobody may play attacks
    tolls: bool  # a leading rival pays a toll for each attack that threatens its owner's cards
    protects: tuple[int, ...]  # production numbers on which riots do not affect its owner
    bonus_kind: int  # the kind of points that `bonus` adds; -1: none
    bonus: Callable[[Any, int], int] | None  # state, seat: extra points for its owner
    burden_kind: int  # the kind of points that `burden` takes from the host of a card abroad
    burden: Callable[[Any, int, int], int] | None  # state, host, handle
    needs: Callable[[Any, int], str] | None  # what is missing, as a reason (see reason.py), or ""
    printed_requirement: bool  # of an action card: its text has a requirement
    play: Effect[int] | None  # of an action card; its player's seat
    event: Effect[()] | None  # of an event card
    rebuilds: bool  # an event card that makes players rebuild the event stack
    above_yule: bool  # where events are sorted, it never lies below Yule
    returns: int  # an event that goes back under this many cards of its stack; 0: to the bottom
    sure: bool  # an event that each player must bring one of to the Tournament Game
    harms: Callable[[Any, int], bool] | None  # whether an event would harm a player now
    built: Effect[int, int] | None  # right after building: seat, cell
    meddles: bool  # its `built` reaches into the rival's principality
    arrives: bool  # its `built` also happens when a player takes it over from the rival
    use: Effect[int, str] | None  # in the action phase, while it stands: seat, key
    can_use: Callable[[Any, int, int], bool] | None  # state, seat, handle
    fee: Cost  # what a use costs, paid by its own effect
    limit: bool  # it can be used once per turn
    use_price: Cost  # what each use costs
    borrows: Callable[["Card"], bool] | None  # which of the rival's cards; one use per turn
    waits: bool  # it cannot be used before its owner's next turn
    lasts: str  # the note that lets a played action card be used until the turn is over
    produces: Effect[int] | None  # after production
    consoles: Effect[int] | None  # after its owner was made to remove another expansion
    moment: str  # when it is played or used, if that is not the action phase
    when: str  # the same in words
    asks: Question | None  # the question whether to play it at its moment
    founds: Effect[int, str] | None  # in place of the two top regions: seat, side
    helps: Effect[int, tuple[int, ...]] | None  # pays for a building: seat, price
    gold_for: int  # how many resources of a building's price it lets its player pay in gold
    fights: Effect[int, int] | None  # in place of a roll against a pirate: seat, place at sea
    discovery: Effect[int, int] | None  # when a sea card is discovered: seat, place at sea
    mission: Effect[int, int] | None  # when a ship visits it again: seat, place at sea
    can_visit: Callable[[Any, int, int], bool] | None  # whether it may: state, seat, handle
    treasure: tuple[int, ...]  # by side: resources of choice, once, when that side is reached
    foe: int  # of a pirate: what the die and the cannon points have to exceed
    tribute: tuple[int, int] | None  # what a pirate asks for: a resource or any, and how many
    against: tuple[str, ...]  # the events it saves its player from, or the die faces it cancels
    saves_for: Cost  # of a card in play: what saving its player costs
    does: str  # what playing or using it does, in words that an evaluation can weigh
    swaps: tuple[int, int, int] | None  # the resource paid, how many, and how many others for it
    swaps_into: int  # the resources, as bits, that are taken
    trades: Callable[[Any, int, int], list[tuple[int, int]]] | None
    # state, seat, handle: the stores that can pay one, with what is bought; -1: any other kind
    company: tuple[str, ...]  # the kinds of cards that it helps where it stands
    heroine: bool
    is_action: bool  # it is played, not built
    is_unit: bool
    removable: bool  # its owner may remove it
    build_it: Action
    abroad_it: Action
    play_it: Action
    use_it: Action
    expel_it: Action
    name_it: Action


CARDS: Final[list[Card]] = []
"""Every card, by index."""

BY_KEY: Final[dict[str, Card]] = {}

NAMES: Final[dict[str, int]] = {}
"""The number of every name."""

MOST_NAMES: Final = 256
"""No game has more names than this."""

MOMENTS: Final[dict[str, list[Card]]] = {}
"""By moment: the action cards that are played then."""

ASKED_BY: Final[dict[str, str]] = {}
"""By the question whether to play a card at its moment: the key of that card."""

EXCLUDED: Final[dict[str, list[str]]] = {}
"""By name: the names that may not stand in the same principality."""

PEACEMAKERS: Final[list[int]] = []
"""The names of cards that forbid attacks, as numbers."""

TOLL_TAKERS: Final[list[int]] = []
"""The names of cards that take a toll for attacks, as numbers."""

BORROWERS: Final[list[int]] = []
"""The names of cards that borrow the rival's, as numbers."""

LASTING: Final[dict[str, Card]] = {}
"""By the turn's note: the action card that may be used as long as the note is there."""


def name_id(name: str) -> int:
    """The number of a printed name, whether or not the card has been declared yet.

    >>> name_id("abbey") == BY_KEY["abbey"].name_id if "abbey" in BY_KEY else True
    True
    """
    found = NAMES.setdefault(name, len(NAMES))
    assert found < MOST_NAMES, "more names than a principality counts"
    return found


def cost(words: str) -> Cost:
    """A cost in words as numbers.

    >>> cost("2 brick, grain, owl")
    (2, 1, 0, 0, 0, 0, 1, 0)
    """
    counts = [0] * 8
    for part in words.split(","):
        if part.strip():
            number, _, resource = part.strip().rpartition(" ")
            counts[PURSE.index(resource)] += int(number or 1)
    b, g, lumber, w, o, gold, owl, star = counts
    return (b, g, lumber, w, o, gold, owl, star)


def seven(by_kind: Mapping[str, int]) -> Points:
    """Points by kind, as a tuple of numbers.

    >>> seven({"victory": 1, "skill": 2})
    (1, 0, 0, 2, 0, 0, 0)
    """
    assert all(kind in POINTS for kind in by_kind), f"unknown points among {sorted(by_kind)}"
    v, c, strength, skill, p, sail, cannon = [by_kind.get(kind, 0) for kind in POINTS]
    return (v, c, strength, skill, p, sail, cannon)


def card(
    title: str,
    german: str,
    kind: str,
    *,
    set: str,
    text: str,
    place: str = NOWHERE,
    copies: int = 1,
    duel: int | None = None,
    price: str = "",
    points: Mapping[str, int] | None = None,
    sides: tuple[Mapping[str, int], ...] = (),
    turn_price: str = "",
    turn_beside: bool = False,
    turn_any: bool = False,
    key: str | None = None,
    name: str | None = None,
    back: str | None = None,
    once: bool = False,
    person: bool | None = None,
    face_up: bool = False,
    on: str = "",
    abroad: bool = False,
    leaves: Callable[[Any, int], bool] | None = None,
    expel_price: str = "",
    fits: Callable[[Any, int, int], bool] | None = None,
    beside: int = -1,
    pays_beside: int = 0,
    with_city: bool = False,
    given: bool = False,
    loyal: bool = False,
    forbids: tuple[str, ...] = (),
    resource: int = -1,
    holds: bool = False,
    number: int = 0,
    boosts: bool = False,
    irrigates: int = 0,
    stores: bool = False,
    hides: bool = False,
    shelters: int = 0,
    guards: Effect[int] | None = None,
    after_brigands: Effect[int] | None = None,
    star_at: str = "",
    celebrates: Effect[int] | None = None,
    levies: Effect[int, int] | None = None,
    market_levies: Effect[int] | None = None,
    harvest: int = 0,
    trade_event: int = 1,
    names_gifts: bool = False,
    search_price: int = -1,
    exchanges: int = 1,
    refills: bool = False,
    cheapens: Callable[[Card], int] | None = None,
    cheapens_kinds: int = ALL_KINDS,
    defends: tuple[int, ...] = (),
    warded_off: bool = False,
    wins_ties: bool = False,
    threatens: bool = False,
    forbids_attacks: bool = False,
    tolls: bool = False,
    protects: tuple[int, ...] = (),
    bonus_kind: int = -1,
    bonus: Callable[[Any, int], int] | None = None,
    burden_kind: int = -1,
    burden: Callable[[Any, int, int], int] | None = None,
    needs: Callable[[Any, int], str] | None = None,
    printed_requirement: bool = True,
    play: Effect[int] | None = None,
    event: Effect[()] | None = None,
    rebuilds: bool = False,
    above_yule: bool = False,
    returns: int = 0,
    sure: bool = False,
    harms: Callable[[Any, int], bool] | None = None,
    built: Effect[int, int] | None = None,
    meddles: bool = False,
    arrives: bool = False,
    use: Effect[int, str] | None = None,
    can_use: Callable[[Any, int, int], bool] | None = None,
    fee: str = "",
    limit: bool = False,
    use_price: str = "",
    borrows: Callable[[Card], bool] | None = None,
    waits: bool = False,
    lasts: str = "",
    produces: Effect[int] | None = None,
    consoles: Effect[int] | None = None,
    moment: str = "",
    when: str = "",
    asks: Question | None = None,
    founds: Effect[int, str] | None = None,
    helps: Effect[int, tuple[int, ...]] | None = None,
    gold_for: int = 0,
    fights: Effect[int, int] | None = None,
    discovery: Effect[int, int] | None = None,
    mission: Effect[int, int] | None = None,
    can_visit: Callable[[Any, int, int], bool] | None = None,
    treasure: tuple[int, ...] = (),
    foe: int = 0,
    tribute: tuple[int, int] | None = None,
    against: tuple[str, ...] = (),
    saves_for: str = "",
    does: str = "",
    swaps: tuple[int, int, int] | None = None,
    swaps_into: int = ALL_KINDS,
    trades: Callable[[Any, int, int], list[tuple[int, int]]] | None = None,
    company: tuple[str, ...] = (),
    heroine: bool = False,
) -> None:
    """Declare one card. `duel` is how many copies carry no half moon; by default, all."""
    name = kebab(title) if name is None else name
    key = (name if name not in BY_KEY else f"{set}-{name}") if key is None else key
    assert key not in BY_KEY, f"two cards have the key {key}"
    assert (moment == "") == (when == ""), f"{key} is played at a moment that has no words"
    paid = cost(price)
    record = Card(
        index=len(CARDS),
        key=key,
        name=name,
        name_id=name_id(name),
        title=title,
        german=german,
        set=set,
        back=back or (kind if kind in (REGION, EVENT) else set),
        kind=kind,
        place=place,
        copies=copies,
        duel_copies=copies if duel is None else duel,
        cost=paid,
        costs=list(paid),
        price=sum(paid[:6]),
        tokens=paid[OWL] + paid[STAR] > 0,
        points=seven(points or {}),
        sides=tuple([seven(side) for side in sides]),
        turn_price=cost(turn_price),
        turn_beside=turn_beside,
        turn_any=turn_any,
        text=text,
        once=once,
        person=kind == HERO if person is None else person,
        face_up=face_up,
        on=on,
        abroad=abroad,
        leaves=leaves,
        expel_price=cost(expel_price),
        fits=fits,
        beside=beside,
        pays_beside=pays_beside,
        with_city=with_city,
        given=given,
        loyal=loyal,
        forbids=forbids,
        resource=resource,
        holds=holds,
        number=number,
        boosts=boosts,
        irrigates=irrigates,
        stores=stores,
        hides=hides,
        shelters=shelters,
        guards=guards,
        after_brigands=after_brigands,
        star_at=star_at,
        celebrates=celebrates,
        levies=levies,
        market_levies=market_levies,
        harvest=harvest,
        trade_event=trade_event,
        names_gifts=names_gifts,
        search_price=search_price,
        exchanges=exchanges,
        refills=refills,
        cheapens=cheapens,
        cheapens_kinds=cheapens_kinds,
        defends=defends,
        warded_off=warded_off,
        wins_ties=wins_ties,
        threatens=threatens,
        forbids_attacks=forbids_attacks,
        tolls=tolls,
        protects=protects,
        bonus_kind=bonus_kind,
        bonus=bonus,
        burden_kind=burden_kind,
        burden=burden,
        needs=needs,
        printed_requirement=printed_requirement and kind in (ACTION, ATTACK),
        play=play,
        event=event,
        rebuilds=rebuilds,
        above_yule=above_yule,
        returns=returns,
        sure=sure,
        harms=harms,
        built=built,
        meddles=meddles,
        arrives=arrives,
        use=use,
        can_use=can_use,
        fee=cost(fee),
        limit=limit,
        use_price=cost(use_price),
        borrows=borrows,
        waits=waits,
        lasts=lasts,
        produces=produces,
        consoles=consoles,
        moment=moment,
        when=when,
        asks=asks,
        founds=founds,
        helps=helps,
        gold_for=gold_for,
        fights=fights,
        discovery=discovery,
        mission=mission,
        can_visit=can_visit,
        treasure=treasure,
        foe=foe,
        tribute=tribute,
        against=against,
        saves_for=cost(saves_for),
        does=does,
        swaps=swaps,
        swaps_into=swaps_into,
        trades=trades,
        company=company,
        heroine=heroine,
        is_action=kind in (ACTION, ATTACK),
        is_unit=kind in UNITS,
        removable=kind == BUILDING or kind in UNITS or abroad,  # RULINGS O-74
        build_it=("build", key),
        abroad_it=("abroad", key),
        play_it=("play", key),
        use_it=("use", key),
        expel_it=("expel", key),
        name_it=("card", key),
    )
    CARDS.append(record)
    BY_KEY[key] = record
    if moment and record.is_action:
        MOMENTS.setdefault(moment, []).append(record)
    if asks is not None:
        ASKED_BY[asks.key] = key
    for other in forbids:
        EXCLUDED.setdefault(name, []).append(other)
        EXCLUDED.setdefault(other, []).append(name)
    if forbids_attacks:
        PEACEMAKERS.append(record.name_id)
    if tolls:
        TOLL_TAKERS.append(record.name_id)
    if borrows is not None:
        BORROWERS.append(record.name_id)
    if lasts:
        LASTING[lasts] = record


def kebab(title: str) -> str:
    """A printed name in kebab-case.

    >>> kebab("Heinrich the Sentinel"), kebab("Weaver's Shop"), kebab("Artwork: Epic")
    ('heinrich-the-sentinel', 'weavers-shop', 'artwork-epic')
    """
    return title.lower().replace("'", "").replace(",", "").replace(":", "").replace(" ", "-")
