"""One effect of a card text: everything that the game may ask it.  [LEG-15, LEG-17]

A text is data. An effect says what (its class and parameters), when (`when`), whether its owner may leave it
(`may`) and whether both players do it (`each`). Each class has the timing most cards print; the wrappers
`now`, `this_turn`, `at_end` … and `may`, `each` change it, so that a card reads `now(may(Draw(5)))`.
Parameters are integers: types, icons and elements are bit sets, `ANY` and `ALL` are a number no card reaches.

A kind is a class in the file of its family. It overrides what it has to say; all others keep silent here.
This file knows the table only by name (see docs/decisions/0006-a-text-is-a-class.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from obelisk.core.errors import RulesBug
from obelisk.games.legends import words

if TYPE_CHECKING:
    from obelisk.core.deal import Deal
    from obelisk.core.document import Section
    from obelisk.games.legends.cards.card import Card
    from obelisk.games.legends.fight import Spoils
    from obelisk.games.legends.frame import Frame
    from obelisk.games.legends.reach import Reach
    from obelisk.games.legends.side import Side
    from obelisk.games.legends.state import State
    from obelisk.games.legends.texts.cost import Cost

STANDING: Final[tuple[int, ...]] = (words.ALWAYS, words.THIS_TURN)
"""The times of texts that are in force for a while.  [LEG-15.1]"""
ONE_SHOT: Final[tuple[int, ...]] = (
    words.NOW,
    words.ONCE_PER_TURN,
    words.AFTER_SUPPORT,
    words.END,
    words.TURN_ENDING,
    words.RESPONSE,
)
"""The times of texts that happen once.  [LEG-15.1]"""


class Effect:
    """One effect of a text: its kind, its timing, and whether it is optional or for each player.  [LEG-17]"""

    __slots__ = ("each", "may", "when")

    KIND: ClassVar[str] = ""
    """The name of the kind in card data."""
    TIMES: ClassVar[tuple[int, ...]] = STANDING
    """When an effect of this kind can happen.  [LEG-17.1]"""
    TRAITS: ClassVar[int] = 0
    """What it is about while it is in force: see `traits`."""
    IS_SIMPLE: ClassVar[bool] = False
    """It changes neither power in the turn it is played, nor what else may be played in it."""
    IS_HARMLESS: ClassVar[bool] = False
    """Even if it must happen when the card is played, it never lowers its owner's power."""

    def __init__(self, when: int, may: bool = False) -> None:
        self.when = when
        self.may = may
        self.each = False

    # --- files

    @staticmethod
    def read(table: Section) -> Effect:
        """The effect with the parameters of a card file; what is wrong is written down there."""
        raise RulesBug("every kind reads itself")

    def parameters(self) -> dict[str, object]:
        """The parameters in the words of the card data."""
        return {}

    def facts(self) -> dict[str, object]:
        """The whole effect in the words of the card data: what the engine reads."""
        facts: dict[str, object] = {"kind": self.KIND, "when": words.WHEN_NAMES[self.when]}
        if self.may:
            facts["may"] = True
        if self.each:
            facts["each"] = True
        facts.update(self.parameters())
        return facts

    # --- in force: what it makes of both seats (LEG-15.9)

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        """Enters itself, which stands on `card`, into what it makes of its owner and of the foe."""

    def switch_off(self, foe: Side) -> None:
        """Enters what is off of the foe's cards.  [LEG-15.10]"""

    def covers(self, card: Card) -> bool:
        """Whether it ignores the text of the foe's card, which is not PROTECTED.  [LEG-18.1]"""
        return False

    def voided_by(self) -> list[str]:
        """The ids of active cards of the foe that void the text.  [LEG-15.10]"""
        return []

    def works_on(self, state: State, source: int, card: int, types: int) -> bool:
        """Whether it, standing on `source`, changes the values of that card of its owner.  [LEG-15.9]"""
        return False

    def raised(self, printed: tuple[int, int], fire: int, earth: int) -> tuple[int, int]:
        """Layer 5: the values after raising; `printed` are those after layers 3 and 4.  [LEG-15.9]"""
        return fire, earth

    def doubled(self, fire: int, earth: int) -> tuple[int, int]:
        """Layer 6: the values after doubling.  [LEG-15.9]"""
        return fire, earth

    # --- in force: one target (LEG-15.11)

    def has_one_target(self) -> bool:
        """Whether it works on one chosen card of its owner.  [LEG-15.11]"""
        return False

    def may_target(self, state: State, card: int) -> bool:
        """Whether this active card of its owner may be the target.  [LEG-15.11]"""
        raise RulesBug(f"{self.KIND} has no target")

    def is_zeroed(self, state: State, card: int) -> bool:
        """Whether a text of the foe zeroes a value of the target that it works on.  [LEG-15.12]"""
        return False

    # --- in force: playing cards (LEG-10, LEG-11)

    def holds(self, state: State, card: int) -> bool:
        """Whether its condition on playing this very card is met.  [LEG-14.14]"""
        return True

    def grants_free(self, state: State, card: int) -> bool:
        """Whether it grants FREE to this very card if it is played now.  [LEG-17.1]"""
        return False

    def may_grant_free(self) -> bool:
        """Whether it ever grants FREE to its card."""
        return False

    def counts_hands(self, now: int, most: int) -> bool:
        """Whether it matters that the difference of both hands, which is `now`, may rise to `most`."""
        return False

    def waives(self, what: int) -> int:
        """How many conditions of that sort need not be met.  [LEG-14.16]"""
        return 0

    def keeps_combat(self) -> bool:
        """Whether the card may leave the own combat area active.  [LEG-17.1]"""
        return False

    def cards_on_landing(self) -> int:
        """How many hand cards may be played too when the ship lands.  [LEG-13.6]"""
        return 0

    def cancels(self) -> bool:
        """Whether the card that is answered is not played.  [LEG-18.7]"""
        return False

    # --- in force: demands, retreat, the end

    def demanded(self) -> Cost | None:
        """What the foe has to discard on his turns; None if nothing.  [LEG-14.2]"""
        return None

    def costs_dragon(self) -> bool:
        """Whether a demand that is not met costs a dragon, not the fight.  [LEG-14.7]"""
        raise RulesBug(f"{self.KIND} demands nothing")

    def is_met(self, state: State, card: int) -> bool:
        """Whether the active player has met what it, standing on `card`, demands.  [LEG-14.2, LEG-14.8]"""
        return True

    def change_spoils(self, loser: int, spoils: Spoils) -> None:
        """Changes the dragons when `loser` (ME or FOE, from the owner) retreats.  [LEG-8.3]"""

    def crystals(self) -> int:
        """How many more crystals the owner scores if he wins.  [LEG-18.11]"""
        return 0

    # --- once: what can be done, doing it, and the picks in between (LEG-15.3 to LEG-15.13)

    def can_do(self, state: State, card: int, actor: int) -> bool:
        """Whether `actor` can do it in full now.  [LEG-15.3]"""
        return True

    def is_asked(self, state: State, card: int, actor: int, how: int) -> bool:
        """Whether `actor` is asked about it, as far as everybody can tell; `how` the card came.  [LEG-15.3]

        Where only his hidden cards say that it cannot be done, he is asked all the same and can only skip it:
        a missing question would tell the foe about his hand.
        """
        return self.can_do(state, card, actor)

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        """`actor` carries it out as far as possible; it is effect `number` of `card`.  [LEG-15.4]"""
        raise RulesBug(f"{self.KIND} does not happen once")

    def options(self, state: State, frame: Frame) -> list[int]:
        """What may be picked now, as actions.  [LEG-20]"""
        raise RulesBug(f"{self.KIND} asks for nothing")

    def pick(self, state: State, deal: Deal, frame: Frame, number: int) -> None:
        """Does with a pick what the text does."""
        raise RulesBug(f"{self.KIND} asks for nothing")

    def close(self, state: State, deal: Deal, frame: Frame) -> None:
        """What follows when nothing more is picked.  [LEG-16.9]"""

    def refusal(self, state: State, frame: Frame, number: int) -> int:
        """Why something may not be picked.  [LEG-17.1]"""
        raise RulesBug(f"{self.KIND} asks for nothing")

    def plays_card(self, state: State, frame: Frame, number: int) -> bool:
        """Whether such a pick plays a card at once.  [LEG-17.4]"""
        return False

    # --- looking ahead (LEG-6.9)

    def add_reach(self, reach: Reach) -> None:
        """Adds what it could bring at most; `unknown` where that is not worth guessing.  [LEG-6.9]"""
        if not self.IS_SIMPLE:
            reach.unknown = True


E = TypeVar("E", bound=Effect)


def timed(effect: E, when: int) -> E:
    """`effect` with the timing `when`. For card tables only: nothing else changes an effect."""
    effect.when = when
    return effect


def now(effect: E) -> E:
    """Resolves once, when the card is placed.  [LEG-15.1]"""
    return timed(effect, words.NOW)


def this_turn(effect: E) -> E:
    """In force until the turn of its owner is over.  [LEG-15.1]"""
    return timed(effect, words.THIS_TURN)


def once_per_turn(effect: E) -> E:
    """In a window of the own turn.  [LEG-5.12]"""
    return timed(effect, words.ONCE_PER_TURN)


def after_support(effect: E) -> E:
    """When the own support phase closes.  [LEG-5.7]"""
    return timed(effect, words.AFTER_SUPPORT)


def at_end(effect: E) -> E:
    """In the own end phase.  [LEG-5.10]"""
    return timed(effect, words.END)


def turn_ending(effect: E) -> E:
    """After all texts of the own end phase.  [LEG-5.10]"""
    return timed(effect, words.TURN_ENDING)


def response(effect: E) -> E:
    """When an interference card answers its trigger.  [LEG-18.6]"""
    return timed(effect, words.RESPONSE)


def may(effect: E) -> E:
    """Optional: done in full or not at all.  [LEG-15.3]"""
    effect.may = True
    return effect


def each(effect: E) -> E:
    """Both players carry it out, the foe of the owner first.  [LEG-14.17]"""
    effect.each = True
    return effect
