"""Texts that take cards from the table, the hand or the deck of the foe.  [LEG-15.13, LEG-16.6, LEG-17.1]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.core.document import Section
from obelisk.games.legends import moves, reasons, words
from obelisk.games.legends.actions import action, first_of, laid_out, pick_of, picked, verb_of
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.plays import FROM_SHIP
from obelisk.games.legends.power import icons_of, is_protected
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.state import State, deck_size
from obelisk.games.legends.texts.fields import FIGHTING_NAMES, RULE, bits_of, number_or_word
from obelisk.games.legends.texts.once import Once, ask, picks

REMOVABLE_NAMES: Final = [*FIGHTING_NAMES, "achievement"]


class RemoveCards(Once):
    """Area or achievement cards of one side go to the discard pile or into the deck.  [LEG-17.1]"""

    __slots__ = (
        "active_only",
        "from_ship",
        "keep_one_character",
        "n",
        "one_type",
        "only",
        "side",
        "to",
        "types",
    )

    KIND = "remove_cards"

    def __init__(
        self,
        types: int,
        n: int,
        side: int = words.FOE,
        active_only: bool = True,
        to: int = words.DISCARD,
        only: int = 0,
        keep_one_character: bool = False,
        one_type: bool = False,
        from_ship: bool = False,
    ) -> None:
        super().__init__(words.NOW)
        self.types = types
        self.n = n
        self.side = side
        self.active_only = active_only
        self.to = to
        self.only = only
        self.keep_one_character = keep_one_character
        self.one_type = one_type
        self.from_ship = from_ship

    @staticmethod
    def read(table: Section) -> RemoveCards:
        side = table.word("side", ["foe", "own"], RULE)
        to = table.word("to", ["discard", "deck"], RULE)
        only = 0
        if table.has("only"):
            is_printed = table.word("only", ["printed_icon", "free_icon"], RULE) == "printed_icon"
            only = words.PRINTED_ICON if is_printed else words.FREE_ICON
        return RemoveCards(
            bits_of(table, "types", REMOVABLE_NAMES, words.TYPE_NAMES),
            number_or_word(table, "n", {"all": words.ALL}),
            words.FOE if side == "foe" else words.ME,
            table.flag("active_only", RULE),
            words.DISCARD if to == "discard" else words.DECK,
            only,
            table.flag("keep_one_character", RULE, missing=False),
            table.flag("one_type", RULE, missing=False),
            table.flag("from_ship", RULE, missing=False),
        )

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "side": "foe" if self.side == words.FOE else "own",
            "types": words.names_of(self.types, words.TYPE_NAMES),
            "active_only": self.active_only,
            "n": "all" if self.n == words.ALL else self.n,
            "to": words.PLACE_NAMES[self.to],
        }
        if self.only:
            facts["only"] = "printed_icon" if self.only == words.PRINTED_ICON else "free_icon"
        if self.keep_one_character:
            facts["keep_one_character"] = True
        if self.one_type:
            facts["one_type"] = True
        if self.from_ship:
            facts["from_ship"] = True
        return facts

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return len(self._choices(state, card, actor)) > 0

    def is_asked(self, state: State, card: int, actor: int, how: int) -> bool:
        if self.from_ship and not how & FROM_SHIP:
            return False
        return self.can_do(state, card, actor)

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        """A whole set goes without a choice; else the actor picks.  [LEG-16.3]"""
        if self.from_ship and not how & FROM_SHIP:
            return
        keeps = self.keep_one_character and len(active_characters(state, self._seat(actor))) > 0
        if self.n == words.ALL and not self.one_type and not keeps:
            self._remove(state, deal, self._removable(state, card, actor))
            return
        choices = len(self._choices(state, card, actor))
        ask(state, actor, card, number, min(1 if self.n == words.ALL else self.n, choices))

    def options(self, state: State, frame: Frame) -> list[int]:
        return self._choices(state, frame.card, frame.seat)

    def pick(self, state: State, deal: Deal, frame: Frame, number: int) -> None:
        found = self._removable(state, frame.card, frame.seat)
        if self.one_type:
            type = first_of(number)
            self._remove(state, deal, [card for card in found if type_on_table(state, card) == type])
            return
        card = picked(state, number)
        if self.n == words.ALL:
            if card in found:
                found.remove(card)
            self._remove(state, deal, found)
        else:
            self._remove(state, deal, [card])

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        """Cards of one side of the table that the text names.  [LEG-15.13]"""
        card = laid_out(state, verb_of(number) == words.PICK_BLUFF, first_of(number))
        if card == words.NONE or state.cast.owners[card] != self._seat(frame.seat):
            return reasons.NOT_AMONG
        reason = self._spared(state, card)
        if reason:
            return reason
        is_last = self.keep_one_character and self.n != words.ALL
        return reasons.LAST_CHARACTER if is_last else reasons.NOT_AMONG

    def _seat(self, actor: int) -> int:
        """Whose cards go."""
        return 1 - actor if self.side == words.FOE else actor

    def _removable(self, state: State, card: int, actor: int) -> list[int]:
        """The cards that it may take away, in the order of LEG-8.6.  [LEG-17.1]"""
        found: list[int] = []
        seat = self._seat(actor)
        if self.types & words.ACHIEVEMENT:
            found.extend(state.achievements[seat])
        for area in (state.combat[seat], state.support[seat]):
            for other in area:
                if other != card and not self._spared(state, other):
                    found.append(other)
        return found

    def _spared(self, state: State, card: int) -> int:
        """Why a card of the areas is not one that it takes away, or ALLOWED.  [LEG-11.11, LEG-17.1]"""
        if not self.types & type_on_table(state, card):
            return reasons.NOT_AMONG
        if state.flags[card] & words.ACTIVE:
            if is_protected(state, card):
                return reasons.CARD_PROTECTED
        elif self.active_only:
            return reasons.NOT_AMONG
        if self.only == words.PRINTED_ICON:
            return reasons.ALLOWED if state.cast.icons[card] else reasons.NOT_AMONG
        if self.only == words.FREE_ICON:
            return reasons.ALLOWED if icons_of(state, card) & words.FREE else reasons.NOT_AMONG
        return reasons.ALLOWED

    def _choices(self, state: State, card: int, actor: int) -> list[int]:
        """What the actor may pick: cards to remove, the character that stays, or the type; as actions.
        [LEG-15.13]
        """
        found = self._removable(state, card, actor)
        options: list[int] = []
        if self.one_type:
            for type in (words.CHARACTER, words.BOOSTER, words.SUPPORT):
                for other in found:
                    if type_on_table(state, other) == type:
                        options.append(action(words.PICK_TYPE, type))
                        break
            return options
        if not self.keep_one_character:
            return picks(state, found)
        characters = active_characters(state, self._seat(actor))
        if self.n != words.ALL:
            for other in found:
                if len(characters) > 1 or other not in characters:
                    options.append(pick_of(state, other))
            return options
        # All but one: the picks name the character that stays; without characters nothing is picked.
        if not characters:
            return picks(state, found)
        for keeper in characters:
            if len(found) > (1 if keeper in found else 0):
                options.append(pick_of(state, keeper))
        return options

    def _remove(self, state: State, deal: Deal, cards: list[int]) -> None:
        shuffled = words.NONE
        for card in cards:
            if self.to == words.DECK:
                shuffled = state.cast.owners[card]
                moves.shuffle_in(state, deal, card)
            else:
                moves.discard(state, deal, card)
        if shuffled != words.NONE:
            moves.shuffle_deck(state, deal, shuffled)

    def add_reach(self, reach: Reach) -> None:
        reach.takes_texts = True
        if self.side == words.ME or self.each:
            reach.clears = True
        if self.n == words.ALL:
            reach.types |= self.types
        else:
            reach.picks += self.n
            reach.picks_types |= self.types


class DiscardFoeHand(Once):
    """I discard `n` cards of the foe's hand: revealed ones, or at random.  [LEG-16.6]"""

    __slots__ = ("n",)

    KIND = "discard_foe_hand"
    IS_SIMPLE = True

    def __init__(self, n: int) -> None:
        super().__init__(words.NOW)
        self.n = n

    @staticmethod
    def read(table: Section) -> DiscardFoeHand:
        return DiscardFoeHand(table.integer("n", 1, 99, RULE))

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return len(state.hand[1 - actor]) >= self.n

    def count(self, state: State, actor: int) -> int:
        return min(self.n, len(state.hand[1 - actor]))

    def options(self, state: State, frame: Frame) -> list[int]:
        options: list[int] = []
        hidden = False
        for card in state.hand[1 - frame.seat]:
            if state.flags[card] & words.REVEALED:
                options.append(pick_of(state, card))
            else:
                hidden = True
        if hidden:
            options.append(action(words.PICK_RANDOM))
        return options

    def pick(self, state: State, deal: Deal, frame: Frame, number: int) -> None:
        if verb_of(number) == words.PICK_RANDOM:
            moves.lose(state, deal, 1 - frame.seat)
        else:
            moves.discard(state, deal, picked(state, number))

    def refusal(self, state: State, frame: Frame, number: int) -> int:
        is_random = verb_of(number) == words.PICK_RANDOM
        return reasons.NONE_HIDDEN if is_random else reasons.NOT_REVEALED


class FoeDiscards(Once):
    """The foe discards `n` hand cards of his choice, or down to `down_to`.  [LEG-17.1]"""

    __slots__ = ("down_to", "n")

    KIND = "foe_discards"
    IS_SIMPLE = True

    def __init__(self, n: int = 0, down_to: int = -1) -> None:
        super().__init__(words.NOW)
        self.n = n
        self.down_to = down_to

    @staticmethod
    def read(table: Section) -> FoeDiscards:
        if table.has("down_to"):
            return FoeDiscards(down_to=table.integer("down_to", 0, 99, RULE))
        return FoeDiscards(table.integer("n", 1, 99, RULE))

    def parameters(self) -> dict[str, object]:
        return {"n": self.n} if self.down_to < 0 else {"down_to": self.down_to}

    def can_do(self, state: State, card: int, actor: int) -> bool:
        held = len(state.hand[1 - actor])
        return held > self.down_to if self.down_to >= 0 else held >= self.n

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        foe = 1 - actor
        held = len(state.hand[foe])
        ask(state, foe, card, number, held - self.down_to if self.down_to >= 0 else min(self.n, held))

    def options(self, state: State, frame: Frame) -> list[int]:
        return picks(state, state.hand[frame.seat])

    def unfit(self, state: State, frame: Frame, number: int) -> int:
        return reasons.NOT_IN_HAND


class MillDeck(Once):
    """The top cards of the foe's deck are discarded.  [LEG-17.1]"""

    __slots__ = ("n",)

    KIND = "mill_deck"
    IS_SIMPLE = True

    def __init__(self, n: int) -> None:
        super().__init__(words.END)
        self.n = n

    @staticmethod
    def read(table: Section) -> MillDeck:
        return MillDeck(table.integer("n", 1, 99, RULE))

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return deck_size(state, 1 - actor) >= self.n

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        foe = 1 - actor
        for _ in range(min(self.n, deck_size(state, foe))):
            moves.mill(state, deal, foe)


class RevealHand(Once):
    """The foe reveals the hand.  [LEG-14.1]"""

    __slots__ = ()

    KIND = "reveal_hand"
    IS_SIMPLE = True
    IS_HARMLESS = True

    def __init__(self) -> None:
        super().__init__(words.NOW)

    @staticmethod
    def read(table: Section) -> RevealHand:
        return RevealHand()

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        moves.reveal(state, deal, 1 - actor)


def type_on_table(state: State, card: int) -> int:
    """The type of a card of the areas; a bluff is a support.  [LEG-12.2]"""
    return words.SUPPORT if state.flags[card] & words.FACE_DOWN else state.cast.types[card]


def active_characters(state: State, seat: int) -> list[int]:
    """The active characters of a seat, PROTECTED ones included."""
    found: list[int] = []
    for card in state.combat[seat]:
        if state.flags[card] & words.ACTIVE and state.cast.types[card] == words.CHARACTER:
            found.append(card)
    return found
