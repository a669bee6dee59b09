"""News between nodes: PostgreSQL's LISTEN and NOTIFY. With SQLite there is one node, and no bus."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import structlog
from psycopg.conninfo import make_conninfo

from rivalry.server.store.database import CHANNEL, KEEPALIVES

log = structlog.get_logger("bus")


async def listen(
    url: str,
    hear: Callable[[dict[str, Any]], None],
    missed: Callable[[], Awaitable[None]],
) -> None:
    """Listen to the other nodes, for ever; after a break, catch up on what was missed."""
    # Who only listens sends nothing, and would never learn that the other side is gone.
    plain = make_conninfo(url.replace("postgresql+psycopg", "postgresql"), **KEEPALIVES)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                plain, autocommit=True, connect_timeout=5
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for told in connection.notifies():
                    hear(json.loads(told.payload))
        except (psycopg.Error, OSError) as error:
            log.warning("bus_lost", why=type(error).__name__)
        await asyncio.sleep(0.5)
