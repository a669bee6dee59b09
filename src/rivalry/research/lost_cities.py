"""Observations of Lost Cities: the specification, the encoder's settings, and the decoder."""

from collections.abc import Sequence
from typing import Any, Final

from rivalry.core.decision import Action
from rivalry.core.option import check
from rivalry.games import lost_cities as game
from rivalry.games.lost_cities import rules
from rivalry.games.lost_cities.cards import (
    ACTIONS,
    CARD_NAMES,
    COLOURS,
    FULL_DECKS,
    KINDS,
    WAGERS,
)
from rivalry.games.lost_cities.notation import WORDS
from rivalry.games.lost_cities.view import PHASES, expedition
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.lost_cities import LostCities
from rivalry.research.lanes.lost_cities_policy import LostCitiesPolicy
from rivalry.research.lost_cities_learned import Learned
from rivalry.research.spec import Spec

LEAST: Final = rules.expedition_score(0, 0, 3)
MOST: Final = rules.expedition_score(54, 9, 3)
"""The most that one expedition can be worth."""

CARDS: Final = 12
"""The cards of a colour in an observation: three wagers and nine numbers."""

SCALARS: Final = (
    "phase (0 starter drawn, 1 shuffle, 2 play or discard, 3 draw, 4 over)",
    "1 if it is this seat's turn",
    "1 if this seat started the round",
    "round, from 1",
    "turns finished in this round",
    "cards in the draw pile",
    "cards in this seat's hand",
    "cards in the rival's hand",
    "1 + the colour just discarded to, which is closed for drawing; 0 none",
    "this seat",
    "own points, the running round as it stands",
    "the rival's points",
)


def spec(**given: Any) -> Spec:
    """What an observation of Lost Cities says, for these options of the game."""
    options = check(rules.OPTIONS, given)
    s = Spec(game.name, game.version, options, 2, WORDS)
    colours = COLOURS[: options["colours"]]
    wagers = [f"{n} wager{'s' if n > 1 else ''} or more" for n in range(1, WAGERS + 1)]
    numbers = range(2, 11)
    cards = [f"{c} {kind}" for c in colours for kind in [*wagers, *numbers]]
    s.add("hand", "own hand", cards, 0, 1)
    s.add("known", "own cards everybody saw being taken from a pile", cards, 0, 1)
    s.add("rival_known", "the rival's cards that everybody saw being taken", cards, 0, 1)
    s.add("expeditions", "own expeditions", cards, 0, 1)
    s.add("rival_expeditions", "the rival's expeditions", cards, 0, 1)
    copies = [f"wager {n}" for n in range(1, WAGERS + 1)]
    piled = [f"{c} {kind}" for c in colours for kind in [*copies, *numbers]]
    s.add(
        "discards",
        "place of the card in its discard pile, from 1 at the bottom; 0 if it is not there "
        "(wager 1 lies below wager 2)",
        piled,
        0,
        CARDS,
    )
    rounds = options["rounds"] + (options["tiebreak"] == "extra_round")
    least, most = LEAST * len(colours), MOST * len(colours)
    ends = (least * rounds, most * rounds)
    deck = len(FULL_DECKS[len(colours)])
    s.add(
        "table",
        "where the match stands",
        SCALARS,
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ends[0], ends[0]],
        [4, 1, 1, rounds, options["stall_cap"], deck, 8, 8, len(colours), 1, ends[1], ends[1]],
    )
    scores = [f"{who} points of round {n + 1}" for n in range(rounds) for who in ("own", "rival's")]
    s.add("history", "points of the finished rounds", scores, least, most)
    return s


BATCHES: Final = {"learned": Learned}
"""The bots that answer for all lanes in one call."""

POLICY: Final = LostCitiesPolicy
"""The bots' rules of thumb, for lanes."""


def encoder(spec: Spec) -> Encoder:
    """What writes observations and masks."""
    return LostCities(spec.size, ACTIONS, spec.options)


def action(id: int) -> Action:
    """The action of the game that has this id: the id itself."""
    return id


def action_id(action: Action) -> int:
    """The id of an action."""
    assert isinstance(action, int), "players answer with integers here"
    return action


def longest(spec: Spec) -> tuple[int, int]:
    """The most answers by players in a match, and the most OpenSpiel chance nodes."""
    rounds = spec.options["rounds"] + 1
    return 2 * spec.options["stall_cap"] * rounds, 1 + 8 * rounds


def widest(spec: Spec) -> int:
    """The widest possible gap between scores."""
    points = next(field for field in spec.fields if field.name == "table")
    return points.highs[-1] - points.lows[-1]


def decode(spec: Spec, values: Sequence[int]) -> dict[str, Any]:
    """The view of the seat that an observation was made for."""
    part = spec.named(values)
    phase, own_turn, own_start, round, turns, deck, own_hand, rival_hand, closed, seat, *points = (
        part["table"]
    )
    colours: int = spec.options["colours"]

    def by_seat(own: Any, rival: Any) -> list[Any]:
        return [own, rival] if seat == 0 else [rival, own]

    begun = phase != rules.STARTER
    rounds = round - 1 + (phase == rules.OVER)
    return {
        "game": game.name,
        "seat": seat,
        "options": spec.options,
        "colours": colours,
        "phase": PHASES[phase],
        "round": round,
        "starter": (seat if own_start else 1 - seat) if begun else None,
        "turn": (seat if own_turn else 1 - seat) if begun else None,
        "turns": turns,
        "deck": deck,
        "hand": _names(part["hand"]),
        "hand_sizes": by_seat(own_hand, rival_hand),
        "known": by_seat(_names(part["known"]), _names(part["rival_known"])),
        "expeditions": by_seat(
            _expeditions(part["expeditions"]), _expeditions(part["rival_expeditions"])
        ),
        "discards": _piles(part["discards"]),
        "closed": COLOURS[closed - 1] if closed else None,
        "history": [by_seat(*part["history"][2 * n : 2 * n + 2]) for n in range(rounds)],
        "scores": by_seat(*points),
    }


def _cards(bits: Sequence[int]) -> list[int]:
    """The cards of all indices that are set; a wager once for each."""
    return [
        i // CARDS * KINDS + max(0, i % CARDS - WAGERS + 1) for i, bit in enumerate(bits) if bit
    ]


def _names(bits: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in _cards(bits)]


def _expeditions(bits: Sequence[int]) -> list[dict[str, Any]]:
    found = []
    for start in range(0, len(bits), CARDS):
        kinds = _cards(bits[start : start + CARDS])
        numbers = [kind + 1 for kind in kinds if kind]
        found.append(expedition(numbers, kinds.count(0)))
    return found


def _piles(places: Sequence[int]) -> list[list[str]]:
    found = []
    for start in range(0, len(places), CARDS):
        lying = sorted((place, i) for i, place in enumerate(places[start : start + CARDS]) if place)
        cards = [start // CARDS * KINDS + max(0, i - WAGERS + 1) for _, i in lying]
        found.append([CARD_NAMES[card] for card in cards])
    return found
