"""Every write to a full disk leaves nothing behind: memory, store and every screen agree, and the table goes
on when there is room again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import apsw
import pytest
from websockets.exceptions import ConnectionClosed

from obelisk.server import alarms
from obelisk.server import tables as server_tables
from obelisk.server.table import live, opening
from obelisk.storage.sqlite import SqliteStorage
from server.legends_tables import built, interference_options
from server.playground import Client, Json, Playground, Socket, playground, run

THREE = {"players": 3}
MOVE_CLOCK = {"mode": "move", "seconds": 60}
MOMENT = 0.05
"""Long enough for frames that should not come."""


class Disk:
    """The disk of a server. Reading always works."""

    def __init__(self, ground: Playground) -> None:
        storage = ground.services.storage
        assert isinstance(storage, SqliteStorage)
        self._storage: Any = storage
        self.failed = 0

    @contextmanager
    def full(self) -> Any:
        async def fail(job: object) -> None:
            self.failed += 1
            raise apsw.FullError("database or disk is full")

        self._storage.writer.run = fail
        try:
            yield
        finally:
            del self._storage.writer.run


class RoomFor:
    """A disk that is full after some writes, until there is room again. Who calls people that are away writes
    at any time, and has to be stopped before.
    """

    def __init__(self, ground: Playground, writes: int) -> None:
        storage: Any = ground.services.storage
        self._writer = storage.writer
        self._left = writes
        self.failed = 0
        write = storage.writer.run

        async def run(job: object) -> Any:
            self._left -= 1
            if self._left < 0:
                self.failed += 1
                raise apsw.FullError("database or disk is full")
            return await write(job)

        self._writer.run = run

    @classmethod
    async def at(cls, ground: Playground, writes: int) -> RoomFor:
        """Whoever calls people writes when they like, and would take the room."""
        await ground.services.caller.stop()
        return cls(ground, writes)

    def make_room(self) -> None:
        del self._writer.run


class Scene:
    """A table, the people around it and what they see."""

    def __init__(self, ground: Playground, table: str, people: list[Client], sockets: list[Socket]) -> None:
        self.ground = ground
        self.table = table
        self.people = people
        self.sockets = sockets
        self.disk = Disk(ground)
        self.screens: list[Json] = [{} for _ in sockets]
        self._reading: list[asyncio.Task[None]] = []

    def watch(self) -> None:
        self._reading = [asyncio.create_task(self._read(number)) for number in range(len(self.sockets))]

    async def _read(self, number: int) -> None:
        """What a screen shows: the last frame of each sort, whatever changes by itself left out. How many
        look on is told half a second after it changed.
        """
        while True:
            frame = await self.sockets[number].get()
            if frame["type"] == "state":
                frame.pop("steps")
            if frame["type"] != "watch":
                self.screens[number][frame["type"]] = frame

    async def settle(self) -> None:
        """Waits until the screens show all that was told."""
        seated = await self.ground.services.tables.live(self.table)
        while any(stream._frames for stream in seated.audience.streams):
            await asyncio.sleep(0.01)
        for socket in self.sockets:
            with suppress(ConnectionClosed):
                await (await socket.connection.ping())
        for _ in range(10):
            await asyncio.sleep(0)

    async def stop(self) -> None:
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)

    def path(self, name: str) -> str:
        return f"/api/tables/{self.table}/{name}"

    async def memory(self) -> tuple[Any, ...]:
        seated = await self.ground.services.tables.live(self.table)
        match = seated.match
        if match is None:
            return (seated.row, None)
        return seated.row, match.seq, len(match.table.record.plies), match.game.encode_state(match.state)

    async def agree(self) -> tuple[Any, ...]:
        """Checks that memory is what is stored, while nothing else happens at the table; returns it."""

        async def work() -> tuple[Any, ...]:
            found = await self.memory()
            assert found[0] == await self.ground.services.storage.table(self.table)
            if found[1] is not None:
                assert found[1] == len(await self.ground.services.storage.log(self.table))
            return found

        return await (await self.ground.services.tables.live(self.table)).do(work)

    async def fails_and_goes_on(self, do: Callable[[], Awaitable[Any]]) -> None:
        """Does something on a full disk, then again when there is room."""
        await self.settle()
        before, screens = repr(await self.agree()), repr(self.screens)
        with self.disk.full():
            refused = await do()
            await asyncio.sleep(MOMENT)
            assert refused["error"] == "unavailable", refused
            assert refused["reason"] == "storage", refused
            assert repr(await self.memory()) == before
        assert self.disk.failed
        assert repr(await self.agree()) == before
        assert repr(self.screens) == screens
        answer = await do()
        assert "error" not in answer, answer
        await self.settle()
        assert repr(await self.agree()) != before

    async def post(self, who: int, name: str, body: object = None) -> Json:
        return await self.people[who].post(self.path(name), body, None)


@asynccontextmanager
async def scene(folder: Path, start: bool = True, people: int = 2, **changes: Any) -> AsyncIterator[Scene]:
    async with playground(folder) as ground, AsyncExitStack() as stack:
        clients = [await ground.guest(name) for name in ("Ann", "Bob", "Eve")[:people]]
        table = await ground.table(*clients, start=start, **changes)
        sockets = [await stack.enter_async_context(client.socket(table)) for client in clients]
        found = Scene(ground, table, clients, sockets)
        found.watch()
        try:
            yield found
        finally:
            await found.stop()


async def legal_move(at: Scene, rng: Random | None = None) -> tuple[int, Json]:
    """Whose turn it is, and a move of theirs."""
    seated = await at.ground.services.tables.live(at.table)
    assert seated.match is not None
    decision = seated.match.decision()
    assert decision is not None
    texts = seated.match.legal_texts()
    text = rng.choice(texts) if rng is not None else texts[0]
    return decision.seat, {"seq": seated.match.seq, "key": f"k{seated.match.seq}", "actions": [text]}


async def may_take_back(at: Scene) -> tuple[int, int]:
    """Plays until somebody may take back; says who, and the number of the state."""
    seated = await at.ground.services.tables.live(at.table)
    assert seated.match is not None
    rng = Random(8)
    while True:
        seat, move = await legal_move(at, rng)
        await at.post(seat, "moves", move)
        if seated.match.may_undo(seat):
            return seat, seated.match.seq


def test_a_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path, clock=MOVE_CLOCK) as at:
            seat, move = await legal_move(at)
            await at.fails_and_goes_on(lambda: at.post(seat, "moves", move))

    run(scenario())


@pytest.mark.parametrize("people", [2, 3])
def test_resigning(tmp_path: Path, people: int) -> None:
    """It ends a game of two; of three a bot plays on for one."""

    async def scenario() -> None:
        async with scene(tmp_path, people=people, options={"players": people}, clock=MOVE_CLOCK) as at:
            await at.fails_and_goes_on(lambda: at.post(0, "resign"))
            info = await at.people[1].get(f"/api/tables/{at.table}")
            assert info["seats"][0]["resigned"]
            assert info["status"] == ("finished" if people == 2 else "playing")

    run(scenario())


def test_resigning_two_seats_is_one_write(tmp_path: Path) -> None:
    """Whoever holds two of three seats gives up both, or none."""

    async def scenario() -> None:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
        async with playground(tmp_path) as ground:
            ann, bob = await ground.guest("Ann"), await ground.guest("Bob")
            table = await ground.table(ann, bob, seats=seats, options=THREE)
            disk = await RoomFor.at(ground, 1)
            await ann.post(f"/api/tables/{table}/resign")
            disk.make_room()
            info = await bob.get(f"/api/tables/{table}")
            assert [seat["resigned"] for seat in info["seats"]] == [True, True, False]
            assert info["status"] == "finished"

    run(scenario())


def test_running_out_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is away before it is stored; the alarm rings again."""
    monkeypatch.setattr(live, "RETRY_MS", 50)
    monkeypatch.setattr(server_tables, "RETRY_MS", 50)
    # The clock is set forward here, which is noticed when it is looked at the next time.
    monkeypatch.setattr(alarms, "LONGEST_MS", 50)

    async def scenario() -> None:
        async with scene(tmp_path, clock=MOVE_CLOCK) as at:
            tables, house = at.ground.services.tables, at.ground.services.house
            seated = await tables.live(at.table)
            seat = seated.row.turn_seat
            assert seat is not None
            await at.settle()
            before, screens = repr(await at.agree()), repr(at.screens)
            ahead = 61_000
            wall = house.now
            house.now = lambda: wall() + ahead
            with at.disk.full():
                await tables.ring(at.table)
                await asyncio.sleep(MOMENT)
                assert at.disk.failed
                assert repr(await at.memory()) == before
                assert repr(at.screens) == screens
            while not (await tables.live(at.table)).row.seats[seat].is_away:
                await asyncio.sleep(0.01)
            await at.agree()
            await at.settle()
            assert all(screen["table"]["table"]["seats"][seat]["away"] for screen in at.screens)

    run(scenario())


def test_coming_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path, clock=MOVE_CLOCK) as at:
            tables, house = at.ground.services.tables, at.ground.services.house
            seated = await tables.live(at.table)
            seat = seated.row.turn_seat
            assert seat is not None
            later = house.now() + 61_000
            house.now = lambda: later
            await seated.wake()
            assert seated.row.seats[seat].is_away
            while seated.row.turn_seat == seat:
                await asyncio.sleep(0.01)
            await at.fails_and_goes_on(lambda: at.post(seat, "return"))
            assert not (await tables.live(at.table)).row.seats[seat].is_away

    run(scenario())


def test_chat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path) as at:
            with at.disk.full():
                refused = await at.post(0, "chat", {"text": "hello"})
                assert (refused["error"], refused["reason"]) == ("unavailable", "storage")
            await at.post(0, "chat", {"text": "hello again"})
            await at.settle()
            assert [screen["chat"]["line"]["text"] for screen in at.screens] == ["hello again"] * 2
            page = await at.people[1].get(at.path("chat"))
            assert [line["text"] for line in page["lines"]] == ["hello again"]

    run(scenario())


def test_taking_back_with_agreement(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path) as at:
            seat, seq = await may_take_back(at)
            await at.post(seat, "undo", {"seq": seq})
            answer = {"seq": seq, "agree": True}
            await at.fails_and_goes_on(lambda: at.post(1 - seat, "undo-answer", answer))
            seated = await at.ground.services.tables.live(at.table)
            assert seated.row.seq == seq + 1

    run(scenario())


def test_taking_back_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path, people=1, seats=[{"kind": "me"}, {"kind": "me"}]) as at:
            at.people *= 2
            _, seq = await may_take_back(at)
            await at.fails_and_goes_on(lambda: at.post(0, "undo", {"seq": seq}))

    run(scenario())


def test_sitting_down_and_getting_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        async with scene(tmp_path, start=False, people=2, seats=seats, options=THREE) as at:
            eve = await at.ground.guest("Eve")
            at.people.append(eve)
            await at.fails_and_goes_on(lambda: at.post(2, "join", {}))
            await at.fails_and_goes_on(lambda: at.post(2, "leave"))
            await at.fails_and_goes_on(lambda: at.post(0, "kick/1"))
            await at.fails_and_goes_on(lambda: at.post(0, "invites/1"))

    run(scenario())


def test_leaving_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    """What somebody chose for a seat goes with them in the same write."""

    async def scenario() -> None:
        async with scene(tmp_path, start=False, game="legends") as at:
            deck = {"values": {"decks": built(1)}}

            async def choose() -> Json:
                return await at.people[1].call("PUT", at.path("seat-options/1"), deck, None)

            await at.fails_and_goes_on(choose)
            disk = await RoomFor.at(at.ground, 1)
            assert await at.post(1, "leave") == {"ok": True}
            disk.make_room()
            row = (await at.agree())[0]
            assert row.seats[1].kind == "open"
            assert "cards" not in row.options

    run(scenario())


@pytest.mark.parametrize("game", ["city", "legends"])
def test_starting(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with scene(tmp_path, start=False, game=game, clock=MOVE_CLOCK) as at:
            await at.fails_and_goes_on(lambda: at.post(0, "start"))
            assert all("state" in screen for screen in at.screens)

    run(scenario())


def test_giving_parts_to_chance(tmp_path: Path) -> None:
    secret = "ab" * 32
    promise = {"commitment": sha256(bytes.fromhex(secret)).hexdigest()}

    async def scenario() -> None:
        async with scene(tmp_path, start=False) as at:
            at.ground.settings.part_ms = 60_000

            async def put(who: int, name: str, body: Json) -> Json:
                return await at.people[who].call("PUT", at.path(f"{name}/{who}"), body, None)

            await at.fails_and_goes_on(lambda: put(0, "commitments", promise))
            await at.fails_and_goes_on(lambda: put(1, "commitments", promise))
            await at.fails_and_goes_on(lambda: at.post(0, "start"))
            await at.fails_and_goes_on(lambda: put(0, "secrets", {"secret": secret}))
            await at.fails_and_goes_on(lambda: put(1, "secrets", {"secret": secret}))
            assert all("state" in screen for screen in at.screens)

    run(scenario())


def test_closing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path, start=False) as at:
            await at.fails_and_goes_on(lambda: at.post(0, "close"))
            while not all("bye" in screen for screen in at.screens):
                await asyncio.sleep(0.01)
            assert all(screen["bye"]["reason"] == "closed" for screen in at.screens)

    run(scenario())


def test_reopening_and_asking_for_a_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path) as at:
            house, chores = at.ground.services.house, at.ground.services.chores
            later = house.now() + 31 * 86_400_000
            house.now = house.wall = lambda: later
            assert await chores.archive_idle() == [at.table]
            await at.fails_and_goes_on(lambda: at.post(0, "reopen"))
            await at.post(0, "resign")
            await at.fails_and_goes_on(lambda: at.post(0, "rematch"))

    run(scenario())


def test_creating_and_going_on_from_a_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(tmp_path) as at:
            seat, move = await legal_move(at)
            await at.post(seat, "moves", move)
            await at.post(0, "resign")
            text = (await at.people[0].http.get(at.path("record"))).text
            wishes = [{"kind": "me"}, {"kind": "me"}]
            asks: list[tuple[str, Json]] = [
                ("/api/tables", {"game": "city", "seats": wishes}),
                (at.path("fork"), {"ply": 1, "seats": wishes}),
                ("/api/records", {"text": text}),
                ("/api/guests", {"name": "Eve"}),
            ]
            for path, body in asks:
                with at.disk.full():
                    refused = await at.people[0].post(path, body, 503)
                    assert (refused["error"], refused["reason"]) == ("unavailable", "storage"), path
                assert "error" not in await at.people[0].post(path, body, None)

    run(scenario())


def test_a_bots_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is asked again until there is room."""
    monkeypatch.setattr(live, "RETRY_MS", 50)
    monkeypatch.setattr(server_tables, "RETRY_MS", 50)

    async def scenario() -> None:
        bots = [{"kind": "bot"}, {"kind": "bot"}]
        async with scene(tmp_path, people=1, start=False, seats=bots, options={"stall_limit": 1}) as at:
            disk = await RoomFor.at(at.ground, 1)
            await opening.start(await at.ground.services.tables.live(at.table), at.people[0].id)
            while disk.failed < 3:
                await asyncio.sleep(0.01)
            assert (await at.agree())[1] == 0
            disk.make_room()
            while (await at.memory())[0].status == "playing":
                await asyncio.sleep(0.01)
            await at.agree()

    run(scenario())


def test_what_is_held_back_and_its_outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the action that is held nor the moment at which it is told gets ahead of the store."""
    monkeypatch.setattr(live, "RETRY_MS", 50)
    monkeypatch.setattr(server_tables, "RETRY_MS", 50)

    async def scenario() -> None:
        async with scene(tmp_path, game="legends", options=interference_options()) as at:
            at.ground.settings.answer_ms = 100
            seated = await at.ground.services.tables.live(at.table)
            match = seated.match
            assert match is not None
            rng = Random(3)
            while True:
                seat, move = await legal_move(at, rng)
                game: Any = match.game
                move["seq"] = match.number([seat])
                if game.may_be_answered(match.state, game.parse(match.state, move["actions"][0])):
                    break
                assert "error" not in await at.post(seat, "moves", move)
            await at.settle()
            before, screens = repr(await at.agree()), repr(at.screens)
            with at.disk.full():
                refused = await at.post(seat, "moves", move)
                assert (refused["error"], refused["reason"]) == ("unavailable", "storage")
            assert repr(await at.agree()) == before
            assert repr(at.screens) == screens
            waiting = asyncio.create_task(at.post(seat, "moves", move))
            while seated.row.seq == match.number([seat]):
                await asyncio.sleep(0.01)
            with at.disk.full():
                while not at.disk.failed > 1:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(MOMENT)
                assert not waiting.done()
                assert repr(at.screens) == screens
            assert "error" not in await waiting
            await at.agree()
            await at.settle()
            assert at.screens[seat]["state"]["seq"] == move["seq"] + 1

    run(scenario())
