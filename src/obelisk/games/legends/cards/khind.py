"""The Khind, people of youth, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import plays, words
from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, support
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.custom import Custom, lift_by_text
from obelisk.games.legends.texts.dragons import RetreatDragons
from obelisk.games.legends.texts.draw import Draw, Search
from obelisk.games.legends.texts.effect import at_end, each, may, now, once_per_turn
from obelisk.games.legends.texts.ignore import IgnoreText
from obelisk.games.legends.texts.limits import ForbidPlay, Limit
from obelisk.games.legends.texts.once import picks
from obelisk.games.legends.texts.playing import AttackAgain, KeepCombatActive
from obelisk.games.legends.texts.remove import FoeDiscards, MillDeck, RemoveCards
from obelisk.games.legends.texts.values import DoubleValues, ZeroValues
from obelisk.games.legends.words import (
    ADD,
    BOOSTER,
    CHARACTER,
    DECK,
    DECK_TAKES_OWN_TURN,
    EVEN,
    FIGHTING,
    FLIT_CHARACTERS,
    FOE,
    GANG_COOL,
    GANG_FUN,
    GANG_NO,
    GANG_TOP,
    ODD,
    PRINTED_ICON,
    RANDOM_DISCARD,
    STOP,
    SUPPORT,
)


class ChosenOfYouth(Custom):
    """khind-32: an achievement of the hand is played at once.  [LEG-17.4]"""

    __slots__ = ()

    NAME = "chosen_of_youth"

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return len(self._playable(state, actor)) > 0

    def is_asked(self, state: State, card: int, actor: int, how: int) -> bool:
        return len(state.hand[actor]) > 0 and plays.may_achieve(state) and plays.may_play_any(state, actor)

    def options(self, state: State, frame: Frame) -> list[int]:
        return picks(state, self._playable(state, frame.seat))

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        plays.place(state, deal, card, lift_by_text(state, deal, frame, card))

    def plays_card(self, state: State, frame: Frame, number: int) -> bool:
        return True

    def _playable(self, state: State, actor: int) -> list[int]:
        """The achievements that the actor may play at once."""
        found: list[int] = []
        if plays.may_achieve(state) and plays.may_play_any(state, actor):
            for card in state.hand[actor]:
                is_achievement = state.cast.types[card] == words.ACHIEVEMENT
                if is_achievement and not plays.is_forbidden(state, card):
                    found.append(card)
        return found


KHIND: Final = people(
    "khind",
    leader(0),
    character(1, fire=2, earth=2, moons=2, icons=GANG_COOL, text=ZeroValues(CHARACTER, ODD)),
    character(2, fire=2, earth=2, moons=2, icons=GANG_COOL, text=ZeroValues(CHARACTER, EVEN)),
    character(3, fire=2, earth=2, moons=2, icons=GANG_COOL, text=ZeroValues(BOOSTER | SUPPORT, ODD)),
    character(4, fire=2, earth=2, moons=2, icons=GANG_COOL, text=ZeroValues(BOOSTER | SUPPORT, EVEN)),
    character(5, fire=2, earth=2, moons=1, icons=GANG_TOP, text=at_end(may(Draw(1)))),
    character(
        6,
        fire=2,
        earth=2,
        moons=1,
        icons=GANG_TOP,
        text=once_per_turn(may(RemoveCards(FIGHTING, 1, only=PRINTED_ICON, keep_one_character=True))),
    ),
    character(
        7,
        fire=2,
        earth=2,
        moons=2,
        icons=GANG_TOP,
        text=once_per_turn(may(RemoveCards(BOOSTER | SUPPORT, 1))),
    ),
    character(8, fire=2, earth=2, moons=1, icons=GANG_TOP, text=at_end(may(FoeDiscards(1)))),
    character(9, fire=2, earth=2, moons=2, icons=GANG_TOP, text=at_end(may(MillDeck(1)))),
    character(10, fire=3, earth=2, moons=1, icons=GANG_FUN),
    character(11, fire=2, earth=3, moons=1, icons=GANG_FUN),
    character(12, fire=3, earth=1, moons=1, icons=GANG_FUN),
    character(13, fire=1, earth=3, moons=1, icons=GANG_FUN),
    character(14, fire=0, earth=0, moons=3, icons=GANG_FUN, text=DoubleValues(CHARACTER)),
    character(15, fire=3, earth=1, moons=1, icons=GANG_NO),
    character(16, fire=1, earth=3, moons=1, icons=GANG_NO),
    character(17, fire=3, earth=0, moons=1, icons=GANG_NO),
    character(18, fire=0, earth=3, moons=1, icons=GANG_NO),
    character(19, fire=2, earth=2, moons=1, icons=GANG_NO),
    character(20, fire=2, earth=1, icons=GANG_NO),
    character(21, fire=1, earth=2, icons=GANG_NO),
    character(22, fire=1, earth=1, icons=GANG_NO),
    character(23, fire=1, earth=1, moons=4, set="ei1", text=KeepCombatActive()),
    booster(24, moons=2, set="ei2", text=RetreatDragons(FOE, ADD, 1)),
    support(25, moons=2, text=Limit(DECK_TAKES_OWN_TURN, 1)),
    support(26, moons=2, text=ForbidPlay(SUPPORT)),
    support(27, moons=3, text=IgnoreText(spare=FLIT_CHARACTERS, void_if_foe_has=["khind-27"])),
    support(28, moons=1, text=at_end(may(Draw(1)))),
    leadership(29, moons=4, text=now(may(Search(DECK)))),
    leadership(30, moons=3, text=now(may(Draw(3, source=RANDOM_DISCARD)))),
    leadership(31, moons=3, icons=STOP, text=AttackAgain()),
    leadership(32, set="ei2", text=now(may(each(ChosenOfYouth())))),
)
