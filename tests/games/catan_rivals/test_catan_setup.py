"""RULES 5: setting up each mode, who begins, the starting hands, arranging the regions."""

from collections import Counter
from typing import Any

import pytest
from scenario import GAME, Scenario

from rivalry.core.decision import BadOption
from rivalry.games.catan_rivals import position, setup
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.state import card_of

THEMES = setup.THEMES
MODES = tuple(setup.MODES)


def set_up(mode: str = "introductory", seed: int = 1, **options: Any) -> Scenario:
    """A game up to the first question to a player."""
    if setup.MODES[mode].decks:
        options.setdefault("open_decks", ["alma-mater", "strong-heroes"])
    s = position.new(mode=mode, **{"starter": 0, **options})
    bits = seed
    while s.decision is not None and s.decision.player == -1:
        bits = (bits * 6364136223846793005 + 1442695040888963407) % 2**64
        s.apply(("shuffle", bits))
    return Scenario(s)


def test_one_resource_lies_in_every_region_and_none_in_the_gold_fields() -> None:
    g = set_up()
    for player in (g.me, g.rival):
        assert player.resources == "1 brick, 1 grain, 1 lumber, 1 wool, 1 ore"


def test_the_centre_has_seven_roads_five_settlements_seven_cities_and_twelve_regions() -> None:
    g = set_up()
    assert (g.state.roads, g.state.settlements, g.state.cities) == (7, 5, 7)
    numbers = Counter(key.rsplit("-", 1)[1] for key in g.regions)
    assert len(g.regions) == 12 and set(numbers.values()) == {2}
    expected = "forest-4 forest-6 gold-field-2 gold-field-3 fields-1 fields-3 hills-1 hills-5 "
    expected += "pasture-5 pasture-6 mountains-2 mountains-4"
    assert sorted(g.regions) == sorted(expected.split())


@pytest.mark.parametrize("mode", MODES)
def test_everything_is_shuffled(mode: str) -> None:
    one, two = set_up(mode, seed=1), set_up(mode, seed=2)
    for n in range(len(one.state.stacks)):
        assert one.stack(n) != two.stack(n)
    assert one.regions != two.regions and one.events != two.events
    assert cards_by_back(one) == cards_by_back(two)


def cards_by_back(g: Scenario) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for n, back in enumerate(g.state.backs):
        found[back] = sorted(found.get(back, []) + g.stack(n))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_three_events_lie_below_yule_and_all_others_above(mode: str) -> None:
    for seed in range(1, 6):
        g = set_up(mode, seed)
        assert g.events.index("yule") == len(g.events) - 4
        assert g.events.count("yule") == 1


@pytest.mark.parametrize(
    ("mode", "extra"),
    [
        ("introductory", []),
        ("gold", ["gift-for-the-prince", "gold-trade-ships-race", "gold-traveling-merchant"]),
        ("turmoil", ["turmoil-feud", "turmoil-fraternal-feuds", "riots", "riots"]),
        ("progress", ["progress-invention"] * 2 + ["plague"] * 3),
        ("intrigue", ["good-neighbors", "religious-dispute"] * 2),
        (
            "merchant-princes",
            ["capricious-sea", "hour-of-the-master-merchants", *["fortunate-trade-voyage"] * 2],
        ),
        ("barbarians", ["barbarian-attack"] * 3 + ["retreat-of-the-barbarians"]),
    ],
)
def test_the_events_are_the_nine_basic_ones_and_those_of_the_theme(
    mode: str, extra: list[str]
) -> None:
    basic = "feud, fraternal-feuds, invention, trade-ships-race, traveling-merchant, "
    basic += "traveling-merchant, year-of-plenty, year-of-plenty, yule"
    assert sorted(set_up(mode).events) == sorted(basic.split(", ") + extra)


def test_the_duel_has_six_sure_events_and_six_of_the_others_unknown_to_all() -> None:
    seen = set()
    for seed in range(1, 9):
        g = set_up("duel", seed)
        counts = Counter(g.events)
        assert len(g.events) == 12 and len(g.state.box) == 9
        sure = ("yule", "invention", "year-of-plenty", "traveling-merchant", "riots", "plague")
        assert all(counts[key] >= 1 for key in sure)
        seen |= set(g.events)
        view = g.state.view(0)
        assert view["box"] == [None] * 9 and [key for key in view["events"] if key] == ["yule"]
    assert {"feud", "gift-for-the-prince", "progress-invention"} <= seen


# Who begins


@pytest.mark.parametrize(("first", "second", "starter"), [(5, 2, 0), (1, 6, 1)])
def test_the_higher_roll_begins(first: int, second: int, starter: int) -> None:
    g = Scenario(position.new())
    g.chance("shuffle 0x1", "shuffle 0x2", "shuffle 0x3", f"roll {first}", f"roll {second}")
    assert g.state.turn == starter and g.asks == ("me", "rival")[starter]


def test_equal_rolls_are_rolled_again() -> None:
    g = Scenario(position.new())
    g.chance("shuffle 0x1", "shuffle 0x2", "shuffle 0x3", "roll 3", "roll 3", "roll 2", "roll 4")
    assert g.state.turn == 1


@pytest.mark.parametrize("starter", [0, 1])
def test_the_option_says_who_begins(starter: int) -> None:
    g = set_up(starter=starter)
    assert g.asks == ("me", "rival")[starter] and g.asked == "start.stack"


# Starting hands


def test_introductory_the_starting_hand_is_the_top_of_a_stack_and_the_other_uses_another() -> None:
    g = set_up()
    top, other = g.stack(2)[:3], g.stack(0)[:3]
    g.me_may("stack 0", "stack 1", "stack 2", "stack 3").me("stack 2")
    g.rival_may("stack 0", "stack 1", "stack 3").rival("stack 0")
    assert sorted(g.me.hand.split(", ")) == sorted(top)
    assert sorted(g.rival.hand.split(", ")) == sorted(other)
    assert [len(g.stack(n)) for n in range(4)] == [6, 9, 6, 9]
    assert g.asked == "turn.start" and g.state.turn == 0


@pytest.mark.parametrize("mode", [*THEMES, "duel"])
def test_otherwise_any_three_cards_of_a_basic_stack_are_chosen_and_its_order_stays(
    mode: str,
) -> None:
    g = set_up(mode)
    before = g.stack(1)
    g.me_may("stack 0", "stack 1", "stack 2").me("stack 1")
    assert {f"card {key}" for key in before} == set(g.options)
    first = before[4]
    g.me(f"card {first}")
    rest = before.copy()
    rest.remove(first)
    for key in (rest[0], rest[-1]):
        g.me(f"card {key}")
    assert sorted(g.me.hand.split(", ")) == sorted([first, rest[0], rest[-1]])
    assert g.stack(1) == rest[1:-1]
    g.rival_may("stack 0", "stack 2")  # RULINGS O-15


def test_with_the_switch_both_may_start_from_the_same_stack() -> None:  # RULINGS O-15
    g = set_up("gold", same_starting_stack=True)
    g.me("stack 1")
    for _ in range(3):
        g.me(g.options[0])
    g.rival_may("stack 0", "stack 1", "stack 2")


# Arranging the regions


def take_hands(g: Scenario) -> Scenario:
    for stack in (0, 1):
        player = g.me if g.asks == "me" else g.rival
        player(f"stack {stack}")
        for _ in range(3):
            player(g.options[0])
    if g.asked == "start.harbor":  # RULINGS O-90: the harbours, then the seas, then the regions
        for _ in range(2):
            (g.me if g.asks == "me" else g.rival)("road 3")
        g.chance("shuffle 0x1", "shuffle 0x2")
    return g


def test_the_introductory_game_leaves_the_regions_where_they_are() -> None:
    g = set_up()
    g.me("stack 0").rival("stack 1")
    assert g.asked == "turn.start"


@pytest.mark.parametrize("mode", [*THEMES, "duel"])
def test_otherwise_each_may_rearrange_the_own_regions_the_starting_player_first(mode: str) -> None:
    g = take_hands(set_up(mode, starter=1))
    assert g.asked == "start.arrange" and g.asks == "rival"
    g.rival("forest", "mountains", "done")
    assert g.rival.at("region 3 below") == "forest-3"
    assert g.rival.at("region -1 above") == "mountains-6"
    g.me("done")
    assert g.asked == "turn.start" and g.asks == "rival"


def test_five_exchanges_reach_any_order() -> None:
    g = take_hands(set_up("gold"))
    wanted = ["hills-3", "gold-field-1", "pasture-4", "fields-6", "mountains-5", "forest-2"]
    places = [f"region {x} {y}" for x in (-1, 1, 3) for y in ("above", "below")]
    for n, (key, place) in enumerate(zip(wanted[:5], places, strict=False)):
        assert g.state.view(0)["asked"]["amount"] == 5 - n  # the question says how many are left
        g.me(key, place)
    assert [g.me.at(place) for place in places] == wanted and g.asks == "rival"


def test_a_region_is_exchanged_with_another_one() -> None:
    g = take_hands(set_up("gold")).me("forest")
    assert len(g.options) == 5 and "region -1 above" not in g.options


# Open stacks and goals


@pytest.mark.parametrize(
    ("mode", "face_up", "goal"),
    [
        ("introductory", "", 7),
        ("gold", "merchant-guild, merchant-guild", 12),
        ("turmoil", "hedge-tavern, hedge-tavern", 12),
        ("progress", "university, university", 12),
        ("intrigue", "church, church, odins-temple, odins-temple", 12),
        ("merchant-princes", "commercial-harbor, commercial-harbor", 12),
        ("barbarians", "castle, castle, triumph-card, triumph-card", 13),
        ("duel", "", 13),
    ],
)
def test_the_open_stack_and_the_goal_of_each_mode(mode: str, face_up: str, goal: int) -> None:
    g = set_up(mode)
    assert g.face_up == face_up and g.state.mode.goal == goal
    assert g.state.view(None)["face_up"] == [key for key in face_up.split(", ") if key]


def test_the_duel_draws_former_open_cards_and_no_half_moon_cards() -> None:
    g = set_up("duel")
    for n, back in enumerate(g.state.backs):
        keys = Counter(g.stack(n))
        for key, n_found in keys.items():
            assert BY_KEY[key].set == back
            assert n_found <= BY_KEY[key].duel_copies
    drawn = Counter(card_of(g.state, h).key for stack in g.state.stacks for h in stack)
    assert drawn["merchant-guild"] == drawn["hedge-tavern"] == drawn["university"] == 1
    assert drawn["parliament"] == 0


# Options


def test_the_sets_of_a_duel_may_be_named_in_any_order() -> None:
    g = set_up("duel", sets=["progress", "gold", "turmoil"])
    assert g.state.backs == ["basic"] * 3 + ["progress", "gold", "turmoil"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mode": "chess"}, "mode"),
        ({"mode": "duel", "sets": ["gold"]}, "three different sets"),
        ({"mode": "duel", "sets": ["gold", "gold", "turmoil"]}, "three different sets"),
        ({"mode": "duel", "sets": ["gold", "islands", "turmoil"]}, "no set islands"),
        ({"mode": "gold", "sets": ["gold", "turmoil", "progress"]}, "only the Duel takes sets"),
        ({"stall_cap": 9}, "stall_cap"),
        ({"starter": 2}, "starter"),
        ({"promos": True}, "promos"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], message: str) -> None:
    # RULINGS O-91: a Duel gets exactly three names.
    with pytest.raises(BadOption, match=message):
        GAME.new(**options)


def promos(g: Scenario) -> list[str]:
    drawn = [card_of(g.state, h) for stack in g.state.stacks for h in stack]
    return [card.key for card in drawn if card.set == "promo"]


@pytest.mark.parametrize("mode", MODES)
def test_promo_cards_are_off_unless_asked_for(mode: str) -> None:  # RULINGS O-1
    assert promos(set_up(mode)) == []
    if mode != "gold":
        with pytest.raises(BadOption, match='play him with mode="gold"'):
            set_up(mode, axel=True)


def test_axel_joins_the_stacks_whose_back_he_has() -> None:
    g = set_up("gold", axel=True)
    assert promos(g) == ["axel-the-inventor"]
    assert [len(stack) for stack in g.state.stacks] == [12, 12, 12, 12, 11]
