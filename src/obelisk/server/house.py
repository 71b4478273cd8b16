"""What all tables share: store, settings, bots, alarms, bells, and the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from obelisk.core.decision import Action
from obelisk.server.limits import Limit
from obelisk.server.metrics import Metrics
from obelisk.server.settings import Settings
from obelisk.server.streams import Stream
from obelisk.server.wire import encoder
from obelisk.storage.base import Storage


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class BotRequest:
    """All that a bot gets: what its seat knows of options, events and state, and the legal actions. No way
    leads to the state itself.
    """

    __slots__ = ("budget_ms", "events_since", "game", "legal", "options", "seat", "seq", "spec", "view")

    def __init__(
        self,
        game: str,
        options: str,
        spec: str,
        seat: str,
        view: dict[str, object],
        legal: list[Action],
        budget_ms: int,
        seq: int,
        events_since: Callable[[int], list[dict[str, object]]],
    ) -> None:
        self.game = game
        self.options = options
        self.spec = spec
        # Names table and seat.
        self.seat = seat
        self.view = view
        self.legal = legal
        self.budget_ms = budget_ms
        # The number of the state, and what the seat saw happen after an earlier one, as far as it is kept.
        self.seq = seq
        self.events_since = events_since

    @property
    def bot(self) -> str:
        """Names the bot: one for each seat, so that it may go on with a plan of its own."""
        return f"{self.spec} {self.seat}"


class Bots(Protocol):
    """Whoever answers for bots."""

    async def choose(self, request: BotRequest) -> int | None:
        """The place of the chosen action in the legal list; nothing if the bot failed or was late."""
        ...


class House:
    """Shared by every table of a server."""

    def __init__(
        self, storage: Storage, settings: Settings, bots: Bots, now: Callable[[], int] = wall_clock
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.bots = bots
        self.now = now
        self.booted = now()
        self.metrics = Metrics()
        self.chat_limit = Limit("chat", 8, settings.chats_per_minute / 60)
        self.set_alarm: Callable[[str, int], None] = lambda table, at: None
        self.drop_table: Callable[[str], object] = lambda table: None
        self._bells: dict[str, set[Stream]] = {}
        self._muted: dict[str, set[str]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs something beside; the reference keeps it alive."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Bells: streams that want to know when it is a person's turn anywhere

    def listen(self, stream: Stream) -> None:
        assert stream.person is not None
        self._bells.setdefault(stream.person, set()).add(stream)

    def unlisten(self, stream: Stream) -> None:
        assert stream.person is not None
        bells = self._bells.get(stream.person, set())
        bells.discard(stream)
        if not bells:
            self._bells.pop(stream.person, None)

    def ring(self, person: str, event: dict[str, object]) -> None:
        for stream in self._bells.get(person, ()):
            stream.push(encoder.encode(event))

    def silence(self, code: int, person: str | None = None) -> None:
        """Ends the streams of everybody, or of one person."""
        for name in list(self._bells) if person is None else [person]:
            for stream in list(self._bells.get(name, ())):
                stream.close(code)

    # Mutes: one set per person, shared by the streams of that person

    async def muted_by(self, person: str | None) -> set[str]:
        if person is None:
            return set()
        if person not in self._muted:
            self._muted[person] = set(await self.storage.mutes(person))
        return self._muted[person]

    async def mute(self, muter: str, muted: str, is_muted: bool) -> None:
        known = await self.muted_by(muter)
        await self.storage.set_mute(muter, muted, is_muted)
        if is_muted:
            known.add(muted)
        else:
            known.discard(muted)
