"""The complete observations of Rivals for Catan: their specification, and the decoder.

An observation holds the table, both principalities, all that is known of hands, every stack card
by card, and the chain of pending effects. What follows from these by the rules (why a card cannot
be played, where points come from) is not part of it: the decoder asks the rules.
"""

from collections.abc import Sequence
from typing import Any, Final

from rivalry.games import catan_rivals as game
from rivalry.games.catan_rivals.card import AS_MARKER, BY_KEY, CARDS, POINTS
from rivalry.games.catan_rivals.notation import text
from rivalry.games.catan_rivals.place import EAST, PLACE_NAMES, WEST
from rivalry.games.catan_rivals.sea import SHIPS
from rivalry.games.catan_rivals.state import NOTES, QUESTIONS
from rivalry.games.catan_rivals.vocabulary import VOCABULARY
from rivalry.research.lanes.catan_rivals import (
    ANSWERS,
    EFFECTS,
    FACE_UP,
    FACES,
    FIRST_BACK,
    FIRST_WORD,
    FRAME,
    FRAMES,
    FRESH,
    HAND,
    HIDDEN,
    NOTE_SLOTS,
    NUMBER_ZERO,
    OPEN,
    PHASES,
    PRICE,
    REGION_CELLS,
    REPLIES,
    RESOLVING,
    SHOWN,
    WORDS,
    Layout,
)
from rivalry.research.seats import absolute
from rivalry.research.spec import Spec

SCALARS: Final = (
    "this seat",
    "whose turn it is: 1 this seat, 2 the rival",
    "turns begun",
    "production number of this turn; 0 before the roll",
    f"event of this turn ({', '.join(f'{n} {face}' for n, face in enumerate(FACES) if face)})",
    "who has the hero token: 1 own, 2 rival, 0 nobody",
    "who has the trade token",
    "who has won",
    "victory points to win",
    "roads left",
    "settlements left",
    "cities left",
    "how many event cards are out of the game",
    "who is asked; 0 chance or nobody",
    "what is asked, if this seat is: the question's number in the list of prompts",
    f"where the turn is ({', '.join(f'{n} {phase}' for n, phase in enumerate(PHASES) if phase)})",
)
HIGHS: Final = (1, 2, 10000, 6, 5, 2, 2, 2, 30, 20, 20, 20, 200, 2, 1000, 5)
LEAST, MOST = -100, 200


def spec(options: dict[str, Any]) -> Spec:
    """What a complete observation says, for these options of the game."""
    layout = Layout(options)
    s = Spec(game.name, game.version, options, 2, [text(word) for word in VOCABULARY], "complete")
    s.add("table", "where the game stands", SCALARS, 0, HIGHS)
    for who, whose in (("own", "this seat's hand"), ("rival", "the rival's hand")):
        s.add(
            f"{who}_hand",
            f"{whose}: 0 no card, 2 + number a known one ({SHOWN} more if everybody knows it, "
            f"{FRESH} more if it may not be used yet), {HIDDEN} + number of its back another",
            [f"card {n + 1}" for n in range(HAND)],
            0,
            HIDDEN + len(layout.backs),
        )
    for who in ("own", "rival"):
        _principality(s, who, layout.built)
        if layout.sea:
            _sea(s, who, layout.sea)
    highest = len(CARDS) + 2
    for name, meaning, slots in (
        ("face_up", "the open stack", FACE_UP),
        ("resolving", "action cards being resolved", RESOLVING),
        ("discard", "the discard pile", layout.pile),
        ("events", "the event stack", layout.events),
        ("box", "event cards out of the game", layout.events),
        ("regions", "the region stack", layout.regions),
        *[
            (f"stack_{n}", f"draw stack {n} ({back})", layout.deep)
            for n, back in enumerate(layout.stacks)
        ],
    ):
        labels = [f"card {n} from the bottom" for n in range(slots)]
        said = f"{meaning}: 0 no card, 1 an unknown one, 2 + number a known one"
        if name == "discard":
            said += f"; {FIRST_BACK} + number of its back for one that is covered"
        high = FIRST_BACK + len(layout.backs) if name == "discard" else highest
        if name.startswith("stack"):
            said += f"; {OPEN} more for one that was turned face up"
            high += OPEN
        s.add(name, said, labels, 0, high)
    s.add(
        "pending",
        "effects that are not finished, the one that asks last: 1 + its place in `EFFECTS` of "
        "`rivalry.research.lanes.catan_rivals`, then its arguments "
        f"(0 none, {NUMBER_ZERO} + a number, {FIRST_WORD} + a place in its `WORDS`; {PRICE} before "
        "the eight numbers of a price)",
        [
            f"effect {n + 1}: {f'argument {i}' if i else 'number'}"
            for n in range(FRAMES)
            for i in range(FRAME)
        ],
        0,
        [len(EFFECTS), *[FIRST_WORD + len(WORDS)] * (FRAME - 1)] * FRAMES,
    )
    s.add(
        "answers",
        "what the effect that asks was answered so far: 1 + the action; higher ones are dice",
        [f"answer {n + 1}" for n in range(ANSWERS)],
        0,
        len(REPLIES),
    )
    s.add(
        "notes",
        f"what holds until the turn is over: 1 {', 2 '.join(NOTES)}; each with a number",
        [f"note {n + 1}: {what}" for n in range(NOTE_SLOTS) for what in ("word", "number")],
        0,
        [len(NOTES), len(CARDS)] * NOTE_SLOTS,
    )
    return s


def _principality(s: Spec, who: str, room: int) -> None:
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
        f"{whose} expansions in the order they were built, those abroad, and markers",
        [f"expansion {n + 1}: {one}" for n in range(room) for one in parts],
        0,
        [len(CARDS), 200, 100, 1] * room,
    )


def _sea(s: Spec, who: str, places: int) -> None:
    whose = "own" if who == "own" else "the rival's"
    parts = ("card", "lies face up", "side turned up", "ship")
    s.add(
        f"{who}_sea",
        f"{whose} sea cards, column by column from the harbour, in each from above to below: 1 an "
        "unknown card, 2 + number a known one; a ship that has acted there is 1, one that was lost "
        "there 2, one that has gone on 3",
        [f"place {n + 1}: {one}" for n in range(places) for one in parts],
        0,
        [len(CARDS) + 2, 1, 3, 3] * places,
    )
    s.add(
        f"{who}_ships",
        f"{whose} explorer ships that are not at sea",
        ("ready in the harbour", "to be built"),
        0,
        SHIPS,
    )


def decode(spec: Spec, values: Sequence[int]) -> dict[str, Any]:
    """The view of the seat: what the observation holds, and what the rules make of it."""
    part = spec.named(values)
    seat = part["table"][0]
    held = _held(spec, part, seat)
    # Any fitting world looks the same to the seat: that is what fitting means.
    view = game.sampler(held)(0).view(seat)
    points = [part["own_points"], part["rival_points"]]
    for n, prince in enumerate(view["princes"]):
        *kinds, prince["hand_limit"], view["scores"][n], _, _ = points[n ^ seat]
        prince["points"] = dict(zip(POINTS, kinds, strict=True))
    view["goal"] = held["goal"]
    *_, asked, question, _ = part["table"]
    if asked:
        assert view["asked"]["player"] == absolute(asked, seat, 2), (
            "the question is the pending one"
        )
    if question:
        view["asked"]["why"] = list(QUESTIONS)[question - 1]
    return view


def _held(spec: Spec, part: dict[str, list[int]], seat: int) -> dict[str, Any]:
    """The parts of a view that an observation holds."""
    (_, turn, turns, production, face, hero, trader, winner, goal,
     roads, settlements, cities, _, _, _, phase) = part["table"]  # fmt: skip

    def by_seat(own: Any, rival: Any) -> list[Any]:
        return [own, rival] if seat == 0 else [rival, own]

    def holder(n: int) -> int:
        found = absolute(n, seat, 2)
        return -1 if found is None else found

    layout = Layout(spec.options)
    return {
        "game": game.name,
        "seat": seat,
        "options": spec.options,
        "goal": goal,
        "turn": holder(turn),
        "turns": turns,
        "phase": PHASES[phase],
        "production": production,
        "face": FACES[face],
        "notes": _notes(part["notes"]),
        "hero": holder(hero),
        "trader": holder(trader),
        "winner": holder(winner),
        "princes": by_seat(
            _prince(part, "own", layout.backs), _prince(part, "rival", layout.backs)
        ),
        "stacks": [
            {"back": back, **_stack(part[f"stack_{n}"])} for n, back in enumerate(layout.stacks)
        ],
        "face_up": _zone(part["face_up"]),
        "piles": [_pile(part["discard"], layout.backs)],
        "resolving": _zone(part["resolving"]),
        "events": _zone(part["events"]),
        "box": _zone(part["box"]),
        "regions": _zone(part["regions"]),
        "roads": roads,
        "settlements": settlements,
        "cities": cities,
        "pending": _pending(part["pending"], part["answers"]),
    }


def _prince(part: dict[str, list[int]], who: str, backs: Sequence[str]) -> dict[str, Any]:
    *_, left, right = part[f"{who}_points"]
    regions = part[f"{who}_regions"]
    cards = _in_play(part[f"{who}_built"])
    rival = "rival" if who == "own" else "own"
    hand = [n for n in part[f"{who}_hand"] if 0 < n < HIDDEN]
    prince = {
        "hand": _held_cards(hand),
        "shown": _held_cards([n for n in hand if n % FRESH > SHOWN]),
        "backs": [backs[n - HIDDEN] for n in part[f"{who}_hand"] if n >= HIDDEN],
        "fresh": _held_cards([n for n in hand if n > FRESH]),
        "left": left,
        "right": right,
        "centre": part[f"{who}_centre"],
        "regions": [
            _placed(regions[4 * n], REGION_CELLS[n], regions[4 * n + 1], regions[4 * n + 2])
            for n in range(len(REGION_CELLS))
            if regions[4 * n]
        ],
        "built": [card for card in cards if not _is_abroad(card) and not _is_marker(card)],
        "foreign": [card for card in _in_play(part[f"{rival}_built"]) if _is_abroad(card)],
        "markers": [{**card, "place": []} for card in cards if _is_marker(card)],
    }
    if f"{who}_sea" in part:
        prince["sea"] = _at_sea(part[f"{who}_sea"])
        ready, unbuilt = part[f"{who}_ships"]
        prince["ships"] = [{"built": n < ready, "at": None} for n in range(ready + unbuilt)]
    return prince


def _at_sea(slots: Sequence[int]) -> list[dict[str, Any]]:
    """What a world needs to know of a sea; where the ships are follows from it."""
    return [
        {
            "card": CARDS[slots[n] - 2].key if slots[n] > 1 else "",
            "open": bool(slots[n + 1]),
            "level": slots[n + 2],
            "used": slots[n + 3],
        }
        for n in range(0, len(slots), 4)
    ]


def _in_play(slots: Sequence[int]) -> list[dict[str, Any]]:
    return [_placed(*slots[n : n + 4]) for n in range(0, len(slots), 4) if slots[n]]


def _is_abroad(card: dict[str, Any]) -> bool:
    return BY_KEY[card["card"]].abroad


def _is_marker(card: dict[str, Any]) -> bool:
    return BY_KEY[card["card"]].place == AS_MARKER


def _placed(number: int, cell: int, level: int, used: int) -> dict[str, Any]:
    return {
        "card": CARDS[number - 1].key,
        "place": list(_place(cell)),
        "level": level,
        "used": used,
    }


def _place(cell: int) -> tuple[int | str, ...]:
    name = PLACE_NAMES[cell]
    assert isinstance(name, tuple)
    return name


def _held_cards(numbers: Sequence[int]) -> list[str]:
    return [CARDS[n].key for n in sorted([n % SHOWN - 2 for n in numbers])]


def _zone(slots: Sequence[int]) -> list[str | None]:
    return [CARDS[n - 2].key if n > 1 else None for n in slots if n]


def _stack(slots: Sequence[int]) -> dict[str, Any]:
    top = [n for n in slots if n][-1:]
    return {
        "cards": _zone([n - OPEN if n > OPEN else n for n in slots]),
        "open": bool(top) and top[0] > OPEN,
    }


def _pile(slots: Sequence[int], backs: Sequence[str]) -> dict[str, Any]:
    cards = [CARDS[n - 2].key if n < FIRST_BACK else None for n in slots if n]
    shown = [CARDS[n - 2].back if n < FIRST_BACK else backs[n - FIRST_BACK] for n in slots if n]
    return {"cards": cards, "backs": shown}


def _notes(slots: Sequence[int]) -> list[list[Any]]:
    words, numbers = slots[::2], slots[1::2]
    return [[NOTES[w - 1], n] for w, n in zip(words, numbers, strict=True) if w]


def _pending(frames: Sequence[int], answers: Sequence[int]) -> list[Any]:
    found: list[Any] = []
    for start in range(0, len(frames), FRAME):
        number, *args = frames[start : start + FRAME]
        if number:
            words: list[Any] = [
                WORDS[n - FIRST_WORD] if n >= FIRST_WORD else n - NUMBER_ZERO for n in args if n
            ]
            if PRICE in args:
                at = args.index(PRICE)
                words[at:] = [words[at + 1 :]]
            found.append([EFFECTS[number - 1], words, []])
    if found:
        found[-1][2] = [REPLIES[n - 1] for n in answers if n]
    return found
