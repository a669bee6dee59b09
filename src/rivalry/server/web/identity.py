"""HTTP: who you are. Guests, names, passwords, recovery links, web-hooks."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from rivalry.server.node import Node
from rivalry.server.people.account import COOKIE, Session
from rivalry.server.people.name import guest_name, name_key
from rivalry.server.refusal import Refusal
from rivalry.server.web.border import client
from rivalry.server.web.endpoint import (
    Somebody,
    TheNode,
    limit,
    me_or_guest,
    node_of,
    problems,
    remember,
)
from rivalry.server.web.model import (
    Credentials,
    LinkInfo,
    NewName,
    NewPassword,
    Recovery,
    RecoveryLink,
    Webhook,
)
from rivalry.server.web.model import Me as MeInfo

router = APIRouter(prefix="/api", tags=["people"])


def session_of(request: Request) -> Session:
    """The session that is asking; refused without one of our cookies."""
    mine = node_of(request).accounts.session_of(request.cookies.get(COOKIE))
    if mine is None:
        raise Refusal("no-player", "there is no player in this browser yet; see POST /api/me")
    return mine


# Whoever changes what a player has must still be in a current session when it is stored.
Mine = Annotated[Session, Depends(session_of)]


async def about(node: Node, player: str) -> MeInfo:
    """A player as they see themselves."""
    row = await node.accounts.find(player)
    if row is None:
        return MeInfo(name=guest_name(player), named=False, has_password=False, webhook=None)
    return MeInfo(
        name=guest_name(player) if row.name is None else row.name,
        named=row.name is not None,
        has_password=row.password is not None,
        webhook=row.webhook,
    )


@router.get("/me", responses=problems("unavailable"))
async def get_me(node: TheNode, player: Somebody) -> MeInfo | None:
    """Who this browser is; null for one that is new here."""
    return None if player is None else await about(node, player)


@router.post("/me", responses=problems(writes=True))
async def become_guest(
    node: TheNode, request: Request, response: Response, player: Somebody
) -> MeInfo:
    """Become a guest, remembered by a cookie; a browser that is somebody already stays so."""
    return await about(node, await me_or_guest(node, request, response, player))


@router.post(
    "/me/name",
    responses=problems("no-player", "bad-name", "has-name", "name-taken", writes=True),
)
async def take_name(node: TheNode, request: Request, mine: Mine, given: NewName) -> MeInfo:
    """Take a name of your own; with a password you can sign in on any device."""
    limit(node, node.config.limits.sign_in, "sign-in", client(request.scope))
    await node.accounts.take_name(mine, given.name, given.password)
    return await about(node, mine.player)


@router.put(
    "/me/password", responses=problems("no-player", "no-name", "wrong-password", writes=True)
)
async def set_password(
    node: TheNode, request: Request, response: Response, mine: Mine, given: NewPassword
) -> MeInfo:
    """Set or change the password of your name. Every other device is signed out."""
    limit(node, node.config.limits.sign_in, "sign-in", client(request.scope))
    limit(node, node.config.limits.passwords, "password", mine.player)
    session = await node.accounts.set_password(mine, given.old, given.new, node.services.node)
    node.tables.shut_sockets(1001, mine.player)
    remember(node, request, response, mine.player, session)
    return await about(node, mine.player)


@router.post("/sign-in", responses=problems("wrong-password", writes=True))
async def sign_in(
    node: TheNode, request: Request, response: Response, given: Credentials
) -> MeInfo:
    """Become the player with this name."""
    limits, network = node.config.limits, client(request.scope)
    limit(node, limits.sign_in, "sign-in", network)
    # Only wrong passwords count in the end, so that nobody can lock a name for its owner by trying.
    name = name_key(given.name)
    tries = [(limits.passwords, "name", name, network), (limits.passwords_in_all, "name", name)]
    for counted in tries:
        limit(node, *counted)
    player = await node.accounts.sign_in(given.name, given.password)
    for counted in tries:
        node.rates.give_back(*counted)
    remember(node, request, response, player)
    return await about(node, player)


@router.post("/sign-out", status_code=204, responses=problems(writes=True))
async def sign_out(node: TheNode, response: Response, player: Somebody) -> None:
    """Sign out, on this device and on every other one where you are this player.

    Whoever has a password voids their recovery link by this, too; for others it is the way back.
    """
    if player is not None:
        await node.accounts.sign_out(player, node.services.node)
        node.tables.shut_sockets(1001, player)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.post("/me/recovery", responses=problems("no-player", writes=True))
async def make_recovery(node: TheNode, mine: Mine) -> RecoveryLink:
    """A link that makes another device you, with all your seats. It replaces any older one."""
    limit(node, node.config.limits.sign_in, "recovery", mine.player)
    token, until = await node.accounts.make_link(mine)
    # After the #, so that it never shows up in a log of requests.
    return RecoveryLink(token=token, path=f"/recover#{token}", until=until)


@router.post("/recover/look", responses=problems("wrong-token", writes=True))
async def look_at_link(
    node: TheNode, request: Request, player: Somebody, given: Recovery
) -> LinkInfo:
    """Whose recovery link this is, before it is used: whom you would become and give up."""
    limit(node, node.config.limits.sign_in, "sign-in", client(request.scope))
    other = (await node.accounts.link_of(given.token)).player
    lost = None if player in (None, other) else await node.accounts.name(str(player))
    return LinkInfo(become=await node.accounts.name(other), give_up=lost)


@router.post("/recover", responses=problems("wrong-token", "other-player", writes=True))
async def recover(
    node: TheNode, request: Request, response: Response, player: Somebody, given: Recovery
) -> MeInfo:
    """Become the player whose recovery link this is. The link works once.

    Whoever is somebody else already must confirm with `give_up`.
    """
    limit(node, node.config.limits.sign_in, "sign-in", client(request.scope))
    if player is not None and not given.give_up:
        other = (await node.accounts.link_of(given.token)).player
        if other != player:
            become, lost = await node.accounts.name(other), await node.accounts.name(player)
            raise Refusal("other-player", f"become {become} and give up {lost}?")
    found = await node.accounts.use_link(given.token)
    remember(node, request, response, found.player, found.number)
    return await about(node, found.player)


@router.put("/me/webhook", responses=problems("no-player", "bad-url", writes=True))
async def set_webhook(node: TheNode, request: Request, mine: Mine, given: Webhook) -> MeInfo:
    """Be told by a POST when it is your turn at a days-per-turn table."""
    if given.url is not None:
        limit(node, node.config.limits.hooks, "hook", mine.player)
        limit(node, node.config.limits.hooks, "hook", client(request.scope))
        await node.hooks.check(given.url)
    await node.accounts.set_webhook(mine, given.url)
    return await about(node, mine.player)
