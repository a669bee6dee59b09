"""The simple bots of Lost Cities do what their few sentences say."""

from typing import Any

import pytest

import rivalry
from rivalry.bots import bot as bots
from rivalry.core.decision import Decision
from rivalry.games.lost_cities.cards import CARD_OF_NAME, DISCARD, DRAW_DECK, DRAW_PILE

BUDGET = bots.Budget()


def view(hand: str, deck: int = 30, **shown: Any) -> dict[str, Any]:
    """What seat 0 sees: its hand, its own and the rival's numbers by colour, and the piles."""
    state = rivalry.game("lost-cities").new(rounds=1, starter=0)
    state.apply(("shuffle", 7))
    seen = state.view(0)
    seen["hand"] = hand.split(", ")
    seen["deck"] = deck
    for seat, name in enumerate(("own", "rival")):
        for colour, numbers in shown.get(name, {}).items():
            seen["expeditions"][seat][colour].update(numbers=numbers)
    for colour, pile in shown.get("piles", {}).items():
        seen["discards"][colour] = pile
    return seen


def card(bot: str, seen: dict[str, Any]) -> str:
    """What a bot does with a card, in words."""
    game = rivalry.game("lost-cities")
    tops = [max(one["numbers"], default=0) for one in seen["expeditions"][0]]
    cards = sorted({CARD_OF_NAME[name] for name in seen["hand"]})
    plays = [c for c in cards if c % 10 + 1 > tops[c // 10]]
    decision = Decision(0, "card", [*plays, *(DISCARD + c for c in cards)])
    return game.text(bots.make("lost-cities", bot).choose(seen, decision, BUDGET))


JUNK = "white 2, white 3, green 2, green 3, red 2"


@pytest.mark.parametrize("name", ["frugal", "patient"])
def test_a_colour_is_begun_with_fifteen_points_in_hand_from_the_lowest(name: str) -> None:
    assert card(name, view(f"yellow 2, yellow 6, yellow 7, {JUNK}")) == "play yellow 2"
    assert card(name, view(f"yellow 2, yellow 3, yellow 4, {JUNK}")).startswith("discard")
    assert card(name, view(f"yellow wager, yellow 5, yellow 6, {JUNK}")) == "play yellow wager"


def test_nothing_is_begun_late() -> None:
    seen = view(f"yellow 2, yellow 6, yellow 7, {JUNK}", deck=12)
    assert card("frugal", seen).startswith("discard")


def test_the_frugal_one_leaves_out_little_and_the_patient_one_nothing() -> None:
    seen = view(f"yellow 6, yellow 9, blue 2, {JUNK}", own={0: [4], 1: [3]})
    assert card("frugal", seen) == "play yellow 6"
    assert card("patient", seen) == "discard blue 2"
    seen = view(f"yellow 9, blue 2, blue 3, {JUNK}", own={0: [4], 1: [3]})
    assert card("frugal", seen) == "discard blue 2"


def test_they_stop_waiting_when_turns_run_out() -> None:
    seen = view(f"yellow 6, yellow 9, blue 2, {JUNK}", deck=4, own={0: [4], 1: [3]})
    assert card("patient", seen) == "play yellow 6"
    seen = view(f"yellow 6, yellow 9, blue 2, {JUNK}", deck=2, own={0: [4], 1: [3]})
    assert card("patient", seen) == "play yellow 9"


@pytest.mark.parametrize("name", ["frugal", "patient", "busy"])
def test_what_the_rival_needs_is_discarded_last(name: str) -> None:
    hand = "white 2, white 4, green 2, green 3, red 2, red 3, blue 2, blue 3"
    seen = view(hand, own={1: [4]}, rival={1: [2]})
    assert card(name, seen) == "discard blue 2"


def test_the_busy_one_plays_at_once_and_begins_with_three_cards_early() -> None:
    assert card("busy", view("yellow 9, yellow 10, yellow 8, white 2, red 2")) == "play yellow 8"
    late = view("yellow 9, yellow 10, yellow 8, white 2, red 2", deck=22)
    assert card("busy", late).startswith("discard")
    seen = view(f"yellow 9, blue 2, {JUNK}", own={0: [2], 1: [3]})
    assert card("busy", seen) == "play yellow 9"


@pytest.mark.parametrize("name", ["frugal", "patient", "busy"])
def test_the_highest_fitting_card_is_taken_from_the_piles(name: str) -> None:
    piles = {0: ["yellow 5"], 1: ["blue 7"], 2: ["white 10"], 3: ["green 3"]}
    seen = view(JUNK, own={0: [2], 1: [2], 3: [4]}, piles=piles)
    bot = bots.make("lost-cities", name)
    options = [DRAW_DECK, *(DRAW_PILE + colour for colour in piles)]
    assert bot.choose(seen, Decision(0, "draw", options), BUDGET) == DRAW_PILE + 1
    assert bot.choose(seen, Decision(0, "draw", [DRAW_DECK, DRAW_PILE + 2]), BUDGET) == DRAW_DECK


@pytest.mark.parametrize("name", bots.yardsticks("lost-cities"))
@pytest.mark.parametrize("colours", [5, 6])
def test_every_answer_is_legal(name: str, colours: int) -> None:
    match = rivalry.new("lost-cities", seed=3, rounds=1, colours=colours)
    players = [bots.make("lost-cities", one, 1) for one in (name, "casual")]
    while match.decision:
        seat = match.decision.player
        match.answer(players[seat].choose(match.view(seat), match.decision, BUDGET))
    assert match.winners()
