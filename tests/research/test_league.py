"""The league: a pool of bots and past selves, ratings, one file."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rivalry
from rivalry import research
from rivalry.research.league import League, Weights


class Linear:
    """Likes each action by a constant: the simplest network there is."""

    def __init__(self, weights: Weights) -> None:
        self.likings = weights["likings"]

    def answers(self, observations: Any, masks: Any) -> Any:
        return np.where(masks, self.likings, -np.inf).argmax(1)


def likings(seed: int) -> dict[str, Any]:
    size = len(research.spec("lost-cities").actions)
    return {"likings": np.random.default_rng(seed).random(size)}


def league() -> League:
    found = League("lost-cities", Linear, seed=3, rounds=1)
    found.add("random")
    found.add("strong")
    found.add("self-1", likings(1))
    return found


def test_the_stronger_player_gets_the_higher_rating() -> None:
    pool = league()
    assert pool.play("strong", "random", 8) > 0.8
    assert pool.play("self-1", "strong", 6) < 0.3
    assert pool.games("strong", "self-1") == pool.games("self-1", "strong") == 6
    assert pool.share("strong", "self-1") == 1 - pool.share("self-1", "strong")
    assert pool.share("random", "self-1") == 0.5
    ratings = pool.ratings()
    assert next(iter(ratings)) == "strong" and sum(ratings.values()) == pytest.approx(0)


def test_further_games_are_other_deals_and_the_same_league_plays_the_same() -> None:
    one, other = league(), league()
    first = [one.play("self-1", "random", 10) for _ in range(3)]
    assert first == [other.play("self-1", "random", 10) for _ in range(3)]
    assert one.games("random", "self-1") == 30 and len(set(first)) > 1
    assert [one.draw("strong") for _ in range(9)] == [other.draw("strong") for _ in range(9)]


def test_who_wins_more_is_drawn_more_often() -> None:
    pool = league()
    pool.play("self-1", "strong", 6)
    pool._points["self-1", "random"] = [1.0] * 9
    assert {pool.draw("self-1") for _ in range(20)} == {"strong"}
    assert {pool.draw("self-1", hardness=0) for _ in range(20)} == {"strong", "random"}


def test_everything_is_in_one_file(tmp_path: Path) -> None:
    pool = league()
    pool.play("self-1", "random", 4)
    pool.draw("self-1")
    pool.save(tmp_path / "league.npz")
    again = League.load(tmp_path / "league.npz", Linear)
    assert again.names == pool.names and again.ratings() == pool.ratings()
    assert (again.weights("self-1")["likings"] == pool.weights("self-1")["likings"]).all()
    assert again.play("self-1", "random", 4) == pool.play("self-1", "random", 4)
    assert [again.draw("strong") for _ in range(5)] == [pool.draw("strong") for _ in range(5)]
    assert list(tmp_path.iterdir()) == [tmp_path / "league.npz"]


def test_a_table_for_three_and_one_layout_for_all_ways_to_play_catan() -> None:
    rivals = League("lost-cities-rivals", players=3)
    catan = League("catan-rivals", mode="gold", stall_cap=20)
    for pool in (rivals, catan):
        pool.add("novice")
        pool.add("strong")
        assert 0 <= pool.play("strong", "novice", 4) <= 1 and pool.games("strong", "novice") == 4


def test_what_is_not_in_the_league_is_refused() -> None:
    pool = league()
    with pytest.raises(rivalry.BadOption, match="no bot nobody for lost-cities"):
        pool.add("nobody")
    with pytest.raises(rivalry.BadOption, match="there is a random already"):
        pool.add("random")
    with pytest.raises(rivalry.BadOption, match="no self-2 in the league; there are: random"):
        pool.play("self-2", "random", 2)
    with pytest.raises(rivalry.BadOption, match="3 games; deals are played from both sides"):
        pool.play("strong", "random", 3)
    with pytest.raises(rivalry.BadOption, match="strong is a bot; it has no weights here"):
        pool.weights("strong")
    pool.network = None
    with pytest.raises(rivalry.BadOption, match="self-1 is a network; the league was not told"):
        pool.player("self-1")
