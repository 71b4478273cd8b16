"""Games and the match to five crystals.  [LEG-4, LEG-9.6]"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Result
from obelisk.games.legends.cards.card import is_fixed
from obelisk.games.legends.events import Dealer, tell
from obelisk.games.legends.fight import reset_turn
from obelisk.games.legends.moves import ASK_FIRST, draw_up_to
from obelisk.games.legends.state import (
    HAND_SIZE,
    IN_DECK,
    IN_LEADERSHIP,
    KNOWN,
    MIDDLE,
    MULLIGAN,
    NO_FIGHT,
    NOBODY,
    NONE,
    OPENING,
    OVER,
    REASONS,
    State,
    changed,
)

CRYSTALS_TO_WIN: Final = 5


def new_match(state: State, dealer: Dealer) -> None:
    """The first game; its first player is random unless the options say who.  [LEG-4.4]"""
    first = state.cast.first
    if first == NOBODY:
        first = dealer.chance.pick(ASK_FIRST, [1, 1], 2)
    new_game(state, dealer, first)


def new_game(state: State, dealer: Dealer, first: int) -> None:
    """Leaders are placed, dragons are in the middle, both players draw six cards.  [LEG-4.2 to LEG-4.5]"""
    cast = state.cast
    state.game += 1
    state.first = first
    state.turn = 0
    state.active = first
    state.fight = NO_FIGHT
    state.element = 0
    state.announced = 0
    state.dragons = [MIDDLE, MIDDLE, MIDDLE]
    state.ran_out = NOBODY
    state.winner = NOBODY
    state.reason = 0
    state.extra = 0
    state.sequence = 0
    state.hyla = NONE
    state.hand = [[], []]
    state.combat = [[], []]
    state.support = [[], []]
    state.texts = [[], []]
    # Zones that copies share are replaced, never changed (see `State.copy`).
    state.bottom = [[], []]
    state.leadership = [[], []]
    state.pile = [[], []]
    state.loose = [[], []]
    state.ships = [[], []]
    state.cargo = [[], []]
    state.achievements = [[], []]
    state.deck_count = [0, 0]
    state.link = [NONE] * cast.size
    state.stamp = [0] * cast.size
    for card in range(cast.size):
        seat = cast.owners[card]
        state.flags[card] = 0
        state.order[card] = 0
        fixed = is_fixed(cast.cards[card])
        state.deck[seat][card - cast.bases[seat]] = 0 if fixed else 1
        if fixed:
            state.zone[card] = IN_LEADERSHIP
            state.leadership[seat].append(card)
            state.flags[card] = KNOWN
        else:
            state.zone[card] = IN_DECK
            state.deck_count[seat] += 1
    for card in cast.inquisitors:
        # Never active, but its text is in force all game (LEG-18.3).
        if cast.effects[card]:
            state.texts[cast.owners[card]].append(card)
    reset_turn(state)
    changed(state)
    tell(dealer, "game_began", {"game": state.game, "seat": first})
    for seat in (first, 1 - first):
        draw_up_to(state, dealer, seat, HAND_SIZE)
    reset_turn(state)
    state.phase = MULLIGAN if cast.mulligan else OPENING


def after_game(state: State, dealer: Dealer) -> None:
    """The match goes on until somebody has five crystals; the loser starts the next game.  [LEG-9.6]"""
    if state.cast.match and max(state.crystals) < CRYSTALS_TO_WIN:
        new_game(state, dealer, 1 - state.winner)
        return
    state.over = True
    state.phase = OVER
    if state.cast.match:
        winner = 0 if state.crystals[0] > state.crystals[1] else 1
        tell(dealer, "match_ended", {"seat": winner, "crystals": list(state.crystals)})


def result(state: State) -> Result | None:
    """Who won the game or the match, and the crystals.  [LEG-9.5, LEG-9.6]"""
    if not state.over:
        return None
    if state.cast.match:
        winner = 0 if state.crystals[0] > state.crystals[1] else 1
        reason = "five_crystals"
    else:
        winner = state.winner
        reason = REASONS[state.reason]
    places = [1 if seat == winner else 2 for seat in range(2)]
    return Result(reason, [winner], places, {"crystals": list(state.crystals)})
