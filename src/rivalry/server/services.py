"""What every table of a node shares."""

from collections.abc import Callable
from dataclasses import dataclass

from rivalry.server.config import Config
from rivalry.server.metrics import Metrics
from rivalry.server.store.database import Store
from rivalry.server.table.clock import Outages, Watch
from rivalry.server.thinking.pool import Pool


@dataclass
class Services:
    """The node: its settings, database, bots, figures, time, and its name among the nodes."""

    config: Config
    store: Store
    pool: Pool
    metrics: Metrics
    outages: Outages
    now: Watch
    node: str
    build: str  # of the page that is served
    call_hook: Callable[[str, str, str, int], None]  # player, table, game, n: it is your turn
