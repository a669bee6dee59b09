"""The real page with a test at the other end of its table's socket: it shows any position."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Table:
    """The other end of a table's socket: it asks, and keeps what was answered."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.answers: list[dict[str, Any]] = []
        page.route_web_socket("**/api/tables/walk/socket*", self._meet)
        page.goto("/table/walk")
        while not self.sockets:
            page.wait_for_timeout(10)

    def _meet(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda message: self.answers.append(json.loads(str(message))))

    def ask(self, n: int, asked: dict[str, Any]) -> None:
        """Ask this question at place `n`."""
        seats = [{"kind": "person", "name": name, "bot": None} for name in ("Anna", "Ben")]
        table: dict[str, Any] = {
            "type": "table",
            "game": "catan-rivals",
            "title": "",
            "options": {},
            "build": "",
        }
        table |= {"chat": False, "commitment": "", "imported": False, "public": False}
        table |= {"rematch": None, "seed": None, "version": 1, "you": asked["seat"]}
        table["seats"] = [{**seat, "connected": True, "resigned": False} for seat in seats]
        prompt = {"options": asked["options"], "question": "", "why": asked["why"]}
        position: dict[str, Any] = {
            "type": "position",
            "n": n,
            "since": n,
            "events": [],
            "clocks": None,
        }
        position |= {"asked": asked["seat"], "prompt": prompt, "result": None, "undo": []}
        position |= {"status": "playing", "view": asked["view"], "account": []}
        for message in (table, position):
            self.sockets[-1].send(json.dumps(message))
