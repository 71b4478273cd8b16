"""Why an action is refused: the rule and the reason, for any client to say.  [LEG-20]"""

from __future__ import annotations

from typing import Final

from obelisk.core.errors import IllegalAction
from obelisk.games.legends.actions import (
    ANNOUNCE,
    BLUFF,
    CALL,
    CONTINUE,
    DECLINE,
    DONE,
    LAND,
    LOAD,
    MEET,
    PLAY,
    PLAY_KEEP,
    REPLACE,
    RETREAT,
    RETRIEVE,
    START,
    TARGET,
    USE,
    verb_of,
)
from obelisk.games.legends.legal import candidates
from obelisk.games.legends.state import State

RULES: Final = {
    DONE: "LEG-5.1",
    START: "LEG-6.5",
    CONTINUE: "LEG-6.5",
    DECLINE: "LEG-6.3",
    RETREAT: "LEG-6.3",
    ANNOUNCE: "LEG-7.5",
    CALL: "LEG-12.9",
    PLAY: "LEG-10.12",
    PLAY_KEEP: "LEG-11.8",
    BLUFF: "LEG-12.1",
    LOAD: "LEG-13.2",
    LAND: "LEG-13.5",
    RETRIEVE: "LEG-11.10",
    REPLACE: "LEG-11.13",
    MEET: "LEG-14.3",
    USE: "LEG-15.3",
    TARGET: "LEG-15.11",
}


def refusal(state: State, number: int) -> IllegalAction:
    """The error for an action that is not legal now."""
    if state.over:
        return IllegalAction("game_over", "LEG-9.1")
    if number in candidates(state):
        return IllegalAction("turn_not_completable", "LEG-6.6")
    return IllegalAction("not_a_choice", RULES.get(verb_of(number), "LEG-20"))
