"""The services of a running server, wired together; knows no framework."""

from __future__ import annotations

from collections import Counter

from obelisk.server.calendars import Calendars
from obelisk.server.calls.caller import Caller
from obelisk.server.chores import Chores
from obelisk.server.clubs import Clubs
from obelisk.server.company import Company
from obelisk.server.hearing import Hearing
from obelisk.server.history import History
from obelisk.server.house import House
from obelisk.server.ladders import Ladders
from obelisk.server.legends.drafts import Drafts
from obelisk.server.limits import Familiar, RateLimit
from obelisk.server.lobbies import Lobbies
from obelisk.server.mail.post import Post
from obelisk.server.mail.smtp import smtp_of
from obelisk.server.metrics import Metrics
from obelisk.server.painter import Painter
from obelisk.server.pairing import Pairing
from obelisk.server.passwords import Passwords
from obelisk.server.people import People
from obelisk.server.previews import Previews
from obelisk.server.profiles import Profiles
from obelisk.server.progress import ProgressPages
from obelisk.server.reports import Reports
from obelisk.server.rounds import Rounds
from obelisk.server.settings import Settings
from obelisk.server.studies import Studies
from obelisk.server.table.live import RETRY_MS
from obelisk.server.tables import Tables
from obelisk.server.takeout import Takeout
from obelisk.server.thinking.pool import Pool
from obelisk.server.thinking.requests import Bots
from obelisk.server.thinking.specs import Roster
from obelisk.server.tournaments import Tournaments
from obelisk.storage.base import Storage
from obelisk.storage.claim import Claim
from obelisk.storage.notices import FAMILIAR
from obelisk.storage.opening import claim as claim_of
from obelisk.storage.opening import open_storage

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
        self.storage: Storage = storage if storage is not None else open_storage(settings.database)
        metrics = Metrics()
        roster = Roster(settings.added_bots)
        workers = settings.bot_workers if bots is None else 0
        self.pool = Pool(workers, settings.bot_memory_mb, metrics, roster)
        self.house = House(self.storage, settings, bots if bots is not None else self.pool, metrics, roster)
        self.passwords = passwords if passwords is not None else Passwords(settings.password_threads)
        self.people = People(self.house, self.passwords)
        self.profiles = Profiles(self.storage)
        self.ladders = Ladders(self.storage)
        self.painter = Painter()
        self.tables = Tables(self.house)
        self.company = Company(self.house)
        self.calendars = Calendars(self.tables)
        self.lobbies = Lobbies(self.house)
        self.pairing = Pairing(self.tables)
        self.chores = Chores(self.tables)
        self.history = History(self.tables)
        self.reports = Reports(self.history, self.pool)
        self.progress = ProgressPages(self.profiles, self.reports)
        self.takeout = Takeout(self.history)
        self.studies = Studies(self.house, self.pool)
        self.drafts = Drafts(self.tables)
        self.rounds = Rounds(self.tables, self.drafts)
        self.tournaments = Tournaments(self.rounds)
        self.previews = Previews(self.tournaments)
        self.clubs = Clubs(self.tables)
        self.post = Post(self.house, smtp_of(settings))
        self.status = "starting"
        self.request_limit = RateLimit(
            "requests", settings.requests_per_second * 4, settings.requests_per_second
        )
        self.move_limit = RateLimit("moves", settings.actions_per_second * 4, settings.actions_per_second)
        self.guest_limit = self.house.shared_limit("guests", settings.guests_per_minute, 60)
        self.sign_in_limit = self.house.shared_limit("sign_ins", settings.sign_ins_per_minute, 60)
        self.mail_limit = self.house.shared_limit("mails", settings.mails_per_hour, 3600)
        self.familiar = Familiar()
        self.sockets: Counter[str] = Counter()
        self.caller = Caller(self.house, self.post, self.sockets)
        self.hearing = Hearing(self.tables, self.chores, self.history, self.familiar, self.caller)
        self.origins = {
            *settings.origins,
            *[f"http://{host}:{settings.port}" for host in LOOPBACK],
        }

    def let_in(self, login: str, address: str) -> None:
        """Somebody was let in: what is guessed elsewhere does not lock them out here."""
        self.familiar.note(login, address)
        self.house.peers.tell(FAMILIAR, login, address)

    async def start(self) -> None:
        """Begins to serve. Only one server at a time has a file of SQLite's."""
        if self.claim is None:
            self.claim = claim_of(self.settings.database)
        self.pool.start()
        self.hearing.start()
        await self.chores.start()
        self.post.start()
        self.rounds.start()
        self.caller.start()
        self.status = "ok"

    async def stop(self, retry_ms: int = RETRY_MS) -> None:
        """No new work; everybody is told when to come back; then the store is closed."""
        if self.status == "stopping":
            return
        self.status = "stopping"
        self.tables.is_stopping = True
        await self.chores.stop()
        await self.rounds.stop()
        await self.caller.stop()
        await self.post.stop()
        await self.tables.stop(retry_ms)
        await self.reports.stop()
        await self.painter.stop()
        await self.pool.stop()
        self.passwords.close()
        await self.storage.close()
        if self.claim is not None:
            self.claim.release()
