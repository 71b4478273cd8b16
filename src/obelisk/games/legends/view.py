"""What one seat may know, and the hidden states that fit it.  [LEG-2]

A view is built by whitelist. It names cards by their ids and holds nothing of another seat's hand, deck,
bluffs and (where lists are private) list, except what that seat showed. A question to the holder of an
interference card is hidden from everybody else: their views are those before the action that it may answer
(LEG-18.6).
"""

from __future__ import annotations

from typing import Final

from obelisk.core.errors import RulesBug
from obelisk.core.rng import Rng
from obelisk.games.legends import decks, words
from obelisk.games.legends.actions import SEAT, action, card_of, first_of, verb_of
from obelisk.games.legends.cards.card import Card, CardTable, is_fixed
from obelisk.games.legends.completable import completable, legal
from obelisk.games.legends.legal import deciding_seat, decision_kind
from obelisk.games.legends.plays import bluff_refusal
from obelisk.games.legends.power import side
from obelisk.games.legends.resolve import EFFECTS, pick_options
from obelisk.games.legends.state import Cast, Frame, State, changed, deck_size, note_seen, pile_size

SPECTATOR: Final = -1
HIDDEN: Final = "?"
"""Stands for a card that the viewer cannot tell."""
TRIES: Final = 20_000
"""Samples until one fits what the foe is seen to do; one or two are usual."""

# Public numbers of the state that a view carries as they are.
NUMBERS: Final = [
    "game",
    "first",
    "turn",
    "active",
    "phase",
    "fight",
    "element",
    "announced",
    "ran_out",
    "winner",
    "reason",
    "sequence",
    "extra",
    "plays",
    "combat_plays",
    "characters_played",
    "character_units",
    "booster_units",
    "support_units",
    "booster_cards",
    "support_cards",
    "from_hand",
    "waived",
    "declined",
    "open_pairs",
    "open_gangs",
    "played_types",
]
FLAGS: Final = ["over", "stopped", "attack_again", "led", "landed"]


class Misfit(Exception):
    """A sampled private list cannot be what is seen; another one is tried."""


class CardView:
    """One card on the table. `place` of a target counts the owner's combat and then support area."""

    __slots__ = ("active", "down", "id", "landed", "order", "ship", "spoiled", "stamp", "target")

    def __init__(self, id: str) -> None:
        self.id = id
        self.active = False
        self.down = False
        self.landed = False
        self.spoiled = False
        self.order = 0
        self.stamp = 0
        self.target = words.NONE
        self.ship = ""

    def key(self) -> list[object]:
        return [
            self.id,
            self.active,
            self.down,
            self.landed,
            self.spoiled,
            self.order,
            self.stamp,
            self.target,
            self.ship,
        ]


class SeatView:
    """What the viewer knows of one seat's cards. Lists without order are sorted.

    `hand`, `deck`, `bottom` and `discards` hold what is known; the counts say how many there are. `aside` is
    what a drafter left out of the deck. Of a private list `seen` are the cards that others have seen in this
    match, `present` those of them that they have seen in this game.
    """

    __slots__ = (
        "achievements",
        "aside",
        "bottom",
        "bottom_count",
        "cargo",
        "combat",
        "deck",
        "deck_count",
        "discard_count",
        "discard_top",
        "discards",
        "hand",
        "hand_count",
        "leadership",
        "leadership_active",
        "leadership_top",
        "power",
        "present",
        "revealed",
        "seen",
        "ships",
        "support",
        "takes",
    )

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.hand_count = 0
        self.revealed: list[str] = []
        self.deck: list[str] = []
        self.deck_count = 0
        self.bottom: list[str] = []
        self.bottom_count = 0
        self.combat: list[CardView] = []
        self.support: list[CardView] = []
        self.leadership: list[str] = []
        self.leadership_top = ""
        self.leadership_active: list[str] = []
        self.discards: list[str] = []
        self.discard_top = ""
        self.discard_count = 0
        self.ships: list[CardView] = []
        self.cargo: list[CardView] = []
        self.achievements: list[str] = []
        self.aside: list[str] = []
        self.seen: list[str] = []
        self.present: list[str] = []
        self.power: list[int] = [0, 0]
        self.takes = 0

    def key(self) -> list[object]:
        return [
            self.hand,
            self.hand_count,
            self.revealed,
            self.deck,
            self.deck_count,
            self.bottom,
            self.bottom_count,
            [card.key() for card in self.combat],
            [card.key() for card in self.support],
            self.leadership,
            self.leadership_top,
            self.leadership_active,
            self.discards,
            self.discard_top,
            self.discard_count,
            [card.key() for card in self.ships],
            [card.key() for card in self.cargo],
            self.achievements,
            self.aside,
            self.seen,
            self.present,
            self.power,
            self.takes,
        ]


class FrameView:
    """Unfinished business; cards are `seat:id`, those that the viewer cannot tell are `?`."""

    __slots__ = ("card", "effect", "kind", "n", "picks", "seat", "stage")

    def __init__(self) -> None:
        self.kind = 0
        self.seat = 0
        self.card = ""
        self.effect = 0
        self.n = 0
        self.stage = 0
        self.picks: list[str] = []

    def key(self) -> list[object]:
        return [self.kind, self.seat, self.card, self.effect, self.n, self.stage, self.picks]


class View:
    """One seat's knowledge (`seat` -1: a spectator's). `lists` holds the lists it knows."""

    __slots__ = (
        "asked",
        "cast",
        "crystals",
        "dragons",
        "fixed",
        "frames",
        "hyla",
        "kind",
        "last_played",
        "lists",
        "met",
        "numbers",
        "rewind",
        "seat",
        "seats",
        "settings",
        "settled",
        "sizes",
        "spent",
        "table",
        "used",
    )

    def __init__(self, table: CardTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        # Only where all lists are public: saves making it again.
        self.cast: Cast | None = None
        self.settings: list[int] = []
        self.lists: list[list[str] | None] = [None, None]
        self.fixed: list[list[str]] = [[], []]
        self.sizes: list[int] = [0, 0]
        self.numbers: dict[str, int] = {}
        self.crystals: list[int] = []
        self.dragons: list[int] = []
        self.seats: list[SeatView] = []
        self.hyla = ""
        self.last_played = ""
        self.met: list[str] = []
        self.settled: list[str] = []
        self.spent: list[str] = []
        self.used: list[str] = []
        self.frames: list[FrameView] = []
        self.asked = False
        self.kind = ""
        self.rewind: View | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.numbers.values())))

    def key(self) -> list[object]:
        """Everything the viewer knows, for comparison."""
        return [
            self.seat,
            self.settings,
            self.lists,
            self.fixed,
            self.sizes,
            self.numbers,
            self.crystals,
            self.dragons,
            [seat.key() for seat in self.seats],
            self.hyla,
            self.last_played,
            self.met,
            self.settled,
            self.spent,
            self.used,
            [frame.key() for frame in self.frames],
            self.asked,
            self.kind,
            None if self.rewind is None else self.rewind.key(),
        ]


# --- from a state


def view(state: State, seat: int | None) -> View:
    """The knowledge of `seat`; `None` is a spectator.  [LEG-2.1]"""
    cast = state.cast
    seen = View(cast.table, SPECTATOR if seat is None else seat)
    if not cast.closed_lists:
        seen.cast = cast
    seen.settings = settings_of(cast)
    for owner in range(2):
        if owner == seat or not cast.closed_lists:
            seen.lists[owner] = [cast.table.cards[index].id for index in cast.lists[owner]]
        for index in cast.lists[owner]:
            if is_fixed(cast.table.cards[index]):
                seen.fixed[owner].append(cast.table.cards[index].id)
    seen.sizes = list(cast.sizes)
    for name in NUMBERS:
        seen.numbers[name] = getattr(state, name)
    for name in FLAGS:
        seen.numbers[name] = 1 if getattr(state, name) else 0
    seen.crystals = list(state.crystals)
    if cast.achievements:
        seen.dragons = list(state.dragons)
    else:
        # They are alike: sorted, so that nothing tells them apart.
        seen.dragons = sorted(state.dragons)
    for owner in range(2):
        seen.seats.append(_seat_view(state, owner, owner == seat))
    seen.hyla = _name(state, state.hyla)
    seen.last_played = _name(state, state.last_played)
    seen.met = [_name(state, card) for card in state.met]
    seen.settled = [_name(state, card) for card in state.settled]
    seen.spent = [_name(state, card) for card in state.spent]
    for entry in state.used:
        seen.used.append(f"{_name(state, entry // EFFECTS)}/{entry % EFFECTS}")
    frames = state.frames
    hidden = is_hidden_question(state, seat)
    if hidden:
        frames = frames[:-1]
    for frame in frames:
        seen.frames.append(_frame_view(state, frame, seat))
    if hidden:
        # As before the action that is being answered: its player sees that he is to choose.
        seen.asked = seat == state.active
        seen.kind = _kind_before(state) if seen.asked else ""
    else:
        seen.asked = seat is not None and deciding_seat(state) == seat
        seen.kind = decision_kind(state) if seen.asked else ""
    if state.rewind is not None:
        seen.rewind = view(state.rewind, seat)
    return seen


def is_hidden_question(state: State, seat: int | None) -> bool:
    """Whether somebody is asked in secret, and it is not `seat`.  [LEG-18.6]"""
    if not state.frames:
        return False
    top = state.frames[-1]
    return top.kind == words.FRAME_RESPOND and top.stage == 0 and top.seat != seat


def _kind_before(state: State) -> str:
    frame = state.frames.pop()
    kind = decision_kind(state)
    state.frames.append(frame)
    return kind


def settings_of(cast: Cast) -> list[int]:
    """The options that are not lists."""
    return [
        1 if cast.match else 0,
        1 if cast.mulligan else 0,
        1 if cast.achievements else 0,
        1 if cast.closed_lists else 0,
        cast.first,
        cast.max_turns,
        *cast.spares,
    ]


def _name(state: State, card: int) -> str:
    """A card that everybody sees, as `seat:id`."""
    if card == words.NONE:
        return ""
    return f"{state.cast.owners[card]}:{state.cast.cards[card].id}"


def _ids(state: State, cards: list[int]) -> list[str]:
    """The ids of cards whose order is not known, in the order of the table."""
    indices = [state.cast.cards[card].index for card in cards]
    indices.sort()
    return [state.cast.table.cards[index].id for index in indices]


def _seat_view(state: State, owner: int, own: bool) -> SeatView:
    cast = state.cast
    flags = state.flags
    seen = SeatView()
    hand = state.hand[owner]
    seen.hand_count = len(hand)
    seen.hand = _ids(state, [card for card in hand if own or flags[card] & words.PLACE_KNOWN])
    seen.revealed = _ids(state, [card for card in hand if flags[card] & words.REVEALED])
    base = cast.bases[owner]
    pool = [base + place for place, here in enumerate(state.deck[owner]) if here]
    seen.deck_count = deck_size(state, owner)
    seen.bottom_count = len(state.bottom[owner])
    if own:
        seen.deck = _ids(state, pool)
        seen.bottom = [cast.cards[card].id for card in state.bottom[owner]]
    else:
        seen.deck = _ids(
            state, [card for card in [*pool, *state.bottom[owner]] if flags[card] & words.PLACE_KNOWN]
        )
    seen.combat = [_card_view(state, card, own) for card in state.combat[owner]]
    seen.support = [_card_view(state, card, own) for card in state.support[owner]]
    area = state.leadership[owner]
    seen.leadership = _ids(state, area)
    seen.leadership_top = cast.cards[area[-1]].id if area else ""
    seen.leadership_active = _ids(state, [card for card in area if flags[card] & words.ACTIVE])
    pile = state.pile[owner]
    seen.discard_count = pile_size(state, owner)
    seen.discard_top = cast.cards[pile[-1]].id if pile else ""
    known = [card for card in [*state.loose[owner], *pile] if own or flags[card] & words.PLACE_KNOWN]
    seen.discards = _ids(state, known)
    seen.ships = [_card_view(state, card, own) for card in state.ships[owner]]
    seen.cargo = [_card_view(state, card, own) for card in state.cargo[owner]]
    seen.achievements = [cast.cards[card].id for card in state.achievements[owner]]
    if own or not cast.closed_lists:
        seen.aside = _ids(state, state.aside[owner])
    else:
        # That an exchange of cards is half done is for nobody else to see (LEG-19.13).
        seen.deck_count += len(state.aside[owner]) - cast.spares[owner]
        every = range(base, base + cast.sizes[owner])
        seen.seen = _ids(state, [card for card in every if state.seen[card] != words.UNSEEN])
        if cast.spares[owner]:
            seen.present = _ids(state, [card for card in every if state.seen[card] == words.SEEN_NOW])
    mine = side(state, owner)
    seen.power = [mine.fire, mine.earth]
    seen.takes = state.takes[owner]
    return seen


def _card_view(state: State, card: int, own: bool) -> CardView:
    flags = state.flags[card]
    down = flags & words.FACE_DOWN != 0
    tells = own or not down or flags & words.PLACE_KNOWN != 0
    seen = CardView(state.cast.cards[card].id if tells else HIDDEN)
    seen.active = flags & words.ACTIVE != 0
    seen.down = down
    seen.landed = flags & words.LANDED != 0
    seen.spoiled = flags & words.SPOILED != 0
    seen.order = state.order[card]
    seen.stamp = state.stamp[card]
    link = state.link[card]
    if link != words.NONE:
        if state.zone[card] == words.IN_CARGO:
            seen.ship = state.cast.cards[link].id
        else:
            seen.target = place_of(state, link)
    return seen


def place_of(state: State, card: int) -> int:
    """Where a card of the fight lies, counted through its owner's combat and support area.

    NONE for a target that has just left, while something else is decided before the next is chosen.
    """
    owner = state.cast.owners[card]
    if card in state.combat[owner]:
        return state.combat[owner].index(card)
    if card in state.support[owner]:
        return len(state.combat[owner]) + state.support[owner].index(card)
    return words.NONE


def _frame_view(state: State, frame: Frame, seat: int | None) -> FrameView:
    seen = FrameView()
    seen.kind = frame.kind
    seen.seat = frame.seat
    seen.card = _name(state, frame.card)
    seen.effect = frame.effect
    seen.n = frame.n
    seen.stage = frame.stage
    if frame.kind == words.FRAME_RESPOND:
        # The action as the responder sees it: a bluff is not named. A card in limbo is named only if shown.
        seen.n = verb_of(frame.n)
        seen.effect = frame.effect if frame.stage else 0
        pending = card_of(state, first_of(frame.n)) if verb_of(frame.n) != words.ANNOUNCE else words.NONE
        seen.card = ""
        if pending != words.NONE:
            own = seat == state.cast.owners[pending]
            seen.card = _name(state, pending) if own or verb_of(frame.n) != words.PLAY_BLUFF else HIDDEN
        else:
            seen.effect = first_of(frame.n)
        return seen
    if frame.kind == words.FRAME_DECK and state.cast.closed_lists and seat != frame.seat:
        seen.stage = 0
        return seen
    for entry in frame.picks:
        if frame.kind == words.FRAME_BATCH:
            seen.picks.append(f"{_name(state, entry // EFFECTS)}/{entry % EFFECTS}")
        elif (
            frame.kind == words.FRAME_DECK
            or state.flags[entry] & words.PLACE_KNOWN
            or seat == state.cast.owners[entry]
        ):
            seen.picks.append(_name(state, entry))
        else:
            seen.picks.append(HIDDEN)
    return seen


# --- to a state


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
    if deciding_seat(state) == view.seat:
        return True
    if state.frames:
        top = state.frames[-1]
        if top.kind == words.FRAME_PICK and not pick_options(state, top):
            return False
    return bool(legal(state))


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
    return completable(twin, {})


def can_be_bluff(card: Card) -> bool:
    """Whether the card can lie face down.  [LEG-12.1]"""
    return card.bluff != 0 and card.type == words.CHARACTER


def _build(view: View, cast: Cast, rng: Rng, outer: State | None) -> State:
    """A state with this view. `outer` is the later state that it was before (LEG-6.8)."""
    state = State(cast)
    for name in NUMBERS:
        setattr(state, name, view.numbers[name])
    for name in FLAGS:
        setattr(state, name, view.numbers[name] != 0)
    state.crystals = list(view.crystals)
    state.dragons = list(view.dragons)
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
    table = cast.table
    instances = cast.instances[owner]
    base = cast.bases[owner]
    unknown = [True] * cast.sizes[owner]

    def named(id: str) -> int:
        card = instances[table.index(id)]
        unknown[card - base] = False
        return card

    hand = [named(id) for id in seen.hand]
    revealed = [named(id) for id in seen.revealed]
    deck = [named(id) for id in seen.deck]
    bottom = [named(id) for id in seen.bottom]
    pile = [named(id) for id in seen.discards]
    top = named(seen.discard_top) if seen.discard_top else words.NONE
    for card in pile:
        _put(state, card, words.IN_PILE, words.PLACE_KNOWN)
    for card in hand:
        _put(state, card, words.IN_HAND, words.PLACE_KNOWN)
    for card in deck:
        _put(state, card, words.IN_DECK, words.PLACE_KNOWN)
    if own:
        # Others' knowledge of these cards is not the owner's to know; he assumes the least.
        for card in [*hand, *deck, *bottom]:
            state.flags[card] = 0
    for card in revealed:
        state.flags[card] |= words.REVEALED | words.PLACE_KNOWN
    hidden_bluffs: list[int] = []
    for area, zone, cards in (
        (state.combat[owner], words.IN_COMBAT, seen.combat),
        (state.support[owner], words.IN_SUPPORT, seen.support),
        (state.ships[owner], words.IN_SHIPS, seen.ships),
        (state.cargo[owner], words.IN_CARGO, seen.cargo),
    ):
        for one in cards:
            if one.id == HIDDEN:
                hidden_bluffs.append(len(area))
                area.append(words.NONE)
                continue
            card = named(one.id)
            area.append(card)
            _put(state, card, zone, words.PLACE_KNOWN)
            _mark(state, card, one)
            if one.down and own:
                state.flags[card] &= ~words.PLACE_KNOWN
    for id in seen.achievements:
        card = named(id)
        state.achievements[owner].append(card)
        _put(state, card, words.IN_ACHIEVEMENTS, words.PLACE_KNOWN | words.ACTIVE)
    _lay_leadership(state, seen, owner, [named(id) for id in seen.leadership], rng)
    left: list[int] = []
    for place, free in enumerate(unknown):
        if free and state.zone[base + place] not in (words.IN_HYLA, words.IN_LIMBO):
            left.append(base + place)
    rng.shuffle(left)
    _lay_aside(state, seen, owner, left, outer)
    if outer is not None:
        left.sort(key=lambda card: _came_from(outer, card))
    # Bluffs first, since few cards can be one; then the discard pile, which has no leadership cards.
    for place in hidden_bluffs:
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
    if held in left:
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
        for card in left[: seen.deck_count - len(deck)]:
            deck.append(card)
            _put(state, card, words.IN_DECK, 0)
        rng.shuffle(deck)
        bottom = deck[: seen.bottom_count]
        deck = deck[seen.bottom_count :]
    for card in deck:
        state.deck[owner][card - base] = 1
    state.deck_count[owner] = len(deck)
    state.bottom[owner] = bottom
    if top != words.NONE:
        pile.remove(top)
        rng.shuffle(pile)
        pile.append(top)
        state.flags[top] |= words.PLACE_KNOWN
    state.pile[owner] = pile


def _lay_aside(state: State, seen: SeatView, owner: int, left: list[int], outer: State | None) -> None:
    """What a drafter left out of the deck: known, or any cards not seen in this game.  [LEG-19.13]"""
    cast = state.cast
    table = cast.table
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
        if len(spares) < cast.spares[owner]:
            raise Misfit("too many cards have been seen")
    for card in spares:
        if card in left:
            left.remove(card)
        _put(state, card, words.IN_ASIDE, 0)
    spares.sort()
    state.aside[owner] = spares


def _came_from(outer: State, card: int) -> int:
    """Cards that were played or discarded since came from the hand, those drawn since from the deck."""
    zone = outer.zone[card]
    return 1 if zone == words.IN_HAND else 2 if zone == words.IN_DECK else 0


def _put(state: State, card: int, zone: int, flags: int) -> None:
    state.zone[card] = zone
    state.flags[card] = flags


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
    state.order[card] = seen.order
    state.stamp[card] = seen.stamp


def _lay_leadership(state: State, seen: SeatView, owner: int, cards: list[int], rng: Rng) -> None:
    """Fixed cards below, the top as seen, the others in any order."""
    fixed = [card for card in cards if is_fixed(state.cast.cards[card])]
    rest = [card for card in cards if not is_fixed(state.cast.cards[card])]
    if rest:
        top = next(card for card in rest if state.cast.cards[card].id == seen.leadership_top)
        rest.remove(top)
        rng.shuffle(rest)
        rest.append(top)
    fixed.sort()
    state.leadership[owner] = [*fixed, *rest]
    for card in cards:
        active = state.cast.cards[card].id in seen.leadership_active
        _put(state, card, words.IN_LEADERSHIP, words.PLACE_KNOWN | (words.ACTIVE if active else 0))


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
    places = [*state.combat[owner], *state.support[owner]]
    for place, card in enumerate(state.cargo[owner]):
        state.link[card] = state.cast.instances[owner][state.cast.table.index(seen.cargo[place].ship)]
    for place, one in enumerate([*seen.combat, *seen.support]):
        if one.target != words.NONE:
            state.link[places[place]] = places[one.target]


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


# --- private lists


def sampled_cast(view: View, rng: Rng) -> Cast:
    """The cards of both seats where a list is private: what was seen, filled up with legal cards.
    [LEG-2.4]
    """
    lists: list[list[int]] = []
    table = view.table
    for owner in range(2):
        known = view.lists[owner]
        if known is not None:
            lists.append([table.index(id) for id in known])
        else:
            lists.append(_sampled_list(view, owner, rng))
    flags = view.settings
    return Cast(
        table,
        lists,
        match=flags[0] != 0,
        mulligan=flags[1] != 0,
        achievements=flags[2] != 0,
        closed_lists=flags[3] != 0,
        first=flags[4],
        max_turns=flags[5],
        spares=flags[6:8],
    )


def seen_ids(view: View, owner: int) -> list[str]:
    """Every card of a seat that the viewer has seen to be in its list."""
    seen = view.seats[owner]
    ids = [*view.fixed[owner], *seen.hand, *seen.deck, *seen.bottom, *seen.leadership, *seen.discards]
    ids.extend([*seen.achievements, *seen.seen])
    for cards in (seen.combat, seen.support, seen.ships, seen.cargo):
        ids.extend(card.id for card in cards if card.id != HIDDEN)
    names = [view.hyla]
    for frame in view.frames:
        names.extend([frame.card, *[name.partition("/")[0] for name in frame.picks]])
    for name in names:
        if name.startswith(f"{owner}:"):
            ids.append(name[2:])
    if view.rewind is not None:
        ids.extend(seen_ids(view.rewind, owner))
    return list(dict.fromkeys(ids))


def _preset_list(view: View, owner: int, rng: Rng) -> list[int]:
    """The list of a preset that an emissary or a Buka family joined; empty for all others.

    With an emissary everybody can tell the whole list, with a family all but which (LEG-18.2, LEG-19.7).
    """
    table = view.table
    leader = ""
    emissary = ""
    for id in view.fixed[owner]:
        type = table.card(id).type
        if type == words.LEADER:
            leader = id
        elif type == words.EMISSARY:
            emissary = id
        else:
            return []
    people = table.card(leader).people if leader else ""
    found: list[str] = []
    if emissary:
        found = decks.preset_deck(table, people, emissary=emissary).cards
    elif leader and view.sizes[owner] == 1 + decks.FAMILY_SIZE:
        seen = seen_ids(view, owner)
        mine = view.lists[1 - owner] or []
        possible: list[list[str]] = []
        for family, ids in decks.FAMILIES.items():
            cards = decks.preset_deck(table, people, family).cards
            if ids[0] not in mine and all(id in cards or id == leader for id in seen):
                possible.append(cards)
        if possible:
            found = possible[rng.below(len(possible))]
    if not found:
        return []
    fixed = [table.index(id) for id in view.fixed[owner]]
    return [*fixed, *sorted(table.index(id) for id in found)]


def _sampled_list(view: View, owner: int, rng: Rng) -> list[int]:
    """A list that a legal deck could have: its leader's people free, others within the moons.  [LEG-19.2]"""
    table = view.table
    preset = _preset_list(view, owner, rng)
    if preset:
        return preset
    chosen = [table.index(id) for id in seen_ids(view, owner)]
    missing = view.sizes[owner] - len(chosen)
    bluffs = sum(1 for card in view.seats[owner].support if card.id == HIDDEN)
    people = ""
    moons = 0
    limit = 99
    for index in chosen:
        card = table.cards[index]
        if is_fixed(card):
            if (
                card.deck_size
                and not people
                and card.moons is None
                and card.people not in ("inquisitor", "emissary")
            ):
                people = card.people
                limit = 0
            limit += card.moon_limit
    drafted = people == ""
    for index in chosen:
        card = table.cards[index]
        if not drafted and card.people != people and not is_fixed(card):
            moons += card.moons or 0
    others = [card.index for card in table.cards if card.index not in chosen and not is_fixed(card)]
    rng.shuffle(others)
    # How many foreign cards there are is anybody's guess.
    foreign = rng.below(missing + 1)
    found: list[int] = []
    for wanted_bluff in (True, False):
        for own_people in (False, True):
            for index in others:
                if len(found) == missing:
                    break
                card = table.cards[index]
                if index in found or (wanted_bluff and (bluffs == 0 or not can_be_bluff(card))):
                    continue
                cost = 0 if drafted or card.people == people else card.moons or 0
                if not own_people and not drafted:
                    if card.people == people or foreign == 0 or moons + cost > limit:
                        continue
                    foreign -= 1
                elif moons + cost > limit:
                    continue
                moons += cost
                found.append(index)
                if wanted_bluff:
                    bluffs -= 1
    fixed = [index for index in chosen if is_fixed(table.cards[index])]
    rest = [index for index in chosen if not is_fixed(table.cards[index])]
    return [*fixed, *sorted([*rest, *found])]
