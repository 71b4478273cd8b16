"""Bots in their processes are told what their seats saw happen, each thing once."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from obelisk.catalog import GAMES
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.event import Event
from obelisk.server.thinking import worker as bot_worker
from obelisk.server.thinking.pool import Worker
from obelisk.server.thinking.requests import BotRequest
from obelisk.server.thinking.worker import KEPT, Desk
from server.playground import Json, playground, run


class Listening:
    """Keeps what bots are sent; they play the first legal action."""

    def __init__(self) -> None:
        self.requests: list[BotRequest] = []

    async def choose(self, request: BotRequest) -> int | None:
        self.requests.append(request)
        if len(self.requests) > 12:
            await asyncio.sleep(3600)
        return 0


def test_a_seat_is_told_what_it_saw_since_it_was_asked_last(tmp_path: Path) -> None:
    async def scenario() -> None:
        bots = Listening()
        async with playground(tmp_path, bots=bots) as ground:
            ann = await ground.guest("Ann")
            table = await ground.table(ann, seats=[{"kind": "bot"}, {"kind": "bot"}])
            while len(bots.requests) <= 12:
                await asyncio.sleep(0.01)
            page = await ann.get(f"/api/tables/{table}/replay?viewer=spectator")
            asked = [request for request in bots.requests if request.seat.endswith(" 0")]
            for one, two in pairwise(asked):
                between = page["steps"][one.seq + 1 : two.seq + 1]
                told = [event["event"] for step in between for event in step["events"]]
                # All requests know the present table; what came later is cut off.
                heard = [event["event"] for event in bots.requests[-1].events_since(one.seq)]
                assert heard[: len(told)] == told

    run(scenario())


class Pipes:
    """A process that notes what it is asked and always answers the first action."""

    def __init__(self) -> None:
        self.asked: list[Json] = []

    async def ask(self, question: Json, longest_ms: float) -> bytes:
        self.asked.append(question)
        return b"0\n"


def request_of(seat: str, seq: int, events: list[str]) -> BotRequest:
    def events_since(since: int) -> list[dict[str, object]]:
        return [{"event": name} for name in events[since + 1 :]]

    return BotRequest(
        "city", "{}", "random", seat, {}, [Action(0), Action(1)], 50, seq, events_since, "", True
    )


def test_a_process_is_told_each_thing_once_and_again_if_it_forgot() -> None:
    async def scenario() -> None:
        process: Any = Pipes()
        worker = Worker(0)
        worker._process = process
        story = ["dealt", "moved", "built", "ended"]
        for seq in (1, 3):
            assert await worker.choice(request_of("t 0", seq, story[: seq + 1]), 50) == 0
        told = [[event["event"] for event in asked["heard"]] for asked in process.asked]
        assert told == [["dealt", "moved"], ["built", "ended"]]
        for other in range(KEPT):
            await worker.choice(request_of(f"t{other} 1", 0, ["dealt"]), 50)
        await worker.choice(request_of("t 0", 3, story), 50)
        assert len(process.asked[-1]["heard"]) == 4

    run(scenario())


def test_the_worker_hands_events_to_the_bot_before_it_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Event] = []

    class Ears:
        def hear(self, events: list[Event]) -> None:
            heard.extend(events)

        def choose(self, view: object, legal: list[Action], budget: object) -> Action:
            assert [event.id for event in heard] == ["card_drawn"]
            return legal[-1]

    monkeypatch.setattr(bot_worker, "make_bot", lambda spec, game, seed: Ears())
    game = GAMES.get("city").game
    options = game.options({"players": 2})
    state = game.setup(options, SeededChance(1))
    question = {
        "ask": "choice", "game": "city", "options": json.dumps(game.encode_options(options)),
        "spec": "random",
        "bot": "random t 0", "view": game.encode_view(game.view(state, 0)), "legal": [3, 4], "budget_ms": 50,
        "heard": [{"event": "card_drawn", "seat": 1, "count": 2}],
    }  # fmt: skip
    assert Desk().answer(question) == 1
