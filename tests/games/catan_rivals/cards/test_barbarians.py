"""Every card of the Era of Barbarians: its price and points, what it does and what it does not."""

from typing import Any

import pytest
from scenario import ME, RIVAL, Scenario, scenario

from rivalry.games.catan_rivals.card import BY_KEY, CARDS, EVENT, POINTS, cost
from rivalry.games.catan_rivals.cards.barbarians import triumph_card
from rivalry.games.catan_rivals.stack import turn_to

# Prices, points, copies, copies without half moon: the declaration has to agree with this table.
FACTS = [
    ("barbarian-stronghold", "gold, lumber", {}, 1, 0),
    ("border-fortress", "", {}, 2, 1),
    ("white-raven-tavern", "grain, lumber", {"skill": 1}, 1, 0),
    ("arnd-the-strategist", "grain, ore, wool", {"strength": 1, "skill": 1}, 1, 1),
    ("baroc-the-barbarian", "gold, ore", {"strength": 1}, 1, 0),
    ("caravel", "lumber, ore, wool", {"strength": 2}, 1, 0),
    ("marie-the-shieldmaiden", "ore, 2 wool", {"strength": 1, "skill": 1}, 1, 1),
    ("siward-the-scout", "gold, grain", {"strength": 1}, 1, 1),
    ("wolfgang-the-street-performer", "2 gold", {"skill": 1}, 1, 1),
    ("arsenal", "brick, lumber, 2 ore", {"victory": 1}, 2, 1),
    ("bailiwick", "brick, lumber, 2 wool", {"victory": 1}, 2, 1),
    ("castle", "2 brick, lumber, ore", {"victory": 1}, 2, 1),
    ("secret-brotherhood", "gold, lumber, 2 wool", {"victory": 1}, 2, 1),
    ("triumph-card", "", {}, 2, 1),
    ("alliance-against-the-barbarians", "", {}, 2, 1),
    ("castellan", "", {}, 2, 1),
    ("contest-of-the-heroes", "", {}, 2, 1),
    ("barbarians-relocation", "", {}, 1, 1),
    ("siegfried-vanquisher-of-the-barbarians", "", {}, 1, 0),
    ("barbarian-attack", "", {}, 3, 2),
    ("retreat-of-the-barbarians", "", {}, 1, 0),
]
ONLY_ONE = ("bailiwick", "border-fortress", "castle", "secret-brotherhood", "triumph-card")
ALLIANCE = "alliance-against-the-barbarians"
ARND = "arnd-the-strategist"
BAROC = "baroc-the-barbarian"
CONTEST = "contest-of-the-heroes"
MARIE = "marie-the-shieldmaiden"
SIEGFRIED = "siegfried-vanquisher-of-the-barbarians"
SIWARD = "siward-the-scout"
STRONGHOLD = "barbarian-stronghold"
WOLFGANG = "wolfgang-the-street-performer"
DUEL = ["turmoil", "gold", "barbarians"]


def barbarians(
    me: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> Scenario:
    return scenario(me, rival, mode="barbarians", **more)


def triumph(g: Scenario, seat: int, side: int) -> Scenario:
    """Turn a player's Triumph Card, and let what follows from it happen."""
    turn_to(g.state, seat, triumph_card(g.state, seat), side)
    return g.do("end_of", seat, "triumph-card")


def why_not(g: Scenario, key: str) -> str:
    words: str = g.state.view(0)["why_not"][key]["words"]
    return words


@pytest.mark.parametrize(("key", "price", "points", "copies", "duel"), FACTS)
def test_the_facts_of_the_set_are_as_printed(
    key: str, price: str, points: dict[str, int], copies: int, duel: int
) -> None:
    card = BY_KEY[key]
    assert card.set == "barbarians"
    assert card.back == ("event" if card.kind == EVENT else "barbarians")
    assert card.cost == cost(price)
    assert dict(zip(POINTS, card.points, strict=True)) == {**dict.fromkeys(POINTS, 0), **points}
    assert (card.copies, card.duel_copies) == (copies, duel)
    assert card.once == (key in ONLY_ONE)
    assert card.heroine == (key == MARIE)
    assert card.face_up == (key in ("castle", "triumph-card"))


def test_the_set_has_32_cards_in_two_stacks_of_twelve_an_open_stack_and_four_events() -> None:
    assert [row[0] for row in FACTS] == [card.key for card in CARDS if card.set == "barbarians"]
    assert sum(row[3] for row in FACTS) == 32
    g = barbarians()
    assert [len(stack) for stack in g.state.stacks] == [12, 12, 12, 12, 12]
    assert g.face_up == "castle, castle, triumph-card, triumph-card"
    assert len(g.state.events) == 13 and g.state.mode.goal == 13


@pytest.mark.parametrize("key", ["arsenal", "bailiwick", "castle", "secret-brotherhood"])
def test_city_expansions_stand_only_on_sites_of_a_city(key: str) -> None:
    price = next(row[1] for row in FACTS if row[0] == key)
    hand = "" if key == "castle" else key
    g = barbarians(me=dict(hand=hand, resources=price, cities=[2]))
    g.me(f"build {key}")
    g.me_may("site 2 far-above", "site 2 above", "site 2 below", "site 2 far-below")
    g.me("site 2 far-below")
    assert g.me.built == key and g.me.resources == "" and g.me.points == 4 and g.nothing_pending
    g = barbarians(me=dict(hand=hand, resources=price))
    assert why_not(g, key) == "there is no free building site in a city"


# Barbarian Stronghold


def test_barbarian_stronghold_stands_on_a_road_beside_a_city_of_the_rival() -> None:
    me = dict(hand=STRONGHOLD, resources="gold, lumber")
    rival = dict(right="mountains-2 forest-4", roads="left", cities=[4])
    g = barbarians(me=me, rival=rival).me(f"build {STRONGHOLD}")
    assert g.rival.at("road 3") == STRONGHOLD and g.rival.at("road 1") == ""
    assert g.me.resources == "" and g.me.built == "" and g.rival.built == "" and g.nothing_pending
    rival = dict(right="mountains-2 forest-4", roads="left", cities=[0])
    g = barbarians(me=me, rival=rival).me(f"build {STRONGHOLD}").me_may("road -1", "road 1")
    g.me("road -1")
    assert g.rival.at("road -1") == STRONGHOLD and g.nothing_pending


def test_barbarian_stronghold_needs_a_road_beside_a_city_without_a_triumph_of_three() -> None:
    me = dict(hand=STRONGHOLD, resources="gold, lumber")
    assert why_not(barbarians(me=me), STRONGHOLD) == "your rival has no road that is free for it"
    g = barbarians(me=me, rival=dict(cities=1, built="triumph-card"))
    assert triumph(g, RIVAL, 2).offers(f"build {STRONGHOLD}")
    assert why_not(triumph(g, RIVAL, 3), STRONGHOLD) == (
        "the Triumph Card of your rival already shows 3 victory points"
    )


def test_barbarian_stronghold_leaves_as_soon_as_the_triumph_card_of_its_host_shows_three() -> None:
    me = dict(built=f"{STRONGHOLD} at road 1")
    g = barbarians(me=me, rival=dict(cities=1, built="triumph-card"))
    triumph(g, RIVAL, 2)
    assert g.rival.at("road 1") == STRONGHOLD and g.discard == ""
    triumph(g, RIVAL, 3)
    assert g.rival.at("road 1") == "" and g.discard == STRONGHOLD and g.nothing_pending


def test_barbarian_stronghold_is_removed_by_its_owner_alone() -> None:
    me = dict(built=f"{STRONGHOLD} at road 1")
    g = barbarians(me=me, rival=dict(cities=1)).me("remove")
    g.me_may(f"abroad {STRONGHOLD}").me(f"abroad {STRONGHOLD}")
    assert g.rival.at("road 1") == "" and g.discard == STRONGHOLD and g.nothing_pending
    g = barbarians(me=me, rival=dict(cities=1), turn=RIVAL)
    assert not g.offers("remove")


def test_o_72_a_feud_points_at_no_foreign_card() -> None:
    me = dict(built=f"{STRONGHOLD} at road 1", strength=3)
    g = barbarians(me=me, rival=dict(cities=1, built="abbey, arsenal")).event("feud")
    g.rival_may("abbey", "arsenal").rival("abbey", "stack 0")
    assert g.rival.at("road 1") == STRONGHOLD and g.rival.built == "arsenal"
    assert g.nothing_pending
    # Nor is it a building of its owner's principality.
    g = barbarians(me=me, rival=dict(cities=1, built="osmund, siglind"), hero="rival")
    assert g.event("feud").nothing_pending and g.rival.at("road 1") == STRONGHOLD


# Border Fortress


def test_border_fortress_stands_beside_hills_that_pay_the_brick() -> None:
    me = dict(hand="border-fortress", right="hills-1 gold-field-2")
    g = barbarians(me=dict(me, stored={"hills-1": 1}))
    g.me("build border-fortress")
    assert g.me.place("border-fortress") == "beside 5 above" and g.me.resources == ""
    assert g.nothing_pending
    g = barbarians(me=dict(me, stored={"hills-1": 1, "hills-3": 2}))
    g.me("build border-fortress").me_may("beside -1 below", "beside 5 above")
    g.me("beside -1 below")
    assert g.me.stored("hills-3") == 1 and g.me.stored("hills-1") == 1 and g.nothing_pending


def test_border_fortress_is_turned_to_the_next_side_again_and_again_also_when_just_built() -> None:
    me = dict(hand="border-fortress", resources="brick, 3 ore, 3 wool")
    g = barbarians(me=me).me("build border-fortress")
    assert g.me.strength == 0
    for strength in (1, 2, 4):
        g.me("use border-fortress")
        assert g.me.strength == strength and g.nothing_pending
    assert g.me.resources == "" and g.me.has_hero_token
    assert not g.offers("use border-fortress")


def test_border_fortress_is_turned_with_ore_and_wool_from_any_regions() -> None:
    me = dict(built="border-fortress", right="mountains-4 gold-field-2")
    g = barbarians(me=dict(me, stored={"mountains-4": 1, "mountains-5": 1, "pasture-4": 1}))
    g.me("use border-fortress").me_may("mountains-4", "mountains-5").me("mountains-5")
    assert g.me.stored("mountains-4") == 1 and g.me.strength == 1 and g.nothing_pending
    assert not barbarians(me=dict(me, resources="3 ore")).offers("use border-fortress")
    assert not barbarians(me=dict(me, resources="3 wool")).offers("use border-fortress")


def test_border_fortress_stands_only_beside_free_hills_and_only_once() -> None:
    g = barbarians(me=dict(hand="border-fortress", resources="3 lumber"))
    assert why_not(g, "border-fortress") == "the region beside which it stands must hold 1 brick"
    me = dict(hand="border-fortress", built="gold-cache at beside -1 below, harald")
    g = scenario(me=dict(me, resources="3 brick"), mode="duel", sets=DUEL)
    words = "there is no free place beside a region of yours that yields brick"
    assert why_not(g, "border-fortress") == words
    me = dict(hand="border-fortress", built="border-fortress", resources="3 brick")
    words = "you already have a Border Fortress, and there may be only one"
    assert why_not(barbarians(me=me), "border-fortress") == words


def test_border_fortress_is_a_building_for_a_feud_but_none_that_an_arsonist_reaches() -> None:
    me = dict(hand="arsonist", cities=1, built="hedge-tavern", strength=3)
    rival = dict(built="border-fortress")
    g = scenario(me=me, rival=rival, mode="duel", sets=DUEL)
    assert why_not(g, "arsonist") == "your rival has no unprotected building"
    g.event("feud")
    assert g.rival.built == "" and g.stack(5)[-1] == "border-fortress" and g.nothing_pending


# White Raven Tavern


@pytest.mark.parametrize("roll", range(1, 7))
def test_white_raven_tavern_the_die_decides_what_one_gold_wins(roll: int) -> None:
    g = barbarians(me=dict(built="white-raven-tavern", resources="2 gold"))
    g.me("use white-raven-tavern").chance(f"roll {roll}")
    for _ in range((0, 0, 1, 1, 1, 2)[roll - 1]):
        assert g.asked == "tavern.take"
        g.me("gold")
    assert g.me.resources == f"{(1, 1, 2, 2, 2, 3)[roll - 1]} gold" and g.nothing_pending
    assert not g.offers("use white-raven-tavern")


def test_white_raven_tavern_needs_gold_and_is_visited_anew_next_turn() -> None:
    assert not barbarians(me=dict(built="white-raven-tavern")).offers("use white-raven-tavern")
    me = dict(built="white-raven-tavern", stored={"gold-field-1": 1, "gold-field-2": 2})
    me = dict(me, right="mountains-4 gold-field-2")
    g = barbarians(me=me).me("use white-raven-tavern").me_may("gold-field-1", "gold-field-2")
    g.me("gold-field-2").chance("roll 1")
    assert g.me.resources == "2 gold" and not g.offers("use white-raven-tavern")
    g.do("start_turn").me("roll").chance("roll 3", "event trade")
    assert g.offers("use white-raven-tavern")


# Heroes and the ship


def test_baroc_the_barbarian_brings_ore_after_the_brigands() -> None:
    me = dict(built=BAROC, resources="3 gold, 3 wool, 2 ore")
    g = barbarians(me=me).roll(3, "brigands")  # hills 3 yield a brick afterwards
    assert g.me.resources == "1 brick, 3 ore" and g.nothing_pending


def test_baroc_the_barbarian_brings_two_ore_with_a_stronghold_abroad() -> None:
    me = dict(built=f"{BAROC}, {STRONGHOLD} at road 1")
    g = barbarians(me=me, rival=dict(cities=1)).roll(6, "brigands")
    assert g.me.resources == "1 grain, 2 ore" and g.nothing_pending


def test_baroc_the_barbarian_ore_without_room_is_lost_and_he_asks_where_it_goes() -> None:
    me = dict(built=BAROC, resources="3 ore")
    g = barbarians(me=me).roll(3, "brigands")
    assert g.me.resources == "1 brick, 3 ore" and g.nothing_pending
    g = barbarians(me=dict(built=BAROC, right="mountains-4 fields-3")).roll(2, "brigands")
    assert g.asked == "baroc.take"
    g.me("mountains-4")
    assert g.me.stored("mountains-4") == 1 and g.nothing_pending


def test_baroc_the_barbarian_also_serves_the_player_whose_turn_it_is_not() -> None:
    g = barbarians(me=dict(built=BAROC), turn=RIVAL).roll(6, "brigands")
    assert g.me.resources == "1 grain, 1 ore" and g.nothing_pending
    g = barbarians(me=dict(built=BAROC)).roll(6, "trade")
    assert g.me.resources == "1 grain" and g.nothing_pending


def test_caravel_may_stand_in_a_settlement_but_needs_a_city() -> None:
    me = dict(hand="caravel", resources="lumber, ore, wool")
    assert why_not(barbarians(me=me), "caravel") == "you need a city"
    g = barbarians(me=dict(me, cities=1)).me("build caravel", "site 2 above")
    assert g.me.built == "caravel" and g.me.strength == 2 and g.me.commerce == 0
    assert g.nothing_pending


def test_caravel_is_no_trade_ship() -> None:
    g = barbarians(me=dict(cities=1, built="caravel"), rival=dict(built="gold-ship"))
    g.event("trade-ships-race").rival("ore")
    assert g.me.resources == "" and g.nothing_pending


# Marie


def test_marie_the_shieldmaiden_the_rival_names_two_heroes_and_i_take_one() -> None:
    me = dict(built=f"{MARIE} at site 2 below")
    g = barbarians(me=me, rival=dict(built="inga, osmund, siglind, gold-ship"))
    g.me(f"use {MARIE}").rival_may("inga", "osmund", "siglind").rival("inga", "siglind")
    g.me_may("inga", "siglind").me("siglind")
    assert g.me.built == "siglind" and g.me.place("siglind") == "site 2 below"
    assert g.rival.built == "inga, osmund, gold-ship" and g.discard == MARIE
    assert g.me.strength == 2 and g.rival.strength == 3 and g.nothing_pending


def test_marie_the_shieldmaiden_takes_the_only_hero_and_is_of_no_use_without_one() -> None:
    g = barbarians(me=dict(built=MARIE), rival=dict(built="osmund")).me(f"use {MARIE}")
    assert g.me.built == "osmund" and g.rival.built == "" and g.nothing_pending
    g = barbarians(me=dict(built=MARIE), rival=dict(built="gold-ship"))
    assert not g.offers(f"use {MARIE}")


def test_o_20_marie_the_shieldmaiden_waits_for_the_next_turn_of_her_owner() -> None:
    me = dict(hand=MARIE, resources="ore, 2 wool")
    g = barbarians(me=me, rival=dict(built="osmund")).me(f"build {MARIE}", "site 0 above")
    assert g.me.built == MARIE and not g.offers(f"use {MARIE}")
    g.do("start_turn").me("roll").chance("roll 3", "event trade")
    assert g.offers(f"use {MARIE}")


def test_o_81_marie_the_shieldmaiden_brings_a_new_copy_whose_waiting_counts_anew() -> None:
    # A Scout used in this turn can be used again; Marie herself would have to wait.
    g = barbarians(me=dict(built=MARIE), rival=dict(built=SIWARD))
    g.me(f"use {MARIE}")
    assert g.me.built == SIWARD and g.offers(f"use {SIWARD}") and g.nothing_pending


def test_marie_the_shieldmaiden_costs_irmgards_owner_a_hero_without_consolation() -> None:
    # RULES 17: an effect of a placed card is neither an event nor an action card.
    rival = dict(built="osmund, irmgard-keeper-of-the-light")
    g = scenario(me=dict(built=MARIE), rival=rival, mode="duel", sets=DUEL)
    g.me(f"use {MARIE}", "osmund")
    assert g.rival.built == "irmgard-keeper-of-the-light" and g.rival.resources == ""
    assert g.nothing_pending


# Siward


def test_siward_the_scout_looks_at_the_three_top_events_in_their_order() -> None:
    events = "feud, invention, year-of-plenty, barbarian-attack"
    g = barbarians(me=dict(built=SIWARD), events=events)
    g.me(f"use {SIWARD}", "events")
    assert known(g, ME, g.state.events)[:4] == ["feud", "invention", "year-of-plenty", ""]
    assert known(g, RIVAL, g.state.events)[:4] == known(g, None, g.state.events)[:4]
    assert known(g, RIVAL, g.state.events)[:4] == ["", "", "", ""]
    assert g.events[:4] == events.split(", ") and g.nothing_pending
    assert not g.offers(f"use {SIWARD}")


def known(g: Scenario, seat: int | None, handles: list[int]) -> list[str]:
    """What a seat knows of a stack, from the top down."""
    cards = g.state.cards
    return [g.keys([h])[0] if cards.knows(h, seat) else "" for h in handles[::-1]]


def test_siward_the_scout_looks_at_the_three_top_cards_of_a_draw_stack() -> None:
    g = barbarians(me=dict(built=SIWARD), stacks={3: "castellan, arsenal, bailiwick, caravel"})
    g.me(f"use {SIWARD}", "stack 3")
    assert known(g, ME, g.state.stacks[3])[:4] == ["castellan", "arsenal", "bailiwick", ""]
    assert not any(known(g, RIVAL, g.state.stacks[3])) and g.nothing_pending


def test_siward_the_scout_looks_at_the_rivals_hand_for_one_gold() -> None:
    me = dict(built=SIWARD, resources="2 gold")
    g = barbarians(me=me, rival=dict(hand="abbey, scout")).me(f"use {SIWARD}", "hand")
    assert g.me.resources == "1 gold" and g.nothing_pending
    assert g.state.view(0)["princes"][1]["hand"] == ["scout", "abbey"]
    assert g.state.view(None)["princes"][1]["hand"] == []
    me = dict(built=SIWARD, right="mountains-4 gold-field-2")
    me = dict(me, stored={"gold-field-1": 1, "gold-field-2": 1})
    g = barbarians(me=me, rival=dict(hand="abbey")).me(f"use {SIWARD}", "hand", "gold-field-2")
    assert g.me.stored("gold-field-1") == 1 and g.nothing_pending


def test_siward_the_scout_sees_no_hand_without_gold_nor_an_empty_one() -> None:
    stacks = [f"stack {n}" for n in range(5)]
    g = barbarians(me=dict(built=SIWARD), rival=dict(hand="abbey")).me(f"use {SIWARD}")
    g.me_may(*stacks, "events")
    g = barbarians(me=dict(built=SIWARD, resources="gold")).me(f"use {SIWARD}")
    g.me_may(*stacks, "events")


def test_siward_the_scout_sees_fewer_cards_of_a_short_stack_and_none_of_an_empty_one() -> None:
    g = barbarians(me=dict(built=SIWARD))
    g.state.stacks[0] = g.state.stacks[0][:2]
    g.state.stacks[1] = []
    g.me(f"use {SIWARD}").me_may("stack 0", "stack 2", "stack 3", "stack 4", "events")
    g.me("stack 0")
    assert all(known(g, ME, g.state.stacks[0])) and g.nothing_pending


# Wolfgang


def celebrate(me: dict[str, Any], rival: dict[str, Any] | None = None, **more: Any) -> Scenario:
    """Wolfgang stands between gold field and fields; the celebration brings everybody ore."""
    me = dict(me, built=f"{WOLFGANG} at site 2 above, {me.get('built', '')}")
    return barbarians(me=me, rival=rival, **more).roll(2, "celebration").me("ore")


def test_wolfgang_the_street_performer_serves_one_or_both_regions_beside_him() -> None:
    g = celebrate({}).me_may("gold", "grain", "done").me("gold").me_may("grain", "done")
    g.me("grain")
    assert g.me.resources == "1 grain, 1 lumber, 1 ore, 1 gold" and g.nothing_pending
    g = celebrate({}).me("grain", "done")
    assert g.me.resources == "1 grain, 1 lumber, 1 ore" and g.nothing_pending


def test_wolfgang_the_street_performer_is_bought_by_a_rival_with_two_gold_and_a_site() -> None:
    g = celebrate({}, dict(resources="2 gold")).me("gold", "done")
    g.rival_may("yes", "no").rival("yes")
    g.rival_may("site 0 above", "site 0 below", "site 2 above", "site 2 below")
    g.rival("site 0 below")
    assert g.me.built == "" and g.rival.built == WOLFGANG
    assert g.rival.place(WOLFGANG) == "site 0 below" and g.rival.resources == "1 brick"
    assert g.me.skill == 0 and g.rival.skill == 1 and g.nothing_pending


def test_wolfgang_the_street_performer_need_not_be_bought() -> None:
    g = celebrate({}, dict(resources="2 gold")).me("gold", "done").rival("no")
    assert g.me.built == WOLFGANG and g.rival.resources == "1 brick, 2 gold" and g.nothing_pending


def test_wolfgang_the_street_performer_is_not_for_sale_if_nothing_was_taken() -> None:
    g = celebrate({}, dict(resources="2 gold")).me("done")
    assert g.me.built == WOLFGANG and g.nothing_pending


def test_o_89_wolfgang_the_street_performer_between_full_regions_takes_and_sells_nothing() -> None:
    g = celebrate(dict(resources="3 gold, 3 grain"), dict(resources="2 gold"))
    assert g.me.built == WOLFGANG and g.nothing_pending


def test_wolfgang_the_street_performer_needs_two_gold_and_a_free_site_to_move() -> None:
    assert celebrate({}, dict(resources="gold")).me("gold", "done").nothing_pending
    full = dict(built="abbey, storehouse, toll-bridge, parish-hall", resources="2 gold")
    g = celebrate({}, full).me("gold", "done")
    assert g.me.built == WOLFGANG and g.nothing_pending
    full = dict(built="abbey, storehouse, toll-bridge", resources="2 gold")
    g = celebrate({}, full).me("gold", "done").rival("yes")
    assert g.rival.place(WOLFGANG) == "site 2 below" and g.nothing_pending


def test_wolfgang_the_street_performer_is_paid_from_the_gold_field_of_choice() -> None:
    rival = dict(right="gold-field-2 forest-6", stored={"gold-field-2": 1, "gold-field-4": 2})
    g = celebrate({}, rival).me("gold", "done").rival("yes", "site 0 above", "gold-field-4")
    g.rival("gold-field-2")
    assert g.rival.stored("gold-field-4") == 1 and g.rival.built == WOLFGANG and g.nothing_pending


def test_o_39_wolfgang_the_street_performer_comes_after_all_resources_of_the_celebration() -> None:
    # With equal skill both take a resource before he performs.
    me = dict(built=f"{WOLFGANG} at site 2 above")
    g = barbarians(me=me, rival=dict(built="harald"))
    g.roll(2, "celebration")
    assert g.asked == "celebration.take"
    g.me("ore").rival("ore")
    assert g.asked == "wolfgang.take" and g.asks == "me"


@pytest.mark.parametrize("turn", [ME, RIVAL])
def test_wolfgang_the_street_performer_performs_once_even_if_he_moves(turn: int) -> None:
    g = celebrate({}, dict(resources="2 gold"), turn=turn).me("gold", "done")
    g.rival("yes", "site 0 above")
    assert g.rival.built == WOLFGANG and g.rival.resources == "1 brick" and g.nothing_pending


def test_wolfgang_the_street_performer_costs_less_with_a_drill_ground_but_not_to_buy() -> None:
    me = dict(hand=WOLFGANG, built="drill-ground", resources="gold")
    g = scenario(me=me, mode="duel", sets=DUEL).me(f"build {WOLFGANG}", "site 2 above")
    assert g.me.built == f"drill-ground, {WOLFGANG}" and g.me.resources == ""
    me = dict(built=f"{WOLFGANG} at site 2 above")
    for gold, is_asked in (("gold", False), ("2 gold", True)):
        rival = dict(built="drill-ground", resources=gold)
        g = scenario(me=me, rival=rival, mode="duel", sets=DUEL).roll(2, "celebration")
        g.me("ore", "gold", "done")
        assert (g.asked == "wolfgang.buy") == is_asked


def test_wolfgang_the_street_performer_leaves_without_irmgards_consolation() -> None:
    me = dict(built=f"{WOLFGANG} at site 2 above, irmgard-keeper-of-the-light")
    g = scenario(me=me, rival=dict(resources="2 gold"), mode="duel", sets=DUEL)
    g.roll(2, "celebration").me("ore", "gold", "done").rival("yes", "site 0 above")
    assert g.me.resources == "1 lumber, 1 ore, 1 gold" and g.nothing_pending


# City expansions


def test_arsenal_hides_and_saves_what_lies_beside_it() -> None:
    # Gold and grain beside it are not counted: 7 are left.
    me = dict(cities=[2], built="arsenal at site 2 above", resources="3 gold, 3 grain, 3 wool")
    g = barbarians(me=dict(me, resources="3 gold, 3 grain, 3 wool, 3 ore, lumber"))
    g.roll(4, "brigands")
    assert g.me.resources == "3 grain, 1 lumber, 3 wool, 3 ore, 3 gold" and g.nothing_pending


def test_arsenal_saves_its_gold_even_if_more_than_seven_are_counted() -> None:
    me = dict(cities=[2], built="arsenal at site 2 above")
    g = barbarians(me=dict(me, resources="3 gold, 3 wool, 3 ore, 2 lumber")).roll(1, "brigands")
    assert g.me.resources == "2 lumber, 3 ore, 3 gold" and g.nothing_pending


def test_bailiwick_draws_a_card_once_per_turn_that_may_be_used_at_once() -> None:
    me = dict(cities=1, hand="bailiwick", resources="brick, lumber, 2 wool")
    g = barbarians(me=me, stacks={0: "merchant-caravan"})
    g.me("build bailiwick", "site 0 above", "use bailiwick")
    g.me_may(*[f"stack {n}" for n in range(5)]).me("stack 0")
    assert g.me.hand == "merchant-caravan" and not g.offers("use bailiwick") and g.nothing_pending
    assert g.state.view(1)["princes"][0]["hand"] == []


def test_bailiwick_may_exceed_the_hand_limit_until_the_end_of_the_turn() -> None:
    me = dict(cities=1, built="bailiwick", hand="abbey, scout, austin")
    g = barbarians(me=me, stacks={0: "goldsmith"}).me("use bailiwick", "stack 0")
    assert g.me.hand == "goldsmith, scout, abbey, austin" and g.me.hand_limit == 3
    g.me("end")
    assert g.asked == "replenish.put-away"


def test_bailiwick_is_of_no_use_when_all_stacks_are_empty() -> None:
    g = barbarians(me=dict(cities=1, built="bailiwick"))
    for stack in g.state.stacks:
        stack.clear()
    assert not g.do("end_of", ME, "bailiwick").offers("use bailiwick")


def test_castle_removed_by_its_owner_returns_to_the_open_stack() -> None:
    g = barbarians(me=dict(cities=1, built="castle")).me("remove", "castle")
    assert g.face_up == "castle, triumph-card, triumph-card, castle" and g.nothing_pending


def test_o_5_castle_lost_to_a_feud_returns_to_the_open_stack_too() -> None:
    g = barbarians(me=dict(strength=3), rival=dict(cities=1, built="castle")).event("feud")
    assert g.face_up == "castle, triumph-card, triumph-card, castle" and g.nothing_pending


def test_o_63_secret_brotherhood_buys_a_unit_or_an_action_card_of_the_hand() -> None:
    me = dict(cities=1, built="secret-brotherhood", hand="abbey, castellan, caravel, scout")
    g = barbarians(me=me).me("use secret-brotherhood").me_may("castellan", "caravel", "scout")
    g.me("castellan", "ore")
    assert g.me.hand == "scout, abbey, caravel" and g.me.resources == "1 ore"
    assert g.discard == "castellan" and not g.offers("use secret-brotherhood")
    assert g.nothing_pending


def test_secret_brotherhood_buys_no_buildings_and_pays_nothing_without_room() -> None:
    me = dict(cities=1, built="secret-brotherhood", hand="abbey")
    assert not barbarians(me=me).offers("use secret-brotherhood")
    g = barbarians(me=dict(me, hand="scout", resources="all"))
    assert not g.offers("use secret-brotherhood")


# The Triumph Card


def test_triumph_card_comes_with_the_first_city_free_of_charge_and_only_once() -> None:
    g = barbarians(me=dict(resources="2 grain, 3 ore")).me("build city 0")
    assert g.state.view(0)["princes"][0]["markers"] != [] and g.me.points == 3
    assert g.face_up == "castle, castle, triumph-card" and g.nothing_pending
    g.do("found_city", ME, 2)
    assert g.face_up == "castle, castle, triumph-card"


def test_triumph_card_shows_up_to_three_victory_points_and_blocks_no_place() -> None:
    g = barbarians(me=dict(cities=1, built="triumph-card"))
    for side in range(4):
        assert triumph(g, ME, side).me.points == 3 + side
    assert g.me.at("beside 1 above") == "" and not g.offers("remove")


def test_triumph_card_of_a_duel_is_placed_from_the_hand_once_there_is_a_city() -> None:
    me = dict(hand="triumph-card")
    g = scenario(me=me, mode="duel", sets=DUEL)
    assert why_not(g, "triumph-card") == "you need a city"
    g = scenario(me=dict(me, cities=1), mode="duel", sets=DUEL).me("build triumph-card")
    assert g.me.hand == "" and triumph_card(g.state, ME) >= 0 and g.nothing_pending
    g = scenario(me=dict(resources="2 grain, 3 ore"), mode="duel", sets=DUEL).me("build city 0")
    assert triumph_card(g.state, ME) < 0 and g.nothing_pending
