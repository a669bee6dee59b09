"""The action cards and the events of the Era of Sages."""

from typing import Final

from rivalry.core.chance import chance_number
from rivalry.core.decision import CHANCE
from rivalry.core.question import (
    CARD,
    DECIDES,
    FATE,
    GAINS,
    LOSES,
    OWN_PLACE,
    SETTLES,
    STACK,
    YES_NO,
)
from rivalry.games.catan_rivals.action import ROLLS, YES, YES_OR_NO, wins_ties
from rivalry.games.catan_rivals.building import cities, found_city, settlements
from rivalry.games.catan_rivals.card import (
    ACTION,
    ALL_KINDS,
    ATTACK,
    BRINGS,
    EVENT,
    FORESEES,
    GRAIN,
    OWL,
    card,
    name_id,
)
from rivalry.games.catan_rivals.cards.sages import SET, room_for_owls, sages
from rivalry.games.catan_rivals.cards.sages_city import MANIFESTO, attacks
from rivalry.games.catan_rivals.cards.sages_groves import groves
from rivalry.games.catan_rivals.place import CELL_OF, PLACE_NAMES, cell, column
from rivalry.games.catan_rivals.points import victory_points
from rivalry.games.catan_rivals.resource import (
    DONE,
    FULL,
    at_place,
    gain,
    kinds_with_room,
    names_of,
    owned,
    pay_any,
    pay_from,
    pay_price,
    price_of,
    region_beside,
    take_any,
    take_into,
    take_tokens,
    tokens,
)
from rivalry.games.catan_rivals.stack import card_names, only_for, put_all_under
from rivalry.games.catan_rivals.state import State, card_of, effect, has, question
from rivalry.games.catan_rivals.turning import marker_points

GRANARY: Final = name_id("granary")


# Action cards


def can_enlighten(s: State, seat: int) -> str:
    if marker_points(s, seat, MANIFESTO) == 0:
        return "needs-manifesto"
    return "" if kinds_with_room(s, seat) else "no-room"


ENLIGHTENED: Final = take_into(
    "age-of-enlightenment.take", "Which resource does the new age bring you?"
)


@effect
def age_of_enlightenment(s: State, seat: int) -> None:
    """Take a resource of choice for each victory point of the Manifesto."""
    n = marker_points(s, seat, MANIFESTO)
    s.then(take_any, seat, ENLIGHTENED.key, n, ALL_KINDS)


card(
    "Age of Enlightenment",
    "Goldene Zeiten",
    ACTION,
    set=SET,
    copies=2,
    price="owl",
    needs=can_enlighten,
    play=age_of_enlightenment,
    does=BRINGS,
    text="Pay 1 owl and take any 1 resource for each victory point that your Manifesto shows.",
)


def can_call_groves(s: State, seat: int) -> str:
    if len(sages(s, seat)) < 2:
        return "needs-sages 2"
    if groves(s, seat) == 0:
        return "needs-grove"
    return "" if room_for_owls(s, seat) else "no-room-for-owls"


GROVES_OWL: Final = question(
    "power-of-the-groves.owl", OWN_PLACE, GAINS, "Which of your sages gains an owl? {n} to come."
)


@effect
def power_of_the_groves(s: State, seat: int) -> None:
    """Gain an owl for each grove."""
    s.then(take_tokens, seat, GROVES_OWL.key, OWL, groves(s, seat))


card(
    "Power of the Groves",
    "Kraft der Haine",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    needs=can_call_groves,
    play=power_of_the_groves,
    does=BRINGS,
    text="With 2 sages and a grove: your sages gain 1 owl for each of your groves.",
)


def can_dispute(s: State, seat: int) -> str:
    if not sages(s, 1 - seat):  # the owl that is paid lies on a sage
        return "rival-without-sage"
    if kinds_with_room(s, seat) or kinds_with_room(s, 1 - seat):
        return ""
    return "nobody-has-any-room"


DISPUTE_ROLL: Final = question(
    "dispute-of-the-sages.roll", FATE, SETTLES, "What does the challenger's die show?"
)
DISPUTE_ANSWER: Final = question(
    "dispute-of-the-sages.answer", FATE, SETTLES, "What does the other player's die show?"
)
DISPUTE_TAKE: Final = take_into(
    "dispute-of-the-sages.take", "Which resource does the dispute bring you?"
)


@effect
def dispute_of_the_sages(s: State, seat: int) -> None:
    """Both roll and add their owls; the higher takes two resources, or on a tie each takes one."""
    # RULINGS O-22: the price has already been paid.
    mine = tokens(s, seat, OWL) + chance_number(s.choose(CHANCE, DISPUTE_ROLL, ROLLS))
    rivals = tokens(s, 1 - seat, OWL) + chance_number(s.choose(CHANCE, DISPUTE_ANSWER, ROLLS))
    ahead = mine - rivals or int(wins_ties(s, seat)) - int(wins_ties(s, 1 - seat))
    if ahead:
        s.then(take_any, seat if ahead > 0 else 1 - seat, DISPUTE_TAKE.key, 2, ALL_KINDS)
    else:
        for player in (seat, 1 - seat):
            s.then(take_any, player, DISPUTE_TAKE.key, 1, ALL_KINDS)


card(
    "Dispute of the Sages",
    "Disput der Weisen",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    price="owl",
    needs=can_dispute,
    play=dispute_of_the_sages,
    text="When both of you have a sage: pay 1 owl. Both roll a die and add the owls they have. "
    "Whoever has the higher result takes any 2 resources; in a tie, both take 1.",
)


def can_protect(s: State, seat: int) -> str:
    return "" if s.princes[1 - seat].hand else "rival-without-hand"


PROTECTION_CARD: Final = question(
    "wise-protection.card", CARD, LOSES, "Which card do you put away next?"
)
PROTECTION_STACK: Final = question(
    "wise-protection.stack", STACK, LOSES, "Under which stack does the card go?"
)


@effect
def wise_protection(s: State, seat: int) -> None:
    """Look at the rival's hand; if it contains an attack card, the rival puts all of it away."""
    rival = 1 - seat
    for h in s.princes[rival].hand:
        s.cards.show(h, seat)
    if attacks(s, rival):
        s.then(put_hand_away, rival)


@effect
def put_hand_away(s: State, seat: int) -> None:
    """A player puts the whole hand under matching stacks."""
    put_all_under(s, seat, s.princes[seat].hand, PROTECTION_CARD, PROTECTION_STACK)


card(
    "Wise Protection",
    "Weise Abwehr",
    ATTACK,
    set=SET,
    copies=2,
    duel=1,
    price="owl",
    needs=can_protect,
    printed_requirement=False,
    play=wise_protection,
    threatens=True,
    text="Pay 1 owl and look at your rival's hand. If there is an attack card in it, they put the "
    "whole hand under matching stacks.",
)


def other_events(s: State) -> list[int]:
    """The event stack without Yule, from the bottom up."""
    return [h for h in s.events if not card_of(s, h).rebuilds]


def can_foresee(s: State, seat: int) -> str:
    return "" if other_events(s) else "only-yule"  # RULINGS O-85


REMOVED: Final = question(
    "great-foresight.card", CARD, DECIDES, "Which event do you take out of the game?"
)


@effect
def great_foresight(s: State, seat: int) -> None:
    """Look through the event stack."""
    for h in s.events:
        s.cards.show(h, seat)
    s.then(remove_event, seat)


@effect
def remove_event(s: State, seat: int) -> None:
    """Remove an event other than Yule from the game; of two copies, the upper one.

    RULINGS O-85: the rival can no longer tell what lies where, except Yule.
    """
    others = other_events(s)
    key = s.choose(seat, REMOVED, card_names(s, others))[1]
    h = next(h for h in reversed(others) if card_of(s, h).key == key)
    only_for(s, seat, others)
    s.events.remove(h)
    s.box.append(h)


card(
    "Great Foresight",
    "Weise Voraussicht",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    price="owl",
    needs=can_foresee,
    printed_requirement=False,
    play=great_foresight,
    does=FORESEES,
    text="Pay 1 owl, look through the event stack and take 1 event other than Yule out of the "
    "game, without showing it.",
)


def can_compensate(s: State, seat: int) -> str:
    rival = 1 - seat
    behind = victory_points(s, seat) < victory_points(s, rival)
    if cities(s, seat) >= cities(s, rival) and not behind:
        return "needs-fewer-cities"
    if s.cities == 0:
        return "no-cities-left"  # RULINGS O-49
    return "" if settlements(s, seat) else "needs-settlement"


COMPENSATED: Final = question(
    "wise-compensation.city", OWN_PLACE, DECIDES, "Which of your settlements becomes a city?"
)


@effect
def wise_compensation(s: State, seat: int) -> None:
    """A settlement of choice becomes a city."""
    xs = settlements(s, seat)
    x = xs[0]
    if len(xs) > 1:
        names = [PLACE_NAMES[cell(x, 0)] for x in xs]
        x = column(CELL_OF[s.choose(seat, COMPENSATED, names)])
    s.then(found_city, seat, x)


card(
    "Wise Compensation",
    "Weiser Ausgleich",
    ACTION,
    set=SET,
    copies=2,
    duel=1,
    price="3 owl",
    needs=can_compensate,
    play=wise_compensation,
    does=BRINGS,
    text="With fewer cities or fewer victory points than your rival: pay 3 owls and turn one of "
    "your settlements into a city.",
)


# Events

COUNCIL: Final = question(
    "council.owls", YES_NO, DECIDES, "Do you take owls from the council instead of resources?"
)
COUNCIL_OWL: Final = question(
    "council.owl", OWN_PLACE, GAINS, "Which of your sages gains an owl? {n} to come."
)
COUNCIL_TAKE: Final = take_into(
    "council.take", "Which region beside a sage gains a resource? {n} to come."
)


@effect
def council_of_the_sages(s: State) -> None:
    """Each player with a sage takes owls, or resources for regions beside the sages."""
    for seat in (s.turn, 1 - s.turn):
        if sages(s, seat):
            s.then(sit_in_council, seat)


@effect
def sit_in_council(s: State, seat: int) -> None:
    """Take two owls, or up to two resources, as far as there is room."""
    takes_owls = room_for_owls(s, seat) > 0
    if takes_owls and wise_regions(s, seat):
        takes_owls = s.choose(seat, COUNCIL, YES_OR_NO) == YES
    if takes_owls:
        s.then(take_tokens, seat, COUNCIL_OWL.key, OWL, 2)
    else:
        s.then(take_beside_sages, seat, 2)


@effect
def take_beside_sages(s: State, seat: int, n: int) -> None:
    """Take resources, each for a region beside a sage, or stop."""
    places = names_of(s, wise_regions(s, seat))
    if places:
        answer = s.choose(seat, COUNCIL_TAKE, [*places, DONE], amount=n)
        if answer != DONE:
            gain(s, [at_place(s, seat, answer)])
            if n > 1:
                s.then(take_beside_sages, seat, n - 1)


def wise_regions(s: State, seat: int) -> list[int]:
    """A player's regions that have a sage beside them, and room."""
    near = [region_beside(s, seat, s.where[h]) for h in sages(s, seat)]
    return [h for h in near if s.level[h] < FULL]


card(
    "Council of the Sages",
    "Rat der Weisen",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=council_of_the_sages,
    text="Each player's sages gain 2 owls in all, or the regions beside them up to 2 resources.",
)

FAMINE_GRAIN: Final = pay_from("famine.grain", "Which fields lose the grain?")
FAMINE_LOSE: Final = question(
    "famine.lose", OWN_PLACE, LOSES, "Which resource do you give up for want of grain? {n} in all."
)


def famine_harms(s: State, seat: int) -> bool:
    """A Famine harms whoever has something to lose and no Granary."""
    return not has(s, seat, GRANARY) and sum(owned(s, seat)) > 0


@effect
def famine(s: State) -> None:
    """Each player gives up a grain, or else two other resources; a Granary protects."""
    for seat in (s.turn, 1 - s.turn):
        if not famine_harms(s, seat):
            continue
        has_resources = owned(s, seat)
        if has_resources[GRAIN]:
            s.then(pay_price, seat, FAMINE_GRAIN.key, price_of(GRAIN, 1))
        else:
            s.then(pay_any, seat, FAMINE_LOSE.key, min(2, sum(has_resources)))


card(
    "Famine",
    "Hungersnot",
    EVENT,
    set=SET,
    copies=2,
    duel=1,
    event=famine,
    harms=famine_harms,
    text="Each player gives up 1 grain; whoever has none gives up any 2 resources. A Granary "
    "protects its owner.",
)
