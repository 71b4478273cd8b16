"""The truth of one table: zones, the turn, and unfinished business as frames of data.

Cards on the table are *instances*: small integers, first those of seat 0 and then those of seat 1, each
seat's in the order of its list. What never changes during a game is in the `Cast`, which all states share.
Nothing that texts do to values, icons or permissions is stored: `power.py` folds it from the active texts.
"""

from __future__ import annotations

from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card, CardTable
from obelisk.games.legends.texts.effect import Effect


class Cast:
    """Which card each instance is. Shared by all states of a game and never changed."""

    __slots__ = (
        "achievements",
        "bases",
        "calm",
        "cards",
        "closed_lists",
        "effects",
        "first",
        "folded",
        "icons",
        "inquisitors",
        "instances",
        "interferes",
        "lists",
        "match",
        "max_turns",
        "may_strand",
        "mulligan",
        "owners",
        "simple",
        "single_target",
        "size",
        "sizes",
        "spares",
        "table",
        "traits",
        "types",
    )

    def __init__(
        self,
        table: CardTable,
        lists: list[list[int]],
        match: bool = False,
        mulligan: bool = False,
        achievements: bool = False,
        closed_lists: bool = False,
        first: int = words.NOBODY,
        max_turns: int = 500,
        spares: list[int] | None = None,
    ) -> None:
        self.table = table
        self.lists = lists
        self.match = match
        self.mulligan = mulligan
        self.achievements = achievements
        self.closed_lists = closed_lists
        self.first = first
        self.max_turns = max_turns
        # How many cards of its list each seat leaves aside in a game: the rest of a drafted pool.
        self.spares: list[int] = spares if spares is not None else [0, 0]
        self.bases: list[int] = [0, len(lists[0])]
        self.sizes: list[int] = [len(lists[0]), len(lists[1])]
        self.size = len(lists[0]) + len(lists[1])
        self.cards: list[Card] = []
        self.owners: list[int] = []
        self.instances: list[list[int]] = []
        # Bit set per instance of what its constant texts are about (see `texts.traits`).
        self.traits: list[int] = []
        self.effects: list[list[Effect]] = []
        # The constant effects of an instance, which `power.fold` reads.
        self.folded: list[list[Effect]] = []
        self.types: list[int] = []
        self.icons: list[int] = []
        # The effect of an instance that has one target, or None.  [LEG-15.11]
        self.single_target: list[Effect | None] = []
        # Playing it never lowers the own power or raises the foe's, but for new targets (see `completable`).
        self.calm: list[bool] = []
        # Its text adds nothing to the own power, takes nothing from the foe's and lets nothing more be
        # played.
        self.simple: list[bool] = []
        self.inquisitors: list[int] = []
        self.interferes: list[bool] = [False, False]
        # Whether, as far as everybody can tell, an interference card could strand a turn (LEG-6.8).
        self.may_strand = False
        for seat in range(2):
            instances = [words.NONE] * len(table)
            for index in lists[seat]:
                card = table.cards[index]
                instances[index] = len(self.cards)
                if card.type == words.INQUISITOR:
                    self.inquisitors.append(len(self.cards))
                if card.type == words.INTERFERENCE:
                    self.interferes[seat] = True
                self._add(card, seat)
            self.instances.append(instances)
        if closed_lists:
            self.may_strand = any(card.type == words.INTERFERENCE for card in table.cards)
        else:
            self.may_strand = self.interferes[0] or self.interferes[1]

    def _add(self, card: Card, seat: int) -> None:
        self.cards.append(card)
        self.owners.append(seat)
        self.types.append(card.type)
        self.icons.append(card.icons)
        self.effects.append(card.effects)
        traits = 0
        folded: list[Effect] = []
        single: Effect | None = None
        for effect in card.effects:
            if effect.when == words.ALWAYS or effect.when == words.THIS_TURN or effect.when == words.DEMAND:
                traits |= effect.TRAITS
                folded.append(effect)
                if effect.has_one_target():
                    single = effect
        self.traits.append(traits)
        self.folded.append(folded)
        self.calm.append(is_calm(card))
        self.simple.append(is_simple(card))
        self.single_target.append(single)


def is_calm(card: Card) -> bool:
    """Whether what the card must do when it is played is harmless to its player's power."""
    for effect in card.effects:
        if effect.when == words.NOW and not effect.may and not effect.IS_HARMLESS:
            return False
        if effect.each:
            return False
    return True


def is_simple(card: Card) -> bool:
    """Whether the card brings nothing to a fight but its printed values and icons.  [LEG-6.9]"""
    return all(effect.IS_SIMPLE for effect in card.effects)


class Frame:
    """A piece of unfinished business: who chooses, about which effect of which card, and how far it is."""

    __slots__ = ("card", "effect", "kind", "n", "picks", "seat", "stage")

    def __init__(self, kind: int, seat: int, card: int = words.NONE, effect: int = 0, n: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.effect = effect
        self.n = n
        self.stage = 0
        self.picks: list[int] = []

    def copy(self) -> Frame:
        frame = Frame(self.kind, self.seat, self.card, self.effect, self.n)
        frame.stage = self.stage
        if self.picks:
            frame.picks = self.picks.copy()
        return frame


class Side:
    """What the active texts make of one seat: a fold over the table, made by `power.fold`.  [LEG-15.9]"""

    __slots__ = (
        "above",
        "above_types",
        "active_booster",
        "active_character",
        "active_support",
        "deck_takes",
        "demands",
        "earth",
        "extra_boosters",
        "extra_supports",
        "fire",
        "floor_earth",
        "floor_fire",
        "forbid_types",
        "forbid_with",
        "forbid_without",
        "forbids",
        "hand",
        "keep_all",
        "keep_unprotected",
        "max_characters",
        "max_combat",
        "max_plays",
        "no_call",
        "no_end_draws",
        "off",
        "own_takes",
        "printed_off",
        "shields",
        "sum_earth",
        "sum_fire",
        "text_off",
        "types_off",
        "types_off_spare",
        "zero_even",
        "zero_odd",
    )

    def __init__(self) -> None:
        # Whether anything at all of this seat's cards is switched off or zeroed.
        self.off = False
        # 1: texts are ignored but for Flit characters; 2: all texts.
        self.text_off = 0
        self.types_off = 0
        self.types_off_spare = 0
        self.printed_off = 0
        self.keep_all = -1
        self.keep_unprotected = -1
        self.zero_odd = 0
        self.zero_even = 0
        self.floor_fire = 0
        self.floor_earth = 0
        self.extra_boosters = 0
        self.extra_supports = 0
        self.max_plays = 99
        self.max_combat = 99
        self.max_characters = 99
        self.hand = 99
        self.deck_takes = 99
        self.own_takes = 99
        self.forbid_types = 0
        self.forbid_with = 0
        self.forbid_without = 0
        self.above_types = 0
        self.above = 99
        self.forbids: list[Effect] | None = None
        self.no_call = False
        self.no_end_draws = False
        # Instances of the foe that make a demand of this seat.
        self.demands: list[int] | None = None
        # The sums of layer 7, and the powers of layer 8.
        self.sum_fire = 0
        self.sum_earth = 0
        self.fire = 0
        self.earth = 0
        self.shields = 0
        self.active_character = 0
        self.active_booster = 0
        self.active_support = 0


class State:
    """The whole truth. Only `rules.advance` changes it."""

    __slots__ = (
        "achievements",
        "active",
        "announced",
        "aside",
        "attack_again",
        "booster_cards",
        "booster_units",
        "bottom",
        "cargo",
        "cast",
        "character_units",
        "characters_played",
        "choices",
        "combat",
        "combat_plays",
        "crystals",
        "deck",
        "deck_count",
        "declined",
        "dragons",
        "element",
        "extra",
        "fight",
        "first",
        "flags",
        "frames",
        "from_hand",
        "game",
        "hand",
        "hyla",
        "landed",
        "last_played",
        "leadership",
        "led",
        "link",
        "loose",
        "met",
        "moved",
        "open_gangs",
        "open_pairs",
        "order",
        "over",
        "phase",
        "pile",
        "played_types",
        "plays",
        "ran_out",
        "reason",
        "rewind",
        "seen",
        "sequence",
        "settled",
        "ships",
        "sides",
        "spent",
        "stamp",
        "stopped",
        "support",
        "support_cards",
        "support_units",
        "takes",
        "texts",
        "trial",
        "turn",
        "used",
        "waived",
        "winner",
        "zone",
    )

    def __init__(self, cast: Cast, fresh: bool = True) -> None:
        self.cast = cast
        if fresh:
            self._fill()

    def _fill(self) -> None:
        """The values of a table before the first deal. A copy does without: it sets every attribute."""
        cast = self.cast
        size = cast.size
        # The match.
        self.game = 0
        self.crystals: list[int] = [0, 0]
        self.over = False
        # The extra crystals of the last game won (LEG-18.11).
        self.extra = 0
        # The game.
        self.first = 0
        self.turn = 0
        self.active = 0
        self.phase = words.OVER_PHASE
        self.fight = words.PEACE
        self.element = 0
        self.announced = 0
        self.dragons: list[int] = [words.MIDDLE, words.MIDDLE, words.MIDDLE]
        self.ran_out = words.NOBODY
        self.winner = words.NOBODY
        self.reason = 0
        self.sequence = 0
        # Zones of each seat. `deck` flags the cards (by place in the seat's list) whose order is
        # undetermined; `bottom` lies under them, next card first. `pile` is determined, top last; `loose`
        # lies under it.
        self.hand: list[list[int]] = [[], []]
        self.deck: list[list[int]] = [[0] * cast.sizes[0], [0] * cast.sizes[1]]
        self.deck_count: list[int] = [0, 0]
        self.bottom: list[list[int]] = [[], []]
        self.combat: list[list[int]] = [[], []]
        self.support: list[list[int]] = [[], []]
        self.leadership: list[list[int]] = [[], []]
        self.pile: list[list[int]] = [[], []]
        self.loose: list[list[int]] = [[], []]
        self.ships: list[list[int]] = [[], []]
        self.cargo: list[list[int]] = [[], []]
        self.achievements: list[list[int]] = [[], []]
        # What a drafter leaves out of the deck, in the order of the list (LEG-19.13).
        self.aside: list[list[int]] = [[], []]
        self.hyla = words.NONE
        # Active cards with a text, of each seat.
        self.texts: list[list[int]] = [[], []]
        # Of each instance. `link`: the ship that carries it, or the target of its effect. `order`: when it
        # was played. `stamp`: when its target was last considered.
        self.zone: list[int] = [words.IN_DECK] * size
        self.flags: list[int] = [0] * size
        self.link: list[int] = [words.NONE] * size
        self.order: list[int] = [0] * size
        self.stamp: list[int] = [0] * size
        # Where lists are private: whether others have seen the card, in an earlier game or in this one.
        self.seen: list[int] = [words.UNSEEN] * size
        # The turn.
        self.plays = 0
        self.combat_plays = 0
        self.characters_played = 0
        self.character_units = 0
        self.booster_units = 0
        self.support_units = 0
        self.booster_cards = 0
        self.support_cards = 0
        self.stopped = False
        self.attack_again = False
        self.led = False
        self.landed = False
        self.from_hand = 0
        self.waived = 0
        # Cards discarded for a `decline`; NONE if there was none this turn.
        self.declined = words.NONE
        self.open_pairs = 0
        self.open_gangs = 0
        self.last_played = words.NONE
        self.played_types = 0
        self.takes: list[int] = [0, 0]
        self.met: list[int] = []
        self.settled: list[int] = []
        self.used: list[int] = []
        # Interference cards of this turn and what they cancelled: these stay discarded (LEG-6.8).
        self.spent: list[int] = []
        self.frames: list[Frame] = []
        # Where every card was at the engagement choice, while an interference card could strand the turn
        # (LEG-6.8).
        self.rewind: State | None = None
        # Caches: what the texts make of both seats, and the legal actions. Emptied by every change.
        self.sides: list[Side] | None = None
        self.choices: list[int] | None = None
        # Whether targets may have to be chosen anew, since something moved (LEG-15.12).
        self.moved = False
        # Set on copies that only try whether a turn can be completed (LEG-6.4).
        self.trial = False

    def copy(self) -> State:
        """An equal state that shares nothing that can change.

        Lists in which little happens are shared: they are only ever replaced, by `added`, `without`,
        `replaced`, `set_link` and `set_stamp`. That makes a copy three times faster.
        """
        twin = State(self.cast, False)
        twin.game = self.game
        twin.crystals = self.crystals
        twin.over = self.over
        twin.extra = self.extra
        twin.first = self.first
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.fight = self.fight
        twin.element = self.element
        twin.announced = self.announced
        twin.dragons = self.dragons
        twin.ran_out = self.ran_out
        twin.winner = self.winner
        twin.reason = self.reason
        twin.sequence = self.sequence
        twin.hand = twins(self.hand)
        twin.deck = twins(self.deck)
        twin.deck_count = self.deck_count.copy()
        twin.bottom = self.bottom
        twin.combat = twins(self.combat)
        twin.support = twins(self.support)
        twin.leadership = self.leadership
        twin.pile = self.pile
        twin.loose = self.loose
        twin.ships = self.ships
        twin.cargo = self.cargo
        twin.achievements = self.achievements
        twin.aside = self.aside
        twin.hyla = self.hyla
        twin.texts = twins(self.texts)
        twin.zone = self.zone.copy()
        twin.flags = self.flags.copy()
        twin.link = self.link
        twin.order = self.order.copy()
        twin.stamp = self.stamp
        twin.seen = self.seen
        twin.plays = self.plays
        twin.combat_plays = self.combat_plays
        twin.characters_played = self.characters_played
        twin.character_units = self.character_units
        twin.booster_units = self.booster_units
        twin.support_units = self.support_units
        twin.booster_cards = self.booster_cards
        twin.support_cards = self.support_cards
        twin.stopped = self.stopped
        twin.attack_again = self.attack_again
        twin.led = self.led
        twin.landed = self.landed
        twin.from_hand = self.from_hand
        twin.waived = self.waived
        twin.declined = self.declined
        twin.open_pairs = self.open_pairs
        twin.open_gangs = self.open_gangs
        twin.last_played = self.last_played
        twin.played_types = self.played_types
        twin.takes = self.takes.copy()
        twin.met = self.met
        twin.settled = self.settled
        twin.used = self.used
        twin.spent = self.spent
        frames: list[Frame] = []
        if self.frames:
            for frame in self.frames:
                frames.append(frame.copy())
        twin.frames = frames
        twin.rewind = self.rewind
        # Folds and legal lists are never changed once made: they may be shared.
        twin.sides = self.sides
        twin.choices = self.choices
        twin.moved = self.moved
        twin.trial = self.trial
        return twin

    def become(self, other: State) -> None:
        """Takes over everything of another state, which nobody uses any more."""
        self.game = other.game
        self.crystals = other.crystals
        self.over = other.over
        self.extra = other.extra
        self.first = other.first
        self.turn = other.turn
        self.active = other.active
        self.phase = other.phase
        self.fight = other.fight
        self.element = other.element
        self.announced = other.announced
        self.dragons = other.dragons
        self.ran_out = other.ran_out
        self.winner = other.winner
        self.reason = other.reason
        self.sequence = other.sequence
        self.hand = other.hand
        self.deck = other.deck
        self.deck_count = other.deck_count
        self.bottom = other.bottom
        self.combat = other.combat
        self.support = other.support
        self.leadership = other.leadership
        self.pile = other.pile
        self.loose = other.loose
        self.ships = other.ships
        self.cargo = other.cargo
        self.achievements = other.achievements
        self.aside = other.aside
        self.hyla = other.hyla
        self.texts = other.texts
        self.zone = other.zone
        self.flags = other.flags
        self.link = other.link
        self.order = other.order
        self.stamp = other.stamp
        self.seen = other.seen
        self.plays = other.plays
        self.combat_plays = other.combat_plays
        self.characters_played = other.characters_played
        self.character_units = other.character_units
        self.booster_units = other.booster_units
        self.support_units = other.support_units
        self.booster_cards = other.booster_cards
        self.support_cards = other.support_cards
        self.stopped = other.stopped
        self.attack_again = other.attack_again
        self.led = other.led
        self.landed = other.landed
        self.from_hand = other.from_hand
        self.waived = other.waived
        self.declined = other.declined
        self.open_pairs = other.open_pairs
        self.open_gangs = other.open_gangs
        self.last_played = other.last_played
        self.played_types = other.played_types
        self.takes = other.takes
        self.met = other.met
        self.settled = other.settled
        self.used = other.used
        self.spent = other.spent
        self.frames = other.frames
        self.rewind = other.rewind
        self.sides = other.sides
        self.choices = other.choices
        self.moved = other.moved
        self.trial = other.trial


def twins(lists: list[list[int]]) -> list[list[int]]:
    """A copy of the lists of both seats."""
    return [lists[0].copy(), lists[1].copy()]


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
