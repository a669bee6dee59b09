"""The Era of Sages: sages with their owls, heroes, city expansions and the Manifesto."""

import io
from typing import Any

import pytest
from rich.console import Console
from scenario import ME, RIVAL, Scenario, scenario

from rivalry.games.catan_rivals.building import place_card, take_over
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, OWL, PURSE
from rivalry.games.catan_rivals.place import CELL_OF
from rivalry.games.catan_rivals.state import card_of
from rivalry.games.catan_rivals.view import glance
from rivalry.terminal.catan_rivals import board

PRINCIPAL = "principal-sage-woman"
BARBARA = "barbara-sage-of-the-fields"
FREDERICH = "frederich-sage-of-the-hills"
MICHAELA = "michaela-sage-of-the-pasture"
PETER = "peter-sage-of-the-forest"
PIET = "piet-sage-of-the-mountains"
WALTHER = "walther-sage-of-the-gold-field"
COLE = "cole-paladin-of-the-sages"
ROBERT = "robert-herald-of-the-sages"
ACADEMY = "academy-of-sages"
MANIFESTO = "manifesto-of-humane-conduct"
CONTEST = "contest-of-the-heroes"
DUEL = dict(mode="duel", sets=["sages", "turmoil", "gold"])


def sages(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, **{"mode": "sages", **more})


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


# Sages


@pytest.mark.parametrize(
    ("key", "region", "place"),
    [
        (BARBARA, "fields-6", "beside 3 above"),
        (FREDERICH, "hills-3", "beside -1 below"),
        (MICHAELA, "pasture-4", "beside 1 below"),
        (PETER, "forest-2", "beside -1 above"),
        (PIET, "mountains-5", "beside 3 below"),
        (WALTHER, "gold-field-1", "beside 1 above"),
    ],
)
def test_a_sage_stands_beside_a_region_of_its_kind_which_pays_for_it(
    key: str, region: str, place: str
) -> None:
    g = sages(dict(hand=key, stored={region: 2})).me(f"build {key}")
    assert g.me.place(key) == place and g.me.stored(region) == 1 and g.me.stored(key) == 0
    assert g.me.hand == "" and g.nothing_pending


def test_a_sage_is_paid_by_the_very_region_it_stands_beside() -> None:
    me = dict(hand=PIET, right="mountains-2 mountains-4", stored={"mountains-2": 1})
    g = sages(me).me(f"build {PIET}")  # the only mountains that can pay
    assert g.me.place(PIET) == "beside 5 above" and g.me.resources == "" and g.nothing_pending
    both = dict(me, stored={"mountains-2": 1, "mountains-5": 1})
    g = sages(both).me(f"build {PIET}").me_may("beside 5 above", "beside 3 below")
    g.me("beside 3 below")
    assert g.me.stored("mountains-2") == 1 and g.me.stored("mountains-5") == 0
    assert g.nothing_pending


def test_a_sage_needs_its_region_a_free_place_and_a_stored_resource() -> None:
    words = "the region beside which it stands must hold 1 ore"
    assert why_not(sages(dict(hand=PIET, resources="brick")), PIET) == words
    taken = dict(hand=PIET, built=f"{PRINCIPAL} at beside 3 below", resources="ore")
    words = "there is no free place beside a region of yours that yields ore"
    assert why_not(sages(taken), PIET) == words


def test_the_principal_sage_woman_stands_beside_any_region_that_can_pay() -> None:
    g = sages(dict(hand=PRINCIPAL, resources="ore, gold")).me(f"build {PRINCIPAL}")
    g.me_may("beside 3 below", "beside 1 above").me("beside 1 above")
    assert g.me.place(PRINCIPAL) == "beside 1 above" and g.me.resources == "1 ore"
    assert g.nothing_pending
    g = sages(dict(hand=PRINCIPAL))
    assert why_not(g, PRINCIPAL) == "a region with a free place beside it must hold 1 resource"


def test_only_one_principal_sage_woman_stands_in_a_principality() -> None:
    g = sages(dict(hand=PRINCIPAL, built=PRINCIPAL, resources="ore"))
    words = "you already have a Principal Sage Woman, and there may be only one"
    assert why_not(g, PRINCIPAL) == words


def test_a_sage_gains_an_owl_when_its_regions_number_is_rolled_in_either_turn() -> None:
    me = dict(built=f"{PIET}, {PETER}")  # mountains 5, forest 2
    for turn in (ME, RIVAL):
        g = sages(me, dict(built=FREDERICH), turn=turn).roll(5, "trade")  # the rival's hills: 2
        assert (g.me.stored(PIET), g.me.stored(PETER), g.rival.owls) == (1, 0, 0)
        g.roll(2, "trade")
        assert (g.me.stored(PIET), g.me.stored(PETER), g.rival.owls) == (1, 1, 1)
        assert g.nothing_pending


def test_a_sage_gains_an_owl_although_the_region_is_full_and_no_more_with_a_booster() -> None:
    me = dict(built=f"{PIET}, iron-foundry at site 2 below", stored={"mountains-5": 3})
    g = sages(me).roll(5, "trade")
    assert g.me.stored("mountains-5") == 3 and g.me.owls == 1
    g = sages(dict(me, stored={})).roll(5, "trade")
    assert g.me.stored("mountains-5") == 2 and g.me.owls == 1 and g.nothing_pending


def test_a_sage_holds_three_owls_at_most() -> None:
    g = sages(dict(built=PIET, owls=3)).roll(5, "trade")
    assert g.me.owls == 3 and g.nothing_pending


def test_what_a_sage_gains_is_told_as_production() -> None:
    g = sages(dict(built=PIET), at="start").me("roll").chance("roll 5", "event trade")
    assert (ME, "owl", 1, "production") in glance(g.state).brought
    assert glance(g.state).held[ME]["owl"] == 1 and g.nothing_pending


def test_a_sage_moves_with_its_region_and_keeps_its_owls() -> None:
    me = dict(built=PIET, owls=2, hand="relocation")
    g = sages(me).me("play relocation", "mountains-5", "forest-2")
    assert g.me.place(PIET) == "beside -1 above" and g.me.owls == 2 and g.nothing_pending
    g.roll(5, "trade")
    assert g.me.owls == 3


def test_two_sages_change_places_only_where_both_fit() -> None:
    me = dict(built=f"{PIET}, {PRINCIPAL} at beside -1 above", hand="relocation")
    assert PIET not in sages(me).me("play relocation").options
    me = dict(me, right="mountains-2 mountains-4", built=f"{PIET}, {PRINCIPAL} at beside 5 above")
    me["owls"] = {PIET: 1, PRINCIPAL: 2}
    g = sages(me).me("play relocation", PIET).me("beside 5 above")
    assert g.me.place(PIET) == "beside 5 above" and g.me.place(PRINCIPAL) == "beside 3 below"
    assert (g.me.stored(PIET), g.me.stored(PRINCIPAL)) == (1, 2) and g.nothing_pending


def test_a_sage_is_a_unit_and_neither_hero_nor_ship() -> None:
    records = [record for record in CARDS if record.holds and record.resource == OWL]
    assert len(records) == 7
    assert all(record.is_unit and record.kind == "unit" for record in records)
    assert not any(record.heroine or any(record.points) for record in records)


def test_o_81_a_sage_that_leaves_or_is_taken_over_loses_its_owls() -> None:
    g = sages(dict(built=PIET, owls=3)).me("remove", "beside 3 below")
    assert g.discard == PIET and g.me.owls == 0 and g.nothing_pending
    g = sages(rival=dict(built=PIET, owls=3))
    take_over(g.state, ME, g.rival._find(PIET), CELL_OF["beside", 3, "below"])
    assert g.me.built == PIET and g.rival.owls == 0 and g.me.owls == 0


def test_a_sage_built_again_begins_without_owls() -> None:
    g = sages(dict(built=PIET, owls=2, resources="ore")).me("remove", "beside 3 below")
    g.state.princes[0].hand.append(g.state.piles[0].pop())
    g.me("end")
    assert g.me.hand == PIET and g.state.level[g.state.princes[0].hand[0]] == 0


def on_terminal(g: Scenario) -> str:
    """The board that I see on a terminal, without its line breaks."""
    screen = io.StringIO()
    Console(file=screen, width=120).print(board(g.state.view(0)))
    return " ".join(screen.getvalue().split())


def test_a_terminal_shows_owls_prices_in_owls_and_events_that_i_know() -> None:
    me = dict(built=f"{PIET}, {MANIFESTO}", cities=1, owls=2, hand=f"{ROBERT}, {PRINCIPAL}")
    g = sages(me, events="feud, famine, invention")
    for h in g.state.events[-2:]:
        g.state.cards.show(h, ME)
    shown = on_terminal(g)
    assert "Piet, Sage of the Mountains (3 below) 2 of 3 owls" in shown and "##." in shown
    assert "(city; 1 grain, 1 ore, 2 owls; 1 victory, 2 strength)" in shown
    assert "1 resource of the region beside it" in shown
    assert "events 13, next Feud, Famine" in shown and "side 0 of 3" in shown


def test_everybody_sees_the_owls_of_a_sage() -> None:
    g = sages(dict(built=PIET, owls=2))
    placed = g.state.view(1)["princes"][0]["built"][0]
    assert (placed["card"], placed["level"], placed["holds"]) == (PIET, 2, "owl")


def test_the_sage_that_pays_is_chosen_where_several_could() -> None:
    me = dict(built=f"{PIET}, {PETER}, grove-of-freedom", owls={PIET: 1, PETER: 2})
    g = sages(me).me("use grove-of-freedom")
    assert g.asked == "play.pay"
    g.me_may(PIET, PETER).me(PETER)
    assert (g.me.stored(PIET), g.me.stored(PETER)) == (1, 1)
    g = sages(dict(me, owls={PIET: 1})).me("use grove-of-freedom")
    assert g.me.owls == 0 and g.asked == "grove-of-freedom.stack"


def test_the_prices_of_the_groves_are_as_printed() -> None:
    prices = {card.name: card.use_price for card in CARDS if card.use_price[OWL]}
    assert {name: price[OWL] for name, price in prices.items()} == {
        "grove-of-courage": 2,
        "grove-of-fraternity": 1,
        "grove-of-freedom": 1,
        "grove-of-great-foresight": 2,
        "grove-of-justice": 2,
        "grove-of-peace": 1,
        "grove-of-vigilance": 1,
    }
    assert all(sum(price) == price[OWL] for price in prices.values())


# Heroes: what they cost


def test_cole_paladin_of_the_sages_costs_three_owls_which_nothing_saves() -> None:
    me = dict(hand=COLE, cities=1, built=f"drill-ground, {PIET}", resources="2 grain", owls=3)
    g = scenario(me, **DUEL).me(f"build {COLE}")
    while g.asked == "build.site":
        g.me(g.options[0])
    assert g.me.resources == "" and g.me.owls == 0 and g.me.strength == 4
    assert g.nothing_pending
    g = scenario(dict(me, owls=2, resources="2 grain, ore"), **DUEL)
    assert why_not(g, COLE) == "you are short of 1 owl"


def test_o_60_the_reduction_of_a_hero_saves_a_resource_of_choice_but_no_owl() -> None:
    me = dict(hand=ROBERT, cities=1, built=f"drill-ground, {PIET}", resources="grain, ore", owls=2)
    g = scenario(me, **DUEL).me(f"build {ROBERT}", "site 0 above")
    g.me_may("save grain", "save ore").me("save ore")
    assert g.me.resources == "1 ore" and g.me.owls == 0 and g.nothing_pending


def test_robert_herald_of_the_sages_needs_a_city_site_and_his_owls() -> None:
    me = dict(hand=ROBERT, built=PIET, owls=2, resources="grain, ore")
    assert why_not(sages(me), ROBERT) == "there is no free building site in a city"
    g = sages(dict(me, owls=1, cities=1))
    assert why_not(g, ROBERT) == "you are short of 1 owl"
    g = sages(dict(me, cities=1)).me(f"build {ROBERT}", "site 0 above")
    assert g.me.points == 4 and g.me.owls == 0 and g.nothing_pending


def test_robert_herald_of_the_sages_wins_a_tie_in_a_contest_of_heroes() -> None:
    sets = ["sages", "barbarians", "gold"]
    me = dict(hand=CONTEST, cities=1, built=ROBERT)
    g = scenario(me, dict(built="osmund"), mode="duel", sets=sets).me(f"play {CONTEST}")
    g.chance("roll 3", "roll 3").me("ore")
    assert g.me.resources == "1 ore" and g.nothing_pending
    me = dict(hand=CONTEST, built="osmund")
    g = scenario(me, dict(cities=1, built=ROBERT), mode="duel", sets=sets).me(f"play {CONTEST}")
    g.chance("roll 3", "roll 3").rival("ore")
    assert g.rival.resources == "1 ore" and g.nothing_pending


# Academy of Sages


def test_academy_of_sages_gives_an_owl_for_any_resource_once_per_turn() -> None:
    me = dict(cities=1, built=f"{ACADEMY}, {PIET}, {PETER}", resources="ore, gold")
    g = sages(me).me(f"use {ACADEMY}").me_may("ore", "gold").me("gold")
    g.me_may(PIET, PETER).me(PETER)
    assert g.me.resources == "1 ore" and g.me.stored(PETER) == 1
    assert not g.offers(f"use {ACADEMY}") and g.nothing_pending


def test_two_academies_of_sages_teach_twice_the_same_sage_or_another() -> None:
    me = dict(cities=1, built=f"{ACADEMY}, {PIET}, {PETER}", resources="3 ore")
    for second in (PIET, PETER):
        g = sages(me)
        other = next(h for stack in g.state.stacks for h in stack if is_academy(g, h))
        next(stack for stack in g.state.stacks if other in stack).remove(other)
        place_card(g.state, ME, other, CELL_OF["site", 0, "far-below"])
        g.state.changed = False
        g.me(f"use {ACADEMY}", PIET, f"use {ACADEMY}", second)
        assert g.me.owls == 2 and g.me.resources == "1 ore"
        assert not g.offers(f"use {ACADEMY}") and g.nothing_pending


def is_academy(g: Scenario, h: int) -> bool:
    return card_of(g.state, h).key == ACADEMY


def test_academy_of_sages_needs_a_resource_and_room_for_an_owl() -> None:
    me = dict(cities=1, built=f"{ACADEMY}, {PIET}")
    assert not sages(me).offers(f"use {ACADEMY}")
    assert not sages(dict(me, resources="ore", owls=3)).offers(f"use {ACADEMY}")
    assert not sages(dict(cities=1, built=ACADEMY, resources="ore")).offers(f"use {ACADEMY}")
    assert sages(dict(me, resources="ore", owls=2)).offers(f"use {ACADEMY}")


def test_academy_of_sages_is_built_with_an_owl_and_resources() -> None:
    me = dict(hand=ACADEMY, cities=1, built=PIET, owls=1, resources="2 brick, gold")
    g = sages(me).me(f"build {ACADEMY}", "site 0 above")
    assert g.me.resources == "" and g.me.owls == 0 and g.me.points == 4 and g.nothing_pending


# Courthouse


def test_courthouse_lets_me_name_what_the_trade_event_takes() -> None:
    me = dict(cities=1, built="courthouse", resources="2 ore, wool")
    g = sages(me, dict(commerce=3)).roll(6, "trade")
    assert g.asked == "trade-event.name"
    g.me_may("take grain", "take ore", "take wool").me("take wool")
    assert g.me.resources == "1 grain, 2 ore" and g.nothing_pending


def test_courthouse_names_only_what_the_rival_can_store() -> None:
    me = dict(cities=1, built="courthouse", resources="2 ore, wool, lumber")
    g = sages(me, dict(commerce=3, resources="3 wool")).roll(3, "trade")  # 3: my hills, their wood
    g.me_may("take brick", "take lumber", "take ore").me("take ore")
    assert g.me.resources == "1 brick, 1 lumber, 1 wool, 1 ore" and g.nothing_pending


def test_courthouse_does_not_change_how_much_a_moneylender_takes() -> None:
    me = dict(cities=1, built="courthouse", resources="2 ore, wool")
    rival = dict(cities=1, built="moneylender", commerce=3)
    g = scenario(me, rival, **DUEL).roll(2, "trade")  # my forest
    assert g.asked == "trade-event.amount"
    g.rival_may("number 1", "number 2").rival("number 2")
    g.me("take wool").me_may("take lumber", "take ore").me("take lumber")
    assert g.me.resources == "2 ore" and g.nothing_pending
    g = scenario(me, rival, **DUEL).roll(2, "trade").rival("number 1").me("take wool")
    assert g.me.resources == "1 lumber, 2 ore" and g.nothing_pending


def test_courthouse_of_the_taker_changes_nothing() -> None:
    me = dict(resources="ore, wool")
    g = sages(me, dict(commerce=3, cities=1, built="courthouse")).roll(4, "trade")
    g.rival_may("take ore", "take wool").rival("take ore")
    assert g.me.resources == "2 wool" and g.nothing_pending


# Granary


def granary(me: dict[str, Any] | None = None, **rival: Any) -> Scenario:
    mine = dict(cities=1, built="granary", resources="grain") | (me or {})
    return sages(mine, dict(resources="2 ore, wool") | rival)


def test_granary_puts_a_grain_into_empty_fields_and_demands_another_resource() -> None:
    g = granary().me("use granary").me_may("take ore", "take wool").me("take ore")
    assert g.me.resources == "1 ore" and g.rival.resources == "1 grain, 1 wool, 1 ore"
    assert not g.offers("use granary") and g.nothing_pending


def test_granary_i_choose_the_fields_on_both_sides() -> None:
    me = dict(right="fields-1 hills-1", resources="", stored={"fields-6": 1, "fields-1": 1})
    g = granary(me, right="fields-3 hills-5").me("use granary")
    g.me_may("fields-6", "fields-1").me("fields-1")
    assert g.asked == "granary.fill"
    g.me_may("fields-5", "fields-3").me("fields-3").me("take wool")
    assert g.rival.stored("fields-3") == 1 and g.me.stored("fields-6") == 1
    assert g.me.resources == "1 grain, 1 wool" and g.nothing_pending


def test_o_42_granary_gives_an_own_grain() -> None:
    assert not granary(dict(resources="3 ore")).offers("use granary")


def test_granary_needs_empty_fields_and_something_but_grain_that_i_can_store() -> None:
    assert not granary(resources="grain, 2 ore").offers("use granary")
    more = dict(right="fields-3 hills-5", resources="", stored={"fields-3": 2})
    assert not granary(**more).offers("use granary")  # nothing but grain
    assert not granary(dict(resources="grain, 3 ore, 3 wool")).offers("use granary")
    assert granary(**dict(more, stored={"fields-3": 2, "mountains-6": 1})).offers("use granary")


# The Manifesto


def manifesto(me: dict[str, Any] | None = None, **more: Any) -> Scenario:
    """I have the Manifesto, two sages and what turning it costs, but for the owls."""
    mine = dict(cities=1, built=f"{MANIFESTO}, {PIET}, {PETER}", resources="lumber, 2 gold")
    return sages(mine | (me or {}), **more)


def test_the_manifesto_of_humane_conduct_comes_with_the_first_city() -> None:
    g = sages(dict(resources="2 grain, 3 ore")).me("build city 0")
    assert g.keys(g.state.princes[0].markers) == [MANIFESTO] and g.face_up == MANIFESTO
    assert g.me.side(MANIFESTO) == 0 and g.me.points == 3 and g.nothing_pending
    g = sages(dict(cities=1, built=MANIFESTO, resources="2 grain, 3 ore")).me("build city 2")
    assert len(g.state.princes[0].markers) == 1 and g.nothing_pending


def test_the_manifesto_of_humane_conduct_is_turned_up_for_lumber_gold_and_three_owls() -> None:
    g = manifesto(dict(owls={PIET: 2, PETER: 2})).me(f"use {MANIFESTO}")
    g.me_may(PIET, PETER).me(PETER)
    while g.asked == "play.pay":
        g.me(PIET)
    assert g.me.resources == "" and g.me.owls == 1 and g.me.side(MANIFESTO) == 1
    assert g.me.points == 4 and not g.offers(f"use {MANIFESTO}") and g.nothing_pending


def test_the_manifesto_of_humane_conduct_has_three_points_and_no_more() -> None:
    me = dict(owls={PIET: 3, PETER: 3}, resources="3 lumber, 3 gold")
    g = manifesto(dict(me, sides={MANIFESTO: 2}))
    assert g.me.points == 5
    g.me(f"use {MANIFESTO}")
    while g.asked == "play.pay":
        g.me(g.options[0])
    assert g.me.points == 6 and g.me.side(MANIFESTO) == 3 and g.nothing_pending
    assert not manifesto(dict(me, sides={MANIFESTO: 3})).offers(f"use {MANIFESTO}")


def test_o_63_an_attack_card_stands_for_two_owls_of_the_manifesto() -> None:
    me = dict(owls={PIET: 1}, hand="wise-protection, great-foresight")
    g = manifesto(me).me(f"use {MANIFESTO}")
    assert g.asked == "manifesto.card"
    g.me_may("wise-protection").me("wise-protection")
    assert g.me.owls == 0 and g.me.side(MANIFESTO) == 1 and g.me.resources == ""
    assert g.discard == "wise-protection" and g.me.hand == "great-foresight" and g.nothing_pending


def test_with_three_owls_i_may_keep_the_attack_card() -> None:
    me = dict(owls={PIET: 3}, hand="wise-protection")
    g = manifesto(me).me(f"use {MANIFESTO}").me_may("wise-protection", "no").me("no")
    assert g.me.owls == 0 and g.me.hand == "wise-protection" and g.nothing_pending
    g = manifesto(me).me(f"use {MANIFESTO}", "wise-protection")
    assert g.me.owls == 2 and g.me.hand == "" and g.nothing_pending


def test_an_attack_card_given_for_the_manifesto_needs_nothing_and_meets_no_grove() -> None:
    me = dict(owls={PIET: 1}, hand="archer", cities=1, resources="lumber, 2 gold")
    me["built"] = f"{MANIFESTO}, {PIET}"
    rival = dict(built=f"grove-of-peace, {PETER}", owls=1)
    g = scenario(me, rival, **DUEL).me(f"use {MANIFESTO}", "archer")
    assert g.me.side(MANIFESTO) == 1 and g.rival.owls == 1 and g.nothing_pending


def test_the_manifesto_asks_for_a_card_whenever_there_could_be_an_attack_in_hand() -> None:
    g = manifesto(dict(owls={PIET: 3}, hand="great-foresight")).me(f"use {MANIFESTO}")
    g.me_may("no").me("no")
    assert g.me.side(MANIFESTO) == 1 and g.nothing_pending
    g = manifesto(dict(owls={PIET: 3}, hand="scout")).me(f"use {MANIFESTO}")
    assert g.me.side(MANIFESTO) == 1 and g.nothing_pending  # no attack has that back


def test_the_manifesto_needs_its_whole_price() -> None:
    assert not manifesto(dict(owls={PIET: 2})).offers(f"use {MANIFESTO}")
    assert not manifesto(dict(owls={PIET: 3}, resources="2 gold")).offers(f"use {MANIFESTO}")
    lacking = dict(owls={PIET: 1}, hand="wise-protection", resources="lumber, gold")
    assert not manifesto(lacking).offers(f"use {MANIFESTO}")
    assert not manifesto(dict(hand="wise-protection")).offers(f"use {MANIFESTO}")


def test_the_manifesto_is_placed_from_the_hand_in_a_duel() -> None:
    g = scenario(dict(hand=MANIFESTO), **DUEL)
    assert why_not(g, MANIFESTO) == "you need a city"
    g = scenario(dict(hand=MANIFESTO, cities=1), **DUEL).me(f"build {MANIFESTO}")
    assert g.me.side(MANIFESTO) == 0 and g.me.hand == "" and g.nothing_pending
    assert "remove" not in g.options


def test_turning_the_manifesto_may_win_the_game() -> None:
    me = dict(
        built=f"{MANIFESTO}, {PIET}, {PETER}, {ACADEMY}, courthouse, granary, {ROBERT}",
        right="gold-field-2 hills-5",
        cities=3,
        owls={PIET: 3},
        resources="lumber, 2 gold",
        sides={MANIFESTO: 1},
    )
    g = sages(me)
    assert g.me.points == 11
    g.me(f"use {MANIFESTO}")
    assert g.winner == "me" and g.asks == "nobody"


# The set


def test_the_sages_are_set_up_with_two_manifestos_and_four_events_more() -> None:
    s = scenario(mode="sages").state
    assert [card_of(s, h).key for h in s.face_up] == [MANIFESTO, MANIFESTO]
    assert sorted(len(stack) for stack in s.stacks) == [12, 12, 12, 17, 18]
    assert len(s.events) == 13 and s.mode.goal == 12


def test_o_5_a_manifesto_is_no_card_of_a_stack_in_the_theme_game() -> None:
    s = scenario(mode="sages").state
    assert not any(card_of(s, h).key == MANIFESTO for stack in s.stacks for h in stack)
    s = scenario(mode="duel", sets=["sages", "gold", "turmoil"]).state
    found = [card_of(s, h).key for stack in s.stacks for h in stack]
    assert found.count(MANIFESTO) == 1
    assert len(s.stacks[s.backs.index("sages")]) == 20


def test_o_26_owls_are_no_resources_of_a_price() -> None:
    assert BY_KEY["academy-of-sages"].price == 3 and BY_KEY[COLE].price == 3
    assert PURSE.index("owl") == OWL
