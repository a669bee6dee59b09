"""What all HTTP endpoints share: who asks, which errors may come, how they look."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

from rivalry.server.node import Node
from rivalry.server.people.account import COOKIE, LASTS
from rivalry.server.services import Refusal
from rivalry.server.table import dealing
from rivalry.server.table.actor import Table
from rivalry.server.table.dealing import Head
from rivalry.server.web.border import STATUS, address
from rivalry.server.web.model import Problem, Seated

ALWAYS = ("invalid", "too-many", "internal")
WRITES = ("bad-origin", "no-length", "too-large", "unavailable")


def node_of(request: Request) -> Node:
    """The running server."""
    node: Node = request.app.state.node
    return node


def player_of(request: Request) -> str | None:
    """Who asks, if the browser has a cookie of ours."""
    return node_of(request).accounts.player(request.cookies.get(COOKIE))


def me_of(request: Request) -> str:
    """Who asks; refused without a cookie of ours."""
    player = player_of(request)
    if player is None:
        raise Refusal("no-player", "you are nobody here yet; see POST /api/me")
    return player


TheNode = Annotated[Node, Depends(node_of)]
Somebody = Annotated[str | None, Depends(player_of)]
Me = Annotated[str, Depends(me_of)]
TableId = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]


async def me_or_guest(node: Node, request: Request, response: Response, player: str | None) -> str:
    """Who asks; a new guest, with a cookie, if the browser is new here."""
    if player is None:
        limit(node, node.config.limits.guests, "guest", address(request.scope))
        player = await node.accounts.new_guest()
        remember(node, request, response, player)
    return player


async def make_table(
    node: Node,
    request: Request,
    response: Response,
    player: str | None,
    head: Head,
    seats: Sequence[str],
    finished: bool = False,
) -> Seated:
    """Make a table for whoever asks."""
    dealing.check_seats(head, seats)
    me = await me_or_guest(node, request, response, player)
    limit(node, node.config.limits.tables, "table", me)
    name = await node.accounts.name(me)
    table = await node.tables.create(head, seats, me, name, finished)
    return Seated(id=head.id, seat=table.seat_of(me))


def remember(node: Node, request: Request, response: Response, player: str) -> None:
    """Give the browser the cookie that keeps its seats."""
    response.set_cookie(
        COOKIE,
        node.accounts.cookie(player),
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def limit_checks(node: Node, request: Request) -> None:
    """Refuse too many requests for which a whole log has to be replayed."""
    limit(node, node.config.limits.checks, "check", address(request.scope))


def limit(node: Node, most: str, *who: str) -> None:
    """Refuse what comes too often."""
    if not node.rates.allows(most, *who):
        raise Refusal("too-many", "too many of these; wait a while")


def check_rules(table: Table) -> None:
    """Refuse what needs rules that this program does not have any more."""
    if table.head.rules() is None:
        raise Refusal("rules-version", "this game was played by other rules than this server has")


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
