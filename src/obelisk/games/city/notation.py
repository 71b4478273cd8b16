"""Action and chance texts, both ways.  [CITY-19]"""

from __future__ import annotations

from obelisk.core.decision import Action
from obelisk.core.errors import IllegalAction, InvalidNotation
from obelisk.core.notation import seat_name
from obelisk.core.patience import PATIENCE
from obelisk.games.city import actions
from obelisk.games.city.asks import ASK_ASIDE, ASK_DEAL, ASK_DRAW, ASK_FIRST, ASK_TILE
from obelisk.games.city.grid import CELL_NAMES, CELL_OF
from obelisk.games.city.kinds import KIND_NAMES, KIND_OF
from obelisk.games.city.legal import ACTION_MORE_STEPS
from obelisk.games.city.options import Options
from obelisk.games.city.payments import cards_of, payment

RULE = "CITY-19.4"


def notate(action: Action) -> str:
    """The text of an action, without its seat; a number that is no action is refused.  [CITY-19.1]"""
    if actions.is_move(action):
        return f"move {CELL_NAMES[action - actions.MOVE]}"
    if actions.is_build(action):
        cards = [name_of(KIND_NAMES, kind) for kind in cards_of(actions.payment_of(action))]
        return f"build {actions.slot_of(action) + 1} {'+'.join(cards)}"
    if action == ACTION_MORE_STEPS:
        return "play e2"
    if actions.is_play(action):
        kind, cell = actions.kind_of_play(action), actions.cell_of_play(action)
        return f"play {KIND_NAMES[kind]} {name_of(CELL_NAMES, cell)}"
    if actions.is_offer_card(action):
        return f"offer {KIND_NAMES[action - actions.OFFER_CARD]}"
    if actions.is_go(action):
        return f"go {CELL_NAMES[action - actions.GO]}"
    if actions.is_discard(action):
        return f"discard {KIND_NAMES[action - actions.DISCARD]}"
    single = {actions.OFFER: "offer", actions.TAKE: "take", actions.DRAW: "draw", actions.DONE: "done"}
    if action not in single:
        raise IllegalAction("unreadable", RULE)
    return single[action]


def name_of(names: list[str], number: int) -> str:
    if not 0 <= number < len(names):
        raise IllegalAction("unreadable", RULE)
    return names[number]


def parse(text: str) -> Action:
    """The action of a text; it need not be legal.  [CITY-19.4]"""
    words = text.split(" ")
    verb = words[0]
    if len(words) == 1:
        single = {
            "offer": actions.ACTION_OFFER,
            "take": actions.ACTION_TAKE,
            "draw": actions.ACTION_DRAW,
            "done": actions.ACTION_DONE,
        }
        if verb in single:
            return single[verb]
    elif len(words) == 2:
        if verb == "move":
            return actions.move(parse_cell(words[1], text))
        if verb == "go":
            return actions.go(parse_cell(words[1], text))
        if verb == "offer":
            return actions.offer(parse_kind(words[1], text))
        if verb == "discard":
            return actions.discard(parse_kind(words[1], text))
        if text == "play e2":
            return ACTION_MORE_STEPS
    elif len(words) == 3:
        if verb == "play" and words[1] != "e2":
            return actions.play(parse_kind(words[1], text), parse_cell(words[2], text))
        if verb == "build" and len(words[1]) == 1 and words[1] in "12345678":
            return actions.build(int(words[1]) - 1, parse_payment(words[2], text))
    raise InvalidNotation(text, RULE)


def parse_cell(word: str, text: str) -> int:
    if word not in CELL_OF:
        raise InvalidNotation(text, RULE)
    return CELL_OF[word]


def parse_kind(word: str, text: str) -> int:
    if word not in KIND_OF:
        raise InvalidNotation(text, RULE)
    return KIND_OF[word]


def parse_player(word: str, players: int, text: str) -> int:
    """A seat of this game."""
    for seat in range(players):
        if word == seat_name(seat):
            return seat
    raise InvalidNotation(text, RULE)


def parse_payment(word: str, text: str) -> int:
    """Cards joined by `+`, in any order; `notate` writes them in the canonical one.  [CITY-3.2]"""
    parts = word.split("+")
    # The number of the action has five bits for each card, however many somebody writes.
    PATIENCE.check(len(parts), "payment")
    return payment(sorted(parse_kind(part, text) for part in parts))


def notate_chance(options: Options, ask: int, outcome: int) -> str:
    """The text of a chance outcome, without `chance`.  [CITY-19.2]"""
    if ask >= ASK_TILE:
        return f"tile {CELL_NAMES[ask - ASK_TILE]} {options.buildings[outcome].id}"
    if ask >= ASK_ASIDE:
        return f"aside {seat_name(ask - ASK_ASIDE)} {KIND_NAMES[outcome]}"
    if ask >= ASK_DRAW:
        return f"draw {seat_name(ask - ASK_DRAW)} {KIND_NAMES[outcome]}"
    if ask >= ASK_DEAL:
        return f"deal {seat_name(ask - ASK_DEAL)} {KIND_NAMES[outcome]}"
    return f"first {seat_name(outcome)}"


def parse_chance(options: Options, text: str) -> tuple[int, int]:
    """What was asked and answered.  [CITY-19.2]"""
    words = text.split(" ")
    if len(words) == 2 and words[0] == "first":
        return ASK_FIRST, parse_player(words[1], options.players, text)
    if len(words) == 3:
        if words[0] == "tile":
            ids = [building.id for building in options.buildings]
            if words[2] in ids:
                return ASK_TILE + parse_cell(words[1], text), ids.index(words[2])
        asks = {"deal": ASK_DEAL, "draw": ASK_DRAW, "aside": ASK_ASIDE}
        if words[0] in asks:
            seat = parse_player(words[1], options.players, text)
            return asks[words[0]] + seat, parse_kind(words[2], text)
    raise InvalidNotation(text, RULE)
