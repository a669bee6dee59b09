"""What every table of a node shares."""

from collections.abc import Callable
from dataclasses import dataclass

from rivalry.server.config import Config
from rivalry.server.metrics import Metrics
from rivalry.server.store.database import Store
from rivalry.server.table.clock import Outages
from rivalry.server.thinking.pool import Pool


@dataclass
class Services:
    """The node: its settings, database, bots, figures, and its name among the nodes."""

    config: Config
    store: Store
    pool: Pool
    metrics: Metrics
    outages: Outages
    node: str
    build: str  # of the page that is served
    call_hook: Callable[[str, str, str, int], None]  # player, table, game, n: it is your turn


class Refusal(Exception):
    """Something that is not allowed: a stable code and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
