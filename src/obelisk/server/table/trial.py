"""Actions tried on a copy of the game: what would be. The match adopts it once it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from obelisk.core.decision import Decision, Result
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.event import Event
from obelisk.core.record import Ply, Record, next_link
from obelisk.core.table import Table
from obelisk.server.refusals import Refusal
from obelisk.server.table.log import link_line, outcomes_text
from obelisk.storage.base import PLAY, UNDO, LogEntry

if TYPE_CHECKING:
    from obelisk.server.table.match import Match


class TrialPly:
    """A ply that was tried, with its events. `may_be_answered`: others might be asked about it in secret."""

    __slots__ = ("events", "is_answer", "may_be_answered", "ply")

    def __init__(self, ply: Ply, events: list[Event], may_be_answered: bool, is_answer: bool) -> None:
        self.ply = ply
        self.events = events
        self.may_be_answered = may_be_answered
        self.is_answer = is_answer


class Trial:
    """What the log of a match would get, and the game after it. The match itself does not change."""

    def __init__(self, match: Match, at: int) -> None:
        table = match.table
        record = Record(table.record.game, table.record.rules, table.record.options, [])
        self._table: Table[Any, Any, Any] = Table(
            match.game, table.options, match.game.copy(table.state), record, match.chance()
        )
        self._at = at
        self._seq = match.seq
        self._link = match.link
        self.entries: list[LogEntry] = []
        self.plies: list[TrialPly] = []

    @property
    def state(self) -> Any:
        return self._table.state

    def decision(self) -> Decision | None:
        return self._table.decision()

    def result(self) -> Result | None:
        return self._table.result()

    def play(self, seat: int, text: str, key: str | None = None) -> None:
        """Plays one action. Raises `Refusal`."""
        game = self._table.game
        decision = self.decision()
        is_answer = decision is not None and decision.secret
        try:
            action = game.parse(self.state, text)
            may_be_answered = game.may_be_answered(self.state, action)
            events = self._table.play(seat, action)
        except (IllegalAction, InvalidNotation) as error:
            raise refusal(error, text) from None
        ply = self._table.record.plies[-1]
        self.plies.append(TrialPly(ply, events, may_be_answered, is_answer))
        self._note(PLAY, ply, key, is_answer)

    def play_batch(self, seat: int, texts: list[str], key: str | None) -> None:
        """Plays actions that belong together. None but the last may teach anybody anything, else a batch
        could be used to peek. Raises `Refusal`.
        """
        for number, text in enumerate(texts):
            if number and self._table.undo_limit(seat) > number - 1:
                raise Refusal(422, "batch_crosses_chance", facts={"number": number - 1})
            self.play(seat, text, f"{key}+{number}" if key is not None and number else key)

    def pass_in_silence(self) -> None:
        """Whoever is still asked in secret does nothing: that is the last of the choices."""
        game = self._table.game
        while (decision := self.decision()) is not None and decision.secret:
            self.play(decision.seat, game.notate(self.state, game.legal(self.state)[-1]))

    def _note(self, kind: str, ply: Ply, key: str | None, is_answer: bool) -> None:
        self._seq += 1
        self._link = next_link(self._link, link_line(self._seq, kind, ply))
        outcomes = outcomes_text(ply.outcomes)
        entry = LogEntry(
            self._seq, kind, ply.seat, ply.action, outcomes, self._at, self._link, key, is_answer
        )
        self.entries.append(entry)


class TakingBack:
    """The last actions of a seat that would be taken back: what the log would get. Raises `Refusal`."""

    def __init__(self, match: Match, seat: int, plies: int, at: int) -> None:
        if plies > match.may_undo(seat):
            raise Refusal(422, "illegal", reason="cannot_take_back", rule="")
        self.seat = seat
        self.plies = plies
        self.entries: list[LogEntry] = []
        link = match.link
        for number, ply in enumerate(reversed(match.table.record.plies[-plies:])):
            seq = match.seq + 1 + number
            link = next_link(link, link_line(seq, UNDO, Ply(seat, ply.action, [])))
            self.entries.append(LogEntry(seq, UNDO, seat, ply.action, "[]", at, link))


def refusal(error: IllegalAction | InvalidNotation, text: str) -> Refusal:
    """The rules' refusal as it goes to the client."""
    if isinstance(error, IllegalAction):
        return Refusal(422, "illegal", reason=error.reason, rule=error.rule, facts=error.facts)
    return Refusal(422, "unreadable", reason=error.reason, rule=error.rule, facts={"text": text})
