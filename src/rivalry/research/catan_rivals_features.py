"""Observations of Rivals for Catan for learning: one layout of one size for all ways to play.

Cards are counted, each at its own index; one choice out of several is a row of flags.
docs/research.md says what is left out.
"""

from typing import Any, Final

from rivalry.core.decision import in_words
from rivalry.core.question import MEANINGS
from rivalry.games import catan_rivals as game
from rivalry.games.catan_rivals.card import CARDS, POINTS, PURSE, RESOURCES, VICTORY
from rivalry.games.catan_rivals.notation import MOST_STACKS, text
from rivalry.games.catan_rivals.place import PLACE_NAMES
from rivalry.games.catan_rivals.resource import FULL
from rivalry.games.catan_rivals.sea import MOST_PLACES, SHIPS
from rivalry.games.catan_rivals.setup import THEMES
from rivalry.games.catan_rivals.state import NOTES
from rivalry.games.catan_rivals.vocabulary import VOCABULARY
from rivalry.research.lanes.catan_rivals import FACES, PHASES, REGION_CELLS
from rivalry.research.lanes.catan_rivals_features import (
    ASKING,
    BACKS,
    EVENT_CARDS,
    HARBOUR_XS,
    HELD,
    KINDS_ASKED,
    OPEN_CARDS,
    PARTS,
    PLACE_CELLS,
    ROAD_XS,
    SEA_CARDS,
    SITE_XS,
    STANDING,
    STARTS,
    SWITCHES,
)
from rivalry.research.spec import Spec

MOST_POINTS: Final = (30, 45, 45, 25, 10, 10, 10)
"""The most points of each kind: 15 victory points win every game, and all cards of a Duel together
have no more points of the other kinds printed on them."""

MOST_STORED: Final = (12, 12, 12, 12, 12, 15, 21, 3)
"""The most of each resource: three per region of its kind, and a Gold Cache; owls and stars."""


def _events(theme: str) -> int:
    """How many event cards a game with a theme set has."""
    return sum(CARDS[i].copies for i in EVENT_CARDS if CARDS[i].set in (BACKS[0], theme))


MOST_GOAL: Final = 15
MOST_IN_HAND: Final = 20  # the limit is 3 plus the progress points
MOST_IN_STACK: Final = 36
MOST_EVENTS: Final = max(_events(theme) for theme in THEMES)
MOST_AMOUNT: Final = 28
MOST_NOTED: Final = 16
MOST_BOOSTS: Final = 4  # a booster on each of two sites beside it, irrigation from two cities
MOST_VICTORY: Final = max(card.points[VICTORY] for card in CARDS)
MOST_PRICE: Final = max(card.price for card in CARDS)
ROADS, SETTLEMENTS, CITIES, LAND = 7, 5, 7, 12

TABLE: Final = (
    ("it is this seat's turn", 1),
    ("it is the rival's turn", 1),
    ("turns begun", 0),
    ("this seat is asked", 1),
    ("the rival is asked", 1),
    ("this seat has the hero token", 1),
    ("the rival has the hero token", 1),
    ("this seat has the trade token", 1),
    ("the rival has the trade token", 1),
    ("roads left", ROADS),
    ("settlements left", SETTLEMENTS),
    ("cities left", CITIES),
    ("the game is over: 1 won, -1 lost", 1),
    ("event cards above Yule", MOST_EVENTS),
    ("event cards in their stack", MOST_EVENTS),
    ("regions in their stack", LAND),
)


def spec(options: dict[str, Any]) -> Spec:
    """What an observation says. The options change nothing but the range of the turns."""
    s = Spec(game.name, game.version, options, 2, [text(word) for word in VOCABULARY], "features")
    highs = [high or options["stall_cap"] for _, high in TABLE]
    lows = [-1 if "-1" in label else 0 for label, _ in TABLE]
    s.add("table", "where the game stands", [label for label, _ in TABLE], lows, highs)
    s.add("production", "the production number of this turn", _numbered("number", 6), 0, 1)
    s.add("face", "the event of this turn", FACES[1:], 0, 1)
    s.add("phase", "where the turn is", PHASES[1:], 0, 1)
    _add_game(s)
    s.add("notes", "how often something was noted that holds for this turn", NOTES, 0, MOST_NOTED)
    s.add(
        "question",
        "what is asked, if this seat is: what is chosen, what that means, the amount",
        [*[f"{kind} is chosen" for kind in KINDS_ASKED], *MEANINGS, "amount"],
        0,
        [*[1] * (len(KINDS_ASKED) + len(MEANINGS)), MOST_AMOUNT],
    )
    _add_cards(s, "asking", "the card whose effect asks", ASKING, 1)
    _add_cards(s, "hand", "own hand", HELD)
    _add_cards(s, "rival_hand", "cards known to be in the rival's hand", HELD)
    s.add("rival_backs", "the rest of the rival's hand, by their backs", BACKS, 0, MOST_IN_HAND)
    for who, whose in (("own", "own"), ("rival", "the rival's")):
        _add_prince(s, who, whose)
    _add_stacks(s)
    _add_cards(s, "in_stacks", "cards known to lie in draw stacks", HELD)
    _add_cards(s, "discard", "cards known to lie in discard piles", HELD)
    _add_cards(s, "face_up", "the open stack", OPEN_CARDS)
    _add_cards(s, "event_top", "the next event card, if it is known", EVENT_CARDS, 1)
    for field, (name, size) in zip(s.fields, PARTS, strict=True):
        where = (field.name, len(field.labels), field.start)
        assert where == (name, size, 4 * STARTS[name]), f"{where} is not where it is written"
    return s


def _numbered(what: str, most: int) -> list[str]:
    return [f"{what} {n}" for n in range(1, most + 1)]


def _add_game(s: Spec) -> None:
    """How the game is played: all that a single network must know to play every mode."""
    s.add(
        "game",
        "how the game is played",
        [
            "victory points to win",
            *[f"the option {name}" for name in SWITCHES],
            *[f"the set {theme} is played with" for theme in THEMES],
        ],
        0,
        [MOST_GOAL, *[1] * (len(SWITCHES) + len(THEMES))],
    )


def _add_cards(s: Spec, name: str, meaning: str, cards: list[int], most: int = 0) -> None:
    """How many of each card there are: at most `most`, or as many as were printed."""
    highs = [most or CARDS[i].copies for i in cards]
    s.add(name, f"{meaning}: how many of each card", [CARDS[i].key for i in cards], 0, highs)


def _add_prince(s: Spec, who: str, whose: str) -> None:
    s.add(
        f"{who}_goods",
        f"{whose} points, what is stored, cards in hand, explorer ships",
        [
            *[f"{kind} points" for kind in POINTS],
            *PURSE,
            *("cards in hand", "ships in the harbour", "ships to be built"),
        ],
        0,
        [*MOST_POINTS, *MOST_STORED, MOST_IN_HAND, SHIPS, SHIPS],
    )
    s.add(
        f"{who}_centre",
        f"{whose} row of roads, settlements and cities",
        [
            *[f"road at {x}" for x in ROAD_XS],
            *[f"{what} at {x}" for what in ("settlement", "city", "metropolis") for x in SITE_XS],
            *[f"harbour at {x}" for x in HARBOUR_XS],
        ],
        0,
        1,
    )
    parts = [
        *RESOURCES,
        *_numbered("number", 6),
        *("stored", "full", "more that it yields", "not counted by brigands"),
    ]
    s.add(
        f"{who}_regions",
        f"{whose} regions, place by place",
        [f"{_place(c)}: {part}" for c in REGION_CELLS for part in parts],
        0,
        [*[1] * 12, FULL, 1, MOST_BOOSTS, 1] * len(REGION_CELLS),
    )
    s.add(
        f"{who}_places",
        f"{whose} places for expansions: 1 for a card of the owner's, -1 for one of the other's; "
        "its price in resources; what lies on it, or the side turned up; 1 if used this turn",
        [
            f"{_place(c)}: {part}"
            for c in PLACE_CELLS
            for part in ("card", "price", "level", "used")
        ],
        [-1, 0, 0, 0] * len(PLACE_CELLS),
        [1, MOST_PRICE, FULL, 1] * len(PLACE_CELLS),
    )
    _add_cards(s, f"{who}_built", f"{whose} cards in play, markers and those abroad too", STANDING)
    s.add(
        f"{who}_sea",
        f"{whose} sea, column by column from the harbour, in each from above to below",
        [
            f"place {n + 1}: {part}"
            for n in range(MOST_PLACES)
            for part in ("face up", "side turned up", "visited this turn", "a ship is there")
        ],
        0,
        [1, FULL, 1, 1] * MOST_PLACES,
    )
    s.add(
        f"{who}_sea_cards",
        f"{whose} sea cards that this seat knows",
        [f"place {n + 1}: {CARDS[i].key}" for n in range(MOST_PLACES) for i in SEA_CARDS],
        0,
        1,
    )


def _add_stacks(s: Spec) -> None:
    parts = [
        "cards",
        *[f"back {back}" for back in BACKS],
        *("top known", "top: price", "top: victory points", "top: action", "top: face up"),
    ]
    highs = [MOST_IN_STACK, *[1] * len(BACKS), 1, MOST_PRICE, MOST_VICTORY, 1, 1]
    s.add(
        "stacks",
        "the draw stacks, and the top card of each if it is known",
        [f"stack {n}: {part}" for n in range(MOST_STACKS) for part in parts],
        0,
        highs * MOST_STACKS,
    )


def _place(c: int) -> str:
    return in_words(PLACE_NAMES[c])
