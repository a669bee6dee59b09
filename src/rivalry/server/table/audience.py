"""The sockets at a table: who is there, what each is told, what is said."""

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import insert, select

from rivalry.server.protocol import Said, encode
from rivalry.server.store import schema
from rivalry.server.store.database import StoreProblem, Write
from rivalry.server.table.display import news, position

if TYPE_CHECKING:
    from rivalry.server.table.actor import Table

LATELY = 75.0  # seconds for which another node's word counts who is at a table
LINES = 50  # of chat, told to a socket that comes


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
    """The sockets of one table, on this node, and what is known of the others."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.listeners: list[Listener] = []
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}  # players at other nodes

    async def attach(self, listener: Listener) -> None:
        """A socket comes to the table: it gets everything, and from now on every change."""
        table = self._table

        async def work() -> None:
            listener.seat = table.seat_of(listener.player)
            self.listeners.append(listener)
            listener.send(encode(news(table, listener.seat)))
            said = schema.chat
            lines = await table.services.store.all(
                select(said.c.seat, said.c.name, said.c.words, said.c.at)
                .where(said.c.game_id == table.head.id)
                .order_by(said.c.id.desc())
                .limit(LINES)
            )
            for line in reversed(lines):
                listener.send(encode(Said(*line)))
            listener.send(encode(position(table, listener.seat, listener.sent)))
            listener.sent = len(table.rows)
            self._tell_news(but=listener)

        await table.do(work)
        await self._note_presence(listener)

    async def detach(self, listener: Listener) -> None:
        """A socket has gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            with suppress(StoreProblem):
                await self._table.do(self._presence_changed)
                await self._note_presence(listener)

    def shut(self) -> None:
        """The table leaves memory: they have to come again."""
        for listener in list(self.listeners):
            listener.shut(1001)

    # Who is there

    def is_here(self, player: str | None) -> bool:
        """Whether a socket of this player is open on this node."""
        return any(listener.player == player for listener in self.listeners)

    def is_connected(self, player: str) -> bool:
        """Whether a socket of this player is open, on this node or lately on another."""
        fresh = asyncio.get_running_loop().time() - LATELY
        elsewhere = (here for at, here in self._elsewhere.values() if at > fresh)
        return self.is_here(player) or any(player in here for here in elsewhere)

    async def hear_presence(self, node: str, here: list[str]) -> None:
        """Another node says which players are at this table there."""
        self._elsewhere[node] = (asyncio.get_running_loop().time(), set(here))
        await self._table.do(self._presence_changed)

    async def _presence_changed(self) -> None:
        self._tell_news()

    async def _note_presence(self, listener: Listener) -> None:
        """Let the database and the other nodes know who of the players is here."""
        if listener.player is None or listener.seat is None:
            return
        head, services = self._table.head, self._table.services
        here = sorted({one.player for one in self.listeners if one.player is not None})
        tell = {"table": head.id, "node": services.node, "here": here}
        now = services.config.now()
        seen = {"game_id": head.id, "player_id": listener.player, "seen_at": now}
        with suppress(StoreProblem):
            await services.store.write(Write(sat=[seen], tell=json.dumps(tell)))

    # What they are told; only from the table's mailbox, when everything is stored

    def show(self, table_changed: bool) -> None:
        """Tell every socket what it does not know yet."""
        if table_changed:
            self._tell_news()
        end = len(self._table.rows)
        ready: dict[tuple[int | None, int], bytes] = {}
        for listener in self.listeners:
            if listener.sent == end:
                continue
            key = (listener.seat, listener.sent)
            if key not in ready:
                ready[key] = encode(position(self._table, *key))
            listener.send(ready[key])
            listener.sent = end

    def _tell_news(self, but: Listener | None = None) -> None:
        for listener in self.listeners:
            listener.seat = self._table.seat_of(listener.player)
            if listener.seat is None and not self._table.head.settings.spectators:
                listener.shut(1008)
            elif listener is not but:
                listener.send(encode(news(self._table, listener.seat)))

    async def say(self, seat: int | None, name: str, words: str) -> None:
        """Keep a line of chat and show it."""
        head, services = self._table.head, self._table.services
        said = Said(seat, name, words, services.config.now())
        kept = {"seat": seat, "name": name, "words": words, "at": said.at}
        tell = {"table": head.id, "node": services.node, "said": kept}
        line = insert(schema.chat).values(game_id=head.id, **kept)

        async def work() -> None:
            await services.store.write(Write(statements=[line], tell=json.dumps(tell)))
            self.show_said(said)

        await self._table.do(work)

    def show_said(self, said: Said) -> None:
        """Show a line of chat to every socket."""
        for listener in self.listeners:
            listener.send(encode(said))
