"""A player's socket: commands in, positions out, and everything that can go wrong with one."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rivalry.server.node import Node
from rivalry.server.people.account import COOKIE
from rivalry.server.people.name import clean_words, guest_name
from rivalry.server.protocol import (
    Answer,
    Chat,
    FromPlayer,
    Ping,
    Pong,
    Refused,
    Undo,
    decode,
    encode,
)
from rivalry.server.refusal import Refusal
from rivalry.server.store.database import StoreProblem
from rivalry.server.table.actor import Table
from rivalry.server.web.border import client, is_foreign

log = structlog.get_logger("sockets")


GOODBYE = 2.0  # seconds in which to say that a socket is closed
_GONE = (WebSocketDisconnect, RuntimeError, OSError)  # the other side has closed


class Socket:
    """One open socket at one table."""

    def __init__(
        self, node: Node, web: WebSocket, table: Table, player: str | None, session: int
    ) -> None:
        self.node = node
        self.web = web
        self.table = table
        self.player = player
        self.session = session  # of the player, when the socket was opened
        self.seat: int | None = None
        self.sent = 0
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._most = node.config.limits.queue
        self.close_code: int | None = None
        self._awake = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Put a message on its way; a socket that does not read is closed."""
        if self.is_over:
            self.shut(1001)
        elif self._queue.qsize() >= self._most:
            self.shut(1013)
        else:
            self._queue.put_nowait(data)

    def shut(self, code: int) -> None:
        """Close this socket soon."""
        if self.close_code is None:
            self.close_code = code
            self._awake.set()

    @property
    def is_over(self) -> bool:
        """Whether the session has been ended, or the server stops.

        It may have happened before the table knew of this socket, so nobody shut it.
        """
        ended = self.player is not None and not self.node.accounts.is_current(
            self.player, self.session
        )
        return ended or self.node.stopping

    async def run(self, since: int, closed: Callable[[], object]) -> None:
        """Serve until either side closes; say so as soon as it is, before the table hears of it.

        A server that stops waits for the sockets to close, not for what the tables make of it.
        """
        self.sent = since
        tasks = [asyncio.create_task(self._send_all(), name="send")]
        try:
            await self.table.attach(self)  # only then is it known which seat the commands are for
            tasks.append(asyncio.create_task(self._read_all(), name="read"))
            tasks.append(asyncio.create_task(self._awake_wait(), name="close"))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except StoreProblem:
            self.close_code = 1013
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            for problem in ended:
                if isinstance(problem, Exception) and not isinstance(problem, _GONE):
                    log.error("socket_failed", kind=type(problem).__name__)
                    self.close_code = 1011
            with suppress(*_GONE, TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    await self.web.close(self.close_code or 1000)
            closed()
            await self.table.detach(self)

    async def _awake_wait(self) -> None:
        await self._awake.wait()

    async def _send_all(self) -> None:
        while True:
            data = await self._queue.get()
            await asyncio.sleep(0)  # what is sent at the same moment goes out together
            await self.web.send_text(data.decode())
            while not self._queue.empty():
                await self.web.send_text(self._queue.get_nowait().decode())

    async def _read_all(self) -> None:
        limits = self.node.config.limits
        name = f"{id(self)}"
        while True:
            message = await self.web.receive()
            if message["type"] != "websocket.receive":
                return
            if self.is_over:
                return self.shut(1001)
            text = message.get("text")
            if text is None or len(text.encode()) > limits.message:
                return self.shut(1003 if text is None else 1009)
            if not self.node.rates.allows(limits.messages, "message", name):
                self._refuse("too-fast", "too many messages")
                return self.shut(1013)
            try:
                command: FromPlayer = decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                return self.shut(1003)
            await self._obey(command)

    async def _obey(self, command: FromPlayer) -> None:
        if isinstance(command, Ping):
            return self.send(encode(Pong()))
        if isinstance(command, Chat):
            return await self._say(command.words)
        if self.seat is None:
            return self._refuse("not-seated", "only a player at this table may do that")
        if self.player is not None:
            self.node.services.pool.origins.note(self.player, client(self.web.scope))
        began = asyncio.get_running_loop().time()
        if isinstance(command, Answer):
            reply = await self.table.answer(self.seat, command.n, command.action, command.more)
        else:
            assert isinstance(command, Undo)
            reply = await self.table.undo(self.seat, command.n, command.what)
        self.node.metrics.seconds.observe(asyncio.get_running_loop().time() - began)
        self.send(encode(reply))
        if isinstance(reply, Refused) and reply.code == "stale":
            await self.table.current(self)

    async def _say(self, words: str) -> None:
        limits = self.node.config.limits
        if self.seat is None and not self.table.head.settings.spectator_chat:
            return self._refuse("no-chat", "spectators may not write at this table")
        if not self.node.rates.allows(limits.chat, "chat", self.player or client(self.web.scope)):
            return self._refuse("too-fast", "you are writing too fast")
        clean = clean_words(words, limits.chat_length)
        if clean is None:
            return self._refuse("too-long", f"write 1 to {limits.chat_length} characters")
        name = "Guest"
        if self.seat is not None:
            name = self.table.standing.chairs[self.seat].name
        elif self.player is not None:
            name = guest_name(self.player)
        try:
            await self.table.say(self.seat, name, clean)
        except StoreProblem:
            self._refuse("unavailable", "this could not be stored; try again")

    def _refuse(self, code: str, message: str) -> None:
        self.send(encode(self.table.refused(Refusal(code, message))))


async def serve_socket(node: Node, web: WebSocket, table_id: str, since: int) -> None:
    """Let a player or a spectator in, and serve the socket to its end."""
    limits = node.config.limits
    # Those who are turned away count as well: it costs as much to open a socket for that. But not
    # against our own page: another site's page may run in the same browser.
    foreign = is_foreign(web.scope, node.config.origins)
    kind = "foreign socket" if foreign else "socket"
    if not node.rates.allows(limits.sockets, kind, client(web.scope)):
        return await _turn_away(web, 1013)
    if foreign:
        return await _turn_away(web, 1008)
    player = node.accounts.player(web.cookies.get(COOKIE))
    session = 0 if player is None else node.accounts.session(player)
    keys = {f"address {client(web.scope)}": limits.sockets_per_address}
    if player is not None:
        keys[f"player {player}"] = limits.sockets_per_player
    if not node.take_socket(keys):
        return await _turn_away(web, 1013)
    with ExitStack() as taken:
        taken.callback(node.give_socket_back, keys)
        try:
            table = await node.tables.get(table_id)
            seat = (await table.look()).seat_of(player)
            if seat is None and not table.head.settings.spectators:
                raise Refusal("not-allowed", "nobody may watch this table")
            await web.accept()
            await Socket(node, web, table, player, session).run(since, taken.close)
        except Refusal:
            await _turn_away(web, 1008)
        except StoreProblem:
            await _turn_away(web, 1013)
        except Exception as error:
            # Only the kind of error: its words might quote a hand.
            log.error("socket_failed", kind=type(error).__name__)
            await _turn_away(web, 1011)


async def _turn_away(web: WebSocket, code: int) -> None:
    # A browser only learns the code if the socket was opened first.
    with suppress(*_GONE):
        if web.application_state == WebSocketState.CONNECTING:
            await web.accept()
        await web.close(code)
