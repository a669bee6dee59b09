"""What happens in the board game: dealing, playing, moving, tiles, drawing, how expeditions end."""

from mypy_extensions import i64

from rivalry.core.chance import shuffle
from rivalry.games.lost_cities_board import rules, scoring
from rivalry.games.lost_cities_board.cards import (
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    HAND,
    MOVE,
    ONE,
    SEND_RESEARCHER,
    SET_ASIDE,
    STAY,
    VALUES,
    colour_mask,
    full_deck,
    higher,
    lower,
)
from rivalry.games.lost_cities_board.layout import (
    ARROW,
    ARTIFACT,
    BRIDGE,
    CROSSINGS,
    NO_TILE,
    STEPS,
    TILES,
)


def answer(s: rules.Position, action: i64) -> None:
    """Do what a player's legal action says."""
    if s.phase == rules.CARD:
        put_card(s, action)
    elif s.phase == rules.DRAW:
        draw_card(s, action)
    elif s.phase == rules.SEND:
        send(s, s.path, action == SEND_RESEARCHER)
    elif action == STAY:
        s.phase = rules.DRAW
    else:
        advance(s, action - MOVE)


def clear_board(s: rules.Position) -> None:
    """Take all cards and explorers back; points and artifact tokens stay."""
    sides: list[rules.Side] = []
    for seat in range(s.setup.players):
        side = rules.Side()
        if s.sides:
            side.tokens = s.sides[seat].tokens
            side.points = s.sides[seat].points
        sides.append(side)
    s.sides = sides
    s.piles = [[], [], [], [], []]
    s.open_piles = 0
    s.tiles = [NO_TILE] * (5 * STEPS)
    s.artifacts_left = 0
    s.deck = []
    s.deck_left = 0
    s.aside = []
    s.crossings = 0
    s.turns = 0
    s.turn = s.starter


def lay_tiles(s: rules.Position, bits: int) -> None:
    """Clear the board and lay the shuffled event tiles, face up."""
    clear_board(s)
    tiles = TILES[:]
    shuffle(tiles, bits)
    for space, tile in zip(s.setup.spaces, tiles, strict=True):
        s.tiles[space] = tile
        if tile == ARTIFACT:
            s.artifacts_left |= ONE << space
    s.phase = rules.DEAL


def deal(s: rules.Position, bits: int) -> None:
    """Shuffle, set cards aside if there are two players, deal eight each, let the starter begin."""
    deck = full_deck()
    shuffle(deck, bits)
    if s.setup.players == 2:
        s.aside = deck[-SET_ASIDE:]
        deck = deck[:-SET_ASIDE]
    s.deck = deck
    s.deck_left = len(deck)
    for _ in range(HAND):
        for seat in range(s.setup.players):
            s.deck_left -= 1
            take(s.sides[(s.starter + seat) % s.setup.players], deck[s.deck_left])
    s.phase = rules.CARD


def put_card(s: rules.Position, action: i64) -> None:
    """Play a card to a column or discard it."""
    side = s.sides[s.turn]
    if action >= DISCARD:
        card: i64 = action - DISCARD
        give_up(side, card)
        s.piles[card // VALUES].append(card)
        s.open_piles |= ONE << card // VALUES
        if not s.setup.allow_retake:
            s.closed_pile = card // VALUES
        s.phase = rules.DRAW
        return
    give_up(side, action)
    add_to_column(side, action, s.setup.up_and_down)
    path: i64 = action // VALUES
    step: i64 = side.steps >> 4 * path & 15
    if 0 < step < STEPS:
        advance(s, path)
    elif step == STEPS:
        offer_move(s, side, path, rules.BONUS)
    elif side.researcher < 0 and side.adventurers > 0:
        s.path = path
        s.phase = rules.SEND
    else:
        send(s, path, side.researcher < 0)


def add_to_column(side: rules.Side, card: i64, up_and_down: bool) -> None:
    """Lay a card on its column; what no longer fits there is closed."""
    bit: i64 = ONE << card
    column: i64 = side.played & colour_mask(card // VALUES)
    if not up_and_down or column & lower(card):
        side.closed |= lower(card)
    elif column & higher(card):
        side.closed |= higher(card)
    side.played_both |= side.played & bit
    side.played |= bit


def send(s: rules.Position, path: i64, researcher: bool) -> None:
    """Put a waiting explorer on the first stone of a path."""
    side = s.sides[s.turn]
    if researcher:
        side.researcher = path
    else:
        side.adventurers -= 1
    advance(s, path)


def advance(s: rules.Position, path: i64) -> None:
    """Move the explorer one stone on; do what its tile says, unless the move ends the expedition.

    A tile allows at most one more move, so there is never more than one move pending.
    """
    side = s.sides[s.turn]
    side.steps += ONE << 4 * path
    step: i64 = side.steps >> 4 * path & 15
    s.phase = rules.DRAW
    if step == BRIDGE:
        s.crossings += 1
        if s.crossings == CROSSINGS:
            end_expedition(s, "bridge")
            return
    space: i64 = path * STEPS + step - 1
    tile: i64 = s.tiles[space]
    if tile == ARROW:
        offer_move(s, side, path, rules.ARROW_MOVE)
    elif tile == ARTIFACT:
        if s.artifacts_left & ONE << space:
            s.artifacts_left ^= ONE << space
            side.found += 1
    else:
        side.tile_points += tile
        side.points += tile


def offer_move(s: rules.Position, side: rules.Side, path: i64, phase: i64) -> None:
    """Let the player move one explorer, if there is one that can (RULINGS B6, B10)."""
    if rules.movable_paths(side):
        s.path = path
        s.phase = phase
    else:
        s.phase = rules.DRAW


def draw_card(s: rules.Position, action: i64) -> None:
    """Draw; the expedition ends with the last card of the draw pile."""
    side = s.sides[s.turn]
    if action == DRAW_DECK:
        s.deck_left -= 1
        take(side, s.deck[s.deck_left])
    else:
        pile = s.piles[action - DRAW_PILE]
        card: i64 = pile.pop()
        if not pile:
            s.open_piles ^= ONE << action - DRAW_PILE
        take(side, card)
        # Everybody saw the card, so it stays known while it is in hand (RULINGS C14, B31).
        side.known_both |= side.known & ONE << card
        side.known |= ONE << card
    s.closed_pile = -1
    s.turns += 1
    if s.deck_left == 0:
        end_expedition(s, "deck")
    elif s.turns == s.setup.stall_cap:
        end_expedition(s, "stall")
    else:
        s.turn += 1
        if s.turn == s.setup.players:
            s.turn = 0
        s.phase = rules.CARD


def take(side: rules.Side, card: i64) -> None:
    """Put a card into the hand."""
    side.hand_both |= side.hand & ONE << card
    side.hand |= ONE << card


def give_up(side: rules.Side, card: i64) -> None:
    """Take a card out of the hand."""
    bit: i64 = ONE << card
    second: i64 = side.hand_both & bit
    side.hand_both ^= second
    side.hand ^= bit ^ second
    # The two copies are alike: of k known ones, at least k - 1 are still there.
    second = side.known_both & bit
    side.known_both ^= second
    side.known &= ~bit | second


def end_expedition(s: rules.Position, ended: str) -> None:
    """Score the expedition; the player who would have been next starts the next one."""
    s.history = [*s.history, scoring.settle(s, ended)]
    s.closed_pile = -1
    if s.expedition == s.setup.expeditions:
        s.payments = scoring.pay_for_artifacts(s)
        s.phase = rules.OVER
        return
    s.starter = (s.turn + 1) % s.setup.players
    s.expedition += 1
    s.phase = rules.LAY_TILES
