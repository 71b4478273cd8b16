"""The Mimix, people of nature, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.texts.dragons import RetreatDragons
from obelisk.games.legends.texts.draw import Draw, DrawSift, RecycleDiscards, ReturnToHand, Search
from obelisk.games.legends.texts.effect import after_support, each, may, now
from obelisk.games.legends.texts.limits import ForbidPlay
from obelisk.games.legends.words import (
    BOOSTER,
    COMBAT_AREA,
    DECK,
    DISCARD,
    DRAWN,
    FEWER,
    FREE,
    FROM_HAND,
    ME,
    PAIR,
    RANDOM_DISCARD,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
)

MIMIX: Final = people(
    "mimix",
    leader(0),
    character(1, fire=6, earth=4, moons=3, icons=PAIR, pair="guardian", set="ei1"),
    character(2, fire=4, earth=6, moons=3, icons=PAIR, pair="guardian", set="ei2"),
    character(3, fire=6, earth=1, moons=2, icons=PAIR, pair="virgin"),
    character(4, fire=1, earth=6, moons=2, icons=PAIR, pair="virgin"),
    character(5, fire=5, earth=3, moons=2, icons=PAIR, pair="heroine"),
    character(6, fire=3, earth=5, moons=2, icons=PAIR, pair="heroine"),
    character(7, fire=5, earth=2, moons=1, icons=PAIR, pair="spirit"),
    character(8, fire=2, earth=5, moons=1, icons=PAIR, pair="spirit"),
    character(9, fire=4, earth=4, moons=2, icons=PAIR, pair="amazon"),
    character(10, fire=4, earth=4, moons=2, icons=PAIR, pair="amazon"),
    character(11, fire=4, earth=2, moons=1, icons=PAIR, pair="dancer"),
    character(12, fire=2, earth=4, moons=1, icons=PAIR, pair="dancer"),
    character(13, fire=3, earth=3, icons=PAIR, pair="wild"),
    character(14, fire=3, earth=3, icons=PAIR, pair="wild"),
    character(15, fire=3, earth=3, moons=2, icons=SHIELD_FIRE | SHIELD_EARTH | PAIR, pair="wild"),
    character(16, fire=3, earth=2, icons=PAIR, pair="young"),
    character(17, fire=2, earth=3, icons=PAIR, pair="young"),
    character(
        18, fire=2, earth=2, moons=1, text=DrawSift(3, give=1, give_from=DRAWN, give_to=DISCARD, shown=True)
    ),
    character(
        19, fire=2, earth=2, moons=1, text=DrawSift(3, give=2, give_from=FROM_HAND, give_to=DECK, shown=False)
    ),
    character(20, fire=2, earth=2, moons=2, icons=STOP, text=after_support(may(Search(DECK)))),
    character(
        21, fire=2, earth=2, moons=3, icons=STOP, text=after_support(may(Draw(2, source=RANDOM_DISCARD)))
    ),
    character(22, fire=2, earth=1, moons=2, icons=FREE),
    character(23, fire=1, earth=2, moons=2, icons=FREE),
    character(24, fire=1, earth=1, moons=1, icons=FREE),
    booster(25, fire=2, earth=1),
    booster(26, fire=1, earth=2),
    support(27, fire=2, earth=2, moons=2),
    support(28, moons=2, text=ForbidPlay(BOOSTER)),
    support(29, moons=3, text=RetreatDragons(ME, FEWER, 1)),
    leadership(30, moons=2, text=now(may(ReturnToHand(COMBAT_AREA, active_only=False)))),
    leadership(31, moons=4, text=now(may(Search(DISCARD)))),
    leadership(32, set="ei1", text=now(each(RecycleDiscards()))),
)
