"""Clubs, who is in them, and how they do there: functions of a connection, and the jobs made of them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from obelisk.storage.base import Conflict, TableRow
from obelisk.storage.clubs import Club, ClubLine, ClubMember
from obelisk.storage.connection import Connection, count, require_change
from obelisk.storage.jobs import Jobs
from obelisk.storage.standing import Cursor
from obelisk.storage.table_rows import COLUMNS, note_going_on, table_of, with_seats

CLUB: Final = "c.id, c.name, c.owner, c.created, c.code"


def club_of(row: tuple[Any, ...]) -> Club:
    id, name, owner, created, code = row
    return Club(id, name, owner, created, None if code is None else bytes(code))


def add_club(connection: Connection, club: Club, most: int) -> None:
    check_room_for_clubs(connection, club.owner, most)
    connection.execute(
        "INSERT INTO clubs (id, name, owner, created, code) VALUES (?, ?, ?, ?, ?)",
        (club.id, club.name, club.owner, club.created, club.code),
    )
    add_member(connection, club.id, club.owner, club.created, is_asked=False)


def check_room_for_clubs(connection: Connection, person: str, most: int, is_asked: bool = False) -> None:
    # Whoever counts the clubs of somebody has the person for themselves until they have added one.
    connection.execute("UPDATE people SET name = name WHERE id = ?", (person,))
    in_clubs = "SELECT count(*) FROM club_members WHERE person = ? AND is_asked = ?"
    if count(connection, in_clubs, (person, is_asked)) >= most:
        raise Conflict("many")


def add_member(connection: Connection, id: str, person: str, at: int, is_asked: bool) -> None:
    connection.execute(
        "INSERT INTO club_members (club, person, joined, is_asked) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (club, person) DO UPDATE SET joined = excluded.joined, is_asked = excluded.is_asked",
        (id, person, at, is_asked),
    )


def club(connection: Connection, id: str) -> Club | None:
    row = connection.execute(f"SELECT {CLUB} FROM clubs c WHERE c.id = ?", (id,)).fetchone()
    return None if row is None else club_of(row)


def clubs_of(connection: Connection, person: str) -> list[tuple[Club, ClubMember, int]]:
    rows = connection.execute(
        f"SELECT m.person, m.joined, m.is_asked, {CLUB}, (SELECT count(*) FROM club_members o"
        " WHERE o.club = c.id AND NOT o.is_asked) FROM club_members m JOIN clubs c ON c.id = m.club"
        " WHERE m.person = ? ORDER BY m.joined DESC, c.id DESC",
        (person,),
    ).fetchall()
    return [
        (club_of(row[3:-1]), ClubMember(str(row[0]), int(row[1]), bool(row[2])), int(row[-1])) for row in rows
    ]


def club_members(connection: Connection, id: str) -> list[ClubMember]:
    rows = connection.execute(
        "SELECT m.person, m.joined, m.is_asked, p.name, p.kind FROM club_members m"
        " JOIN people p ON p.id = m.person WHERE m.club = ? ORDER BY m.joined, m.person",
        (id,),
    ).fetchall()
    return [
        ClubMember(str(person), int(joined), bool(is_asked), str(name), str(kind))
        for person, joined, is_asked, name, kind in rows
    ]


def is_member(connection: Connection, id: str, person: str) -> bool:
    return role_of(connection, id, person) == "member"


def role_of(connection: Connection, id: str, person: str) -> str:
    """`member`, `asked` or nothing."""
    row = connection.execute(
        "SELECT is_asked FROM club_members WHERE club = ? AND person = ?", (id, person)
    ).fetchone()
    return "" if row is None else "asked" if row[0] else "member"


def set_club_code(connection: Connection, id: str, code: bytes) -> None:
    connection.execute("UPDATE clubs SET code = ? WHERE id = ?", (code, id))
    require_change(connection, "club")


def hold(connection: Connection, id: str) -> None:
    """The row is held until this is stored, so that nobody is one too many or comes after the end."""
    connection.execute("UPDATE clubs SET name = name WHERE id = ?", (id,))
    require_change(connection, "club")


def check_room(connection: Connection, id: str, most: int) -> None:
    if count(connection, "SELECT count(*) FROM club_members WHERE club = ?", (id,)) >= most:
        raise Conflict("full")


def ask_in(connection: Connection, id: str, person: str, at: int, most: int, most_asked: int) -> None:
    check_room_for_clubs(connection, person, most_asked, is_asked=True)
    hold(connection, id)
    if role_of(connection, id, person):
        raise Conflict("there")
    check_room(connection, id, most)
    add_member(connection, id, person, at, is_asked=True)


def join_club(
    connection: Connection, id: str, person: str, at: int, code: bytes | None, most: int, most_clubs: int
) -> None:
    check_room_for_clubs(connection, person, most_clubs)
    hold(connection, id)
    role = role_of(connection, id, person)
    if role == "member":
        raise Conflict("there")
    if not role:
        found = club(connection, id)
        if found is None or code is None or found.code != code:
            raise Conflict("code")
        # Whoever was asked has a place already.
        check_room(connection, id, most)
    add_member(connection, id, person, at, is_asked=False)


def leave_club(connection: Connection, id: str, person: str) -> None:
    hold(connection, id)
    connection.execute("DELETE FROM club_members WHERE club = ? AND person = ?", (id, person))
    require_change(connection, "person")
    found = club(connection, id)
    if found is None or found.owner != person:
        return
    heir = connection.execute(
        "SELECT m.person FROM club_members m JOIN people p ON p.id = m.person"
        " WHERE m.club = ? AND NOT m.is_asked AND p.kind = 'account' ORDER BY m.joined, m.person LIMIT 1",
        (id,),
    ).fetchone()
    if heir is None:
        close_club(connection, id)
    else:
        connection.execute("UPDATE clubs SET owner = ? WHERE id = ?", (str(heir[0]), id))


def close_club(connection: Connection, id: str) -> None:
    hold(connection, id)
    closed = connection.execute(
        "UPDATE tables SET status = 'closed', version = version + 1"
        " WHERE club = ? AND status = 'lobby' AND deadline IS NULL RETURNING id",
        (id,),
    ).fetchall()
    note_going_on(connection, [str(table) for (table,) in closed])
    connection.execute(
        "UPDATE tournaments SET status = 'cancelled', version = version + 1"
        " WHERE club = ? AND status = 'open'",
        (id,),
    )
    connection.execute("DELETE FROM club_members WHERE club = ?", (id,))
    connection.execute("DELETE FROM clubs WHERE id = ?", (id,))


def forget_member(connection: Connection, person: str) -> list[str]:
    """Somebody goes for ever; out of which clubs."""
    rows = connection.execute("SELECT club FROM club_members WHERE person = ?", (person,)).fetchall()
    for (id,) in rows:
        leave_club(connection, str(id), person)
    return [str(id) for (id,) in rows]


def club_tables(connection: Connection, id: str, after: Cursor, limit: int) -> list[TableRow]:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tables t WHERE t.club = ?1 AND t.status != 'closed'"
        " AND t.moved <= ?2 AND (t.moved < ?2 OR t.id < ?3) ORDER BY t.moved DESC, t.id DESC LIMIT ?4",
        (id, after[0], after[1], limit),
    )
    return with_seats(connection, [table_of(row) for row in rows])


def club_ladder(connection: Connection, id: str, game: str, last: int) -> list[ClubLine]:
    """Whoever sits at several seats of a table neither wins nor loses there, and who plays with nobody but
    bots of the server plays for themselves.
    """
    rows = connection.execute(
        "SELECT r.table_id, r.person, r.place, r.seats FROM (SELECT t.id FROM tables t WHERE t.club = ?1"
        " AND t.game = ?2 AND t.status = 'finished' ORDER BY t.moved DESC, t.id DESC LIMIT ?3) AS played"
        " JOIN results r ON r.table_id = played.id WHERE r.seats > 1",
        (id, game, last),
    ).fetchall()
    tables: dict[str, list[tuple[str, int, int]]] = {}
    for table, person, place, seats in rows:
        tables.setdefault(str(table), []).append((str(person), int(place), int(seats)))
    lines = {
        each.person: ClubLine(each.person, each.name, 0, 0, 0.0)
        for each in club_members(connection, id)
        if not each.is_asked
    }
    for sat in tables.values():
        people = Counter(person for person, _, _ in sat)
        places = Counter(place for _, place, _ in sat)
        for person, place, seats in sat:
            if len(people) > 1 and people[person] == 1 and person in lines:
                line = lines[person]
                line.games += 1
                line.wins += place == 1
                line.points += (seats - place - 0.5 * (places[place] - 1)) / (seats - 1)
    played = [line for line in lines.values() if line.games]
    return sorted(played, key=lambda line: (-line.points, line.games, line.person))


class ClubJobs(Jobs):
    """The part of a store that clubs need."""

    async def add_club(self, club: Club, most: int) -> None:
        await self.write(lambda c: add_club(c, club, most))

    async def club(self, id: str) -> Club | None:
        return await self.read(lambda c: club(c, id))

    async def clubs_of(self, person: str) -> list[tuple[Club, ClubMember, int]]:
        return await self.read(lambda c: clubs_of(c, person))

    async def club_members(self, id: str) -> list[ClubMember]:
        return await self.read(lambda c: club_members(c, id))

    async def is_member(self, id: str, person: str) -> bool:
        return await self.read(lambda c: is_member(c, id, person))

    async def set_club_code(self, id: str, code: bytes) -> None:
        await self.write(lambda c: set_club_code(c, id, code))

    async def ask_in(self, id: str, person: str, at: int, most: int, most_asked: int) -> None:
        await self.write(lambda c: ask_in(c, id, person, at, most, most_asked))

    async def join_club(
        self, id: str, person: str, at: int, code: bytes | None, most: int, most_clubs: int
    ) -> None:
        await self.write(lambda c: join_club(c, id, person, at, code, most, most_clubs))

    async def leave_club(self, id: str, person: str) -> None:
        await self.write(lambda c: leave_club(c, id, person))

    async def close_club(self, id: str) -> None:
        await self.write(lambda c: close_club(c, id))

    async def club_tables(self, id: str, after: Cursor, limit: int) -> list[TableRow]:
        return await self.read(lambda c: club_tables(c, id, after, limit))

    async def club_ladder(self, id: str, game: str, last: int) -> list[ClubLine]:
        return await self.read(lambda c: club_ladder(c, id, game, last))
