"""What the log of a match would get if something were played or taken back; adopted once it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from obelisk.core.decision import Action, Decision, Result
from obelisk.core.record import Ply, next_link
from obelisk.server.refusals import Refusal
from obelisk.server.table.attempt import Attempt, TriedPly, attempt
from obelisk.server.table.log import link_line, outcomes_text
from obelisk.storage.base import PLAY, UNDO, LogEntry

if TYPE_CHECKING:
    from obelisk.server.table.match import Match


class Trial:
    """An attempt as the log of its match would have it. The match itself does not change."""

    def __init__(self, match: Match, tried: Attempt, key: str | None, at: int) -> None:
        self.plies: list[TriedPly] = tried.plies
        self.state: Any = tried.state
        self.legal = tried.legal
        self._game = match.game
        self.entries: list[LogEntry] = []
        seq, link = match.seq, match.link
        for number, each in enumerate(tried.plies):
            seq += 1
            link = next_link(link, link_line(seq, PLAY, each.ply))
            name = f"{key}+{number}" if key is not None and number else key
            outcomes = outcomes_text(each.ply.outcomes)
            ply = each.ply
            self.entries.append(
                LogEntry(seq, PLAY, ply.seat, ply.action, outcomes, at, link, name, each.is_answer)
            )

    def decision(self) -> Decision | None:
        return self._game.decision(self.state)

    def result(self) -> Result | None:
        return self._game.result(self.state)


def tried(match: Match, seat: int, texts: list[str], key: str | None, at: int) -> Trial:
    """A seat plays actions, all or none. Raises `Refusal`, or `TooLong`."""
    made = attempt(match.game, match.table.options, match.state, match.chance(), seat, texts)
    return Trial(match, made, key, at)


class TakingBack:
    """The last actions of a seat that would be taken back: what the log would get, and the state before them,
    which is found by replaying.
    """

    def __init__(self, match: Match, seat: int, plies: int, state: Any, legal: list[Action], at: int) -> None:
        self.plies = plies
        self.state = state
        self.legal = legal
        self.entries: list[LogEntry] = []
        link = match.link
        for number, ply in enumerate(reversed(match.table.record.plies[-plies:])):
            seq = match.seq + 1 + number
            link = next_link(link, link_line(seq, UNDO, Ply(seat, ply.action, [])))
            self.entries.append(LogEntry(seq, UNDO, seat, ply.action, "[]", at, link))


def check_taking_back(match: Match, seat: int, plies: int) -> None:
    """Raises `Refusal` if a seat may not take back so many of its last actions."""
    if plies > match.may_undo(seat):
        raise Refusal(422, "illegal", reason="cannot_take_back", rule="")
