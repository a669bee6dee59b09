"""The rules of Lost Cities: dealing, playing, discarding, drawing, the end of rounds, scoring."""

from typing import Final

from mypy_extensions import i64

from rivalry.core.chance import shuffle
from rivalry.core.decision import Action, Decision
from rivalry.core.option import Option
from rivalry.games.lost_cities.cards import (
    DISCARD,
    DISCARDS,
    DRAW_DECK,
    DRAW_PILE,
    FULL_DECKS,
    HAND,
    KINDS,
    ONE,
    PLAYS,
    closes,
)

# What the game waits for.
STARTER: Final = 0  # chance draws the first starter
DEAL: Final = 1  # chance shuffles for a round
CARD: Final = 2  # a player plays or discards
DRAW: Final = 3  # the same player draws
OVER: Final = 4


OPTIONS: Final = [
    Option("rounds", "rounds of a match", 3, range(1, 10)),
    Option("colours", "five colours, or six for the long game", 5, (5, 6)),
    Option("starter", "the seat that starts the first round; none: drawn", None, (None, 0, 1)),
    Option(
        "tiebreak",
        "a match that is tied after its last round is a draw, or goes on for one extra round",
        "draw",
        ("draw", "extra_round"),
    ),
    Option(
        "stall_cap",
        "a round that is still going on after so many turns is scored as it stands; "
        "at least 56 with six colours",
        1000,
        range(50, 10001),
    ),
]


def options() -> list[Option]:
    """What can be set.

    >>> [option.name for option in options()]
    ['rounds', 'colours', 'starter', 'tiebreak', 'stall_cap']
    """
    return OPTIONS


class Side:
    """One player's cards: the hand and the expeditions."""

    __slots__ = ("hand", "hand_wagers", "known", "known_wagers", "played", "wagers", "closed")

    def __init__(self) -> None:
        self.hand: i64 = 0  # mask of the cards in hand; a wager's bit: at least one
        self.hand_wagers: i64 = 0  # how many wagers of each colour are in hand
        self.known: i64 = 0  # numbers in hand that everybody saw being taken from a pile
        self.known_wagers: i64 = 0  # how many wagers in hand everybody knows of, at the least
        self.played: i64 = 0  # mask of the numbers in the expeditions
        self.wagers: i64 = 0  # how many wagers lie in each expedition
        self.closed: i64 = 0  # mask of cards that may no longer be added to the expeditions

    def copy(self) -> "Side":
        side = Side()
        side.hand = self.hand
        side.hand_wagers = self.hand_wagers
        side.known = self.known
        side.known_wagers = self.known_wagers
        side.played = self.played
        side.wagers = self.wagers
        side.closed = self.closed
        return side


class Position:
    """One position of a match of Lost Cities: plain data."""

    __slots__ = (
        "rounds",
        "colours",
        "first_starter",
        "tiebreak",
        "stall_cap",
        "phase",
        "round",
        "starter",
        "turn",
        "turns",
        "deck",
        "deck_left",
        "sides",
        "piles",
        "open_piles",
        "drawable",
        "history",
        "_decision",
    )

    def __init__(
        self, rounds: int, colours: int, first_starter: int | None, tiebreak: str, stall_cap: int
    ) -> None:
        self.rounds = rounds  # option
        self.colours: i64 = colours  # option
        self.first_starter = first_starter  # option
        self.tiebreak = tiebreak  # option
        self.stall_cap: i64 = stall_cap  # option
        self.phase: i64 = STARTER if first_starter is None else DEAL
        self.round = 1  # the round being played, from 1
        self.starter = 0 if first_starter is None else first_starter  # who starts this round
        self.turn: i64 = self.starter  # whose turn it is
        self.turns: i64 = 0  # turns finished in this round
        self.deck: list[int] = []  # the shuffled cards; never changed while a round lasts
        self.deck_left: i64 = 0  # how many of them are still in the draw pile, taken from the end
        self.sides: list[Side] = []  # seat by seat
        self.piles: list[list[int]] = []  # the discards of each colour, bottom to top
        self.open_piles: i64 = 0  # mask of the colours whose pile is not empty
        self.drawable: i64 = 0  # mask of the piles to draw from: not the one just discarded to
        self.history: list[list[int]] = []  # the scores of the finished rounds, seat by seat
        self._decision: Decision | None = None  # what is asked, filled in when first read

    def copy_to(self, s: "Position") -> None:
        """Copy this position into another one of a match with the same options."""
        s.phase = self.phase
        s.round = self.round
        s.starter = self.starter
        s.turn = self.turn
        s.turns = self.turns
        s.deck = self.deck
        s.deck_left = self.deck_left
        s.sides = [self.sides[0].copy(), self.sides[1].copy()]
        s.piles = [pile[:] for pile in self.piles]
        s.open_piles = self.open_piles
        s.drawable = self.drawable
        s.history = self.history[:]
        s._decision = self._decision


# What is asked


def card_options(s: Position) -> list[int]:
    """Every card in hand may be discarded; those that fit an expedition may be played."""
    side = s.sides[s.turn]
    hand: i64 = side.hand
    fits: i64 = hand & ~side.closed
    plays: list[int] = []
    discards: list[int] = []
    table: i64 = 0  # where the colour's part of the tables begins
    while hand:
        kinds: i64 = hand & 1023
        if kinds:
            discards.extend(DISCARDS[table + kinds])
            kinds = fits & 1023
            if kinds:
                plays.extend(PLAYS[table + kinds])
        hand >>= KINDS
        fits >>= KINDS
        table += 1024
    plays.extend(discards)
    return plays


def _draw_decision(seat: int, piles: int) -> Decision:
    ids = [DRAW_DECK] + [DRAW_PILE + colour for colour in range(6) if piles >> colour & 1]
    return Decision(seat, "draw", tuple(ids))


DRAWS: Final = [_draw_decision(seat, piles) for seat in (0, 1) for piles in range(64)]
"""Every question about drawing: entry seat * 64 + mask of the piles that may be drawn from."""


# What happens


def clear_table(s: Position) -> None:
    """No cards anywhere."""
    s.sides = [Side(), Side()]
    s.piles = [[] for _ in range(s.colours)]
    s.open_piles = 0
    s.drawable = 0


def deal(s: Position, bits: int) -> None:
    """Shuffle, deal eight cards each, and let the starter begin."""
    clear_table(s)
    s.deck = FULL_DECKS[s.colours][:]
    shuffle(s.deck, bits)
    s.deck_left = len(s.deck)
    for _ in range(HAND):
        for seat in (s.starter, 1 - s.starter):
            s.deck_left -= 1
            take(s.sides[seat], s.deck[s.deck_left])
    s.turn = s.starter
    s.turns = 0
    s.phase = CARD


def put_card(s: Position, action: i64) -> bool:
    """In the card phase: play or discard; if that is not allowed, change nothing, return False."""
    side = s.sides[s.turn]
    card: i64 = action if action < DISCARD else action - DISCARD
    if action >= DRAW_DECK:
        return False
    bit: i64 = ONE << card
    if side.hand & bit == 0 or (action < DISCARD and side.closed & bit):
        return False
    if card % KINDS == 0:
        give_up_wager(side, card // KINDS)
    else:
        side.hand ^= bit
        side.known &= ~bit
    if action >= DISCARD:
        # RULINGS C1: the card just discarded closes its pile for this turn.
        colour: i64 = card // KINDS
        pile: i64 = ONE << colour
        s.drawable = s.open_piles & ~pile
        s.open_piles |= pile
        s.piles[colour].append(card)
    else:
        s.drawable = s.open_piles
        if card % KINDS == 0:
            side.wagers += ONE << 2 * (card // KINDS)
        else:
            side.played |= bit
            side.closed |= closes(card)
    s.phase = DRAW
    return True


def draw_card(s: Position, action: i64) -> bool:
    """Draw a card; if that is not allowed now, change nothing and return False.

    The round ends with the last card of the draw pile.
    """
    if s.phase != DRAW or action < DRAW_DECK:
        return False
    side = s.sides[s.turn]
    if action == DRAW_DECK:
        s.deck_left -= 1
        take(side, s.deck[s.deck_left])
    else:
        colour: i64 = action - DRAW_PILE
        if s.drawable & ONE << colour == 0:
            return False
        pile = s.piles[colour]
        card: i64 = pile.pop()
        if not pile:
            s.open_piles ^= ONE << colour
        take(side, card)
        # Everybody saw the card, so it stays known while it is in hand (RULINGS C14).
        if card % KINDS == 0:
            side.known_wagers += ONE << 2 * colour
        else:
            side.known |= ONE << card
    s.turns += 1
    if s.deck_left == 0 or s.turns == s.stall_cap:
        end_round(s)
    else:
        s.turn = 1 - s.turn
        s.phase = CARD
    return True


def take(side: Side, card: i64) -> None:
    """Put a card into the hand."""
    side.hand |= ONE << card
    if card % KINDS == 0:
        side.hand_wagers += ONE << 2 * (card // KINDS)


def give_up_wager(side: Side, colour: i64) -> None:
    """Take a wager out of the hand."""
    side.hand_wagers -= ONE << 2 * colour
    if side.hand_wagers >> 2 * colour & 3 == 0:
        side.hand ^= ONE << colour * KINDS
    # Wagers are alike: of k known ones, at least k - 1 are still there.
    if side.known_wagers >> 2 * colour & 3:
        side.known_wagers -= ONE << 2 * colour


def end_round(s: Position) -> None:
    """Score the round; the leader starts the next one, or the match is over."""
    s.history = [*s.history, [round_score(side) for side in s.sides]]
    s.phase = OVER  # the round counts as finished from here on
    points = totals(s)
    last = s.rounds + (1 if s.tiebreak == "extra_round" else 0)
    tied = points[0] == points[1]
    if s.round == last or (s.round == s.rounds and not tied):
        return
    # RULINGS C9: on a tie, the player who did not start the last round starts.
    s.starter = 1 - s.starter if tied else (0 if points[0] > points[1] else 1)
    s.turn = s.starter
    s.round += 1
    s.phase = DEAL


# Scoring


def expedition_score(numbers: int, count: int, wagers: int) -> int:
    """The value of one expedition, from the sum and count of its number cards and its wagers.

    >>> expedition_score(23, 4, 0), expedition_score(0, 0, 1), expedition_score(35, 6, 2)
    (3, -40, 65)
    """
    cost, factor, bonus = expedition_terms(count, wagers)
    return (numbers - cost) * factor + bonus


def expedition_terms(count: int, wagers: int) -> tuple[int, int, int]:
    """What an expedition costs, what it is multiplied by, and what is added in the end.

    >>> expedition_terms(4, 0), expedition_terms(6, 2), expedition_terms(0, 0)
    ((20, 1, 0), (20, 3, 20), (0, 1, 0))
    """
    if count + wagers == 0:
        return 0, 1, 0
    return 20, 1 + wagers, 20 if count + wagers >= 8 else 0


def expedition_scores(side: Side, colours: int) -> list[int]:
    """The value of each expedition as it stands."""
    scores = []
    for colour in range(colours):
        numbers = count = 0
        for kind in range(1, KINDS):
            if side.played >> colour * KINDS + kind & 1:
                numbers += kind + 1
                count += 1
        wagers = int(side.wagers >> 2 * colour & 3)
        scores.append(expedition_score(numbers, count, wagers))
    return scores


def round_score(side: Side) -> int:
    """The value of all expeditions of one player."""
    return sum(expedition_scores(side, 6))


def totals(s: Position) -> list[int]:
    """The points of all finished rounds, and of the current one as it stands."""
    points = [sum([scores[seat] for scores in s.history]) for seat in (0, 1)]
    if s.phase == CARD or s.phase == DRAW:
        for seat in (0, 1):
            points[seat] += round_score(s.sides[seat])
    return points


def reveals(s: Position, action: Action) -> bool:
    """Drawing from the draw pile shows a hidden card; nothing else a player does shows one."""
    return action == DRAW_DECK
