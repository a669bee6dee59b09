"""When everybody at a table is told who is there: at once, but no more than once a second."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rivalry.server.store.database import StoreProblem
from rivalry.server.table.audience import Listener

PAUSE = 1.0  # seconds between two messages


class Presence:
    """Who comes and goes quickly is news only once; what is told last is how it is."""

    def __init__(
        self,
        do: Callable[[Callable[[], Awaitable[None]]], Awaitable[None]],
        show: Callable[[Listener | None], None],
    ) -> None:
        self._do = do  # as the table does everything: one thing after another
        self._show = show  # to everybody but one
        self._told_at = -math.inf
        self._later: asyncio.Task[None] | None = None

    def tell(self, but: Listener | None = None) -> None:
        """Tell everybody who is there, now or soon."""
        if self._later is not None and not self._later.done():
            return
        wait = self._told_at + PAUSE - asyncio.get_running_loop().time()
        if wait > 0:
            self._later = asyncio.create_task(self._tell_later(wait), name="presence")
        else:
            self._told(but)

    def stop(self) -> None:
        """Tell nobody any longer."""
        if self._later is not None:
            self._later.cancel()

    async def _tell_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

        async def work() -> None:
            # Not before this: whoever comes or goes from now on is told of by another one.
            self._later = None
            self._told(None)

        with suppress(StoreProblem):
            await self._do(work)

    def _told(self, but: Listener | None) -> None:
        self._told_at = asyncio.get_running_loop().time()
        self._show(but)
