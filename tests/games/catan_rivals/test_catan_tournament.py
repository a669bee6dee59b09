"""The Tournament Game: the table, the preparatory round, what is read otherwise."""

from collections import Counter

import pytest
from scenario import ME, RIVAL, Scenario
from tournament_table import SAMPLE, build, city, give, new, playing, table, until

from rivalry.bots import bot as bots
from rivalry.games.catan_rivals import building, setup
from rivalry.games.catan_rivals.card import BY_KEY, CARDS
from rivalry.games.catan_rivals.stack import stacks_of

# The table


def test_each_player_has_four_stacks_of_eight_a_discard_pile_and_three_cards() -> None:
    g = table()
    assert [len(stack) for stack in g.state.stacks] == [8] * 8 and len(g.state.piles) == 2
    for seat, key in ((ME, "strong-heroes"), (RIVAL, "alma-mater")):
        assert sorted(g.keys(g.state.princes[seat].hand)) == sorted(SAMPLE[key].hand)
        lying = [k for i in stacks_of(g.state, seat) for k in g.stack(i)]
        assert sorted(lying) == sorted(SAMPLE[key].stacks)
    assert g.state.mode.goal == 15 and g.state.view(0)["goal"] == 15


def test_the_smallest_sample_makes_stacks_of_eight_eight_seven_and_seven() -> None:
    g = table("new-shores", "alma-mater", explorers=True)
    assert [len(stack) for stack in g.state.stacks] == [8, 8, 7, 7, 8, 8, 8, 8]


def test_thirteen_events_come_from_both_players() -> None:
    g = table("prosperity-for-the-poor", "strong-heroes")
    assert len(g.events) == 13 and g.events.index("yule") == 9
    expected = ["yule", *["riots", "plague"] * 2, *SAMPLE["strong-heroes"].events]
    expected += SAMPLE["prosperity-for-the-poor"].events
    assert Counter(g.events) == Counter(expected)


def test_every_region_begins_with_a_resource_the_gold_field_too() -> None:
    g = table()
    for player in (g.me, g.rival):
        assert player.resources == "1 brick, 1 grain, 1 lumber, 1 wool, 1 ore, 1 gold"


def test_nothing_lies_open_and_nobody_is_given_a_card() -> None:
    g = table("prosperity-for-the-poor", "alma-mater")
    assert g.face_up == "" and not any(prince.markers for prince in g.state.princes)


def test_both_arrange_their_regions_and_the_starter_first() -> None:
    g = until(new(), "start.arrange")
    assert g.asks == "me"
    g.me("hills-3").me("forest-2").me("done")
    assert g.asks == "rival" and g.asked == "start.arrange"


@pytest.mark.parametrize(("number", "cards"), [(6, 6), (9, 9)])
def test_in_the_explorer_mode_both_have_a_sea(number: int, cards: int) -> None:
    g = table(explorers=True, sea_cards=number)
    assert [len(prince.sea) for prince in g.state.princes] == [cards, cards]
    assert not table().state.princes[0].sea


# The preparatory round


def test_the_players_take_turns_and_build_one_card_at_a_time() -> None:
    g = table()
    assert g.asks == "me" and g.state.turns == 0 and g.state.production == 0
    until(g.me("build drill-ground"), "prepare")
    assert g.asks == "rival"
    until(g.rival("build abbey"), "prepare")
    assert g.asks == "me" and g.me.built == "drill-ground" and g.rival.built == "abbey"


def test_the_round_ends_when_both_decline_in_succession() -> None:
    g = table().me("end")
    until(g.rival("build abbey"), "prepare")
    until(g.me("build drill-ground"), "prepare")
    g.rival("end").me("end")
    assert g.asked != "prepare"
    until(g, "turn.start")
    assert g.asks == "me" and g.state.turns == 1


def test_after_it_both_draw_and_may_exchange_the_starter_first() -> None:
    g = table()
    g = until(g.me("build drill-ground"), "prepare")
    g.rival("end").me("end")
    assert g.asked == "replenish.draw" and g.asks == "me"
    g.me("stack 1")
    assert g.asked == "exchange" and g.asks == "me" and len(g.state.princes[ME].hand) == 3
    g.me("no")
    assert g.asked == "exchange" and g.asks == "rival"
    g.rival("no")
    assert g.asked == "turn.start" and g.asks == "me"


def test_who_begins_second_begins_second_in_everything() -> None:
    g = table(starter=1)
    assert g.asks == "rival"
    g.rival("end").me("end").rival("no").me("no")
    assert g.asks == "rival" and g.asked == "turn.start"


def test_no_action_card_and_nothing_that_reaches_the_rival_comes_into_it() -> None:
    g = table("wide-principality", "alma-mater")
    for seat, key in ((ME, "goldsmith"), (ME, "arsonist")):
        give(g, seat, key)
    g.again()
    assert not [words for words in g.options if words.startswith(("play", "remove", "sail"))]
    assert g.why_not("goldsmith") == "it cannot come into the preparatory round"
    for key in ("thieves-hideout", "pirate-ship", "brigand-camp"):
        reason = building.why_not(g.state, ME, BY_KEY[key], [3] * 8)
        assert reason == "not-in-preparation"


def test_siward_looks_at_stacks_and_events_but_not_at_the_rivals_hand() -> None:
    g = until(table().me("build siward-the-scout"), "prepare").rival("end")
    g.me("use siward-the-scout")
    g.me_may("stack 0", "stack 1", "stack 2", "stack 3", "events")
    g.me("stack 2")
    seen = g.state.view(0)["stacks"][2]["cards"][-3:]
    assert None not in seen and g.asked == "prepare" and g.asks == "me"
    assert not g.offers("use siward-the-scout")


def test_o_92_a_road_may_be_built_with_what_a_trading_post_brings() -> None:
    g = until(new("maritime-trade"), "start.arrange").me("hills-3").me("pasture-4")
    give(g, ME, "trading-post")
    until(g.me("done"), "prepare").me("build trading-post")
    until(g, "prepare").rival("end")
    assert not g.offers("build road left")
    g.me("use trading-post", "gold-field-1")
    assert g.me.resources == "2 brick, 1 lumber, 1 ore"
    until(g.me("build road left"), "prepare")
    assert g.me.resources == "1 ore"


def test_own_trades_may_pay_for_what_is_built() -> None:
    g = table("new-shores", "alma-mater", explorers=True)
    until(g.me("build shipyard"), "prepare").rival("end")
    assert g.offers("use shipyard")
    assert not g.offers("build ship") and not g.offers("sail")


BUILT = {
    "wide-principality": ["abbey", "storehouse"],
    "new-shores": ["shipyard", "pilgrimage-site"],
    "strong-heroes": ["drill-ground", "osmund", "siward-the-scout"],
    "hunger-for-wisdom": [
        *("frederich-sage-of-the-hills", "peter-sage-of-the-forest"),
        "walther-sage-of-the-gold-field",
    ],
    "maritime-trade": ["siward-the-scout", "ship-builder", "gold-ship"],
    "prosperity-for-the-poor": ["public-feeling", "village-school"],
    "alma-mater": ["abbey", "storehouse"],
}


@pytest.mark.parametrize("key", BUILT)
def test_a_sample_deck_builds_in_the_preparatory_round_what_its_plan_says(key: str) -> None:
    other = "strong-heroes" if key == "alma-mater" else "alma-mater"
    g = table(key, other, explorers=key == "new-shores")
    for card in BUILT[key]:
        g.me(f"build {card}")
        while g.asked != "prepare":
            decision = g.state.decision
            assert decision is not None and decision.player == ME
            # What a reduction saves is what is not there, or what is not needed any more.
            g.state.apply(decision.options[0])
        g.rival("end")
    in_play = g.state.princes[ME].built + g.state.princes[ME].markers
    assert sorted(g.keys(in_play)) == sorted(BUILT[key])
    if key == "prosperity-for-the-poor":
        assert g.me.stars == 2


@pytest.mark.parametrize("key", BUILT)
def test_bots_build_it_as_well(key: str) -> None:
    other = "strong-heroes" if key == "alma-mater" else "alma-mater"
    g = table(key, other, explorers=key == "new-shores")
    bot = bots.make("catan-rivals", "strong", 1)
    while g.state.turns == 0 and g.asked != "replenish.draw":
        decision = g.state.decision
        assert decision is not None
        if decision.player == ME:
            g.state.apply(bot.choose(g.state.view(ME), decision, bots.Budget()))
        else:
            g.state.apply(("end",))
    in_play = g.state.princes[ME].built + g.state.princes[ME].markers
    assert sorted(g.keys(in_play)) == sorted(BUILT[key])


# What is read otherwise


def test_a_person_stands_in_one_principality_only() -> None:
    g = playing("strong-heroes", "strong-heroes")
    build(g, RIVAL, "osmund")
    g.again()
    assert not g.offers("build osmund")
    assert (
        g.why_not("osmund") == "Osmund stands in your rival's principality, and there is only one"
    )
    assert g.offers("build siward-the-scout") or "siward-the-scout" in g.me.hand


def test_sages_are_persons_and_nameless_units_and_buildings_are_not() -> None:
    persons = {card.key for card in CARDS if card.person}
    assert {"peter-sage-of-the-forest", "cole-paladin-of-the-sages", "austin"} <= persons
    nameless = {"principal-sage-woman", "chief-cannoneer", "ship-builder", "astronomer"}
    assert not persons & (nameless | {"prince", "mercenaries", "drill-ground", "caravel"})
    g = playing("strong-heroes", "strong-heroes")
    build(g, RIVAL, "drill-ground")
    g.again()
    assert g.offers("build drill-ground")


def test_cards_go_to_the_pile_of_whoever_played_them() -> None:
    g = playing("alma-mater", "strong-heroes")
    give(g, ME, "merchant-caravan")
    g.state.princes[ME].hand.sort()
    g.again().me("play merchant-caravan")
    until(g, "turn.action")
    assert g.keys(g.state.piles[0]) == ["merchant-caravan"] and g.state.piles[1] == []
    assert g.nothing_pending


def test_each_draws_from_the_own_stacks_and_puts_any_card_under_any_of_them() -> None:
    g = playing().me("end")
    assert g.asked == "exchange"
    g.me("yes")
    card = g.keys(g.state.princes[ME].hand)[0]
    g.me(f"card {card}").me_may("stack 0", "stack 1", "stack 2", "stack 3").me("stack 3")
    g.me("draw").me_may("stack 0", "stack 1", "stack 2", "stack 3")
    assert g.stack(3)[-1] == card


def test_an_empty_place_of_a_stack_still_takes_cards() -> None:
    g = playing()
    s = g.state
    s.stacks[1] += s.stacks[0]
    s.stacks[0].clear()
    g.again().me("end").me("yes").me(f"card {g.keys(s.princes[ME].hand)[0]}")
    g.me_may("stack 0", "stack 1", "stack 2", "stack 3")


def retrieving(card: str, deck: str) -> Scenario:
    """A position in which a retrieval card is in hand and both piles have a card."""
    g = playing(deck, "strong-heroes")
    give(g, ME, card)
    for seat, key in ((ME, "merchant-caravan"), (RIVAL, "archer")):
        h = give(g, seat, key)
        g.state.princes[seat].hand.remove(h)
        g.state.piles[seat].append(h)
        g.state.cards.show_all(h)
    build(g, RIVAL, "osmund")
    city(g, RIVAL)
    g.state.settle()
    return g.again()


def test_guido_searches_the_rivals_pile() -> None:
    g = retrieving("guido-the-ambassador", "maritime-trade")
    g.me("play guido-the-ambassador").me_may("archer").me("archer")
    assert "archer" in g.me.hand and g.state.piles[RIVAL] == []
    assert g.keys(g.state.piles[ME]) == ["merchant-caravan", "guido-the-ambassador"]
    assert g.nothing_pending


def test_o_56_gustav_searches_the_own_pile() -> None:
    g = retrieving("gustav-the-librarian", "maritime-trade")
    g.me("play gustav-the-librarian").me_may("merchant-caravan").me("merchant-caravan")
    assert "merchant-caravan" in g.me.hand and g.keys(g.state.piles[RIVAL]) == ["archer"]
    assert g.nothing_pending


def test_the_traitor_takes_units_and_action_cards_and_no_buildings() -> None:
    g = playing("wide-principality", "strong-heroes")
    city(g, ME)
    build(g, ME, "hedge-tavern")
    give(g, ME, "traitor")
    give(g, RIVAL, "castellan")
    g.again().me("play traitor")
    while g.asks == "rival":
        g.rival("no")
    held = set(g.keys(g.state.princes[RIVAL].hand))
    assert {"drill-ground", "osmund", "siward-the-scout", "castellan"} <= held
    assert not g.offers("card drill-ground")
    g.me_may("osmund", "siward-the-scout", "castellan", "no").me("osmund")
    assert "osmund" in g.me.hand and g.nothing_pending


def test_a_card_that_was_taken_shows_its_sleeve_to_everybody() -> None:
    g = playing("wide-principality", "strong-heroes")
    city(g, ME)
    build(g, ME, "hedge-tavern")
    give(g, ME, "traitor")
    g.again().me("play traitor").me("osmund")
    spectator = g.state.view(None)["princes"][ME]["backs"]
    assert spectator.count("deck-1") == 1 and g.nothing_pending
    mine = g.state.view(ME)["princes"][ME]
    assert mine["sleeves"][mine["hand"].index("osmund")] == "deck-1"


def test_feuds_put_cards_under_the_stacks_of_the_victim() -> None:
    g = playing("strong-heroes", "alma-mater")
    for key in ("osmund", "carl-forkbeard"):
        build(g, ME, key)
    assert g.me.has_hero_token
    g.event("fraternal-feuds").rival("no")  # any hand may hold a card against it
    first = g.keys(g.state.princes[RIVAL].hand)[0]
    g.me(f"card {first}").me_may("stack 4", "stack 5", "stack 6", "stack 7")


def test_both_public_feelings_of_a_deck_may_be_placed() -> None:
    g = playing("prosperity-for-the-poor", "alma-mater")
    give(g, ME, "public-feeling")
    g.again().me("build public-feeling").me("build public-feeling")
    assert g.keys(g.state.princes[ME].markers) == ["public-feeling"] * 2
    assert g.nothing_pending


def test_a_marker_of_the_deck_is_placed_from_the_hand_with_a_city() -> None:
    g = playing("hunger-for-wisdom", "alma-mater")
    give(g, ME, "manifesto-of-humane-conduct")
    assert not g.again().offers("build manifesto-of-humane-conduct")
    city(g, ME)
    g.again().me("build manifesto-of-humane-conduct")
    assert g.keys(g.state.princes[ME].markers) == ["manifesto-of-humane-conduct"]
    assert g.nothing_pending


def test_fifteen_points_win_at_once_in_ones_own_turn() -> None:
    g = playing("wide-principality", "alma-mater")
    g.state.princes[ME].points[0] += 12
    give(g, ME, "austin")
    g.state.princes[ME].points[0] += 1
    g.state.settle()
    assert g.winner == "me"


def test_the_goal_and_the_decks_are_those_of_the_mode() -> None:
    assert setup.TOURNAMENT.goal == 15 and setup.TOURNAMENT.decks
    assert not any(mode.decks for name, mode in setup.MODES.items() if name != "tournament")
