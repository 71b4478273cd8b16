"""The Flit, people of the air, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.dragons import DragonForDiscards, RetreatDragons
from obelisk.games.legends.texts.effect import each, may, now, this_turn
from obelisk.games.legends.texts.ignore import IgnoreCards, IgnoreText
from obelisk.games.legends.texts.limits import ExtraPlays, ForbidAct, Limit
from obelisk.games.legends.texts.remove import RemoveCards
from obelisk.games.legends.texts.values import DoubleValues
from obelisk.games.legends.words import (
    ALL,
    ANY,
    BOOSTER,
    CAP,
    CHARACTER,
    COMBAT_PLAYS,
    END_DRAWS,
    FEWER,
    FLIT_CHARACTERS,
    ME,
    PAIR,
    PRINTED_ICON,
    RETRIEVE_ICON,
    SHIELD_EARTH,
    SUPPORT,
)

FLIT: Final = people(
    "flit",
    leader(0),
    character(1, fire=4, earth=4, moons=2, icons=RETRIEVE_ICON),
    character(2, fire=4, earth=2, moons=1, icons=RETRIEVE_ICON),
    character(3, fire=2, earth=4, moons=1, icons=RETRIEVE_ICON),
    character(4, fire=3, earth=2, moons=1, icons=RETRIEVE_ICON),
    character(5, fire=2, earth=3, icons=RETRIEVE_ICON),
    character(
        6,
        fire=2,
        earth=2,
        moons=1,
        icons=RETRIEVE_ICON,
        text=now(may(RemoveCards(CHARACTER, 1, keep_one_character=True))),
    ),
    character(7, fire=2, earth=2, moons=2, icons=RETRIEVE_ICON, text=IgnoreText(spare=FLIT_CHARACTERS)),
    character(8, fire=2, earth=2, moons=1, icons=RETRIEVE_ICON, text=IgnoreCards(SUPPORT)),
    character(9, fire=2, earth=2, moons=1, icons=RETRIEVE_ICON, text=IgnoreCards(BOOSTER)),
    character(10, fire=2, earth=2, moons=1, icons=RETRIEVE_ICON, text=Limit(COMBAT_PLAYS, 1)),
    character(11, fire=0, earth=0, moons=1, text=DoubleValues(BOOSTER)),
    character(12, fire=0, earth=0, moons=3, text=IgnoreCards(CHARACTER, spare=FLIT_CHARACTERS)),
    character(13, fire=0, earth=0, moons=2, text=IgnoreCards(only=PRINTED_ICON, spare=FLIT_CHARACTERS)),
    character(14, fire=0, earth=0, moons=1, icons=SHIELD_EARTH),
    booster(15, fire=3, earth=3, moons=2, icons=PAIR, pair="launch"),
    booster(16, fire=3, earth=2, moons=2, icons=PAIR, pair="launch"),
    booster(17, fire=2, earth=3, moons=2, icons=PAIR, pair="launch"),
    booster(18, fire=3, earth=1, moons=2, icons=PAIR, pair="launch"),
    booster(19, fire=1, earth=3, moons=2, icons=PAIR, pair="launch"),
    booster(20, fire=2, earth=2, moons=1, icons=PAIR, pair="launch"),
    booster(21, fire=2, earth=2, moons=2, icons=PAIR | RETRIEVE_ICON, pair="launch", set="ei1"),
    booster(22, fire=2, earth=1, moons=1, icons=PAIR, pair="launch"),
    booster(23, fire=1, earth=2, moons=1, icons=PAIR, pair="launch"),
    booster(24, fire=2, earth=0, moons=1, icons=PAIR, pair="launch"),
    booster(25, fire=0, earth=2, moons=1, icons=PAIR, pair="launch"),
    booster(26, fire=1, earth=1, moons=1, icons=PAIR | RETRIEVE_ICON, pair="launch"),
    booster(27, moons=2, icons=PAIR, pair="launch", text=RetreatDragons(ME, FEWER, 1)),
    support(28, fire=1, earth=1, moons=2, set="ei2", text=ForbidAct(END_DRAWS)),
    leadership(29, moons=1, text=this_turn(RetreatDragons(ME, CAP, 1))),
    leadership(30, moons=4, text=now(may(DragonForDiscards(Cost(characters=3))))),
    leadership(31, moons=1, text=this_turn(ExtraPlays(BOOSTER, ANY))),
    leadership(32, set="ei1", text=now(each(RemoveCards(SUPPORT, ALL, side=ME)))),
)
