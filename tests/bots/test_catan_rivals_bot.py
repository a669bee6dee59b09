"""The rule-based bot of Rivals for Catan: legal, deterministic, decent, blind to what is hidden."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.catan_rivals.answer import answer
from rivalry.bots.catan_rivals.plan import make_plan, projects, useful_trade
from rivalry.bots.catan_rivals.realm import NEVER, Realm
from rivalry.bots.catan_rivals.turn import EXCHANGES, exchange, what_to_replace
from rivalry.bots.catan_rivals.worth import advantage, card_worth, keep_worth
from rivalry.core import chance
from rivalry.core.decision import CHANCE, Decision
from rivalry.core.game import State
from rivalry.games.catan_rivals.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.notation import STACKS, VOCABULARY
from rivalry.terminal.simulate import Task, run

GAME = rivalry.game("catan-rivals")
MODES = ["introductory", "gold", "turmoil", "progress", "duel"]
BUDGET = bots.Budget()
BRICK, GRAIN, LUMBER, WOOL, ORE, GOLD = range(6)


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


def opening(**changes: Any) -> dict[str, Any]:
    """The view of seat 0 at its first action phase, with other resources, hand or reasons."""
    for state, decision in positions(4, mode=changes.pop("mode", "introductory"), starter=0):
        if decision.why == "turn.action" and decision.player == 0:
            view = state.view(0)
            break
    me = view["princes"][0]
    me["hand"] = changes.pop("hand", [])
    view["why_not"] = changes.pop("why_not", {})
    for region in me["regions"]:
        region["level"] = changes.get("stored", {}).get(region["resource"], 0)
    return view


# Every game


@pytest.mark.parametrize("mode", MODES)
def test_the_bot_gives_a_legal_answer_to_every_question_of_every_mode(mode: str) -> None:
    for seed in (1, 2):
        for state, decision in positions(seed, mode=mode, axel=mode == "gold", stall_cap=60):
            bot = bots.make("catan-rivals", "strong")
            assert bot.choose(state.view(decision.player), decision, BUDGET) in decision.options


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
    realm = Realm(opening(hand=["abbey", "scout"]))
    stacks = [("stack", n) for n in range(len(realm.view["stacks"]), STACKS)]
    words = [word for word in VOCABULARY if word not in stacks]
    for n, option in enumerate(words):
        options = [option, words[(n * 7 + 1) % len(words)]]
        for why in ("unheard-of.take", "unheard-of.give"):
            assert answer(realm, Decision(0, why, options)) in options


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
    realm = Realm(opening(stored={"brick": 2, "lumber": 1}))
    assert realm.rounds_until(ROAD_COST, realm.own) == 0
    assert realm.rounds_until(SETTLEMENT_COST, realm.own) > 1
    assert realm.rounds_until((0, 0, 0, 0, 4, 0), realm.own) == NEVER, "mountains hold three ore"
    rich = [1, 1, 1, 0, 0, 3]
    assert realm.rounds_until(SETTLEMENT_COST, rich) < 1, "three gold are traded for the wool"


def test_what_is_blocked_by_more_than_resources_is_no_project() -> None:
    short = {"abbey": {"words": "you are short of 1 ore", "short": True}}
    blocked = {"abbey": {"words": "there is no free building site", "short": False}}
    for why_not, planned in ((short, True), (blocked, False)):
        realm = Realm(opening(hand=["abbey"], why_not=why_not))
        assert (("build", "abbey") in [p.action for p in projects(realm)]) is planned


def test_the_bot_builds_what_wins_before_anything_else() -> None:
    view = opening(stored={"grain": 2, "ore": 3, "wool": 2}, hand=["candamir", "marketplace"])
    view["scores"][0] = 6
    plan = make_plan(Realm(view), Realm(view).own)
    assert plan.first is not None and plan.first.cost in (CITY_COST, BY_KEY["candamir"].cost)


def test_a_trade_serves_the_plan_and_never_spends_what_the_plan_needs() -> None:
    realm = Realm(opening(stored={"brick": 3, "grain": 2, "ore": 2, "gold": 3}))
    plan = make_plan(realm, realm.own)
    assert plan.first is not None
    given = useful_trade(realm, plan, [3] * 6)
    assert given is not None and realm.own[given] - plan.first.cost[given] >= 3


def test_the_bot_never_removes_a_building_without_something_better_for_its_site() -> None:
    for state, decision in positions(6, ("strong", "strong"), mode="duel", stall_cap=80):
        if decision.why == "turn.action":
            view = state.view(decision.player)
            if bots.make("catan-rivals", "strong").choose(view, decision, BUDGET) == ("remove",):
                assert what_to_replace(Realm(view)) is not None


# Worths


def test_an_advantage_is_worth_its_point_only_with_three_points_and_more_than_the_rival() -> None:
    assert advantage(3, 2, False, False) > 1 > advantage(2, 0, False, False)
    assert advantage(3, 3, True, False) > 1 > advantage(3, 3, False, False)
    assert advantage(1, 4, False, True) < 0


def test_a_booster_is_worth_something_only_beside_its_regions() -> None:
    realm = Realm(opening())
    assert card_worth(realm, BY_KEY["grain-mill"]) > 0.2
    for store in realm.me.stores:
        store.resource = GOLD
    assert card_worth(realm, BY_KEY["grain-mill"]) == 0


def test_a_second_copy_of_what_one_may_have_once_is_useless() -> None:
    view = opening(hand=["abbey"])
    assert keep_worth(Realm(view), BY_KEY["abbey"]) > 0
    placed = {"card": "abbey", "place": ["site", 0, "above"], "level": 0, "used": 0}
    view["princes"][0]["built"].append(placed)
    assert keep_worth(Realm(view), BY_KEY["abbey"]) == 0
    assert exchange(Realm(view)) == ("yes",)


# Answers


def ask(view: dict[str, Any], why: str, *options: Any, effect: Any = None) -> Any:
    view["pending"].append(effect or ["some_effect", [0], []])
    return bots.make("catan-rivals", "strong").choose(view, Decision(0, why, list(options)), BUDGET)


def test_a_booster_goes_where_it_doubles_most() -> None:
    view = opening(hand=["iron-foundry"])
    sites = [("site", 0, "above"), ("site", 0, "below"), ("site", 2, "above"), ("site", 2, "below")]
    effect = ["build_card", [0, "iron-foundry"], []]
    assert ask(view, "build.site", *sites, effect=effect) == ("site", 2, "below")


def test_the_bot_takes_what_its_plan_lacks_and_pays_with_what_it_does_not_need() -> None:
    view = opening(stored={"grain": 2, "ore": 2, "wool": 2, "gold": 2})
    places = {r["resource"]: tuple(r["place"]) for r in view["princes"][0]["regions"]}
    assert ask(view, "celebration.take", *places.values()) == places["ore"]
    paid = ask(view, "exchange.pay", *places.values())
    assert paid not in (places["ore"], places["grain"])


def test_the_bot_points_at_the_rivals_best_building_and_gives_up_its_own_worst() -> None:
    view = opening()
    for prince in view["princes"]:
        for card, side in (("abbey", "above"), ("storehouse", "below")):
            placed = {"card": card, "place": ["site", 0, side], "level": 0, "used": 0}
            prince["built"].append(placed)
    sites = [("site", 0, "above"), ("site", 0, "below")]
    assert ask(view, "feud.name", *sites) == ("site", 0, "above")
    assert ask(view, "feud.give-up", *sites) == ("site", 0, "below")


def test_reactions_are_played_and_attacks_are_answered() -> None:
    view = opening()
    assert ask(view, "event.react", ("no",), ("play", "scout")) == ("play", "scout")
    assert ask(view, "defence", ("yes",), ("no",)) == ("yes",)


def test_cards_that_exchange_resources_exist() -> None:
    assert all(name in BY_KEY for name in EXCHANGES)
