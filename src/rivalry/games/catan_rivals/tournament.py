"""The Tournament Game: bringing decks, dealing them, and the preparatory round (TOURNAMENT.md).

A deck is given card by card, always with the same number of answers, and every answer is a card
chosen in secret. So logs, views, masks and vocabularies need nothing new for it, and the sequence
of answers tells nobody what was brought.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from rivalry.core.chance import SHUFFLES, chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.hidden import Cards
from rivalry.core.option import Option
from rivalry.core.question import ACTION, CARD, DECIDES, FATE, GAINS, SETTLES
from rivalry.games.catan_rivals.card import BASIC, BY_KEY, CARDS
from rivalry.games.catan_rivals.deck import (
    NO_CARD,
    SAMPLES,
    Deck,
    Limits,
    may_add,
    may_draw,
)
from rivalry.games.catan_rivals.stack import OWN_STACKS, stacks_of
from rivalry.games.catan_rivals.state import SLEEVES, State, effect, in_play, question
from rivalry.games.catan_rivals.turn import END, act, action_options, replenish, start_turn

DECK_HAND: Final = question(
    "deck.hand", CARD, GAINS, "Which card is in your starting hand? {n} to choose."
)
DECK_EVENT: Final = question(
    "deck.event", CARD, GAINS, "Which event do you bring to the table? {n} to choose."
)
DECK_STACK: Final = question(
    "deck.stack", CARD, GAINS, "Which card is in your draw stacks? {n} to choose."
)
DECK_QUESTIONS: Final = (DECK_HAND, DECK_EVENT, DECK_STACK)
SHUFFLE_DECK: Final = question("deck.shuffle", FATE, SETTLES, "How is the deck shuffled?")
PREPARE: Final = question(
    "prepare", ACTION, DECIDES, "Preparatory round: do you build a card, or leave it at that?"
)

HAND: Final = 3
"""How many cards of a deck are its starting hand."""

STACK_BACKS: Final = [back for back in SLEEVES for _ in range(OWN_STACKS)]
"""By draw stack: the sleeves of its cards."""

PREPARATION: Final = "preparation"
"""The phase of the game in the preparatory round."""


def deck_settings(mode: str) -> list[Option]:
    """The options that only the mode with decks has: the sea, open decks, other limits."""
    return [
        Option(
            "explorers",
            "play the Tournament Game with the sea and with cards of the Explorers",
            False,
            (False, True),
            only={"mode": mode},
        ),
        Option(
            "sea_cards",
            "the sea cards of each player in a Tournament Game with the sea",
            6,
            (6, 9),
            only={"mode": mode, "explorers": True},
        ),
        Option(
            "open_decks",
            "the decks of both seats, open to all: names of sample decks, or decks as texts; none: "
            "each player brings one in secret",
            None,
            None,
            shape={
                "type": ["array", "null"],
                "items": {"type": "string", "examples": [sample.key for sample in SAMPLES]},
                "minItems": 2,
                "maxItems": 2,
            },
            only={"mode": mode},
        ),
        Option(
            "deck_cards",
            "the cards of a deck's draw stacks",
            32,
            range(24, 41),
            only={"mode": mode},
        ),
        Option(
            "deck_attacks",
            "how often a deck may have the same attack",
            1,
            (1, 2),
            only={"mode": mode},
        ),
        Option(
            "deck_uniques",
            "how often a deck may have the same (1x) card",
            1,
            (1, 2),
            only={"mode": mode},
        ),
        Option(
            "deck_returning",
            "how many of a deck's events may come back from under the top of their stack",
            2,
            range(5),
            only={"mode": mode},
        ),
    ]


def limits_of(options: dict[str, Any]) -> Limits:
    """The limits that a table has agreed on."""
    return Limits(
        hand=HAND,
        stacks=options["deck_cards"],
        attacks=options["deck_attacks"],
        uniques=options["deck_uniques"],
        returning=options["deck_returning"],
    )


# Bringing a deck


@effect
def choose_deck(s: State, seat: int) -> None:
    """A player brings a deck in secret: the starting hand, the events, the cards of the stacks."""
    limits = limits_of(s.options)
    sizes = (limits.hand, limits.events, limits.stacks)
    n = len(s.given)
    for asked, size in zip(DECK_QUESTIONS, sizes, strict=True):
        if n < size:
            options = deck_options(
                s, limits, [str(answer[1]) for answer in s.given], asked is not DECK_EVENT
            )
            s.ask(seat, asked, options, None, size - n)
            return
        n -= size
    chosen = [BY_KEY[answer[1]].index for answer in s.given if answer != NO_CARD]
    bring(
        s,
        seat,
        chosen[: limits.hand],
        chosen[limits.hand : limits.hand + limits.events],
        chosen[limits.hand + limits.events :],
    )


def deck_options(s: State, limits: Limits, given: list[str], draws: bool) -> list[Action]:
    """The cards that may be added to a deck after those chosen so far."""
    chosen = [BY_KEY[key].index for key in given if key in BY_KEY]
    events = chosen[limits.hand : limits.hand + limits.events]
    drawn = chosen[: limits.hand] + chosen[limits.hand + limits.events :]
    sets = [BASIC, *s.sets]
    if not draws:
        return [card.name_it for card in CARDS if may_add(card, events, limits, sets)]
    found: list[Action] = []
    if len(chosen) == len(given):
        found = [card.name_it for card in CARDS if may_draw(card, drawn, limits, sets)]
    if len(given) > len(chosen) or is_smaller_sample(s, given, limits):
        found.append(NO_CARD)
    return found


def is_smaller_sample(s: State, given: list[str], limits: Limits) -> bool:
    """Whether the cards so far are exactly those of a sample deck (RULINGS O-51)."""
    first, last = limits.hand, limits.hand + limits.events
    so_far = Deck("", tuple(given[:first]), tuple(given[first:last]), tuple(given[last:]))
    return any(
        so_far.same_cards(sample.deck) for sample in SAMPLES if may_play(s, sample.explorers)
    )


def may_play(s: State, explorers: bool) -> bool:
    """Whether a deck that needs the sea, or one that does not, may be played at this table."""
    return bool(s.options["explorers"]) or not explorers


def bring(s: State, seat: int, hand: list[int], events: list[int], stacks: list[int]) -> None:
    """A player has brought a deck. It is sorted, so that its order reveals nothing."""
    decks, added = s.decks[:], s.added[:]
    decks[seat] = sorted(hand) + sorted(stacks)
    added[seat] = sorted(events)
    s.decks, s.added = decks, added


@effect
def deal_decks(s: State) -> None:
    """Deal the decks: each has a starting hand, four draw stacks and some events."""
    limits = limits_of(s.options)
    identity: list[int] = list(s.cards.identity)
    known: list[int] = list(s.cards.known)
    sleeves = [-1] * len(identity)
    stacks: list[list[int]] = []
    for seat in (0, 1):
        first = len(identity)
        identity += s.decks[seat]
        sleeves += [seat] * len(s.decks[seat])
        cards = list(range(first, len(identity)))
        s.princes[seat].hand = cards[: limits.hand]
        cards = cards[limits.hand :]
        for i in range(OWN_STACKS, 0, -1):
            size = -(-len(cards) // i)  # the stacks differ by no more than one card
            stacks.append(cards[:size])
            cards = cards[size:]
    for seat in (0, 1):
        s.events += range(len(identity), len(identity) + len(s.added[seat]))
        identity += s.added[seat]
        sleeves += [-1] * len(s.added[seat])
    known += [0] * (len(identity) - len(known))
    s.cards = Cards(identity, known)
    s.sleeves = vec[i16](sleeves)
    s.stacks = stacks
    s.backs = STACK_BACKS
    make_room(s, len(identity))
    for seat in (0, 1):
        for h in s.princes[seat].hand:
            s.cards.show(h, seat)


def make_room(s: State, total: int) -> None:
    """Make room for `total` handles in everything that is indexed by handle."""
    more = total - len(s.used)
    s.level = vec[i16](list(s.level) + [0] * more)
    s.where = vec[i16](list(s.where) + [-1] * more)
    s.under = vec[i16](list(s.under) + [-1] * more)
    s.used = vec[i16](list(s.used) + [0] * more)


@effect
def shuffle_deck(s: State, seat: int) -> None:
    """Chance shuffles the cards of a player's draw stacks."""
    bits = s.choose(CHANCE, SHUFFLE_DECK, SHUFFLES)
    zone: list[int] = []
    for i in stacks_of(s, seat):
        zone += s.stacks[i]
    s.cards.shuffle(zone, chance_number(bits))


# The preparatory round


@effect
def prepare_next(s: State, starter: int, seat: int, declined: int) -> None:
    """A player may build something; once both have declined in a row, the first turn comes."""
    if declined < 2:
        s.turn = seat
        s.phase = PREPARATION
        s.then(prepare, starter, declined)
        return
    for player in (starter, 1 - starter):
        s.then(end_preparation, player)
    s.then(hand_over, starter)
    s.then(start_turn)


@effect
def prepare(s: State, starter: int, declined: int) -> None:
    """Build one card; before that, trade and use cards, as long as only the player is affected."""
    seat = s.turn
    if not s.given:
        s.ask(seat, PREPARE, preparations(s, seat))
        return
    answer = s.given[0]
    if answer == END:
        s.then(prepare_next, starter, 1 - seat, declined + 1)
        return
    act(s, seat, answer)
    if answer[0] == "build":
        s.then(prepare_next, starter, 1 - seat, 0)
    else:
        s.then(prepare, starter, declined)


def preparations(s: State, seat: int) -> list[Action]:
    """What a player may do in the preparatory round; reason.py has the words for why not more."""
    found: list[Action] = []
    for action in action_options(s, seat):
        assert isinstance(action, tuple)
        if action[0] in ("build", "use", "trade", "end") and action != ("build", "ship"):
            found.append(action)
    return found


@effect
def end_preparation(s: State, seat: int) -> None:
    """A player draws and exchanges as at the end of a turn."""
    s.turn = seat
    s.phase = "replenish"
    for h in in_play(s.princes[seat]):
        s.used[h] = 0
    s.then(replenish)


@effect
def hand_over(s: State, seat: int) -> None:
    """The turn goes to a player."""
    s.turn = seat
