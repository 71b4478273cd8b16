"""Texts that switch off texts, cards or icons of the foe.  [LEG-15.10, LEG-17.1]"""

from __future__ import annotations

from obelisk.core.document import Section, shown
from obelisk.games.legends import words
from obelisk.games.legends.cards.card import Card
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.side import Side
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.fields import FIGHTING_NAMES, RULE, bits_of


class IgnoreText(Effect):
    """All texts of the foe's cards are ignored.  [LEG-17.1]"""

    __slots__ = ("spare", "void_if_foe_has")

    KIND = "ignore_text"
    TRAITS = traits.IGNORES | traits.TOUCHES_FOE

    def __init__(self, spare: int = 0, void_if_foe_has: list[str] | None = None) -> None:
        super().__init__(words.ALWAYS)
        self.spare = spare
        self.void_if_foe_has: list[str] = void_if_foe_has if void_if_foe_has is not None else []

    @staticmethod
    def read(table: Section) -> IgnoreText:
        void: list[str] = []
        if table.has("void_if_foe_has"):
            for place, id in enumerate(table.items("void_if_foe_has", RULE)):
                if isinstance(id, str):
                    void.append(id)
                else:
                    table.refuse(("void_if_foe_has", place), f"{shown(id)} is not a card id", RULE)
        return IgnoreText(read_spare(table), void)

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.spare:
            facts["spare"] = "flit_characters"
        if self.void_if_foe_has:
            facts["void_if_foe_has"] = list(self.void_if_foe_has)
        return facts

    def voided_by(self) -> list[str]:
        return self.void_if_foe_has

    def covers(self, card: Card) -> bool:
        return not (self.spare and card.is_flit)

    def switch_off(self, foe: Side) -> None:
        foe.off = True
        foe.text_off = max(foe.text_off, 1 if self.spare else 2)

    def add_reach(self, reach: Reach) -> None:
        reach.takes_texts = True


class IgnoreCards(Effect):
    """Values, icons and texts of the foe's cards of some types, or with an icon, are ignored.  [LEG-17.1]"""

    __slots__ = ("only", "spare", "types")

    KIND = "ignore_cards"
    TRAITS = traits.IGNORES | traits.TOUCHES_FOE

    def __init__(self, types: int = 0, only: int = 0, spare: int = 0) -> None:
        super().__init__(words.ALWAYS)
        self.types = types
        self.only = only
        self.spare = spare

    @staticmethod
    def read(table: Section) -> IgnoreCards:
        types = bits_of(table, "types", FIGHTING_NAMES, words.TYPE_NAMES) if table.has("types") else 0
        only = 0
        if table.has("only") and table.word("only", ["printed_icon"], RULE):
            only = words.PRINTED_ICON
        if (types != 0) == (only != 0):
            table.refuse((), "needs either types or only", RULE)
        return IgnoreCards(types, only, read_spare(table))

    def parameters(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.types:
            facts["types"] = words.names_of(self.types, words.TYPE_NAMES)
        if self.only:
            facts["only"] = "printed_icon"
        if self.spare:
            facts["spare"] = "flit_characters"
        return facts

    def covers(self, card: Card) -> bool:
        if self.spare and card.is_flit:
            return False
        return self.types & card.type != 0 or (self.only != 0 and card.icons != 0)

    def switch_off(self, foe: Side) -> None:
        foe.off = True
        if self.only:
            foe.printed_off = max(foe.printed_off, 1 if self.spare else 2)
        elif self.spare:
            foe.types_off_spare |= self.types
        else:
            foe.types_off |= self.types

    def add_reach(self, reach: Reach) -> None:
        reach.takes_texts = True
        reach.types |= words.FIGHTING if self.only else self.types


class IgnoreIcons(Effect):
    """All icons of the foe's cards except `keep` are ignored.  [LEG-17.1]"""

    __slots__ = ("keep",)

    KIND = "ignore_icons"
    TRAITS = traits.IGNORES | traits.TOUCHES_FOE

    def __init__(self, keep: int) -> None:
        super().__init__(words.ALWAYS)
        self.keep = keep

    @staticmethod
    def read(table: Section) -> IgnoreIcons:
        return IgnoreIcons(bits_of(table, "keep", words.ICON_NAMES, words.ICON_NAMES))

    def parameters(self) -> dict[str, object]:
        return {"keep": words.names_of(self.keep, words.ICON_NAMES)}

    def switch_off(self, foe: Side) -> None:
        foe.off = True
        if self.keep & words.PROTECTED:
            foe.keep_unprotected &= self.keep
        else:
            foe.keep_all &= self.keep

    def add_reach(self, reach: Reach) -> None:
        reach.takes_icons = True


def read_spare(table: Section) -> int:
    """Whether Flit characters are spared."""
    if not table.has("spare"):
        return 0
    table.word("spare", ["flit_characters"], RULE)
    return words.FLIT_CHARACTERS
