"""Plans for a turn of City: where to go, which dragons to call, what to build or offer, what to throw away.

It calls the rules directly instead of through the protocol: this is the innermost loop of every search.
"""

from __future__ import annotations

from typing import Final

from obelisk.bots.eval.base import Evaluation
from obelisk.bots.eval.city import CityEvaluation
from obelisk.bots.search.limit import Limit
from obelisk.bots.search.plan import NoChance, Plan, best_first, play_plan
from obelisk.core.chance import Chance
from obelisk.core.deal import Deal
from obelisk.core.decision import Action
from obelisk.games.city import actions as act
from obelisk.games.city import legal as choices
from obelisk.games.city import payments, rules
from obelisk.games.city.box import HOSPITAL, MAIN_HALL
from obelisk.games.city.game import GAME
from obelisk.games.city.grid import CELLS, COURTYARD_CELL, DISTANCE, OUTSIDE
from obelisk.games.city.kinds import KINDS
from obelisk.games.city.options import DRAGON_ANYWHERE, DRAGON_REACH, DRAGON_STEPS, FLIGHT
from obelisk.games.city.public import (
    CONTRIBUTION,
    DISCARDING,
    DISCARDS,
    GOING_ON,
    MOVEMENT,
    OFFERING,
    SPECIAL,
    STEPS,
    is_ruin,
    price,
)
from obelisk.games.city.state import State

PAYMENTS: Final = 2
"""Ways to pay for one slot that are looked at, the cheapest ones; in playouts only one is."""
PER_PLACE: Final = 32
"""Ways to contribute that are looked at per place and choice of dragons; the Main Hall has thousands."""
SLOPE: Final = 0.02
"""Chance to win per crystal, about; ranks discards, which are compared by their worth in cards."""
AVERAGE_DRAW: Final = 1.0
"""The worth of an unknown card, in the average of the deck."""
PLACES: Final = 3
"""Places to which calling dragons is looked at: those with the best plans without; in playouts: one."""
ACTION_MORE_STEPS: Final = act.play(choices.MORE_STEPS, act.NO_CELL)


class CityPlanner:
    """All sensible ways to play the rest of a turn, up to what chance decides."""

    def __init__(self, evaluation: Evaluation[State], knowledge: CityEvaluation, quick: bool) -> None:
        self._evaluation = evaluation
        self._knowledge = knowledge
        self._payments = 1 if quick else PAYMENTS
        self._dragon_places = 1 if quick else PLACES
        self._deal = Deal(NoChance())
        self._found: list[Plan] = []
        # The positions of the last plans found, which have no value yet.
        self._leaves: list[State] = []
        self._arrivals: list[tuple[int, int]] = []
        self._places: list[State] = []
        self._ways: list[list[Action]] = []
        self._worths: list[float] = []
        self._seat = 0
        self._most = 0
        # How many plans contribute nothing where one arrives.
        self._idle = 1
        self._limit = Limit(0, 0)

    def plans(self, state: State, width: int, limit: Limit) -> list[Plan]:
        """The best plans for the rest of the turn, best first."""
        self._found = []
        self._limit = limit
        self._most = PER_PLACE
        self._seat = state.active
        self._worths = self._knowledge.card_worths(state)
        if state.phase == DISCARDING:
            self._discard(state)
        elif state.phase == MOVEMENT:
            self._move(state)
        else:
            self._go_on(state, [], 0)
        self._value()
        found = best_first(self._found, width)
        self._found = []
        return found

    def play(self, state: State, chance: Chance, limit: Limit) -> None:
        """Plays the best plan in place."""
        play_plan(GAME, state, self.plans(state, 1, limit)[0].actions, chance)

    def _leaf(self, state: State, actions: list[Action]) -> None:
        self._found.append(Plan(actions, 0.0))
        self._leaves.append(state)
        if len(self._leaves) >= self._evaluation.batch:
            self._value()

    def _value(self) -> None:
        """Values the plans that have no value yet."""
        if not self._leaves:
            return
        values = self._evaluation.values(self._leaves, self._seat)
        first = len(self._found) - len(values)
        for index in range(len(values)):
            self._found[first + index].value = values[index]
        self._leaves = []

    def _after(self, state: State, action: Action) -> State:
        following = state.copy()
        rules.advance(following, self._deal, action)
        return following

    # Movement

    def _move(self, state: State) -> None:
        """Walks, flights and walks after a Flit 2; a turn that began its movement only goes on with it."""
        self._forget_arrivals()
        self._walk(state)
        self._ride(state)
        self._call_dragons_where_best()

    def _forget_arrivals(self) -> None:
        self._arrivals = []
        self._places = []
        self._ways = []

    def _call_dragons_where_best(self) -> None:
        """Looks at dragons where the best plans without them are."""
        self._value()
        order: list[tuple[float, int]] = []
        for arrival in range(len(self._arrivals)):
            first, end = self._arrivals[arrival]
            best = 0.0
            for index in range(first, end):
                if self._found[index].value > best:
                    best = self._found[index].value
            order.append((-best, arrival))
        order.sort()
        for index in range(min(self._dragon_places, len(order))):
            arrival = order[index][1]
            self._call_dragons(self._places[arrival], self._ways[arrival])

    def _walk(self, state: State) -> None:
        """Stays, or goes as far as there are steps left."""
        options = state.options
        figure = state.figures[self._seat]
        self._arrive(state, [])
        for cell in options.cells:
            steps = DISTANCE[figure * CELLS + cell]
            if 0 < steps <= state.steps:
                action = act.move(cell)
                self._arrive(self._after(state, action), [action])

    def _ride(self, state: State) -> None:
        """Goes further with a card, where that is of use."""
        if state.steps != STEPS:
            return
        options = state.options
        figure = state.figures[self._seat]
        hand = self._seat * KINDS
        if state.hands[hand + choices.MORE_STEPS]:
            longer = self._after(state, ACTION_MORE_STEPS)
            for cell in options.cells:
                if 2 < DISTANCE[figure * CELLS + cell] <= 4 and self._is_of_use(longer, cell):
                    action = act.move(cell)
                    self._arrive(self._after(longer, action), [ACTION_MORE_STEPS, action])
        if state.hands[hand + FLIGHT]:
            for cell in options.cells:
                if DISTANCE[figure * CELLS + cell] > 2 and self._is_of_use(state, cell):
                    action = act.play(FLIGHT, cell)
                    self._arrive(self._after(state, action), [action])

    def _is_of_use(self, state: State, cell: int) -> bool:
        """Whether there is something to do on a cell that is worth a card to get there."""
        seat = self._seat
        if not state.supply[seat]:
            return False
        if cell == COURTYARD_CELL:
            return state.crystals[seat] >= price(state)
        if not is_ruin(state, cell):
            return False
        markers = state.markers[cell]
        for colour, value in state.options.buildings[state.tiles[cell]].slots:
            if not markers & 7 and state.options.payments(colour, value).fitting(state.hands, seat * KINDS):
                return True
            markers >>= 3
        return False

    def _arrive(self, state: State, before: list[Action]) -> None:
        """The figure is where it goes; the movement ends, or dragons may be called there later."""
        actions = [*before, act.ACTION_DONE]
        after = self._after(state, act.ACTION_DONE)
        found = len(self._found)
        self._most = found + PER_PLACE
        self._go_on(after, actions, 0)
        if after.phase != CONTRIBUTION or len(self._found) <= found + self._idle:
            return
        self._arrivals.append((found, len(self._found)))
        self._places.append(state)
        self._ways.append(before)

    def _call_dragons(self, state: State, before: list[Action]) -> None:
        """Every choice of dragons that can be called to the figure before it contributes."""
        cell = state.figures[self._seat]
        calls: list[Action] = []
        for dragon in range(3):
            call = self._call(state, dragon, cell)
            if call:
                calls.append(call)
        for chosen in range(1, 1 << len(calls)):
            called = state.copy()
            actions = before.copy()
            for index in range(len(calls)):
                if (chosen >> index) & 1:
                    rules.advance(called, self._deal, calls[index])
                    actions.append(calls[index])
            if self._is_of_use(called, cell):
                actions.append(act.ACTION_DONE)
                rules.advance(called, self._deal, act.ACTION_DONE)
                self._most = len(self._found) + PER_PLACE
                self._go_on(called, actions, 0)

    def _call(self, state: State, dragon: int, cell: int) -> Action:
        """The cheapest card that brings a dragon to the cell, as an action; 0 if there is none."""
        place = state.dragons[dragon]
        hand = self._seat * KINDS
        if place == cell:
            return Action(0)
        small, large = DRAGON_ANYWHERE[dragon], DRAGON_STEPS[dragon]
        led = (
            place != OUTSIDE and DISTANCE[place * CELLS + cell] <= DRAGON_REACH and state.hands[hand + large]
        )
        if led and not (state.hands[hand + small] and self._worths[small] < self._worths[large]):
            return act.play(large, cell)
        if state.hands[hand + small]:
            return act.play(small, cell)
        return Action(0)

    # Contribution, offering, special action

    def _go_on(self, state: State, actions: list[Action], first_slot: int) -> None:
        """Everything that can follow the movement, up to the discards."""
        if self._found and self._limit.is_late():
            return
        phase = state.phase
        if state.active != self._seat or state.ending != GOING_ON or phase == DISCARDING:
            self._leaf(state, actions)
        elif phase == CONTRIBUTION:
            self._contribute(state, actions, first_slot)
        elif phase == OFFERING:
            self._offer(state, actions)
        elif phase == SPECIAL:
            self._special(state, actions)
        else:
            self._leaf(state, actions)

    def _contribute(self, state: State, actions: list[Action], first_slot: int) -> None:
        """Slots from the left; for each the cheapest payments."""
        by_slot = self._payments_by_slot(state, first_slot)
        for slot in range(first_slot, len(by_slot)):
            ways = by_slot[slot]
            for index in range(min(self._payments, len(ways))):
                if len(self._found) >= self._most:
                    break
                action = Action(ways[index][1])
                self._go_on(self._after(state, action), [*actions, action], slot + 1)
        self._go_on(self._after(state, act.ACTION_DONE), [*actions, act.ACTION_DONE], 0)

    def _payments_by_slot(self, state: State, first_slot: int) -> list[list[tuple[float, int]]]:
        """The payments for each slot from the first one on, with what they cost, the cheapest first."""
        by_slot: list[list[tuple[float, int]]] = []
        for action in choices.contribution(state):
            if action == act.DONE:
                continue
            slot = act.slot_of(action)
            while len(by_slot) <= slot:
                by_slot.append([])
            if slot >= first_slot:
                cost = 0.0
                for kind in payments.cards_of(act.payment_of(action)):
                    cost += self._worths[kind]
                by_slot[slot].append((cost, action))
        for ways in by_slot:
            ways.sort()
        return by_slot

    def _offer(self, state: State, actions: list[Action]) -> None:
        for action in choices.offering(state):
            self._go_on(self._after(state, action), [*actions, action], 0)

    def _special(self, state: State, actions: list[Action]) -> None:
        building = state.options.buildings[state.tiles[state.figures[self._seat]]]
        if building.special == HOSPITAL:
            # Two cards for nothing; what they are is not known yet, so the plan ends here.
            self._leaf(state, [*actions, act.ACTION_TAKE])
            return
        for action in choices.special(state):
            if building.special == MAIN_HALL and action != act.DONE and not self._may_be_worth(state, action):
                continue
            self._go_on(self._after(state, action), [*actions, action], 0)

    def _may_be_worth(self, state: State, action: int) -> bool:
        """Whether one would want to be there next turn: at ruins or on the courtyard."""
        cell = action - act.GO
        return cell == COURTYARD_CELL or is_ruin(state, cell)

    # Discards

    def _discard(self, state: State) -> None:
        """The least useful cards, none, one or two, and the next ones instead."""
        hand = self._seat * KINDS
        cards: list[tuple[float, int]] = []
        total = 0.0
        for kind in range(KINDS):
            for copy in range(state.hands[hand + kind]):
                worth = self._worths[kind]
                # A third card of a kind is harder to use than the first.
                cards.append((worth - 0.15 * copy, kind))
                total += worth
        cards.sort()
        average = 0.0
        in_deck = state.options.tile_set.deck
        whole = 0
        for kind in range(KINDS):
            average += in_deck[kind] * self._worths[kind]
            whole += in_deck[kind]
        average *= AVERAGE_DRAW / whole
        base = self._evaluation.values([state], self._seat)[0]
        unit = SLOPE * 0.4
        left = DISCARDS - state.discarded
        self._found.append(Plan([act.ACTION_DRAW], base))
        kinds: list[tuple[float, int]] = []
        for worth, kind in cards:
            if not kinds or kinds[-1][1] != kind:
                kinds.append((worth, kind))
        for index in range(min(4, len(kinds))):
            gain = average - kinds[index][0]
            first = act.discard(kinds[index][1])
            if left == 1:
                self._found.append(Plan([first], base + unit * gain))
                continue
            self._found.append(Plan([first, act.ACTION_DRAW], base + unit * gain))
            for other in range(index, min(4, len(kinds))):
                if other == index and state.hands[hand + kinds[index][1]] < 2:
                    continue
                both = gain + average - kinds[other][0]
                self._found.append(Plan([first, act.discard(kinds[other][1])], base + unit * both))
        if len(cards) == 1:
            # The last card ends the turn by itself.
            self._found = [
                self._found[0],
                Plan([act.discard(cards[0][1])], base + unit * (average - cards[0][0])),
            ]
