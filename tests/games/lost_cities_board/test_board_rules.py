"""The rules of the board game, sentence by sentence."""

from collections import Counter

import pytest
from board_scenario import COLOURS, GAME, everybody_over, scenario

from rivalry.core.game import State


def dealt(**options: object) -> State:
    state = GAME.new(**{"starter": 0, "expeditions": 1} | options)
    state.apply(("shuffle", 5))
    state.apply(("shuffle", 6))
    return state


# Preparing


def all_cards(state: State) -> Counter[str]:
    data = state.to_json()
    cards = Counter(data["draw_pile"] + data["aside"])
    for hand in data["hands"]:
        cards.update(hand)
    for pile in data["discards"]:
        cards.update(pile)
    for columns in data["columns"]:
        for colour, column in zip(COLOURS, columns, strict=True):
            cards.update(f"{colour} {value}" for value in column)
    return cards


def test_there_are_two_cards_of_every_value_from_0_to_10_in_five_colours() -> None:
    cards = all_cards(dealt())
    assert cards == {f"{colour} {value}": 2 for colour in COLOURS for value in range(11)}
    assert cards.total() == 110


@pytest.mark.parametrize(("players", "pile"), [(2, 64), (3, 86), (4, 78)])
def test_everybody_gets_eight_cards_and_the_rest_is_the_draw_pile(players: int, pile: int) -> None:
    view = dealt(players=players).view(0)
    assert view["hand_sizes"] == [8] * players
    assert view["deck"] == pile
    assert len(view["hand"]) == 8


def test_the_25_tiles_are_9_artifacts_9_arrows_and_7_for_points() -> None:
    view = dealt().view(None)
    tiles = Counter(tile for path in view["paths"] for tile in path["tiles"] if tile is not None)
    assert tiles == {"artifact": 9, "arrow": 9, 5: 2, 10: 3, 15: 2}


def test_tiles_lie_on_the_spaces_of_the_layout_and_nowhere_else() -> None:
    view = dealt().view(None)
    for path in view["paths"]:
        steps = [step for step, tile in enumerate(path["tiles"], 1) if tile is not None]
        assert steps == view["options"]["layout"][path["colour"]]


def test_the_nine_stones_are_worth_minus_20_to_50() -> None:
    assert dealt().view(0)["stones"] == [-20, -15, -10, 5, 10, 15, 30, 35, 50]


def test_everybody_has_four_adventurers_and_a_researcher() -> None:
    assert dealt(players=4).view(0)["waiting"] == [{"researcher": 1, "adventurer": 4}] * 4


def test_the_players_take_turns_clockwise() -> None:
    state = dealt(players=3, starter=1)
    seats = []
    for _ in range(6):
        decision = state.decision
        assert decision is not None
        seats.append(decision.player)
        state.apply(decision.options[-1])  # a discard
        state.apply(GAME.parse("draw deck"))
    assert seats == [1, 2, 0, 1, 2, 0]


# Playing a card


def test_a_turn_is_one_card_out_and_one_card_in() -> None:
    g = scenario("red 3, red 5", deck="blue 4, blue 5")
    assert g.asked == "card"
    g.answers("discard red 3")
    assert g.asked == "draw" and g.asks_seat == 0
    g.answers("draw deck")
    assert g.asked == "card" and g.asks_seat == 1
    assert g.hand() == ["blue 4", "red 5"]


def test_every_card_in_hand_may_be_played_to_a_new_path_or_discarded() -> None:
    g = scenario("red 3, blue 0")
    assert g.options == ["play blue 0", "play red 3", "discard blue 0", "discard red 3"]


def test_both_copies_of_a_card_are_one_option() -> None:
    g = scenario("red 3, red 3")
    assert g.options == ["play red 3", "discard red 3"]
    g.answers("discard red 3", "draw deck")
    assert g.hand() == ["white 0", "red 3"]


def test_starting_a_path_puts_the_chosen_explorer_on_its_first_stone() -> None:
    g = scenario("red 3").answers("play red 3")
    assert g.asked == "send" and g.options == ["send researcher", "send adventurer"]
    assert g.state.view(0)["path"] == "red"
    g.answers("send adventurer")
    assert g.see("explorers")[4] == {"piece": "adventurer", "step": 1}
    assert g.see("columns")[4] == [3]
    assert g.see("waiting") == {"researcher": 1, "adventurer": 3}
    assert g.see("running")["explorers"] == -20


def test_the_researcher_counts_double_below_zero_too() -> None:
    g = scenario("red 3").answers("play red 3", "send researcher")
    assert g.see("running")["lines"] == [
        {"colour": "red", "piece": "researcher", "step": 1, "points": -40}
    ]


def test_once_the_researcher_is_out_only_adventurers_are_left_to_send() -> None:
    g = scenario("red 3", explorers={"blue": "R1"}).answers("play red 3")
    assert g.asked == "draw"
    assert g.see("explorers")[4] == {"piece": "adventurer", "step": 1}


def test_once_the_adventurers_are_out_the_researcher_goes() -> None:
    out = {"yellow": "1", "blue": "1", "white": "1", "green": "1"}
    g = scenario("red 3", explorers=out).answers("play red 3")
    assert g.asked == "draw"
    assert g.see("explorers")[4] == {"piece": "researcher", "step": 1}


def test_only_one_explorer_of_a_player_walks_a_path() -> None:
    g = scenario("red 3", explorers={"red": "2"}).answers("play red 3")
    assert g.asked == "draw" and g.step("red") == 3
    assert g.see("waiting") == {"researcher": 1, "adventurer": 3}


def test_several_players_may_explore_the_same_path() -> None:
    rivals = [{"explorers": {"blue": "1"}}, {"explorers": {"blue": "R1"}}]
    g = scenario("blue 4", players=3, rivals=rivals).answers("play blue 4", "send adventurer")
    assert [g.step("blue", seat) for seat in range(3)] == [1, 1, 1]


def test_a_card_on_a_column_moves_its_explorer_one_stone() -> None:
    g = scenario("red 4", columns={"red": "3"}, explorers={"red": "1"}).answers("play red 4")
    assert g.step("red") == 2 and g.see("columns")[4] == [3, 4]


def test_only_equal_or_higher_cards_fit_a_column() -> None:
    g = scenario("red 4, red 6, red 7, red 8", columns={"red": "4 7"}, explorers={"red": "2"})
    assert g.plays == ["red 7", "red 8"]


def test_a_column_belongs_to_one_player() -> None:
    g = scenario("red 2", rivals=[{"columns": {"red": "9"}, "explorers": {"red": "1"}}])
    assert g.plays == ["red 2"]


def test_a_card_that_fits_nowhere_may_be_discarded() -> None:
    g = scenario("red 3", columns={"red": "4 7"}, explorers={"red": "2"})
    assert g.options == ["discard red 3"]


def test_discards_lie_by_colour_and_the_last_one_is_on_top() -> None:
    g = scenario("red 3, blue 1", discards={"red": "9"}).answers("discard red 3")
    assert g.state.view(1)["discards"][4] == ["red 9", "red 3"]
    assert g.state.view(1)["discards"][1] == []


# Drawing


def test_the_top_of_the_draw_pile_or_of_any_discard_pile_may_be_drawn() -> None:
    g = scenario("red 3", discards={"blue": "2 7", "green": "1"}).answers("discard red 3")
    assert g.options == ["draw deck", "draw blue", "draw green"]
    g.answers("draw blue")
    assert g.hand() == ["blue 7"]
    assert g.state.view(0)["discards"][1] == ["blue 2"]


def test_a_card_from_the_draw_pile_is_its_top_card() -> None:
    g = scenario("red 3", deck="blue 9, green 4").answers("discard red 3", "draw deck")
    assert g.hand() == ["blue 9"] and g.state.view(0)["deck"] == 1


# Tiles


def test_an_artifact_tile_is_taken_and_its_space_stays_empty() -> None:
    tiles = {"red 3": "artifact"}
    g = scenario("red 4", explorers={"red": "2"}, tiles=tiles).answers("play red 4")
    assert g.see("artifacts") == 1 and g.asked == "draw"
    assert g.state.view(0)["paths"][4]["tiles"] == [None] * 9


def test_a_second_explorer_finds_no_artifact_where_one_was_taken() -> None:
    rivals = [{"hand": "red 5", "explorers": {"red": "2"}}]
    g = scenario("red 4", explorers={"red": "2"}, tiles={"red 3": "artifact"}, rivals=rivals)
    g.answers("play red 4", "draw deck", "play red 5")
    assert (g.see("artifacts", 0), g.see("artifacts", 1)) == (1, 0)


def test_a_point_tile_pays_at_once_and_stays_for_others() -> None:
    rivals = [{"hand": "red 5", "explorers": {"red": "R2"}}]
    g = scenario("red 4", explorers={"red": "2"}, tiles={"red 3": 15}, rivals=rivals)
    g.answers("play red 4", "draw deck", "play red 5")
    # The second one is a researcher: points of tiles are not doubled.
    assert (g.see("points", 0), g.see("points", 1)) == (15, 15)
    assert g.state.view(0)["paths"][4]["tiles"][2] == 15


def test_an_arrow_lets_any_explorer_on_a_path_move_and_stays() -> None:
    tiles = {"red 3": "arrow"}
    g = scenario("red 4", explorers={"red": "2", "blue": "4", "green": "9"}, tiles=tiles)
    g.answers("play red 4")
    assert g.asked == "arrow" and g.options == ["move blue", "move red", "stay"]
    g.answers("move blue")
    assert g.step("blue") == 5 and g.asked == "draw"
    assert g.state.view(0)["paths"][4]["tiles"][2] == "arrow"


def test_a_tile_reached_by_an_arrow_counts_as_well() -> None:
    tiles: dict[str, str | int] = {"red 3": "arrow", "blue 5": "arrow", "red 4": 10}
    g = scenario("red 4", explorers={"red": "2", "blue": "4"}, tiles=tiles)
    g.answers("play red 4", "move blue")
    assert g.asked == "arrow" and g.state.view(0)["path"] == "blue"
    g.answers("move red")
    assert g.see("points") == 10 and g.asked == "draw"


# The end of an expedition


def test_the_fifth_explorer_over_the_bridges_ends_the_expedition_at_once() -> None:
    g = scenario("blue 4", explorers={"blue": "6"}, **everybody_over(2))
    g.answers("play blue 4")
    assert g.asked == "over"
    assert g.state.view(None)["history"][0]["ended"] == "bridge"
    assert g.last_expedition()["explorers"] == 30


def test_it_does_not_matter_on_which_paths_the_five_have_crossed() -> None:
    rivals = [{"explorers": {"blue": "7"}}, {"explorers": {"blue": "8"}}]
    over = {"red": "9", "green": "7", "blue": "6"}
    g = scenario("blue 4", explorers=over, players=3, rivals=rivals, crossings=4)
    assert g.answers("play blue 4").asked == "over"


def test_the_fourth_explorer_over_the_bridges_does_not_end_it() -> None:
    g = scenario("blue 4", explorers={"blue": "6"}, crossings=3).answers("play blue 4")
    assert g.asked == "draw" and g.state.view(0)["crossings"] == 4


def test_the_tile_under_the_explorer_that_ends_it_is_not_used() -> None:
    for tile in ("artifact", 15, "arrow"):
        g = scenario("blue 4", explorers={"blue": "6"}, tiles={"blue 7": tile}, **everybody_over(2))
        g.answers("play blue 4")
        assert g.asked == "over"
        assert g.last_expedition() == {"explorers": 30, "tiles": 0, "artifacts": 0, "points": 30}


def test_the_last_card_of_the_draw_pile_ends_the_expedition() -> None:
    g = scenario("red 3", deck="blue 9").answers("discard red 3", "draw deck")
    assert g.asked == "over"
    assert g.state.view(None)["history"][0]["ended"] == "deck"


# Scoring


def test_an_explorer_counts_the_stone_it_stands_on() -> None:
    stones = [-20, -15, -10, 5, 10, 15, 30, 35, 50]
    for step, stone in enumerate(stones, 1):
        g = scenario("red 3", explorers={"blue": f"{step}"}, deck="blue 9")
        g.answers("discard red 3", "draw deck")
        assert g.last_expedition()["explorers"] == stone


def test_the_researcher_counts_twice() -> None:
    g = scenario("red 3", explorers={"blue": "R8", "red": "1"}, deck="blue 9")
    g.answers("discard red 3", "draw deck")
    assert g.last_expedition()["explorers"] == 70 - 20


def test_nobody_ends_an_expedition_below_zero() -> None:
    g = scenario("red 3", explorers={"blue": "1"}, points=5, deck="blue 9", expeditions=3)
    g.answers("discard red 3", "draw deck")
    assert g.see("points") == 0


def test_points_of_tiles_are_kept_with_those_of_explorers() -> None:
    g = scenario("red 3", explorers={"blue": "7", "red": "3"}, points=40, deck="blue 9")
    g.answers("play red 3", "draw deck")
    assert g.last_expedition()["points"] == 40 + 30 + 5


# The next expedition


def finished(**settings: object) -> State:
    """After the first of three expeditions, which ended with seat 0's draw."""
    setting = {"deck": "blue 9", "expeditions": 3, **settings}
    return scenario("red 3", **setting).answers("discard red 3", "draw deck").state  # type: ignore[arg-type]


def test_artifact_tiles_become_tokens_that_are_kept() -> None:
    state = finished(found=3, tokens=2)
    view = state.view(0)
    assert view["tokens"] == [5, 0] and view["artifacts"] == [0, 0]
    state.apply(("shuffle", 1))
    assert state.view(0)["tokens"] == [5, 0]


def test_tiles_are_shuffled_anew_then_cards_then_the_next_player_starts() -> None:
    state = finished(points=20)
    whys = []
    for bits in (8, 9):
        decision = state.decision
        assert decision is not None
        whys.append(decision.why)
        state.apply(("shuffle", bits))
    assert whys == ["tiles", "deal"]
    view = state.view(1)
    assert view["expedition"] == 2 and view["starter"] == view["turn"] == 1
    assert view["points"] == [20, 0] and view["hand_sizes"] == [8, 8] and view["deck"] == 64
    assert view["columns"] == [[[]] * 5] * 2 and view["explorers"] == [[None] * 5] * 2
    assert view["waiting"] == [{"researcher": 1, "adventurer": 4}] * 2
    tiles = [tile for path in view["paths"] for tile in path["tiles"] if tile is not None]
    assert len(tiles) == 25 and view["crossings"] == 0 and view["discards"] == [[]] * 5


def test_the_game_ends_after_three_expeditions() -> None:
    assert finished(expedition=1).decision is not None
    assert finished(expedition=2).decision is not None
    assert finished(expedition=3).decision is None


def test_the_short_game_ends_after_one() -> None:
    assert finished(expeditions=1).decision is None


# The end of the game


@pytest.mark.parametrize(("artifacts", "paid"), [(6, 30), (9, 70)])
def test_the_long_track_pays_30_for_six_and_70_for_nine(artifacts: int, paid: int) -> None:
    state = finished(expedition=3, tokens=artifacts - 1, found=1)
    assert state.view(None)["payments"][0] == paid and state.scores()[0] == paid


@pytest.mark.parametrize("artifacts", range(5))
def test_fewer_than_five_artifacts_cost_points(artifacts: int) -> None:
    state = finished(expedition=3, tokens=artifacts, points=100)
    assert state.view(None)["payments"][0] < 0
    assert state.scores()[0] == 100 + state.view(None)["payments"][0]


def test_five_artifacts_cost_nothing() -> None:
    assert finished(expedition=3, tokens=5).view(None)["payments"][0] >= 0


@pytest.mark.parametrize(
    ("artifacts", "paid"), [(0, -20), (1, -15), (2, 10), (3, 15), (4, 30), (5, 50), (9, 50)]
)
def test_the_short_game_uses_the_short_track(artifacts: int, paid: int) -> None:
    state = finished(expeditions=1, found=artifacts, points=100)
    assert state.view(None)["payments"][0] == paid and state.scores()[0] == 100 + paid


def test_the_most_points_win() -> None:
    state = finished(expedition=3, points=100, rivals=[{"points": 105}])
    assert state.winners() == [1]


def test_equal_points_are_decided_by_artifacts() -> None:
    # 6 artifacts pay 30, 5 pay 20.
    state = finished(expedition=3, points=100, tokens=6, rivals=[{"points": 110, "tokens": 5}])
    assert state.scores() == [130, 130] and state.winners() == [0]


# The variant


def test_in_the_variant_the_second_different_card_sets_the_direction() -> None:
    g = scenario(
        "red 3, red 5, red 8", columns={"red": "5"}, explorers={"red": "1"}, up_and_down=True
    )
    assert g.plays == ["red 3", "red 5", "red 8"] and g.see("directions")[4] is None
    down = scenario(
        "red 2, red 3, red 4", columns={"red": "5 3"}, explorers={"red": "2"}, up_and_down=True
    )
    assert down.plays == ["red 2", "red 3"] and down.see("directions")[4] == "down"
    up = scenario(
        "red 2, red 6, red 9", columns={"red": "5 6"}, explorers={"red": "2"}, up_and_down=True
    )
    assert up.plays == ["red 6", "red 9"] and up.see("directions")[4] == "up"


def test_in_the_variant_one_path_may_go_up_and_another_down() -> None:
    columns = {"red": "5 3", "blue": "5 7"}
    steps = {"red": "2", "blue": "2"}
    g = scenario("red 1, red 9, blue 1, blue 9", columns, steps, up_and_down=True)
    assert g.plays == ["blue 9", "red 1"]
    g.answers("play red 1")
    assert g.see("columns")[4] == [5, 3, 1]


# The worked example of the rules


def test_example_the_fourth_blue_card_finds_an_arrow_and_the_next_stone_pays_15() -> None:
    tiles: dict[str, str | int] = {
        "blue 2": "arrow",
        "blue 4": "arrow",
        "blue 6": "arrow",
        "blue 7": 15,
    }
    g = scenario("blue 1, blue 2, blue 5, blue 7", tiles=tiles, deck="white 0, white 1, " * 4)
    g.answers("play blue 1", "send adventurer", "draw deck")
    g.answers("discard yellow 0", "draw deck")
    g.answers("play blue 2", "move blue", "draw deck")
    g.answers("discard white 1", "draw deck")
    g.answers("play blue 5", "move blue", "draw deck")
    g.answers("discard white 1", "draw deck")
    g.answers("play blue 7")
    assert g.step("blue") == 6 and g.see("running")["explorers"] == 15 and g.asked == "arrow"
    g.answers("move blue")
    assert g.see("points") == 15 and g.see("running")["explorers"] == 30
