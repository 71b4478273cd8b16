"""A table that is awake: one task owns it. People, bots and clocks enter by different doors, in turn.

Nothing is acknowledged, and nobody is told of it, before it is durably stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec
import structlog

from obelisk.core.decision import Decision
from obelisk.core.errors import InvalidOptions
from obelisk.core.event import seen_events
from obelisk.server import match as matches
from obelisk.server.clocks import Clock, Clockwork, new_clockwork
from obelisk.server.endings import finish_of, resignation
from obelisk.server.frames import encode_frame, state_frame
from obelisk.server.house import BotRequest, House
from obelisk.server.match import Match
from obelisk.server.problems import Problem, conflict, forbidden, stale
from obelisk.server.seating import (
    bot_of,
    is_bot_run,
    may_watch,
    people_at,
    seats_of,
    turn_person,
    viewer_among,
)
from obelisk.server.streams import NOT_ALLOWED, RESTART, Stream
from obelisk.server.table_info import table_info
from obelisk.server.wire import (
    Ack,
    AckFrame,
    ByeFrame,
    ChatFrame,
    ChatMessage,
    ClockInfo,
    Move,
    TableFrame,
    TableInfo,
    TakeBack,
    TakeBackAnswer,
    UndoFrame,
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
    Finish,
    LogEntry,
    SeatRow,
    TableRow,
    Turn,
)

T = TypeVar("T")
INBOX: Final = 500
"""What waits at one table; more is refused at once, so that a flood hurts nobody else."""
BOT_ANSWER_MS: Final = 3000
"""How long something is held back where only bots could have an answer to it."""

log = structlog.get_logger("obelisk.table")


class LiveTable:
    """A table in memory. Methods with `_` run in its own task, the others anywhere."""

    def __init__(self, house: House, row: TableRow, match: Match | None) -> None:
        self.house = house
        self.row = row
        self.match = match
        self.clock = msgspec.json.decode(row.clock, type=Clock)
        self.clockwork = self._stored_clockwork()
        self.streams: set[Stream] = set()
        self.used = monotonic()
        self._offer: UndoOffer | None = None
        # When what is held back is told; 0 if nothing is. Acknowledgements wait with it.
        self._told_at = row.moved if match is not None and match.hold is not None else 0
        self._waiting_acks: list[tuple[Stream, AckFrame]] = []
        self._told = asyncio.Event()
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue(
            INBOX
        )
        self._thinking = -1
        self._is_stopped = False
        self._is_busy = False
        self._task = asyncio.create_task(self._run())

    def _stored_clockwork(self) -> Clockwork:
        if self.row.clock_left in ("", "[]"):
            return new_clockwork(self.clock, len(self.row.seats))
        clockwork = msgspec.json.decode(self.row.clock_left, type=Clockwork)
        clockwork.forgive(self.clock, self.house.booted)
        return clockwork

    # The doors

    async def do(self, operation: Callable[[], Awaitable[T]]) -> T:
        """Has the table's task run an operation, after those that came before."""
        if self._is_stopped:
            raise Problem(503, "unavailable")
        self.used = monotonic()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self._inbox.put_nowait((operation, future))
        except asyncio.QueueFull:
            raise Problem(429, "too_many", reason="table") from None
        return await future

    async def _run(self) -> None:
        while True:
            self._is_busy = False
            operation, future = await self._inbox.get()
            self._is_busy = True
            try:
                answer = await operation()
            except asyncio.CancelledError:
                if not future.done():
                    future.set_exception(Problem(503, "unavailable"))
                raise
            except Exception as error:
                if not isinstance(error, Problem):
                    log.error("operation failed", table=self.row.id, error=type(error).__name__)
                if not future.done():
                    future.set_exception(error)
                    # A caller that went away does not read it.
                    future.exception()
            else:
                if not future.done():
                    future.set_result(answer)

    async def stop(self) -> None:
        """Ends the task; what waits is told to come back."""
        self._is_stopped = True
        self._told.set()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._inbox.empty():
            _, future = self._inbox.get_nowait()
            if not future.done():
                future.set_exception(Problem(503, "unavailable"))
                future.exception()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would notice if it slept: it can be loaded again at any time."""
        return (
            not self.streams
            and self._inbox.empty()
            and not self._is_busy
            and self._thinking < 0
            and not self._told_at
            and monotonic() - self.used > seconds
        )

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is asked at present."""
        return self._thinking >= 0

    async def snapshot(self) -> None:
        """Caches the present state, so that waking up needs no replay."""
        if self.match is None or self.match.hold is not None:
            return
        if self.row.status == PLAYING and self.match.seq:
            state = msgspec.json.encode(self.match.game.encode_state(self.match.state)).decode()
            await self.house.storage.save_snapshot(self.row.id, self.match.seq, state)

    # Watching

    def info(self, person: str | None) -> TableInfo:
        online = {stream.person for stream in self.streams if stream.person is not None}
        return table_info(self.row, person, online)

    def check_watcher(self, person: str | None) -> None:
        if not may_watch(self.row, person):
            raise forbidden("spectators")

    async def connect(self, stream: Stream, seq: int) -> None:
        await self.do(lambda: self._connect(stream, seq))

    async def _connect(self, stream: Stream, seq: int) -> None:
        self.check_watcher(stream.person)
        is_new = stream.person in people_at(self.row) and not any(
            other.person == stream.person for other in self.streams
        )
        self.streams.add(stream)
        if is_new:
            self._tell_table()
        else:
            stream.push(encode_frame(TableFrame(table=self.info(stream.person))))
        self._send_state(stream, seq)
        if self._offer is not None:
            stream.push(self._offer_bytes(stream))

    async def disconnect(self, stream: Stream) -> None:
        self.streams.discard(stream)
        is_gone = stream.person in people_at(self.row) and not any(
            other.person == stream.person for other in self.streams
        )
        if is_gone:
            self._tell_table()

    async def sync(self, stream: Stream, seq: int) -> None:
        async def send() -> None:
            self._send_state(stream, seq)

        await self.do(send)

    def _send_state(self, stream: Stream, seq: int) -> None:
        """Sends the present state with the steps after `seq`, as the stream's person counts them."""
        if self.match is not None and self.row.status != LOBBY:
            seats = seats_of(self.row, stream.person)
            stream.push(self._state_bytes(self._viewer(seats), seats, seq))

    def _viewer(self, seats: list[int]) -> int | None:
        assert self.match is not None
        if len(seats) < 2:
            return seats[0] if seats else None
        return viewer_among(seats, self.match.game.decision(self.match.state_for(seats)))

    def _state_bytes(self, viewer: int | None, seats: list[int], since: int) -> bytes:
        assert self.match is not None
        may_undo = self.row.status == PLAYING and not self.row.is_rated
        return encode_frame(state_frame(self.match, viewer, seats, since, self.clock_info(), may_undo))

    def clock_info(self) -> ClockInfo | None:
        if self.clock.mode == "none":
            return None
        now = self.house.now()
        seats = range(len(self.row.seats))
        left = [self.clockwork.left_of(self.clock, seat, now) for seat in seats]
        return ClockInfo(left_ms=left, running=self.clockwork.running)

    def _tell_state(self, since: int) -> None:
        """Sends the new state to everybody from whom nothing is held back, with the steps after the entry
        `since` of the log. People with the same eyes get the same bytes.
        """
        match = self.match
        assert match is not None
        made: dict[tuple[int, ...], bytes] = {}
        for stream in self.streams:
            seats = seats_of(self.row, stream.person)
            if not match.sees_all(seats):
                continue
            eyes = tuple(seats)
            if eyes not in made:
                made[eyes] = self._state_bytes(self._viewer(seats), seats, match.number_at(since, seats))
            stream.push(made[eyes])

    def _tell_table(self) -> None:
        made: dict[str, bytes] = {}
        concerned = people_at(self.row) | {self.row.owner}
        for stream in self.streams:
            person = stream.person if stream.person in concerned else None
            if (person or "") not in made:
                made[person or ""] = encode_frame(TableFrame(table=self.info(person)))
            stream.push(made[person or ""])

    # Playing

    async def submit(self, person: str, move: Move, stream: Stream | None = None) -> Ack:
        """Plays a person's actions; returns once they are stored. Raises `Problem`."""
        start = monotonic()
        try:
            ack, is_held = await self.do(lambda: self._submit(person, move, stream))
        except Problem as problem:
            self.house.metrics.refusals.labels(problem.error).inc()
            raise
        if is_held:
            if stream is None:
                await self._told.wait()
            return ack
        self.house.metrics.acknowledged.observe(monotonic() - start)
        return ack

    async def _submit(self, person: str, move: Move, stream: Stream | None) -> tuple[Ack, bool]:
        """The acknowledgement, and whether it is held back with the outcome of the move."""
        key = f"{person}:{move.key}"
        match = self.match
        mine = seats_of(self.row, person)
        if match is not None and key in match.keys:
            return self._acknowledge(match, mine, move.key, match.keys[key], stream)
        match = self._playing()
        if not mine:
            raise forbidden("not_seated")
        if not match.sees_all(mine):
            raise conflict("held")
        if move.seq != match.number(mine):
            raise stale(match.number(mine))
        decision = match.decision()
        if decision is None or decision.seat not in mine:
            raise Problem(422, "illegal", reason="not_your_decision", rule=match.game.turn_rule)
        if self.row.seats[decision.seat].is_away:
            raise conflict("away")
        entries = match.play(decision.seat, move.actions, key, self.house.now())
        await self._store(entries)
        self.house.metrics.moves.labels("person").inc(len(entries))
        ack = self._acknowledge(match, mine, move.key, match.seq, stream)
        # Acknowledgements of other tables that were stored together go out before anybody's frames are made.
        await asyncio.sleep(0)
        self._after(len(entries))
        return ack

    def _acknowledge(
        self, match: Match, mine: list[int], key: str, seq: int, stream: Stream | None
    ) -> tuple[Ack, bool]:
        number = match.number_at(seq, mine)
        is_held = match.hold is not None and seq > match.hold.seq and not match.sees_all(mine)
        if stream is not None:
            frame = AckFrame(key=key, seq=number)
            if is_held:
                self._waiting_acks.append((stream, frame))
            else:
                stream.push(encode_frame(frame))
        return Ack(key=key, seq=number), is_held

    def _playing(self) -> Match:
        if self.row.status != PLAYING or self.match is None:
            raise conflict("not_playing")
        return self.match

    def _turn(self, decision: Decision | None, now: int) -> Turn:
        """Lets the clock go on and says where the table stands; for as long as something is held back, that
        is where it stood before.
        """
        if self._told_at:
            seat = self.row.turn_seat
            is_bot = seat is None or is_bot_run(self.row.seats[seat])
            person = None if seat is None or is_bot else self.row.seats[seat].person
            left = msgspec.json.encode(self.clockwork).decode()
            return Turn(seat, person, self._told_at, left, self._told_at)
        self.clockwork.pass_to(self.clock, None if decision is None else decision.seat, now)
        person = turn_person(self.row, decision)
        return Turn(
            None if decision is None else decision.seat,
            person,
            self.clockwork.deadline(self.clock) if person is not None else None,
            msgspec.json.encode(self.clockwork).decode(),
            now,
        )

    async def _store(self, entries: list[LogEntry]) -> None:
        """Makes new entries durable. If that fails the table goes back to what is stored."""
        assert self.match is not None
        decision = self.match.decision()
        finish = None
        if self.match.hold is not None:
            self._hold_back(entries)
        elif decision is None:
            finish = finish_of(self.row, self.match, self.house.now())
        turn = self._turn(decision, entries[-1].at)
        try:
            await self.house.storage.append(self.row.id, entries, turn, finish)
        except Conflict:
            await self._reload()
            raise stale(self.match.seq) from None
        except Exception as error:
            log.error("cannot store", table=self.row.id, error=type(error).__name__)
            await self._recover()
            raise Problem(503, "unavailable") from None
        self._settle(turn, finish)

    def _hold_back(self, entries: list[LogEntry]) -> None:
        """Whatever follows an action that might be answered in secret is told at one time, and nobody's
        clock runs until then: what does not happen cannot be told from what does.  [LEG-18.6]
        """
        if not self._told_at:
            window = self.house.settings.answer_ms
            if all(is_bot_run(seat) for seat in self.row.seats if seat.seat != entries[0].seat):
                window = min(window, BOT_ANSWER_MS)
            self._told_at = entries[0].at + window
            self._told = asyncio.Event()
            self.clockwork.since += window
        for entry in entries:
            entry.at = self._told_at

    async def _tell_held(self) -> None:
        """The time is over: silence answers what is still asked, and everybody hears the outcome."""
        match = self.match
        assert match is not None
        seen = match.seq
        while (decision := match.decision()) is not None and decision.secret:
            text = match.game.notate(match.state, match.game.legal(match.state)[-1])
            await self._store(match.play(decision.seat, [text], None, self.house.now()))
        hold = match.hold
        match.hold = None
        self._told_at = 0
        turn = self._turn(decision, self.house.now())
        finish = finish_of(self.row, match, self.house.now()) if decision is None else None
        try:
            await self.house.storage.settle(self.row.id, turn, finish)
        except Exception as error:
            log.error("cannot store", table=self.row.id, error=type(error).__name__)
            await self._recover()
            return
        self._settle(turn, finish)
        self._let_go()
        for stream in self.streams:
            seats = seats_of(self.row, stream.person)
            was_asked = hold is None or not hold.asked.isdisjoint(seats)
            since = match.number_at(seen if was_asked or hold is None else hold.seq, seats)
            self._send_state(stream, since)
        self._go_on()

    def _let_go(self) -> None:
        """Nothing is held back any more: moves that wait are acknowledged."""
        self._told_at = 0
        for stream, frame in self._waiting_acks:
            stream.push(encode_frame(frame))
        self._waiting_acks = []
        self._told.set()

    def _settle(self, turn: Turn, finish: Finish | None) -> None:
        """Brings the row in memory to what was stored."""
        row = self.row
        assert self.match is not None
        row.seq, row.answers = self.match.seq, len(self.match.answers)
        row.turn_seat, row.turn_person, row.deadline = turn.seat, turn.person, turn.deadline
        row.clock_left, row.moved = turn.clock_left, turn.at
        if finish is not None:
            row.status, row.result, row.ending = FINISHED, finish.result, finish.ending
            row.turn_seat = row.turn_person = row.deadline = None

    def _after(self, entries: int) -> None:
        """What follows a stored change: everybody is told, and whoever is next is asked."""
        assert self.match is not None
        if self._offer is not None:
            self._set_offer(None)
        self._tell_state(self.match.seq - entries)
        self._go_on()

    def _go_on(self) -> None:
        if self.row.status == FINISHED:
            self._tell_table()
            for person in people_at(self.row):
                self.house.ring(person, {"type": "finished", "table": self.row.id})
        self._ask_next()

    def _ask_next(self) -> None:
        row = self.row
        if row.status != PLAYING or row.turn_seat is None:
            return
        match = self.match
        assert match is not None
        if row.deadline is not None:
            self.house.set_alarm(row.id, row.deadline)
        person, seat = row.turn_person, row.turn_seat
        if match.hold is not None:
            decision = match.decision()
            if decision is None or decision.seat not in match.hold.asked:
                return
            person, seat = turn_person(row, decision), decision.seat
        if person is not None:
            seq = match.number(seats_of(row, person))
            self.house.ring(person, {"type": "turn", "table": row.id, "seq": seq})
        elif self._thinking != match.seq:
            self._thinking = match.seq
            self.house.spawn(self._think(self._bot_request(seat), match.seq, seat))

    async def wake(self) -> None:
        """Asks whoever is next: after loading, or when an alarm rings."""
        await self.do(self._wake)

    async def _wake(self) -> None:
        if self.row.status != PLAYING or self.match is None:
            return
        decision = self.match.decision()
        if self.match.hold is not None or decision is None:
            if self.house.now() >= self._told_at:
                await self._tell_held()
            else:
                self._ask_next()
            return
        if self.clockwork.running is None:
            self.clockwork.pass_to(self.clock, decision.seat, self.house.now())
        deadline = self.clockwork.deadline(self.clock)
        seat = self.clockwork.running
        if deadline is not None and seat is not None and not is_bot_run(self.row.seats[seat]):
            if deadline <= self.house.now():
                await self._set_away(seat, is_away=True)
                log.info("time is up", table=self.row.id, seat=seat)
                return
            self.row.deadline = deadline
        self._ask_next()

    async def _recover(self) -> None:
        """After a failed write: back to what is stored, or, if that cannot be read either, away with it."""
        try:
            await self._reload()
        except Exception as error:
            log.error("cannot reload", table=self.row.id, error=type(error).__name__)
            self._is_stopped = True
            self.house.drop_table(self.row.id)
            self.close(ByeFrame(reason="restart", retry_ms=1000), RESTART)

    async def _reload(self) -> None:
        """Back to what is stored: nothing that was not acknowledged stays."""
        storage = self.house.storage
        row = await storage.table(self.row.id)
        assert row is not None
        self.row = row
        self.match = None
        if row.setup is not None:
            self.match = matches.load(row, await storage.log(row.id), now=self.house.now())
        self.clockwork = self._stored_clockwork()
        self._let_go()
        if self.match is not None and self.match.hold is not None:
            self._told_at = row.moved
            self._told = asyncio.Event()
        if self.match is not None:
            self._tell_table()
            self._tell_state(self.match.seq)
            self._thinking = -1
            self._ask_next()

    # Bots

    def _bot_request(self, seat: int) -> BotRequest:
        assert self.match is not None
        game = self.match.game
        view = game.encode_view(game.view(self.match.state, seat))
        spec = bot_of(self.row, self.row.seats[seat])
        legal = list(game.legal(self.match.state))
        name = f"{self.row.id} {seat}"
        budget = self.house.settings.bot_budget_ms
        options = self.match.known_options(seat)
        match = self.match

        def events_since(seq: int) -> list[dict[str, object]]:
            happenings = match.since(seq, [seat])
            return [event.encode() for each in happenings for event in seen_events(each.events, seat)]

        seq = match.number([seat])
        return BotRequest(game.id, options, spec, name, view, legal, budget, seq, events_since)

    async def _think(self, request: BotRequest, seq: int, seat: int) -> None:
        chosen = await self.house.bots.choose(request)
        try:
            await self.do(lambda: self._bot_play(seq, seat, chosen))
        except Problem as problem:
            if problem.status == 429:
                # The table is flooded; the bot's turn must not get lost in it.
                await asyncio.sleep(0.1)
                self._thinking = -1
                self.house.spawn(self.wake())

    async def _bot_play(self, seq: int, seat: int, chosen: int | None) -> None:
        """Plays a bot's answer, or any legal action if it gave none; late answers are dropped."""
        self._thinking = -1
        match = self.match
        if match is None or self.row.status != PLAYING:
            return
        decision = match.decision()
        is_late = match.seq != seq or decision is None or decision.seat != seat
        if is_late or not is_bot_run(self.row.seats[seat]):
            self._ask_next()
            return
        legal = match.game.legal(match.state)
        if chosen is None or not 0 <= chosen < len(legal):
            chosen = secrets.randbelow(len(legal))
            self.house.metrics.bot_moves.labels("fallback").inc()
        else:
            self.house.metrics.bot_moves.labels("own").inc()
        text = match.game.notate(match.state, legal[chosen])
        entries = match.play(seat, [text], None, self.house.now())
        await self._store(entries)
        self.house.metrics.moves.labels("bot").inc()
        self._after(1)

    # Taking back

    async def undo(self, person: str, wish: TakeBack) -> None:
        await self.do(lambda: self._undo(person, wish))

    async def _undo(self, person: str, wish: TakeBack) -> None:
        match = self._playing()
        mine = seats_of(self.row, person)
        if self.row.is_rated:
            raise conflict("rated")
        if match.hold is not None:
            raise conflict("held")
        if wish.seq != match.number(mine):
            raise stale(match.number(mine))
        seat = next((seat for seat in mine if match.may_undo(seat) >= wish.plies), None)
        if seat is None:
            raise Problem(422, "illegal", reason="cannot_take_back", rule="")
        others = [
            other.seat
            for other in self.row.seats
            if other.kind == PERSON_SEAT and other.person != person and not is_bot_run(other)
        ]
        if others:
            self._set_offer(UndoOffer(seat=seat, seq=match.seq, plies=wish.plies, waiting=others))
        else:
            await self._take_back(seat, wish.plies)

    async def answer_undo(self, person: str, answer: TakeBackAnswer) -> None:
        await self.do(lambda: self._answer_undo(person, answer))

    async def _answer_undo(self, person: str, answer: TakeBackAnswer) -> None:
        match = self._playing()
        offer = self._offer
        if offer is None:
            raise conflict("no_offer")
        mine = seats_of(self.row, person)
        if answer.seq != match.number(mine):
            raise stale(match.number(mine))
        if not any(seat in mine for seat in (*offer.waiting, offer.seat)):
            raise forbidden("not_seated")
        if not answer.agree:
            self._set_offer(None)
            return
        waiting = [seat for seat in offer.waiting if seat not in mine]
        if waiting:
            self._set_offer(UndoOffer(seat=offer.seat, seq=offer.seq, plies=offer.plies, waiting=waiting))
        else:
            await self._take_back(offer.seat, offer.plies)

    def _set_offer(self, offer: UndoOffer | None) -> None:
        self._offer = offer
        for stream in self.streams:
            stream.push(self._offer_bytes(stream))

    def _offer_bytes(self, stream: Stream) -> bytes:
        """The offer, with the number of the state as the reader counts."""
        offer = self._offer
        if offer is None or self.match is None:
            return encode_frame(UndoFrame(offer=None))
        seq = self.match.number_at(offer.seq, seats_of(self.row, stream.person))
        return encode_frame(UndoFrame(offer=msgspec.structs.replace(offer, seq=seq)))

    async def _take_back(self, seat: int, plies: int) -> None:
        assert self.match is not None
        entries = self.match.undo(seat, plies, self.house.now())
        await self._store(entries)
        self._after(len(entries))

    # Leaving and coming back during play

    async def come_back(self, person: str) -> None:
        await self.do(lambda: self._come_back(person))

    async def _come_back(self, person: str) -> None:
        self._playing()
        away = [seat for seat in seats_of(self.row, person) if self.row.seats[seat].is_away]
        if not away:
            raise conflict("not_away")
        for seat in away:
            self.clockwork.come_back(self.clock, seat, self.house.now())
            await self._set_away(seat, is_away=False)

    async def _set_away(self, seat: int, is_away: bool) -> None:
        assert self.match is not None
        before = self.row.seats[seat]
        await self._change_seat(replace(before, is_away=is_away), None)

    async def _change_seat(self, seat: SeatRow, finish: Finish | None) -> None:
        """Stores a change of who plays a seat, then tells everybody and asks whoever is next."""
        assert self.match is not None
        before = self.row.seats[seat.seat]
        self.row.seats[seat.seat] = seat
        now = self.house.now()
        decision = self.match.decision() if finish is None else None
        if finish is not None:
            self.match.hold = None
            self._told_at = 0
        turn = self._turn(decision, now)
        try:
            await self.house.storage.set_away(self.row.id, seat, turn, finish)
        except Conflict:
            self.row.seats[seat.seat] = before
            await self._reload()
            raise conflict("not_playing") from None
        self._settle(turn, finish)
        if not self._told_at:
            self._let_go()
        self._tell_table()
        self._tell_state(self.match.seq)
        if finish is not None:
            for person in people_at(self.row):
                self.house.ring(person, {"type": "finished", "table": self.row.id})
        self._ask_next()

    async def resign(self, person: str) -> None:
        await self.do(lambda: self._resign(person))

    async def _resign(self, person: str) -> None:
        """A bot plays on for the seat; the game ends if only one seat or no person is left."""
        match = self._playing()
        mine = seats_of(self.row, person)
        if not mine:
            raise forbidden("not_seated")
        for seat in mine:
            if self.row.status != PLAYING:
                break
            after = replace(self.row.seats[seat], has_resigned=True, is_away=False)
            trial = [after if other.seat == seat else other for other in self.row.seats]
            await self._change_seat(after, resignation(self.row, trial, match, self.house.now()))

    # Chat

    async def say(self, person: str, name: str, text: str) -> ChatMessage:
        if person not in people_at(self.row) and person != self.row.owner:
            raise forbidden("not_seated")
        line = clean_chat(text)
        self.house.chat_limit.take(person)
        at = self.house.now()
        id = await self.house.storage.add_chat(self.row.id, person, line, at)
        message = ChatMessage(id=id, person=person, name=name, text=line, at=at)
        frame = encode_frame(ChatFrame(line=message))
        for stream in self.streams:
            if person not in stream.muted:
                stream.push(frame)
        return message

    # Before the start

    async def change_seat(self, change: Callable[[TableRow], tuple[SeatRow, SeatRow]]) -> TableInfo:
        """Changes one seat while the table is in the lobby: `change` gives it before and after, or raises."""

        async def work() -> TableInfo:
            if self.row.status != LOBBY:
                raise conflict("not_in_lobby")
            before, after = change(self.row)
            try:
                await self.house.storage.take_seat(self.row.id, before.seat, before, after)
            except Conflict:
                await self._reload()
                raise conflict("seat_taken") from None
            self.row.seats[before.seat] = after
            self._tell_table()
            return self.info(after.person or before.person)

        return await self.do(work)

    async def set_options(self, change: Callable[[TableRow], str]) -> None:
        async def work() -> None:
            if self.row.status != LOBBY:
                raise conflict("not_in_lobby")
            options = change(self.row)
            await self.house.storage.set_options(self.row.id, self.row.options, options)
            self.row.options = options
            self._tell_table()

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
            match = matches.deal(row)
        except InvalidOptions as error:
            row.setup = None
            raise options_problem(error) from None
        self.match = match
        turn = self._turn(match.decision(), self.house.now())
        try:
            await self.house.storage.start(row, turn)
        except Conflict:
            await self._reload()
            raise conflict("not_in_lobby") from None
        row.status = PLAYING
        self._settle(turn, None)
        self._tell_table()
        self._tell_state(-1)
        self._ask_next()

    async def set_status(self, person: str | None, before: str, status: str) -> None:
        """Closes, archives or reopens a table."""

        async def work() -> None:
            if self.row.status != before:
                raise conflict(f"not_{before}")
            try:
                await self.house.storage.set_status(self.row.id, before, status, self.house.now())
            except Conflict:
                await self._reload()
                raise conflict(f"not_{before}") from None
            self.row.status = status
            self._tell_table()
            if status == PLAYING:
                await self._wake()
            elif status != ARCHIVED:
                self.close(ByeFrame(reason="closed", retry_ms=0), NOT_ALLOWED)

        await self.do(work)

    def rename(self, person: str, name: str) -> None:
        for seat in self.row.seats:
            if seat.person == person:
                seat.name = name
        self._tell_table()

    async def reload(self) -> None:
        """Reads the table again, for changes that were made beside it."""
        await self.do(self._reload)

    def close(self, bye: ByeFrame, code: int) -> None:
        """Says goodbye to everybody who is connected."""
        frame = encode_frame(bye)
        for stream in list(self.streams):
            stream.push(frame)
            stream.close(code)


def options_problem(error: InvalidOptions) -> Problem:
    problems = [
        {"option": each.option, "rule": each.rule, "reason": each.reason[:300]}
        for each in error.problems[:20]
    ]
    return Problem(422, "bad_options", facts={"problems": problems})
