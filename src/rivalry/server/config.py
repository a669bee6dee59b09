"""Everything that can be configured, with its defaults."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one address, one player or one socket may ask for; in the notation of `limits`."""

    requests: str = "600/minute"  # per address, every HTTP request
    sign_in: str = "10/minute"  # per address: passwords and recovery links
    passwords: str = "20/hour"  # per name and address: wrong passwords
    passwords_in_all: str = "200/hour"  # per name, from all addresses: wrong passwords
    hooks: str = (
        "10/minute"  # per player, and per address: web-hooks set, whose hosts are looked up
    )
    sockets: str = "600/minute"  # per address: sockets opened
    guests: str = "60/hour"  # per address: new guests
    tables: str = "60/hour"  # per player: new tables
    checks: str = "60/minute"  # per address: requests that replay a whole log
    replays: str = "300/minute"  # per address: parts of a replay
    decks: str = "300/hour"  # per player: decks kept or changed
    deck_checks: str = "600/minute"  # per address: decks read or judged
    deck_trials: str = "12/hour"  # per address: decks for bots to play
    decks_kept: int = 200  # by one player
    hints: str = "30/minute"  # per player
    analyses: str = "30/hour"  # per address: finished games to be analysed
    messages: str = "120/10seconds"  # per socket
    chat: str = "10/10seconds"  # per player
    sockets_per_player: int = 100
    sockets_per_address: int = 2000
    connections_per_address: int = 1000  # besides sockets; those of a trusted proxy do not count
    body: int = 64 * 1024  # bytes of a request
    log: int = 256 * 1024  # bytes of a log that is imported or verified
    message: int = 4096  # bytes of a message on a socket
    chat_length: int = 500  # characters
    queue: int = 200  # messages waiting for a slow socket before it is closed
    events: int = 500  # past ones that a socket is told when it reconnects


@dataclass(frozen=True)
class Config:
    """The settings of one server process."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; if empty, SQLite in the data directory
    origins: tuple[str, ...] = ()  # allowed besides the address the browser asked for
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are trusted
    web: Path | None = None  # the folder of the built page
    open_page: bool = False  # show it in a browser on this machine
    workers: int = 1  # cores for bots that search
    bot_seconds: float = 1.5  # the thinking time of the strongest level
    analysis_seconds: float = 30.0  # for a whole game; short ones take less
    playouts: int | None = None  # per question of a hint or an analysis, instead of a time limit
    pause: float = 0.5  # minimum seconds a bot seems to think, where a table does not say
    idle: float = 60.0  # seconds after which a table that nobody uses leaves memory
    beat: float = 5.0  # seconds between two heartbeats of a node
    gap: float = 3.0  # seconds; longer without a look at the clock is sleep, charged to nobody
    link_lasts: float = 86400.0  # seconds for which a recovery link works
    hooks_to_private: bool = False  # web-hooks may go to private addresses (for tests)
    limits: Limits = field(default_factory=Limits)
    now: Callable[[], float] = time.time
    entropy: Callable[[int], bytes] = secrets.token_bytes

    def database_url(self) -> str:
        """The database's URL with the driver to use."""
        url = self.database or f"sqlite:///{self.data.resolve() / 'rivalry.db'}"
        scheme, separator, rest = url.partition("://")
        drivers = {
            "postgres": "postgresql+psycopg",
            "postgresql": "postgresql+psycopg",
        }
        return drivers.get(scheme, scheme) + separator + rest

    def token(self, size: int = 16) -> str:
        """A fresh id that nobody can guess: 128 bits in hexadecimal."""
        return self.entropy(size).hex()
