"""The Hoax, people of the mind, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.dragons import DragonForDiscards, RetreatDragons
from obelisk.games.legends.texts.draw import Draw, MoveHand
from obelisk.games.legends.texts.effect import each, may, now, this_turn, turn_ending
from obelisk.games.legends.texts.ignore import IgnoreIcons, IgnoreText
from obelisk.games.legends.texts.limits import ExtraPlays, ForbidPlay, Limit
from obelisk.games.legends.texts.remove import DiscardFoeHand, RemoveCards
from obelisk.games.legends.texts.values import DoubleValues
from obelisk.games.legends.words import (
    ACHIEVEMENT,
    ADD,
    ALL,
    ANY,
    BOOSTER,
    CHARACTER,
    DISCARD,
    EARTH,
    FIGHTING,
    FOE,
    FREE_ICON,
    HYLA,
    LEADERSHIP,
    ME,
    NO_DRAGONS,
    PLAYS,
    RETRIEVE_ICON,
    SHIELD_FIRE,
    STOP,
    SUPPORT,
)

HOAX: Final = people(
    "hoax",
    leader(0),
    character(1, fire=5, earth=1, moons=1),
    character(2, fire=5, earth=0, moons=1),
    character(3, fire=4, earth=1),
    character(4, fire=4, earth=0),
    character(5, fire=3, earth=3, moons=1, icons=RETRIEVE_ICON),
    character(6, fire=3, earth=2),
    character(7, fire=2, earth=3),
    character(8, fire=3, earth=1),
    character(9, fire=1, earth=3),
    character(10, fire=2, earth=2, moons=2, text=RetreatDragons(FOE, ADD, 1)),
    character(11, fire=2, earth=2, moons=2, text=RetreatDragons(ME, NO_DRAGONS)),
    character(12, fire=2, earth=2, moons=1, text=DoubleValues(SUPPORT)),
    character(13, fire=2, earth=2, moons=2, text=ForbidPlay(LEADERSHIP | BOOSTER | SUPPORT)),
    character(14, fire=2, earth=2, moons=1, text=ExtraPlays(SUPPORT, 1)),
    character(15, fire=2, earth=2, moons=2, text=turn_ending(may(Draw(until_hand=9)))),
    character(16, fire=2, earth=2, moons=1, text=IgnoreIcons(keep=STOP)),
    character(17, fire=1, earth=1, moons=1, text=now(may(DiscardFoeHand(2)))),
    booster(18, fire=0, earth=0, moons=1, icons=SHIELD_FIRE),
    booster(19, fire=2, earth=2, moons=2, icons=RETRIEVE_ICON),
    support(20, fire=3, earth=3, moons=3),
    support(21, fire=2, earth=1, moons=1),
    support(22, fire=1, earth=2, moons=1),
    support(23, fire=2, earth=1, moons=2, icons=RETRIEVE_ICON),
    support(24, fire=1, earth=2, moons=2, icons=RETRIEVE_ICON),
    support(25, moons=4, text=DoubleValues(CHARACTER, EARTH, one=True)),
    support(26, moons=4, text=Limit(PLAYS, 1)),
    leadership(27, moons=4, text=now(may(Draw(5)))),
    leadership(28, moons=1, text=this_turn(IgnoreText(void_if_foe_has=["flit-07", "khind-27"]))),
    leadership(29, moons=1, text=this_turn(ExtraPlays(SUPPORT, ANY))),
    leadership(30, moons=1, set="ei1", text=now(may(RemoveCards(FIGHTING, ALL, only=FREE_ICON)))),
    leadership(
        31,
        moons=4,
        set="ei2",
        text=now(may(DragonForDiscards(Cost(same_type=2, of=LEADERSHIP | HYLA | ACHIEVEMENT)))),
    ),
    leadership(32, set="ei1", text=now(each(MoveHand(3, to=DISCARD)))),
)
