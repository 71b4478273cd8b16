"""Makes a database with very many people and games, and measures how long the lists take there.

    .venv/bin/python scripts/big_database.py big.db --people 100000 --games 1000000
    .venv/bin/python scripts/big_database.py postgresql://… --people 1000 --games 10000
    .venv/bin/python scripts/big_database.py big.db --measure 200

Rows are written straight into the tables, as a server would have left them; nothing is played, so logs are
empty. Some people play much more than others, as everywhere. The same seed gives the same database.
`--measure` asks a server on the database, in this process, every list so often and tells the percentiles; say
`--people` again there.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from litestar.testing import AsyncTestClient

from obelisk.server.app import make_app
from obelisk.server.ids import hash_of, new_secret
from obelisk.server.logs import set_up
from obelisk.server.services import Services
from obelisk.server.settings import Settings
from obelisk.storage.connection import Connection
from obelisk.storage.migration import Held
from obelisk.storage.opening import hold, is_postgres, open_storage

YEAR_MS = 365 * 86_400_000
NOW = 1_800_000_000_000
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
GAMES = ["city", "drakon", "legends"]
LIVE = '{"mode":"game","seconds":900,"increment":10,"days":0}'
DAYS = '{"mode":"days","seconds":0,"increment":0,"days":2}'
AT_ONCE = 5_000
OPEN, RUNNING = 300, 2_000
"""So many tables wait for players, and so many are being played."""

Row = tuple[Any, ...]


def id_of(kind: str, number: int) -> str:
    """An id like those of a server; never the same twice."""
    digits = ""
    number = number * 7_368_787 % 31**8
    for _ in range(8):
        number, digit = divmod(number, 31)
        digits += LETTERS[digit]
    return f"{kind}{digits}xxx"


class World:
    """Who is there, and what they have played."""

    def __init__(self, people: int, games: int, seed: int) -> None:
        self.people = [id_of("p", number) for number in range(people)]
        self.games = games
        self.seed = seed
        self.played: dict[tuple[str, str, str], int] = {}

    def person(self, rng: Random) -> str:
        """A few play most: the tenth part of the people has more than half of the games."""
        return self.people[int(len(self.people) * rng.random() ** 3)]

    def people_rows(self) -> Iterator[Row]:
        rng = Random(self.seed)
        for number, id in enumerate(self.people):
            kind = "bot" if number % 500 == 499 else "guest" if number % 3 == 2 else "account"
            login = None if kind == "guest" else f"person {number}"
            owner = self.people[0] if kind == "bot" else None
            language = rng.choice(["en", "de", "he", "pl", "ru"])
            created = NOW - rng.randrange(3 * YEAR_MS)
            yield (id, kind, f"Person {number}", login, login, language, owner, created, number % 50 == 49)

    def tables(self) -> Iterator[tuple[Row, list[Row], list[Row]]]:
        """Tables with their seats and results."""
        rng = Random(self.seed + 1)
        for number in range(self.games + RUNNING + OPEN):
            id = id_of("t", number)
            game = GAMES[number % 3]
            is_live = number % 2 == 0
            one, other = self.person(rng), self.person(rng)
            while other == one:
                other = self.person(rng)
            status = "finished" if number < self.games else "playing"
            status = "lobby" if number >= self.games + RUNNING else status
            is_over = status == "finished"
            is_rated = number % 5 != 0
            at = NOW - rng.randrange(2 * YEAR_MS) if is_over else NOW - rng.randrange(86_400_000)
            winner = rng.randrange(2)
            places = [1, 2] if winner == 0 else [2, 1]
            result = f'{{"reason":"rules","winners":[{winner}],"places":{places},"scores":{{}}}}'
            clock = LIVE if is_live else DAYS
            table = (
                id, game, 1, '{"players":2}', status, one, "", number % 10 != 0, is_rated, True, clock, "[]",
                "random", "", None if status == "lobby" else "", at - 60_000, at,
                None if is_over or status == "lobby" else 0,
                None if is_over or status == "lobby" else one,
                result if is_over else None, "rules" if is_over else "",
            )  # fmt: skip
            seats: list[Row] = [
                (id, 0, "person", one, "Somebody"),
                (id, 1, "person", other, "Somebody else"),
            ]
            if status == "lobby":
                seats[1] = (id, 1, "open", None, "")
            results: list[Row] = []
            pace = "live" if is_live else "days"
            for seat, person in enumerate((one, other) if is_over else ()):
                mu = sigma = None
                if is_rated:
                    ladder = (person, game, pace)
                    self.played[ladder] = self.played.get(ladder, 0) + 1
                    mu, sigma = 25 + rng.random() * 10, 8 / math.sqrt(self.played[ladder])
                results.append(
                    (id, seat, person, game, places[seat], 2, is_rated, at, pace, number % 10 != 0, "", "",
                     mu, sigma)
                )  # fmt: skip
            yield table, seats, results

    def ratings(self) -> Iterator[Row]:
        bots = {id for number, id in enumerate(self.people) if number % 500 == 499}
        rng = Random(self.seed + 2)
        for (person, game, pace), games in self.played.items():
            mu, sigma = 25 + rng.gauss(0, 5), max(1.0, 8 / math.sqrt(games))
            yield person, game, mu, sigma, games, 2, pace, mu - 3 * sigma, person in bots


COLUMNS = {
    "people": "id, kind, name, login, look, language, owner, created, is_private",
    "tables": "id, game, rules, options, status, owner, title, is_public, is_rated, spectators, clock,"
    " clock_left, takeover, commitment, setup, created, moved, turn_seat, turn_person, result, ending",
    "seats": "table_id, seat, kind, person, name",
    "results": "table_id, seat, person, game, place, seats, is_rated, at, pace, is_public, deck, variant,"
    " mu, sigma",
    "ratings": "person, game, mu, sigma, games, seats, pace, at_least, is_bot",
}


def insert(held: Held, table: str, rows: list[Row]) -> None:
    """Many rows by the quickest way that a database has."""
    names = COLUMNS[table].split(", ")
    extra = {"tables": ", origin"}.get(table, "")
    values = [(*row, "") if extra else row for row in rows]
    connection: Any = held.connection
    if is_postgres(held.name):
        with connection.session.cursor().copy(f"COPY {table} ({COLUMNS[table]}{extra}) FROM STDIN") as copy:
            for row in values:
                copy.write_row(row)
    else:
        marks = ", ".join("?" for _ in range(len(names) + bool(extra)))
        connection.executemany(f"INSERT INTO {table} ({COLUMNS[table]}{extra}) VALUES ({marks})", values)


def fill(database: str, people: int, games: int, seed: int) -> None:
    """Fills an empty database."""
    asyncio.run(open_storage(database).close())
    world = World(people, games, seed)
    with hold(database) as held:
        connection: Connection = held.connection
        connection.execute("BEGIN")
        insert(held, "people", list(world.people_rows()))
        tables = world.tables()
        while part := list(islice(tables, AT_ONCE)):
            insert(held, "tables", [table for table, _, _ in part])
            insert(held, "seats", [seat for _, seats, _ in part for seat in seats])
            insert(held, "results", [result for _, _, results in part for result in results])
        insert(held, "ratings", list(world.ratings()))
        connection.execute("COMMIT")
        connection.execute("ANALYZE")


ASKED: dict[str, Callable[[str], str]] = {
    "page of a person": lambda person: f"/api/people/{person}",
    "record of a person": lambda person: f"/api/people/{person}/record?game=city",
    "history of a person": lambda person: f"/api/people/{person}/results?limit=20",
    "ladder, first page": lambda _: "/api/ladder/city?pace=live",
    "ladder, one's own place": lambda _: "/api/ladder/drakon?pace=days&seats=2",
    "my tables": lambda _: "/api/me/tables",
    "open tables": lambda _: "/api/lobby",
    "live games": lambda _: "/api/live",
}


async def measure(database: str, times: int, people: int, seed: int) -> None:
    """Asks every list so often, as people who play much and little, and tells the percentiles."""
    rng = Random(seed)
    world = World(people, 0, 1)
    set_up("critical", as_json=False)
    services = Services(Settings(database=database, bot_workers=0, requests_per_second=1e6))
    address = "http://127.0.0.1:8377"
    async with AsyncTestClient(make_app(services), base_url=address) as client:
        for what, path in ASKED.items():
            taken: list[float] = []
            for _ in range(times + 5):
                person = world.person(rng)
                secret = new_secret()
                await services.storage.add_session(hash_of(secret), person, "token", 1, 1 << 60)
                begin = time.perf_counter()
                answer = await client.get(path(person), headers={"Authorization": f"Bearer {secret}"})
                taken.append((time.perf_counter() - begin) * 1000)
                assert answer.status_code == 200, f"{path(person)}: {answer.text[:300]}"
            taken = sorted(taken[5:])
            p95 = taken[math.ceil(0.95 * len(taken)) - 1]
            middle = statistics.median(taken)
            print(f"{what:<26} median {middle:6.1f} ms   p95 {p95:6.1f} ms   most {taken[-1]:6.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("database", help="an empty SQLite file, or postgresql://…")
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=0, metavar="TIMES", help="ask every list so often")
    wanted = parser.parse_args()
    is_new = is_postgres(wanted.database) or not Path(wanted.database).exists()
    if is_new and not wanted.measure:
        begin = time.perf_counter()
        fill(wanted.database, wanted.people, wanted.games, wanted.seed)
        print(f"{wanted.people} people, {wanted.games} games: {time.perf_counter() - begin:.0f} s")
    if wanted.measure:
        asyncio.run(measure(wanted.database, wanted.measure, wanted.people, wanted.seed))


if __name__ == "__main__":
    main()
