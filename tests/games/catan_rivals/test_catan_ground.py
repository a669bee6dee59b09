"""The ground that 270 cards stand on: cards speak for themselves, nobody else speaks of them."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from scenario import GAME, scenario

import rivalry
from rivalry.core.contract import positions
from rivalry.games.catan_rivals import building, position, resource, setup, stack
from rivalry.games.catan_rivals.card import BY_KEY, CARDS, REGION, cost
from rivalry.games.catan_rivals.die import FACES
from rivalry.games.catan_rivals.place import CITY, HARBOUR, METROPOLIS, WEST
from rivalry.games.catan_rivals.setup import MODES
from rivalry.games.catan_rivals.state import QUESTIONS, card_of
from rivalry.games.catan_rivals.world import scramble

SRC = Path(rivalry.__file__).parent
SPEAKERS = [
    path
    for folder in ("games/catan_rivals", "bots/policy/catan_rivals", "research/lanes")
    for path in sorted((SRC / folder).rglob("*.py"))
    if "cards" not in path.parts and path.stem != "vocabulary"
] + [SRC / "bots" / "catan_rivals.py"]


def literals(source: str) -> set[str]:
    """The words in a module's code; what its docstrings say is for people."""
    tree = ast.parse(source)
    docs = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docs.add(id(node.value))
    found = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in docs]
    return {node.value for node in found if isinstance(node.value, str)}


@pytest.mark.parametrize("path", SPEAKERS, ids=lambda path: "/".join(path.parts[-2:]))
def test_no_module_outside_cards_names_a_card(path: Path) -> None:
    names = {card.name for card in CARDS} | {card.key for card in CARDS}
    names -= {*FACES, *MODES}  # the event die has brigands, too; a set may be called like a card
    assert literals(path.read_text(encoding="utf-8")) & names == set()


@pytest.mark.parametrize("path", SPEAKERS, ids=lambda path: "/".join(path.parts[-2:]))
def test_no_module_but_setting_up_asks_for_the_mode_by_its_name(path: Path) -> None:
    if path.stem in ("setup", "position") and path.parts[-2] == "catan_rivals":
        return
    source = path.read_text(encoding="utf-8")
    assert 'options["mode"]' not in source
    assert literals(source) & ({"introductory", "duel", "tournament"} & set(MODES)) == set()


def test_a_card_named_outside_would_be_noticed() -> None:
    assert literals('"""The Abbey."""\nif name == "abbey":\n    pass') == {"abbey"}


# The traps that the expansions would have run into


def test_a_city_with_a_metropolis_is_still_a_city() -> None:
    g = scenario(me=dict(cities=[0]))
    assert building.has_city(g.state, 0) and not building.has_city(g.state, 1)
    g.state.princes[0].centre[0 - WEST] = METROPOLIS
    assert building.has_city(g.state, 0)
    assert len(building.sites(g.state, 0, True)) == 4


def test_a_harbour_is_no_city() -> None:
    assert building.is_city(CITY) and building.is_city(METROPOLIS)
    assert not building.is_city(HARBOUR)


def test_a_card_turned_face_up_in_its_stack_stays_known_when_another_is_taken_in_secret() -> None:
    g = scenario(stacks={0: "abbey, scout"})
    s = g.state
    top, below = s.stacks[0][-1], s.stacks[0][-2]
    for h in (top, below):
        s.cards.show_all(h)
    s.level[top] = 1  # it lies face up; the other was only seen once
    stack.take_from_stack(s, 0, 0, "scout")
    assert s.cards.knows(top, 1) and s.cards.knows(top, None)
    assert s.cards.knows(below, 0) and not s.cards.knows(below, 1)


def test_yule_is_told_from_all_other_events_by_its_back() -> None:
    state = position.new(mode="duel", starter=0)
    yule = [h for h in range(len(state.used)) if card_of(state, h).rebuilds]
    assert len(yule) == 1 and card_of(state, yule[0]).back == "yule"
    for bits in range(20):
        world = scramble(state, 0, bits)
        assert card_of(world, yule[0]).rebuilds and yule[0] in world.events


def test_the_heralds_bonus_is_paid_in_one_celebration_of_the_turn() -> None:
    g = scenario(me=dict(hand="reiner-the-herald", built="inga"), mode="gold", at="start")
    g.me("play reiner-the-herald").roll(6).me("ore", "ore")
    before = g.me.resources
    g.do("celebration").me("brick")
    assert g.nothing_pending and before != g.me.resources
    assert g.state.view(1)["notes"] == []


def test_no_view_of_a_seat_says_more_of_options_than_everybody_may_know() -> None:
    """Whatever is hidden must never be an option: every view contains them."""
    options = {option.name for option in GAME.options()}
    assert set(position.new(mode="tournament").view(None)["options"]) == options
    assert set(position.new().view(None)["options"]) == options - set(setup.DECK_OPTIONS)


# Points with sides, prices of eight kinds


def test_a_card_that_is_turned_shows_the_points_of_its_side() -> None:
    abbey = BY_KEY["abbey"]
    sides = tuple((n, 0, 0, 0, 0, 0, 0) for n in range(3))
    CARDS[abbey.index] = replace(abbey, sides=sides)  # no card of these sets is turned
    try:
        g = scenario(me=dict(built="abbey"))
        s = g.state
        h = s.princes[0].built[0]
        assert g.me.points == 2 and g.me.progress == 0
        stack.turn_to(s, 0, h, 2)
        assert g.me.points == 4
        stack.turn_to(s, 0, h, 1)
        assert g.me.points == 3 and s.changed
        stack.leave_play(s, 0, h)
        assert g.me.points == 2
    finally:
        CARDS[abbey.index] = abbey


def test_a_price_names_resources_owls_and_stars() -> None:
    assert cost("2 brick, gold, owl, 2 star") == (2, 0, 0, 0, 0, 1, 1, 2)
    assert all(len(card.cost) == 8 for card in CARDS)


# The questions say what they are, on the wire too


def test_a_view_tells_the_asked_seat_what_kind_of_question_it_is() -> None:
    g = scenario(me=dict(strength=3), rival=dict(built="abbey, storehouse, toll-bridge"))
    g.event("feud").rival("abbey")
    asked = g.state.view(1)["asked"]
    assert (asked["why"], asked["kind"], asked["meaning"]) == ("feud.stack", "stack", "loses")
    assert set(g.state.view(0)["asked"]) == {"player", "effect", "card"}


def test_a_question_names_its_amount() -> None:
    me = dict(built="inga, osmund, brick-ship", resources="3 gold")
    g = scenario(me=me, mode="turmoil").event("riots")
    assert g.asked == "riots.pay" and g.state.view(0)["asked"]["amount"] == 2
    assert "{n} gold" in QUESTIONS["riots.pay"].words
    g = scenario(me=dict(hand="abbey", built="parish-hall", resources="2 ore"), at="exchange")
    g.me("yes", "abbey", "stack 0")
    assert g.asked == "exchange.how" and g.state.view(0)["asked"]["amount"] == 1


# Small things


def test_the_goal_ends_the_game_at_once_even_in_the_middle_of_a_card() -> None:
    me = dict(
        hand="staple-house",
        built="merchant-guild, salt-silo, moneylender, mint",
        right="hills-5 forest-4, hills-1 forest-6",
        cities=3,
        resources="2 brick, 2 ore, wool",
    )
    g = scenario(me=me, mode="gold")
    assert g.me.points == 11
    g.me("build staple-house")
    while g.asked in ("build.site", "build.pay"):
        g.me(g.options[0])
    assert g.winner == "me" and g.asks == "nobody"


def test_no_duel_asks_for_a_reaction_that_no_card_of_it_could_be() -> None:
    asked = set()
    for seed in range(3):
        for _, decision, _ in positions(GAME, seed, mode="duel", stall_cap=60):
            asked.add(decision.why)
    assert "event.react" not in asked
    me = dict(built="harald", hand="archer")
    g = scenario(me=me, rival=dict(strength=4), mode="duel", hero="rival").event("fraternal-feuds")
    assert g.asked != "event.react"


def test_whoever_looks_through_the_discard_pile_knows_it_and_the_rival_does_not() -> None:
    me = dict(hand="gustav-the-librarian", built="library", cities=1)
    g = scenario(me=me, mode="progress", discard="abbey, scout, goldsmith")
    s = g.state
    for h in s.piles[0][:-1]:
        s.cards.hide(h)
    assert s.view(0)["piles"][0]["cards"] == [None, None, "abbey"]
    g.me("play gustav-the-librarian")
    assert g.asked == "retrieve.card" and len(g.options) == 3
    g.me("scout")
    assert "scout" in s.view(0)["princes"][0]["hand"] and s.view(1)["princes"][0]["shown"] == []
    assert s.view(1)["piles"][0]["cards"] == [None, None, "gustav-the-librarian"]


def test_stores_of_a_principality_are_its_regions_and_cards_that_store() -> None:
    g = scenario(me=dict(built="harald, gold-cache"), mode="gold")
    kinds = [card_of(g.state, h).kind for h in resource.stores(g.state, 0)]
    assert kinds.count(REGION) == 6 and len(kinds) == 7
