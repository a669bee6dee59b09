"""Lost Cities: Rivals over many random games: what always holds, and known averages.

Interpreted, the same runs are made with fewer games: they take twenty times as long.
"""

from collections import Counter
from math import sqrt
from statistics import mean, stdev

import pytest
from rivals_scenario import GAME, scenario

from rivalry import native
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import positions
from rivalry.core.decision import CHANCE
from rivalry.games.lost_cities_rivals.cards import BID, CARD_NAMES, DONE, FULL_DECK, PASS, UNCOVER
from rivalry.games.lost_cities_rivals.playout import audit, play_game
from rivalry.games.lost_cities_rivals.state import State, new

AUDITED = 10_000 if native.is_compiled() else 300
MEASURED = 5_000 if native.is_compiled() else 500


def prepared(players: int, rng: SplitMix64) -> State:
    state = new(players=players, starter=rng.below(players))
    while state.decision is not None and state.decision.player == CHANCE:
        state.apply(("shuffle", rng.next64() & 0x7FFFFFFFFFFFFFFF))
    return state


def cards_of(state: State) -> Counter[str]:
    """All cards of the draw piles, wherever they are."""
    data = state.to_json()
    found = Counter(data["face_down"] + data["display"] + data["removed"])
    for side, starting in zip(data["expeditions"], data["starting_wagers"], strict=True):
        for line in side:
            colour = line["colour"]
            found[f"{colour} wager"] += line["wagers"] - starting.count(colour)
            found.update(f"{colour} {number}" for number in line["numbers"])
    return found


ALL_CARDS = Counter(CARD_NAMES[card] for card in FULL_DECK)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r32_coins_and_cards_always_add_up_over_many_random_games(players: int) -> None:
    rng = SplitMix64(players)
    for _ in range(AUDITED):
        state = prepared(players, rng)
        assert play_game(state, rng, audited=True) >= 80
        assert state.decision is None and state.deck_left == 0
        assert cards_of(state) == ALL_CARDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r32_every_single_card_is_accounted_for_and_every_turn_turns_one(players: int) -> None:
    for seed in range(8):
        turns = 0
        for position, decision, _ in positions(GAME, seed, players=players):
            if decision.player == CHANCE:
                continue
            state = State.from_json(position.to_json())
            audit(state)
            view = state.view(None)
            assert cards_of(state) == ALL_CARDS
            assert sum(view["gold"]) + view["supply"] == 36
            if decision.why == "turn":
                assert view["turned"] == turns
                turns += 1
        assert turns == 80


def test_the_audit_notices_a_wrong_position() -> None:
    wrong = scenario(gold=[18, 18], supply=1).state
    with pytest.raises(AssertionError, match="37 coins"):
        audit(wrong)
    wrong = scenario().state
    wrong.removed.append(0)
    with pytest.raises(AssertionError, match="81 cards"):
        audit(wrong)


# Known averages of a simple policy, from 5,000 games: per seat count the score of a seat, auctions
# and useless cards in a game, the mean price in a game, and the gold left in the supply.
KNOWN = {
    2: {"score": 71.7, "auctions": 25.4, "price": 1.98, "useless": 45, "supply": 8.5},
    3: {"score": 55.7, "auctions": 32.1, "price": 2.61, "useless": 31, "supply": 18.2},
    4: {"score": 43.9, "auctions": 34.0, "price": 2.92, "useless": 19, "supply": 24.7},
}
ROUNDED_BY = {"score": 0.05, "auctions": 0.05, "price": 0.005, "useless": 0.5, "supply": 0.05}


def play_simply(state: State, rng: SplitMix64) -> dict[str, float]:
    """Every second turn an auction where possible, opened at 1; raise by 1 every second time.

    The winner takes everything that fits, low to high, and removes nothing.
    """
    auctions = paid = price = 0
    while True:
        decision = state.decision
        if decision is None:
            break
        if decision.why == "turn":
            opens = len(decision.options) > 1 and rng.below(2) == 1
            state.apply(BID + 1 if opens else UNCOVER)
            auctions += opens
            price = 1
        elif decision.why == "bid":
            raises = len(decision.options) > 1 and rng.below(2) == 1
            price += raises
            state.apply(decision.options[1] if raises else PASS)
        elif decision.why == "take":
            state.apply(decision.options[0])
        else:
            state.apply(DONE)
        if price and state.leader < 0 and decision.why != "turn":
            paid += price
            price = 0
    return {
        "score": mean(state.scores()),
        "auctions": auctions,
        "price": paid / auctions,
        "useless": len(state.removed),
        "supply": int(state.supply),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_simple_policy_gives_the_known_averages(players: int) -> None:
    rng = SplitMix64(100 + players)
    games = [play_simply(prepared(players, rng), rng) for _ in range(MEASURED)]
    for what, known in KNOWN[players].items():
        found = mean(game[what] for game in games)
        spread = stdev(game[what] for game in games)
        error = spread * sqrt(1 / MEASURED + 1 / 5_000)
        assert abs(found - known) < 3 * error + ROUNDED_BY[what], (
            f"{what} with {players} seats: {found:.3f}, known {known}, standard error {error:.3f}"
        )
