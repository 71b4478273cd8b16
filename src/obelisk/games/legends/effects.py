"""The vocabulary of card texts: 37 kinds, three for the modules, and `Custom`.  [LEG-17]

A text is data. An effect says what (`kind` and parameters), when (`when`), whether its owner may leave it
(`may`) and whether both players do it (`each`). Each class has the timing most cards print; the wrappers
`now`, `this_turn`, `at_end` … and `may`, `each` change it, so that a card reads `now(may(Draw(5)))`.
Parameters are integers: types, icons and elements are bit sets, `ANY` and `ALL` are a number no card reaches.
"""

from __future__ import annotations

from typing import Final, TypeVar

from obelisk.games.legends import words

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
        facts: dict[str, object] = {"kind": KIND_NAMES[self.kind], "when": words.WHEN_NAMES[self.when]}
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


def names_of(mask: int, names: list[str]) -> list[str]:
    """The names of the set bits of `mask`."""
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def number_of(n: int) -> object:
    """A number as the card data writes it."""
    return "any" if n == words.ANY else n


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
            order = [
                words.LEADERSHIP,
                words.HYLA,
                words.ACHIEVEMENT,
                words.CHARACTER,
                words.BOOSTER,
                words.SUPPORT,
                words.INFLUENCE,
                words.SHIP,
            ]
            facts["of"] = [words.TYPE_NAMES[bit.bit_length() - 1] for bit in order if self.of & bit]
        return facts


class IgnoreText(Effect):
    """All texts of the foe's cards are ignored.  [LEG-17.1]"""

    __slots__ = ("spare", "void_if_foe_has")

    def __init__(self, spare: int = 0, void_if_foe_has: list[str] | None = None) -> None:
        super().__init__(IGNORE_TEXT, words.ALWAYS)
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
        super().__init__(IGNORE_CARDS, words.ALWAYS)
        self.types = types
        self.only = only
        self.spare = spare

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.types:
            facts["types"] = names_of(self.types, words.TYPE_NAMES)
        if self.only:
            facts["only"] = "printed_icon"
        if self.spare:
            facts["spare"] = "flit_characters"
        return facts


class IgnoreIcons(Effect):
    """All icons of the foe's cards except `keep` are ignored.  [LEG-17.1]"""

    __slots__ = ("keep",)

    def __init__(self, keep: int) -> None:
        super().__init__(IGNORE_ICONS, words.ALWAYS)
        self.keep = keep

    def parameters(self) -> dict[str, object]:
        return {"keep": names_of(self.keep, words.ICON_NAMES)}


class ZeroValues(Effect):
    """Odd or even printed values of the foe's cards of those types become 0.  [LEG-17.1]"""

    __slots__ = ("parity", "types")

    def __init__(self, types: int, parity: int) -> None:
        super().__init__(ZERO_VALUES, words.ALWAYS)
        self.types = types
        self.parity = parity

    def parameters(self) -> dict[str, object]:
        return {
            "types": names_of(self.types, words.TYPE_NAMES),
            "parity": "odd" if self.parity == words.ODD else "even",
        }


class RaiseValues(Effect):
    """Raises one or all of my cards to a number, `TO_SUM` or `TO_HIGHER`.  [LEG-17.1]"""

    __slots__ = ("elements", "one", "to", "types")

    def __init__(self, types: int, elements: int, to: int, one: bool = False) -> None:
        super().__init__(RAISE_VALUES, words.ALWAYS)
        self.types = types
        self.elements = elements
        self.to = to
        self.one = one

    def parameters(self) -> dict[str, object]:
        return {
            "count": "one" if self.one else "all",
            "types": names_of(self.types, words.TYPE_NAMES),
            "elements": names_of(self.elements, words.ELEMENT_NAMES),
            "to": "sum" if self.to == words.TO_SUM else "higher" if self.to == words.TO_HIGHER else self.to,
        }


class DoubleValues(Effect):
    """Doubles one or all of my cards.  [LEG-17.1]"""

    __slots__ = ("elements", "one", "types")

    def __init__(self, types: int, elements: int = words.BOTH, one: bool = False) -> None:
        super().__init__(DOUBLE_VALUES, words.ALWAYS)
        self.types = types
        self.elements = elements
        self.one = one

    def parameters(self) -> dict[str, object]:
        return {
            "count": "one" if self.one else "all",
            "types": names_of(self.types, words.TYPE_NAMES),
            "elements": names_of(self.elements, words.ELEMENT_NAMES),
        }


class RaisePower(Effect):
    """My total is at least `to`, in those elements.  [LEG-17.1]"""

    __slots__ = ("elements", "to")

    def __init__(self, to: int, elements: int = words.BOTH) -> None:
        super().__init__(RAISE_POWER, words.ALWAYS)
        self.to = to
        self.elements = elements

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {"to": self.to}
        if self.elements != words.BOTH:
            facts["element"] = names_of(self.elements, words.ELEMENT_NAMES)[0]
        return facts


class RetreatDragons(Effect):
    """Changes the number of dragons when `loser` retreats.  [LEG-8.3]"""

    __slots__ = ("loser", "mode", "n")

    def __init__(self, loser: int, mode: int, n: int = 0) -> None:
        super().__init__(RETREAT_DRAGONS, words.ALWAYS)
        self.loser = loser
        self.mode = mode
        self.n = n

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "retreater": "foe" if self.loser == words.FOE else "me",
            "mode": words.MODE_NAMES[self.mode],
        }
        if self.mode != words.NO_DRAGONS:
            facts["n"] = self.n
        return facts


class TagBonus(Effect):
    """Storms attract a dragon, Floods make the foe retreat.  [LEG-14.12, LEG-14.13]"""

    __slots__ = ("at_least", "outcome", "tag")

    def __init__(self, tag: int, at_least: int, outcome: int) -> None:
        super().__init__(TAG_BONUS, words.BEGIN if outcome == words.ATTRACT else words.AFTER_TURN)
        self.tag = tag
        self.at_least = at_least
        self.outcome = outcome

    def parameters(self) -> dict[str, object]:
        return {
            "tag": names_of(self.tag, words.TAG_NAMES)[0],
            "at_least": self.at_least,
            "outcome": "attract" if self.outcome == words.ATTRACT else "foe_retreats",
        }


class DragonForDiscards(Effect):
    """Pays from the hand, then attracts one dragon.  [LEG-17.1]"""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost) -> None:
        super().__init__(DRAGON_FOR_DISCARDS, words.NOW)
        self.cost = cost

    def parameters(self) -> dict[str, object]:
        return {"cost": self.cost.facts()}


class ForbidPlay(Effect):
    """The foe may not play such cards.  [LEG-17.1]"""

    __slots__ = ("printed_above", "text", "types")

    def __init__(self, types: int = words.ANY_TYPE, text: int = 0, printed_above: int = words.ANY) -> None:
        super().__init__(FORBID_PLAY, words.ALWAYS)
        self.types = types
        self.text = text
        self.printed_above = printed_above

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        facts["types"] = "any" if self.types == words.ANY_TYPE else names_of(self.types, words.TYPE_NAMES)
        if self.text:
            facts["text"] = "with" if self.text == words.WITH_TEXT else "without"
        if self.printed_above != words.ANY:
            facts["printed_above"] = self.printed_above
        return facts


class ForbidAct(Effect):
    """The foe may not call my bluffs, or take cards by his `end` texts.  [LEG-17.1]"""

    __slots__ = ("act",)

    def __init__(self, act: int) -> None:
        super().__init__(FORBID_ACT, words.ALWAYS)
        self.act = act

    def parameters(self) -> dict[str, object]:
        return {"act": "call_bluff" if self.act == words.CALL_BLUFF else "end_draws"}


class Limit(Effect):
    """A numeric limit on the foe.  [LEG-17.1]"""

    __slots__ = ("n", "what")

    def __init__(self, what: int, n: int) -> None:
        super().__init__(LIMIT, words.ALWAYS)
        self.what = what
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"what": words.LIMIT_NAMES[self.what], "n": self.n}


class ExtraPlays(Effect):
    """I may play `n` boosters or supports beyond the limit.  [LEG-11.4]"""

    __slots__ = ("n", "type")

    def __init__(self, type: int, n: int) -> None:
        super().__init__(EXTRA_PLAYS, words.ALWAYS, may=True)
        self.type = type
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"type": names_of(self.type, words.TYPE_NAMES)[0], "n": number_of(self.n)}


class NextCardFree(Effect):
    """The card I play right after this one is FREE.  [LEG-14.18]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NEXT_CARD_FREE, words.ALWAYS)


class FreeIf(Effect):
    """The card is played with a granted FREE if the metric is high enough.  [LEG-17.1]"""

    __slots__ = ("at_least", "metric")

    def __init__(self, metric: int, at_least: int) -> None:
        super().__init__(FREE_IF, words.BEFORE_PLAY, may=True)
        self.metric = metric
        self.at_least = at_least

    def parameters(self) -> dict[str, object]:
        return {"metric": words.METRIC_NAMES[self.metric], "at_least": self.at_least}


class PlayOnlyIf(Effect):
    """The card may be played only if the metric is in range.  [LEG-17.1]"""

    __slots__ = ("at_least", "at_most", "metric")

    def __init__(self, metric: int, at_least: int = -words.ANY, at_most: int = words.ANY) -> None:
        super().__init__(PLAY_ONLY_IF, words.BEFORE_PLAY)
        self.metric = metric
        self.at_least = at_least
        self.at_most = at_most

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {"metric": words.METRIC_NAMES[self.metric]}
        if self.at_least != -words.ANY:
            facts["at_least"] = self.at_least
        if self.at_most != words.ANY:
            facts["at_most"] = self.at_most
        return facts


class SwitchElement(Effect):
    """Changes the fight element: `TO_OTHER`, `FIRE` or `EARTH`.  [LEG-14.15]"""

    __slots__ = ("to",)

    def __init__(self, to: int = words.TO_OTHER) -> None:
        super().__init__(SWITCH_ELEMENT, words.NOW)
        self.to = to

    def parameters(self) -> dict[str, object]:
        return {"to": "other" if self.to == words.TO_OTHER else names_of(self.to, words.ELEMENT_NAMES)[0]}


class Waive(Effect):
    """Conditions that need not be met.  [LEG-14.16]"""

    __slots__ = ("n", "what")

    def __init__(self, what: int, n: int = 1) -> None:
        super().__init__(WAIVE, words.ALWAYS, may=True)
        self.what = what
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {
            "what": "mutant_condition" if self.what == words.MUTANT_CONDITION else "achievement_dragon",
            "n": self.n,
        }


class AttackAgain(Effect):
    """The character duty of this turn counts as met.  [LEG-10.9]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ATTACK_AGAIN, words.NOW)


class KeepCombatActive(Effect):
    """As first character of a turn it may leave my combat area active.  [LEG-17.1]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(KEEP_COMBAT_ACTIVE, words.BEFORE_PLAY, may=True)


class DemandDiscard(Effect):
    """The foe discards on each of his turns, or else.  [LEG-14.2 to LEG-14.7]"""

    __slots__ = ("cost", "otherwise")

    def __init__(self, cost: Cost, otherwise: int = words.ELSE_RETREAT) -> None:
        super().__init__(DEMAND_DISCARD, words.DEMAND)
        self.cost = cost
        self.otherwise = otherwise

    def parameters(self) -> dict[str, object]:
        return {
            "cost": self.cost.facts(),
            "else": "retreat" if self.otherwise == words.ELSE_RETREAT else "dragon",
        }


class DemandPlay(Effect):
    """The foe plays a card of that type on each of his turns.  [LEG-14.8]"""

    __slots__ = ("type",)

    def __init__(self, type: int) -> None:
        super().__init__(DEMAND_PLAY, words.DEMAND)
        self.type = type

    def parameters(self) -> dict[str, object]:
        return {"type": names_of(self.type, words.TYPE_NAMES)[0]}


class DoubleDemand(Effect):
    """Doubles every number of one demand.  [LEG-14.9]"""

    __slots__ = ("tag",)

    def __init__(self, tag: int) -> None:
        super().__init__(DOUBLE_DEMAND, words.ALWAYS)
        self.tag = tag

    def parameters(self) -> dict[str, object]:
        return {"count": "one", "tag": names_of(self.tag, words.TAG_NAMES)[0]}


class Draw(Effect):
    """Draws `n` cards, or until the hand has `until_hand`; from the discard pile at random.  [LEG-17.1]"""

    __slots__ = ("n", "source", "until_hand")

    def __init__(self, n: int = 0, until_hand: int = 0, source: int = words.DECK) -> None:
        super().__init__(DRAW, words.NOW)
        self.n = n
        self.until_hand = until_hand
        self.source = source

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.until_hand:
            facts["until_hand"] = self.until_hand
        else:
            facts["n"] = self.n
        facts["source"] = words.PLACE_NAMES[self.source]
        return facts


class DrawSift(Effect):
    """Draws up to `n`, then gives cards away.  [LEG-17.1]"""

    __slots__ = ("give", "give_from", "give_to", "n", "shown")

    def __init__(self, n: int, give: int, give_from: int, give_to: int, shown: bool) -> None:
        super().__init__(DRAW_SIFT, words.END, may=True)
        self.n = n
        self.give = give
        self.give_from = give_from
        self.give_to = give_to
        self.shown = shown

    def parameters(self) -> dict[str, object]:
        return {
            "n": self.n,
            "give": self.give,
            "give_from": "drawn" if self.give_from == words.DRAWN else "hand",
            "give_to": words.PLACE_NAMES[self.give_to],
            "shown": self.shown,
        }


class Search(Effect):
    """Searches the deck or the discard pile for up to `n` cards.  [LEG-16.9]"""

    __slots__ = ("n", "zone")

    def __init__(self, zone: int, n: int = 1) -> None:
        super().__init__(SEARCH, words.NOW)
        self.zone = zone
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"zone": words.PLACE_NAMES[self.zone], "n": self.n}


class ReturnToHand(Effect):
    """Takes one own card back to hand, never the card itself.  [LEG-17.1]"""

    __slots__ = ("active_only", "area")

    def __init__(self, area: int, active_only: bool) -> None:
        super().__init__(RETURN_TO_HAND, words.NOW)
        self.area = area
        self.active_only = active_only

    def parameters(self) -> dict[str, object]:
        return {"area": "any" if self.area == words.ANY_AREA else "combat", "active_only": self.active_only}


class MoveHand(Effect):
    """Own hand cards of my choice go to the discard pile or under the deck.  [LEG-17.1]"""

    __slots__ = ("n", "to")

    def __init__(self, n: int, to: int) -> None:
        super().__init__(MOVE_HAND, words.NOW)
        self.n = n
        self.to = to

    def parameters(self) -> dict[str, object]:
        return {"n": number_of(self.n), "to": words.PLACE_NAMES[self.to]}


class RecycleDiscards(Effect):
    """Shuffles my discard pile into my deck.  [LEG-17.1]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(RECYCLE_DISCARDS, words.NOW)


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
        side: int = words.FOE,
        active_only: bool = True,
        to: int = words.DISCARD,
        only: int = 0,
        keep_one_character: bool = False,
        one_type: bool = False,
        from_ship: bool = False,
    ) -> None:
        super().__init__(REMOVE_CARDS, words.NOW)
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
            "side": "foe" if self.side == words.FOE else "own",
            "types": names_of(self.types, words.TYPE_NAMES),
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


class DiscardFoeHand(Effect):
    """I discard `n` cards of the foe's hand: revealed ones, or at random.  [LEG-16.6]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(DISCARD_FOE_HAND, words.NOW)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class FoeDiscards(Effect):
    """The foe discards `n` hand cards of his choice, or down to `down_to`.  [LEG-17.1]"""

    __slots__ = ("down_to", "n")

    def __init__(self, n: int = 0, down_to: int = -1) -> None:
        super().__init__(FOE_DISCARDS, words.NOW)
        self.n = n
        self.down_to = down_to

    def parameters(self) -> dict[str, object]:
        return {"n": self.n} if self.down_to < 0 else {"down_to": self.down_to}


class MillDeck(Effect):
    """The top cards of the foe's deck are discarded.  [LEG-17.1]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(MILL_DECK, words.END)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class RevealHand(Effect):
    """The foe reveals the hand.  [LEG-14.1]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(REVEAL_HAND, words.NOW)


class LoadShip(Effect):
    """Up to `up_to` hand cards go onto this ship.  [LEG-13.4]"""

    __slots__ = ("up_to",)

    def __init__(self, up_to: int) -> None:
        super().__init__(LOAD_SHIP, words.NOW, may=True)
        self.up_to = up_to

    def parameters(self) -> dict[str, object]:
        return {"up_to": self.up_to}


class HandOnLanding(Effect):
    """On the turn it lands, `n` hand cards may be played too.  [LEG-13.6]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(HAND_ON_LANDING, words.LANDING, may=True)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": number_of(self.n)}


class AttractDragons(Effect):
    """I attract `n` dragons.  [LEG-17.1]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(ATTRACT_DRAGONS, words.GAME_START)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class CrystalBonus(Effect):
    """If I win while it is active I score `n` more crystals.  [LEG-18.11]"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(CRYSTAL_BONUS, words.GAME_WON)
        self.n = n

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class Cancel(Effect):
    """The card that triggered the response is not played.  [LEG-18.7]"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CANCEL, words.RESPONSE)


class Custom(Effect):
    """A text of its own: `ENTREAT_FAVOR`, `CHOSEN_OF_FIRE` …  [LEG-17.4]"""

    __slots__ = ("name",)

    def __init__(self, name: int) -> None:
        super().__init__(CUSTOM, words.NOW)
        self.name = name

    def parameters(self) -> dict[str, object]:
        return {"name": CUSTOM_NAMES[self.name]}
