"""The truth of one table: zones, the turn, and unfinished business as frames of data.

What never changes during a game is in the `Cast`, which all states share. Nothing that texts do to values,
icons or permissions is stored: `power.py` folds it from the active texts.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from obelisk.core.archive import MANY, Archive
from obelisk.core.lists import with_item
from obelisk.games.legends import forms, words
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.public import Public
from obelisk.games.legends.side import Side


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Public):
    """The whole truth: what everybody may know, every card, and unfinished business.

    Lists in which little happens are shared by copies: they are only ever replaced, by `added`, `without`,
    `replaced`, `set_link`, `set_stamp` and `count_take`. Decks and `order` are shared until a position
    changes its own (`own_decks`, `own_order`). That makes a copy much faster.
    """

    __slots__ = (
        "achievements",
        "are_decks_shared",
        "aside",
        "bottom",
        "cargo",
        "cast",
        "choices",
        "combat",
        "deck",
        "deck_count",
        "flags",
        "frames",
        "hand",
        "hyla",
        "is_order_shared",
        "last_played",
        "leadership",
        "link",
        "loose",
        "met",
        "moved",
        "order",
        "pile",
        "rewind",
        "seen",
        "settled",
        "ships",
        "sides",
        "spent",
        "stamp",
        "support",
        "takes",
        "texts",
        "trial",
        "used",
        "zone",
    )

    cast: Cast
    # Zones of each seat. `deck` flags the cards (by place in the seat's list) whose order is undetermined;
    # `bottom` lies under them, next card first. `pile` is determined, top last; `loose` lies under it.
    hand: list[list[int]]
    deck: list[list[int]]
    deck_count: list[int]
    bottom: list[list[int]]
    combat: list[list[int]]
    support: list[list[int]]
    leadership: list[list[int]]
    pile: list[list[int]]
    loose: list[list[int]]
    ships: list[list[int]]
    cargo: list[list[int]]
    achievements: list[list[int]]
    # What a drafter leaves out of the deck, in the order of the list (LEG-19.13).
    aside: list[list[int]]
    hyla: int
    # Active cards with a text, of each seat.
    texts: list[list[int]]
    # Of each instance. `link`: the ship that carries it, or the target of its effect. `order`: when it was
    # played. `stamp`: when its target was last considered.
    zone: list[int]
    flags: list[int]
    link: list[int]
    order: list[int]
    stamp: list[int]
    # Where lists are private: whether others have seen the card, in an earlier game or in this one.
    seen: list[int]
    # Cards of this turn: the last one played, taken by each seat, demands met and settled, texts used. In
    # trials own cards may be among the met, where their conditions are to count as met (LEG-6.9).
    last_played: int
    takes: list[int]
    met: list[int]
    settled: list[int]
    used: list[int]
    # Interference cards of this turn and what they cancelled: these stay discarded (LEG-6.8).
    spent: list[int]
    frames: list[Frame]
    # Where every card was at the engagement choice, while an interference card could strand the turn
    # (LEG-6.8).
    rewind: State | None
    # Whether other positions may have the same decks with their counts, and the same `order`.
    are_decks_shared: bool
    is_order_shared: bool
    # Caches: what the texts make of both seats, and the legal actions. Emptied by every change.
    sides: list[Side] | None
    choices: list[int] | None
    # Whether targets may have to be chosen anew, since something moved (LEG-15.12).
    moved: bool
    # Set on copies that only try whether a turn can be completed (LEG-6.4).
    trial: bool

    def __init__(self, cast: Cast) -> None:
        """An empty shell, to be filled by `copy_from` or `new_state`."""
        self.cast = cast

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.cast)
        twin.copy_from(self)
        return twin

    def copy_from(self, source: State) -> None:
        """Becomes equal to `source`."""
        self.copy_public(source)
        self.hand = twins(source.hand)
        source.are_decks_shared = True
        self.are_decks_shared = True
        self.deck = source.deck
        self.deck_count = source.deck_count
        self.bottom = source.bottom
        self.combat = source.combat
        self.support = source.support
        self.leadership = source.leadership
        self.pile = source.pile
        self.loose = source.loose
        self.ships = source.ships
        self.cargo = source.cargo
        self.achievements = source.achievements
        self.aside = source.aside
        self.hyla = source.hyla
        self.texts = source.texts
        self.zone = source.zone.copy()
        self.flags = source.flags.copy()
        self.link = source.link
        source.is_order_shared = True
        self.is_order_shared = True
        self.order = source.order
        self.stamp = source.stamp
        self.seen = source.seen
        self.last_played = source.last_played
        self.takes = source.takes
        self.met = source.met
        self.settled = source.settled
        self.used = source.used
        self.spent = source.spent
        frames: list[Frame] = []
        if source.frames:
            for frame in source.frames:
                frames.append(frame.copy())
        self.frames = frames
        self.rewind = source.rewind
        # Folds and legal lists are never changed once made: they may be shared.
        self.sides = source.sides
        self.choices = source.choices
        self.moved = source.moved
        self.trial = source.trial

    def clear_cards(self) -> None:
        """No card is anywhere but in a deck, and no deck has been counted."""
        cast = self.cast
        self.hand = [[], []]
        self.deck = [[0] * cast.sizes[0], [0] * cast.sizes[1]]
        self.deck_count = [0, 0]
        self.are_decks_shared = False
        self.bottom = [[], []]
        self.combat = [[], []]
        self.support = [[], []]
        self.leadership = [[], []]
        self.pile = [[], []]
        self.loose = [[], []]
        self.ships = [[], []]
        self.cargo = [[], []]
        self.achievements = [[], []]
        self.hyla = words.NONE
        self.texts = [[], []]
        self.zone = [words.IN_DECK] * cast.size
        self.flags = [0] * cast.size
        self.link = cast.no_links
        self.order = cast.zeros
        self.is_order_shared = True
        self.stamp = cast.zeros

    def reset_turn(self) -> None:
        """Per-turn counters and markers.  [LEG-5.11]"""
        self.clear_turn()
        self.last_played = words.NONE
        self.takes = [0, 0]
        self.met = []
        self.settled = []
        self.used = []
        self.spent = []
        self.rewind = None

    def archive(self, archive: Archive) -> None:
        """Writes or reads the whole truth."""
        cast = self.cast
        self.archive_public(archive, archive)
        self.takes = archive.numbers("takes", self.takes, 2)
        self.hyla = archive.number("hyla", self.hyla, words.NONE, cast.size - 1)
        self.last_played = archive.number("last_played", self.last_played, words.NONE, cast.size - 1)
        self.met = archive.some_numbers("met", self.met, MANY)
        self.settled = archive.some_numbers("settled", self.settled, MANY)
        self.spent = archive.some_numbers("spent", self.spent, MANY)
        self.used = archive.some_numbers("used", self.used, MANY)
        self.moved = archive.flag("moved", self.moved)
        self.trial = archive.flag("trial", self.trial)
        for seat, zones in enumerate(archive.parts("seats", 2)):
            self.archive_zones(zones, seat)
        self.zone = archive.numbers("zone", self.zone, cast.size)
        self.flags = archive.numbers("flags", self.flags, cast.size)
        self.link = archive.numbers("link", self.link, cast.size, words.NONE)
        self.order = archive.numbers("order", self.order, cast.size)
        self.stamp = archive.numbers("stamp", self.stamp, cast.size)
        self.seen = archive.numbers("seen", self.seen, cast.size)
        self.frames = forms.frames(archive, self.frames)
        rewind = archive.part_if_any("rewind", self.rewind is not None)
        if rewind is not None:
            if self.rewind is None:
                self.rewind = new_state(cast)
            self.rewind.archive(rewind)

    def archive_zones(self, archive: Archive, seat: int) -> None:
        """The cards of one seat, by their ids."""
        cast = self.cast
        self.hand[seat] = forms.cards(archive, "hand", self.hand[seat], cast, seat)
        self.bottom[seat] = forms.cards(archive, "bottom", self.bottom[seat], cast, seat)
        self.combat[seat] = forms.cards(archive, "combat", self.combat[seat], cast, seat)
        self.support[seat] = forms.cards(archive, "support", self.support[seat], cast, seat)
        self.leadership[seat] = forms.cards(archive, "leadership", self.leadership[seat], cast, seat)
        self.pile[seat] = forms.cards(archive, "pile", self.pile[seat], cast, seat)
        self.loose[seat] = forms.cards(archive, "loose", self.loose[seat], cast, seat)
        self.ships[seat] = forms.cards(archive, "ships", self.ships[seat], cast, seat)
        self.cargo[seat] = forms.cards(archive, "cargo", self.cargo[seat], cast, seat)
        self.achievements[seat] = forms.cards(archive, "achievements", self.achievements[seat], cast, seat)
        self.aside[seat] = forms.cards(archive, "aside", self.aside[seat], cast, seat)
        self.texts[seat] = forms.cards(archive, "texts", self.texts[seat], cast, seat)
        base = cast.bases[seat]
        deck = [base + place for place, here in enumerate(self.deck[seat]) if here]
        deck = forms.cards(archive, "deck", deck, cast, seat)
        if archive.source is not None:
            for card in deck:
                self.deck[seat][card - base] = 1
            self.deck_count[seat] = len(deck)


def new_state(cast: Cast) -> State:
    """A table before the first deal.  [LEG-4.1]"""
    state = State(cast)
    state.clear_match()
    state.clear_cards()
    state.reset_turn()
    state.aside = [[], []]
    state.seen = cast.zeros
    state.frames = []
    state.sides = None
    state.choices = None
    state.moved = False
    state.trial = False
    return state


def twins(lists: list[list[int]]) -> list[list[int]]:
    """A copy of the lists of both seats."""
    return [lists[0].copy(), lists[1].copy()]


def own_decks(state: State) -> list[list[int]]:
    """The decks of this position alone, to be changed together with `deck_count`."""
    if state.are_decks_shared:
        state.deck = twins(state.deck)
        state.deck_count = state.deck_count.copy()
        state.are_decks_shared = False
    return state.deck


def own_order(state: State) -> list[int]:
    """The order of this position alone, to be changed."""
    if state.is_order_shared:
        state.order = state.order.copy()
        state.is_order_shared = False
    return state.order


def set_link(state: State, card: int, other: int) -> None:
    """What the card is linked to: the ship that carries it, or the target of its effect."""
    if state.link[card] != other:
        link = state.link.copy()
        link[card] = other
        state.link = link


def note_seen(state: State) -> None:
    """Others remember which cards of a private list they have seen, wherever these go.  [LEG-2.3]"""
    seen = state.seen
    for card in range(state.cast.size):
        if state.flags[card] & words.PLACE_KNOWN and seen[card] != words.SEEN_NOW:
            if seen is state.seen:
                seen = seen.copy()
            seen[card] = words.SEEN_NOW
    state.seen = seen


def set_stamp(state: State, card: int, when: int) -> None:
    """When the target of the card's effect was last considered.  [LEG-15.12]"""
    if state.stamp[card] != when:
        stamp = state.stamp.copy()
        stamp[card] = when
        state.stamp = stamp


def count_take(state: State, seat: int) -> None:
    """One card more was taken from the deck this turn.  [LEG-16.8]"""
    state.takes = with_item(state.takes, seat, state.takes[seat] + 1)


def added(lists: list[list[int]], seat: int, card: int) -> list[list[int]]:
    """New lists of both seats, with the card on top of the seat's own."""
    cards = lists[seat].copy()
    cards.append(card)
    return replaced(lists, seat, cards)


def without(lists: list[list[int]], seat: int, card: int) -> list[list[int]]:
    """New lists of both seats, without the card."""
    cards = lists[seat].copy()
    cards.remove(card)
    return replaced(lists, seat, cards)


def replaced(lists: list[list[int]], seat: int, cards: list[int]) -> list[list[int]]:
    """New lists of both seats, of which one is changed."""
    return [cards, lists[1]] if seat == 0 else [lists[0], cards]


def deck_size(state: State, seat: int) -> int:
    """The number of cards in a deck, those at the bottom included."""
    return state.deck_count[seat] + len(state.bottom[seat])


def pile_size(state: State, seat: int) -> int:
    """The number of cards in a discard pile."""
    return len(state.pile[seat]) + len(state.loose[seat])


def area_cards(state: State, seat: int) -> int:
    """The cards of the combat and support areas, active or not, bluffs included."""
    return len(state.combat[seat]) + len(state.support[seat])


def dragons_of(state: State, seat: int) -> int:
    """How many dragons are on that side.  [LEG-1.2]"""
    count = 0
    for side in state.dragons:
        if side == seat:
            count += 1
    return count


def changed(state: State) -> None:
    """Forget what was folded from the table, since the table changed."""
    state.sides = None
    state.choices = None
    state.moved = True
