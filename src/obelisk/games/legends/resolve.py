"""Resolving texts that happen once: what can be done, doing it, and the picks in between.  [LEG-15, LEG-17]

A text that needs a choice leaves a frame on the stack and goes on when the choice is made.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import reasons, words
from obelisk.games.legends.actions import SEAT, action, first_of, pick_of, picked, verb_of
from obelisk.games.legends.demands import can_pay, cost_of, payable, pays
from obelisk.games.legends.effects import (
    ATTACK_AGAIN,
    ATTRACT_DRAGONS,
    CHOSEN_OF_FIRE,
    CHOSEN_OF_WATER,
    CHOSEN_OF_YOUTH,
    CUSTOM,
    DISCARD_FOE_HAND,
    DRAGON_FOR_DISCARDS,
    DRAW,
    DRAW_SIFT,
    ENTREAT_FAVOR,
    FOE_DISCARDS,
    LOAD_SHIP,
    MILL_DECK,
    MOVE_HAND,
    RECYCLE_DISCARDS,
    REMOVE_CARDS,
    RETURN_TO_HAND,
    REVEAL_HAND,
    SEARCH,
    SWITCH_ELEMENT,
    AttractDragons,
    Custom,
    DiscardFoeHand,
    Draw,
    DrawSift,
    Effect,
    FoeDiscards,
    LoadShip,
    MillDeck,
    MoveHand,
    RemoveCards,
    ReturnToHand,
    Search,
    SwitchElement,
)
from obelisk.games.legends.events import element_name, tell, tell_card
from obelisk.games.legends.fight import attract
from obelisk.games.legends.moves import (
    ASK_DEAL,
    dig,
    discard,
    draw,
    draw_up_to,
    has_room,
    leave,
    load,
    lose,
    may_leave_deck,
    may_take,
    mill,
    return_hidden,
    reveal,
    shuffle_deck,
    shuffle_in,
    shuffle_pile,
    take_shown,
    tell_top,
    to_deck,
    top_card,
    turn_up,
)
from obelisk.games.legends.plays import FROM_SHIP, is_forbidden, lift, may_achieve, may_play_any, place
from obelisk.games.legends.power import icons_of, in_force, is_protected, side, text_works
from obelisk.games.legends.ships import is_loadable, may_load_at_all, open_ships
from obelisk.games.legends.state import Frame, State, changed, deck_size, pile_size

EFFECTS: Final = 8
"""A card has fewer effects than this; `card * EFFECTS + effect` names one."""


# --- what can be done


def can_do(state: State, card: int, number: int, actor: int) -> bool:
    """Whether an optional effect can be done in full by `actor` now.  [LEG-15.3]"""
    effect = state.cast.effects[card][number]
    kind = effect.kind
    foe = 1 - actor
    if kind == DRAW:
        assert isinstance(effect, Draw)
        return _can_draw(state, effect, actor)
    if kind == DRAW_SIFT:
        if effect.when == words.END and side(state, actor).no_end_draws:
            return False
        return may_take(state, actor, True)
    if kind == REMOVE_CARDS:
        assert isinstance(effect, RemoveCards)
        return _can_remove(state, card, effect, actor)
    if kind == SEARCH:
        assert isinstance(effect, Search)
        if effect.zone == words.DECK:
            return may_take(state, actor, True)
        return pile_size(state, actor) > 0 and may_take(state, actor, False)
    if kind == RETURN_TO_HAND:
        assert isinstance(effect, ReturnToHand)
        return may_take(state, actor, False) and len(_returnable(state, card, effect, actor)) > 0
    if kind == MOVE_HAND:
        assert isinstance(effect, MoveHand)
        held = len(state.hand[actor])
        return held > 0 if effect.n == words.ANY else held >= effect.n
    if kind == RECYCLE_DISCARDS:
        return pile_size(state, actor) > 0
    if kind == DISCARD_FOE_HAND:
        assert isinstance(effect, DiscardFoeHand)
        return len(state.hand[foe]) >= effect.n
    if kind == FOE_DISCARDS:
        assert isinstance(effect, FoeDiscards)
        held = len(state.hand[foe])
        return held > effect.down_to if effect.down_to >= 0 else held >= effect.n
    if kind == MILL_DECK:
        assert isinstance(effect, MillDeck)
        return deck_size(state, foe) >= effect.n
    if kind == LOAD_SHIP:
        return len(_loadable(state, card, actor)) > 0
    if kind == DRAGON_FOR_DISCARDS:
        return can_pay(state, actor, cost_of(effect))
    if kind == CUSTOM:
        assert isinstance(effect, Custom)
        if effect.name == ENTREAT_FAVOR:
            return len(_favors(state, actor)) > 0
        if effect.name == CHOSEN_OF_YOUTH:
            return len(_achievements_to_play(state, actor)) > 0
    return True


def _can_draw(state: State, effect: Draw, actor: int) -> bool:
    """A number of cards is there in full; `until_hand` is full with at least one.  [LEG-15.3]"""
    if effect.when == words.END and side(state, actor).no_end_draws:
        return False
    if effect.until_hand:
        return len(state.hand[actor]) < effect.until_hand and may_take(state, actor, True)
    if effect.source == words.RANDOM_DISCARD:
        return pile_size(state, actor) >= effect.n and may_take(state, actor, False, effect.n)
    return may_take(state, actor, True, effect.n)


def removable(state: State, card: int, effect: RemoveCards, actor: int) -> list[int]:
    """The cards that a `remove_cards` text may take away, in the order of LEG-8.6.  [LEG-17.1]"""
    found: list[int] = []
    seat = 1 - actor if effect.side == words.FOE else actor
    if effect.types & words.ACHIEVEMENT:
        found.extend(state.achievements[seat])
    for area in (state.combat[seat], state.support[seat]):
        for other in area:
            if other != card and not remove_refusal(state, effect, other):
                found.append(other)
    return found


def remove_refusal(state: State, effect: RemoveCards, other: int) -> int:
    """Why a card of the areas is not one that the text takes away, or ALLOWED.  [LEG-11.11, LEG-17.1]"""
    flags = state.flags[other]
    type = words.SUPPORT if flags & words.FACE_DOWN else state.cast.types[other]
    if not effect.types & type:
        return reasons.NOT_AMONG
    if flags & words.ACTIVE:
        if is_protected(state, other):
            return reasons.CARD_PROTECTED
    elif effect.active_only:
        return reasons.NOT_AMONG
    if effect.only == words.PRINTED_ICON:
        return reasons.ALLOWED if state.cast.icons[other] else reasons.NOT_AMONG
    if effect.only == words.FREE_ICON:
        return reasons.ALLOWED if icons_of(state, other) & words.FREE else reasons.NOT_AMONG
    return reasons.ALLOWED


def active_characters(state: State, seat: int) -> list[int]:
    """The active characters of a seat, PROTECTED ones included."""
    found: list[int] = []
    for card in state.combat[seat]:
        if state.flags[card] & words.ACTIVE and state.cast.types[card] == words.CHARACTER:
            found.append(card)
    return found


def _can_remove(state: State, card: int, effect: RemoveCards, actor: int) -> bool:
    return len(_remove_options(state, card, effect, actor)) > 0


def _remove_options(state: State, card: int, effect: RemoveCards, actor: int) -> list[int]:
    """What the actor may pick: cards to remove, the character that stays, or the type; as actions.
    [LEG-15.13]
    """
    found = removable(state, card, effect, actor)
    options: list[int] = []
    if effect.one_type:
        for type in (words.CHARACTER, words.BOOSTER, words.SUPPORT):
            for other in found:
                if type == (
                    words.SUPPORT if state.flags[other] & words.FACE_DOWN else state.cast.types[other]
                ):
                    options.append(action(words.PICK_TYPE, type))
                    break
        return options
    if not effect.keep_one_character:
        for other in found:
            options.append(pick_of(state, other))
        return options
    characters = active_characters(state, 1 - actor if effect.side == words.FOE else actor)
    if effect.n != words.ALL:
        for other in found:
            if len(characters) > 1 or other not in characters:
                options.append(pick_of(state, other))
        return options
    # All but one: the picks name the character that stays; without characters nothing is picked.
    if not characters:
        return _picks(state, found)
    for keeper in characters:
        if len(found) > (1 if keeper in found else 0):
            options.append(pick_of(state, keeper))
    return options


def _returnable(state: State, card: int, effect: ReturnToHand, actor: int) -> list[int]:
    """The own cards that may come back to hand.  [LEG-17.1]"""
    found: list[int] = []
    areas = [state.combat[actor]]
    if effect.area == words.ANY_AREA:
        areas.extend([state.support[actor], state.ships[actor], state.achievements[actor]])
        if state.hyla != words.NONE and state.cast.owners[state.hyla] == actor:
            areas.append([state.hyla])
    for area in areas:
        for other in area:
            if other != card and (state.flags[other] & words.ACTIVE or not effect.active_only):
                found.append(other)
    return found


def _loadable(state: State, ship: int, actor: int) -> list[int]:
    """The hand cards that a text may load onto this ship.  [LEG-13.3, LEG-13.4]"""
    found: list[int] = []
    if has_room(state, ship) and may_load_at_all(state, actor):
        for card in state.hand[actor]:
            if is_loadable(state, card):
                found.append(card)
    return found


def deck_cards(state: State, seat: int) -> list[int]:
    """The cards of a deck, in the order of the seat's list."""
    found: list[int] = []
    base = state.cast.bases[seat]
    for number, here in enumerate(state.deck[seat]):
        if here:
            found.append(base + number)
    found.extend(state.bottom[seat])
    found.sort()
    return found


def pile_cards(state: State, seat: int) -> list[int]:
    """The cards of a discard pile, in the order of the seat's list."""
    found = state.loose[seat].copy()
    found.extend(state.pile[seat])
    found.sort()
    return found


def _favors(state: State, actor: int) -> list[int]:
    """What buka-27 may take out of the deck: an influence card to play, or a load.  [LEG-17.4]"""
    found: list[int] = []
    if not may_leave_deck(state, actor, 1):
        return found
    loads = may_load_at_all(state, actor) and len(open_ships(state, actor, True)) > 0
    for card in deck_cards(state, actor):
        if state.cast.types[card] == words.INFLUENCE:
            if may_play_any(state, actor) and not is_forbidden(state, card):
                found.append(card)
        elif loads and is_loadable(state, card):
            found.append(card)
    return found


def _achievements_to_play(state: State, actor: int) -> list[int]:
    """What khind-32 lets `actor` play at once.  [LEG-17.4]"""
    found: list[int] = []
    if may_achieve(state) and may_play_any(state, actor):
        for card in state.hand[actor]:
            if state.cast.types[card] == words.ACHIEVEMENT and not is_forbidden(state, card):
                found.append(card)
    return found


def _leadership_to_return(state: State, card: int, actor: int) -> list[int]:
    """What vulca-32 may take out of the leadership area.  [LEG-17.4]"""
    found: list[int] = []
    id = state.cast.cards[card].id
    for other in state.leadership[actor]:
        if state.cast.types[other] == words.LEADERSHIP and state.cast.cards[other].id != id:
            found.append(other)
    # Sorted: how the cards lie under each other is nobody's to see.
    found.sort()
    return found


# --- doing it


def begin(state: State, deal: Deal, card: int, number: int, actor: int, how: int = 0) -> None:
    """`actor` carries out an effect, as far as possible.  [LEG-15.4]"""
    effect = state.cast.effects[card][number]
    kind = effect.kind
    foe = 1 - actor
    if kind == DRAW:
        assert isinstance(effect, Draw)
        _draw(state, deal, effect, actor)
    elif kind == SWITCH_ELEMENT:
        assert isinstance(effect, SwitchElement)
        _switch_element(state, deal, effect)
    elif kind == ATTACK_AGAIN:
        state.attack_again = True
        state.choices = None
    elif kind == REVEAL_HAND:
        reveal(state, deal, foe)
    elif kind == ATTRACT_DRAGONS:
        assert isinstance(effect, AttractDragons)
        attract(state, actor, effect.n)
    elif kind == RECYCLE_DISCARDS:
        for other in pile_cards(state, actor):
            known = state.flags[other] & words.PLACE_KNOWN != 0
            leave(state, other)
            to_deck(state, other, known)
        tell(deal, "discards_recycled", {"seat": actor})
        shuffle_deck(state, deal, actor)
    elif kind == MILL_DECK:
        assert isinstance(effect, MillDeck)
        for _ in range(min(effect.n, deck_size(state, foe))):
            mill(state, deal, foe)
    elif kind == DRAW_SIFT:
        assert isinstance(effect, DrawSift)
        _draw_sift(state, deal, card, number, effect, actor)
    elif kind == FOE_DISCARDS:
        assert isinstance(effect, FoeDiscards)
        held = len(state.hand[foe])
        count = held - effect.down_to if effect.down_to >= 0 else min(effect.n, held)
        _ask(state, foe, card, number, count)
    elif kind == DISCARD_FOE_HAND:
        assert isinstance(effect, DiscardFoeHand)
        _ask(state, actor, card, number, min(effect.n, len(state.hand[foe])))
    elif kind == MOVE_HAND:
        assert isinstance(effect, MoveHand)
        _ask(state, actor, card, number, min(effect.n, len(state.hand[actor])))
    elif kind == LOAD_SHIP:
        assert isinstance(effect, LoadShip)
        _ask(state, actor, card, number, effect.up_to)
    elif kind == SEARCH:
        assert isinstance(effect, Search)
        _ask(state, actor, card, number, effect.n)
    elif kind == REMOVE_CARDS:
        assert isinstance(effect, RemoveCards)
        _begin_remove(state, deal, card, number, effect, actor, how)
    elif kind == CUSTOM and _is_custom(effect, CHOSEN_OF_WATER):
        for other in state.hand[actor].copy():
            known = state.flags[other] & words.PLACE_KNOWN != 0
            leave(state, other)
            to_deck(state, other, known)
        tell(deal, "hand_shuffled_in", {"seat": actor})
        shuffle_deck(state, deal, actor)
        draw_up_to(state, deal, actor, words.HAND_SIZE)
    else:
        _ask(state, actor, card, number, 1)


def _is_custom(effect: Effect, name: int) -> bool:
    assert isinstance(effect, Custom)
    return effect.name == name


def _ask(state: State, chooser: int, card: int, number: int, count: int) -> None:
    """A choice of `count` cards is next."""
    if count > 0:
        state.frames.append(Frame(words.FRAME_PICK, chooser, card, number, count))


def _draw(state: State, deal: Deal, effect: Draw, actor: int) -> None:
    if effect.until_hand:
        draw_up_to(state, deal, actor, effect.until_hand)
    elif effect.source == words.RANDOM_DISCARD:
        shuffle_pile(state, actor)
        for _ in range(effect.n):
            if pile_size(state, actor) and may_take(state, actor, False):
                dig(state, deal, actor)
        turn_up(state, deal, actor)
    else:
        for _ in range(effect.n):
            if draw(state, deal, actor) == words.NONE:
                break


def _switch_element(state: State, deal: Deal, effect: SwitchElement) -> None:
    """The fight element changes at once; before the first announcement there is none.  [LEG-7.6,
    LEG-14.15]
    """
    if state.fight != words.RUNNING:
        return
    to = effect.to
    if to == words.TO_OTHER:
        to = words.EARTH if state.element == words.FIRE else words.FIRE
    state.element = to
    changed(state)
    tell(deal, "element_switched", {"element": element_name(to)})


def _draw_sift(state: State, deal: Deal, card: int, number: int, effect: DrawSift, actor: int) -> None:
    """Draws up to n; then cards are given away.  [LEG-17.1]"""
    drawn: list[int] = []
    for _ in range(effect.n):
        if not may_take(state, actor, True):
            break
        if effect.shown:
            top = top_card(state, deal, actor, ASK_DEAL)
            take_shown(state, deal, top)
            drawn.append(top)
        else:
            drawn.append(draw(state, deal, actor))
    among = len(drawn) if effect.give_from == words.DRAWN else len(state.hand[actor])
    count = min(effect.give, among)
    if count:
        frame = Frame(words.FRAME_PICK, actor, card, number, count)
        if effect.give_from == words.DRAWN:
            frame.picks = drawn
        state.frames.append(frame)


def _begin_remove(
    state: State, deal: Deal, card: int, number: int, effect: RemoveCards, actor: int, how: int
) -> None:
    """A whole set goes without a choice; else the actor picks.  [LEG-16.3]"""
    if effect.from_ship and not how & FROM_SHIP:
        return
    if effect.n == words.ALL and not effect.one_type:
        seat = 1 - actor if effect.side == words.FOE else actor
        if not effect.keep_one_character or not active_characters(state, seat):
            _remove(state, deal, effect, removable(state, card, effect, actor))
            return
    if effect.n == words.ALL:
        if _remove_options(state, card, effect, actor):
            _ask(state, actor, card, number, 1)
        return
    _ask(state, actor, card, number, min(effect.n, len(_remove_options(state, card, effect, actor))))


def _remove(state: State, deal: Deal, effect: RemoveCards, cards: list[int]) -> None:
    shuffled = words.NONE
    for card in cards:
        if effect.to == words.DECK:
            shuffled = state.cast.owners[card]
            shuffle_in(state, deal, card)
        else:
            discard(state, deal, card)
    if shuffled != words.NONE:
        shuffle_deck(state, deal, shuffled)


# --- picks


def pick_options(state: State, frame: Frame) -> list[int]:
    """What may be picked now, as actions.  [LEG-20]"""
    effect = state.cast.effects[frame.card][frame.effect]
    kind = effect.kind
    seat = frame.seat
    options: list[int] = []
    if kind == REMOVE_CARDS:
        assert isinstance(effect, RemoveCards)
        return _remove_options(state, frame.card, effect, seat)
    if kind == DRAGON_FOR_DISCARDS:
        return _picks(state, payable(state, seat, cost_of(effect), frame.picks))
    if kind == FOE_DISCARDS:
        return _picks(state, state.hand[seat])
    if kind == MOVE_HAND:
        assert isinstance(effect, MoveHand)
        options = _picks(state, state.hand[seat])
        if effect.n == words.ANY:
            options.append(action(words.DONE))
        return options
    if kind == DISCARD_FOE_HAND:
        hidden = False
        for card in state.hand[1 - seat]:
            if state.flags[card] & words.REVEALED:
                options.append(pick_of(state, card))
            else:
                hidden = True
        if hidden:
            options.append(action(words.PICK_RANDOM))
        return options
    if kind == DRAW_SIFT:
        assert isinstance(effect, DrawSift)
        if effect.give_from == words.DRAWN:
            return _picks(state, sorted(frame.picks))
        return _picks(state, state.hand[seat])
    if kind == SEARCH:
        assert isinstance(effect, Search)
        found = deck_cards(state, seat) if effect.zone == words.DECK else pile_cards(state, seat)
        if may_take(state, seat, effect.zone == words.DECK):
            options = _picks(state, found)
        options.append(action(words.PICK_NONE))
        return options
    if kind == RETURN_TO_HAND:
        assert isinstance(effect, ReturnToHand)
        return _picks(state, _returnable(state, frame.card, effect, seat))
    if kind == LOAD_SHIP:
        options = _picks(state, _loadable(state, frame.card, seat))
        options.append(action(words.DONE))
        return options
    assert isinstance(effect, Custom)
    if effect.name == ENTREAT_FAVOR:
        if frame.stage:
            return _picks(state, open_ships(state, seat, True))
        options = _picks(state, _favors(state, seat))
        options.append(action(words.PICK_NONE))
        return options
    if effect.name == CHOSEN_OF_YOUTH:
        return _picks(state, _achievements_to_play(state, seat))
    return _picks(state, _leadership_to_return(state, frame.card, seat))


def _picks(state: State, cards: list[int]) -> list[int]:
    options: list[int] = []
    for card in cards:
        options.append(pick_of(state, card))
    return options


def run_pick(state: State, deal: Deal, frame: Frame) -> bool:
    """True while there is something to pick; else the text is over."""
    if frame.n > 0 and pick_options(state, frame):
        return True
    _close_pick(state, deal, frame)
    return False


def _close_pick(state: State, deal: Deal, frame: Frame) -> None:
    """What follows when nothing more is picked: searched and refilled decks are shuffled.  [LEG-16.9]"""
    state.frames.remove(frame)
    effect = state.cast.effects[frame.card][frame.effect]
    seat = frame.seat
    if effect.kind == SEARCH:
        assert isinstance(effect, Search)
        if effect.zone == words.DECK:
            shuffle_deck(state, deal, seat)
        else:
            turn_up(state, deal, seat)
    elif effect.kind == DRAW_SIFT:
        assert isinstance(effect, DrawSift)
        if effect.give_to == words.DECK:
            shuffle_deck(state, deal, seat)
    elif effect.kind == DRAGON_FOR_DISCARDS:
        attract(state, seat, 1)
    elif effect.kind == CUSTOM and _is_custom(effect, ENTREAT_FAVOR):
        shuffle_deck(state, deal, seat)


def pick(state: State, deal: Deal, frame: Frame, number: int) -> None:
    """The chooser picked: does what the text does with it."""
    effect = state.cast.effects[frame.card][frame.effect]
    kind = effect.kind
    verb = verb_of(number)
    seat = frame.seat
    state.choices = None
    frame.n -= 1
    if verb in (words.DONE, words.PICK_NONE):
        frame.n = 0
    elif verb == words.PICK_RANDOM:
        lose(state, deal, 1 - seat)
    elif kind == REMOVE_CARDS:
        assert isinstance(effect, RemoveCards)
        _pick_removed(state, deal, frame, effect, number)
    elif kind == CUSTOM:
        assert isinstance(effect, Custom)
        _pick_custom(state, deal, frame, effect, picked(state, number))
    else:
        _pick_card(state, deal, frame, effect, picked(state, number))


def _pick_card(state: State, deal: Deal, frame: Frame, effect: Effect, card: int) -> None:
    kind = effect.kind
    if kind == DRAGON_FOR_DISCARDS:
        frame.picks.append(card)
        discard(state, deal, card)
        frame.n = 0 if pays(state, cost_of(effect), frame.picks) else 1
    elif kind == MOVE_HAND:
        assert isinstance(effect, MoveHand)
        if effect.to == words.DECK_BOTTOM:
            return_hidden(state, deal, card, True)
        else:
            discard(state, deal, card)
    elif kind == DRAW_SIFT:
        assert isinstance(effect, DrawSift)
        if card in frame.picks:
            frame.picks.remove(card)
        if effect.give_to == words.DECK:
            return_hidden(state, deal, card, False)
        else:
            discard(state, deal, card)
    elif kind in (SEARCH, RETURN_TO_HAND):
        take_shown(state, deal, card)
    elif kind == LOAD_SHIP:
        load(state, deal, card, frame.card)
    else:
        discard(state, deal, card)


def _pick_removed(state: State, deal: Deal, frame: Frame, effect: RemoveCards, number: int) -> None:
    found = removable(state, frame.card, effect, frame.seat)
    if effect.one_type:
        type = first_of(number)
        chosen: list[int] = []
        for card in found:
            if type == (words.SUPPORT if state.flags[card] & words.FACE_DOWN else state.cast.types[card]):
                chosen.append(card)
        _remove(state, deal, effect, chosen)
        return
    card = picked(state, number)
    if effect.n == words.ALL:
        if card in found:
            found.remove(card)
        _remove(state, deal, effect, found)
    else:
        _remove(state, deal, effect, [card])


def _pick_custom(state: State, deal: Deal, frame: Frame, effect: Custom, card: int) -> None:
    seat = frame.seat
    if effect.name == CHOSEN_OF_FIRE:
        tell_card(deal, state, "card_shown", card)
        shuffle_in(state, deal, card)
        tell_top(state, deal, state.leadership[seat])
        shuffle_deck(state, deal, seat)
    elif frame.stage:
        load(state, deal, frame.picks[0], card)
    elif effect.name == CHOSEN_OF_YOUTH or state.cast.types[card] == words.INFLUENCE:
        place(state, deal, card, lift_by_text(state, deal, frame, card))
    else:
        # The ship is chosen next; the card is shown already (LEG-16.9).
        tell_card(deal, state, "card_shown", card)
        state.flags[card] |= words.PLACE_KNOWN
        frame.stage = 1
        frame.n = 1
        frame.picks.append(card)


def plays_card(state: State, frame: Frame, number: int) -> bool:
    """Whether answering the frame so plays a card at once: khind-32, or buka-27 with an influence card.
    [LEG-17.4]
    """
    if frame.kind != words.FRAME_PICK or verb_of(number) != words.PICK:
        return False
    effect = state.cast.effects[frame.card][frame.effect]
    if not isinstance(effect, Custom) or frame.stage:
        return False
    if effect.name == ENTREAT_FAVOR:
        return state.cast.table.cards[first_of(number) % SEAT].type == words.INFLUENCE
    return effect.name == CHOSEN_OF_YOUTH


def lift_by_text(state: State, deal: Deal, frame: Frame, card: int) -> int:
    """The text that plays the card is over; fixes what holds for the play, as `lift` does.  [LEG-10.8]"""
    if state.zone[card] == words.IN_DECK:
        state.takes[frame.seat] += 1
    _close_pick(state, deal, frame)
    return lift(state, card, False)


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
            if is_asked(state, card, number, actor, frame.n):
                state.frames.append(Frame(words.FRAME_TEXT, actor, card, number, frame.n))
                return
        else:
            before = len(state.frames)
            begin(state, deal, card, number, actor, frame.n)
            if len(state.frames) != before or state.frames[-1] is not frame:
                return
    state.frames.remove(frame)


def _still_works(state: State, card: int) -> bool:
    """Whether the text may resolve: in force, or that of a played interference card.  [LEG-15.5, LEG-18.6]"""
    if state.cast.cards[card].trigger:
        return text_works(state, card)
    return in_force(state, card)


def is_asked(state: State, card: int, number: int, actor: int, how: int) -> bool:
    """Whether the actor is asked about an optional effect, as far as everybody can tell.  [LEG-15.3]

    Where only his hidden cards say that it cannot be done, he is asked all the same and can only skip it: a
    missing question would tell the foe about his hand.
    """
    effect = state.cast.effects[card][number]
    kind = effect.kind
    if kind == REMOVE_CARDS:
        assert isinstance(effect, RemoveCards)
        if effect.from_ship and not how & FROM_SHIP:
            return False
    if kind == DRAGON_FOR_DISCARDS:
        return len(state.hand[actor]) > 0
    if kind == LOAD_SHIP:
        return len(state.hand[actor]) > 0 and has_room(state, card) and may_load_at_all(state, actor)
    if kind == CUSTOM:
        if _is_custom(effect, ENTREAT_FAVOR):
            return may_leave_deck(state, actor, 1)
        if _is_custom(effect, CHOSEN_OF_YOUTH):
            return len(state.hand[actor]) > 0 and may_achieve(state) and may_play_any(state, actor)
    return can_do(state, card, number, actor)


def use_text(state: State, deal: Deal, card: int, number: int, actor: int, how: int = 0) -> None:
    """An optional text is used.  [LEG-15.3]"""
    if deal.is_heard:
        tell(deal, "text_used", {"seat": actor, "card": state.cast.cards[card].id})
    begin(state, deal, card, number, actor, how)


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
        if not state.cast.effects[card][number].may or is_asked(state, card, number, frame.seat, 0):
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
        if not state.cast.effects[card][number].may:
            frame.picks.clear()
            begin(state, deal, card, number, frame.seat)
            return False
    return True


def push_now(state: State, card: int, how: int) -> None:
    """The `now` effects of a placed card are next."""
    frame = Frame(words.FRAME_NOW, state.cast.owners[card], card)
    frame.n = how
    state.frames.append(frame)
