"""The border: origin, size and rate of every request, headers of every response, errors in JSON."""

import json
from asyncio import get_running_loop, timeout_at
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rivalry.server.node import Node

log = structlog.get_logger("http")

STATUS = {
    "invalid": 422,
    "bad-option": 400,
    "bad-seats": 400,
    "bad-log": 422,
    "bad-deck": 422,
    "no-deck": 404,
    "not-yours": 403,
    "bad-name": 400,
    "bad-url": 400,
    "no-player": 401,
    "wrong-password": 401,
    "wrong-token": 401,
    "other-player": 409,
    "bad-origin": 403,
    "not-seated": 403,
    "not-allowed": 403,
    "no-table": 404,
    "not-found": 404,
    "bad-method": 405,
    "not-waiting": 409,
    "not-choosing": 409,
    "bad-choice": 409,
    "seat-taken": 409,
    "not-playing": 409,
    "not-over": 409,
    "not-asked": 409,
    "no-hints": 409,
    "stale": 409,
    "not-absent": 409,
    "has-name": 409,
    "no-name": 409,
    "name-taken": 409,
    "rules-version": 409,
    "no-length": 411,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
    "bot-failed": 503,
}
"""Every error code and its HTTP status."""

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LONG = ("/api/tables/import", "/api/verify")  # the paths that take a whole log
PATIENCE = 20.0  # seconds in which a request must arrive
FREE = ("/health", "/ready", "/metrics")  # the operator's own: never limited


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; empty if there is none."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def client(scope: Scope) -> str:
    """Whom a request counts against: an address, or the network an IPv6 address belongs to.

    A household or a rented machine has a whole /64 and could use a different address each time.

    >>> client({"client": ("2001:db8:1:2:3::4", 5000)}), client({"client": ("::ffff:192.0.2.7", 1)})
    ('2001:db8:1:2::', '192.0.2.7')
    """
    known = scope.get("client")
    if not known:
        return "unknown"
    try:
        address = ip_address(str(known[0]).partition("%")[0])
    except ValueError:
        return str(known[0])
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


def is_foreign(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether a browser sent this from somebody else's page.

    >>> is_foreign({"headers": [(b"origin", b"http://["), (b"host", b"[")]}, [])
    True
    """
    origin = header(scope, b"origin")
    if not origin or origin in allowed:
        return False
    try:
        return urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
    except ValueError:
        return True  # that is no address


class Border:
    """Wraps the application; what it refuses never gets inside."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self.node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = late = whole = False
        end = get_running_loop().time() + PATIENCE

        async def sending(message: Message) -> None:
            nonlocal started
            if late and started:
                return  # whatever the application makes of it, a reply has been sent
            if message["type"] == "http.response.start":
                started = True
                self.node.metrics.requests.labels(str(message["status"])).inc()
                message["headers"] = [*message["headers"], *_headers(scope)]
            await send(message)

        code = self._refusal(scope)
        if code is not None:
            await _problem(sending, code)
            return

        async def receiving() -> Message:
            nonlocal late, whole
            try:
                # One deadline for all of it: a body that trickles in byte by byte is late as well.
                async with timeout_at(None if started or whole else end):
                    message = await receive()
            except TimeoutError:
                await _problem(sending, "too-slow")
                late = True
                raise
            whole = not message.get("more_body", False)
            return message

        try:
            await self.app(scope, receiving, sending)
        except Exception as error:
            # Only the kind of error: its words might quote a hand.
            log.error("failed", kind=type(error).__name__, method=scope["method"])
            if not started:
                await _problem(sending, "internal")

    def _refusal(self, scope: Scope) -> str | None:
        path = scope["path"]
        limits = self.node.config.limits
        if path in FREE:
            return None
        if not self.node.rates.allows(limits.requests, "request", client(scope)):
            return "too-many"
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if is_foreign(scope, self.node.config.origins):
            return "bad-origin"
        if header(scope, b"transfer-encoding"):
            return "no-length"
        length = header(scope, b"content-length") or "0"
        most = limits.log + limits.body if path in LONG else limits.body
        return "too-large" if not length.isdecimal() or int(length) > most else None


WORDS = {
    "too-many": "too many requests; wait a moment",
    "bad-origin": "this request comes from another site",
    "no-length": "a request with a body must say how long it is",
    "too-large": "the request is too large",
    "too-slow": "the request did not arrive in time",
    "internal": "something went wrong here; it has been logged",
}


async def _problem(send: Send, code: str) -> None:
    body = json.dumps({"code": code, "message": WORDS[code]}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if code == "too-many":
        headers.append((b"retry-after", b"10"))
    if code == "too-slow":
        headers.append((b"connection", b"close"))  # nobody waits for the rest
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    headers: dict[str, Any] = dict(HEADERS)
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
    if scope["scheme"] == "https":
        headers["strict-transport-security"] = "max-age=31536000"
    return [(key.encode(), value.encode()) for key, value in headers.items()]
