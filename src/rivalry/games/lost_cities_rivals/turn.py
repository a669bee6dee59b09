"""What happens in a game of Rivals: preparation, uncovering, auctions, sharing out the gold."""

from mypy_extensions import i64

from rivalry.core.chance import shuffle
from rivalry.games.lost_cities_rivals import rules
from rivalry.games.lost_cities_rivals.cards import (
    BID,
    DECK,
    DONE,
    FULL_DECK,
    ONE,
    PASS,
    PILE,
    REMOVE,
    STARTING_WAGERS,
    UNCOVER,
)
from rivalry.games.lost_cities_rivals.expedition import place

# Preparing the game


def begin_with(s: rules.Position, seat: int) -> None:
    """Let this seat take the first turn."""
    s.starter = seat
    s.turn = seat
    s.asked = seat
    s.phase = rules.WAGER


def deal_wagers(s: rules.Position, bits: int) -> None:
    """Shuffle the starting wagers and deal two of different colours to each seat in turn.

    RULINGS R2: a second wager of the same colour is set aside and another one drawn; it is shuffled
    back in before the next player draws, so chance is then asked again.
    """
    dealt = [colour for pair in s.starting for colour in pair]
    rest = []
    for colour in range(5):
        rest += [colour] * (STARTING_WAGERS - dealt.count(colour))
    shuffle(rest, bits)
    aside = False
    while len(s.starting) < s.players:
        if aside:
            return
        first = rest.pop()
        second = rest.pop()
        while second == first:
            aside = True
            second = rest.pop()
        s.sides[len(s.starting)].wagers = (ONE << 3 * first) + (ONE << 3 * second)
        s.starting = [*s.starting, [first, second]]
    s.phase = rules.DEAL


def deal(s: rules.Position, bits: int) -> None:
    """Shuffle the numbers and wagers into four piles of twenty."""
    s.deck = FULL_DECK[:]
    shuffle(s.deck, bits)
    s.deck_left = DECK
    s.phase = rules.TURN


# What happens


def answer(s: rules.Position, action: i64) -> None:
    """Do what an allowed action says."""
    if s.phase == rules.TURN:
        if action == UNCOVER:
            turn_over(s, s.turn)
        else:
            s.bidding = (ONE << s.players) - 1
            outbid(s, action - BID)
    elif s.phase == rules.RAISE:
        if action == PASS:
            s.bidding &= ~(ONE << s.asked)
            ask_next_bidder(s)
        else:
            outbid(s, action - BID)
    elif action == DONE:
        if s.phase == rules.TAKE:
            ask_to_remove(s)
        else:
            end_auction(s)
    elif s.phase == rules.TAKE:
        out_of_display(s, action)
        place(s.sides[s.asked], action)
        ask_to_take(s)
    else:
        out_of_display(s, action - REMOVE)
        s.removed.append(action - REMOVE)
        end_auction(s)


def outbid(s: rules.Position, amount: i64) -> None:
    """The seat that is asked now leads the auction with this bid."""
    s.bid = amount
    s.leader = s.asked
    ask_next_bidder(s)


def next_seat(s: rules.Position, seat: i64) -> i64:
    """The next seat clockwise."""
    seat += 1
    if seat == s.players:
        seat = 0
    return seat


def ask_next_bidder(s: rules.Position) -> None:
    """Ask the next bidder, clockwise; whoever cannot bid more is out (RULINGS R9).

    Back at the leader, nobody else is left, and the leader pays.
    """
    seat: i64 = s.asked
    while True:
        seat = next_seat(s, seat)
        if seat == s.leader:
            break
        if s.bidding & ONE << seat:
            if s.sides[seat].gold > s.bid:
                s.asked = seat
                s.phase = rules.RAISE
                return
            s.bidding &= ~(ONE << seat)
    s.sides[s.leader].gold -= s.bid
    s.supply += s.bid
    s.asked = s.leader
    ask_to_take(s)


def ask_to_take(s: rules.Position) -> None:
    """Ask only while something fits; otherwise the auction goes on by itself."""
    if s.display & ~s.sides[s.asked].closed:
        s.phase = rules.TAKE
    else:
        ask_to_remove(s)


def ask_to_remove(s: rules.Position) -> None:
    """Ask only while something lies in the display."""
    if s.display:
        s.phase = rules.CLEAR
    else:
        end_auction(s)


def end_auction(s: rules.Position) -> None:
    """The highest bidder turns over the next card; play goes on to the left of that seat."""
    seat: i64 = s.leader
    s.bid = 0
    s.leader = -1
    s.bidding = 0
    turn_over(s, seat)


def turn_over(s: rules.Position, seat: i64) -> None:
    """A seat turns over the top card, which ends its turn; every twentieth card ends a pile."""
    s.deck_left -= 1
    card = s.deck[s.deck_left]
    if is_useless(s, card):
        s.removed.append(card)
    else:
        into_display(s, card)
    if s.deck_left == 0:
        s.phase = rules.OVER
        return
    if s.deck_left % PILE == 0:
        share_out(s)
    s.turn = next_seat(s, seat)
    s.asked = s.turn
    s.phase = rules.TURN


def is_useless(s: rules.Position, card: i64) -> bool:
    """Whether no player could add the card to an expedition (RULINGS R16)."""
    closed: i64 = ONE << card
    for side in s.sides:
        closed &= side.closed
    return closed != 0


def share_out(s: rules.Position) -> None:
    """Divide the supply evenly; the remainder stays (RULINGS R22)."""
    each: i64 = s.supply // s.players
    for side in s.sides:
        side.gold += each
    s.supply -= each * s.players


def into_display(s: rules.Position, card: i64) -> None:
    """Lay a card into the display."""
    bit: i64 = ONE << card
    s.display_thrice |= s.display_twice & bit
    s.display_twice |= s.display & bit
    s.display |= bit


def out_of_display(s: rules.Position, card: i64) -> None:
    """Take one copy of a card out of the display."""
    bit: i64 = ONE << card
    if s.display_thrice & bit:
        s.display_thrice ^= bit
    elif s.display_twice & bit:
        s.display_twice ^= bit
    else:
        s.display ^= bit
