"""All tables of a server: creating, finding, waking, putting to sleep; following other processes; lobby."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec
import structlog

from obelisk.core.chance import commitment_of
from obelisk.core.errors import InvalidOptions
from obelisk.server.calls.wishes import COMPANY
from obelisk.server.clocks import Clock
from obelisk.server.cursors import cursor_of, cursor_text
from obelisk.server.house import House
from obelisk.server.ids import new_id, new_secret
from obelisk.server.legends.seals import ORIGIN, cup_of
from obelisk.server.options import bad_options, game_kit, options_of
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found, unavailable
from obelisk.server.streams import RESTART
from obelisk.server.table.info import table_info
from obelisk.server.table.late import is_behind
from obelisk.server.table.leaving import resign
from obelisk.server.table.live import RETRY_MS, LiveTable, wake_up
from obelisk.server.table.lobby import chosen, invited, joined, kicked, left, rematch_seat, seats_for
from obelisk.server.table.opening import arrange, begin_if_due, reveal, set_rematch, set_status
from obelisk.server.table.parts import committed, is_starting
from obelisk.server.table.seats import check_member, check_sees, held_by, seats_of
from obelisk.server.thinking.specs import Roster
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
    CLOSED,
    DELETED,
    FINISHED,
    GUEST,
    LOBBY,
    PLAYING,
    RESERVED_SEAT,
    LobbyFilter,
    LogEntry,
    Person,
    StoreFailed,
    TableRow,
)
from obelisk.storage.company import BLOCK
from obelisk.storage.notices import CUT_OFF, RENAME

TABLES_AT_ONCE: Final = 500
PATIENT_SECONDS: Final = 1.0
"""How long others wait for one table."""
MY_TABLES: Final = 200
MY_FINISHED: Final = 50

T = TypeVar("T")
log = structlog.get_logger("obelisk.tables")


class Tables:
    """The tables, awake or asleep. At most one `LiveTable` exists for each."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.storage = house.storage
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.is_stopping = False

    # Waking and sleeping

    async def live(self, id: str, asker: str | None = None) -> LiveTable:
        """The table, woken if it sleeps; raises `Refusal` if there is none, or if somebody has had too much
        replayed.
        """
        found = self.awake_one(id)
        if found is not None:
            await found.refresh()
            return found
        if self.is_stopping:
            raise unavailable("stopping")
        task = self._waking.get(id)
        is_for_me = task is None
        if task is None:
            task = asyncio.create_task(self._wake(id, asker))
            self._waking[id] = task
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        try:
            return await asyncio.shield(task)
        except Refusal as refusal:
            if is_for_me or refusal.status != 429:
                raise
        finally:
            # A refusal knows where it was raised: with the task here it would wait for the collector.
            del task
        # Somebody else had too much replayed.
        return await self.live(id, asker)

    async def _wake(self, id: str, asker: str | None) -> LiveTable:
        table = await wake_up(self.house, id, asker)
        if table is None:
            raise not_found("table")
        self._live[id] = table
        self.house.metrics.tables.set(len(self._live))
        if table.row.status == PLAYING:
            self.house.spawn(self.ring(id))
        return table

    def awake(self) -> list[LiveTable]:
        return [table for table in self._live.values() if not table.is_stopped]

    def in_use(self) -> set[str]:
        """The tables in memory, and those that will be."""
        return {*self._live, *self._waking}

    def awake_one(self, id: str) -> LiveTable | None:
        table = self._live.get(id)
        return None if table is None or table.is_stopped else table

    # Following other processes

    def changed(self, id: str, version: int | None) -> None:
        """Somebody says that a table has another version now, or one that is not known. Where nobody looks it
        is early enough to read it when somebody does.
        """
        table = self.awake_one(id)
        if table is None or table.is_late or not table.audience.streams:
            return
        if version is None or table.row.version < version:
            table.is_late = True
            self.house.spawn(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            await table.do(table.catch_up)
        except (Refusal, StoreFailed) as error:
            # It is looked at again soon.
            table.is_late = False
            log.warning("cannot follow", table=table.row.id, error=type(error).__name__)

    async def look_again(self) -> None:
        """Catches up with everything that was missed: a notice may be lost."""
        awake = {table.row.id: table for table in self.awake() if table.audience.streams}
        for ids in batched(awake, TABLES_AT_ONCE):
            stored = await self.storage.versions(ids)
            for id in ids:
                if stored.get(id) != awake[id].row.version:
                    self.changed(id, None)

    async def sleep(self, table: LiveTable) -> None:
        """Forgets a table; the store has all of it."""
        with contextlib.suppress(Refusal):
            await table.do(table.snapshot)
        if table.is_idle(-1):
            self._live.pop(table.row.id, None)
            await table.stop()
            self.house.metrics.tables.set(len(self._live))

    async def ring(self, id: str) -> None:
        """Has a table do what is due. What cannot be done now is tried again."""
        try:
            table = await self.live(id)
            await begin_if_due(table)
            await table.wake()
        except Exception as error:
            if isinstance(error, Refusal) and error.status == 404:
                return
            log.warning("alarm failed", table=id, error=type(error).__name__)
            self.house.alarms.set(id, self.house.now() + RETRY_MS)

    async def stop(self, retry_ms: int) -> None:
        """Everybody is told when to come back; what is in memory is cached for a quick start."""
        self.is_stopping = True
        bye = ByeFrame(reason="restart", retry_ms=retry_ms)
        for table in self.awake():
            table.audience.close(bye, RESTART)
        self.house.silence(RESTART)
        await self.house.stop()
        for table in self.awake():
            try:
                async with asyncio.timeout(PATIENT_SECONDS):
                    await table.do(table.snapshot)
            except Exception as error:
                log.warning("no snapshot", table=table.row.id, error=type(error).__name__)
            await table.stop()
        self._live.clear()

    # Creating

    async def create(self, visitor: Visitor, wish: NewTable) -> CreatedTable:
        kit = game_kit(wish.game)
        options = {name: clean_data(value) for name, value in wish.options.items()}
        if kit.has_players() and "players" not in options:
            options["players"] = len(wish.seats)
        check_wish(self.house.roster, wish.clock, wish.takeover, wish.game, wish.seats)
        try:
            checked = kit.game.options(options)
            encoded = kit.game.encode_options(checked)
        except InvalidOptions as error:
            raise bad_options(error) from None
        if kit.game.seats(checked) != len(wish.seats):
            raise Refusal(422, "bad_table", reason="seats", facts={"seats": kit.game.seats(checked)})
        if wish.rated:
            check_rated(visitor.person, wish.seats, await self.household(visitor.person))
        challenged = await self.challenged(visitor, wish.seats)
        club = wish.club or None
        for each in (visitor.id, *challenged):
            await check_member(self.storage, club, each)
        await self.check_number(visitor)
        seed = secrets.token_bytes(32)
        row = self.new_row(visitor, wish.game, kit.game.rules_version, encoded, seed)
        row.title = clean_title(wish.title)
        row.is_public = wish.public and club is None
        row.is_rated, row.spectators, row.club = wish.rated, wish.spectators, club
        row.clock = msgspec.json.encode(wish.clock).decode()
        row.takeover = wish.takeover
        row.seats, invites = seats_for(visitor.person, wish.seats, challenged)
        await self.storage.add_table(row, [])
        self.tell_invited(row)
        return CreatedTable(table=table_info(row, visitor.id), invites=invites)

    async def challenged(self, visitor: Visitor, wishes: list[SeatWish]) -> dict[str, Person]:
        """The people whom somebody wants at a table, by their ids."""
        found: dict[str, Person] = {}
        for id in {wish.person for wish in wishes if wish.kind == "person"}:
            person = await self.storage.person(id)
            if person is None or person.kind == DELETED or id == visitor.id:
                raise not_found("person")
            await self.check_welcome(visitor.id, id)
            found[id] = person
        return found

    async def check_welcome(self, person: str, host: str) -> None:
        """Whom somebody has blocked may neither challenge them nor sit down at their tables."""
        if await self.storage.is_tied(host, person, BLOCK):
            raise forbidden("blocked")

    async def household(self, person: Person) -> set[str]:
        """Everybody who plays for the same person: an account and its bots."""
        head = person.owner or person.id
        return {head, *[bot.id for bot in await self.storage.people_of(head)]}

    def tell_invited(self, row: TableRow) -> None:
        """Rings at those for whom seats are kept."""
        for person in {seat.person for seat in row.seats if seat.kind == RESERVED_SEAT}:
            if person is not None:
                self.house.ring(person, {"type": "invited", "table": row.id})
                self.house.call(person, COMPANY, row.id, "")

    async def check_number(self, visitor: Visitor) -> None:
        await self.check_room(visitor)
        await self.house.table_limit.take(visitor.id)

    async def check_room(self, visitor: Visitor) -> None:
        """Somebody has only so many tables at once."""
        settings = self.house.settings
        is_guest = visitor.person.kind == GUEST
        most = settings.tables_per_guest if is_guest else settings.tables_per_person
        if await self.storage.count_open(visitor.id) >= most:
            raise Refusal(429, "too_many", reason="tables")

    async def check_imports(self, visitor: Visitor) -> None:
        if await self.storage.count_imports(visitor.id) >= self.house.settings.imports_per_person:
            raise Refusal(429, "too_many", reason="imports")

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
            worker=self.house.name,
        )

    # Finding

    async def row(self, id: str, person: str | None) -> TableRow:
        """A table that somebody may look at."""
        table = self.awake_one(id)
        if table is not None:
            await table.refresh()
        row = table.row if table is not None else await self.storage.table(id)
        if row is None:
            raise not_found("table")
        await check_sees(self.storage, row, person)
        return row

    async def info(self, id: str, person: str | None) -> TableInfo:
        row = await self.row(id, person)
        table = self.awake_one(id)
        if table is None and self.house.known(row, person) is not row:
            # What they may know of it has to be found.
            table = await self.live(id, person)
        if table is None:
            return table_info(row, person)
        table.onlookers.fall_behind()
        return table.info(person)

    async def known_until(self, row: TableRow, person: str | None) -> int | None:
        """The number of the last change that an onlooker may know of who is behind; nothing for others."""
        if not self.house.delay_ms or not is_behind(row, person):
            return None
        table = await self.live(row.id, person)
        table.onlookers.fall_behind()
        return None if table.match is None or table.match.behind is None else table.match.behind.seq

    async def facts(self, id: str) -> Data:
        """What lies in the box with the options of a table."""
        row = await self.storage.table(id)
        assert row is not None
        game = game_kit(row.game).game
        return game.facts(game.options(options_of(row)))

    async def lobby(self, wanted: LobbyFilter, person: str | None) -> TableList:
        rows = await self.storage.lobby(wanted)
        return TableList(tables=[table_info(self.house.known(row, person), person) for row in rows])

    async def mine(self, visitor: Visitor, after: str = "", limit: int = MY_FINISHED) -> MyTables:
        """What is not over, and a page of what is; later pages are of that alone."""
        rows = [] if after else await self.storage.tables_of(visitor.id, MY_TABLES)
        over = await self.storage.finished_of(visitor.id, cursor_of(after), limit)
        return MyTables(
            waiting=await self.storage.count_waiting(visitor.id),
            tables=[table_info(self.house.known(row, visitor.id), visitor.id) for row in [*rows, *over]],
            unread=await self.storage.unread(visitor.id, [row.id for row in rows]),
            next=cursor_text(over[-1].moved, over[-1].id) if len(over) == limit else None,
        )

    # Sitting down and getting up

    async def join(self, id: str, visitor: Visitor, wish: Join) -> TableInfo:
        table = await self.live(id)
        await self.check_welcome(visitor.id, table.row.owner)
        await check_member(self.storage, table.row.club, visitor.id)
        household = await self.household(visitor.person)
        await arrange(table, lambda row: joined(row, visitor.person, wish, household))
        return table.info(visitor.id)

    async def leave(self, id: str, visitor: Visitor) -> None:
        await arrange(await self.live(id), lambda row: left(row, visitor.id))

    async def kick(self, id: str, visitor: Visitor, seat: int) -> TableInfo:
        table = await self.live(id)
        await arrange(table, lambda row: kicked(row, visitor.id, seat))
        return table.info(visitor.id)

    async def invite(self, id: str, visitor: Visitor, seat: int) -> Invite:
        secret = new_secret()
        await arrange(await self.live(id), lambda row: invited(row, visitor.id, seat, secret))
        return Invite(seat=seat, secret=secret)

    async def set_seat_options(self, id: str, visitor: Visitor, seat: int, values: Data) -> TableInfo:
        table = await self.live(id)
        await arrange(table, lambda row: chosen(row, visitor.id, seat, values))
        return table.info(visitor.id)

    async def commit(self, id: str, visitor: Visitor, seat: int, commitment: str) -> TableInfo:
        """Somebody promises a part in chance for the own seat."""
        table = await self.live(id)
        await arrange(table, lambda row: committed(row, visitor.id, seat, commitment))
        return table.info(visitor.id)

    async def reveal(self, id: str, visitor: Visitor, seat: int, secret: str) -> TableInfo:
        return await reveal(await self.live(id), visitor.id, seat, secret)

    # Other changes

    async def close(self, id: str, visitor: Visitor) -> None:
        table = await self.live(id)
        if table.row.owner != visitor.id:
            raise forbidden("not_owner")
        await set_status(table, LOBBY, CLOSED)

    async def reopen(self, id: str, visitor: Visitor) -> TableInfo:
        table = await self.live(id)
        if not seats_of(table.row, visitor.id):
            raise forbidden("not_seated")
        await set_status(table, ARCHIVED, PLAYING)
        return table.info(visitor.id)

    async def rematch(self, id: str, visitor: Visitor) -> TableInfo:
        """The same table again: bots sit there, people's seats are kept for them."""
        old = await self.live(id)
        row = old.row
        if not held_by(row, visitor.id):
            raise forbidden("not_seated")
        if row.status != FINISHED or row.ending == "imported":
            raise conflict("not_finished")
        if row.origin.startswith(ORIGIN) or cup_of(row) is not None:
            # A drafted deck is for the matches of its draft, or for its tournament.
            raise conflict("drafted")
        rematch = row.rematch
        if rematch is None:
            await check_member(self.storage, row.club, visitor.id)
            new = self.new_row(visitor, row.game, row.rules, options_of(row), secrets.token_bytes(32))
            new.title, new.clock, new.takeover = row.title, row.clock, row.takeover
            new.is_public, new.is_rated, new.spectators = row.is_public, row.is_rated, row.spectators
            new.club = row.club
            new.origin = f"rematch:{row.id}"
            new.seats = [rematch_seat(seat, visitor.id) for seat in row.seats]
            rematch = await set_rematch(old, new)
            if rematch == new.id:
                self.tell_invited(new)
        return await self.info(rematch, visitor.id)

    async def add_played(self, row: TableRow, entries: list[LogEntry], state: str, notes: str = "") -> None:
        """Adds a table that has a history already, a fork or an imported record, with its last state."""
        await self.storage.add_table(row, entries, notes)
        with contextlib.suppress(StoreFailed):
            await self.storage.save_snapshot(row.id, row.seq, state)

    async def forget(self, person: Person) -> None:
        """Somebody goes for ever: seats in running games go to bots, others are free again."""
        visitor = Visitor(person, "", is_token=False)
        for row in await self.storage.tables_of(person.id, 10_000):
            try:
                if row.status in (PLAYING, ARCHIVED) or is_starting(row):
                    table = await self.live(row.id)
                    await begin_if_due(table, is_due=True)
                    if table.row.status == ARCHIVED:
                        await set_status(table, ARCHIVED, PLAYING)
                    if seats_of(table.row, person.id):
                        await resign(table, person.id)
                elif row.status == LOBBY and seats_of(row, person.id):
                    await self.leave(row.id, visitor)
                if row.status == LOBBY and row.owner == person.id and not is_starting(row):
                    await self.close(row.id, visitor)
            except Refusal as refusal:
                log.warning("cannot leave", table=row.id, error=refusal.error)

    async def rename(self, person: str, before: str | None, name: str) -> None:
        """Somebody has another name now; tables that are awake say so."""
        self.house.peers.tell_values(RENAME, person, before, name)
        await self.rename_here(person, before, name)

    async def rename_here(self, person: str, before: str | None, name: str) -> None:
        for table in self.awake():
            if any(seat.person == person for seat in table.row.seats):
                await table.rename(person, before, name)

    def cut_off(self, person: str, bye: ByeFrame, code: int) -> None:
        """Ends the connections of a person everywhere."""
        self.house.peers.tell_values(CUT_OFF, person, bye, code)
        self.cut_off_here(person, bye, code)

    def cut_off_here(self, person: str, bye: ByeFrame, code: int) -> None:
        for table in self.awake():
            table.audience.close(bye, code, person)
        self.house.silence(code, person)


def batched(items: Iterable[T], most: int) -> list[list[T]]:
    left = list(items)
    return [left[begin : begin + most] for begin in range(0, len(left), most)]


def check_wish(roster: Roster, clock: Clock, takeover: str, game: str, seats: list[SeatWish]) -> None:
    if clock.fault():
        raise Refusal(422, "bad_table", reason="clock", facts={"field": clock.fault()})
    for spec in [takeover, *[seat.bot for seat in seats if seat.kind == "bot"]]:
        if not roster.knows(game, spec):
            raise Refusal(422, "bad_table", reason="bot", facts={"bot": spec})


def check_rated(person: Person, seats: list[SeatWish], household: set[str]) -> None:
    if person.kind == GUEST:
        raise forbidden("guests")
    kinds = [seat.kind for seat in seats]
    if "bot" in kinds or kinds.count("me") > 1:
        raise Refusal(422, "bad_table", reason="rated")
    if any(seat.person in household for seat in seats if seat.kind == "person"):
        raise forbidden("own_bots")
