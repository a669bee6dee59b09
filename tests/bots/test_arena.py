"""The arena: fair seats, the same games everywhere, contests that go on, figures that add up."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rivalry.bots import arena, rating
from rivalry.bots.arena import Contest, Game, deals, play_deal, run, seatings
from rivalry.bots.spread import here, on_ray
from rivalry.core.decision import BadOption

CONTEST = Contest("lost-cities", ("random", "novice"), 2, "s", {"rounds": 1}, iterations=4)


def without_times(games: list[Game]) -> list[Game]:
    nothing = ({},) * 2
    return [replace(game, seconds=(0.0, 0.0), times=nothing) for game in games]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_equally_often_in_every_seat(seats: int) -> None:
    found = seatings(("a", "b"), seats)
    for seat in range(seats):
        names = [seating[seat] for seating in found]
        assert names.count("a") == names.count("b")


def test_as_many_bots_as_seats_sit_at_one_table_and_rotate() -> None:
    contest = Contest("lost-cities-rivals", ("random", "novice", "casual"), 1, "s", {"players": 3})
    [deal] = deals(contest)
    assert seatings(deal.bots, 3) == [
        ("random", "novice", "casual"),
        ("novice", "casual", "random"),
        ("casual", "random", "novice"),
    ]


def test_everybody_plays_everybody() -> None:
    contest = replace(CONTEST, bots=("random", "novice", "casual"))
    assert [deal.bots for deal in deals(contest)] == [
        *(("random", "novice"), ("random", "casual"), ("novice", "casual")),
    ] * 2


@pytest.mark.parametrize("names", [("random",), ("random", "random")])
def test_a_contest_needs_different_bots(names: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        deals(replace(CONTEST, bots=names))


def test_the_games_depend_on_the_contest_alone() -> None:
    games = [without_times(run(CONTEST, here)) for _ in range(2)]
    assert games[0] == games[1] and len(games[0]) == 4
    other = without_times(run(replace(CONTEST, seed="t"), here))
    assert other != games[0]


def test_a_contest_that_was_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = without_times(run(CONTEST, here))
    run(replace(CONTEST, deals=1), here, path)
    with path.open("a") as file:
        file.write('[{"deal": 1, "sea')  # the process was killed while it wrote
    played: list[int] = []

    def count(work, todo):  # type: ignore[no-untyped-def]
        played.extend(deal.number for deal in todo)
        return here(work, todo)

    assert without_times(run(CONTEST, count, path)) == whole
    assert played == [1]
    assert without_times(run(CONTEST, count, path)) == whole
    assert played == [1], "everything was in the file"


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(replace(CONTEST, deals=1), here, path)
    with pytest.raises(arena.Mismatch, match="another contest"):
        run(replace(CONTEST, seed="t"), here, path)


def test_an_answer_that_was_not_offered_stops_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    from rivalry.bots.random_bot import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda *_: 999)
    with pytest.raises(AssertionError, match="random answered 999"):
        play_deal(deals(CONTEST)[0])


# Figures


def made(deal: int, scores: tuple[int, int], seats: tuple[str, str] = ("a", "b")) -> Game:
    best = max(scores)
    winners = tuple(seat for seat in (0, 1) if scores[seat] == best)
    return Game(deal, seats, scores, winners, 40, (20, 20), (0.2, 0.4), ({"80": 20}, {"90": 20}))


GAMES = [
    *(made(0, (10, 0)), made(0, (0, 30), ("b", "a")), made(1, (5, 5)), made(1, (9, 2), ("b", "a"))),
]


def test_win_rates_and_margins_are_paired_by_deal() -> None:
    [pair] = rating.pairs(GAMES)
    assert (pair.one, pair.other) == ("a", "b")
    assert pair.wins == [1.0, 0.25]
    assert pair.margins == [20.0, -3.5]


def test_the_better_bot_has_the_higher_ratings() -> None:
    contest = Contest("lost-cities", ("a", "b"), 2)
    data = rating.report(contest, GAMES)
    assert [row["bot"] for row in data["bots"]] == ["a", "b"]
    for row in data["bots"]:
        assert row["elo_interval"][0] <= row["elo"] + 1e-9
    assert data["bots"][0]["openskill"][0] > data["bots"][1]["openskill"][0]
    assert data["bots"][0]["seconds"] == pytest.approx(0.015)
    assert json.loads(json.dumps(data)) == data


def test_an_even_record_gives_even_ratings() -> None:
    even = [made(0, (10, 0)), made(0, (10, 0), ("b", "a"))]
    ratings = rating.bradley_terry(even)
    assert ratings["a"][0] == pytest.approx(0, abs=1e-6)


# On a cluster


def test_a_ray_cluster_of_two_nodes_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    monkeypatch.setenv("RAY_DISABLE_IMPORT_WARNING", "1")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    import ray
    from ray.cluster_utils import Cluster

    small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=small)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
        ray.init(address=cluster.address, log_to_driver=False)
        assert sum(node["Alive"] for node in ray.nodes()) == 2
        games = run(CONTEST, on_ray(cluster.address))
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert without_times(games) == without_times(run(CONTEST, here))
