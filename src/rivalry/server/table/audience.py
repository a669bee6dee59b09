"""The sockets at a table: who is there, and what each is told."""

import asyncio
from collections import Counter
from typing import Protocol

from rivalry.server.protocol import Said, encode
from rivalry.server.services import Services
from rivalry.server.table.display import news, position
from rivalry.server.table.situation import Situation

LATELY = 75.0  # seconds for which another node's word on who is at a table counts


class Listener(Protocol):
    """A socket at the table."""

    player: str | None
    seat: int | None
    sent: int  # the place up to which it has been told what happened

    def send(self, data: bytes) -> None:
        """Put a message on its way."""

    def shut(self, code: int) -> None:
        """Close it."""


class Audience:
    """The sockets of one table on this node, and what is known of those on others."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.listeners: list[Listener] = []
        self._here: Counter[str] = Counter()  # sockets by player
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}  # players at other nodes

    def add(self, listener: Listener) -> None:
        """A socket has joined."""
        self.listeners.append(listener)
        if listener.player is not None:
            self._here[listener.player] += 1

    def remove(self, listener: Listener) -> bool:
        """A socket has gone; False if it was not here."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        if listener.player is not None:
            self._here[listener.player] -= 1
            self._here += Counter()  # drops players without any sockets left
        return True

    def shut(self, code: int, player: str | None = None) -> None:
        """Close all sockets, or all of one player's: they have to connect again."""
        for listener in list(self.listeners):
            if player is None or listener.player == player:
                listener.shut(code)

    # Who is there

    def is_here(self, player: str | None) -> bool:
        """Whether a socket of this player is open on this node."""
        return player in self._here

    def is_connected(self, player: str) -> bool:
        """Whether a socket of this player is open, on this node or recently on another."""
        fresh = asyncio.get_running_loop().time() - LATELY
        elsewhere = (here for at, here in self._elsewhere.values() if at > fresh)
        return self.is_here(player) or any(player in here for here in elsewhere)

    def hear_presence(self, node: str, here: list[str]) -> None:
        """Another node says which players are at this table there."""
        self._elsewhere[node] = (asyncio.get_running_loop().time(), set(here))

    # What they are told; only from the table's mailbox, when everything is stored

    def greet(self, s: Situation, listener: Listener, said: list[Said]) -> None:
        """Tell a new socket everything: the table, the chat, the position."""
        listener.send(self._news(s, listener.seat))
        for line in said:
            listener.send(encode(line))
        self.show_position(s, listener)

    def show_position(self, s: Situation, listener: Listener) -> None:
        """Tell one socket where the table is, and what happened since it was last told."""
        listener.send(self.position(s, listener.seat, listener.sent))
        listener.sent = s.n

    def show(self, s: Situation) -> None:
        """Tell every socket what it does not know yet."""
        ready: dict[tuple[int | None, int], bytes] = {}
        for listener in self.listeners:
            if listener.sent == s.n:
                continue
            key = (listener.seat, listener.sent)
            if key not in ready:
                ready[key] = self.position(s, *key)
            listener.send(ready[key])
            listener.sent = s.n

    def show_news(self, s: Situation, but: Listener | None = None) -> None:
        """Tell every socket who sits at the table and who is there."""
        ready: dict[int | None, bytes] = {}
        for listener in self.listeners:
            seat = listener.seat = s.seat_of(listener.player)
            if seat is None and not s.head.settings.spectators:
                listener.shut(1008)
            elif listener is not but:
                if seat not in ready:
                    ready[seat] = self._news(s, seat)
                listener.send(ready[seat])

    def show_said(self, said: Said) -> None:
        """Show a line of chat to every socket."""
        data = encode(said)
        for listener in self.listeners:
            listener.send(data)

    def _news(self, s: Situation, seat: int | None) -> bytes:
        return encode(news(s, seat, self.is_connected, self._services.build))

    def position(self, s: Situation, seat: int | None, since: int) -> bytes:
        """The position message for a seat."""
        most = self._services.config.limits.events
        return encode(position(s, seat, since, most, self._services.now()))
