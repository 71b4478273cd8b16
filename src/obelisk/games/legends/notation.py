"""Action and chance texts, both ways.  [LEG-25]"""

from __future__ import annotations

from typing import Final

from obelisk.core.decision import Action
from obelisk.core.errors import InvalidNotation
from obelisk.core.notation import parse_seat, seat_name
from obelisk.games.legends import words
from obelisk.games.legends.actions import SEAT, action, card_of, first_of, second_of, verb_of
from obelisk.games.legends.asks import ASK_FIRST, ASKS
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.choices import deciding_seat
from obelisk.games.legends.legal import legal
from obelisk.games.legends.state import State

RULE: Final = "LEG-25"
PLAIN: Final = {
    words.DONE: "done",
    words.START: "start",
    words.DECLINE: "decline",
    words.CONTINUE: "continue",
    words.RETREAT: "retreat",
    words.CALL: "call",
    words.ACCEPT: "accept",
    words.PASS: "pass",
    words.PICK_RANDOM: "pick random",
    words.PICK_NONE: "pick none",
}
CARD_VERBS: Final = {
    words.PLAY: "play",
    words.PLAY_BLUFF: "bluff",
    words.RETRIEVE: "retrieve",
    words.LAND: "land",
    words.REPLACE: "replace",
    words.USE: "use",
    words.SKIP: "skip",
    words.PICK: "pick",
    words.MEET: "meet",
    words.KEEP: "keep",
    words.INTERFERE: "interfere",
}
PLAIN_OF: Final = {text: action(verb) for verb, text in PLAIN.items()}
VERB_OF: Final = {text: verb for verb, text in CARD_VERBS.items()}


def card_name(state: State, code: int) -> str:
    """The id of a card that an action names."""
    return state.cast.table.cards[code % SEAT].id


def slot_name(code: int) -> str:
    """`bluff#1` is the first bluff."""
    return f"bluff#{code % SEAT + 1}"


def notate(state: State, number: int) -> str:
    """The text of an action, without its seat.  [LEG-25]"""
    verb = verb_of(number)
    first = first_of(number)
    second = second_of(number)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in CARD_VERBS:
        return f"{CARD_VERBS[verb]} {card_name(state, first)}"
    if verb == words.PLAY_KEEP:
        return f"play {card_name(state, first)} keep"
    if verb == words.LOAD:
        return f"load {card_name(state, first)} on {card_name(state, second)}"
    if verb == words.DROP:
        return f"drop {slot_name(first)}"
    if verb == words.PICK_BLUFF:
        return f"pick {slot_name(first)}"
    if verb == words.PICK_TYPE:
        return f"pick {words.TYPE_NAMES[first.bit_length() - 1]}"
    if verb == words.ANNOUNCE:
        return f"announce {words.ELEMENT_NAMES[first - 1]}"
    if verb == words.TARGET:
        return f"target {card_name(state, first)} {card_name(state, second)}"
    if verb == words.TARGET_BLUFF:
        return f"target {card_name(state, first)} {slot_name(second)}"
    return f"dragon {words.DRAGON_NAMES[first]}"


def parse(state: State, text: str) -> Action:
    """The action of a text in this state; it need not be legal.  [LEG-25]

    A card is the deciding seat's own unless only the foe's is a choice now.
    """
    for number in legal(state):
        if notate(state, number) == text:
            return Action(number)
    return Action(_parse(state, text))


def _parse(state: State, text: str) -> int:
    if text in PLAIN_OF:
        return PLAIN_OF[text]
    parts = text.split(" ")
    seat = max(deciding_seat(state), 0)
    verb = parts[0]
    if len(parts) == 2:
        word = parts[1]
        if verb in ("drop", "pick") and word.startswith("bluff#"):
            return action(words.DROP if verb == "drop" else words.PICK_BLUFF, _slot(seat, word, text))
        if verb == "pick" and word in words.TYPE_NAMES[:3]:
            return action(words.PICK_TYPE, 1 << words.TYPE_NAMES.index(word))
        if verb == "announce" and word in words.ELEMENT_NAMES:
            return action(words.ANNOUNCE, words.ELEMENT_NAMES.index(word) + 1)
        if verb == "dragon" and word in words.DRAGON_NAMES:
            return action(words.DRAGON, words.DRAGON_NAMES.index(word))
        if verb in VERB_OF:
            return action(VERB_OF[verb], _code(state, seat, word, text))
    elif len(parts) == 3:
        if verb == "play" and parts[2] == "keep":
            return action(words.PLAY_KEEP, _code(state, seat, parts[1], text))
        if verb == "target":
            effect = _code(state, seat, parts[1], text)
            if parts[2].startswith("bluff#"):
                return action(words.TARGET_BLUFF, effect, _slot(seat, parts[2], text))
            return action(words.TARGET, effect, _code(state, seat, parts[2], text))
    elif len(parts) == 4 and verb == "load" and parts[2] == "on":
        return action(words.LOAD, _code(state, seat, parts[1], text), _code(state, seat, parts[3], text))
    raise InvalidNotation(text, RULE)


def _code(state: State, seat: int, word: str, text: str) -> int:
    table = state.cast.table
    if not table.has(word):
        raise InvalidNotation(text, RULE)
    code = seat * SEAT + table.index(word)
    if card_of(state, code) == words.NONE:
        code = (1 - seat) * SEAT + table.index(word)
    return code


def _slot(seat: int, word: str, text: str) -> int:
    number = word[len("bluff#") :]
    # Python reads no number of thousands of digits.
    is_short = len(number) <= len(str(SEAT))
    if not (is_short and number.isdecimal() and number.isascii() and 0 < int(number) < SEAT):
        raise InvalidNotation(text, RULE)
    if number != str(int(number)):
        raise InvalidNotation(text, RULE)
    return seat * SEAT + int(number) - 1


def notate_chance(cast: Cast, ask: int, outcome: int) -> str:
    """The text of a chance outcome: `deal hoax-12`, with the seat where both own the card.  [LEG-25]"""
    word = ASKS[ask // 2]
    if ask == ASK_FIRST:
        return f"{word} {outcome}"
    seat = ask % 2
    index = cast.lists[seat][outcome]
    text = f"{word} {cast.table.cards[index].id}"
    if cast.instances[1 - seat][index] != words.NONE:
        text += f" {seat_name(seat)}"
    return text


def parse_chance(cast: Cast, text: str) -> tuple[int, int]:
    """The ask and outcome of a chance text.  [LEG-25]"""
    parts = text.split(" ")
    if len(parts) < 2 or len(parts) > 3 or parts[0] not in ASKS:
        raise InvalidNotation(text, RULE)
    ask = ASKS.index(parts[0]) * 2
    if ask == ASK_FIRST:
        if text not in ("first 0", "first 1"):
            raise InvalidNotation(text, RULE)
        return ask, int(parts[1])
    if not cast.table.has(parts[1]):
        raise InvalidNotation(text, RULE)
    index = cast.table.index(parts[1])
    owners = [seat for seat in range(2) if cast.instances[seat][index] != words.NONE]
    if len(parts) == 3:
        seat = parse_seat(parts[2])
        if owners != [0, 1] or seat > 1:
            raise InvalidNotation(text, RULE)
    elif len(owners) == 1:
        seat = owners[0]
    else:
        raise InvalidNotation(text, RULE)
    return ask + seat, cast.instances[seat][index] - cast.bases[seat]
