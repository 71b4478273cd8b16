"""`legends-1`: what a net is shown of a position of Legends.

Every card by its place, as far as the seat can tell it, and what the table makes of the fight. Cards of the
foe that the seat cannot locate (in hand, in the deck, face down, discarded unseen) are all alike, so that the
worlds a search thinks up do not differ in anything that nobody at the table knows.  [LEG-2]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from obelisk.bots.eval.legends import some_of
from obelisk.bots.nets.card_facts import FACTS, fact_numbers
from obelisk.bots.nets.card_rows import COUNTED, FLAGS, add_card_rows, count_answers
from obelisk.bots.nets.rows import add_row
from obelisk.bots.search.plan import payoff
from obelisk.games.legends import scoring, words
from obelisk.games.legends.cards.card import Card, CardTable
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.fight import dragons_for_retreat
from obelisk.games.legends.power import may_announce, printed_values, side
from obelisk.games.legends.state import State, deck_size, dragons_of
from obelisk.games.legends.view import is_hidden_question

# Where a card is, as the seat sees it; the foe's cards from FOE on.
HAND: Final = 0
DECK: Final = 1
COMBAT: Final = 2
OLD_COMBAT: Final = 3
SUPPORT: Final = 4
OLD_SUPPORT: Final = 5
LEADERSHIP: Final = 6
SHIPS: Final = 7
CARGO: Final = 8
WON: Final = 9
DOWN: Final = 10
SHOWN: Final = 11
FOE: Final = 12
PLACES: Final = 24

CARDS: Final = len(KNOWN)
ROOM: Final = 3
"""What a booster or support adds to a character, about."""

# Groups of rows, one behind the other; the number is where a group begins.
PEOPLE: Final = PLACES * CARDS
PAIRING: Final = PEOPLE + 20
PHASE: Final = PAIRING + 100
FRAME: Final = PHASE + 36
FIGHT: Final = FRAME + 28
DRAGONS: Final = FIGHT + 18
LATE: Final = DRAGONS + 16
HANDS: Final = LATE + 9 * 16
DECKS: Final = HANDS + 20
AHEAD: Final = DECKS + 64
POWERS: Final = AHEAD + 25
MARGIN: Final = POWERS + 64
SHIELDS: Final = MARGIN + 27
TURN: Final = SHIELDS + 8
PLAYED: Final = TURN + 16
LOADED: Final = PLAYED + 16
BLUFFS: Final = LOADED + 10
BEST: Final = BLUFFS + 8
TYPES: Final = BEST + 24
CRYSTALS: Final = TYPES + 24
PRESSURE: Final = CRYSTALS + 16
# Of the side that has to answer: the seat itself, then the foe.
NEED: Final = 0
ALONE: Final = 16
HELPED: Final = 25
GAP: Final = 34
STAKES: Final = 46
SPENT: Final = 51
FACED: Final = 61
PRESSING: Final = 71
SIZE: Final = PRESSURE + 2 * PRESSING


def clip(number: i64, least: i64, most: i64) -> i64:
    """The number, or the nearer end if it lies outside."""
    return least if number < least else most if number > most else number


def part_numbers(card: Card) -> list[list[int]]:
    """The shared parts of the rows of one card, place by place: its facts at that place."""
    numbers = fact_numbers(card)
    return [[place * len(FACTS) + number for number in numbers] for place in range(PLACES)]


class LegendsFeatures:
    """Makes rows of positions. It remembers what it knows of the cards of the last table."""

    def __init__(self) -> None:
        self.id = "legends-1"
        self.size = SIZE
        self._cast: Cast | None = None
        self._table: CardTable | None = None
        self._strange: list[list[int]] = []
        self._first: list[int] = []
        self._step: list[int] = []
        self._peoples: list[int] = []
        self._answers: list[bytes] = []

    @property
    def parts(self) -> list[list[int]]:
        """The facts of each card at each place; other rows have nothing in common."""
        by_card = [part_numbers(card) for card in KNOWN.cards]
        rows = [by_card[card][place] for place in range(PLACES) for card in range(CARDS)]
        return rows + [[] for _ in range(SIZE - len(rows))]

    def strange(self, state: State) -> list[list[int]]:
        """The cards of a user's file, card by card and place by place."""
        table = state.cast.table
        if table is not self._table:
            self._table = table
            self._strange = [parts for card in table.cards[CARDS:] for parts in part_numbers(card)]
        return self._strange

    def chance(self, state: State, seat: int) -> float:
        """1 for a win, 0 for a loss, -1 while the game goes on."""
        result = scoring.result(state)
        return -1.0 if result is None else payoff(result, seat, 2)

    def add(self, state: State, seat: int, rows: list[int]) -> None:
        """Adds the rows of a position: the cards, the table, the fight."""
        if state.cast is not self._cast:
            self._learn(state.cast)
        self._add_cards(state, seat, rows)
        self._add_table(state, seat, rows)
        self._add_fight(state, seat, rows)

    def _learn(self, cast: Cast) -> None:
        """The row of each card at the first place, how far the next place is from it, and what characters
        bring to a fight.
        """
        self._cast = cast
        self._first = []
        self._step = []
        self._peoples = [9, 9]
        for instance in range(cast.size):
            card = cast.cards[instance]
            if card.index < CARDS:
                self._first.append(card.index)
                self._step.append(CARDS)
            else:
                self._first.append(SIZE + (card.index - CARDS) * PLACES)
                self._step.append(1)
            if card.type == words.LEADER and card.people in PEOPLES:
                self._peoples[cast.owners[instance]] = PEOPLES.index(card.people)
        characters = [card if card.type == words.CHARACTER else None for card in cast.cards]
        self._answers = [
            bytes([0 if card is None else card.fire + 1 for card in characters]),
            bytes([0 if card is None else card.earth + 1 for card in characters]),
        ]

    def _add_cards(self, state: State, seat: int, rows: list[int]) -> None:
        cast = state.cast
        first = self._first
        step = self._step
        zones = state.zone
        flags = state.flags
        base = cast.bases[seat]
        add_card_rows(rows, first, step, OWN_PLACES, zones, flags, base, base + cast.sizes[seat])
        base = cast.bases[1 - seat]
        end = base + cast.sizes[1 - seat]
        if not cast.closed_lists:
            add_card_rows(rows, first, step, FOE_PLACES, zones, flags, base, end)
            return
        for card in range(base, end):
            place = foe_place(zones[card], flags[card])
            # That an unseen card is in his list is a guess.
            if place >= 0 and (place != FOE + DECK or state.seen[card] != words.UNSEEN):
                rows.append(first[card] + step[card] * place)

    def _add_table(self, state: State, seat: int, rows: list[int]) -> None:
        foe = 1 - seat
        mine = 1 if state.active == seat else 0
        own = self._peoples[seat]
        other = self._peoples[foe]
        add_row(rows, PEOPLE + own)
        add_row(rows, PEOPLE + 10 + other)
        add_row(rows, PAIRING + 10 * own + other)
        add_row(rows, PHASE + 18 * mine + state.phase)
        if state.frames and not is_hidden_question(state, seat):
            top = state.frames[-1]
            add_row(rows, FRAME + (14 if top.seat == seat else 0) + top.kind)
        add_row(rows, FIGHT + 9 * mine + 3 * state.fight + state.element)
        dragons = dragons_of(state, seat)
        foe_dragons = dragons_of(state, foe)
        add_row(rows, DRAGONS + 4 * dragons + foe_dragons)
        hand = len(state.hand[seat])
        foe_hand = len(state.hand[foe])
        add_row(rows, HANDS + clip(hand, 0, 9))
        add_row(rows, HANDS + 10 + clip(foe_hand, 0, 9))
        deck = deck_size(state, seat)
        foe_deck = deck_size(state, foe)
        if state.cast.closed_lists:
            foe_deck += len(state.aside[foe]) - state.cast.spares[foe]
        add_row(rows, DECKS + clip(deck, 0, 31))
        add_row(rows, DECKS + 32 + clip(foe_deck, 0, 31))
        left = hand + deck
        foe_left = foe_hand + foe_deck
        add_row(rows, AHEAD + 12 + clip(left - foe_left, -12, 12))
        fewest = left if left < foe_left else foe_left
        lead = clip(dragons - foe_dragons, -4, 4)
        add_row(
            rows, LATE + 16 * (4 + lead) + clip(fewest if fewest < 10 else 10 + (fewest - 10) // 5, 0, 15)
        )
        add_row(
            rows,
            TURN
            + 8 * mine
            + (4 if state.characters_played else 0)
            + (2 if state.attack_again else 0)
            + (1 if state.led else 0),
        )
        add_row(rows, PLAYED + 8 * mine + clip(state.plays, 0, 7))
        add_row(rows, LOADED + clip(len(state.cargo[seat]), 0, 4))
        add_row(rows, LOADED + 5 + clip(len(state.cargo[foe]), 0, 4))
        add_row(rows, BLUFFS + clip(face_down(state, seat), 0, 3))
        add_row(rows, BLUFFS + 4 + clip(face_down(state, foe), 0, 3))
        if state.cast.match:
            add_row(rows, CRYSTALS + clip(state.crystals[seat], 0, 7))
            add_row(rows, CRYSTALS + 8 + clip(state.crystals[foe], 0, 7))

    def _add_fight(self, state: State, seat: int, rows: list[int]) -> None:
        foe = 1 - seat
        mine = side(state, seat)
        other = side(state, foe)
        add_row(rows, POWERS + clip(mine.fire, 0, 15))
        add_row(rows, POWERS + 16 + clip(mine.earth, 0, 15))
        add_row(rows, POWERS + 32 + clip(other.fire, 0, 15))
        add_row(rows, POWERS + 48 + clip(other.earth, 0, 15))
        add_row(rows, SHIELDS + (mine.shields & 3))
        add_row(rows, SHIELDS + 4 + (other.shields & 3))
        fire = 0
        earth = 0
        characters = 0
        boosters = 0
        supports = 0
        for card in state.hand[seat]:
            type = state.cast.types[card]
            facts = state.cast.cards[card]
            if type == words.CHARACTER:
                characters += 1
                if facts.fire > fire:
                    fire = facts.fire
                if facts.earth > earth:
                    earth = facts.earth
            elif type == words.BOOSTER:
                boosters += 1
            elif type == words.SUPPORT:
                supports += 1
        add_row(rows, BEST + clip(fire, 0, 11))
        add_row(rows, BEST + 12 + clip(earth, 0, 11))
        add_row(rows, TYPES + clip(characters, 0, 7))
        add_row(rows, TYPES + 8 + clip(boosters, 0, 7))
        add_row(rows, TYPES + 16 + clip(supports, 0, 7))
        if state.fight == words.PEACE:
            return
        if state.element:
            margin = mine.fire - other.fire if state.element == words.FIRE else mine.earth - other.earth
            add_row(rows, MARGIN + 13 + clip(margin, -13, 13))
        answering = answering_seat(state)
        at = PRESSURE if answering == seat else PRESSURE + PRESSING
        add_pressure(state, answering, seat, at, self._answers, rows)


def own_place(zone: int, flags: int) -> int:
    """Where an own card is; -1 for the discards and what is out of the game."""
    if zone == words.IN_HAND:
        return HAND
    if zone == words.IN_DECK:
        return DECK
    if zone == words.IN_COMBAT:
        return COMBAT if flags & words.ACTIVE else OLD_COMBAT
    if zone == words.IN_SUPPORT:
        if flags & words.FACE_DOWN:
            return DOWN
        return SUPPORT if flags & words.ACTIVE else OLD_SUPPORT
    return open_place(zone, flags)


def foe_place(zone: int, flags: int) -> int:
    """Where a card of the foe is, as far as it can be seen; hidden cards are all in one place."""
    if not flags & words.PLACE_KNOWN and (
        flags & words.FACE_DOWN
        or zone == words.IN_HAND
        or zone == words.IN_DECK
        or zone == words.IN_PILE
        or zone == words.IN_LIMBO
        or zone == words.IN_ASIDE
    ):
        return FOE + DECK
    if zone == words.IN_HAND:
        return FOE + HAND
    if zone == words.IN_DECK:
        return FOE + DECK
    if zone == words.IN_COMBAT:
        return FOE + (COMBAT if flags & words.ACTIVE else OLD_COMBAT)
    if zone == words.IN_SUPPORT:
        if flags & words.FACE_DOWN:
            return FOE + DOWN
        return FOE + (SUPPORT if flags & words.ACTIVE else OLD_SUPPORT)
    place = open_place(zone, flags)
    return FOE + place if place >= 0 else place


def open_place(zone: int, flags: int) -> int:
    """Where everybody sees a card; -1 for the discards and what is out of the game."""
    if zone == words.IN_LEADERSHIP:
        return LEADERSHIP if flags & words.ACTIVE else -1
    if zone == words.IN_SHIPS:
        return SHIPS
    if zone == words.IN_CARGO:
        return CARGO
    if zone == words.IN_ACHIEVEMENTS or zone == words.IN_HYLA:
        return WON
    return -1


def places_of(is_own: bool) -> list[int]:
    """By zone and flags, where a seat sees its own cards, or a foe's with an open list: sets of bits."""
    found: list[int] = []
    for zone in range(words.IN_ASIDE + 1):
        for flags in range(FLAGS):
            place = own_place(zone, flags) if is_own else foe_place(zone, flags)
            places = 0 if place < 0 else 1 << place
            if is_own and zone == words.IN_HAND and flags & words.REVEALED:
                places |= 1 << SHOWN
            elif not is_own and zone == words.IN_ASIDE and place == FOE + DECK:
                places = 0
            found.append(places)
    return found


def face_down(state: State, seat: int) -> int:
    """The bluffs of a seat.  [LEG-12.1]"""
    count = 0
    for card in state.support[seat]:
        if state.flags[card] & words.FACE_DOWN:
            count += 1
    return count


def answering_seat(state: State) -> int:
    """The seat that has to answer next: the active one until it can announce, then the other."""
    active = state.active
    phase = state.phase
    if words.CALL_PHASE <= phase <= words.ENDING_PHASE:
        return 1 - active
    if (
        words.CHARACTER_PHASE <= phase <= words.POWER_PHASE
        and state.characters_played
        and may_announce(state, active)
    ):
        return 1 - active
    return active


def add_pressure(
    state: State, answering: int, seat: int, at: int, answers: list[bytes], rows: list[int]
) -> None:
    """How hard it is to answer the fight, and what giving it up costs."""
    other = 1 - answering
    mine = side(state, answering)
    theirs = side(state, other)
    fire = state.element == words.FIRE or (not state.element and theirs.fire >= theirs.earth)
    base = 0
    for card in state.support[answering]:
        if state.flags[card] & words.ACTIVE:
            values = printed_values(mine, state.cast.cards[card], state.flags[card] & words.FACE_DOWN != 0)
            base += values[0] if fire else values[1]
    need = (theirs.fire if fire else theirs.earth) - base
    if need < 0:
        need = 0
    add_row(rows, at + NEED + clip(need, 0, 15))
    if answering == seat:
        best = 0
        added = 0
        alone = 0
        for card in state.hand[seat]:
            facts = state.cast.cards[card]
            value = facts.fire if fire else facts.earth
            if facts.type == words.CHARACTER:
                if value > best:
                    best = value
                if value >= need:
                    alone += 1
            elif value > added:
                added = value
        add_row(rows, at + ALONE + clip(alone, 0, 8))
        add_row(rows, at + GAP + clip(need - best - added + 5, 0, 11))
    elif not state.cast.closed_lists:
        # What he holds is unknown: any of the cards that cannot be located.
        cast = state.cast
        first = cast.bases[answering]
        counts = count_answers(
            UNSEEN,
            state.zone,
            state.flags,
            answers[0] if fire else answers[1],
            first,
            first + cast.sizes[answering],
            need,
            ROOM,
        )
        size = counts // (COUNTED * COUNTED)
        alone = counts // COUNTED % COUNTED
        helped = counts % COUNTED
        drawn = len(state.hand[answering])
        add_row(rows, at + ALONE + eighths_of(alone, size, drawn))
        add_row(rows, at + HELPED + eighths_of(helped, size, drawn))
    add_row(rows, at + STAKES + clip(dragons_for_retreat(state, answering), 0, 4))
    add_row(rows, at + SPENT + clip(len(state.combat[answering]) + len(state.support[answering]), 0, 9))
    add_row(rows, at + FACED + clip(len(state.combat[other]) + len(state.support[other]), 0, 9))


def eighths_of(good: int, size: int, drawn: int) -> int:
    """The chance that one of the drawn cards is good, about, in eighths."""
    return int(some_of(good, size, drawn) * 8.0 + 0.5)


OWN_PLACES: Final = places_of(True)
FOE_PLACES: Final = places_of(False)
UNSEEN: Final = bytes(
    [
        1 if foe_place(zone, flags) == FOE + DECK else 0
        for zone in range(words.IN_ASIDE + 1)
        for flags in range(FLAGS)
    ]
)
"""By zone and flags, whether a card of the foe may be any that cannot be located."""
LEGENDS_FEATURES: Final = LegendsFeatures()
