"""The rule-based bot of Rivals for Catan: legal, deterministic, decent, blind to what is hidden."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from prosperity import era
from scenario import Scenario, scenario

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.catan_rivals import knowledge
from rivalry.bots.policy.catan_rivals.answer import Weighing, best_answer, judge
from rivalry.bots.policy.catan_rivals.plan import make_plan, projects, useful_trade
from rivalry.bots.policy.catan_rivals.realm import NEVER, Realm
from rivalry.bots.policy.catan_rivals.turn import (
    exchange,
    is_worth_playing,
    what_to_replace,
)
from rivalry.bots.policy.catan_rivals.worth import advantage, built_worth, card_worth, keep_worth
from rivalry.core import chance
from rivalry.core.decision import CHANCE, Decision
from rivalry.core.game import State
from rivalry.games.catan_rivals import setup
from rivalry.games.catan_rivals.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from rivalry.games.catan_rivals.card import BY_KEY, GOLD
from rivalry.games.catan_rivals.notation import MOST_STACKS
from rivalry.games.catan_rivals.place import CELL_OF
from rivalry.games.catan_rivals.vocabulary import VOCABULARY
from rivalry.terminal.simulate import Task, run

GAME = rivalry.game("catan-rivals")
MODES = list(setup.MODES)
BUDGET = bots.Budget()
STRONG = knowledge.styles["strong"]


def positions(
    seed: int, players: tuple[str, str] = ("strong", "random"), **options: Any
) -> Iterator[tuple[State, Decision]]:
    """Every question to a player in a game between bots."""
    state = GAME.new(**options)
    made = [bots.make("catan-rivals", name, seed) for name in players]
    asked = 0
    while state.decision is not None:
        decision = state.decision
        if decision.player == CHANCE:
            state.apply(chance.answer(str(seed), asked, decision))
            asked += 1
        else:
            yield state, decision
            view = state.view(decision.player)
            state.apply(made[decision.player].choose(view, decision, BUDGET))


def turns(seed: int, mode: str) -> tuple[int, State]:
    """How many turns a game of the bot against itself takes, and how it ends."""
    *_, (state, _) = positions(seed, ("strong", "strong"), mode=mode, stall_cap=200)
    return state.view(0)["turns"], state


def realm_of(g: Scenario) -> Realm:
    """A scenario as I see it."""
    return Realm(g.state, 0, STRONG)


# Every game


@pytest.mark.parametrize("mode", MODES)
def test_every_level_gives_a_legal_answer_to_every_question_of_every_mode(mode: str) -> None:
    for seed in (1, 2):
        questions = positions(seed, mode=mode, axel=mode == "gold", stall_cap=60)
        for n, (state, decision) in enumerate(questions):
            level = "master" if n % 30 == 0 else ("novice", "casual", "strong")[n % 3]
            bot = bots.make("catan-rivals", level, n)
            view = state.view(decision.player)
            assert bot.choose(view, decision, bots.Budget(iterations=4)) in decision.options


@pytest.mark.parametrize("mode", MODES)
def test_the_rules_of_thumb_look_at_a_state_only_where_the_seat_may_look(mode: str) -> None:
    """Whatever the hidden cards are, every answer has the same value."""
    for n, (state, decision) in enumerate(positions(3, mode=mode, stall_cap=60)):
        other = GAME.scramble(state, decision.player, n)
        assert judge(state, STRONG) == judge(other, STRONG)


@pytest.mark.parametrize("mode", MODES)
def test_the_bot_cannot_tell_worlds_apart_that_look_the_same(mode: str) -> None:
    """It gets the view as JSON, from the true world and from one with the hidden cards mixed."""
    for n, (state, decision) in enumerate(positions(3, mode=mode, stall_cap=50)):
        if n % 5:
            continue
        answers = []
        for world in (state, GAME.scramble(state, decision.player, n)):
            view = json.loads(json.dumps(world.view(decision.player)))
            assert world.decision == decision
            answers.append(bots.make("catan-rivals", "strong", 5).choose(view, decision, BUDGET))
        assert answers[0] == answers[1]


def test_the_bot_leaves_the_view_as_it_is() -> None:
    for n, (state, decision) in enumerate(positions(4, mode="turmoil", stall_cap=60)):
        if n % 3 == 0:
            view = state.view(decision.player)
            before = json.dumps(view)
            bots.make("catan-rivals", "strong").choose(view, decision, BUDGET)
            assert json.dumps(view) == before


def test_the_bot_plays_the_same_way_for_the_same_seed() -> None:
    task = Task("catan-rivals", {"mode": "gold"}, ["strong", "strong"], "3")
    assert run(task, 2, jobs=1).outcomes == run(task, 2, jobs=1).outcomes


def test_any_two_answers_of_the_vocabulary_can_be_weighed() -> None:
    """A question that no rule names gets an answer, whatever it offers."""
    g = scenario(me={"hand": "abbey, scout"})
    stacks = [("stack", n) for n in range(len(g.state.stacks), MOST_STACKS)]
    words = [word for word in VOCABULARY if word not in stacks]
    for n, option in enumerate(words):
        options = [option, words[(n * 7 + 1) % len(words)]]
        for why in ("caravan.take", "caravan.give"):
            assert len(Weighing(realm_of(g), Decision(0, why, options)).values()) == 2


# Strength and length


def test_the_bot_beats_random_play_in_nearly_all_introductory_games() -> None:
    wins = 0
    for players in (["strong", "random"], ["random", "strong"]):
        task = Task("catan-rivals", {"mode": "introductory"}, players, "1")
        seat = players.index("strong")
        wins += sum(outcome.winners == [seat] for outcome in run(task, 10, jobs=1).outcomes)
    assert wins >= 19


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_the_bot_against_itself_ends_in_good_time(mode: str) -> None:
    for seed in (1, 2):
        n, state = turns(seed, mode)
        assert 10 <= n <= 110
        assert max(state.scores()) >= state.view(0)["goal"]


# Plans


def test_the_time_until_a_price_can_be_paid_counts_income_and_trades() -> None:
    realm = realm_of(scenario(me={"resources": "2 brick, lumber"}))
    road, settlement = [float(n) for n in ROAD_COST], [float(n) for n in SETTLEMENT_COST]
    assert realm.rounds_until(road, realm.own) == 0
    assert realm.rounds_until(settlement, realm.own) > 1
    ore = [0.0, 0.0, 0.0, 0.0, 4.0, 0.0]
    assert realm.rounds_until(ore, realm.own) == NEVER, "mountains hold three ore"
    rich = [1.0, 1.0, 1.0, 0.0, 0.0, 3.0]
    assert realm.rounds_until(settlement, rich) < 1, "three gold are traded for the wool"


def test_what_is_blocked_by_more_than_resources_is_no_project() -> None:
    full = "storehouse, marketplace, toll-bridge, iron-foundry"
    for built, planned in (("", True), (full, False)):
        realm = realm_of(scenario(me={"hand": "abbey", "built": built}))
        assert (("build", "abbey") in [p.action for p in projects(realm)]) is planned


def test_the_bot_builds_what_wins_before_anything_else() -> None:
    me = {
        "resources": "2 grain, 3 ore, 2 wool",
        "cities": 2,
        "left": "mountains-4 gold-field-2",
        "strength": 3,
        "hand": "marketplace",
    }
    g = scenario(me=me)
    plan = make_plan(realm_of(g))
    assert g.me.points == 6
    assert plan.first is not None and plan.first.cost == list(CITY_COST)
    assert plan.first.worth > STRONG.win


def test_a_trade_serves_the_plan_and_never_spends_what_the_plan_needs() -> None:
    realm = realm_of(scenario(me={"resources": "3 brick, 2 grain, 2 ore, 3 gold"}))
    plan = make_plan(realm)
    assert plan.first is not None
    given = useful_trade(realm, plan, [3.0] * 6)
    assert given >= 0 and realm.own[given] - plan.first.cost[given] >= 3


def test_the_bot_never_removes_a_building_without_something_better_for_its_site() -> None:
    for state, decision in positions(6, ("strong", "strong"), mode="duel", stall_cap=80):
        if decision.why == "turn.action" and best_answer(state, STRONG) == ("remove",):
            assert what_to_replace(Realm(state, decision.player, STRONG)) is not None


# Worths


def test_an_advantage_is_worth_its_point_only_with_three_points_and_more_than_the_rival() -> None:
    assert advantage(STRONG, 3, 2, False, False) > 1 > advantage(STRONG, 2, 0, False, False)
    assert advantage(STRONG, 3, 3, True, False) > 1 > advantage(STRONG, 3, 3, False, False)
    assert advantage(STRONG, 1, 4, False, True) < 0


def test_a_booster_is_worth_something_only_beside_its_regions() -> None:
    realm = realm_of(scenario())
    assert card_worth(realm, BY_KEY["grain-mill"]) > 0.2
    for store in realm.me.stores:
        store.resource = GOLD
    assert card_worth(realm, BY_KEY["grain-mill"]) == 0


def test_a_second_copy_of_what_one_may_have_once_is_useless() -> None:
    assert keep_worth(realm_of(scenario(me={"hand": "abbey"})), BY_KEY["abbey"]) > 0
    realm = realm_of(scenario(me={"hand": "abbey", "built": "abbey"}))
    assert keep_worth(realm, BY_KEY["abbey"]) == 0
    assert exchange(realm) == ("yes",)


def test_a_scout_is_worth_most_while_a_road_waits_for_its_settlement() -> None:
    g, waiting = scenario(), scenario(me={"roads": "left"})
    scout = BY_KEY["scout"]
    assert keep_worth(realm_of(waiting), scout) > keep_worth(realm_of(g), scout) > 0
    waiting.state.settlements = 0
    assert keep_worth(realm_of(waiting), scout) == 0


def test_a_card_that_will_find_no_site_is_exchanged() -> None:
    full = "storehouse, marketplace, toll-bridge, iron-foundry"
    g = scenario(me={"hand": "candamir", "built": full})
    assert keep_worth(realm_of(g), BY_KEY["candamir"]) > 0
    g.state.settlements = g.state.cities = 0
    assert keep_worth(realm_of(g), BY_KEY["candamir"]) == 0
    assert exchange(realm_of(g)) == ("yes",)


# Answers


def test_a_scout_finds_two_different_resources_on_two_numbers() -> None:
    me = {"resources": "all", "hand": "scout", "roads": "left"}
    g = scenario(me=me).me("build settlement left", "play scout")
    found = []
    while g.asked == "scout.region":
        found.append(BY_KEY[best_answer(g.state, STRONG)[1]])
        g.state.apply(best_answer(g.state, STRONG))
    first, second = found
    assert first.resource != second.resource and first.number != second.number


def test_a_booster_goes_where_it_doubles_most() -> None:
    g = scenario(me={"resources": "all", "hand": "iron-foundry"})
    g.me("build iron-foundry")
    best = best_answer(g.state, STRONG)
    assert g.asked == "build.site" and best in g.state.decision.options
    assert realm_of(g).me.matches(BY_KEY["iron-foundry"], CELL_OF[best]) == 1


def test_the_bot_takes_what_its_plan_lacks_and_pays_with_what_it_does_not_need() -> None:
    stored = {"resources": "2 grain, 2 ore, 2 wool, 2 gold"}
    g = scenario(me=stored).do("take_any", 0, "harvest.take", 1, 63)
    assert best_answer(g.state, STRONG) == g.option("ore")
    g = scenario(me=stored | {"hand": "merchant-caravan"}).me("play merchant-caravan")
    assert g.asked == "caravan.give"
    assert best_answer(g.state, STRONG) not in (g.option("ore"), g.option("grain"))


def test_the_bot_points_at_the_rivals_best_building_and_gives_up_its_own_worst() -> None:
    both = "abbey, storehouse, marketplace, toll-bridge"
    g = scenario(me={"strength": 3}, rival={"built": both}).event("feud")
    assert g.asked == "feud.name" and best_answer(g.state, STRONG) != g.option("storehouse")
    while g.asked == "feud.name":
        g.state.apply(best_answer(g.state, STRONG))
    assert g.asks == "rival" and g.asked == "feud.give-up"
    worths = {}
    realm = Realm(g.state, 1, STRONG)
    for option in g.state.decision.options:
        worths[option] = built_worth(realm, realm.me.built_at(option))
    assert worths[best_answer(g.state, STRONG)] == min(worths.values())


def uses(key: str, **me: Any) -> bool:
    """Whether the bot uses a card of the Merchant Princes now."""
    g = scenario(me=me, rival=dict(resources="all"), mode="merchant-princes")
    assert g.offers(f"use {key}")
    return best_answer(g.state, STRONG) == ("use", key)


def test_the_bot_trades_one_for_one_when_that_completes_its_plan() -> None:
    # A settlement lacks the wool; the gold across the road is of no use to it.
    land = dict(roads="left", built="trading-post at road 1")
    stored = {"hills-3": 1, "forest-2": 1, "fields-6": 1, "gold-field-1": 1}
    assert uses("trading-post", **land, stored=stored)
    assert not uses("trading-post", **land, stored={**stored, "gold-field-1": 0, "pasture-4": 1})
    ships = "lighthouse at site 0 far-above, gold-ship at site 0 above"
    assert uses("lighthouse", roads="left", cities=1, built=ships, stored=stored)


def test_the_bot_lowers_a_residence_only_for_something_better() -> None:
    cloth = "cloth-merchants-residence"
    built = f"commercial-harbor, {cloth}"
    me = dict(cities=1, built=built, roads="left", stored={"hills-3": 1, "forest-2": 1})
    g = scenario(me=me, mode="merchant-princes")
    h = next(h for h in g.state.princes[0].built if g.keys([h]) == [cloth])
    g.do("show_side", 0, int(g.state.where[h]), 1)
    assert best_answer(g.state, STRONG) == ("use", "commercial-harbor")
    g.do("show_side", 0, int(g.state.where[h]), 2)  # now it carries the trade advantage
    assert g.me.has_trade_token and best_answer(g.state, STRONG) != ("use", "commercial-harbor")


def test_the_bot_gives_olaf_up_unless_he_holds_the_trade_advantage() -> None:
    olaf = "olaf-the-merchant-ship-captain"
    me = dict(roads="left", stored={"hills-3": 1, "forest-2": 1, "fields-6": 1})
    assert uses(olaf, **me, built=olaf)
    assert not uses(olaf, **me, built=olaf, commerce=2)


def test_the_bot_buys_back_trade_ships_that_it_could_use_and_nothing_else() -> None:
    me = dict(built="ship-builder", commerce=2, stored={"gold-field-1": 1})
    for card, bought in (("ore-ship", True), ("scout", False)):
        g = scenario(me=me, mode="merchant-princes", discard=f"{card}, abbey")
        plan = make_plan(realm_of(g))
        assert is_worth_playing(realm_of(g), plan, BY_KEY["ship-builder"]) is bought


def test_a_card_goes_where_those_stand_that_it_serves() -> None:
    me = dict(cities=[2], built="gold-ship at site 2 below, ore-ship at site 0 above")
    me |= dict(hand="lighthouse", resources="all")
    g = scenario(me=me, mode="merchant-princes").me("build lighthouse")
    assert g.asked == "build.site" and best_answer(g.state, STRONG) == g.option("site 2 far-below")


def test_a_card_abroad_goes_where_the_rival_is_strongest() -> None:
    me = dict(hand="red-light-tavern", resources="all")
    rival = dict(right="hills-1 mountains-4", built="candamir at site 4 above")
    g = scenario(me=me, rival=rival, mode="intrigue").me("build red-light-tavern")
    assert g.asked == "build.abroad" and best_answer(g.state, STRONG) == g.option("road 3")


def test_reactions_are_played_and_attacks_are_answered() -> None:
    realm = realm_of(scenario())
    react = Weighing(realm, Decision(0, "event.react", [("no",), ("play", "scout")]))
    assert react.values()[1] > react.values()[0]
    defence = Weighing(realm, Decision(0, "defence", [("yes",), ("no",)]))
    assert defence.values()[0] > defence.values()[1]


# Stars


def test_a_star_is_kept_for_what_costs_stars_and_against_insurrection() -> None:
    assert best_answer(era(dict(stars=2)).state, STRONG) == ("end",)
    g = era(dict(stars=3, cities=1, hand="monument-to-the-prince"), face_up="")
    assert realm_of(g).stars_wanted() == 2 and best_answer(g.state, STRONG) == ("end",)
    g = era(dict(stars=1, built="abbey")).event("insurrection")
    assert best_answer(g.state, STRONG) == ("use", "public-feeling")


def test_spare_stars_buy_the_resource_that_the_plan_lacks() -> None:
    g = era(dict(stars=3, roads="right", resources="brick, lumber, wool"), face_up="")
    assert best_answer(g.state, STRONG) == ("use", "public-feeling")
    g.me("use public-feeling")
    assert g.option("fields-6") == best_answer(g.state, STRONG)


def test_stars_are_bought_only_while_there_are_few() -> None:
    g = era(dict(hand="feeding-the-poor", resources="2 grain"))
    assert best_answer(g.state, STRONG) == ("play", "feeding-the-poor")
    g = era(dict(hand="feeding-the-poor", resources="2 grain", stars=2))
    assert best_answer(g.state, STRONG) != ("play", "feeding-the-poor")


def test_an_aqueduct_is_worth_more_where_it_waters_more() -> None:
    near, far = dict(cities=[2], hand="aqueduct"), dict(cities=[0], hand="aqueduct")
    worths = [card_worth(realm_of(era(me)), BY_KEY["aqueduct"]) for me in (near, far)]
    assert worths[0] > worths[1]
    g = era(dict(cities=2, hand="aqueduct", resources="2 brick, 2 lumber, 2 ore"))
    g.me("build aqueduct")
    assert best_answer(g.state, STRONG)[1] == 2  # beside fields and pasture


def test_the_astrologer_waits_for_an_event_that_helps_and_names_it() -> None:
    me = dict(cities=1, built="prince", hand="court-astrologer", stars=1)
    g = era(me)
    assert best_answer(g.state, STRONG) != ("play", "court-astrologer")
    g = era(me, dict(resources="3 gold, 3 wool, 3 ore"))
    assert best_answer(g.state, STRONG) == ("play", "court-astrologer")
    g.me("play court-astrologer")
    assert best_answer(g.state, STRONG) == ("event", "brigands")


def test_thieves_take_what_the_plan_lacks_and_are_bought_off_with_idle_stars() -> None:
    built = "thieves-hideout at beside 1 above"
    me = dict(built=built, roads="right", resources="brick, lumber, 2 wool")
    g = era(me, dict(resources="ore, grain"), face_up="").me("use thieves-hideout")
    assert best_answer(g.state, STRONG) == ("beside", 3, "above")
    g = era(dict(built=built), dict(stars=3), turn=1, face_up="")
    assert best_answer(g.state, STRONG) == ("expel", "thieves-hideout")


# The sea


def answered(g: Scenario) -> str:
    """What the rules of thumb answer for me."""
    return str(GAME.text(best_answer(g.state, STRONG)))


def test_a_discovery_is_made_as_soon_as_a_ship_can_sail() -> None:
    g = scenario(me=dict(built="shipyard"), mode="explorers")
    assert answered(g) == "sail"
    assert answered(scenario(me=dict(built="shipyard", ships=0), mode="explorers")) != "sail"


def test_the_first_sail_point_and_the_first_ship_are_worth_building() -> None:
    g = scenario(me=dict(resources="brick, lumber, wool"), mode="explorers")
    assert answered(g) == "build shipyard"
    g = scenario(me=dict(built="shipyard", ships=0, resources="lumber, wool"), mode="explorers")
    assert answered(g) == "build ship"


def test_the_third_side_of_an_island_comes_before_a_discovery() -> None:
    sea = {"sea 4 middle": "island-of-the-merchants 2"}
    me = dict(built="shipyard, sailmakers-shop", sea=sea, resources="2 wool")
    g = scenario(me=me, mode="explorers").me("sail")
    assert answered(g) == "sea 4 middle"


@pytest.mark.parametrize(("built", "answer"), [("shipyard", "yes"), ("armory, shipyard", "no")])
def test_a_pirate_is_paid_by_the_weak_and_fought_by_the_strong(built: str, answer: str) -> None:
    strong = "cannon-foundry, " if "armory" in built else ""
    sea = {"sea 4 middle": "? cimmarone"}
    me = dict(built=strong + built, cities=1, sea=sea, resources="gold")
    g = scenario(me=me, mode="explorers").me("sail")
    assert g.asked == "pirate.pay" and answered(g) == answer


def test_a_good_sea_card_is_brought_near_and_a_wreck_sent_away() -> None:
    sea = {"sea 4 middle": "shipwreck", "sea 6 above": "? island-of-the-merchants"}
    me = dict(built="shipyard", hand="cartographer", sea=sea)
    g = scenario(me=me, mode="explorers").me("play cartographer", "sea 6 above", "done")
    assert answered(g) == "sea 6 above"
    assert answered(g.me("sea 6 above")) == "sea 4 middle"


def test_the_rules_of_thumb_do_not_know_a_face_down_sea_card() -> None:
    """Whatever lies there, the ship sails to the same place."""
    answers = set()
    for key in ("jean", "shipwreck", "island-of-the-merchants"):
        sea = {"sea 4 middle": f"? {key}", "sea 4 above": "island-of-the-bards"}
        me = dict(built="shipyard, sailmakers-shop", sea=sea, resources="2 grain")
        g = scenario(me=me, mode="explorers").me("sail")
        answers.add(answered(g))
    assert len(answers) == 1


def test_a_metropolis_is_built_on_a_city_where_no_settlement_is_left() -> None:
    residence = "paper-merchants-residence"
    me = dict(cities=2, built=residence, sides={residence: 3}, hand="commercial-metropolis")
    g = scenario(me=dict(me, resources="2 brick, 2 lumber, 2 wool"), mode="merchant-princes")
    assert answered(g) == "build commercial-metropolis"
    g.me("build commercial-metropolis")
    assert g.asked == "build.site" and answered(g) in ("city 0", "city 2")
