"""What one seat may know.  [LEG-2]

A view is built by whitelist. It names cards by their ids and holds nothing of another seat's hand, deck,
bluffs and (where lists are private) list, except what that seat showed. A question to the holder of an
interference card is hidden from everybody else: their views are those before the action that it may answer
(LEG-18.6).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from obelisk.core.archive import MANY, SPECTATOR, Archive, keys_of
from obelisk.games.legends import words
from obelisk.games.legends.actions import card_of, first_of, verb_of
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.choices import deciding_seat, decision_kind
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.power import side
from obelisk.games.legends.public import Public
from obelisk.games.legends.resolve import EFFECTS
from obelisk.games.legends.state import State, deck_size, pile_size

HIDDEN: Final = "?"
"""Stands for a card that the viewer cannot tell."""
SETTINGS: Final = 8
"""Options that are not lists (`Cast.settings`)."""


class Numbers(Archive):
    """The object of a view in which also flags are numbers."""

    def flag(self, key: str, value: bool) -> bool:
        return self.number(key, 1 if value else 0, 0, 1) == 1


@mypyc_attr(acyclic=True)
class CardView:
    """One card on the table. `target` counts the owner's combat and then support area."""

    __slots__ = ("active", "down", "id", "landed", "order", "ship", "spoiled", "stamp", "target")

    def __init__(self, id: str = "") -> None:
        self.id = id
        self.active = False
        self.down = False
        self.landed = False
        self.spoiled = False
        self.order = 0
        self.stamp = 0
        self.target = words.NONE
        self.ship = ""

    def archive(self, archive: Archive) -> None:
        self.id = archive.text("id", self.id)
        self.ship = archive.text("ship", self.ship)
        self.order = archive.number("order", self.order, 0, MANY)
        self.stamp = archive.number("stamp", self.stamp, 0, MANY)
        self.target = archive.number("target", self.target, words.NONE, MANY)
        self.active = archive.flag("active", self.active)
        self.down = archive.flag("down", self.down)
        self.landed = archive.flag("landed", self.landed)
        self.spoiled = archive.flag("spoiled", self.spoiled)


CARD_KEYS: Final = keys_of(CardView().archive)


def archive_cards(archive: Archive, key: str, value: list[CardView]) -> list[CardView]:
    """Cards on the table, an object each."""
    parts = archive.some_parts(key, len(value), CARD_KEYS)
    cards = value if archive.source is None else [CardView() for _ in parts]
    for place, part in enumerate(parts):
        cards[place].archive(part)
    return cards


def archive_ids(archive: Archive, key: str, value: list[list[str] | None]) -> list[list[str] | None]:
    """Card ids of each seat; nothing (null) for a list that the viewer does not know."""
    source = archive.source
    if source is None:
        archive.data[key] = [None if ids is None else ids.copy() for ids in value]
        return value
    found: list[list[str] | None] = []
    for place, ids in enumerate(source.items(key)):
        if ids is None:
            found.append(None)
        elif isinstance(ids, list) and all(isinstance(id, str) for id in ids):
            found.append([str(id) for id in ids])
        else:
            source.refuse((key, place), "is not a list of texts")
    if len(found) != 2:
        source.refuse((key,), "is not a list of 2")
        return [None, None]
    return found


@mypyc_attr(acyclic=True)
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

    hand: list[str]
    hand_count: int
    revealed: list[str]
    deck: list[str]
    deck_count: int
    bottom: list[str]
    bottom_count: int
    combat: list[CardView]
    support: list[CardView]
    leadership: list[str]
    leadership_top: str
    leadership_active: list[str]
    discards: list[str]
    discard_top: str
    discard_count: int
    ships: list[CardView]
    cargo: list[CardView]
    achievements: list[str]
    aside: list[str]
    seen: list[str]
    present: list[str]
    power: list[int]
    takes: int

    def clear(self) -> None:
        """Nothing is known yet: to be read from an archive."""
        self.hand = self.revealed = self.deck = self.bottom = self.leadership = self.leadership_active = []
        self.discards = self.achievements = self.aside = self.seen = self.present = []
        self.combat = self.support = self.ships = self.cargo = []
        self.leadership_top = self.discard_top = ""
        self.hand_count = self.deck_count = self.bottom_count = self.discard_count = self.takes = 0
        self.power = [0, 0]

    def archive(self, archive: Archive) -> None:
        self.power = archive.numbers("power", self.power, 2)
        self.hand_count = archive.number("hand_count", self.hand_count, 0, MANY)
        self.deck_count = archive.number("deck_count", self.deck_count, 0, MANY)
        self.bottom_count = archive.number("bottom_count", self.bottom_count, 0, MANY)
        self.discard_count = archive.number("discard_count", self.discard_count, 0, MANY)
        self.takes = archive.number("takes", self.takes, 0, MANY)
        self.leadership_top = archive.text("leadership_top", self.leadership_top)
        self.discard_top = archive.text("discard_top", self.discard_top)
        self.hand = archive.texts("hand", self.hand)
        self.revealed = archive.texts("revealed", self.revealed)
        self.deck = archive.texts("deck", self.deck)
        self.bottom = archive.texts("bottom", self.bottom)
        self.leadership = archive.texts("leadership", self.leadership)
        self.leadership_active = archive.texts("leadership_active", self.leadership_active)
        self.discards = archive.texts("discards", self.discards)
        self.achievements = archive.texts("achievements", self.achievements)
        self.aside = archive.texts("aside", self.aside)
        self.seen = archive.texts("seen", self.seen)
        self.present = archive.texts("present", self.present)
        self.combat = archive_cards(archive, "combat", self.combat)
        self.support = archive_cards(archive, "support", self.support)
        self.ships = archive_cards(archive, "ships", self.ships)
        self.cargo = archive_cards(archive, "cargo", self.cargo)


def blank_seat() -> SeatView:
    """Of which nothing is known yet."""
    seen = SeatView()
    seen.clear()
    return seen


SEAT_KEYS: Final = keys_of(blank_seat().archive)


@mypyc_attr(acyclic=True)
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

    def archive(self, archive: Archive) -> None:
        self.card = archive.text("card", self.card)
        self.picks = archive.texts("picks", self.picks)
        self.kind = archive.number("kind", self.kind, 0, len(words.FRAME_NAMES) - 1)
        self.seat = archive.number("seat", self.seat, 0, 1)
        self.effect = archive.number("effect", self.effect, 0, MANY)
        self.n = archive.number("n", self.n, 0, MANY)
        self.stage = archive.number("stage", self.stage, 0, MANY)


def archive_numbers(numbers: Archive) -> None:
    """The numbers of a table before the first game."""
    public = Public()
    public.clear_match()
    public.archive_public(Archive(), numbers)


NUMBER_KEYS: Final = keys_of(archive_numbers)


@mypyc_attr(acyclic=True, free_list_len=1)
class View(Public):
    """One seat's knowledge (`seat` -1: a spectator's): what everybody may know, the lists it knows, and the
    cards it sees, as `seat:id`.
    """

    __slots__ = (
        "asked",
        "cast",
        "fixed",
        "frames",
        "hyla",
        "kind",
        "last_played",
        "lists",
        "met",
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

    settings: list[int]
    fixed: list[list[str]]
    sizes: list[int]
    met: list[str]
    settled: list[str]
    spent: list[str]

    def __init__(self, table: CardTable, seat: int) -> None:
        """An empty shell, to be filled by `view` or `empty_view`."""
        self.table = table
        self.seat = seat
        # Only where all lists are public: saves making it again.
        self.cast: Cast | None = None
        self.lists: list[list[str] | None] = [None, None]
        self.seats: list[SeatView] = []
        self.hyla = ""
        self.last_played = ""
        self.used: list[str] = []
        self.frames: list[FrameView] = []
        self.asked = False
        self.kind = ""
        self.rewind: View | None = None

    def archive(self, archive: Archive) -> None:
        """Writes or reads all that the viewer knows."""
        self.seat = archive.number("seat", self.seat, SPECTATOR, 1)
        self.settings = archive.numbers("settings", self.settings, SETTINGS, words.NOBODY)
        self.lists = archive_ids(archive, "lists", self.lists)
        self.fixed = [ids or [] for ids in archive_ids(archive, "fixed", [*self.fixed])]
        self.sizes = archive.numbers("sizes", self.sizes, 2)
        table = None if archive.source is None else archive.source.section("numbers")
        numbers = Numbers("", table, NUMBER_KEYS)
        archive.join("numbers", numbers)
        self.archive_public(archive, numbers)
        parts = archive.parts("seats", 2, SEAT_KEYS)
        if archive.source is not None:
            self.seats = [blank_seat() for _ in parts]
        for place, part in enumerate(parts):
            self.seats[place].archive(part)
        self.hyla = archive.text("hyla", self.hyla)
        self.last_played = archive.text("last_played", self.last_played)
        self.met = archive.texts("met", self.met)
        self.settled = archive.texts("settled", self.settled)
        self.spent = archive.texts("spent", self.spent)
        self.used = archive.texts("used", self.used)
        parts = archive.some_parts("frames", len(self.frames))
        if archive.source is not None:
            self.frames = [FrameView() for _ in parts]
        for place, part in enumerate(parts):
            self.frames[place].archive(part)
        self.asked = archive.flag("asked", self.asked)
        self.kind = archive.text("kind", self.kind)
        rewind = archive.part_if_any("rewind", self.rewind is not None)
        if rewind is not None:
            if self.rewind is None:
                self.rewind = empty_view(self.table, self.cast)
            self.rewind.archive(rewind)

    def encode(self) -> dict[str, object]:
        """All that the viewer knows, as JSON data."""
        archive = Archive("", None, VIEW_KEYS)
        self.archive(archive)
        return archive.data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.encode() == other.encode()

    def __hash__(self) -> int:
        return hash((self.seat, self.game, self.turn, self.phase, self.sequence))


def archive_blank(archive: Archive) -> None:
    """A view of nothing."""
    blank = empty_view(CardTable([]), None)
    blank.seats = [blank_seat(), blank_seat()]
    blank.archive(archive)


def empty_view(table: CardTable, cast: Cast | None) -> View:
    """A view to be read from an archive."""
    view = View(table, SPECTATOR)
    view.cast = cast
    view.settings = []
    view.fixed = [[], []]
    view.sizes = [0, 0]
    view.met = []
    view.settled = []
    view.spent = []
    view.clear_match()
    return view


VIEW_KEYS: Final = keys_of(archive_blank)


def view(state: State, seat: int | None) -> View:
    """The knowledge of `seat`; `None` is a spectator.  [LEG-2.1]"""
    cast = state.cast
    seen = View(cast.table, SPECTATOR if seat is None else seat)
    if not cast.closed_lists:
        seen.cast = cast
    seen.settings = cast.settings
    for owner in range(2):
        if owner == seat or not cast.closed_lists:
            seen.lists[owner] = cast.list_ids[owner]
    seen.fixed = cast.fixed_ids
    seen.sizes = cast.sizes
    seen.copy_public(state)
    if not cast.achievements:
        # Dragons are alike: sorted, so that nothing tells them apart.
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
        seen.frames.append(frame_view(state, frame, seat))
    if hidden:
        # As before the action that is being answered: its player sees that he is to choose.
        seen.asked = seat == state.active
        seen.kind = kind_before(state) if seen.asked else ""
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


def kind_before(state: State) -> str:
    """What was decided before the secret question."""
    frame = state.frames.pop()
    kind = decision_kind(state)
    state.frames.append(frame)
    return kind


def _name(state: State, card: int) -> str:
    """A card that everybody sees, as `seat:id`."""
    if card == words.NONE:
        return ""
    return state.cast.names[card]


def _ids(state: State, cards: list[int]) -> list[str]:
    """The ids of cards whose order is not known, in the order of the table."""
    if not cards:
        return []
    if state.cast.is_in_order:
        ids = state.cast.ids
        return [ids[card] for card in sorted(cards)]
    indices = [state.cast.indices[card] for card in cards]
    indices.sort()
    return [state.cast.table.cards[index].id for index in indices]


def _ids_of_rising(state: State, cards: list[int]) -> list[str]:
    """The same, of cards that stand in the order of the list."""
    if not state.cast.is_in_order:
        return _ids(state, cards)
    ids = state.cast.ids
    return [ids[card] for card in cards]


def _undetermined(state: State, owner: int, own: bool) -> list[int]:
    """The cards of a deck without order that the viewer knows to be there."""
    flags = state.flags
    found: list[int] = []
    card = state.cast.bases[owner]
    if own:
        for here in state.deck[owner]:
            if here:
                found.append(card)
            card += 1
        return found
    for here in state.deck[owner]:
        if here and flags[card] & words.PLACE_KNOWN:
            found.append(card)
        card += 1
    return found


def _seat_view(state: State, owner: int, own: bool) -> SeatView:
    cast = state.cast
    flags = state.flags
    seen = SeatView()
    hand = state.hand[owner]
    seen.hand_count = len(hand)
    shown = hand if own else [card for card in hand if flags[card] & words.PLACE_KNOWN]
    seen.hand = _ids_of_rising(state, shown)
    seen.revealed = _ids_of_rising(state, [card for card in hand if flags[card] & words.REVEALED])
    base = cast.bases[owner]
    bottom = state.bottom[owner]
    seen.deck_count = deck_size(state, owner)
    seen.bottom_count = len(bottom)
    known = _undetermined(state, owner, own)
    seen.bottom = [cast.ids[card] for card in bottom] if own else []
    if own or not bottom:
        seen.deck = _ids_of_rising(state, known)
    else:
        known.extend([card for card in bottom if flags[card] & words.PLACE_KNOWN])
        seen.deck = _ids(state, known)
    seen.combat = [_card_view(state, card, own) for card in state.combat[owner]]
    seen.support = [_card_view(state, card, own) for card in state.support[owner]]
    area = state.leadership[owner]
    seen.leadership = _ids(state, area)
    seen.leadership_top = cast.ids[area[-1]] if area else ""
    seen.leadership_active = _ids(state, [card for card in area if flags[card] & words.ACTIVE])
    pile = state.pile[owner]
    seen.discard_count = pile_size(state, owner)
    seen.discard_top = cast.ids[pile[-1]] if pile else ""
    if state.loose[owner]:
        pile = [*state.loose[owner], *pile]
    seen.discards = _ids(state, pile if own else [card for card in pile if flags[card] & words.PLACE_KNOWN])
    seen.ships = [_card_view(state, card, own) for card in state.ships[owner]]
    seen.cargo = [_card_view(state, card, own) for card in state.cargo[owner]]
    seen.achievements = [cast.ids[card] for card in state.achievements[owner]]
    seen.seen = seen.present = []
    if own or not cast.closed_lists:
        seen.aside = _ids(state, state.aside[owner])
    else:
        seen.aside = []
        # That an exchange of cards is half done is for nobody else to see (LEG-19.13).
        seen.deck_count += len(state.aside[owner]) - cast.spares[owner]
        every = range(base, base + cast.sizes[owner])
        seen.seen = _ids_of_rising(state, [card for card in every if state.seen[card] != words.UNSEEN])
        if cast.spares[owner]:
            present = [card for card in every if state.seen[card] == words.SEEN_NOW]
            seen.present = _ids_of_rising(state, present)
    mine = side(state, owner)
    seen.power = [mine.fire, mine.earth]
    seen.takes = state.takes[owner]
    return seen


def _card_view(state: State, card: int, own: bool) -> CardView:
    flags = state.flags[card]
    down = flags & words.FACE_DOWN != 0
    tells = own or not down or flags & words.PLACE_KNOWN != 0
    seen = CardView(state.cast.ids[card] if tells else HIDDEN)
    seen.active = flags & words.ACTIVE != 0
    seen.down = down
    seen.landed = flags & words.LANDED != 0
    seen.spoiled = flags & words.SPOILED != 0
    seen.order = state.order[card]
    seen.stamp = state.stamp[card]
    link = state.link[card]
    if link != words.NONE:
        if state.zone[card] == words.IN_CARGO:
            seen.ship = state.cast.ids[link]
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


def frame_view(state: State, frame: Frame, seat: int | None) -> FrameView:
    """What a seat may know of unfinished business."""
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
