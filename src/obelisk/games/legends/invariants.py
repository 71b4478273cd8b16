"""What must hold at every decision.  [LEG-23]"""

from __future__ import annotations

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import is_fixed
from obelisk.games.legends.choices import deciding_seat
from obelisk.games.legends.demands import demand_cost, is_minimal
from obelisk.games.legends.lookahead import Trials, completable
from obelisk.games.legends.moves import load_of
from obelisk.games.legends.power import fold, is_protected, may_announce, values_of
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State, dragons_of
from obelisk.games.legends.texts.dragons import DragonForDiscards


def faults(state: State, before: State | None) -> list[str]:
    """The invariants that are broken in `state`, and on the way from `before`; none in a sound game."""
    found: list[str] = []
    found.extend(card_faults(state))
    found.extend(table_faults(state))
    found.extend(fold_faults(state))
    found.extend(turn_faults(state))
    if before is not None:
        found.extend(change_faults(before, state))
    return found


def zones_of(state: State, seat: int) -> list[tuple[int, list[int]]]:
    """Every zone of a seat with its cards."""
    base = state.cast.bases[seat]
    deck = [base + place for place, here in enumerate(state.deck[seat]) if here]
    return [
        (words.IN_DECK, deck),
        (words.IN_DECK, state.bottom[seat]),
        (words.IN_HAND, state.hand[seat]),
        (words.IN_COMBAT, state.combat[seat]),
        (words.IN_SUPPORT, state.support[seat]),
        (words.IN_LEADERSHIP, state.leadership[seat]),
        (words.IN_PILE, state.pile[seat]),
        (words.IN_PILE, state.loose[seat]),
        (words.IN_SHIPS, state.ships[seat]),
        (words.IN_CARGO, state.cargo[seat]),
        (words.IN_ACHIEVEMENTS, state.achievements[seat]),
        (words.IN_ASIDE, state.aside[seat]),
    ]


def card_faults(state: State) -> list[str]:
    """Each card is exactly once in the zones of its owner, and knows in which.  [LEG-23.1]"""
    found: list[str] = []
    cast = state.cast
    places = [0] * cast.size
    for seat in range(2):
        for zone, cards in zones_of(state, seat):
            for card in cards:
                places[card] += 1
                if cast.owners[card] != seat:
                    found.append(f"LEG-1.4: {cast.cards[card].id} lies with the wrong seat")
                if state.zone[card] != zone:
                    found.append(f"LEG-23.1: {cast.cards[card].id} is not where it thinks")
        if sum(state.deck[seat]) != state.deck_count[seat]:
            found.append("LEG-23.1: the deck is counted wrong")
        if state.phase != words.BUILDING_PHASE and len(state.aside[seat]) != cast.spares[seat]:
            found.append("LEG-19.13: a deck has another number of cards than before")
        if state.hand[seat] != sorted(state.hand[seat]):
            found.append("LEG-23.8: a hand is not in canonical order")
    if state.hyla != words.NONE:
        places[state.hyla] += 1
        if state.zone[state.hyla] != words.IN_HYLA:
            found.append("LEG-23.3: the Hyla card is not where it thinks")
    for card in range(cast.size):
        if places[card] != 1 and not (places[card] == 0 and state.zone[card] == words.IN_LIMBO):
            found.append(f"LEG-23.1: {cast.cards[card].id} is {places[card]} times on the table")
    return found


def table_faults(state: State) -> list[str]:
    """Dragons, ships, leadership areas, and which cards are active.  [LEG-23.2 to LEG-23.5]"""
    found: list[str] = []
    cast = state.cast
    sides = [dragons_of(state, 0), dragons_of(state, 1)]
    if len(state.dragons) != words.DRAGONS or sides[0] * sides[1]:
        found.append("LEG-23.2: dragons are on both sides")
    for seat in range(2):
        for ship in state.ships[seat]:
            if load_of(state, ship) > cast.cards[ship].capacity:
                found.append(f"LEG-23.3: {cast.cards[ship].id} carries too much")
            if state.flags[ship] & words.LANDED and seat != state.active and state.winner == words.NOBODY:
                found.append("LEG-23.3: a landed ship in the foe's turn")
        for card in [*state.pile[seat], *state.loose[seat]]:
            if cast.types[card] == words.LEADERSHIP:
                found.append("LEG-23.4: a leadership card in a discard pile")
        for card in state.leadership[seat]:
            if cast.types[card] != words.LEADERSHIP and not is_fixed(cast.cards[card]):
                found.append("LEG-23.4: a wrong card in a leadership area")
            if state.flags[card] & words.ACTIVE and seat != state.active and state.winner == words.NOBODY:
                found.append("LEG-23.5: a this-turn text of the foe")
        active = [
            card
            for card in range(cast.bases[seat], cast.bases[seat] + cast.sizes[seat])
            if state.flags[card] & words.ACTIVE
            and not state.flags[card] & words.FACE_DOWN
            and cast.effects[card]
        ]
        active.extend(card for card in cast.inquisitors if cast.owners[card] == seat and cast.effects[card])
        if sorted(state.texts[seat]) != sorted(active):
            found.append("LEG-15.5: the active texts are listed wrong")
    early = state.phase in (words.BEGIN_PHASE, words.LEADERSHIP_PHASE, words.ENGAGEMENT_PHASE)
    if state.fight == words.PEACE and early and (any(state.combat) or any(state.support)):
        found.append("LEG-23.5: cards lie in the areas without a fight")
    return found


def numbers_of(side: Side) -> list[object]:
    """What was folded, for comparison."""
    demands = sorted(side.demands) if side.demands is not None else []
    return [
        side.fire,
        side.earth,
        side.shields,
        side.text_off,
        side.types_off,
        side.printed_off,
        side.max_plays,
        side.hand,
        side.extra_boosters,
        side.extra_supports,
        side.forbid_types,
        side.forbid_with,
        side.forbid_without,
        demands,
    ]


def fold_faults(state: State) -> list[str]:
    """Folding again, in any order of the texts, gives the same; no value is below 0, so no power is.
    [LEG-23.7, LEG-23.15]
    """
    fresh = fold(state)
    twin = state.copy()
    twin.texts = [list(reversed(state.texts[0])), list(reversed(state.texts[1]))]
    found = side_faults(fresh, fold(twin), "depend on the order of texts")
    if state.sides is not None:
        found.extend(side_faults(state.sides, fresh, "are not up to date"))
    for seat in range(2):
        for card in [*state.combat[seat], *state.support[seat]]:
            if state.flags[card] & words.ACTIVE and min(values_of(state, card)) < 0:
                found.append(f"LEG-23.7: {state.cast.cards[card].id} has a negative value")
    return found


def side_faults(one: list[Side], other: list[Side], fault: str) -> list[str]:
    """Two folds of the same table are equal.  [LEG-23.15]"""
    unequal = any(numbers_of(one[seat]) != numbers_of(other[seat]) for seat in range(2))
    return [f"LEG-23.15: the layers {fault}"] if unequal else []


def turn_faults(state: State) -> list[str]:
    """Turns can be completed, announcements are legal, the end has one winner.  [LEG-23.9, LEG-23.10,
    LEG-23.13]
    """
    found: list[str] = []
    if state.over:
        if state.winner == words.NOBODY:
            found.append("LEG-23.13: no winner")
        elif not state.cast.match:
            dragons = dragons_of(state, state.winner)
            if state.crystals[state.winner] != 1 + dragons + state.extra or state.crystals[1 - state.winner]:
                found.append("LEG-23.13: wrong crystals")
            if state.reason == words.FOURTH_DRAGON and dragons != words.DRAGONS:
                found.append("LEG-23.13: a fourth dragon without three")
        return found
    if (
        not state.frames
        and state.phase in (words.CHARACTER_PHASE, words.SUPPORT_PHASE)
        and not state.cast.interferes[1 - state.active]
    ):
        twin = state.copy()
        twin.trial = True
        if deciding_seat(state) == state.active and not completable(twin, Trials()):
            found.append("LEG-23.9: the turn cannot be completed")
    if state.phase == words.POWER_PHASE and not state.frames and not may_announce(state, state.active):
        found.append("LEG-23.10: no legal announcement")
    return found


def change_faults(before: State, state: State) -> list[str]:
    """What one action may not do to the table within a game."""
    found: list[str] = []
    if before.game != state.game:
        return found
    if before.ran_out not in (words.NOBODY, state.ran_out):
        found.append("LEG-23.13: the ran-out mark moved")
    # A stranded turn (LEG-6.8) puts cards back before it retreats.
    retreats = state.winner != words.NOBODY or any(
        frame.kind == words.FRAME_RETREAT for frame in state.frames
    )
    if before.fight != words.PEACE and state.fight != words.PEACE and not retreats:
        for seat in range(2):
            found.extend(cover_faults(before, state, seat))
            found.extend(protection_faults(before, state, seat))
    found.extend(payment_faults(before, state))
    return found


def cover_faults(before: State, state: State, seat: int) -> list[str]:
    """Covered cards stay covered; the first character of a turn covers all or, allowed to, none.
    [LEG-23.6]
    """
    found: list[str] = []
    cast = state.cast
    lying = [card for card in before.combat[seat] if state.zone[card] == words.IN_COMBAT]
    active = [card for card in lying if before.flags[card] & words.ACTIVE]
    kept = [card for card in lying if state.flags[card] & words.ACTIVE]
    for card in kept:
        if card not in active:
            found.append(f"LEG-23.6: {cast.cards[card].id} is active again")
    is_first = before.turn == state.turn and before.characters_played == 0 and state.characters_played == 1
    if is_first and seat == state.active and kept:
        facts = cast.cards[state.last_played]
        may_keep = facts.gang or any(effect.keeps_combat() for effect in facts.effects)
        if kept != active or not may_keep:
            found.append(f"LEG-23.6: {facts.id} does not cover")
    return found


def protection_faults(before: State, state: State, seat: int) -> list[str]:
    """An active PROTECTED card leaves play only by its owner's doing.  [LEG-23.11]"""
    if deciding_seat(before) == seat:
        return []
    found: list[str] = []
    for card in [*before.combat[seat], *before.support[seat]]:
        left = before.flags[card] & words.ACTIVE and state.zone[card] != before.zone[card]
        if left and is_protected(before, card):
            found.append(f"LEG-23.11: {state.cast.cards[card].id} is PROTECTED and left play")
    return found


def payment_faults(before: State, state: State) -> list[str]:
    """Nothing superfluous is discarded for a cost.  [LEG-23.12]"""
    if not before.frames or before.frames[-1].kind not in (words.FRAME_PAY, words.FRAME_PICK):
        return []
    frame = before.frames[-1]
    if frame.kind == words.FRAME_PAY:
        cost = demand_cost(before, frame.card)
    else:
        effect = before.cast.effects[frame.card][frame.effect]
        cost = effect.cost if isinstance(effect, DragonForDiscards) else None
    same = len(state.frames) == len(before.frames) and state.frames[-1].card == frame.card
    if cost is None or same:
        return []
    held = before.hand[frame.seat]
    paid = [*frame.picks, *[card for card in held if card not in state.hand[frame.seat]]]
    return [] if is_minimal(before, cost, paid) else ["LEG-23.12: more was discarded than was asked"]
