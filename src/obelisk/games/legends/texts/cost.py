"""What has to be discarded: a cost in values, characters, moons or cards of one type.  [LEG-17.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.document import Section
from obelisk.games.legends import words
from obelisk.games.legends.texts.fields import PLAYED_NAMES, RULE, bits_of

ORDER: Final = [
    words.LEADERSHIP,
    words.HYLA,
    words.ACHIEVEMENT,
    words.CHARACTER,
    words.BOOSTER,
    words.SUPPORT,
    words.INFLUENCE,
    words.SHIP,
]
"""The printed order of types: leadership, hyla, achievement."""
TYPES: Final = [*PLAYED_NAMES, "ship", "hyla"]


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

    @staticmethod
    def read(table: Section) -> Cost:
        """The cost of an effect in a card file.  [LEG-17.3]"""
        cost = table.section("cost", RULE)
        same = cost.integer("same_type", 2, 9, RULE, missing=0)
        found = Cost(
            cost.integer("fire", 1, 99, RULE, missing=0),
            cost.integer("earth", 1, 99, RULE, missing=0),
            cost.integer("either", 1, 99, RULE, missing=0),
            cost.integer("characters", 1, 99, RULE, missing=0),
            cost.integer("moons", 1, 99, RULE, missing=0),
            same,
            bits_of(cost, "of", TYPES, words.TYPE_NAMES) if same else 0,
        )
        sorts = [found.fire or found.earth, found.either, found.characters, found.moons, same]
        if sum(1 for sort in sorts if sort) != 1:
            cost.refuse((), "must name exactly one sort of cost", "LEG-17.3")
        cost.refuse_unknown(RULE)
        return found

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
            facts["of"] = [words.name_of(bit, words.TYPE_NAMES) for bit in ORDER if self.of & bit]
        return facts

    def doubled(self) -> Cost:
        """Every number of the cost times two.  [LEG-14.9]"""
        return Cost(
            self.fire * 2,
            self.earth * 2,
            self.either * 2,
            self.characters * 2,
            self.moons * 2,
            self.same_type * 2,
            self.of,
        )
