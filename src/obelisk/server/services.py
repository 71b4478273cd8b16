"""The services of a running server, wired together; knows no framework."""

from __future__ import annotations

from collections import Counter

from obelisk.server.history import History
from obelisk.server.house import House
from obelisk.server.legends.drafts import Drafts
from obelisk.server.limits import Familiar, RateLimit
from obelisk.server.metrics import Metrics
from obelisk.server.passwords import Passwords
from obelisk.server.people import People
from obelisk.server.settings import Settings
from obelisk.server.table.live import RETRY_MS
from obelisk.server.tables import Tables
from obelisk.server.thinking.pool import Pool
from obelisk.server.thinking.requests import Bots
from obelisk.storage.base import Storage
from obelisk.storage.claim import Claim
from obelisk.storage.sqlite import SqliteStorage

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class Services:
    """Everything that routes need."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage | None = None,
        bots: Bots | None = None,
        passwords: Passwords | None = None,
        claim: Claim | None = None,
    ) -> None:
        self.settings = settings
        self.claim = claim
        self.storage: Storage = storage if storage is not None else SqliteStorage(settings.database)
        metrics = Metrics()
        self.pool = Pool(settings.bot_workers if bots is None else 0, settings.bot_memory_mb, metrics)
        self.house = House(self.storage, settings, bots if bots is not None else self.pool, metrics)
        self.passwords = passwords if passwords is not None else Passwords(settings.password_threads)
        self.people = People(self.house, self.passwords)
        self.tables = Tables(self.house)
        self.history = History(self.tables)
        self.drafts = Drafts(self.tables)
        self.status = "starting"
        self.request_limit = RateLimit(
            "requests", settings.requests_per_second * 4, settings.requests_per_second
        )
        self.move_limit = RateLimit("moves", settings.actions_per_second * 4, settings.actions_per_second)
        self.guest_limit = RateLimit("guests", settings.guests_per_minute, settings.guests_per_minute / 60)
        self.sign_in_limit = RateLimit(
            "sign_ins", settings.sign_ins_per_minute, settings.sign_ins_per_minute / 60
        )
        self.familiar = Familiar()
        self.sockets: Counter[str] = Counter()
        self.origins = {
            *settings.origins,
            *[f"http://{host}:{settings.port}" for host in LOOPBACK],
        }

    async def start(self) -> None:
        """Begins to serve. Only one server at a time has the database."""
        if self.claim is None:
            self.claim = Claim(self.settings.database)
        self.pool.start()
        await self.tables.start()
        self.status = "ok"

    async def stop(self, retry_ms: int = RETRY_MS) -> None:
        """No new work; everybody is told when to come back; then the store is closed."""
        if self.status == "stopping":
            return
        self.status = "stopping"
        await self.tables.stop(retry_ms)
        await self.pool.stop()
        self.passwords.close()
        await self.storage.close()
        if self.claim is not None:
            self.claim.release()
