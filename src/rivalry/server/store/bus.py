"""News between nodes: PostgreSQL's LISTEN and NOTIFY. With SQLite there is one node, and no bus."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import structlog

from rivalry.server.store.database import CHANNEL

log = structlog.get_logger("bus")


async def listen(
    url: str,
    hear: Callable[[dict[str, Any]], None],
    missed: Callable[[], Awaitable[None]],
) -> None:
    """Listen to the other nodes, for ever; after a break, catch up on what was missed."""
    plain = url.replace("postgresql+psycopg", "postgresql")
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
