"""One connection, HTTP or socket: it ends if the other side does not send, or does not read."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0  # seconds in which the head of a request must arrive
UNREAD = 15.0  # seconds after which we look whether what was waiting has been read
LEAST = 4096  # bytes that must have been read by then, or all if that is less


class Transport:
    """A transport that is aborted when nobody reads what was written to it.

    Closing one waits until everything is written: for ever, if the other side stops reading.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._written = 0  # bytes so far
        self._wanted = 0  # how many of them must have left by the next look
        self._next: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write, and look later whether it was read."""
        self._transport.write(data)
        self._written += len(data)
        if self._next is None:
            self._look_later()

    def _look_later(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        self._wanted = self._written - waiting + min(waiting, LEAST)
        self._next = asyncio.get_running_loop().call_later(UNREAD, self._look)

    def _look(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        self._next = None
        if self._written - waiting < self._wanted:
            self._transport.abort()
        elif waiting:
            self._look_later()


class Protocol(HttpToolsProtocol):
    """HTTP on one connection; it is closed if no complete request head arrives in time."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected; sockets take the transport over."""
        super().connection_made(cast(asyncio.Transport, Transport(transport)))
        self._late = self.loop.call_later(HEAD, self._give_up)

    def on_headers_complete(self) -> None:
        """A request's head is here."""
        self._in_time()
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        """A request begins, perhaps not the first on this connection."""
        self._in_time()
        self._late = self.loop.call_later(HEAD, self._give_up)
        super().on_message_begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._in_time()
        super().connection_lost(exc)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
