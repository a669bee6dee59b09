"""Positions of Rivals for Catan for tests, set up in words and answered by naming options.

    g = scenario(me=dict(strength=3), rival=dict(built="abbey, storehouse"))
    g.event("feud").rival("abbey").rival("stack 2")
    assert g.rival.built == "storehouse" and g.nothing_pending

`me` is seat 0 and `rival` seat 1. A player is set up with these words, all of them optional:

resources   what is stored, by kind: "2 brick, ore", or "all": every region is full
stored      what is stored in single regions: {"hills-3": 2}
built       expansions in the order of building: "abbey, harbor at site 0 far-above"
cities      how many cities there are, from the left, or where: [2]
left, right more settlements, each with its regions above and below: "mountains-4 gold-field-2"
roads       open roads at the ends: "left right"
hand        cards in hand: "scout, abbey"
strength    heroes with so many points of strength; commerce: so many trade ships
stars       how many stars lie on the Public Feeling
fresh       the cards of the hand that were drawn at the end of the last turn
harbor      the end where the harbour lies, if there is a sea: "left" or, by default, "right"
sea         sea cards by place, with the side turned up: {"sea 4 middle": "jean 1"}; one that lies
            face down: "? jean"; all others lie face down, too
ships       how many explorer ships are built: 1 by default
owls        so many, from the first sage on, or by sage: {"piet-sage-of-the-mountains": 2}
sides       the sides turned up: {"manifesto-of-humane-conduct": 1}

Nothing is stored and nobody holds a card unless the scenario says so. The tokens follow from the
points; `hero=` and `trader=` ("me" or "rival") say who has them where points are equal.
A card that the mode leaves in the box is added to the game, so `mode="duel"` serves all sets.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import append

import rivalry
from rivalry.core import effects
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import RIVALS_PLACE
from rivalry.games.catan_rivals import building, points, position, resource, sea, setup
from rivalry.games.catan_rivals import stack as stack_module
from rivalry.games.catan_rivals import turn as turn_module
from rivalry.games.catan_rivals.card import (
    BY_KEY,
    CANNON,
    CARDS,
    COMMERCE,
    EVENT,
    OWL,
    POINTS,
    REGION,
    RESOURCES,
    SAIL,
    SKILL,
    STAR,
    STRENGTH,
)
from rivalry.games.catan_rivals.place import (
    CELL_OF,
    CITY,
    HARBOUR,
    ROAD,
    SETTLEMENT,
    WEST,
    cell,
)
from rivalry.games.catan_rivals.position import Position
from rivalry.games.catan_rivals.stack import turn_to
from rivalry.games.catan_rivals.state import QUESTIONS, card_of, in_play

GAME = rivalry.game("catan-rivals")
ME, RIVAL = 0, 1

HEROES = (
    {1: "austin", 2: "harald", 3: "austin, harald", 4: "candamir"},
    {1: "inga", 2: "osmund", 3: "inga, osmund", 4: "osmund, siglind"},
)
SHIPS = (("brick-ship", "grain-ship", "lumber-ship"), ("gold-ship", "ore-ship", "wool-ship"))
SETUP_WORDS = {
    *("resources", "stored", "built", "cities", "left", "right", "roads", "hand"),
    *("strength", "commerce", "fresh", "harbor", "sea", "ships", "owls", "stars", "sides"),
}


def scenario(
    me: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    *,
    mode: str = "introductory",
    at: str = "action",
    turn: int = ME,
    production: int = 0,
    events: str = "",
    stacks: dict[int, str] | None = None,
    regions: str = "",
    discard: str = "",
    face_up: str | None = None,
    hero: str = "",
    trader: str = "",
    centre: dict[str, int] | None = None,
    **options: Any,
) -> "Scenario":
    """A position; see the top of this module.

    `at` is "start" (before the roll), "action" or "replenish" (the end of the action phase).
    `events`, `stacks` (by number), `regions` and `discard` name cards from the top down; the rest
    lies below them. `face_up` is the whole open stack. `centre` says how many roads, settlements
    and cities are left.
    """
    effects.check_digests(True)
    s = position.before_shuffle(setup.checked({"mode": mode, **options}))
    s.turn = turn
    s.turns = 1
    s.production = production
    for h in s.events:
        if card_of(s, h).name == "yule":
            s.cards.show_all(h)
    for prince in s.princes:
        for h in prince.grid:
            if h >= 0:
                s.level[h] = 0
    for words in (me, rival):
        unknown = set(words or {}) - SETUP_WORDS
        assert not unknown, f"a player is not set up with {sorted(unknown)}"
    sides = [me or {}, rival or {}]
    for seat in (ME, RIVAL):
        _centre(s, seat, sides[seat])
        if s.princes[seat].sea:
            _sea(s, seat, sides[seat])
    if face_up is not None:
        while s.face_up:
            _put_back(s, s.face_up.pop())
        for key in _words(face_up):
            h = _take(s, key)
            s.cards.show_all(h)
            s.face_up.append(h)
    for seat in (ME, RIVAL):
        _expansions(s, seat, sides[seat])
    for seat in (ME, RIVAL):
        _hand(s, seat, sides[seat])
        _resources(s, seat, sides[seat])
        _owls(s, seat, sides[seat])
        for key, side in sides[seat].get("sides", {}).items():
            stack_module.turn_to(s, seat, _in_play(s, seat, key), side)
    for key in reversed(_words(discard)):
        h = _take(s, key)
        s.cards.show_all(h)
        s.piles[0].append(h)
    for key in reversed(_words(events)):
        s.events.append(_take(s, key))
    for key in reversed(_words(regions)):
        s.regions.append(_take(s, key))
    for n, keys in (stacks or {}).items():
        for key in reversed(_words(keys)):
            assert BY_KEY[key].set == s.backs[n], f"{key} has another back than stack {n}"
            s.stacks[n].append(_take(s, key))
    for name, n in (centre or {}).items():
        assert name in ("roads", "settlements", "cities"), f"no {name} in the centre"
        setattr(s, name, n)
    s.hero = ("me", "rival").index(hero) if hero else -1
    s.trader = ("me", "rival").index(trader) if trader else -1
    points.update_tokens(s)
    s.changed = False
    begin = {"start": "start_turn", "action": "action_phase"}.get(at, at)
    s.stack = [(begin, (turn_module.exchanges(s, turn),) if begin == "exchange" else (), ())]
    s.run()
    return Scenario(s)


class Player:
    """One side of a scenario: call it to answer, read its attributes to look."""

    def __init__(self, g: "Scenario", seat: int) -> None:
        self._g = g
        self.seat = seat

    def __call__(self, *answers: str) -> "Scenario":
        for words in answers:
            self._g.answer(self.seat, words)
        return self._g

    @property
    def _prince(self) -> Any:
        return self._g.state.princes[self.seat]

    @property
    def built(self) -> str:
        """The expansions in play, in the order of building."""
        return ", ".join(self._g.keys(self._prince.built))

    @property
    def hand(self) -> str:
        """The cards in hand, in the order of the catalogue."""
        return ", ".join(sorted(self._g.keys(self._prince.hand), key=lambda key: BY_KEY[key].index))

    @property
    def resources(self) -> str:
        """What is stored, by kind: "2 brick, 1 ore"."""
        owned = resource.owned(self._g.state, self.seat)
        return ", ".join(f"{n} {kind}" for n, kind in zip(owned, RESOURCES, strict=True) if n)

    @property
    def owls(self) -> int:
        """How many owls all sages hold."""
        return resource.tokens(self._g.state, self.seat, OWL)

    @property
    def stars(self) -> int:
        """How many stars lie on the Public Feeling."""
        return resource.tokens(self._g.state, self.seat, STAR)

    @property
    def abroad(self) -> str:
        """The own cards in the other principality."""
        return ", ".join(self._g.keys(self._prince.abroad))

    def side(self, key: str) -> int:
        """The side that one of their cards in play, perhaps a marker, shows."""
        s = self._g.state
        return s.level[_in_play(s, self.seat, key)]

    def stored(self, key: str) -> int:
        """What one of the own regions, or another own card such as the Gold Cache, holds."""
        s = self._g.state
        return s.level[self._find(key)]

    def place(self, key: str) -> str:
        """Where an own region or expansion lies."""
        s = self._g.state
        return GAME.text(_place(s.where[self._find(key)]))

    def at(self, place: str) -> str:
        """The key of the card that lies at a place, the uppermost one, or ""."""
        h = self._prince.grid[CELL_OF[GAME.parse(place)]]
        return card_of(self._g.state, h).key if h >= 0 else ""

    def _find(self, key: str) -> int:
        s = self._g.state
        mine = [*self._prince.built, *(int(h) for h in self._prince.grid if h >= 0)]
        found = sorted({h for h in mine if card_of(s, h).key == key})
        assert len(found) == 1, f"{key} lies {len(found)} times in this principality"
        return found[0]

    def _points(self, kind: int) -> int:
        return points.points(self._g.state, self.seat, kind)

    @property
    def points(self) -> int:
        """Victory points."""
        return self._g.state.scores()[self.seat]

    @property
    def strength(self) -> int:
        return self._points(STRENGTH)

    @property
    def commerce(self) -> int:
        return self._points(COMMERCE)

    @property
    def skill(self) -> int:
        return self._points(SKILL)

    @property
    def progress(self) -> int:
        return self._points(POINTS.index("progress"))

    @property
    def sail(self) -> int:
        return self._points(SAIL)

    @property
    def cannon(self) -> int:
        return self._points(CANNON)

    @property
    def ships(self) -> tuple[int, int]:
        """How many explorer ships are ready in the harbour, and how many are to be built."""
        return self._prince.ships, self._prince.unbuilt

    def sea(self, place: str) -> str:
        """The sea card at a place with the side turned up, "jean 1", or "?" face down."""
        s, prince = self._g.state, self._prince
        h = prince.sea[sea.sea_place(prince, GAME.parse(place))]
        return f"{card_of(s, h).key} {s.level[h]}" if sea.is_discovered(s, h) else "?"

    @property
    def hand_limit(self) -> int:
        return points.hand_limit(self._g.state, self.seat)

    @property
    def has_hero_token(self) -> bool:
        return self._g.state.hero == self.seat

    @property
    def has_trade_token(self) -> bool:
        return self._g.state.trader == self.seat

    @property
    def cities(self) -> list[int]:
        """Where the cities are."""
        return self._centre_cards(CITY)

    @property
    def settlements(self) -> list[int]:
        """Where the settlements are that are no cities."""
        return self._centre_cards(SETTLEMENT)

    @property
    def roads(self) -> list[int]:
        """Where the roads are."""
        return self._centre_cards(ROAD)

    def _centre_cards(self, kind: int) -> list[int]:
        return [i + WEST for i, found in enumerate(self._prince.centre) if found == kind]


class Scenario:
    """A position that is played on by naming what is answered."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.me = Player(self, ME)
        self.rival = Player(self, RIVAL)

    # Answering

    def answer(self, seat: int, words: str) -> "Scenario":
        """One answer of a seat or of chance; fails if it is not asked or this was not offered."""
        decision = self.state.decision
        assert decision is not None, f"the game is over; nobody is asked for {words!r}"
        assert decision.player == seat, (
            f"{_who(decision.player)} is asked ({decision.why}), not {_who(seat)}, for {words!r}"
        )
        self.state.apply(self.option(words))
        return self

    def chance(self, *answers: str) -> "Scenario":
        """Answers of chance: "roll 4", "event trade", "shuffle 0x1"."""
        for words in answers:
            self.answer(CHANCE, words)
        return self

    def roll(self, number: int | None, face: str | None = None) -> "Scenario":
        """Roll the dice; None for a die that was fixed. In the action phase: a new roll."""
        s = self.state
        if self.asked == "turn.action":
            s.production = 0
            s.face = ""
            s.stack = [("before_roll", (), ())]
            s.decision = None
            s.run()
        if self.asked == "turn.start":
            self.answer(s.turn, "roll")
        if number is not None:
            self.chance(f"roll {number}")
        if face is not None:
            self.chance(f"event {face}")
        return self

    def event(self, key: str) -> "Scenario":
        """In the action phase: this event card is on top of its stack, and it is revealed."""
        assert self.nothing_pending, f"something is pending: {self.asked}"
        s = self.state
        s.events.append(_take(s, key))
        return self.do("draw_event")

    def do(self, effect: str, *args: Any) -> "Scenario":
        """Run an effect of the engine now, before the pending question."""
        s = self.state
        s.stack.append((effect, args, ()))
        s.decision = None
        s.run()
        return self

    def again(self) -> "Scenario":
        """Put the pending question anew, after a test has changed the position."""
        self.state.decision = None
        self.state.run()
        return self

    def option(self, words: str) -> Action:
        """The option that is meant: its notation, the end of it, or the card or resource there."""
        decision = self.state.decision
        assert decision is not None, "the game is over"
        try:
            action = GAME.parse(words)
            if action in decision.options:
                return action
        except ValueError:
            pass
        assert decision.player != CHANCE, f"chance is not asked for {words!r} ({decision.why})"
        found = [option for option in decision.options if words in self._names(option)]
        offered = ", ".join(GAME.text(option) for option in decision.options)
        assert found, f"{words!r} was not offered ({decision.why}), only {offered}"
        assert len(found) == 1, f"{words!r} may mean {[GAME.text(option) for option in found]}"
        return found[0]

    def _names(self, option: Action) -> list[str]:
        """Short names of an option: its end, and what lies at the place it names."""
        assert isinstance(option, tuple) and self.state.decision is not None
        words = GAME.text(option).split()
        names = [" ".join(words[i:]) for i in range(len(words))]
        player = self.state.decision.player
        is_rivals = QUESTIONS[self.asked].kind == RIVALS_PLACE
        owner = 1 - player if is_rivals else player
        if option in CELL_OF:
            h = self.state.princes[owner].grid[CELL_OF[option]]
            if h >= 0:
                card = card_of(self.state, h)
                names.append(card.key)
                if card.kind == REGION:
                    names += [card.name, RESOURCES[card.resource]]
        if option in sea.SEA_PLACES:
            prince = self.state.princes[owner]
            h = prince.sea[sea.sea_place(prince, option)]
            if sea.is_discovered(self.state, h):
                names.append(card_of(self.state, h).key)
        return names

    # Checking

    def me_may(self, *options: str) -> "Scenario":
        """I am asked, and exactly these are my options, in any order."""
        return self._may(ME, options)

    def rival_may(self, *options: str) -> "Scenario":
        """The rival is asked, and exactly these are the options, in any order."""
        return self._may(RIVAL, options)

    def _may(self, seat: int, options: Sequence[str]) -> "Scenario":
        decision = self.state.decision
        assert decision is not None, "the game is over"
        assert decision.player == seat, f"{_who(decision.player)} is asked ({decision.why})"
        found = [GAME.text(self.option(words)) for words in options]
        assert sorted(found) == sorted(self.options), f"{decision.why}: {self.options}"
        return self

    def offers(self, words: str) -> bool:
        """Whether this very option, in full notation, is offered."""
        return words in self.options

    def why_not(self, key: str) -> str:
        """Why the active player cannot build or play a card now, in words."""
        words: str = self.state.view(self.state.turn)["why_not"][key]["words"]
        return words

    @property
    def options(self) -> list[str]:
        """All options in notation, in their order."""
        decision = self.state.decision
        assert decision is not None, "the game is over"
        return [GAME.text(option) for option in decision.options]

    @property
    def asked(self) -> str:
        """The key of the question, "" when the game is over."""
        return "" if self.state.decision is None else self.state.decision.why

    @property
    def asks(self) -> str:
        """Who is asked: "me", "rival", "chance", or "nobody" when the game is over."""
        return "nobody" if self.state.decision is None else _who(self.state.decision.player)

    @property
    def nothing_pending(self) -> bool:
        """Only the action phase's own question is open, to the active player."""
        s = self.state
        return (
            self.asked == "turn.action"
            and s.stack == [("action_phase", (), ())]
            and s.decision is not None
            and s.decision.player == s.turn
            and not s.resolving
        )

    # Reading

    def keys(self, handles: Sequence[int]) -> list[str]:
        return [card_of(self.state, h).key for h in handles]

    def stack(self, n: int) -> list[str]:
        """A draw stack from the top down."""
        return self.keys(self.state.stacks[n])[::-1]

    @property
    def events(self) -> list[str]:
        """The event stack from the top down."""
        return self.keys(self.state.events)[::-1]

    @property
    def regions(self) -> list[str]:
        """The region stack from the top down."""
        return self.keys(self.state.regions)[::-1]

    @property
    def discard(self) -> str:
        """The discard pile from the top down."""
        return ", ".join(self.keys(self.state.piles[0])[::-1])

    @property
    def face_up(self) -> str:
        """The open stack."""
        return ", ".join(self.keys(self.state.face_up))

    @property
    def winner(self) -> str:
        return ("me", "rival", "")[self.state.winner]


def _who(seat: int) -> str:
    return {ME: "me", RIVAL: "rival", CHANCE: "chance"}[seat]


def _words(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _place(c: int) -> Action:
    return next(name for name, number in CELL_OF.items() if number == c)


# Setting up


def _zones(s: Position) -> list[list[int]]:
    return [*s.stacks, s.face_up, s.events, s.box, s.regions]


def _take(s: Position, key: str) -> int:
    """Take a card from wherever it lies unused; one left in the box is added to the game."""
    assert key in BY_KEY, f"there is no card {key}"
    for zone in _zones(s):
        for h in zone:
            if card_of(s, h).key == key:
                zone.remove(h)
                return h
    card = BY_KEY[key]
    assert card.set in ("basic", *s.sets), f"{key} is not in the game {s.options['mode']}"
    in_the_game = list(s.cards.identity).count(card.index)
    assert in_the_game < card.copies, f"all {in_the_game} copies of {key} are in use"
    s.level, s.used = append(s.level, 0), append(s.used, 0)
    s.where, s.under = append(s.where, -1), append(s.under, -1)
    s.cards.known = append(s.cards.known, 0)
    s.cards.identity = append(s.cards.identity, card.index)
    return len(s.cards.identity) - 1


def _put_back(s: Position, h: int) -> None:
    """Lay a card under a stack with its back, to be found there."""
    s.cards.hide(h)
    s.stacks[s.backs.index(card_of(s, h).set)].insert(0, h)


def _centre(s: Position, seat: int, words: dict[str, Any]) -> None:
    prince = s.princes[seat]
    for side, step in (("left", -1), ("right", 1)):
        for pair in _words(words.get(side, "")):
            above, below = pair.split()
            end = prince.left if step < 0 else prince.right
            prince.centre[end + step - WEST] = ROAD
            building.set_centre(s, seat, end + 2 * step, SETTLEMENT)
            if step < 0:
                prince.left = end - 2
            else:
                prince.right = end + 2
            for key, y in ((above, 1), (below, -1)):
                h = _take(s, key)
                s.cards.show_all(h)
                s.where[h] = cell(end + 3 * step, y)
                prince.grid[s.where[h]] = h
            s.roads -= 1
            s.settlements -= 1
    for side in words.get("roads", "").split():
        prince.centre[(prince.left - 1 if side == "left" else prince.right + 1) - WEST] = ROAD
        s.roads -= 1
    cities = words.get("cities", 0)
    all_x = list(range(prince.left, prince.right + 1, 2))
    for x in all_x[:cities] if isinstance(cities, int) else cities:
        assert prince.centre[x - WEST] == SETTLEMENT, f"there is no settlement at {x}"
        building.set_centre(s, seat, x, CITY)
        s.cities -= 1


def _sea(s: Position, seat: int, words: dict[str, Any]) -> None:
    prince = s.princes[seat]
    left = words.get("harbor", "right") == "left"
    prince.centre[(sea.LEFT_HARBOUR if left else sea.RIGHT_HARBOUR) - WEST] = HARBOUR
    prince.ships = words.get("ships", 1)
    prince.unbuilt = sea.SHIPS - prince.ships
    cards = prince.sea[:]
    prince.sea = [-1] * len(cards)
    for place, word in words.get("sea", {}).items():
        hidden = word.startswith("? ")
        key, _, side = word.removeprefix("? ").partition(" ")
        h = next((h for h in cards if card_of(s, h).key == key), -1)
        assert h >= 0, f"there is no {key} left for {place}"
        cards.remove(h)
        prince.sea[sea.sea_place(prince, GAME.parse(place))] = h
        if not hidden:
            s.cards.show_all(h)
            turn_to(s, seat, h, int(side or 0))
    prince.sea = [h if h >= 0 else cards.pop() for h in prince.sea]


def _expansions(s: Position, seat: int, words: dict[str, Any]) -> None:
    built = _words(words.get("built", ""))
    strength, commerce = words.get("strength", 0), words.get("commerce", 0)
    if strength:
        built += _words(HEROES[seat][strength])
    built += SHIPS[seat][:commerce]
    assert commerce <= len(SHIPS[seat]), "no more than three trade ships"
    # Cards with a place of their own come first, so that the others find what is left.
    for fixed in (True, False):
        for word in built:
            key, _, place = word.partition(" at ")
            if bool(place) == fixed:
                h = _take(s, key)
                cells = building.legal_cells(s, seat, CARDS[s.cards.identity[h]])
                c = CELL_OF[GAME.parse(place)] if fixed else next(iter(cells), None)
                assert c in cells, f"{word!r} has no place in this principality"
                building.place_card(s, seat, h, c)
                s.used[h] = 0  # it was built in an earlier turn
    order = [word.partition(" at ")[0] for word in built]
    handles = s.princes[seat].built
    handles.sort(key=lambda h: order.index(card_of(s, h).key))


def _hand(s: Position, seat: int, words: dict[str, Any]) -> None:
    fresh = _words(words.get("fresh", ""))
    for key in _words(words.get("hand", "")):
        assert BY_KEY[key].kind not in (EVENT, REGION), f"nobody holds {key}"
        h = _take(s, key)
        s.cards.show(h, seat)
        s.princes[seat].hand.append(h)
        if key in fresh:
            fresh.remove(key)
            s.used[h] = 1
    assert not fresh, f"{fresh} are not in hand"


def _in_play(s: Position, seat: int, key: str) -> int:
    found = [h for h in in_play(s.princes[seat]) if card_of(s, h).key == key]
    assert len(found) == 1, f"{key} is in play {len(found)} times"
    return found[0]


def _owls(s: Position, seat: int, words: dict[str, Any]) -> None:
    owls = words.get("owls", 0)
    if isinstance(owls, dict):
        for key, n in owls.items():
            s.level[_in_play(s, seat, key)] = n
        return
    for h in resource.holders(s, seat, OWL):
        s.level[h] = min(resource.FULL, owls)
        owls -= s.level[h]
    assert owls == 0, f"no room for {owls} more owls"


def _resources(s: Position, seat: int, words: dict[str, Any]) -> None:
    stores = resource.stores(s, seat)
    what = words.get("resources", "")
    if what == "all":
        for h in stores:
            s.level[h] = resource.FULL
        what = ""
    for word in _words(what):
        number, _, kind = word.rpartition(" ")
        left = int(number or 1)
        for h in stores:
            if RESOURCES[resource.resource_of(s, h)] == kind:
                more = min(left, resource.FULL - s.level[h])
                s.level[h] += more
                left -= more
        assert left == 0, f"no room for {word}"
    for key, n in words.get("stored", {}).items():
        h = next((h for h in stores if card_of(s, h).key == key), -1)
        assert h >= 0, f"there is no {key} in this principality"
        s.level[h] = n
    if words.get("stars"):
        (marker,) = resource.holders(s, seat, STAR)
        s.level[marker] = words["stars"]
