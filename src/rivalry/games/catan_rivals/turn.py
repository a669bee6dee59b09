"""The turn as effects: before the roll, dice, actions, replenishing, exchanging, the end (RULES 6).

Each effect is one step. The frames on the stack name seats, places and open cards only; what a
player picks in secret stays in the answers of the frame that asks that player.
"""

from typing import Any, Final

from rivalry.core.decision import CHANCE, Action
from rivalry.core.question import (
    ACTION,
    CARD,
    DECIDES,
    FATE,
    GAINS,
    GIVES,
    LOSES,
    OWN_PLACE,
    SETTLES,
    STACK,
    TOP,
    YES_NO,
)
from rivalry.games.catan_rivals.action import (
    NO,
    PLAY_PAY,
    ROLLS,
    YES,
    YES_OR_NO,
    drop_card,
    play_card,
    traded,
    use_card,
)
from rivalry.games.catan_rivals.building import (
    announce,
    build_card,
    build_city,
    build_road,
    build_settlement,
    building_options,
    centre_options,
)
from rivalry.games.catan_rivals.card import (
    BEFORE_ROLL,
    BY_KEY,
    CARDS,
    FREE,
    LASTING,
    RESOURCES,
    Card,
)
from rivalry.games.catan_rivals.die import (
    EVENT_DIE,
    EVENT_WEIGHTS,
    FACE_EFFECTS,
    cancels_face,
)
from rivalry.games.catan_rivals.place import PLACE_NAMES
from rivalry.games.catan_rivals.points import hand_limit, victory_points
from rivalry.games.catan_rivals.production import brigand_attack, produce
from rivalry.games.catan_rivals.resource import (
    affords,
    all_but,
    at_place,
    kinds_with_room,
    owned,
    pay_any,
    pay_from,
    pay_price,
    price_of,
    take_any,
    take_into,
)
from rivalry.games.catan_rivals.sea import (
    BUILD_SHIP,
    SAIL_OUT,
    build_ship,
    return_ships,
    sail,
    sea_options,
)
from rivalry.games.catan_rivals.stack import (
    FACE_UP,
    STACKS,
    card_names,
    draw,
    full_stacks,
    look_through,
    matching_stacks,
    put_from_hand_under,
    take_from_stack,
)
from rivalry.games.catan_rivals.state import (
    QUESTIONS,
    State,
    card_of,
    distinct,
    effect,
    in_hand,
    in_play,
    question,
)
from rivalry.games.catan_rivals.use import borrowed, is_ready, uses_at

ROLL: Final[Action] = ("roll",)
END: Final[Action] = ("end",)
REMOVE: Final[Action] = ("remove",)
DRAW: Final[Action] = ("draw",)
SEARCH: Final[Action] = ("search",)
TRADE: Final[list[Action]] = [("trade", resource) for resource in RESOURCES]

START: Final = question("turn.start", ACTION, DECIDES, "Do you roll, or play a card first?")
PRODUCTION_DIE: Final = question(
    "roll.production", FATE, SETTLES, "What does the production die show?"
)
EVENT_DIE_ROLL: Final = question("roll.event", FATE, SETTLES, "What does the event die show?")
ACT: Final = question("turn.action", ACTION, DECIDES, "What do you do?")
TRADE_GIVE: Final = pay_from("trade.give", "Which region pays for the trade? {n} to pay.")
TRADE_TAKE: Final = take_into("trade.take", "Which resource do you get for the three?")
REMOVE_WHICH: Final = question(
    "remove.which", OWN_PLACE, LOSES, "Which of your cards do you remove?"
)
REPLENISH: Final = question("replenish.draw", TOP, GAINS, "Which stack do you draw from?")
PUT_AWAY: Final = question(
    "replenish.put-away",
    CARD,
    GIVES,
    "Your hand is too large. Which card do you put away?",
)
PUT_AWAY_STACK: Final = question(
    "replenish.put-away.stack", STACK, SETTLES, "Under which stack does the card go?"
)
EXCHANGE: Final = question("exchange", YES_NO, DECIDES, "Do you exchange a card?")
EXCHANGED: Final = question("exchange.put-away", CARD, GIVES, "Which card do you put away?")
EXCHANGED_STACK: Final = question(
    "exchange.put-away.stack", STACK, SETTLES, "Under which stack does the card go?"
)
EXCHANGE_HOW: Final = question(
    "exchange.how",
    YES_NO,
    DECIDES,
    "Do you draw a new card, or pay {n} to choose one from a stack?",
)
EXCHANGE_DRAW: Final = question("exchange.draw", TOP, GAINS, "Which stack do you draw from?")
EXCHANGE_SEARCH: Final = question(
    "exchange.search", STACK, GAINS, "Which stack do you look through?"
)
EXCHANGE_PAY: Final = pay_from(
    "exchange.pay", "Which region pays for looking through the stack? {n} to pay."
)
SEARCH_TAKE: Final = question("search.take", CARD, GAINS, "Which card do you take from this stack?")

USUAL_SEARCH_PRICE: Final = 2


# T0 to T4


@effect
def start_turn(s: State) -> None:
    """The active player wins before the roll, or the turn begins."""
    s.turns += 1
    s.production = 0
    s.face = ""
    s.notes = []
    s.phase = "start"
    prince = s.princes[s.turn]
    for h in in_play(prince):
        s.used[h] = 0
    for h in prince.hand:
        s.used[h] = 0
    if s.mode.wins_at_once and has_won(s):
        return
    s.then(before_roll)


@effect
def before_roll(s: State) -> None:
    """The active player may play or use cards that fix a die, then rolls."""
    seat = s.turn
    if not s.given:
        options: list[Action] = [ROLL]
        for i in distinct(s, s.princes[seat].hand):
            card = CARDS[i]
            if card.moment == BEFORE_ROLL and card.needs is not None and not card.needs(s, seat):
                options.append(card.play_it)
        options += [card.use_it for card in uses_at(s, seat, BEFORE_ROLL)]
        s.ask(seat, START, options)
        return
    answer = s.given[0]
    if answer == ROLL:
        s.phase = "dice"
        if s.production == 0:
            s.then(roll_production)
        if s.face == "":
            s.then(roll_event)
        s.then(resolve_dice)
        return
    if answer[0] == "use":
        use_card(s, seat, BY_KEY[answer[1]])
    else:
        play_card(s, seat, answer[1])
    s.then(before_roll)


@effect
def roll_production(s: State) -> None:
    """Roll the production die: the production number of the turn."""
    if not s.given:
        s.ask(CHANCE, PRODUCTION_DIE, ROLLS)
        return
    s.production = s.given[0][1]


@effect
def roll_event(s: State) -> None:
    """Roll the event die: the event of the turn."""
    if not s.given:
        s.ask(CHANCE, EVENT_DIE_ROLL, EVENT_DIE, EVENT_WEIGHTS)
        return
    s.face = s.given[0][1]


@effect
def resolve_dice(s: State) -> None:
    """The Brigand Attack comes before production, every other event after it."""
    if cancels_face(s):
        s.then(resolve_dice)
        return
    if s.face == "brigands":
        s.then(brigand_attack)
        s.then(produce)
    else:
        s.then(produce)
        s.then(FACE_EFFECTS[s.face])
    s.then(check_victory)


# T5


@effect
def action_phase(s: State) -> None:
    """The active player takes one action and is asked again, or ends the phase."""
    seat = s.turn
    if not s.given:
        s.ask(seat, ACT, action_options(s, seat))
        return
    answer = s.given[0]
    if answer == END:
        s.phase = "replenish"
        s.then(replenish)
        return
    act(s, seat, answer)
    s.then(check_victory)


def act(s: State, seat: int, answer: tuple[Any, ...]) -> None:
    """Do what a player has chosen to do."""
    verb = answer[0]
    if verb == "build":
        what = answer[1]
        if what == "road":
            s.then(build_road, seat, answer[2])
        elif what == "settlement":
            s.then(build_settlement, seat, answer[2])
        elif what == "city":
            s.then(build_city, seat, answer[2])
        elif answer == BUILD_SHIP:
            s.then(build_ship, seat)
        else:
            announce(s, seat, BY_KEY[what])
            s.then(build_card, seat, what)
    elif verb == "play":
        play_card(s, seat, answer[1])
    elif verb == "use":
        use_card(s, seat, BY_KEY[answer[1]])
    elif verb == "expel":
        s.then(expel, seat, answer[1])
    elif verb == "trade":
        s.then(trade_three, seat, RESOURCES.index(answer[1]))
    elif answer == SAIL_OUT:
        s.then(sail, seat)
    else:
        s.then(remove_own, seat)


@effect
def check_victory(s: State) -> None:
    """If reaching the goal wins at once, check for it after every action."""
    s.phase = "action"
    if not (s.mode.wins_at_once and has_won(s)):
        s.then(action_phase)


def action_options(s: State, seat: int) -> list[Action]:
    """Everything the active player may do now (RULES 10)."""
    has_resources = owned(s, seat)
    options = centre_options(s, seat, has_resources)
    options += building_options(s, seat, has_resources)
    if s.princes[seat].sea:
        options += sea_options(s, seat, has_resources)
    usable_cards: list[int] = []
    may_remove = s.mode.removes or s.rules == 1
    can_remove = False
    for h in in_play(s.princes[seat]):
        card = CARDS[s.cards.identity[h]]
        if card.use is not None and not card.moment:
            usable_cards.append(h)
        if may_remove and card.removable:
            can_remove = True
    if usable_cards:
        for i in distinct(s, usable_cards):
            if usable(s, seat, CARDS[i].key) >= 0:
                options.append(CARDS[i].use_it)
    for card in borrowed(s, seat, ""):
        if card.use_it not in options:
            options.append(card.use_it)
    for h in s.princes[1 - seat].abroad:
        card = CARDS[s.cards.identity[h]]
        if card.expel_price != FREE and affords(s, seat, card.expel_price):
            options.append(card.expel_it)
    for word, n in s.notes:
        lasting = LASTING.get(word)
        if lasting is not None and lasting.use_it not in options and _may_use(s, seat, lasting, n):
            options.append(lasting.use_it)
    room = -1
    for r in range(6):
        if has_resources[r] >= 3:
            if room < 0:
                room = kinds_with_room(s, seat)
            if room & all_but(r):
                options.append(TRADE[r])
    if can_remove:
        options.append(REMOVE)
    options.append(END)
    return options


def usable(s: State, seat: int, key: str) -> int:
    """The handle of a placed card whose function can be used now, or -1."""
    found = all_usable(s, seat, key)
    return found[0] if found else -1


def all_usable(s: State, seat: int, key: str) -> list[int]:
    """The handles of all copies of a placed card whose function can be used now."""
    mine = in_play(s.princes[seat])
    return [h for h in mine if card_of(s, h).key == key and is_ready(s, seat, h)]


def _may_use(s: State, seat: int, card: Card, h: int) -> bool:
    assert card.can_use is not None, f"{card.key} has a use but does not say when"
    return card.can_use(s, seat, h)


@effect
def expel(s: State, seat: int, key: str) -> None:
    """A player pays to get rid of one of the rival's cards in the player's principality."""
    s.then(pay_price, seat, PLAY_PAY.key, BY_KEY[key].expel_price)
    s.then(leave_host, 1 - seat, key)


@effect
def leave_host(s: State, seat: int, key: str) -> None:
    """A player's card abroad goes to the discard pile."""
    h = next(h for h in s.princes[seat].abroad if card_of(s, h).key == key)
    drop_card(s, seat, h)


@effect
def trade_three(s: State, seat: int, resource: int) -> None:
    """Trade three of one kind for one of another."""
    s.then(pay_price, seat, TRADE_GIVE.key, price_of(resource, 3))
    s.then(take_any, seat, TRADE_TAKE.key, 1, all_but(resource))
    traded(s, seat, resource)


@effect
def remove_own(s: State, seat: int) -> None:
    """A player removes one of their buildings or units, even one abroad, free of charge."""
    abroad = [h for h in s.princes[seat].abroad if card_of(s, h).removable]
    if not s.given:
        options = [PLACE_NAMES[c] for c in removable(s, seat)]
        options += [card_of(s, h).abroad_it for h in abroad]
        s.ask(seat, REMOVE_WHICH, options)
        return
    answer = s.given[0]
    if answer[0] == "abroad":
        h = next(h for h in abroad if card_of(s, h).abroad_it == answer)
    else:
        h = at_place(s, seat, answer)
    drop_card(s, seat, h)


def removable(s: State, seat: int) -> list[int]:
    """Where a player's buildings and units lie with nothing on top of them."""
    grid = s.princes[seat].grid
    found: list[int] = []
    for h in s.princes[seat].built:
        c: int = s.where[h]
        if grid[c] == h and CARDS[s.cards.identity[h]].removable:
            found.append(c)
    return sorted(found)


# T6 to T8


@effect
def replenish(s: State) -> None:
    """Draw up to the hand limit, or put the surplus away, one card at a time."""
    seat = s.turn
    hand = s.princes[seat].hand
    limit = hand_limit(s, seat)
    if len(hand) < limit:
        if s.given:
            s.used[draw(s, seat, s.given[0][1])] = 1
            s.then(replenish)
            return
        stacks = full_stacks(s, seat)
        if stacks:
            s.ask(seat, REPLENISH, stacks)
            return
    elif len(hand) > limit:
        s.then(put_away, PUT_AWAY.key, PUT_AWAY_STACK.key)
        s.then(replenish)
        return
    s.phase = "exchange"
    s.then(exchange, exchanges(s, seat))


@effect
def put_away(s: State, which: str, under: str) -> None:
    """The active player puts a card from their hand under a matching stack."""
    _put_away(s, s.turn, which, under)


@effect
def lose_from_hand(s: State, seat: int, which: str, under: str) -> None:
    """An event or the rival makes a player put a card from their hand under a matching stack."""
    _put_away(s, seat, which, under)


def _put_away(s: State, seat: int, which: str, under: str) -> None:
    n = len(s.given)
    if n == 0:
        s.ask(seat, QUESTIONS[which], card_names(s, s.princes[seat].hand))
        return
    h = in_hand(s, seat, s.given[0][1])
    stack = FACE_UP
    if not (s.mode.has_open_stack and card_of(s, h).face_up):
        stacks = matching_stacks(s, seat, h)
        stack = stacks[0]
        if len(stacks) > 1:
            if n == 1:
                s.ask(seat, QUESTIONS[under], [STACKS[i] for i in stacks])
                return
            stack = s.given[1][1]
    put_from_hand_under(s, seat, h, stack)


@effect
def exchange(s: State, left: int) -> None:
    """The active player may put a card away and take another; more often with some cards."""
    if not s.given:
        if left and s.princes[s.turn].hand:
            s.ask(s.turn, EXCHANGE, YES_OR_NO)
            return
    elif s.given[0] == YES:
        s.then(put_away, EXCHANGED.key, EXCHANGED_STACK.key)
        s.then(exchange_take)
        s.then(exchange, left - 1)
        return
    s.then(end_turn)


def exchanges(s: State, seat: int) -> int:
    """How many cards a player may exchange at the end of a turn."""
    most = 1
    for h in s.princes[seat].built:
        most = max(most, CARDS[s.cards.identity[h]].exchanges)
    return most


def search_price(s: State, seat: int) -> int:
    """What it costs to choose a card from a stack when exchanging."""
    price = USUAL_SEARCH_PRICE
    for h in s.princes[seat].built:
        lower = CARDS[s.cards.identity[h]].search_price
        if 0 <= lower < price:
            price = lower
    return price


@effect
def exchange_take(s: State) -> None:
    """Take a card from the top of a stack, or pay to search a stack for one."""
    seat = s.turn
    n = len(s.given)
    price = search_price(s, seat)
    if n == 0:
        kinds: list[Action] = [DRAW]
        if sum(owned(s, seat)) >= price:
            kinds.append(SEARCH)
        s.ask(seat, EXCHANGE_HOW, kinds, None, price)
        return
    draws = s.given[0] == DRAW
    if n == 1:
        s.ask(seat, EXCHANGE_DRAW if draws else EXCHANGE_SEARCH, full_stacks(s, seat))
        return
    stack = s.given[1][1]
    if draws:
        s.used[draw(s, seat, stack)] = 1
        return
    s.then(pay_any, seat, EXCHANGE_PAY.key, price)
    s.then(search_exchanged, stack)


@effect
def search_exchanged(s: State, stack: int) -> None:
    """Look through the stack that was paid for."""
    look_through(s, s.turn, stack)
    s.then(take_exchanged, stack)


@effect
def take_exchanged(s: State, stack: int) -> None:
    """Take exactly one card from the stack that was looked through; it is new in hand."""
    if not s.given:
        s.ask(s.turn, SEARCH_TAKE, card_names(s, s.stacks[stack]))
        return
    s.used[take_from_stack(s, s.turn, stack, s.given[0][1])] = 1


@effect
def take_searched(s: State, seat: int, stack: int) -> None:
    """Take exactly one card from the stack that was looked through."""
    if not s.given:
        s.ask(seat, SEARCH_TAKE, card_names(s, s.stacks[stack]))
        return
    take_from_stack(s, seat, stack, s.given[0][1])


@effect
def take_second(s: State, seat: int, stack: int, why: str) -> None:
    """Take another card from the stack that was looked through, or stop."""
    if s.stacks[stack]:
        answer = s.choose(seat, QUESTIONS[why], [*card_names(s, s.stacks[stack]), NO])
        if answer != NO:
            take_from_stack(s, seat, stack, answer[1])


@effect
def end_turn(s: State) -> None:
    """If the goal wins at the end of a turn, check for it here; else the other player begins.

    What comes after the preparatory round is already pending.
    """
    if s.turns == 0:
        return
    if not s.mode.wins_at_once and has_won(s):
        return
    if s.turns >= s.options["stall_cap"]:
        return
    return_ships(s, s.turn)
    s.turn = 1 - s.turn
    s.then(start_turn)


def has_won(s: State) -> bool:
    """Whether the active player has reached the goal; then the game is over."""
    if victory_points(s, s.turn) < s.mode.goal:
        return False
    s.winner = s.turn
    return True
