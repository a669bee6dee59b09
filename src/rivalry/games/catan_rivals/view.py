"""What a seat of Rivals for Catan may know, the worlds consistent with it, and saving.

Pending work is part of the view, because a world has to go on with it: the frames name only open
things, and the answers given so far are shown to others up to the first card chosen in secret.
"""

from collections.abc import Callable
from typing import Any

from rivalry.core.account import Glance
from rivalry.core.decision import CHANCE, MalformedAction
from rivalry.core.effects import Frame, frames_from_json
from rivalry.core.hidden import EVERYBODY, Cards
from rivalry.games.catan_rivals import building, points, reason, resource, setup, state
from rivalry.games.catan_rivals.card import (
    BUILT_EFFECTS,
    BY_KEY,
    CARDS,
    EVENT,
    POINTS,
    REGION,
    RESOURCES,
    USE_EFFECTS,
)
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES

OWN_CARDS = {
    "marketplace": "marketplace",
    "find_regions": "scout",
    "scout_regions": "scout",
    "irmgard": "irmgard-keeper-of-the-light",
}
"""Effects of one card, with its key, beside those right after building."""

RIVALS_PLACES = ("feud.name", "arsonist.target")
"""The questions whose answers are places in the principality of the player who is not asked."""

PLENTY = (99, 99, 99, 99, 99, 99)
"""Resources for any price."""


def view(s: "state.State", seat: int | None) -> dict[str, Any]:
    """All that a seat or a spectator may know: an allow-list."""
    return {
        "game": "catan-rivals",
        "seat": seat,
        "options": s.options,
        "sets": s.sets,
        "goal": s.goal,
        "turn": s.turn,
        "turns": s.turns,
        "production": s.production,
        "face": s.face,
        "herald": s.herald,
        "retrieved": [CARDS[i].key for i in s.retrieved],
        "protected": s.protected[:],
        "hero": s.hero,
        "trader": s.trader,
        "winner": s.winner,
        "princes": [_prince(s, i, seat) for i in (0, 1)],
        "stacks": [
            {"back": back, "cards": _seen(s, stack, seat)}
            for back, stack in zip(s.backs, s.stacks, strict=True)
        ],
        "face_up": [_key(s, h) for h in s.face_up],
        "discard": [_key(s, h) for h in s.discard],
        "resolving": [_key(s, h) for h in s.resolving],
        "events": _seen(s, s.events, seat),
        "box": len(s.box),
        "regions": _seen(s, s.regions, seat),
        "centre": {"roads": s.roads, "settlements": s.settlements, "cities": s.cities},
        "scores": scores(s),
        "why_not": {} if seat is None else _why_not(s, seat),
        "centre_why_not": {} if seat is None else _centre_why_not(s, seat),
        "stands": {} if seat is None else _stands(s, seat),
        "wait": "" if seat is None else _wait(s, seat),
        "asked": _asked(s, seat),
        "pending": _pending(s, seat),
    }


def scores(s: "state.State") -> list[int]:
    """The victory points of both players."""
    return [points.victory_points(s, seat) for seat in (0, 1)]


def _prince(s: "state.State", i: int, seat: int | None) -> dict[str, Any]:
    prince = s.princes[i]
    known = [h for h in prince.hand if s.cards.knows(h, seat)]
    hidden = [h for h in prince.hand if not s.cards.knows(h, seat)]
    grid = [h for h in prince.grid if h >= 0 and CARDS[s.cards.identity[h]].kind == REGION]
    return {
        "hand": sorted([_key(s, h) for h in known], key=_index),
        "shown": sorted([_key(s, h) for h in known if s.cards.known[h] == EVERYBODY], key=_index),
        "backs": sorted([CARDS[s.cards.identity[h]].back for h in hidden]),
        "fresh": sorted([_key(s, h) for h in known if s.used[h]], key=_index) if i == seat else [],
        "left": prince.left,
        "right": prince.right,
        "centre": prince.centre[:],
        "regions": [_placed(s, h) for h in grid],
        "built": [_placed(s, h) for h in prince.built],
        "points": {kind: points.points(s, i, n) for n, kind in enumerate(POINTS)},
        "sources": {
            kind: [list(source) for source in points.sources(s, i, n)]
            for n, kind in enumerate(POINTS)
        },
        "hand_limit": points.hand_limit(s, i),
    }


def _placed(s: "state.State", h: int) -> dict[str, Any]:
    card = CARDS[s.cards.identity[h]]
    placed: dict[str, Any] = {
        "card": card.key,
        "place": list(_place(s, h)),
        "level": s.level[h],
        "used": s.used[h],
    }
    if card.kind == REGION:
        placed["resource"] = RESOURCES[card.resource]
        placed["number"] = card.number
    return placed


def _place(s: "state.State", h: int) -> tuple[int | str, ...]:
    return _named(s.where[h])


def _named(c: int) -> tuple[int | str, ...]:
    name = PLACE_NAMES[c]
    assert isinstance(name, tuple)
    return name


def why_not(s: "state.State", seat: int, key: str) -> str:
    """Why a seat cannot build or play a card now, in words; "" if it can.

    The card is one of the seat's own hand or of the open stack: nothing else is told.

    >>> why_not(setup.new(), 0, "scout")
    'Scout is not in your hand'
    """
    if key not in BY_KEY:
        raise MalformedAction(f"there is no card {key!r}")
    card = BY_KEY[key]
    if s.decision is None:
        return reason.words("over")
    if card.index not in [s.cards.identity[h] for h in s.princes[seat].hand + s.face_up]:
        return reason.words(f"not-in-hand {key}")
    if _is_offered(s, seat, key):
        return ""
    return reason.words(building.why_not(s, seat, card) or _wait(s, seat))


def _wait(s: "state.State", seat: int) -> str:
    """What keeps a seat from building and playing anything now, whatever the card: a reason."""
    decision = s.decision
    if decision is None:
        return "over"
    if s.turn != seat:
        return "rivals-turn"
    if decision.why == "turn.start":
        return "roll-first"
    return "" if decision.why == "turn.action" else "not-now"


def _is_offered(s: "state.State", seat: int, key: str) -> bool:
    """Whether the seat is asked right now and may answer with this card."""
    decision = s.decision
    if decision is None or decision.player != seat:
        return False
    return ("play", key) in decision.options or ("build", key) in decision.options


def _why_not(s: "state.State", seat: int) -> dict[str, Any]:
    """Why the seat cannot build or play cards of the own hand and of the open stack now.

    `words` says it in English, `key` and `args` in parts, for other languages. `short` says that
    resources are all that is missing.
    """
    handles = s.princes[seat].hand + s.face_up
    found: dict[str, Any] = {}
    for i in sorted({s.cards.identity[h] for h in handles}):
        card = CARDS[i]
        why = "" if _is_offered(s, seat, card.key) else building.why_not(s, seat, card)
        if why:
            found[card.key] = _reason(why, building.why_not(s, seat, card, PLENTY) == "")
    return found


def _reason(why: str, short: bool) -> dict[str, Any]:
    key, args = reason.parts(why)
    return {"words": reason.words(why), "key": key, "args": args, "short": short}


def _centre_why_not(s: "state.State", seat: int) -> dict[str, Any]:
    """Why the seat can build no road, settlement or city now, in the same shape."""
    found: dict[str, Any] = {}
    for what in ("road", "settlement", "city"):
        why = building.centre_why_not(s, seat, what)
        if why:
            found[what] = _reason(why, why.startswith("short"))
    return found


def _stands(s: "state.State", seat: int) -> dict[str, list[list[int | str]]]:
    """Where the expansions of the seat's own hand and of the open stack may stand now.

    Whether they can be paid is another question; so is whether it is the seat's turn.
    """
    handles = s.princes[seat].hand + s.face_up
    found: dict[str, list[list[int | str]]] = {}
    for i in sorted({s.cards.identity[h] for h in handles}):
        cells = building.legal_cells(s, seat, CARDS[i])
        if cells:
            found[CARDS[i].key] = [list(_named(c)) for c in cells]
    return found


def _seen(s: "state.State", zone: list[int], seat: int | None) -> list[str | None]:
    """A stack from bottom to top, with the cards the seat knows."""
    return [_key(s, h) if s.cards.knows(h, seat) else None for h in zone]


def _key(s: "state.State", h: int) -> str:
    return CARDS[s.cards.identity[h]].key


def _index(key: str) -> int:
    return BY_KEY[key].index


def _asked(s: "state.State", seat: int | None) -> dict[str, Any] | None:
    if s.decision is None:
        return None
    player = s.decision.player
    asked: dict[str, Any] = {
        "player": player,
        "effect": s.stack[-1][0],
        "card": _asking_card(s),
    }
    if player == seat:
        asked["why"] = s.decision.why
        asked["places"] = 1 - player if s.decision.why in RIVALS_PLACES else player
    return asked


def _asking_card(s: "state.State") -> str:
    """The card whose effect asks, "" if it is none: the topmost pending work that belongs to one.

    Pending work names only open cards, so this tells nothing that is not on the table.
    """
    for name, args, _ in reversed(s.stack):
        own = OWN_CARDS.get(name, BUILT_EFFECTS.get(name, ""))
        if own:
            return own
        if name in ("build_card", "axel_replace") or name in USE_EFFECTS:
            return str(args[1])
        if name == "finish_event":
            return _key(s, s.events[-1])
        if name == "finish_card":
            return _key(s, s.resolving[-1])
    return ""


def glance(s: "state.State") -> Glance:
    """The turn, the card that asks, the event card, the stored resources and what was produced."""
    held: list[dict[str, int]] = []
    if s.turns > 0:
        held = [dict(zip(RESOURCES, resource.owned(s, seat), strict=True)) for seat in (0, 1)]
    produced = [
        (seat, RESOURCES[r], row[r], "production")
        for seat, row in enumerate(s.produced)
        for r in range(6)
        if row[r]
    ]
    return Glance(s.turns, _asking_card(s), _event_card(s), held, produced)


def _event_card(s: "state.State") -> list[str]:
    """The event card of this turn once it is turned up.

    It lies on top of its stack while it is resolved, and at the bottom afterwards.
    """
    if s.face != "card" or not s.events:
        return []
    pending = [frame[0] for frame in s.stack]
    h = s.events[-1] if "finish_event" in pending or "rebuild_events" in pending else s.events[0]
    is_drawn = "draw_event" not in pending or "rebuild_events" in pending
    return [_key(s, h)] if is_drawn and s.cards.knows(h, None) else []


def _pending(s: "state.State", seat: int | None) -> list[Any]:
    frames: list[Frame] = s.stack
    if s.decision is not None and s.decision.player != seat:
        frames = _public(s.stack)
    return [
        [name, list(args), [list(answer) for answer in answers]] for name, args, answers in frames
    ]


def is_secret(action: Any) -> bool:
    """A card taken or put away is known to the player alone; everything else is open.

    >>> is_secret(("card", "scout")), is_secret(("stack", 2))
    (True, False)
    """
    return bool(action[0] == "card")


def _public(frames: list[Frame]) -> list[Frame]:
    """Pending work as everybody may see it: the asking frame without what was chosen in secret."""
    name, args, answers = frames[-1]
    shown: list[Any] = []
    for answer in answers:
        if is_secret(answer):
            break
        shown.append(answer)
    return [*frames[:-1], (name, args, tuple(shown))]


# Worlds


def scramble(s: "state.State", seat: int | None, bits: int) -> "state.State":
    """A copy in which cards a seat may not know are exchanged, only among equal backs."""
    world = s.copy()
    alike: dict[str, list[int]] = {}
    for h in range(len(world.cards.identity)):
        alike.setdefault(_back(world, h), []).append(h)
    world.cards.scramble(seat, [alike[back] for back in sorted(alike)], bits)
    _ask_again(world, seat)
    return world


def _back(s: "state.State", h: int) -> str:
    card = CARDS[s.cards.identity[h]]
    return card.kind if card.kind in (EVENT, REGION) else card.back


def _ask_again(world: "state.State", seat: int | None) -> None:
    """Put the pending question anew: its options may be others in this world."""
    if world.decision is not None:
        if world.decision.player != seat:
            world.stack = _public(world.stack)
        world.decision = None
        world.run()


def sampler(view: dict[str, Any]) -> Callable[[int], "state.State"]:
    """Worlds that a view leaves possible, from that view alone."""
    world = _world(view)
    seat: int | None = view["seat"]
    return lambda bits: scramble(world, seat, bits)


def _world(view: dict[str, Any]) -> "state.State":
    """Some world that fits the view: what is unknown is filled in as it comes."""
    s = setup.before_shuffle(view["options"])
    seat: int | None = view["seat"]
    unseen: dict[str, list[int]] = {}
    for h in range(len(s.cards.identity)):
        unseen.setdefault(_back(s, h), []).append(s.cards.identity[h])

    identity: list[int] = []
    known: list[int] = []
    everything = len(s.cards.identity)

    def known_card(key: str, to: int) -> int:
        index = BY_KEY[key].index
        unseen[_kind_of_back(index)].remove(index)
        identity.append(index)
        known.append(to)
        return len(identity) - 1

    def put(keys: list[str], to: int) -> list[int]:
        return [known_card(key, to) for key in keys]

    to_seat = EVERYBODY if seat is None else 1 << seat
    # First everything that is known, so that it is gone when the unknown is filled in.
    s.face_up = put(view["face_up"], EVERYBODY)
    s.discard = put(view["discard"], EVERYBODY)
    s.resolving = put(view["resolving"], EVERYBODY)
    slots: list[tuple[list[int], int, str]] = []  # zone, place in it, back
    for i, data in enumerate(view["princes"]):
        _fill_prince(s, i, data, put, to_seat, slots)
    zones = [(data["cards"], data["back"]) for data in view["stacks"]]
    zones += [(view["events"], EVENT), (view["regions"], REGION), ([None] * view["box"], EVENT)]
    filled: list[list[int]] = []
    for cards, back in zones:
        zone: list[int] = []
        filled.append(zone)
        for place, key in enumerate(cards):
            zone.append(-1)
            if key is None:
                slots.append((zone, place, back))
            else:
                zone[place] = known_card(key, to_seat)
    for zone, place, back in slots:
        identity.append(unseen[back].pop())
        known.append(0)
        zone[place] = len(identity) - 1
    assert len(identity) == everything, "a view accounts for every card"
    s.stacks = filled[:-3]
    s.events, s.regions, s.box = filled[-3], filled[-2], filled[-1]
    _fill_rest(s, view, identity, known)
    return s


def _kind_of_back(index: int) -> str:
    card = CARDS[index]
    return card.kind if card.kind in (EVENT, REGION) else card.back


def _fill_prince(
    s: "state.State",
    i: int,
    data: dict[str, Any],
    put: Callable[[list[str], int], list[int]],
    to_seat: int,
    slots: list[tuple[list[int], int, str]],
) -> None:
    prince = state.Prince()
    s.princes[i] = prince
    prince.left, prince.right = data["left"], data["right"]
    prince.centre = data["centre"][:]
    rest = data["hand"][:]
    for key in data["shown"]:
        rest.remove(key)
    prince.hand = put(data["shown"], EVERYBODY) + put(rest, to_seat)
    for back in data["backs"]:
        slots.append((prince.hand, len(prince.hand), back))
        prince.hand.append(-1)
    placed = [*data["regions"], *data["built"]]
    handles = put([card["card"] for card in placed], EVERYBODY)
    prince.built = handles[len(data["regions"]) :]
    for h, card in zip(handles, placed, strict=True):
        c = CELL_OF[tuple(card["place"])]
        s.where[h] = c
        s.under[h] = prince.grid[c]
        s.level[h] = card["level"]
        s.used[h] = card["used"]
        prince.grid[c] = h
    for key in data["fresh"]:
        for h, name in zip(prince.hand, [*data["shown"], *rest], strict=False):
            if name == key and not s.used[h]:
                s.used[h] = 1
                break


def _fill_rest(
    s: "state.State", view: dict[str, Any], identity: list[int], known: list[int]
) -> None:
    s.cards = Cards(identity, known)
    _copy_plain(s, view)
    s.retrieved = [BY_KEY[key].index for key in view["retrieved"]]
    centre = view["centre"]
    s.roads, s.settlements, s.cities = centre["roads"], centre["settlements"], centre["cities"]
    s.stack = frames_from_json(view["pending"])
    s.decision = None
    s.run()


def _copy_plain(s: "state.State", data: dict[str, Any]) -> None:
    s.turn = data["turn"]
    s.turns = data["turns"]
    s.production = data["production"]
    s.face = data["face"]
    s.herald = data["herald"]
    s.hero = data["hero"]
    s.trader = data["trader"]
    s.winner = data["winner"]
    s.protected = data["protected"][:]


# Saving


def to_json(s: "state.State") -> dict[str, Any]:
    """The whole state, hidden cards included."""
    return {
        "options": s.options,
        "identity": [CARDS[i].key for i in s.cards.identity],
        "known": s.cards.known[:],
        "level": s.level[:],
        "where": s.where[:],
        "under": s.under[:],
        "used": s.used[:],
        "princes": [
            {
                "hand": p.hand[:],
                "built": p.built[:],
                "markers": p.markers[:],
                "sea": p.sea[:],
                "centre": p.centre[:],
                "grid": p.grid[:],
                "left": p.left,
                "right": p.right,
            }
            for p in s.princes
        ],
        "stacks": [stack[:] for stack in s.stacks],
        "face_up": s.face_up[:],
        "discard": s.discard[:],
        "resolving": s.resolving[:],
        "events": s.events[:],
        "box": s.box[:],
        "regions": s.regions[:],
        "centre": [s.roads, s.settlements, s.cities],
        "hero": s.hero,
        "trader": s.trader,
        "turn": s.turn,
        "turns": s.turns,
        "production": s.production,
        "face": s.face,
        "herald": s.herald,
        "retrieved": [CARDS[i].key for i in s.retrieved],
        "protected": s.protected[:],
        "winner": s.winner,
        "pending": [
            [name, list(args), [list(answer) for answer in answers]]
            for name, args, answers in s.stack
        ],
    }


def from_json(data: dict[str, Any]) -> "state.State":
    """The state that `to_json` wrote; it asks its pending question again."""
    s = setup.before_shuffle(data["options"])
    s.cards = Cards([BY_KEY[key].index for key in data["identity"]], data["known"][:])
    s.level = data["level"][:]
    s.where = data["where"][:]
    s.under = data["under"][:]
    s.used = data["used"][:]
    for p, saved in zip(s.princes, data["princes"], strict=True):
        p.hand = saved["hand"][:]
        p.built = saved["built"][:]
        p.markers = saved["markers"][:]
        p.sea = saved["sea"][:]
        p.centre = saved["centre"][:]
        p.grid = saved["grid"][:]
        p.left = saved["left"]
        p.right = saved["right"]
    s.stacks = [stack[:] for stack in data["stacks"]]
    s.face_up = data["face_up"][:]
    s.discard = data["discard"][:]
    s.resolving = data["resolving"][:]
    s.events = data["events"][:]
    s.box = data["box"][:]
    s.regions = data["regions"][:]
    s.roads, s.settlements, s.cities = data["centre"]
    _copy_plain(s, data)
    s.retrieved = [BY_KEY[key].index for key in data["retrieved"]]
    s.stack = frames_from_json(data["pending"])
    s.run()
    return s


def reveals(s: "state.State", action: Any) -> bool:
    """Whether an answer shows anybody a hidden card, or makes chance roll."""
    after = s.copy()
    after.apply(action)
    asked = after.decision
    return after.cards.known != s.cards.known or (asked is not None and asked.player == CHANCE)
