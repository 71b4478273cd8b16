"""Rewards, golden scales, and how a game ends.  [CITY-9] [CITY-10] [CITY-14]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.core.decision import Result, places_by
from obelisk.core.lists import with_item
from obelisk.games.city import cards
from obelisk.games.city import events as tell
from obelisk.games.city.box import Reward
from obelisk.games.city.grid import NEIGHBOURS
from obelisk.games.city.public import (
    ENDINGS,
    EXHAUSTED,
    GOING_ON,
    MARKERS_OUT,
    OFFERINGS,
    OVER,
    STALL,
    offerings,
    price,
    scale_supply,
    slot_owner,
)
from obelisk.games.city.state import State

LEADER_CRYSTALS: Final = 6
OTHERS_CRYSTALS: Final = 3
SCALES_TO_SCORE: Final = 3


def complete(state: State, deal: Deal, cell: int, awarded: list[int]) -> None:
    """A building is finished: rewards are gained, markers return, the tile is rebuilt.  [CITY-9.1]

    Scales are only added to `awarded`; cards are drawn last, the active player first.
    """
    options = state.options
    building = options.buildings[state.tiles[cell]]
    tell.building_completed(deal, cell, building.id)
    counts = markers_per_seat(state, cell, len(building.slots))
    contributors: list[int] = []
    for turn in range(options.players):
        seat = (state.active + turn) % options.players
        if counts[seat]:
            contributors.append(seat)
    draws = [0] * options.players
    gain(state, deal, majority(state, cell, counts), building.majority, "majority", cell, awarded, draws)
    for seat in contributors:
        gain(state, deal, seat, building.building, "building", cell, awarded, draws)
    for seat in contributors:
        for neighbour in NEIGHBOURS[cell]:
            if (state.rebuilt >> neighbour) & 1:
                reward = options.buildings[state.tiles[neighbour]].neighbour
                gain(state, deal, seat, reward, "neighbour", neighbour, awarded, draws)
    for seat in contributors:
        if seat == state.active and options.edition.bonus_aside:
            cards.put_aside(state, deal, seat, draws[seat])
        else:
            cards.draw(state, deal, seat, draws[seat])
    for seat in contributors:
        state.supply = with_item(state.supply, seat, state.supply[seat] + counts[seat])
    state.markers = with_item(state.markers, cell, 0)
    state.rebuilt |= 1 << cell


def markers_per_seat(state: State, cell: int, slots: int) -> list[int]:
    """How many markers each seat has on a building that has no free slot."""
    counts = [0] * state.options.players
    for slot in range(slots):
        counts[slot_owner(state, cell, slot)] += 1
    return counts


def majority(state: State, cell: int, counts: list[int]) -> int:
    """The contributor with most markers; among equals the owner of the leftmost one.  [CITY-9.1]"""
    most = max(counts)
    slot = 0
    while counts[slot_owner(state, cell, slot)] != most:
        slot += 1
    return slot_owner(state, cell, slot)


def gain(
    state: State,
    deal: Deal,
    seat: int,
    reward: Reward,
    source: str,
    cell: int,
    awarded: list[int],
    draws: list[int],
) -> None:
    """Crystals at once; scales and cards are noted down.  [CITY-9.3]"""
    state.crystals = with_item(state.crystals, seat, state.crystals[seat] + reward.crystals)
    awarded[seat] += reward.scales
    draws[seat] += reward.cards
    tile = state.options.buildings[state.tiles[cell]].id
    tell.reward_gained(deal, seat, source, cell, tile, reward)


def settle(state: State, deal: Deal, awarded: list[int]) -> None:
    """Awarded scales are paid out, or scored if the supply does not outlast them.  [CITY-10.3]"""
    total = sum(awarded)
    if not total:
        return
    if total < scale_supply(state):
        for seat in range(state.options.players):
            state.scales = with_item(state.scales, seat, state.scales[seat] + awarded[seat])
            if awarded[seat]:
                tell.scales_taken(deal, seat, awarded[seat])
        return
    score_scales(state, deal, awarded)


def score_scales(state: State, deal: Deal, awarded: list[int]) -> None:
    """Most scales 6 crystals (3 if shared), others 3 from three scales on; the rest keep.  [CITY-10.4]"""
    players = state.options.players
    totals = [state.scales[seat] + awarded[seat] for seat in range(players)]
    most = max(totals)
    leaders = totals.count(most)
    for seat in range(players):
        crystals = 0
        if totals[seat] == most:
            crystals = LEADER_CRYSTALS if leaders == 1 else OTHERS_CRYSTALS
        elif totals[seat] >= SCALES_TO_SCORE:
            crystals = OTHERS_CRYSTALS
        state.crystals = with_item(state.crystals, seat, state.crystals[seat] + crystals)
        state.scales = with_item(state.scales, seat, 0 if crystals else totals[seat])
        tell.scales_scored(deal, seat, totals[seat], crystals)


def end_if_won(state: State, deal: Deal, seat: int) -> None:
    """The last offering needed wins at once.  [CITY-14.1]"""
    if offerings(state, seat) >= state.options.offerings_to_win:
        end(state, deal, OFFERINGS)


def end_if_markers_out(state: State, deal: Deal) -> None:
    """Without a marker in any supply the game is a draw.  [CITY-14.2]"""
    if state.ending == GOING_ON and not any(state.supply):
        end(state, deal, MARKERS_OUT)


def end_if_exhausted_or_stalled(state: State, deal: Deal) -> None:
    """The end checks at the start of a turn.  [CITY-14.3]"""
    options = state.options
    if is_exhausted(state):
        end(state, deal, EXHAUSTED)
    elif options.stall_limit and state.quiet >= options.stall_limit * options.players:
        end(state, deal, STALL)


def is_exhausted(state: State) -> bool:
    """Everything is rebuilt and nobody can make an offering.  [CITY-14.4]"""
    if state.rebuilt != state.options.everywhere:
        return False
    cost = price(state)
    for seat in range(state.options.players):
        if state.supply[seat] and state.crystals[seat] >= cost:
            return False
    return True


def end(state: State, deal: Deal, ending: int) -> None:
    state.ending = ending
    state.phase = OVER
    if deal.is_heard:
        outcome = result(state)
        assert outcome is not None
        tell.game_ended(deal, outcome)


def result(state: State) -> Result | None:
    """Winners, places, offerings and crystals.  [CITY-14.6] [CITY-14.7]"""
    if state.ending == GOING_ON:
        return None
    players = state.options.players
    offered = [offerings(state, seat) for seat in range(players)]
    scores = {"offerings": offered, "crystals": state.crystals.copy()}
    reason = ENDINGS[state.ending]
    if state.ending == MARKERS_OUT:
        return Result(reason, [], [1] * players, scores)
    measures = [[offered[seat], state.crystals[seat]] for seat in range(players)]
    if state.ending == OFFERINGS:
        winners = [offered.index(max(offered))]
    else:
        best = max(measures)
        winners = [seat for seat in range(players) if measures[seat] == best]
    return Result(reason, winners, places_by(measures, winners), scores)
