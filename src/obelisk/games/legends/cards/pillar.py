"""The Pillar, people of the wide land, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.demand import DemandDiscard, DoubleDemand
from obelisk.games.legends.texts.dragons import DragonForDiscards
from obelisk.games.legends.texts.draw import ReturnToHand
from obelisk.games.legends.texts.effect import each, may, now
from obelisk.games.legends.texts.limits import ExtraPlays, Limit
from obelisk.games.legends.texts.remove import DiscardFoeHand, RevealHand
from obelisk.games.legends.texts.values import DoubleValues, RaiseValues
from obelisk.games.legends.words import (
    BOOSTER,
    BOTH,
    CATERPILLAR,
    CHARACTER,
    COMBAT_AREA,
    EARTH,
    FIRE,
    FREE,
    HAND,
    RETRIEVE_ICON,
    TO_HIGHER,
    TO_SUM,
)

PILLAR: Final = people(
    "pillar",
    leader(0),
    character(1, fire=6, earth=2, moons=2),
    character(2, fire=2, earth=6, moons=2),
    character(3, fire=1, earth=5, moons=1),
    character(4, fire=0, earth=5, moons=1),
    character(5, fire=4, earth=3, moons=1),
    character(6, fire=3, earth=4, moons=1),
    character(7, fire=4, earth=2),
    character(8, fire=4, earth=1),
    character(9, fire=1, earth=4),
    character(10, fire=4, earth=0),
    character(11, fire=2, earth=2, moons=1, text=ExtraPlays(BOOSTER, 1)),
    character(12, fire=2, earth=2, moons=1, text=now(may(ReturnToHand(COMBAT_AREA, active_only=False)))),
    character(13, fire=2, earth=2, moons=1, text=now(may(DiscardFoeHand(1)))),
    character(14, fire=2, earth=1, moons=1, text=DoubleDemand(CATERPILLAR)),
    character(15, fire=1, earth=2, moons=1, text=Limit(HAND, 0)),
    booster(16, moons=2, icons=FREE, tags=CATERPILLAR, text=DemandDiscard(Cost(fire=3))),
    booster(17, moons=2, icons=FREE, tags=CATERPILLAR, text=DemandDiscard(Cost(earth=3))),
    booster(18, moons=2, icons=FREE, tags=CATERPILLAR, text=DemandDiscard(Cost(fire=2, earth=2))),
    booster(19, moons=2, icons=FREE, tags=CATERPILLAR, text=DemandDiscard(Cost(either=5))),
    booster(20, moons=2, icons=FREE, tags=CATERPILLAR, set="ei2", text=DemandDiscard(Cost(moons=2))),
    booster(21, moons=3, text=DoubleValues(CHARACTER, one=True)),
    booster(22, moons=2, text=RaiseValues(CHARACTER, BOTH, to=TO_SUM, one=True)),
    booster(23, moons=1, text=RaiseValues(CHARACTER, BOTH, to=TO_HIGHER, one=True)),
    booster(24, moons=2, text=RaiseValues(CHARACTER, FIRE, to=6, one=True)),
    booster(25, moons=2, text=RaiseValues(CHARACTER, EARTH, to=6, one=True)),
    booster(26, moons=2, text=RaiseValues(CHARACTER, BOTH, to=5, one=True)),
    booster(27, moons=1, text=now(RevealHand())),
    support(28, fire=2, earth=2, moons=3, icons=RETRIEVE_ICON),
    support(29, fire=2, earth=2, moons=3, icons=FREE),
    leadership(30, moons=2, text=now(RevealHand())),
    leadership(31, moons=4, set="ei1", text=now(may(DragonForDiscards(Cost(moons=5))))),
    leadership(32, set="ei2", text=now(may(each(DragonForDiscards(Cost(fire=2, earth=2)))))),
)
