"""For a card in hand that cannot be played: the missing requirement in words, and nothing else."""

import pytest
from scenario import GAME, Scenario, scenario

from rivalry.core.contract import positions
from rivalry.core.decision import MalformedAction
from rivalry.games.catan_rivals import reason, setup


def words(g: Scenario, key: str, seat: int = 0) -> str:
    found: str = GAME.why_not(g.state, seat, key)
    return found


def test_a_card_that_can_be_played_or_built_has_no_reason_not_to() -> None:
    g = scenario(me=dict(hand="merchant-caravan, abbey", resources="brick, grain, ore"))
    assert words(g, "merchant-caravan") == "" and words(g, "abbey") == ""
    assert g.state.view(0)["why_not"] == {}


def test_missing_resources_are_named_by_number_and_kind() -> None:
    g = scenario(me=dict(hand="candamir", resources="grain"))
    assert words(g, "candamir") == "you are short of 2 wool, 1 ore"
    assert g.state.view(0)["why_not"]["candamir"]["short"] is True


def test_a_second_copy_of_a_card_that_may_stand_only_once() -> None:
    g = scenario(me=dict(hand="abbey", built="abbey", resources="all"))
    assert words(g, "abbey") == "you already have an Abbey, and there may be only one"
    assert g.state.view(0)["why_not"]["abbey"]["short"] is False


def test_no_free_building_site() -> None:
    built = "marketplace, storehouse, toll-bridge, parish-hall"
    g = scenario(me=dict(hand="abbey", built=built, resources="all"))
    assert words(g, "abbey") == "there is no free building site"


def test_a_city_card_without_a_city() -> None:
    g = scenario(me=dict(hand="mint", resources="all"), mode="gold")
    assert words(g, "mint") == "there is no free building site in a city"


def test_a_required_card_comes_before_missing_resources() -> None:
    g = scenario(me=dict(hand="staple-house", cities=1), mode="gold")
    assert words(g, "staple-house") == "you need a Merchant Guild"
    assert g.state.view(0)["why_not"]["staple-house"] == {
        "words": "you need a Merchant Guild",
        "key": "needs-card",
        "args": ["merchant-guild"],
        "short": False,
    }


def test_a_card_that_stands_on_another_needs_it_in_a_city() -> None:
    me = dict(hand="town-hall", built="parish-hall", resources="all")
    g = scenario(me=me, mode="progress")
    assert words(g, "town-hall") == "you need a Parish Hall in a city to build it on"
    g = scenario(me=me | dict(cities=[0]), mode="progress")
    assert words(g, "town-hall") == ""
    me = dict(me, cities=[0], built="parish-hall, town-hall")
    taken = "each Parish Hall of yours in a city already carries one"
    assert words(scenario(me=me, mode="progress"), "town-hall") == taken


def test_what_is_missing_although_other_cards_make_it_cheaper() -> None:
    me = dict(hand="candamir", built="drill-ground", resources="ore")
    expected = "you are short of 1 grain, 2 wool, of which your reductions save 1"
    assert words(scenario(me=me, mode="turmoil"), "candamir") == expected
    me = dict(hand="parliament", cities=1, built="building-crane, university, abbey")
    expected = "you are short of 2 lumber, 2 wool, of which your reductions save 1"
    g = scenario(me=dict(me, resources="2 brick, lumber"), mode="progress")
    assert words(g, "parliament") == expected


def test_cards_of_the_open_stack_have_their_reasons_too() -> None:
    g = scenario(mode="gold")
    assert words(g, "merchant-guild") == "there is no free building site in a city"
    g = scenario(me=dict(cities=[0]), mode="gold")
    assert words(g, "merchant-guild") == "you are short of 2 brick, 1 grain, 2 wool"
    assert "merchant-guild" in g.state.view(0)["why_not"]


def test_cards_with_a_moment_of_their_own_name_it() -> None:
    g = scenario(me=dict(hand="scout, brigitta-the-wise-woman", roads="left", resources="all"))
    assert words(g, "scout") == "Scout is played only while you build a settlement"
    assert words(g, "brigitta-the-wise-woman") == (
        "Brigitta the Wise Woman is played only before you roll the dice"
    )
    g.me("build settlement left")
    assert words(g, "scout") == ""
    g = scenario(me=dict(hand="scout, brigitta-the-wise-woman"), at="start")
    assert words(g, "brigitta-the-wise-woman") == ""


def test_what_could_be_played_waits_for_the_roll_the_own_turn_or_the_open_question() -> None:
    me = dict(hand="merchant-caravan, goldsmith", resources="3 gold, 2 ore")
    assert words(scenario(me=me, at="start"), "goldsmith") == "roll the dice first"
    assert words(scenario(me=me, turn=1), "goldsmith") == "it is your rival's turn"
    g = scenario(me=me).me("play merchant-caravan", "ore", "ore")
    assert g.asked == "caravan.take"
    assert words(g, "goldsmith") == "it is not your action phase now"


def test_a_card_that_is_not_in_the_own_hand_is_not_told_about() -> None:
    g = scenario(rival=dict(hand="goldsmith"))
    assert words(g, "goldsmith") == "Goldsmith is not in your hand"
    assert words(g, "goldsmith", seat=1) == "you need 3 gold"
    assert g.state.view(0)["why_not"] == {} and g.state.view(None)["why_not"] == {}
    assert list(g.state.view(1)["why_not"]) == ["goldsmith"]


def test_a_card_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(MalformedAction, match="there is no card 'cathedral'"):
        words(scenario(), "cathedral")


def test_after_the_end_nothing_can_be_played() -> None:
    me = dict(hand="merchant-caravan", cities=2, strength=4, resources="all")
    g = scenario(me=me | dict(right="hills-5 forest-4, hills-1 forest-6"), at="end_turn")
    assert g.winner == "me" and words(g, "merchant-caravan") == "the game is over"


@pytest.mark.parametrize("mode", setup.MODES)
def test_in_a_whole_game_a_reason_is_given_exactly_when_a_card_is_not_offered(mode: str) -> None:
    seen = 0
    for n, (state, decision, _) in enumerate(positions(GAME, 5, mode=mode, stall_cap=60)):
        if n % 7 == 0 and decision.why in ("turn.action", "turn.start"):
            for key in state.view(decision.player)["princes"][decision.player]["hand"]:
                offered = ("play", key) in decision.options or ("build", key) in decision.options
                assert (GAME.why_not(state, decision.player, key) == "") == offered, key
                seen += 1
    assert seen > 30


def test_what_is_offered_right_now_has_no_reason_against_it() -> None:
    g = scenario(me=dict(hand="brigitta-the-wise-woman, goldsmith"), at="start")
    assert list(g.state.view(0)["why_not"]) == ["goldsmith"]


def test_every_reason_of_whole_games_has_a_key_with_words_of_its_own() -> None:
    seen = set()
    for mode in setup.THEMES:
        for state, decision, _ in positions(GAME, 7, mode=mode, stall_cap=60):
            for why in (
                state.view(decision.player)["why_not"].values() if decision.player >= 0 else ()
            ):
                assert why["words"] == reason.words(" ".join([why["key"], *why["args"]]))
                assert "{" not in why["words"], why
                seen.add(why["key"])
    assert {"needs-card", "short", "no-city-site", "moment", "only-one"} <= seen


@pytest.mark.parametrize(
    ("at", "turn", "wait"),
    [("action", 0, ""), ("start", 0, "roll-first"), ("start", 1, "rivals-turn")],
)
def test_what_every_card_waits_for(at: str, turn: int, wait: str) -> None:
    assert scenario(at=at, turn=turn).state.view(0)["wait"] == wait
    assert scenario(at=at, turn=turn).state.view(None)["wait"] == ""


def test_while_a_card_is_resolved_the_others_wait() -> None:
    g = scenario(me=dict(hand="merchant-caravan", resources="3 gold")).me("play merchant-caravan")
    assert g.state.view(0)["wait"] == "not-now"


def centre(g: Scenario) -> dict[str, str]:
    reasons = g.state.view(0)["centre_why_not"]
    return {what: found["words"] for what, found in reasons.items()}


def test_why_no_road_settlement_or_city_can_be_built() -> None:
    g = scenario(me=dict(resources="brick, lumber, grain, grain, ore"))
    assert centre(g) == {
        "road": "you are short of 1 brick",
        "settlement": "you need a road that ends without a settlement",
        "city": "you are short of 2 ore",
    }
    assert g.state.view(0)["centre_why_not"]["city"]["args"] == ["2", "ore"]
    assert g.state.view(None)["centre_why_not"] == {}


def test_what_can_be_built_has_no_reason_and_what_is_used_up_says_so() -> None:
    g = scenario(me=dict(resources="all", cities=2))
    assert centre(g) == {
        "settlement": "you need a road that ends without a settlement",
        "city": "you have no settlement left to turn into a city",
    }
    g.me("build road left")
    g.state.settlements = 0
    assert centre(g)["settlement"] == "there is none left"


@pytest.mark.parametrize("mode", ["introductory", "barbarians", "duel"])
def test_a_reason_against_building_is_there_exactly_when_nothing_is_offered(mode: str) -> None:
    for state, decision, _ in positions(GAME, 13, mode=mode, stall_cap=40):
        if decision.why == "turn.action":
            offered = {option[1] for option in decision.options if option[0] == "build"}
            against = set(state.view(decision.player)["centre_why_not"])
            assert against == {"road", "settlement", "city"} - offered
