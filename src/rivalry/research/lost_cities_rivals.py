"""Observations of Lost Cities: Rivals: the specification, the encoder's settings, the decoder."""

from collections.abc import Sequence
from typing import Any, Final

from rivalry.core.decision import Action
from rivalry.core.option import check
from rivalry.games import lost_cities_rivals as game
from rivalry.games.lost_cities_rivals import expedition, rules
from rivalry.games.lost_cities_rivals.cards import (
    ACTIONS,
    CARD_NAMES,
    COLOURS,
    DECK,
    FULL_DECK,
    GOLD,
    KINDS,
    PILE,
)
from rivalry.games.lost_cities_rivals.notation import WORDS
from rivalry.games.lost_cities_rivals.view import PHASES
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.lost_cities_rivals import LostCitiesRivals
from rivalry.research.lanes.lost_cities_rivals_policy import RivalsPolicy
from rivalry.research.seats import absolute, others
from rivalry.research.spec import Spec

SCALARS: Final = (
    "phase (0 to 2 chance, 3 turn, 4 raise or pass, 5 take, 6 remove, 7 over)",
    "this seat",
    "who began: 1 this seat, 2 the next one clockwise ...; 0 nobody yet",
    "whose turn it is, or who opened the auction, in the same way",
    "who is asked, in the same way",
    "cards face down",
    "the highest bid; 0 no auction",
    "who made it, as above",
    "gold on the table",
    "cards turned over",
    "cards removed from the game",
    "1 + the card turned over last (colour * 10 + kind); 0 none",
)
MOST: Final = 1000
"""More points than a game brings."""


def spec(**given: Any) -> Spec:
    """What an observation of Rivals says, for these options of the game."""
    options = check(rules.OPTIONS, given)
    players: int = options["players"]
    s = Spec(game.name, game.version, options, players, WORDS)
    highs = [7, players - 1, players, players, players, DECK, GOLD, players, GOLD, DECK, DECK, 50]
    s.add("table", "where the game stands", SCALARS, 0, highs)
    s.add("display", "how often the card lies in the display", CARD_NAMES, 0, 3)
    copies: list[str] = []
    for card in FULL_DECK:
        name = CARD_NAMES[card]
        copies.append(f"{name} copy {sum(c.startswith(name + ' copy') for c in copies) + 1}")
    s.add("removed", "when this copy left the game, from 1; 0 if it did not", copies, 0, DECK)
    for who in others(players):
        s.add(
            f"{who}_side",
            f"gold and wagers of {_seat(who)}",
            [
                "gold",
                "score as it stands",
                "1 while bidding",
                "1 + colour of the first starting wager",
                "1 + colour of the second starting wager",
                *[f"{colour} wagers" for colour in COLOURS],
            ],
            0,
            [GOLD, MOST, 1, 5, 5, 5, 5, 5, 5, 5],
        )
        s.add(
            f"{who}_expeditions",
            f"how often the number lies in the expeditions of {_seat(who)} (wagers: see above)",
            CARD_NAMES,
            0,
            2,
        )
    return s


def _seat(who: str) -> str:
    return "this seat" if who == "own" else f"the {who} seat clockwise"


POLICY: Final = RivalsPolicy
"""The bots' rules of thumb, for lanes."""


def encoder(spec: Spec) -> Encoder:
    """What writes observations and masks."""
    return LostCitiesRivals(spec.players, spec.size, ACTIONS, spec.options)


def action(id: int) -> Action:
    """The action of the game that has this id: the id itself."""
    return id


def action_id(action: Action) -> int:
    """The id of an action."""
    assert isinstance(action, int), "players answer with integers here"
    return action


def longest(spec: Spec) -> tuple[int, int]:
    """The most answers by players in a game, and the most OpenSpiel chance nodes.

    For every card turned over: an auction of at most 36 bids, a pass by each other seat, and two
    answers that end it; besides, every card is taken or removed at most once.
    """
    return DECK * (GOLD + spec.players + 2) + DECK, 1 + 8 * 8


def widest(spec: Spec) -> int:
    """The widest possible gap between scores."""
    return MOST


def decode(spec: Spec, values: Sequence[int]) -> dict[str, Any]:
    """The view of the seat that an observation was made for."""
    part = spec.named(values)
    phase, seat, starter, turn, asked, face_down, bid, leader, supply, turned, _, newest = part[
        "table"
    ]
    players = spec.players

    def real(n: int) -> int | None:
        return absolute(n, seat, players)

    own_first = [part[f"{who}_side"] for who in others(players)]
    sides = [own_first[(one - seat) % players] for one in range(players)]
    played = [part[f"{who}_expeditions"] for who in others(players)]
    lines = [played[(one - seat) % players] for one in range(players)]
    piles = [PILE] * (face_down // PILE)
    auction = None
    if leader:
        bidding = [one for one in range(players) if sides[one][2]]
        auction = {"opener": real(turn), "bid": bid, "leader": real(leader), "bidding": bidding}
    return {
        "game": game.name,
        "seat": seat,
        "options": spec.options,
        "players": players,
        "phase": PHASES[phase],
        "starter": real(starter),
        "turn": real(turn),
        "asked": real(asked),
        "turned": turned,
        "piles": [face_down % PILE, *piles] if face_down % PILE else piles,
        "newest": CARD_NAMES[newest - 1] if newest else None,
        "display": [
            name for name, n in zip(CARD_NAMES, part["display"], strict=True) for _ in range(n)
        ],
        "auction": auction,
        "gold": [side[0] for side in sides],
        "supply": supply,
        "starting_wagers": [[COLOURS[n - 1] for n in side[3:5]] for side in sides if side[3]],
        "expeditions": [
            _expeditions(line, side[5:]) for line, side in zip(lines, sides, strict=True)
        ],
        "removed": _in_order(part["removed"]),
        "scores": [side[1] for side in sides],
    }


def _expeditions(counts: Sequence[int], wagers: Sequence[int]) -> list[dict[str, Any]]:
    lines = []
    for colour, word in enumerate(COLOURS):
        kinds = counts[colour * KINDS : (colour + 1) * KINDS]
        numbers = [kind + 1 for kind, n in enumerate(kinds) for _ in range(n)]
        footprints = sum(1 if number < 6 else 2 for number in numbers)
        lines.append(
            {
                "colour": word,
                "wagers": wagers[colour],
                "numbers": numbers,
                "footprints": footprints,
                "factor": 1 + wagers[colour],
                "bonus": expedition.bonus(len(numbers)),
                "score": expedition.expedition_score(footprints, len(numbers), wagers[colour]),
            }
        )
    return lines


def _in_order(places: Sequence[int]) -> list[str]:
    lying = sorted((place, card) for place, card in zip(places, FULL_DECK, strict=True) if place)
    return [CARD_NAMES[card] for _, card in lying]
