"""All tables of a server: creating, finding, waking and putting to sleep; lobby; alarms of clocks."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from heapq import heappop, heappush
from typing import Final

import msgspec
import structlog

from obelisk.catalog import GAMES
from obelisk.core.chance import commitment_of
from obelisk.core.errors import InvalidOptions, UnknownName
from obelisk.core.kit import Kit
from obelisk.server import match as matches
from obelisk.server.bot_specs import is_known
from obelisk.server.clocks import Clock
from obelisk.server.frames import is_per_seat, seat_option_names
from obelisk.server.house import House
from obelisk.server.ids import hash_of, new_id, new_secret
from obelisk.server.live import LiveTable, options_problem
from obelisk.server.match import options_of
from obelisk.server.people import Visitor
from obelisk.server.problems import Problem, conflict, forbidden, not_found
from obelisk.server.seals import ORIGIN
from obelisk.server.seating import held_by, may_watch, people_at, seats_of
from obelisk.server.streams import NOT_ALLOWED, RESTART
from obelisk.server.table_info import table_info
from obelisk.server.wire import (
    ByeFrame,
    CreatedTable,
    Data,
    Invite,
    Join,
    MyTables,
    NewTable,
    SeatWish,
    TableInfo,
    TableList,
)
from obelisk.server.words import clean_data, clean_title
from obelisk.storage.base import (
    ARCHIVED,
    BOT_SEAT,
    CLOSED,
    FINISHED,
    GUEST,
    LINK_SEAT,
    LOBBY,
    OPEN_SEAT,
    PERSON_SEAT,
    PLAYING,
    RESERVED_SEAT,
    Conflict,
    LobbyFilter,
    LogEntry,
    Person,
    SeatRow,
    TableRow,
)

DAY_MS: Final = 86_400_000
RETRY_MS: Final = 1000
SWEEP_SECONDS: Final = 10
MY_TABLES: Final = 200

log = structlog.get_logger("obelisk.tables")


def game_entry(id: str) -> Kit:
    try:
        return GAMES.get(id)
    except UnknownName:
        raise not_found("game") from None


class Tables:
    """The tables, awake or asleep. At most one `LiveTable` exists for each."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.storage = house.storage
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._alarms: list[tuple[int, str]] = []
        self._alarm_of: dict[str, int] = {}
        self._alarm_set = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []
        self.is_stopping = False
        house.set_alarm = self.set_alarm
        house.drop_table = lambda table: self._live.pop(table, None)

    # Waking and sleeping

    async def live(self, id: str) -> LiveTable:
        """The table, woken if it sleeps; raises `Problem` if there is none."""
        found = self._live.get(id)
        if found is not None:
            return found
        if self.is_stopping:
            raise Problem(503, "unavailable")
        task = self._waking.get(id)
        if task is None:
            task = asyncio.create_task(self._wake(id))
            self._waking[id] = task
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(task)

    async def _wake(self, id: str) -> LiveTable:
        row = await self.storage.table(id)
        if row is None:
            raise not_found("table")
        match = None
        if row.setup is not None:
            entries = await self.storage.log(id)
            snapshot = await self.storage.snapshot(id) if row.status == PLAYING else None
            match = matches.load(row, entries, snapshot, self.house.now())
        table = LiveTable(self.house, row, match)
        self._live[id] = table
        self.house.metrics.tables.set(len(self._live))
        if row.status == PLAYING:
            self.house.spawn(table.wake())
        return table

    def awake(self) -> list[LiveTable]:
        return list(self._live.values())

    async def sleep(self, table: LiveTable) -> None:
        """Forgets a table; the store has all of it."""
        with contextlib.suppress(Problem):
            await table.do(table.snapshot)
        if table.is_idle(-1):
            self._live.pop(table.row.id, None)
            await table.stop()
            self.house.metrics.tables.set(len(self._live))

    # Chores

    async def start(self) -> None:
        """Takes up what was left: bots that are to move, clocks that run."""
        for id, deadline in await self.storage.deadlines():
            self.set_alarm(id, max(deadline, self.house.booted + 1000))
        self._chores = [
            asyncio.create_task(self._watch_alarms()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._resume_bots()),
        ]

    async def _resume_bots(self) -> None:
        """Bots' turns are derived from the tables, so neither a crash nor a failing store loses one. People
        come first.
        """
        while True:
            try:
                for id in await self.storage.bot_turns():
                    if not self._is_thinking(id):
                        await self._let_others_think()
                        await self._ring(id)
            except Exception as error:
                log.error("cannot resume bots", error=type(error).__name__)
            await asyncio.sleep(SWEEP_SECONDS)

    def _is_thinking(self, id: str) -> bool:
        table = self._live.get(id)
        return table is not None and table.is_thinking

    async def _let_others_think(self) -> None:
        """Waits until a bot is free, but not for ever."""
        for _ in range(100):
            if sum(1 for table in self.awake() if table.is_thinking) <= self.house.settings.bot_workers:
                break
            await asyncio.sleep(0.01)

    def set_alarm(self, table: str, at: int) -> None:
        """Wakes the table at that time. One alarm a table is enough: when it rings it sets the next."""
        if self._alarm_of.get(table, at + 1) <= at:
            return
        self._alarm_of[table] = at
        heappush(self._alarms, (at, table))
        self._alarm_set.set()

    async def _watch_alarms(self) -> None:
        while True:
            self._alarm_set.clear()
            wait = SWEEP_SECONDS * 1000
            if self._alarms:
                wait = min(wait, self._alarms[0][0] - self.house.now() + 5)
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._alarm_set.wait(), wait / 1000)
            while self._alarms and self._alarms[0][0] <= self.house.now():
                at, id = heappop(self._alarms)
                if self._alarm_of.get(id) == at:
                    del self._alarm_of[id]
                    self.house.spawn(self._ring(id))

    async def _ring(self, id: str) -> None:
        try:
            await (await self.live(id)).wake()
        except Problem:
            pass
        except Exception as error:
            log.error("alarm failed", table=id, error=type(error).__name__)

    async def _sweep(self) -> None:
        """Puts unused tables to sleep, archives those without a move for long, shows the banned out."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for table in self.awake():
                    if table.is_idle(self.house.settings.idle_seconds):
                        await self.sleep(table)
                await self.archive_idle()
                for person in await self.storage.banned():
                    self.cut_off(person, ByeFrame(reason="signed_out", retry_ms=0), NOT_ALLOWED)
            except Exception as error:
                log.error("sweep failed", error=type(error).__name__)

    async def archive_idle(self) -> list[str]:
        before = self.house.now() - self.house.settings.archive_days * DAY_MS
        archived = await self.storage.archive_idle(before)
        for id in archived:
            if id in self._live:
                await self._live[id].reload()
        return archived

    async def stop(self) -> None:
        """Everybody is told to come back; what is in memory is cached for a quick start."""
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        bye = ByeFrame(reason="restart", retry_ms=RETRY_MS)
        for table in self.awake():
            table.close(bye, RESTART)
        self.house.silence(RESTART)
        await self.house.stop()
        for table in self.awake():
            try:
                await table.do(table.snapshot)
            except Exception as error:
                log.warning("no snapshot", table=table.row.id, error=type(error).__name__)
            await table.stop()
        self._live.clear()

    # Creating

    async def create(self, visitor: Visitor, wish: NewTable) -> CreatedTable:
        entry = game_entry(wish.game)
        options = {name: clean_data(value) for name, value in wish.options.items()}
        if entry.has_players() and "players" not in options:
            options["players"] = len(wish.seats)
        check_wish(wish.clock, wish.takeover, wish.game, wish.seats)
        try:
            checked = entry.game.options(options)
            encoded = entry.game.encode_options(checked)
        except InvalidOptions as error:
            raise options_problem(error) from None
        if entry.game.seats(checked) != len(wish.seats):
            raise Problem(422, "bad_table", reason="seats", facts={"seats": entry.game.seats(checked)})
        if wish.rated:
            check_rated(visitor.person, wish.seats)
        await self.check_number(visitor)
        seed = secrets.token_bytes(32)
        row = self.new_row(visitor, wish.game, entry.game.rules_version, encoded, seed)
        row.title = clean_title(wish.title)
        row.is_public, row.is_rated, row.spectators = wish.public, wish.rated, wish.spectators
        row.clock = msgspec.json.encode(wish.clock).decode()
        row.takeover = wish.takeover
        row.seats, invites = seats_for(visitor.person, wish.seats)
        await self.storage.add_table(row, [])
        return CreatedTable(table=table_info(row, visitor.id), invites=invites)

    async def check_number(self, visitor: Visitor) -> None:
        if await self.storage.count_open(visitor.id) >= self.house.settings.tables_per_person:
            raise Problem(429, "too_many", reason="tables")

    def new_row(
        self, visitor: Visitor, game: str, rules: int, options: dict[str, object], seed: bytes | None
    ) -> TableRow:
        now = self.house.now()
        return TableRow(
            id=new_id(),
            game=game,
            rules=rules,
            options=msgspec.json.encode(options).decode(),
            status=LOBBY,
            owner=visitor.id,
            title="",
            is_public=False,
            is_rated=False,
            spectators=True,
            clock=msgspec.json.encode(Clock()).decode(),
            takeover="random",
            commitment=commitment_of(seed) if seed is not None else "",
            seed=seed,
            origin="",
            created=now,
            moved=now,
        )

    # Finding

    async def info(self, id: str, person: str | None) -> TableInfo:
        table = self._live.get(id)
        row = table.row if table is not None else await self.storage.table(id)
        if row is None:
            raise not_found("table")
        if not may_watch(row, person):
            raise forbidden("spectators")
        return table.info(person) if table is not None else table_info(row, person)

    async def facts(self, id: str) -> Data:
        """What lies in the box with the options of a table."""
        row = await self.storage.table(id)
        assert row is not None
        game = game_entry(row.game).game
        return game.facts(game.options(options_of(row)))

    async def lobby(self, wanted: LobbyFilter, person: str | None) -> TableList:
        rows = await self.storage.lobby(wanted)
        return TableList(tables=[table_info(row, person) for row in rows])

    async def mine(self, visitor: Visitor) -> MyTables:
        rows = await self.storage.tables_of(visitor.id, MY_TABLES)
        return MyTables(
            waiting=await self.storage.count_waiting(visitor.id),
            tables=[table_info(row, visitor.id) for row in rows],
        )

    # Sitting down and getting up

    async def join(self, id: str, visitor: Visitor, wish: Join) -> TableInfo:
        table = await self.live(id)

        def change(row: TableRow) -> tuple[SeatRow, SeatRow]:
            if visitor.id in people_at(row):
                raise conflict("already_seated")
            if row.is_rated and visitor.person.kind == GUEST:
                raise forbidden("guests")
            before = free_seat(row, visitor.id, wish)
            after = SeatRow(before.seat, PERSON_SEAT, visitor.id, name=visitor.person.name)
            return before, after

        return await table.change_seat(change)

    async def leave(self, id: str, visitor: Visitor) -> None:
        table = await self.live(id)
        while True:

            def change(row: TableRow) -> tuple[SeatRow, SeatRow]:
                mine = seats_of(row, visitor.id)
                if not mine:
                    raise forbidden("not_seated")
                return row.seats[mine[0]], freed(row, mine[0])

            for seat in seats_of(table.row, visitor.id)[:1]:
                await self.forget_choices(table, seat)
            await table.change_seat(change)
            if not seats_of(table.row, visitor.id):
                return

    async def kick(self, id: str, visitor: Visitor, seat: int) -> TableInfo:
        table = await self.live(id)

        def change(row: TableRow) -> tuple[SeatRow, SeatRow]:
            before = self.owned_seat(row, visitor, seat)
            if before.kind not in (PERSON_SEAT, RESERVED_SEAT):
                raise conflict("seat_free")
            return before, freed(row, seat)

        if table.row.status == LOBBY and change(table.row)[0].kind == PERSON_SEAT:
            await self.forget_choices(table, seat)
        await table.change_seat(change)
        return table.info(visitor.id)

    async def invite(self, id: str, visitor: Visitor, seat: int) -> Invite:
        """A new secret for a seat that nobody has taken; the old one is void."""
        table = await self.live(id)
        secret = new_secret()

        def change(row: TableRow) -> tuple[SeatRow, SeatRow]:
            before = self.owned_seat(row, visitor, seat)
            if before.kind not in (LINK_SEAT, OPEN_SEAT, RESERVED_SEAT):
                raise conflict("seat_taken")
            return before, SeatRow(seat, LINK_SEAT, invite=hash_of(secret))

        await table.change_seat(change)
        return Invite(seat=seat, secret=secret)

    def owned_seat(self, row: TableRow, visitor: Visitor, seat: int) -> SeatRow:
        if row.owner != visitor.id:
            raise forbidden("not_owner")
        if not 0 <= seat < len(row.seats):
            raise not_found("seat")
        return row.seats[seat]

    async def set_seat_options(self, id: str, visitor: Visitor, seat: int, values: Data) -> TableInfo:
        """Sets what a person may choose for the own seat, such as a deck; the game checks it."""
        table = await self.live(id)

        def change(row: TableRow) -> str:
            if seat not in seats_of(row, visitor.id):
                raise forbidden("not_seated")
            entry = game_entry(row.game)
            options = options_of(row)
            names = seat_option_names(entry, options, len(row.seats))
            for name, value in values.items():
                if name not in names:
                    raise Problem(422, "bad_options", facts={"problems": [{"option": name[:60]}]})
                entries = options[name]
                assert is_per_seat(entries, len(row.seats))
                assert isinstance(entries, list)
                clean = clean_data(value)
                options[name] = [clean if at == seat else old for at, old in enumerate(entries)]
            try:
                encoded = entry.game.encode_options(entry.game.options(options))
            except InvalidOptions as error:
                raise options_problem(error) from None
            return msgspec.json.encode(encoded).decode()

        await table.set_options(change)
        return table.info(visitor.id)

    async def forget_choices(self, table: LiveTable, seat: int) -> None:
        """What somebody chose for a seat and nobody else may know is gone before another sits down there."""

        def change(row: TableRow) -> str:
            entry = game_entry(row.game)
            options = options_of(row)
            for name in seat_option_names(entry, options, len(row.seats)):
                entries = options[name]
                assert isinstance(entries, list)
                if isinstance(entries[seat], dict | list):
                    options[name] = [None if at == seat else old for at, old in enumerate(entries)]
            return msgspec.json.encode(options).decode()

        if change(table.row) != msgspec.json.encode(options_of(table.row)).decode():
            await table.set_options(change)

    # Other changes

    async def close(self, id: str, visitor: Visitor) -> None:
        table = await self.live(id)
        if table.row.owner != visitor.id:
            raise forbidden("not_owner")
        await table.set_status(visitor.id, LOBBY, CLOSED)

    async def reopen(self, id: str, visitor: Visitor) -> TableInfo:
        table = await self.live(id)
        if not seats_of(table.row, visitor.id):
            raise forbidden("not_seated")
        await table.set_status(visitor.id, ARCHIVED, PLAYING)
        return table.info(visitor.id)

    async def rematch(self, id: str, visitor: Visitor) -> TableInfo:
        """The same table again: bots sit there, people's seats are kept for them."""
        old = await self.live(id)
        row = old.row
        if not held_by(row, visitor.id):
            raise forbidden("not_seated")
        if row.status != FINISHED or row.ending == "imported":
            raise conflict("not_finished")
        if row.origin.startswith(ORIGIN):
            # A drafted deck is for the matches of its draft.
            raise conflict("drafted")
        if row.rematch is None:
            new = self.new_row(visitor, row.game, row.rules, options_of(row), secrets.token_bytes(32))
            new.title, new.clock, new.takeover = row.title, row.clock, row.takeover
            new.is_public, new.is_rated, new.spectators = row.is_public, row.is_rated, row.spectators
            new.origin = f"rematch:{row.id}"
            new.seats = [rematch_seat(seat, visitor.id) for seat in row.seats]
            with contextlib.suppress(Conflict):
                await self.storage.set_rematch(row.id, new)
            await old.reload()
        assert old.row.rematch is not None
        return await self.info(old.row.rematch, visitor.id)

    async def add_played(self, row: TableRow, entries: list[LogEntry]) -> None:
        """Adds a table that has a history already: a fork or an imported record."""
        await self.storage.add_table(row, entries)

    async def forget(self, person: Person) -> None:
        """Somebody goes for ever: seats in running games go to bots, others are free again."""
        visitor = Visitor(person, "", is_token=False)
        for row in await self.storage.tables_of(person.id, 10_000):
            try:
                if row.status in (PLAYING, ARCHIVED):
                    table = await self.live(row.id)
                    if table.row.status == ARCHIVED:
                        await table.set_status(None, ARCHIVED, PLAYING)
                    if seats_of(table.row, person.id):
                        await table.resign(person.id)
                elif row.status == LOBBY and seats_of(row, person.id):
                    await self.leave(row.id, visitor)
                if row.status == LOBBY and row.owner == person.id:
                    await self.close(row.id, visitor)
            except Problem as problem:
                log.warning("cannot leave", table=row.id, error=problem.error)
        self.rename(person.id, "")

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now; tables that are awake say so."""
        for table in self.awake():
            if any(seat.person == person for seat in table.row.seats):
                table.rename(person, name)

    def cut_off(self, person: str, bye: ByeFrame, code: int) -> None:
        """Ends the connections of a person everywhere."""
        data = msgspec.json.encode(bye)
        for table in self.awake():
            for stream in list(table.streams):
                if stream.person == person:
                    stream.push(data)
                    stream.close(code)
        self.house.silence(code, person)


def check_wish(clock: Clock, takeover: str, game: str, seats: list[SeatWish]) -> None:
    if clock.fault():
        raise Problem(422, "bad_table", reason="clock", facts={"field": clock.fault()})
    for spec in [takeover, *[seat.bot for seat in seats if seat.kind == "bot"]]:
        if not is_known(game, spec):
            raise Problem(422, "bad_table", reason="bot", facts={"bot": spec})


def check_rated(person: Person, seats: list[SeatWish]) -> None:
    if person.kind == GUEST:
        raise forbidden("guests")
    kinds = [seat.kind for seat in seats]
    if "bot" in kinds or kinds.count("me") > 1:
        raise Problem(422, "bad_table", reason="rated")


def seats_for(person: Person, wishes: list[SeatWish]) -> tuple[list[SeatRow], list[Invite]]:
    """The seats as wished, and the secrets of those that are for friends."""
    seats: list[SeatRow] = []
    invites: list[Invite] = []
    for number, wish in enumerate(wishes):
        if wish.kind == "me":
            seats.append(SeatRow(number, PERSON_SEAT, person.id, name=person.name))
        elif wish.kind == "bot":
            seats.append(SeatRow(number, BOT_SEAT, bot=wish.bot))
        elif wish.kind == "link":
            secret = new_secret()
            seats.append(SeatRow(number, LINK_SEAT, invite=hash_of(secret)))
            invites.append(Invite(seat=number, secret=secret))
        else:
            seats.append(SeatRow(number, OPEN_SEAT))
    return seats, invites


def free_seat(row: TableRow, person: str, wish: Join) -> SeatRow:
    """The seat that somebody who wants to join may have."""
    if wish.invite is not None:
        hash = hash_of(wish.invite)
        for seat in row.seats:
            if seat.kind == LINK_SEAT and seat.invite is not None and hmac.compare_digest(seat.invite, hash):
                return seat
        raise forbidden("invite")
    wanted = [seat for seat in row.seats if wish.seat in (None, seat.seat)]
    if not wanted:
        raise not_found("seat")
    for seat in wanted:
        if seat.kind == RESERVED_SEAT and seat.person == person:
            return seat
    for seat in wanted:
        if seat.kind == OPEN_SEAT:
            return seat
    raise conflict("seat_taken")


def freed(row: TableRow, seat: int) -> SeatRow:
    """A seat after somebody left it: open at public tables; at private ones it waits for a new link."""
    return SeatRow(seat, OPEN_SEAT if row.is_public else LINK_SEAT)


def rematch_seat(seat: SeatRow, asker: str) -> SeatRow:
    if seat.kind == BOT_SEAT:
        return SeatRow(seat.seat, BOT_SEAT, bot=seat.bot)
    kind = PERSON_SEAT if seat.person == asker else RESERVED_SEAT
    return SeatRow(seat.seat, kind, seat.person, name=seat.name)
