"""The real page with a test at the other end of its table's socket: it shows any position."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

NAMES = ("Anna", "Ben", "Clara", "David")


class Table:
    """The other end of a table's socket: it asks, and keeps what was answered."""

    def __init__(self, page: Page, url: str = "/table/walk") -> None:
        self.sockets: list[WebSocketRoute] = []
        self.answers: list[dict[str, Any]] = []
        page.route_web_socket("**/api/tables/walk/socket*", self._meet)
        page.goto(url)
        while not self.sockets:
            page.wait_for_timeout(10)

    def _meet(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda message: self.answers.append(json.loads(str(message))))

    def ask(self, n: int, asked: dict[str, Any], game: str = "catan-rivals") -> None:
        """Show this position at place `n`: a question, or the end."""
        view, me = asked["view"], asked["seat"]
        seats = [
            {"kind": "person", "name": name, "bot": None, "connected": True, "resigned": False}
            for name in NAMES[: view.get("players", 2)]
        ]
        table: dict[str, Any] = {"type": "table", "game": game, "title": "", "build": ""}
        table |= {"options": {}, "chat": True, "commitment": "", "imported": False}
        table |= {"public": False, "rematch": None, "seed": None, "version": 1, "you": me}
        table["seats"] = seats
        is_over = "asked" in asked and asked["asked"] is None
        prompt = {"options": asked["options"], "question": "", "why": asked["why"]}
        told = view.get("asked")
        prompt["amount"] = told.get("amount", 0) if isinstance(told, dict) else 0
        result = {"winners": [me], "scores": view["scores"], "reason": "end"}
        position: dict[str, Any] = {"type": "position", "n": n, "since": n, "events": []}
        position |= {"clocks": None, "undo": [], "view": view}
        position |= {"account": asked.get("account", [])}
        position |= {"asked": None if is_over else me, "prompt": None if is_over else prompt}
        position |= {"status": "over" if is_over else "playing"}
        position |= {"result": result if is_over else None}
        for message in (table, position):
            self.sockets[-1].send(json.dumps(message))
