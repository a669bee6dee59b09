"""The answer to every question: those of the turn by name, all others by what they offer.

A question that no rule names is answered by its options: a region to pay from or to store in, a
card to keep or to part with, a building to lose or to point at, a resource to demand.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rivalry.bots.policy.best import best_of
from rivalry.bots.policy.catan_rivals import turn
from rivalry.bots.policy.catan_rivals.bring import DECK_KEYS, next_cards
from rivalry.bots.policy.catan_rivals.plan import (
    Plan,
    best_city,
    make_plan,
    payment_values,
    resource_values,
)
from rivalry.bots.policy.catan_rivals.realm import ROLLS, Principality, Realm, Store
from rivalry.bots.policy.catan_rivals.style import Style
from rivalry.bots.policy.catan_rivals.voyage import (
    SURE,
    best_chart,
    fight_worth,
    odds,
    rivals_sea_worth,
    seen_card,
    tribute_worth,
)
from rivalry.bots.policy.catan_rivals.worth import (
    built_worth,
    event_worth,
    face_worth,
    keep_worth,
    own_worth,
    rivals_worth,
    search_worth,
    stack_worth,
    turning_worth,
)
from rivalry.core.decision import Action, Decision
from rivalry.core.question import (
    AMOUNT,
    GAINS,
    GIVES,
    LOSES,
    PAYMENT,
    POINTS_AT,
    SETTLES,
    STACK,
    TOP,
    Question,
)
from rivalry.games.catan_rivals.action import NO, YES
from rivalry.games.catan_rivals.building import ABROAD, SITE
from rivalry.games.catan_rivals.card import (
    ANY_SITE,
    BY_KEY,
    CARDS,
    EVENT,
    GOLD,
    ORE,
    REGION,
    RESOURCES,
    STRENGTH,
    Card,
)
from rivalry.games.catan_rivals.cards.basic import MOVE_FIRST, MOVE_SECOND
from rivalry.games.catan_rivals.cards.basic_events import BUY
from rivalry.games.catan_rivals.cards.explorers import ASTRONOMER_WHERE
from rivalry.games.catan_rivals.cards.explorers_actions import (
    CHART_FIRST,
    CHART_LOOK,
    CHART_SECOND,
    LARS,
)
from rivalry.games.catan_rivals.cards.explorers_sea import MERCHANTS_GIVE, PIRATE_PAY, TRIBE_MORE
from rivalry.games.catan_rivals.cards.sages_city import MANIFESTO_CARD
from rivalry.games.catan_rivals.deck import NO_CARD
from rivalry.games.catan_rivals.die import CANCEL
from rivalry.games.catan_rivals.place import BESIDE, CELL_OF, PLACE_NAMES, column, region_of, row
from rivalry.games.catan_rivals.sea import DISTANCES, SAIL_TO, sea_name, sea_place
from rivalry.games.catan_rivals.setup import ARRANGE
from rivalry.games.catan_rivals.state import QUESTIONS, State
from rivalry.games.catan_rivals.tournament import PREPARE
from rivalry.games.catan_rivals.turn import (
    ACT,
    EXCHANGE,
    EXCHANGE_DRAW,
    EXCHANGE_HOW,
    REMOVE_WHICH,
    REPLENISH,
    START,
)

# How worth trying the kinds of answers are that are not the best by the rules of thumb.
KINDS: Final = dict(build=0.8, play=0.7, sail=0.7, end=0.7, yes=0.4, no=0.4, use=0.6, trade=0.5)
UNLIKELY: Final = 0.2  # the same for any other kind, and for a second road or city
# What is left: yes or no, to play a card or not, to go on or to stop.
WORDS: Final = {"play": 3.0, "yes": 2.0, "keep": 2.0, "no": 0.0, "done": 0.0}
OBVIOUS: Final = ("roll", "end", "no", "done")  # what nobody overlooks
NEAREST: Final = 0.9  # the value of an answer that is nearly as good as the best one


def judge(s: State, style: Style) -> list[float]:
    """How good each answer is: one for the answer of the rules of thumb, less for the others."""
    decision = s.decision
    assert decision is not None, "only a position that asks is judged"
    realm = Realm(s, decision.player, style)
    chosen = by_rule(realm, decision)
    if chosen is not None:
        best = decision.options.index(chosen)
        judged = promises(decision.options, chosen)
    else:
        values = Weighing(realm, decision).values()
        best = int(best_of(values))
        most, least = values[best], min(values)
        judged = [NEAREST * (1 - (most - v) / (most - least + 0.001)) for v in values]
    if is_settled(QUESTIONS[decision.why]):
        judged = [0.0] * len(judged)
    judged[best] = 1.0
    return judged


def promises(options: Sequence[Action], chosen: Action) -> list[float]:
    """How worth trying answers are beside the chosen one, by their kind.

    Roads to either side and cities on any place are much alike: one of each is tried.
    """
    seen = [alike(chosen)]
    found: list[float] = []
    for option in options:
        kind = alike(option)
        found.append(UNLIKELY if kind in seen else KINDS.get(str(word(option, 0)), UNLIKELY))
        seen.append(kind)
    return found


def alike(option: Action) -> Action:
    """The words that tell an answer from others worth trying.

    >>> alike(("build", "city", 2)), alike(("trade", "ore"))
    (('build', 'city'), ('trade', 'ore'))
    """
    assert isinstance(option, tuple), "the actions of Rivals for Catan are tuples"
    return option[:2]


def best_answer(s: State, style: Style) -> Action:
    """The answer of the rules of thumb."""
    decision = s.decision
    assert decision is not None, "only a position that asks is judged"
    if len(decision.options) == 1:
        return decision.options[0]
    realm = Realm(s, decision.player, style)
    chosen = by_rule(realm, decision)
    if chosen is not None:
        return chosen
    return decision.options[best_of(Weighing(realm, decision).values())]


def by_rule(realm: Realm, decision: Decision) -> Action | None:
    """The answer to a question that a rule names."""
    rule = RULES.get(decision.why)
    if rule is None:
        return None
    chosen = rule(realm, decision.options)
    return chosen if chosen in decision.options else None


def is_obvious(option: Action) -> bool:
    """Whether nobody overlooks an answer.

    >>> is_obvious(("end",)), is_obvious(("stack", 2))
    (True, False)
    """
    return isinstance(option, tuple) and option[0] in OBVIOUS


def is_giving(question: Question) -> bool:
    """Whether a question asks for something that the one who answers parts with."""
    return question.meaning in (GIVES, LOSES)


def is_settled(question: Question) -> bool:
    """Whether a question needs no search: where something is paid from, or where it goes.

    Where an expansion is built matters.
    """
    if question is SITE or question is ABROAD:
        return False
    return question.kind in (PAYMENT, STACK, TOP) or question.meaning == SETTLES


class Weighing:
    """A question that no rule names, with what its options share."""

    def __init__(self, realm: Realm, decision: Decision) -> None:
        self.realm = realm
        self.question = QUESTIONS[decision.why]
        self.options = decision.options
        self.giving = is_giving(self.question)
        self.pointing = self.question.meaning == POINTS_AT
        frame = realm.s.stack[-1]
        self.args: tuple[Any, ...] = frame[1]
        self.answers: tuple[Any, ...] = frame[2]
        self.made: Plan | None = None
        self.worths: list[float] = []  # by resource: what one more brings, or one less costs
        self.stored: list[float] = []  # by resource: what is stored after the answers so far

    def plan(self) -> Plan:
        """The plan, made once."""
        if self.made is None:
            self.made = make_plan(self.realm)
        return self.made

    def values(self) -> list[float]:
        """How good each option is."""
        return [self.value(option) for option in self.options]

    def value(self, option: Action) -> float:
        """How good an option is, by what it is."""
        kind = str(word(option, 0))
        if self.pointing and kind == "beside":
            return self.rivals_region_value(option)
        if kind in ("region", "beside"):
            store = self.realm.me.store_at(option)
            if store is not None:
                return self.store_value(store)
        if kind in ("sea", "ship"):
            return self.sea_value(option)
        if kind in ("site", "region", "beside", "road"):
            return self.place_value(option)
        if kind == "card" and option != NO_CARD:
            return self.card_value(BY_KEY[str(word(option, 1))])
        if kind == "take":
            return self.demand_value(RESOURCES.index(str(word(option, 1))))
        if kind == "save":
            costs = payment_values(self.realm, self.plan(), self.realm.own)
            return costs[RESOURCES.index(str(word(option, 1)))]
        if kind == "stack":
            return self.stack_value(number(option))
        if kind == "number":
            if self.question.kind == AMOUNT:
                return float(-number(option) if self.giving else number(option))
            return turn.number_values(self.realm, self.plan())[number(option) - 1]
        if kind == "side":
            return self.side_value(number(option))
        if kind == "event":
            return face_worth(self.realm, str(word(option, 1)))
        if kind == "city":
            places = [number(one) for one in self.options if word(one, 0) == "city"]
            return float(number(option) == best_city(self.realm, places))
        if kind == "done" and self.question is BUY:
            return payment_values(self.realm, self.plan(), self.realm.own)[GOLD]
        if kind == "done" and self.question is MERCHANTS_GIVE:
            return -2 * self.realm.style.resource  # two others are lost
        return WORDS.get(kind, 1.0)

    # Resources

    def store_value(self, store: Store) -> float:
        """How good it is to take a resource from a region, or to put one there."""
        given = [self.realm.me.store_at(place) for place in self.answers]
        if not self.worths:
            if self.is_one_kind():
                self.worths, self.stored = [0.0] * 6, self.realm.own
            else:
                self.count([before.resource for before in given if before is not None])
        if self.giving:
            # From the fullest region, so that nothing is lost when it yields.
            left = store.level - sum([1 for before in given if before is store])
            return 0.002 * left - self.worths[store.resource]
        # A store that is exposed to brigands is worse than the Gold Cache, a full one worst.
        if self.stored[store.resource] >= self.realm.capacity[store.resource]:
            return -1.0
        return self.worths[store.resource] - 0.002 * store.level

    def is_one_kind(self) -> bool:
        """Whether all options are stores of the same resource, so that it costs the same."""
        kind = -1
        for option in self.options:
            store = self.realm.me.store_at(option)
            if store is None or kind not in (-1, store.resource):
                return False
            kind = store.resource
        return True

    def demand_value(self, resource: int) -> float:
        """How good it is to get a resource from the rival."""
        if not self.worths:
            taken = [RESOURCES.index(str(a[1])) for a in self.answers if a[0] == "take"]
            self.count(taken)
        return -self.worths[resource] if self.giving else self.worths[resource]

    def rivals_region_value(self, place: Action) -> float:
        """How good it is to get a resource from the rival's region beside a place."""
        region = PLACE_NAMES[region_of(CELL_OF[place])]
        store = self.realm.rival().store_at(region)
        return 0.0 if store is None else self.demand_value(store.resource)

    def count(self, answered: list[int]) -> None:
        """What resources are worth after the answers so far."""
        own = list(self.realm.own)
        if self.giving:
            for r in answered:
                own[r] = max(0.0, own[r] - 1)
            self.worths = payment_values(self.realm, self.plan(), own)
        else:
            for r in answered:
                own[r] += 1
            self.worths = resource_values(self.realm, self.plan(), own)
        self.stored = own

    # Expansions and cards

    def place_value(self, place: Action) -> float:
        """How good it is to name a place where something stands, or to build there."""
        realm = self.realm
        if self.question is SITE:
            return site_value(realm, BY_KEY[self.args[1]], CELL_OF[place])
        if self.question is ABROAD:
            return strength_beside(realm.rival(), CELL_OF[place])
        mine, rivals = realm.me.built_at(place), realm.rival().built_at(place)
        if rivals >= 0 and (self.pointing or (mine < 0 and not self.giving)):
            return rivals_worth(realm, realm.rival().cards[rivals])
        if mine < 0:
            return 0.0
        if realm.me.cards[mine].holds and self.question.meaning != LOSES:
            level = int(realm.s.level[realm.me.prince.built[mine]])
            return float(level if self.giving else -level)  # so that no owl is lost
        worth = built_worth(realm, mine)
        return -worth if self.giving else worth

    def sea_value(self, place: Action) -> float:
        """How good it is to name a place at sea, or a ship of the rival."""
        realm = self.realm
        if self.pointing:
            return rivals_sea_worth(realm, place)
        if not realm.me.prince.sea:
            return 0.0
        n = sea_place(realm.me.prince, place)
        if n < 0:
            return 0.0
        if self.question is CHART_LOOK:
            return 1.0 / DISTANCES[n] if seen_card(realm, realm.me.prince.sea[n]) is None else 0.0
        if self.question in (SAIL_TO, TRIBE_MORE, ASTRONOMER_WHERE):
            return turn.voyage_value(realm, self.plan(), n)
        return 1.0

    def side_value(self, side: int) -> float:
        """How good it is to turn the card in question to a side."""
        for i, card in enumerate(self.realm.me.cards):
            if card.sides and card.key in self.args:
                return turning_worth(self.realm, i, side)
        return 0.0

    def card_value(self, card: Card) -> float:
        """How good it is to name a card."""
        if card.kind == REGION:
            taken = [BY_KEY[str(word(answer, 1))] for answer in self.answers]
            return region_value(self.realm, card, [one for one in taken if one.kind == REGION])
        if card.kind == EVENT:
            return -event_worth(self.realm, card) - 0.01  # it is put out of the way
        if self.pointing:
            return rivals_worth(self.realm, card)
        if self.giving:
            return -own_worth(self.realm, card)
        return keep_worth(self.realm, card)

    def stack_value(self, stack: int) -> float:
        """How good a stack is to search, or to put a card under."""
        size = len(self.realm.s.stacks[stack])
        if self.question.meaning == GAINS:
            return search_worth(self.realm, stack) if size else -1.0
        # My own good cards come back sooner from a small stack, everything else later.
        return float(-size if self.question.meaning == LOSES else size)


def site_value(realm: Realm, card: Card, site: int) -> float:
    """How good a site is for a card: boosters beside their regions, city sites for city cards."""
    if card.boosts:
        return float(realm.me.matches(card, site))
    if card.pays_beside:
        return float(
            sum([store.level for store in realm.me.stores if store.cell == region_of(site)])
        )
    if card.irrigates:
        return float(len(realm.me.irrigated(card, site)))
    worth = 0.0
    if card.place == ANY_SITE and realm.s.sets and realm.me.is_city_at(site):
        on_it = any(other.on == card.name for other in realm.hand + realm.open)
        worth += 1.0 if on_it else -1.0
    near = [store for store in realm.me.stores if store.cell in BESIDE[site]]
    for other, c in zip(realm.me.cards, realm.me.cells, strict=True):
        if column(c) == column(site) and (other.kind in card.company or card.kind in other.company):
            worth += 1.2 if row(c) * row(site) > 0 else 0.2
    if card.hides or card.shelters:
        for store in near:
            worth += 0.1 * store.level
    elif card.use is not None and card.resource < 0:
        for store in near:
            worth += 0.1 * (1 + store.boosts)
    elif len(near) == 2 and near[0].resource == near[1].resource:
        worth -= 0.05  # leave the places between two equal regions to boosters
    return worth


def strength_beside(rival: Principality, road: int) -> float:
    """How much strength the rival's units have at both ends of a road, which a card may sap."""
    found = 0
    for card, c in zip(rival.cards, rival.cells, strict=True):
        if card.is_unit and abs(column(c) - column(road)) == 1:
            found += card.points[STRENGTH]
    return float(found)


def region_value(realm: Realm, card: Card, taken: list[Card]) -> float:
    """How good a new region is beside those taken with it: what is scarce, on a new number."""
    same = sum([store.number == card.number for store in realm.me.stores])
    same += sum([other.number == card.number for other in taken])
    scarce = realm.income[card.resource]
    scarce += ROLLS / 6 * sum([other.resource == card.resource for other in taken])
    worth = 1 / (0.2 + scarce) - 0.3 * same
    if card.resource == ORE:
        worth += 0.3
    elif card.resource == GOLD:
        worth -= 0.3
    return worth


# The turn's own questions


def _drawn(realm: Realm, options: Sequence[Action]) -> Action:
    return options[best_of([stack_worth(realm, number(option)) for option in options])]


def _removed(realm: Realm, options: Sequence[Action]) -> Action:
    place = turn.what_to_replace(realm)
    return options[0] if place is None else place


def _first_moved(realm: Realm, options: Sequence[Action]) -> Action:
    move = turn.best_move(realm)
    return options[0] if move is None else move[0]


def _second_moved(realm: Realm, options: Sequence[Action]) -> Action:
    first = realm.s.stack[-1][2][-1]
    move = turn.best_move(realm)
    if move is None or first not in move:
        return options[0]
    return move[1] if first == move[0] else move[0]


def _arranged(realm: Realm, options: Sequence[Action]) -> Action:
    return ("done",)


def _exchange(realm: Realm, options: Sequence[Action]) -> Action:
    return turn.exchange(realm)


def _how_to_take(realm: Realm, options: Sequence[Action]) -> Action:
    return turn.how_to_take(realm)


def _first_charted(realm: Realm, options: Sequence[Action]) -> Action:
    chart = best_chart(realm)
    if chart is None:
        return options[-1]  # to leave it, where that is possible
    return sea_name(realm.me.prince, chart[0])


def _second_charted(realm: Realm, options: Sequence[Action]) -> Action:
    chart = best_chart(realm)
    return options[0] if chart is None else sea_name(realm.me.prince, chart[1])


def _paid_off(realm: Realm, options: Sequence[Action]) -> Action:
    h = realm.me.prince.sea[realm.s.stack[-1][1][1]]
    return NO if fight_worth(realm, h) > tribute_worth(realm, h) else YES


def _hero_sent(realm: Realm, options: Sequence[Action]) -> Action:
    h = realm.me.prince.sea[realm.s.stack[-1][1][1]]
    return NO if odds(realm, CARDS[realm.s.cards.identity[h]].foe) >= SURE else options[-1]


def _cancel(realm: Realm, options: Sequence[Action]) -> Action:
    harmful = face_worth(realm, realm.s.face) < 0
    return options[-1 if harmful else 0]  # a weaker player may have overlooked all but "no"


def _brought(realm: Realm, options: Sequence[Action]) -> Action:
    found = next_cards(realm.s)
    return found[0] if found else options[0]


def _given(realm: Realm, options: Sequence[Action]) -> Action:
    return options[0]


RULES: Final[dict[str, Callable[[Realm, Sequence[Action]], Action]]] = {
    START.key: turn.before_roll,
    ACT.key: turn.act,
    PREPARE.key: turn.prepare,
    **dict.fromkeys(DECK_KEYS, _brought),
    ARRANGE.key: _arranged,
    REMOVE_WHICH.key: _removed,
    CANCEL.key: _cancel,
    EXCHANGE.key: _exchange,
    EXCHANGE_HOW.key: _how_to_take,
    EXCHANGE_DRAW.key: _drawn,
    REPLENISH.key: _drawn,
    MANIFESTO_CARD.key: _given,
    MOVE_FIRST.key: _first_moved,
    MOVE_SECOND.key: _second_moved,
    CHART_FIRST.key: _first_charted,
    CHART_SECOND.key: _second_charted,
    PIRATE_PAY.key: _paid_off,
    LARS.key: _hero_sent,
}


def word(option: Action, i: int) -> int | str:
    """A word of an answer."""
    assert isinstance(option, tuple), "the actions of Rivals for Catan are tuples"
    return option[i]


def number(option: Action) -> int:
    """The number in an answer such as `("stack", 2)`."""
    n = word(option, 1)
    assert isinstance(n, int), "this answer names a number"
    return n
