"""Looking up the addresses of hosts that strangers name, some of which nobody ever answers for."""

import asyncio
import socket
import threading
from contextlib import suppress
from ipaddress import ip_address

DEADLINE = 10.0  # seconds for a look-up
LOOKUPS = 16  # at the same time
THREADS = 128  # at most, those that still wait for an answer after the deadline included
SLOW = 2.0  # seconds; a failure that took longer is remembered
REMEMBERED = 300.0  # seconds


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_address(host: str) -> bool:
    """Whether this is an address already, in the usual notation.

    >>> is_address("9.9.9.9"), is_address("2620:fe::fe"), is_address("example.org")
    (True, True, False)
    """
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Lookups:
    """Look-ups in threads, a few at a time.

    A thread that waits for an answer cannot be stopped. So after the deadline it is left behind,
    and others may begin; and a name that was slow to fail is not looked up again for a while.
    """

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(LOOKUPS)
        self._threads = asyncio.Semaphore(THREADS)
        self._running: dict[tuple[str, int], asyncio.Future[list[str]]] = {}
        self._failed: dict[str, float] = {}  # names that were slow to fail, and until when

    async def find(self, host: str, port: int) -> list[str]:
        """The addresses of a host; an `OSError` or `UnicodeError` if they cannot be found."""
        if is_address(host):
            return [host]
        now = asyncio.get_running_loop().time()
        if self._failed.get(host, now) > now:
            raise OSError("nobody answered for this name a short time ago")
        running = self._running.get((host, port))
        if running is None:  # however many ask, one look-up is enough
            running = asyncio.ensure_future(self._look_up(host, port))
            self._running[host, port] = running
            running.add_done_callback(lambda done: self._end((host, port), done))
        return await asyncio.shield(running)

    def close(self) -> None:
        """Begin nothing more. Threads that are waiting keep nobody from leaving."""
        for running in self._running.values():
            running.cancel()

    def _end(self, key: tuple[str, int], done: "asyncio.Future[list[str]]") -> None:
        del self._running[key]
        if not done.cancelled():
            done.exception()  # whoever asked may have gone

    async def _look_up(self, host: str, port: int) -> list[str]:
        async with self._turns:
            await self._threads.acquire()
            began = asyncio.get_running_loop().time()
            try:
                async with asyncio.timeout(DEADLINE):
                    return await self._in_thread(host, port)
            except (OSError, UnicodeError):  # a TimeoutError is an OSError
                self._note(host, began)
                raise

    def _note(self, host: str, began: float) -> None:
        now = asyncio.get_running_loop().time()
        if now - began > SLOW:
            kept = {name: until for name, until in self._failed.items() if until > now}
            self._failed = kept | {host: now + REMEMBERED}

    def _in_thread(self, host: str, port: int) -> "asyncio.Future[list[str]]":
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def end(addresses: list[str] | None, error: Exception | None) -> None:
            self._threads.release()
            if found.done():
                return
            if error is not None:
                found.set_exception(error)
            else:
                found.set_result(addresses or [])

        def work() -> None:
            addresses, error = None, None
            try:
                addresses = resolve(host, port)
            except Exception as problem:
                error = problem
            with suppress(RuntimeError):  # the server is gone
                loop.call_soon_threadsafe(end, addresses, error)

        # A daemon: a process that ends does not wait for it.
        threading.Thread(target=work, name="look-up", daemon=True).start()
        return found
