"""Quick plans for a turn of City: what is likely is judged first, and more only where that looked best."""

from __future__ import annotations

from typing import Final

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.city import CityEvaluation
from obelisk.bots.search.city import CityPlanner
from obelisk.core.decision import Action
from obelisk.games.city import actions as act
from obelisk.games.city import legal as choices
from obelisk.games.city.box import MAIN_HALL
from obelisk.games.city.public import CONTRIBUTION
from obelisk.games.city.state import State

DRAGON_PLACES: Final = 2
"""Places to which calling dragons is looked at."""
# What is looked at where one can contribute:
EVERYTHING: Final = 0
LIKELY: Final = 1
"""One slot alone, each, and as many as can be filled from the left; nothing, if the way there was free."""
MOST: Final = 2
"""As many slots as can be filled from the left."""


class QuickCityPlanner(CityPlanner):
    """Judges a fraction of the ends that the other planner judges, and finds about as good plans.

    Nobody spends a card on the way to do nothing there, and who does spend one wants to build much. Some of
    several slots are hardly ever best, and where to go from the Main Hall is asked once.
    """

    def __init__(self, evaluation: Evaluation[State], knowledge: CityEvaluation) -> None:
        super().__init__(evaluation, knowledge, True)
        self._dragon_places = DRAGON_PLACES
        self._look = EVERYTHING
        # Plans that end in the Main Hall, and the positions before they do.
        self._halls: list[int] = []
        self._in_halls: list[State] = []

    def _move(self, state: State) -> None:
        """Walks, rides on cards, then dragons at the best of these places."""
        self._forget_arrivals()
        self._halls = []
        self._in_halls = []
        self._look = LIKELY
        self._walk(state)
        self._idle = 0
        self._look = MOST
        self._ride(state)
        self._look = LIKELY
        self._call_dragons_where_best()
        self._idle = 1
        self._look = EVERYTHING
        self._leave_the_hall()

    def _leave_the_hall(self) -> None:
        """Goes on from the Main Hall, after the best plan that leads there."""
        self._value()
        best = -1
        value = 0.0
        for number in range(len(self._halls)):
            plan = self._found[self._halls[number]]
            if plan.value > value:
                best = number
                value = plan.value
        if best < 0:
            return
        state = self._in_halls[best]
        actions = self._found[self._halls[best]].actions[:-1]
        for action in choices.special(state):
            if action != act.DONE and self._may_be_worth(state, action):
                self._go_on(self._after(state, action), [*actions, action], 0)

    def _contribute(self, state: State, actions: list[Action], first_slot: int) -> None:
        if self._look == EVERYTHING:
            super()._contribute(state, actions, first_slot)
            return
        by_slot = self._payments_by_slot(state, first_slot)
        is_first = True
        for slot in range(len(by_slot)):
            if not by_slot[slot]:
                continue
            action = Action(by_slot[slot][0][1])
            after = self._after(state, action)
            line = [*actions, action]
            if is_first:
                self._fill(after, line, slot + 1)
                is_first = False
                if self._look == MOST:
                    return
            if after.phase == CONTRIBUTION:
                self._stop(after, line)
        if self._idle:
            self._stop(state, actions)

    def _fill(self, state: State, actions: list[Action], first_slot: int) -> None:
        """Fills as many slots as it can, from the left."""
        filled = state
        line = actions
        slots = len(state.options.buildings[state.tiles[state.figures[self._seat]]].slots)
        for slot in range(first_slot, slots):
            if filled.phase != CONTRIBUTION:
                break
            by_slot = self._payments_by_slot(filled, slot)
            if slot < len(by_slot) and by_slot[slot]:
                action = Action(by_slot[slot][0][1])
                filled = self._after(filled, action)
                line = [*line, action]
        if self._look == MOST or len(line) > len(actions) or filled.phase != CONTRIBUTION:
            self._stop(filled, line)

    def _stop(self, state: State, actions: list[Action]) -> None:
        """Contributes no more, if there is something left to contribute to."""
        if state.phase == CONTRIBUTION:
            self._go_on(self._after(state, act.ACTION_DONE), [*actions, act.ACTION_DONE], 0)
        else:
            self._go_on(state, actions, 0)

    def _special(self, state: State, actions: list[Action]) -> None:
        building = state.options.buildings[state.tiles[state.figures[self._seat]]]
        if building.special == MAIN_HALL and self._look != EVERYTHING:
            self._halls.append(len(self._found))
            self._in_halls.append(state)
            self._go_on(self._after(state, act.ACTION_DONE), [*actions, act.ACTION_DONE], 0)
        else:
            super()._special(state, actions)
