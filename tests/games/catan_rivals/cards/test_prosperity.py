"""The Era of Prosperity: its set-up, the Public Feeling, and what stands outside cities."""

from typing import Any

import pytest
from prosperity import era
from scenario import GAME, ME, RIVAL, scenario

from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals import building, position
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.place import cell
from rivalry.games.catan_rivals.reason import words
from rivalry.games.catan_rivals.state import card_of

HIDEOUT = "thieves-hideout"
TOWN = "small-market-town"


# Setting up


def shuffled(bits: int = 1, **options: Any) -> position.Position:
    """A game with everything shuffled, up to the first question of a player."""
    s = position.new(starter=0, **options)
    while s.decision is not None and s.decision.player == CHANCE:
        bits = bits * 6364136223846793005 % 2**64  # another shuffle each time
        s.apply(("shuffle", bits))
    return s


def test_o_10_each_player_has_a_public_feeling_without_stars_from_the_start() -> None:
    s = shuffled(mode="prosperity")
    for prince in s.view(None)["princes"]:
        assert prince["markers"] == [
            {"card": "public-feeling", "place": [], "level": 0, "used": 0, "holds": "star"},
        ]
    assert sorted(s.view(None)["face_up"]) == ["builders-hut", "builders-hut", "prince", "princess"]


def test_the_events_lie_three_below_yule_and_nine_above_with_both_insurrections() -> None:
    """RULES 5.2: two Insurrections are shuffled with the seven events above Yule."""
    for bits in (1, 2, 3):
        s = shuffled(bits, mode="prosperity")
        keys = [card_of(s, h).key for h in s.events]
        assert len(keys) == 13 and keys[3] == "yule"
        assert keys[4:].count("insurrection") == 2 and keys.count("taxation") == 2


def test_yule_builds_the_event_stack_anew_in_the_same_way() -> None:
    g = era(events="yule").do("draw_event").chance("shuffle 0x7", "shuffle 0x9")
    while not g.nothing_pending:
        g.answer(ME if g.asks == "me" else RIVAL, g.options[0])
    at = g.events.index("yule")
    assert len(g.events) == 13 and g.events[at + 1 :].count("insurrection") == 0


def test_a_duel_has_13_cards_a_marker_for_each_and_both_sure_events() -> None:
    """RULES 5.3; O-4: Insurrections are shuffled with all other events."""
    s = shuffled(mode="duel", sets=["gold", "turmoil", "prosperity"])
    assert [len(stack) for stack in s.stacks] == [12, 12, 12, 12, 12, 13]
    assert [len(prince.markers) for prince in s.princes] == [1, 1]
    keys = [card_of(s, h).key for h in s.events]
    assert len(keys) == 12 and {"insurrection", "taxation"} <= set(keys)
    assert not s.face_up and not s.mode.sorts_events


# The Public Feeling


def test_public_feeling_two_stars_bring_a_resource_once_per_turn() -> None:
    g = era(dict(stars=3)).me("use public-feeling").me("ore")
    assert g.me.stars == 1 and g.me.resources == "1 ore" and g.nothing_pending
    g.do("take_star", ME)
    assert g.me.stars == 2 and not g.offers("use public-feeling") and g.nothing_pending


def test_public_feeling_needs_two_stars_and_room() -> None:
    assert not era(dict(stars=1)).offers("use public-feeling")
    assert not era(dict(stars=2, resources="all")).offers("use public-feeling")


def test_public_feeling_is_used_anew_in_the_next_turn() -> None:
    g = era(dict(stars=2), dict(hand="")).me("use public-feeling").me("ore")
    g.state.level[g.state.princes[ME].markers[0]] = 2
    g.do("start_turn")
    assert g.asked == "turn.start" and not g.state.used[g.state.princes[ME].markers[0]]


def test_public_feeling_cannot_be_removed_and_takes_up_no_place() -> None:
    g = era()
    assert not g.offers("remove") and g.state.where[g.state.princes[ME].markers[0]] == -1


@pytest.mark.parametrize("key", ["insurrection", "riots"])
def test_public_feeling_a_star_saves_from_riots_and_insurrection(key: str) -> None:
    me = dict(stars=1, built="abbey, candamir")
    g = scenario(me, dict(built="toll-bridge, inga"), mode="duel", sets=SETS).event(key)
    g.me_may("no", "use public-feeling").me("use public-feeling")
    assert g.me.stars == 0 and g.me.built == "abbey, candamir"
    g.rival("stack 1")
    lost = {"insurrection": "toll-bridge", "riots": "inga"}[key]
    assert g.stack(1)[-1] == lost and lost not in g.rival.built and g.nothing_pending


SETS = ["turmoil", "intrigue", "prosperity"]


def test_public_feeling_the_rival_decides_after_me_and_only_their_star_saves_them() -> None:
    built = dict(stars=2, built="abbey")
    g = era(dict(stars=1, built="toll-bridge"), built).event("insurrection")
    g.me("no").rival_may("no", "use public-feeling").rival("use public-feeling").me("stack 0")
    assert (g.me.stars, g.rival.stars) == (1, 1)
    assert g.me.built == "" and g.rival.built == "abbey" and g.nothing_pending


def test_public_feeling_nobody_is_asked_without_a_star_or_without_anything_to_lose() -> None:
    g = era(dict(stars=3), dict(built="abbey")).event("insurrection")
    assert g.asked == "insurrection.stack" and g.asks == "rival"
    assert g.rival("stack 2").nothing_pending and g.me.stars == 3


def test_sebastian_and_a_star_are_offered_in_one_question() -> None:
    me = dict(stars=1, built="candamir", hand="sebastian-the-itinerant-preacher")
    g = scenario(me, mode="duel", sets=SETS, production=1).event("riots")
    g.me_may("no", "play sebastian-the-itinerant-preacher", "use public-feeling")
    g.me("play sebastian-the-itinerant-preacher")
    assert g.me.stars == 1 and g.me.built == "candamir" and g.nothing_pending


def test_a_chapel_protects_from_riots_before_a_star_is_asked_for() -> None:
    """RULES 17: the protection of a Chapel comes by itself."""
    me = dict(stars=1, cities=1, built="candamir, chapel-1-3")
    g = scenario(me, mode="duel", sets=SETS, production=2).event("riots")
    assert g.nothing_pending and g.me.stars == 1


# Thieves' Hideout


def test_thieves_hideout_stands_beside_a_free_region_of_the_rival() -> None:
    rival = dict(left="mountains-4 gold-field-2")
    g = era(dict(hand=HIDEOUT, resources="wool"), rival).me(f"build {HIDEOUT}")
    assert len(g.options) == 8
    g.me("beside 1 above")
    assert g.rival.at("beside 1 above") == HIDEOUT and g.me.abroad == HIDEOUT
    assert g.me.resources == "" and g.nothing_pending


def test_thieves_hideout_one_wool_moves_it_and_takes_a_resource() -> None:
    me = dict(built=f"{HIDEOUT} at beside 1 above", resources="2 wool")
    g = era(me, dict(resources="ore, brick"))
    g.me(f"use {HIDEOUT}").me_may("beside -1 below", "beside 3 below").me("beside 3 below")
    assert g.me.resources == "1 wool, 1 ore" and g.rival.resources == "1 brick"
    assert g.rival.at("beside 3 below") == HIDEOUT and g.rival.at("beside 1 above") == ""
    assert not g.offers(f"use {HIDEOUT}") and g.nothing_pending


def test_thieves_hideout_does_not_stay_where_it_is_and_needs_a_wool_and_something_to_take() -> None:
    me = dict(built=f"{HIDEOUT} at beside 3 below", resources="wool")
    assert not era(me, dict(resources="ore")).offers(f"use {HIDEOUT}")
    assert era(me, dict(resources="brick")).offers(f"use {HIDEOUT}")
    assert not era(dict(me, resources="ore"), dict(resources="brick")).offers(f"use {HIDEOUT}")


def test_o_41_thieves_hideout_needs_room_for_what_it_takes() -> None:
    me: dict[str, Any] = dict(built=f"{HIDEOUT} at beside 1 above", resources="3 ore, wool")
    assert not era(me, dict(resources="ore")).offers(f"use {HIDEOUT}")
    # The wool that the move costs makes room for another.
    g = era(dict(me, resources="3 wool"), dict(resources="wool")).me(f"use {HIDEOUT}")
    assert g.me.resources == "3 wool" and g.rival.resources == "" and g.nothing_pending


def test_thieves_hideout_i_choose_which_pasture_pays_and_where_the_loot_goes() -> None:
    me = dict(
        built=f"{HIDEOUT} at beside 1 above",
        right="pasture-5 mountains-2",
        stored={"pasture-4": 1, "pasture-5": 1},
    )
    g = era(me, dict(resources="ore")).me(f"use {HIDEOUT}")
    g.me_may("pasture-4", "pasture-5").me("pasture-4")
    g.me_may("mountains-5", "mountains-2").me("mountains-2")
    assert g.me.stored("pasture-5") == 1 and g.me.stored("mountains-2") == 1
    assert g.nothing_pending


def test_thieves_hideout_may_act_in_the_turn_it_is_built() -> None:
    g = era(dict(hand=HIDEOUT, resources="2 wool"), dict(resources="ore"))
    g.me(f"build {HIDEOUT}", "beside -1 above", f"use {HIDEOUT}")
    assert g.me.resources == "1 ore" and g.nothing_pending


def test_thieves_hideout_is_not_built_against_five_strength_points() -> None:
    g = era(dict(hand=HIDEOUT, resources="wool"), dict(built="candamir, austin"))
    assert g.why_not(HIDEOUT) == "your rival has 5 strength points"
    g = era(dict(hand=HIDEOUT, resources="wool"), dict(built="candamir"))
    assert g.offers(f"build {HIDEOUT}")


def test_thieves_hideout_is_discarded_when_the_host_reaches_five_strength_points() -> None:
    rival = dict(built="candamir", hand="austin", resources="grain, ore")
    g = era(dict(built=HIDEOUT), rival, turn=RIVAL).rival("build austin", "site 0 below")
    assert g.me.abroad == "" and g.discard == HIDEOUT and g.nothing_pending


def test_o_41_the_host_of_thieves_pays_three_stars_in_their_own_action_phase() -> None:
    g = era(dict(built=HIDEOUT), dict(stars=3), turn=RIVAL).rival(f"expel {HIDEOUT}")
    assert g.me.abroad == "" and g.discard == HIDEOUT and g.rival.stars == 0 and g.nothing_pending
    assert not era(dict(built=HIDEOUT), dict(stars=2), turn=RIVAL).offers(f"expel {HIDEOUT}")
    assert not era(dict(built=HIDEOUT), dict(stars=3)).offers(f"expel {HIDEOUT}")


def test_o_74_the_owner_may_remove_thieves() -> None:
    g = era(dict(built=HIDEOUT)).me("remove", f"abroad {HIDEOUT}")
    assert g.me.abroad == "" and g.discard == HIDEOUT and g.nothing_pending


def test_o_74_thieves_move_along_with_a_region() -> None:
    rival = dict(hand="relocation")
    g = era(dict(built=f"{HIDEOUT} at beside 1 above"), rival, turn=RIVAL)
    g.rival("play relocation", "gold-field-4", "mountains-6")
    assert g.rival.at("beside 3 below") == HIDEOUT and g.rival.at("beside 1 above") == ""
    assert g.rival.at("region 3 below") == "gold-field-4" and g.nothing_pending


def test_thieves_keep_the_place_beside_their_region_from_the_host() -> None:
    me = dict(built=f"{HIDEOUT} at beside 3 above")
    rival = dict(cities=1, hand="abbey-brewery")
    g = scenario(me, rival, mode="duel", sets=SETS, turn=RIVAL)
    expected = "there is no free place beside a region of yours that yields grain"
    assert g.why_not("abbey-brewery") == expected


def test_thieves_hideout_needs_a_free_region() -> None:
    s = era(dict(hand=HIDEOUT, resources="wool")).state
    grid = s.princes[RIVAL].grid
    for x in (-1, 1, 3):
        for y in (2, -2):
            grid[cell(x, y)] = grid[cell(x, 1)]  # no three sets have as many cards for regions
    reason = building.why_not(s, ME, BY_KEY[HIDEOUT])
    assert words(reason) == "your rival has no region that is free for it"


# Settlement and city expansions


def test_common_land_a_star_trades_one_resource_for_another() -> None:
    g = era(dict(built="common-land", stars=2, resources="brick, wool"))
    g.me("use common-land").me_may("brick", "wool").me("wool")
    assert "region 1 below" not in g.options
    g.me("ore")
    assert g.me.resources == "1 brick, 1 ore" and g.me.stars == 1
    assert not g.offers("use common-land") and g.nothing_pending


def test_common_land_needs_a_star_a_resource_and_room_for_another_kind() -> None:
    assert not era(dict(built="common-land", resources="ore")).offers("use common-land")
    assert not era(dict(built="common-land", stars=1)).offers("use common-land")
    full = dict(built="common-land", stars=1, resources="all")
    assert not era(full).offers("use common-land")


def test_common_land_is_an_extraordinary_site_that_insurgents_leave_alone() -> None:
    g = era(dict(built="common-land")).event("insurrection")
    assert g.me.built == "common-land" and not g.offers("remove") and g.nothing_pending


def test_village_school_brings_two_stars_when_it_is_built() -> None:
    me: dict[str, Any] = dict(hand="village-school", resources="grain, lumber")
    g = era(me).me("build village-school", "site 0 above")
    assert g.me.stars == 2 and g.nothing_pending
    g = era(dict(me, stars=2)).me("build village-school", "site 0 above")
    assert g.me.stars == 3 and g.nothing_pending


def test_village_school_each_trade_event_brings_a_star_whoever_has_the_advantage() -> None:
    g = era(dict(built="village-school"), dict(built="village-school", commerce=3), at="start")
    g.roll(1, "trade")
    assert (g.me.stars, g.rival.stars) == (1, 1) and g.nothing_pending
    g = era(dict(built="village-school", stars=3), at="start").roll(1, "trade")
    assert g.me.stars == 3 and g.nothing_pending
    g = era(dict(built="village-school"), at="start").roll(1, "harvest")
    assert g.me.stars == 0


def test_village_school_there_is_only_one() -> None:
    me = dict(built="village-school", hand="village-school", resources="grain, lumber")
    expected = "you already have a Village School, and there may be only one"
    assert era(me).why_not("village-school") == expected


# On roads


def test_mercenaries_keep_one_gold_and_one_wool_from_the_brigands() -> None:
    me = dict(built="mercenaries", resources="3 gold, 2 wool, 3 ore", right="gold-field-2 hills-1")
    g = era(me, at="start").roll(6, "brigands")
    assert g.me.resources == "1 grain, 1 wool, 3 ore, 1 gold" and g.nothing_pending


def test_mercenaries_i_choose_the_gold_field_and_the_pasture_that_keep_one() -> None:
    me = dict(
        built="mercenaries at road 1",
        right="gold-field-2 pasture-5",
        stored={"gold-field-1": 3, "gold-field-2": 2, "pasture-4": 1, "pasture-5": 2},
    )
    g = era(me, at="start").roll(6, "brigands")
    g.me_may("gold-field-1", "gold-field-2").me("gold-field-2")
    g.me_may("pasture-4", "pasture-5").me("pasture-4")
    kept = [g.me.stored(key) for key in ("gold-field-1", "gold-field-2", "pasture-4", "pasture-5")]
    assert kept == [0, 1, 1, 0] and g.nothing_pending


def test_mercenaries_keep_everything_for_a_star() -> None:
    me: dict[str, Any] = dict(built="mercenaries", resources="3 gold, 2 wool, 3 ore", stars=2)
    g = era(me, at="start").roll(6, "brigands")
    g.me_may("yes", "no").me("yes")
    assert g.me.resources == "1 grain, 2 wool, 3 ore, 3 gold" and g.me.stars == 1
    g = era(me, at="start").roll(6, "brigands").me("no")
    assert g.me.resources == "1 grain, 1 wool, 3 ore, 1 gold" and g.me.stars == 2
    assert g.nothing_pending


def test_mercenaries_ask_for_no_star_when_one_gold_and_one_wool_are_all_there_is() -> None:
    me = dict(built="mercenaries", resources="gold, wool, 3 ore, 3 brick", stars=2)
    g = era(me, at="start").roll(6, "brigands")
    assert g.nothing_pending and g.me.stars == 2
    assert g.me.resources == "3 brick, 1 grain, 1 wool, 3 ore, 1 gold"


def test_mercenaries_do_nothing_for_seven_resources_or_for_the_rival() -> None:
    me = dict(built="mercenaries", resources="3 gold, 2 wool, 2 ore", stars=2)
    g = era(me, dict(resources="3 gold, 2 wool, 3 ore"), at="start").roll(6, "brigands")
    assert g.me.resources == "1 grain, 2 wool, 2 ore, 3 gold" and g.me.stars == 2
    assert g.rival.resources == "3 ore"
    assert g.nothing_pending


def test_mercenaries_stand_on_a_road_and_are_a_unit() -> None:
    me = dict(hand="mercenaries", resources="gold, ore", roads="left")
    g = era(me).me("build mercenaries").me_may("road -1", "road 1").me("road -1")
    assert g.me.strength == 1 and g.me.at("road -1") == "mercenaries" and g.nothing_pending
    me = dict(hand="mercenaries", resources="gold, ore", built=TOWN)
    assert era(me).why_not("mercenaries") == "you have no road without a card on it"


def test_mercenaries_what_an_arsenal_shelters_is_not_counted_as_lost() -> None:
    me = dict(
        cities=1,
        built="mercenaries, arsenal at site 0 above",
        stored={"gold-field-1": 3, "pasture-4": 3, "hills-3": 3, "mountains-5": 3},
    )
    g = scenario(me, mode="duel", sets=["barbarians", "gold", "prosperity"], at="start")
    g.roll(6, "brigands")
    assert g.me.stored("gold-field-1") == 3 and g.me.stored("pasture-4") == 1
    assert g.nothing_pending


def test_traveling_theater_brings_a_star_and_travels_from_the_next_turn_on() -> None:
    me = dict(hand="traveling-theater", resources="gold, grain, brick", roads="left right")
    g = era(me).me("build traveling-theater", "road 1")
    assert g.me.stars == 1 and not g.offers("use traveling-theater") and g.nothing_pending


def test_traveling_theater_moves_to_a_free_road_and_trades_a_resource_there_for_a_star() -> None:
    me = dict(
        built="traveling-theater at road 1",
        resources="brick, lumber, wool, ore",
        roads="left right",
    )
    g = era(me).me("use traveling-theater").me_may("hills-3", "forest-2", "mountains-5")
    g.me("mountains-5")
    assert g.me.at("road 3") == "traveling-theater" and g.me.at("road 1") == ""
    assert g.me.stars == 1 and g.me.resources == "1 brick, 1 lumber, 1 wool"
    assert not g.offers("use traveling-theater") and g.nothing_pending


def test_traveling_theater_needs_another_free_road_a_resource_there_and_room_for_a_star() -> None:
    me: dict[str, Any] = dict(built="traveling-theater at road 1", resources="wool, gold")
    assert not era(me).offers("use traveling-theater")
    assert not era(dict(me, roads="left")).offers("use traveling-theater")
    ready = dict(me, roads="left", resources="brick")
    assert era(ready).offers("use traveling-theater")
    assert not era(dict(ready, stars=3)).offers("use traveling-theater")
    taken = dict(ready, built=f"traveling-theater at road 1, {TOWN} at road -1")
    assert not era(taken).offers("use traveling-theater")


def test_small_market_town_trades_one_resource_of_any_full_region_once_per_turn() -> None:
    me = dict(built=TOWN, resources="3 ore, 3 brick, 2 wool")
    g = era(me).me(f"use {TOWN}").me_may("ore", "brick").me("ore").me("grain")
    assert g.me.resources == "3 brick, 1 grain, 2 wool, 2 ore" and g.me.commerce == 1
    assert not g.offers(f"use {TOWN}") and g.nothing_pending


def test_small_market_town_needs_a_full_region_and_room_for_another_kind() -> None:
    assert not era(dict(built=TOWN, resources="2 ore")).offers(f"use {TOWN}")
    assert not era(dict(built=TOWN, resources="all")).offers(f"use {TOWN}")


def test_o_26_insurgents_leave_a_small_market_town_alone() -> None:
    g = era(dict(built=TOWN)).event("insurrection")
    assert g.me.built == TOWN and g.nothing_pending


def test_the_rival_sees_stars_but_knows_nothing_more_than_before() -> None:
    view = era(dict(stars=2)).state.view(RIVAL)
    assert view["princes"][ME]["markers"][0]["level"] == 2
    world = GAME.sampler(view)(3)
    assert world.view(RIVAL) == view
