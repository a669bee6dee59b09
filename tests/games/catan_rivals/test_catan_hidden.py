"""What a player may know: hands, backs, stacks that were looked through, and secret moves."""

from collections import Counter
from typing import Any

import pytest
from players import lively
from scenario import GAME, Scenario, scenario

from rivalry.core.contract import positions
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.state import State, card_of

FULL_HAND = "scout, goldsmith, relocation"


def hand_of(g: Scenario, seat: int, watcher: int | None) -> dict[str, Any]:
    prince: dict[str, Any] = g.state.view(watcher)["princes"][seat]
    return {name: prince[name] for name in ("hand", "backs")}


# Hands


def test_the_own_hand_is_seen_and_the_rivals_hand_shows_its_backs_only() -> None:
    g = scenario(
        me=dict(hand="scout, mint"), rival=dict(hand="archer, abbey, library"), mode="duel"
    )
    assert hand_of(g, 0, 0) == {"hand": ["scout", "mint"], "backs": []}
    assert hand_of(g, 1, 0) == {"hand": [], "backs": ["basic", "progress", "turmoil"]}
    assert hand_of(g, 0, None) == {"hand": [], "backs": ["basic", "gold"]}


def test_the_order_of_the_rivals_hand_says_nothing() -> None:
    one = scenario(rival=dict(hand="scout, mint, archer"), mode="duel")
    two = scenario(rival=dict(hand="archer, scout, mint"), mode="duel")
    assert one.state.view(0)["princes"] == two.state.view(0)["princes"]


def test_only_its_owner_knows_which_cards_are_fresh() -> None:
    g = scenario(me=dict(hand="scout, abbey", fresh="abbey"))
    assert g.state.view(0)["princes"][0]["fresh"] == ["abbey"]
    assert g.state.view(1)["princes"][0]["fresh"] == []


# Backs


def backs(s: State) -> list[list[str]]:
    """The backs that can be seen on the table, place by place."""
    seen = [[card_of(s, h).back for h in stack] for stack in s.stacks]
    return seen + [sorted(card_of(s, h).back for h in prince.hand) for prince in s.princes]


@pytest.mark.parametrize("mode", ["gold", "duel"])
def test_cards_are_exchanged_only_among_equal_backs(mode: str) -> None:
    changed = 0
    for n, (state, _, _) in enumerate(positions(GAME, 8, lively, mode=mode, stall_cap=50)):
        if n % 40 == 0 and n > 8:
            for seat in (0, 1, None):
                other = GAME.scramble(state, seat, n)
                assert backs(other) == backs(state)
                assert Counter(other.cards.identity) == Counter(state.cards.identity)
                changed += other.cards.identity != state.cards.identity
                world = GAME.sampler(state.view(seat))(n)
                assert Counter(world.cards.identity) == Counter(state.cards.identity)
                assert backs(world) == backs(state)
    assert changed > 20


def test_sampled_worlds_differ_in_what_is_hidden_and_agree_in_what_is_seen() -> None:
    g = scenario(me=dict(hand="scout"), rival=dict(hand="abbey, candamir"), mode="gold")
    draw = GAME.sampler(g.state.view(0))
    worlds = [Scenario(draw(n)) for n in range(8)]
    assert len({world.rival.hand for world in worlds}) > 3
    assert len({tuple(world.stack(0)) for world in worlds}) == 8
    assert len({tuple(world.regions) for world in worlds}) == 8
    for world in worlds:
        assert world.me.hand == "scout" and world.state.view(0) == g.state.view(0)
        assert world.events.index("yule") == g.events.index("yule")


# What was seen in a stack


def searched(g: Scenario, stack: int = 2, key: str = "") -> Scenario:
    """I exchange the Scout, putting it under stack 0, for a card searched in a stack."""
    g.me("yes", "scout", "stack 0", "search", f"stack {stack}")
    return g.me(f"card {key}" if key else g.options[0])


def test_a_stack_that_was_looked_through_stays_known_to_who_looked() -> None:
    g = scenario(me=dict(hand=FULL_HAND, resources="2 ore"), at="replenish")
    searched(g)
    mine, rivals = g.state.view(0)["stacks"], g.state.view(1)["stacks"]
    assert mine[2]["cards"][::-1] == g.stack(2) and rivals[2]["cards"] == [None] * 8
    assert mine[0]["cards"][0] == "scout" and set(mine[0]["cards"][1:]) == {None}
    assert rivals[0]["cards"][0] is None and g.state.view(None)["stacks"][2]["cards"] == [None] * 8
    g.roll(1, "trade").rival("end")
    while g.asked == "replenish.draw":
        g.rival("stack 1")
    g.rival("no").roll(1, "trade")
    assert g.state.view(0)["stacks"][2]["cards"][::-1] == g.stack(2)


def test_who_knows_the_top_of_a_stack_knows_what_the_rival_draws_from_it() -> None:
    g = scenario(me=dict(hand=FULL_HAND, resources="2 ore"), at="replenish")
    top = searched(g).stack(2)[0]
    g.roll(1, "trade").rival("end", "stack 2")
    assert hand_of(g, 1, 0) == {"hand": [top], "backs": []}
    assert hand_of(g, 1, None) == {"hand": [], "backs": ["basic"]}


def test_a_card_taken_in_secret_from_a_known_stack_is_not_known() -> None:
    """I have seen the whole stack; the rival takes one of its cards, and I cannot tell which."""
    views = []
    for n in (1, 4):
        g = scenario(
            me=dict(hand=FULL_HAND, resources="2 ore"),
            rival=dict(hand="abbey, marketplace, austin", resources="2 ore"),
            at="replenish",
            stacks={2: "candamir, inga, osmund, siglind, harald"},
        )
        searched(g, key="harald").roll(1, "trade").rival("end", "yes", "abbey", "stack 1")
        g.rival("search", "stack 2", "ore", "ore", f"card {g.stack(2)[n - 1]}")
        views.append(g.state.view(0))
        assert g.state.view(1)["stacks"][2]["cards"][::-1] == g.stack(2)
    assert views[0] == views[1]


def test_a_card_put_away_in_secret_from_a_known_hand_is_not_known() -> None:
    """The rival has seen my whole hand; I put one of its cards away, and they cannot tell which."""
    views = []
    for key in ("scout", "abbey"):
        me = dict(hand="scout, abbey, goldsmith, grain-mill, storehouse")
        g = scenario(me=me, rival=dict(strength=3))
        g.event("fraternal-feuds").rival("grain-mill", "stack 0", "storehouse", "stack 0")
        assert hand_of(g, 0, 1)["hand"] == ["goldsmith", "scout", "abbey"]
        g.me("end", "yes", key, "stack 1", "draw", "stack 3")
        views.append(g.state.view(1))
    assert views[0] == views[1]
    assert views[0]["princes"][0]["backs"] == ["basic"] * 3


def test_the_back_of_a_card_put_away_tells_it_when_no_other_card_has_that_back() -> None:
    rival = dict(strength=3)
    me = dict(hand="mint, abbey, goldsmith, grain-mill, storehouse")
    g = scenario(me=me, rival=rival, mode="gold")
    g.event("fraternal-feuds").rival("grain-mill", "stack 0", "storehouse", "stack 0")
    g.me("end", "yes", "mint").me("stack 3", "draw", "stack 0")
    assert g.state.view(1)["stacks"][3]["cards"][0] == "mint"
    assert hand_of(g, 0, 1)["hand"] == ["goldsmith", "abbey"]


# Chosen in secret


def test_what_a_player_is_choosing_is_not_seen_before_it_is_done() -> None:
    views = []
    for key in ("scout", "goldsmith"):
        g = scenario(me=dict(hand=FULL_HAND), at="replenish").me("yes", key)
        assert g.asked == "exchange.put-away.stack"
        views.append((g.state.view(1), g.state.view(None)))
    assert views[0] == views[1]
    assert views[0][0]["asked"] == {"player": 0, "effect": "put_away", "card": ""}


def test_who_is_asked_sees_the_question_and_the_others_only_whom_it_concerns() -> None:
    g = scenario(me=dict(hand=FULL_HAND), at="replenish")
    assert g.state.view(0)["asked"]["why"] == "exchange"
    assert "why" not in g.state.view(1)["asked"] and g.state.view(1)["asked"]["player"] == 0


# Laid open


def test_a_building_lost_to_a_feud_lies_known_under_its_stack() -> None:
    g = scenario(me=dict(strength=3), rival=dict(built="abbey")).event("feud").rival("stack 2")
    for seat in (0, 1, None):
        assert g.state.view(seat)["stacks"][2]["cards"][0] == "abbey"


def test_the_regions_a_scout_has_seen_are_unknown_again_after_the_shuffle() -> None:
    me = dict(hand="scout", roads="right", resources="brick, grain, lumber, wool")
    g = scenario(me=me).me("build settlement right", "play scout")
    assert sorted(g.state.view(0)["regions"]) == sorted(g.regions)
    assert g.state.view(1)["regions"] == [None] * 12
    g.me("hills-5", "hills-1").chance("shuffle 0x3")
    assert g.state.view(0)["regions"] == [None] * 10


def test_answers_that_show_a_hidden_card_or_roll_a_die_cannot_be_taken_back() -> None:
    g = scenario(me=dict(resources="3 ore", hand="merchant-caravan"))
    assert not GAME.reveals(g.state, ("trade", "ore"))
    assert GAME.reveals(g.state, ("play", "merchant-caravan"))  # the rival sees it
    g = scenario(at="replenish")
    assert GAME.reveals(g.state, ("stack", 1))
    g = scenario(at="start")
    assert GAME.reveals(g.state, ("roll",))


def test_every_card_of_a_view_is_a_card_of_the_catalogue() -> None:
    g = scenario(me=dict(hand="scout", built="abbey"), rival=dict(built="harald"), mode="gold")
    view = g.state.view(0)
    keys = view["princes"][0]["hand"] + view["face_up"]
    keys += [card["card"] for prince in view["princes"] for card in prince["built"]]
    assert keys == ["scout", "merchant-guild", "merchant-guild", "abbey", "harald"]
    assert all(key in BY_KEY for key in keys)
