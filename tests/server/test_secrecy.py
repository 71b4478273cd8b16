"""Nothing hidden leaves the server: non-interference at the wire, and a scan of every byte of a game."""

from __future__ import annotations

import asyncio
import io
import json
from base64 import b64encode
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import seen_events
from obelisk.core.record import Replay, read
from obelisk.core.rng import Rng
from obelisk.server.logs import drop_hidden, only_place
from obelisk.server.table.match import Match
from server.legends_tables import built
from server.playground import Client, Json, Playground, Socket, play_out, playground, run

NOT_LEGAL = ["offer", "done", "draw", "move c3", "discard k1", "build 1 w1", "nonsense"]


CLOSED = "legends with closed decks"
CASES = [*GAMES.ids(), CLOSED]


async def seat_everybody(ground: Playground, case: str) -> tuple[str, list[Client]]:
    """A table of a game with its fewest seats, all taken by guests, and a spectator; started."""
    game = case.partition(" ")[0]
    options = {"decks": [built(1), built(2)]} if case == CLOSED else {}
    seats = GAMES.get(game).game.seat_counts()[0]
    clients = [await ground.guest(f"Guest {number}") for number in range(seats + 1)]
    table = await ground.table(clients[0], *clients[1:seats], game=game, options=options)
    return table, clients


LISTS = ["/api/lobby", "/api/live", "/api/me/tables"]
ENDLESS = "/api/bot/tables/{table}/stream"


async def pages_of(client: Client, table: str) -> list[str]:
    """Every page that tells of a table, those that nobody has thought of here as well."""
    paths = (await client.get("/docs/openapi.json"))["paths"]
    about = [
        path for path, verbs in paths.items() if "get" in verbs and "{table}" in path and path != ENDLESS
    ]
    assert len(about) > 8
    return [*LISTS, f"/preview/t/{table}", *[path.replace("{table}", table) for path in about]]


async def answers(
    client: Client, socket: Socket, pages: list[str], seq: int, illegal: list[str]
) -> list[bytes]:
    """What a viewer can get out of the server without changing anything."""
    found: list[bytes] = []
    await socket.send(type="sync", seq=max(0, seq - 3))
    await socket.until("state")
    found.append(socket.raw[-1])
    for number, text in enumerate(illegal):
        await socket.send(type="move", seq=seq, key=f"s{seq}-{number}", actions=[text])
        await socket.until("refusal")
        found.append(socket.raw[-1])
    found += [(await client.http.get(page)).content for page in pages]
    return found


def is_refused(match: Match, text: str) -> bool:
    """Whether the rules refuse a text now."""
    rules: Any = match.game
    try:
        rules.apply(match.state, rules.parse(match.state, text), SeededChance(1))
    except (IllegalAction, InvalidNotation):
        return True
    return False


async def compare(ground: Playground, case: str, plies: int, seed: int) -> int:
    """Plays random actions; now and then puts a state in the place of the true one that a viewer cannot tell
    from it, and compares every byte that the viewer can get.
    """
    table, clients = await seat_everybody(ground, case)
    live = await ground.services.tables.live(table)
    match = live.match
    assert match is not None
    rng, dice = Random(seed), Rng(seed)
    compared = 0
    sockets: list[Socket] = []
    stack = AsyncExitStack()
    for client in clients:
        sockets.append(await stack.enter_async_context(client.socket(table)))
        await sockets[-1].until("state")
    rules: Any = match.game
    pages = [*await pages_of(clients[0], table), f"/api/tables/{table}/replay?viewer=open"]
    for ply in range(plies):
        decision = match.decision()
        if decision is None:
            break
        if ply % 4 == 0:
            illegal = [text for text in NOT_LEGAL if is_refused(match, text)]
            for number, (client, socket) in enumerate(zip(clients, sockets, strict=True)):
                viewer = number if number < len(clients) - 1 else None
                true = match.table.state
                before = await answers(client, socket, pages, match.seq, illegal)
                match.table.state = rules.determinise(rules.view(true, viewer), dice)
                after = await answers(client, socket, pages, match.seq, illegal)
                match.table.state = true
                assert before == after
                compared += len(before)
        text = rng.choice(match.legal_texts())
        ack = await sockets[decision.seat].move({"seq": match.seq}, text)
        assert ack["type"] == "ack", ack
        for socket in sockets:
            await socket.until("state", seq=match.seq)
    await stack.aclose()
    return compared


@pytest.mark.parametrize("case", CASES)
def test_states_a_viewer_cannot_tell_apart_give_the_same_bytes(tmp_path: Path, case: str) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            assert await compare(ground, case, 60, 7) > 300

    run(scenario())


@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("portion", range(10))
def test_states_a_viewer_cannot_tell_apart_give_the_same_bytes_in_many_games(
    tmp_path: Path, case: str, portion: int
) -> None:
    async def scenario() -> None:
        async with playground(tmp_path) as ground:
            compared = 0
            for seed in range(4 * portion, 4 * portion + 4):
                compared += await compare(ground, case, 400, seed)
            print(f"{case}: {compared} answers compared")

    run(scenario(), 3600)


class Known:
    """What a viewer could know of a game at each of its plies, by an independent replay of its record."""

    def __init__(self, game: str, text: str, viewer: int | None) -> None:
        record = read(text, json.loads)
        rules: Any = GAMES.get(game).game
        self.viewer = viewer
        self.views: list[Json] = []
        self.events: list[list[Json]] = []
        again = Replay(rules, record)
        while True:
            self.views.append(rules.encode_view(rules.view(again.state, viewer)))
            self.events.append([event.encode() for event in seen_events(again.events, viewer)])
            if again.at == len(record.plies):
                break
            again.step()

    def check_frames(self, frames: list[Json]) -> int:
        """Every state frame is what the rules give for that viewer at that point, no more."""
        checked = 0
        for frame in frames:
            if frame["type"] != "state":
                continue
            assert set(frame) == {
                "type", "seq", "ply", "viewer", "view", "steps", "decision", "may_undo", "clock", "result",
            }  # fmt: skip
            assert frame["viewer"] == self.viewer
            assert frame["view"] == self.views[frame["seq"]]
            for step in frame["steps"]:
                assert set(step) == {"seq", "kind", "seat", "events"}
                assert step["events"] == self.events[step["seq"]]
            if frame["decision"] is not None and frame["decision"]["seat"] != self.viewer:
                assert frame["decision"]["legal"] is None
            checked += 1
        assert checked > 10
        return checked

    def check_replay(self, page: Json) -> int:
        """So is every position of a replay."""
        for step in page["steps"]:
            assert step["views"] == [self.views[step["ply"]]]
            assert step["events"] == self.events[step["ply"]]
            assert step["action"] is None or step["seat"] == self.viewer
            if step["decision"] is not None and step["decision"]["seat"] != self.viewer:
                assert step["decision"]["legal"] is None
        assert page["steps"]
        return len(page["steps"])


async def listen(client: Client, table: str, frames: list[bytes]) -> None:
    """Reads a table as bots do, until it is over."""
    async with client.http.stream("GET", f"/api/bot/tables/{table}/stream") as stream:
        async for line in stream.aiter_lines():
            if line:
                frames.append(line.encode())


@pytest.mark.parametrize("case", CASES)
def test_no_byte_of_a_game_tells_a_secret(tmp_path: Path, case: str) -> None:
    scan(tmp_path, case, most=40, seed=11)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", range(5))
def test_no_byte_of_a_whole_game_tells_a_secret(tmp_path: Path, case: str, seed: int) -> None:
    scan(tmp_path, case, most=5000, seed=seed)


def scan(folder: Path, case: str, most: int, seed: int) -> None:
    """Plays a game with everybody connected and looks at all that leaves the server on the way: frames of
    sockets and of streams, refusals, pages, replays and logs; and after the end at the replays of everybody.
    """
    log = io.StringIO()
    structlog.configure(
        processors=[only_place, drop_hidden, structlog.processors.JSONRenderer()],
        logger_factory=structlog.WriteLoggerFactory(file=log),
    )

    game = case.partition(" ")[0]

    async def scenario() -> None:
        async with playground(folder, answer_ms=20) as ground:
            table, clients = await seat_everybody(ground, case)
            viewers = [*range(len(clients) - 1), None]
            live = await ground.services.tables.live(table)
            chance = live.row.seed
            assert chance is not None
            stack = AsyncExitStack()
            sockets = [await stack.enter_async_context(client.socket(table)) for client in clients]
            streams: list[list[bytes]] = [[] for _ in clients]
            listeners = [
                asyncio.create_task(listen(client, table, lines))
                for client, lines in zip(clients, streams, strict=True)
            ]
            for socket in sockets:
                for text in NOT_LEGAL:
                    await socket.send(type="move", seq=99_999, key="no", actions=[text])
                    await socket.until("refusal")
            for socket in sockets:
                await socket.send(type="sync")
            await play_out(sockets, Random(seed), most=40)
            # States have a format of their own, and City's has fields that no view has.
            marks = [b"-state/", *([b'"hands"', b'"deck":', b'"aside":'] if game == "city" else [])]
            sessions = [client.http.cookies["obelisk_session"].encode() for client in clients]
            secrets = [chance.hex().encode(), b64encode(chance), *marks, *sessions]
            bodies: list[bytes] = []
            replays: list[tuple[int | None, Json]] = []
            for client, own in zip(clients, viewers, strict=True):
                for page in [*await pages_of(client, table), f"/api/tables/{table}/replay?viewer=open"]:
                    # What lies in the box is no secret, and has the marks of one.
                    if not page.endswith("/facts"):
                        bodies.append((await client.http.get(page)).content)
                for viewer in viewers:
                    answer = await client.http.get(replay_path(table, viewer))
                    bodies.append(answer.content)
                    assert answer.status_code == (200 if viewer in (own, None) else 403)
                    if answer.status_code == 200:
                        replays.append((viewer, answer.json()))
            if most > 40:
                for socket in sockets:
                    await socket.send(type="sync")
                last = await play_out(sockets, Random(seed), most=most)
                assert last["result"] is not None
            for listener in listeners:
                listener.cancel()
            await asyncio.gather(*listeners, return_exceptions=True)
            frames = [[*socket.raw, *lines] for socket, lines in zip(sockets, streams, strict=True)]
            # With the end everything is open: seed, decks, record.
            sent = [data for each in frames for data in each if b'"status":"finished"' not in data]
            for data in [*bodies, *sent, log.getvalue().encode()]:
                assert not [secret for secret in secrets if secret in data]
            for client in clients:
                await client.http.post(f"/api/tables/{table}/resign")
            text = (await clients[0].http.get(f"/api/tables/{table}/record")).text
            checked = positions = 0
            for viewer, seen in zip(viewers, frames, strict=True):
                known = Known(game, text, viewer)
                checked += known.check_frames([json.loads(data) for data in seen])
                pages = [page for eyes, page in replays if eyes == viewer]
                for first in range(0, len(known.views), 100):
                    # Whoever asks after the end gets what that seat knew then.
                    answer = await clients[-1].http.get(replay_path(table, viewer, first))
                    pages.append(answer.json())
                positions += sum(known.check_replay(page) for page in pages)
            print(f"{case}: {len(sent) + len(bodies)} messages, {checked} states, {positions} positions")
            await stack.aclose()

    try:
        run(scenario(), 1200)
    finally:
        structlog.reset_defaults()


def replay_path(table: str, viewer: int | None, first: int = 0) -> str:
    name = "spectator" if viewer is None else viewer
    return f"/api/tables/{table}/replay?viewer={name}&first={first}&last={first + 99}"
