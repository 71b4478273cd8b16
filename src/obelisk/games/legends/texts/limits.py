"""Texts that say what and how much may be played or taken.  [LEG-17.1]"""

from __future__ import annotations

from obelisk.core.document import Section
from obelisk.games.legends import words
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.side import Side
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import (
    EXTRA_NAMES,
    PLAYED_NAMES,
    RULE,
    bit_of,
    bits_of,
    number_of,
    number_or_word,
    place_of,
)


class ForbidPlay(Effect):
    """The foe may not play such cards.  [LEG-17.1]"""

    __slots__ = ("printed_above", "text", "types")

    KIND = "forbid_play"
    IS_SIMPLE = True

    def __init__(self, types: int = words.ANY_TYPE, text: int = 0, printed_above: int = words.ANY) -> None:
        super().__init__(words.ALWAYS)
        self.types = types
        self.text = text
        self.printed_above = printed_above

    @staticmethod
    def read(table: Section) -> ForbidPlay:
        types = words.ANY_TYPE
        if table.value("types") != "any":
            types = bits_of(table, "types", PLAYED_NAMES, words.TYPE_NAMES)
        text = 0
        if table.has("text"):
            is_with = table.word("text", ["with", "without"], RULE) == "with"
            text = words.WITH_TEXT if is_with else words.WITHOUT_TEXT
        return ForbidPlay(types, text, table.integer("printed_above", 0, 20, RULE, missing=words.ANY))

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        is_any = self.types == words.ANY_TYPE
        facts["types"] = "any" if is_any else words.names_of(self.types, words.TYPE_NAMES)
        if self.text:
            facts["text"] = "with" if self.text == words.WITH_TEXT else "without"
        if self.printed_above != words.ANY:
            facts["printed_above"] = self.printed_above
        return facts

    def forbids(self, type: int, text: bool, highest: int) -> bool:
        if not self.types & type:
            return False
        if self.text == words.WITH_TEXT and not text:
            return False
        if self.text == words.WITHOUT_TEXT and text:
            return False
        return self.printed_above == words.ANY or highest > self.printed_above

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        if self.printed_above != words.ANY:
            if self.text == 0 and (foe.above_types == 0 or foe.above == self.printed_above):
                foe.above_types |= self.types
                foe.above = self.printed_above
            elif foe.forbids is None:
                foe.forbids = [self]
            else:
                foe.forbids.append(self)
        elif self.text == words.WITH_TEXT:
            foe.forbid_with |= self.types
        elif self.text == words.WITHOUT_TEXT:
            foe.forbid_without |= self.types
        else:
            foe.forbid_types |= self.types


class ForbidAct(Effect):
    """The foe may not call my bluffs, or take cards by his `end` texts.  [LEG-17.1]"""

    __slots__ = ("act",)

    KIND = "forbid_act"
    IS_SIMPLE = True

    def __init__(self, act: int) -> None:
        super().__init__(words.ALWAYS)
        self.act = act

    @staticmethod
    def read(table: Section) -> ForbidAct:
        act = table.word("act", ["call_bluff", "end_draws"], RULE)
        return ForbidAct(words.CALL_BLUFF if act == "call_bluff" else words.END_DRAWS)

    def parameters(self) -> dict[str, object]:
        return {"act": "call_bluff" if self.act == words.CALL_BLUFF else "end_draws"}

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        if self.act == words.CALL_BLUFF:
            foe.no_call = True
        else:
            foe.no_end_draws = True


class Limit(Effect):
    """A numeric limit on the foe.  [LEG-17.1]"""

    __slots__ = ("n", "what")

    KIND = "limit"
    IS_SIMPLE = True

    def __init__(self, what: int, n: int) -> None:
        super().__init__(words.ALWAYS)
        self.what = what
        self.n = n

    @staticmethod
    def read(table: Section) -> Limit:
        return Limit(place_of(table, "what", words.LIMIT_NAMES), table.integer("n", 0, 99, RULE))

    def parameters(self) -> dict[str, object]:
        return {"what": words.LIMIT_NAMES[self.what], "n": self.n}

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        n = self.n
        what = self.what
        if what == words.PLAYS:
            foe.max_plays = min(foe.max_plays, n)
        elif what == words.COMBAT_PLAYS:
            foe.max_combat = min(foe.max_combat, n)
        elif what == words.ACTIVE_CHARACTERS:
            foe.max_characters = min(foe.max_characters, n)
        elif what == words.HAND:
            foe.hand = min(foe.hand, n)
        elif what == words.DECK_TAKES:
            foe.deck_takes = min(foe.deck_takes, n)
        else:
            foe.own_takes = min(foe.own_takes, n)


class ExtraPlays(Effect):
    """I may play `n` boosters or supports beyond the limit.  [LEG-11.4]"""

    __slots__ = ("n", "type")

    KIND = "extra_plays"
    TRAITS = traits.BOOSTS

    def __init__(self, type: int, n: int) -> None:
        super().__init__(words.ALWAYS, may=True)
        self.type = type
        self.n = n

    @staticmethod
    def read(table: Section) -> ExtraPlays:
        return ExtraPlays(
            bit_of(table, "type", EXTRA_NAMES, words.TYPE_NAMES),
            number_or_word(table, "n", {"any": words.ANY}),
        )

    def parameters(self) -> dict[str, object]:
        return {"type": words.name_of(self.type, words.TYPE_NAMES), "n": number_of(self.n)}

    def fold(self, card: int, mine: Side, foe: Side) -> None:
        if self.type == words.BOOSTER:
            mine.extra_boosters += self.n
        else:
            mine.extra_supports += self.n

    def add_reach(self, reach: Reach) -> None:
        reach.extra += self.n
