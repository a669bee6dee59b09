"""A fifth game, installed as a package, at a table of a real server."""

import json
import random
from pathlib import Path

from kit import served

import rivalry


def test_a_guest_plays_it_to_the_end_against_every_kind_of_bot(fifth: str, folder: Path) -> None:
    with served(folder / "data") as server:
        ann = server.player()
        [info] = [game for game in ann.get("/api/games") if game["name"] == fifth]
        assert info["title"] == "High Card" and info["seats"] == [2]
        assert [option["name"] for option in info["options"]] == ["rounds", "prize"]
        for bot in info["bots"]:
            table = ann.table(fifth, f"me {bot}", options={"rounds": 2})
            with ann.open(table) as seat:
                while seat.play(random.Random(1)):
                    pass
                over = seat.position
            assert over["status"] == "over" and over["result"]["reason"] == "end"
            log = ann.get(f"/api/tables/{table}/log")
            assert rivalry.replay(json.dumps(log)).scores() == over["result"]["scores"]
        assert server.node.services.pool.failures == 0
