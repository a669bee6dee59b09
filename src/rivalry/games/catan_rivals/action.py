"""Action cards: laid open, warded off where possible, resolved, discarded (RULES 11)."""

from typing import Final

from rivalry.core.chance import chance_number
from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import DECIDES, FATE, GAINS, SETTLES, TOP, YES_NO
from rivalry.games.catan_rivals.card import (
    AGAINST_ATTACK,
    ATTACK,
    BY_KEY,
    CARDS,
    FREE,
    GOLD,
    PEACEMAKERS,
    TOLL_TAKERS,
    Card,
)
from rivalry.games.catan_rivals.points import hand_limit, victory_points
from rivalry.games.catan_rivals.resource import (
    pay_from,
    pay_price,
    price_of,
    take_gold,
    take_into,
)
from rivalry.games.catan_rivals.stack import (
    LOST,
    draw,
    full_stacks,
    leave_play,
    put_on_discard,
    put_under,
)
from rivalry.games.catan_rivals.state import (
    State,
    card_of,
    effect,
    has,
    in_hand,
    noted,
    question,
)
from rivalry.games.catan_rivals.use import spend, uses_at

ROLLS: Final[list[Action]] = [("roll", n) for n in range(1, 7)]
YES_OR_NO: Final[list[Action]] = [("yes",), ("no",)]
YES: Final[Action] = ("yes",)
NO: Final[Action] = ("no",)

TOLL: Final = pay_from("toll.pay", "Where does the gold for the toll come from? {n} to pay.")
TOLL_TAKE: Final = take_into("toll.take", "Where do you store the gold from the toll?")
PLAY_PAY: Final = pay_from("play.pay", "Which of your cards pays for it? {n} to pay.")
REFILL: Final = question("refill.draw", TOP, GAINS, "Which stack do you draw from?")
REPEL: Final = question(
    "attack.repel", YES_NO, DECIDES, "Do you use one of your cards against this attack?"
)
REPEL_ROLL: Final = question(
    "attack.repel.roll", FATE, SETTLES, "What does the die against the attack show?"
)
DEFENCE: Final = question("defence", YES_NO, DECIDES, "Do you roll the die in defence?")
DEFENCE_ROLL: Final = question("defence.roll", FATE, SETTLES, "What does the die show?")


def play_card(s: State, seat: int, key: str) -> None:
    """Lay an action card open, resolve its effect, then discard it."""
    start_card(s, seat, key)
    card = BY_KEY[key]
    assert card.play is not None, f"{key} has no effect"
    if card.kind == ATTACK:
        pay_toll(s, seat, toll(s, seat, card))
    if card.tokens:
        s.then(pay_price, seat, PLAY_PAY.key, card.cost)
    if card.kind == ATTACK:
        s.then(attack, seat)
    else:
        s.then(card.play, seat)
    s.then(finish_card, seat)


def start_card(s: State, seat: int, key: str) -> None:
    """Lay an action card open; it is discarded when its effect is over."""
    h = in_hand(s, seat, key)
    s.princes[seat].hand.remove(h)
    s.cards.show_all(h)
    s.resolving.append(h)


@effect
def finish_card(s: State, seat: int) -> None:
    """The resolved action card goes to the discard pile of its player."""
    put_on_discard(s, seat, s.resolving.pop())
    refill_losses(s)


@effect
def end_of(s: State, seat: int, key: str) -> None:
    """What a card started is over. While this is pending, everybody knows which card is at work."""
    refill_losses(s)


def use_card(s: State, seat: int, card: Card) -> None:
    """A player uses a card in play, and pays for each use that has a price."""
    if card.use_price != FREE:
        spend(s, seat, card)
        s.then(pay_price, seat, PLAY_PAY.key, card.use_price)
    if card.use is not None:
        s.then(card.use, seat, card.key)
    s.then(end_of, seat, card.key)


def attacks_forbidden(s: State) -> bool:
    """Whether a card in play forbids everybody to attack."""
    return any(has(s, seat, name) for name in PEACEMAKERS for seat in (0, 1))


def toll(s: State, seat: int, card: Card) -> int:
    """The gold that a leading player owes for an attack on a rival who has a toll taker."""
    return toll_due(s, seat) if card.threatens else 0


def toll_due(s: State, seat: int) -> int:
    """The gold that a leading player owes for threatening cards of a rival with a toll taker."""
    if not any(has(s, 1 - seat, name) for name in TOLL_TAKERS):
        return 0
    return max(0, 2 * (victory_points(s, seat) - victory_points(s, 1 - seat)))


def pay_toll(s: State, seat: int, due: int) -> None:
    """Pay the toll; the toll taker's owner gets one gold of it (RULINGS O-21: if any is paid)."""
    if due:
        s.then(pay_price, seat, TOLL.key, price_of(GOLD, due))
        take_gold(s, 1 - seat, TOLL_TAKE, 1)


@effect
def attack(s: State, seat: int) -> None:
    """The attacked player may use a card in play to cancel the attack, before any other defence."""
    rival = 1 - seat
    cards = uses_at(s, rival, AGAINST_ATTACK)
    if cards:
        answer = s.choose(rival, REPEL, [NO, *[card.use_it for card in cards]])
        if answer != NO:
            use_card(s, rival, BY_KEY[answer[1]])
            s.then(roll_against_attack, seat, answer[1])
            return
    s.then(ward_off, seat)


@effect
def roll_against_attack(s: State, seat: int, key: str) -> None:
    """The die cancels the attack, or the attack goes on."""
    saving = BY_KEY[key].defends
    roll = chance_number(s.choose(CHANCE, REPEL_ROLL, ROLLS))
    if roll not in saving and not (wins_ties(s, 1 - seat) and roll == min(saving) - 1):
        s.then(ward_off, seat)


def wins_ties(s: State, seat: int) -> bool:
    """Whether a player who rolls against a number or against the rival also wins ties."""
    return any(CARDS[s.cards.identity[h]].wins_ties for h in s.princes[seat].built)


@effect
def ward_off(s: State, seat: int) -> None:
    """The attacked player may roll in defence; then the card has its effect."""
    card = card_of(s, s.resolving[-1])
    rival = 1 - seat
    saving: list[int] = []
    if card.warded_off:
        for h in s.princes[rival].built:
            if not CARDS[s.cards.identity[h]].moment:
                saving += CARDS[s.cards.identity[h]].defends
    if saving and s.choose(rival, DEFENCE, YES_OR_NO) == YES:
        roll = chance_number(s.choose(CHANCE, DEFENCE_ROLL, ROLLS))
        if roll in saving:
            return
    assert card.play is not None, f"{card.key} has no effect"
    s.then(card.play, seat)


def drop_card(s: State, seat: int, h: int) -> None:
    """An expansion goes to its owner's discard pile, without consolation from other cards."""
    leave_play(s, seat, h)
    put_on_discard(s, seat, h)


def traded(s: State, seat: int, resource: int) -> None:
    """A player trades two or three of one kind; then the rival's cards may levy something."""
    for h in s.princes[1 - seat].built:
        card = CARDS[s.cards.identity[h]]
        if card.levies is not None:
            s.then(card.levies, 1 - seat, resource)
            s.then(end_of, 1 - seat, card.key)


def refill_losses(s: State) -> None:
    """Players who were made to lose hand cards draw new ones, if one of their cards says so."""
    for seat in (s.turn, 1 - s.turn):
        if noted(s, LOST, seat):
            s.notes.remove((LOST, seat))
            if any(card_of(s, h).refills for h in s.princes[seat].built):
                s.then(refill, seat)


@effect
def refill(s: State, seat: int) -> None:
    """Draw up to the hand limit, one card at a time."""
    if s.given:
        draw(s, seat, s.given[0][1])
        s.then(refill, seat)
        return
    stacks = full_stacks(s, seat)
    if stacks and len(s.princes[seat].hand) < hand_limit(s, seat):
        s.ask(seat, REFILL, stacks)


def lose_card(s: State, seat: int, h: int, stack: int) -> None:
    """An event or an opposing action card makes a player put an expansion under a stack.

    The player's cards that console them for it do so; the card that goes does not.
    """
    leave_play(s, seat, h)
    put_under(s, h, stack)
    console(s, seat)


def console(s: State, seat: int) -> None:
    """A player was made to give up an expansion: their cards that console them do so now."""
    for other in s.princes[seat].built:
        card = CARDS[s.cards.identity[other]]
        if card.consoles is not None:
            s.then(card.consoles, seat)
            s.then(end_of, seat, card.key)
