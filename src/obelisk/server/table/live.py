"""A table that is awake: one task owns it. People, bots and clocks enter by different doors, in turn.

Every operation makes a value of what it wants. That is stored; then it is true in memory; then it is told.
So a write that fails leaves nothing behind, and nobody is told of anything that is not stored.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import monotonic
from typing import Final, TypeVar

import msgspec
import structlog

from obelisk.core.errors import TooLong
from obelisk.server.clocks import is_to_come
from obelisk.server.house import House
from obelisk.server.refusals import Refusal, conflict, not_found, stale, unavailable
from obelisk.server.rules.patience import in_time
from obelisk.server.streams import NOT_ALLOWED, RESTART, Stream
from obelisk.server.table import progress
from obelisk.server.table.audience import Acknowledgements, Audience, state_bytes
from obelisk.server.table.bots import bot_request, think
from obelisk.server.table.clock import out_of_time, wound_up
from obelisk.server.table.frames import encode_frame, offer_frame
from obelisk.server.table.inbox import Inbox
from obelisk.server.table.match import Match, snapshot_of
from obelisk.server.table.onlookers import Onlookers
from obelisk.server.table.plans import answer, is_over_days
from obelisk.server.table.progress import Progress
from obelisk.server.table.replica import follow, taking_back
from obelisk.server.table.seats import check_sees, is_bot_run, people_at, person_at, seats_of
from obelisk.server.table.summons import call_to_turn
from obelisk.server.table.trial import TakingBack, Trial, check_taking_back
from obelisk.server.wire import ByeFrame, TableInfo, UndoOffer
from obelisk.storage.base import (
    ARCHIVED,
    CLOSED,
    FINISHED,
    LOBBY,
    PLAYING,
    Conflict,
    Stored,
    StoreFailed,
    TableRow,
)
from obelisk.storage.notices import HERE, TABLE, WHO

T = TypeVar("T")
ATTEMPTS: Final = 8
"""How often an operation is tried that others are faster than."""
MAY_BE_LATE: Final = (403, 404, 409, 422)
"""Refusals that would be others if the table were."""
LONG_GAME: Final = 100
"""A game that was replayed is kept as it is if it has more actions than this: it is woken quickly then."""
RETRY_MS: Final = 1000
"""When something is tried again that could not be stored."""

log = structlog.get_logger("obelisk.table")


class Overtaken(Exception):
    """Somebody else has changed the table first. It has caught up with that: the operation is tried again."""


async def wake_up(house: House, id: str, asker: str | None) -> LiveTable | None:
    """The table as it is stored; nothing if there is none. Raises `Refusal`."""
    stored = await house.storage.whole(id)
    row, snapshot = stored.row, stored.snapshot
    if row is None:
        return None
    try:
        match = await match_of(house, row, stored, asker)
    except TooLong:
        log.error("the rules do not end", table=id, game=row.game, seq=row.seq)
        if row.status == PLAYING:
            await house.storage.set_status(row, ARCHIVED, house.now())
        raise unavailable("rules") from None
    table = LiveTable(house, wound_up_at(house, row, match), match)
    await table.onlookers.recall(stored.entries)
    if row.seq > LONG_GAME and (snapshot is None or snapshot[0] != row.seq):
        with contextlib.suppress(StoreFailed):
            await table.snapshot()
    return table


def wound_up_at(house: House, row: TableRow, match: Match | None) -> TableRow:
    return wound_up(row, seat_to_decide(match), house.booted, house.now(), house.settings.answer_ms)


async def match_of(house: House, row: TableRow, stored: Stored, asker: str | None = None) -> Match | None:
    if row.setup is None:
        return None
    return await house.steps.load(row, stored.entries, stored.snapshot, asker)


def shown_of(row: TableRow) -> tuple[object, ...]:
    """What everybody is told again about a table when it changes."""
    begins = row.deadline if row.status == LOBBY else None
    return row.status, row.options, row.seats, row.result, row.ending, row.rematch, begins


def stands_at(row: TableRow) -> tuple[object, ...]:
    """What the state of a game is told again for."""
    return row.status, row.seq, row.held_seq, row.turn_seat, row.clock_left, row.seats


def seat_to_decide(match: Match | None) -> int | None:
    decision = match.decision() if match is not None else None
    return decision.seat if decision is not None else None


class LiveTable:
    """A table in memory: `row` and `match` are what is stored of it. Beside them: who watches, who is asked.

    Operations live in the modules beside this one. They run inside `do`, and change the table by `commit`, or
    by `store` and an assignment after it.
    """

    def __init__(self, house: House, row: TableRow, match: Match | None) -> None:
        self.house = house
        self.row = row
        self.match = match
        self.audience = Audience(house.delay_ms)
        self.used = monotonic()
        self._inbox = Inbox(row.id)
        self.acknowledgements = Acknowledgements()
        # The number of the state that a bot is asked about, or -1.
        self.thinking = -1
        # Whether it is about to catch up with others.
        self.is_late = False
        self.onlookers = Onlookers(self)

    # Doors

    async def do(self, operation: Callable[[], Awaitable[T]]) -> T:
        """Has the table's task run an operation, after those that came before."""
        self.used = monotonic()
        return await self._inbox.do(lambda: self._try(operation))

    async def _try(self, operation: Callable[[], Awaitable[T]]) -> T:
        """Runs an operation on the table as it is stored: again if somebody else was faster, and also if it
        was refused because of something that is not true any more.
        """
        for _ in range(ATTEMPTS):
            try:
                return await operation()
            except Overtaken:
                continue
            except Refusal as refusal:
                if self.house.peers.is_alone or refusal.status not in MAY_BE_LATE:
                    raise
                if not await self.catch_up():
                    raise
        raise self.stale()

    async def stop(self) -> None:
        """Ends the task; what waits is told to come back."""
        self.acknowledgements.send()
        self.onlookers.stop()
        await self._inbox.stop()

    @property
    def is_stopped(self) -> bool:
        return self._inbox.is_closed

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is asked at present."""
        return self.thinking >= 0

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would notice if it slept: it can be loaded again at any time."""
        is_held = (
            self.match is not None and self.match.hold is not None and self.house.peers.sees_to(self.row)
        )
        return (
            not self.audience.streams
            and self._inbox.is_empty()
            and not self.is_thinking
            and not is_held
            and monotonic() - self.used > seconds
        )

    async def snapshot(self) -> None:
        """Caches the present state, so that waking up needs no replay."""
        if self.match is None or self.match.hold is not None:
            return
        if self.match.seq:
            text = snapshot_of(self.match.game, self.match.state)
            await self.house.storage.save_snapshot(self.row.id, self.match.seq, text)

    # Watching

    def info(self, person: str | None) -> TableInfo:
        return self.audience.info(self.row, person)

    async def check_watcher(self, person: str | None) -> None:
        await check_sees(self.house.storage, self.row, person)

    async def connect(self, stream: Stream, seq: int) -> None:
        async def enter() -> None:
            await self.look_again()
            await self.check_watcher(stream.person)
            await self.onlookers.prepare()
            self.audience.enter(stream, self.row)
            self._send_state(stream, seq)
            self.onlookers.tell_later()
            self.onlookers.count()
            if self.offer is not None:
                stream.push(self._offer_bytes(stream))
            if len(self.audience.streams) == 1:
                self.house.peers.tell(WHO, self.row.id)
            self.tell_presence()

        await self.do(enter)

    async def disconnect(self, stream: Stream) -> None:
        self.audience.leave(stream, self.row)
        self.tell_presence()
        self.onlookers.count()

    def tell_presence(self, is_asked: bool = False) -> None:
        """Tells other processes which of the players are here, if they do not know."""
        if self.house.peers.is_alone:
            return
        here = self.audience.players_here(self.row)
        if is_asked or here != self.audience.told_here:
            self.audience.told_here = here
            self.house.peers.tell_values(HERE, self.row.id, *sorted(here))
        if is_asked:
            self.onlookers.tell_number(is_asked=True)

    async def sync(self, stream: Stream, seq: int) -> None:
        async def send() -> None:
            await self.look_again()
            self.onlookers.fall_behind()
            self._send_state(stream, seq)

        await self.do(send)

    def _send_state(self, stream: Stream, seq: int) -> None:
        """Sends the present state with the steps after `seq`, as the stream's person counts them."""
        if self.match is not None and self.row.status != LOBBY:
            seats = seats_of(self.row, stream.person)
            try:
                with in_time(self.match.game):
                    past, delay = self.audience.past, self.audience.delay_ms
                    now = self.house.now()
                    stream.push(state_bytes(self.row, self.match, seats, seq, now, past, delay))
            except TooLong:
                self.house.spawn(self.do(self._give_up))

    def _tell_state(self, known: dict[Stream, int]) -> None:
        """Sends everybody the new state. A game that takes long to show itself is given up."""
        assert self.match is not None
        try:
            with in_time(self.match.game):
                self.audience.tell_state(self.row, self.match, known, self.house.now())
        except TooLong:
            self.house.spawn(self.do(self._give_up))

    # Storing, adopting, telling

    async def store(self, write: Awaitable[None]) -> None:
        """Makes something durable. If that fails nothing has changed; raises `Refusal` or `Overtaken`."""
        try:
            await write
        except Conflict:
            await self._make_sure()
            if self.is_stopped:
                raise unavailable("storage") from None
            raise Overtaken from None
        except Exception as error:
            log.error("cannot store", table=self.row.id, error=type(error).__name__)
            self.try_again()
            await self._make_sure()
            raise unavailable("storage") from None

    def become(self, row: TableRow) -> None:
        """The row is stored now; other processes hear of it."""
        before, self.row = self.row, row
        self._count_again(before)
        self.onlookers.note()
        self.house.peers.tell(TABLE, row.id, str(row.version))
        self.tell_presence()

    def _count_again(self, before: TableRow) -> None:
        """Who gets up, is sent away or resigns looks on from now on, and who sits down does not."""
        if people_at(self.row) != people_at(before):
            self.onlookers.count()

    async def commit(self, made: Progress) -> dict[Stream, int]:
        """Stores what an operation made of the table, then becomes it; says what each reader knew."""
        match = self.playing()
        await self.store(self.house.storage.advance(self.row, made.change, self.house.name))
        known = self.audience.known(self.row, match)
        if made.step is not None:
            match.adopt(made.step)
        was_held, had_offer = match.hold is not None, self.row.offer is not None
        match.hold = made.hold
        self.become(made.change.applied_to(self.row, self.house.name))
        if was_held and made.hold is None:
            self.acknowledgements.send()
        if had_offer and self.row.offer is None:
            self.tell_offer()
        return known

    def tell(self, made: Progress, known: dict[Stream, int]) -> None:
        """Tells everybody what has become true, and asks whoever is next."""
        assert self.match is not None
        if made.change.seats:
            self.audience.tell_table(self.row)
        self._tell_state(known)
        if made.change.finish is not None:
            if not made.change.seats:
                self.audience.tell_table(self.row)
            for person in people_at(self.row):
                self.house.ring(person, {"type": "finished", "table": self.row.id})
        self.ask_next()

    async def _make_sure(self) -> None:
        """A write that failed may have come through all the same: the table becomes what is stored. If that
        cannot be read either, the table is put to sleep. Whoever is next is asked again later.
        """
        try:
            await self.catch_up()
        except Exception as error:
            log.error("cannot reload", table=self.row.id, error=type(error).__name__)
            self.go(ByeFrame(reason="restart", retry_ms=1000), RESTART)

    def go(self, bye: ByeFrame, code: int) -> None:
        """The table is not here any more: everybody is sent away."""
        self._inbox.is_closed = True
        self.onlookers.stop()
        self.acknowledgements.send()
        self.audience.close(bye, code)

    # Catching up with others

    async def refresh(self) -> None:
        """Has the table become what is stored, before somebody asks about it who may know more."""
        if not self.house.peers.is_alone:
            await self.do(self.catch_up)

    async def look_again(self) -> None:
        """Before somebody is shown the table who may have seen more of it elsewhere."""
        if not self.house.peers.is_alone:
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Becomes what is stored, if somebody else has changed it, and tells everybody here; says whether
        somebody had. Runs inside `do`. Raises `Refusal` if the table is gone.
        """
        self.is_late = False
        number = self.match.seq if self.match is not None else 0
        stored = await self.house.storage.news(self.row.id, self.row.version, number)
        if stored is None:
            return False
        try:
            await self._become(stored)
        except TooLong:
            # Who wakes it next gives it up.
            self.go(ByeFrame(reason="restart", retry_ms=1000), RESTART)
            raise unavailable("rules") from None
        return True

    async def _become(self, stored: Stored) -> None:
        row = stored.row
        if row is None:
            self.go(ByeFrame(reason="closed", retry_ms=0), NOT_ALLOWED)
            raise not_found("table")
        before, match = self.row, self.match
        known = self.audience.known(before, match) if match is not None else {}
        if match is None or not await follow(self.house.steps, match, row, stored.entries):
            whole = await self.house.storage.whole(row.id)
            row = whole.row if whole.row is not None else row
            match = await match_of(self.house, row, whole)
        if before.status == LOBBY:
            known = dict.fromkeys(self.audience.streams, -1)
        is_one_step = match is self.match and len(stored.entries) < 2
        self.match = match
        self.row = wound_up_at(self.house, row, match)
        self._count_again(before)
        await self.onlookers.follow(is_one_step)
        self._tell_news(before, known)
        self.tell_presence()
        self.ask_next()

    def _tell_news(self, before: TableRow, known: dict[Stream, int]) -> None:
        """Tells everybody here what others have made of the table."""
        row, match = self.row, self.match
        if match is None or match.hold is None:
            self.acknowledgements.send()
        if row.offer != before.offer:
            self.tell_offer()
        if shown_of(row) != shown_of(before):
            self.audience.tell_table(row)
        if match is not None and stands_at(row) != stands_at(before):
            self._tell_state(known)
        if row.status == CLOSED:
            self.audience.close(ByeFrame(reason="closed", retry_ms=0), NOT_ALLOWED)

    # What the rules say

    async def try_out(self, match: Match, seat: int, texts: list[str], key: str | None) -> Trial:
        """A seat plays actions on a copy of the game, all or none. Raises `Refusal`."""
        tried = await self.work_out(self.house.steps.attempt(match, seat, texts))
        return Trial(match, tried, key, self.house.now())

    async def take_back(self, match: Match, seat: int, plies: int) -> TakingBack:
        """The game before the last actions of a seat. Raises `Refusal`."""
        check_taking_back(match, seat, plies)
        now = self.house.now()
        step = await self.work_out(taking_back(self.house.steps, match, self.row, seat, plies, now))
        assert step is not None
        return step

    async def work_out(self, step: Awaitable[T]) -> T:
        """What the rules say. If they do not come to an end the table stands still, and only this one."""
        try:
            return await step
        except TooLong:
            await self._give_up()
            raise unavailable("rules") from None

    async def _give_up(self) -> None:
        """The table is archived: whoever sits there may open it again, and try something else."""
        log.error("the rules do not end", table=self.row.id, game=self.row.game, seq=self.row.seq)
        if self.row.status != PLAYING:
            return
        now = self.house.now()
        await self.store(self.house.storage.set_status(self.row, ARCHIVED, now))
        self.become(replace(self.row, status=ARCHIVED, moved=now, version=self.row.version + 1))
        self.audience.tell_table(self.row)

    # What operations ask

    def playing(self) -> Match:
        """The match, which is being played; else `Refusal` is raised."""
        if self.row.status == FINISHED:
            raise conflict("game_over")
        if self.row.status != PLAYING or self.match is None:
            raise conflict("not_playing")
        return self.match

    def stale(self) -> Refusal:
        return stale(self.match.seq if self.match is not None else 0)

    @property
    def offer(self) -> UndoOffer | None:
        """The offer to take back that waits for answers."""
        return None if self.row.offer is None else msgspec.json.decode(self.row.offer, type=UndoOffer)

    async def set_offer(self, offer: UndoOffer | None) -> None:
        text = None if offer is None else msgspec.json.encode(offer).decode()
        await self.store(self.house.storage.set_offer(self.row, text))
        self.become(replace(self.row, offer=text, version=self.row.version + 1))
        self.tell_offer()

    def tell_offer(self) -> None:
        for stream in self.audience.streams:
            stream.push(self._offer_bytes(stream))

    def _offer_bytes(self, stream: Stream) -> bytes:
        return encode_frame(offer_frame(self.match, self.offer, seats_of(self.row, stream.person)))

    # Whoever is next

    def try_again(self) -> None:
        """Has the table woken in a while: something could not be done."""
        self.house.alarms.set(self.row.id, self.house.now() + RETRY_MS)

    async def wake(self) -> None:
        """Does what is due and asks whoever is next: after loading, or when an alarm rings."""
        await self.do(self.do_what_is_due)

    async def do_what_is_due(self) -> None:
        peers = self.house.peers
        if self.row.status != PLAYING or self.match is None or not peers.sees_to(self.row):
            return
        if not peers.is_sure:
            # Cut off from the others: somebody else sees to it, or nobody's clock runs.
            self.try_again()
            return
        now = self.house.now()
        self.row = wound_up_at(self.house, self.row, self.match)
        hold = self.match.hold
        seat = out_of_time(self.row, now)
        if hold is not None and not is_to_come(hold.until, now, self.house.settings.answer_ms):
            trial = Trial(self.match, await self.work_out(self.house.steps.silence(self.match)), None, now)
            made = progress.advanced(self.row, trial, now)
        elif hold is None and seat is not None and not is_bot_run(self.row.seats[seat]):
            log.info("time is up", table=self.row.id, seat=seat)
            made = progress.away(self.row, self.match, seat, now)
        else:
            self.ask_next()
            return
        self.tell(made, await self.commit(made))

    def ask_next(self) -> None:
        """Tells the person whose turn it is, or has the bot think; what is held back is asked in secret."""
        row, match = self.row, self.match
        if not self.house.peers.sees_to(row):
            return
        if row.status != PLAYING or row.turn_seat is None or match is None:
            return
        seat, alarm = row.turn_seat, row.deadline
        if match.hold is not None:
            alarm = match.hold.until
            decision = match.decision()
            seat = decision.seat if decision is not None and decision.seat in match.hold.asked else -1
        if alarm is not None:
            self.house.alarms.set(row.id, alarm)
        if seat < 0:
            return
        person = person_at(row, seat)
        if person is not None:
            seq = match.number(seats_of(row, person))
            self.house.ring(person, {"type": "turn", "table": row.id, "seq": seq})
            if match.hold is None and not self.audience.is_here(person):
                call_to_turn(self.house, row, person)
            if match.hold is None and is_over_days(row):
                self.house.spawn(answer(self, match.seq, seat, person))
        elif self.thinking != match.seq:
            self.thinking = match.seq
            request = bot_request(
                row, match, seat, self.house.settings.bot_budget_ms, bool(self.audience.streams)
            )
            self.house.spawn(think(self, request, match.seq, seat))

    async def rename(self, person: str, before: str | None, name: str) -> None:
        """Somebody is called otherwise; seats with a name of their own keep it, if `before` is told. Whoever
        has no name any more has taken it out of the title, too.
        """

        async def work() -> None:
            stored = None if name else await self.house.storage.table(self.row.id)
            seats = [
                replace(seat, name=name) if seat.person == person and before in (None, seat.name) else seat
                for seat in self.row.seats
            ]
            title = self.row.title if stored is None else stored.title
            self.row = replace(self.row, seats=seats, title=title)
            self.onlookers.note()
            self.audience.tell_table(self.row)

        await self.do(work)
