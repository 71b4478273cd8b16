"""Numbers for Prometheus. None of them tells anything about a game but how much is going on."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

SHARES = (0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1)


class Metrics:
    """One registry per server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.moves = Counter("obelisk_moves", "Actions stored", ["door"], registry=registry)
        self.refusals = Counter("obelisk_refusals", "Moves refused", ["error"], registry=registry)
        self.acknowledged = Histogram(
            "obelisk_acknowledge_seconds", "From a move's arrival to its durable storage", buckets=FAST,
            registry=registry,
        )  # fmt: skip
        self.sockets = Gauge("obelisk_sockets", "Open streams", registry=registry)
        self.tables = Gauge("obelisk_live_tables", "Tables in memory", registry=registry)
        self.cut_off = Counter("obelisk_cut_off", "Slow readers cut off", registry=registry)
        self.bot_moves = Counter("obelisk_bot_moves", "Answers of bots", ["outcome"], registry=registry)
        self.bot_thought = Histogram(
            "obelisk_bot_seconds", "Thinking of bots", buckets=FAST, registry=registry
        )
        self.bot_queue = Gauge(
            "obelisk_bot_queue", "Requests for bots that wait", ["lane"], registry=registry
        )
        self.bot_waited = Histogram(
            "obelisk_bot_wait_seconds", "From asking a bot to its beginning", ["lane"], buckets=FAST,
            registry=registry,
        )  # fmt: skip
        self.bot_share = Histogram(
            "obelisk_bot_share", "The part of its thinking time that a bot gets", ["lane"], buckets=SHARES,
            registry=registry,
        )  # fmt: skip
        self.bot_late = Counter(
            "obelisk_bot_late", "Requests that waited too long", ["lane"], registry=registry
        )
        self.mails = Counter(
            "obelisk_mails", "Letters by what became of them", ["outcome"], registry=registry
        )
        self.calls = Counter(
            "obelisk_calls", "Calls of people who are away", ["way", "outcome"], registry=registry
        )
        self.requests = Counter("obelisk_requests", "HTTP requests", ["status"], registry=registry)

        self.disk = Gauge(
            "obelisk_disk_bytes",
            "The database, its log, and the room on its disk",
            ["part"],
            registry=registry,
        )

    def disk_is(self, sizes: dict[str, int]) -> None:
        for part, size in sizes.items():
            self.disk.labels(part).set(size)

    def text(self) -> bytes:
        return generate_latest(self.registry)
