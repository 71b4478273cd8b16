"""What might come of the rest of a turn: cards that might be played, and what texts could do.  [LEG-6.9]

All of it is generous to the active player. The bounds and the shortlist of a trial rest on it.
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends import words
from obelisk.games.legends.demands import demand_cost, demanding, most_paid
from obelisk.games.legends.plays import booster_or_support_refusal, character_refusal
from obelisk.games.legends.power import ignorers, in_force, side
from obelisk.games.legends.reach import Reach
from obelisk.games.legends.reasons import (
    CONDITION_UNMET,
    FIRST_TURN,
    ONE_CHARACTER,
    ONE_EXTRA,
    STOPPED,
)
from obelisk.games.legends.ships import grants_free, sources_at_most
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.texts.cost import Cost
from obelisk.games.legends.texts.draw import MoveHand
from obelisk.games.legends.texts.effect import Effect
from obelisk.games.legends.texts.ignore import IgnoreIcons
from obelisk.games.legends.texts.playing import PlayOnlyIf

PASSING: Final = (
    1 << words.BEGIN
    | 1 << words.AFTER_SUPPORT
    | 1 << words.END
    | 1 << words.TURN_ENDING
    | 1 << words.AFTER_TURN
    | 1 << words.LANDING
    | 1 << words.GAME_START
    | 1 << words.GAME_WON
)
"""Timings outside the character and support phases, as a set."""
RISING: Final = [words.FOE_POWER, words.FOE_POWER_FIRE, words.FOE_POWER_EARTH]
"""Metrics that change with the element, and when a text of mine that touches the foe's cards is covered."""
FIXED: Final = [words.FOE_DRAGONS, words.FOE_HYLA, words.MY_MATCHING_DRAGON]
"""Metrics that no text with a known bound changes in favour of a condition."""

JOINING: Final = words.PAIR | words.GANGS
"""Icons with which a character may be played beside another one."""


class Outlook:
    """What might come of the rest of a turn: the reach of the texts, and the cards that might be played."""

    __slots__ = ("_gangs", "_is_freed", "back", "bluffs", "plays", "reach")

    def __init__(self, state: State) -> None:
        self.reach = _standing_reach(state)
        # The gangs with whose characters the combat area may be kept.
        self._gangs = _gangs_to_keep(state, self.reach)
        # Cards that might be played openly, and those that might be bluffs.
        self.plays: list[int] = []
        self.bluffs: list[int] = []
        # Cards that come back to hand may be played again, with whatever they say.
        self.back: list[int] = []
        self._is_freed = False
        early = state.phase != words.SUPPORT_PHASE
        waiting: list[int] = []
        refused: list[int] = []
        for card in sources_at_most(state, state.active):
            type = state.cast.types[card]
            if not type & words.FIGHTING:
                continue
            if state.cast.cards[card].bluff:
                self.bluffs.append(card)
            if type != words.CHARACTER:
                reason = booster_or_support_refusal(state, card)
            elif early:
                reason = character_refusal(state, card)
            else:
                continue
            if reason:
                waiting.append(card)
                refused.append(reason)
            else:
                self._let_in(state, card)
        self._follow(state)
        # A card that is refused now may be let in by one that is played before.
        place = 0
        while place < len(waiting):
            if is_unplayable(state, self, waiting[place], refused[place]):
                place += 1
            else:
                self._let_in(state, waiting.pop(place))
                self._follow(state)
                refused.pop(place)
                place = 0

    def _let_in(self, state: State, card: int) -> None:
        """The card might be played, and its text might do what it can."""
        self.plays.append(card)
        if not state.cast.simple[card]:
            add_texts(state, self.reach, card)
        if state.cast.icons[card] & words.GANGS & self._gangs:
            self.reach.keeps = True

    def _follow(self, state: State) -> None:
        """Enters what follows: cards that come back, and texts that are out of force and need not stay so."""
        reach = self.reach
        seat = state.active
        if reach.returns and not self.back:
            self.back = state.combat[seat] + state.support[seat]
            for card in self.back:
                add_texts(state, reach, card)
        if reach.takes_icons and side(state, 1 - seat).off:
            # What was protected from a text in force is not any more.
            reach.takes_texts = True
        if reach.takes_texts and not self._is_freed:
            self._is_freed = True
            for card in state.texts[seat]:
                if state.cast.traits[card] & traits.TOUCHES_FOE and (
                    not in_force(state, card) or _is_undecided(state, card)
                ):
                    for effect in state.cast.folded[card]:
                        effect.add_reach(reach)

    def most_given(self, state: State, card: int) -> int:
        """How many cards can leave the hand before this one is played, at most."""
        cast = state.cast
        if self.reach.unknown or cast.types[card] != words.CHARACTER:
            return words.ANY
        doubles = 0
        for other in state.texts[1 - state.active]:
            if cast.traits[other] & traits.DOUBLES_DEMAND:
                doubles += 1
        due = demanding(state)
        for frame in state.frames:
            if frame.kind == words.FRAME_PAY:
                due.append(frame.card)
            elif frame.kind != words.FRAME_TARGET:
                return words.ANY
        costs: list[Cost] = []
        for other in due:
            cost = demand_cost(state, other)
            if cost is not None:
                costs.append(cost)
        given = most_paid(state, costs, card) << doubles
        for other in state.texts[state.active]:
            given += _most_moved(state, other, False)
        for other in self.back:
            given += _most_moved(state, other, True)
        return min(words.ANY, given + self._most_played(state, card))

    def _most_played(self, state: State, card: int) -> int:
        """How many hand cards the characters take along that can be played before this one, at most: each
        itself, and what its text moves.
        """
        cast = state.cast
        counted = (0 if state.character_units else 1) + self.reach.free
        others = counted
        opens = state.open_pairs != 0 or state.open_gangs != 0
        if not is_free(state, card) and not cast.icons[card] & JOINING:
            counted -= 1
            others -= 1
        # A card that frees the next one takes the place that it gives, unless it is FREE or joins others.
        for other in self.plays:
            if cast.types[other] != words.CHARACTER:
                continue
            if is_free(state, other):
                opens = opens or cast.icons[other] & JOINING != 0
            elif cast.traits[other] & traits.FREES_NEXT and not cast.icons[other] & JOINING:
                others -= 1
        given = max(0, counted)
        for other in self.plays:
            if cast.types[other] != words.CHARACTER:
                continue
            is_extra = is_free(state, other) or cast.icons[other] & JOINING != 0
            if is_free(state, other) or others > 0 or (opens and is_extra):
                given += _most_moved(state, other, True)
                if is_extra and state.zone[other] == words.IN_HAND:
                    given += 1
            elif cast.traits[other] & traits.FREES_NEXT:
                given += _most_moved(state, other, True)
        return given

    def holds(self, card: int) -> bool:
        """Whether the card might still be of use this turn."""
        return card in self.plays or card in self.bluffs


def _gangs_to_keep(state: State, standing: Reach) -> int:
    """The gangs that every active card of the combat area bears; all of them where cards may leave it before
    the first character is played.  [LEG-11.8]
    """
    gangs = words.GANGS
    if standing.returns or standing.clears or standing.unknown:
        return gangs
    for card in state.combat[state.active]:
        if state.flags[card] & words.ACTIVE:
            gangs &= state.cast.icons[card]
    return gangs


def _is_undecided(state: State, card: int) -> bool:
    """Whether the text is one of two that ignore each other, so that neither works.  [LEG-15.10]"""
    if not state.cast.traits[card] & traits.IGNORES:
        return False
    facts = state.cast.cards[card]
    for other in ignorers(state, state.active):
        for effect in state.cast.effects[other]:
            if effect.covers(facts):
                return True
    return False


def _most_moved(state: State, card: int, is_coming: bool) -> int:
    """How many hand cards the text of a card moves away at most, which is in play or `is_coming`."""
    moved = 0
    for effect in state.cast.effects[card]:
        if effect.when == words.ONCE_PER_TURN or (is_coming and effect.when == words.NOW):
            if effect.each:
                return words.ANY
            if isinstance(effect, MoveHand):
                moved += effect.n
    return moved


def _standing_reach(state: State) -> Reach:
    """What the texts in force could do, and those that are being resolved."""
    reach = Reach()
    cast = state.cast
    for card in state.texts[state.active]:
        if cast.traits[card] & (traits.BOOSTS | traits.WAIVES):
            for effect in cast.folded[card]:
                if effect.TRAITS & traits.FREES_NEXT and card != state.last_played:
                    # The next card has been played.
                    continue
                effect.add_reach(reach)
        for effect in cast.effects[card]:
            if effect.when == words.ONCE_PER_TURN:
                effect.add_reach(reach)
    for frame in state.frames:
        if frame.kind in (words.FRAME_TEXT, words.FRAME_PICK, words.FRAME_NOW):
            add_texts(state, reach, frame.card)
        elif frame.kind not in (words.FRAME_PAY, words.FRAME_TARGET):
            reach.unknown = True
    return reach


def add_texts(state: State, reach: Reach, card: int) -> None:
    """Enters what the text of a card could do in the character and support phases."""
    for effect in state.cast.effects[card]:
        if not PASSING >> effect.when & 1:
            effect.add_reach(reach)


def is_free(state: State, card: int) -> bool:
    """Whether the card might be played FREE.  [LEG-11.5, LEG-13.7, LEG-17.1]"""
    facts = state.cast.cards[card]
    if facts.icons & words.FREE or any(effect.may_grant_free() for effect in facts.effects):
        return True
    if facts.type != words.CHARACTER:
        return False
    return state.landed and grants_free(state, card)


def is_unplayable(state: State, outlook: Outlook, card: int, reason: int) -> bool:
    """Whether a card that is refused now will be refused for the rest of the turn."""
    reach = outlook.reach
    if reason == CONDITION_UNMET:
        return not reach.waives and not _may_come_true(state, outlook, card)
    if reason in (ONE_CHARACTER, ONE_EXTRA, FIRST_TURN, STOPPED):
        joins = state.cast.icons[card] & (words.PAIR | words.GANGS | words.FREE)
        extra = reach.extra if reason != ONE_CHARACTER else 0
        return not (extra or reach.free or joins or is_free(state, card))
    # Prohibitions and limits end with the texts that make them.
    return not reach.takes_texts


def _may_come_true(state: State, outlook: Outlook, card: int) -> bool:
    """Whether a condition that does not hold now might hold later this turn.  [LEG-17.2]"""
    reach = outlook.reach
    if _may_be_ignored(state, reach):
        return True
    for effect in state.cast.effects[card]:
        if isinstance(effect, PlayOnlyIf) and not effect.holds(state, card):
            metric = effect.metric
            if metric in FIXED:
                return False
            if metric == words.FOE_HAND_MINUS_MINE:
                foe = len(state.hand[1 - state.active])
                now = foe - len(state.hand[state.active])
                if not effect.counts_hands(now, min(foe, now + outlook.most_given(state, card))):
                    return False
                continue
            if metric == words.MY_SHIPS or (metric == words.MY_AREA_CARDS and effect.at_most != words.ANY):
                may_change = reach.returns > 0 or reach.clears
            elif reach.takes_texts:
                continue
            elif metric in RISING:
                may_change = reach.switches or reach.types != 0 or reach.returns > 0 or loses_grip(state)
            elif metric == words.FOE_FREE_CARDS:
                may_change = reach.takes_icons or reach.returns > 0 or loses_grip(state)
            else:
                may_change = metric == words.MY_AREA_CARDS
            if not may_change:
                return False
    return True


def _may_be_ignored(state: State, reach: Reach) -> bool:
    """Whether a text of the foe might come to ignore the own conditions, so that they need not hold: one that
    a card of mine keeps in check, which may be covered or go.  [LEG-14.14]
    """
    if not any(state.cast.traits[card] & traits.IGNORES for card in state.texts[1 - state.active]):
        return False
    return reach.takes_texts or reach.returns > 0 or reach.clears or frees_foe(state)


def loses_grip(state: State) -> bool:
    """Whether covering my combat area would give the foe's cards something back."""
    for card in state.texts[state.active]:
        if state.cast.traits[card] & traits.TOUCHES_FOE and state.zone[card] == words.IN_COMBAT:
            return True
    return False


def frees_foe(state: State) -> bool:
    """Whether covering my combat area would end a text that ignores something the foe has in play."""
    for card in state.texts[state.active]:
        if state.cast.traits[card] & traits.IGNORES and state.zone[card] == words.IN_COMBAT:
            for effect in state.cast.folded[card]:
                if effect.TRAITS & traits.IGNORES and _ignores_some(state, effect):
                    return True
    return False


def _ignores_some(state: State, effect: Effect) -> bool:
    foe = 1 - state.active
    if isinstance(effect, IgnoreIcons):
        return True
    for area in (state.combat[foe], state.support[foe], state.texts[foe]):
        for card in area:
            if state.flags[card] & words.FACE_DOWN or effect.covers(state.cast.cards[card]):
                return True
    return False
