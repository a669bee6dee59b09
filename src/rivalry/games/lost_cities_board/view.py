"""What each seat of the board game may know, and positions as data for saving."""

from typing import Any, Final

from rivalry.core.account import Change, Glance
from rivalry.games.lost_cities_board import moves, rules, scoring
from rivalry.games.lost_cities_board.cards import (
    CARD_NAMES,
    CARD_OF_NAME,
    COLOURS,
    KINDS,
    ONE,
    VALUES,
    colour_mask,
)
from rivalry.games.lost_cities_board.layout import ARROW, ARTIFACT, NO_TILE, STEPS, STONES

PHASES: Final = ("starter", "tiles", "deal", "card", "send", "bonus", "arrow", "draw", "over")
PATHS: Final = range(len(COLOURS))


def view(s: rules.Position, seat: int | None) -> dict[str, Any]:
    """All that a seat or a spectator may know: an allow-list.

    The other hands, the order of the draw pile and the cards set aside are hidden. The discard
    piles are shown whole, bottom to top, and `known` lists the cards in each hand that everybody
    saw being taken from a pile (RULINGS B31). `track` says what each number of artifacts is worth,
    and what each seat's artifacts would be worth now.
    """
    asks_about_path = s.phase in (rules.SEND, rules.BONUS, rules.ARROW_MOVE)
    return {
        "game": "lost-cities-board",
        "seat": seat,
        "options": s.setup.options(),
        "players": int(s.setup.players),
        "phase": PHASES[s.phase],
        "expedition": s.expedition,
        "starter": None if s.phase == rules.STARTER else int(s.starter),
        "turn": None if s.phase == rules.STARTER else int(s.turn),
        "turns": int(s.turns),
        "path": COLOURS[s.path] if asks_about_path else None,
        "deck": int(s.deck_left),
        "set_aside": len(s.aside),
        "hand": [] if seat is None else _names(hand_cards(s.sides[seat])),
        "hand_sizes": [len(hand_cards(side)) for side in s.sides],
        "known": [_names(known_cards(side)) for side in s.sides],
        "stones": STONES[1:],
        "paths": [{"colour": COLOURS[path], "tiles": _tiles(s, path)} for path in PATHS],
        "columns": [[_column(side, path) for path in PATHS] for side in s.sides],
        "directions": [
            [_direction(side, path, s.setup.up_and_down) for path in PATHS] for side in s.sides
        ],
        "explorers": [[_explorer(side, path) for path in PATHS] for side in s.sides],
        "waiting": [
            {"researcher": int(side.researcher < 0), "adventurer": int(side.adventurers)}
            for side in s.sides
        ],
        "crossings": int(s.crossings),
        "discards": [_names(pile) for pile in s.piles],
        "closed": None if s.closed_pile < 0 else COLOURS[s.closed_pile],
        "artifacts": [int(side.found) for side in s.sides],
        "tokens": [int(side.tokens) for side in s.sides],
        "points": [int(side.points) for side in s.sides],
        "running": [_running(side) for side in s.sides],
        "history": [_copied(entry) for entry in s.history],
        "payments": s.payments[:],
        "track": {
            "values": s.setup.track[:],
            "assumed": s.setup.assumed[:],
            "worth": [
                scoring.track_value(s.setup.track, scoring.artifacts(side)) for side in s.sides
            ],
        },
        "scores": scoring.totals(s),
    }


def glance(s: rules.Position) -> Glance:
    """The turn of the expedition, each seat's points and artifacts, and what its end brought.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities-board", seed=7, expeditions=1)
    >>> while match.decision:
    ...     match.answer(match.decision.options[0])
    >>> [change[3] for change in match.told[-1].changes]
    ['explorers', 'artifacts', 'explorers', 'artifacts']
    """
    held = [
        {"points": int(side.points), "artifacts": int(scoring.artifacts(side))} for side in s.sides
    ]
    return Glance(int(s.turns), held=held, brought=_brought_by_the_end(s))


def _brought_by_the_end(s: rules.Position) -> list[Change]:
    """What explorers and artifacts brought when an expedition ended, as far as points allowed."""
    # These two phases follow the last answer of an expedition and nothing else.
    if not s.history or (s.phase != rules.LAY_TILES and s.phase != rules.OVER):
        return []
    found: list[Change] = []
    for seat, side in enumerate(s.sides):
        last = s.history[-1]["seats"][seat]
        before = s.history[-2]["seats"][seat]["points"] if len(s.history) > 1 else 0
        found.append((seat, "points", last["points"] - before - last["tiles"], "explorers"))
        found.append((seat, "points", int(side.points) - last["points"], "artifacts"))
    return [change for change in found if change[2]]


# Saving


def to_json(s: rules.Position) -> dict[str, Any]:
    """The whole state, hidden cards included."""
    data = view(s, None)
    for key in ("seat", "hand", "hand_sizes", "set_aside", "track", "scores"):
        del data[key]
    data["hands"] = [_names(hand_cards(side)) for side in s.sides]
    data["draw_pile"] = _names(s.deck[: s.deck_left])
    data["aside"] = _names(s.aside)
    return data


def restore(s: rules.Position, data: dict[str, Any]) -> None:
    """Turn a cleared position with the options in the data into the one that `to_json` wrote."""
    restore_open_part(s, data)
    for side, names in zip(s.sides, data["hands"], strict=True):
        for card in minus(cards_named(names), known_cards(side)):
            moves.take(side, card)
    s.deck = cards_named(data["draw_pile"])
    s.aside = cards_named(data["aside"])


def restore_open_part(s: rules.Position, data: dict[str, Any]) -> None:
    """Restore everything that lies open; hands and hidden cards are still to be filled."""
    s.phase = PHASES.index(data["phase"])
    s.expedition = data["expedition"]
    if data["starter"] is not None:
        s.starter = data["starter"]
        s.turn = data["turn"]
    s.turns = data["turns"]
    s.path = -1 if data["path"] is None else COLOURS.index(data["path"])
    s.deck_left = data["deck"]
    s.closed_pile = -1 if data["closed"] is None else COLOURS.index(data["closed"])
    s.crossings = data["crossings"]
    s.piles = [cards_named(names) for names in data["discards"]]
    s.open_piles = sum([ONE << colour for colour, pile in enumerate(s.piles) if pile])
    s.history = [_copied(entry) for entry in data["history"]]
    s.payments = data["payments"][:]
    for path in PATHS:
        for step, word in enumerate(data["paths"][path]["tiles"]):
            space = path * STEPS + step
            s.tiles[space] = _tile_of_word(word)
            if word == "artifact":
                s.artifacts_left |= ONE << space
    for seat, side in enumerate(s.sides):
        _fill_side(s, side, data, seat)


def _fill_side(s: rules.Position, side: rules.Side, data: dict[str, Any], seat: int) -> None:
    waiting = data["waiting"][seat]
    side.adventurers = waiting["adventurer"]
    side.found = data["artifacts"][seat]
    side.tokens = data["tokens"][seat]
    side.points = data["points"][seat]
    side.tile_points = data["running"][seat]["tiles"]
    for card in cards_named(data["known"][seat]):
        moves.take(side, card)
    side.known = side.hand
    side.known_both = side.hand_both
    for path in PATHS:
        for value in data["columns"][seat][path]:
            moves.add_to_column(side, path * VALUES + value, s.setup.up_and_down)
        explorer = data["explorers"][seat][path]
        if explorer is not None:
            side.steps += explorer["step"] * (ONE << 4 * path)
            if explorer["piece"] == "researcher":
                side.researcher = path


# Small parts


def _tiles(s: rules.Position, path: int) -> list[str | int | None]:
    """The tiles on a path's nine stones; where an artifact was taken, there is none."""
    words: list[str | int | None] = []
    for space in range(path * STEPS, path * STEPS + STEPS):
        tile = s.tiles[space]
        if tile == NO_TILE or (tile == ARTIFACT and s.artifacts_left & ONE << space == 0):
            words.append(None)
        elif tile == ARTIFACT:
            words.append("artifact")
        elif tile == ARROW:
            words.append("arrow")
        else:
            words.append(tile)
    return words


def _tile_of_word(word: str | int | None) -> int:
    if word is None:
        return NO_TILE
    if isinstance(word, int):
        return word
    return ARTIFACT if word == "artifact" else ARROW


def _column(side: rules.Side, path: int) -> list[int]:
    """The values of a column in the order they were played, which follows from its direction."""
    cards = cards_of(side.played & colour_mask(path), side.played_both)
    values = [card % VALUES for card in cards]
    return values[::-1] if _direction(side, path, True) == "down" else values


def _direction(side: rules.Side, path: int, up_and_down: bool) -> str | None:
    """Whether a column goes up or down; None while that is undecided (RULINGS B28)."""
    if not up_and_down:
        return "up"
    column = side.played & colour_mask(path)
    if column & side.closed == 0:
        return None
    return "up" if column & -column & side.closed else "down"


def _explorer(side: rules.Side, path: int) -> dict[str, Any] | None:
    step = scoring.step_of(side, path)
    if step == 0:
        return None
    piece = "researcher" if side.researcher == path else "adventurer"
    return {"piece": piece, "step": step}


def _running(side: rules.Side) -> dict[str, Any]:
    """What the expedition has brought so far, line by line."""
    lines = [
        {
            "colour": COLOURS[path],
            "piece": "researcher" if side.researcher == path else "adventurer",
            "step": scoring.step_of(side, path),
            "points": scoring.explorer_points(side, path),
        }
        for path in PATHS
        if scoring.step_of(side, path)
    ]
    return {
        "lines": lines,
        "explorers": int(scoring.net_of_explorers(side)),
        "tiles": int(side.tile_points),
    }


def _copied(entry: dict[str, Any]) -> dict[str, Any]:
    return entry | {"seats": [dict(seat) for seat in entry["seats"]]}


def cards_of(mask: int, both: int) -> list[int]:
    """The cards of a mask in order, those of the second mask twice."""
    cards = []
    for card in range(KINDS):
        if mask & ONE << card:
            cards.append(card)
            if both & ONE << card:
                cards.append(card)
    return cards


def hand_cards(side: rules.Side) -> list[int]:
    """The cards in a hand, in order."""
    return cards_of(side.hand, side.hand_both)


def known_cards(side: rules.Side) -> list[int]:
    """The cards in a hand that everybody saw being taken from a pile."""
    return cards_of(side.known, side.known_both)


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
