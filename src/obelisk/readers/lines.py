"""Lines of play in words: what was done at a moment of a record, and what could have been done there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from obelisk.core.chance import SeededChance
from obelisk.core.decision import Seat
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.kit import Kit
from obelisk.core.record import Record, Replay
from obelisk.i18n.narrate import Narrator
from obelisk.readers.reader import read

PASSING: Final = "done"
"""That a phase is left is told only where nothing else was done."""
BETWEEN: Final = " · "


class Lines:
    """Tells lines that begin at some plies of a record, each action as its seat saw the table before it."""

    def __init__(self, kit: Kit, record: Record, narrator: Narrator, plies: Iterable[int]) -> None:
        self._kit = kit
        self._narrator = narrator
        self._states: dict[int, Any] = {}
        replay: Replay[Any, Any, Any] = Replay(kit.game, record)
        self._options = replay.options
        for ply in sorted(set(plies)):
            replay.to(ply)
            self._states[ply] = kit.game.copy(replay.state)

    def tell(self, ply: int, seat: Seat, actions: list[str]) -> str:
        """A line that begins after so many plies. What it would meet by chance is not told."""
        game = self._kit.game
        options = game.known_options(self._options, [seat])
        state = game.copy(self._states[ply])
        told: list[str] = []
        deeds: list[str] = []
        for number, text in enumerate(actions):
            reader = read(self._kit, self._narrator, game.view(state, seat), options)
            told.append(reader.action(text, seat))
            if text != PASSING:
                deeds.append(told[-1])
            try:
                game.advance(state, game.parse(state, text), SeededChance(f"{ply}/{number}"))
            except (InvalidNotation, IllegalAction):
                # It was thought out for another world: from here on it is told as the table stood before.
                continue
        return BETWEEN.join(deeds or told[:1])
