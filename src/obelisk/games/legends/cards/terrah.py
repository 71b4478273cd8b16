"""The Terrah, people of the earth, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.demand import DemandPlay
from obelisk.games.legends.texts.dragons import DragonForDiscards, TagBonus
from obelisk.games.legends.texts.draw import Draw
from obelisk.games.legends.texts.effect import each, may, now
from obelisk.games.legends.texts.ignore import IgnoreIcons
from obelisk.games.legends.texts.limits import ForbidPlay, Limit
from obelisk.games.legends.texts.remove import FoeDiscards, RemoveCards
from obelisk.games.legends.words import (
    ACHIEVEMENT,
    ALL,
    ATTRACT,
    BOOSTER,
    CHARACTER,
    HAND,
    LEADING,
    PROTECTED,
    SHIELD_FIRE,
    STOP,
    STORM,
    SUPPORT,
    WITH_TEXT,
    WITHOUT_TEXT,
)

TERRAH: Final = people(
    "terrah",
    leader(0),
    character(1, fire=0, earth=7, moons=3),
    character(2, fire=3, earth=6, moons=2),
    character(3, fire=0, earth=6, moons=2),
    character(4, fire=4, earth=5, moons=2),
    character(5, fire=1, earth=5, moons=1),
    character(6, fire=4, earth=3, moons=1),
    character(7, fire=3, earth=4, moons=1),
    character(8, fire=4, earth=1),
    character(9, fire=4, earth=0),
    character(10, fire=0, earth=4),
    character(11, fire=3, earth=3),
    character(12, fire=2, earth=2, moons=1, text=ForbidPlay(text=WITH_TEXT)),
    character(13, fire=2, earth=1, moons=3, text=DemandPlay(SUPPORT)),
    character(14, fire=1, earth=2, moons=3, text=DemandPlay(BOOSTER)),
    character(15, fire=1, earth=2, moons=1, text=now(may(FoeDiscards(2)))),
    character(16, fire=1, earth=1, moons=3, text=ForbidPlay(text=WITHOUT_TEXT)),
    character(17, fire=0, earth=0, moons=1, icons=SHIELD_FIRE),
    booster(18, fire=2, earth=3, moons=1),
    booster(19, moons=1, text=now(may(RemoveCards(BOOSTER | SUPPORT, 1)))),
    support(20, fire=1, earth=3, moons=2),
    support(21, fire=1, earth=1, moons=2, tags=STORM, text=TagBonus(STORM, at_least=2, outcome=ATTRACT)),
    support(22, fire=1, earth=1, moons=2, tags=STORM, text=TagBonus(STORM, at_least=2, outcome=ATTRACT)),
    support(23, fire=1, earth=1, moons=2, tags=STORM, text=TagBonus(STORM, at_least=2, outcome=ATTRACT)),
    support(24, fire=1, earth=1, moons=2, tags=STORM, text=TagBonus(STORM, at_least=2, outcome=ATTRACT)),
    support(25, moons=1, text=ForbidPlay(CHARACTER, printed_above=4)),
    support(26, moons=2, text=IgnoreIcons(keep=STOP | PROTECTED)),
    support(27, moons=2, text=Limit(HAND, 4)),
    support(28, moons=1, set="ei1", text=ForbidPlay(LEADING)),
    leadership(29, moons=4, text=now(may(RemoveCards(CHARACTER | BOOSTER, ALL, active_only=False)))),
    leadership(30, moons=4, text=now(may(DragonForDiscards(Cost(earth=8))))),
    leadership(31, moons=1, set="ei2", text=now(may(RemoveCards(ACHIEVEMENT, 1)))),
    leadership(32, set="ei2", text=now(each(Draw(3)))),
)
