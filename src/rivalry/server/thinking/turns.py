"""Whose turn it is to use a process: people before tables without people, all people alike.

Every person has a share of the processes, however many tables they have made. Among the requests
of one person the quick ones come first. Tables without a person get what is left.
"""

import asyncio
from dataclasses import dataclass, field
from itertools import count


@dataclass(frozen=True)
class Share:
    """Whom a request is charged to."""

    owner: str
    has_person: bool = True


@dataclass
class _Request:
    share: Share
    seconds: float
    number: int
    turn: "asyncio.Future[None]" = field(repr=False)


class Turns:
    """The requests waiting for one of the processes.

    An owner who has used much waits behind one who has used little; one who is new, or comes back,
    starts level with those who are waiting, without credit from before.
    """

    def __init__(self, processes: int) -> None:
        self._free = processes
        self._waiting: list[_Request] = []
        self._used: dict[Share, float] = {}  # seconds, from a common start
        self._level = 0.0  # what the owner who was served last had used
        self._numbers = count()

    async def take(self, share: Share, seconds: float) -> None:
        """Wait for a process, to use it for about this long."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        request = _Request(share, seconds, next(self._numbers), turn)
        self._waiting.append(request)
        self._used[share] = max(self._used.get(share, 0.0), self._level)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            else:
                self._waiting.remove(request)
            raise

    def give_back(self) -> None:
        """A process is free again."""
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._rank)
            self._waiting.remove(chosen)
            if chosen.turn.done():
                continue  # it is no longer waiting
            self._free -= 1
            self._level = self._used[chosen.share]
            self._used[chosen.share] += chosen.seconds
            chosen.turn.set_result(None)
        if not self._waiting:
            self._used.clear()

    def _rank(self, request: _Request) -> tuple[bool, float, float, int]:
        share = request.share
        return (not share.has_person, self._used[share], request.seconds, request.number)
