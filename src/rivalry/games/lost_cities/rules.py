"""The rules of Lost Cities: dealing, playing, discarding, drawing, the end of rounds, scoring."""

from typing import Any, Final

from mypy_extensions import i64

from rivalry.core.chance import SHUFFLES, chance_number, shuffle
from rivalry.core.decision import (
    CHANCE,
    Action,
    Decision,
    IllegalAction,
    MalformedAction,
    NotYourDecision,
)
from rivalry.core.option import Option, check
from rivalry.games.lost_cities import view as views
from rivalry.games.lost_cities.cards import (
    ACTIONS,
    BIT,
    CLOSES,
    DISCARD,
    DISCARDS,
    DRAW_DECK,
    DRAW_PILE,
    HAND,
    KINDS,
    ONE_WAGER,
    PLAYS,
    full_deck,
)
from rivalry.games.lost_cities.notation import WORDS

# What the game waits for.
STARTER: Final = 0  # chance draws the first starter
DEAL: Final = 1  # chance shuffles for a round
CARD: Final = 2  # a player plays or discards
DRAW: Final = 3  # the same player draws
OVER: Final = 4

STARTERS: Final[list[Action]] = [("start", 0), ("start", 1)]


def options() -> list[Option]:
    """What can be set.

    >>> [option.name for option in options()]
    ['rounds', 'colours', 'starter', 'tiebreak', 'stall_cap']
    """
    return [
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
            "a round that is still going on after so many turns is scored as it stands",
            1000,
            range(50, 10001),
        ),
    ]


class Side:
    """One player's cards: the hand and the expeditions."""

    __slots__ = ("hand", "hand_wagers", "known", "known_wagers", "played", "wagers", "closed")

    def __init__(self) -> None:
        self.hand: i64 = 0  # mask of the cards in hand; a wager's bit: at least one
        self.hand_wagers: i64 = 0  # how many wagers of each colour are in hand
        self.known: i64 = 0  # numbers in hand that everybody saw being taken from a pile
        self.known_wagers: i64 = 0  # at least so many wagers in hand everybody knows of
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


class State:
    """One position of a match of Lost Cities."""

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
        "closed_pile",
        "deck",
        "deck_left",
        "sides",
        "piles",
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
        self.closed_pile: i64 = -1  # the colour discarded to in this turn: no drawing from there
        self.deck: list[int] = []  # the shuffled cards; never changed while a round lasts
        self.deck_left: i64 = 0  # how many of them are still in the draw pile, taken from the end
        self.sides = [Side(), Side()]
        self.piles: list[list[int]] = [[] for _ in range(colours)]  # discards, bottom to top
        self.history: list[list[int]] = []  # the scores of the finished rounds, seat by seat
        self._decision: Decision | None = None  # what is asked, once somebody has looked

    def copy(self) -> "State":
        s = State(self.rounds, self.colours, self.first_starter, self.tiebreak, self.stall_cap)
        s.phase = self.phase
        s.round = self.round
        s.starter = self.starter
        s.turn = self.turn
        s.turns = self.turns
        s.closed_pile = self.closed_pile
        s.deck = self.deck
        s.deck_left = self.deck_left
        s.sides = [self.sides[0].copy(), self.sides[1].copy()]
        s.piles = [pile[:] for pile in self.piles]
        s.history = self.history[:]
        s._decision = self._decision
        return s

    @property
    def decision(self) -> Decision | None:
        if self._decision is None:
            self._decision = _ask(self)
        return self._decision

    def apply(self, action: object) -> None:
        if isinstance(action, int) and not isinstance(action, bool):
            if self.phase == CARD and can_put(self, action):
                put_card(self, action)
            elif self.phase == DRAW and can_draw(self, action):
                draw_card(self, action)
            else:
                raise _refused(self, action)
        elif self.phase == DEAL and action in SHUFFLES:
            deal(self, chance_number(action))
        elif self.phase == STARTER and action in STARTERS:
            self.starter = chance_number(action)
            self.phase = DEAL
        else:
            raise _refused(self, action)
        self._decision = None

    def view(self, seat: int | None) -> dict[str, Any]:
        return views.view(self, seat)

    def scores(self) -> list[int]:
        return totals(self)

    def winners(self) -> list[int]:
        points = totals(self)
        return [seat for seat in (0, 1) if points[seat] == max(points)]

    def to_json(self) -> dict[str, Any]:
        return views.to_json(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "State":
        return views.from_json(data)

    def __repr__(self) -> str:
        return f"<lost-cities round {self.round}, turn {self.turns}, scores {self.scores()}>"


def new(**given: Any) -> State:
    """A match before its first shuffle.

    >>> new(starter=1).decision
    Decision(-1, 'deal', SHUFFLES)
    """
    o = check(options(), given)
    return State(o["rounds"], o["colours"], o["starter"], o["tiebreak"], o["stall_cap"])


# What is asked


def _ask(s: State) -> Decision | None:
    if s.phase == CARD:
        return Decision(s.turn, "card", card_options(s))
    if s.phase == DRAW:
        return Decision(s.turn, "draw", draw_options(s))
    if s.phase == DEAL:
        return Decision(CHANCE, "deal", SHUFFLES)
    if s.phase == STARTER:
        return Decision(CHANCE, "starter", STARTERS)
    return None


def card_options(s: State) -> list[int]:
    """Every card in hand may be discarded; those that fit an expedition may be played."""
    side = s.sides[s.turn]
    hand: i64 = side.hand
    playable: i64 = hand & ~side.closed
    ids: list[int] = []
    base: i64 = 0
    while playable:
        chunk: i64 = playable & 1023
        if chunk:
            ids += PLAYS[base + chunk]
        playable >>= 10
        base += 1024
    base = 0
    while hand:
        chunk = hand & 1023
        if chunk:
            ids += DISCARDS[base + chunk]
        hand >>= 10
        base += 1024
    return ids


def draw_options(s: State) -> list[int]:
    """The draw pile, or the top of any discard pile but the one just discarded to."""
    ids = [DRAW_DECK]
    colour: i64 = 0
    while colour < s.colours:
        if colour != s.closed_pile and s.piles[colour]:
            ids.append(DRAW_PILE + colour)
        colour += 1
    return ids


def can_put(s: State, action: i64) -> bool:
    """Whether this is an action of the card phase that is allowed."""
    if 0 <= action < DISCARD:
        return s.sides[s.turn].hand & ~s.sides[s.turn].closed & BIT[action] != 0
    return DISCARD <= action < DRAW_DECK and s.sides[s.turn].hand & BIT[action - DISCARD] != 0


def can_draw(s: State, action: i64) -> bool:
    """Whether this is an action of the draw phase that is allowed."""
    if action == DRAW_DECK:
        return True
    colour: i64 = action - DRAW_PILE
    return 0 <= colour < s.colours and colour != s.closed_pile and len(s.piles[colour]) > 0


def _refused(s: State, action: object) -> ValueError:
    if s.phase == OVER:
        return NotYourDecision("the match is over")
    known = (
        (type(action) is int and 0 <= action < ACTIONS) or action in SHUFFLES or action in STARTERS
    )
    if not known:
        return MalformedAction(f"{action!r} is no action of Lost Cities")
    if s.phase == DEAL or s.phase == STARTER:
        return IllegalAction("chance is asked first, to deal the cards")
    ids = card_options(s) if s.phase == CARD else draw_options(s)
    words = WORDS[action] if isinstance(action, int) else str(action)
    return IllegalAction(f"{words!r} is not allowed; allowed: {', '.join(WORDS[i] for i in ids)}")


# What happens


def deal(s: State, bits: int) -> None:
    """Shuffle, deal eight cards each, and let the starter begin."""
    deck = full_deck(s.colours)
    shuffle(deck, bits)
    s.deck = deck
    s.deck_left = len(deck)
    s.sides = [Side(), Side()]
    s.piles = [[] for _ in range(s.colours)]
    for _ in range(HAND):
        for seat in (s.starter, 1 - s.starter):
            s.deck_left -= 1
            take(s.sides[seat], deck[s.deck_left])
    s.turn = s.starter
    s.turns = 0
    s.phase = CARD


def put_card(s: State, action: i64) -> None:
    """Play a card to an expedition or discard it, as a legal action says."""
    side = s.sides[s.turn]
    if action < DISCARD:
        give_up(side, action)
        if action % KINDS == 0:
            side.wagers += ONE_WAGER[action // KINDS]
        else:
            side.played |= BIT[action]
            side.closed |= CLOSES[action]
        s.closed_pile = -1
    else:
        card: i64 = action - DISCARD
        give_up(side, card)
        s.closed_pile = card // KINDS
        s.piles[s.closed_pile].append(card)
    s.phase = DRAW


def draw_card(s: State, action: i64) -> None:
    """Draw as a legal action says; the round ends with the last card of the draw pile."""
    side = s.sides[s.turn]
    if action == DRAW_DECK:
        s.deck_left -= 1
        take(side, s.deck[s.deck_left])
    else:
        card = s.piles[action - DRAW_PILE].pop()
        take(side, card)
        # Everybody saw it, so it stays known while it is in hand (RULINGS C14).
        if card % KINDS == 0:
            side.known_wagers += ONE_WAGER[card // KINDS]
        else:
            side.known |= BIT[card]
    s.closed_pile = -1
    s.turns += 1
    if s.deck_left == 0 or s.turns == s.stall_cap:
        end_round(s)
    else:
        s.turn = 1 - s.turn
        s.phase = CARD


def take(side: Side, card: i64) -> None:
    """Put a card into the hand."""
    side.hand |= BIT[card]
    if card % KINDS == 0:
        side.hand_wagers += ONE_WAGER[card // KINDS]


def give_up(side: Side, card: i64) -> None:
    """Take a card out of the hand."""
    if card % KINDS:
        side.hand ^= BIT[card]
        side.known &= ~BIT[card]
        return
    colour: i64 = card // KINDS
    side.hand_wagers -= ONE_WAGER[colour]
    if side.hand_wagers >> 2 * colour & 3 == 0:
        side.hand ^= BIT[card]
    # Wagers are alike: of k known ones, at least k - 1 are still there.
    if side.known_wagers >> 2 * colour & 3:
        side.known_wagers -= ONE_WAGER[colour]


def end_round(s: State) -> None:
    """Score the round; the leader starts the next one, or the match is over."""
    s.history = [*s.history, [round_score(side) for side in s.sides]]
    points = totals(s)
    last = s.rounds + (1 if s.tiebreak == "extra_round" else 0)
    tied = points[0] == points[1]
    if s.round == last or (s.round == s.rounds and not tied):
        s.phase = OVER
        return
    # RULINGS C9: on a tie the player who did not start the last round.
    s.starter = 1 - s.starter if tied else (0 if points[0] > points[1] else 1)
    s.turn = s.starter
    s.round += 1
    s.phase = DEAL


# Scoring


def expedition_score(numbers: int, count: int, wagers: int) -> int:
    """The value of one expedition: sum and number of its number cards, and its wagers.

    >>> expedition_score(23, 4, 0), expedition_score(0, 0, 1), expedition_score(35, 6, 2)
    (3, -40, 65)
    """
    if count + wagers == 0:
        return 0
    bonus = 20 if count + wagers >= 8 else 0
    return (numbers - 20) * (1 + wagers) + bonus


def expedition_scores(side: Side, colours: int) -> list[int]:
    """The value of each expedition as it stands."""
    scores = []
    for colour in range(colours):
        numbers = count = 0
        for kind in range(1, KINDS):
            if side.played & BIT[colour * KINDS + kind]:
                numbers += kind + 1
                count += 1
        wagers = int(side.wagers >> 2 * colour & 3)
        scores.append(expedition_score(numbers, count, wagers))
    return scores


def round_score(side: Side) -> int:
    """The value of all expeditions of one player."""
    return sum(expedition_scores(side, 6))


def totals(s: State) -> list[int]:
    """The points of all finished rounds, and of the running one as it stands."""
    points = [sum([scores[seat] for scores in s.history]) for seat in (0, 1)]
    if s.phase == CARD or s.phase == DRAW:
        for seat in (0, 1):
            points[seat] += round_score(s.sides[seat])
    return points


def reveals(s: State, action: Action) -> bool:
    """Drawing from the draw pile shows a hidden card; nothing else a player does shows one."""
    return action == DRAW_DECK
