"""Action and chance texts, both ways.  [DRK-18]"""

from __future__ import annotations

import re
from typing import Final

from obelisk.core.decision import Action
from obelisk.core.errors import InvalidNotation
from obelisk.core.notation import seat_name
from obelisk.games.drakon import actions
from obelisk.games.drakon.asks import ASK_COIN, ASK_DEAL, ASK_DRAW, ASK_FIRST, ASK_HERO, ASK_TAKE
from obelisk.games.drakon.kinds import (
    ARROW_NAMES,
    ARROWS_OF_NAME,
    HERO_NAMES,
    KIND_OF,
    PATTERN_OF_NAME,
    REFERENCE,
    chamber_name,
    design_name,
)
from obelisk.games.drakon.options import Options
from obelisk.games.drakon.window import cell_code, code_name

RULE: Final = "DRK-18.4"
NUMBER: Final = "0|-?[1-9][0-9]{0,8}"
CELL_TEXT: Final = re.compile(rf"\(({NUMBER}),({NUMBER})\)", re.ASCII)
CHAMBER_TEXT: Final = re.compile(r"([a-z_]+)\[([NESW]+|-)\]", re.ASCII)
ARROWS: Final = re.compile(r"\[([NESW]+|-)\]", re.ASCII)
DESIGN: Final = re.compile(r"([a-z_]+)\.([0-4][oa]?)", re.ASCII)
SEAT_TEXT: Final = re.compile(r"p([1-6])", re.ASCII)
VALUE: Final = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)

BARE_VERBS: Final = [
    actions.USE_DWARF,
    actions.JUMP,
    actions.STAY,
    actions.KEEP,
    actions.USE_KNIGHT,
    actions.ALLOW,
    actions.DONE,
    actions.END,
    actions.PASS,
]
CELL_VERBS: Final = [
    actions.MOVE,
    actions.USE_WIZARD,
    actions.USE_AMAZON,
    actions.DESTROY_CHAMBER,
    actions.DRAKON,
]
SEAT_VERBS: Final = [actions.USE_THIEF, actions.TAKE_FROM]
SEAT_CELL_VERBS: Final = [actions.USE_BARBARIAN, actions.CONTROL]
CELL_ARROWS_VERBS: Final = [actions.TURN_CHAMBER, actions.FLOAT]


def notate(action: Action) -> str:
    """The text of an action, without its seat.  [DRK-18.1]"""
    verb = actions.verb_of(action)
    word = actions.VERBS[verb]
    chamber = actions.chamber_of(action)
    if verb in BARE_VERBS:
        return word
    if verb in CELL_VERBS:
        return f"{word} {cell_text(action)}"
    if verb in SEAT_VERBS:
        return f"{word} {seat_name(actions.seat_of(action))}"
    if verb in SEAT_CELL_VERBS:
        return f"{word} {seat_name(actions.seat_of(action))} {cell_text(action)}"
    if verb in CELL_ARROWS_VERBS:
        return f"{word} {cell_text(action)} [{ARROW_NAMES[chamber]}]"
    if verb == actions.PLACE:
        return f"{word} {chamber_name(chamber)} @{cell_text(action)}"
    if verb == actions.SHIFT:
        return f"{word} {cell_text(action)} {chamber_name(chamber)}"
    if verb == actions.DISCARD:
        return f"{word} {design_name(chamber)}"
    if verb == actions.DRAFT:
        return f"{word} {HERO_NAMES[chamber]}"
    return f"{word} {actions.code_of(action)}"


def cell_text(action: Action) -> str:
    return code_name(actions.code_of(action))


def parse(text: str) -> Action:
    """The action of a text; it need not be legal.  [DRK-18.4]"""
    words = text.split(" ")
    word = words[0]
    if word == "thief" and len(words) == 3 and words[1] == "swap" and VALUE.fullmatch(words[2]):
        return actions.swap(int(words[2]))
    if word in actions.VERBS:
        verb = actions.VERBS.index(word)
        if len(words) == 1 and verb in BARE_VERBS:
            return Action(verb)
        if len(words) == 2:
            return parse_short(verb, words[1], text)
        if len(words) == 3:
            return parse_long(verb, words[1], words[2], text)
    raise InvalidNotation(text, RULE)


def parse_short(verb: int, word: str, text: str) -> Action:
    """A verb with one word after it."""
    if verb in CELL_VERBS:
        return actions.go(verb, parse_cell(word, text))
    if verb in SEAT_VERBS:
        return actions.aim(verb, parse_seat(word, text))
    if verb == actions.DISCARD:
        return actions.discard(parse_design(word, text))
    if verb == actions.DRAFT and word in HERO_NAMES:
        return actions.draft(HERO_NAMES.index(word))
    raise InvalidNotation(text, RULE)


def parse_long(verb: int, first: str, second: str, text: str) -> Action:
    """A verb with two words after it."""
    if verb in SEAT_CELL_VERBS:
        return actions.lead(verb, parse_seat(first, text), parse_cell(second, text))
    if verb == actions.PLACE and second.startswith("@"):
        return actions.place(parse_chamber(first, text), parse_cell(second[1:], text))
    if verb == actions.SHIFT:
        return actions.lay(verb, parse_chamber(second, text), parse_cell(first, text))
    if verb in CELL_ARROWS_VERBS:
        arrows = ARROWS.fullmatch(second)
        if arrows is not None and arrows.group(1) in ARROWS_OF_NAME:
            return actions.lay(verb, ARROWS_OF_NAME[arrows.group(1)], parse_cell(first, text))
    raise InvalidNotation(text, RULE)


def parse_cell(word: str, text: str) -> int:
    """The code of `(1,0)`."""
    cell = CELL_TEXT.fullmatch(word)
    if cell is None:
        raise InvalidNotation(text, RULE)
    return cell_code(int(cell.group(1)), int(cell.group(2)))


def parse_seat(word: str, text: str) -> int:
    seat = SEAT_TEXT.fullmatch(word)
    if seat is None:
        raise InvalidNotation(text, RULE)
    return int(seat.group(1)) - 1


def parse_chamber(word: str, text: str) -> int:
    """The oriented chamber of `plain[NE]`."""
    parts = CHAMBER_TEXT.fullmatch(word)
    if parts is None or parts.group(1) not in KIND_OF or parts.group(2) not in ARROWS_OF_NAME:
        raise InvalidNotation(text, RULE)
    return KIND_OF[parts.group(1)] * 16 + ARROWS_OF_NAME[parts.group(2)]


def parse_design(word: str, text: str) -> int:
    """The design of `plain.2a`, in reference orientation."""
    parts = DESIGN.fullmatch(word)
    if parts is None or parts.group(1) not in KIND_OF or parts.group(2) not in PATTERN_OF_NAME:
        raise InvalidNotation(text, RULE)
    return KIND_OF[parts.group(1)] * 16 + REFERENCE[PATTERN_OF_NAME[parts.group(2)]]


def notate_chance(options: Options, ask: int, outcome: int) -> str:
    """The text of a chance outcome, without `chance`.  [DRK-18.2]"""
    tiles = options.tile_set
    if ask == ASK_TAKE:
        return f"take {design_name(tiles.designs[outcome])}"
    if ask == ASK_COIN:
        return f"coin {tiles.values[outcome]}"
    if ask >= ASK_DRAW:
        return f"draw {seat_name(ask - ASK_DRAW)} {design_name(tiles.designs[outcome])}"
    if ask >= ASK_DEAL:
        return f"deal {seat_name(ask - ASK_DEAL)} {design_name(tiles.designs[outcome])}"
    if ask >= ASK_HERO:
        return f"hero {seat_name(ask - ASK_HERO)} {HERO_NAMES[outcome]}"
    return f"first {seat_name(outcome)}"


def parse_chance(options: Options, text: str) -> tuple[int, int]:
    """What was asked and answered.  [DRK-18.2]"""
    words = text.split(" ")
    values = options.tile_set.values
    if len(words) == 2:
        if words[0] == "first":
            return ASK_FIRST, parse_seat(words[1], text)
        if words[0] == "take":
            return ASK_TAKE, tile_of(options, words[1], text)
        if words[0] == "coin" and VALUE.fullmatch(words[1]) and int(words[1]) in values:
            return ASK_COIN, values.index(int(words[1]))
    elif len(words) == 3:
        if words[0] == "hero" and words[2] in HERO_NAMES:
            return ASK_HERO + parse_seat(words[1], text), HERO_NAMES.index(words[2])
        if words[0] == "deal":
            return ASK_DEAL + parse_seat(words[1], text), tile_of(options, words[2], text)
        if words[0] == "draw":
            return ASK_DRAW + parse_seat(words[1], text), tile_of(options, words[2], text)
    raise InvalidNotation(text, RULE)


def tile_of(options: Options, word: str, text: str) -> int:
    """The place of `plain.2a` in the tile set."""
    tile = options.tile_set.design_at[parse_design(word, text)]
    if tile < 0:
        raise InvalidNotation(text, RULE)
    return tile
