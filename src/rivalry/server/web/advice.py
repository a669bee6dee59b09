"""HTTP: what bots tell people. Hints during games against bots, and a look back after any game."""

import asyncio
import gzip

from fastapi import APIRouter, Request, Response

from rivalry.server.thinking.analysis import Work
from rivalry.server.thinking.turns import Share
from rivalry.server.web.advice_model import AnalysisInfo, AskHint, Hints
from rivalry.server.web.archive import finished, finished_log
from rivalry.server.web.border import client
from rivalry.server.web.endpoint import Me, TableId, TheNode, check_rules, limit, problems
from rivalry.server.web.page import takes_gzip

router = APIRouter(prefix="/api", tags=["advice"])


@router.post(
    "/tables/{table_id}/hint",
    responses=problems(
        *("no-player", "no-table", "not-seated", "not-playing", "not-asked", "stale"),
        *("no-hints", "bot-failed", "rules-version"),
        writes=True,
    ),
)
async def hint(node: TheNode, me: Me, table_id: TableId, given: AskHint) -> Hints:
    """The best answers to the question you are asked, where all others are bots.

    They are worked out from what your seat may know, and from nothing else.
    """
    limit(node, node.config.limits.hints, "hint", me)
    table = await node.tables.get(table_id)
    check_rules(table)
    found = await table.hint(me, given.n)
    return Hints(n=given.n, **found)


@router.post(
    "/tables/{table_id}/analysis",
    response_model=AnalysisInfo,
    responses=problems("no-table", "not-over", "rules-version", writes=True),
)
async def ask_analysis(node: TheNode, request: Request, table_id: TableId) -> Response:
    """Have a finished game analysed, once; ask again to see how far it has got."""
    table = await node.tables.get(table_id)
    await finished(table)
    check_rules(table)
    work = await node.analyses.look(table_id)
    if work.status in ("none", "failed"):
        limit(node, node.config.limits.analyses, "analysis", client(request.scope))
        log = await finished_log(table)
        work = await node.analyses.ask(table_id, log, Share(client(request.scope)))
    return await _shown(request, work)


@router.get(
    "/tables/{table_id}/analysis",
    response_model=AnalysisInfo,
    responses=problems("no-table", "not-over", "unavailable"),
)
async def get_analysis(node: TheNode, request: Request, table_id: TableId) -> Response:
    """How far the analysis of a finished game has got, and the analysis when it is done."""
    limit(node, node.config.limits.replays, "replay", client(request.scope))
    await finished(await node.tables.get(table_id))
    return await _shown(request, await node.analyses.look(table_id))


async def _shown(request: Request, work: Work) -> Response:
    """An `AnalysisInfo`; the analysis is kept as JSON and goes out as it is."""
    head = f'{{"status":"{work.status}","done":{work.done},"total":{work.total}'
    body = f'{head},"analysis":{work.data or "null"}}}'.encode()
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request.scope):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")
