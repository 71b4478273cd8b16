"""The vocabulary of card texts: 37 kinds, three for the modules, and `Custom`.  [LEG-17]

A text is data. An effect says what (`kind` and parameters), when (`when`), whether its owner may leave it
(`may`) and whether both players do it (`each`). Each class has the timing most cards print; the wrappers
`now`, `this_turn`, `at_end` … and `may`, `each` change it, so that a card reads `now(may(Draw(5)))`.
Parameters are integers: types, icons and elements are bit sets, `ANY` and `ALL` are a number no card reaches.
"""

from __future__ import annotations

from typing import Final, TypeVar

# Card types, as a bit set. BLUFF, SHIP and HYLA only name what texts speak of.
CHARACTER: Final = 1
BOOSTER: Final = 2
SUPPORT: Final = 4
LEADERSHIP: Final = 8
INFLUENCE: Final = 16
ACHIEVEMENT: Final = 32
INTERFERENCE: Final = 64
LEADER: Final = 128
EMISSARY: Final = 256
INQUISITOR: Final = 512
BLUFF: Final = 1024
SHIP: Final = 2048
HYLA: Final = 4096
ANY_TYPE: Final = CHARACTER | BOOSTER | SUPPORT | LEADERSHIP | INFLUENCE | ACHIEVEMENT | INTERFERENCE
FIGHTING: Final = CHARACTER | BOOSTER | SUPPORT
LEADING: Final = LEADERSHIP | INFLUENCE | ACHIEVEMENT

# Icons, as a bit set.
SHIELD_FIRE: Final = 1
SHIELD_EARTH: Final = 2
STOP: Final = 4
RETRIEVE: Final = 8
FREE: Final = 16
PAIR: Final = 32
PROTECTED: Final = 64
GANG_COOL: Final = 128
GANG_TOP: Final = 256
GANG_FUN: Final = 512
GANG_NO: Final = 1024
BLUFF_FIRE: Final = 2048
BLUFF_EARTH: Final = 4096
BLUFF_BLANK: Final = 8192
REPLACE: Final = 16384
GANGS: Final = GANG_COOL | GANG_TOP | GANG_FUN | GANG_NO
BLUFFS: Final = BLUFF_FIRE | BLUFF_EARTH | BLUFF_BLANK
ALL_ICONS: Final = 32767

# Elements, as a bit set.
FIRE: Final = 1
EARTH: Final = 2
BOTH: Final = FIRE | EARTH

# Sides, from the owner of the text.
ME: Final = 0
FOE: Final = 1

# Timing (LEG-15.1).
ALWAYS: Final = 0
THIS_TURN: Final = 1
BEFORE_PLAY: Final = 2
NOW: Final = 3
ONCE_PER_TURN: Final = 4
BEGIN: Final = 5
AFTER_SUPPORT: Final = 6
END: Final = 7
TURN_ENDING: Final = 8
AFTER_TURN: Final = 9
DEMAND: Final = 10
LANDING: Final = 11
RESPONSE: Final = 12
GAME_START: Final = 13
GAME_WON: Final = 14
WHEN_NAMES: Final = [
    "always",
    "this_turn",
    "before_play",
    "now",
    "once_per_turn",
    "begin",
    "after_support",
    "end",
    "turn_ending",
    "after_turn",
    "demand",
    "landing",
    "response",
    "game_start",
    "game_won",
]

# Numbers.
ANY: Final = 99
ALL: Final = 99

# Values that `RaiseValues` raises to, besides numbers.
TO_SUM: Final = -1
TO_HIGHER: Final = -2

# What a text spares, or is only about.
FLIT_CHARACTERS: Final = 1
PRINTED_ICON: Final = 1
FREE_ICON: Final = 2
WITH_TEXT: Final = 1
WITHOUT_TEXT: Final = 2
ODD: Final = 1
EVEN: Final = 2

# Modes of `RetreatDragons`, in the order of LEG-8.3.
ADD: Final = 0
FEWER: Final = 1
CAP: Final = 2
NONE: Final = 3

# Outcomes of `TagBonus`, and the tags.
ATTRACT: Final = 0
FOE_RETREATS: Final = 1
STORM: Final = 1
FLOOD: Final = 2
CATERPILLAR: Final = 4

# Acts of `ForbidAct`.
CALL_BLUFF: Final = 0
END_DRAWS: Final = 1

# What `Limit` limits.
PLAYS: Final = 0
COMBAT_PLAYS: Final = 1
ACTIVE_CHARACTERS: Final = 2
HAND: Final = 3
DECK_TAKES: Final = 4
DECK_TAKES_OWN_TURN: Final = 5

# What `Waive` waives.
MUTANT_CONDITION: Final = 0
ACHIEVEMENT_DRAGON: Final = 1

# Metrics of `FreeIf` and `PlayOnlyIf` (LEG-17.2).
FOE_DRAGONS: Final = 0
FOE_HAND_MINUS_MINE: Final = 1
FOE_AREA_CARDS: Final = 2
MY_AREA_CARDS: Final = 3
FOE_ACTIVE_CARDS: Final = 4
FOE_ACTIVE_CHARACTERS: Final = 5
FOE_ACTIVE_BOOSTERS: Final = 6
FOE_ACTIVE_SUPPORTS: Final = 7
FOE_ICON_CARDS: Final = 8
FOE_FREE_CARDS: Final = 9
FOE_POWER: Final = 10
FOE_POWER_FIRE: Final = 11
FOE_POWER_EARTH: Final = 12
FOE_HYLA: Final = 13
MY_SHIPS: Final = 14
MY_MATCHING_DRAGON: Final = 15

# Where cards go to or come from.
TO_OTHER: Final = 0
DECK: Final = 0
DISCARD: Final = 1
RANDOM_DISCARD: Final = 2
DECK_BOTTOM: Final = 3
ANY_AREA: Final = 0
COMBAT_AREA: Final = 1
DRAWN: Final = 0
FROM_HAND: Final = 1

# What a demand does when it is not met.
ELSE_RETREAT: Final = 0
ELSE_DRAGON: Final = 1

TYPE_NAMES: Final = [
    "character",
    "booster",
    "support",
    "leadership",
    "influence",
    "achievement",
    "interference",
    "leader",
    "emissary",
    "inquisitor",
    "bluff",
    "ship",
    "hyla",
]
ICON_NAMES: Final = [
    "shield_fire",
    "shield_earth",
    "stop",
    "retrieve",
    "free",
    "pair",
    "protected",
    "gang_cool",
    "gang_top",
    "gang_fun",
    "gang_no",
    "bluff_fire",
    "bluff_earth",
    "bluff_blank",
    "replace",
]
ELEMENT_NAMES: Final = ["fire", "earth"]
TAG_NAMES: Final = ["storm", "flood", "caterpillar"]
MODE_NAMES: Final = ["add", "fewer", "cap", "none"]
LIMIT_NAMES: Final = [
    "plays",
    "combat_plays",
    "active_characters",
    "hand",
    "deck_takes",
    "deck_takes_own_turn",
]
METRIC_NAMES: Final = [
    "foe_dragons",
    "foe_hand_minus_mine",
    "foe_area_cards",
    "my_area_cards",
    "foe_active_cards",
    "foe_active_characters",
    "foe_active_boosters",
    "foe_active_supports",
    "foe_icon_cards",
    "foe_free_cards",
    "foe_power",
    "foe_power_fire",
    "foe_power_earth",
    "foe_hyla",
    "my_ships",
    "my_matching_dragon",
]
ZONE_NAMES: Final = ["deck", "discard", "random_discard", "deck_bottom"]

# Kinds, numbered as in LEG-17.1.
IGNORE_TEXT: Final = 1
IGNORE_CARDS: Final = 2
IGNORE_ICONS: Final = 3
ZERO_VALUES: Final = 4
RAISE_VALUES: Final = 5
DOUBLE_VALUES: Final = 6
RAISE_POWER: Final = 7
RETREAT_DRAGONS: Final = 8
TAG_BONUS: Final = 9
DRAGON_FOR_DISCARDS: Final = 10
FORBID_PLAY: Final = 11
FORBID_ACT: Final = 12
LIMIT: Final = 13
EXTRA_PLAYS: Final = 14
NEXT_CARD_FREE: Final = 15
FREE_IF: Final = 16
PLAY_ONLY_IF: Final = 17
SWITCH_ELEMENT: Final = 18
WAIVE: Final = 19
ATTACK_AGAIN: Final = 20
KEEP_COMBAT_ACTIVE: Final = 21
DEMAND_DISCARD: Final = 22
DEMAND_PLAY: Final = 23
DOUBLE_DEMAND: Final = 24
DRAW: Final = 25
DRAW_SIFT: Final = 26
SEARCH: Final = 27
RETURN_TO_HAND: Final = 28
MOVE_HAND: Final = 29
RECYCLE_DISCARDS: Final = 30
REMOVE_CARDS: Final = 31
DISCARD_FOE_HAND: Final = 32
FOE_DISCARDS: Final = 33
MILL_DECK: Final = 34
REVEAL_HAND: Final = 35
LOAD_SHIP: Final = 36
HAND_ON_LANDING: Final = 37
ATTRACT_DRAGONS: Final = 38
CRYSTAL_BONUS: Final = 39
CANCEL: Final = 40
CUSTOM: Final = 41
KIND_NAMES: Final = [
    "none",
    "ignore_text",
    "ignore_cards",
    "ignore_icons",
    "zero_values",
    "raise_values",
    "double_values",
    "raise_power",
    "retreat_dragons",
    "tag_bonus",
    "dragon_for_discards",
    "forbid_play",
    "forbid_act",
    "limit",
    "extra_plays",
    "next_card_free",
    "free_if",
    "play_only_if",
    "switch_element",
    "waive",
    "attack_again",
    "keep_combat_active",
    "demand_discard",
    "demand_play",
    "double_demand",
    "draw",
    "draw_sift",
    "search",
    "return_to_hand",
    "move_hand",
    "recycle_discards",
    "remove_cards",
    "discard_foe_hand",
    "foe_discards",
    "mill_deck",
    "reveal_hand",
    "load_ship",
    "hand_on_landing",
    "attract_dragons",
    "crystal_bonus",
    "cancel",
    "custom",
]

# Custom texts (LEG-17.4).
ENTREAT_FAVOR: Final = 0
CHOSEN_OF_FIRE: Final = 1
CHOSEN_OF_YOUTH: Final = 2
CHOSEN_OF_WATER: Final = 3
CUSTOM_NAMES: Final = ["entreat_favor", "chosen_of_fire", "chosen_of_youth", "chosen_of_water"]


class Effect:
    """One effect of a text: its kind, its timing, and whether it is optional or for each player.  [LEG-17]"""

    __slots__ = ("each", "kind", "may", "when")

    def __init__(self, kind: int, when: int, may: bool = False) -> None:
        self.kind = kind
        self.when = when
        self.may = may
        self.each = False

    def parameters(self) -> dict[str, object]:
        """The parameters in the words of the card data."""
        return {}

    def facts(self) -> dict[str, object]:
        """The whole effect in the words of the card data: what the engine reads."""
        facts: dict[str, object] = {"kind": KIND_NAMES[self.kind], "when": WHEN_NAMES[self.when]}
        if self.may:
            facts["may"] = True
        if self.each:
            facts["each"] = True
        facts.update(self.parameters())
        return facts


E = TypeVar("E", bound=Effect)


def timed(effect: E, when: int) -> E:
    """`effect` with the timing `when`. For card tables only: nothing else changes an effect."""
    effect.when = when
    return effect


def now(effect: E) -> E:
    """Resolves once, when the card is placed.  [LEG-15.1]"""
    return timed(effect, NOW)


def this_turn(effect: E) -> E:
    """In force until the turn of its owner is over.  [LEG-15.1]"""
    return timed(effect, THIS_TURN)


def once_per_turn(effect: E) -> E:
    """In a window of the own turn.  [LEG-5.12]"""
    return timed(effect, ONCE_PER_TURN)


def after_support(effect: E) -> E:
    """When the own support phase closes.  [LEG-5.7]"""
    return timed(effect, AFTER_SUPPORT)


def at_end(effect: E) -> E:
    """In the own end phase.  [LEG-5.10]"""
    return timed(effect, END)


def turn_ending(effect: E) -> E:
    """After all texts of the own end phase.  [LEG-5.10]"""
    return timed(effect, TURN_ENDING)


def response(effect: E) -> E:
    """When an interference card answers its trigger.  [LEG-18.6]"""
    return timed(effect, RESPONSE)


def may(effect: E) -> E:
    """Optional: done in full or not at all.  [LEG-15.3]"""
    effect.may = True
    return effect


def each(effect: E) -> E:
    """Both players carry it out, the foe of the owner first.  [LEG-14.17]"""
    effect.each = True
    return effect


def names_of(mask: int, names: list[str]) -> list[str]:
    """The names of the set bits of `mask`."""
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def number_of(n: int) -> object:
    """A number as the card data writes it."""
    return "any" if n == ANY else n


class Cost:
    """What has to be discarded.  [LEG-17.3]"""

    __slots__ = ("characters", "earth", "either", "fire", "moons", "of", "same_type")

    def __init__(
        self,
        fire: int = 0,
        earth: int = 0,
        either: int = 0,
        characters: int = 0,
        moons: int = 0,
        same_type: int = 0,
        of: int = 0,
    ) -> None:
        self.fire = fire
        self.earth = earth
        self.either = either
        self.characters = characters
        self.moons = moons
        self.same_type = same_type
        self.of = of

    def facts(self) -> dict[str, object]:
        """The cost in the words of the card data."""
        facts: dict[str, object] = {}
        if self.fire:
            facts["fire"] = self.fire
        if self.earth:
            facts["earth"] = self.earth
        if self.either:
            facts["either"] = self.either
        if self.characters:
            facts["characters"] = self.characters
        if self.moons:
            facts["moons"] = self.moons
        if self.same_type:
            facts["same_type"] = self.same_type
            # The printed order: leadership, hyla, achievement.
            order = [LEADERSHIP, HYLA, ACHIEVEMENT, CHARACTER, BOOSTER, SUPPORT, INFLUENCE, SHIP]
            facts["of"] = [TYPE_NAMES[bit.bit_length() - 1] for bit in order if self.of & bit]
        return facts


class IgnoreText(Effect):
    """All texts of the foe's cards are ignored.  [LEG-17.1]"""

    __slots__ = ("spare", "void_if_foe_has")

    def __init__(self, spare: int = 0, void_if_foe_has: list[str] | None = None) -> None:
        super().__init__(IGNORE_TEXT, ALWAYS)
        self.spare = spare
        self.void_if_foe_has: list[str] = void_if_foe_has if void_if_foe_has is not None else []

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.spare:
            facts["spare"] = "flit_characters"
        if self.void_if_foe_has:
            facts["void_if_foe_has"] = list(self.void_if_foe_has)
        return facts


class IgnoreCards(Effect):
    """Values, icons and texts of the foe's cards of some types, or with an icon, are ignored.  [LEG-17.1]"""

    __slots__ = ("only", "spare", "types")

    def __init__(self, types: int = 0, only: int = 0, spare: int = 0) -> None:
        super().__init__(IGNORE_CARDS, ALWAYS)
        self.types = types
        self.only = only
        self.spare = spare

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.types:
            facts["types"] = names_of(self.types, TYPE_NAMES)
        if self.only:
            facts["only"] = "printed_icon"
        if self.spare:
            facts["spare"] = "flit_characters"
        return facts


class IgnoreIcons(Effect):
    """All icons of the foe's cards except `keep` are ignored.  [LEG-17.1]"""

    __slots__ = ("keep",)

    def __init__(self, keep: int) -> None:
        super().__init__(IGNORE_ICONS, ALWAYS)
        self.keep = keep

    def parameters(self) -> dict[str, object]:
        return {"keep": names_of(self.keep, ICON_NAMES)}


class ZeroValues(Effect):
    """Odd or even printed values of the foe's cards of those types become 0.  [LEG-17.1]"""

    __slots__ = ("parity", "types")

    def __init__(self, types: int, parity: int) -> None:
        super().__init__(ZERO_VALUES, ALWAYS)
        self.types = types
        self.parity = parity

    def parameters(self) -> dict[str, object]:
        return {"types": names_of(self.types, TYPE_NAMES), "parity": "odd" if self.parity == ODD else "even"}


class RaiseValues(Effect):
    """Raises one or all of my cards to a number, `TO_SUM` or `TO_HIGHER`.  [LEG-17.1]"""

    __slots__ = ("elements", "one", "to", "types")

    def __init__(self, types: int, elements: int, to: int, one: bool = False) -> None:
        super().__init__(RAISE_VALUES, ALWAYS)
        self.types = types
        self.elements = elements
        self.to = to
        self.one = one

    def parameters(self) -> dict[str, object]:
        return {
            "count": "one" if self.one else "all",
            "types": names_of(self.types, TYPE_NAMES),
            "elements": names_of(self.elements, ELEMENT_NAMES),
            "to": "sum" if self.to == TO_SUM else "higher" if self.to == TO_HIGHER else self.to,
        }


class DoubleValues(Effect):
    """Doubles one or all of my cards.  [LEG-17.1]"""

    __slots__ = ("elements", "one", "types")

    def __init__(self, types: int, elements: int = BOTH, one: bool = False) -> None:
        super().__init__(DOUBLE_VALUES, ALWAYS)
        self.types = types
        self.elements = elements
        self.one = one

    def parameters(self) -> dict[str, object]:
        return {
            "count": "one" if self.one else "all",
            "types": names_of(self.types, TYPE_NAMES),
            "elements": names_of(self.elements, ELEMENT_NAMES),
        }


class RaisePower(Effect):
    """My total is at least `to`, in those elements.  [LEG-17.1]"""

    __slots__ = ("elements", "to")

    def __init__(self, to: int, elements: int = BOTH) -> None:
        super().__init__(RAISE_POWER, ALWAYS)
        self.to = to
        self.elements = elements

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {"to": self.to}
        if self.elements != BOTH:
            facts["element"] = names_of(self.elements, ELEMENT_NAMES)[0]
        return facts


class RetreatDragons(Effect):
    """Changes the number of dragons when `loser` retreats.  [LEG-8.3]"""

    __slots__ = ("loser", "mode", "n")

    def __init__(self, loser: int, mode: int, n: int = 0) -> None:
        super().__init__(RETREAT_DRAGONS, ALWAYS)
        self.loser = loser
        self.mode = mode
        self.n = n

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "retreater": "foe" if self.loser == FOE else "me",
            "mode": MODE_NAMES[self.mode],
        }
        if self.mode != NONE:
            facts["n"] = self.n
        return facts


class TagBonus(Effect):
    """Storms attract a dragon, Floods make the foe retreat.  [LEG-14.12, LEG-14.13]"""

    __slots__ = ("at_least", "outcome", "tag")

    def __init__(self, tag: int, at_least: int, outcome: int) -> None:
        super().__init__(TAG_BONUS, BEGIN if outcome == ATTRACT else AFTER_TURN)
        self.tag = tag
        self.at_least = at_least
        self.outcome = outcome

    def parameters(self) -> dict[str, object]:
        return {
            "tag": names_of(self.tag, TAG_NAMES)[0],
            "at_least": self.at_least,
            "outcome": "attract" if self.outcome == ATTRACT else "foe_retreats",
        }


class DragonForDiscards(Effect):
    """Pays from the hand, then attracts one dragon.  [LEG-17.1]"""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost) -> None:
        super().__init__(DRAGON_FOR_DISCARDS, NOW)
        self.cost = cost

    def parameters(self) -> dict[str, object]:
        return {"cost": self.cost.facts()}


class ForbidPlay(Effect):
    """The foe may not play such cards.  [LEG-17.1]"""

    __slots__ = ("printed_above", "text", "types")

    def __init__(self, types: int = ANY_TYPE, text: int = 0, printed_above: int = ANY) -> None:
        super().__init__(FORBID_PLAY, ALWAYS)
        self.types = types
        self.text = text
        self.printed_above = printed_above

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        facts["types"] = "any" if self.types == ANY_TYPE else names_of(self.types, TYPE_NAMES)
        if self.text:
            facts["text"] = "with" if self.text == WITH_TEXT else "without"
        if self.printed_above != ANY:
            facts["printed_above"] = self.printed_above
        return facts


class ForbidAct(Effect):
    """The foe may not call my bluffs, or take cards by his `end` texts.  [LEG-17.1]"""

    __slots__ = ("act",)

    def __init__(self, act: int) -> None:
        super().__init__(FORBID_ACT, ALWAYS)
        self.act = act

    def parameters(self) -> dict[str, object]:
        return {"act": "call_bluff" if self.act == CALL_BLUFF else "end_draws"}


class Limit(Effect):
    """A numeric limit on the foe.  [LEG-17.1]"""

    __slots__ = ("n", "what")

    def __init__(self, what: int, n: int) -> None:
        super().__init__(LIMIT, ALWAYS)
        self.what = what
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"what": LIMIT_NAMES[self.what], "n": self.n}


class ExtraPlays(Effect):
    """I may play `n` boosters or supports beyond the limit.  [LEG-11.4]"""

    __slots__ = ("n", "type")

    def __init__(self, type: int, n: int) -> None:
        super().__init__(EXTRA_PLAYS, ALWAYS, may=True)
        self.type = type
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"type": names_of(self.type, TYPE_NAMES)[0], "n": number_of(self.n)}


class NextCardFree(Effect):
    """The card I play right after this one is FREE.  [LEG-14.18]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NEXT_CARD_FREE, ALWAYS)


class FreeIf(Effect):
    """The card is played with a granted FREE if the metric is high enough.  [LEG-17.1]"""

    __slots__ = ("at_least", "metric")

    def __init__(self, metric: int, at_least: int) -> None:
        super().__init__(FREE_IF, BEFORE_PLAY, may=True)
        self.metric = metric
        self.at_least = at_least

    def parameters(self) -> dict[str, object]:
        return {"metric": METRIC_NAMES[self.metric], "at_least": self.at_least}


class PlayOnlyIf(Effect):
    """The card may be played only if the metric is in range.  [LEG-17.1]"""

    __slots__ = ("at_least", "at_most", "metric")

    def __init__(self, metric: int, at_least: int = -ANY, at_most: int = ANY) -> None:
        super().__init__(PLAY_ONLY_IF, BEFORE_PLAY)
        self.metric = metric
        self.at_least = at_least
        self.at_most = at_most

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {"metric": METRIC_NAMES[self.metric]}
        if self.at_least != -ANY:
            facts["at_least"] = self.at_least
        if self.at_most != ANY:
            facts["at_most"] = self.at_most
        return facts


class SwitchElement(Effect):
    """Changes the fight element: `TO_OTHER`, `FIRE` or `EARTH`.  [LEG-14.15]"""

    __slots__ = ("to",)

    def __init__(self, to: int = TO_OTHER) -> None:
        super().__init__(SWITCH_ELEMENT, NOW)
        self.to = to

    def parameters(self) -> dict[str, object]:
        return {"to": "other" if self.to == TO_OTHER else names_of(self.to, ELEMENT_NAMES)[0]}


class Waive(Effect):
    """Conditions that need not be met.  [LEG-14.16]"""

    __slots__ = ("n", "what")

    def __init__(self, what: int, n: int = 1) -> None:
        super().__init__(WAIVE, ALWAYS, may=True)
        self.what = what
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {
            "what": "mutant_condition" if self.what == MUTANT_CONDITION else "achievement_dragon",
            "n": self.n,
        }


class AttackAgain(Effect):
    """The character duty of this turn counts as met.  [LEG-10.9]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ATTACK_AGAIN, NOW)


class KeepCombatActive(Effect):
    """As first character of a turn it may leave my combat area active.  [LEG-17.1]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(KEEP_COMBAT_ACTIVE, BEFORE_PLAY, may=True)


class DemandDiscard(Effect):
    """The foe discards on each of his turns, or else.  [LEG-14.2 to LEG-14.7]"""

    __slots__ = ("cost", "otherwise")

    def __init__(self, cost: Cost, otherwise: int = ELSE_RETREAT) -> None:
        super().__init__(DEMAND_DISCARD, DEMAND)
        self.cost = cost
        self.otherwise = otherwise

    def parameters(self) -> dict[str, object]:
        return {"cost": self.cost.facts(), "else": "retreat" if self.otherwise == ELSE_RETREAT else "dragon"}


class DemandPlay(Effect):
    """The foe plays a card of that type on each of his turns.  [LEG-14.8]"""

    __slots__ = ("type",)

    def __init__(self, type: int) -> None:
        super().__init__(DEMAND_PLAY, DEMAND)
        self.type = type

    def parameters(self) -> dict[str, object]:
        return {"type": names_of(self.type, TYPE_NAMES)[0]}


class DoubleDemand(Effect):
    """Doubles every number of one demand.  [LEG-14.9]"""

    __slots__ = ("tag",)

    def __init__(self, tag: int) -> None:
        super().__init__(DOUBLE_DEMAND, ALWAYS)
        self.tag = tag

    def parameters(self) -> dict[str, object]:
        return {"count": "one", "tag": names_of(self.tag, TAG_NAMES)[0]}


class Draw(Effect):
    """Draws `n` cards, or until the hand has `until_hand`; from the discard pile at random.  [LEG-17.1]"""

    __slots__ = ("n", "source", "until_hand")

    def __init__(self, n: int = 0, until_hand: int = 0, source: int = DECK) -> None:
        super().__init__(DRAW, NOW)
        self.n = n
        self.until_hand = until_hand
        self.source = source

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.until_hand:
            facts["until_hand"] = self.until_hand
        else:
            facts["n"] = self.n
        facts["source"] = ZONE_NAMES[self.source]
        return facts


class DrawSift(Effect):
    """Draws up to `n`, then gives cards away.  [LEG-17.1]"""

    __slots__ = ("give", "give_from", "give_to", "n", "shown")

    def __init__(self, n: int, give: int, give_from: int, give_to: int, shown: bool) -> None:
        super().__init__(DRAW_SIFT, END, may=True)
        self.n = n
        self.give = give
        self.give_from = give_from
        self.give_to = give_to
        self.shown = shown

    def parameters(self) -> dict[str, object]:
        return {
            "n": self.n,
            "give": self.give,
            "give_from": "drawn" if self.give_from == DRAWN else "hand",
            "give_to": ZONE_NAMES[self.give_to],
            "shown": self.shown,
        }


class Search(Effect):
    """Searches the deck or the discard pile for up to `n` cards.  [LEG-16.9]"""

    __slots__ = ("n", "zone")

    def __init__(self, zone: int, n: int = 1) -> None:
        super().__init__(SEARCH, NOW)
        self.zone = zone
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"zone": ZONE_NAMES[self.zone], "n": self.n}


class ReturnToHand(Effect):
    """Takes one own card back to hand, never the card itself.  [LEG-17.1]"""

    __slots__ = ("active_only", "area")

    def __init__(self, area: int, active_only: bool) -> None:
        super().__init__(RETURN_TO_HAND, NOW)
        self.area = area
        self.active_only = active_only

    def parameters(self) -> dict[str, object]:
        return {"area": "any" if self.area == ANY_AREA else "combat", "active_only": self.active_only}


class MoveHand(Effect):
    """Own hand cards of my choice go to the discard pile or under the deck.  [LEG-17.1]"""

    __slots__ = ("n", "to")

    def __init__(self, n: int, to: int) -> None:
        super().__init__(MOVE_HAND, NOW)
        self.n = n
        self.to = to

    def parameters(self) -> dict[str, object]:
        return {"n": number_of(self.n), "to": ZONE_NAMES[self.to]}


class RecycleDiscards(Effect):
    """Shuffles my discard pile into my deck.  [LEG-17.1]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(RECYCLE_DISCARDS, NOW)


class RemoveCards(Effect):
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

    def __init__(
        self,
        types: int,
        n: int,
        side: int = FOE,
        active_only: bool = True,
        to: int = DISCARD,
        only: int = 0,
        keep_one_character: bool = False,
        one_type: bool = False,
        from_ship: bool = False,
    ) -> None:
        super().__init__(REMOVE_CARDS, NOW)
        self.types = types
        self.n = n
        self.side = side
        self.active_only = active_only
        self.to = to
        self.only = only
        self.keep_one_character = keep_one_character
        self.one_type = one_type
        self.from_ship = from_ship

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "side": "foe" if self.side == FOE else "own",
            "types": names_of(self.types, TYPE_NAMES),
            "active_only": self.active_only,
            "n": "all" if self.n == ALL else self.n,
            "to": ZONE_NAMES[self.to],
        }
        if self.only:
            facts["only"] = "printed_icon" if self.only == PRINTED_ICON else "free_icon"
        if self.keep_one_character:
            facts["keep_one_character"] = True
        if self.one_type:
            facts["one_type"] = True
        if self.from_ship:
            facts["from_ship"] = True
        return facts


class DiscardFoeHand(Effect):
    """I discard `n` cards of the foe's hand: revealed ones, or at random.  [LEG-16.6]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(DISCARD_FOE_HAND, NOW)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class FoeDiscards(Effect):
    """The foe discards `n` hand cards of his choice, or down to `down_to`.  [LEG-17.1]"""

    __slots__ = ("down_to", "n")

    def __init__(self, n: int = 0, down_to: int = -1) -> None:
        super().__init__(FOE_DISCARDS, NOW)
        self.n = n
        self.down_to = down_to

    def parameters(self) -> dict[str, object]:
        return {"n": self.n} if self.down_to < 0 else {"down_to": self.down_to}


class MillDeck(Effect):
    """The top cards of the foe's deck are discarded.  [LEG-17.1]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(MILL_DECK, END)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class RevealHand(Effect):
    """The foe reveals the hand.  [LEG-14.1]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(REVEAL_HAND, NOW)


class LoadShip(Effect):
    """Up to `up_to` hand cards go onto this ship.  [LEG-13.4]"""

    __slots__ = ("up_to",)

    def __init__(self, up_to: int) -> None:
        super().__init__(LOAD_SHIP, NOW, may=True)
        self.up_to = up_to

    def parameters(self) -> dict[str, object]:
        return {"up_to": self.up_to}


class HandOnLanding(Effect):
    """On the turn it lands, `n` hand cards may be played too.  [LEG-13.6]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(HAND_ON_LANDING, LANDING, may=True)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": number_of(self.n)}


class AttractDragons(Effect):
    """I attract `n` dragons.  [LEG-17.1]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(ATTRACT_DRAGONS, GAME_START)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class CrystalBonus(Effect):
    """If I win while it is active I score `n` more crystals.  [LEG-18.11]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(CRYSTAL_BONUS, GAME_WON)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class Cancel(Effect):
    """The card that triggered the response is not played.  [LEG-18.7]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CANCEL, RESPONSE)


class Custom(Effect):
    """A text of its own: `ENTREAT_FAVOR`, `CHOSEN_OF_FIRE` …  [LEG-17.4]"""

    __slots__ = ("name",)

    def __init__(self, name: int) -> None:
        super().__init__(CUSTOM, NOW)
        self.name = name

    def parameters(self) -> dict[str, object]:
        return {"name": CUSTOM_NAMES[self.name]}
