"""RULES 6, 10 and 12: the turn, trading, removing, replenishing, exchanging, stacks."""

import pytest
from scenario import Scenario, scenario

FULL_HAND = "scout, goldsmith, relocation"


# T1 and T2


def test_a_turn_begins_with_the_question_whether_to_roll() -> None:
    g = scenario(at="start").me_may("roll").me("roll")
    assert g.asks == "chance" and g.options == [f"roll {n}" for n in range(1, 7)]
    g.chance("roll 4")
    decision = g.state.decision
    assert decision is not None and decision.weights == [1, 1, 1, 1, 2]
    assert g.options == [
        *("event brigands", "event trade", "event celebration", "event harvest", "event card")
    ]


def test_a_number_fixed_by_a_card_is_not_rolled() -> None:
    g = scenario(me=dict(hand="brigitta-the-wise-woman"), at="start")
    g.me("play brigitta-the-wise-woman", "number 2", "roll")
    assert g.asked == "roll.event"


def test_both_dice_may_be_fixed_by_different_cards() -> None:  # RULES 17
    hand = "brigitta-the-wise-woman, reiner-the-herald"
    g = scenario(me=dict(hand=hand), at="start", mode="gold")
    g.me("play reiner-the-herald").me_may("roll", "play brigitta-the-wise-woman")
    g.me("play brigitta-the-wise-woman", "number 5").me("roll")
    assert g.asked == "celebration.take"  # nothing was rolled
    g.me("brick", "brick").rival("brick")
    assert g.me.resources == "2 brick, 1 ore" and g.nothing_pending


# T5: actions in any order


def test_a_player_may_do_any_number_of_things_in_any_order() -> None:
    me = dict(hand="parish-hall, merchant-caravan, storehouse", resources="all")
    g = scenario(me=me)
    g.me("build parish-hall", "site 0 above").me("trade wool", "grain")
    g.me("play merchant-caravan", "ore", "ore", "wool", "wool")
    g.me("build storehouse", "site 0 below").me("build road left")
    assert g.me.built == "parish-hall, storehouse" and g.nothing_pending


def test_with_nothing_to_do_the_phase_can_only_be_ended() -> None:
    scenario(me=dict(hand="abbey, scout, candamir")).me_may("end")


def test_trading_gives_one_for_three_as_often_as_one_likes() -> None:
    g = scenario(me=dict(right="hills-5 forest-4", stored={"hills-3": 3, "hills-5": 3}))
    g.me("trade brick").me_may("hills-3", "hills-5").me("hills-3", "hills-3", "hills-5")
    g.me("ore")
    assert g.me.stored("hills-3") == 1 and g.me.stored("hills-5") == 2
    g.me("trade brick", "ore")
    assert g.me.resources == "2 ore" and not g.offers("trade ore") and g.nothing_pending


def test_trading_needs_three_of_one_kind() -> None:
    g = scenario(me=dict(resources="2 brick, 2 ore, 3 wool"))
    g.me_may("trade wool", "end")


def test_trading_gives_another_kind_that_has_room() -> None:
    me = dict(stored={"hills-3": 3, "forest-2": 3, "gold-field-1": 3, "pasture-4": 3})
    g = scenario(me=me).me("trade gold")
    g.me_may("grain", "ore")
    assert not scenario(me=dict(resources="all")).offers("trade ore")


# Removing


def test_an_own_building_or_unit_may_be_removed_free_of_charge() -> None:
    g = scenario(me=dict(built="abbey, harald"), rival=dict(built="marketplace"), mode="gold")
    g.me("remove").me_may("abbey", "harald").me("abbey")
    assert g.me.built == "harald" and g.discard == "abbey" and g.nothing_pending
    assert g.me.at("site 0 above") == "" and g.me.hand_limit == 3


def test_the_introductory_game_does_not_know_removing() -> None:
    assert not scenario(me=dict(built="abbey")).offers("remove")
    assert scenario(me=dict(built="abbey"), rules=1).offers("remove")  # it once did


def test_without_expansions_there_is_nothing_to_remove() -> None:
    g = scenario(rival=dict(built="abbey"), me=dict(cities=2), mode="gold")
    assert not g.offers("remove")


def test_an_open_card_that_is_removed_goes_back_to_the_open_stack() -> None:
    g = scenario(me=dict(cities=1, built="merchant-guild"), mode="gold")
    assert g.face_up == "merchant-guild"
    g.me("remove", "merchant-guild")
    assert g.face_up == "merchant-guild, merchant-guild" and g.discard == ""


def test_in_the_duel_it_goes_to_the_discard_pile() -> None:
    g = scenario(me=dict(cities=1, built="merchant-guild"), mode="duel")
    g.me("remove", "merchant-guild")
    assert g.discard == "merchant-guild" and g.face_up == ""


def test_a_covered_card_is_removed_only_after_the_upper_one() -> None:  # RULINGS O-27
    g = scenario(me=dict(cities=[0], built="parish-hall, town-hall"), mode="progress")
    assert g.me.place("town-hall") == g.me.place("parish-hall") == "site 0 far-above"
    g.me("remove").me_may("town-hall").me("town-hall")
    assert g.me.built == "parish-hall" and g.me.at("site 0 far-above") == "parish-hall"
    g.me("remove").me_may("parish-hall")


def test_an_extraordinary_site_is_neither_building_nor_unit() -> None:
    g = scenario(me=dict(built="austin, gold-cache at beside 1 above"), mode="gold")
    g.me("remove").me_may("austin")


def test_requirements_matter_only_when_building() -> None:
    me = dict(cities=1, built="merchant-guild, staple-house")
    g = scenario(me=me, mode="gold").me("remove", "merchant-guild")
    assert g.me.built == "staple-house" and g.me.points == 2 + 1 + 1


# The discard pile


def test_played_cards_lie_open_on_the_shared_discard_pile() -> None:
    g = scenario(me=dict(hand="merchant-caravan, goldsmith", resources="3 gold, 2 ore"))
    g.me("play merchant-caravan", "ore", "ore", "brick", "brick")
    g.me("play goldsmith", "wool", "wool")
    assert g.discard == "goldsmith, merchant-caravan"
    for seat in (0, 1, None):
        [pile] = g.state.view(seat)["piles"]
        assert pile["cards"] == [None, "goldsmith"]  # only its top shows
        assert pile["backs"] == ["basic", "basic"]


def test_by_agreement_everybody_may_look_through_the_discard_pile() -> None:
    me = dict(hand="merchant-caravan, goldsmith", resources="3 gold, 2 ore")
    g = scenario(me=me, open_discard=True)
    g.me("play merchant-caravan", "ore", "ore", "brick", "brick")
    g.me("play goldsmith", "wool", "wool")
    for seat in (0, 1, None):
        [pile] = g.state.view(seat)["piles"]
        assert pile["cards"] == ["merchant-caravan", "goldsmith"]


# T6: replenishing


def test_a_hand_below_the_limit_is_filled_one_card_at_a_time_from_any_stacks() -> None:
    g = scenario(me=dict(hand="scout"), at="action", stacks={0: "abbey", 3: "candamir"})
    g.me("end").me_may("stack 0", "stack 1", "stack 2", "stack 3").me("stack 3")
    assert g.me.hand == "scout, candamir" and g.asked == "replenish.draw"  # RULINGS O-61
    g.me("stack 0")
    assert g.me.hand == "scout, abbey, candamir" and g.asked == "exchange"


def test_drawing_is_compulsory() -> None:
    g = scenario(at="replenish")
    assert "end" not in g.options and "no" not in g.options


def test_a_hand_above_the_limit_goes_under_matching_stacks() -> None:
    g = scenario(me=dict(hand=f"{FULL_HAND}, merchant-caravan, abbey"), at="replenish")
    g.me("relocation").me_may("stack 0", "stack 1", "stack 2", "stack 3").me("stack 1")
    assert g.stack(1)[-1] == "relocation"
    g.me("merchant-caravan", "stack 1")
    assert g.stack(1)[-2:] == ["relocation", "merchant-caravan"] and g.asked == "exchange"


def test_a_hand_at_the_limit_stays_as_it_is() -> None:
    g = scenario(me=dict(hand=FULL_HAND), at="replenish")
    assert g.asked == "exchange" and g.me.hand == "goldsmith, relocation, scout"


def test_the_limit_is_not_checked_for_the_other_player() -> None:
    rival = dict(hand=f"{FULL_HAND}, abbey, marketplace")
    g = scenario(me=dict(hand="merchant-caravan, austin, inga"), rival=rival, at="replenish")
    g.me("no")
    assert g.asked == "turn.start" and g.asks == "rival" and len(g.rival.hand.split(", ")) == 5


def empty(g: Scenario, *stacks: int) -> Scenario:
    """Take all cards of these stacks out of the game."""
    for n in stacks:
        g.state.stacks[n].clear()
    return g


def test_from_empty_stacks_nothing_is_drawn_and_the_hand_stays_short() -> None:  # RULINGS O-13
    g = empty(scenario(me=dict(hand="scout")), 0, 1, 3)
    g.state.stacks[2] = g.state.stacks[2][-1:]
    g.me("end").me_may("stack 2").me("stack 2")
    assert g.asked == "exchange" and len(g.me.hand.split(", ")) == 2


def test_an_empty_stack_is_still_a_place_for_its_cards() -> None:
    g = empty(scenario(me=dict(hand=f"{FULL_HAND}, abbey")), 0, 1)
    g.me("end", "abbey").me_may("stack 0", "stack 1", "stack 2", "stack 3").me("stack 1")
    assert g.stack(1) == ["abbey"]


def test_cards_go_only_under_stacks_with_their_back() -> None:
    hand = "scout, mint, archer, library"
    g = scenario(me=dict(hand=hand), mode="duel", at="replenish")
    assert g.state.backs == ["basic"] * 3 + ["gold", "turmoil", "progress"]
    g.me("mint")  # one stack matches: nothing to ask
    assert g.asked == "exchange" and g.stack(3)[-1] == "mint"
    g.me("yes", "library")
    assert g.asked == "exchange.how" and g.stack(5)[-1] == "library"


# T7: exchanging


def test_a_card_may_be_exchanged_for_the_top_of_any_stack() -> None:
    g = scenario(me=dict(hand=FULL_HAND), at="replenish", stacks={2: "candamir"})
    g.me_may("yes", "no").me("yes").me_may("scout", "goldsmith", "relocation").me("scout")
    g.me("stack 0").me_may("draw").me("draw")
    g.me_may("stack 0", "stack 1", "stack 2", "stack 3").me("stack 2")
    assert g.me.hand == "goldsmith, relocation, candamir" and g.stack(0)[-1] == "scout"
    assert g.asked == "turn.start" and g.asks == "rival"


def test_exchanging_is_optional() -> None:
    g = scenario(me=dict(hand=FULL_HAND), at="replenish").me("no")
    assert g.asks == "rival" and g.me.hand == "goldsmith, relocation, scout"


def test_for_two_resources_a_card_is_chosen_from_a_stack() -> None:
    me = dict(hand=FULL_HAND, resources="ore, wool, brick")
    g = scenario(me=me, at="replenish", stacks={2: "candamir, abbey, inga"})
    rest = g.stack(2)
    g.me("yes", "scout", "stack 0").me_may("draw", "search").me("search", "stack 2")
    g.me_may("ore", "wool", "brick").me("ore", "brick")
    assert len(g.options) == len(set(rest))
    g.me("abbey")
    rest.remove("abbey")
    assert g.me.hand == "goldsmith, relocation, abbey" and g.stack(2) == rest
    assert g.me.resources == "1 wool" and g.asks == "rival"


def test_who_has_looked_through_a_stack_must_take_a_card() -> None:
    g = scenario(me=dict(hand=FULL_HAND, resources="2 ore"), at="replenish")
    g.me("yes", "scout", "stack 0", "search", "stack 1")
    assert all(option.startswith("card ") for option in g.options)


@pytest.mark.parametrize(
    ("built", "resources", "may"),
    [
        ("", "ore", ("draw",)),
        ("", "2 ore", ("draw", "search")),
        ("parish-hall", "", ("draw",)),
        ("parish-hall", "ore", ("draw", "search")),
        ("parish-hall, town-hall", "", ("draw", "search")),
    ],
)
def test_searching_costs_two_with_a_parish_hall_one_with_a_town_hall_nothing(
    built: str, resources: str, may: tuple[str, ...]
) -> None:
    me = dict(hand=FULL_HAND, resources=resources, cities=[0], built=built)
    g = scenario(me=me, at="replenish", mode="progress")
    g.me("yes", "scout", "stack 0").me_may(*may)


def test_removing_the_town_hall_restores_the_price_of_the_parish_hall() -> None:  # RULES 17
    me = dict(hand=FULL_HAND, cities=[0], built="parish-hall, town-hall")
    g = scenario(me=me, mode="progress").me("remove", "town-hall", "end")
    g.me("yes", "scout", "stack 0").me_may("draw")


def test_the_card_put_away_is_part_of_the_stack_that_is_searched() -> None:
    g = scenario(me=dict(hand=FULL_HAND, resources="2 ore"), at="replenish")
    g.me("yes", "scout", "stack 1", "search", "stack 1", "scout")
    assert g.me.hand == "goldsmith, relocation, scout"


def test_without_a_card_in_hand_nothing_is_exchanged() -> None:
    g = empty(scenario(), 0, 1, 2, 3).me("end")
    assert g.asks == "rival" and g.asked == "turn.start"


def test_cards_drawn_at_the_end_of_the_turn_are_not_used_in_it() -> None:
    g = scenario(at="replenish", stacks={0: "merchant-caravan"}, me=dict(resources="all"))
    g.me("stack 0", "stack 0", "stack 0", "no")
    assert g.asks == "rival"


# RULINGS O-12 and its switch


@pytest.mark.parametrize("how", ["drawn", "exchanged for the top", "exchanged by searching"])
@pytest.mark.parametrize("fresh", [True, False])
def test_a_reaction_drawn_at_the_end_of_a_turn_may_be_used_in_the_next_unless_switched_off(
    how: str, fresh: bool
) -> None:
    sebastian = "sebastian-the-itinerant-preacher"
    hand = "scout, goldsmith" if how == "drawn" else FULL_HAND
    g = scenario(
        me=dict(hand=hand, built="abbey", resources="2 ore"),
        rival=dict(strength=3),
        mode="turmoil",
        stacks={3: sebastian},
        fresh_reactions=fresh,
        events="feud",
    )
    g.me("end")
    if how == "drawn":
        g.me("stack 3", "stack 0", "no")
    else:
        g.me("stack 0", "yes", "scout", "stack 0")  # the limit is four with the Abbey
        if how == "exchanged for the top":
            g.me("draw", "stack 3")
        else:
            g.me("search", "stack 3", f"card {sebastian}")
    assert sebastian in g.me.hand
    g.roll(1, "card")
    g.me_may("no", f"play {sebastian}") if fresh else g.me_may("no")


def test_a_reaction_held_since_an_earlier_turn_may_always_be_used() -> None:
    sebastian = "sebastian-the-itinerant-preacher"
    me = dict(hand=sebastian, built="abbey")
    g = scenario(me=me, rival=dict(strength=3), mode="turmoil", turn=1, fresh_reactions=False)
    g.event("feud").me_may("no", f"play {sebastian}")
    g = scenario(
        me=me | dict(fresh=sebastian),
        rival=dict(strength=3),
        mode="turmoil",
        turn=1,
        fresh_reactions=False,
    )
    g.event("feud").me_may("no")


# T8


def test_after_the_end_the_other_player_begins() -> None:
    g = scenario(me=dict(hand=FULL_HAND), at="replenish")
    assert g.state.turns == 1
    g.me("no")
    assert g.asks == "rival" and g.asked == "turn.start"
    assert (g.state.turn, g.state.turns, g.state.production, g.state.face) == (1, 2, 0, "")


def test_limits_per_turn_are_reset_at_the_start_of_the_own_turn() -> None:
    g = scenario(me=dict(cities=1, built="mint", resources="2 gold"), mode="gold")
    g.me("use mint", "ore")
    assert not g.offers("use mint")
    g.do("start_turn").roll(6, "trade")
    assert g.offers("use mint")
