"""What processes that think are asked. No way leads from a request to the state of a game that goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from obelisk.core.decision import Action

CHOICE: Final = "choice"
HINTS: Final = "hints"
REPORT: Final = "report"


class BotRequest:
    """All that a bot gets: what its seat knows of options, events and state, and the legal actions."""

    __slots__ = (
        "budget_ms",
        "events_since",
        "game",
        "is_awaited",
        "legal",
        "options",
        "person",
        "seat",
        "seq",
        "spec",
        "view",
    )

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
        person: str,
        is_awaited: bool,
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
        # For whom it thinks, and whether somebody sits at the table or watches; the bot is not told.
        self.person = person
        self.is_awaited = is_awaited

    def to(self, spec: str) -> BotRequest:
        """The same question to another bot."""
        return BotRequest(
            self.game,
            self.options,
            spec,
            self.seat,
            self.view,
            self.legal,
            self.budget_ms,
            self.seq,
            self.events_since,
            self.person,
            self.is_awaited,
        )

    @property
    def bot(self) -> str:
        """Names the bot: one for each seat, so that it may go on with a plan of its own."""
        return f"{self.spec} {self.seat}"

    def question(self, heard: int, budget_ms: float) -> dict[str, Any]:
        """As it goes to a process whose bot was told everything up to the state `heard`."""
        return {
            "ask": CHOICE,
            "game": self.game,
            "options": self.options,
            "spec": self.spec,
            "bot": self.bot,
            "view": self.view,
            "legal": self.legal,
            "heard": self.events_since(heard),
            "budget_ms": int(budget_ms),
        }


class HintRequest:
    """A position as the seat knows it that decides there, and how many hints are wanted at most; `person` is
    whoever asks, or the address if nobody is signed in. `by_plan`: plans are wanted rather than actions.
    """

    __slots__ = ("budget_ms", "by_plan", "game", "most", "options", "person", "view")

    def __init__(
        self,
        game: str,
        options: str,
        view: dict[str, object],
        budget_ms: int,
        most: int,
        person: str,
        by_plan: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.view = view
        self.budget_ms = budget_ms
        self.most = most
        self.person = person
        self.by_plan = by_plan

    def question(self, budget_ms: float) -> dict[str, Any]:
        return {
            "ask": HINTS,
            "by_plan": self.by_plan,
            "game": self.game,
            "options": self.options,
            "view": self.view,
            "most": self.most,
            "budget_ms": int(budget_ms),
        }


class ReportRequest:
    """The record of a finished game, without names, and how deep to look; `person` is whoever asks."""

    __slots__ = ("depth", "game", "person", "record")

    def __init__(self, game: str, record: str, depth: str, person: str) -> None:
        self.game = game
        self.record = record
        self.depth = depth
        self.person = person

    def question(self) -> dict[str, Any]:
        return {"ask": REPORT, "record": self.record, "depth": self.depth}


class Bots(Protocol):
    """Whoever answers for bots."""

    async def choose(self, request: BotRequest) -> int | None:
        """The place of the chosen action in the legal list; nothing if the bot failed or was late."""
        ...
