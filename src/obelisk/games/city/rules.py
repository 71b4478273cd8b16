"""The turn: what each action does, and what follows it.  [CITY-5.1]

Every action is checked completely before anything changes, so that a refused one leaves no trace.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.core.lists import with_item
from obelisk.games.city import actions, cards, scoring
from obelisk.games.city import events as tell
from obelisk.games.city.box import GOLDEN_SHRINE, HOSPITAL, MAIN_HALL
from obelisk.games.city.grid import CELLS, COURTYARD_CELL, DISTANCE, OUTSIDE
from obelisk.games.city.kinds import COLOUR, KINDS
from obelisk.games.city.legal import MORE_STEPS, PILLARS, SURCHARGE
from obelisk.games.city.options import DRAGON_ANYWHERE, DRAGON_REACH, DRAGON_STEPS, FLIGHT
from obelisk.games.city.payments import cards_of
from obelisk.games.city.public import (
    CONTRIBUTION,
    DISCARDING,
    DISCARDS,
    GOING_ON,
    MOVEMENT,
    OFFERING,
    SPECIAL,
    STEPS,
    is_full,
    is_ruin,
    price,
    special_here,
)
from obelisk.games.city.refusals import (
    require_card,
    require_crystals,
    require_other_cell,
    require_payment,
    require_phase,
    require_special,
)
from obelisk.games.city.state import State

NO_POWER: Final = 0
ANYWHERE: Final = 1
THREE_STEPS: Final = 2
FLYING: Final = 3
MORE: Final = 4
POWER: Final = [
    ANYWHERE
    if kind in DRAGON_ANYWHERE
    else THREE_STEPS
    if kind in DRAGON_STEPS
    else FLYING
    if kind == FLIGHT
    else MORE
    if kind == MORE_STEPS
    else NO_POWER
    for kind in range(KINDS)
]
"""What each kind does in the movement phase; fire, earth and water dragon obey the first three colours."""


def advance(state: State, deal: Deal, action: Action) -> None:
    """Plays an action of the active player, or refuses it.  [CITY-17.10]"""
    if actions.is_move(action):
        walk(state, deal, action - actions.MOVE)
    elif actions.is_build(action):
        contribute(state, deal, actions.slot_of(action), actions.payment_of(action))
    elif actions.is_play(action):
        use_power(state, deal, actions.kind_of_play(action), actions.cell_of_play(action))
    elif action == actions.DONE:
        done(state, deal)
    elif actions.is_discard(action):
        discard(state, deal, action - actions.DISCARD)
    elif action == actions.DRAW:
        require_phase(state, DISCARDING)
        end_turn(state, deal)
    elif action == actions.OFFER:
        offer(state, deal)
    elif actions.is_offer_card(action):
        offer_with_pillar(state, deal, action - actions.OFFER_CARD)
    elif actions.is_go(action):
        go(state, deal, action - actions.GO)
    elif action == actions.TAKE:
        take(state, deal)
    else:
        raise IllegalAction("unreadable", "CITY-19.4")


# Movement


def walk(state: State, deal: Deal, cell: int) -> None:
    """The figure walks up to the steps left.  [CITY-6.2]"""
    require_phase(state, MOVEMENT)
    seat = state.active
    figure = state.figures[seat]
    require_other_cell(state, cell, figure, "CITY-6.2")
    steps = DISTANCE[figure * CELLS + cell]
    if steps > state.steps:
        raise IllegalAction("too_far", "CITY-6.2", {"steps": steps, "steps_left": state.steps})
    state.steps -= steps
    state.figures[seat] = cell
    tell.figure_walked(deal, seat, figure, cell, state.steps)


def use_power(state: State, deal: Deal, kind: int, cell: int) -> None:
    """A Flit, Vulca, Terrah or Aqua card is used for its power.  [CITY-6.3]"""
    require_phase(state, MOVEMENT)
    require_card(state, kind)
    power = POWER[kind]
    if power == ANYWHERE:
        bring_dragon(state, deal, COLOUR[kind], kind, cell)
    elif power == THREE_STEPS:
        lead_dragon(state, deal, COLOUR[kind], kind, cell)
    elif power == FLYING:
        fly(state, deal, cell)
    elif power == MORE and cell == actions.NO_CELL:
        gain_steps(state, deal)
    else:
        raise IllegalAction("no_power", "CITY-3.1")


def gain_steps(state: State, deal: Deal) -> None:
    """Two more steps.  [CITY-6.4]"""
    cards.spend(state, MORE_STEPS)
    state.steps += STEPS
    tell.steps_gained(deal, state.active, MORE_STEPS, state.steps)


def fly(state: State, deal: Deal, cell: int) -> None:
    """The figure goes to any other tile; steps left do not change.  [CITY-6.3]"""
    seat = state.active
    figure = state.figures[seat]
    require_other_cell(state, cell, figure, "CITY-6.7")
    cards.spend(state, FLIGHT)
    state.figures[seat] = cell
    tell.figure_flew(deal, seat, figure, cell, FLIGHT)


def bring_dragon(state: State, deal: Deal, dragon: int, kind: int, cell: int) -> None:
    """The dragon goes to any tile but its own, from outside or inside the city.  [CITY-6.5]"""
    require_other_cell(state, cell, state.dragons[dragon], "CITY-6.7")
    move_dragon(state, deal, dragon, kind, cell)


def lead_dragon(state: State, deal: Deal, dragon: int, kind: int, cell: int) -> None:
    """The dragon, if it is in the city, goes up to three steps.  [CITY-6.6]"""
    place = state.dragons[dragon]
    require_other_cell(state, cell, place, "CITY-6.7")
    if place == OUTSIDE:
        raise IllegalAction("dragon_outside", "CITY-6.6")
    steps = DISTANCE[place * CELLS + cell]
    if steps > DRAGON_REACH:
        raise IllegalAction("too_far", "CITY-6.6", {"steps": steps, "steps_left": DRAGON_REACH})
    move_dragon(state, deal, dragon, kind, cell)


def move_dragon(state: State, deal: Deal, dragon: int, kind: int, cell: int) -> None:
    place = state.dragons[dragon]
    cards.spend(state, kind)
    state.dragons = with_item(state.dragons, dragon, cell)
    tell.dragon_moved(deal, state.active, dragon, place, cell, kind)


# Phases


def done(state: State, deal: Deal) -> None:
    """Ends a phase that can be ended so.  [CITY-5.1]"""
    phase = state.phase
    if phase == MOVEMENT:
        begin_contribution(state, deal)
    elif phase in (CONTRIBUTION, OFFERING):
        begin_special(state, deal)
    elif phase == SPECIAL:
        begin_discard(state, deal)
    else:
        raise IllegalAction("wrong_phase", "CITY-5.1", {"phase": "discard", "cause": "draw"})


def begin_contribution(state: State, deal: Deal) -> None:
    """Where the figure stands decides: contributions, offerings or neither.  [CITY-15.31] [CITY-15.32]"""
    seat = state.active
    cell = state.figures[seat]
    if cell == COURTYARD_CELL:
        if state.supply[seat] and state.crystals[seat] >= price(state):
            state.phase = OFFERING
            return
    elif may_contribute(state):
        state.phase = CONTRIBUTION
        return
    begin_special(state, deal)


def may_contribute(state: State) -> bool:
    """Whether a contribution is publicly possible.  [CITY-15.31]"""
    seat = state.active
    return is_ruin(state, state.figures[seat]) and state.supply[seat] > 0 and state.hand_sizes[seat] > 0


def begin_special(state: State, deal: Deal) -> None:
    """The special action, if the building has one that is publicly possible.  [CITY-15.33]"""
    special = special_here(state)
    seat = state.active
    if (
        special == MAIN_HALL
        or (special == HOSPITAL and state.deck_size + state.discards_size > 0)
        or (
            special == GOLDEN_SHRINE
            and state.supply[seat] > 0
            and state.crystals[seat] >= price(state) + state.options.edition.surcharge
        )
    ):
        state.phase = SPECIAL
    else:
        begin_discard(state, deal)


def begin_discard(state: State, deal: Deal) -> None:
    """Discarding needs a card; drawing follows in any case.  [CITY-15.34]"""
    if state.hand_sizes[state.active]:
        state.phase = DISCARDING
    else:
        end_turn(state, deal)


def end_turn(state: State, deal: Deal) -> None:
    """Cards are drawn, those aside join the hand, and the next seat is active.  [CITY-12.2]"""
    cards.draw(state, deal, state.active, 2 + state.discarded)
    if state.aside_size:
        cards.take_aside(state, deal)
    state.quiet += 1
    state.turn += 1
    state.active = (state.active + 1) % state.options.players
    begin_turn(state, deal)


def begin_turn(state: State, deal: Deal) -> None:
    """The end checks, then the movement phase.  [CITY-5.3]"""
    state.phase = MOVEMENT
    state.steps = STEPS
    state.discarded = 0
    state.offered = False
    state.scaled = False
    scoring.end_if_exhausted_or_stalled(state, deal)
    if state.ending == GOING_ON:
        tell.turn_began(deal, state.active, state.turn)


# Contributions


def contribute(state: State, deal: Deal, slot: int, payment: int) -> None:
    """A marker on a slot, paid with cards; the building may be completed by it.  [CITY-7.2] [CITY-7.3]"""
    require_phase(state, CONTRIBUTION)
    seat = state.active
    cell = state.figures[seat]
    paid = cards_of(payment)
    require_payment(state, cell, slot, payment, paid)

    for kind in paid:
        cards.spend(state, kind)
    state.markers = with_item(state.markers, cell, state.markers[cell] | (seat + 1) << (3 * slot))
    state.supply = with_item(state.supply, seat, state.supply[seat] - 1)
    state.quiet = -1
    building = state.options.buildings[state.tiles[cell]]
    tell.contribution_made(deal, seat, cell, building.id, slot, paid)
    awarded = [0] * state.options.players
    award_dragon_scales(state, deal, cell, awarded)
    if is_full(state, cell):
        scoring.complete(state, deal, cell, awarded)
    scoring.settle(state, deal, awarded)
    scoring.end_if_markers_out(state, deal)
    if state.ending == GOING_ON and not may_contribute(state):
        begin_special(state, deal)


def award_dragon_scales(state: State, deal: Deal, cell: int, awarded: list[int]) -> None:
    """One scale per dragon on the tile, at the first contribution of a turn.  [CITY-7.3] [CITY-10.1]"""
    if state.scaled:
        return
    state.scaled = True
    scales = state.dragons.count(cell)
    awarded[state.active] += scales
    if scales:
        tell.dragon_scales_awarded(deal, state.active, scales)


# Offerings


def offer(state: State, deal: Deal) -> None:
    """An offering on the courtyard, or at the Golden Shrine.  [CITY-11.2] [CITY-13.4]"""
    if state.phase == SPECIAL and special_here(state) == GOLDEN_SHRINE:
        place_offering(state, deal, price(state) + state.options.edition.surcharge, -1)
        if state.ending == GOING_ON:
            begin_discard(state, deal)
        return
    require_phase(state, OFFERING)
    if state.offered:
        raise IllegalAction("already_offered", "CITY-11.2")
    place_offering(state, deal, price(state), -1)
    go_on_offering(state, deal)


def offer_with_pillar(state: State, deal: Deal, kind: int) -> None:
    """One more offering, by a Pillar, at the price plus its surcharge.  [CITY-11.3]"""
    at_shrine = state.phase == SPECIAL and special_here(state) == GOLDEN_SHRINE
    if not at_shrine:
        require_phase(state, OFFERING)
    require_card(state, kind)
    if kind not in PILLARS:
        raise IllegalAction("no_power", "CITY-3.1")
    if at_shrine:
        raise IllegalAction("no_pillar_here", "CITY-11.4")
    cost = price(state) + SURCHARGE[PILLARS.index(kind)]
    require_crystals(state, cost)
    if not state.offered:
        raise IllegalAction("offer_first", "CITY-11.3")
    cards.spend(state, kind)
    place_offering(state, deal, cost, kind)
    go_on_offering(state, deal)


def place_offering(state: State, deal: Deal, cost: int, kind: int) -> None:
    """Crystals are paid and a marker goes on the lowest free space.  [CITY-11.2] [CITY-11.5]"""
    seat = state.active
    state.crystals = with_item(state.crystals, seat, state.crystals[seat] - cost)
    state.supply = with_item(state.supply, seat, state.supply[seat] - 1)
    state.obelisk = [*state.obelisk, seat]
    state.offered = True
    state.quiet = -1
    tell.offering_made(deal, seat, len(state.obelisk) - 1, cost, kind)
    scoring.end_if_won(state, deal, seat)
    scoring.end_if_markers_out(state, deal)


def go_on_offering(state: State, deal: Deal) -> None:
    """After an offering on the courtyard another is asked for while it is publicly possible.  [CITY-15.32]"""
    seat = state.active
    if state.ending != GOING_ON:
        return
    if not (
        state.supply[seat] and state.hand_sizes[seat] and state.crystals[seat] >= price(state) + SURCHARGE[1]
    ):
        begin_special(state, deal)


# Special actions


def go(state: State, deal: Deal, cell: int) -> None:
    """The figure leaves the Main Hall for any other tile.  [CITY-13.2]"""
    require_special(state, MAIN_HALL)
    seat = state.active
    figure = state.figures[seat]
    require_other_cell(state, cell, figure, "CITY-13.2")
    state.figures[seat] = cell
    tell.figure_went(deal, seat, figure, cell)
    begin_discard(state, deal)


def take(state: State, deal: Deal) -> None:
    """Two cards from the Hospital, to the hand at once.  [CITY-13.3]"""
    require_special(state, HOSPITAL)
    cards.draw(state, deal, state.active, 2)
    begin_discard(state, deal)


# Discarding


def discard(state: State, deal: Deal, kind: int) -> None:
    """A card is thrown away; after the second one drawing follows by itself.  [CITY-12.1]"""
    require_phase(state, DISCARDING)
    require_card(state, kind)
    cards.spend(state, kind)
    state.discarded += 1
    tell.card_discarded(deal, state.active, kind)
    if state.discarded == DISCARDS or not state.hand_sizes[state.active]:
        end_turn(state, deal)
