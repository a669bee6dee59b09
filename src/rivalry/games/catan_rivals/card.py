"""What a card is, and the catalogue that the modules of `cards/` fill.

A card's facts and its effect stand side by side in one declaration. Effects are named, so that
pending work stays plain data; requirements are functions that answer with what is missing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

RESOURCES: Final = ("brick", "grain", "lumber", "wool", "ore", "gold")
BRICK, GRAIN, LUMBER, WOOL, ORE, GOLD = range(6)

POINTS: Final = ("victory", "commerce", "strength", "skill", "progress")
VICTORY, COMMERCE, STRENGTH, SKILL, PROGRESS = range(5)

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
UNKNOWN: Final = "unknown"  # a promo whose printed text we do not have; never in a game

UNITS: Final = (HERO, TRADE_SHIP, SHIP, UNIT)

# Where a card stands.
ANY_SITE: Final = "settlement or city"  # green cards
CITY_SITE: Final = "city"  # red cards
BY_REGION: Final = "region"  # region expansions
ON_ROAD: Final = "road"  # road complements
ON_CARD: Final = "card"  # on top of another card
NOWHERE: Final = ""  # action and event cards

Cost = tuple[int, int, int, int, int, int]
FREE: Final[Cost] = (0, 0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Card:
    """One printed card. Copies of it share the record."""

    index: int
    key: str  # unique: the printed name in kebab-case, with the set where a name comes twice
    name: str  # the printed name in kebab-case: what rules and other cards speak of
    title: str
    german: str
    set: str
    back: str  # the set whose back it shows: its own, except for promos
    kind: str
    place: str
    copies: int
    duel_copies: int  # how many of them carry no half moon, which the Duel needs to know
    cost: Cost
    points: tuple[int, int, int, int, int]
    text: str
    once: bool  # "(1x)": at most one in a principality
    face_up: bool  # lies in the theme game's open stack
    on: str  # the name of the card it is built on top of
    resource: int  # of a region, a common trade ship, a production booster; -1: none
    number: int  # of a region
    boosts: bool  # a production booster: regions beside it that yield `resource` yield one more
    protects: tuple[int, ...]  # production numbers on which a Chapel protects
    bonus: tuple[int, str] | None  # kind of point, and the name of the sum in points.BONUSES
    needs: Callable[[Any, int], str] | None  # "" or what is missing: a reason (see reason.py)
    play: str  # effect of an action card, an event, or a card used before the roll
    built: str  # effect right after building
    use: str  # effect in the action phase while it stands
    can_use: Callable[[Any, int, int], bool] | None  # state, seat, handle
    limit: bool  # its use is once per turn
    when: str  # an action card's moment, where it is not the action phase
    heroine: bool


CARDS: Final[list[Card]] = []
"""Every card, by index."""

BY_KEY: Final[dict[str, Card]] = {}

BUILT_EFFECTS: Final[dict[str, str]] = {}
"""By effect right after building: the key of its card."""

USE_EFFECTS: Final[set[str]] = set()
"""Effects of cards in play; the key of the card used is the second of their arguments."""


def cost(words: str) -> Cost:
    """A cost in words as numbers.

    >>> cost("2 brick, grain")
    (2, 1, 0, 0, 0, 0)
    """
    counts = [0] * 6
    for part in words.split(","):
        if part.strip():
            number, _, resource = part.strip().rpartition(" ")
            counts[RESOURCES.index(resource)] += int(number or 1)
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


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
    key: str | None = None,
    name: str | None = None,
    back: str | None = None,
    once: bool = False,
    face_up: bool = False,
    on: str = "",
    resource: int = -1,
    number: int = 0,
    boosts: bool = False,
    protects: tuple[int, ...] = (),
    bonus: tuple[int, str] | None = None,
    needs: Callable[[Any, int], str] | None = None,
    play: str = "",
    built: str = "",
    use: str = "",
    can_use: Callable[[Any, int, int], bool] | None = None,
    limit: bool = False,
    when: str = "",
    heroine: bool = False,
) -> None:
    """Declare one card. `duel` is the number of copies without half moon, by default all."""
    name = kebab(title) if name is None else name
    key = (name if name not in BY_KEY else f"{set}-{name}") if key is None else key
    assert key not in BY_KEY, f"two cards have the key {key}"
    p = points or {}
    assert all(point in POINTS for point in p), f"{key} has unknown points"
    record = Card(
        len(CARDS),
        key,
        name,
        title,
        german,
        set,
        set if back is None else back,
        kind,
        place,
        copies,
        copies if duel is None else duel,
        cost(price),
        (
            p.get("victory", 0),
            p.get("commerce", 0),
            p.get("strength", 0),
            p.get("skill", 0),
            p.get("progress", 0),
        ),
        text,
        once,
        face_up,
        on,
        resource,
        number,
        boosts,
        protects,
        bonus,
        needs,
        play,
        built,
        use,
        can_use,
        limit,
        when,
        heroine,
    )
    CARDS.append(record)
    BY_KEY[key] = record
    if built:
        BUILT_EFFECTS[built] = key
    if use:
        USE_EFFECTS.add(use)


def kebab(title: str) -> str:
    """A printed name in kebab-case.

    >>> kebab("Heinrich the Sentinel"), kebab("Weaver's Shop")
    ('heinrich-the-sentinel', 'weavers-shop')
    """
    return title.lower().replace("'", "").replace(",", "").replace(" ", "-")
