"""Lost Cities: Rivals, a turn: uncovering, useless cards, auctions, placing and removing."""

import pytest
from rivals_scenario import GAME, scenario

from rivalry.core.decision import IllegalAction, MalformedAction, NotYourDecision

BIDS = [f"bid {n}" for n in range(1, 37)]


# Uncovering


def test_a_turn_is_either_uncovering_or_opening_an_auction() -> None:
    scenario(gold=[3, 3], display="red 4").may(0, "uncover", "bid 1", "bid 2", "bid 3")


def test_uncovering_lays_the_top_card_into_the_display() -> None:
    t = scenario(display="red 4", next="white 2").seat(0, "uncover")
    assert t.display == "white 2, red 4" and t.left == 29


def test_the_display_can_hold_several_copies_of_a_card() -> None:
    t = scenario(display="red wager, red wager", next="red wager, red 4, red 4")
    t.seat(0, "uncover").seat(1, "uncover").seat(0, "uncover")
    assert t.display == "red wager, red wager, red wager, red 4, red 4"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r26_after_uncovering_the_clockwise_neighbour_is_next(players: int) -> None:
    t = scenario(players, turn=players - 1).seat(players - 1, "uncover")
    assert t.turn == 0
    assert t.seat(0, "uncover").turn == 1


def test_a_card_nobody_can_use_goes_to_the_box_and_is_not_replaced() -> None:
    t = scenario(sides=["red 5", "red 8"], next="red 4").seat(0, "uncover")
    assert t.display == "" and t.removed[-1] == "red 4" and t.left == 29 and t.turn == 1


def test_r16_a_number_is_usable_if_somebody_has_no_number_of_its_colour() -> None:
    t = scenario(3, sides=["red 5", "red 8", "red wager"], next="red 4").seat(0, "uncover")
    assert t.display == "red 4"


def test_r16_a_number_is_usable_if_somebodys_last_number_is_not_higher() -> None:
    t = scenario(sides=["red 4", "red 8"], next="red 4, red 3")
    assert t.seat(0, "uncover").display == "red 4"
    assert t.seat(1, "uncover").display == "red 4" and t.removed[-1] == "red 3"


def test_r16_a_wager_is_usable_if_somebody_has_no_number_of_its_colour() -> None:
    assert scenario(sides=["red 2"], next="red wager").seat(0, "uncover").display == "red wager"
    t = scenario(sides=["red 2", "red 3"], next="red wager").seat(0, "uncover")
    assert t.display == "" and t.removed[-1] == "red wager"


def test_r16_gold_does_not_matter_for_what_is_usable() -> None:
    t = scenario(gold=[36, 0], sides=["red 8"], next="red 4").seat(0, "uncover")
    assert t.display == "red 4"


def test_r17_a_display_card_that_becomes_useless_later_stays() -> None:
    t = scenario(gold=[18, 0], display="red 3, red 8", sides=["", "red 9"])
    t.seat(0, "bid 1", "take red 8", "done")
    assert "red 3" in t.display


def test_r17_a_useless_display_card_may_be_the_one_that_is_removed() -> None:
    t = scenario(gold=[18, 0], display="red 3", sides=["red 8", "red 9"], next="blue 2")
    t.seat(0, "bid 1").may(0, "remove red 3", "done").seat(0, "remove red 3")
    assert t.display == "blue 2" and t.removed[-1] == "red 3"


# Opening an auction


def test_r3_an_empty_display_cannot_be_auctioned() -> None:
    scenario(display="").may(0, "uncover")


def test_r4_an_auction_may_be_opened_for_cards_the_opener_cannot_use() -> None:
    t = scenario(gold=[18, 0], sides=["red 9"], display="red 3")
    t.seat(0, "bid 1").may(0, "remove red 3", "done")


def test_r5_the_opener_wins_when_all_others_pass() -> None:
    t = scenario(3, display="red 3").seat(0, "bid 2").seat(1, "pass").seat(2, "pass")
    assert t.gold == [10, 12, 12] and t.supply == 2
    t.may(0, "take red 3", "done")


def test_r6_the_opening_bid_is_anything_from_one_to_all_the_gold() -> None:
    scenario(gold=[5, 31], display="red 3").may(0, "uncover", *BIDS[:5])
    scenario(gold=[36, 0], display="red 3").may(0, "uncover", *BIDS)


def test_r7_nobody_can_bid_more_than_they_have() -> None:
    t = scenario(gold=[5, 3], display="red 3")
    with pytest.raises(IllegalAction, match="'bid 6' is not allowed; allowed: uncover, bid 1"):
        t.state.apply(GAME.parse("bid 6"))
    t.seat(0, "bid 1").may(1, "pass", "bid 2", "bid 3")


# Bidding


def test_r8_a_raise_is_at_least_one_more_and_of_any_size() -> None:
    t = scenario(gold=[9, 6], display="red 3").seat(0, "bid 3")
    t.may(1, "pass", "bid 4", "bid 5", "bid 6").seat(1, "bid 6").may(0, "pass", *BIDS[6:9])


def test_r8_who_has_passed_is_out_of_this_auction() -> None:
    t = scenario(3, display="red 3").seat(0, "bid 1").seat(1, "pass").seat(2, "bid 2")
    t.seat(0, "bid 3").seat(2, "bid 4").seat(0, "pass")
    assert t.decision.player == 2 and t.decision.why == "take"


def test_passing_is_for_one_auction_only() -> None:
    t = scenario(gold=[9, 9], display="red 3, red 5").seat(0, "bid 1").seat(1, "pass")
    t.seat(0, "done", "done").seat(1, "bid 1").seat(0, "bid 2")
    t.may(1, "pass", *BIDS[2:9])


def test_r9_without_gold_one_must_uncover() -> None:
    scenario(gold=[0, 18], display="red 3").may(0, "uncover")


def test_r9_who_cannot_pay_more_than_the_bid_is_passed_over() -> None:
    t = scenario(4, gold=[9, 0, 4, 9], display="red 3").seat(0, "bid 4")
    assert t.decision.player == 3
    t.seat(3, "pass")
    assert t.decision.why == "take" and t.decision.player == 0


def test_r9_the_view_shows_who_is_still_in() -> None:
    t = scenario(4, gold=[9, 0, 9, 9], display="red 3").seat(0, "bid 4")
    assert t.state.view(1)["auction"] == {"opener": 0, "bid": 4, "leader": 0, "bidding": [0, 2, 3]}
    assert t.state.view(1)["asked"] == 2
    t.seat(2, "pass").seat(3, "bid 6")
    assert t.state.view(1)["auction"] == {"opener": 0, "bid": 6, "leader": 3, "bidding": [0, 3]}


def test_r10_the_leading_bidder_is_never_asked_to_raise_again() -> None:
    t = scenario(3, display="red 3").seat(0, "bid 1").seat(1, "bid 2").seat(2, "pass")
    t.seat(0, "pass")
    assert t.decision.player == 1 and t.decision.why == "take"


def test_bidding_goes_round_clockwise() -> None:
    t = scenario(4, turn=2, display="red 3")
    t.seat(2, "bid 1").seat(3, "bid 2").seat(0, "bid 3").seat(1, "bid 4").seat(2, "bid 5")


def test_only_the_highest_bidder_pays_and_pays_at_once() -> None:
    t = scenario(display="red 3").seat(0, "bid 4").seat(1, "bid 6").seat(0, "pass")
    assert t.decision.why == "take" and t.gold == [18, 12] and t.supply == 6


# After winning


def test_r11_the_winner_may_take_nothing_and_remove_nothing() -> None:
    t = scenario(display="red 3, red 4", next="blue 2").seat(0, "bid 1").seat(1, "pass")
    t.seat(0, "done", "done")
    assert t.display == "blue 2, red 3, red 4" and t.expedition(0, "red") == ""


def test_r11_the_winner_may_take_nothing_and_remove_one() -> None:
    t = scenario(display="red 3, red 4", next="blue 2").seat(0, "bid 1").seat(1, "pass")
    t.seat(0, "done", "remove red 4")
    assert t.display == "blue 2, red 3" and t.removed[-1] == "red 4"


def test_the_winner_may_place_any_number_of_cards_on_several_expeditions() -> None:
    t = scenario(display="red 3, red 4, white 5, blue 9").seat(0, "bid 1").seat(1, "pass")
    t.seat(0, "take red 3", "take blue 9", "take red 4", "take white 5")
    assert t.expedition(0, "red") == "3 4" and t.expedition(0, "white") == "5"
    assert t.expedition(0, "blue") == "wager 9"


def test_r12_removing_comes_after_placing() -> None:
    t = scenario(display="red 3, red 4").seat(0, "bid 1").seat(1, "pass")
    t.may(0, "take red 3", "take red 4", "done")
    t.seat(0, "take red 3", "done").may(0, "remove red 4", "done")


def test_at_most_one_card_is_removed() -> None:
    t = scenario(display="red 3, red 4, red 5").seat(0, "bid 1").seat(1, "pass")
    t.seat(0, "done", "remove red 3")
    assert t.turn == 1 and "red 4, red 5" in t.display


def test_a_card_that_is_there_twice_is_taken_or_removed_one_at_a_time() -> None:
    t = scenario(display="red 4, red 4, red wager, red wager, red wager", next="blue 2")
    t.seat(0, "bid 1").seat(1, "pass").seat(0, "take red wager", "take red wager")
    assert t.display == "red wager, red 4, red 4"
    t.seat(0, "take red 4", "done", "remove red 4")
    assert t.display == "blue 2, red wager"


def test_r13_cards_are_placed_in_any_order_that_is_legal_card_by_card() -> None:
    t = scenario(display="red wager, red 3, red 3, red 7").seat(0, "bid 1").seat(1, "pass")
    t.may(0, "take red wager", "take red 3", "take red 7", "done")
    t.seat(0, "take red wager", "take red 3", "take red 3", "take red 7")
    assert t.expedition(0, "red") == "wager 3 3 7"


def test_r13_a_higher_card_placed_first_closes_the_lower_ones() -> None:
    t = scenario(display="red wager, red 3, red 7").seat(0, "bid 1").seat(1, "pass")
    t.seat(0, "take red 7").may(0, "remove red wager", "remove red 3", "done")


def test_wagers_can_only_be_placed_before_the_first_number() -> None:
    t = scenario(gold=[9, 0], display="red wager, blue wager", sides=["red 2"])
    t.seat(0, "bid 1").may(0, "take blue wager", "done")


def test_several_wagers_may_be_placed_on_one_expedition() -> None:
    t = scenario(gold=[9, 0], display="blue wager, blue wager, blue wager")
    t.seat(0, "bid 1", "take blue wager", "take blue wager", "take blue wager")
    assert t.expedition(0, "blue") == "wager wager wager wager"


def test_a_number_must_be_equal_to_or_higher_than_the_last_one() -> None:
    t = scenario(gold=[9, 0], display="red 3, red 4, red 5", sides=["red 4"])
    t.seat(0, "bid 1").may(0, "take red 4", "take red 5", "done")


def test_nobody_else_places_cards_on_my_expeditions() -> None:
    t = scenario(display="red 4").seat(0, "bid 1").seat(1, "pass").seat(0, "take red 4")
    assert t.expedition(0, "red") == "4" and t.expedition(1, "red") == ""


def test_r14_only_cards_of_the_display_can_be_placed_or_removed() -> None:
    t = scenario(display="red 4, red 5").seat(0, "bid 1").seat(1, "pass")
    with pytest.raises(IllegalAction):
        t.state.apply(GAME.parse("take red 6"))
    t.seat(0, "take red 5")
    with pytest.raises(IllegalAction):
        t.state.apply(GAME.parse("remove red 5"))
    t.may(0, "remove red 4", "done")


def test_cards_left_over_stay_for_the_next_auction() -> None:
    t = scenario(display="red 4, white 2", next="blue 5").seat(0, "bid 1").seat(1, "pass")
    t.seat(0, "take red 4", "done", "done")
    assert t.display == "blue 5, white 2"


def test_questions_with_one_answer_are_not_asked_within_an_auction() -> None:
    t = scenario(gold=[9, 0], display="red 4", next="blue 5").seat(0, "bid 1", "take red 4")
    assert t.turn == 1 and t.display == "blue 5"


def test_the_winner_turns_over_one_card_and_play_goes_on_to_the_winners_left() -> None:
    t = scenario(4, display="red 4", next="blue 5").seat(0, "bid 1").seat(1, "pass")
    t.seat(2, "bid 2").seat(3, "pass").seat(0, "pass").seat(2, "take red 4")
    assert t.left == 29 and t.display == "blue 5" and t.turn == 3
    assert t.state.view(0)["auction"] is None


def test_r15_a_useless_card_turned_over_by_the_winner_goes_to_the_box() -> None:
    t = scenario(gold=[9, 0], display="blue 4", sides=["red 7", "red 8"], next="red 5")
    t.seat(0, "bid 1", "take blue 4")
    assert t.display == "" and t.removed[-1] == "red 5" and t.turn == 1


def test_r18_useless_is_judged_after_the_winners_placements() -> None:
    before = scenario(gold=[9, 0], display="red 8", sides=["", "red 9"], next="red 5")
    before.seat(0, "bid 1", "take red 8")
    assert before.display == "" and before.removed[-1] == "red 5"
    without = scenario(gold=[9, 0], display="red 8", sides=["", "red 9"], next="red 5")
    without.seat(0, "bid 1", "done", "done")
    assert without.display == "red 5, red 8"


def test_the_four_player_auction_of_the_rulebook() -> None:
    """Sabrina 0, Jonas 1, Daniela 2, Dominic 3, in our words."""
    t = scenario(
        4,
        display="red 4, red 4, white 2, green wager",
        sides=["", "", "", "red 3, white 5, green 4"],
        next="yellow 7",
    )
    t.seat(0, "bid 1").seat(1, "pass").seat(2, "bid 2").seat(3, "bid 3")
    t.seat(0, "bid 4").seat(2, "pass").seat(3, "bid 5").seat(0, "pass")
    assert t.gold == [9, 9, 9, 4] and t.supply == 5
    t.may(3, "take red 4", "done").seat(3, "take red 4", "take red 4")
    t.may(3, "remove white 2", "remove green wager", "done").seat(3, "remove green wager")
    assert t.expedition(3, "red") == "3 4 4"
    assert t.removed[-1] == "green wager"
    assert t.display == "yellow 7, white 2"
    assert t.turn == 0


# What is refused


@pytest.mark.parametrize("junk", [None, True, "uncover", 1.5, -1, 139, 10**30, (), ("roll", 1)])
def test_what_is_no_action_is_malformed(junk: object) -> None:
    t = scenario(display="red 4")
    before = t.state.to_json()
    with pytest.raises(MalformedAction):
        t.state.apply(junk)
    assert t.state.to_json() == before


def test_what_is_not_allowed_now_is_refused_in_words_and_changes_nothing() -> None:
    t = scenario(gold=[2, 34], display="red 4")
    before = t.state.to_json()
    for words in ("pass", "done", "take red 4", "remove red 4", "bid 3", "shuffle 0x1", "start 0"):
        with pytest.raises(IllegalAction, match="not allowed; allowed: uncover, bid 1, bid 2"):
            t.state.apply(GAME.parse(words))
    assert t.state.to_json() == before


def test_nobody_answers_after_the_end() -> None:
    t = scenario(left=1).seat(0, "uncover")
    with pytest.raises(NotYourDecision):
        t.state.apply(GAME.parse("uncover"))
