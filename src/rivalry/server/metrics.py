"""What Prometheus may know: counts and times, never anything about a game's cards."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.requests = Counter("rivalry_requests", "HTTP requests", ["code"], registry=r)
        self.answers = Counter("rivalry_answers", "Answers accepted", ["game"], registry=r)
        self.refused = Counter("rivalry_refused", "Commands refused", ["code"], registry=r)
        self.seconds = Histogram(
            "rivalry_answer_seconds",
            "From a command's arrival to the moment it is stored and sent",
            buckets=SECONDS,
            registry=r,
        )
        self.bot_seconds = Histogram(
            "rivalry_bot_seconds", "From a bot's question to when its answer appears", registry=r
        )
        self.tables = Gauge("rivalry_tables_in_memory", "Tables in memory", registry=r)
        self.sockets = Gauge("rivalry_sockets", "Open sockets", registry=r)
        self.queue = Gauge("rivalry_store_waiting", "Writes waiting for a flush", registry=r)
        self.flushes = Gauge("rivalry_store_flushes", "Transactions so far", registry=r)
        self.loads = Counter("rivalry_tables_loaded", "Tables rebuilt by replay", registry=r)
        self.bot_failures = Gauge("rivalry_bot_failures", "Failed answers of bots", registry=r)
        self.hints = Counter("rivalry_hints", "Hints given", ["game"], registry=r)
        self.analyses = Counter("rivalry_analyses", "Analyses", ["game", "outcome"], registry=r)
        self.hooks = Counter("rivalry_webhooks", "Web-hooks sent", ["outcome"], registry=r)

    def text(self) -> bytes:
        """All figures in Prometheus' format."""
        return generate_latest(self.registry)
