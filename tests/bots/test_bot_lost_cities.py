"""The rule-based bot of Lost Cities: legal, deterministic, decent, and blind to what is hidden."""

import json
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.bots.lost_cities import knowledge
from rivalry.bots.policy import lost_cities_plan as policy
from rivalry.core.decision import Decision
from rivalry.core.game import State
from rivalry.terminal.simulate import Task, run

BUDGET = bots.Budget()
STRONG = knowledge.styles["strong"]


def positions(seed: int, **options: Any) -> Iterator[tuple[State, Decision]]:
    """Every question of a game between the bot and a random player."""
    match = rivalry.new("lost-cities", seed=seed, rounds=1, **options)
    players = [bots.make("lost-cities", name, seed) for name in ("strong", "random")]
    while match.decision:
        yield match.state, match.decision
        seat = match.decision.player
        match.answer(players[seat].choose(match.view(seat), match.decision, BUDGET))


@pytest.mark.parametrize("colours", [5, 6])
def test_the_bot_gives_a_legal_answer_to_every_question(colours: int) -> None:
    for state, decision in positions(1, colours=colours):
        bot = bots.make("lost-cities", "strong")
        assert bot.choose(state.view(decision.player), decision, BUDGET) in decision.options


def test_the_bot_cannot_tell_worlds_apart_that_look_the_same() -> None:
    """It gets the view as JSON, from the true world and from one with the hidden cards mixed."""
    game = rivalry.game("lost-cities")
    for n, (state, decision) in enumerate(positions(2)):
        answers = []
        for world in (state, game.scramble(state, decision.player, n)):
            view = json.loads(json.dumps(world.view(decision.player)))
            assert world.decision == decision
            answers.append(bots.make("lost-cities", "strong", 5).choose(view, decision, BUDGET))
        assert answers[0] == answers[1]


def test_the_bot_leaves_the_view_as_it_is() -> None:
    for state, decision in positions(3):
        view = state.view(decision.player)
        before = json.dumps(view)
        bots.make("lost-cities", "strong").choose(view, decision, BUDGET)
        assert json.dumps(view) == before


def test_the_bot_plays_the_same_way_for_the_same_seed() -> None:
    task = Task("lost-cities", {"rounds": 1}, ["strong", "strong"], "3")
    assert run(task, 3, jobs=1).outcomes == run(task, 3, jobs=1).outcomes


@pytest.mark.parametrize("colours", [5, 6])
def test_the_bot_beats_random_play_by_more_than_100_points_a_round(colours: int) -> None:
    task = Task("lost-cities", {"rounds": 1, "colours": colours}, ["strong", "random"], "1")
    outcomes = run(task, 24, jobs=1).outcomes
    assert fmean(outcome.scores[0] - outcome.scores[1] for outcome in outcomes) > 100


def test_the_bot_makes_points_against_itself() -> None:
    task = Task("lost-cities", {"rounds": 1}, ["strong", "strong"], "1")
    outcomes = run(task, 24, jobs=1).outcomes
    assert fmean(sum(outcome.scores) / 2 for outcome in outcomes) > 15
    assert max(outcome.turns for outcome in outcomes) < 120, "they draw from the piles for ever"


def plan(turns: int, *colours: policy.Colour) -> policy.Plan:
    """A plan without hope for further cards."""
    made = policy.Plan(0, STRONG)
    made.turns = turns
    made.colours = list(colours)
    for colour in colours:
        policy.judge(made, colour)
    policy.add_up(made)
    policy.add_up_others(made, 0)
    return made


def colour(wagers: int, numbers: list[int], hand: list[int]) -> policy.Colour:
    c = policy.Colour()
    c.wagers, c.total, c.cards = wagers, sum(numbers), wagers + len(numbers)
    c.closed = (1 << max(numbers)) - 1 if numbers else 0
    c.hand = sum(1 << number - 1 for number in hand if number)
    c.hand_wagers = hand.count(0)
    return c


def by_plays(one: policy.Colour) -> list[float]:
    """What a colour brings, by the cards still played."""
    made = plan(9, one)
    return list(made.rows)[: made.lengths[0]]


def test_a_plan_counts_the_cards_in_hand_from_the_top_down() -> None:
    assert by_plays(colour(1, [2, 3, 4], [3, 7, 9])) == [-22, -4, 10]


def test_an_unopened_colour_may_be_left_alone() -> None:
    assert by_plays(colour(0, [], [])) == [0]
    assert by_plays(colour(0, [], [2, 3]))[0] == 0


def test_the_turns_left_go_where_they_bring_most() -> None:
    colours = [colour(0, [2], [3, 4]), colour(1, [2, 3], [10]), colour(0, [], [])]
    for turns, points in enumerate((-48, -28, -24, -21, -21)):
        made = plan(turns, *colours)
        policy.add_up_others(made, 2)
        assert made.sums[2 * policy.ROW + turns] == points


def test_the_bot_does_not_give_the_rival_what_the_rival_wants() -> None:
    """With two useless cards, it discards the one that does not help the rival either."""
    state = rivalry.game("lost-cities").new(rounds=1, starter=0)
    state.apply(("shuffle", 7))
    view = state.view(0)
    view["hand"] = ["yellow 2", "blue 2"] * 1 + [
        "red 8",
        "red 9",
        "red 10",
        "red 7",
        "red 6",
        "red 5",
    ]
    view["expeditions"][0][0].update(numbers=[3], score=-17)
    view["expeditions"][0][1].update(numbers=[3], score=-17)
    view["expeditions"][1][1].update(wagers=3, score=-80)
    decision = Decision(0, "card", [60 + 1, 60 + 11])
    assert bots.make("lost-cities", "strong").choose(view, decision, BUDGET) == 60 + 1


def test_the_bot_plays_what_it_can_when_the_deck_runs_out() -> None:
    state = rivalry.game("lost-cities").new(rounds=1, starter=0)
    state.apply(("shuffle", 7))
    view = state.view(0)
    view["hand"] = [
        "yellow 5",
        "yellow 10",
        "blue 2",
        "blue 3",
        "white 2",
        "white 3",
        "red 2",
        "red 3",
    ]
    view["expeditions"][0][0].update(wagers=1, numbers=[4], score=-32)
    view["deck"] = 1
    decision = Decision(0, "card", [4, 9, *(60 + card for card in (4, 9, 11, 12))])
    assert bots.make("lost-cities", "strong").choose(view, decision, BUDGET) == 9
