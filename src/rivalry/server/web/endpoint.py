"""What all HTTP endpoints share: who is asking, which errors there may be, what they look like."""

from collections.abc import Awaitable, Sequence
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

from rivalry.server.node import Node
from rivalry.server.people.account import COOKIE, LASTS
from rivalry.server.refusal import Refusal
from rivalry.server.table.actor import Table
from rivalry.server.table.head import Head, check_seats
from rivalry.server.thinking.pool import BotFailed, NoBots
from rivalry.server.thinking.turns import Share
from rivalry.server.web.border import STATUS, client
from rivalry.server.web.model import Problem, Seated

ALWAYS = ("invalid", "too-many", "internal")
LONG_LOG = 16 * 1024  # characters of a log that count as one more request
WRITES = ("bad-origin", "too-slow", "no-length", "too-large", "unavailable")


def node_of(request: Request) -> Node:
    """The running server."""
    node: Node = request.app.state.node
    return node


def player_of(request: Request) -> str | None:
    """Who is asking, if the browser has one of our cookies."""
    return node_of(request).accounts.player(request.cookies.get(COOKIE))


def me_of(request: Request) -> str:
    """Who is asking; refused without one of our cookies."""
    player = player_of(request)
    if player is None:
        raise Refusal("no-player", "there is no player in this browser yet; see POST /api/me")
    return player


TheNode = Annotated[Node, Depends(node_of)]
Somebody = Annotated[str | None, Depends(player_of)]
Me = Annotated[str, Depends(me_of)]
TableId = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]


async def me_or_guest(node: Node, request: Request, response: Response, player: str | None) -> str:
    """Who is asking; a new guest, with a cookie, if the browser is new here."""
    if player is None:
        limit(node, node.config.limits.guests, "guest", client(request.scope))
        player = await node.accounts.new_guest()
        remember(node, request, response, player)
    node.services.pool.origins.note(player, client(request.scope))
    return player


async def make_table(
    node: Node,
    request: Request,
    response: Response,
    player: str | None,
    head: Head,
    seats: Sequence[str],
) -> Seated:
    """Make a table for whoever is asking."""
    check_seats(head, seats)
    me = await me_or_guest(node, request, response, player)
    limit(node, node.config.limits.tables, "table", me)
    name = await node.accounts.name(me)
    table = await node.tables.create(head, seats, me, name)
    return Seated(id=head.id, seat=table.situation.seat_of(me))


def remember(
    node: Node, request: Request, response: Response, player: str, session: int | None = None
) -> None:
    """Give the browser the cookie that keeps its seats, in this session or the current one."""
    response.set_cookie(
        COOKIE,
        node.accounts.cookie(player, session),
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def read_log(node: Node, request: Request, text: str) -> dict[str, Any]:
    """What a log holds, replayed in a separate process; refused if it is not a log."""
    limit_checks(node, request, text)
    share = Share(client(request.scope))
    found = await checked(node.services.pool.read_log(text, node.config.token(32), share))
    if "bad" in found:
        raise Refusal("bad-log", found["bad"])
    return found


async def checked(checking: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """What a process found out about a log; text that it chokes on is not a log."""
    try:
        return await checking
    except NoBots:
        raise Refusal("unavailable", "the server is stopping") from None
    except BotFailed:
        raise Refusal("bad-log", "this is not a log, or it takes too long to replay") from None


def limit_checks(node: Node, request: Request, text: str) -> None:
    """Refuse too many requests that replay a whole log; long logs count more."""
    cost = 1 + len(text) // LONG_LOG
    limit(node, node.config.limits.checks, "check", client(request.scope), cost=cost)


def limit(node: Node, most: str, *who: str, cost: int = 1) -> None:
    """Refuse requests that come too often."""
    if not node.rates.allows(most, *who, cost=cost):
        raise Refusal("too-many", "too many requests of this kind; wait a while")


def check_rules(table: Table) -> None:
    """Refuse what needs rules that this program no longer has."""
    if table.head.rules() is None:
        raise Refusal(
            "rules-version", "this game was played by rules that this server does not have"
        )


def problems(*codes: str, writes: bool = False) -> dict[int | str, dict[str, Any]]:
    """The error responses of an endpoint, for OpenAPI: every code under its status.

    >>> sorted(problems("no-table"))
    [404, 422, 429, 500]
    """
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *ALWAYS, *(WRITES if writes else ())):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: {"model": Problem, "description": " or ".join(sorted(set(found)))}
        for status, found in by_status.items()
    }
