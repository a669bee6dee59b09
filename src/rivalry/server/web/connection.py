"""One connection, HTTP or socket: it ends if the other side does not send, or does not read."""

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, cast

from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rivalry.server.web.border import client

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


class Crowd:
    """How many connections each address has open, apart from those that have become sockets.

    A proxy has one for each of its visitors. It sees to their number itself, and who they are is
    known only once a request has come; so the proxies that we trust are not counted.

    >>> crowd = Crowd(1, "127.0.0.1,10.0.0.0/8")
    >>> [crowd.enter(one) for one in ("192.0.2.7", "192.0.2.7", "10.1.2.3", "10.1.2.3")]
    [True, False, True, True]
    """

    def __init__(self, most: int, proxies: str) -> None:
        self._most = most
        self._all = proxies.strip() == "*"  # whoever connects is a proxy
        self._proxies = []
        for word in proxies.split(","):
            with suppress(ValueError):  # a name is no address that anybody connects from
                self._proxies.append(ip_network(word.strip(), strict=False))
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more connection of an address, if it may have one more."""
        if self._is_proxy(address):
            return True
        who = client({"client": (address, 0)})
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was counted has ended, or has become a socket."""
        if not self._is_proxy(address):
            who = client({"client": (address, 0)})
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def _is_proxy(self, address: str) -> bool:
        return self._all or any(ip_address(address) in network for network in self._proxies)


class Protocol(HttpToolsProtocol):
    """HTTP on one connection; it is closed if a request that has begun does not arrive in time.

    Until it is answered, the border waits for its body, because it can still say what is wrong.
    """

    _late: asyncio.TimerHandle | None = None
    _counted = ""  # the address it counts for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected; sockets take the transport over."""
        super().connection_made(cast(asyncio.Transport, Transport(transport)))
        address = self.client[0] if self.client else ""
        if address and not self._crowd.enter(address):
            return self.transport.abort()
        self._counted = address
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

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket; those have limits of their own."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._leave()
        self._in_time()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    @property
    def _crowd(self) -> Crowd:
        crowd: Crowd = cast(FastAPI, self.config.app).state.crowd
        return crowd

    def _leave(self) -> None:
        if self._counted:
            self._crowd.leave(self._counted)
            self._counted = ""

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
