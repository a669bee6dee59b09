"""The described interface is the real one: OpenAPI by schemathesis, sockets by their schema."""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from kit import GAMES, PATIENCE, Served, served
from schemathesis.specs.openapi.checks import positive_data_acceptance

from rivalry.server.protocol import CLOSES, REFUSALS
from rivalry.server.web.border import STATUS

SRC = Path(__file__).parents[2] / "src" / "rivalry" / "server"


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with served(tmp_path_factory.mktemp("described") / "data") as running:
        yield running


# A well-formed request can still be refused with 400, as when a game has no such option.
EXCLUDED = [positive_data_acceptance]


def test_schemathesis_finds_nothing(described: Served) -> None:
    api = schemathesis.openapi.from_url(f"{described.url}/openapi.json")
    me = described.player()
    me.post("/api/me")
    table = me.table("lost-cities", "me random")
    ended = me.table("lost-cities-rivals", "me random")
    me.do(ended, "resign")
    deck = {"name": "Mine", "hand": [], "events": [], "stacks": ["abbey"]}
    kept = [me.post("/api/decks", {"game": "catan-rivals", "deck": deck})["id"] for _ in range(2)]
    ids = {"table_id": [table, ended], "deck_id": kept}
    tried = set()
    rng = random.Random(1)
    for result in api.get_all_operations():
        operation = result.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=12,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def run(case: Any) -> None:
            for name, own in (case.path_parameters or {}).items():
                case.path_parameters[name] = rng.choice([*ids[name], own])
            case.call_and_validate(
                cookies={"rivalry": me.cookie}, excluded_checks=EXCLUDED, timeout=PATIENCE
            )
            tried.add(case.operation.label)

        run()
    assert len(tried) >= 40


def test_every_error_code_is_documented_and_every_documented_one_exists(described: Served) -> None:
    spec = described.player().get("/openapi.json")
    documented = {
        code
        for methods in spec["paths"].values()
        for operation in methods.values()
        for status, response in operation["responses"].items()
        if int(status) >= 400
        for code in response["description"].split(" or ")
    }
    assert documented == set(STATUS) - {"not-found", "bad-method"}
    used = set(
        re.findall(r'Refusal\(\s*"([a-z-]+)"', "".join(p.read_text() for p in SRC.rglob("*.py")))
    )
    assert used <= set(STATUS) | set(REFUSALS)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_keeps_the_schema(described: Served, game: str) -> None:
    schema = described.player().get("/api/socket.json")
    from_server = jsonschema_rs.validator_for(
        {**schema["messages"]["from_server"], "$defs": schema["$defs"]}
    )
    from_player = jsonschema_rs.validator_for(
        {**schema["messages"]["from_player"], "$defs": schema["$defs"]}
    )
    ann = described.player()
    table = ann.table(game, "me random", settings={"clock": {"initial": 600.0, "increment": 5.0}})
    rng = random.Random(game)
    with ann.open(table) as seat:
        for _ in range(25):
            seat.play(rng)
        seat.answer("nonsense")
        seat.send(type="chat", words="hello")
        seat.kind("said")
        seat.send(type="ping")
        seat.kind("pong")
        ann.do(table, "resign")
        seat.until(lambda m: m["type"] == "position" and m["status"] == "over")
    for message in seat.heard:
        from_server.validate(message)
    assert {m["type"] for m in seat.heard} >= {
        *("table", "position", "accepted", "refused", "said", "pong")
    }
    for sent in (
        {"type": "answer", "n": 1, "action": "x"},
        {"type": "undo", "n": 1, "what": "turn"},
        {"type": "chat", "words": "x"},
        {"type": "ping"},
    ):
        from_player.validate(sent)
    with pytest.raises(jsonschema_rs.ValidationError):
        from_player.validate({"type": "answer", "n": "1", "action": "x"})


def test_every_close_code_is_documented() -> None:
    used: list[str] = []
    for path in sorted(SRC.rglob("*.py")):
        found = r"(?:shut|shut_sockets|_turn_away)\((?:web, )?(\d{4})"
        used += re.findall(found, path.read_text())
    assert used and {int(code) for code in used} <= set(CLOSES)
    assert json.dumps(CLOSES)


def test_the_bot_of_the_page_plays_a_game(described: Served) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    [code] = re.findall(r"^```py\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, "protocol.md", "exec"), names)
    ann = described.player()
    table = ann.table("lost-cities", "random person", options={"rounds": 1})
    result = asyncio.run(names["play"](described.url, table))
    assert result["reason"] == "end"


def test_the_page_names_every_close_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    for code in CLOSES:
        assert str(code) in page or code == 1000
