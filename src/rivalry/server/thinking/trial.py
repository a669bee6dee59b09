"""Decks on trial: games between bots in the spare process, which no person's bot needs.

Nothing is kept: whoever asks listens until the trial is over, and leaving ends it. A game takes
its turn like a question to a bot at a table without a person.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from itertools import product
from typing import Any

from rivalry.core import registry
from rivalry.core.deck import Laboratory
from rivalry.core.manifest import resolve
from rivalry.server.thinking.pool import Pool
from rivalry.server.thinking.turns import Share

AT_ONCE = 1  # games of trials: whoever has a log checked never waits for two of them


class Trials:
    """The trials of a node; they take turns, game by game."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def run(
        self,
        game: str,
        deck: dict[str, Any],
        rivals: Sequence[dict[str, Any]],
        level: str,
        deals: int,
        owner: str,
    ) -> AsyncGenerator[dict[str, Any]]:
        """How far the trial has got, after every game; after the last one also the report."""
        laboratory: Laboratory = resolve(registry.manifest(game).laboratory or "")
        share = Share(owner, has_person=False)
        games: list[dict[str, Any]] = []
        todo = product(range(deals), range(1, len(rivals) + 1), (0, 1))
        total = deals * len(rivals) * 2
        for done, (number, rival, first) in enumerate(todo, 1):
            met = {"game": game, "decks": [deck, rivals[rival - 1]], "level": level}
            async with self._turn:
                request = {**met, "number": number, "rival": rival, "first": first}
                games.append(await self._pool.meet(request, share))
            news: dict[str, Any] = {"done": done, "total": total}
            if done == total:
                news["report"] = await asyncio.to_thread(laboratory.report, deck, games)
            yield news
