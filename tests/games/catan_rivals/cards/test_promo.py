"""The promo cards: Axel the Inventor behind his option, the other eight only listed."""

from typing import Any

import pytest
from scenario import Scenario, scenario

import rivalry
from rivalry.core.contract import check_game
from rivalry.core.decision import BadOption
from rivalry.core.effects import check_digests
from rivalry.games.catan_rivals import notation, setup
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, FREE, UNKNOWN

GAME = rivalry.game("catan-rivals")
AXEL = "axel-the-inventor"
LISTED = [
    "johannes-the-advocate",
    "carol-the-game-instructor",
    "alexander-and-sebastian-the-bookkeepers",
    "catan-mobile",
    "gavin-the-polyglot",
    "arnd-the-fisher",
    "heiko-the-swimmer",
    "ron-the-well-travelled-man",
]
MODES = tuple(setup.MODES)


def axel(me: dict[str, Any], rival: dict[str, Any] | None = None) -> Scenario:
    return scenario(me, rival, mode="gold", axel=True)


def why_not(g: Scenario) -> str:
    words: str = g.state.view(0)["why_not"][AXEL]["words"]
    return words


def test_there_are_nine_promo_cards() -> None:
    assert [card.key for card in CARDS if card.set == "promo"] == [AXEL, *LISTED]


@pytest.mark.parametrize("key", LISTED)
def test_a_listed_promo_card_says_that_its_text_is_unknown_and_nothing_is_made_up(key: str) -> None:
    card = BY_KEY[key]
    assert card.kind == UNKNOWN and card.text.startswith("We do not have its printed text")
    assert card.cost == FREE and card.points == (0,) * 7 and card.play is None


@pytest.mark.parametrize("mode", MODES)
def test_no_promo_card_is_in_any_game_unless_the_option_is_on(mode: str) -> None:
    s = GAME.new(mode=mode)
    assert not [i for i in s.cards.identity if CARDS[i].set == "promo"]


def test_listed_promo_cards_are_no_words_of_the_notation() -> None:
    spoken = {word for action in notation.VOCABULARY for word in action}
    assert AXEL in spoken and not spoken & set(LISTED)


def test_axel_the_inventor_joins_the_gold_stacks_with_his_option_and_alone() -> None:
    s = GAME.new(mode="gold", axel=True)
    promos = [CARDS[i].key for i in s.cards.identity if CARDS[i].set == "promo"]
    assert promos == [AXEL] and [len(stack) for stack in s.stacks] == [12, 12, 12, 12, 11]


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "gold"])
def test_axel_the_inventor_is_refused_outside_the_era_of_gold(mode: str) -> None:
    with pytest.raises(BadOption, match="Axel the Inventor"):
        GAME.new(mode=mode, axel=True)


def test_axel_the_inventor_replaces_a_building_for_the_difference_in_gold() -> None:
    me = dict(hand=f"{AXEL}, mint", cities=[0], built="abbey at site 0 above, toll-bridge")
    g = axel(me=dict(me, resources="2 gold"))
    g.me(f"play {AXEL}")
    # The Abbey cost 3, the Mint costs 5; in the place of the Toll Bridge it would be 3 gold.
    g.me("card mint")
    assert g.me.at("site 0 above") == "mint" and g.me.resources == ""
    assert g.me.built == "toll-bridge, mint" and g.me.hand == ""
    assert g.discard == f"{AXEL}, abbey" and g.me.points == 4 and g.nothing_pending


def test_axel_the_inventor_asks_for_the_site_and_the_gold_where_there_is_a_choice() -> None:
    me = dict(hand=f"{AXEL}, mint, storehouse", cities=[0], right="gold-field-2 hills-1")
    built = "abbey at site 0 above, toll-bridge at site 0 below"
    g = axel(me=dict(me, built=built, stored={"gold-field-1": 2, "gold-field-2": 2}))
    g.me(f"play {AXEL}").me_may("mint", "storehouse").me("mint").me_may("abbey", "toll-bridge")
    g.me("toll-bridge").me_may("gold-field-1", "gold-field-2")
    g.me("gold-field-2", "gold-field-2")
    assert g.me.at("site 0 below") == "mint" and g.me.stored("gold-field-1") == 1
    assert g.me.stored("gold-field-2") == 0 and g.nothing_pending


def test_axel_the_inventor_refunds_nothing_and_a_cheaper_building_is_free() -> None:
    g = axel(me=dict(hand=f"{AXEL}, storehouse", built="abbey at site 2 below"))
    g.me(f"play {AXEL}", "storehouse")
    assert g.me.at("site 2 below") == "storehouse" and g.me.resources == "" and g.nothing_pending


def test_axel_the_inventor_keeps_every_other_rule_of_building() -> None:
    words = "you have no building in hand that could take the place of one in play"
    # A city expansion needs the site of a city.
    g = axel(me=dict(hand=f"{AXEL}, mint", built="abbey", resources="3 gold"))
    assert why_not(g) == words and not g.offers(f"play {AXEL}")
    # The same building again is no replacement, whatever its back.
    g = axel(me=dict(hand=f"{AXEL}, gold-storehouse", built="storehouse"))
    assert why_not(g) == words
    # Units neither go nor come.
    g = axel(me=dict(hand=f"{AXEL}, storehouse", built="austin"))
    assert why_not(g) == words
    g = axel(me=dict(hand=f"{AXEL}, austin", built="abbey", resources="3 gold"))
    assert why_not(g) == words
    # There is not enough gold.
    g = axel(me=dict(hand=f"{AXEL}, mint", cities=2, built="abbey", resources="gold"))
    assert why_not(g) == words
    # Only one Abbey may stand.
    g = axel(me=dict(hand=f"{AXEL}, abbey", built="abbey", resources="3 gold"))
    assert why_not(g) == words


def test_axel_the_inventor_does_not_remove_what_the_new_building_needs() -> None:
    me = dict(hand=f"{AXEL}, staple-house", cities=1, resources="3 gold")
    g = axel(me=dict(me, built="merchant-guild"))
    assert not g.offers(f"play {AXEL}")
    g = axel(me=dict(me, built="merchant-guild, abbey"))
    g.me(f"play {AXEL}", "staple-house", "ore", "ore")
    assert g.me.built == "merchant-guild, staple-house" and g.me.resources == "2 ore, 1 gold"
    assert g.discard == f"{AXEL}, abbey" and g.nothing_pending


def test_axel_the_inventor_returns_a_merchant_guild_to_the_open_stack() -> None:
    g = axel(me=dict(hand=f"{AXEL}, mint", cities=1, built="merchant-guild"))
    g.me(f"play {AXEL}", "mint")
    assert g.face_up == "merchant-guild, merchant-guild" and g.discard == AXEL


def test_axel_the_inventor_goes_under_a_gold_stack_when_he_is_put_away() -> None:
    g = scenario(
        me=dict(hand=f"{AXEL}, abbey, scout, goldsmith"), mode="gold", axel=True, at="replenish"
    )
    g.me(f"card {AXEL}").me_may("stack 3", "stack 4").me("stack 4")
    assert g.stack(4)[-1] == AXEL


def test_a_game_with_axel_the_inventor_keeps_the_contract() -> None:
    check_digests(True)
    assert check_game(GAME, 5, hidden_every=9, mode="gold", axel=True, stall_cap=50) > 200
