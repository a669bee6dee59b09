"""What everybody may know of a game of Rivals, and positions as data for saving.

Only the order of the cards still face down is hidden, and it is hidden from all alike.
"""

from typing import Any, Final

from rivalry.core.account import Glance
from rivalry.games.lost_cities_rivals import expedition, rules, turn
from rivalry.games.lost_cities_rivals.cards import (
    CARD_NAMES,
    CARD_OF_NAME,
    CARDS,
    COLOURS,
    DECK,
    KINDS,
    ONE,
    PILE,
)

PHASES: Final = ("starter", "starting-wagers", "deal", "turn", "bid", "take", "remove", "over")


def view(s: rules.Position, seat: int | None) -> dict[str, Any]:
    """All that a seat or a spectator may know: an allow-list.

    `turn` is whose turn it is, `asked` who decides (a bidder, say). `piles` counts the cards of
    the draw pile and of the piles set aside. `newest` is the card turned over last, wherever it
    is now. `removed` are the cards out of the game: everybody saw them when they were turned over.
    Seats are numbered clockwise.
    """
    begun = s.phase != rules.STARTER
    return {
        "game": "lost-cities-rivals",
        "seat": seat,
        "options": {
            "players": int(s.players),
            "starter": s.first_starter,
            "tiebreak": s.tiebreak,
        },
        "players": int(s.players),
        "phase": PHASES[s.phase],
        "starter": s.starter if begun else None,
        "turn": int(s.turn) if begun else None,
        "asked": int(s.asked) if rules.TURN <= s.phase < rules.OVER else None,
        "turned": int(DECK - s.deck_left) if s.deck else 0,
        "newest": _newest(s),
        "piles": _piles(s.deck_left),
        "display": _names(_display(s)),
        "auction": _auction(s),
        "gold": [int(side.gold) for side in s.sides],
        "supply": int(s.supply),
        "starting_wagers": [[COLOURS[colour] for colour in pair] for pair in s.starting],
        "expeditions": [_expeditions(side) for side in s.sides],
        "removed": _names(s.removed),
        "scores": [expedition.score(side) for side in s.sides],
    }


def glance(s: rules.Position) -> Glance:
    """The cards turned over so far, each of which ended a turn, and each seat's gold.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities-rivals", seed=7, starter=0)
    >>> for words in ("uncover", "bid 2", "pass"):
    ...     match.answer(match.parse(words))
    >>> [(it.shown, it.changes, it.turn) for it in match.told[-3:]]
    [(('white 4',), (), 1), ((), (), 1), ((), ((1, 'gold', -2, ''),), 1)]
    """
    turned = s.deck[s.deck_left :]
    return Glance(
        len(turned),
        shown=[CARD_NAMES[card] for card in reversed(turned)],
        held=[{"gold": int(side.gold)} for side in s.sides],
    )


# Saving


def to_json(s: rules.Position) -> dict[str, Any]:
    """The whole state, hidden cards included."""
    data = view(s, None)
    del data["seat"], data["scores"]
    data["face_down"] = _names(s.deck[: s.deck_left])
    return data


def restore(s: rules.Position, data: dict[str, Any]) -> None:
    """Turn a fresh position with the options in the data into the one that `to_json` wrote."""
    restore_open_part(s, data)
    if s.phase >= rules.TURN:
        s.deck = _cards(data["face_down"]) + seen_cards(s, data.get("newest"))


def restore_open_part(s: rules.Position, data: dict[str, Any]) -> None:
    """Restore everything but the cards that are face down."""
    s.phase = PHASES.index(data["phase"])
    if data["starter"] is not None:
        s.starter = data["starter"]
        s.turn = data["turn"]
        s.asked = s.turn if data["asked"] is None else data["asked"]
    s.deck_left = sum(data["piles"])
    for card in _cards(data["display"]):
        turn.into_display(s, card)
    auction = data["auction"]
    if auction is not None:
        s.bid = auction["bid"]
        s.leader = auction["leader"]
        s.bidding = sum([ONE << seat for seat in auction["bidding"]])
    s.supply = data["supply"]
    s.removed = _cards(data["removed"])
    s.starting = [[COLOURS.index(colour) for colour in pair] for pair in data["starting_wagers"]]
    for i, side in enumerate(s.sides):
        side.gold = data["gold"][i]
        for colour, line in enumerate(data["expeditions"][i]):
            wagers: int = line["wagers"]
            side.wagers += wagers * (ONE << 3 * colour)
            for number in line["numbers"]:
                expedition.place(side, colour * KINDS + number - 1)


# Small parts


def _piles(left: int) -> list[int]:
    """The draw pile, then those set aside: 80 cards are four piles, 79 three and one of 19."""
    piles = [PILE] * (left // PILE)
    return [left % PILE, *piles] if left % PILE else piles


def _newest(s: rules.Position) -> str | None:
    return CARD_NAMES[s.deck[s.deck_left]] if s.deck_left < len(s.deck) else None


def _display(s: rules.Position) -> list[int]:
    return _held([s.display, s.display_twice, s.display_thrice])


def _held(masks: list[int]) -> list[int]:
    """The cards of the masks, each once for every mask that has it."""
    return [card for card in range(CARDS) for mask in masks if mask & ONE << card]


def _auction(s: rules.Position) -> dict[str, Any] | None:
    if s.leader < 0:
        return None
    return {
        "opener": int(s.turn),
        "bid": int(s.bid),
        "leader": int(s.leader),
        "bidding": [seat for seat in range(s.players) if s.bidding & ONE << seat],
    }


def _expeditions(side: expedition.Side) -> list[dict[str, Any]]:
    cards = _held([side.played, side.twice])
    lines = []
    for colour, word in enumerate(COLOURS):
        footprints = expedition.footprints(side, colour)
        numbers = [card % KINDS + 1 for card in cards if card // KINDS == colour]
        wagers = expedition.wager_cards(side, colour)
        lines.append(
            {
                "colour": word,
                "wagers": wagers,
                "numbers": numbers,
                "footprints": footprints,
                "factor": 1 + wagers,
                "bonus": expedition.bonus(len(numbers)),
                "score": expedition.expedition_score(footprints, len(numbers), wagers),
            }
        )
    return lines


def seen_cards(s: rules.Position, newest: str | None) -> list[int]:
    """The cards that have been turned over, wherever they are now, the newest first."""
    seen = _display(s) + s.removed
    for i, side in enumerate(s.sides):
        seen += _held([side.played, side.twice])
        for colour in range(5):
            taken = expedition.wager_cards(side, colour) - s.starting[i].count(colour)
            seen += [colour * KINDS] * taken
    if newest is not None:
        card = CARD_OF_NAME[newest]
        seen.remove(card)
        seen.insert(0, card)
    return seen


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _cards(names: list[str]) -> list[int]:
    return [CARD_OF_NAME[name] for name in names]
