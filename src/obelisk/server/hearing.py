"""What this process does when another one tells it something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from obelisk.server.calls.caller import Caller
from obelisk.server.chores import Chores
from obelisk.server.history import History
from obelisk.server.limits import Familiar
from obelisk.server.refusals import Refusal
from obelisk.server.table.live import LiveTable
from obelisk.server.table.said import line_said, message_said, reaction_said
from obelisk.server.tables import Tables
from obelisk.server.talk import ChatMessage, ReactionInfo
from obelisk.server.wire import ByeFrame, encoder
from obelisk.storage.base import StoreFailed
from obelisk.storage.notices import (
    BELL,
    CALLED,
    CHAT,
    CUT_OFF,
    FAMILIAR,
    HERE,
    MISSED,
    MUTE,
    REACTION,
    RENAME,
    TABLE,
    WATCHERS,
    WHO,
    Notice,
)
from obelisk.storage.talk import Ears

CHAT_LINES: Final = 20
"""Lines that are told again to everybody where some may have been missed; readers know those they have."""

log = structlog.get_logger("obelisk.hearing")


class Hearing:
    """Hears notices. They may come late, twice, or not at all: each only makes something happen sooner."""

    def __init__(
        self, tables: Tables, chores: Chores, history: History, familiar: Familiar, caller: Caller
    ) -> None:
        self._tables = tables
        self._chores = chores
        self._house = tables.house
        self._history = history
        self._familiar = familiar
        self._caller = caller
        self._known: dict[str, Callable[[Notice], None]] = {
            TABLE: self._table,
            CHAT: self._chat,
            REACTION: self._reaction,
            HERE: self._here,
            WATCHERS: self._watchers,
            WHO: self._who,
            BELL: self._bell,
            CUT_OFF: self._cut_off,
            RENAME: self._rename,
            MUTE: self._mute,
            FAMILIAR: self._note,
            CALLED: self._called,
            MISSED: self._missed,
        }

    def start(self) -> None:
        if not self._house.peers.is_alone:
            self._house.storage.listen(self._house.name, self.hear)

    def hear(self, notice: Notice) -> None:
        act = self._known.get(notice.kind)
        if act is None:
            # A newer process has more to say.
            return
        try:
            act(notice)
        except (msgspec.MsgspecError, ValueError) as error:
            log.warning("unreadable notice", kind=notice.kind, error=type(error).__name__)

    def _table(self, notice: Notice) -> None:
        self._tables.changed(notice.about, int(notice.text) if notice.text else None)

    def _chat(self, notice: Notice) -> None:
        table = self._tables.awake_one(notice.about)
        if table is not None:
            message = msgspec.json.decode(notice.text, type=ChatMessage)
            table.audience.tell_said(table.row, message_said(message))
            table.onlookers.tell_later()

    def _reaction(self, notice: Notice) -> None:
        table = self._tables.awake_one(notice.about)
        if table is not None:
            shown, at = msgspec.json.decode(notice.text, type=tuple[ReactionInfo, int])
            table.audience.tell_said(table.row, reaction_said(shown, at))
            table.onlookers.tell_later()

    def _watchers(self, notice: Notice) -> None:
        table = self._tables.awake_one(notice.about)
        if table is not None:
            table.onlookers.others_are(notice.sender, int(notice.text))

    def _here(self, notice: Notice) -> None:
        table = self._tables.awake_one(notice.about)
        if table is not None:
            people = msgspec.json.decode(notice.text, type=set[str])
            table.audience.others_are(notice.sender, people, table.row)

    def _who(self, notice: Notice) -> None:
        table = self._tables.awake_one(notice.about)
        if table is not None and table.audience.streams:
            table.tell_presence(is_asked=True)

    def _bell(self, notice: Notice) -> None:
        (event,) = msgspec.json.decode(notice.text, type=tuple[dict[str, object]])
        self._house.ring_here(notice.about, encoder.encode(event))

    def _cut_off(self, notice: Notice) -> None:
        bye, code = msgspec.json.decode(notice.text, type=tuple[ByeFrame, int])
        self._tables.cut_off_here(notice.about, bye, code)
        self._history.forget()

    def _rename(self, notice: Notice) -> None:
        before, name = msgspec.json.decode(notice.text, type=tuple[str | None, str])
        self._house.spawn(self._tables.rename_here(notice.about, before, name))
        self._history.forget()

    def _mute(self, notice: Notice) -> None:
        muted, is_muted = msgspec.json.decode(notice.text, type=tuple[str, bool])
        self._house.mute_here(notice.about, muted, is_muted)

    def _note(self, notice: Notice) -> None:
        self._familiar.note(notice.about, notice.text)

    def _called(self, notice: Notice) -> None:
        kind, about, mark = msgspec.json.decode(notice.text, type=tuple[str, str, str])
        self._caller.asked(notice.about, kind, about, mark)

    def _missed(self, notice: Notice) -> None:
        """Cut off from the others for a while: looks at everything that they may have told."""
        self._history.forget()
        self._house.spawn(self._look_again())

    async def _look_again(self) -> None:
        try:
            await self._tables.look_again()
            await self._house.read_mutes()
            await self._chores.show_out()
            for table in self._tables.awake():
                if table.audience.streams:
                    await self._look_again_at(table)
        except (StoreFailed, Refusal) as error:
            log.warning("cannot look again", error=type(error).__name__)

    async def _look_again_at(self, table: LiveTable) -> None:
        self._house.peers.tell(WHO, table.row.id)
        table.tell_presence(is_asked=True)
        for line in await self._house.storage.chat(table.row.id, Ears(), CHAT_LINES):
            table.audience.tell_said(table.row, line_said(line))
        table.onlookers.tell_later()
