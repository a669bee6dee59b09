"""HTTP: games and tables. Making, finding, joining, leaving."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Row, select

from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.game import Game
from rivalry.core.option import Option
from rivalry.server.refusal import Refusal
from rivalry.server.store.schema import games as heads
from rivalry.server.store.schema import seats as sat
from rivalry.server.table.command import Choose as Pick
from rivalry.server.table.command import ComeBack, Leave, Resign
from rivalry.server.table.head import imported_head, new_head
from rivalry.server.web.endpoint import (
    Me,
    Somebody,
    TableId,
    TheNode,
    check_rules,
    limit,
    make_table,
    me_or_guest,
    problems,
    read_log,
)
from rivalry.server.web.model import (
    Choose,
    Claim,
    GameInfo,
    GameOption,
    ImportTable,
    Join,
    LobbyInfo,
    NewTable,
    Seated,
    SeatInfo,
    TableInfo,
    TableList,
)

router = APIRouter(prefix="/api", tags=["tables"])

Most = Annotated[int, Query(ge=1, le=100)]
LISTED = (
    *(heads.c.id, heads.c.game, heads.c.version, heads.c.options, heads.c.settings),
    *(heads.c.public, heads.c.imported, heads.c.status, heads.c.seats, heads.c.commitment),
    *(heads.c.created_at, heads.c.updated_at),
)
"""What is read of a table to list it: never its seed, nor the log it may have been made from."""
LONG = 50  # values: a longer run of numbers is given by its ends


@router.get("/games", responses=problems())
async def list_games() -> list[GameInfo]:
    """The games, their bots and options."""
    return all_games()


def all_games() -> list[GameInfo]:
    """Every game with its bots and options."""
    return [_game_info(registry.load(name)) for name in registry.names()]


@router.get("/tables", responses=problems("unavailable"))
async def list_tables(
    node: TheNode,
    player: Somebody,
    status: Annotated[str, Query(pattern="^(waiting|playing|over)$")] = "waiting",
    most: Most = 50,
) -> TableList:
    """Public tables, newest first."""
    rows = await node.store.all(
        select(*LISTED)
        .where(heads.c.public.is_(True), heads.c.status == status)
        .order_by(heads.c.updated_at.desc())
        .limit(most)
    )
    return TableList(tables=[_table_info(row) for row in rows])


@router.get("/me/tables", responses=problems("unavailable"))
async def list_my_tables(node: TheNode, player: Somebody, most: Most = 50) -> TableList:
    """The tables you have a seat at, newest first; none for a browser that is new here."""
    if player is None:
        return TableList(tables=[])
    rows = await node.store.all(
        select(*LISTED)
        .join(sat, sat.c.game_id == heads.c.id)
        .where(sat.c.player_id == player, heads.c.status != "closed")
        .order_by(heads.c.updated_at.desc())
        .limit(most)
    )
    return TableList(tables=[_table_info(row) for row in rows])


@router.get("/lobby", responses=problems("unavailable"))
async def get_lobby(node: TheNode, player: Somebody, most: Most = 20) -> LobbyInfo:
    """Everything that changes on the start page, in one answer: browsers poll it."""
    return LobbyInfo(
        mine=(await list_my_tables(node, player, most)).tables,
        waiting=(await list_tables(node, player, "waiting", most)).tables,
        playing=(await list_tables(node, player, "playing", most)).tables,
        build=node.services.build,
    )


@router.post("/tables", status_code=201, responses=problems("bad-option", "bad-seats", writes=True))
async def create_table(
    node: TheNode, request: Request, response: Response, player: Somebody, given: NewTable
) -> Seated:
    """Make a table. Whoever has its id, as part of a link, can watch and take a free seat."""
    head = new_head(node.config, given.game, given.options, given.settings, given.public)
    return await make_table(node, request, response, player, head, given.seats)


@router.post(
    "/tables/import", status_code=201, responses=problems("bad-log", "bad-seats", writes=True)
)
async def import_table(
    node: TheNode, request: Request, response: Response, player: Somebody, given: ImportTable
) -> Seated:
    """Make a table from a log: to play on, or to keep a finished game. It is marked as imported."""
    found = await read_log(node, request, given.log)
    head = imported_head(node.config, found, given.settings, given.public)
    return await make_table(node, request, response, player, head, given.seats)


@router.get("/tables/{table_id}", responses=problems("no-table", "unavailable"))
async def get_table(node: TheNode, player: Somebody, table_id: TableId) -> TableInfo:
    """A table, for anybody who knows its id."""
    row = await node.store.first(select(*LISTED).where(heads.c.id == table_id))
    if row is None:
        raise Refusal("no-table", "there is no such table")
    info = _table_info(row)
    if player is not None:
        table = await node.tables.get(table_id)
        info.you = (await table.look()).seat_of(player)
    return info


@router.get(
    "/tables/{table_id}/position",
    responses={
        200: {"description": "A `position` message of the socket, see /api/socket.json"},
        **problems("no-table", "not-allowed", "unavailable"),
    },
)
async def get_position(
    node: TheNode,
    player: Somebody,
    table_id: TableId,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> dict[str, Any]:
    """The same position that a socket shows, for clients that poll."""
    table = await node.tables.get(table_id)

    shown: dict[str, Any] = json.loads(await table.position(player, since))
    return shown


@router.post(
    "/tables/{table_id}/join",
    responses=problems("no-table", "not-waiting", "seat-taken", "rules-version", writes=True),
)
async def join(
    node: TheNode,
    request: Request,
    response: Response,
    player: Somebody,
    table_id: TableId,
    given: Join,
) -> Seated:
    """Take a free seat. Whoever has one already keeps it."""
    table = await node.tables.get(table_id)
    me = await me_or_guest(node, request, response, player)
    check_rules(table)
    seat = await node.tables.sit(table, me, await node.accounts.name(me), given.seat)
    return Seated(id=table_id, seat=seat)


@router.post(
    "/tables/{table_id}/choose",
    status_code=204,
    responses=problems(
        *("no-player", "no-table", "not-seated", "not-choosing", "not-asked", "bad-choice"),
        "rules-version",
        writes=True,
    ),
)
async def choose(node: TheNode, me: Me, table_id: TableId, given: Choose) -> None:
    """Pick a value for an option that the players choose in turn; after the last, they play."""
    table = await node.tables.get(table_id)
    check_rules(table)
    await table.perform(Pick(me, given.option, given.value))


_ACTS = problems(
    "no-player",
    "no-table",
    "not-seated",
    "not-waiting",
    "not-playing",
    "rules-version",
    writes=True,
)


@router.post("/tables/{table_id}/leave", status_code=204, responses=_ACTS)
async def leave(node: TheNode, me: Me, table_id: TableId) -> None:
    """Give up your seat before the game has begun."""
    table = await node.tables.get(table_id)
    await table.perform(Leave(me))


@router.post("/tables/{table_id}/resign", status_code=204, responses=_ACTS)
async def resign(node: TheNode, me: Me, table_id: TableId) -> None:
    """Give up the game."""
    table = await node.tables.get(table_id)
    check_rules(table)
    await table.perform(Resign(me))


@router.post("/tables/{table_id}/back", status_code=204, responses=_ACTS)
async def come_back(node: TheNode, me: Me, table_id: TableId) -> None:
    """Take your seat back from the bot that stood in for you."""
    table = await node.tables.get(table_id)
    check_rules(table)
    await table.perform(ComeBack(me))


@router.post(
    "/tables/{table_id}/claim",
    status_code=204,
    responses=problems(
        *("no-player", "no-table", "not-seated", "not-playing", "not-absent", "rules-version"),
        writes=True,
    ),
)
async def claim(node: TheNode, me: Me, table_id: TableId, given: Claim) -> None:
    """Go on without a player who is asked and has been away too long."""
    table = await node.tables.get(table_id)
    check_rules(table)
    await table.claim(me, given.outcome)


@router.post(
    "/tables/{table_id}/rematch",
    responses=problems(
        *("no-player", "no-table", "not-seated", "not-over", "rules-version"),
        *("not-waiting", "seat-taken", "bad-option"),
        writes=True,
    ),
)
async def rematch(node: TheNode, me: Me, table_id: TableId) -> Seated:
    """The same players and options again, at a new table; the others join by its link."""
    table = await node.tables.get(table_id)
    check_rules(table)
    limit(node, node.config.limits.tables, "table", me)
    found, seat = await node.tables.rematch(table, me, await node.accounts.name(me))
    return Seated(id=found, seat=seat)


def _table_info(row: Row[Any]) -> TableInfo:
    chairs = [chair or ["open", "", None] for chair in json.loads(row.seats)]
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        options=json.loads(row.options),
        settings=json.loads(row.settings)["settings"],
        public=row.public,
        imported=row.imported,
        status=row.status,
        seats=[SeatInfo(kind=kind, name=name, bot=level) for kind, name, level in chairs],
        commitment=row.commitment,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def _game_info(game: Game) -> GameInfo:
    options = game.options()
    seats = [len(game.new().scores())]
    for option in options:
        if option.name == "players" and option.allowed is not None:
            seats = list(option.allowed)
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=seats,
        bots=bots.names(game.name),
        options=[_game_option(option) for option in options if not option.hidden],
    )


def _game_option(option: Option) -> GameOption:
    told = GameOption(name=option.name, meaning=option.meaning, default=option.default)
    if isinstance(option.allowed, range) and len(option.allowed) > LONG:
        told.least, told.most = option.allowed[0], option.allowed[-1]
    elif option.allowed is not None:
        told.allowed = list(option.allowed)
    if option.shape is not None:
        told.shape = dict(option.shape)
    if option.only is not None:
        told.only = dict(option.only)
    return told
