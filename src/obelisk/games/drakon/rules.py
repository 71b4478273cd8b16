"""The turn: what each action does, and what follows it.  [DRK-5.4]

An action is checked completely before anything changes, so that a refused one leaves no trace. What it starts
is put on the state's stack and done from the top, until somebody has to decide.
"""

from __future__ import annotations

from obelisk.core.deal import Deal
from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction
from obelisk.core.lists import with_item
from obelisk.games.drakon import actions, drakon, effects, hands, heroes, scoring
from obelisk.games.drakon import events as tell
from obelisk.games.drakon.actions import chamber_of, code_of, seat_of, verb_of
from obelisk.games.drakon.asks import ASK_DEAL
from obelisk.games.drakon.box import HAND
from obelisk.games.drakon.kinds import FOUR_ARROWS
from obelisk.games.drakon.legal import may_act
from obelisk.games.drakon.maze import NOWHERE
from obelisk.games.drakon.public import (
    ACTED,
    AFTER,
    ASKED_AGAIN,
    DEAD_END,
    DRAFTING,
    DRAKON_ENTERS,
    DRAWING,
    EMPOWERED,
    ENDING_TURN,
    EXCHANGING,
    HIT,
    HITTING,
    ROUND_LIMIT,
    STALL,
    TURN,
    everybody,
    frame,
    frame_argument,
    frame_cell,
    frame_seat,
    make_room,
    own_maze,
    packed,
    pop,
    push,
    turn_into,
)
from obelisk.games.drakon.refusals import REASONS, facts_of, refusal, rule_of
from obelisk.games.drakon.state import State


def advance(state: State, deal: Deal, action: Action) -> None:
    """Plays an action of the decider, or refuses it.  [DRK-16.10]"""
    reason = refusal(state, action)
    if reason:
        raise IllegalAction(REASONS[reason], rule_of(reason, action), facts_of(state, reason, action))
    asked = frame(state)
    seat = frame_seat(state)
    verb = verb_of(action)
    if asked in (TURN, AFTER):
        act(state, deal, asked == TURN, seat, verb, action)
    elif asked == EXCHANGING:
        exchange(state, deal, seat, verb, action)
    elif asked == DRAFTING:
        draft(state, deal, seat, chamber_of(action))
    else:
        choose(state, deal, seat, verb, action)
    go_on(state, deal)


def act(
    state: State,
    deal: Deal,
    is_turn: bool,
    seat: int,
    verb: int,
    action: Action,
) -> None:
    """A normal action, a power, or neither.  [DRK-5.1] [DRK-5.2]"""
    if verb in (actions.PASS, actions.END):
        turn_into(state, ENDING_TURN, seat)
        if verb == actions.PASS:
            note_no_placement(state, seat)
            tell.turn_passed(deal, seat)
        return
    cell = state.maze.window.cell(code_of(action))
    if verb <= actions.USE_WIZARD:
        turn_into(state, ACTED, seat)
        if verb == actions.PLACE:
            place(state, deal, seat, chamber_of(action), cell)
        elif verb == actions.MOVE:
            effects.move_hero(state, deal, seat, seat, cell, "move")
        else:
            heroes.step_aside(state, deal, seat, cell)
        return
    turn_into(state, EMPOWERED if is_turn else ENDING_TURN, seat)
    if verb == actions.USE_AMAZON:
        heroes.extra_move(state, deal, seat, cell)
    elif verb == actions.USE_BARBARIAN:
        heroes.push_hero(state, deal, seat, seat_of(action), cell)
    elif verb == actions.USE_DWARF:
        heroes.begin_exchange(state, deal, seat)
    elif verb == actions.USE_THIEF:
        heroes.rob(state, deal, seat, seat_of(action))
    else:
        coin = state.options.tile_set.values.index(code_of(action))
        heroes.swap(state, deal, seat, coin)


def place(state: State, deal: Deal, seat: int, chamber: int, cell: int) -> None:
    """A chamber is laid, does what it does when placed, and then one is drawn.  [DRK-6.4]"""
    hands.give_up(state, seat, state.options.tile_set.design_at[chamber], everybody(state))
    cell = make_room(state, cell)
    own_maze(state).lay(cell, chamber)
    state.progress = True
    tell.chamber_placed(deal, state, seat, chamber, cell)
    push(state, DRAWING, seat, 0, NOWHERE)
    effects.begin_placed(state, seat, chamber, cell)


def choose(state: State, deal: Deal, seat: int, verb: int, action: Action) -> None:
    """The answer to an effect's question.  [DRK-9]"""
    asked = frame(state)
    argument = frame_argument(state)
    chamber_cell = frame_cell(state)
    pop(state)
    cell = state.maze.window.cell(code_of(action))
    if verb == actions.SHIFT:
        effects.shift(state, deal, seat, cell, chamber_of(action))
    elif verb == actions.DESTROY_CHAMBER:
        effects.destroy(state, deal, seat, cell)
    elif verb == actions.TURN_CHAMBER:
        effects.rotate(state, deal, seat, cell, chamber_of(action))
    elif verb == actions.FLOAT:
        effects.float_chamber(state, deal, seat, chamber_cell, cell, chamber_of(action))
    elif verb == actions.TAKE_FROM:
        hands.take_tile(state, deal, seat, seat_of(action))
    elif verb == actions.CONTROL:
        effects.move_hero(state, deal, seat, seat_of(action), cell, "control")
    elif verb == actions.DRAKON:
        if asked == DRAKON_ENTERS:
            drakon.arrive(state, deal, seat, cell)
        else:
            drakon.walk(state, deal, seat, cell)
    elif verb == actions.JUMP:
        effects.move_hero(state, deal, seat, seat, chamber_cell, "jump")
    elif verb == actions.STAY:
        tell.escape_refused(deal, state, seat, chamber_cell)
    elif verb == actions.KEEP:
        tell.chamber_kept(deal, state, seat, chamber_cell)
    else:
        guard(state, deal, seat, verb == actions.USE_KNIGHT, argument // 8, argument % 8)


def guard(
    state: State,
    deal: Deal,
    seat: int,
    prevents: bool,
    threat: int,
    source: int,
) -> None:
    """A Knight prevents a loss or lets it happen; a hit hero goes to Start all the same.  [DRK-11.20]"""
    if prevents:
        heroes.spend(state, deal, seat)
        tell.coin_guarded(deal, seat, threat)
        if threat == HIT:
            drakon.set_on_start(state, seat)
        return
    tell.coin_not_guarded(deal, seat, threat)
    effects.take_coin(state, deal, seat, source, threat)


def exchange(state: State, deal: Deal, seat: int, verb: int, action: Action) -> None:
    """The Dwarf discards one tile more, or is done.  [DRK-11.40]"""
    if verb == actions.DISCARD:
        heroes.discard(state, deal, seat, state.options.tile_set.design_at[chamber_of(action)])
        return
    pop(state)
    heroes.finish_exchange(state, deal, seat)


def draft(state: State, deal: Deal, seat: int, hero: int) -> None:
    """A seat chooses its hero; after the last one the tiles are dealt.  [DRK-4.2]"""
    pop(state)
    state.heroes = with_item(state.heroes, seat, hero)
    tell.hero_drafted(deal, seat, hero)
    following = (seat + 1) % state.options.players
    if following != state.first:
        push(state, DRAFTING, following, 0, NOWHERE)
    else:
        deal_hands(state, deal)


def deal_hands(state: State, deal: Deal) -> None:
    """Four tiles for each player, clockwise from the first, who then begins.  [DRK-4.3]"""
    players = state.options.players
    for turn in range(players):
        seat = (state.first + turn) % players
        for _ in range(HAND):
            hands.draw(state, deal, seat, ASK_DEAL)
    push(state, TURN, state.active, 0, NOWHERE)
    begin_turn(state, deal)


# What goes on by itself


def go_on(state: State, deal: Deal) -> None:
    """Does what waits on the stack until a decision is on top or the game is over.  [DRK-8.4]"""
    while True:
        waiting = frame(state)
        if waiting < DRAWING:
            return
        seat = frame_seat(state)
        if waiting >= ACTED:
            go_on_with_turn(state, deal, waiting, seat)
            continue
        argument = frame_argument(state)
        cell = frame_cell(state)
        pop(state)
        if waiting == DRAWING:
            hands.draw_if_any(state, deal, seat)
        elif waiting == HITTING:
            drakon.hit_next(state, deal, seat, argument, cell)
        elif state.hands[argument]:
            hands.take_tile(state, deal, seat, argument)


def go_on_with_turn(state: State, deal: Deal, waiting: int, seat: int) -> None:
    """What comes after the normal action, or after a power. The turn's own frame, the last one, stays."""
    if waiting == ACTED and heroes.may_use_power(state, seat):
        turn_into(state, AFTER, seat)
    elif waiting == EMPOWERED and may_act(state, seat):
        state.top = packed(TURN, seat, ASKED_AGAIN, NOWHERE)
    else:
        if waiting == EMPOWERED:
            skip(state, deal, seat)
        end_turn(state, deal)


def end_turn(state: State, deal: Deal) -> None:
    """A turn is over, quiet or not, and the next seat's begins.  [DRK-5.4] [DRK-12.5]"""
    close_turn(state)
    begin_turn(state, deal)


def close_turn(state: State) -> None:
    if state.progress:
        state.quiet = 0
    else:
        state.quiet += 1
    state.progress = False
    state.turns += 1
    if state.marks:
        state.marks = []
    state.active = (state.active + 1) % state.options.players


def begin_turn(state: State, deal: Deal) -> None:
    """End checks, then the turn decision; seats that can do nothing are skipped.  [DRK-5.4] [DRK-5.5]"""
    while True:
        seat = state.active
        acts = may_act(state, seat)
        ending = ending_now(state, acts)
        if ending:
            if ending == DEAD_END:
                for other in range(state.options.players):
                    note_no_placement(state, other)
            scoring.end(state, deal, ending)
            return
        tell.turn_began(deal, seat, state.turns)
        if acts or heroes.may_use_power(state, seat) or heroes.may_wizard(state, seat):
            turn_into(state, TURN, seat)
            return
        skip(state, deal, seat)
        close_turn(state)


def skip(state: State, deal: Deal, seat: int) -> None:
    """A seat can neither place nor move.  [DRK-5.3]"""
    note_no_placement(state, seat)
    tell.turn_skipped(deal, seat, len(state.hands[seat]) > 0)


def ending_now(state: State, acts: bool) -> int:
    """Dead end, stall or round limit, in this order; 0 if the game goes on.  [DRK-12.3]

    `acts` says whether the active player has a normal action: then it is no dead end.
    """
    options = state.options
    if not acts and is_dead_end(state):
        return DEAD_END
    if options.stall_turns and state.quiet >= options.stall_turns:
        return STALL
    if options.most_turns and state.turns >= options.most_turns:
        return ROUND_LIMIT
    return 0


def is_dead_end(state: State) -> bool:
    """Whether nobody could place or move, powers aside.  [DRK-12.4]"""
    players = state.options.players
    return all(not may_act(state, (state.active + turn) % players) for turn in range(players))


def note_no_placement(state: State, seat: int) -> None:
    """Everybody sees that a hand has no placement: all its tiles have four arrows.  [DRK-14.22] [DRK-17.7]"""
    hands.narrow(state, seat, 1 << FOUR_ARROWS)
