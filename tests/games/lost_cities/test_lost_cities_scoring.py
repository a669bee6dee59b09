"""Scoring: the worked example, the bounds, and a scorer that knows nothing but the log."""

from collections.abc import Callable
from itertools import combinations

import pytest
from lost_cities_scenario import COLOURS, ME, RIVAL, scenario

import rivalry
from rivalry.core.chance import SplitMix64
from rivalry.core.decision import Decision
from rivalry.games.lost_cities import State


def score_of(colour: str, kinds: str) -> int:
    """What an expedition of these cards is worth, by the view."""
    table = ", ".join(f"{colour} {kind}" for kind in kinds.split())
    score: int = scenario(my_table=table, exact=True).expedition(ME, colour)["score"]
    return score


# The rulebook


def test_the_worked_example_of_the_rulebook_is_worth_18() -> None:
    g = scenario(
        me="red 10",
        my_table="yellow 2, yellow 4, yellow 7, yellow 10, white wager, "
        "green wager, green 2, green 3, green 4, green 6, "
        "red wager, red wager, red 2, red 3, red 5, red 7, red 8",
        deck=1,
    )
    g.me("play red 10", "draw deck")
    scores = [g.expedition(ME, colour)["score"] for colour in COLOURS[:5]]
    assert scores == [3, 0, -40, -10, 45 + 20]
    assert sum(scores) == 18 and g.state.scores() == [18, 0] and g.asked is None
    assert g.view()["history"] == [[18, 0]] and g.state.winners() == [ME]


def test_an_expedition_that_was_not_started_costs_nothing() -> None:
    assert score_of("red", "") == 0


def test_a_started_expedition_costs_twenty() -> None:
    assert score_of("red", "2") == -18 and score_of("red", "10") == -10


@pytest.mark.parametrize(
    ("wagers", "score"), [("wager", -40), ("wager wager", -60), ("wager wager wager", -80)]
)
def test_an_expedition_of_wagers_only_costs_twenty_times_one_more_than_the_wagers(
    wagers: str, score: int
) -> None:
    """C6."""
    assert score_of("blue", wagers) == score


@pytest.mark.parametrize(
    ("kinds", "score"),
    [
        ("5 7 10", 2),
        ("wager 5 7 10", 4),
        ("wager wager 5 7 10", 6),
        ("wager wager wager 5 7 10", 8),
    ],
)
def test_wagers_multiply_a_gain(kinds: str, score: int) -> None:
    assert score_of("green", kinds) == score


def test_wagers_multiply_a_loss_as_well() -> None:
    assert score_of("green", "wager 2 3") == -30 and score_of("green", "wager wager 2 3") == -45


def test_exactly_twenty_is_worth_nothing_whatever_the_wagers() -> None:
    assert score_of("white", "2 8 10") == score_of("white", "wager wager wager 2 8 10") == 0


def test_eight_cards_earn_twenty_more_seven_do_not() -> None:
    """C7: the wagers count as cards, and the bonus is not multiplied."""
    assert score_of("red", "2 3 4 5 6 7 8") == 35 - 20
    assert score_of("red", "2 3 4 5 6 7 8 9") == 44 - 20 + 20
    assert score_of("red", "wager 2 3 4 5 6 7") == (27 - 20) * 2
    assert score_of("red", "wager 2 3 4 5 6 7 8") == (35 - 20) * 2 + 20


def test_the_bounds_of_an_expedition_are_minus_80_and_156() -> None:
    assert score_of("red", "wager wager wager") == -80
    assert score_of("red", "wager wager wager 2 3 4 5 6 7 8 9 10") == 156


def test_every_possible_expedition_keeps_the_bounds_and_eight_cards_never_lose() -> None:
    """C7: three wagers and 2 to 6 sum to exactly 20, so eight cards are worth 20 at least."""
    least_of_eight = []
    scores = []
    for wagers in range(4):
        for count in range(10):
            for numbers in combinations(range(2, 11), count):
                kinds = " ".join(["wager"] * wagers + [str(number) for number in numbers])
                score = score_of("yellow", kinds)
                assert score == worth(wagers, list(numbers)), kinds
                scores.append(score)
                if wagers + count >= 8:
                    least_of_eight.append(score)
    assert (min(scores), max(scores), len(scores)) == (-80, 156, 4 * 512)
    assert min(least_of_eight) == 20


def test_the_running_score_of_every_expedition_is_public() -> None:
    g = scenario(me="red 7", rival="blue wager", my_table="red 2", discards="green 4")
    assert g.expedition(ME, "red")["score"] == -18 and g.view()["scores"] == [-18, 0]
    g.me("play red 7", "draw deck").rival("play blue wager")
    for seat in (0, 1, None):
        view = g.view(seat)
        assert [e["score"] for e in view["expeditions"][ME]] == [0, 0, 0, 0, -11]
        assert [e["score"] for e in view["expeditions"][RIVAL]] == [0, -40, 0, 0, 0]
        assert view["scores"] == g.state.scores() == [-11, -40]


def test_cards_in_hand_and_on_the_discard_piles_count_nothing() -> None:
    g = scenario(me="red 7", discards="red 10, red 9, blue wager", deck=1)
    assert g.me("discard red 7", "draw deck").state.scores() == [0, 0]


def test_the_sixth_colour_scores_like_the_others() -> None:
    g = scenario(my_table="purple wager, purple 5, purple 7, purple 10", colours=6)
    assert g.expedition(ME, "purple")["score"] == 4 and g.state.scores() == [4, 0]


# A scorer of its own: the text of a log, and nothing of the engine


def worth(wagers: int, numbers: list[int]) -> int:
    """The rulebook's four sentences on scoring."""
    if not wagers and not numbers:
        return 0
    value = sum(numbers) - 20
    value *= wagers + 1
    return value + 20 if wagers + len(numbers) >= 8 else value


def scores_of_log(text: str) -> list[list[int]]:
    """Every finished round's scores, recomputed from the text of a log alone."""
    head, _, body = text.partition("\n\n")
    option = dict(line.split()[1:3] for line in head.splitlines() if line.startswith("option "))
    draw_pile = {"5": 44, "6": 56}[option["colours"]]
    cap = int(option["stall_cap"])
    player = 0 if option["starter"] == "null" else int(option["starter"])
    starter = player
    rounds: list[list[int]] = []
    tables: list[dict[str, list[str]]] = [{}, {}]
    drawn = turns = 0
    for line in body.splitlines():
        verb, what, *kind = line.split()
        if verb == "start":
            player = starter = int(what)
        elif verb == "shuffle":
            tables, drawn, turns = [{}, {}], 0, 0
        elif verb == "play":
            tables[player].setdefault(what, []).append(kind[0])
        elif verb == "draw":
            drawn += what == "deck"
            turns += 1
            player = 1 - player
            if drawn == draw_pile or turns == cap:
                rounds.append([score_of_table(table) for table in tables])
                total = [sum(scores[seat] for scores in rounds) for seat in (0, 1)]
                tied = total[0] == total[1]
                starter = 1 - starter if tied else (0 if total[0] > total[1] else 1)
                player = starter
    return rounds


def score_of_table(table: dict[str, list[str]]) -> int:
    return sum(
        worth(kinds.count("wager"), [int(kind) for kind in kinds if kind != "wager"])
        for kinds in table.values()
    )


def careful(d: Decision, rng: SplitMix64) -> int:
    """Mostly plays the lowest card that fits, so that long expeditions come of it."""
    n = len(d.options)
    if d.why == "draw":
        return rng.below(n) if rng.below(3) == 0 else 0
    return 0 if rng.below(10) else rng.below(n)


def reckless(d: Decision, rng: SplitMix64) -> int:
    return rng.below(len(d.options))


@pytest.mark.parametrize("choose", [careful, reckless])
@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 3},
        {"rounds": 3, "colours": 6},
        {"rounds": 9},
        {"rounds": 2, "stall_cap": 60},
        {"rounds": 1, "tiebreak": "extra_round"},
    ],
    ids=str,
)
def test_the_scores_of_every_match_follow_from_its_log(
    choose: Callable[[Decision, SplitMix64], int], options: dict[str, object]
) -> None:
    for seed in range(8):
        match = rivalry.new("lost-cities", seed=seed, **options)
        rng = SplitMix64(seed)
        while match.decision:
            match.answer(match.decision.options[choose(match.decision, rng)])
        rounds = scores_of_log(match.log.text())
        assert rounds == match.view()["history"], f"seed {seed}"
        assert match.scores() == [sum(scores[seat] for scores in rounds) for seat in (0, 1)]


def test_the_matches_above_have_gains_losses_and_bonuses() -> None:
    seen = set()
    for seed in range(30):
        match = rivalry.new("lost-cities", seed=seed, rounds=1)
        rng = SplitMix64(seed)
        while match.decision:
            match.answer(match.decision.options[careful(match.decision, rng)])
        assert isinstance(match.state, State)
        for side in match.view()["expeditions"]:
            for expedition in side:
                seen.add("gain" if expedition["score"] > 0 else "loss")
                if expedition["wagers"] + len(expedition["numbers"]) >= 8:
                    seen.add("bonus")
                seen.add(f"{expedition['wagers']} wagers")
    assert seen == {"gain", "loss", "bonus", "0 wagers", "1 wagers", "2 wagers", "3 wagers"}
