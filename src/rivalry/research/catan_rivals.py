"""Observations of Rivals for Catan: the specification, the encoder's settings, and the decoder.

The observation holds the table, both principalities, all that is known of hands, and every stack
card by card. It does not hold the chain of pending effects, and not what follows from the rest by
the rules (reasons why a card cannot be played, where points come from).
"""

from collections.abc import Sequence
from typing import Any, Final

from rivalry.core.decision import Action
from rivalry.games import catan_rivals as game
from rivalry.games.catan_rivals import setup
from rivalry.games.catan_rivals.card import CARDS, POINTS, REGION, RESOURCES
from rivalry.games.catan_rivals.notation import ID_OF, VOCABULARY, text
from rivalry.games.catan_rivals.place import EAST, PLACE_NAMES, WEST
from rivalry.games.catan_rivals.prompt import PROMPTS
from rivalry.research.lanes.catan_rivals import (
    BUILT,
    FACES,
    REGION_CELLS,
    CatanRivals,
    Layout,
)
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.seats import absolute
from rivalry.research.spec import Spec

SCALARS: Final = (
    "the own seat",
    "whose turn it is: 1 the own seat, 2 the rival",
    "turns begun",
    "production number of this turn; 0 before the roll",
    f"event of this turn ({', '.join(f'{n} {face}' for n, face in enumerate(FACES) if face)})",
    "1 if the event die was set by a herald",
    "1 if the own seat is saved from the event",
    "1 if the rival is",
    "who has the hero token: 1 own, 2 rival, 0 nobody",
    "who has the trade token",
    "who has won",
    "victory points to win",
    "roads left",
    "settlements left",
    "cities left",
    "event cards out of the game",
    "who is asked; 0 chance or nobody",
    "what is asked, if the own seat is: the question's number in the list of prompts",
)
HIGHS: Final = (1, 2, 10000, 6, 5, 1, 1, 1, 2, 2, 2, 30, 20, 20, 20, 200, 2, 1000)
LEAST, MOST = -100, 200


def spec(**given: Any) -> Spec:
    """What an observation of Rivals for Catan says, for these options of the game."""
    options = setup.new(**given).options
    layout = Layout(options)
    s = Spec(game.name, game.version, options, 2, [text(word) for word in VOCABULARY])
    s.add("table", "where the game stands", SCALARS, 0, HIGHS)
    keys = [card.key for card in CARDS]
    for who, whose in (("own", "the own hand"), ("rival", "the rival's hand")):
        s.add(f"{who}_hand", f"cards of {whose} that this seat knows", keys, 0, 100)
        s.add(f"{who}_shown", f"cards of {whose} that everybody knows", keys, 0, 100)
        s.add(f"{who}_fresh", f"cards of {whose} that may not be used yet (own hand)", keys, 0, 100)
        s.add(f"{who}_backs", f"unknown cards of {whose}, by their backs", layout.backs, 0, 100)
    for who in ("own", "rival"):
        _principality(s, who)
    highest = len(CARDS) + 2
    for name, meaning, slots in (
        ("face_up", "the open stack", 4),
        ("resolving", "action cards being resolved", 8),
        ("discard", "the discard pile", layout.pile),
        ("events", "the event stack", layout.events),
        ("regions", "the region stack", layout.regions),
        *[(f"stack_{n}", f"draw stack {n}", layout.deep) for n in range(layout.stacks)],
    ):
        labels = [f"card {n} from the bottom" for n in range(slots)]
        said = f"{meaning}: 0 no card, 1 an unknown one, 2 + number a known one"
        s.add(name, said, labels, 0, highest)
    return s


def _principality(s: Spec, who: str) -> None:
    whose = "own" if who == "own" else "the rival's"
    labels = [f"{kind} points" for kind in POINTS]
    labels += ["hand limit", "score", "x of the leftmost settlement", "x of the rightmost one"]
    s.add(f"{who}_points", f"{whose} points", labels, LEAST, MOST)
    xs = [f"x {x}" for x in range(WEST, EAST + 1)]
    s.add(f"{who}_centre", f"{whose} row of roads (1), settlements (2), cities (3) ...", xs, 0, 9)
    places = [" ".join(str(word) for word in _place(c)) for c in REGION_CELLS]
    what = ("1 + card", "stored", "used this turn", "not used")
    s.add(
        f"{who}_regions",
        f"{whose} regions, place by place",
        [f"{place}: {one}" for place in places for one in what],
        0,
        [len(CARDS), 100, 1, 1] * len(places),
    )
    parts = ("1 + card", "cell (see place.py)", "level", "used this turn")
    s.add(
        f"{who}_built",
        f"{whose} expansions, in the order they were built",
        [f"expansion {n + 1}: {one}" for n in range(BUILT) for one in parts],
        0,
        [len(CARDS), 200, 100, 1] * BUILT,
    )


def encoder(spec: Spec) -> Encoder:
    """What writes observations and masks."""
    return CatanRivals(spec.size, spec.options, Layout(spec.options))


def action(id: int) -> Action:
    """The action of the game that has this id: a word of the vocabulary."""
    return VOCABULARY[id]


def action_id(action: Action) -> int:
    """The id of an action."""
    return ID_OF[action]


def longest(spec: Spec) -> tuple[int, int]:
    """At most so many answers of players in a game, and so many chance nodes of OpenSpiel's.

    A turn asks at most some hundred questions; games end after `stall_cap` turns.
    """
    turns: int = spec.options["stall_cap"]
    return 200 * (turns + 2), 40 * (turns + 2)


def decode(spec: Spec, values: Sequence[int]) -> dict[str, Any]:
    """The view of the seat, without what an observation does not hold."""
    part = spec.named(values)
    (seat, turn, turns, production, face, herald, saved, rival_saved, hero, trader, winner, goal,
     roads, settlements, cities, box, asked, question) = part["table"]  # fmt: skip

    def by_seat(own: Any, rival: Any) -> list[Any]:
        return [own, rival] if seat == 0 else [rival, own]

    def holder(n: int) -> int:
        found = absolute(n, seat, 2)
        return -1 if found is None else found

    backs = spec._by_name["own_backs"].labels
    question_of = list(PROMPTS)
    view: dict[str, Any] = {
        "game": game.name,
        "seat": seat,
        "options": spec.options,
        "goal": goal,
        "turn": holder(turn),
        "turns": turns,
        "production": production,
        "face": FACES[face],
        "herald": bool(herald),
        "protected": by_seat(bool(saved), bool(rival_saved)),
        "hero": holder(hero),
        "trader": holder(trader),
        "winner": holder(winner),
        "princes": by_seat(_prince(part, "own", backs), _prince(part, "rival", backs)),
        "face_up": _zone(part["face_up"]),
        "discard": _zone(part["discard"]),
        "resolving": _zone(part["resolving"]),
        "events": _zone(part["events"]),
        "box": box,
        "regions": _zone(part["regions"]),
        "centre": {"roads": roads, "settlements": settlements, "cities": cities},
        "scores": by_seat(part["own_points"][6], part["rival_points"][6]),
        "asked": {"player": holder(asked)} if asked else None,
        "stacks": [_zone(part[f"stack_{n}"]) for n in range(99) if f"stack_{n}" in part],
    }
    if question:
        view["asked"]["why"] = question_of[question - 1]
    return view


def _prince(part: dict[str, list[int]], who: str, backs: Sequence[str]) -> dict[str, Any]:
    *kinds, limit, _, left, right = part[f"{who}_points"]
    regions = part[f"{who}_regions"]
    built = part[f"{who}_built"]
    return {
        "hand": _counted([card.key for card in CARDS], part[f"{who}_hand"]),
        "shown": _counted([card.key for card in CARDS], part[f"{who}_shown"]),
        "backs": _counted(backs, part[f"{who}_backs"]),
        "fresh": _counted([card.key for card in CARDS], part[f"{who}_fresh"]),
        "left": left,
        "right": right,
        "centre": part[f"{who}_centre"],
        "regions": [
            _placed(regions[4 * n], REGION_CELLS[n], regions[4 * n + 1], regions[4 * n + 2])
            for n in range(len(REGION_CELLS))
            if regions[4 * n]
        ],
        "built": [_placed(*built[n : n + 4]) for n in range(0, 4 * BUILT, 4) if built[n]],
        "points": dict(zip(POINTS, kinds, strict=True)),
        "hand_limit": limit,
    }


def _placed(number: int, cell: int, level: int, used: int) -> dict[str, Any]:
    card = CARDS[number - 1]
    placed = {"card": card.key, "place": list(_place(cell)), "level": level, "used": used}
    if card.kind == REGION:
        placed |= {"resource": RESOURCES[card.resource], "number": card.number}
    return placed


def _place(cell: int) -> tuple[int | str, ...]:
    name = PLACE_NAMES[cell]
    assert isinstance(name, tuple)
    return name


def _counted(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    return [name for name, n in zip(names, counts, strict=True) for _ in range(n)]


def _zone(slots: Sequence[int]) -> list[str | None]:
    return [CARDS[n - 2].key if n > 1 else None for n in slots if n]
