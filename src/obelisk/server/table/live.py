"""A table that is awake: one task owns it. People, bots and clocks enter by different doors, in turn.

Every operation makes a value of what it wants. That is stored; then it is true in memory; then it is told.
So a write that fails leaves nothing behind, and nobody is told of anything that is not stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import monotonic
from typing import Final, TypeVar

import msgspec
import structlog

from obelisk.core.errors import InvalidOptions
from obelisk.server.house import House
from obelisk.server.options import options_problem
from obelisk.server.problems import Problem, conflict, forbidden, stale, unavailable
from obelisk.server.streams import NOT_ALLOWED, RESTART, Stream
from obelisk.server.table import progress
from obelisk.server.table.audience import Acknowledgements, Audience, state_bytes
from obelisk.server.table.bots import bot_action, bot_request
from obelisk.server.table.clock import out_of_time, wound_up
from obelisk.server.table.frames import encode_frame
from obelisk.server.table.inbox import Inbox
from obelisk.server.table.match import Match, load
from obelisk.server.table.progress import Progress
from obelisk.server.table.seats import is_bot_run, may_watch, people_at, person_at, seats_of
from obelisk.server.table.undo import answered, offer_frame, offered
from obelisk.server.thinking.requests import BotRequest
from obelisk.server.wire import (
    Ack,
    AckFrame,
    ByeFrame,
    ChatMessage,
    Move,
    TableInfo,
    TakeBack,
    TakeBackAnswer,
    UndoOffer,
)
from obelisk.server.words import clean_chat
from obelisk.storage.base import (
    ARCHIVED,
    BOT_SEAT,
    FINISHED,
    LOBBY,
    PERSON_SEAT,
    PLAYING,
    Conflict,
    TableRow,
)

T = TypeVar("T")
HeldAck = tuple[Ack, asyncio.Event | None]
"""An acknowledgement, and what to wait for if it is held back with the outcome of the move."""
RETRY_MS: Final = 1000
"""When something is tried again that could not be stored."""

log = structlog.get_logger("obelisk.table")


async def wake_up(house: House, id: str) -> LiveTable | None:
    """The table as it is stored; nothing if there is none."""
    row = await house.storage.table(id)
    if row is None:
        return None
    snapshot = await house.storage.snapshot(id) if row.status == PLAYING else None
    match = await match_of(house, row, snapshot)
    return LiveTable(house, wound_up(row, seat_to_decide(match), house.booted, house.now()), match)


async def match_of(house: House, row: TableRow, snapshot: tuple[int, str] | None = None) -> Match | None:
    if row.setup is None:
        return None
    return load(row, await house.storage.log(row.id), snapshot)


def seat_to_decide(match: Match | None) -> int | None:
    decision = match.decision() if match is not None else None
    return decision.seat if decision is not None else None


class LiveTable:
    """A table in memory. Methods with `_` run in its own task, the others anywhere."""

    def __init__(self, house: House, row: TableRow, match: Match | None) -> None:
        self.house = house
        self.row = row
        self.match = match
        self.audience = Audience()
        self.used = monotonic()
        self._inbox = Inbox(row.id)
        self._acknowledgements = Acknowledgements()
        self._offer: UndoOffer | None = None
        # The number of the state that a bot is asked about, or -1.
        self._thinking = -1

    # Doors

    async def do(self, operation: Callable[[], Awaitable[T]]) -> T:
        """Has the table's task run an operation, after those that came before."""
        self.used = monotonic()
        return await self._inbox.do(operation)

    async def stop(self) -> None:
        """Ends the task; what waits is told to come back."""
        self._acknowledgements.send()
        await self._inbox.stop()

    @property
    def is_stopped(self) -> bool:
        return self._inbox.is_closed

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is asked at present."""
        return self._thinking >= 0

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would notice if it slept: it can be loaded again at any time."""
        is_held = self.match is not None and self.match.hold is not None
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
        if self.row.status == PLAYING and self.match.seq:
            state = msgspec.json.encode(self.match.game.encode_state(self.match.state)).decode()
            await self.house.storage.save_snapshot(self.row.id, self.match.seq, state)

    # Watching

    def info(self, person: str | None) -> TableInfo:
        return self.audience.info(self.row, person)

    def check_watcher(self, person: str | None) -> None:
        if not may_watch(self.row, person):
            raise forbidden("spectators")

    async def connect(self, stream: Stream, seq: int) -> None:
        async def enter() -> None:
            self.check_watcher(stream.person)
            self.audience.enter(stream, self.row)
            self._send_state(stream, seq)
            if self._offer is not None:
                stream.push(self._offer_bytes(stream))

        await self.do(enter)

    async def disconnect(self, stream: Stream) -> None:
        self.audience.leave(stream, self.row)

    async def sync(self, stream: Stream, seq: int) -> None:
        async def send() -> None:
            self._send_state(stream, seq)

        await self.do(send)

    def _send_state(self, stream: Stream, seq: int) -> None:
        """Sends the present state with the steps after `seq`, as the stream's person counts them."""
        if self.match is not None and self.row.status != LOBBY:
            seats = seats_of(self.row, stream.person)
            stream.push(state_bytes(self.row, self.match, seats, seq, self.house.now()))

    # Storing, adopting, telling

    async def _store(self, write: Awaitable[None], refused: Callable[[], Problem]) -> None:
        """Makes something durable. If that fails nothing has changed, and `Problem` is raised."""
        try:
            await write
        except Conflict:
            await self._reload()
            raise refused() from None
        except Exception as error:
            log.error("cannot store", table=self.row.id, error=type(error).__name__)
            await self._make_sure()
            raise unavailable("storage") from None

    async def _commit(self, made: Progress, refused: Callable[[], Problem]) -> dict[Stream, int]:
        """Stores what an operation made of the table, then becomes it; says what each reader knew."""
        match = self._playing()
        await self._store(self.house.storage.advance(self.row.id, self.row.seq, made.change), refused)
        known = self.audience.known(self.row, match)
        if made.step is not None:
            match.adopt(made.step)
        was_held = match.hold is not None
        match.hold = made.hold
        self.row = made.row
        if was_held and made.hold is None:
            self._acknowledgements.send()
        return known

    def _tell(self, made: Progress, known: dict[Stream, int]) -> None:
        """Tells everybody what has become true, and asks whoever is next."""
        assert self.match is not None
        if made.step is not None and self._offer is not None:
            self._set_offer(None)
        if made.change.seats:
            self.audience.tell_table(self.row)
        self.audience.tell_state(self.row, self.match, known, self.house.now())
        if made.change.finish is not None:
            if not made.change.seats:
                self.audience.tell_table(self.row)
            for person in people_at(self.row):
                self.house.ring(person, {"type": "finished", "table": self.row.id})
        self._ask_next()

    async def _make_sure(self) -> None:
        """A write that failed may have come through all the same: the table becomes what is stored. If that
        cannot be read either, the table is put to sleep. Whoever is next is asked again later.
        """
        self.house.alarms.set(self.row.id, self.house.now() + RETRY_MS)
        try:
            if await self.house.storage.table(self.row.id) != self.row:
                await self._become_stored()
        except Exception as error:
            log.error("cannot reload", table=self.row.id, error=type(error).__name__)
            self._inbox.is_closed = True
            self._acknowledgements.send()
            self.close(ByeFrame(reason="restart", retry_ms=1000), RESTART)

    async def reload(self) -> None:
        """Reads the table again, for changes that were made beside it."""
        await self.do(self._reload)

    async def _reload(self) -> None:
        await self._become_stored()
        self._thinking = -1
        self._ask_next()

    async def _become_stored(self) -> None:
        row = await self.house.storage.table(self.row.id)
        assert row is not None
        match = await match_of(self.house, row)
        self.row = wound_up(row, seat_to_decide(match), self.house.booted, self.house.now())
        self.match = match
        if match is None or match.hold is None:
            self._acknowledgements.send()
        if match is None:
            return
        if self._offer is not None and self._offer.seq != match.seq:
            self._set_offer(None)
        self.audience.tell_table(self.row)
        self.audience.tell_state(self.row, match, {}, self.house.now())

    # Playing

    def _playing(self) -> Match:
        if self.row.status == FINISHED:
            raise conflict("game_over")
        if self.row.status != PLAYING or self.match is None:
            raise conflict("not_playing")
        return self.match

    async def submit(self, person: str, move: Move, stream: Stream | None = None) -> Ack:
        """Plays a person's actions; returns once they are stored. Raises `Problem`."""
        start = monotonic()
        try:
            ack, told = await self.do(lambda: self._submit(person, move, stream))
        except Problem as problem:
            self.house.metrics.refusals.labels(problem.error).inc()
            raise
        if told is None:
            self.house.metrics.acknowledged.observe(monotonic() - start)
        elif stream is None:
            await told.wait()
        return ack

    async def _submit(self, person: str, move: Move, stream: Stream | None) -> HeldAck:
        key = f"{person}:{move.key}"
        mine = seats_of(self.row, person)
        if self.match is not None and key in self.match.keys:
            return self._acknowledge(self.match, mine, move.key, self.match.keys[key], stream)
        match = self._playing()
        seat = self._seat_to_play(match, mine, move.seq)
        now, answer_ms = self.house.now(), self.house.settings.answer_ms
        made = progress.played(self.row, match, seat, move.actions, key, answer_ms, now)
        known = await self._commit(made, self._stale)
        self.house.metrics.moves.labels("person").inc(len(move.actions))
        ack = self._acknowledge(match, mine, move.key, match.seq, stream)
        # Acknowledgements of other tables that were stored together go out before anybody's frames are made.
        await asyncio.sleep(0)
        self._tell(made, known)
        return ack

    def _seat_to_play(self, match: Match, mine: list[int], seq: int) -> int:
        """The seat for which a person plays now. Raises `Problem`."""
        if not mine:
            raise forbidden("not_seated")
        if not match.sees_all(mine):
            raise conflict("held")
        if seq != match.number(mine):
            raise stale(match.number(mine))
        decision = match.decision()
        if decision is None:
            raise Problem(422, "illegal", reason="game_over", rule=match.game.turn_rule)
        if decision.seat not in mine:
            raise Problem(422, "illegal", reason="not_your_decision", rule=match.game.turn_rule)
        if self.row.seats[decision.seat].is_away:
            raise conflict("away")
        return decision.seat

    def _stale(self) -> Problem:
        return stale(self.match.seq if self.match is not None else 0)

    def _acknowledge(
        self, match: Match, mine: list[int], key: str, seq: int, stream: Stream | None
    ) -> HeldAck:
        number = match.number_at(seq, mine)
        hold = match.hold
        is_held = hold is not None and seq > hold.before.seq and hold.hides_from(mine)
        if stream is not None:
            frame = AckFrame(key=key, seq=number)
            if is_held:
                self._acknowledgements.wait(stream, frame)
            else:
                stream.push(encode_frame(frame))
        return Ack(key=key, seq=number), self._acknowledgements.sent if is_held else None

    # Whoever is next

    async def wake(self) -> None:
        """Does what is due and asks whoever is next: after loading, or when an alarm rings."""
        await self.do(self._wake)

    async def _wake(self) -> None:
        if self.row.status != PLAYING or self.match is None:
            return
        now = self.house.now()
        hold = self.match.hold
        seat = out_of_time(self.row, now)
        if hold is not None and hold.until <= now:
            made = progress.told(self.row, self.match, now)
        elif hold is None and seat is not None and not is_bot_run(self.row.seats[seat]):
            log.info("time is up", table=self.row.id, seat=seat)
            made = progress.away(self.row, self.match, seat, now)
        else:
            self._ask_next()
            return
        self._tell(made, await self._commit(made, lambda: conflict("not_playing")))

    def _ask_next(self) -> None:
        """Tells the person whose turn it is, or has the bot think; what is held back is asked in secret."""
        row, match = self.row, self.match
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
        elif self._thinking != match.seq:
            self._thinking = match.seq
            request = bot_request(row, match, seat, self.house.settings.bot_budget_ms)
            self.house.spawn(self._think(request, match.seq, seat))

    async def _think(self, request: BotRequest, seq: int, seat: int) -> None:
        chosen = await self.house.bots.choose(request)
        try:
            await self.do(lambda: self._bot_play(seq, seat, chosen))
        except Problem:
            # The table is flooded, or its store fails; the bot's turn must not get lost in it.
            self._thinking = -1
            self.house.alarms.set(self.row.id, self.house.now() + RETRY_MS)

    async def _bot_play(self, seq: int, seat: int, chosen: int | None) -> None:
        """Plays a bot's answer; late answers are dropped."""
        self._thinking = -1
        match = self.match
        if match is None or self.row.status != PLAYING:
            return
        decision = match.decision()
        is_late = match.seq != seq or decision is None or decision.seat != seat
        if is_late or not is_bot_run(self.row.seats[seat]):
            self._ask_next()
            return
        text, is_own = bot_action(match, chosen)
        now, answer_ms = self.house.now(), self.house.settings.answer_ms
        made = progress.played(self.row, match, seat, [text], None, answer_ms, now)
        known = await self._commit(made, self._stale)
        self.house.metrics.bot_moves.labels("own" if is_own else "fallback").inc()
        self.house.metrics.moves.labels("bot").inc()
        self._tell(made, known)

    # Taking back

    async def undo(self, person: str, wish: TakeBack) -> None:
        async def work() -> None:
            await self._offer_undo(offered(self.row, self._playing(), person, wish))

        await self.do(work)

    async def answer_undo(self, person: str, answer: TakeBackAnswer) -> None:
        async def work() -> None:
            await self._offer_undo(answered(self.row, self._playing(), self._offer, person, answer))

        await self.do(work)

    async def _offer_undo(self, offer: UndoOffer | None) -> None:
        """Asks those who have not agreed yet, or takes back."""
        if offer is None or offer.waiting:
            self._set_offer(offer)
            return
        made = progress.taken_back(self.row, self._playing(), offer.seat, offer.plies, self.house.now())
        self._tell(made, await self._commit(made, self._stale))

    def _set_offer(self, offer: UndoOffer | None) -> None:
        self._offer = offer
        for stream in self.audience.streams:
            stream.push(self._offer_bytes(stream))

    def _offer_bytes(self, stream: Stream) -> bytes:
        return encode_frame(offer_frame(self.match, self._offer, seats_of(self.row, stream.person)))

    # Leaving and coming back during play

    async def come_back(self, person: str) -> None:
        async def work() -> None:
            match = self._playing()
            gone = [seat for seat in seats_of(self.row, person) if self.row.seats[seat].is_away]
            if not gone:
                raise conflict("not_away")
            made = progress.returned(self.row, match, gone, self.house.now())
            self._tell(made, await self._commit(made, lambda: conflict("not_playing")))

        await self.do(work)

    async def resign(self, person: str) -> None:
        async def work() -> None:
            match = self._playing()
            if not seats_of(self.row, person):
                raise forbidden("not_seated")
            made = progress.resigned(self.row, match, person, self.house.now())
            self._tell(made, await self._commit(made, lambda: conflict("not_playing")))

        await self.do(work)

    # Chat

    async def say(self, person: str, name: str, text: str) -> ChatMessage:
        if person not in people_at(self.row) and person != self.row.owner:
            raise forbidden("not_seated")
        line = clean_chat(text)
        self.house.chat_limit.take(person)
        at = self.house.now()
        id = await self.house.storage.add_chat(self.row.id, person, line, at)
        message = ChatMessage(id=id, person=person, name=name, text=line, at=at)
        self.audience.tell_chat(message)
        return message

    # Before the start, and after the end

    async def arrange(self, change: Callable[[TableRow], TableRow]) -> None:
        """Changes seats and options in the lobby. `change` gives the table as it shall be, or raises."""

        async def work() -> None:
            if self.row.status != LOBBY:
                raise conflict("not_in_lobby")
            after = change(self.row)
            await self._store(self.house.storage.arrange(self.row, after), lambda: conflict("seat_taken"))
            self.row = after
            self.audience.tell_table(self.row)

        await self.do(work)

    async def start(self, person: str) -> TableInfo:
        await self.do(lambda: self._start(person))
        return self.info(person)

    async def _start(self, person: str) -> None:
        row = self.row
        if row.status != LOBBY:
            raise conflict("not_in_lobby")
        if person != row.owner and person not in people_at(row):
            raise forbidden("not_seated")
        if any(seat.kind not in (PERSON_SEAT, BOT_SEAT) for seat in row.seats):
            raise conflict("seats_free")
        try:
            begun, match, turn = progress.started(row, self.house.now())
        except InvalidOptions as error:
            raise options_problem(error) from None
        assert begun.setup is not None
        write = self.house.storage.start(row.id, begun.setup, turn)
        await self._store(write, lambda: conflict("not_in_lobby"))
        self.row, self.match = begun, match
        self.audience.tell_table(self.row)
        known = dict.fromkeys(self.audience.streams, -1)
        self.audience.tell_state(self.row, match, known, self.house.now())
        self._ask_next()

    async def set_status(self, before: str, status: str) -> None:
        """Closes, archives or reopens a table."""

        async def work() -> None:
            if self.row.status != before:
                raise conflict(f"not_{before}")
            now = self.house.now()
            write = self.house.storage.set_status(self.row.id, before, status, now)
            await self._store(write, lambda: conflict(f"not_{before}"))
            self.row = replace(self.row, status=status, moved=now)
            self.audience.tell_table(self.row)
            if status == PLAYING:
                await self._wake()
            elif status != ARCHIVED:
                self.close(ByeFrame(reason="closed", retry_ms=0), NOT_ALLOWED)

        await self.do(work)

    async def set_rematch(self, new: TableRow) -> str:
        """Notes the table of the rematch; returns that of whoever asked first."""

        async def work() -> str:
            if self.row.rematch is None:
                try:
                    write = self.house.storage.set_rematch(self.row.id, new)
                    await self._store(write, lambda: conflict("rematch"))
                except Problem as problem:
                    if problem.status != 409:
                        raise
                else:
                    self.row = replace(self.row, rematch=new.id)
                    self.audience.tell_table(self.row)
            assert self.row.rematch is not None
            return self.row.rematch

        return await self.do(work)

    async def rename(self, person: str, name: str) -> None:
        async def work() -> None:
            seats = [replace(seat, name=name) if seat.person == person else seat for seat in self.row.seats]
            self.row = replace(self.row, seats=seats)
            self.audience.tell_table(self.row)

        await self.do(work)

    def close(self, bye: ByeFrame, code: int) -> None:
        """Says goodbye to everybody who is connected."""
        self.audience.close(bye, code)
