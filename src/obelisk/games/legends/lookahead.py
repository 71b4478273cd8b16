"""Looking ahead: only turns that can be completed are offered.  [LEG-6.4 to LEG-6.9]

A state is completable if the active player can reach a legal announcement whatever the foe answers and
whatever chance deals. Most states are settled by the quick tests; the others by a memoised search over trial
copies.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.chance import Chance
from obelisk.core.deal import Deal
from obelisk.core.errors import RulesBug
from obelisk.core.patience import PATIENCE
from obelisk.games.legends import words
from obelisk.games.legends.actions import verb_of, with_card
from obelisk.games.legends.asks import ASK_DEAL
from obelisk.games.legends.bounds import is_doomed, is_out_of_reach
from obelisk.games.legends.choices import candidates, deciding_seat, end_characters_refusal
from obelisk.games.legends.demands import demanding, unmet_dragons, unmet_retreats
from obelisk.games.legends.frame import Frame
from obelisk.games.legends.outlook import loses_grip
from obelisk.games.legends.paying import can_settle, spare_dragons
from obelisk.games.legends.plays import booster_or_support_refusal, character_refusal
from obelisk.games.legends.power import icons_of, may_announce, power_of, printed_values, side
from obelisk.games.legends.ships import sources
from obelisk.games.legends.shortlist import (
    counting_hands,
    counts_hands,
    discards,
    has_condition,
    is_open,
    payments,
    worth_trying,
)
from obelisk.games.legends.side import Side
from obelisk.games.legends.state import State
from obelisk.games.legends.texts import traits
from obelisk.games.legends.turn import play


class TrialChance(Chance):
    """Chance for trials: the `way`-th of the ways in which the cards that answer `ask` can be dealt.

    Nothing else that is dealt matters in a trial, so for that the first outcome will do (LEG-6.7).
    """

    __slots__ = ("_ask", "_way", "ways")

    def __init__(self, ask: int, way: int) -> None:
        self._ask = ask
        self._way = way
        self.ways = 1

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        wanted = 0
        if ask == self._ask:
            possible = sum([1 for weight in weights if weight])
            wanted = self._way % possible
            self._way //= possible
            self.ways *= possible
        for outcome, weight in enumerate(weights):
            if weight:
                if not wanted:
                    return outcome
                wanted -= 1
        raise RulesBug(f"nothing answers {ask}")

    def proof(self) -> str:
        return ""


class Trials:
    """What one look-ahead has tried: the positions it knows the answer of, and how many actions it played."""

    __slots__ = ("known", "played")

    def __init__(self) -> None:
        self.known: dict[str, bool] = {}
        self.played = 0

    def count(self) -> None:
        """One more; raises `TooLong` where that is more than this process has patience for."""
        self.played += 1
        PATIENCE.check(self.played, "look-ahead")


def is_ready(state: State) -> bool:
    """Whether nothing but demands keeps both phases from ending: the duty is met and the foe's power matched.
    [LEG-6.9]
    """
    if state.frames:
        return False
    if state.phase == words.CHARACTER_PHASE and end_characters_refusal(state):
        return False
    return may_announce(state, state.active)


def ends_well(state: State) -> bool:
    """Whether ending both phases as things stand is legal.  [LEG-6.9]"""
    if not is_ready(state):
        return False
    seat = state.active
    if side(state, seat).demands is None:
        return True
    return not unmet_retreats(state) and len(unmet_dragons(state, seat)) <= spare_dragons(state, seat)


def ends_well_paid(state: State) -> bool:
    """Whether ending both phases is legal once the demands are met from the hand.  [LEG-6.9]"""
    return is_ready(state) and (side(state, state.active).demands is None or can_settle(state))


GOOD: Final = 1
LOST: Final = 0
UNKNOWN: Final = -1
MOST_WAYS: Final = 500
"""More ways to draw than two cards have; no known card draws in these phases, cards of a file may."""
FEW: Final = 4
"""States with so few choices are not worth remembering: making the key costs more than looking,"""
LONG: Final = 50
"""but where so many actions have been played already they come up again and again."""


def has_single_target(state: State, seat: int) -> bool:
    """Whether an active text of the seat has one target, which it might choose anew.  [LEG-15.12]"""
    return any(state.cast.single_target[card] is not None for card in state.texts[seat])


def value_in(state: State, mine: Side, card: int) -> int:
    """The printed value of a card in the fight element, as far as it counts."""
    fire, earth = printed_values(mine, state.cast.cards[card], False)
    return fire if state.element == words.FIRE else earth


def support_power(state: State, mine: Side) -> int:
    """What the supports on the table, all of them active, add at least, without any text that raises them.
    [LEG-10.5]
    """
    power = 0
    seat = state.active
    fire = state.element == words.FIRE
    for card in state.support[seat]:
        value_fire, value_earth = printed_values(
            mine, state.cast.cards[card], state.flags[card] & words.FACE_DOWN != 0
        )
        power += value_fire if fire else value_earth
    return power


def is_harmless(state: State, card: int) -> bool:
    """Whether playing the card cannot worsen the comparison of powers."""
    if not state.cast.calm[card]:
        return False
    return not state.cast.traits[card] & traits.TOUCHES_FOE or not has_single_target(state, 1 - state.active)


def adds_up(state: State, mine: Side, power: int, foe: int, spent: int) -> bool:
    """Whether `power`, which is too low, matches the foe with one booster or support and all FREE ones of the
    hand.  [LEG-6.9]

    `spent` is the character that is being played. All of it without any text: a lower bound. `power` is a sum
    before `raise_power`, which does not add up (LEG-7.1).
    """
    if mine.max_plays != words.ANY or mine.max_combat != words.ANY or state.stopped or state.landed:
        return False
    best = 0
    for card in state.hand[state.active]:
        if card == spent or not state.cast.types[card] & (words.BOOSTER | words.SUPPORT):
            continue
        if not is_harmless(state, card) or has_condition(state, card):
            continue
        if booster_or_support_refusal(state, card):
            continue
        value = value_in(state, mine, card)
        icons = icons_of(state, card)
        if icons & (words.SHIELD_FIRE if state.element == words.FIRE else words.SHIELD_EARTH):
            return True
        if icons & words.FREE:
            power += value
        elif value > best:
            best = value
    return power + best >= foe


def accepts_character(state: State, card: int, keep: bool) -> bool:
    """Whether playing this first character surely leads on, by a lower bound of the power.  [LEG-6.9]"""
    seat = state.active
    mine = side(state, seat)
    if mine.demands is not None or state.characters_played or mine.max_characters == 0:
        return False
    if keep and mine.max_characters != words.ANY:
        return False
    if not is_harmless(state, card) or (not keep and loses_grip(state)):
        return False
    if state.fight != words.RUNNING:
        return True
    icons = icons_of(state, card)
    if icons & (words.SHIELD_FIRE if state.element == words.FIRE else words.SHIELD_EARTH):
        return True
    power = support_power(state, mine) + value_in(state, mine, card)
    foe = power_of(state, 1 - seat, state.element)
    if power >= foe:
        return True
    if icons & words.STOP or mine.max_plays != words.ANY:
        return False
    return adds_up(state, mine, power, foe, card)


def quick(state: State) -> int:
    """Settles most states without a search: GOOD, LOST or UNKNOWN.  [LEG-6.9]"""
    seat = state.active
    mine = side(state, seat)
    running = state.fight == words.RUNNING
    if is_doomed(state, mine):
        return LOST
    if state.frames:
        return LOST if running and is_out_of_reach(state, mine) else UNKNOWN
    if state.phase == words.SUPPORT_PHASE or state.characters_played or state.attack_again:
        if is_open(mine):
            if not running:
                return GOOD
            power = mine.sum_fire if state.element == words.FIRE else mine.sum_earth
            foe = power_of(state, 1 - seat, state.element)
            if not state.attack_again and adds_up(state, mine, power, foe, words.NONE):
                return GOOD
        return LOST if running and is_out_of_reach(state, mine) else UNKNOWN
    playable = False
    for card in sources(state, seat):
        if state.cast.types[card] == words.CHARACTER and not character_refusal(state, card):
            playable = True
            if accepts_character(state, card, False):
                return GOOD
    if not playable and not has_windows(state, seat) and not counts_hands(state):
        return LOST
    return LOST if running and is_out_of_reach(state, mine) else UNKNOWN


def has_windows(state: State, seat: int) -> bool:
    """Whether a text could be used that changes what may be played."""
    for card in state.texts[seat]:
        for effect in state.cast.effects[card]:
            if effect.when == words.ONCE_PER_TURN:
                return True
    return False


def completable(state: State, trials: Trials) -> bool:
    """Whether the active player can bring this turn to a legal announcement.  [LEG-6.4]

    `state` is a trial copy, which may be played on.
    """
    while state.frames and state.frames[-1].kind == words.FRAME_TEXT and is_idle(state, state.frames[-1]):
        skip = with_card(state, words.SKIP, state.frames[-1].card)
        play(state, Deal(TrialChance(words.NONE, 0)), skip)
    if ends_well_paid(state):
        return True
    settled = quick(state)
    if settled != UNKNOWN:
        return settled == GOOD
    choices = candidates(state)
    if len(choices) <= FEW and trials.played < LONG:
        return _search(state, choices, trials)
    key = key_of(state)
    known = trials.known.get(key)
    if known is not None:
        return known
    result = _search(state, choices, trials)
    trials.known[key] = result
    return result


def is_hopeless(state: State, trials: Trials) -> bool:
    """Whether the turn could not be completed even if nothing had to be paid and hands did not count: far
    quicker to see than that no payment helps.  [LEG-6.9]

    What is paid with can be played there, and lies in hand where texts want cards. Asked where hands count,
    before anything is paid.
    """
    if state.frames:
        top = state.frames[-1]
        if len(state.frames) > 1 or top.kind != words.FRAME_PAY or top.picks:
            return False
    if not counts_hands(state):
        return False
    twin = state.copy()
    twin.trial = True
    twin.frames = []
    twin.met = state.met + demanding(state) + counting_hands(state)
    twin.sides = None
    twin.choices = None
    return not completable(twin, trials)


def _search(state: State, choices: list[int], trials: Trials) -> bool:
    mine = deciding_seat(state) == state.active
    if mine and is_hopeless(state, trials):
        return False
    if state.frames:
        top = state.frames[-1]
        if not mine:
            if top.kind != words.FRAME_TARGET:
                # Which of his hidden cards the foe discards changes nothing here (LEG-6.7).
                choices = choices[:1]
        elif top.kind == words.FRAME_TEXT:
            # Skipping is tried first.
            choices = choices[::-1]
        elif top.kind == words.FRAME_PAY:
            choices = payments(state, top, choices)
        elif top.kind == words.FRAME_PICK and state.cast.effects[top.card][top.effect].IS_SIMPLE:
            choices = discards(state, choices)
    elif len(choices) > 1:
        choices = worth_trying(state, choices)
    for number in choices:
        if verb_of(number) == words.DONE and not state.frames and state.phase == words.SUPPORT_PHASE:
            # Ending here was tried by `ends_well_paid`.
            continue
        good = goes_on(state, number, trials)
        if good == mine:
            return good
    return not mine


def goes_on(state: State, number: int, trials: Trials) -> bool:
    """Whether the turn can be completed after this action, whatever the active player draws by it.

    Of very many ways to draw only the first is tried, and then it must do without the cards.  [LEG-6.4]
    """
    way = 0
    ways = 1
    while way < ways:
        trials.count()
        chance = TrialChance(ASK_DEAL + state.active, way)
        twin = state.copy()
        twin.trial = True
        play(twin, Deal(chance), number)
        if twin.phase not in (words.CHARACTER_PHASE, words.SUPPORT_PHASE):
            # Somebody has won, and nothing is announced; in a match the next game has begun.
            return False
        ways = chance.ways
        if ways > MOST_WAYS:
            return ends_well(twin)
        if not completable(twin, trials):
            return False
        way += 1
    return True


def is_idle(state: State, frame: Frame) -> bool:
    """Whether the text in question can neither change a power nor a condition of a card in hand.

    Simple texts that resolve at once only move hand cards, and one condition counts these (mutant-102).
    """
    if frame.seat != state.active:
        return False
    if not state.cast.effects[frame.card][frame.effect].IS_SIMPLE:
        return False
    return not counts_hands(state)


def key_of(state: State) -> str:
    """Everything that the rest of a trial depends on.

    In which order cards came to lie in an area does not matter, nor which card was the last, unless its text
    speaks of the next one.
    """
    last = state.last_played
    if last != words.NONE and not state.cast.traits[last] & traits.FREES_NEXT:
        last = words.NONE
    parts: list[int] = [state.phase, state.element, state.plays, state.combat_plays, state.character_units]
    parts.extend([state.characters_played, state.booster_units, state.support_units, state.booster_cards])
    parts.extend([state.support_cards, state.open_pairs, state.open_gangs, last, state.waived])
    parts.extend([state.played_types, state.from_hand, 1 if state.stopped else 0])
    for seat in range(2):
        parts.append(-1)
        parts.extend(sorted(state.hand[seat]))
        for area in (state.combat[seat], state.support[seat]):
            parts.append(-2)
            for card in sorted(area):
                parts.append(card * 64 + state.flags[card] % 8)
                parts.append(state.link[card])
        parts.append(-3)
        for card in sorted(state.cargo[seat]):
            parts.append(card)
            parts.append(state.link[card])
    parts.append(-4)
    parts.extend(sorted(state.met))
    parts.append(-4)
    parts.extend(sorted(state.used))
    for frame in state.frames:
        parts.extend([-5, frame.kind, frame.seat, frame.card, frame.effect, frame.n, frame.stage])
        parts.extend(sorted(frame.picks) if frame.kind == words.FRAME_PAY else frame.picks)
    return str(parts)
