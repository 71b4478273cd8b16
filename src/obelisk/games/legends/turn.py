"""The turn: what an action does, and everything that then happens by itself until the next decision.
[LEG-5]
"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import reasons, words
from obelisk.games.legends.actions import bluff_of, card_of, first_of, picked, second_of, verb_of
from obelisk.games.legends.bluff import call, may_be_called, run_called
from obelisk.games.legends.demands import demand_cost, pays
from obelisk.games.legends.fight import move_dragon, run_attract, run_retreat, start_retreat
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.interference import is_answerable, responses
from obelisk.games.legends.moves import (
    deactivate,
    discard,
    discard_landed,
    draw,
    land,
    leave,
    shuffle_deck,
    take_shown,
    to_deck,
)
from obelisk.games.legends.phases import run_phase
from obelisk.games.legends.plays import cancel_play, lift, place, place_bluff, place_load
from obelisk.games.legends.power import in_force, power_of
from obelisk.games.legends.resolve import (
    EFFECTS,
    batch_options,
    pick,
    push_now,
    run_batch,
    run_now,
    run_pick,
    use_text,
)
from obelisk.games.legends.scoring import after_game, finish, is_out_of_cards, winner_by_dragons
from obelisk.games.legends.state import State, added, note_seen, replaced, without
from obelisk.games.legends.targets import check_targets, keep_target, set_target
from obelisk.games.legends.texts.custom import lift_by_text

MOST_DECLINED: Final = 3


def play(state: State, deal: Deal, number: int) -> None:
    """Does a legal action and everything that follows by itself."""
    state.choices = None
    if not _is_asked(state, deal, number):
        _do(state, deal, number)
    settle(state, deal)


def _do(state: State, deal: Deal, number: int) -> None:
    if state.frames:
        _answer(state, deal, state.frames[-1], number)
    else:
        _act(state, deal, number)


def _is_asked(state: State, deal: Deal, number: int) -> bool:
    """Whether the action waits for an answer of the foe.  [LEG-18.6]

    Nothing has moved yet, so that nothing tells. Only the responder sees the event; it says that something is
    learned, lest the active player could take the action back exactly when somebody is asked.
    """
    responder = 1 - state.active
    if not state.cast.interferes[responder] or not is_answerable(state, number):
        return False
    if not responses(state, number):
        return False
    state.frames.append(Frame(words.FRAME_RESPOND, responder, n=number))
    tell.response_asked(deal, responder)
    return True


def _respond(state: State, deal: Deal, frame: Frame, number: int) -> None:
    """The foe lets the action pass, or plays an interference card.  [LEG-18.6, LEG-18.7]"""
    if verb_of(number) == words.PASS:
        state.frames.pop()
        _do(state, deal, frame.n)
        return
    card = card_of(state, first_of(number))
    pending = frame.n
    verb = verb_of(pending)
    subject = card_of(state, first_of(pending)) if verb != words.ANNOUNCE else words.NONE
    tell.interfered(deal, state, card)
    cancelled = False
    for effect in state.cast.effects[card]:
        if effect.cancels():
            cancelled = True
    frame.stage = 1
    if verb != words.ANNOUNCE and verb != words.LAND:
        if verb == words.PICK:
            frame.effect = lift_by_text(state, deal, state.frames[-2], subject)
        else:
            frame.effect = lift(state, subject, verb == words.PLAY_KEEP)
        frame.card = subject
        leave(state, subject)
    discard(state, deal, card)
    state.spent = [*state.spent, card]
    if cancelled:
        state.frames.pop()
        if subject != words.NONE:
            _cancel(state, deal, subject)
        return
    push_now(state, card, 0)


def _cancel(state: State, deal: Deal, card: int) -> None:
    """The card is not played; the turn may be stranded by that.  [LEG-6.8, LEG-18.7]"""
    cancel_play(state, deal, card)
    state.spent = [*state.spent, card]


def _resume(state: State, deal: Deal, frame: Frame) -> None:
    """The answer is done: the action happens after all."""
    state.frames.remove(frame)
    pending = frame.n
    if frame.card == words.NONE:
        _act(state, deal, pending)
    elif verb_of(pending) == words.PLAY_BLUFF:
        place_bluff(state, deal, frame.card, frame.effect)
    else:
        if state.phase == words.LEADERSHIP_PHASE and verb_of(pending) == words.PLAY:
            state.led = True
        place(state, deal, frame.card, frame.effect)


def _act(state: State, deal: Deal, number: int) -> None:
    """An action of a phase or window."""
    verb = verb_of(number)
    if verb == words.DONE:
        _done(state, deal)
        return
    seat = state.active
    if verb in (words.START, words.CONTINUE):
        _engage(state, deal, verb)
        return
    if verb == words.RETREAT:
        start_retreat(state, deal, seat)
        return
    if verb == words.DECLINE:
        decline(state, deal)
        return
    if verb == words.ANNOUNCE:
        announce(state, deal, first_of(number))
        return
    if verb == words.CALL:
        state.phase = words.REFRESH_PHASE
        call(state, deal)
        return
    if verb == words.ACCEPT:
        tell.bluff_accepted(deal, 1 - seat)
        state.phase = words.REFRESH_PHASE
        return
    card = bluff_of(state, first_of(number)) if verb == words.DROP else card_of(state, first_of(number))
    if verb in (words.PLAY, words.PLAY_KEEP):
        if state.phase == words.LEADERSHIP_PHASE:
            state.led = True
        place(state, deal, card, lift(state, card, verb == words.PLAY_KEEP))
    elif verb == words.PLAY_BLUFF:
        place_bluff(state, deal, card, lift(state, card, False))
    elif verb == words.LOAD:
        place_load(state, deal, card, card_of(state, second_of(number)))
    elif verb == words.RETRIEVE:
        take_shown(state, deal, card)
    elif verb == words.DROP:
        discard(state, deal, card)
    elif verb == words.LAND:
        land(state, deal, card)
    elif verb == words.REPLACE:
        state.led = True
        discard(state, deal, card)
        draw(state, deal, seat)
    elif verb == words.USE:
        _use(state, deal, card)
    elif verb == words.MEET:
        state.frames.append(Frame(words.FRAME_PAY, seat, card))
    else:
        # A pick: a card of the mulligan, or one discarded for a decline.
        _pick_in_phase(state, deal, card)


def _done(state: State, deal: Deal) -> None:
    """Ends a phase.  [LEG-5.1]"""
    phase = state.phase
    if phase == words.BEGIN_PHASE:
        state.phase = words.LEADERSHIP_PHASE
    elif phase == words.LEADERSHIP_PHASE:
        state.phase = words.ENGAGEMENT_PHASE
    elif phase == words.CHARACTER_PHASE:
        state.phase = words.SUPPORT_PHASE
        state.open_pairs = 0
        state.open_gangs = 0
    elif phase == words.SUPPORT_PHASE:
        state.phase = words.CLOSING_PHASE
    elif phase == words.DECLINE_PHASE:
        state.phase = words.REFRESH_PHASE
    elif phase == words.MULLIGAN_PHASE:
        _redraw(state, deal)
    else:
        state.phase = words.ENDING_PHASE


def _engage(state: State, deal: Deal, verb: int) -> None:
    """A fight is started or goes on.  [LEG-5.4]"""
    if state.cast.may_strand and not state.trial:
        state.rewind = state.copy()
        state.rewind.choices = None
    if verb == words.START:
        state.fight = words.STARTED
        tell.fight_started(deal, state.active)
    else:
        tell.fight_continued(deal, state.active)
    state.phase = words.CHARACTER_PHASE
    state.choices = None


def decline(state: State, deal: Deal) -> None:
    """No fight: up to three cards are discarded.  [LEG-6.1, LEG-6.2, LEG-13.8]"""
    seat = state.active
    tell.fight_declined(deal, seat)
    if is_out_of_cards(state, seat):
        finish(state, deal, winner_by_dragons(state), words.OUT_OF_CARDS)
        return
    discard_landed(state, deal, seat)
    state.declined = 0
    state.phase = words.DECLINE_PHASE if state.hand[seat] else words.REFRESH_PHASE


def _pick_in_phase(state: State, deal: Deal, card: int) -> None:
    if state.phase == words.MULLIGAN_PHASE:
        leave(state, card)
        state.bottom = added(state.bottom, state.cast.owners[card], card)
        state.zone[card] = 0
        return
    discard(state, deal, card)
    state.declined += 1
    if state.declined == MOST_DECLINED or not state.hand[state.active]:
        state.phase = words.REFRESH_PHASE


def _redraw(state: State, deal: Deal) -> None:
    """The cards picked go back, the deck is shuffled, the same number is drawn.  [LEG-4.6]"""
    seat = mulligan_seat(state)
    count = len(state.bottom[seat])
    if count:
        shuffle_deck(state, deal, seat)
    tell.hand_changed(deal, seat, count)
    for _ in range(count):
        draw(state, deal, seat)
    state.declined = 0 if state.declined == words.NONE else 1
    if state.declined == 1:
        state.phase = words.OPENING_PHASE
        state.reset_turn()


def mulligan_seat(state: State) -> int:
    """Who may change his hand: the first player, then the other.  [LEG-4.6]"""
    return state.first if state.declined == words.NONE else 1 - state.first


def announce(state: State, deal: Deal, element: int) -> None:
    """The active player announces his power; from then on the fight is running.  [LEG-5.8]"""
    state.fight = words.RUNNING
    state.element = element
    state.choices = None
    state.announced = power_of(state, state.active, element)
    tell.power_announced(deal, state.active, element, state.announced)
    state.rewind = None
    state.phase = words.CALL_PHASE if may_be_called(state) else words.REFRESH_PHASE


def usable(state: State, card: int) -> int:
    """The effect of a card that its owner may use in a window now, or NONE.  [LEG-5.10, LEG-5.12]"""
    for number in range(len(state.cast.effects[card])):
        if not use_refusal(state, card, number):
            return number
    return words.NONE


def use_refusal(state: State, card: int, number: int) -> int:
    """Why an effect of an active card cannot be used in a window now, or ALLOWED.  [LEG-5.10, LEG-5.12]"""
    effect = state.cast.effects[card][number]
    if effect.when != words.ONCE_PER_TURN:
        if effect.when != words.END:
            return reasons.NO_WINDOW
        if state.phase != words.END_PHASE:
            return reasons.WRONG_PHASE
    if card * EFFECTS + number in state.used:
        return reasons.TEXT_USED
    if not in_force(state, card):
        return reasons.TEXT_IGNORED
    return reasons.ALLOWED if effect.can_do(state, card, state.active) else reasons.NOT_IN_FULL


def _use(state: State, deal: Deal, card: int) -> None:
    """A text of a window is used.  [LEG-5.12]"""
    number = usable(state, card)
    state.used = [*state.used, card * EFFECTS + number]
    use_text(state, deal, card, number, state.active)


def _answer(state: State, deal: Deal, frame: Frame, number: int) -> None:
    """An action that answers the frame on top."""
    kind = frame.kind
    verb = verb_of(number)
    if kind == words.FRAME_PICK:
        pick(state, deal, frame, number)
    elif kind == words.FRAME_TEXT:
        state.frames.pop()
        if verb == words.USE:
            use_text(state, deal, frame.card, frame.effect, frame.seat, frame.n)
        else:
            tell.text_skipped(deal, state, frame.seat, frame.card)
    elif kind == words.FRAME_TARGET:
        state.frames.pop()
        if verb == words.TARGET:
            set_target(state, deal, frame.card, card_of(state, second_of(number)))
        elif verb == words.TARGET_BLUFF:
            set_target(state, deal, frame.card, bluff_of(state, second_of(number)))
        else:
            keep_target(state, frame.card)
    elif kind == words.FRAME_PAY:
        _pay(state, deal, frame, picked(state, number))
    elif kind == words.FRAME_BATCH:
        _answer_batch(state, deal, frame, number)
    elif kind == words.FRAME_ATTRACT:
        move_dragon(state, deal, frame.seat, first_of(number))
        frame.n -= 1
    elif kind == words.FRAME_RESPOND:
        _respond(state, deal, frame, number)
    elif kind == words.FRAME_DECK:
        _change_deck(state, deal, frame, number)
    else:
        _discard_achievement(state, deal, frame, card_of(state, first_of(number)))


def _answer_batch(state: State, deal: Deal, frame: Frame, number: int) -> None:
    """One text of several at the same moment is used or skipped.  [LEG-15.8]"""
    card = card_of(state, first_of(number))
    entry = next(entry for entry in batch_options(state, frame) if entry // EFFECTS == card)
    frame.picks.remove(entry)
    if verb_of(number) == words.USE:
        use_text(state, deal, card, entry % EFFECTS, frame.seat)
    else:
        tell.text_skipped(deal, state, frame.seat, card)


def _pay(state: State, deal: Deal, frame: Frame, card: int) -> None:
    """A card is discarded for a demand, until the cards discarded pay it.  [LEG-14.3]"""
    frame.picks.append(card)
    cost = demand_cost(state, frame.card)
    assert cost is not None
    discard(state, deal, card)
    if pays(state, cost, frame.picks):
        state.frames.pop()
        state.met = [*state.met, frame.card]
        tell.demand_met(deal, state, frame.card)


def _discard_achievement(state: State, deal: Deal, frame: Frame, card: int) -> None:
    """Each player discards one own achievement, the foe of the one who played first.  [LEG-18.10]"""
    if card != words.NONE:
        discard(state, deal, card)
    if frame.stage == 0:
        frame.stage = 1
        frame.seat = 1 - frame.seat
    else:
        state.frames.remove(frame)


def _change_deck(state: State, deal: Deal, frame: Frame, number: int) -> None:
    """A drafter exchanges a card of the deck for one of the rest of the pool, or is done.  [LEG-19.13]

    Nobody else learns anything of it where lists are private.
    """
    seat = frame.seat
    if verb_of(number) == words.DONE:
        state.frames.pop()
        tell.deck_settled(deal, seat)
        return
    card = card_of(state, first_of(number))
    frame.picks.append(card)
    frame.stage = 1 - frame.stage
    goes = frame.stage == 1
    if goes:
        leave(state, card)
        state.aside = replaced(state.aside, seat, sorted([*state.aside[seat], card]))
        state.zone[card] = words.IN_ASIDE
    else:
        state.aside = without(state.aside, seat, card)
        to_deck(state, card, False)
    tell.deck_card_chosen(deal, state, seat, card, goes)


def settle(state: State, deal: Deal) -> None:
    """Goes on until somebody has to decide or all is over."""
    _go_on(state, deal)
    if state.cast.closed_lists and not state.trial:
        note_seen(state)


def _go_on(state: State, deal: Deal) -> None:
    while not state.over:
        if state.winner != -1:
            after_game(state, deal)
            continue
        if state.frames:
            if _run_frame(state, deal, state.frames[-1]):
                return
            continue
        if state.moved and check_targets(state, deal):
            continue
        if run_phase(state, deal):
            return


def _run_frame(state: State, deal: Deal, frame: Frame) -> bool:
    """Goes on with the frame on top; True if it waits for a decision."""
    kind = frame.kind
    if kind == words.FRAME_NOW:
        run_now(state, deal, frame)
        return False
    if kind == words.FRAME_SLEEP:
        state.frames.pop()
        deactivate(state, frame.card)
        return False
    if kind in (words.FRAME_TEXT, words.FRAME_TARGET):
        return True
    if kind == words.FRAME_PICK:
        return run_pick(state, deal, frame)
    if kind == words.FRAME_ATTRACT:
        return run_attract(state, deal, frame)
    if kind == words.FRAME_RETREAT:
        run_retreat(state, deal, frame)
        return False
    if kind == words.FRAME_CALLED:
        run_called(state, deal, frame)
        return False
    if kind == words.FRAME_BATCH:
        return run_batch(state, deal, frame)
    if kind == words.FRAME_RESPOND:
        if frame.stage == 0:
            return True
        _resume(state, deal, frame)
        return False
    if kind == words.FRAME_ACHIEVE:
        if state.achievements[frame.seat]:
            return True
        _discard_achievement(state, deal, frame, words.NONE)
        return False
    return True
