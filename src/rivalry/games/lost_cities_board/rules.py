"""The rules of the board game: a position, and what may be answered."""

from typing import Any, Final

from mypy_extensions import i64

from rivalry.core.decision import Action, Decision
from rivalry.games.lost_cities_board.cards import (
    DISCARD,
    DISCARDS,
    DRAW_DECK,
    DRAW_PILE,
    DRAWS,
    MOVE,
    MOVES,
    ONE,
    PLAYS,
    SEND_ADVENTURER,
    SEND_RESEARCHER,
    STAY,
    colour_mask,
)
from rivalry.games.lost_cities_board.layout import STEPS
from rivalry.games.lost_cities_board.setup import Setup

# What the game waits for.
STARTER: Final = 0  # chance draws the first starter
LAY_TILES: Final = 1  # chance shuffles the event tiles
DEAL: Final = 2  # chance shuffles the cards
CARD: Final = 3  # a player plays or discards
SEND: Final = 4  # chooses the explorer that sets out on `path`
BONUS: Final = 5  # may move one, for a card on `path`, whose explorer has arrived
ARROW_MOVE: Final = 6  # may move one, for the arrow on `path`
DRAW: Final = 7  # the same player draws
OVER: Final = 8


class Side:
    """One player's cards, explorers and earnings."""

    __slots__ = (
        "hand",
        "hand_both",
        "known",
        "known_both",
        "played",
        "played_both",
        "closed",
        "steps",
        "researcher",
        "adventurers",
        "found",
        "tile_points",
        "tokens",
        "points",
    )

    def __init__(self) -> None:
        self.hand: i64 = 0  # mask of the cards in hand
        self.hand_both: i64 = 0  # mask of the cards with both copies in hand
        self.known: i64 = 0  # cards in hand that everybody saw being taken from a pile
        self.known_both: i64 = 0  # cards with both copies known by everybody to be in hand
        self.played: i64 = 0  # mask of the cards in the columns
        self.played_both: i64 = 0  # mask of the cards that lie there twice
        self.closed: i64 = 0  # mask of the cards that may no longer be added to the columns
        self.steps: i64 = 0  # the step of the explorer on each path, four bits each; 0: none
        self.researcher: i64 = -1  # the path the researcher is on, -1 while it waits
        self.adventurers: i64 = 4  # adventurers that have not set out
        self.found: i64 = 0  # artifact tiles of this expedition
        self.tile_points: i64 = 0  # victory points from tiles in this expedition
        self.tokens: i64 = 0  # artifact tokens from earlier expeditions
        self.points: i64 = 0  # victory points, those from tiles of this expedition included

    def copy(self) -> "Side":
        side = Side()
        side.hand = self.hand
        side.hand_both = self.hand_both
        side.known = self.known
        side.known_both = self.known_both
        side.played = self.played
        side.played_both = self.played_both
        side.closed = self.closed
        side.steps = self.steps
        side.researcher = self.researcher
        side.adventurers = self.adventurers
        side.found = self.found
        side.tile_points = self.tile_points
        side.tokens = self.tokens
        side.points = self.points
        return side


class Position:
    """One position of the board game: plain data."""

    __slots__ = (
        "setup",
        "phase",
        "expedition",
        "starter",
        "turn",
        "turns",
        "path",
        "closed_pile",
        "crossings",
        "tiles",
        "artifacts_left",
        "deck",
        "deck_left",
        "aside",
        "sides",
        "piles",
        "open_piles",
        "history",
        "payments",
        "_decision",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup  # the options, shared by all copies
        self.phase: i64 = STARTER if setup.starter is None else LAY_TILES
        self.expedition = 1  # the expedition being played, from 1
        self.starter: i64 = 0 if setup.starter is None else setup.starter  # of this expedition
        self.turn: i64 = self.starter  # whose turn it is
        self.turns: i64 = 0  # turns finished in this expedition
        self.path: i64 = -1  # the path a question in the middle of a turn is about
        self.closed_pile: i64 = -1  # the colour discarded to in this turn: no drawing from there
        self.crossings: i64 = 0  # explorers of all players behind the bridge
        # These two lists are made for each expedition and never changed while it lasts.
        self.tiles: list[int] = []  # the tile on each of the 45 spaces
        self.deck: list[int] = []  # the shuffled cards
        self.deck_left: i64 = 0  # how many of them are still in the draw pile, taken from the end
        self.aside: list[int] = []  # the cards set aside unseen
        self.artifacts_left: i64 = 0  # mask of the spaces whose artifact is still there
        self.sides: list[Side] = []
        self.piles: list[list[int]] = []  # discards of each colour, bottom to top
        self.open_piles: i64 = 0  # mask of the piles that are not empty
        self.history: list[dict[str, Any]] = []  # how the finished expeditions ended
        self.payments: list[int] = []  # at the end: what each seat's artifacts brought or cost
        self._decision: Decision | None = None  # what is asked, filled in when first read

    def copy_to(self, s: "Position") -> None:
        """Copy this position into another one of a game with the same options."""
        s.phase = self.phase
        s.expedition = self.expedition
        s.starter = self.starter
        s.turn = self.turn
        s.turns = self.turns
        s.path = self.path
        s.closed_pile = self.closed_pile
        s.crossings = self.crossings
        s.tiles = self.tiles
        s.deck = self.deck
        s.deck_left = self.deck_left
        s.aside = self.aside
        s.artifacts_left = self.artifacts_left
        s.sides = [side.copy() for side in self.sides]
        s.piles = [pile[:] for pile in self.piles]
        s.open_piles = self.open_piles
        s.history = self.history
        s.payments = self.payments
        s._decision = self._decision


# Possible answers


def card_options(s: Position) -> list[int]:
    """Every card in hand may be discarded; those that fit a column may be played."""
    side = s.sides[s.turn]
    hand: i64 = side.hand
    playable: i64 = playable_cards(s, side)
    ids: list[int] = []
    base: i64 = 0
    while playable:
        chunk: i64 = playable & 2047
        if chunk:
            ids += PLAYS[base + chunk]
        playable >>= 11
        base += 2048
    base = 0
    while hand:
        chunk = hand & 2047
        if chunk:
            ids += DISCARDS[base + chunk]
        hand >>= 11
        base += 2048
    return ids


def playable_cards(s: Position, side: Side) -> i64:
    """The cards in hand that fit a column or may start one, as a mask."""
    playable: i64 = side.hand & ~side.closed
    if s.setup.must_start_lowest:
        path: i64 = 0
        while path < 5:
            cards: i64 = side.hand & colour_mask(path)
            if side.played & colour_mask(path) == 0:
                playable &= ~(cards & (cards - 1))  # all but the lowest
            path += 1
    return playable


def move_options(s: Position) -> list[int]:
    """Any of the player's explorers that is on its way may move one step, or none (RULINGS B5)."""
    return MOVES[movable_paths(s.sides[s.turn])][:]


def movable_paths(side: Side) -> i64:
    """The paths on which the player's explorer stands and has not arrived, as a mask."""
    mask: i64 = 0
    steps: i64 = side.steps
    bit: i64 = 1
    while steps:
        step: i64 = steps & 15
        if 0 < step < STEPS:
            mask += bit
        bit += bit
        steps >>= 4
    return mask


def draw_options(s: Position) -> list[int]:
    """The draw pile, or the top of any discard pile but a closed one."""
    return DRAWS[drawable_piles(s)][:]


def drawable_piles(s: Position) -> i64:
    """The discard piles that may be drawn from, as a mask."""
    if s.closed_pile < 0:
        return s.open_piles
    return s.open_piles & ~(ONE << s.closed_pile)


def can_answer(s: Position, action: i64) -> bool:
    """Whether this action of a player is allowed now."""
    if s.phase == CARD:
        if 0 <= action < DISCARD:
            return playable_cards(s, s.sides[s.turn]) & ONE << action != 0
        return (
            DISCARD <= action < SEND_RESEARCHER
            and s.sides[s.turn].hand & ONE << action - DISCARD != 0
        )
    if s.phase == DRAW:
        colour: i64 = action - DRAW_PILE
        return action == DRAW_DECK or (0 <= colour < 5 and drawable_piles(s) & ONE << colour != 0)
    if s.phase == SEND:
        return SEND_RESEARCHER <= action <= SEND_ADVENTURER
    if s.phase == ARROW_MOVE or s.phase == BONUS:
        return MOVE <= action <= STAY and action in MOVES[movable_paths(s.sides[s.turn])]
    return False


def reveals(s: Position, action: Action) -> bool:
    """Drawing from the draw pile shows a hidden card; nothing else a player does shows one."""
    return action == DRAW_DECK
