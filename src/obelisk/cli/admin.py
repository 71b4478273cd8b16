"""`obelisk admin`: what an operator does to a server's database, while it is running or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from obelisk.cli.complaint import Complaint, complains

if TYPE_CHECKING:
    from obelisk.storage.row_storage import RowStorage

T = TypeVar("T")

DatabaseFlag = Annotated[
    str,
    typer.Option(
        "--database", envvar="OBELISK_DATABASE", help="The SQLite file of the server, or postgresql://…"
    ),
]
DEFAULT = "obelisk.db"

admin = typer.Typer(
    name="admin",
    help="Look after a server: tables, people, backup and restore.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


def with_store(database: str, work: Callable[[RowStorage], Awaitable[T]]) -> T:
    """Opens the database, does something, and closes it."""
    from obelisk.storage.base import StoreFailed, UnusableDatabase
    from obelisk.storage.opening import open_storage

    require_database(database)

    async def run() -> T:
        try:
            storage = open_storage(database, may_migrate=False)
        except UnusableDatabase as error:
            raise Complaint(str(error)) from None
        try:
            return await work(storage)
        except StoreFailed as error:
            raise Complaint(f"the database does not answer: {error}") from None
        finally:
            await storage.close()

    return asyncio.run(run())


def require_database(database: str) -> None:
    from obelisk.storage.opening import is_postgres

    if not is_postgres(database) and not Path(database).exists():
        raise Complaint(f"{database}: there is no such database")


def file_of(database: str, instead: str) -> Path:
    """The file of a SQLite database; a complaint that says what to do with another."""
    from obelisk.storage import opening
    from obelisk.storage.base import UnusableDatabase

    if opening.is_postgres(database):
        raise Complaint(f"this is for SQLite files; for PostgreSQL: {instead}")
    try:
        return opening.file_of(database)
    except UnusableDatabase as error:
        raise Complaint(str(error)) from None


def now() -> int:
    return time.time_ns() // 1_000_000


def date(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


@admin.command("list")
@complains
def list_tables(
    database: DatabaseFlag = DEFAULT,
    status: Annotated[
        str, typer.Option("--status", help="lobby, playing, finished, archived, closed.")
    ] = "playing",
    limit: Annotated[int, typer.Option("--limit", min=1)] = 50,
) -> None:
    """List tables, private ones too, the latest first."""
    from obelisk.storage.base import STATUSES

    if status not in STATUSES:
        raise Complaint(f"--status: {status}: one of {', '.join(STATUSES)} is expected")
    for row in with_store(database, lambda storage: storage.tables_with(status, limit)):
        names = ", ".join(seat.name + seat.bot for seat in row.seats)
        print(f"{row.id}  {row.game:<14} {row.status:<8} {row.seq:>5} actions  {date(row.moved)}  {names}")


@admin.command("inspect")
@complains
def inspect(table: str, database: DatabaseFlag = DEFAULT) -> None:
    """Show a table as its spectators may see it, and whether its log replays."""
    from obelisk.server.table.log import DamagedLog
    from obelisk.server.table.match import load

    async def work(storage: RowStorage) -> None:
        row = await storage.table(table)
        if row is None:
            raise Complaint(f"there is no table {table}")
        print(f"table {row.id}: {row.game}, {row.status} {row.ending}".rstrip())
        print(f"created {date(row.created)}, last move {date(row.moved)}, {row.seq} actions")
        for seat in row.seats:
            who = seat.name or seat.bot or "nobody"
            marks = " away" * seat.is_away + " resigned" * seat.has_resigned
            print(f"  p{seat.seat + 1} {seat.kind:<8} {who}{marks}")
        if row.setup is not None:
            try:
                load(row, await storage.log(table))
            except DamagedLog as error:
                raise Complaint(str(error)) from None
            print("log: whole, replays")

    with_store(database, work)


@admin.command("archive")
@complains
def archive(table: str, database: DatabaseFlag = DEFAULT) -> None:
    """Put a table that is being played away; its people can reopen it."""
    from obelisk.storage.base import ARCHIVED, PLAYING, Conflict

    async def work(storage: RowStorage) -> None:
        row = await storage.table(table)
        if row is None or row.status != PLAYING:
            raise Complaint(f"table {table} is not being played")
        try:
            await storage.set_status(row, ARCHIVED, now())
        except Conflict:
            raise Complaint(f"somebody moved at table {table} just now: try again") from None

    with_store(database, work)


@admin.command("ban")
@complains
def ban(
    person: str,
    database: DatabaseFlag = DEFAULT,
    lift: Annotated[bool, typer.Option("--lift", help="Lift the ban.")] = False,
) -> None:
    """Ban a person (by id or name): all sessions end and no new one begins."""

    async def work(storage: RowStorage) -> None:
        found = await find_person(storage, person)
        await storage.set_banned(found, not lift)

    with_store(database, work)


@admin.command("reset")
@complains
def reset_password(
    person: str,
    database: DatabaseFlag = DEFAULT,
    address: Annotated[str, typer.Option("--address", help="Of your pages.")] = "http://127.0.0.1:8377",
) -> None:
    """Print a link by which a person (by id or name) chooses a new password: once, within a day."""
    from obelisk.server.clocks import DAY_MS
    from obelisk.server.ids import hash_of, new_secret
    from obelisk.storage.base import ACCOUNT

    async def work(storage: RowStorage) -> str:
        found = await storage.person(await find_person(storage, person))
        if found is None or found.kind != ACCOUNT:
            raise Complaint(f"{person} has no password: only accounts have")
        secret = new_secret()
        await storage.add_reset(hash_of(secret), found.id, now() + DAY_MS)
        return secret

    print(f"{address.rstrip('/')}/reset/{with_store(database, work)}")


@admin.command("rename")
@complains
def rename(person: str, name: str, database: DatabaseFlag = DEFAULT) -> None:
    """Give a person (by id or name) another name."""
    from obelisk.server.refusals import Refusal
    from obelisk.server.words import clean_name, login_of
    from obelisk.storage.base import Conflict

    async def work(storage: RowStorage) -> None:
        found = await storage.person(await find_person(storage, person))
        assert found is not None
        try:
            clean = clean_name(name)
        except Refusal as refusal:
            raise Complaint(f"this is no name: {refusal.reason}") from None
        login = login_of(clean) if found.login is not None else None
        try:
            await storage.change_person(found.id, clean, found.language, login)
        except Conflict:
            raise Complaint(f"the name {clean} is taken") from None

    with_store(database, work)


@admin.command("offences")
@complains
def list_offences(
    database: DatabaseFlag = DEFAULT,
    settled: Annotated[bool, typer.Option("--settled", help="Those that are dealt with.")] = False,
    limit: Annotated[int, typer.Option("--limit", min=1)] = 50,
) -> None:
    """List the offences that people have reported, the oldest first."""
    for one in with_store(database, lambda storage: storage.offences(settled, limit)):
        where = f"  table {one.table}" if one.table else ""
        print(f"{one.id:>6}  {date(one.at)}  {one.reason:<9} {one.name} ({one.person}){where}")
        print(f"        reported by {one.reporter_name} ({one.reporter}): {one.text}".rstrip(" :"))


@admin.command("settle")
@complains
def settle_offence(offence: int, database: DatabaseFlag = DEFAULT) -> None:
    """Mark a reported offence as dealt with (see `offences`; `unsay`, `mute`, `ban` and `rename` act)."""
    from obelisk.storage.base import Conflict

    async def work(storage: RowStorage) -> None:
        try:
            await storage.settle(offence)
        except Conflict:
            raise Complaint(f"there is no offence {offence}") from None

    with_store(database, work)


@admin.command("chat")
@complains
def show_chat(
    table: str,
    database: DatabaseFlag = DEFAULT,
    limit: Annotated[int, typer.Option("--limit", min=1)] = 100,
) -> None:
    """Show what was said at a table and among its onlookers, with the numbers that `unsay` takes."""
    from obelisk.i18n.catalogue import catalogue, plain
    from obelisk.storage.talk import Ears

    words = catalogue("en")
    for line in with_store(database, lambda storage: storage.chat(table, Ears(), limit)):
        text = plain(words.say(f"web-phrase-{line.phrase}")) if line.phrase else line.text
        said = "(deleted)" if line.removed else text
        print(f"{line.id:>6}  {date(line.at)}  {line.room:<7}  {line.name} ({line.person}): {said}")


@admin.command("unsay")
@complains
def delete_line(line: int, database: DatabaseFlag = DEFAULT) -> None:
    """Delete a line of chat (see `chat`): it is off all screens within seconds, and cannot be had back."""
    from obelisk.storage.base import Conflict

    async def work(storage: RowStorage) -> None:
        try:
            await storage.remove_chat(line, now())
        except Conflict:
            raise Complaint(f"there is no line {line}") from None

    with_store(database, work)


@admin.command("mute")
@complains
def mute(
    person: str,
    database: DatabaseFlag = DEFAULT,
    days: Annotated[int | None, typer.Option("--days", min=1, help="Not for ever.")] = None,
    lift: Annotated[bool, typer.Option("--lift", help="Let them talk again.")] = False,
) -> None:
    """Have a person (by id or name) say nothing at any table; they can still play."""
    from obelisk.server.clocks import DAY_MS
    from obelisk.storage.talk import ALWAYS

    async def work(storage: RowStorage) -> None:
        until = 0 if lift else ALWAYS if days is None else now() + days * DAY_MS
        await storage.set_silent(await find_person(storage, person), until)

    with_store(database, work)


async def find_person(storage: RowStorage, person: str) -> str:
    """The id of a person given by id or by the name of an account."""
    from obelisk.server.words import login_of

    found = await storage.person(person) or await storage.person_by_login(login_of(person))
    if found is None:
        raise Complaint(f"there is no person {person}")
    return found.id


@admin.command("backup")
@complains
def backup(target: Path, database: DatabaseFlag = DEFAULT) -> None:
    """Copy the database while the server runs; the copy is checked."""
    from obelisk.storage.base import UnusableDatabase
    from obelisk.storage.sqlite import back_up

    file = file_of(database, "pg_dump --format=custom --file=BACKUP ADDRESS")
    require_database(database)
    try:
        back_up(file, target)
    except FileExistsError:
        raise Complaint(f"{target}: is there already") from None
    except UnusableDatabase as error:
        raise Complaint(str(error)) from None


@admin.command("restore")
@complains
def restore_backup(source: Path, database: DatabaseFlag = DEFAULT) -> None:
    """Put a backup in the place of the database. Stop the server first; the old file is kept aside."""
    from obelisk.storage.base import UnusableDatabase
    from obelisk.storage.claim import InUse
    from obelisk.storage.sqlite import restore

    file = file_of(database, "pg_restore --clean --if-exists --single-transaction --dbname=ADDRESS BACKUP")
    if not source.exists():
        raise Complaint(f"{source}: there is no such backup")
    try:
        restore(source, file)
    except (InUse, UnusableDatabase) as error:
        raise Complaint(str(error)) from None


@admin.command("migrate")
@complains
def migrate_database(
    database: DatabaseFlag = DEFAULT,
    to: Annotated[int | None, typer.Option("--to", help="A version; the newest by default.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before anything is lost.")] = False,
) -> None:
    """Bring the database to another version. Stop the server and make a backup first. Downwards, what
    the older version does not know is lost; version 0 is an empty database.
    """
    from obelisk.storage.base import UnusableDatabase
    from obelisk.storage.claim import InUse
    from obelisk.storage.opening import hold

    require_database(database)
    try:
        with hold(database) as held:
            target = held.newest if to is None else to
            if 0 <= target < held.version and not yes:
                what = "everything" if target == 0 else f"what version {target} does not know"
                typer.confirm(f"{held.name}: {what} will be lost. Go on?", abort=True, err=True)
            for step in held.migrate(target):
                print(step)
    except (InUse, UnusableDatabase) as error:
        raise Complaint(str(error)) from None


@admin.command("copy")
@complains
def copy_database(source: str, target: str) -> None:
    """Copy a whole server to another database, which has to be empty: a SQLite file or postgresql://….
    Stop the server first. Every row is compared; if one differs, the target stays empty.
    """
    from obelisk.storage.base import UnusableDatabase
    from obelisk.storage.claim import InUse
    from obelisk.storage.copy import CannotCopy, copy_rows
    from obelisk.storage.opening import hold, open_storage

    require_database(source)
    try:
        with hold(source) as old:
            asyncio.run(open_storage(target).close())
            with hold(target) as new:
                copied = copy_rows(old, new)
    except (InUse, UnusableDatabase, CannotCopy) as error:
        raise Complaint(str(error)) from None
    for table, (rows, digest) in copied.items():
        print(f"{table:<14} {rows:>9} rows  {digest}")
    print("both databases hold the same")
