"""The Era of Intrigue: its action cards and its events."""

from typing import Final

from rivalry.core.decision import Action
from rivalry.core.question import (
    CARD,
    DECIDES,
    GAINS,
    GIVES,
    LOSES,
    OWN_PLACE,
    RESOURCE,
    SETTLES,
    STACK,
    YES_NO,
)
from rivalry.games.catan_rivals.action import YES, YES_OR_NO, console
from rivalry.games.catan_rivals.building import has_city, legal_cells, take_over
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ATTACK,
    EVENT,
    GOLD,
    HERO,
    RESOURCES,
    WHILE_BUILDING,
    WOOL,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.intrigue import (
    BISHOPS_SEE,
    CHURCH,
    FOUNTAIN,
    SET,
    TEMPLE,
    actions_and_units,
    has_fountain_or_temple,
)
from rivalry.games.catan_rivals.demand import Transfer, choose_transfer
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES
from rivalry.games.catan_rivals.points import of_kind
from rivalry.games.catan_rivals.price import PAY
from rivalry.games.catan_rivals.resource import (
    DONE,
    EACH,
    FULL,
    GOLD_ONLY,
    choose_place,
    gain,
    owned,
    pay,
    pay_price,
    resource_of,
    room,
    stores,
    take_any,
    take_into,
    take_up_to,
)
from rivalry.games.catan_rivals.stack import (
    STACKS,
    draw,
    full_stacks,
    leave_play,
    look_through,
    lost_from_hand,
    put_all_under,
    put_on_discard,
    stacks_of,
)
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question
from rivalry.games.catan_rivals.turn import lose_from_hand, take_searched, take_second

PILGRIMAGE: Final = name_id("pilgrimage-site")
SACRIFICIAL_SITE: Final = name_id("sacrificial-site")
THINGSTEAD: Final = name_id("great-thingstead")


# Action cards


def has_church(s: State, seat: int) -> str:
    if has(s, seat, CHURCH) or has(s, seat, BISHOPS_SEE):
        return ""
    return "needs-card church bishops-see"


def can_call_bishop(s: State, seat: int) -> str:
    missing = has_church(s, seat)
    if missing:
        return missing
    if owned(s, 1 - seat)[GOLD] == 0:
        return "rival-without-gold"
    # RULINGS O-78: what cannot be stored is not given.
    return "" if room(s, seat)[GOLD] else "no-room-for-gold"


BISHOP: Final = Transfer("bishop", "gold")
BISHOP_FILL: Final = question(
    "bishop.fill", OWN_PLACE, GAINS, "Which place for gold does the Bishop fill up?"
)


@effect
def bishop(s: State, seat: int) -> None:
    """The rival gives one gold; then one of the player's stores for gold is filled up."""
    given, taken = choose_transfer(s, 1 - seat, seat, BISHOP, [GOLD])
    pay(s, given)
    gain(s, taken)
    s.then(bishop_fill, seat)


@effect
def bishop_fill(s: State, seat: int) -> None:
    """A gold field or the Gold Cache gets as much gold as it has room for."""
    open_stores = [h for h in stores(s, seat) if resource_of(s, h) == GOLD and s.level[h] < FULL]
    if open_stores:
        s.level[choose_place(s, seat, BISHOP_FILL, open_stores)] = FULL


card(
    "Bishop",
    "Bischof",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    needs=can_call_bishop,
    play=bishop,
    text="With a Church or a Bishop's See: your rival gives you 1 gold. Then fill up one of your "
    "gold fields, or your Gold Cache, with gold.",
)


MOST_REPLACED: Final = 3
CALL_MICHAEL: Final = question(
    "michael.play", YES_NO, DECIDES, "Does Michael the Master Builder help with this building?"
)
MICHAEL_REPLACE: Final = question(
    "michael.replace", RESOURCE, GIVES, "Which resource do you pay in gold? Up to {n} more."
)


@effect
def michael(s: State, seat: int, price: tuple[int, ...]) -> None:
    """Pay one, two or three resources of a building's price in gold."""
    due = list(price)
    mine = owned(s, seat)
    replaced = 0
    for r in range(GOLD):
        short = max(0, due[r] - mine[r])  # what is missing has to be paid in gold
        due[r] -= short
        replaced += short
    while replaced < MOST_REPLACED and due[GOLD] + replaced < mine[GOLD]:
        options: list[Action] = [("save", RESOURCES[r]) for r in range(GOLD) if due[r]]
        if replaced:
            options.append(DONE)
        answer = options[0]
        if len(options) > 1:
            answer = s.choose(seat, MICHAEL_REPLACE, options, amount=MOST_REPLACED - replaced)
        if answer == DONE:
            break
        for r in range(GOLD):
            if answer == ("save", RESOURCES[r]):
                due[r] -= 1
        replaced += 1
    due[GOLD] += replaced
    s.then(pay_price, seat, PAY.key, tuple(due))


card(
    "Michael the Master Builder",
    "Michael, der Baumeister",
    ACTION,
    set=SET,
    printed_requirement=False,
    duel=0,
    moment=WHILE_BUILDING,
    when="while you build a building",
    asks=CALL_MICHAEL,
    helps=michael,
    gold_for=MOST_REPLACED,
    text="Play it while you build a building: pay 1, 2 or 3 resources of its price in gold, one "
    "gold for each.",
)


def can_call_missionary(s: State, seat: int) -> str:
    missing = has_church(s, seat)
    if missing:
        return missing
    return "" if of_kind(s, 1 - seat, HERO) else "rival-without-hero"


CONVERTED: Final = question(
    "missionary.lose", OWN_PLACE, LOSES, "Which hero do you lose to the Missionary?"
)
CONVERT: Final = question(
    "missionary.keep", YES_NO, DECIDES, "Do you take the hero into your principality?"
)
CONVERT_SITE: Final = question(
    "missionary.site", OWN_PLACE, SETTLES, "Where does the hero stand from now on?"
)


@effect
def missionary(s: State, seat: int) -> None:
    """The rival gives up a hero of their choice, whom the player may take over."""
    rival = 1 - seat
    h = choose_place(s, rival, CONVERTED, of_kind(s, rival, HERO))
    cells = legal_cells(s, seat, card_of(s, h))
    if cells and s.choose(seat, CONVERT, YES_OR_NO) == YES:
        c = cells[0]
        if len(cells) > 1:
            c = CELL_OF[s.choose(seat, CONVERT_SITE, [PLACE_NAMES[c] for c in cells])]
        take_over(s, seat, h, c)
    else:
        leave_play(s, rival, h)
        put_on_discard(s, seat, h)
    console(s, rival)


card(
    "Missionary",
    "Missionar",
    ATTACK,
    set=SET,
    needs=can_call_missionary,
    play=missionary,
    threatens=True,
    text="With a Church or a Bishop's See: your rival gives up a hero of their choice. Place the "
    "hero in your principality, or lay the card on the discard pile.",
)


def can_call_priest(s: State, seat: int) -> str:
    if not has(s, seat, TEMPLE):
        return "needs-card odins-temple"
    return "" if s.princes[1 - seat].hand else "rival-without-hand"


PRIEST_CARD: Final = question("odins-priest.card", CARD, LOSES, "Which card do you put away next?")
PRIEST_STACK: Final = question(
    "odins-priest.stack", STACK, LOSES, "Under which stack does the card go?"
)


@effect
def odins_priest(s: State, seat: int) -> None:
    """The rival lays their hand open, then puts its action cards and units away."""
    for h in s.princes[1 - seat].hand:
        s.cards.show_all(h)
    s.then(put_actions_and_units_away, 1 - seat)


@effect
def put_actions_and_units_away(s: State, seat: int) -> None:
    """Put all action cards and units from an open hand under stacks."""
    put_all_under(s, seat, actions_and_units(s, seat), PRIEST_CARD, PRIEST_STACK)


card(
    "Odin's Priest",
    "Priester Odins",
    ATTACK,
    set=SET,
    needs=can_call_priest,
    play=odins_priest,
    threatens=True,
    text="With Odin's Temple: your rival shows their hand and puts all its action cards and units "
    "under matching stacks.",
)


def can_call_priestess(s: State, seat: int) -> str:
    missing = has_fountain_or_temple(s, seat)
    if missing:
        return missing
    return "" if full_stacks(s, seat) else "stacks-empty"


NORNS_STACK: Final = question("norns.stack", STACK, GAINS, "Which stack do you look through?")
NORNS_CARD: Final = question("norns.card", CARD, GAINS, "Which second card do you take?")


@effect
def priestess_of_the_norns(s: State, seat: int) -> None:
    """Look through a stack and take one or two of its cards."""
    stack = s.choose(seat, NORNS_STACK, full_stacks(s, seat))[1]
    look_through(s, seat, stack)
    s.then(take_searched, seat, stack)  # RULINGS O-77: at least one
    s.then(take_second, seat, stack, NORNS_CARD.key)


card(
    "Priestess of the Norns",
    "Nornenpriesterin",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_call_priestess,
    play=priestess_of_the_norns,
    text="With Odin's Fountain or Odin's Temple: look through a stack and take 1 or 2 of its cards "
    "into your hand.",
)


# Events

NEIGHBORS_GIFT: Final = take_into(
    "good-neighbors.resource", "Which resource does your Pilgrimage Site bring you?"
)
NEIGHBORS_TAKE: Final = question(
    "good-neighbors.take", YES_NO, DECIDES, "Do you take one of the open cards into your hand?"
)
NEIGHBORS_STACK: Final = question(
    "good-neighbors.stack", STACK, GAINS, "From which stack do you take the open card?"
)


@effect
def good_neighbors(s: State) -> None:
    """All stacks turn their top card up; some sites bring their owners something."""
    for stack in s.stacks:
        if stack:
            s.level[stack[-1]] = 1
            s.cards.show_all(stack[-1])
    for seat in (s.turn, 1 - s.turn):
        if has(s, seat, PILGRIMAGE):
            s.then(take_any, seat, NEIGHBORS_GIFT.key, 1, ALL_KINDS)
        if has(s, seat, FOUNTAIN):
            s.then(take_open_card, seat)


@effect
def take_open_card(s: State, seat: int) -> None:
    """A player may take the top card of a stack, if it lies face up."""
    stacks = [i for i in stacks_of(s, seat) if s.stacks[i] and s.level[s.stacks[i][-1]]]
    if stacks and s.choose(seat, NEIGHBORS_TAKE, YES_OR_NO) == YES:
        draw(s, seat, s.choose(seat, NEIGHBORS_STACK, [STACKS[i] for i in stacks])[1])


card(
    "Good Neighbors",
    "Gute Nachbarschaft",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=good_neighbors,
    text="The top card of every stack is turned up and stays that way until it is taken. Then a "
    "Pilgrimage Site brings its owner 1 resource, and the owner of Odin's Fountain may take one of "
    "the open cards.",
)

DISPUTE_CARD: Final = question(
    "religious-dispute.card", CARD, LOSES, "Which card do you put away in the dispute?"
)
DISPUTE_STACK: Final = question(
    "religious-dispute.stack", STACK, SETTLES, "Under which stack does the card go?"
)
DISPUTE_WOOL: Final = take_into(
    "religious-dispute.wool", "Where do you store the wool from the Sacrificial Site?"
)
DISPUTE_GOLD: Final = take_into(
    "religious-dispute.gold", "Where do you store the gold from the Bishop's See?"
)
KEPT: Final = 2  # cards that a player keeps for a Church, and again for a Temple


@effect
def religious_dispute(s: State) -> None:
    """Players with a city put their hands away; some buildings save cards, some bring goods."""
    if has(s, 0, THINGSTEAD) or has(s, 1, THINGSTEAD):
        return
    for seat in (s.turn, 1 - s.turn):
        if has_city(s, seat):
            kept = KEPT * (int(has(s, seat, CHURCH)) + int(has(s, seat, TEMPLE)))
            lost = len(s.princes[seat].hand) - kept
            for _ in range(lost):
                s.then(lose_from_hand, seat, DISPUTE_CARD.key, DISPUTE_STACK.key)
            if lost > 0:
                lost_from_hand(s, seat)
        if has(s, seat, SACRIFICIAL_SITE):
            s.then(take_up_to, seat, DISPUTE_WOOL.key, 3, EACH[WOOL])
        if has(s, seat, BISHOPS_SEE):
            s.then(take_up_to, seat, DISPUTE_GOLD.key, 3, GOLD_ONLY)


card(
    "Religious Dispute",
    "Glaubensstreit",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=religious_dispute,
    text="Whoever has a city puts their hand under matching stacks, but keeps 2 cards for a Church "
    "and 2 for Odin's Temple. Then a Sacrificial Site brings its owner up to 3 wool, a Bishop's "
    "See up to 3 gold.",
)
