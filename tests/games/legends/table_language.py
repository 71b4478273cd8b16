"""A small language for tests of Legends: `given` a position, `play` lines of notation, look at the table.

    table = given(seat(hand="hoax-06 hoax-18"), seat(combat="power-14*"))
    table.play("continue", "play hoax-06", "done", "play hoax-18", "done", "announce fire")
    assert table.announced == 3

ANN (seat 0) acts, BOB is the foe. As in the worked examples: a fire fight is running, it is ANN's turn in
phase engagement, unnamed zones are empty, decks hold ten cards. In `combat` and `support` an active card has
a star; `bluff:buka-07` lies face down. `leadership="hoax-28*"` is a leadership card whose text goes on this
turn. `ships="buka-29"`, with `cargo="buka-01@buka-29"`; a landed ship is `buka-29!`.

The known cards have numbers that never change (`frozen_cards.py`). Besides them there are `power-N` (a
character N/N without text), `plain-F-E` (a character F/E without text), `booster-F-E`, `support-F-E`, and
`filler-NN`, which fill decks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.legends.frozen_cards import FROZEN
from obelisk.core.chance import Chance, RecordingChance, ScriptedChance, SeededChance
from obelisk.core.deal import Deal
from obelisk.core.event import Event
from obelisk.games.legends import choices, legal, notation, power, rules, words
from obelisk.games.legends.cards.card import Card, CardTable
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.moves import activate, to_deck, to_hand
from obelisk.games.legends.state import State, changed, new_state
from obelisk.games.legends.turn import settle

ANN = 0
BOB = 1
ELEMENTS = {"fire": words.FIRE, "earth": words.EARTH}


class Seat:
    """The zones of one player, as words."""

    def __init__(self, **zones: str | int) -> None:
        self.zones = zones

    def ids(self, zone: str) -> list[str]:
        """The ids named in a zone, with their marks."""
        return str(self.zones.get(zone, "")).split()


def seat(
    *,
    hand: str = "",
    combat: str = "",
    support: str = "",
    leadership: str = "",
    ships: str = "",
    cargo: str = "",
    discard: str = "",
    deck: str | int = 10,
    bottom: str = "",
    achievements: str = "",
    hyla: str = "",
    fixed: str = "",
    revealed: str = "",
    dragons: int = 0,
    crystals: int = 0,
) -> Seat:
    """A player's cards. `deck` is a list of ids or a number of fillers; `revealed` names hand cards."""
    return Seat(
        hand=hand,
        combat=combat,
        support=support,
        leadership=leadership,
        ships=ships,
        cargo=cargo,
        discard=discard,
        deck=deck,
        bottom=bottom,
        achievements=achievements,
        hyla=hyla,
        fixed=fixed,
        revealed=revealed,
        dragons=dragons,
        crystals=crystals,
    )


def bare(word: str) -> str:
    """An id without its marks."""
    return word.split("@")[0].removeprefix("bluff:").rstrip("*!")


def made_card(id: str) -> Card:
    """A card of the test language: `power-7`, `plain-3-1`, `booster-2-0`, `support-1-1`, `filler-01`."""
    word, *numbers = id.split("-")
    if word == "filler":
        return Card(id, "filler", int(numbers[0]), words.CHARACTER, 0, 0)
    if word == "power":
        return Card(id, "plain", 0, words.CHARACTER, int(numbers[0]), int(numbers[0]))
    types = {"plain": words.CHARACTER, "booster": words.BOOSTER, "support": words.SUPPORT}
    return Card(id, "plain", 0, types[word], int(numbers[0]), int(numbers[1]))


class LegendsTable:
    """A position that can be played on."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = RecordingChance(chance)
        self.events: list[Event] = []

    # --- playing

    def play(self, *lines: str) -> LegendsTable:
        """Plays actions of whoever has to decide; each must be legal."""
        for line in lines:
            choices = legal.legal(self.state)
            texts = [notation.notate(self.state, number) for number in choices]
            assert line in texts, f"{line!r} is not offered to {self.decision}: {texts}"
            events: list[Event] = []
            deal = Deal(self.chance, events)
            rules.advance(self.state, deal, choices[texts.index(line)])
            self.events.extend(events)
        return self

    def until(self, kind: str, seat: int | None = None) -> LegendsTable:
        """Plays `done`, `accept`, `pass`, `keep` or the only choice until a decision of that kind."""
        for _ in range(50):
            if self.kind == kind and (seat is None or self.seat == seat):
                return self
            choices = self.choices
            for text in ("done", "accept", "pass"):
                if text in choices:
                    self.play(text)
                    break
            else:
                self.play(choices[0])
        raise AssertionError(f"no decision {kind!r} is reached")

    @property
    def choices(self) -> list[str]:
        """What is offered now, as texts, in order."""
        return [notation.notate(self.state, number) for number in legal.legal(self.state)]

    def offers(self, *lines: str) -> bool:
        """Whether all these actions are offered now."""
        return all(line in self.choices for line in lines)

    @property
    def decision(self) -> str:
        """Who decides what: `p1 character`."""
        return f"p{self.seat + 1} {self.kind}"

    @property
    def seat(self) -> int:
        return choices.deciding_seat(self.state)

    @property
    def kind(self) -> str:
        return choices.decision_kind(self.state)

    @property
    def phase(self) -> str:
        return words.PHASE_NAMES[self.state.phase]

    # --- looking

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.state.cast.cards[card].id for card in cards]

    def card(self, id: str, seat: int | None = None) -> int:
        """The instance of a card; the first seat that owns it unless told."""
        index = self.state.cast.table.index(id)
        for owner in range(2) if seat is None else [seat]:
            card = self.state.cast.instances[owner][index]
            if card != words.NONE:
                return card
        raise AssertionError(f"nobody owns {id}")

    def hand(self, seat: int) -> list[str]:
        return self.names(self.state.hand[seat])

    def combat(self, seat: int) -> list[str]:
        return self.starred(self.state.combat[seat])

    def support(self, seat: int) -> list[str]:
        return self.starred(self.state.support[seat])

    def starred(self, cards: Iterable[int]) -> list[str]:
        texts = []
        for card in cards:
            flags = self.state.flags[card]
            id = self.state.cast.cards[card].id
            texts.append(
                f"bluff:{id}" if flags & words.FACE_DOWN else id + ("*" if flags & words.ACTIVE else "")
            )
        return texts

    def discards(self, seat: int) -> list[str]:
        """The discard pile, top last."""
        return self.names([*self.state.loose[seat], *self.state.pile[seat]])

    def leadership(self, seat: int) -> list[str]:
        return self.names(self.state.leadership[seat])

    def ships(self, seat: int) -> list[str]:
        return self.names(self.state.ships[seat])

    def cargo(self, seat: int) -> list[str]:
        return self.names(self.state.cargo[seat])

    def deck(self, seat: int) -> list[str]:
        """The cards in the deck, in table order."""
        base = self.state.cast.bases[seat]
        cards = [base + place for place, here in enumerate(self.state.deck[seat]) if here]
        return self.names(sorted([*cards, *self.state.bottom[seat]]))

    def deck_size(self, seat: int) -> int:
        return len(self.deck(seat))

    @property
    def dragons(self) -> dict[int, int]:
        """How many dragons each player has."""
        return {seat: self.state.dragons.count(seat) for seat in (ANN, BOB)}

    @property
    def crystals(self) -> dict[int, int]:
        return {seat: self.state.crystals[seat] for seat in (ANN, BOB)}

    @property
    def announced(self) -> int:
        return self.state.announced

    @property
    def element(self) -> str:
        return {0: "none", words.FIRE: "fire", words.EARTH: "earth"}[self.state.element]

    @property
    def winner(self) -> int | None:
        return None if self.state.winner == words.NOBODY else self.state.winner

    @property
    def fight_is_running(self) -> bool:
        return self.state.fight == words.RUNNING

    @property
    def active(self) -> int:
        return self.state.active

    def power(self, seat: int, element: str = "") -> int:
        """The current power, in the fight element unless told."""
        return power.power_of(self.state, seat, ELEMENTS[element] if element else self.state.element)

    def values(self, id: str, seat: int | None = None) -> tuple[int, int]:
        """The current fire and earth of an active card."""
        return power.values_of(self.state, self.card(id, seat))

    def target(self, id: str, seat: int | None = None) -> str | None:
        """The target of an effect that has one."""
        target = self.state.link[self.card(id, seat)]
        return None if target == words.NONE else self.state.cast.cards[target].id

    def is_active(self, id: str, seat: int | None = None) -> bool:
        return self.state.flags[self.card(id, seat)] & words.ACTIVE != 0

    def is_in_force(self, id: str, seat: int | None = None) -> bool:
        return power.in_force(self.state, self.card(id, seat))

    def is_revealed(self, id: str, seat: int | None = None) -> bool:
        return self.state.flags[self.card(id, seat)] & words.REVEALED != 0

    def told(self, id: str) -> list[Event]:
        """The events of that id so far."""
        return [event for event in self.events if event.id == id]


def given(
    ann: Seat | None = None,
    bob: Seat | None = None,
    *,
    fight: str | None = "fire",
    phase: str = "engagement",
    chance: Sequence[str] | int = 0,
    targets: Mapping[str, str] | None = None,
    cards: Sequence[Card] = (),
    match: bool = False,
    achievements: bool = False,
    max_turns: int = 0,
    turn: int = 2,
    first: int = ANN,
    active: int = ANN,
) -> LegendsTable:
    """A sound position. `fight` is `fire`, `earth`, `started` (first turn, no element yet) or None.

    `chance` is a seed, or the outcomes in order as texts: `deal hoax-12` (then a card for each answer is
    needed). Phase `start` plays the beginning of the turn too.
    """
    sides = [ann if ann is not None else seat(), bob if bob is not None else seat()]
    table = _table(sides, cards)
    lists = [_list(table, side, number) for number, side in enumerate(sides)]
    cast = Cast(table, lists, match=match, achievements=achievements, first=first, max_turns=max_turns)
    state = new_state(cast)
    state.game = 1
    state.turn = turn
    state.first = first
    state.active = active
    state.phase = words.PHASE_NAMES.index(phase)
    if fight == "started" or (fight is None and phase in ("character", "support")):
        state.fight = words.STARTED
    elif fight is None:
        state.fight = words.PEACE
    else:
        state.fight = words.RUNNING
        state.element = ELEMENTS[fight]
    for number, side in enumerate(sides):
        _lay(state, number, side)
    dragon = 0
    for number, side in enumerate(sides):
        for _ in range(int(side.zones["dragons"])):
            state.dragons[dragon] = number
            dragon += 1
        state.crystals[number] = int(side.zones["crystals"])
    while dragon < 3:
        state.dragons[dragon] = words.MIDDLE
        dragon += 1
    for effect, target in (targets or {}).items():
        for owner in range(2):
            card = cast.instances[owner][table.index(effect)]
            if card != words.NONE:
                state.link[card] = cast.instances[owner][table.index(target)]
    if isinstance(chance, int):
        source: Chance = SeededChance(chance)
    else:
        script = []
        for text in chance:
            ask, outcome = notation.parse_chance(cast, text)
            script.append((ask, outcome, ""))
        source = ScriptedChance(script)
    played = LegendsTable(state, source)
    changed(state)
    settle(state, Deal(played.chance, played.events))
    return played


def _table(sides: list[Seat], cards: Sequence[Card]) -> CardTable:
    known = {card.id for card in [*FROZEN, *cards]}
    made: list[Card] = []
    names: list[str] = []
    for side in sides:
        for zone, listed in side.zones.items():
            if isinstance(listed, str):
                names.extend(bare(word) for word in listed.split())
            elif zone == "deck":
                names.extend(f"filler-{number:02d}" for number in range(listed))
    for id in names:
        if id not in known:
            known.add(id)
            made.append(made_card(id))
    return CardTable([*FROZEN, *cards, *made])


def _list(table: CardTable, side: Seat, number: int) -> list[int]:
    ids: list[str] = []
    for zone, listed in side.zones.items():
        if zone == "revealed":
            continue
        if isinstance(listed, str):
            ids.extend(bare(word) for word in listed.split())
        elif zone == "deck":
            ids.extend(f"filler-{place:02d}" for place in range(listed))
    assert len(set(ids)) == len(ids), f"seat {number} owns a card twice: {ids}"
    return sorted(table.index(id) for id in ids)


def _lay(state: State, owner: int, side: Seat) -> None:
    cast = state.cast

    def card(word: str) -> int:
        return cast.instances[owner][cast.table.index(bare(word))]

    def lay(listed: list[str], area: list[int], zone: int) -> None:
        for word in listed:
            one = card(word)
            area.append(one)
            state.zone[one] = zone
            state.flags[one] = words.PLACE_KNOWN
            if word.startswith("bluff:"):
                state.flags[one] = words.FACE_DOWN | words.ACTIVE
            elif word.endswith("*"):
                activate(state, one)

    for word in side.ids("hand"):
        to_hand(state, card(word), False)
    for word in side.ids("revealed"):
        state.flags[card(word)] |= words.REVEALED | words.PLACE_KNOWN
    lay(side.ids("combat"), state.combat[owner], words.IN_COMBAT)
    lay(side.ids("support"), state.support[owner], words.IN_SUPPORT)
    lay(side.ids("fixed"), state.leadership[owner], words.IN_LEADERSHIP)
    lay(side.ids("leadership"), state.leadership[owner], words.IN_LEADERSHIP)
    lay(side.ids("discard"), state.pile[owner], words.IN_PILE)
    lay(side.ids("achievements"), state.achievements[owner], words.IN_ACHIEVEMENTS)
    lay(side.ids("ships"), state.ships[owner], words.IN_SHIPS)
    for ship in state.ships[owner]:
        activate(state, ship)
    for word in side.ids("ships"):
        if word.endswith("!"):
            state.flags[card(word)] |= words.LANDED
            state.landed = True
    for one in state.achievements[owner]:
        activate(state, one)
    for word in side.ids("cargo"):
        one = card(word)
        state.cargo[owner].append(one)
        state.zone[one] = words.IN_CARGO
        state.flags[one] = words.PLACE_KNOWN
        state.link[one] = card(word.split("@")[1])
    for word in side.ids("hyla"):
        one = card(word)
        state.hyla = one
        state.zone[one] = words.IN_HYLA
        state.flags[one] = words.PLACE_KNOWN
        activate(state, one)
    for one in cast.inquisitors:
        if cast.owners[one] == owner and cast.effects[one]:
            state.texts[owner].append(one)
            state.texts[owner].sort()
    deck = side.zones["deck"]
    listed = [f"filler-{place:02d}" for place in range(deck)] if isinstance(deck, int) else deck.split()
    for word in listed:
        to_deck(state, card(word), False)
    for word in side.ids("bottom"):
        one = card(word)
        state.bottom[owner].append(one)
        state.zone[one] = words.IN_DECK
