"""The mutants, which belong to no people, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.cards.card import mutant, people
from obelisk.games.legends.texts.playing import PlayOnlyIf, SwitchElement
from obelisk.games.legends.words import (
    EARTH,
    FIRE,
    FOE_ACTIVE_CARDS,
    FOE_AREA_CARDS,
    FOE_DRAGONS,
    FOE_FREE_CARDS,
    FOE_HAND_MINUS_MINE,
    FOE_HYLA,
    FOE_POWER,
    FOE_POWER_EARTH,
    FOE_POWER_FIRE,
    MY_AREA_CARDS,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
)

ARMED: Final = SHIELD_FIRE | SHIELD_EARTH | STOP

MUTANT: Final = people(
    "mutant",
    mutant(101, fire=8, earth=8, icons=ARMED, text=[PlayOnlyIf(FOE_DRAGONS, at_least=1), SwitchElement()]),
    mutant(
        102, fire=7, earth=7, icons=ARMED, text=[PlayOnlyIf(FOE_HAND_MINUS_MINE, at_least=2), SwitchElement()]
    ),
    mutant(103, fire=6, earth=6, icons=ARMED, text=[PlayOnlyIf(FOE_AREA_CARDS, at_least=6), SwitchElement()]),
    mutant(
        104, fire=5, earth=5, icons=ARMED, text=[PlayOnlyIf(FOE_ACTIVE_CARDS, at_least=3), SwitchElement()]
    ),
    mutant(105, fire=4, earth=4, icons=ARMED, text=[PlayOnlyIf(FOE_POWER, at_least=7), SwitchElement()]),
    mutant(
        106, fire=4, earth=0, icons=ARMED, text=[PlayOnlyIf(FOE_POWER_EARTH, at_least=5), SwitchElement(FIRE)]
    ),
    mutant(
        107, fire=0, earth=4, icons=ARMED, text=[PlayOnlyIf(FOE_POWER_FIRE, at_least=5), SwitchElement(EARTH)]
    ),
    mutant(
        108, fire=3, earth=3, icons=ARMED, set="ei2", text=[PlayOnlyIf(FOE_HYLA, at_least=1), SwitchElement()]
    ),
    mutant(109, fire=0, earth=0, icons=ARMED, text=[PlayOnlyIf(MY_AREA_CARDS, at_most=0), SwitchElement()]),
    mutant(
        110,
        fire=0,
        earth=0,
        icons=ARMED,
        set="ei1",
        text=[PlayOnlyIf(FOE_FREE_CARDS, at_least=1), SwitchElement()],
    ),
)
