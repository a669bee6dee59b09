"""The turn as effects: before the roll, dice, actions, replenishing, exchanging, the end (RULES 6).

Each effect is one step. The frames on the stack name seats, places and open cards only; what a
player picks in secret stays in the answers of the frame that asks that player.
"""

from typing import Any, Final

from rivalry.core.decision import CHANCE, Action
from rivalry.games.catan_rivals.building import building_options, centre_options
from rivalry.games.catan_rivals.card import ATTACK, BY_KEY, CARDS, RESOURCES, SITE
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES
from rivalry.games.catan_rivals.points import hand_limit, victory_points
from rivalry.games.catan_rivals.resource import (
    choose_any_payment,
    choose_gain,
    choose_payment,
    gain,
    has_room_beside,
    owned,
    pay,
)
from rivalry.games.catan_rivals.stack import (
    card_names,
    choose_stack_under,
    draw,
    full_stacks,
    leave_play,
    look_through,
    put_from_hand_under,
    put_on_discard,
    take_from_stack,
)
from rivalry.games.catan_rivals.state import State, answered, card_of, effect, has, in_hand

ROLLS: Final[list[Action]] = [("roll", n) for n in range(1, 7)]
FACES: Final = ("brigands", "trade", "celebration", "harvest", "card")
EVENT_DIE: Final[list[Action]] = [("event", face) for face in FACES]
EVENT_WEIGHTS: Final = [1, 1, 1, 1, 2]  # two of the six faces show the event card
NUMBERS: Final[list[Action]] = [("number", n) for n in range(1, 7)]
YES_NO: Final[list[Action]] = [("yes",), ("no",)]


# T0 to T4


@effect
def start_turn(s: State) -> None:
    """The active player wins before the roll, or the turn begins."""
    s.turns += 1
    s.production = 0
    s.face = ""
    s.herald = False
    s.retrieved = []
    for h in s.princes[s.turn].built + s.princes[s.turn].hand:
        s.used[h] = 0
    if s.options["mode"] != "introductory" and has_won(s):
        return
    s.then("before_roll")


@effect
def before_roll(s: State) -> None:
    """The active player may play cards that fix a die, then rolls."""
    seat = s.turn
    options: list[Action] = [("roll",)]
    for i in sorted({s.cards.identity[h] for h in s.princes[seat].hand}):
        card = CARDS[i]
        if card.when == BEFORE_ROLL and card.needs is not None and not card.needs(s, seat):
            options.append(("play", card.key))
    s.ask(seat, "turn.start", options)


@answered
def before_roll_answered(s: State, answer: Any) -> None:
    """Roll, or play a card first."""
    seat = s.turn
    if answer == ("roll",):
        if s.production == 0:
            s.then("roll_production")
        if s.face == "":
            s.then("roll_event")
        s.then("resolve_dice")
        return
    start_card(s, seat, answer[1])
    s.then(BY_KEY[answer[1]].play, seat)
    s.then("finish_card")
    s.then("before_roll")


BEFORE_ROLL: Final = "before you roll the dice"


@effect
def roll_production(s: State) -> None:
    """Roll the production die."""
    s.ask(CHANCE, "roll.production", ROLLS)


@answered
def roll_production_answered(s: State, answer: Any) -> None:
    """This is the production number of the turn."""
    s.production = answer[1]


@effect
def roll_event(s: State) -> None:
    """Roll the event die."""
    s.ask(CHANCE, "roll.event", EVENT_DIE, EVENT_WEIGHTS)


@answered
def roll_event_answered(s: State, answer: Any) -> None:
    """This is the event of the turn."""
    s.face = answer[1]


@effect
def resolve_dice(s: State) -> None:
    """The Brigand Attack comes before production, every other event after it."""
    if s.face == "brigands":
        s.then("brigand_attack")
        s.then("produce")
    else:
        s.then("produce")
        s.then({"trade": "trade_event", "card": "draw_event"}.get(s.face, s.face))
    s.then("check_victory")


# T5


@effect
def action_phase(s: State) -> None:
    """The active player does one thing, or ends the phase."""
    seat = s.turn
    s.ask(seat, "turn.action", action_options(s, seat))


@answered
def action_phase_answered(s: State, answer: Any) -> None:
    """Do what was chosen, then ask again."""
    seat = s.turn
    verb = answer[0]
    if verb == "end":
        s.then("replenish")
        return
    if verb == "build":
        if answer[1] == "road":
            s.then("build_road", seat, answer[2])
        elif answer[1] == "settlement":
            s.then("build_settlement", seat, answer[2])
        elif answer[1] == "city":
            s.then("build_city", seat, answer[2])
        else:
            h = in_hand(s, seat, answer[1])
            if h >= 0:
                s.cards.show_all(h)  # it is announced, then its place is chosen
            s.then("build_card", seat, answer[1])
    elif verb == "play":
        start_card(s, seat, answer[1])
        card = BY_KEY[answer[1]]
        s.then("attack" if card.kind == ATTACK else card.play, seat)
        s.then("finish_card")
    elif verb == "use":
        s.then(BY_KEY[answer[1]].use, seat, answer[1])
    elif verb == "trade":
        s.then("trade_three", seat, RESOURCES.index(answer[1]))
    else:
        s.then("remove_own", seat)
    s.then("check_victory")


@effect
def check_victory(s: State) -> None:
    """Outside the introductory game, the goal wins at any moment of the own turn."""
    if s.options["mode"] == "introductory" or not has_won(s):
        s.then("action_phase")


def action_options(s: State, seat: int) -> list[Action]:
    """Everything the active player may do now (RULES 10)."""
    has_resources = owned(s, seat)
    options = centre_options(s, seat, has_resources)
    options += building_options(s, seat, has_resources)
    built = s.princes[seat].built
    for i in sorted({s.cards.identity[h] for h in built if CARDS[s.cards.identity[h]].use}):
        if usable(s, seat, CARDS[i].key) >= 0:
            options.append(("use", CARDS[i].key))
    for r in range(6):
        if has_resources[r] >= 3 and has_room_beside(s, seat, r):
            options.append(("trade", RESOURCES[r]))
    if removable(s, seat):
        options.append(("remove",))
    options.append(("end",))
    return options


def usable(s: State, seat: int, key: str) -> int:
    """The handle of a placed card whose function can be used now, or -1."""
    for h in s.princes[seat].built:
        card = card_of(s, h)
        if card.key == key and not (card.limit and s.used[h]):
            assert card.can_use is not None, f"{key} has a use but does not say when"
            if card.can_use(s, seat, h):
                return h
    return -1


@effect
def trade_three(s: State, seat: int, resource: int) -> None:
    """Trade three of one kind for one of another."""
    cost = [3 if r == resource else 0 for r in range(6)]
    paid = choose_payment(s, seat, "trade.give", cost)
    others = [r for r in range(6) if r != resource]
    gained = choose_gain(s, seat, "trade.take", 1, others)
    pay(s, paid)
    gain(s, gained)


@effect
def remove_own(s: State, seat: int) -> None:
    """Remove an own building or unit, free of charge."""
    places = [PLACE_NAMES[c] for c in removable(s, seat)]
    answer = s.choose(seat, "remove.which", places)
    h = s.princes[seat].grid[CELL_OF[answer]]
    leave_play(s, seat, h)
    put_on_discard(s, h)


def removable(s: State, seat: int) -> list[int]:
    """Where own buildings and units lie with nothing on top of them."""
    grid = s.princes[seat].grid
    found = []
    for h in s.princes[seat].built:
        c = s.where[h]
        if grid[c] == h and CARDS[s.cards.identity[h]].kind != SITE:
            found.append(c)
    return sorted(found)


def start_card(s: State, seat: int, key: str) -> None:
    """Lay an action card open; it is discarded when its effect is over."""
    h = in_hand(s, seat, key)
    s.princes[seat].hand.remove(h)
    s.cards.show_all(h)
    s.resolving.append(h)


@effect
def finish_card(s: State) -> None:
    """The resolved action card goes to the discard pile."""
    put_on_discard(s, s.resolving.pop())


# T6 to T8


@effect
def replenish(s: State) -> None:
    """Draw up to the hand limit, or put the surplus away, one card at a time."""
    seat = s.turn
    hand = s.princes[seat].hand
    limit = hand_limit(s, seat)
    stacks = full_stacks(s)
    if len(hand) < limit and stacks:
        answer = s.choose(seat, "replenish.draw", stacks)
        s.used[draw(s, seat, answer[1])] = 1
        s.then("replenish")
    elif len(hand) > limit:
        put_away(s, seat, "replenish.put-away")
        s.then("replenish")
    else:
        s.then("exchange")


def put_away(s: State, seat: int, why: str) -> None:
    """A player chooses a card of the own hand and puts it under a matching stack."""
    answer = s.choose(seat, why, card_names(s, s.princes[seat].hand))
    h = in_hand(s, seat, answer[1])
    stack = choose_stack_under(s, seat, f"{why}.stack", h)
    put_from_hand_under(s, seat, h, stack)


@effect
def exchange(s: State) -> None:
    """The active player may exchange one card."""
    if s.princes[s.turn].hand:
        s.ask(s.turn, "exchange", YES_NO)
    else:
        s.then("end_turn")


@answered
def exchange_answered(s: State, answer: Any) -> None:
    """Put a card away and take another, or end the turn."""
    if answer == ("yes",):
        s.then("exchange_put_away")
        s.then("exchange_take")
    s.then("end_turn")


@effect
def exchange_put_away(s: State) -> None:
    """First a card goes under a matching stack."""
    put_away(s, s.turn, "exchange.put-away")


def search_price(s: State, seat: int) -> int:
    """What it costs to choose a card from a stack when exchanging."""
    if has(s, seat, "town-hall"):
        return 0
    return 1 if has(s, seat, "parish-hall") else 2


@effect
def exchange_take(s: State) -> None:
    """Then another comes from the top of a stack, or is searched for a price."""
    seat = s.turn
    price = search_price(s, seat)
    kinds: list[Action] = [("draw",)]
    if sum(owned(s, seat)) >= price:
        kinds.append(("search",))
    if s.choose(seat, "exchange.how", kinds) == ("draw",):
        answer = s.choose(seat, "exchange.draw", full_stacks(s))
        s.used[draw(s, seat, answer[1])] = 1
        return
    answer = s.choose(seat, "exchange.search", full_stacks(s))
    paid = choose_any_payment(s, seat, "exchange.pay", price)
    pay(s, paid)
    look_through(s, seat, answer[1])
    s.then("take_exchanged", answer[1])


@effect
def take_exchanged(s: State, stack: int) -> None:
    """Take exactly one card of the stack that was looked through; it is new in hand."""
    answer = s.choose(s.turn, "search.take", card_names(s, s.stacks[stack]))
    s.used[take_from_stack(s, s.turn, stack, answer[1])] = 1


@effect
def take_searched(s: State, seat: int, stack: int) -> None:
    """Take exactly one card of the stack that was looked through."""
    answer = s.choose(seat, "search.take", card_names(s, s.stacks[stack]))
    take_from_stack(s, seat, stack, answer[1])


@effect
def end_turn(s: State) -> None:
    """The introductory game is won here; otherwise the other player begins."""
    if s.options["mode"] == "introductory" and has_won(s):
        return
    if s.turns >= s.options["stall_cap"]:
        return
    s.turn = 1 - s.turn
    s.then("start_turn")


def has_won(s: State) -> bool:
    """Whether the active player has reached the goal; then the game is over."""
    if victory_points(s, s.turn) < s.goal:
        return False
    s.winner = s.turn
    return True
