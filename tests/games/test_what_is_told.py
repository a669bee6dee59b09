"""What an event tells in the three Lost Cities games: turns, points, gold and artifacts."""

from collections import Counter
from typing import Any

import pytest

import rivalry
from rivalry.core.chance import SplitMix64
from rivalry.core.match import Match

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 3}),
    ("lost-cities", {"rounds": 1, "colours": 6, "tiebreak": "extra_round"}),
    *[("lost-cities-rivals", {"players": players}) for players in (2, 3, 4)],
    *[("lost-cities-board", {"players": players}) for players in (2, 3, 4)],
    ("lost-cities-board", {"expeditions": 1, "stall_cap": 10}),
]


def played(name: str, seed: int, **options: Any) -> Match:
    match = rivalry.new(name, seed=seed, **options)
    rng = SplitMix64(seed)
    while match.decision:
        match.answer(match.decision.options[rng.below(len(match.decision.options))])
    return match


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_all_changes_together_lead_from_the_beginning_to_the_end(
    name: str, options: dict[str, Any]
) -> None:
    told = 0
    for seed in range(5):
        match = played(name, seed, **options)
        held = [Counter(one) for one in match.game.glance(match.position(0)).held]
        for it in match.told:
            assert all(n for _, _, n, _ in it.changes), "a change of nothing is none"
            for seat, what, n, _ in it.changes:
                held[seat][what] += n
                told += 1
        end = match.game.glance(match.state).held
        assert held == [Counter(one) for one in end]
    assert told > 0


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_turns_are_numbered_and_the_next_seats_has_a_higher_number(
    name: str, options: dict[str, Any]
) -> None:
    match = played(name, 7, **options)
    turns = [match.game.glance(match.position(n)).turn for n in range(len(match.told))]
    whose = [match.position(n).view(None)["turn"] for n in range(len(match.told))]
    for n in range(1, len(turns)):
        if match.told[n].player >= 0 and match.told[n - 1].player >= 0:
            assert turns[n] > turns[n - 1] if whose[n] != whose[n - 1] else turns[n] >= turns[n - 1]


def test_the_points_of_a_lost_cities_match_come_by_rounds() -> None:
    match = played("lost-cities", 3, rounds=2)
    ends = [it for it in match.told if it.changes]
    assert [{by for *_, by in it.changes} for it in ends] == [{"round"}, {"round"}]
    last = {seat: n for seat, _, n, _ in ends[-1].changes}
    assert [last[0], last[1]] == match.view()["history"][-1]


def test_the_winner_of_an_auction_pays_and_the_supply_is_shared_out() -> None:
    match = played("lost-cities-rivals", 3, players=3)
    paid = shared = 0
    for n, it in enumerate(match.told):
        before, after = (match.position(k).view(None) for k in (n, n + 1))
        gold = [new - old for old, new in zip(before["gold"], after["gold"], strict=True)]
        assert it.changes == tuple((seat, "gold", n, "") for seat, n in enumerate(gold) if n)
        paid += min(gold) < 0
        shared += min(gold) > 0
    assert paid > 3 and shared > 0


def test_tiles_and_the_end_of_an_expedition_are_told_apart() -> None:
    tiles = found = explorers = artifacts = 0
    for seed in range(8):
        match = played("lost-cities-board", seed)
        for it in match.told:
            for _, what, n, by in it.changes:
                tiles += what == "points" and not by and n in (5, 10, 15)
                found += what == "artifacts" and n == 1
                explorers += by == "explorers"
                artifacts += by == "artifacts"
        seats = match.view()["history"][-1]["seats"]
        paid = [0 for _ in seats]
        for seat, what, n, by in match.told[-1].changes:
            paid[seat] += n if by == "artifacts" and what == "points" else 0
        assert [
            seat["points"] + more for seat, more in zip(seats, paid, strict=True)
        ] == match.scores()
    assert tiles and found and explorers and artifacts


def test_a_match_accounts_for_the_turn_in_every_game() -> None:
    match = rivalry.new("lost-cities-rivals", seed=7, starter=0)
    for words in ("uncover", "bid 2", "pass"):
        match.answer(match.parse(words))
    [paid] = match.account(len(match.told))
    assert match.log.answers[paid] == "pass" and match.told[paid].changes == ((1, "gold", -2, ""),)
