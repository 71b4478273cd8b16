"""What the server stores, and what it asks of any store. SQLite is the first to answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from obelisk.storage.calls import CallStorage
from obelisk.storage.clubs import ClubStorage
from obelisk.storage.coaching import CoachStorage
from obelisk.storage.company import CompanyStorage, Seek
from obelisk.storage.exercises import ExerciseStorage
from obelisk.storage.mail import MailStorage
from obelisk.storage.notices import Notice
from obelisk.storage.plans import PlanStorage
from obelisk.storage.standing import Cursor, Rate, Rating, ResultRow, StandingStorage
from obelisk.storage.talk import TalkStorage
from obelisk.storage.tournaments import TournamentStorage

GUEST: Final = "guest"
ACCOUNT: Final = "account"
BOT: Final = "bot"
DELETED: Final = "deleted"

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ARCHIVED: Final = "archived"
CLOSED: Final = "closed"
STATUSES: Final = (LOBBY, PLAYING, FINISHED, ARCHIVED, CLOSED)

OPEN_SEAT: Final = "open"
LINK_SEAT: Final = "link"
RESERVED_SEAT: Final = "reserved"
PERSON_SEAT: Final = "person"
BOT_SEAT: Final = "bot"

PLAY: Final = "play"
UNDO: Final = "undo"


class Conflict(Exception):
    """Somebody else was faster: the row is not as the caller expects it. Nothing was written."""


class UnusableDatabase(Exception):
    """A database that cannot be that of a server; the text says which and why, in one line."""


class StoreFailed(Exception):
    """The store cannot be written or read at present. Says which kind of fault it was."""


@dataclass(slots=True)
class Person:
    """A guest, an account, a bot account, or what is left of a deleted one."""

    id: str
    kind: str
    name: str
    language: str
    created: int
    login: str | None = None
    password: str | None = None
    owner: str | None = None
    banned: bool = False
    is_private: bool = False
    silent_until: int = 0


@dataclass(slots=True)
class SeatRow:
    """A chair: who may sit there, who does, and whether a bot plays for them."""

    seat: int
    kind: str
    person: str | None = None
    bot: str = ""
    invite: bytes | None = None
    name: str = ""
    is_away: bool = False
    has_resigned: bool = False
    # What the seat gives to chance: the hash of it, promised before the start, and itself; or empty.
    commitment: str = ""
    secret: str = ""


@dataclass(slots=True)
class TableRow:
    """A table without its actions. Times are milliseconds since 1970; JSON columns are texts.

    `answers` of its `seq` entries answered questions that others may not know of. Entries after `held_seq`
    are held back until `held_until`; both are null where nothing is. `version` counts the changes of all but
    names. `worker` is the process that sees to clocks and bots; `offer` the offer to take back, as JSON.
    `club`: only its members and whoever sits here see the table.
    """

    id: str
    game: str
    rules: int
    options: str
    status: str
    owner: str
    title: str
    is_public: bool
    is_rated: bool
    spectators: bool
    clock: str
    takeover: str
    commitment: str
    seed: bytes | None
    origin: str
    created: int
    moved: int
    clock_left: str = "[]"
    setup: str | None = None
    seq: int = 0
    turn_seat: int | None = None
    turn_person: str | None = None
    deadline: int | None = None
    result: str | None = None
    ending: str = ""
    rematch: str | None = None
    answers: int = 0
    held_seq: int | None = None
    held_until: int | None = None
    version: int = 0
    worker: str = ""
    offer: str | None = None
    club: str | None = None
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True)
class LogEntry:
    """An action with its chance outcomes, or the taking back of one. Never changed once written.

    `is_answer`: it answers a secret question, so others may not know that there was one.
    """

    seq: int
    kind: str
    seat: int
    action: str
    outcomes: str
    at: int
    link: str
    key: str | None = None
    is_answer: bool = False


@dataclass(slots=True)
class Turn:
    """Where a table stands after a change: what the lists of waiting tables and clocks need."""

    seat: int | None
    person: str | None
    deadline: int | None
    clock_left: str
    at: int
    held_seq: int | None = None
    held_until: int | None = None


@dataclass(slots=True)
class DeckRow:
    """A deck that somebody keeps; `deck` is its data as a JSON text."""

    id: str
    person: str
    title: str
    deck: str
    changed: int


@dataclass(slots=True)
class LessonRow:
    """What somebody did in a lesson (`city/first`): `inputs` as a JSON text; the step they are at; whether
    they were at the end once.
    """

    person: str
    lesson: str
    inputs: str
    step: int
    is_done: bool
    changed: int


@dataclass(slots=True)
class Finish:
    """The end of a table: its result, and one row per person."""

    ending: str
    result: str | None
    results: list[ResultRow]
    rate: Rate | None = None
    first_rating: Callable[[str], Rating] | None = None


@dataclass(slots=True)
class Change:
    """What an operation makes of a table that is being played: new entries of its log, seats that somebody
    else plays now, where it stands then, and how it ended. Stored whole or not at all.
    """

    turn: Turn
    entries: list[LogEntry] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    finish: Finish | None = None

    def applied_to(self, row: TableRow, worker: str = "") -> TableRow:
        """The row as it is once this is stored. What is played ends an offer to take back."""
        turn = self.turn
        after = replace(
            row,
            seq=row.seq + len(self.entries),
            answers=row.answers + sum(1 for entry in self.entries if entry.is_answer),
            turn_seat=turn.seat,
            turn_person=turn.person,
            deadline=turn.deadline,
            clock_left=turn.clock_left,
            moved=turn.at,
            held_seq=turn.held_seq,
            held_until=turn.held_until,
            version=row.version + 1,
            worker=worker,
            offer=None if self.entries or self.finish is not None else row.offer,
            seats=with_seats(row.seats, self.seats),
        )
        if self.finish is not None:
            after.status, after.result, after.ending = FINISHED, self.finish.result, self.finish.ending
            after.turn_seat = after.turn_person = after.deadline = None
        return after


def with_seats(seats: list[SeatRow], changed: list[SeatRow]) -> list[SeatRow]:
    """The seats of a table with some of them changed."""
    new = {seat.seat: seat for seat in changed}
    return [new.get(seat.seat, seat) for seat in seats]


@dataclass(slots=True)
class LobbyFilter:
    """Which tables of the lobby are wanted; empty means all."""

    game: str = ""
    status: str = LOBBY
    rated: bool | None = None
    has_room: bool = False
    limit: int = 50
    before: int = 1 << 62
    before_id: str = ""


@dataclass(slots=True)
class Retention:
    """What is older than these times may be deleted: milliseconds since 1970, 0 for nothing."""

    closed: int
    imports: int
    guests: int
    chat: int


@dataclass(slots=True)
class Pulse:
    """What a worker hears when it says that it lives: since when there have been workers without a pause,
    whether it is the one of them that looks after what all have in common, and the names of all that live.
    """

    since: int
    is_first: bool
    names: list[str]


@dataclass(slots=True)
class Stored:
    """One moment of a table: its row, or nothing if there is no such table, entries of its log, and the
    snapshot, if there is one.
    """

    row: TableRow | None
    entries: list[LogEntry]
    snapshot: tuple[int, str] | None = None


class Storage(
    MailStorage,
    ExerciseStorage,
    StandingStorage,
    CompanyStorage,
    TournamentStorage,
    ClubStorage,
    PlanStorage,
    CallStorage,
    CoachStorage,
    TalkStorage,
    Protocol,
):
    """A durable store. A write that returns is on disk; writes of one call are all or nothing.

    A table changes only from the version that whoever changes it knows: else it is a `Conflict`.
    """

    is_shared: bool
    """Whether other processes may change what is stored."""

    async def close(self) -> None: ...

    async def is_ready(self) -> bool: ...

    async def disk(self) -> dict[str, int]:
        """Bytes of what it takes, by what for, and of the room that is left if it knows (`free`)."""
        ...

    async def time(self) -> int:
        """The time that all who share the store go by: milliseconds since 1970."""
        ...

    async def latest(self) -> int | None:
        """When something was stored last; nothing if there is nothing."""
        ...

    # People

    async def add_person(self, person: Person, session: bytes, expires: int) -> None: ...

    async def person(self, id: str) -> Person | None: ...

    async def person_by_login(self, login: str) -> Person | None: ...

    async def promote(self, id: str, name: str, login: str, password: str) -> None:
        """Makes a guest an account; `Conflict` if the login is taken or it is no guest."""
        ...

    async def change_person(self, id: str, name: str, language: str, login: str | None) -> None: ...

    async def set_private(self, id: str, is_private: bool) -> None:
        """Whether the page of somebody is for themselves only."""
        ...

    async def set_password(self, id: str, password: str, keep: bytes | None) -> None:
        """Changes the password and drops every session but `keep`, and every link to a new password."""
        ...

    async def set_banned(self, id: str, banned: bool) -> None: ...

    async def erase_person(self, id: str) -> None:
        """Forgets name, login, password, sessions, chat, mutes and ratings; results stay without a name."""
        ...

    async def people_of(self, owner: str) -> list[Person]: ...

    # Sessions

    async def add_session(self, hash: bytes, person: str, kind: str, created: int, expires: int) -> None: ...

    async def session(self, hash: bytes, now: int) -> tuple[Person, str] | None: ...

    async def ended_sessions(self, hashes: list[bytes], now: int) -> list[bytes]:
        """Which of them would let nobody in any more."""
        ...

    async def drop_session(self, hash: bytes) -> None: ...

    async def drop_old_sessions(self, now: int) -> None: ...

    async def drop_sessions(self, person: str) -> int: ...

    async def renew_token(self, hash: bytes, person: str, created: int, expires: int) -> None:
        """Gives a bot account another token; the old one is worth nothing."""
        ...

    # Links to choose a new password

    async def add_reset(self, hash: bytes, person: str, expires: int) -> None: ...

    async def reset_of(self, hash: bytes, now: int) -> Person | None:
        """Whose link it is, unless it is over or its person banned."""
        ...

    async def use_reset(self, hash: bytes, person: str, password: str) -> None:
        """Sets the password and drops every session and every such link; `Conflict` if it was used before."""
        ...

    # Tables

    async def add_table(self, row: TableRow, entries: list[LogEntry], notes: str = "") -> None:
        """Adds a table with what was played there; `notes` are the variations of an imported record."""
        ...

    async def table(self, id: str) -> TableRow | None: ...

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """The versions of those tables that there are."""
        ...

    async def whole(self, id: str) -> Stored:
        """A table with all that belongs to its game."""
        ...

    async def news(self, id: str, version: int, seq: int) -> Stored | None:
        """A table and its entries after the first `seq`, unless it still has that version."""
        ...

    async def log(self, id: str, after: int = 0) -> list[LogEntry]:
        """The entries after the first so many."""
        ...

    async def arrange(self, before: TableRow, after: TableRow) -> None:
        """Changes seats and options in the lobby."""
        ...

    async def set_status(self, before: TableRow, status: str, at: int, worker: str = "") -> None: ...

    async def set_offer(self, before: TableRow, offer: str | None) -> None:
        """Somebody asks to take back, or somebody answers."""
        ...

    async def set_rematch(self, before: TableRow, rematch: TableRow) -> None:
        """Adds the table and notes it as the rematch; `Conflict` if there is one."""
        ...

    async def start(self, before: TableRow, setup: str, turn: Turn, worker: str = "") -> None:
        """Begins the game of a table in the lobby."""
        ...

    async def advance(self, before: TableRow, change: Change, worker: str = "") -> None:
        """Stores a change of a table that is being played. `worker` sees to what comes next."""
        ...

    async def lobby(self, wanted: LobbyFilter) -> list[TableRow]: ...

    async def live(self, game: str, strength: float, after: str, limit: int) -> list[tuple[TableRow, float]]:
        """Public tables that are being played and may be watched, the strongest first: those after
        `strength` and the table `after`. `strength` is what the players were at the start, on an average.
        """
        ...

    async def tables_with(self, status: str, limit: int) -> list[TableRow]:
        """Tables with a status, private ones too, the latest first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Where a person sits at tables that are not over: first what waits for them."""
        ...

    async def finished_of(self, person: str, after: Cursor, limit: int) -> list[TableRow]:
        """Finished tables of a person, the latest first."""
        ...

    async def hosts(self, people: list[str]) -> dict[str, tuple[str, list[Rating]]]:
        """The language of people and their ratings, by id."""
        ...

    async def seek(
        self,
        wish: Seek,
        reach_after: Callable[[int], float],
        make: Callable[[Person, Person], TableRow],
    ) -> tuple[str | None, int]:
        """Pairs somebody with whoever looks for the same and is at most so much better or worse as
        `reach_after` says for the milliseconds that they have waited: the table of both, if there is one now,
        and since when they have looked. Each is paired once.
        """
        ...

    async def count_waiting(self, person: str) -> int:
        """Tables where it is their turn, and those at which a seat is kept for them."""
        ...

    async def count_open(self, owner: str) -> int: ...

    # Work without a person: a bot's turn, a clock that runs out, something held back that is told

    async def bot_turns(self, worker: str | None = None) -> list[str]:
        """Tables on which a bot is to move: all, or those of a worker."""
        ...

    async def deadlines(self, worker: str | None = None) -> list[tuple[str, int]]:
        """When clocks run out and held actions are told, at all tables or at those of a worker."""
        ...

    async def beat(self, worker: str, now: int, until: int) -> Pulse:
        """A worker says that it lives, and will say so again before `until`."""
        ...

    async def rest(self, worker: str, now: int) -> None:
        """A worker is no more; others may take over what it had to do."""
        ...

    async def take_over(self, worker: str, now: int, most: int) -> list[str]:
        """Gives a worker some tables with work whose own worker is gone; each is given to one only."""
        ...

    # Limits that all processes share

    async def take(self, name: str, amount: float, burst: float, rate: float, now: int) -> bool:
        """Takes something from the bucket `name`, if there is so much: it holds `burst`, and is refilled at
        `rate` per second.
        """
        ...

    # Notices

    def listen(self, name: str, hear: Callable[[Notice], None]) -> None:
        """From now on `hear` is called with every notice but those that `name` sent."""
        ...

    def tell(self, notice: Notice) -> None:
        """Has every process that listens hear of something soon. What follows a write is told when that has
        returned. A notice may be lost: it costs time, not truth.
        """
        ...

    async def archive_idle(self, before: int) -> list[str]: ...

    async def count_imports(self, owner: str) -> int: ...

    async def purge(self, retention: Retention, awake: set[str]) -> int:
        """Deletes some of what is too old, but no table that is `awake`; says how much it was."""
        ...

    # Snapshots, a cache

    async def save_snapshot(self, id: str, seq: int, state: str) -> None: ...

    async def snapshot(self, id: str) -> tuple[int, str] | None: ...

    # Decks

    async def decks(self, person: str) -> list[DeckRow]: ...

    async def keep_deck(self, deck: DeckRow, most: int) -> None:
        """Adds or replaces a deck; `Conflict` if it is another person's, or one more than `most`."""
        ...

    async def drop_deck(self, person: str, id: str) -> None: ...

    # Lessons

    async def lessons(self, person: str) -> list[LessonRow]: ...

    async def keep_lesson(self, row: LessonRow) -> None:
        """Adds or replaces what somebody did in a lesson; `is_done` stays true once it was."""
        ...

    # Drafts

    async def draft_decks(self, draft: str) -> dict[int, str]:
        """The cards of each seat that has built its deck, as JSON texts."""
        ...

    async def set_draft_deck(self, draft: str, seat: int, cards: str) -> None: ...

    async def add_draft_deck(self, draft: str, seat: int, cards: str) -> None:
        """The deck of a seat that has none; one that was built meanwhile stays."""
        ...

    async def draft_matches(self, draft: str) -> dict[int, TableRow]:
        """The tables of the matches that have begun, by number."""
        ...

    async def add_draft_match(self, draft: str, number: int, row: TableRow) -> None:
        """Adds the table of a match; `Conflict` if the match has one."""
        ...
