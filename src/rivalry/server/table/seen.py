"""When a player was last seen at a table, and whether the node they were at has fallen silent."""

from typing import NamedTuple

from sqlalchemy import select

from rivalry.server.services import Services
from rivalry.server.store.schema import nodes, seats

SILENT = 3  # heartbeats that a node misses before it counts as silent
SEEN = 7  # heartbeats: a node says a little more often who is at its tables


class Seen(NamedTuple):
    """When a player was last seen, and the last heartbeat of their node if it is silent since."""

    at: float
    silent_since: float | None = None


async def last_seen(services: Services, table: str, player: str | None) -> Seen:
    """What the database knows of a player who is not connected to this node.

    A node that is stopped keeps its sockets: its players do not know that nobody hears them.
    """
    row = await services.store.first(
        select(seats.c.seen_at).where(seats.c.game_id == table, seats.c.player_id == player)
    )
    if row is None:
        return Seen(0.0)
    return Seen(row.seen_at, await _silence(services, row.seen_at))


async def _silence(services: Services, seen_at: float) -> float | None:
    """The last heartbeat of a node that fell silent soon after it had seen a player.

    If no node was running then, that time is charged to nobody anyway.
    """
    beat, now = services.config.beat, services.now()
    rows = await services.store.all(
        select(nodes.c.beat_at)
        .where(
            nodes.c.id != services.node,
            nodes.c.beat_at < now - SILENT * beat,
            nodes.c.beat_at >= seen_at - beat,
            nodes.c.beat_at <= seen_at + SEEN * beat,
        )
        .order_by(nodes.c.beat_at.desc())
    )
    for row in rows:
        if not any(began <= row.beat_at < ended for began, ended in services.outages.spans):
            return float(row.beat_at)
    return None
