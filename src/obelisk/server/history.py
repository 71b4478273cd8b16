"""What was played: records, replays from anybody's knowledge, fairness, forks and imports."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Generator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from obelisk.core.decision import Result
from obelisk.core.errors import TooLong
from obelisk.core.event import Event
from obelisk.core.kit import AnyGame, Kit
from obelisk.core.record import InvalidRecord, Ply, Record, Replay, next_link, read, verify_fairness, write
from obelisk.jsontext import decode_json, encode_json
from obelisk.pictures.picture import picture
from obelisk.positions.study import InvalidNotes, read_notes
from obelisk.server.fairness import Fairness, PartInfo
from obelisk.server.legends.seals import is_sealed
from obelisk.server.options import game_kit
from obelisk.server.people import Visitor
from obelisk.server.refusals import Refusal, conflict, forbidden, not_found, unavailable
from obelisk.server.table.attempt import choices
from obelisk.server.table.frames import result_info
from obelisk.server.table.info import table_info
from obelisk.server.table.lobby import seats_for
from obelisk.server.table.log import link_line, outcomes_text, record_of, start_link
from obelisk.server.table.look import look_of
from obelisk.server.table.match import snapshot_of
from obelisk.server.table.parts import parts_of
from obelisk.server.table.seats import check_sees, held_by, seats_of
from obelisk.server.tables import Tables, check_wish
from obelisk.server.wire import (
    CreatedTable,
    Fork,
    Look,
    MomentPicture,
    MomentPictures,
    NotesInfo,
    Question,
    ReplayPage,
    ReplayStep,
    ResultInfo,
    TableInfo,
)
from obelisk.server.words import clean_title, cleaned
from obelisk.storage.base import (
    BOT_SEAT,
    FINISHED,
    LOBBY,
    PERSON_SEAT,
    PLAY,
    LogEntry,
    SeatRow,
    TableRow,
)

OPEN: Final = "open"
SPECTATOR: Final = "spectator"
PAGE: Final = 100
MOST_PLIES: Final = 5000
NAME: Final = 60
KEPT: Final = 8


class History:
    """The past of all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage
        self._texts: OrderedDict[str, str] = OrderedDict()

    async def row(self, id: str, person: str | None) -> TableRow:
        row = await self.storage.table(id)
        if row is None:
            raise not_found("table")
        await check_sees(self.storage, row, person)
        return row

    async def finished(self, id: str, person: str | None) -> TableRow:
        row = await self.row(id, person)
        if row.status != FINISHED:
            raise conflict("not_finished")
        if await is_sealed(self.storage, row):
            raise conflict("sealed")
        return row

    async def record(self, row: TableRow) -> Record:
        """The record of a table as far as it is played; result and seed only after the end."""
        record, _ = record_of(row, await self.storage.log(row.id))
        record.players = [seat_text(seat) for seat in row.seats]
        if row.status == FINISHED:
            if row.commitment and row.seed is not None:
                record.seed = row.seed.hex()
            if row.ending == "rules" and row.result is not None:
                found = msgspec.json.decode(row.result, type=ResultInfo)
                record.result = Result(found.reason, found.winners, found.places, found.scores)
        return record

    async def run(self, replay: Replay[Any, Any, Any], ply: int, person: str | None) -> None:
        """Plays a replay on for somebody. Raises `Refusal` if that is too much."""
        steps = self.tables.house.steps
        steps.charge(person or "", ply)
        try:
            await steps.play_on(replay, ply, person or "")
        except TooLong:
            raise unavailable("rules") from None

    async def text(self, id: str, person: str | None) -> str:
        """The record file of a finished table."""
        row = await self.finished(id, person)
        if id not in self._texts:
            record = await self.record(row)
            record.notes = await self.storage.notes(id)
            self._texts[id] = write(record, encode_json)
            if len(self._texts) > KEPT:
                self._texts.popitem(last=False)
        return self._texts[id]

    async def notes(self, id: str, person: str | None) -> NotesInfo:
        """The variations and comments that a record was imported with."""
        row = await self.finished(id, person)
        return NotesInfo(notes=read_notes(await self.storage.notes(id), row.seq).encode())

    async def pictures(self, id: str, person: str | None, plies: list[int]) -> MomentPictures:
        """Some positions of a finished table as pictures, to print and to send."""
        row = await self.finished(id, person)
        record = await self.record(row)
        wanted = sorted({ply for ply in plies if ply <= len(record.plies)})
        if not wanted:
            return MomentPictures(pictures=[])
        kit = game_kit(row.game)
        steps = self.tables.house.steps
        steps.charge(person or "", wanted[-1])
        try:
            drawn = await steps.in_slices(kit.game, pictures_of(kit, record, wanted), person or "")
        except TooLong:
            raise unavailable("rules") from None
        except InvalidRecord as error:
            raise Refusal(422, "bad_record", reason=error.reason, facts={"line": error.line}) from None
        return MomentPictures(pictures=drawn)

    def forget(self) -> None:
        """Drops cached records: somebody's name may stand in them who is gone."""
        self._texts.clear()

    async def fairness(self, id: str, person: str | None) -> Fairness:
        """Whether the chance of a finished table follows from the seed it was committed to."""
        row = await self.row(id, person)
        found = Fairness(
            commitment=row.commitment, seed=None, verified=False, outcomes=0, reason="", parts=promises(row)
        )
        if row.status != FINISHED:
            return replace(found, reason="not_finished")
        if await is_sealed(self.storage, row):
            return replace(found, reason="sealed")
        parts = [replace(part, secret=row.seats[part.seat].secret or None) for part in found.parts]
        try:
            record = read(await self.text(id, person), decode_json)
            outcomes = verify_fairness(record)
        except InvalidRecord as error:
            return replace(found, reason=error.reason, parts=parts)
        return replace(found, seed=record.seed, verified=True, outcomes=outcomes, parts=parts)

    # Replays

    async def replay(self, id: str, person: str | None, viewer: str, first: int, last: int) -> ReplayPage:
        row = await self.row(id, person)
        if row.status == LOBBY or row.setup is None:
            raise conflict("not_playing")
        is_open = row.status == FINISHED and not await is_sealed(self.storage, row)
        eyes = self.eyes(row, person, viewer, is_open)
        known = await self.tables.known_until(row, person)
        entries = (await self.storage.log(id))[:known]
        record, _ = record_of(row, entries)
        hides = not is_open
        plies = len(record.plies)
        if hides:
            if row.held_seq is not None and row.held_seq < len(entries):
                # The outcome of the last action is not to be told yet.
                record = record.prefix(plies - len(entries) + row.held_seq)
                entries = entries[: row.held_seq]
            plies = len(record.plies) - sum(1 for each in entries if each.is_answer and each.seat != eyes)
        if first > plies:
            raise Refusal(422, "bad_request", reason="ply", facts={"plies": plies})
        last = min(last, plies, first + PAGE - 1)
        game = game_kit(row.game).game
        positions = positions_seen(game, record, viewer, eyes, first, last, hides)
        asker = person or ""
        self.tables.house.steps.charge(asker, last)
        try:
            steps = await self.tables.house.steps.in_slices(game, positions, asker)
        except TooLong:
            raise unavailable("rules") from None
        except InvalidRecord as error:
            raise Refusal(422, "bad_record", reason=error.reason, facts={"line": error.line}) from None
        return ReplayPage(table=id, viewer=viewer, plies=plies, steps=steps)

    def eyes(self, row: TableRow, person: str | None, viewer: str, is_open: bool) -> int | None:
        """The seat whose knowledge is asked for, if it may be asked for now."""
        if viewer == SPECTATOR:
            return None
        if viewer == OPEN:
            if not is_open:
                raise forbidden("hidden")
            return None
        if not viewer.isdecimal() or len(viewer) > 2 or int(viewer) >= len(row.seats):
            raise not_found("seat")
        seat = int(viewer)
        if not is_open:
            is_over = row.status == FINISHED
            mine = held_by(row, person) if is_over else seats_of(row, person)
            may_see = seat in mine and (is_over or len(mine) == 1 or row.turn_seat == seat)
            if not may_see:
                raise forbidden("hidden")
        return seat

    # Playing on

    async def fork(self, id: str, visitor: Visitor, wish: Fork) -> CreatedTable:
        """A new casual table that goes on from a ply of a finished one. Its chance cannot be verified."""
        old = await self.finished(id, visitor.id)
        record, _ = record_of(old, await self.storage.log(id))
        if wish.ply > len(record.plies):
            raise Refusal(422, "bad_request", reason="ply", facts={"plies": len(record.plies)})
        if len(wish.seats) != len(old.seats):
            raise Refusal(422, "bad_table", reason="seats", facts={"seats": len(old.seats)})
        check_wish(self.tables.house.roster, wish.clock, "random", old.game, wish.seats)
        if any(seat.kind not in ("me", "bot") for seat in wish.seats):
            raise Refusal(422, "bad_table", reason="fork_seats")
        await self.tables.check_number(visitor)
        part = record.prefix(wish.ply)
        replay = Replay(game_kit(old.game).game, part)
        await self.run(replay, wish.ply, visitor.id)
        decision = replay.game.decision(replay.state)
        if decision is None:
            raise conflict("game_over")
        row = self.tables.new_row(visitor, old.game, old.rules, part.options, secrets.token_bytes(32))
        row.commitment = ""
        row.title = clean_title(wish.title)
        row.clock = msgspec.json.encode(wish.clock).decode()
        row.origin = f"fork:{id}:{wish.ply}"
        row.seats, _ = seats_for(visitor.person, wish.seats, {})
        row.status = "playing"
        row.turn_seat = decision.seat
        row.turn_person = row.seats[decision.seat].person
        entries = log_of(row, part, self.tables.house.now())
        if decision.secret:
            # Whoever was asked here has been silent.
            row.held_seq, row.held_until = row.seq, row.moved
        await self.tables.add_played(row, entries, snapshot_of(replay.game, replay.state))
        await self.tables.live(row.id)
        return CreatedTable(table=table_info(row, visitor.id), invites=[])

    async def import_record(self, visitor: Visitor, text: str) -> TableInfo:
        """A private finished table from a record file; the rules must agree with every line."""
        try:
            record = read(text, decode_json)
            if len(record.plies) > MOST_PLIES:
                raise Refusal(422, "bad_record", reason="too_long", facts={"most": MOST_PLIES})
            kit = game_kit(record.game)
            replay = Replay(kit.game, record)
            await self.run(replay, len(record.plies), visitor.id)
            replay.finish()
            read_notes(record.notes, len(record.plies))
        except InvalidNotes as error:
            raise Refusal(422, "bad_record", reason=str(error), facts={"line": 0}) from None
        except InvalidRecord as error:
            raise Refusal(422, "bad_record", reason=error.reason[:300], facts={"line": error.line}) from None
        await self.tables.check_number(visitor)
        await self.tables.check_imports(visitor)
        seats = kit.game.seats(replay.options)
        row = self.tables.new_row(visitor, record.game, record.rules, record.options, None)
        row.commitment = record.commitment
        row.seed = bytes.fromhex(record.seed) if record.seed else None
        row.status, row.origin = FINISHED, "import"
        result = kit.game.result(replay.state)
        row.ending = "rules" if result is not None else "imported"
        if result is not None:
            row.result = msgspec.json.encode(result_info(result)).decode()
        names = [*record.players, *["" for _ in range(seats)]][:seats]
        row.seats = [SeatRow(seat, BOT_SEAT, name=cleaned(name)[:NAME]) for seat, name in enumerate(names)]
        for seat, part in zip(row.seats, record.parts, strict=False):
            seat.commitment, seat.secret = part.commitment, part.secret
        row.spectators = False
        entries = log_of(row, record, self.tables.house.now())
        await self.tables.add_played(row, entries, snapshot_of(kit.game, replay.state), record.notes)
        return table_info(row, visitor.id)


def promises(row: TableRow) -> list[PartInfo]:
    """What the seats have promised to give to chance."""
    return [
        PartInfo(seat=seat, commitment=part.commitment, secret=None)
        for seat, part in enumerate(parts_of(row))
    ]


def seat_text(seat: SeatRow) -> str:
    return seat.name if seat.kind == PERSON_SEAT or not seat.bot else f"bot {seat.bot}"


def log_of(row: TableRow, record: Record, at: int) -> list[LogEntry]:
    """The entries that a record makes; fills in setup and number of the row. Proofs need a commitment."""

    def proofs(outcomes: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return outcomes if row.commitment else [(text, "") for text, _ in outcomes]

    row.setup = outcomes_text(proofs(record.setup))
    link = start_link(row)
    entries: list[LogEntry] = []
    for number, ply in enumerate(record.plies):
        clean = Ply(ply.seat, ply.action, proofs(ply.outcomes))
        link = next_link(link, link_line(number + 1, PLAY, clean))
        outcomes = outcomes_text(clean.outcomes)
        entries.append(LogEntry(number + 1, PLAY, ply.seat, ply.action, outcomes, at, link))
    row.seq = len(entries)
    return entries


def positions_seen(
    game: AnyGame, record: Record, viewer: str, eyes: int | None, first: int, last: int, hides: bool
) -> Generator[None, None, list[ReplayStep]]:
    """Positions as the viewer counts them, a ply at a time. `hides`: a secret question to somebody else is no
    position of its own, and its answer belongs to the action before it.
    """
    replay = Replay(game, record)
    steps: list[ReplayStep] = []
    at = 0
    events = list(replay.events)
    asker: Ply | None = None
    while True:
        decision = game.decision(replay.state)
        is_hidden = decision is not None and decision.secret and decision.seat != eyes and hides
        if not is_hidden:
            if at >= first:
                ply = asker or (record.plies[replay.at - 1] if replay.at else None)
                steps.append(step_at(replay, at, ply, events, viewer, eyes))
            if at == last:
                return steps
            at += 1
            events = []
            asker = None
        elif replay.at == len(record.plies):
            return steps
        else:
            asker = record.plies[replay.at - 1]
        replay.step()
        events.extend(replay.events)
        yield


def pictures_of(kit: Kit, record: Record, plies: list[int]) -> Generator[None, None, list[MomentPicture]]:
    """Positions after so many plies, in their order, drawn while the record is played again."""
    replay: Replay[Any, Any, Any] = Replay(kit.game, record)
    found: list[MomentPicture] = []
    for ply in plies:
        while replay.at < ply:
            replay.step()
            yield
        decision = kit.game.decision(replay.state)
        view = kit.game.view(replay.state, decision.seat if decision is not None else None)
        found.append(MomentPicture(ply=ply, svg=picture(kit, view)))
    return found


def step_at(
    replay: Replay[Any, Any, Any],
    at: int,
    ply: Ply | None,
    events: list[Event],
    viewer: str,
    eyes: int | None,
) -> ReplayStep:
    """The position of a replay as the viewer knows it, and the action and events that led there."""
    game, state = replay.game, replay.state
    is_open = viewer == OPEN
    decision = game.decision(state)
    views = [game.view(state, eyes)]
    if is_open:
        views += [game.view(state, seat) for seat in range(game.seats(replay.options))]
    looks = [look for view in views if isinstance(look := look_of(game, view), Look)]
    question = None
    if decision is not None:
        may_see = is_open or decision.seat == eyes
        legal = [game.notate(state, action) for action in choices(game, state)] if may_see else None
        question = Question(seat=decision.seat, kind=decision.kind, legal=legal)
    return ReplayStep(
        ply=at,
        seat=ply.seat if ply is not None else None,
        action=ply.action if ply is not None and (is_open or ply.seat == eyes) else None,
        events=[event.encode() for event in events_seen(events, is_open, eyes)],
        views=[game.encode_view(view) for view in views],
        decision=question,
        result=result_info(game.result(state)),
        looks=looks or msgspec.UNSET,
    )


def events_seen(events: list[Event], is_open: bool, eyes: int | None) -> list[Event]:
    if is_open:
        return [event.whole() for event in events]
    seen = [event.seen_by(eyes) for event in events]
    return [event for event in seen if event is not None]
