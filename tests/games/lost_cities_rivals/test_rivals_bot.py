"""The rule-based bot of Lost Cities: Rivals: sensible single answers, and whole games."""

import json

import pytest
from rivals_scenario import GAME, Table, scenario

from rivalry.bots.bot import Bot, Budget, make
from rivalry.bots.lost_cities_rivals import knowledge
from rivalry.bots.policy import lost_cities_rivals as policy
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import uniform
from rivalry.core.decision import CHANCE
from rivalry.core.game import State

BUDGET = Budget()


def play(bots: list[Bot], seed: int) -> State:
    """One game between bots. They get views that have been through JSON, as on a server."""
    state = GAME.new(players=len(bots))
    rng = SplitMix64(seed)
    while (decision := state.decision) is not None:
        if decision.player == CHANCE:
            state.apply(uniform(state, decision, rng))
        else:
            view = json.loads(json.dumps(state.view(decision.player)))
            action = bots[decision.player].choose(view, decision, BUDGET)
            assert action in decision.options
            state.apply(action)
    return state


def answer(t: Table) -> str:
    """What the rules of thumb like best here, in words."""
    decision = t.decision
    judged = knowledge.values(t.state.view(decision.player), decision, "strong")
    return GAME.text(decision.options[judged.index(max(judged))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players_in_every_seat(players: int) -> None:
    wins = games = 0
    for seat in range(players):
        for seed in range(4):
            bots: list[Bot] = [
                make("lost-cities-rivals", "strong" if s == seat else "random", seed=s)
                for s in range(players)
            ]
            state = play(bots, seed)
            wins += state.winners() == [seat]
            games += 1
    assert wins >= 0.9 * games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_against_itself_for_better_scores_than_random_players(players: int) -> None:
    skilled = play([make("lost-cities-rivals", "strong") for _ in range(players)], 5)
    careless = play([make("lost-cities-rivals", "random", seed=s) for s in range(players)], 5)
    assert sum(skilled.scores()) > sum(careless.scores())


def test_the_same_view_gets_the_same_answer() -> None:
    games = [play([make("lost-cities-rivals", "strong") for _ in range(3)], 9) for _ in range(2)]
    assert games[0].to_json() == games[1].to_json()


def test_it_uncovers_rather_than_pay_for_little() -> None:
    assert answer(scenario(display="red 2", left=70)) == "uncover"


def test_it_opens_an_auction_for_a_rich_display() -> None:
    rich = "red wager, red wager, red 4, red 6, red 7, red 9"
    assert answer(scenario(display=rich, left=40)) == "bid 1"


def test_it_auctions_what_is_there_before_the_last_card() -> None:
    t = scenario(sides=["red wager wager"], display="red 9", left=1)
    assert answer(t) == "bid 1"


def test_it_bids_on_until_the_display_is_not_worth_it() -> None:
    t = scenario(gold=[18, 18], display="red 6", left=5)
    assert answer(t.seat(0, "bid 1")) == "bid 2"
    t = scenario(gold=[18, 18], display="red 6", left=5)
    assert answer(t.seat(0, "bid 9")) == "pass"


def test_it_takes_wagers_before_numbers_and_low_before_high() -> None:
    t = scenario(gold=[18, 0], display="red wager, red 5, red 7", left=5).seat(0, "bid 1")
    for words in ("take red wager", "take red 5", "take red 7"):
        assert answer(t) == words
        t.seat(0, words)


def test_it_removes_what_helps_the_rival_most() -> None:
    sides = ["red 9, white 9", "red wager wager 5"]
    t = scenario(gold=[18, 3], sides=sides, display="red 7, white 3", left=10)
    t.seat(0, "bid 4")
    assert answer(t) == "remove red 7"


def test_a_lone_high_card_is_left_for_later_when_much_may_still_come() -> None:
    early = scenario(gold=[18, 0], sides=["red wager wager"], display="red 10", left=70)
    assert answer(early.seat(0, "bid 1")) == "done"
    late = scenario(gold=[18, 0], sides=["red wager wager"], display="red 10", left=1)
    assert answer(late.seat(0, "bid 1")) == "take red 10"


def test_a_promise_counts_only_cards_that_still_fit() -> None:
    t = scenario(sides=["red 8 9"], left=70)
    line = policy.Line()
    policy.look(line, t.state.sides[0], 4)
    plan = policy.Plan(t.state, knowledge.styles["strong"])
    plan.once = plan.both = 0b1110 << 40  # 2, 3 and 4
    assert policy.promise(plan, 4, line) == 4.0


def test_what_may_come_is_exactly_what_lies_face_down() -> None:
    state = GAME.new(players=3)
    rng = SplitMix64(4)
    plan = None  # one that keeps up, and a fresh one for every position
    while (decision := state.decision) is not None:
        if decision.player != CHANCE:
            fresh = policy.Plan(state, knowledge.styles["strong"])
            plan = plan or fresh
            policy.keep_up(plan, state, knowledge.styles["strong"])
            known = (plan.once, plan.both, plan.wagers)
            assert known == (fresh.once, fresh.both, fresh.wagers)
            face_down = sorted(state.deck[: state.deck_left])
            expected = []
            for colour in range(5):
                expected += [10 * colour] * (plan.wagers >> 3 * colour & 7)
            for mask in (plan.once, plan.both):
                expected += [card for card in range(50) if mask >> card & 1]
            assert sorted(expected) == face_down
        state.apply(uniform(state, decision, rng))
