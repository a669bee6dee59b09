"""HTTP: decks. Judged by the rules of their game, kept with an account, shared by a link."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy import Row

from rivalry.core import registry
from rivalry.core.decision import BadOption
from rivalry.core.deck import Decks
from rivalry.core.manifest import resolve
from rivalry.server.node import Node
from rivalry.server.refusal import Refusal
from rivalry.server.storable import sayable
from rivalry.server.thinking.pool import BotFailed, NoBots
from rivalry.server.web.border import client
from rivalry.server.web.deck_model import (
    ChangedDeck,
    DeckInfo,
    DeckLine,
    DeckList,
    DeckReport,
    DeckText,
    DeckVersion,
    DeckVersions,
    GivenDeck,
    NewTrial,
    ReadDeck,
    TrialNews,
)
from rivalry.server.web.endpoint import Me, Somebody, TheNode, limit, me_or_guest, problems

router = APIRouter(prefix="/api", tags=["decks"])

DeckId = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]
LONGEST = 200  # cards in a deck that is looked at: far more than any game allows


def decks_of(game: str) -> Decks:
    """How the decks of a game are read and judged; refused for a game without decks."""
    where = registry.manifest(game).decks if game in registry.names() else None
    if where is None:
        raise Refusal("bad-deck", "players of this game do not bring decks")
    registry.load(game)
    found: Decks = resolve(where)
    return found


def checked(game: str, deck: dict[str, Any]) -> dict[str, Any]:
    """A deck as its game writes it; refused if it is not a deck, or is too large."""
    if sum(len(part) for part in deck.values() if isinstance(part, list)) > LONGEST:
        raise Refusal("bad-deck", f"a deck has at most {LONGEST} cards")
    try:
        return decks_of(game).check(deck)
    except BadOption as error:
        raise Refusal("bad-deck", sayable(str(error))) from None


@router.post("/decks/check", responses=problems("bad-deck", writes=True))
async def check_deck(node: TheNode, request: Request, given: GivenDeck) -> DeckReport:
    """Judge a deck: what is wrong, what to reconsider, its totals. Nothing is kept."""
    limit(node, node.config.limits.deck_checks, "deck", client(request.scope))
    return DeckReport(**decks_of(given.game).report(checked(given.game, given.deck)))


@router.post("/decks/read", responses=problems("bad-deck", writes=True))
async def read_deck(node: TheNode, request: Request, given: DeckText) -> ReadDeck:
    """The deck that a short text or JSON describes."""
    limit(node, node.config.limits.deck_checks, "deck", client(request.scope))
    try:
        deck = decks_of(given.game).read(given.text)
    except BadOption as error:
        raise Refusal("bad-deck", sayable(str(error))) from None
    return ReadDeck(deck=checked(given.game, deck))


@router.post(
    "/decks/trial",
    response_class=StreamingResponse,
    responses={
        200: {"model": TrialNews, "description": "JSON lines, one after every game"},
        **problems("bad-deck", writes=True),
    },
)
async def try_deck(node: TheNode, request: Request, given: NewTrial) -> StreamingResponse:
    """Let bots play a deck, in the server's spare time. The trial ends when you stop listening."""
    decks = [checked(given.game, deck) for deck in [given.deck, *given.rivals]]
    if registry.manifest(given.game).laboratory is None:
        raise Refusal("bad-deck", "the decks of this game cannot be tried here")
    for deck in decks:
        if decks_of(given.game).report(deck)["problems"]:
            raise Refusal("bad-deck", f"{sayable(deck['name'])!r} cannot be played yet")
    owner = client(request.scope)
    limit(node, node.config.limits.deck_trials, "trial", owner)
    news = node.trials.run(given.game, decks[0], decks[1:], given.level, given.deals, owner)
    return StreamingResponse(
        _lines(node, news),
        media_type="application/jsonl",
        headers={"x-accel-buffering": "no"},
    )


async def _lines(node: Node, news: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    """A trial as JSON lines; one that cannot go on says so in its last line."""
    try:
        async for one in news:
            yield json.dumps(one).encode() + b"\n"
            if node.stopping and one["done"] < one["total"]:
                yield b'{"code":"unavailable","message":"the server is stopping"}\n'
                return
    except (BotFailed, NoBots):
        yield b'{"code":"bot-failed","message":"the bots could not finish the trial"}\n'


@router.get("/me/decks", responses=problems("unavailable"))
async def list_my_decks(node: TheNode, player: Somebody) -> DeckList:
    """The decks you keep, last changed first; none for a browser that is new here."""
    rows = [] if player is None else await node.decks.of(player)
    # In a thread: judging hundreds of decks takes a while, and no table should wait for it.
    return DeckList(decks=await asyncio.to_thread(lambda: [_line(row) for row in rows]))


@router.post("/decks", status_code=201, responses=problems("bad-deck", writes=True))
async def keep_deck(
    node: TheNode, request: Request, response: Response, player: Somebody, given: GivenDeck
) -> DeckInfo:
    """Keep a deck, finished or not. Whoever has its id, as part of a link, can read it."""
    deck = checked(given.game, given.deck)
    me = await me_or_guest(node, request, response, player)
    limit(node, node.config.limits.decks, "keep", me)
    return await _info(node, me, await node.decks.keep(me, given.game, deck))


@router.get("/decks/{deck_id}", responses=problems("no-deck", "unavailable"))
async def get_deck(
    node: TheNode,
    player: Somebody,
    deck_id: DeckId,
    version: Annotated[int | None, Query(ge=1, le=10**6)] = None,
) -> DeckInfo:
    """A deck, for anybody who knows its id: its newest version, or the one asked for."""
    return await _info(node, player, deck_id, version)


@router.get("/decks/{deck_id}/versions", responses=problems("no-deck", "unavailable"))
async def list_versions(node: TheNode, deck_id: DeckId) -> DeckVersions:
    """Every version of a deck, oldest first."""
    await node.decks.get(deck_id)
    rows = await node.decks.versions(deck_id)
    told = [DeckVersion(version=r.version, name=r.name, saved_at=r.saved_at) for r in rows]
    return DeckVersions(versions=told)


@router.put(
    "/decks/{deck_id}",
    responses=problems("no-player", "no-deck", "not-yours", "bad-deck", "stale", writes=True),
)
async def change_deck(node: TheNode, me: Me, deck_id: DeckId, given: ChangedDeck) -> DeckInfo:
    """Save the next version of your deck; refused if another was saved since."""
    limit(node, node.config.limits.decks, "keep", me)
    game = (await node.decks.get(deck_id)).game
    await node.decks.change(me, deck_id, given.version, checked(game, given.deck))
    return await _info(node, me, deck_id)


@router.delete(
    "/decks/{deck_id}",
    status_code=204,
    responses=problems("no-player", "no-deck", "not-yours", writes=True),
)
async def delete_deck(node: TheNode, me: Me, deck_id: DeckId) -> None:
    """Delete this deck."""
    await node.decks.delete(me, deck_id)


async def _info(
    node: Node, player: str | None, deck_id: str, version: int | None = None
) -> DeckInfo:
    row = newest = await node.decks.get(deck_id)
    if version is not None:
        found = [one for one in await node.decks.versions(deck_id) if one.version == version]
        if not found:
            raise Refusal("no-deck", f"this deck has {newest.version} versions")
        row = found[0]
    return DeckInfo(
        id=deck_id,
        game=newest.game,
        version=row.version,
        newest=newest.version,
        saved_at=row.saved_at,
        mine=newest.player_id == player,
        deck=json.loads(row.data),
    )


def _line(row: Row[Any]) -> DeckLine:
    report = decks_of(row.game).report(json.loads(row.data))
    return DeckLine(
        id=row.id,
        game=row.game,
        name=row.name,
        version=row.version,
        saved_at=row.saved_at,
        problems=len(report["problems"]),
    )
