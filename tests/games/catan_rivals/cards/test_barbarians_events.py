"""The events of the Era of Barbarians: who wins a Barbarian Attack, and how the stack is built."""

from typing import Any

import pytest
from scenario import ME, RIVAL, Scenario, scenario

from rivalry.core.decision import CHANCE
from rivalry.games.catan_rivals import position, setup
from rivalry.games.catan_rivals.building import set_centre
from rivalry.games.catan_rivals.card import BY_KEY, CARDS
from rivalry.games.catan_rivals.cards.barbarians import triumph_card
from rivalry.games.catan_rivals.cards.barbarians_events import barbarians, defenders
from rivalry.games.catan_rivals.place import METROPOLIS
from rivalry.games.catan_rivals.stack import turn_to
from rivalry.games.catan_rivals.state import card_of

ARND = "arnd-the-strategist"
ATTACK = "barbarian-attack"
RETREAT = "retreat-of-the-barbarians"
STRONGHOLD = "barbarian-stronghold"
DUEL = ["turmoil", "gold", "barbarians"]


def realm(me: dict[str, Any], rival: dict[str, Any] | None = None, **more: Any) -> Scenario:
    return scenario(me, rival, mode="barbarians", **more)


def compared(me: dict[str, Any], rival: dict[str, Any] | None = None) -> tuple[int, int]:
    """My units, and the strength of the barbarians against me."""
    g = realm(me, rival)
    return defenders(g.state, ME), barbarians(g.state, ME)


# What is compared


def test_barbarians_count_cities_and_city_expansions_but_neither_settlements_nor_tokens() -> None:
    assert compared(dict(cities=1)) == (0, 2)
    assert compared(dict(cities=2, right="hills-1 gold-field-2")) == (0, 4)
    assert compared(dict(cities=1, built="arsenal, bailiwick, abbey, storehouse")) == (0, 4)
    assert compared(dict(cities=1, strength=4, commerce=3)) == (4, 2)


def test_barbarians_count_the_current_points_of_a_city_expansion() -> None:
    # A Harbor is worth a victory point only with three trade ships.
    for ships, strength in ((2, 4), (3, 5)):
        g = scenario(dict(cities=2, built="harbor", commerce=ships), mode="duel", sets=DUEL)
        assert barbarians(g.state, ME) == strength


def test_barbarians_count_a_city_card_on_top_of_another() -> None:
    sets = ["turmoil", "progress", "barbarians"]
    g = scenario(dict(cities=1, built="parish-hall, town-hall"), mode="duel", sets=sets)
    assert barbarians(g.state, ME) == 3


def test_barbarians_take_a_city_with_a_metropolis_for_a_city() -> None:
    g = realm(dict(cities=1))
    set_centre(g.state, ME, 0, METROPOLIS)  # the card on it counts like a city expansion
    assert barbarians(g.state, ME) == 2


def test_triumph_card_and_extraordinary_sites_do_not_count_for_the_barbarians() -> None:
    g = realm(dict(cities=1, built="triumph-card"))
    turn_to(g.state, ME, triumph_card(g.state, ME), 3)
    assert barbarians(g.state, ME) == 2


def test_barbarian_stronghold_of_the_rival_makes_them_stronger_by_one() -> None:
    assert compared(dict(cities=1), dict(built=f"{STRONGHOLD} at road 1")) == (0, 3)
    g = realm(dict(cities=1), dict(cities=1, built=f"{STRONGHOLD} at road 1"))
    assert barbarians(g.state, RIVAL) == 2  # only its host suffers


def test_o_31_units_of_every_kind_count_by_their_number_not_by_their_strength() -> None:
    built = "candamir, harald, gold-ship, caravel at site 2 above"
    assert compared(dict(cities=1, built=built))[0] == 4
    sets = ["turmoil", "progress", "barbarians"]
    me = dict(cities=1, built="chief-cannoneer, harald, lookout-tower")
    assert defenders(scenario(me, mode="duel", sets=sets).state, ME) == 2


def test_arnd_the_strategist_doubles_the_other_heroes_of_his_place() -> None:
    place = f"{ARND} at site 0 above, harald at site 0 below"
    assert compared(dict(built=place))[0] == 3
    assert compared(dict(built=f"{place}, austin at site 2 above"))[0] == 4
    far = f"{ARND} at site 0 above, harald at site 2 above, gold-ship at site 0 below"
    assert compared(dict(built=far))[0] == 3


def test_arnd_the_strategist_counts_at_his_new_place_after_a_relocation() -> None:
    built = f"{ARND} at site 0 above, harald at site 2 above, gold-ship at site 2 below"
    g = realm(dict(hand="barbarians-relocation", built=built))
    assert defenders(g.state, ME) == 3
    g.me("play barbarians-relocation", ARND, "gold-ship")
    assert defenders(g.state, ME) == 4 and g.nothing_pending


def test_caravel_doubles_the_other_ships_of_its_place() -> None:
    place = "caravel at site 0 above, gold-ship at site 0 below"
    assert compared(dict(cities=1, built=place))[0] == 3
    assert compared(dict(cities=1, built=f"{place}, ore-ship at site 2 above"))[0] == 4
    heroes = "caravel at site 0 above, harald at site 0 below"
    assert compared(dict(cities=1, built=heroes))[0] == 2


def test_two_caravels_and_a_trade_ship_in_one_city_make_four_units() -> None:
    built = "caravel at site 0 above, gold-ship at site 0 below, ore-ship at site 0 far-above"
    g = realm(dict(cities=1, built=built))
    h = g.state.princes[ME].built[-1]
    g.state.cards.identity[h] = BY_KEY["caravel"].index  # the set has one; a Tournament has more
    assert g.me.built == "caravel, gold-ship, caravel" and defenders(g.state, ME) == 4


def test_castle_lets_the_border_fortress_count_with_the_points_it_shows() -> None:
    g = realm(dict(cities=1, built="castle, border-fortress, harald"))
    for side, strength in enumerate((0, 1, 2, 4)):
        turn_to(g.state, ME, g.state.princes[ME].built[1], side)
        assert defenders(g.state, ME) == 1 + strength
    g = realm(dict(cities=1, built="border-fortress, harald"))
    turn_to(g.state, ME, g.state.princes[ME].built[0], 3)
    assert defenders(g.state, ME) == 1


# Barbarian Attack


def test_barbarian_attack_fewer_units_lose_two_resources_of_the_players_choice() -> None:
    g = realm(dict(cities=1, built="harald", resources="2 ore, wool, gold")).event(ATTACK)
    g.me_may("ore", "wool", "gold").me("ore").me("gold")
    assert g.me.resources == "1 wool, 1 ore" and g.nothing_pending


def test_barbarian_attack_takes_no_more_than_there_is() -> None:
    g = realm(dict(cities=1, resources="ore")).event(ATTACK)
    assert g.me.resources == "" and g.nothing_pending
    assert realm(dict(cities=1)).event(ATTACK).nothing_pending


def test_barbarian_attack_may_take_gold_of_the_gold_cache() -> None:
    me = dict(cities=1, built="harald, gold-cache", stored={"gold-cache": 1, "mountains-5": 2})
    g = scenario(me, mode="duel", sets=DUEL).event(ATTACK).me("gold-cache")
    assert g.me.stored("gold-cache") == 0 and g.me.resources == "1 ore" and g.nothing_pending


def test_secret_brotherhood_loses_only_one_resource_to_the_barbarians() -> None:
    me = dict(cities=1, built="secret-brotherhood", resources="2 ore, wool")
    g = realm(me).event(ATTACK).me("wool")
    assert g.me.resources == "2 ore" and g.nothing_pending


def test_barbarian_attack_more_units_bring_two_resources_of_choice() -> None:
    g = realm(dict(cities=1, built="harald, austin, inga")).event(ATTACK).me("ore", "grain")
    assert g.me.resources == "1 grain, 1 ore" and g.nothing_pending


def test_barbarian_attack_a_victory_may_turn_the_triumph_card_instead() -> None:
    me = dict(cities=1, built="triumph-card, harald, austin, inga")
    g = realm(me).event(ATTACK).me_may("yes", "no")
    before = g.me.points
    g.me("yes")
    assert g.me.points == before + 1 and g.me.resources == "" and g.nothing_pending
    g.event(ATTACK).me("no", "ore", "ore")
    assert g.me.points == before + 1 and g.me.resources == "2 ore" and g.nothing_pending


def test_barbarian_attack_cannot_turn_a_triumph_card_that_shows_three() -> None:
    g = realm(dict(cities=1, built="triumph-card, harald, austin, inga"))
    turn_to(g.state, ME, triumph_card(g.state, ME), 3)
    g.event(ATTACK).me("ore", "ore")
    assert g.me.resources == "2 ore" and g.nothing_pending


def test_barbarian_attack_equal_numbers_change_nothing() -> None:
    g = realm(dict(cities=1, built="harald, austin", resources="2 ore")).event(ATTACK)
    assert g.me.resources == "2 ore" and g.nothing_pending


def test_barbarian_attack_leaves_players_without_a_city_alone() -> None:
    g = realm(dict(built="harald, austin, inga", resources="2 ore")).event(ATTACK)
    assert g.me.resources == "2 ore" and g.nothing_pending


def test_barbarian_attack_affects_both_players_the_active_one_first() -> None:
    me = dict(cities=1, built="harald, austin, candamir")
    rival = dict(cities=1, resources="2 ore, wool")
    g = realm(me, rival, turn=RIVAL).event(ATTACK).rival("ore", "ore")
    assert g.asks == "me"
    g.me("grain", "grain")
    assert g.me.resources == "2 grain" and g.rival.resources == "1 wool" and g.nothing_pending


def test_barbarian_attack_drives_a_stronghold_out_at_the_third_triumph() -> None:
    me = dict(cities=1, built="triumph-card, harald, austin, inga, candamir")
    g = realm(me, dict(built=f"{STRONGHOLD} at road 1"))
    turn_to(g.state, ME, triumph_card(g.state, ME), 2)
    g.event(ATTACK).me("yes")
    assert g.me.at("road 1") == "" and g.discard == STRONGHOLD and g.nothing_pending


def test_barbarian_attack_wins_the_game_of_the_active_player_only() -> None:
    # Two cities, three settlements, three buildings, both tokens, and nine units against seven.
    built = "castle, arsenal, bailiwick, triumph-card"
    units = "harald, austin, inga, candamir, osmund, siglind, gold-ship, ore-ship, wool-ship"
    land = dict(right="hills-1 gold-field-2, fields-1 forest-4", left="forest-6 hills-5")
    me = dict(land, cities=[0, 2], built=f"{built}, {units}")
    g = realm(me)
    assert g.me.points == 12
    g.event(ATTACK).me("yes")
    assert g.winner == "me" and g.asked == ""
    g = realm(me, turn=RIVAL).event(ATTACK).me("yes")
    assert g.winner == "" and g.me.points == 13 and g.nothing_pending


def test_barbarian_attack_returns_under_the_four_top_events() -> None:
    events = "feud, invention, year-of-plenty, traveling-merchant, trade-ships-race"
    g = realm({}, events=events).event(ATTACK)
    assert g.events[:6] == [*events.split(", ")[:4], ATTACK, "trade-ships-race"]
    assert g.nothing_pending


def test_barbarian_attack_goes_to_the_bottom_of_a_stack_with_fewer_than_four_others() -> None:
    g = realm({}, events=f"feud, invention, year-of-plenty, {ATTACK}")
    g.state.events = g.state.events[-4:]
    g.event(ATTACK)
    assert g.events == ["feud", "invention", "year-of-plenty", ATTACK] and g.nothing_pending


def test_barbarian_attack_everybody_knows_where_it_lies() -> None:
    g = realm({}).event(ATTACK)
    cards = g.state.cards
    seen = [h for h in g.state.events if card_of(g.state, h).key == ATTACK and cards.knows(h, None)]
    assert len(seen) == 1 and g.state.events.index(seen[0]) == len(g.state.events) - 5


# The event stack


def around_yule(s: position.Position) -> tuple[list[str], list[str]]:
    """The events below Yule and those above it."""
    keys = [card_of(s, h).key for h in s.events]
    at = keys.index("yule")
    return keys[:at], keys[at + 1 :]


@pytest.mark.parametrize("seed", range(1, 40))
def test_the_attacks_lie_among_the_nine_events_above_yule(seed: int) -> None:
    s = position.new(mode="barbarians", starter=0)
    while s.decision is not None and s.decision.player == CHANCE:
        s.apply(("shuffle", seed * 7919))
    below, above = around_yule(s)
    assert len(below) == 3 and len(above) == 9
    assert above.count(ATTACK) == 3 and ATTACK not in below


@pytest.mark.parametrize("seed", range(1, 10))
def test_yule_rebuilds_the_stack_in_the_same_way(seed: int) -> None:
    g = realm({}).do("rebuild_events")
    g.chance(f"shuffle {hex(seed * 104729)}", f"shuffle {hex(seed * 15485863)}")
    below, above = around_yule(g.state)
    assert len(below) == 3 and len(above) == 9
    assert above.count(ATTACK) == 3 and ATTACK not in below and g.nothing_pending


def test_yule_drawn_has_both_parts_shuffled_and_another_event_drawn() -> None:
    g = realm({}, events="yule").do("draw_event")
    assert g.asked == "events.shuffle"
    g.chance("shuffle 0x1")
    assert g.asked == "events.shuffle"
    g.chance("shuffle 0x2")
    assert g.events.index("yule") < 12 and g.events.count(ATTACK) == 3
    # What was drawn lies open now, wherever it went; nobody knows the others.
    seen = [h for h in g.state.events if g.state.cards.knows(h, None)]
    assert len(seen) == 2 and "yule" in g.keys(seen)


def test_the_order_above_yule_is_shuffled_attacks_and_all() -> None:
    orders = set()
    for seed in range(1, 20):
        s = position.new(mode="barbarians", starter=0)
        while s.decision is not None and s.decision.player == CHANCE:
            s.apply(("shuffle", seed * 7919))
        orders.add(tuple(i for i, key in enumerate(around_yule(s)[1]) if key == ATTACK))
    assert len(orders) > 8


def test_o_3_a_duel_has_two_barbarian_attacks_for_sure_and_may_draw_the_third() -> None:
    sure, drawn = setup.event_cards(position.new(mode="duel", sets=DUEL))
    assert [CARDS[i].key for i in sure].count(ATTACK) == 2
    assert [CARDS[i].key for i in drawn].count(ATTACK) == 1
    assert [CARDS[i].key for i in drawn].count(RETREAT) == 1


def test_o_4_a_duel_shuffles_the_attacks_with_all_other_events() -> None:
    below = 0
    for seed in range(1, 20):
        g = scenario(mode="duel", sets=DUEL).do("rebuild_events")
        g.chance(f"shuffle {hex(seed * 104729)}")
        assert g.nothing_pending
        below += around_yule(g.state)[0].count(ATTACK)
    assert below > 0


# Retreat of the Barbarians


def test_retreat_of_the_barbarians_each_player_with_a_unit_searches_another_stack() -> None:
    g = realm(
        dict(built="austin"),
        dict(built="gold-ship"),
        stacks={0: "abbey, scout", 3: "castellan, arsenal"},
    ).event(RETREAT)
    g.me_may(*[f"stack {n}" for n in range(5)]).me("stack 3", "castellan")
    g.rival_may("stack 0", "stack 1", "stack 2", "stack 4").rival("stack 0", "abbey")
    assert g.me.hand == "castellan" and g.rival.hand == "abbey" and g.nothing_pending


def test_o_77_retreat_of_the_barbarians_the_strength_advantage_takes_one_or_two() -> None:
    me = dict(strength=3)
    g = realm(me, stacks={0: "abbey, scout"}).event(RETREAT).me("stack 0", "abbey", "scout")
    assert g.me.hand == "scout, abbey" and g.nothing_pending
    g = realm(me, stacks={0: "abbey, scout"}).event(RETREAT).me("stack 0", "abbey", "no")
    assert g.me.hand == "abbey" and g.nothing_pending


def test_retreat_of_the_barbarians_gives_nothing_to_a_player_without_units() -> None:
    g = realm(dict(built="abbey"), dict(strength=3)).event(RETREAT)
    g.rival_may(*[f"stack {n}" for n in range(5)])  # nobody has taken one of them
    assert realm({}).event(RETREAT).nothing_pending


def test_retreat_of_the_barbarians_the_last_card_of_a_stack_is_not_asked_for_twice() -> None:
    g = realm(dict(strength=3), stacks={0: "abbey"})
    g.state.stacks[0] = g.state.stacks[0][-1:]
    g.event(RETREAT).me("stack 0", "abbey")
    assert g.me.hand == "abbey" and g.nothing_pending


def test_retreat_of_the_barbarians_hides_from_the_rival_what_was_taken() -> None:
    g = realm(dict(built="austin"), stacks={0: "abbey, scout"}).event(RETREAT)
    g.me("stack 0", "scout")
    assert g.state.view(RIVAL)["princes"][ME]["hand"] == []
    assert all(g.state.cards.knows(h, ME) for h in g.state.stacks[0])
    assert not any(g.state.cards.knows(h, RIVAL) for h in g.state.stacks[0])
