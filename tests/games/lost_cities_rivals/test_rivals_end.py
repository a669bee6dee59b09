"""Lost Cities: Rivals, the end of a pile, the end of the game, scoring and winning."""

import pytest
from rivals_scenario import scenario

from rivalry.games.lost_cities_rivals.expedition import expedition_score

# The end of a pile


def test_the_last_card_of_a_pile_shares_the_supply_evenly() -> None:
    t = scenario(gold=[10, 12], supply=14, left=21).seat(0, "uncover")
    assert t.gold == [17, 19] and t.supply == 0


def test_r19_the_last_card_of_a_pile_is_laid_down_before_the_next_player_goes_on() -> None:
    t = scenario(3, turn=1, gold=[8, 8, 8], left=41, next="red 4").seat(1, "uncover")
    assert t.display == "red 4" and t.gold == [12, 12, 12] and t.turn == 2
    assert t.state.view(0)["piles"] == [20, 20]


@pytest.mark.parametrize("left", [61, 41, 21])
def test_piles_one_to_three_end_with_their_twentieth_card(left: int) -> None:
    assert scenario(gold=[13, 13], left=left).seat(0, "uncover").gold == [18, 18]


@pytest.mark.parametrize("left", [62, 60, 40, 22, 20])
def test_no_other_card_shares_anything(left: int) -> None:
    t = scenario(gold=[13, 13], left=left).seat(0, "uncover")
    assert t.gold == [13, 13] and t.supply == 10


def test_r20_the_payment_of_the_auction_that_ends_a_pile_is_shared_as_well() -> None:
    t = scenario(3, display="red 4", gold=[12, 12, 12], left=21)
    t.seat(0, "bid 1").seat(1, "bid 6").seat(2, "pass").seat(0, "pass").seat(1, "take red 4")
    assert t.gold == [14, 8, 14] and t.supply == 0


def test_r20_left_of_the_winner_is_next_on_the_new_pile() -> None:
    t = scenario(3, display="red 4", left=21).seat(0, "bid 1").seat(1, "bid 2")
    t.seat(2, "pass").seat(0, "pass").seat(1, "take red 4")
    assert t.turn == 2


def test_r21_a_useless_last_card_still_shares_the_supply() -> None:
    t = scenario(gold=[13, 13], left=21, sides=["red 5", "red 5"], next="red 4")
    t.seat(0, "uncover")
    assert t.removed[-1] == "red 4" and t.gold == [18, 18]


def test_r21_a_useless_last_card_still_ends_the_game() -> None:
    t = scenario(left=1, sides=["red 5", "red 5"], next="red 4").seat(0, "uncover")
    assert t.over and t.removed[-1] == "red 4"


def test_r22_the_remainder_stays_in_the_supply() -> None:
    t = scenario(4, gold=[5, 6, 7, 3], left=21).seat(0, "uncover")
    assert t.gold == [8, 9, 10, 6] and t.supply == 3


def test_r22_the_remainder_counts_in_the_next_distribution() -> None:
    t = scenario(3, gold=[10, 10, 11], supply=5, left=41, display="red 4").seat(0, "uncover")
    assert t.supply == 2
    while t.left > 21:
        t.seat(t.turn, "uncover")
    first = t.turn
    t.seat(first, "bid 1")
    for _ in range(2):
        t.seat(t.decision.player, "pass")
    while t.left > 20:
        t.seat(first, "done")
    assert t.supply == 0 and sum(t.gold) == 36


def test_r23_a_supply_smaller_than_the_number_of_players_is_not_shared() -> None:
    t = scenario(4, gold=[9, 9, 9, 6], left=21).seat(0, "uncover")
    assert t.gold == [9, 9, 9, 6] and t.supply == 3


def test_r25_the_display_carries_over_to_the_next_pile() -> None:
    t = scenario(display="red 4, blue 2", left=21, next="white 3").seat(0, "uncover")
    assert t.display == "blue 2, white 3, red 4"


# The end of the game


def test_r24_the_game_ends_at_once_with_the_last_card_and_nothing_is_shared() -> None:
    t = scenario(gold=[10, 10], left=1, next="red 4", display="blue 3").seat(0, "uncover")
    assert t.over and t.gold == [10, 10] and t.supply == 16
    assert t.display == "blue 3, red 4"


def test_r24_the_last_card_turned_by_an_auction_winner_ends_the_game_too() -> None:
    t = scenario(gold=[10, 10], left=1, next="red 4", display="blue 3")
    t.seat(0, "bid 2").seat(1, "pass").seat(0, "take blue 3")
    assert t.over and t.gold == [8, 10] and t.supply == 18 and t.display == "red 4"


def test_r24_gold_in_the_supply_is_worth_nothing() -> None:
    t = scenario(gold=[10, 9], left=1).seat(0, "uncover")
    assert t.state.scores() == [10, 9]


# Scoring


def test_each_footprint_is_a_point_one_up_to_five_and_two_from_six() -> None:
    for number, points in zip(range(2, 11), [1, 1, 1, 1, 2, 2, 2, 2, 2], strict=True):
        assert scenario(sides=[f"red {number}"]).points(0, "red") == points


def test_both_copies_of_a_number_count() -> None:
    assert scenario(sides=["red 5 5 7"]).points(0, "red") == 4


@pytest.mark.parametrize("wagers", [0, 1, 2, 3])
def test_each_wager_raises_the_factor_by_one(wagers: int) -> None:
    side = " ".join(["red", *["wager"] * wagers, "5", "6"])
    assert scenario(sides=[side]).points(0, "red") == 3 * (1 + wagers)


def test_starting_wagers_multiply_like_all_others_up_to_a_factor_of_five() -> None:
    t = scenario(sides=["blue wager wager wager 6 7"])
    assert t.points(0, "blue") == 4 * 5


def test_r27_four_number_cards_bring_eight_points_three_do_not() -> None:
    assert scenario(sides=["red 2 3 4"]).points(0, "red") == 3
    assert scenario(sides=["red 2 3 4 5"]).points(0, "red") == 4 + 8


def test_r27_duplicates_count_separately_for_the_bonus() -> None:
    assert scenario(sides=["red 2 2 3 3"]).points(0, "red") == 4 + 8


def test_r27_wagers_do_not_count_for_the_bonus() -> None:
    assert scenario(sides=["red wager wager wager 2 3 4"]).points(0, "red") == 12


def test_r27_the_bonus_is_not_multiplied() -> None:
    assert scenario(sides=["red wager 2 3 4 5"]).points(0, "red") == 4 * 2 + 8


def test_r27_the_bonus_comes_once_per_expedition() -> None:
    t = scenario(sides=["red 2 2 3 3 4 4 5 5"])
    assert t.points(0, "red") == 8 + 8


def test_r28_an_expedition_of_wagers_only_scores_nothing() -> None:
    assert scenario(sides=["red wager wager wager"]).points(0, "red") == 0


def test_the_most_an_expedition_can_bring() -> None:
    whole = "2 2 3 3 4 4 5 5 6 7 8 9 10"
    assert scenario(sides=[f"blue wager wager wager {whole}"]).points(0, "blue") == 98
    assert scenario(sides=[f"red wager wager wager {whole}"]).points(0, "red") == 80


def test_each_coin_is_a_point() -> None:
    t = scenario(gold=[7, 20], sides=["red 6"])
    assert t.state.scores() == [9, 20]


def test_the_scoring_example_of_the_rulebook_makes_72() -> None:
    t = scenario(
        gold=[0, 0],
        starting=[["blue", "white"], ["green", "red"]],
        sides=["green 2 3 7 8 9, white 5 6 7, red wager wager 2 3 6 7, yellow wager, "
               "blue wager wager wager 6 8"],
    )  # fmt: skip
    parts = [t.points(0, colour) for colour in ("green", "white", "red", "yellow", "blue")]
    assert parts == [8 + 8, 5 * 2, 6 * 3 + 8, 0, 4 * 5]
    assert t.state.scores()[0] == 72


def test_the_breakdown_of_a_score_adds_up() -> None:
    t = scenario(gold=[5, 5], sides=["red wager 2 3 6 9, green 5"])
    view = t.state.view(1)
    for line in view["expeditions"][0]:
        assert line["score"] == line["footprints"] * line["factor"] + line["bonus"]
        assert line["factor"] == 1 + line["wagers"]
    assert view["scores"][0] == 5 + sum(line["score"] for line in view["expeditions"][0])


def test_the_formula_of_an_expedition() -> None:
    assert expedition_score(0, 0, 0) == 0
    assert expedition_score(18, 13, 4) == 98


# Winning


def test_the_highest_score_wins() -> None:
    t = scenario(3, gold=[5, 9, 7], left=1).seat(0, "uncover")
    assert t.state.winners() == [1]


def test_r29_equal_scores_share_the_victory() -> None:
    t = scenario(3, gold=[9, 5, 9], left=1).seat(0, "uncover")
    assert t.state.winners() == [0, 2]
    t = scenario(gold=[9, 5], sides=["", "red 6 7"], left=1).seat(0, "uncover")
    assert t.state.scores() == [9, 9] and t.state.winners() == [0, 1]


def test_r29_with_the_option_more_gold_decides() -> None:
    t = scenario(gold=[9, 5], sides=["", "red 6 7"], left=1, tiebreak="gold").seat(0, "uncover")
    assert t.state.scores() == [9, 9] and t.state.winners() == [0]


def test_r29_then_more_number_cards_and_then_it_is_shared() -> None:
    sides = ["red 6", "green 2 3", "white 2 3"]
    starting = [["yellow", "blue"]] * 2 + [["red", "green"]]
    t = scenario(3, gold=[5, 5, 5], sides=sides, starting=starting, left=1, tiebreak="gold")
    t.seat(0, "uncover")
    assert t.state.scores() == [7, 7, 7] and t.state.winners() == [1, 2]


# What everybody knows


def test_r30_gold_is_open_to_everybody() -> None:
    t = scenario(3, gold=[5, 9, 7])
    assert [t.state.view(seat)["gold"] for seat in (0, 1, 2, None)] == [[5, 9, 7]] * 4


def test_r31_the_sizes_of_the_piles_are_open_to_everybody() -> None:
    t = scenario(left=47)
    for seat in (0, 1, None):
        assert t.state.view(seat)["piles"] == [7, 20, 20]
        assert t.state.view(seat)["turned"] == 33


def test_everybody_knows_the_card_turned_over_last() -> None:
    t = scenario(next="red 9, blue 3")
    t.seat(0, "uncover")
    assert [t.state.view(seat)["newest"] for seat in (0, 1, None)] == ["red 9"] * 3
    t.seat(1, "uncover")
    assert t.state.view(0)["newest"] == "blue 3"


def test_all_views_differ_only_in_their_seat() -> None:
    t = scenario(4, display="red 4").seat(0, "bid 1")
    views = [t.state.view(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        del view["seat"]
        assert view == views[0]
