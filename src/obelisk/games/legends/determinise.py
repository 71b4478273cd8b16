"""The hidden states that fit what a seat knows.  [LEG-2.4]"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from obelisk.core.errors import RulesBug
from obelisk.core.rng import Rng
from obelisk.games.legends import words
from obelisk.games.legends.actions import SEAT, action
from obelisk.games.legends.cards.card import can_be_bluff, is_fixed
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.choices import deciding_seat
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.legal import legal
from obelisk.games.legends.lookahead import Trials, completable
from obelisk.games.legends.plays import bluff_refusal
from obelisk.games.legends.private_lists import sampled_cast
from obelisk.games.legends.resolve import EFFECTS
from obelisk.games.legends.state import (
    State,
    changed,
    new_state,
    note_seen,
    own_order,
    set_link,
    set_stamp,
)
from obelisk.games.legends.view import HIDDEN, CardView, FrameView, SeatView, View

TRIES: Final = 20_000
"""Samples until one fits what the foe is seen to do; one or two are usual."""


class Misfit(Exception):
    """A sampled private list cannot be what is seen; another one is tried."""


def determinise(view: View, rng: Rng) -> State:
    """A full state that fits the view; what is hidden is sampled, and every fitting state can come out."""
    for _ in range(TRIES):
        cast = view.cast if view.cast is not None else sampled_cast(view, rng)
        try:
            state = _build(view, cast, rng, None)
        except Misfit:
            continue
        if _fits(state, view):
            return state
    raise RulesBug("no state fits the view")


def _fits(state: State, view: View) -> bool:
    """Whether what the other seat is seen to be able to do is possible with these hidden cards."""
    if state.over:
        return True
    if state.active != view.seat and not _may_get_through(state):
        return False
    return deciding_seat(state) == view.seat or bool(legal(state))


def _may_get_through(state: State) -> bool:
    """Whether the active player can complete the turn with these cards, as everybody knows he can.  [LEG-6.6]

    While an interference card is being played nobody knows.
    """
    if state.phase not in (words.CHARACTER_PHASE, words.SUPPORT_PHASE):
        return True
    if any(frame.kind == words.FRAME_RESPOND for frame in state.frames):
        return True
    twin = state.copy()
    twin.trial = True
    return completable(twin, Trials())


def _build(view: View, cast: Cast, rng: Rng, outer: State | None) -> State:
    """A state with this view. `outer` is the later state that it was before (LEG-6.8)."""
    state = new_state(cast)
    state.copy_public(view)
    state.hyla = _card(state, view.hyla)
    if state.hyla != words.NONE:
        _put(state, state.hyla, words.IN_HYLA, words.PLACE_KNOWN | words.ACTIVE)
    in_limbo = [0, 0]
    held = words.NONE
    held_in = words.IN_HAND
    for frame in view.frames:
        if frame.kind == words.FRAME_RESPOND and frame.stage == 0 and frame.card not in ("", HIDDEN):
            # What is about to be played lies in the hand, openly on a ship, or (buka-27) in the deck.
            held = _card(state, frame.card)
            if frame.n == words.PICK and cast.types[held] == words.INFLUENCE:
                held_in = words.IN_DECK
        if frame.kind == words.FRAME_RESPOND and frame.stage == 1 and frame.card:
            if frame.card == HIDDEN:
                in_limbo[1 - frame.seat] += 1
            else:
                _put(state, _card(state, frame.card), words.IN_LIMBO, words.PLACE_KNOWN)
    for owner in range(2):
        one = view.seats[owner]
        _lay_seat(state, one, owner, owner == view.seat, rng, outer, in_limbo[owner], held, held_in)
    for owner in range(2):
        _link_seat(state, view.seats[owner], owner)
        _list_texts(state, owner)
    state.last_played = _card(state, view.last_played)
    state.met = [_card(state, name) for name in view.met]
    state.settled = [_card(state, name) for name in view.settled]
    state.spent = [_card(state, name) for name in view.spent]
    state.used = [_entry(state, name) for name in view.used]
    state.takes = [seat.takes for seat in view.seats]
    for frame in view.frames:
        state.frames.append(_build_frame(state, frame, rng))
    changed(state)
    if cast.closed_lists:
        note_seen(state)
    if view.rewind is not None:
        state.rewind = _build(view.rewind, cast, rng, state)
    return state


def _card(state: State, name: str) -> int:
    """The instance of `seat:id`."""
    if name in ("", HIDDEN):
        return words.NONE
    owner, _, id = name.partition(":")
    return state.cast.instances[int(owner)][state.cast.table.index(id)]


def _entry(state: State, name: str) -> int:
    card, _, effect = name.partition("/")
    return _card(state, card) * EFFECTS + int(effect)


def _lay_seat(
    state: State,
    seen: SeatView,
    owner: int,
    own: bool,
    rng: Rng,
    outer: State | None,
    in_limbo: int,
    held: int,
    held_in: int,
) -> None:
    cast = state.cast
    unknown = [True] * cast.sizes[owner]
    hand = _named(cast, owner, seen.hand, unknown)
    revealed = _named(cast, owner, seen.revealed, unknown)
    deck = _named(cast, owner, seen.deck, unknown)
    bottom = _named(cast, owner, seen.bottom, unknown)
    pile = _named(cast, owner, seen.discards, unknown)
    top = _instance(cast, owner, seen.discard_top, unknown) if seen.discard_top else words.NONE
    _put_all(state, pile, words.IN_PILE, words.PLACE_KNOWN)
    # Others' knowledge of his cards is not the owner's to know; he assumes the least.
    _put_all(state, hand, words.IN_HAND, 0 if own else words.PLACE_KNOWN)
    if not own:
        _put_all(state, deck, words.IN_DECK, words.PLACE_KNOWN)
    for card in revealed:
        state.flags[card] |= words.REVEALED | words.PLACE_KNOWN
    _lay_area(state, state.combat[owner], words.IN_COMBAT, seen.combat, owner, own, unknown)
    _lay_area(state, state.support[owner], words.IN_SUPPORT, seen.support, owner, own, unknown)
    _lay_area(state, state.ships[owner], words.IN_SHIPS, seen.ships, owner, own, unknown)
    _lay_area(state, state.cargo[owner], words.IN_CARGO, seen.cargo, owner, own, unknown)
    achievements = _named(cast, owner, seen.achievements, unknown)
    state.achievements[owner] = achievements
    _put_all(state, achievements, words.IN_ACHIEVEMENTS, words.PLACE_KNOWN | words.ACTIVE)
    _lay_leadership(state, seen, owner, _named(cast, owner, seen.leadership, unknown), rng)
    left = _unseen(state, owner, unknown)
    rng.shuffle(left)
    _lay_aside(state, seen, owner, left, outer)
    if outer is not None:
        left = _by_origin(outer, left)
    # Bluffs first, since few cards can be one; then the discard pile, which has no leadership cards.
    for place, bluff in enumerate(state.support[owner]):
        if bluff != words.NONE:
            continue
        card = _take(cast, left, True, outer)
        state.support[owner][place] = card
        _put(state, card, words.IN_SUPPORT, 0)
        _mark(state, card, seen.support[place])
    for _ in range(in_limbo):
        _put(state, _take(cast, left, True, outer), words.IN_LIMBO, 0)
    while len(pile) < seen.discard_count:
        card = _take(cast, left, False, outer)
        pile.append(card)
        _put(state, card, words.IN_PILE, 0)
    if held != words.NONE and held in left:
        left.remove(held)
        if held_in == words.IN_DECK:
            deck.append(held)
        else:
            hand.append(held)
        _put(state, held, held_in, 0)
    while len(hand) < seen.hand_count:
        hand.append(left.pop(0))
        _put(state, hand[-1], words.IN_HAND, 0)
    hand.sort()
    state.hand[owner] = hand
    if not own:
        deck.extend(left[: seen.deck_count - len(deck)])
        rng.shuffle(deck)
        bottom = deck[: seen.bottom_count]
        deck = deck[seen.bottom_count :]
    flagged = state.deck[owner]
    base = cast.bases[owner]
    for card in deck:
        flagged[card - base] = 1
    state.deck_count[owner] = len(deck)
    state.bottom[owner] = bottom
    if top != words.NONE:
        pile.remove(top)
        rng.shuffle(pile)
        pile.append(top)
        state.flags[top] |= words.PLACE_KNOWN
    state.pile[owner] = pile


def _named(cast: Cast, owner: int, ids: list[str], unknown: list[bool]) -> list[int]:
    """The instances of some cards of a seat, which are not unknown any more."""
    found: list[int] = []
    if ids:
        by_id = cast.by_id[owner]
        base: i64 = cast.bases[owner]
        for id in ids:
            card: i64 = by_id[id]
            unknown[card - base] = False
            found.append(card)
    return found


def _instance(cast: Cast, owner: int, id: str, unknown: list[bool]) -> int:
    """The instance of a card of a seat, which is not unknown any more."""
    card = cast.by_id[owner][id]
    unknown[card - cast.bases[owner]] = False
    return card


def _lay_area(
    state: State,
    area: list[int],
    zone: int,
    cards: list[CardView],
    owner: int,
    own: bool,
    unknown: list[bool],
) -> None:
    """The cards of an area, and NONE for each that the viewer cannot tell."""
    for one in cards:
        if one.id == HIDDEN:
            area.append(words.NONE)
            continue
        card = _instance(state.cast, owner, one.id, unknown)
        area.append(card)
        _put(state, card, zone, words.PLACE_KNOWN)
        _mark(state, card, one)
        if one.down and own:
            state.flags[card] &= ~words.PLACE_KNOWN


def _unseen(state: State, owner: int, unknown: list[bool]) -> list[int]:
    """The cards of a seat that lie anywhere in hand, deck, pile or among the bluffs."""
    zones = state.zone
    found: list[int] = []
    card: i64 = state.cast.bases[owner]
    for is_free in unknown:
        if is_free:
            zone: i64 = zones[card]
            if zone != words.IN_HYLA and zone != words.IN_LIMBO:
                found.append(card)
        card += 1
    return found


def _lay_aside(state: State, seen: SeatView, owner: int, left: list[int], outer: State | None) -> None:
    """What a drafter left out of the deck: known, or any cards not seen in this game.  [LEG-19.13]"""
    cast = state.cast
    table = cast.table
    if seen.seen or seen.present:
        # Shared with all positions until then.
        state.seen = state.seen.copy()
    for id in seen.seen:
        state.seen[cast.instances[owner][table.index(id)]] = words.SEEN_BEFORE
    for id in seen.present:
        state.seen[cast.instances[owner][table.index(id)]] = words.SEEN_NOW
    spares: list[int] = []
    if seen.aside:
        spares = [cast.instances[owner][table.index(id)] for id in seen.aside]
    elif outer is not None:
        spares = list(outer.aside[owner])
    else:
        for card in left:
            if len(spares) < cast.spares[owner] and state.seen[card] != words.SEEN_NOW:
                spares.append(card)
    for card in spares:
        left.remove(card)
        _put(state, card, words.IN_ASIDE, 0)
    spares.sort()
    state.aside[owner] = spares


def _by_origin(outer: State, cards: list[int]) -> list[int]:
    """Cards that have gone elsewhere since first, then those now in hand, then those now in the deck."""
    return sorted(cards, key=lambda card: _came_from(outer, card))


def _came_from(outer: State, card: int) -> int:
    """Cards that were played or discarded since came from the hand, those drawn since from the deck."""
    zone = outer.zone[card]
    return 1 if zone == words.IN_HAND else 2 if zone == words.IN_DECK else 0


def _put(state: State, card: i64, zone: int, flags: int) -> None:
    state.zone[card] = zone
    state.flags[card] = flags


def _put_all(state: State, cards: list[int], zone: int, flags: int) -> None:
    if cards:
        # As objects: the compiler would make the same numbers anew for each card.
        zones = cast("list[object]", state.zone)
        all_flags = cast("list[object]", state.flags)
        zone_thing: object = zone
        flags_thing: object = flags
        card: i64
        for card in cards:
            zones[card] = zone_thing
            all_flags[card] = flags_thing


def _mark(state: State, card: int, seen: CardView) -> None:
    flags = state.flags[card]
    if seen.active:
        flags |= words.ACTIVE
    if seen.down:
        flags |= words.FACE_DOWN
    if seen.landed:
        flags |= words.LANDED
    if seen.spoiled:
        flags |= words.SPOILED
    state.flags[card] = flags
    if seen.order:
        own_order(state)[card] = seen.order
    set_stamp(state, card, seen.stamp)


def _lay_leadership(state: State, seen: SeatView, owner: int, cards: list[int], rng: Rng) -> None:
    """Fixed cards below, the top as seen, the others in any order."""
    cast = state.cast
    area: list[int] = []
    rest: list[int] = []
    for card in cards:
        if is_fixed(cast.cards[card]):
            area.append(card)
        else:
            rest.append(card)
    area.sort()
    if rest:
        top = cast.by_id[owner][seen.leadership_top]
        rest.remove(top)
        rng.shuffle(rest)
        area.extend(rest)
        area.append(top)
    state.leadership[owner] = area
    _put_all(state, cards, words.IN_LEADERSHIP, words.PLACE_KNOWN)
    flags = state.flags
    for id in seen.leadership_active:
        card = cast.by_id[owner][id]
        flags[card] = flags[card] | words.ACTIVE


def _take(cast: Cast, left: list[int], bluff: bool, outer: State | None) -> int:
    """Takes the first card that can lie there."""
    for place, card in enumerate(left):
        if bluff:
            if can_be_bluff(cast.cards[card]) and (
                outer is None or outer.zone[card] not in (words.IN_HAND, words.IN_DECK)
            ):
                return left.pop(place)
        elif cast.types[card] != words.LEADERSHIP and not is_fixed(cast.cards[card]):
            return left.pop(place)
    raise Misfit("no card can lie there")


def _link_seat(state: State, seen: SeatView, owner: int) -> None:
    """Ships of loads, and targets."""
    for place, card in enumerate(state.cargo[owner]):
        set_link(state, card, state.cast.by_id[owner][seen.cargo[place].ship])
    if not seen.combat and not seen.support:
        return
    places = [*state.combat[owner], *state.support[owner]]
    for place, one in enumerate([*seen.combat, *seen.support]):
        if one.target != words.NONE:
            set_link(state, places[place], places[one.target])


def _list_texts(state: State, owner: int) -> None:
    """The active cards with a text, in the order of the list."""
    cast = state.cast
    found: list[int] = []
    for card in cast.inquisitors:
        if cast.owners[card] == owner and cast.effects[card]:
            found.append(card)
    for area in (
        state.leadership[owner],
        state.ships[owner],
        state.achievements[owner],
        state.combat[owner],
        state.support[owner],
    ):
        for card in area:
            if (
                state.flags[card] & words.ACTIVE
                and not state.flags[card] & words.FACE_DOWN
                and cast.effects[card]
            ):
                found.append(card)
    if state.hyla != words.NONE and cast.owners[state.hyla] == owner and cast.effects[state.hyla]:
        found.append(state.hyla)
    found.sort()
    state.texts[owner] = found


def _build_frame(state: State, seen: FrameView, rng: Rng) -> Frame:
    frame = Frame(seen.kind, seen.seat, words.NONE, seen.effect, seen.n)
    frame.stage = seen.stage
    if seen.kind == words.FRAME_RESPOND:
        if seen.card == "":
            frame.n = action(seen.n, seen.effect)
            frame.effect = 0
        else:
            card = _card(state, seen.card) if seen.card != HIDDEN else _any_bluff(state, frame, rng)
            cast = state.cast
            frame.n = action(seen.n, cast.owners[card] * SEAT + cast.cards[card].index)
            if frame.stage:
                frame.card = card
        return frame
    frame.card = _card(state, seen.card)
    for name in seen.picks:
        if seen.kind == words.FRAME_BATCH:
            frame.picks.append(_entry(state, name))
        elif name == HIDDEN:
            frame.picks.append(_any_hidden(state, frame, rng))
        else:
            frame.picks.append(_card(state, name))
    return frame


def _any_bluff(state: State, frame: Frame, rng: Rng) -> int:
    """A card that the active player may be bluffing with; his hand is sampled."""
    if frame.stage:
        return next(card for card in range(state.cast.size) if state.zone[card] == words.IN_LIMBO)
    changed(state)
    found = [card for card in state.hand[state.active] if not bluff_refusal(state, card)]
    if not found:
        raise Misfit("no card can be the bluff")
    return found[rng.below(len(found))]


def _any_hidden(state: State, frame: Frame, rng: Rng) -> int:
    """A hidden hand card that the chooser may have picked."""
    hand = state.hand[frame.seat]
    found = [card for card in hand if not state.flags[card] & words.PLACE_KNOWN and card not in frame.picks]
    return found[rng.below(len(found))]
