"""Observations of the board game: the specification, the encoder's settings, and the decoder."""

from collections.abc import Sequence
from typing import Any, Final

from rivalry.core.decision import Action
from rivalry.games import lost_cities_board as game
from rivalry.games.lost_cities_board.cards import ACTIONS, CARD_NAMES, COLOURS, VALUES
from rivalry.games.lost_cities_board.layout import ARROW, ARTIFACT, NO_TILE, STEPS, STONES
from rivalry.games.lost_cities_board.notation import WORDS
from rivalry.games.lost_cities_board.scoring import track_value
from rivalry.games.lost_cities_board.setup import Setup
from rivalry.games.lost_cities_board.view import PHASES
from rivalry.research.lanes.encoder import Encoder
from rivalry.research.lanes.lost_cities_board import ENDED, LostCitiesBoard
from rivalry.research.lanes.lost_cities_board_policy import BoardPolicy
from rivalry.research.seats import absolute, others
from rivalry.research.spec import Spec

SCALARS: Final = (
    "phase (0 to 2 chance, 3 card, 4 send, 5 bonus move, 6 arrow move, 7 draw, 8 over)",
    "this seat",
    "expedition, from 1",
    "who started the expedition: 1 this seat, 2 the next one clockwise ...; 0 nobody yet",
    "whose turn it is, in the same way",
    "turns finished in this expedition",
    "1 + the path a question is about; 0 none",
    "cards in the draw pile",
    "cards set aside unseen",
    "explorers of all players behind the bridge",
    "1 + the colour discarded to in this turn, which is closed; 0 none",
)
SIDE: Final = (
    "cards in hand",
    "1 while the researcher waits",
    "adventurers that wait",
    "artifacts found in this expedition",
    "artifact tokens of earlier expeditions",
    "points, those from tiles included",
    "points from tiles in this expedition",
    "what the artifacts brought at the end of the game",
    "score as if the expedition ended now",
    "1 + the researcher's path; 0 while it waits",
    *[f"step of the explorer on {colour}" for colour in COLOURS],
    *[f"direction of the {colour} column (0 open, 1 up, 2 down)" for colour in COLOURS],
)
TILE_WORDS: Final = {NO_TILE: None, ARTIFACT: "artifact", ARROW: "arrow"}
MANY: Final = 2000
"""More points than a game brings."""


def spec(**given: Any) -> Spec:
    """What an observation of the board game says, for these options of the game."""
    setup = Setup(**given)
    options = setup.options()
    players: int = setup.players
    s = Spec(game.name, game.version, options, players, WORDS)
    turns: int = options["stall_cap"]
    s.add(
        "table",
        "where the game stands",
        SCALARS,
        0,
        [8, players - 1, setup.expeditions, players, players, turns, 5, 110, 30, 5, 5],
    )
    s.add("hand", "how often the card is in this seat's hand", CARD_NAMES, 0, 2)
    spaces = [f"{colour} step {step}" for colour in COLOURS for step in range(1, STEPS + 1)]
    s.add("tiles", "tile (0 none, 1 artifact, 2 arrow, from 5 on its points)", spaces, 0, 15)
    copies = [f"{name} copy {n}" for name in CARD_NAMES for n in (1, 2)]
    s.add(
        "discards",
        "place of the copy in its discard pile, from 1 at the bottom; 0 if it is not there",
        copies,
        0,
        2 * VALUES,
    )
    for who in others(players):
        whose = "this seat" if who == "own" else f"the {who} seat clockwise"
        s.add(
            f"{who}_side",
            f"explorers and earnings of {whose}",
            SIDE,
            [0, 0, 0, 0, 0, 0, 0, -MANY, 0, *[0] * 11],
            [8, 1, 4, 9, 27, MANY, 200, MANY, MANY, 5, *[STEPS] * 5, *[2] * 5],
        )
        s.add(f"{who}_known", f"cards in hand of {whose} that everybody saw", CARD_NAMES, 0, 2)
        s.add(f"{who}_columns", f"cards in the columns of {whose}", CARD_NAMES, 0, 2)
    per_seat = ("points of the explorers", "points of tiles", "artifacts", "points after it")
    for n in range(1, setup.expeditions + 1):
        labels = ["how it ended (0 not yet, 1 draw pile, 2 bridge, 3 turn cap)"]
        labels += ["who started it, as above", "turns", "not used"]
        lows, highs = [0, 0, 0, 0], [3, players, turns, 1]
        for who in others(players):
            labels += [f"{who} seat: {words}" for words in per_seat]
            lows += [-200, 0, 0, 0]
            highs += [400, 200, 9, MANY]
        s.add(f"expedition_{n}", f"how expedition {n} ended", labels, lows, highs)
    return s


POLICY: Final = BoardPolicy
"""The bots' rules of thumb, for lanes."""


def encoder(spec: Spec) -> Encoder:
    """What writes observations and masks."""
    return LostCitiesBoard(spec.players, spec.size, ACTIONS, spec.options)


def action(id: int) -> Action:
    """The action of the game that has this id: the id itself."""
    return id


def action_id(action: Action) -> int:
    """The id of an action."""
    assert isinstance(action, int), "players answer with integers here"
    return action


def longest(spec: Spec) -> tuple[int, int]:
    """The most answers by players in a game, and the most OpenSpiel chance nodes.

    A turn asks for a card, an explorer to send, moves (one chain of arrows, at most nine steps on
    each of five paths) and a draw.
    """
    expeditions: int = spec.options["expeditions"]
    answers = 3 * spec.options["stall_cap"] + 45 * spec.players
    return answers * expeditions, 1 + 16 * expeditions


def widest(spec: Spec) -> int:
    """The widest possible gap between scores."""
    return MANY


def decode(spec: Spec, values: Sequence[int]) -> dict[str, Any]:
    """The view of the seat that an observation was made for."""
    part = spec.named(values)
    phase, seat, number, starter, turn, turns, path, deck, aside, crossings, closed = part["table"]
    players = spec.players
    setup = Setup(**spec.options)

    def by_seat(name: str) -> list[list[int]]:
        own_first = [part[f"{who}_{name}"] for who in others(players)]
        return [own_first[(one - seat) % players] for one in range(players)]

    sides = by_seat("side")
    directions = [[(None, "up", "down")[n] for n in side[15:20]] for side in sides]
    explorers = [_explorers(side) for side in sides]
    ended = [n for n in range(1, setup.expeditions + 1) if part[f"expedition_{n}"][0]]
    return {
        "game": game.name,
        "seat": seat,
        "options": spec.options,
        "players": players,
        "phase": PHASES[phase],
        "expedition": number,
        "starter": absolute(starter, seat, players),
        "turn": absolute(turn, seat, players),
        "turns": turns,
        "path": COLOURS[path - 1] if path else None,
        "deck": deck,
        "set_aside": aside,
        "hand": _names(part["hand"]),
        "hand_sizes": [side[0] for side in sides],
        "known": [_names(known) for known in by_seat("known")],
        "stones": STONES[1:],
        "paths": [
            {
                "colour": colour,
                "tiles": [TILE_WORDS.get(n, n) for n in part["tiles"][i * STEPS : (i + 1) * STEPS]],
            }
            for i, colour in enumerate(COLOURS)
        ],
        "columns": [
            [_column(column[i * VALUES : (i + 1) * VALUES], ways[i]) for i in range(len(COLOURS))]
            for column, ways in zip(by_seat("columns"), directions, strict=True)
        ],
        "directions": directions,
        "explorers": explorers,
        "waiting": [{"researcher": side[1], "adventurer": side[2]} for side in sides],
        "crossings": crossings,
        "discards": _piles(part["discards"]),
        "closed": COLOURS[closed - 1] if closed else None,
        "artifacts": [side[3] for side in sides],
        "tokens": [side[4] for side in sides],
        "points": [side[5] for side in sides],
        "running": [
            _running(pieces, side[6]) for pieces, side in zip(explorers, sides, strict=True)
        ],
        "history": [_ended(part[f"expedition_{n}"], seat, players) for n in ended],
        "payments": [side[7] for side in sides] if phase == PHASES.index("over") else [],
        "track": {
            "values": setup.track,
            "assumed": setup.assumed,
            "worth": [track_value(setup.track, side[3] + side[4]) for side in sides],
        },
        "scores": [side[8] for side in sides],
    }


def _names(counts: Sequence[int]) -> list[str]:
    return [name for name, n in zip(CARD_NAMES, counts, strict=True) for _ in range(n)]


def _column(counts: Sequence[int], way: str | None) -> list[int]:
    values = [value for value, n in enumerate(counts) for _ in range(n)]
    return values[::-1] if way == "down" else values


def _explorers(side: Sequence[int]) -> list[dict[str, Any] | None]:
    found: list[dict[str, Any] | None] = []
    for path, step in enumerate(side[10:15]):
        piece = "researcher" if side[9] == path + 1 else "adventurer"
        found.append({"piece": piece, "step": step} if step else None)
    return found


def _running(explorers: Sequence[dict[str, Any] | None], tiles: int) -> dict[str, Any]:
    lines = []
    for colour, explorer in zip(COLOURS, explorers, strict=True):
        if explorer is not None:
            points = STONES[explorer["step"]] * (2 if explorer["piece"] == "researcher" else 1)
            lines.append({"colour": colour, **explorer, "points": points})
    return {"lines": lines, "explorers": sum(line["points"] for line in lines), "tiles": tiles}


def _piles(places: Sequence[int]) -> list[list[str]]:
    found = []
    for first in range(0, len(places), 2 * VALUES):
        lying = sorted((places[i], i) for i in range(first, first + 2 * VALUES) if places[i])
        found.append([CARD_NAMES[i // 2] for _, i in lying])
    return found


def _ended(entry: Sequence[int], seat: int, players: int) -> dict[str, Any]:
    ended, starter, turns, _, *got = entry
    keys = ("explorers", "tiles", "artifacts", "points")
    own_first = [dict(zip(keys, got[n : n + 4], strict=True)) for n in range(0, len(got), 4)]
    return {
        "ended": ENDED[ended],
        "starter": absolute(starter, seat, players),
        "turns": turns,
        "seats": [own_first[(one - seat) % players] for one in range(players)],
    }
