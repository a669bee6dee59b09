"""Thousands of random board games: what always holds, and what random play must come to.

Compiled, this plays the full number of games; interpreted, the same code plays fewer.
"""

from statistics import fmean

import pytest

from rivalry import native
from rivalry.core.chance import SplitMix64
from rivalry.games.lost_cities_board.invariants import play_checked
from rivalry.games.lost_cities_board.playout import play_expedition
from rivalry.games.lost_cities_board.state import State, new

COMPILED = native.is_compiled()
GAMES = 10_000 if COMPILED else 150


def new_expedition(rng: SplitMix64, **options: object) -> State:
    state = new(starter=0, expeditions=1, **options)
    for _ in ("tiles", "deal"):
        state.apply(("shuffle", rng.next64() & 0xFFFFFFFFFFFFFFFF))
    return state


@pytest.mark.parametrize("up_and_down", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_decision_all_cards_are_there_and_explorers_within_bounds(
    players: int, up_and_down: bool
) -> None:
    # Half of the games with each direction rule: 10,000 per number of seats.
    rng = SplitMix64(players)
    for _ in range(GAMES // 2):
        state = new_expedition(rng, players=players, up_and_down=up_and_down)
        assert play_checked(state, rng) == ""
        assert state.decision is None


# Net of the explorers, points of tiles, artifacts (each per player) and turns of one expedition of
# random play, from an independent simulation of 10,000 games; 20 % of the explorers sent are
# researchers and arrows are always used.
ANCHORS = {
    2: (-23.2, 20.1, 1.71, 237),
    3: (-25.2, 19.6, 1.29, 325),
    4: (-48.6, 15.4, 0.87, 266),
}
ROUNDING = (0.05, 0.05, 0.005, 0.5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_play_comes_to_the_known_averages(players: int) -> None:
    rng = SplitMix64(10 + players)
    rows = []
    for _ in range(GAMES):
        state = new_expedition(rng, players=players)
        play_expedition(state, rng)
        (entry,) = state.history
        seats = entry["seats"]
        rows.append(
            (
                fmean(seat["explorers"] for seat in seats),
                fmean(seat["tiles"] for seat in seats),
                fmean(seat["artifacts"] for seat in seats),
                entry["turns"],
            )
        )
    for column, anchor, rounding in zip(
        zip(*rows, strict=True), ANCHORS[players], ROUNDING, strict=True
    ):
        deviation = (fmean(x * x for x in column) - fmean(column) ** 2) ** 0.5
        # Both averages scatter; three standard errors of their difference, and the rounding.
        error = deviation * (1 / GAMES + 1 / 10_000) ** 0.5
        assert abs(fmean(column) - anchor) < 3 * error + rounding


def test_random_expeditions_end_by_the_draw_pile_or_the_bridge_and_never_stall() -> None:
    rng = SplitMix64(1)
    ended = []
    for _ in range(20):
        state = new_expedition(rng, players=2)
        play_expedition(state, rng)
        ended.append(state.view(None)["history"][0]["ended"])
    assert set(ended) <= {"deck", "bridge"} and "deck" in ended
