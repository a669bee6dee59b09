"""Worlds: what a view leaves possible, and what a seat cannot tell apart."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from rivalry.core.effects import frames_from_json
from rivalry.core.hidden import EVERYBODY, Cards
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, VICTORY
from rivalry.games.catan_rivals.place import CELL_OF
from rivalry.games.catan_rivals.points import CENTRE_POINTS, count_points, printed
from rivalry.games.catan_rivals.position import Position, before_shuffle
from rivalry.games.catan_rivals.prior import draw_decks, indices
from rivalry.games.catan_rivals.state import SLEEVES, Prince, State, card_of, in_play
from rivalry.games.catan_rivals.tournament import STACK_BACKS, make_room
from rivalry.games.catan_rivals.view import public
from rivalry.games.catan_rivals.zone import SEA_BACKS, ZONES, card_backs, cards_in, set_plain


def scramble(s: State, seat: int | None, bits: int) -> Position:
    """A copy in which the cards a seat may not know are mixed, only among equal backs."""
    world = s.copy()
    assert isinstance(world, Position)
    if world.mode.decks:
        draw_decks(world, seat, bits)
    alike: dict[str, list[int]] = {}
    for h, back in enumerate(card_backs(world)):
        alike.setdefault(back, []).append(h)
    world.cards.scramble(seat, [alike[back] for back in sorted(alike)], bits)
    _ask_again(world, seat)
    return world


def _ask_again(world: Position, seat: int | None) -> None:
    """Ask the pending question again: its options may be different in this world."""
    if world.decision is not None:
        if world.decision.player != seat:
            world.stack = public(world.stack)
        world.decision = None
        world.run()


def sampler(view: dict[str, Any]) -> Callable[[int], Position]:
    """Worlds that a view leaves possible, from that view alone."""
    world = Filling(view).world()
    seat: int | None = view["seat"]
    return lambda bits: scramble(world, seat, bits)


class Filling:
    """A world being built from a view: what is known first, then what is left for the rest."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.s = before_shuffle(view["options"])
        if self.s.mode.decks:
            make_room(self.s, cards_in_view(view))
            self.s.backs = STACK_BACKS if view["stacks"] else []
        self.total = len(self.s.used)
        for h in range(self.total):  # the handles get new meanings
            self.s.where[h] = -1
            self.s.level[h] = 0
        seat: int | None = view["seat"]
        self.to_seat = EVERYBODY if seat is None else 1 << seat
        self.unseen: dict[str, list[int]] = {}  # by back: the cards not placed yet
        for back, i in zip(card_backs(self.s), self.s.cards.identity, strict=True):
            self.unseen.setdefault(back, []).append(i)
        if self.s.mode.decks:
            self.take_decks()
        self.identity: list[int] = []
        self.known: list[int] = []
        self.sleeves: list[int] = []
        self.slots: list[tuple[list[int], int, str]] = []  # zone, place in it, back

    def take_decks(self) -> None:
        """Take the decks as far as the seat knows them; the rest is drawn later."""
        s = self.s
        s.decks, s.added = [[], []], [[], []]
        for owner, data in enumerate(self.view["decks"]):
            events, drawn = indices(data["events"]), indices(data["hand"] + data["stacks"])
            s.decks[owner] = drawn if drawn or not data["brought"] else [0]
            s.added[owner] = events
            if self.view["stacks"]:
                self.unseen[SLEEVES[owner]] = drawn[:]
                self.unseen[EVENT] += events

    def world(self) -> Position:
        """Some world that fits the view: what is unknown is filled in as it comes."""
        s, view = self.s, self.view
        for i, data in enumerate(view["princes"]):
            self.fill_prince(i, data)
        for i, data in enumerate(view["princes"]):
            s.princes[1 - i].abroad = self.place(i, data["foreign"])
        s.stacks = [
            self.row(data["cards"], data.get("backs", [data["back"]] * len(data["cards"])))
            for data in view["stacks"]
        ]
        for stack, data in zip(s.stacks, view["stacks"], strict=True):
            if data["open"]:
                s.level[stack[-1]] = 1
                self.known[stack[-1]] = EVERYBODY
        s.piles = [self.row(data["cards"], data["backs"]) for data in view["piles"]]
        for zone in ZONES:
            cards = view[zone.name]
            backs = [zone.back] * len(cards)
            if s.mode.decks and zone.name == "resolving":
                backs = view["sleeves"]
            setattr(s, zone.name, self.row(cards, backs))
        self.show_open_cards()
        for handles, place, back in self.slots:
            # If the seat does not know the deck, any card may lie there until a deck is drawn.
            hidden = self.unseen.get(back) or [0]
            handles[place] = self.add(hidden.pop(), 0, back)
        assert len(self.identity) == self.total, "a view accounts for every card"
        s.cards = Cards(self.identity, self.known)
        if s.mode.decks:
            s.sleeves = vec[i16](self.sleeves)
            draw_decks(s, view["seat"], 0)
        for prince in s.princes:
            count_all(s, prince)
        set_plain(s, view)
        s.stack = frames_from_json(view["pending"])
        s.decision = None
        s.run()
        return s

    def show_open_cards(self) -> None:
        """Mark what lies open as known to everybody, not only to the seat whose view this is."""
        s = self.s
        for zone in ZONES:
            for h in [] if zone.back else cards_in(s, zone.name):
                self.known[h] = EVERYBODY
        for pile in s.piles:
            for h in pile if s.options["open_discard"] else pile[-1:]:
                self.known[h] = EVERYBODY
        for h in s.events:
            if h >= 0 and CARDS[self.identity[h]].rebuilds:
                self.known[h] = EVERYBODY

    def add(self, index: int, to: int, back: str = "") -> int:
        """A new handle for a card."""
        self.identity.append(index)
        self.known.append(to)
        self.sleeves.append(SLEEVES.index(back) if back in SLEEVES else -1)
        return len(self.identity) - 1

    def put(self, key: str, to: int, back: str = "") -> int:
        """A new handle for a card that is known."""
        card = BY_KEY[key]
        hidden = self.unseen.get(back or card.back, [])
        if card.index in hidden or not self.s.mode.decks:
            hidden.remove(card.index)
        return self.add(card.index, to, back)

    def row(self, cards: list[str | None], backs: list[str]) -> list[int]:
        """A row of cards, some of them known; what nobody can see is filled in later."""
        handles: list[int] = []
        for key, back in zip(cards, backs, strict=True):
            if key is None:
                self.slots.append((handles, len(handles), back))
                handles.append(-1)
            else:
                handles.append(self.put(key, self.to_seat, back if back in SLEEVES else ""))
        return handles

    def fill_prince(self, i: int, data: dict[str, Any]) -> None:
        """Fill a principality, and its hand as far as that is known."""
        s = self.s
        prince = Prince()
        s.princes[i] = prince
        prince.left, prince.right = data["left"], data["right"]
        prince.centre = vec[i16](data["centre"])
        rest = data["hand"][:]
        for key in data["shown"]:
            rest.remove(key)
        names = [*data["shown"], *rest]
        sleeves = list(
            zip(data["hand"], data.get("sleeves", [""] * len(data["hand"])), strict=True)
        )
        for n, key in enumerate(names):
            back = next(back for name, back in sleeves if name == key)
            sleeves.remove((key, back))
            to = EVERYBODY if n < len(data["shown"]) else self.to_seat
            prince.hand.append(self.put(key, to, back))
        for key in data["fresh"]:
            for h, name in zip(prince.hand, names, strict=True):
                if name == key and not s.used[h]:
                    s.used[h] = 1
                    break
        for back in data["backs"]:
            self.slots.append((prince.hand, len(prince.hand), back))
            prince.hand.append(-1)
        self.place(i, data["regions"])
        prince.built = self.place(i, data["built"])
        prince.markers = self.place(i, data["markers"])
        if "sea" in data:
            self.fill_sea(i, data)

    def fill_sea(self, i: int, data: dict[str, Any]) -> None:
        """Fill a player's sea cards, some of them face down, and the ships."""
        prince = self.s.princes[i]
        back = SEA_BACKS[i]
        for n, card in enumerate(data["sea"]):
            if card["card"]:
                to = EVERYBODY if card["open"] else self.to_seat
                h = self.put(card["card"], to, back)
                self.s.level[h] = card["level"]
                self.s.used[h] = card["used"]
                prince.sea.append(h)
            else:
                self.slots.append((prince.sea, n, back))
                prince.sea.append(-1)
        waiting = [ship["built"] for ship in data["ships"] if ship["at"] is None]
        prince.ships, prince.unbuilt = waiting.count(True), waiting.count(False)

    def place(self, i: int, placed: list[dict[str, Any]]) -> list[int]:
        """Place open cards in a principality, on top of what lies there; return their handles."""
        s, grid = self.s, self.s.princes[i].grid
        handles = [self.put(card["card"], EVERYBODY, _sleeve(card)) for card in placed]
        for h, card in zip(handles, placed, strict=True):
            s.level[h] = card["level"]
            s.used[h] = card["used"]
            if card["place"]:
                c = CELL_OF[tuple(card["place"])]
                s.where[h] = c
                s.under[h] = grid[c]
                grid[c] = h
        return handles


def _sleeve(placed: dict[str, Any]) -> str:
    """The sleeve of a card that lies open, "" if it has none."""
    back: str = placed.get("back", "")
    return back if back in SLEEVES else ""


def cards_in_view(view: dict[str, Any]) -> int:
    """How many cards a view accounts for."""
    rows = [*view["stacks"], *view["piles"]]
    total = sum([len(row["cards"]) for row in rows]) + sum([len(view[z.name]) for z in ZONES])
    for prince in view["princes"]:
        for part in ("hand", "backs", "regions", "built", "foreign", "markers", "sea"):
            total += len(prince.get(part, []))
    return total


def count_all(s: State, prince: Prince) -> None:
    """Count the names and printed points of everything in a principality."""
    for what in prince.centre:
        prince.points[VICTORY] += CENTRE_POINTS.get(int(what), 0)
    for h in in_play(prince):
        prince.names[card_of(s, h).name_id] += 1
    for h in in_play(prince) + prince.sea:
        count_points(prince, printed(s, h), 1)
