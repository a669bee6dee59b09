"""HTTP: finished games. Their logs and replays, and the check of their shuffles."""

import asyncio
import gzip
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from rivalry.core.decision import CHANCE
from rivalry.core.game import State
from rivalry.core.log import GameLog
from rivalry.core.match import Match
from rivalry.server.node import Node
from rivalry.server.protocol import Change, Event, encode
from rivalry.server.refusal import Refusal
from rivalry.server.table.actor import Table
from rivalry.server.table.choosing import chosen
from rivalry.server.table.display import event
from rivalry.server.table.head import imported_head
from rivalry.server.table.journal import Row, Standing
from rivalry.server.table.wording import parts
from rivalry.server.thinking.turns import Share
from rivalry.server.web.border import client
from rivalry.server.web.endpoint import (
    Somebody,
    TableId,
    TheNode,
    check_rules,
    checked,
    limit,
    limit_checks,
    make_table,
    problems,
    read_log,
)
from rivalry.server.web.model import FairnessInfo, Fork, Replay, Seated, VerdictInfo, VerifyLog
from rivalry.server.web.page import takes_gzip

router = APIRouter(prefix="/api", tags=["finished games"])

STEPS = 50  # of a replay in one response, at most
LONG_GAME = 1000  # answers that count as one more request, where all of them are looked at
START: dict[str, Any] = {
    "kind": "start",
    "seat": None,
    "why": None,
    "words": "",
    "verb": "",
    "args": [],
    "card": "",
    "shown": [],
    "changes": [],
    "account": [],
}


@router.get(
    "/tables/{table_id}/log",
    response_model=dict[str, Any],
    responses={
        200: {"description": "The log, as `rivalry replay` and `rivalry verify` read it"},
        **problems("no-table", "not-over", "unavailable"),
    },
)
async def get_log(node: TheNode, request: Request, table_id: TableId) -> Response:
    """The whole log of a finished game, with its seed."""
    table = await node.tables.get(table_id)
    most = node.config.limits.replays
    limit(node, most, "replay", client(request.scope), cost=_cost(await finished(table)))
    log = await finished_log(table)
    return Response(await asyncio.to_thread(log.json), media_type="application/json")


@router.get(
    "/tables/{table_id}/replay",
    response_model=Replay,
    responses=problems("no-table", "not-over", "rules-version", "unavailable"),
)
async def get_replay(
    node: TheNode,
    request: Request,
    table_id: TableId,
    first: Annotated[int, Query(alias="from", ge=0, le=10**9)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=10**9)] = 10**9,
) -> Response:
    """A finished game step by step, from every seat: the steps `from` to `to`, at most 50.

    Step `k` is the position after the first `k` answers of the log, and the answer that led to it.
    """
    limit(node, node.config.limits.replays, "replay", client(request.scope))
    table = await node.tables.get(table_id)
    total = len((await finished(table)).given)
    check_rules(table)
    match = await table.whole_match()
    if match is None:
        raise Refusal("unavailable", "this table has left memory; try again")
    steps = []
    for step in walk(match, first, min(last, first + STEPS - 1, total)):
        steps.append(step)
        await asyncio.sleep(0)  # lets moves at other tables through
    body = encode({"total": total, "from": first, "steps": steps})
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request.scope):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")


@router.post(
    "/tables/{table_id}/fork",
    status_code=201,
    responses=problems(
        *("no-table", "not-over", "not-playing", "rules-version", "bad-log", "bad-seats"),
        writes=True,
    ),
)
async def fork(
    node: TheNode,
    request: Request,
    response: Response,
    player: Somebody,
    table_id: TableId,
    given: Fork,
) -> Seated:
    """Play on from a position of a finished game, at a new table that is marked as imported."""
    table = await node.tables.get(table_id)
    total = len((await finished(table)).given)
    check_rules(table)
    if given.k > total:
        raise Refusal("invalid", f"this game has {total} answers, not {given.k}")
    log = await finished_log(table)
    log.answers = log.answers[: given.k]
    found = await read_log(node, request, await asyncio.to_thread(log.json))
    if found["result"] is not None:
        raise Refusal("not-playing", "the game is over in that position")
    head = imported_head(node.config, found, given.settings, given.public)
    return await make_table(node, request, response, player, head, given.seats)


@router.get(
    "/tables/{table_id}/fairness",
    responses=problems("no-table", "rules-version", "bad-log", "unavailable"),
)
async def get_fairness(node: TheNode, request: Request, table_id: TableId) -> FairnessInfo:
    """The commitment; after the game also the seed, and whether every shuffle follows from it."""
    table = await node.tables.get(table_id)
    ways = table.head.settings.choose
    lots = [name for name, way in ways.items() if way == "lot"]
    told = FairnessInfo(
        commitment=table.head.commitment,
        imported=table.head.imported is not None,
        seed_brought=table.head.imported is not None and table.head.imported.seeded,
        lots=lots,
        seed=None,
        fair=None,
        words="the seed is shown when the game is over",
    )
    try:
        standing = await finished(table)
    except Refusal:
        return told
    check_rules(table)
    most = node.config.limits.checks
    limit(node, most, "check", client(request.scope), cost=_cost(standing))
    log = await finished_log(table)
    text = await asyncio.to_thread(log.json)
    verdict = await _verdict(node, request, text, told.commitment, lots)
    told.seed, told.fair, told.words = table.head.seed, verdict["fair"], verdict["words"]
    if told.seed_brought:
        told.words += "; the seed came with a log, so whoever brought it knew every card"
    elif told.imported:
        told.words += (
            "; it began with a log that had no seed, so its first shuffles came from elsewhere"
        )
    return told


@router.post("/verify", responses=problems("bad-log", writes=True))
async def verify(node: TheNode, request: Request, given: VerifyLog) -> VerdictInfo:
    """Check any log: legal answers, shuffles that follow from the seed, the promised seed."""
    limit_checks(node, request, given.log)
    verdict = await _verdict(node, request, given.log, given.commitment, given.lots)
    return VerdictInfo(**verdict)


async def _verdict(
    node: Node, request: Request, log: str, commitment: str | None, lots: Sequence[str]
) -> dict[str, Any]:
    """What a worker process finds when it checks a log."""
    share = Share(client(request.scope))
    return await checked(node.services.pool.verify(log, commitment, lots, share))


async def finished(table: Table) -> Standing:
    """What a game has added up to; refused until its end has been stored."""
    standing = (await table.look()).standing
    if standing.status != "over":
        raise Refusal("not-over", "this is shown when the game is over")
    return standing


def _cost(standing: Standing) -> int:
    """How many requests it counts for to go through a whole game."""
    return 1 + len(standing.given) // LONG_GAME


async def finished_log(table: Table) -> GameLog:
    """The log with its seed, which is secret until the end of the game has been stored."""
    head, standing = table.head, await finished(table)
    given = standing.given.held(len(standing.given))
    answers = await asyncio.to_thread(lambda: [row.answer for row in given()])
    return GameLog(head.game, head.version, chosen(head, standing.picks), answers, head.seed)


def walk(match: Match, first: int, last: int) -> Iterator[dict[str, Any]]:
    """The steps of a finished game, as `model.Step` describes them."""
    state = match.position(max(first - 1, 0))
    if first == 0:
        yield {"k": 0, **START, **_shown(state)}
    for k in range(max(first, 1), last + 1):
        words, told = match.log.answers[k - 1], match.told[k - 1]
        verb, args = parts(match.game, words)
        chance = told.player == CHANCE
        answered = {
            "kind": "chance" if chance else "answer",
            "seat": None if chance else told.player,
            "why": told.why,
            "words": words,
            "verb": verb,
            "args": args,
            "card": told.card,
            "shown": told.shown,
            "changes": [Change(*change) for change in told.changes],
            "account": [_event(match, i) for i in match.account(k)],
        }
        state.apply(match.game.parse(words))
        yield {"k": k, **answered, **_shown(state)}


def _event(match: Match, i: int) -> Event:
    """An answer of a finished game, nothing held back; `n` is the step it led to."""
    told = match.told[i]
    return event(match.game, Row(i + 1, told.player, match.log.answers[i], 0.0), told.player, told)


def _shown(state: State) -> dict[str, Any]:
    """A position as each seat sees it, and as a spectator does."""
    decision = state.decision
    scores = state.scores()
    return {
        "asked": None if decision is None or decision.player == CHANCE else decision.player,
        "scores": scores,
        "views": [state.view(seat) for seat in range(len(scores))],
        "spectator": state.view(None),
    }
