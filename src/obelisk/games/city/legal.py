"""The choices of each decision, in canonical order.  [CITY-15.30] [CITY-19.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.core.game import sampled
from obelisk.core.rng import Rng
from obelisk.games.city import actions
from obelisk.games.city.actions import ACTION_DONE, ACTION_DRAW, ACTION_OFFER, ACTION_TAKE
from obelisk.games.city.box import HOSPITAL, MAIN_HALL
from obelisk.games.city.kinds import KIND_OF, KINDS
from obelisk.games.city.options import DRAGON_ANYWHERE, DRAGON_STEPS, FARTHEST, FLIGHT
from obelisk.games.city.public import CONTRIBUTION, DISCARDING, MOVEMENT, OFFERING, SPECIAL, price
from obelisk.games.city.state import State

PLACES: Final = 26
MORE_STEPS: Final = KIND_OF["e2"]
ACTION_MORE_STEPS: Final = actions.play(MORE_STEPS, actions.NO_CELL)
JUST_MORE_STEPS: Final = [ACTION_MORE_STEPS]
JUST_DONE: Final = [ACTION_DONE]
PILLARS: Final = [KIND_OF["y2"], KIND_OF["y1"]]
SURCHARGE: Final = [2, 1]
"""What an offering by a Pillar costs beyond the price.  [CITY-11.3]"""


def legal(state: State) -> list[Action]:
    """All choices of the active player; none when the game is over."""
    phase = state.phase
    if phase == MOVEMENT:
        return movement(state)
    if phase == CONTRIBUTION:
        return contribution(state)
    if phase == DISCARDING:
        return discard(state)
    if phase == OFFERING:
        return offering(state)
    if phase == SPECIAL:
        return special(state)
    return []


def sample(state: State, rng: Rng) -> Action:
    """One of `legal`, all equally likely. The many movements are counted, not listed."""
    if state.phase != MOVEMENT:
        return sampled(legal(state), rng)
    parts = movement_parts(state)
    number = 0
    for part in parts:
        number += len(part)
    index = rng.below(number)
    place = 0
    while index >= len(parts[place]):
        index -= len(parts[place])
        place += 1
    return parts[place][index]


def movement(state: State) -> list[Action]:
    found: list[Action] = []
    for part in movement_parts(state):
        found.extend(part)
    return found


def movement_parts(state: State) -> list[list[Action]]:
    """Walk, use movement powers, or be done: lists that exist already.  [CITY-15.30]"""
    options = state.options
    seat = state.active
    figure = state.figures[seat]
    steps = state.steps
    if steps > FARTHEST:
        steps = FARTHEST
    parts = [options.moves[figure * 9 + steps]]
    hands = state.hands
    start = seat * KINDS
    paths = options.paths
    dragons = state.dragons
    for dragon in range(3):
        kind = DRAGON_STEPS[dragon]
        if hands[start + kind]:
            parts.append(paths[kind * PLACES + dragons[dragon]])
        kind = DRAGON_ANYWHERE[dragon]
        if hands[start + kind]:
            parts.append(paths[kind * PLACES + dragons[dragon]])
    if hands[start + MORE_STEPS]:
        parts.append(JUST_MORE_STEPS)
    if hands[start + FLIGHT]:
        parts.append(paths[FLIGHT * PLACES + figure])
    parts.append(JUST_DONE)
    return parts


def contribution(state: State) -> list[Action]:
    """The irredundant payments for each free slot, or be done.  [CITY-15.31] [CITY-8.6]"""
    options = state.options
    seat = state.active
    cell = state.figures[seat]
    slots = options.buildings[state.tiles[cell]].slots
    markers = state.markers[cell]
    start = seat * KINDS
    found: list[Action] = []
    for slot in range(len(slots)):
        if not (markers >> (3 * slot)) & 7:
            colour, value = slots[slot]
            for payment in options.payments(colour, value).fitting(state.hands, start):
                found.append(actions.build(slot, payment))
    found.append(ACTION_DONE)
    return found


def offering(state: State) -> list[Action]:
    """The first offering, then one for each kind of Pillar that can be paid for, or be done.  [CITY-15.32]"""
    if not state.offered:
        return [ACTION_OFFER, ACTION_DONE]
    found: list[Action] = []
    seat = state.active
    spare = state.crystals[seat] - price(state)
    for pillar in range(2):
        if state.hands[seat * KINDS + PILLARS[pillar]] and spare >= SURCHARGE[pillar]:
            found.append(actions.offer(PILLARS[pillar]))
    found.append(ACTION_DONE)
    return found


def special(state: State) -> list[Action]:
    """What the special building under the figure offers, or be done.  [CITY-15.33]"""
    options = state.options
    figure = state.figures[state.active]
    building = options.buildings[state.tiles[figure]]
    if building.special == MAIN_HALL:
        found = [actions.go(cell) for cell in options.cells if cell != figure]
        found.append(ACTION_DONE)
        return found
    if building.special == HOSPITAL:
        return [ACTION_TAKE, ACTION_DONE]
    return [ACTION_OFFER, ACTION_DONE]


def discard(state: State) -> list[Action]:
    """One action per kind in hand, or draw.  [CITY-15.34]"""
    start = state.active * KINDS
    found: list[Action] = []
    for kind in range(KINDS):
        if state.hands[start + kind]:
            found.append(actions.discard(kind))
    found.append(ACTION_DRAW)
    return found
