"""RULES 7 to 9 and 15: production, the faces of the event die, the event stack, and their order."""

import pytest
from scenario import scenario

# Production


@pytest.mark.parametrize(
    ("number", "mine", "rivals"),
    [
        (1, "1 gold", "1 wool"),
        (2, "1 lumber", "1 brick"),
        (3, "1 brick", "1 lumber"),
        (4, "1 wool", "1 gold"),
        (5, "1 ore", "1 grain"),
        (6, "1 grain", "1 ore"),  # RULES 16, first row
    ],
)
def test_each_region_with_the_number_yields_one_for_both_players(
    number: int, mine: str, rivals: str
) -> None:
    for turn in (0, 1):
        g = scenario(turn=turn, at="start").roll(number, "trade")
        assert g.me.resources == mine and g.rival.resources == rivals and g.nothing_pending


@pytest.mark.parametrize(("number", "gets"), [(4, "1 wool, 1 ore"), (2, "1 lumber, 1 gold")])
def test_a_third_settlements_regions_yield_as_well(number: int, gets: str) -> None:  # RULES 16
    g = scenario(me=dict(right="mountains-4 gold-field-2")).roll(number, "trade")
    assert g.me.resources == gets


# Brigands


def test_more_than_seven_resources_lose_all_gold_and_wool_before_production() -> None:
    me = dict(stored={"hills-3": 3, "forest-2": 2, "gold-field-1": 2, "pasture-4": 1})
    g = scenario(me=me, rival=dict(resources="3 wool, 3 gold, ore")).roll(4, "brigands")
    assert g.me.resources == "3 brick, 2 lumber, 1 wool"  # the wool of the roll comes afterwards
    assert g.rival.resources == "3 wool, 1 ore, 3 gold"  # seven are safe; the gold field is full
    assert g.nothing_pending


def test_exactly_seven_resources_are_safe_even_if_production_makes_them_eight() -> None:
    g = scenario(me=dict(resources="3 brick, 3 gold, wool")).roll(4, "brigands")
    assert g.me.resources == "3 brick, 2 wool, 3 gold"


def test_brigands_visit_both_players() -> None:
    g = scenario(me=dict(resources="all"), rival=dict(resources="all")).roll(2, "brigands")
    for player in (g.me, g.rival):
        assert player.resources == "3 brick, 3 grain, 3 lumber, 3 ore"


def test_the_gold_cache_is_neither_counted_nor_robbed() -> None:
    me = dict(
        built="austin, gold-cache at beside 1 above",
        stored={"gold-cache": 3, "gold-field-1": 3, "hills-3": 3, "pasture-4": 1},
    )
    g = scenario(me=me, mode="gold").roll(2, "brigands")
    assert g.me.stored("gold-field-1") == 3 and g.me.stored("gold-cache") == 3
    me["stored"] |= {"pasture-4": 2}
    g = scenario(me=me, mode="gold").roll(2, "brigands")
    assert g.me.stored("gold-field-1") == 0 and g.me.stored("gold-cache") == 3


# Trade


def test_the_trade_advantage_takes_one_resource_of_choice() -> None:
    g = scenario(me=dict(commerce=3), rival=dict(resources="2 brick, 1 wool")).roll(1, "trade")
    g.me_may("take brick", "take wool").me("take brick")
    assert g.me.resources == "1 brick, 1 gold" and g.rival.resources == "1 brick, 2 wool"


def test_the_trade_advantage_works_in_the_rivals_turn() -> None:
    g = scenario(me=dict(commerce=3), turn=1, at="start").roll(6, "trade")
    assert g.me.resources == "1 grain, 1 ore" and g.rival.resources == "" and g.nothing_pending


def test_without_a_trade_advantage_nothing_is_traded() -> None:
    g = scenario(me=dict(commerce=2), rival=dict(resources="all")).roll(1, "trade")
    assert g.nothing_pending and g.me.resources == "1 gold"


def test_without_room_nothing_is_taken() -> None:
    me = dict(commerce=3, resources="all")
    g = scenario(me=me, rival=dict(resources="2 ore")).roll(1, "trade")
    assert g.rival.resources == "1 wool, 2 ore" and g.nothing_pending


# Celebration


def test_the_most_skilful_player_alone_takes_a_resource() -> None:
    g = scenario(me=dict(built="austin"), rival=dict(built="harald")).roll(1, "celebration")
    g.me("ore")
    assert g.me.resources == "1 ore, 1 gold" and g.rival.resources == "1 wool"
    assert g.nothing_pending


def test_with_equal_skill_both_take_one_the_active_player_first() -> None:
    for turn in (0, 1):
        g = scenario(turn=turn, at="start").roll(1, "celebration")
        first, second = (g.me, g.rival) if turn == 0 else (g.rival, g.me)
        first("ore")
        second("brick")
        assert g.nothing_pending
        assert first.resources.endswith(("1 ore", "1 ore, 1 gold"))


def test_the_more_skilful_player_takes_it_in_the_rivals_turn_too() -> None:
    g = scenario(rival=dict(built="inga")).roll(1, "celebration").rival("ore")
    assert g.rival.resources == "1 wool, 1 ore" and g.nothing_pending


# Plentiful harvest


def test_a_plentiful_harvest_gives_both_a_resource_of_choice_after_production() -> None:
    g = scenario().roll(1, "harvest")
    assert g.me.resources == "1 gold"  # production has been already
    g.me("gold").rival("ore")
    assert g.me.resources == "2 gold" and g.rival.resources == "1 wool, 1 ore"
    assert g.nothing_pending


# Event cards


def test_production_comes_before_the_event_card() -> None:
    me = dict(built="storehouse at site 0 above")
    g = scenario(me=me, at="start", events="year-of-plenty").roll(2, "card")
    assert g.me.resources == "2 lumber, 1 gold" and g.nothing_pending


def test_a_drawn_event_goes_to_the_bottom_of_its_stack() -> None:
    g = scenario(at="start", events="trade-ships-race, invention")
    size = len(g.events)
    g.roll(1, "card")
    assert g.events[0] == "invention" and g.events[-1] == "trade-ships-race"
    assert len(g.events) == size and g.nothing_pending


def test_what_lies_at_the_bottom_of_the_event_stack_is_known_to_all() -> None:
    g = scenario(at="start", events="trade-ships-race").roll(1, "card")
    for seat in (0, 1, None):
        assert g.state.view(seat)["events"][0] == "trade-ships-race"


def test_yule_gathers_all_events_again_three_below_it() -> None:
    g = scenario(at="start", events="yule").roll(1, "card")
    assert g.asked == "events.shuffle" and g.asks == "chance"
    before = sorted(g.events)
    g.chance("shuffle 0x7")
    drawn = g.events[-1] if g.nothing_pending else g.events[0]
    assert sorted(g.events) == before and len(before) == 9 and drawn != "yule"
    below = 3 + g.nothing_pending  # the event drawn after Yule comes to the bottom
    assert g.events.index("yule") == 9 - below - 1


def test_after_yule_only_the_places_of_yule_and_of_the_drawn_card_are_known() -> None:
    g = scenario(at="start", events="yule, feud").roll(1, "card").chance("shuffle 0x7")
    while not g.nothing_pending:
        g.me(g.options[-1]) if g.asks == "me" else g.rival(g.options[-1])
    known = [key for key in g.state.view(0)["events"] if key]
    assert len(known) == 2 and "yule" in known and g.state.view(0)["events"][0] == known[0]


# Order (RULES 15, RULINGS O-11)


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("event", ["invention", "trade-ships-race", "traveling-merchant"])
def test_the_active_player_chooses_first_in_every_event(turn: int, event: str) -> None:
    side = dict(built="abbey", commerce=1, resources="1 gold")
    mine, rivals = dict(side), dict(side)
    g = scenario(me=mine, rival=rivals, turn=turn).event(event)
    first, second = ("me", "rival") if turn == 0 else ("rival", "me")
    assert g.asks == first
    (g.me if turn == 0 else g.rival)("ore")
    assert g.asks == second
    (g.rival if turn == 0 else g.me)("brick")
    assert g.nothing_pending
