"""Steps of rules: played here if they are quick, in slices if they are many, elsewhere if one is long."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from time import monotonic
from typing import Any, Final, TypeVar

from obelisk.catalog import GAMES
from obelisk.core.decision import Action
from obelisk.core.errors import TooLong
from obelisk.core.kit import AnyGame
from obelisk.core.record import Record, Replay
from obelisk.server.limits import RateLimit
from obelisk.server.rules.elsewhere import Elsewhere
from obelisk.server.rules.patience import in_time
from obelisk.server.rules.turnstile import Turnstile
from obelisk.server.rules.wire import decode_ply, decode_refusal
from obelisk.server.table.attempt import Attempt, attempt, choices, silence
from obelisk.server.table.log import record_of
from obelisk.server.table.match import Match, from_snapshot, loading, plies_before_hold, settled, snapshot_of
from obelisk.server.table.moment import Moment
from obelisk.storage.base import LogEntry, TableRow

T = TypeVar("T")
SLICE_SECONDS: Final = 0.004
"""Others get their turn after this long."""


class Steps:
    """Plays steps of rules for tables and for the history. What does not end at all raises `TooLong`."""

    def __init__(self, elsewhere: Elsewhere, limit: RateLimit) -> None:
        self._elsewhere = elsewhere
        # How many actions are replayed for somebody.
        self._limit = limit
        # Only one slice at a time, so that many replays cannot take the loop together.
        self._turnstile = Turnstile()

    async def attempt(self, match: Match, seat: int, texts: list[str]) -> Attempt:
        """A seat plays actions on a copy. Raises `Refusal`."""
        try:
            with in_time(match.game):
                return attempt(match.game, match.table.options, match.state, match.chance(), seat, texts)
        except TooLong:
            return await self._attempt_elsewhere(match, {"ask": "attempt", "seat": seat, "texts": texts})

    async def silence(self, match: Match) -> Attempt:
        """Whoever is asked in secret does nothing."""
        try:
            with in_time(match.game):
                return silence(match.game, match.table.options, match.state, match.chance())
        except TooLong:
            return await self._attempt_elsewhere(match, {"ask": "silence"})

    async def find_legal(self, match: Match) -> None:
        """Has the match know its choices."""
        if not match.knows_legal:
            match.know_legal(await self.legal(match, match.state))

    async def legal(self, match: Match, state: Any) -> list[Action]:
        """The choices in a state of a match."""
        try:
            with in_time(match.game):
                return choices(match.game, state)
        except TooLong:
            found = await self._elsewhere.ask({"ask": "legal", **position_of(match, state)})
            return [Action(number) for number in found["legal"]]

    async def load(
        self, row: TableRow, entries: list[LogEntry], snapshot: tuple[int, str] | None, asker: str | None
    ) -> Match:
        """A table as it was left. Raises `DamagedLog`, or `Refusal` if `asker` has too much replayed."""
        game = GAMES.get(row.game).game
        if asker is not None and (snapshot is None or snapshot[0] != len(entries)):
            self.charge(asker, len(entries))
        try:
            match = await self.in_slices(game, loading(row, entries, snapshot), asker or row.owner)
        except TooLong:
            match = await self._load_elsewhere(row, entries)
        await self.find_legal(match)
        return match

    def charge(self, asker: str, plies: int) -> None:
        """Counts actions that are replayed for somebody. Raises `Refusal` if they are too many."""
        self._limit.take(asker, min(plies, self._limit.burst))

    async def play_on(self, replay: Replay[Any, Any, Any], ply: int, person: str) -> None:
        """Plays a replay on up to a ply. If that takes long, nothing is known of the last events."""
        try:
            await self.in_slices(replay.game, playing_on(replay, ply), person)
        except TooLong:
            (at,) = await self._positions(replay.game, replay.record, [ply])
            replay.state, replay.at, replay.events = at.state, ply, []

    async def in_slices(self, game: AnyGame, steps: Generator[None, None, T], person: str) -> T:
        """Takes all steps, and lets others have their turn in between. Raises `TooLong` if one is long."""
        while True:
            async with self._turnstile.turn(person):
                try:
                    with in_time(game):
                        end = monotonic() + SLICE_SECONDS
                        while monotonic() < end:
                            next(steps)
                except StopIteration as done:
                    found: T = done.value
                    return found
                # The turn is held until the loop has been round once.
                await asyncio.sleep(0)

    async def _attempt_elsewhere(self, match: Match, wish: dict[str, Any]) -> Attempt:
        assert match.seed is not None
        chance = {"seed": match.seed.hex(), "asked": match.asked, "is_fair": match.is_fair}
        found = await self._elsewhere.ask({**position_of(match, match.state), **chance, **wish})
        if "refusal" in found:
            raise decode_refusal(found["refusal"])
        state = match.game.decode_state(match.table.options, found["state"])
        legal = [Action(number) for number in found["legal"]]
        return Attempt([decode_ply(ply) for ply in found["plies"]], state, legal)

    async def _load_elsewhere(self, row: TableRow, entries: list[LogEntry]) -> Match:
        record, _ = record_of(row, entries)
        game = GAMES.get(row.game).game
        held_at = plies_before_hold(row, record, entries)
        last = len(record.plies)
        points = await self._positions(game, record, [last] if held_at < 0 else [held_at, last])
        match = from_snapshot(row, record, snapshot_of(game, points[-1].state))
        assert match is not None
        assert points[-1].legal is not None
        match.know_legal(points[-1].legal)
        before = points[0] if held_at >= 0 else None
        if before is not None:
            before.seq = row.held_seq or 0
        return settled(match, row, record, entries, before)

    async def _positions(self, game: AnyGame, record: Record, plies: list[int]) -> list[Moment]:
        """The points of a record after so many plies each."""
        question = {
            "ask": "positions",
            "game": game.id,
            "rules": record.rules,
            "options": record.options,
            "setup": record.setup,
            "plies": [(ply.seat, ply.action, ply.outcomes) for ply in record.plies[: plies[-1]]],
            "at": plies,
        }
        found = (await self._elsewhere.ask(question))["positions"]
        options = game.options(record.options)
        return [
            Moment(
                game.decode_state(options, each["state"]),
                0,
                ply,
                [Action(number) for number in each["legal"]],
            )
            for ply, each in zip(plies, found, strict=True)
        ]


def position_of(match: Match, state: Any) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "options": match.table.record.options,
        "state": match.game.encode_state(state),
    }


def playing_on(replay: Replay[Any, Any, Any], ply: int) -> Generator[None, None, None]:
    while replay.at < ply:
        replay.step()
        yield
