"""What each seat of a Lost Cities match may know, and positions as data for saving."""

from typing import Any, Final

from mypy_extensions import i64

from rivalry.core.account import Change, Glance
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import (
    CARD_NAMES,
    CARD_OF_NAME,
    COLOURS,
    KINDS,
    ONE,
    closes,
)

PHASES: Final = ("starter", "deal", "card", "draw", "over")


def view(s: rules.Position, seat: int | None) -> dict[str, Any]:
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
        "hand": [] if seat is None else _names(hand_cards(s.sides[seat])),
        "hand_sizes": [len(hand_cards(side)) for side in s.sides],
        "known": [_names(known_cards(side)) for side in s.sides],
        "expeditions": [_expeditions(side, s.colours) for side in s.sides],
        "discards": [_names(pile) for pile in s.piles],
        "closed": _closed_colour(s),
        "history": [scores[:] for scores in s.history],
        "scores": rules.totals(s),
    }


def glance(s: rules.Position) -> Glance:
    """The turn of the round, the points of finished rounds, and what the last round brought.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities", seed=7, rounds=1)
    >>> while match.decision:
    ...     match.answer(match.decision.options[0])
    >>> match.told[-1].turn, match.told[-1].changes
    (44, ((0, 'points', -2, 'round'), (1, 'points', -3, 'round')))
    """
    held = [{"points": sum([scores[seat] for scores in s.history])} for seat in (0, 1)]
    brought: list[Change] = []
    # These two phases follow the last answer of a round and nothing else.
    if s.history and (s.phase == rules.DEAL or s.phase == rules.OVER):
        last = s.history[-1]
        brought = [(seat, "points", last[seat], "round") for seat in (0, 1) if last[seat]]
    return Glance(int(s.turns), held=held, brought=brought)


# Saving


def to_json(s: rules.Position) -> dict[str, Any]:
    """The whole state, hidden cards included."""
    data = view(s, None)
    del data["seat"], data["hand"], data["scores"]
    data["hands"] = [_names(hand_cards(side)) for side in s.sides]
    data["draw_pile"] = _names(s.deck[: s.deck_left])
    return data


def restore(s: rules.Position, data: dict[str, Any]) -> None:
    """Turn a fresh position with the options in the data into the one that `to_json` wrote."""
    restore_open_part(s, data)
    for i, names in enumerate(data["hands"]):
        known = cards_named(data["known"][i])
        for card in known:
            take_known(s.sides[i], card)
        for card in minus(cards_named(names), known):
            rules.take(s.sides[i], card)
    s.deck = cards_named(data["draw_pile"])


def restore_open_part(s: rules.Position, data: dict[str, Any]) -> None:
    """Restore everything that lies open; hands and draw pile are still to be filled."""
    s.phase = PHASES.index(data["phase"])
    s.round = data["round"]
    if data["starter"] is not None:
        s.starter = data["starter"]
        s.turn = data["turn"]
    s.turns = data["turns"]
    s.deck_left = data["deck"]
    s.piles = [cards_named(names) for names in data["discards"]]
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
                side.closed |= closes(card)


# Small parts


def _options(s: rules.Position) -> dict[str, Any]:
    return {
        "rounds": s.rounds,
        "colours": int(s.colours),
        "starter": s.first_starter,
        "tiebreak": s.tiebreak,
        "stall_cap": int(s.stall_cap),
    }


def _closed_colour(s: rules.Position) -> str | None:
    if s.phase != rules.DRAW or s.drawable == s.open_piles:
        return None
    return next(c for i, c in enumerate(COLOURS) if (s.open_piles & ~s.drawable) >> i & 1)


def _expeditions(side: rules.Side, colours: int) -> list[dict[str, Any]]:
    return [
        expedition(
            [kind + 1 for kind in range(1, KINDS) if side.played >> colour * KINDS + kind & 1],
            int(side.wagers >> 2 * colour & 3),
        )
        for colour in range(colours)
    ]


def expedition(numbers: list[int], wagers: int) -> dict[str, Any]:
    """An expedition as everybody sees it, and how its score is made up.

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


def cards_of(mask: i64, wagers: i64) -> list[int]:
    """The cards of a mask in order, with this many wagers of each colour."""
    cards: list[int] = []
    first: i64 = 0
    while mask or wagers:
        n: i64 = wagers & 3
        while n > 0:
            cards.append(int(first))
            n -= 1
        kind: i64 = 1
        while kind < KINDS:
            if mask >> kind & 1:
                cards.append(int(first + kind))
            kind += 1
        mask >>= KINDS
        wagers >>= 2
        first += KINDS
    return cards


def hand_cards(side: rules.Side) -> list[int]:
    """The cards in a hand, in order."""
    return cards_of(side.hand, side.hand_wagers)


def known_cards(side: rules.Side) -> list[int]:
    """The cards in a hand that everybody saw being taken from a pile."""
    return cards_of(side.known, side.known_wagers)


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def cards_named(names: list[str]) -> list[int]:
    """The cards with these names."""
    return [CARD_OF_NAME[name] for name in names]


def minus(cards: list[int], less: list[int]) -> list[int]:
    """The cards without the others, each removed once."""
    rest = cards[:]
    for card in less:
        rest.remove(card)
    return rest


def take_known(side: rules.Side, card: int) -> None:
    """Put a card that everybody has seen into the hand."""
    rules.take(side, card)
    if card % KINDS == 0:
        side.known_wagers += ONE << 2 * (card // KINDS)
    else:
        side.known |= ONE << card
