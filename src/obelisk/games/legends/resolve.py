"""Frames of texts that happen once: which is next, and the picks in between.  [LEG-15]

A text that needs a choice leaves a frame on the stack and goes on when the choice is made. What each text
does is in its class (`texts/`).
"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import words
from obelisk.games.legends.actions import verb_of
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.power import in_force, text_works
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.once import close

EFFECTS: Final = 8
"""A card has fewer effects than this; `card * EFFECTS + effect` names one."""


# --- picks


def effect_of(state: State, frame: Frame) -> Effect:
    """The effect that a frame is about."""
    return state.cast.effects[frame.card][frame.effect]


def pick_options(state: State, frame: Frame) -> list[int]:
    """What may be picked now, as actions.  [LEG-20]"""
    return effect_of(state, frame).options(state, frame)


def run_pick(state: State, deal: Deal, frame: Frame) -> bool:
    """True while there is something to pick; else the text is over."""
    if frame.n > 0 and pick_options(state, frame):
        return True
    close(state, deal, frame)
    return False


def pick(state: State, deal: Deal, frame: Frame, number: int) -> None:
    """The chooser picked: does what the text does with it."""
    state.choices = None
    frame.n -= 1
    if verb_of(number) in (words.DONE, words.PICK_NONE):
        frame.n = 0
    else:
        effect_of(state, frame).pick(state, deal, frame, number)


def plays_card(state: State, frame: Frame, number: int) -> bool:
    """Whether answering the frame so plays a card at once.  [LEG-17.4]"""
    if frame.kind != words.FRAME_PICK or verb_of(number) != words.PICK:
        return False
    return effect_of(state, frame).plays_card(state, frame, number)


# --- frames of texts


def run_now(state: State, deal: Deal, frame: Frame) -> None:
    """The `now` effects of a placed card, each on its own, in printed order.  [LEG-15.2, LEG-14.17]"""
    card = frame.card
    effects = state.cast.effects[card]
    owner = state.cast.owners[card]
    timing = words.RESPONSE if state.cast.cards[card].trigger else words.NOW
    while frame.effect < len(effects):
        number = frame.effect
        effect = effects[number]
        if effect.when != timing or not _still_works(state, card):
            frame.effect += 1
            continue
        if effect.each and frame.stage == 0:
            frame.stage = 1
            actor = 1 - owner
        else:
            frame.stage = 0
            frame.effect += 1
            actor = owner
        if effect.may:
            if effect.is_asked(state, card, actor, frame.n):
                state.frames.append(Frame(words.FRAME_TEXT, actor, card, number, frame.n))
                return
            tell.text_failed(deal, state, actor, card, [])
        else:
            before = len(state.frames)
            effect.begin(state, deal, card, number, actor, frame.n)
            if len(state.frames) != before or state.frames[-1] is not frame:
                return
    state.frames.remove(frame)


def _still_works(state: State, card: int) -> bool:
    """Whether the text may resolve: in force, or that of a played interference card.  [LEG-15.5, LEG-18.6]"""
    if state.cast.cards[card].trigger:
        return text_works(state, card)
    return in_force(state, card)


def use_text(state: State, deal: Deal, card: int, number: int, actor: int, how: int = 0) -> None:
    """An optional text is used.  [LEG-15.3]"""
    tell.text_used(deal, state, actor, card)
    state.cast.effects[card][number].begin(state, deal, card, number, actor, how)


def gather(state: State, seat: int, when: int) -> list[int]:
    """The texts in force of a seat with that timing, as `card * EFFECTS + effect`."""
    found: list[int] = []
    for card in state.texts[seat]:
        effects = state.cast.effects[card]
        for number, effect in enumerate(effects):
            if effect.when == when and in_force(state, card):
                found.append(card * EFFECTS + number)
    return found


def push_batch(state: State, seat: int, when: int) -> None:
    """All texts with that timing are next, in the order their owner chooses.  [LEG-15.8]"""
    found = gather(state, seat, when)
    if found:
        frame = Frame(words.FRAME_BATCH, seat, n=when)
        frame.picks = found
        state.frames.append(frame)


def batch_options(state: State, frame: Frame) -> list[int]:
    """The texts of a batch that are still asked about, as `card * EFFECTS + effect`."""
    found: list[int] = []
    for entry in frame.picks:
        card = entry // EFFECTS
        number = entry % EFFECTS
        if not in_force(state, card):
            continue
        effect = state.cast.effects[card][number]
        if not effect.may or effect.is_asked(state, card, frame.seat, 0):
            found.append(entry)
    return found


def run_batch(state: State, deal: Deal, frame: Frame) -> bool:
    """True if the owner has to choose; a single mandatory text resolves by itself.  [LEG-15.8]"""
    found = batch_options(state, frame)
    if not found:
        state.frames.remove(frame)
        return False
    if len(found) == 1:
        card = found[0] // EFFECTS
        number = found[0] % EFFECTS
        effect = state.cast.effects[card][number]
        if not effect.may:
            frame.picks.clear()
            effect.begin(state, deal, card, number, frame.seat, 0)
            return False
    return True


def push_now(state: State, card: int, how: int) -> None:
    """The `now` effects of a placed card are next."""
    frame = Frame(words.FRAME_NOW, state.cast.owners[card], card)
    frame.n = how
    state.frames.append(frame)
