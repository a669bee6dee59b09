"""The action cards and events of the Era of Sages, and what they let players know."""

from collections import Counter
from typing import Any

import pytest
from scenario import GAME, ME, RIVAL, Scenario, scenario
from test_sages import (
    ACADEMY,
    BARBARA,
    DUEL,
    FREDERICH,
    MANIFESTO,
    MICHAELA,
    PETER,
    PIET,
    ROBERT,
    WALTHER,
    sages,
    why_not,
)

from rivalry.games.catan_rivals.cards.barbarians_events import barbarians, defenders

AGE = "age-of-enlightenment"
COMPENSATION = "wise-compensation"
DISPUTE = "dispute-of-the-sages"
FORESIGHT = "great-foresight"
POWER = "power-of-the-groves"
PROTECTION = "wise-protection"
GROVES = "grove-of-freedom, grove-of-peace"


# Age of Enlightenment


def enlightened(side: int, **more: Any) -> Scenario:
    me = dict(hand=AGE, cities=1, built=f"{MANIFESTO}, {PIET}", owls=1, sides={MANIFESTO: side})
    return sages(me | more)


def test_age_of_enlightenment_brings_a_resource_for_each_point_of_the_manifesto() -> None:
    g = enlightened(3).me(f"play {AGE}", "ore", "ore", "wool")
    assert g.me.resources == "1 wool, 2 ore" and g.me.owls == 0
    assert g.discard == AGE and g.nothing_pending
    g = enlightened(1).me(f"play {AGE}", "gold")
    assert g.me.resources == "1 gold" and g.nothing_pending


def test_age_of_enlightenment_needs_a_turned_manifesto_an_owl_and_room() -> None:
    assert why_not(enlightened(0), AGE) == "your Manifesto must show a victory point"
    assert why_not(enlightened(1, owls=0), AGE) == "you are short of 1 owl"
    assert why_not(enlightened(1, resources="all"), AGE) == "you have no room for a resource"
    g = sages(dict(hand=AGE, built=PIET, owls=1))
    assert why_not(g, AGE) == "your Manifesto must show a victory point"


# Power of the Groves


def test_power_of_the_groves_brings_an_owl_for_each_grove_to_sages_of_choice() -> None:
    g = sages(dict(hand=POWER, built=f"{PIET}, {PETER}, {GROVES}")).me(f"play {POWER}")
    g.me_may(PIET, PETER).me(PIET).me_may(PIET, PETER).me(PETER)
    assert (g.me.stored(PIET), g.me.stored(PETER)) == (1, 1)
    assert g.discard == POWER and g.nothing_pending


def test_power_of_the_groves_is_lost_where_no_sage_has_room() -> None:
    me = dict(hand=POWER, built=f"{PIET}, {PETER}, {GROVES}", owls={PIET: 3, PETER: 2})
    g = sages(me).me(f"play {POWER}")
    assert g.me.owls == 6 and g.nothing_pending


def test_power_of_the_groves_needs_two_sages_a_grove_and_room() -> None:
    g = sages(dict(hand=POWER, built=f"{PIET}, {GROVES}"))
    assert why_not(g, POWER) == "you need 2 sages"
    g = sages(dict(hand=POWER, built=f"{PIET}, {PETER}, {ACADEMY}", cities=1))
    assert why_not(g, POWER) == "you need a grove"
    g = sages(dict(hand=POWER, built=f"{PIET}, {PETER}, {GROVES}", owls=6))
    assert why_not(g, POWER) == "your sages have no room for an owl"


# Dispute of the Sages


def dispute(mine: int = 1, theirs: int = 0, **more: Any) -> Scenario:
    me = dict(hand=DISPUTE, built=PIET, owls=mine) | more
    return sages(me, dict(built=PETER, owls=theirs)).me(f"play {DISPUTE}")


def test_dispute_of_the_sages_the_higher_result_takes_two_resources() -> None:
    g = dispute().chance("roll 4", "roll 3").me("ore", "wool")
    assert g.me.resources == "1 wool, 1 ore" and g.rival.resources == "" and g.nothing_pending
    g = dispute().chance("roll 2", "roll 3").rival("ore", "ore")
    assert g.me.resources == "" and g.rival.resources == "2 ore" and g.nothing_pending


def test_dispute_of_the_sages_a_tie_brings_one_resource_each() -> None:
    g = dispute(theirs=1).chance("roll 4", "roll 3").me("ore").rival("wool")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 wool" and g.nothing_pending


def test_o_22_dispute_of_the_sages_counts_the_owls_after_the_payment() -> None:
    g = dispute(2, 2).chance("roll 3", "roll 2")  # 1 + 3 against 2 + 2
    assert g.asks == "me" and g.me.owls == 1
    g.me("ore").rival("ore")
    assert g.nothing_pending


def test_robert_herald_of_the_sages_wins_a_tied_dispute() -> None:
    g = dispute(theirs=1, cities=1, built=f"{PIET}, {ROBERT}").chance("roll 4", "roll 3")
    g.me("ore", "ore")
    assert g.me.resources == "2 ore" and g.rival.resources == "" and g.nothing_pending


def test_dispute_of_the_sages_needs_a_sage_of_both_an_owl_and_room_for_somebody() -> None:
    g = sages(dict(hand=DISPUTE, built=PIET, owls=1))
    assert why_not(g, DISPUTE) == "your rival has no sage"
    g = sages(dict(hand=DISPUTE, built=PIET), dict(built=PETER))
    assert why_not(g, DISPUTE) == "you are short of 1 owl"
    me = dict(hand=DISPUTE, built=PIET, owls=1, resources="all")
    g = sages(me, dict(built=PETER, resources="all"))
    assert why_not(g, DISPUTE) == "nobody has room for a resource"
    assert sages(me, dict(built=PETER)).offers(f"play {DISPUTE}")


# Wise Protection


def protection(hand: str, rival: dict[str, Any] | None = None, **more: Any) -> Scenario:
    me = dict(hand=PROTECTION, built=PIET, owls=1)
    return sages(me, dict(hand=hand) | (rival or {}), **more).me(f"play {PROTECTION}")


def test_wise_protection_shows_me_the_hand_and_leaves_one_without_an_attack() -> None:
    g = protection(f"scout, {FORESIGHT}")
    assert g.rival.hand == f"scout, {FORESIGHT}" and g.me.owls == 0
    assert g.state.view(0)["princes"][1]["hand"] == ["scout", FORESIGHT]
    assert g.state.view(None)["princes"][1]["hand"] == []
    assert g.discard == PROTECTION and g.nothing_pending


def test_wise_protection_has_the_whole_hand_put_away_with_an_attack_in_it() -> None:
    g = protection(f"{PROTECTION}, scout, abbey, {FORESIGHT}")
    assert g.asked == "wise-protection.card"
    g.rival_may("scout", "abbey").rival("abbey", "stack 2", "stack 0")
    g.rival(PROTECTION, "stack 3", "stack 4")
    assert g.rival.hand == "" and g.discard == PROTECTION
    assert g.stack(2)[-1] == "abbey" and g.stack(0)[-1] == "scout"
    assert g.stack(3)[-1] == PROTECTION and g.stack(4)[-1] == FORESIGHT and g.nothing_pending


def test_nobody_can_tell_which_card_of_the_hand_went_under_which_stack() -> None:
    views = []
    for first in ("abbey", "scout"):
        g = protection(f"{PROTECTION}, scout, abbey").rival(first, "stack 2", "stack 0", "stack 3")
        assert g.nothing_pending
        views.append((g.state.view(0), g.state.view(None)))
    assert views[0] == views[1]
    assert views[0][0]["stacks"][3]["cards"][0] == PROTECTION  # its back tells it


def test_wise_protection_needs_an_owl_and_a_card_in_the_rivals_hand() -> None:
    g = sages(dict(hand=PROTECTION, built=PIET, owls=1))
    assert why_not(g, PROTECTION) == "your rival has no card in hand"
    g = sages(dict(hand=PROTECTION, built=PIET), dict(hand="scout"))
    assert why_not(g, PROTECTION) == "you are short of 1 owl"


def test_wise_protection_pilgrimage_site_refills_the_hand() -> None:
    sets = ["sages", "intrigue", "gold"]
    me = dict(hand=PROTECTION, built=PIET, owls=1)
    rival = dict(hand="merchant, scout", built="pilgrimage-site")
    g = scenario(me, rival, mode="duel", sets=sets).me(f"play {PROTECTION}")
    g.rival("stack 0")
    assert g.asked == "refill.draw"
    g.rival("stack 1", "stack 1", "stack 1")
    assert len(g.state.princes[1].hand) == 3 and g.nothing_pending


def test_wise_protection_great_thingstead_forbids_it_and_the_brotherhood_takes_its_toll() -> None:
    sets = ["sages", "intrigue", "gold"]
    me = dict(hand=PROTECTION, built=PIET, owls=1)
    g = scenario(me, dict(hand="scout", built="great-thingstead"), mode="duel", sets=sets)
    assert why_not(g, PROTECTION) == "a Great Thingstead forbids attacks"
    rival = dict(hand="scout", built="master-of-the-brotherhood")
    g = scenario(dict(me, cities=1), rival, mode="duel", sets=sets)
    assert why_not(g, PROTECTION) == "you need 2 gold for the toll of the Brotherhood"
    g = scenario(dict(me, cities=1, resources="2 gold"), rival, mode="duel", sets=sets)
    g.me(f"play {PROTECTION}")
    assert g.me.resources == "" and g.rival.resources == "1 gold" and g.nothing_pending


# Great Foresight


def foresight(**more: Any) -> Scenario:
    return sages(dict(hand=FORESIGHT, built=PIET, owls=1), **more).me(f"play {FORESIGHT}")


def test_great_foresight_takes_an_event_out_of_the_game_and_keeps_the_order() -> None:
    g = foresight(events="feud, famine, invention")
    before = g.events
    assert "card yule" not in g.options and len(g.options) == len(set(before)) - 1
    g.me("famine")
    assert g.events == ["feud", *before[2:]] and g.keys(g.state.box) == ["famine"]
    assert g.me.owls == 0 and g.discard == FORESIGHT and g.nothing_pending


def test_great_foresight_of_two_alike_the_upper_one_goes() -> None:
    g = foresight(events="famine, invention, famine").me("famine")
    assert g.events[:2] == ["invention", "famine"] and g.nothing_pending


def test_great_foresight_shows_the_event_stack_to_its_player_alone() -> None:
    g = foresight(events="feud, famine, invention")
    assert g.state.view(0)["events"][::-1] == g.events
    assert set(g.state.view(1)["events"]) == {None, "yule"}
    g.me("famine")
    assert g.state.view(0)["events"][::-1] == g.events and g.state.view(0)["box"] == ["famine"]
    assert g.state.view(1)["box"] == [None] and g.state.view(None)["box"] == [None]


def test_o_85_after_great_foresight_the_rival_knows_yules_place_and_nothing_else() -> None:
    g = sages(dict(hand=FORESIGHT, built=PIET, owls=1), events="feud, famine, yule, invention")
    for h in g.state.events:
        g.state.cards.show_all(h)
    g.me(f"play {FORESIGHT}", "feud")
    seen = g.state.view(1)["events"]
    assert seen[-2:] == ["yule", None] and set(seen) == {None, "yule"}
    assert g.state.view(0)["events"][-3:] == ["invention", "yule", "famine"]


def test_which_event_is_taken_out_stays_a_secret() -> None:
    views = []
    for key in ("feud", "famine"):
        g = foresight(events="feud, famine, invention").me(key)
        views.append((g.state.view(1), g.state.view(None)))
    assert views[0] == views[1]


def test_o_85_great_foresight_is_not_played_when_only_yule_is_left() -> None:
    g = sages(dict(hand=FORESIGHT, built=PIET, owls=1))
    s = g.state
    s.box += [h for h in s.events if g.keys([h]) != ["yule"]]
    s.events[:] = [h for h in s.events if g.keys([h]) == ["yule"]]
    assert why_not(g.again(), FORESIGHT) == "no event but Yule is left"
    g.do("draw_event")  # and no event happens any more
    assert g.nothing_pending and g.events == ["yule"]


def test_an_event_that_is_out_of_the_game_does_not_come_back_with_yule() -> None:
    g = foresight(events="yule, feud, invention").me("feud").roll(6, "card")
    g.chance("shuffle 0x5")
    assert len(g.events) == 12 and "feud" not in g.events
    assert g.events.count("yule") == 1 and g.keys(g.state.box) == ["feud"]


def test_a_copy_does_not_share_the_box() -> None:
    g = foresight(events="feud")
    other = g.state.copy()
    g.me("feud")
    assert len(g.state.box) == 1 and other.box == []


@pytest.mark.parametrize("seat", [ME, RIVAL, None])
def test_worlds_after_great_foresight_have_all_events_and_yule_in_the_stack(
    seat: int | None,
) -> None:
    me = dict(hand=FORESIGHT, built=PIET, owls=1)
    g = scenario(me, events="feud, famine, yule", **DUEL).me(f"play {FORESIGHT}", "famine")
    draw = GAME.sampler(g.state.view(seat))
    there = Counter(g.keys(g.state.events + g.state.box))
    boxes = set()
    for bits in range(12):
        world = Scenario(draw(bits))
        assert Counter(world.keys(world.state.events + world.state.box)) == there
        assert world.events.index("yule") == g.events.index("yule")
        assert world.state.view(seat) == g.state.view(seat)
        boxes.add(world.keys(world.state.box)[-1])
    assert boxes == {"famine"} if seat == ME else len(boxes) > 2


def test_a_known_event_is_shown_to_all_when_it_is_drawn() -> None:
    g = foresight(events="feud, invention").me("feud").roll(6, "card")
    assert g.state.view(1)["events"][0] == "invention" and g.nothing_pending


# Wise Compensation


def behind(**more: Any) -> Scenario:
    return sages(dict(hand=COMPENSATION, built=PIET, owls=3) | more, dict(cities=1))


def test_wise_compensation_builds_a_city_for_three_owls() -> None:
    g = behind().me(f"play {COMPENSATION}")
    assert g.asked == "wise-compensation.city"
    g.me_may("city 0", "city 2").me("city 2")
    assert g.me.cities == [2] and g.me.owls == 0 and g.discard == COMPENSATION
    assert g.keys(g.state.princes[0].markers) == [MANIFESTO] and g.nothing_pending


def test_wise_compensation_needs_fewer_cities_or_fewer_points() -> None:
    g = sages(dict(hand=COMPENSATION, built=PIET, owls=3))
    words = "you need fewer cities or fewer victory points than your rival"
    assert why_not(g, COMPENSATION) == words
    me = dict(hand=COMPENSATION, built=PIET, owls=3, right="gold-field-2 hills-5")
    assert sages(me, dict(cities=1)).offers(f"play {COMPENSATION}")  # as many points
    me = dict(hand=COMPENSATION, built=PIET, owls=3)
    rival = dict(right="gold-field-2 hills-5")
    assert sages(me, rival).offers(f"play {COMPENSATION}")  # as many cities


def test_wise_compensation_needs_three_owls_and_a_settlement() -> None:
    assert why_not(behind(owls=2), COMPENSATION) == "you are short of 1 owl"
    me = dict(hand=COMPENSATION, cities=2, built=PIET, owls=3)
    g = sages(me, dict(cities=2, built=ACADEMY))
    assert why_not(g, COMPENSATION) == "you have no settlement left to turn into a city"


def test_o_49_wise_compensation_needs_a_city_in_the_supply() -> None:
    me = dict(hand=COMPENSATION, built=PIET, owls=3)
    g = sages(me, dict(cities=1), centre={"cities": 0})
    assert why_not(g, COMPENSATION) == "no city is left"


def test_wise_compensation_with_one_settlement_asks_nothing() -> None:
    g = sages(dict(hand=COMPENSATION, cities=[0], built=PIET, owls=3), dict(cities=2))
    g.me(f"play {COMPENSATION}")
    assert g.me.cities == [0, 2] and g.nothing_pending


# Council of the Sages


def test_council_of_the_sages_brings_owls_or_resources_beside_sages() -> None:
    g = sages(dict(built=f"{PIET}, {PETER}"), dict(built=MICHAELA)).event("council-of-the-sages")
    g.me_may("yes", "no").me("yes").me_may(PIET, PETER).me(PIET, PETER)
    assert (g.me.stored(PIET), g.me.stored(PETER)) == (1, 1)
    g.rival("no").rival_may("wool", "done").rival("wool").rival("wool")
    assert g.rival.resources == "2 wool" and g.rival.owls == 0 and g.nothing_pending


def test_council_of_the_sages_resources_may_be_left_and_lie_beside_sages_only() -> None:
    g = sages(dict(built=f"{PIET}, {PETER}")).event("council-of-the-sages").me("no")
    g.me_may("ore", "lumber", "done").me("lumber", "done")
    assert g.me.resources == "1 lumber" and g.nothing_pending


def test_council_of_the_sages_what_finds_no_room_is_lost() -> None:
    g = sages(dict(built=PIET, owls=2)).event("council-of-the-sages").me("yes")
    assert g.me.owls == 3 and g.nothing_pending
    g = sages(dict(built=PIET, resources="2 ore")).event("council-of-the-sages").me("no", "ore")
    assert g.me.resources == "3 ore" and g.nothing_pending


def test_council_of_the_sages_asks_nothing_where_there_is_no_choice() -> None:
    g = sages(dict(built=PIET, resources="3 ore")).event("council-of-the-sages")
    assert g.me.owls == 2 and g.nothing_pending
    g = sages(dict(built=PIET, owls=3)).event("council-of-the-sages")
    g.me_may("ore", "done").me("done")
    assert g.nothing_pending
    g = sages(dict(built=PIET, owls=3, resources="3 ore")).event("council-of-the-sages")
    assert g.nothing_pending
    assert sages().event("council-of-the-sages").nothing_pending


# Famine


def test_famine_costs_everybody_a_grain() -> None:
    g = sages(dict(resources="2 grain, ore"), dict(resources="grain")).event("famine")
    assert g.me.resources == "1 grain, 1 ore" and g.rival.resources == "" and g.nothing_pending


def test_famine_whoever_has_grain_gives_grain_from_fields_of_choice() -> None:
    me = dict(right="fields-1 hills-1", stored={"fields-6": 1, "fields-1": 2, "hills-3": 3})
    g = sages(me).event("famine").me_may("fields-6", "fields-1").me("fields-6")
    assert g.me.resources == "3 brick, 2 grain" and g.nothing_pending


def test_famine_whoever_has_no_grain_gives_two_resources_of_choice() -> None:
    g = sages(dict(resources="2 ore, wool"), dict(resources="wool")).event("famine")
    g.me_may("ore", "wool").me("ore", "wool")
    assert g.me.resources == "1 ore" and g.rival.resources == "" and g.nothing_pending
    assert sages().event("famine").nothing_pending


def test_famine_does_not_affect_the_owner_of_a_granary() -> None:
    g = sages(dict(cities=1, built="granary", resources="grain, ore")).event("famine")
    assert g.me.resources == "1 grain, 1 ore" and g.nothing_pending


# Sages and other sets


def test_o_31_sages_count_as_units_against_barbarians() -> None:
    built = f"{PIET}, {BARBARA}, {WALTHER}, {FREDERICH}, {ROBERT}"
    sets = ["sages", "barbarians", "gold"]
    g = scenario(dict(cities=1, built=built), mode="duel", sets=sets)
    assert defenders(g.state, ME) == 5 and barbarians(g.state, ME) == 3


def test_a_bishops_see_may_hit_a_sage() -> None:
    sets = ["sages", "intrigue", "gold"]
    me = dict(hand="bishops-see", cities=1, built="abbey", resources="2 gold, brick, 2 ore")
    g = scenario(me, dict(built=PIET, owls=2), mode="duel", sets=sets).me("build bishops-see")
    while g.asked in ("build.site", "michael.play"):
        g.me(g.options[0])
    assert g.rival.built == "" and g.rival.owls == 0 and g.discard == PIET and g.nothing_pending


def test_riots_do_not_hit_sages_and_an_archer_neither() -> None:
    g = scenario(dict(built=PIET), **DUEL).event("riots")
    assert g.me.built == PIET and g.nothing_pending
    g = scenario(dict(hand="archer", cities=1, built="hedge-tavern"), dict(built=PIET), **DUEL)
    assert why_not(g, "archer") == "your rival has no unit with a strength point"


def test_the_secret_brotherhood_buys_sages_too() -> None:
    sets = ["sages", "barbarians", "gold"]
    me = dict(hand=f"{PIET}, granary", cities=1, built="secret-brotherhood")
    g = scenario(me, mode="duel", sets=sets).me("use secret-brotherhood").me_may(PIET)
    g.me(PIET, "ore")
    assert g.discard == PIET and g.nothing_pending
