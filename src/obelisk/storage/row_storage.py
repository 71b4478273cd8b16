"""The store as the rows tell it: what every database that speaks SQL does in the same way."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from time import time_ns
from typing import Final

from obelisk.storage import (
    call_rows,
    coach_rows,
    company_rows,
    deck_rows,
    draft_rows,
    exercise_rows,
    history_rows,
    lesson_rows,
    mail_rows,
    people_rows,
    standing_rows,
    table_rows,
    tournament_rows,
    worker_rows,
)
from obelisk.storage.base import (
    Change,
    DeckRow,
    LessonRow,
    LobbyFilter,
    LogEntry,
    Person,
    Pulse,
    Retention,
    Stored,
    TableRow,
    Turn,
)
from obelisk.storage.calls import CalendarRow, Call, Subscription, Webhook
from obelisk.storage.club_rows import ClubJobs
from obelisk.storage.coaching import Coached
from obelisk.storage.company import Offence, Seek
from obelisk.storage.connection import Connection
from obelisk.storage.exercises import ExerciseRating, ExerciseTry, RateTry
from obelisk.storage.mail import Address, Letter
from obelisk.storage.notices import Notice
from obelisk.storage.plan_rows import PlanJobs
from obelisk.storage.retention import purge
from obelisk.storage.standing import Cursor, LadderWish, Played, Rating, ResultRow, Tally
from obelisk.storage.talk_store import TalkStore
from obelisk.storage.tournaments import Participant, RoundGame, Tournament, TournamentWish

READY: Final = "ready"
"""A bucket that nothing is ever taken from."""


class RowStorage(ClubJobs, PlanJobs, TalkStore):
    """A database adds how a job is run, how it is closed, and how notices reach other processes."""

    is_shared: bool

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def disk(self) -> dict[str, int]: ...

    @abstractmethod
    async def time(self) -> int: ...

    @abstractmethod
    def listen(self, name: str, hear: Callable[[Notice], None]) -> None: ...

    @abstractmethod
    def tell(self, notice: Notice) -> None: ...

    async def is_ready(self) -> bool:
        # A transaction that changes nothing would tell nothing of a disk that is full.
        now = time_ns() // 1_000_000
        # Nothing is taken and nothing comes back, so it is written whatever the clock says.
        return await self.write(lambda c: worker_rows.take(c, READY, 0, 1, 0, now))

    async def latest(self) -> int | None:
        return await self.read(history_rows.latest)

    # People

    async def add_person(self, person: Person, session: bytes, expires: int) -> None:
        def job(c: Connection) -> None:
            people_rows.add_person(c, person)
            kind = "token" if person.kind == "bot" else "cookie"
            people_rows.add_session(c, session, person.id, kind, person.created, expires)

        await self.write(job)

    async def person(self, id: str) -> Person | None:
        return await self.read(lambda c: people_rows.person(c, id))

    async def person_by_login(self, login: str) -> Person | None:
        return await self.read(lambda c: people_rows.person_by_login(c, login))

    async def promote(self, id: str, name: str, login: str, password: str) -> None:
        await self.write(lambda c: people_rows.promote(c, id, name, login, password))

    async def change_person(self, id: str, name: str, language: str, login: str | None) -> None:
        await self.write(lambda c: people_rows.change_person(c, id, name, language, login))

    async def set_private(self, id: str, is_private: bool) -> None:
        await self.write(lambda c: people_rows.set_private(c, id, is_private))

    async def set_password(self, id: str, password: str, keep: bytes | None) -> None:
        await self.write(lambda c: people_rows.set_password(c, id, password, keep))

    async def set_banned(self, id: str, banned: bool) -> None:
        await self.write(lambda c: people_rows.set_banned(c, id, banned))

    async def erase_person(self, id: str) -> None:
        await self.write(lambda c: people_rows.erase_person(c, id))

    async def people_of(self, owner: str) -> list[Person]:
        return await self.read(lambda c: people_rows.people_of(c, owner))

    # Sessions

    async def add_session(self, hash: bytes, person: str, kind: str, created: int, expires: int) -> None:
        await self.write(lambda c: people_rows.add_session(c, hash, person, kind, created, expires))

    async def drop_old_sessions(self, now: int) -> None:
        await self.write(lambda c: people_rows.drop_old_sessions(c, now))

    async def session(self, hash: bytes, now: int) -> tuple[Person, str] | None:
        return await self.read(lambda c: people_rows.session(c, hash, now))

    async def ended_sessions(self, hashes: list[bytes], now: int) -> list[bytes]:
        return await self.read(lambda c: people_rows.ended_sessions(c, hashes, now))

    async def drop_session(self, hash: bytes) -> None:
        await self.write(lambda c: people_rows.drop_session(c, hash))

    async def drop_sessions(self, person: str) -> int:
        return await self.write(lambda c: people_rows.drop_sessions(c, person))

    async def renew_token(self, hash: bytes, person: str, created: int, expires: int) -> None:
        def job(c: Connection) -> None:
            people_rows.drop_sessions(c, person)
            people_rows.add_session(c, hash, person, "token", created, expires)

        await self.write(job)

    # Links to choose a new password

    async def add_reset(self, hash: bytes, person: str, expires: int) -> None:
        await self.write(lambda c: people_rows.add_reset(c, hash, person, expires))

    async def reset_of(self, hash: bytes, now: int) -> Person | None:
        return await self.read(lambda c: people_rows.reset_of(c, hash, now))

    async def use_reset(self, hash: bytes, person: str, password: str) -> None:
        await self.write(lambda c: people_rows.use_reset(c, hash, person, password))

    # Mail

    async def address_of(self, person: str) -> Address | None:
        return await self.read(lambda c: mail_rows.address_of(c, person))

    async def set_address(self, person: str, address: str, letter: Letter) -> None:
        await self.write(lambda c: mail_rows.set_address(c, person, address, letter))

    async def drop_address(self, person: str) -> None:
        await self.write(lambda c: mail_rows.drop_address(c, person))

    async def accounts_at(self, address: str) -> list[str]:
        return await self.read(lambda c: mail_rows.accounts_at(c, address))

    async def add_confirmation(self, hash: bytes, person: str, address: str, expires: int) -> None:
        await self.write(lambda c: mail_rows.add_confirmation(c, hash, person, address, expires))

    async def confirmation_of(self, hash: bytes, now: int) -> tuple[str, str] | None:
        return await self.read(lambda c: mail_rows.confirmation_of(c, hash, now))

    async def confirm(self, hash: bytes, person: str, address: str) -> None:
        await self.write(lambda c: mail_rows.confirm(c, hash, person, address))

    async def add_letter(self, letter: Letter) -> None:
        await self.write(lambda c: mail_rows.add_letter(c, letter))

    async def take_letter(self, now: int, until: int) -> Letter | None:
        return await self.write(lambda c: mail_rows.take_letter(c, now, until))

    async def put_off_letter(self, id: str, due: int) -> None:
        await self.write(lambda c: mail_rows.put_off_letter(c, id, due))

    async def drop_letter(self, id: str) -> None:
        await self.write(lambda c: mail_rows.drop_letter(c, id))

    # Tables

    async def add_table(self, row: TableRow, entries: list[LogEntry], notes: str = "") -> None:
        def add(connection: Connection) -> None:
            table_rows.insert_table(connection, row, entries)
            if notes:
                coach_rows.add_notes(connection, row.id, notes)

        await self.write(add)

    async def table(self, id: str) -> TableRow | None:
        return await self.read(lambda c: table_rows.table(c, id))

    async def versions(self, ids: list[str]) -> dict[str, int]:
        return await self.read(lambda c: table_rows.versions(c, ids))

    async def whole(self, id: str) -> Stored:
        return await self.read(lambda c: table_rows.whole(c, id))

    async def news(self, id: str, version: int, seq: int) -> Stored | None:
        return await self.read(lambda c: table_rows.news(c, id, version, seq))

    async def log(self, id: str, after: int = 0) -> list[LogEntry]:
        return await self.read(lambda c: table_rows.log(c, id, after))

    async def arrange(self, before: TableRow, after: TableRow) -> None:
        await self.write(lambda c: table_rows.arrange(c, before, after))

    async def set_status(self, before: TableRow, status: str, at: int, worker: str = "") -> None:
        await self.write(lambda c: table_rows.set_status(c, before, status, at, worker))

    async def set_offer(self, before: TableRow, offer: str | None) -> None:
        await self.write(lambda c: table_rows.set_offer(c, before, offer))

    async def set_rematch(self, before: TableRow, rematch: TableRow) -> None:
        await self.write(lambda c: table_rows.set_rematch(c, before, rematch))

    async def start(self, before: TableRow, setup: str, turn: Turn, worker: str = "") -> None:
        await self.write(lambda c: table_rows.start(c, before, setup, turn, worker))

    async def advance(self, before: TableRow, change: Change, worker: str = "") -> None:
        await self.write(lambda c: table_rows.advance(c, before, change, worker))

    async def lobby(self, wanted: LobbyFilter) -> list[TableRow]:
        return await self.read(lambda c: table_rows.lobby(c, wanted))

    async def live(self, game: str, strength: float, after: str, limit: int) -> list[tuple[TableRow, float]]:
        return await self.read(lambda c: table_rows.live(c, game, strength, after, limit))

    async def tables_with(self, status: str, limit: int) -> list[TableRow]:
        return await self.read(lambda c: table_rows.tables_with(c, status, limit))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return await self.read(lambda c: table_rows.tables_of(c, person, limit))

    async def finished_of(self, person: str, after: Cursor, limit: int) -> list[TableRow]:
        return await self.read(lambda c: table_rows.finished_of(c, person, after, limit))

    async def count_waiting(self, person: str) -> int:
        return await self.read(lambda c: table_rows.count_waiting(c, person))

    async def count_open(self, owner: str) -> int:
        return await self.read(lambda c: table_rows.count_open(c, owner))

    async def bot_turns(self, worker: str | None = None) -> list[str]:
        return await self.read(lambda c: table_rows.bot_turns(c, worker))

    async def deadlines(self, worker: str | None = None) -> list[tuple[str, int]]:
        return await self.read(lambda c: table_rows.deadlines(c, worker))

    async def beat(self, worker: str, now: int, until: int) -> Pulse:
        return await self.write(lambda c: worker_rows.beat(c, worker, now, until))

    async def rest(self, worker: str, now: int) -> None:
        await self.write(lambda c: worker_rows.rest(c, worker, now))

    async def take_over(self, worker: str, now: int, most: int) -> list[str]:
        return await self.write(lambda c: worker_rows.take_over(c, worker, now, most))

    async def take(self, name: str, amount: float, burst: float, rate: float, now: int) -> bool:
        return await self.write(lambda c: worker_rows.take(c, name, amount, burst, rate, now))

    async def archive_idle(self, before: int) -> list[str]:
        return await self.write(lambda c: table_rows.archive_idle(c, before))

    async def count_imports(self, owner: str) -> int:
        return await self.read(lambda c: table_rows.count_imports(c, owner))

    async def purge(self, retention: Retention, awake: set[str]) -> int:
        return await self.write(lambda c: purge(c, retention, awake))

    async def save_snapshot(self, id: str, seq: int, state: str) -> None:
        await self.write(lambda c: table_rows.save_snapshot(c, id, seq, state))

    async def snapshot(self, id: str) -> tuple[int, str] | None:
        return await self.read(lambda c: table_rows.snapshot(c, id))

    # Decks

    async def decks(self, person: str) -> list[DeckRow]:
        return await self.read(lambda c: deck_rows.decks(c, person))

    async def keep_deck(self, deck: DeckRow, most: int) -> None:
        await self.write(lambda c: deck_rows.keep_deck(c, deck, most))

    async def drop_deck(self, person: str, id: str) -> None:
        await self.write(lambda c: deck_rows.drop_deck(c, person, id))

    # Lessons

    async def lessons(self, person: str) -> list[LessonRow]:
        return await self.read(lambda c: lesson_rows.lessons(c, person))

    async def keep_lesson(self, row: LessonRow) -> None:
        await self.write(lambda c: lesson_rows.keep_lesson(c, row))

    # Exercises

    async def exercise_tries(self, person: str) -> list[ExerciseTry]:
        return await self.read(lambda c: exercise_rows.exercise_tries(c, person))

    async def solver_ratings(self, person: str) -> list[ExerciseRating]:
        return await self.read(lambda c: exercise_rows.solver_ratings(c, person))

    async def exercise_ratings(self, exercises: list[str]) -> list[ExerciseRating]:
        return await self.read(lambda c: exercise_rows.exercise_ratings(c, exercises))

    async def keep_try(
        self, row: ExerciseTry, solver: ExerciseRating, exercise: ExerciseRating, rate: RateTry
    ) -> bool:
        return await self.write(lambda c: exercise_rows.keep_try(c, row, solver, exercise, rate))

    # Drafts

    async def draft_decks(self, draft: str) -> dict[int, str]:
        return await self.read(lambda c: draft_rows.draft_decks(c, draft))

    async def set_draft_deck(self, draft: str, seat: int, cards: str) -> None:
        await self.write(lambda c: draft_rows.set_draft_deck(c, draft, seat, cards))

    async def add_draft_deck(self, draft: str, seat: int, cards: str) -> None:
        await self.write(lambda c: draft_rows.add_draft_deck(c, draft, seat, cards))

    async def draft_matches(self, draft: str) -> dict[int, TableRow]:
        return await self.read(lambda c: draft_rows.draft_matches(c, draft))

    async def add_draft_match(self, draft: str, number: int, row: TableRow) -> None:
        await self.write(lambda c: draft_rows.add_draft_match(c, draft, number, row))

    # Reports and variations

    async def report(self, table: str) -> tuple[str, str] | None:
        return await self.read(lambda c: coach_rows.report(c, table))

    async def keep_report(self, table: str, depth: str, report: str, summary: str) -> None:
        await self.write(lambda c: coach_rows.keep_report(c, table, depth, report, summary))

    async def coached(self, person: str, game: str, limit: int) -> list[Coached]:
        return await self.read(lambda c: coach_rows.coached(c, person, game, limit))

    async def notes(self, table: str) -> str:
        return await self.read(lambda c: coach_rows.notes(c, table))

    # Ratings and results

    async def ratings(self, person: str) -> list[Rating]:
        return await self.read(lambda c: standing_rows.ratings(c, person))

    async def ladder(self, wish: LadderWish) -> list[tuple[Rating, str]]:
        return await self.read(lambda c: standing_rows.ladder(c, wish))

    async def better_than(self, rating: Rating, of_bots: bool) -> int:
        return await self.read(lambda c: standing_rows.better_than(c, rating, of_bots))

    async def results(self, person: str, sees_all: bool, game: str, limit: int) -> list[ResultRow]:
        return await self.read(lambda c: standing_rows.results(c, person, sees_all, game, limit))

    async def played(self, person: str, sees_all: bool, after: Cursor, limit: int) -> list[Played]:
        return await self.read(lambda c: standing_rows.played(c, person, sees_all, after, limit))

    async def opponents(self, person: str, sees_all: bool, game: str, last: int, limit: int) -> list[Tally]:
        return await self.read(lambda c: standing_rows.opponents(c, person, sees_all, game, last, limit))

    # People among each other

    async def set_tie(self, person: str, other: str, kind: str, at: int, most: int) -> None:
        await self.write(lambda c: company_rows.set_tie(c, person, other, kind, at, most))

    async def drop_tie(self, person: str, other: str, kind: str) -> None:
        await self.write(lambda c: company_rows.drop_tie(c, person, other, kind))

    async def ties(self, person: str, kind: str) -> list[tuple[str, str, str]]:
        return await self.read(lambda c: company_rows.ties(c, person, kind))

    async def is_tied(self, person: str, other: str, kind: str) -> bool:
        return await self.read(lambda c: company_rows.is_tied(c, person, other, kind))

    async def seek(
        self,
        wish: Seek,
        reach_after: Callable[[int], float],
        make: Callable[[Person, Person], TableRow],
    ) -> tuple[str | None, int]:
        return await self.write(lambda c: company_rows.seek(c, wish, reach_after, make))

    async def drop_seek(self, person: str) -> None:
        await self.write(lambda c: company_rows.drop_seek(c, person))

    async def hosts(self, people: list[str]) -> dict[str, tuple[str, list[Rating]]]:
        return await self.read(lambda c: company_rows.hosts(c, people))

    async def add_offence(self, offence: Offence) -> int:
        return await self.write(lambda c: company_rows.add_offence(c, offence))

    async def offences(self, is_settled: bool, limit: int) -> list[Offence]:
        return await self.read(lambda c: company_rows.offences(c, is_settled, limit))

    async def settle(self, id: int) -> None:
        await self.write(lambda c: company_rows.settle(c, id))

    # Tournaments

    async def add_tournament(self, row: Tournament, most: int) -> None:
        await self.write(lambda c: tournament_rows.add_tournament(c, row, most))

    async def tournament(self, id: str) -> Tournament | None:
        return await self.read(lambda c: tournament_rows.tournament(c, id))

    async def tournaments(self, wish: TournamentWish) -> list[tuple[Tournament, int]]:
        return await self.read(lambda c: tournament_rows.tournaments(c, wish))

    async def participants(self, id: str) -> list[Participant]:
        return await self.read(lambda c: tournament_rows.participants(c, id))

    async def enter_tournament(self, id: str, person: Participant, rivals: set[str]) -> None:
        await self.write(lambda c: tournament_rows.enter_tournament(c, id, person, rivals))

    async def leave_tournament(self, id: str, person: str) -> None:
        await self.write(lambda c: tournament_rows.leave_tournament(c, id, person))

    async def round_games(self, id: str) -> list[RoundGame]:
        return await self.read(lambda c: tournament_rows.round_games(c, id))

    async def built_decks(self, id: str) -> set[tuple[str, int]]:
        return await self.read(lambda c: tournament_rows.built_decks(c, id))

    async def due_tournaments(self, now: int, limit: int) -> list[str]:
        return await self.read(lambda c: tournament_rows.due_tournaments(c, now, limit))

    async def advance_tournament(
        self,
        before: Tournament,
        after: Tournament,
        numbers: dict[str, int],
        left: list[str],
        games: list[tuple[RoundGame, TableRow | None]],
    ) -> None:
        await self.write(lambda c: tournament_rows.advance_tournament(c, before, after, numbers, left, games))

    # Calls

    async def calendar_of(self, person: str) -> CalendarRow | None:
        return await self.read(lambda c: call_rows.calendar_of(c, person))

    async def set_calendar(self, person: str, row: CalendarRow) -> None:
        await self.write(lambda c: call_rows.set_calendar(c, person, row))

    async def call_wishes(self, person: str) -> str | None:
        return await self.read(lambda c: call_rows.call_wishes(c, person))

    async def set_call_wishes(self, person: str, wishes: str) -> None:
        await self.write(lambda c: call_rows.set_call_wishes(c, person, wishes))

    async def subscribe(self, one: Subscription, most: int) -> None:
        await self.write(lambda c: call_rows.subscribe(c, one, most))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        await self.write(lambda c: call_rows.unsubscribe(c, person, endpoint))

    async def subscriptions(self, person: str, now: int) -> list[Subscription]:
        return await self.read(lambda c: call_rows.subscriptions(c, person, now))

    async def add_call(self, call: Call) -> bool:
        return await self.write(lambda c: call_rows.add_call(c, call))

    async def take_call(self, now: int, until: int) -> Call | None:
        return await self.write(lambda c: call_rows.take_call(c, now, until))

    async def put_off_call(self, call: Call) -> None:
        await self.write(lambda c: call_rows.put_off_call(c, call))

    async def end_call(self, person: str, kind: str, about: str, mark: str) -> None:
        await self.write(lambda c: call_rows.end_call(c, person, kind, about, mark))

    async def drop_calls(self, before: int) -> None:
        await self.write(lambda c: call_rows.drop_calls(c, before))

    async def shared_secret(self, name: str, new: str) -> str:
        return await self.write(lambda c: call_rows.shared_secret(c, name, new))

    async def webhook_of(self, person: str) -> Webhook | None:
        return await self.read(lambda c: call_rows.webhook_of(c, person))

    async def set_webhook(self, hook: Webhook) -> None:
        await self.write(lambda c: call_rows.set_webhook(c, hook))

    async def drop_webhook(self, person: str) -> None:
        await self.write(lambda c: call_rows.drop_webhook(c, person))

    async def count_fault(self, person: str, is_fault: bool) -> int:
        return await self.write(lambda c: call_rows.count_fault(c, person, is_fault))
