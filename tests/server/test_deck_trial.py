"""Decks on trial: bots play them in the server's spare time, and who stops listening ends it."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from kit import Player, Served, served

from rivalry.bots import catan_rivals_decks
from rivalry.games.catan_rivals import deck_report
from rivalry.server.thinking.pool import Pool
from rivalry.server.thinking.trial import Trials
from rivalry.server.thinking.turns import Share

SAMPLES = deck_report.samples()
GAME = catan_rivals_decks.meet(
    [SAMPLES["alma-mater"], SAMPLES["maritime-trade"]], "novice", 1, rival=1, first=0
)
TRIAL = {
    "game": "catan-rivals",
    "deck": SAMPLES["alma-mater"],
    "rivals": [SAMPLES["maritime-trade"], SAMPLES["strong-heroes"]],
    "deals": 1,
    "level": "novice",
}


def listen(player: Player, trial: dict[str, Any]) -> list[dict[str, Any]]:
    with player.http.stream("POST", "/api/decks/trial", json=trial, timeout=600) as reply:
        assert reply.status_code == 200
        return [json.loads(line) for line in reply.iter_lines()]


def test_a_trial_tells_its_progress_and_ends_with_a_report(lone: Served) -> None:
    lines = listen(lone.player(), TRIAL)
    assert [(line["done"], line["total"]) for line in lines] == [(n, 4) for n in range(1, 5)]
    assert all("report" not in line for line in lines[:-1])
    report = lines[-1]["report"]
    assert [(score["rival"], score["games"]) for score in report["scores"]] == [(1, 2), (2, 2)]
    cards = SAMPLES["alma-mater"]["hand"] + SAMPLES["alma-mater"]["stacks"]
    assert {row["card"] for row in report["cards"]} == set(cards)
    for row in report["cards"]:
        drawn, played, left, unseen = [
            row[fate]["games"] for fate in ("drawn", "played", "left", "unseen")
        ]
        assert drawn == played + left and drawn + unseen == 4
    assert listen(lone.player(), TRIAL) == lines, "the same decks meet in the same deals"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"deck": {**SAMPLES["alma-mater"], "hand": []}}, "bad-deck"),
        ({"rivals": [{"name": "nothing"}]}, "bad-deck"),
        ({"game": "lost-cities"}, "bad-deck"),
        ({"rivals": []}, "invalid"),
        ({"deals": 51}, "invalid"),
        ({"level": "master"}, "invalid"),
    ],
)
def test_what_cannot_be_tried_is_refused(lone: Served, change: dict[str, Any], code: str) -> None:
    assert lone.player().post("/api/decks/trial", {**TRIAL, **change}, 422)["code"] == code


class Counting:
    """In place of the processes of the bots: notes who asked, and has played one game already."""

    def __init__(self) -> None:
        self.owners: list[str] = []
        self.at_once = self.most = 0

    async def meet(self, request: dict[str, Any], share: Share) -> dict[str, Any]:
        assert not share.has_person, "trials get what is left"
        self.owners.append(share.owner)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        return GAME


async def trial(trials: Trials, owner: str) -> list[dict[str, Any]]:
    rivals = [SAMPLES["maritime-trade"]]
    news = trials.run("catan-rivals", SAMPLES["alma-mater"], rivals, "novice", 3, owner)
    return [one async for one in news]


def test_trials_take_turns_game_by_game_in_one_process() -> None:
    pool = Counting()

    async def both() -> None:
        trials = Trials(cast(Pool, pool))
        told = await asyncio.gather(trial(trials, "ann"), trial(trials, "ben"))
        assert [len(lines) for lines in told] == [6, 6]

    asyncio.run(both())
    assert pool.owners == ["ann", "ben"] * 6 and pool.most == 1


def test_who_stops_listening_ends_the_trial() -> None:
    pool = Counting()

    async def leave() -> None:
        trials = Trials(cast(Pool, pool))
        rivals = [SAMPLES["maritime-trade"]]
        news = trials.run("catan-rivals", SAMPLES["alma-mater"], rivals, "novice", 50, "ann")
        async for one in news:
            assert one == {"done": 1, "total": 100}
            break
        await news.aclose()
        assert len(await trial(trials, "ben")) == 6, "the turn was given back"

    asyncio.run(leave())
    assert pool.owners == ["ann", *["ben"] * 6]


def test_a_server_that_stops_does_not_wait_for_a_trial(folder: Path) -> None:
    with served(folder / "data") as server:
        long = {**TRIAL, "deals": 50}
        http = server.player().http
        with http.stream("POST", "/api/decks/trial", json=long, timeout=600) as reply:
            lines = reply.iter_lines()
            assert json.loads(next(lines))["done"] == 1
            server.node.stopping = True
            told = [json.loads(line) for line in lines]
        assert told[-1]["code"] == "unavailable" and len(told) < 10


def test_a_trial_whose_listener_is_gone_leaves_the_bots_to_others(lone: Served) -> None:
    ann, ben = lone.player(), lone.player()
    long = {**TRIAL, "deals": 50, "level": "strong"}
    with ann.http.stream("POST", "/api/decks/trial", json=long, timeout=600) as reply:
        assert json.loads(next(reply.iter_lines()))["done"] == 1
        assert len(listen(ben, TRIAL)) == 4, "trials take turns"
    assert len(listen(ben, TRIAL)) == 4
