"""Whose turn it is to use a process: people before tables without people, all people alike.

Guests cost nothing, addresses do: every address has a share of the places, and of that every player
who acts from there, however many tables they have made. Among the requests of one player the quick
ones come first. Tables without a person get what is left.
"""

import asyncio
from dataclasses import dataclass, field
from itertools import count


@dataclass(frozen=True)
class Share:
    """Whom a request is charged to.

    Where no address is given, the owner is one, or a table without a person. Players whose address
    is not known (an empty one) have one share between them.
    """

    owner: str
    has_person: bool = True
    address: str | None = None

    @property
    def path(self) -> "tuple[_Sharing, _Sharing]":
        """What it is a share of, from the larger to the smaller."""
        address = self.owner if self.address is None else self.address
        return (self.has_person, address), (self.has_person, address, self.owner)


_Sharing = tuple[bool, str] | tuple[bool, str, str]
"""Whoever shares with others like it: an address, or a player at an address."""


@dataclass
class _Request:
    share: Share
    seconds: float
    number: int
    turn: "asyncio.Future[None]" = field(repr=False)


class Turns:
    """The requests waiting for one of the places.

    Whoever has used much waits behind those who have used little; one who is new, or comes back,
    starts level with those who are waiting, without credit from before.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Request] = []
        self._used: dict[_Sharing, float] = {}  # seconds, from a common start
        # What those who were served last had used: addresses, and players of an address.
        self._level: dict[tuple[bool] | _Sharing, float] = {}
        self._numbers = count()

    async def take(self, share: Share, seconds: float) -> None:
        """Wait for a place, to use it for about this long."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        request = _Request(share, seconds, next(self._numbers), turn)
        self._waiting.append(request)
        for one in share.path:
            self._used[one] = max(self._used.get(one, 0.0), self._level.get(_others(one), 0.0))
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
        """A place is free again."""
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._rank)
            self._waiting.remove(chosen)
            if chosen.turn.done():
                continue  # it is no longer waiting
            self._free -= 1
            for one in chosen.share.path:
                self._level[_others(one)] = self._used[one]
                self._used[one] += chosen.seconds
            chosen.turn.set_result(None)
        if not self._waiting:
            self._used.clear()
            self._level.clear()

    def _rank(self, request: _Request) -> tuple[bool, float, float, float, int]:
        address, player = (self._used[one] for one in request.share.path)
        return (not request.share.has_person, address, player, request.seconds, request.number)


def _others(one: _Sharing) -> tuple[bool] | _Sharing:
    """What one shares with others: a player an address, an address the places."""
    return one[:2] if len(one) == 3 else one[:1]
