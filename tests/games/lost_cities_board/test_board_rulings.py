"""The rulings B1 to B32 for what the rules of the board game leave open."""

from collections import Counter

import pytest
from board_scenario import GAME, everybody_over, scenario

from rivalry.core.decision import IllegalAction


def test_b1_any_card_may_start_a_path() -> None:
    assert scenario("red 3, red 7").plays == ["red 3", "red 7"]


def test_b1_with_must_start_lowest_only_the_lowest_card_in_hand_starts_a_path() -> None:
    g = scenario("red 3, red 7, blue 9, blue 9", must_start_lowest=True)
    assert g.plays == ["blue 9", "red 3"]
    with pytest.raises(IllegalAction, match="play red 7"):
        g.state.apply(GAME.parse("play red 7"))
    going = scenario("red 3, red 7", explorers={"red": "1"}, must_start_lowest=True)
    assert going.plays == ["red 3", "red 7"]


def test_b2_equal_values_may_follow_each_other() -> None:
    g = scenario("red 7", columns={"red": "7"}, explorers={"red": "1"}).answers("play red 7")
    assert g.see("columns")[4] == [7, 7] and g.step("red") == 2


def test_b3_the_choice_of_the_explorer_is_free_and_final() -> None:
    for piece in ("researcher", "adventurer"):
        g = scenario("red 3, red 4", deck="white 1, " * 4)
        g.answers("play red 3", f"send {piece}", "draw deck", "discard yellow 0", "draw deck")
        g.answers("play red 4")
        assert g.see("explorers")[4] == {"piece": piece, "step": 2} and g.asked == "draw"


def test_b4_a_tile_on_the_first_stone_of_a_custom_layout_is_used() -> None:
    g = scenario("red 3", tiles={"red 1": 10}).answers("play red 3", "send adventurer")
    assert g.see("points") == 10


def test_b5_an_arrow_may_be_declined() -> None:
    g = scenario("red 3", explorers={"red": "2"}, tiles={"red 3": "arrow"})
    g.answers("play red 3", "stay")
    assert g.asked == "draw" and g.step("red") == 3


def test_b5_an_arrow_moves_no_explorer_that_waits_or_has_arrived() -> None:
    tiles = {"red 3": "arrow"}
    g = scenario("red 3", explorers={"red": "2", "blue": "9"}, tiles=tiles).answers("play red 3")
    assert g.options == ["move red", "stay"]


def test_b6_an_arrow_with_nothing_to_move_does_nothing() -> None:
    g = scenario("red 3", explorers={"red": "8"}, tiles={"red 9": "arrow"}).answers("play red 3")
    assert g.asked == "draw" and g.step("red") == 9


def test_b7_each_tile_entered_is_used_at_once_until_a_choice_is_declined() -> None:
    tiles: dict[str, str | int] = {
        "red 3": "arrow",
        "red 4": "arrow",
        "red 5": "arrow",
        "red 6": "artifact",
        "blue 2": 5,
    }
    g = scenario("red 3", explorers={"red": "2", "blue": "1"}, tiles=tiles).answers("play red 3")
    g.answers("move red", "move red")
    assert g.asked == "arrow" and g.step("red") == 5
    declined = g.state.copy()
    declined.apply(GAME.parse("stay"))
    decision = declined.decision
    assert decision is not None and decision.why == "draw"
    g.answers("move red")
    assert g.asked == "draw" and g.see("artifacts") == 1 and g.see("points") == 0


def test_b8_an_artifact_is_taken_without_asking_and_gone_for_this_expedition() -> None:
    g = scenario("red 3", explorers={"red": "2"}, tiles={"red 3": "artifact"})
    g.answers("play red 3")
    assert g.asked == "draw" and g.state.view(1)["paths"][4]["tiles"][2] is None


def test_b9_a_point_tile_pays_each_explorer_that_enters_without_doubling() -> None:
    rivals = [{"hand": "red 1", "explorers": {"red": "R2"}}]
    g = scenario("red 3", explorers={"red": "2"}, tiles={"red 3": 15}, rivals=rivals)
    g.answers("play red 3", "draw deck", "play red 1")
    assert g.state.view(None)["points"] == [15, 15]


def test_b10_a_card_for_an_explorer_that_has_arrived_may_move_another_one() -> None:
    tiles = {"blue 5": 10}
    steps = {"red": "9", "blue": "4", "green": "9"}
    g = scenario("red 3", explorers=steps, tiles=tiles).answers("play red 3")
    assert g.asked == "bonus" and g.options == ["move blue", "stay"]
    g.answers("move blue")
    assert g.step("blue") == 5 and g.see("points") == 10 and g.asked == "draw"


def test_b10_that_move_may_be_declined() -> None:
    g = scenario("red 3", explorers={"red": "9", "blue": "4"}).answers("play red 3", "stay")
    assert g.asked == "draw" and g.step("blue") == 4


def test_b10_without_an_explorer_to_move_the_card_is_simply_played() -> None:
    g = scenario("red 3", explorers={"red": "9"}).answers("play red 3")
    assert g.asked == "draw" and g.see("columns")[4] == [0, 3]


def test_b11_the_card_must_still_fit_where_the_explorer_has_arrived() -> None:
    g = scenario("red 3, red 8", columns={"red": "1 7"}, explorers={"red": "9"})
    assert g.plays == ["red 8"]


def test_b12_the_fifth_crossing_ends_it_by_card_by_arrow_and_by_bonus() -> None:
    tiles: dict[str, str | int] = {"red 3": "arrow", "blue 7": "arrow"}
    by_card = scenario("blue 3", explorers={"blue": "6"}, tiles=tiles, **everybody_over(2))
    by_card.answers("play blue 3")
    by_arrow = scenario(
        "red 3", explorers={"blue": "6", "red": "2"}, tiles=tiles, **everybody_over(2)
    )
    by_arrow.answers("play red 3", "move blue")
    by_bonus = scenario(
        "red 3", explorers={"blue": "6", "red": "9"}, tiles=tiles, **everybody_over(2)
    )
    by_bonus.answers("play red 3", "move blue")
    for g in (by_card, by_arrow, by_bonus):
        assert g.asked == "over" and g.state.view(None)["crossings"] == 5
        assert g.state.view(None)["deck"] == 4, "no card is drawn"


def test_b13_an_explorer_crosses_when_it_reaches_the_seventh_stone_and_only_once() -> None:
    for step, crossings in ((5, 0), (6, 1), (7, 0), (8, 0)):
        g = scenario("blue 3", explorers={"blue": f"{step}"}).answers("play blue 3")
        assert g.state.view(None)["crossings"] == crossings


def test_b14_the_last_card_is_drawn_and_nobody_has_another_turn() -> None:
    g = scenario("red 3", deck="blue 9", expeditions=3).answers("discard red 3", "draw deck")
    assert g.asked == "tiles"
    assert g.hand() == ["blue 9"]


def test_b15_the_card_just_discarded_may_not_be_drawn_again() -> None:
    g = scenario("red 3", discards={"red": "9", "blue": "1"}).answers("discard red 3")
    assert g.options == ["draw deck", "draw blue"] and g.state.view(0)["closed"] == "red"
    g.answers("draw deck", "discard yellow 0")
    assert "draw red" in g.options


def test_b15_unless_allow_retake_is_set() -> None:
    g = scenario("red 3", allow_retake=True).answers("discard red 3")
    assert g.options == ["draw deck", "draw red"]


def test_b16_an_expedition_that_never_ends_is_scored_at_the_stall_cap() -> None:
    g = scenario("red 3", discards={"blue": "1"}, explorers={"green": "7"}, turns=49, stall_cap=50)
    g.answers("discard red 3", "draw blue")
    assert g.asked == "over" and g.state.view(None)["history"][0]["ended"] == "stall"
    assert g.last_expedition()["explorers"] == 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b17_the_left_neighbour_of_who_ended_it_starts_the_next_one(players: int) -> None:
    ended_by_draw = scenario("red 3", deck="blue 9", expeditions=3, players=players)
    ended_by_draw.answers("discard red 3", "draw deck")
    ended_by_bridge = scenario(
        "blue 4", explorers={"blue": "6"}, expeditions=3, **everybody_over(players)
    )
    ended_by_bridge.answers("play blue 4")
    for g in (ended_by_draw, ended_by_bridge):
        g.state.apply(("shuffle", 1))
        g.state.apply(("shuffle", 2))
        assert g.asks_seat == 1
    by_the_last_seat = scenario("red 3", deck="blue 9, " * players, expeditions=3, players=players)
    by_the_last_seat.answers("discard red 3", "draw deck")
    for _ in range(players - 1):
        by_the_last_seat.answers("discard yellow 0", "draw deck")
    by_the_last_seat.state.apply(("shuffle", 1))
    by_the_last_seat.state.apply(("shuffle", 2))
    assert by_the_last_seat.asks_seat == 0


def test_b18_a_bad_expedition_eats_earlier_points_but_the_total_stops_at_zero() -> None:
    for points, total in ((100, 80), (20, 0), (15, 0)):
        g = scenario("red 3", explorers={"blue": "1"}, points=points, deck="blue 9", expeditions=3)
        g.answers("discard red 3", "draw deck")
        assert g.see("points") == total


def test_b19_paying_for_missing_artifacts_stops_at_zero_too() -> None:
    g = scenario("red 3", points=15, deck="blue 9").answers("discard red 3", "draw deck")
    assert g.state.view(None)["payments"] == [-20, -20] and g.state.scores() == [0, 0]


def test_b20_artifacts_are_paid_once_after_the_last_expedition() -> None:
    for expedition, payments in ((1, []), (2, []), (3, [30, -50])):
        g = scenario("red 3", tokens=6, deck="blue 9", expeditions=3, expedition=expedition)
        g.answers("discard red 3", "draw deck")
        assert g.state.view(None)["payments"] == payments


@pytest.mark.parametrize(("expeditions", "value"), [(3, 100), (1, 50)])
def test_b21_more_artifacts_than_printed_count_like_the_last_value(
    expeditions: int, value: int
) -> None:
    for tokens in (10, 11, 27):
        g = scenario(
            "red 3", tokens=tokens, deck="blue 9", expeditions=expeditions, expedition=expeditions
        )
        g.answers("discard red 3", "draw deck")
        assert g.state.view(None)["payments"][0] == value


def test_b22_points_are_not_limited_by_a_supply_of_tokens() -> None:
    g = scenario("red 3", explorers={"red": "2"}, tiles={"red 3": 15}, points=100_000)
    assert g.answers("play red 3").see("points") == 100_015


def test_b23_equal_points_and_artifacts_share_the_victory() -> None:
    rivals = [{"points": 50, "found": 2}, {"points": 50, "found": 2}]
    g = scenario("red 3", points=50, found=2, deck="blue 9", rivals=rivals, players=3)
    g.answers("discard red 3", "draw deck")
    assert g.state.winners() == [0, 1, 2]


def test_b23_artifacts_decide_only_between_those_who_lead() -> None:
    rivals = [{"points": 45, "found": 2}, {"points": 0, "found": 5}]
    g = scenario("red 3", points=40, found=3, deck="blue 9", rivals=rivals, players=3)
    g.answers("discard red 3", "draw deck")
    assert g.state.scores() == [55, 55, 50] and g.state.winners() == [0]


def test_b23_with_tiebreak_shared_artifacts_do_not_decide() -> None:
    rivals = [{"points": 45, "found": 2}]
    g = scenario("red 3", points=40, found=3, deck="blue 9", rivals=rivals, tiebreak="shared")
    g.answers("discard red 3", "draw deck")
    assert g.state.scores() == [55, 55] and g.state.winners() == [0, 1]


def test_b24_with_two_players_30_cards_are_set_aside_unseen_and_anew_each_time() -> None:
    state = GAME.new(starter=0)
    asides = []
    for bits in (1, 2):
        state.apply(("shuffle", bits))
        state.apply(("shuffle", bits))
        aside = state.to_json()["aside"]
        assert len(aside) == 30 and state.view(0)["set_aside"] == 30
        asides.append(Counter(aside))
        for _ in range(64):
            decision = state.decision
            assert decision is not None
            state.apply(decision.options[-1])
            state.apply(GAME.parse("draw deck"))
    assert asides[0] != asides[1]
    for players in (3, 4):
        more = GAME.new(players=players, starter=0)
        more.apply(("shuffle", 1))
        more.apply(("shuffle", 1))
        assert more.view(0)["set_aside"] == 0


def test_b25_tiles_lie_open_before_the_cards_are_dealt() -> None:
    state = GAME.new(starter=0)
    state.apply(("shuffle", 1))
    view = state.view(None)
    assert view["phase"] == "deal" and view["hand_sizes"] == [0, 0]
    assert sum(tile is not None for path in view["paths"] for tile in path["tiles"]) == 25


def test_b26_cards_left_in_hand_cost_nothing() -> None:
    g = scenario("red 3, red 10, blue 10", points=30, deck="blue 9", found=2)
    g.answers("discard red 3", "draw deck")
    assert g.state.scores()[0] == 30 + 10


def test_b27_explorers_of_all_players_may_stand_on_one_stone() -> None:
    rivals = [{"explorers": {"red": "3"}} for _ in range(3)]
    g = scenario("red 3", explorers={"red": "2"}, players=4, rivals=rivals).answers("play red 3")
    assert [g.step("red", seat) for seat in range(4)] == [3, 3, 3, 3]


def test_b28_equal_cards_keep_the_direction_open() -> None:
    g = scenario("red 4, red 6", columns={"red": "5 5"}, explorers={"red": "2"}, up_and_down=True)
    assert g.plays == ["red 4", "red 6"] and g.see("directions")[4] is None


def test_b28_each_path_has_its_own_direction() -> None:
    g = scenario(
        "red 4",
        columns={"red": "5", "blue": "5 6"},
        explorers={"red": "1", "blue": "2"},
        up_and_down=True,
    )
    g.answers("play red 4")
    assert g.see("directions") == [None, "up", None, None, "down"]
    assert g.see("columns")[4] == [5, 4]


def test_b28_without_the_variant_every_path_goes_up() -> None:
    g = scenario("red 4, red 6", columns={"red": "5"}, explorers={"red": "1"})
    assert g.plays == ["red 6"] and g.see("directions") == ["up"] * 5


def test_b29_a_discard_goes_to_the_pile_of_its_colour_and_only_the_top_can_be_drawn() -> None:
    g = scenario("red 3", discards={"blue": "1 2"}).answers("discard red 3", "draw blue")
    assert g.hand() == ["blue 2"]
    assert g.state.view(0)["discards"] == [[], ["blue 1"], [], [], ["red 3"]]


def test_b30_explorers_that_never_set_out_count_nothing() -> None:
    g = scenario("red 3", deck="blue 9").answers("discard red 3", "draw deck")
    assert g.last_expedition()["explorers"] == 0


def test_b31_hands_and_cards_set_aside_are_hidden_and_all_else_is_public() -> None:
    state = GAME.new(starter=0)
    state.apply(("shuffle", 1))
    state.apply(("shuffle", 2))
    mine, spectator = state.view(0), state.view(None)
    assert len(mine["hand"]) == 8 and spectator["hand"] == []
    assert {key for key in mine if mine[key] != spectator[key]} == {"seat", "hand"}
    assert mine["known"] == [[], []]


def test_b31_a_card_taken_from_a_pile_stays_known_while_it_is_in_hand() -> None:
    g = scenario("red 3", discards={"blue": "4"}, deck="white 0, " * 6)
    g.answers("discard red 3", "draw blue")
    assert g.state.view(1)["known"] == [["blue 4"], []]
    g.answers("discard yellow 0", "draw deck", "discard blue 4")
    assert g.state.view(1)["known"] == [[], []]


def test_b31_of_two_copies_one_known_playing_one_leaves_nothing_known() -> None:
    g = scenario("red 3, blue 4", discards={"blue": "4"}, deck="white 0, " * 6)
    g.answers("discard red 3", "draw blue", "discard yellow 0", "draw deck")
    assert g.state.view(1)["known"][0] == ["blue 4"] and g.hand() == ["blue 4", "blue 4"]
    g.answers("discard blue 4", "draw deck")
    assert g.state.view(1)["known"][0] == [] and g.hand() == ["blue 4", "white 0"]


def test_b31_both_copies_may_be_known() -> None:
    g = scenario("red 3, red 5", discards={"blue": "4 4"}, deck="white 0, " * 6)
    g.answers("discard red 3", "draw blue", "discard yellow 0", "draw deck")
    g.answers("discard red 5", "draw blue")
    assert g.state.view(1)["known"][0] == ["blue 4", "blue 4"]
    g.answers("discard white 0", "draw deck", "discard blue 4")
    assert g.state.view(1)["known"][0] == ["blue 4"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b32_the_first_starter_is_drawn_or_given(players: int) -> None:
    drawn = GAME.new(players=players).decision
    assert drawn is not None and drawn.why == "starter"
    assert list(drawn.options) == [("start", seat) for seat in range(players)]
    for seat in range(players):
        given = GAME.new(players=players, starter=seat)
        asked = GAME.new(players=players)
        asked.apply(("start", seat))
        for state in (given, asked):
            state.apply(("shuffle", 1))
            state.apply(("shuffle", 2))
            decision = state.decision
            assert decision is not None and decision.player == seat
