"""Tables in the middle of a recorded game, so that a test need not play up to there."""

import json
from typing import Any

from browsing import ROOT, my_turn, open_table
from playwright.sync_api import Page


def sample(name: str, i: int) -> dict[str, Any]:
    """A position of a recorded game, as it was kept for the page (web/positions.py)."""
    path = ROOT / "web" / "src" / "generated" / "samples" / f"{name}.json"
    position: dict[str, Any] = json.loads(path.read_text())[i]
    return position


def open_sample(page: Page, name: str, i: int) -> dict[str, Any]:
    """Sit down in the seat that is asked in this position; bots have the others."""
    position = sample(name, i)
    log = json.loads((ROOT / "web" / "games" / f"{name}.json").read_text())
    log["answers"] = log["answers"][: position["n"]]
    players = range(position["view"]["players"])
    seats = ["me" if seat == position["seat"] else "novice" for seat in players]
    body = {"log": json.dumps(log), "seats": seats, "settings": {"pause": 0}}
    reply = page.request.post("/api/tables/import", data=body, max_retries=3)
    assert reply.status == 201, reply.text()
    open_table(page, reply.json()["id"])
    assert my_turn(page)
    return position


def lesson(name: str) -> list[str]:
    """What the learner answers in a lesson, in order."""
    path = ROOT / "web" / "src" / "generated" / "tutorials" / f"{name}.json"
    answers = [position["answer"] for position in json.loads(path.read_text())]
    return [words for words in answers if words is not None]
