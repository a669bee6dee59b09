"""What each seat of a Lost Cities match may know, the worlds consistent with it, and saving.

Annotations name `rules.State` in quotes because the two modules import each other: a state shows
itself, and a view is made of a state.
"""

from collections.abc import Callable
from typing import Any, Final

from rivalry.core.chance import shuffle
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import (
    CARD_NAMES,
    CARD_OF_NAME,
    CLOSES,
    COLOURS,
    FULL_DECKS,
    KINDS,
    ONE,
)

PHASES: Final = ("starter", "deal", "card", "draw", "over")


def view(s: "rules.State", seat: int | None) -> dict[str, Any]:
    """All that a seat or a spectator may know: an allow-list.

    The discard piles are shown whole, bottom to top (RULINGS C13), and `known` lists the cards in
    each hand that everybody saw being taken from a pile (C14).
    """
    return {
        "game": "lost-cities",
        "seat": seat,
        "options": _options(s),
        "colours": int(s.colours),
        "phase": PHASES[s.phase],
        "round": s.round,
        "starter": None if s.phase == rules.STARTER else s.starter,
        "turn": None if s.phase == rules.STARTER else int(s.turn),
        "turns": int(s.turns),
        "deck": int(s.deck_left),
        "hand": [] if seat is None else _hand(s.sides[seat]),
        "hand_sizes": [len(_hand(side)) for side in s.sides],
        "known": [_known(side) for side in s.sides],
        "expeditions": [_expeditions(side, s.colours) for side in s.sides],
        "discards": [[CARD_NAMES[card] for card in pile] for pile in s.piles],
        "closed": _closed_colour(s),
        "history": [scores[:] for scores in s.history],
        "scores": rules.totals(s),
    }


def sampler(view: dict[str, Any]) -> Callable[[int], "rules.State"]:
    """Worlds that a view leaves possible, from that view alone.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities", seed=7)
    >>> world = sampler(match.view(0))(99)
    >>> world.view(0) == match.view(0), world.view(1) == match.view(1)
    (True, False)
    """
    seat: int | None = view["seat"]
    world = _public_part(view)
    for i, names in enumerate(view["known"]):
        for card in _cards(names):
            _take_known(world.sides[i], card)
    if seat is not None:
        for card in _minus(_cards(view["hand"]), _cards(view["known"][seat])):
            rules.take(world.sides[seat], card)
    unseen = _unseen(world) if view["deck"] or sum(view["hand_sizes"]) else []
    for i, side in enumerate(world.sides):
        for _ in range(view["hand_sizes"][i] - len(_hand(side))):
            rules.take(side, unseen.pop())
    world.deck = unseen
    return lambda bits: scramble(world, seat, bits)


def scramble(s: "rules.State", seat: int | None, bits: int) -> "rules.State":
    """A copy in which the draw pile and the cards a seat may not know are mixed anew."""
    world = s.copy()
    hidden = s.deck[: s.deck_left]
    sizes = [0, 0]
    for i, side in enumerate(world.sides):
        if i != seat:
            known = _cards(_known(side))
            unknown = _minus(_hand_cards(side), known)
            sizes[i] = len(unknown)
            hidden += unknown
            side.hand = 0
            side.hand_wagers = 0
            for card in known:
                rules.take(side, card)
    shuffle(hidden, bits)
    for i, side in enumerate(world.sides):
        for _ in range(sizes[i]):
            rules.take(side, hidden.pop())
    world.deck = hidden
    world._decision = None
    return world


# Saving


def to_json(s: "rules.State") -> dict[str, Any]:
    """The whole state, hidden cards included."""
    data = view(s, None)
    del data["seat"], data["hand"], data["scores"]
    data["hands"] = [_hand(side) for side in s.sides]
    data["draw_pile"] = [CARD_NAMES[card] for card in s.deck[: s.deck_left]]
    return data


def from_json(data: dict[str, Any]) -> "rules.State":
    """The state that `to_json` wrote."""
    s = _public_part(data)
    for i, names in enumerate(data["hands"]):
        known = _cards(data["known"][i])
        for card in known:
            _take_known(s.sides[i], card)
        for card in _minus(_cards(names), known):
            rules.take(s.sides[i], card)
    s.deck = _cards(data["draw_pile"])
    return s


def _public_part(data: dict[str, Any]) -> "rules.State":
    """A state with everything that lies open; hands and draw pile are still to be filled."""
    s = rules.new(**data["options"])
    s.phase = PHASES.index(data["phase"])
    s.round = data["round"]
    if data["starter"] is not None:
        s.starter = data["starter"]
        s.turn = data["turn"]
    s.turns = data["turns"]
    s.deck_left = data["deck"]
    s.piles = [_cards(names) for names in data["discards"]]
    for colour, pile in enumerate(s.piles):
        if pile:
            s.open_piles |= ONE << colour
    if s.phase == rules.DRAW:
        s.drawable = s.open_piles
        if data["closed"] is not None:
            s.drawable &= ~(ONE << COLOURS.index(data["closed"]))
    s.history = [scores[:] for scores in data["history"]]
    for side, expeditions in zip(s.sides, data["expeditions"], strict=True):
        for colour, expedition in enumerate(expeditions):
            wagers: int = expedition["wagers"]
            side.wagers += wagers * (ONE << 2 * colour)
            for number in expedition["numbers"]:
                card = colour * KINDS + number - 1
                side.played |= ONE << card
                side.closed |= CLOSES[card]
    return s


# Small parts


def _options(s: "rules.State") -> dict[str, Any]:
    return {
        "rounds": s.rounds,
        "colours": int(s.colours),
        "starter": s.first_starter,
        "tiebreak": s.tiebreak,
        "stall_cap": int(s.stall_cap),
    }


def _closed_colour(s: "rules.State") -> str | None:
    if s.phase != rules.DRAW or s.drawable == s.open_piles:
        return None
    return next(c for i, c in enumerate(COLOURS) if (s.open_piles & ~s.drawable) >> i & 1)


def _expeditions(side: "rules.Side", colours: int) -> list[dict[str, Any]]:
    return [
        expedition(
            [kind + 1 for kind in range(1, KINDS) if side.played >> colour * KINDS + kind & 1],
            int(side.wagers >> 2 * colour & 3),
        )
        for colour in range(colours)
    ]


def expedition(numbers: list[int], wagers: int) -> dict[str, Any]:
    """An expedition as everybody sees it, and how its score comes about.

    >>> expedition([2, 9], 1)
    {'wagers': 1, 'numbers': [2, 9], 'sum': 11, 'cost': 20, 'factor': 2, 'bonus': 0, 'score': -18}
    """
    cost, factor, bonus = rules.expedition_terms(len(numbers), wagers)
    return {
        "wagers": wagers,
        "numbers": numbers,
        "sum": sum(numbers),
        "cost": cost,
        "factor": factor,
        "bonus": bonus,
        "score": (sum(numbers) - cost) * factor + bonus,
    }


def _cards_of(mask: int, wagers: int) -> list[int]:
    cards = []
    for card in range(60):
        if card % KINDS == 0:
            cards += [card] * (wagers >> 2 * (card // KINDS) & 3)
        elif mask >> card & 1:
            cards.append(card)
    return cards


def _hand_cards(side: "rules.Side") -> list[int]:
    return _cards_of(side.hand, side.hand_wagers)


def _hand(side: "rules.Side") -> list[str]:
    return [CARD_NAMES[card] for card in _hand_cards(side)]


def _known(side: "rules.Side") -> list[str]:
    return [CARD_NAMES[card] for card in _cards_of(side.known, side.known_wagers)]


def _cards(names: list[str]) -> list[int]:
    return [CARD_OF_NAME[name] for name in names]


def _minus(cards: list[int], less: list[int]) -> list[int]:
    rest = cards[:]
    for card in less:
        rest.remove(card)
    return rest


def _take_known(side: "rules.Side", card: int) -> None:
    rules.take(side, card)
    if card % KINDS == 0:
        side.known_wagers += ONE << 2 * (card // KINDS)
    else:
        side.known |= ONE << card


def _unseen(world: "rules.State") -> list[int]:
    """The cards of the game that lie neither open nor in the hands filled so far."""
    seen = [card for pile in world.piles for card in pile]
    for side in world.sides:
        seen += _hand_cards(side) + _cards_of(side.played, side.wagers)
    return _minus(FULL_DECKS[world.colours], seen)
