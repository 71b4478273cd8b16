"""The Buka, people of the sea, in printed order.  [LEG-1.3]"""

from __future__ import annotations

from typing import Final

from obelisk.core.deal import Deal
from obelisk.games.legends import events as tell
from obelisk.games.legends import moves, plays, ships, words
from obelisk.games.legends.actions import SEAT, action, first_of
from obelisk.games.legends.cards.card import booster, character, leader, leadership, people, ship, support
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.state import State
from obelisk.games.legends.texts.custom import Custom, lift_by_text
from obelisk.games.legends.texts.effect import may, now
from obelisk.games.legends.texts.limits import ExtraPlays, ForbidAct, Limit
from obelisk.games.legends.texts.once import picks
from obelisk.games.legends.texts.playing import FreeIf, PlayOnlyIf, SwitchElement
from obelisk.games.legends.texts.remove import RemoveCards
from obelisk.games.legends.texts.ship import HandOnLanding, LoadShip
from obelisk.games.legends.texts.values import DoubleValues, RaiseValues
from obelisk.games.legends.words import (
    ACTIVE_CHARACTERS,
    ALL,
    ANY,
    BLUFF,
    BLUFF_BLANK,
    BLUFF_EARTH,
    BLUFF_FIRE,
    BOOSTER,
    BOTH,
    CALL_BLUFF,
    CHARACTER,
    FIRE,
    FOE_ACTIVE_BOOSTERS,
    FOE_ACTIVE_CHARACTERS,
    FOE_ACTIVE_SUPPORTS,
    FOE_AREA_CARDS,
    FOE_ICON_CARDS,
    FREE,
    MY_SHIPS,
    PROTECTED,
    RETRIEVE_ICON,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
    SUPPORT,
)


class EntreatFavor(Custom):
    """buka-27: an influence card of the deck is played, or another card is loaded.  [LEG-17.4]"""

    __slots__ = ()

    NAME = "entreat_favor"

    def can_do(self, state: State, card: int, actor: int) -> bool:
        return len(self._favors(state, actor)) > 0

    def is_asked(self, state: State, card: int, actor: int, how: int) -> bool:
        return moves.may_leave_deck(state, actor, 1)

    def options(self, state: State, frame: Frame) -> list[int]:
        if frame.stage:
            return picks(state, ships.open_ships(state, frame.seat, True))
        options = picks(state, self._favors(state, frame.seat))
        options.append(action(words.PICK_NONE))
        return options

    def take(self, state: State, deal: Deal, frame: Frame, card: int) -> None:
        if frame.stage:
            moves.load(state, deal, frame.picks[0], card)
        elif state.cast.types[card] == words.INFLUENCE:
            plays.place(state, deal, card, lift_by_text(state, deal, frame, card))
        else:
            # The ship is chosen next; the card is shown already (LEG-16.9).
            tell.card_shown(deal, state, card)
            state.flags[card] |= words.PLACE_KNOWN
            frame.stage = 1
            frame.n = 1
            frame.picks.append(card)

    def close(self, state: State, deal: Deal, frame: Frame) -> None:
        moves.shuffle_deck(state, deal, frame.seat)

    def plays_card(self, state: State, frame: Frame, number: int) -> bool:
        if frame.stage:
            return False
        return state.cast.table.cards[first_of(number) % SEAT].type == words.INFLUENCE

    def _favors(self, state: State, actor: int) -> list[int]:
        """What may leave the deck: an influence card to play, or a load."""
        found: list[int] = []
        if not moves.may_leave_deck(state, actor, 1):
            return found
        loads = ships.may_load_at_all(state, actor) and len(ships.open_ships(state, actor, True)) > 0
        for card in moves.deck_cards(state, actor):
            if state.cast.types[card] == words.INFLUENCE:
                if plays.may_play_any(state, actor) and not plays.is_forbidden(state, card):
                    found.append(card)
            elif loads and ships.is_loadable(state, card):
                found.append(card)
        return found


BUKA: Final = people(
    "buka",
    leader(0),
    character(1, fire=5, earth=4, moons=2, family="b"),
    character(2, fire=4, earth=5, moons=2, family="a"),
    character(3, fire=4, earth=4, moons=2, icons=RETRIEVE_ICON, family="f"),
    character(4, fire=4, earth=3, moons=1, icons=BLUFF_BLANK, family="e"),
    character(5, fire=3, earth=4, moons=1, icons=BLUFF_BLANK, family="e"),
    character(6, fire=4, earth=2, moons=1, icons=BLUFF_BLANK, family="a"),
    character(7, fire=2, earth=4, moons=1, icons=BLUFF_FIRE, family="d"),
    character(8, fire=2, earth=4, moons=1, icons=BLUFF_EARTH, family="e"),
    character(9, fire=1, earth=4, moons=1, icons=BLUFF_FIRE, family="f"),
    character(10, fire=1, earth=4, moons=1, icons=BLUFF_EARTH, family="f"),
    character(11, fire=0, earth=4, moons=1, icons=BLUFF_FIRE, family="d"),
    character(12, fire=0, earth=4, moons=1, icons=BLUFF_EARTH, family="e"),
    character(
        13, fire=3, earth=3, moons=1, icons=BLUFF_BLANK, family="c", text=FreeIf(FOE_AREA_CARDS, at_least=6)
    ),
    character(
        14,
        fire=3,
        earth=3,
        moons=1,
        icons=BLUFF_BLANK,
        family="b",
        text=FreeIf(FOE_ACTIVE_CHARACTERS, at_least=2),
    ),
    character(
        15,
        fire=3,
        earth=3,
        moons=1,
        icons=BLUFF_BLANK,
        family="b",
        text=FreeIf(FOE_ACTIVE_BOOSTERS, at_least=2),
    ),
    character(
        16,
        fire=3,
        earth=3,
        moons=1,
        icons=BLUFF_BLANK,
        family="b",
        text=FreeIf(FOE_ACTIVE_SUPPORTS, at_least=2),
    ),
    character(
        17, fire=3, earth=3, moons=1, icons=BLUFF_BLANK, family="c", text=FreeIf(FOE_ICON_CARDS, at_least=2)
    ),
    character(18, fire=2, earth=2, moons=1, icons=BLUFF_BLANK, family="a", text=Limit(ACTIVE_CHARACTERS, 1)),
    character(
        19,
        fire=2,
        earth=2,
        moons=1,
        icons=BLUFF_BLANK,
        family="a",
        text=now(may(RemoveCards(CHARACTER | BOOSTER, ALL, active_only=False, from_ship=True))),
    ),
    character(20, fire=2, earth=2, moons=2, icons=BLUFF_BLANK, family="d", text=ExtraPlays(SUPPORT, ANY)),
    character(
        21, fire=2, earth=1, moons=1, icons=BLUFF_BLANK, family="d", text=RaiseValues(BLUFF, BOTH, to=4)
    ),
    character(
        22,
        fire=1,
        earth=1,
        moons=2,
        icons=PROTECTED,
        family="f",
        text=now(may(RemoveCards(BOOSTER | SUPPORT, ALL, one_type=True))),
    ),
    character(
        23,
        fire=2,
        earth=2,
        moons=3,
        icons=SHIELD_FIRE | SHIELD_EARTH | STOP,
        family="f",
        text=[PlayOnlyIf(MY_SHIPS, at_most=0), SwitchElement()],
    ),
    booster(24, fire=2, earth=2, moons=2, icons=FREE, family="d", text=ForbidAct(CALL_BLUFF)),
    support(25, fire=1, earth=1, moons=2, family="c", text=ExtraPlays(SUPPORT, 1)),
    support(26, moons=4, family="e", text=DoubleValues(CHARACTER, FIRE, one=True)),
    leadership(27, moons=2, family="c", text=now(may(EntreatFavor()))),
    ship(28, capacity=2, moons=4, family="a", text=HandOnLanding(ANY)),
    ship(29, capacity=3, moons=3, family="b", text=LoadShip(up_to=3)),
    ship(30, capacity=4, moons=3, family="c"),
    ship(31, capacity=1, moons=2, set="promo", text=[LoadShip(up_to=1), HandOnLanding(1)]),
)
