"""One connection, HTTP or socket: it ends if the other side does not send, or does not read."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0  # seconds in which the head of a request must arrive
UNREAD = 15.0  # seconds after which we look whether what was waiting has been read
LEAST = 4096  # bytes that must have been read by then, or all if that is less
REST = 10.0  # seconds in which the rest of a request must arrive once it has been answered


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
    """HTTP on one connection; it is closed if a request that has begun does not arrive in time.

    Until it is answered, the border waits for its body, because it can still say what is wrong.
    """

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected; sockets take the transport over."""
        super().connection_made(cast(asyncio.Transport, Transport(transport)))
        self._expect(HEAD)

    def data_received(self, data: bytes) -> None:
        """Some bytes, perhaps of a request."""
        super().data_received(data)
        # Uvicorn takes any byte for the next request and stops the clock of a quiet connection; but
        # it may be an empty line, or the end of a request that has been answered.
        answered = self.cycle is not None and self.cycle.response_complete
        if answered and self._late is None and self in self.connections:
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_message_begin(self) -> None:
        """A request begins, perhaps not the first on this connection."""
        self._expect(HEAD)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A request's head is here."""
        self._in_time()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of a request is here."""
        self._in_time()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request has been answered; many are before their body is here, and nobody reads it."""
        super().on_response_complete()
        if self.cycle.response_complete and self.cycle.more_body:
            # Closing at once would be shorter, but whoever is still sending would then see a
            # connection that broke instead of the answer.
            self._expect(REST)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._in_time()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def _expect(self, seconds: float) -> None:
        self._in_time()
        self._late = self.loop.call_later(seconds, self._give_up)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.abort()
