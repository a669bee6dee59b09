"""HTTP: who you are. Guests, names with a password, recovery links, web-hooks."""

import asyncio

from fastapi import APIRouter, Request, Response

from rivalry.server.node import Node
from rivalry.server.people.account import COOKIE, guest_name
from rivalry.server.people.webhook import check_url
from rivalry.server.web.border import address
from rivalry.server.web.endpoint import (
    Me,
    Somebody,
    TheNode,
    limit,
    me_or_guest,
    problems,
    remember,
)
from rivalry.server.web.model import Credentials, Recovery, RecoveryLink, Webhook
from rivalry.server.web.model import Me as MeInfo

router = APIRouter(prefix="/api", tags=["people"])


async def about(node: Node, player: str) -> MeInfo:
    """A player as they see themselves."""
    row = await node.accounts.find(player)
    if row is None:
        return MeInfo(name=guest_name(player), named=False, webhook=None)
    name = guest_name(player) if row.name is None else row.name
    return MeInfo(name=name, named=row.name is not None, webhook=row.webhook)


@router.get("/me", responses=problems("unavailable"))
async def get_me(node: TheNode, player: Somebody) -> MeInfo | None:
    """Who this browser is; nothing for one that is new here."""
    return None if player is None else await about(node, player)


@router.post("/me", responses=problems(writes=True))
async def become_guest(
    node: TheNode, request: Request, response: Response, player: Somebody
) -> MeInfo:
    """Become a guest, kept by a cookie; whoever is somebody already stays that."""
    return await about(node, await me_or_guest(node, request, response, player))


@router.post(
    "/me/name",
    responses=problems("no-player", "bad-name", "has-name", "name-taken", writes=True),
)
async def take_name(node: TheNode, request: Request, me: Me, given: Credentials) -> MeInfo:
    """Take a name of your own, with a password, to be found on any device."""
    limit(node, node.config.limits.sign_in, "sign-in", address(request.scope))
    await node.accounts.take_name(me, given.name, given.password)
    return await about(node, me)


@router.post("/sign-in", responses=problems("wrong-password", writes=True))
async def sign_in(
    node: TheNode, request: Request, response: Response, given: Credentials
) -> MeInfo:
    """Be the player with this name."""
    limit(node, node.config.limits.sign_in, "sign-in", address(request.scope))
    player = await node.accounts.sign_in(given.name, given.password)
    remember(node, request, response, player)
    return await about(node, player)


@router.post("/sign-out", status_code=204, responses=problems(writes=True))
async def sign_out(response: Response) -> None:
    """Be nobody again on this device."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/me/recovery", responses=problems("no-player", writes=True))
async def make_recovery(node: TheNode, request: Request, me: Me) -> RecoveryLink:
    """A link that makes another device you, with all your seats. It replaces an older one."""
    limit(node, node.config.limits.sign_in, "recovery", me)
    token = await node.accounts.recovery(me)
    # After the #, so that it never shows up in a log of requests.
    return RecoveryLink(token=token, path=f"/recover#{token}")


@router.post("/recover", responses=problems("wrong-token", writes=True))
async def recover(node: TheNode, request: Request, response: Response, given: Recovery) -> MeInfo:
    """Become the player whose recovery link this is."""
    limit(node, node.config.limits.sign_in, "sign-in", address(request.scope))
    player = await node.accounts.recover(given.token)
    remember(node, request, response, player)
    return await about(node, player)


@router.put("/me/webhook", responses=problems("no-player", "bad-url", writes=True))
async def set_webhook(node: TheNode, me: Me, given: Webhook) -> MeInfo:
    """Be told by a POST when it is your turn at a days-per-turn table."""
    if given.url is not None:
        await asyncio.to_thread(check_url, given.url, node.config.hooks_to_private)
    await node.accounts.set_webhook(me, given.url)
    return await about(node, me)
