"""What a seat of Rivals for Catan may know: an allow-list, and what a log tells.

Pending work is part of the view, because a world has to continue from it: the frames name only open
things, and others see the answers given so far up to the first card chosen in secret.
"""

from typing import Any, Final

from rivalry.core.account import Glance
from rivalry.core.decision import CHANCE, MalformedAction
from rivalry.core.effects import Frame
from rivalry.core.hidden import EVERYBODY
from rivalry.core.question import RIVALS_PLACE
from rivalry.games.catan_rivals import building, points, reason, resource, sea
from rivalry.games.catan_rivals.action import end_of, finish_card
from rivalry.games.catan_rivals.building import build_card, place_built
from rivalry.games.catan_rivals.card import (
    ASKED_BY,
    BY_KEY,
    CARDS,
    POINTS,
    PURSE,
    REGION,
    RESOURCES,
)
from rivalry.games.catan_rivals.event import DRAWN, finish_event
from rivalry.games.catan_rivals.place import NO_CELL, PLACE_NAMES
from rivalry.games.catan_rivals.state import QUESTIONS, Prince, State, back_of, card_of, distinct
from rivalry.games.catan_rivals.tournament import HAND, PREPARE
from rivalry.games.catan_rivals.turn import ACT, START
from rivalry.games.catan_rivals.turning import turn_card
from rivalry.games.catan_rivals.zone import ZONES, cards_in, plain

PLENTY: Final = [99] * len(PURSE)
"""Enough for any price, owls and stars included."""

NAMES_CARD: Final = (end_of.name, build_card.name, place_built.name, turn_card.name)
"""Effects whose second argument is the card that is at work."""


def view(s: State, seat: int | None) -> dict[str, Any]:
    """All that a seat or a spectator may know: an allow-list."""
    shown: dict[str, Any] = {
        "game": "catan-rivals",
        "seat": seat,
        "options": s.options,
        "sets": s.sets,
        "goal": s.mode.goal,
        **plain(s),
        "princes": [_prince(s, i, seat) for i in (0, 1)],
        "stacks": [
            {"back": back, "cards": _seen(s, stack, seat), "open": _lies_open(s, stack)}
            for back, stack in zip(s.backs, s.stacks, strict=True)
        ],
        "piles": [{"backs": _backs(s, pile), "cards": _seen(s, pile, seat)} for pile in s.piles],
    }
    if s.mode.decks:
        shown["decks"] = [_deck(s, i, seat) for i in (0, 1)]
        shown["sleeves"] = _backs(s, s.resolving)
        for data, stack in zip(shown["stacks"], s.stacks, strict=True):
            data["backs"] = _backs(s, stack)
    for zone in ZONES:
        shown[zone.name] = _seen(s, cards_in(s, zone.name), seat)
    shown["scores"] = scores(s)
    shown["why_not"] = {} if seat is None else _why_not(s, seat)
    shown["centre_why_not"] = {} if seat is None else _centre_why_not(s, seat)
    shown["stands"] = {} if seat is None else _stands(s, seat)
    shown["wait"] = "" if seat is None else _wait(s, seat)
    shown["asked"] = _asked(s, seat)
    shown["pending"] = _pending(s, seat)
    return shown


def scores(s: State) -> list[int]:
    """The victory points of both players."""
    return [points.victory_points(s, seat) for seat in (0, 1)]


def _prince(s: State, i: int, seat: int | None) -> dict[str, Any]:
    prince = s.princes[i]
    known = _in_order(s, [h for h in prince.hand if s.cards.knows(h, seat)])
    hidden = [h for h in prince.hand if not s.cards.knows(h, seat)]
    land = [int(h) for h in prince.grid if h >= 0 and card_of(s, h).kind == REGION]
    shown: dict[str, Any] = {
        "hand": [_key(s, h) for h in known],
        "shown": [_key(s, h) for h in known if s.cards.known[h] == EVERYBODY],
        "backs": sorted(_backs(s, hidden)),
        "fresh": [_key(s, h) for h in known if s.used[h]] if i == seat else [],
        "left": prince.left,
        "right": prince.right,
        "centre": list(prince.centre),
        "regions": [_placed(s, h) for h in land],
        "built": [_placed(s, h) for h in prince.built],
        "foreign": [_placed(s, h) for h in s.princes[1 - i].abroad],
        "markers": [_placed(s, h) for h in prince.markers],
        "points": {kind: points.points(s, i, n) for n, kind in enumerate(POINTS)},
        "sources": {
            kind: [list(source) for source in points.sources(s, i, n)]
            for n, kind in enumerate(POINTS)
        },
        "hand_limit": points.hand_limit(s, i),
    }
    if s.mode.decks:
        shown["sleeves"] = _backs(s, known)
    if prince.sea:
        shown["sea"] = [_at_sea(s, i, n, seat) for n in range(len(prince.sea))]
        shown["ships"] = _ships(s, i)
    return shown


def _placed(s: State, h: int) -> dict[str, Any]:
    card = card_of(s, h)
    placed: dict[str, Any] = {
        "card": card.key,
        "place": list(_named(s.where[h])) if s.where[h] != NO_CELL else [],
        "level": int(s.level[h]),
        "used": int(s.used[h]),
    }
    if s.mode.decks:
        placed["back"] = back_of(s, h)
    if card.holds:
        placed["holds"] = PURSE[card.resource]
    if card.kind == REGION:
        placed["resource"] = RESOURCES[card.resource]
        placed["number"] = card.number
    if card.sides:
        placed["sides"] = len(card.sides) - 1
        shown = points.printed(s, h)
        placed["points"] = {POINTS[n]: shown[n] for n in range(len(POINTS)) if shown[n]}
    return placed


def _at_sea(s: State, i: int, n: int, seat: int | None) -> dict[str, Any]:
    """A sea card; "" is one that the seat does not know."""
    prince = s.princes[i]
    h = prince.sea[n]
    if s.cards.knows(h, seat):
        placed = _placed(s, h)
    else:
        placed = {"card": "", "level": 0, "used": 0}
    placed["place"] = _sea_place(prince, n)
    placed["open"] = sea.is_discovered(s, h)
    placed["distance"] = sea.DISTANCES[n]
    return placed


def _sea_place(prince: Prince, n: int) -> list[int | str]:
    """The name of a place at sea; none before the harbour is laid."""
    if sea.harbour_of(prince) == sea.NO_HARBOUR:
        return []
    name = sea.sea_name(prince, n)
    assert isinstance(name, tuple)
    return list(name)


def _ships(s: State, i: int) -> list[dict[str, Any]]:
    """The explorer ships of a player: built or not, at sea or in the harbour."""
    prince = s.princes[i]
    ships: list[dict[str, Any]] = [{"built": True, "at": None} for _ in range(prince.ships)]
    for n, h in enumerate(prince.sea):
        if s.used[h] in (sea.SHIP_HERE, sea.SHIP_LOST):
            at = _sea_place(prince, n)
            ships.append({"built": s.used[h] == sea.SHIP_HERE, "at": at})
    return ships + [{"built": False, "at": None} for _ in range(prince.unbuilt)]


def _named(c: int) -> tuple[int | str, ...]:
    name = PLACE_NAMES[c]
    assert isinstance(name, tuple)
    return name


# Why a card cannot be built or played


def why_not(s: State, seat: int, key: str) -> str:
    """Why a seat cannot build or play a card now, in words; "" if it can.

    Answers only for cards in the seat's own hand and on the open stack.
    """
    if key not in BY_KEY:
        raise MalformedAction(f"there is no card {key!r}")
    card = BY_KEY[key]
    if s.decision is None:
        return reason.words("over")
    if card.index not in distinct(s, s.princes[seat].hand + s.face_up):
        return reason.words(f"not-in-hand {key}")
    if _is_offered(s, seat, key):
        return ""
    return reason.words(building.why_not(s, seat, card) or _wait(s, seat))


def _wait(s: State, seat: int) -> str:
    """Why a seat cannot build or play any card at all now, as a reason; "" if it can."""
    decision = s.decision
    if decision is None:
        return "over"
    if s.turn != seat:
        return "rivals-turn"
    if decision.why == START.key:
        return "roll-first"
    return "" if decision.why in (ACT.key, PREPARE.key) else "not-now"


def _is_offered(s: State, seat: int, key: str) -> bool:
    """Whether the seat is asked right now and may answer with this card."""
    decision = s.decision
    if decision is None or decision.player != seat:
        return False
    return ("play", key) in decision.options or ("build", key) in decision.options


def _why_not(s: State, seat: int) -> dict[str, Any]:
    """Why the seat cannot build or play the cards in its hand and on the open stack now.

    `words` says it in English, `key` and `args` in parts, for other languages. `short` means that
    only resources, owls or stars are missing.
    """
    found: dict[str, Any] = {}
    for i in distinct(s, s.princes[seat].hand + s.face_up):
        card = CARDS[i]
        why = "" if _is_offered(s, seat, card.key) else building.why_not(s, seat, card)
        if why:
            found[card.key] = _reason(why, building.why_not(s, seat, card, PLENTY) == "")
    return found


def _reason(why: str, short: bool) -> dict[str, Any]:
    key, args = reason.parts(why)
    return {"words": reason.words(why), "key": key, "args": args, "short": short}


def _centre_why_not(s: State, seat: int) -> dict[str, Any]:
    """Why the seat cannot build a road, settlement, city or ship, or sail, in the same shape."""
    whys = {what: building.centre_why_not(s, seat, what) for what in ("road", "settlement", "city")}
    if s.princes[seat].sea:
        whys["ship"] = sea.ship_why_not(s, seat)
        whys["sail"] = sea.sail_why_not(s, seat)
    return {what: _reason(why, why.startswith("short")) for what, why in whys.items() if why}


def _stands(s: State, seat: int) -> dict[str, list[list[int | str]]]:
    """Where expansions in the seat's hand and on the open stack may stand now, and ships sail.

    Whether they can be paid for is another question; so is whether it is the seat's turn.
    """
    found: dict[str, list[list[int | str]]] = {}
    for i in distinct(s, s.princes[seat].hand + s.face_up):
        cells = building.buildable_cells(s, seat, CARDS[i])
        if cells:
            found[CARDS[i].key] = [list(_named(c)) for c in cells if c != NO_CELL]
    goals = sea.targets(s, seat) if s.princes[seat].ships else []
    if goals:
        found["sail"] = [_sea_place(s.princes[seat], n) for n in goals]
    return found


def _lies_open(s: State, stack: list[int]) -> bool:
    """Whether the top card of a stack was turned face up."""
    return bool(stack) and s.level[stack[-1]] > 0


def _seen(s: State, zone: list[int], seat: int | None) -> list[str | None]:
    """A stack from bottom to top, with the cards the seat knows."""
    return [_key(s, h) if s.cards.knows(h, seat) else None for h in zone]


def _backs(s: State, zone: list[int]) -> list[str]:
    return [back_of(s, h) for h in zone]


def _key(s: State, h: int) -> str:
    return card_of(s, h).key


def _in_order(s: State, handles: list[int]) -> list[int]:
    """The cards of a hand in catalogue order, and in the order of their backs."""
    return [h for _, _, h in sorted([(card_of(s, h).index, back_of(s, h), h) for h in handles])]


def _deck(s: State, i: int, seat: int | None) -> dict[str, Any]:
    """The deck that a player has brought, as far as the seat may know it."""
    shown = i == seat or s.options["open_decks"] is not None
    drawn, added = (s.decks[i], s.added[i]) if shown else ([], [])
    return {
        "brought": bool(s.decks[i]),
        "hand": [CARDS[n].key for n in drawn[:HAND]],
        "events": [CARDS[n].key for n in added],
        "stacks": [CARDS[n].key for n in drawn[HAND:]],
    }


# What is asked


def _asked(s: State, seat: int | None) -> dict[str, Any] | None:
    """Who is asked, and by which effect; the seat that is asked also gets the question."""
    decision = s.decision
    if decision is None:
        return None
    player = decision.player
    asked: dict[str, Any] = {
        "player": player,
        "effect": s.stack[-1][0],
        "card": asking_card(s),
    }
    if player == seat:
        question = QUESTIONS[decision.why]
        asked["why"] = decision.why
        asked["kind"] = question.kind
        asked["meaning"] = question.meaning
        asked["amount"] = decision.amount
        asked["places"] = 1 - player if question.kind == RIVALS_PLACE else player
    return asked


def asking_card(s: State) -> str:
    """The card whose effect asks, or "": that of the topmost pending work that belongs to a card.

    Pending work names only open cards, so this reveals nothing that is not on the table.
    """
    if s.decision is not None and s.decision.why in ASKED_BY:
        return ASKED_BY[s.decision.why]
    for name, args, _ in reversed(s.stack):
        if name in NAMES_CARD:
            return str(args[1])
        if name == finish_event.name:
            return _key(s, s.events[-1])
        if name == finish_card.name:
            return _key(s, s.resolving[-1])
    return ""


def glance(s: State) -> Glance:
    """The turn, the card that asks, the event card, what both have stored and what was produced."""
    held: list[dict[str, int]] = []
    if s.turns > 0:
        for seat in (0, 1):
            mine = resource.purse(s, seat, resource.owned(s, seat))
            held.append(dict(zip(PURSE, mine, strict=True)))
    produced = [
        (seat, PURSE[r], row[r], "production")
        for seat, row in enumerate(s.produced)
        for r in range(len(row))
        if row[r]
    ]
    return Glance(s.turns, asking_card(s), _event_card(s), held, produced)


def _event_card(s: State) -> list[str]:
    """The event cards of this turn that were turned up."""
    return [CARDS[n].key for word, n in s.notes if word == DRAWN]


def _pending(s: State, seat: int | None) -> list[Any]:
    frames: list[Frame] = s.stack
    if s.decision is not None and s.decision.player != seat:
        frames = public(s.stack)
    return frames_to_json(frames)


def frames_to_json(frames: list[Frame]) -> list[Any]:
    """Pending work as lists, prices included."""
    return [
        [
            name,
            [list(arg) if isinstance(arg, tuple) else arg for arg in args],
            [list(answer) for answer in answers],
        ]
        for name, args, answers in frames
    ]


def is_secret(action: Any) -> bool:
    """A card taken or put away is known only to the player who chose it; all else is open.

    >>> is_secret(("card", "scout")), is_secret(("stack", 2))
    (True, False)
    """
    return bool(action[0] == "card")


def public(frames: list[Frame]) -> list[Frame]:
    """Pending work as everybody may see it: the asking frame without what was chosen in secret."""
    name, args, answers = frames[-1]
    shown: list[Any] = []
    for answer in answers:
        if is_secret(answer):
            break
        shown.append(answer)
    return [*frames[:-1], (name, args, tuple(shown))]


def reveals(s: State, action: Any) -> bool:
    """Whether an answer shows anybody a hidden card, or makes chance roll."""
    after = s.copy()
    after.answer(action)
    asked = after.decision
    return after.cards.known != s.cards.known or (asked is not None and asked.player == CHANCE)
