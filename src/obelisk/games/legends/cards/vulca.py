"""The Vulca, people of fire, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import moves, words
from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.custom import Custom
from obelisk.games.legends.texts.dragons import DragonForDiscards, RetreatDragons
from obelisk.games.legends.texts.draw import Draw, ReturnToHand
from obelisk.games.legends.texts.effect import at_end, each, may, now, this_turn
from obelisk.games.legends.texts.limits import ForbidPlay, Limit
from obelisk.games.legends.texts.once import picks
from obelisk.games.legends.texts.playing import Waive
from obelisk.games.legends.texts.remove import RemoveCards
from obelisk.games.legends.texts.values import DoubleValues, RaisePower
from obelisk.games.legends.words import (
    ADD,
    ALL,
    ANY_AREA,
    BOOSTER,
    CHARACTER,
    DECK,
    DECK_TAKES,
    EARTH,
    FIGHTING,
    FIRE,
    FOE,
    LEADERSHIP,
    MUTANT_CONDITION,
    SHIELD_EARTH,
    SUPPORT,
    WITH_TEXT,
    WITHOUT_TEXT,
)


class ChosenOfFire(Custom):
    """vulca-32: another leadership card of the area is shuffled into the deck.  [LEG-17.4]"""

    __slots__ = ()

    NAME = "chosen_of_fire"

    def options(self, state: State, frame: Frame) -> list[int]:
        found: list[int] = []
        id = state.cast.cards[frame.card].id
        for other in state.leadership[frame.seat]:
            if state.cast.types[other] == words.LEADERSHIP and state.cast.cards[other].id != id:
                found.append(other)
        # Sorted: how the cards lie under each other is nobody's to see.
        found.sort()
        return picks(state, found)

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        seat = frame.seat
        tell.card_shown(deal, state, card)
        moves.shuffle_in(state, deal, card)
        moves.tell_top(state, deal, state.leadership[seat])
        moves.shuffle_deck(state, deal, seat)


VULCA: Final = people(
    "vulca",
    leader(0),
    character(1, fire=7, earth=0, moons=3),
    character(2, fire=6, earth=3, moons=2),
    character(3, fire=6, earth=0, moons=2),
    character(4, fire=5, earth=4, moons=2),
    character(5, fire=5, earth=1, moons=1),
    character(6, fire=4, earth=3, moons=1),
    character(7, fire=3, earth=4, moons=1),
    character(8, fire=4, earth=2),
    character(9, fire=2, earth=4),
    character(10, fire=4, earth=1),
    character(11, fire=1, earth=4),
    character(12, fire=3, earth=2),
    character(13, fire=2, earth=3),
    character(14, fire=2, earth=2, moons=1, text=now(may(RemoveCards(BOOSTER | SUPPORT, 1)))),
    character(15, fire=2, earth=2, moons=1, text=at_end(may(Draw(2)))),
    character(16, fire=1, earth=1, moons=2, text=ForbidPlay(CHARACTER, text=WITHOUT_TEXT)),
    character(
        17,
        fire=1,
        earth=1,
        moons=3,
        set="ei2",
        text=now(may(RemoveCards(FIGHTING, ALL, active_only=False, to=DECK))),
    ),
    booster(18, fire=3, earth=2, moons=1),
    booster(19, fire=0, earth=0, moons=1, icons=SHIELD_EARTH),
    booster(20, moons=2, text=RaisePower(6)),
    booster(21, moons=2, text=DoubleValues(CHARACTER, FIRE, one=True)),
    booster(22, moons=2, text=DoubleValues(CHARACTER, EARTH, one=True)),
    support(23, fire=3, earth=1, moons=2),
    support(24, fire=1, earth=1, moons=1, text=ForbidPlay(LEADERSHIP)),
    support(25, moons=2, text=ForbidPlay(CHARACTER | BOOSTER, text=WITH_TEXT)),
    support(26, moons=3, text=Limit(DECK_TAKES, 0)),
    support(27, moons=3, text=RetreatDragons(FOE, ADD, 1)),
    leadership(28, moons=2, text=now(may(ReturnToHand(ANY_AREA, active_only=True)))),
    leadership(29, moons=4, text=now(may(DragonForDiscards(Cost(fire=8))))),
    leadership(30, moons=2, text=now(may(RemoveCards(SUPPORT, ALL)))),
    leadership(31, moons=1, set="ei1", text=this_turn(Waive(MUTANT_CONDITION))),
    leadership(32, set="ei1", text=now(each(ChosenOfFire()))),
)
