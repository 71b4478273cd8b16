"""Makes a database with very many people and games, and measures how long the lists take there.

    .venv/bin/python scripts/big_database.py big.db --people 100000 --games 1000000
    .venv/bin/python scripts/big_database.py postgresql://… --people 1000 --games 10000
    .venv/bin/python scripts/big_database.py big.db --measure 200

Rows are written straight into the tables, as a server would have left them; nothing is played, so logs are
empty. Some people play much more than others, as everywhere; they talk, have friends, clubs, tournaments,
reports and exercises. The same seed gives the same database. `--measure` asks a server on the database, in
this process, what every page asks for, so often, and tells the percentiles and the processor time of a
request (of this process, and of PostgreSQL's on this machine); say `--people` and `--games` again there.
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

from obelisk.exercises.shelf import exercises_of
from obelisk.server.app import Application
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
CLUBS, CLUB_SIZE, SOCIABLE = 2_000, 30, 60
"""Everybody of the first is in one club with those who come next; the sociable are in twenty."""
TOURNAMENTS, GOING_ON, ROUNDS = 3_000, 50, 5
"""So many are not open yet and not over either; as many are open."""
LARGE = 256
"""So many take part in every hundredth tournament."""
FRIENDLY, FRIENDS, SOLVERS, TRIES = 1_000, 200, 2_000, 100
SUMMARY = (
    '{"start":0.5,"luck":0.02,"luck_error":0.01,"result":1.0,"decisions":40,"loss":0.3,"accuracy":0.81,'
    '"phases":[{"phase":"opening","decisions":13,"loss":0.1,"accuracy":0.8},'
    '{"phase":"middle","decisions":14,"loss":0.1,"accuracy":0.8},'
    '{"phase":"endgame","decisions":13,"loss":0.1,"accuracy":0.8}],'
    '"mistakes":[{"ply":5,"mark":"slip","loss":0.03,"how":"missed","deed":"build","themes":[]},'
    '{"ply":9,"mark":"mistake","loss":0.07,"how":"needless","deed":"move","themes":[]}]}'
)
"""What the coach says of a seat."""

Row = tuple[Any, ...]
Table = tuple[Row, list[Row], list[Row], list[Row], list[Row]]
"""A table with its seats, results, lines of chat and reports."""


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
        self.number = {person: number for number, person in enumerate(self.people)}
        self.games = games
        self.cups = min(TOURNAMENTS, games // 300)
        self.seed = seed
        self.played: dict[tuple[str, str, str], int] = {}
        self.clubs = {
            person: id_of("c", number // CLUB_SIZE)
            for number, person in enumerate(self.people[: CLUBS * CLUB_SIZE])
        }

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

    def tables(self) -> Iterator[Table]:
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
                self.clubs.get(one) if number % 10 == 0 else None,
            )  # fmt: skip
            seats: list[Row] = [
                (id, 0, "person", one, "Somebody", not is_over),
                (id, 1, "person", other, "Somebody else", not is_over),
            ]
            if status == "lobby":
                seats[1] = (id, 1, "open", None, "", True)
            said = 0 if status == "lobby" else 50 if not is_over else number % 10 == 1
            said = 1_000 if number == self.games + 1 else said
            lines = [(id, (one, other)[line % 2], "Well played.", NOW - line) for line in range(said)]
            has_report = is_over and number % 4 == 1
            reports = [(id, "quick", "{}", f"[{SUMMARY},{SUMMARY}]")] if has_report else []
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
            yield table, seats, results, lines, reports

    def members(self) -> Iterator[Row]:
        """Who is in which club: person, club and whether they founded it."""
        for number, (person, club) in enumerate(self.clubs.items()):
            yield club, person, NOW - YEAR_MS + number, False
        for number in range(20):
            for person in self.people[:SOCIABLE]:
                if self.clubs.get(person) not in (None, id_of("c", number)):
                    yield id_of("c", number), person, NOW - YEAR_MS, False

    def club_rows(self) -> Iterator[Row]:
        for number, owner in enumerate(self.people[: CLUBS * CLUB_SIZE : CLUB_SIZE]):
            yield id_of("c", number), f"Evening {number}", owner, NOW - YEAR_MS

    def tournaments(self) -> Iterator[tuple[Row, list[Row], list[Row]]]:
        """Tournaments with their players and tables, which are those of anybody."""
        rng = Random(self.seed + 3)
        tables = 0
        running = self.games
        going_on = min(GOING_ON, self.cups // 20)
        for number in range(self.cups):
            id = id_of("u", number)
            is_open, is_over = number >= self.cups - going_on, number < self.cups - 2 * going_on
            status = "open" if is_open else "finished" if is_over else "playing"
            wanted = min(LARGE if number % 100 == 0 else 2 * rng.randrange(4, 33), len(self.people) // 6 * 2)
            players: set[str] = set()
            while len(players) < wanted:
                players.add(self.person(rng))
            who = sorted(players)
            at = NOW - rng.randrange(YEAR_MS)
            round = 0 if is_open else ROUNDS if is_over else 3
            club = self.clubs.get(who[0]) if number % 5 == 0 else None
            row = (
                id, f"Cup {number}", GAMES[number % 3], "{}", "swiss", 2, ROUNDS, LARGE, "fixed", LIVE, False,
                club is None, who[0], at, None, status, round, "" if is_open else "5eed", at, 1, club,
            )  # fmt: skip
            entries = [
                (id, person, at + place, "", None if is_open else place, None)
                for place, person in enumerate(who)
            ]
            games: list[Row] = []
            for turn in range(1, round + 1):
                order = rng.sample(range(len(who)), len(who))
                for pair in range(len(who) // 2):
                    if turn == round and not is_over:
                        table, running = running, running + 1
                    else:
                        table, tables = tables, tables + 1
                    numbers = f"[{order[2 * pair]}, {order[2 * pair + 1]}]"
                    games.append((id, turn, pair + 1, numbers, id_of("t", table)))
            yield row, entries, games

    def ties(self) -> Iterator[Row]:
        for number, person in enumerate(self.people[:FRIENDLY]):
            for step in range(1, FRIENDS + 1):
                other = self.people[(number + step * 37) % len(self.people)]
                if other != person:
                    yield person, "block" if step % 20 == 0 else "friend", other, NOW

    def tries(self) -> Iterator[Row]:
        names = [one.name for game in GAMES for one in exercises_of(game)][:TRIES]
        for person in self.people[:SOLVERS]:
            for number, name in enumerate(names):
                yield person, name, number % 3 != 0, number % 4 != 0, 1, NOW

    def ratings(self) -> Iterator[Row]:
        bots = {id for number, id in enumerate(self.people) if number % 500 == 499}
        rng = Random(self.seed + 2)
        for (person, game, pace), games in self.played.items():
            mu, sigma = 25 + rng.gauss(0, 5), max(1.0, 8 / math.sqrt(games))
            is_private = self.number[person] % 50 == 49
            yield person, game, mu, sigma, games, 2, pace, mu - 3 * sigma, person in bots, is_private


COLUMNS = {
    "people": "id, kind, name, login, look, language, owner, created, is_private",
    "tables": "id, game, rules, options, status, owner, title, is_public, is_rated, spectators, clock,"
    " clock_left, takeover, commitment, setup, created, moved, turn_seat, turn_person, result, ending, club",
    "seats": "table_id, seat, kind, person, name, goes_on",
    "results": "table_id, seat, person, game, place, seats, is_rated, at, pace, is_public, deck, variant,"
    " mu, sigma",
    "ratings": "person, game, mu, sigma, games, seats, pace, at_least, is_bot, is_private",
    "chat": "table_id, person, text, at",
    "reports": "table_id, depth, report, summary",
    "clubs": "id, name, owner, created",
    "club_members": "club, person, joined, is_asked",
    "tournaments": "id, title, game, options, format, seats, rounds, most, choices, clock, is_rated,"
    " is_public, owner, created, starts, status, round, seed, moved, version, club",
    "tournament_players": "tournament, person, joined, choice, number, left_round",
    "tournament_games": "tournament, round, number, players, table_id",
    "ties": "person, kind, other, at",
    "exercise_tries": "person, exercise, is_right, is_solved, tries, changed",
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
            insert(held, "tables", [table for table, *_ in part])
            for place, name in enumerate(("seats", "results", "chat", "reports"), 1):
                insert(held, name, [row for table in part for row in table[place]])
        insert(held, "ratings", list(world.ratings()))
        insert(held, "clubs", list(world.club_rows()))
        insert(held, "club_members", list(world.members()))
        cups = list(world.tournaments())
        insert(held, "tournaments", [cup for cup, _, _ in cups])
        insert(held, "tournament_players", [row for _, players, _ in cups for row in players])
        insert(held, "tournament_games", [row for _, _, games in cups for row in games])
        insert(held, "ties", list(world.ties()))
        insert(held, "exercise_tries", list(world.tries()))
        connection.execute("COMMIT")
        connection.execute("ANALYZE")


Asked = Callable[[World, str, Random], str]


def cup_of(world: World, person: str, rng: Random) -> str:
    """A tournament; every third time a large one."""
    number = rng.randrange(world.cups)
    return id_of("u", number // 100 * 100 if rng.random() < 1 / 3 else number)


def club_of(world: World, person: str, rng: Random) -> str:
    return world.clubs.get(person, id_of("c", 0))


def talking(world: World, person: str, rng: Random) -> str:
    """A table at which something was said, every third time a thousand lines."""
    number = 1 if rng.random() < 1 / 3 else rng.randrange(1, 100)
    return id_of("t", world.games + number)


ASKED: dict[str, Asked] = {
    "me": lambda w, p, r: "/api/me",
    "page of a person": lambda w, p, r: f"/api/people/{p}",
    "record of a person": lambda w, p, r: f"/api/people/{p}/record?game=city",
    "history of a person": lambda w, p, r: f"/api/people/{p}/results?limit=20",
    "history, a page further on": lambda w, p, r: f"/api/people/{p}/results?after={NOW - YEAR_MS}-x",
    "progress of a person": lambda w, p, r: f"/api/people/{p}/progress?game=city",
    "ladder, first page": lambda w, p, r: "/api/ladder/city?pace=live",
    "ladder, one's own place": lambda w, p, r: "/api/ladder/drakon?pace=days&seats=2",
    "ladder of bots": lambda w, p, r: "/api/ladder/city?pace=live&of=bots",
    "my tables": lambda w, p, r: "/api/me/tables",
    "my tables, a page further on": lambda w, p, r: f"/api/me/tables?after={NOW - YEAR_MS}-x",
    "open tables": lambda w, p, r: "/api/lobby",
    "open tables of a game": lambda w, p, r: "/api/lobby?game=drakon",
    "live games": lambda w, p, r: "/api/live",
    "live games of a game": lambda w, p, r: "/api/live?game=legends",
    "finished tables": lambda w, p, r: "/api/tables?status=finished",
    "finished tables of a game": lambda w, p, r: "/api/tables?status=finished&game=legends-draft",
    "friends": lambda w, p, r: "/api/me/friends",
    "blocks": lambda w, p, r: "/api/me/blocks",
    "chat of a table": lambda w, p, r: f"/api/tables/{talking(w, p, r)}/chat",
    "tournaments, open": lambda w, p, r: "/api/tournaments?status=open",
    "tournaments, running": lambda w, p, r: "/api/tournaments?status=playing",
    "tournaments, over": lambda w, p, r: "/api/tournaments?status=finished",
    "my tournaments": lambda w, p, r: "/api/me/tournaments",
    "page of a tournament": lambda w, p, r: f"/api/tournaments/{cup_of(w, p, r)}",
    "results of a tournament": lambda w, p, r: f"/api/tournaments/{cup_of(w, p, r)}/results",
    "my clubs": lambda w, p, r: "/api/me/clubs",
    "page of a club": lambda w, p, r: f"/api/clubs/{club_of(w, p, r)}",
    "ladder of a club": lambda w, p, r: f"/api/clubs/{club_of(w, p, r)}/ladder?game=city",
    "tables of a club": lambda w, p, r: f"/api/clubs/{club_of(w, p, r)}/tables",
    "tournaments of a club": lambda w, p, r: f"/api/clubs/{club_of(w, p, r)}/tournaments",
    "exercises": lambda w, p, r: "/api/exercises",
    "next exercise": lambda w, p, r: "/api/exercises/city/next?theme=crystals",
    "exercise of the day": lambda w, p, r: "/api/exercises/daily",
    "lessons": lambda w, p, r: "/api/lessons",
    "what calls me": lambda w, p, r: "/api/me/calls",
    "days off": lambda w, p, r: "/api/me/calendar",
    "decks": lambda w, p, r: "/api/me/decks",
    "preview of a person": lambda w, p, r: f"/person/{p}",
}
"""What the pages ask for, by somebody in some world."""
ALSO_FINE = {403}
"""What a private person, or a club of others, answers."""


class Processes:
    """The processor time of this process and of a database on this machine, in milliseconds."""

    def __init__(self, database: str) -> None:
        self._session: Any = None
        if is_postgres(database):
            from obelisk.storage.postgres import connect

            self._session = connect(database)

    def taken(self) -> float:
        own = time.process_time() * 1000
        if self._session is None:
            return own
        rows = self._session.execute("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'")
        return own + sum(on_processor(int(pid)) for (pid,) in rows.fetchall())


def on_processor(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e6
    except OSError:
        return 0.0


async def measure(database: str, times: int, world: World, seed: int) -> None:
    """Asks everything so often, as people who play much and little, and tells the percentiles."""
    set_up("critical", as_json=False)
    services = Services(Settings(database=database, bot_workers=0, requests_per_second=1e6))
    address = "http://127.0.0.1:8377"
    processes = Processes(database)
    async with AsyncTestClient(Application(services), base_url=address) as client:
        for what, path in ASKED.items():
            rng = Random(seed)
            taken: list[float] = []
            worked = 0.0
            for turn in range(times + 5):
                person = world.person(rng)
                secret = new_secret()
                await services.storage.add_session(hash_of(secret), person, "token", 1, 1 << 60)
                asked = path(world, person, rng)
                if turn == 5:
                    worked = processes.taken()
                begin = time.perf_counter()
                answer = await client.get(asked, headers={"Authorization": f"Bearer {secret}"})
                taken.append((time.perf_counter() - begin) * 1000)
                assert answer.status_code in {200, *ALSO_FINE}, f"{asked}: {answer.text[:300]}"
            worked = (processes.taken() - worked) / times
            taken = sorted(taken[5:])
            p95 = taken[math.ceil(0.95 * len(taken)) - 1]
            middle = statistics.median(taken)
            print(
                f"{what:<30} median {middle:6.1f} ms   p95 {p95:6.1f} ms   most {taken[-1]:6.1f} ms"
                f"   processor {worked:5.1f} ms",
                flush=True,
            )


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
        world = World(wanted.people, wanted.games, 1)
        asyncio.run(measure(wanted.database, wanted.measure, world, wanted.seed))


if __name__ == "__main__":
    main()
