"""`legends-v1` written from a state straight into a sheet: the numbers that `LegendsEncoding.observe` finds.

Which cards a seat may tell is decided as `games.legends.view` decides it; unfinished business is from there.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from obelisk.core.decision import Seat
from obelisk.games.legends import words
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.choices import deciding_seat, decision_kind
from obelisk.games.legends.power import side
from obelisk.games.legends.public import Public
from obelisk.games.legends.state import State, deck_size, pile_size
from obelisk.games.legends.view import frame_view, is_hidden_question, kind_before
from obelisk.tensors.layout import Layout
from obelisk.tensors.sheet import Sheet

FLAGS: Final = [words.ACTIVE, words.FACE_DOWN, words.SPOILED, words.LANDED]
"""In the order of the planes."""
IS_ACTIVE: Final = [words.ACTIVE]
IS_REVEALED: Final = [words.REVEALED]
WORD: Final = 60
WORD_MASK: Final = (1 << WORD) - 1


class LegendsRows:
    """Writes positions of games with one card table."""

    def __init__(self, layout: Layout, cards: int, zones: list[str], kinds: list[str]) -> None:
        starts = layout.starts
        self._cards = cards
        self._kinds = {kind: starts["kind"] + number for number, kind in enumerate(kinds)}
        self._phase = starts["phase"]
        self._numbers = starts["numbers"]
        self._open_pairs = starts["open_pairs"]
        self._open_gangs = starts["open_gangs"]
        self._played_types = starts["played_types"]
        self._settings = starts["settings"]
        self._seats = starts["seats"]
        self._dragons = starts["dragons"]
        self._zones = starts["zones"]
        self._side = len(zones) * cards
        self._hyla = starts["hyla"]
        self._frame = starts["frame"]
        self._frame_facts = starts["frame_facts"]
        self._frame_card = starts["frame_card"]
        self._frame_picks = starts["frame_picks"]
        self._frames = starts["frames"]
        at = {name: number * cards for number, name in enumerate(zones)}
        self._hand = at["hand"]
        self._revealed = at["revealed"]
        self._deck = at["deck"]
        self._bottom = at["bottom"]
        self._leadership = at["leadership"]
        self._leadership_active = at["leadership_active"]
        self._discards = at["discards"]
        self._achievements = at["achievements"]
        self._aside = at["aside"]
        self._seen = at["seen"]
        self._present = at["present"]
        self._combat = at["combat"]
        self._support = at["support"]
        self._ships = at["ships"]
        self._cargo = at["cargo"]
        self._about = at["active"]
        self._top = at["top"]
        self._cast: Cast | None = None
        # Of the cast: the place of each instance in the card table, and what each seat knows from the start.
        self._indices: list[int] = []
        self._fixed: list[array[int]] = []
        self._index: dict[str, int] = {}

    def write(self, state: State, seat: Seat, sheet: Sheet) -> None:
        """What a seat may know, all but `pending`."""
        cast = state.cast
        if cast is not self._cast:
            self._cast = cast
            self._indices = [card.index for card in cast.cards]
            self._fixed = [self._fixed_places(cast, viewer) for viewer in range(2)]
            self._index = {card.id: card.index for card in cast.table.cards}
        hidden = is_hidden_question(state, seat)
        asked = seat == state.active if hidden else deciding_seat(state) == seat
        kind = "" if not asked else kind_before(state) if hidden else decision_kind(state)
        self._write_public(state, cast, seat, self._kinds[kind], sheet)
        numbers: list[Any] = []
        self._write_seat(state, seat, True, numbers, self._zones, sheet)
        self._write_seat(state, 1 - seat, False, numbers, self._zones + self._side, sheet)
        sheet.counts(self._seats, numbers, 0, len(numbers))
        if state.hyla != words.NONE:
            foe = self._cards if cast.owners[state.hyla] != seat else 0
            sheet.put(self._hyla + foe + self._indices[state.hyla], 1)
        frames = len(state.frames) - (1 if hidden else 0)
        if frames:
            self._write_frame(state, seat, frames, sheet)

    def _fixed_places(self, cast: Cast, viewer: Seat) -> array[int]:
        """The ones that never change: settings, and the lists that the viewer knows."""
        settings = [cast.match, cast.mulligan, cast.achievements, cast.closed_lists]
        places = [self._settings + number for number, setting in enumerate(settings) if setting]
        for owner in range(2):
            if owner == viewer or not cast.closed_lists:
                start = self._zones + (self._side if owner != viewer else 0)
                places += [start + index for index in cast.lists[owner]]
        return array("i", places)

    def _write_public(self, known: Public, cast: Cast, own: Seat, kind: int, sheet: Sheet) -> None:
        numbers: list[Any] = [
            known.game,
            relative(known.first, own),
            known.turn / 100,
            relative(known.active, own),
            known.phase,
            known.fight,
            known.element,
            known.announced,
            relative(known.ran_out, own),
            relative(known.winner, own),
            known.reason,
            known.sequence,
            known.extra,
            known.plays,
            known.combat_plays,
            known.characters_played,
            known.character_units,
            known.booster_units,
            known.support_units,
            known.booster_cards,
            known.support_cards,
            known.from_hand,
            known.waived,
            known.declined,
            known.over,
            known.stopped,
            known.attack_again,
            known.led,
            known.landed,
        ]
        sheet.counts(self._numbers, numbers, 0, len(numbers))
        pairs = known.open_pairs
        at = self._open_pairs
        while pairs:
            sheet.bits(at, pairs & WORD_MASK)
            pairs >>= WORD
            at += WORD
        if known.open_gangs:
            sheet.bits(self._open_gangs, known.open_gangs)
        if known.played_types:
            sheet.bits(self._played_types, known.played_types)
        sheet.block(self._fixed[own])
        ones: list[int] = [kind, self._phase + known.phase]
        # Dragons are alike without achievements: sorted, so that nothing tells them apart.
        dragons = known.dragons if cast.achievements else sorted(known.dragons)
        at = self._dragons
        for place in dragons:
            ones.append(at + (place ^ own if place < words.MIDDLE else words.MIDDLE))
            at += 3
        sheet.ones(ones)

    def _write_seat(
        self, state: State, owner: Seat, own: bool, numbers: list[Any], start: int, sheet: Sheet
    ) -> None:
        """The cards of one seat as the viewer may tell them; adds the numbers of the seat."""
        cast = state.cast
        indices = self._indices
        flags = state.flags
        cards = self._cards
        known = 0 if own else words.PLACE_KNOWN
        is_private = cast.closed_lists and not own
        hand = state.hand[owner]
        if own:
            sheet.shown(start + self._hand, start + self._revealed, cards, hand, indices, flags, IS_REVEALED)
        else:
            sheet.listed(start + self._hand, hand, indices, flags, words.PLACE_KNOWN)
            sheet.listed(start + self._revealed, hand, indices, flags, words.REVEALED)
        base = cast.bases[owner]
        sheet.members(start + self._deck, base, state.deck[owner], indices, flags, known)
        bottom = state.bottom[owner]
        if bottom:
            sheet.listed(start + (self._bottom if own else self._deck), bottom, indices, flags, known)
        area = state.leadership[owner]
        if area:
            active = start + self._leadership_active
            sheet.shown(start + self._leadership, active, cards, area, indices, flags, IS_ACTIVE)
        pile = state.pile[owner]
        if pile:
            sheet.listed(start + self._discards, pile, indices, flags, known)
            sheet.put(start + self._top + indices[pile[-1]], 1)
        if state.loose[owner]:
            sheet.listed(start + self._discards, state.loose[owner], indices, flags, known)
        about = start + self._about
        hidden = 0
        if state.combat[owner]:
            told = self._told(state, state.combat[owner], own)
            sheet.shown(start + self._combat, about, cards, told, indices, flags, FLAGS)
        if state.support[owner]:
            told = self._told(state, state.support[owner], own)
            hidden = len(state.support[owner]) - len(told)
            sheet.shown(start + self._support, about, cards, told, indices, flags, FLAGS)
        if state.ships[owner]:
            told = self._told(state, state.ships[owner], own)
            sheet.shown(start + self._ships, about, cards, told, indices, flags, FLAGS)
        if state.cargo[owner]:
            told = self._told(state, state.cargo[owner], own)
            sheet.shown(start + self._cargo, about, cards, told, indices, flags, FLAGS)
        if state.achievements[owner]:
            sheet.listed(start + self._achievements, state.achievements[owner], indices, flags, 0)
        deck = deck_size(state, owner)
        if not is_private:
            if state.aside[owner]:
                sheet.listed(start + self._aside, state.aside[owner], indices, flags, 0)
        else:
            deck += len(state.aside[owner]) - cast.spares[owner]
            self._write_seen(state, owner, start, sheet)
        mine = side(state, owner)
        numbers.append(state.crystals[owner])
        numbers.append(mine.fire)
        numbers.append(mine.earth)
        numbers.append(len(hand))
        numbers.append(deck)
        numbers.append(len(bottom))
        numbers.append(pile_size(state, owner))
        numbers.append(state.takes[owner])
        numbers.append(hidden)

    def _write_seen(self, state: State, owner: Seat, start: int, sheet: Sheet) -> None:
        """The cards of a private list that others have seen."""
        cast = state.cast
        every = range(cast.bases[owner], cast.bases[owner] + cast.sizes[owner])
        for card in every:
            if state.seen[card] != words.UNSEEN:
                sheet.put(start + self._seen + self._indices[card], 1)
                if cast.spares[owner] and state.seen[card] == words.SEEN_NOW:
                    sheet.put(start + self._present + self._indices[card], 1)

    def _told(self, state: State, area: list[int], own: bool) -> list[int]:
        """The cards of an area whose name the viewer may know."""
        if own:
            return area
        flags = state.flags
        for card in area:
            if flags[card] & words.FACE_DOWN and not flags[card] & words.PLACE_KNOWN:
                break
        else:
            return area
        return [card for card in area if not flags[card] & words.FACE_DOWN or flags[card] & words.PLACE_KNOWN]

    def _write_frame(self, state: State, own: Seat, frames: int, sheet: Sheet) -> None:
        """The unfinished business on top, as the view has it."""
        frame = frame_view(state, state.frames[frames - 1], own)
        sheet.put(self._frame + frame.kind, 1)
        facts: list[Any] = [frame.seat != own, frame.stage, frame.n, frame.effect]
        sheet.counts(self._frame_facts, facts, 0, len(facts))
        self._mark_name(frame.card, own, self._frame_card, sheet)
        for name in frame.picks:
            self._mark_name(name.partition("/")[0], own, self._frame_picks, sheet)
        sheet.put(self._frames, frames)

    def _mark_name(self, name: str, own: Seat, start: int, sheet: Sheet) -> None:
        """Marks a card `seat:id`, unless it cannot be told."""
        seat, _, id = name.partition(":")
        if id:
            sheet.put(start + (self._cards if int(seat) != own else 0) + self._index[id], 1)


def relative(seat: int, own: Seat) -> int:
    """1 for the own seat, -1 for the foe, 0 for nobody."""
    return 0 if seat < 0 else 1 if seat == own else -1
