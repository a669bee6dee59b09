"""A bot that asks another process over plain HTTP: how programs in any language play.

For every decision the player's address gets a POST with JSON, as `language.observation` makes it:
game, seat, question, options with number and name, and the view; also `protocol`, `seconds` to
think, and `text`, the same as one prompt for players that read text. It replies with JSON
`{"answer": 2}` or `{"answer": "play red 7"}`, or with plain text. An unclear reply is asked for
again, with `error` saying what was wrong. `docs/research-players.md` has a player in ten lines.
"""

import json
from http.client import HTTPException
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from rivalry.bots import language
from rivalry.bots.protocol import Budget
from rivalry.core import registry
from rivalry.core.decision import Action, Decision
from rivalry.core.game import View

PROTOCOL = 1
GRACE = 30.0
"""Seconds that a reply may take beyond the time to think."""


class NoReply(Exception):
    """The player's process could not be reached, or gave no usable answer."""


class RemoteBot:
    """A player at an address such as `http://127.0.0.1:9000/`."""

    def __init__(self, game: str, address: str, tries: int = language.TRIES) -> None:
        self.game = registry.load(game)
        self.address = address
        self.tries = tries

    def choose(self, view: View, decision: Decision, budget: Budget) -> Action:
        asked = language.observation(self.game, view, decision)
        names = [option["name"] for option in asked["options"]]
        asked |= {"protocol": PROTOCOL, "seconds": budget.seconds, "text": language.prompt(asked)}
        unclear = ""
        for _ in range(self.tries):
            if unclear:
                asked["error"] = unclear
            try:
                return decision.options[language.read(self._post(asked, budget.seconds), names)]
            except language.Unclear as error:
                unclear = str(error)
        raise NoReply(f"{self.address}: no clear answer in {self.tries} tries: {unclear}")

    def _post(self, asked: dict[str, Any], seconds: float) -> Any:
        body = json.dumps(asked).encode()
        request = Request(self.address, body, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=seconds + GRACE) as reply:
                words = reply.read(100_000).decode("utf-8", "replace")
        except (URLError, HTTPException, OSError) as error:
            raise NoReply(f"{self.address}: {error}") from error
        try:
            return json.loads(words)
        except ValueError:
            return words
