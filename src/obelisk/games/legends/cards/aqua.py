"""The Aqua, people of water, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import moves, words
from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.custom import Custom
from obelisk.games.legends.texts.demand import DemandDiscard
from obelisk.games.legends.texts.dragons import TagBonus
from obelisk.games.legends.texts.draw import MoveHand, RecycleDiscards
from obelisk.games.legends.texts.effect import each, may, now
from obelisk.games.legends.texts.playing import NextCardFree, Waive
from obelisk.games.legends.texts.remove import FoeDiscards, RemoveCards
from obelisk.games.legends.texts.values import RaisePower, RaiseValues
from obelisk.games.legends.words import (
    ACHIEVEMENT_DRAGON,
    ALL,
    ANY,
    BOOSTER,
    BOTH,
    CHARACTER,
    DECK_BOTTOM,
    DISCARD,
    EARTH,
    ELSE_DRAGON,
    FIRE,
    FLOOD,
    FOE_RETREATS,
    FREE,
    PROTECTED,
    SHIELD_EARTH,
    SHIELD_FIRE,
    TO_HIGHER,
)


class ChosenOfWater(Custom):
    """aqua-32: the hand is shuffled into the deck, then six cards are drawn.  [LEG-17.4]"""

    __slots__ = ()

    NAME = "chosen_of_water"

    def begin(self, state: State, deal: Deal, card: int, number: int, actor: int, how: int) -> None:
        moves.put_into_deck(state, state.hand[actor].copy())
        tell.hand_shuffled_in(deal, actor)
        moves.shuffle_deck(state, deal, actor)
        moves.draw_up_to(state, deal, actor, words.HAND_SIZE)


AQUA: Final = people(
    "aqua",
    leader(0),
    character(1, fire=5, earth=5, moons=2),
    character(2, fire=5, earth=0, moons=1, icons=PROTECTED),
    character(3, fire=0, earth=5, moons=1, icons=PROTECTED),
    character(4, fire=4, earth=4, moons=1),
    character(5, fire=4, earth=0, icons=PROTECTED),
    character(6, fire=0, earth=4, icons=PROTECTED),
    character(7, fire=3, earth=3),
    character(8, fire=3, earth=3),
    character(9, fire=3, earth=0, icons=PROTECTED),
    character(10, fire=0, earth=3, icons=PROTECTED),
    character(11, fire=2, earth=2, moons=1, text=now(may(MoveHand(ANY, to=DISCARD)))),
    character(12, fire=2, earth=0, moons=1, text=NextCardFree()),
    character(13, fire=0, earth=2, moons=1, text=NextCardFree()),
    character(14, fire=1, earth=1, moons=1, text=now(may(MoveHand(ANY, to=DECK_BOTTOM)))),
    character(15, fire=0, earth=0, moons=2, icons=FREE, set="ei2", text=Waive(ACHIEVEMENT_DRAGON)),
    booster(16, fire=2, earth=0, moons=1, icons=FREE),
    booster(17, fire=0, earth=2, moons=1, icons=FREE),
    booster(18, fire=0, earth=0, moons=2, icons=SHIELD_FIRE | SHIELD_EARTH),
    booster(19, moons=2, text=RaisePower(7, FIRE)),
    booster(20, moons=2, text=RaisePower(7, EARTH)),
    support(21, fire=2, earth=0, moons=2, icons=FREE),
    support(22, fire=0, earth=2, moons=2, icons=FREE),
    support(23, fire=3, earth=0, moons=2, icons=PROTECTED),
    support(24, fire=0, earth=3, moons=2, icons=PROTECTED),
    support(25, fire=1, earth=1, moons=3, tags=FLOOD, text=TagBonus(FLOOD, at_least=2, outcome=FOE_RETREATS)),
    support(26, fire=1, earth=1, moons=3, tags=FLOOD, text=TagBonus(FLOOD, at_least=2, outcome=FOE_RETREATS)),
    support(27, moons=4, set="ei1", text=RaiseValues(CHARACTER, BOTH, to=TO_HIGHER)),
    support(28, moons=3, text=DemandDiscard(Cost(characters=1), otherwise=ELSE_DRAGON)),
    leadership(29, moons=1, text=now(FoeDiscards(down_to=5))),
    leadership(30, moons=2, text=now(may(RemoveCards(CHARACTER | BOOSTER, ALL, keep_one_character=True)))),
    leadership(31, moons=4, text=now(may(RecycleDiscards()))),
    leadership(32, set="ei2", text=now(each(ChosenOfWater()))),
)
