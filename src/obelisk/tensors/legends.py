"""`legends-v1`: Legends as numbers. Documented in docs/encodings.md."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

from obelisk.core.decision import Action, Seat
from obelisk.core.game import Game
from obelisk.games.legends import actions, words
from obelisk.games.legends.state import State
from obelisk.games.legends.view import HIDDEN
from obelisk.tensors.base import Data, Menu, Path
from obelisk.tensors.compact import CompactEncoding, Plan
from obelisk.tensors.layout import Buffer, Layout
from obelisk.tensors.legends_rows import LegendsRows
from obelisk.tensors.sheet import Sheet

SLOTS: Final = 64
"""No seat has more bluffs: a deck is smaller."""
VALUES: Final = 8
"""Elements (1, 2), types (1, 2, 4) and dragons (0 to 2)."""
VERB: Final = actions.action(1)
NOTHING: Final = 0
CARD: Final = 1
SLOT: Final = 2
VALUE: Final = 3
CARD_VERBS: Final = [
    words.PLAY, words.PLAY_KEEP, words.PLAY_BLUFF, words.RETRIEVE, words.LAND, words.REPLACE,
    words.USE, words.SKIP, words.PICK, words.MEET, words.KEEP, words.INTERFERE,
]  # fmt: skip
PARTS: Final[dict[int, tuple[int, int]]] = {
    **dict.fromkeys(CARD_VERBS, (CARD, NOTHING)),
    words.LOAD: (CARD, CARD),
    words.TARGET: (CARD, CARD),
    words.TARGET_BLUFF: (CARD, SLOT),
    words.DROP: (SLOT, NOTHING),
    words.PICK_BLUFF: (SLOT, NOTHING),
    words.PICK_TYPE: (VALUE, NOTHING),
    words.ANNOUNCE: (VALUE, NOTHING),
    words.DRAGON: (VALUE, NOTHING),
}
"""What a verb names; those that are missing name nothing."""

VERB_NAMES: Final = [
    "done", "start", "decline", "continue", "retreat", "announce", "call", "accept", "pass", "play",
    "play keep", "bluff", "load", "retrieve", "drop", "land", "replace", "use", "skip", "pick", "pick bluff",
    "pick random", "pick none", "pick type", "meet", "target", "target bluff", "keep", "interfere", "dragon",
]  # fmt: skip
KINDS: Final = [
    "", "mulligan", "begin", "leadership", "engagement", "decline", "character", "support", "announce",
    "call", "end", "text", "pick", "target", "dragon", "respond", "deck",
]  # fmt: skip
LISTS: Final = [
    "hand", "revealed", "deck", "bottom", "leadership", "leadership_active", "discards", "achievements",
    "aside", "seen", "present",
]  # fmt: skip
AREAS: Final = ["combat", "support", "ships", "cargo"]
CARD_FLAGS: Final = ["active", "down", "spoiled", "landed"]
ZONES: Final = ["list", *LISTS, *AREAS, *CARD_FLAGS, "top"]
"""A plane over all cards for each: where a card is, and what is so about it. `top` lies on the discards."""
FOLDED: Final = ["zones", "hyla", "frame_card", "frame_picks"]
"""Slices with a number for each card."""
BIT_SETS: Final = ["open_pairs", "open_gangs", "played_types"]
PLAIN_NUMBERS: Final = [
    "game", "first", "turn", "active", "phase", "fight", "element", "announced", "ran_out", "winner",
    "reason", "sequence", "extra", "plays", "combat_plays", "characters_played", "character_units",
    "booster_units", "support_units", "booster_cards", "support_cards", "from_hand", "waived", "declined",
    "over", "stopped", "attack_again", "led", "landed",
]  # fmt: skip
SEAT_NUMBERS: Final = ["first", "active", "winner", "ran_out"]
"""Numbers that are seats: 1 is the own one, -1 the foe, 0 nobody."""
COUNTS: Final = ["hand_count", "deck_count", "bottom_count", "discard_count", "takes"]
CARD_FEATURES: Final = 4 + len(words.TYPE_NAMES) + len(words.ICON_NAMES)
"""Fire, earth, moons, has a text; types; icons."""


def layout_of(cards: int, pairs: int) -> Layout:
    return Layout(
        [
            ("kind", (len(KINDS),)),
            ("phase", (len(words.PHASE_NAMES),)),
            ("numbers", (len(PLAIN_NUMBERS),)),
            # each word of pairs, from 1 on, as character, booster, support
            ("open_pairs", (pairs + 1, 3)),
            ("open_gangs", (len(words.ICON_NAMES),)),
            ("played_types", (len(words.TYPE_NAMES),)),
            ("settings", (4,)),
            # own and foe: crystals, fire, earth, counts, hidden bluffs
            ("seats", (2, 4 + len(COUNTS))),
            # each dragon: on the own side, the foe's, in the middle
            ("dragons", (3, 3)),
            ("zones", (2, len(ZONES), cards)),
            ("hyla", (2, cards)),
            # the unfinished business on top: what, whose, stage, number, and about which card
            ("frame", (len(words.FRAME_NAMES),)),
            ("frame_facts", (4,)),
            ("frame_card", (2, cards)),
            ("frame_picks", (2, cards)),
            ("frames", (1,)),
            ("pending", (tokens_of(cards),)),
        ]
    )


def tokens_of(cards: int) -> int:
    return words.VERBS + 2 * cards + 2 * SLOTS + VALUES


FEATURES: Final = Layout(
    [
        ("verb", (words.VERBS,)),
        # own, foe, then the card
        ("first", (2 + CARD_FEATURES,)),
        ("second", (2 + CARD_FEATURES,)),
        ("slot", (2,)),
        ("value", (VALUES,)),
    ]
)


class LegendsEncoding:
    """The sizes depend on the card table alone: 306 cards without a card file."""

    name = "legends-v1"
    features = FEATURES

    def __init__(self, facts: Data, seats: int) -> None:
        cards: dict[str, dict[str, Any]] = facts["cards"]
        self._ids = list(cards)
        self._index = {id: index for index, id in enumerate(cards)}
        self._cards = len(cards)
        self._facts = [card_features(card) for card in cards.values()]
        self.layout = layout_of(self._cards, len({card["pair"] for card in cards.values() if "pair" in card}))
        self.tokens = tokens_of(self._cards)
        self._slot = words.VERBS + 2 * self._cards
        self._value = self._slot + 2 * SLOTS
        self._rows = LegendsRows(self.layout, self._cards, ZONES, KINDS)

    def next_tokens(self, actions_: list[Any], seat: Seat, depth: int) -> list[int]:
        if depth:
            return [self.path(one, seat)[depth] for one in actions_]
        return [one // VERB for one in actions_]

    def menu(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> Menu:
        return Menu(self, game.legal(state), seat, 0)

    def path(self, action: Action, seat: Seat) -> Path:
        """The verb, then what it names."""
        verb = actions.verb_of(action)
        first, second = PARTS.get(verb, (NOTHING, NOTHING))
        path = [verb]
        if first:
            path.append(self._token(first, actions.first_of(action), seat))
        if second:
            path.append(self._token(second, actions.second_of(action), seat))
        return tuple(path)

    def _token(self, part: int, code: int, seat: Seat) -> int:
        if part == VALUE:
            return self._value + code
        foe = code // actions.SEAT != seat
        number = code % actions.SEAT
        if part == CARD:
            return words.VERBS + foe * self._cards + number
        if number >= SLOTS:
            raise ValueError(f"{self.name} has room for {SLOTS} bluffs of a seat")
        return self._slot + foe * SLOTS + number

    def action(self, path: Sequence[int], seat: Seat) -> Action:
        if path and 0 <= path[0] < words.VERBS:
            parts = [part for part in PARTS.get(path[0], (NOTHING, NOTHING)) if part]
            if len(parts) == len(path) - 1:
                codes = [self._code(*one, seat) for one in zip(parts, path[1:], strict=True)]
                if all(code >= 0 for code in codes):
                    return actions.as_action(actions.action(path[0], *codes))
        raise ValueError(f"{list(path)} is no action of {self.name}")

    def _code(self, part: int, token: int, seat: Seat) -> int:
        """What a token says of a card, slot or value; -1 if it says something else."""
        if part == VALUE:
            return token - self._value if self._value <= token < self.tokens else -1
        start, size = (words.VERBS, self._cards) if part == CARD else (self._slot, SLOTS)
        foe, number = divmod(token - start, size)
        if foe not in (0, 1):
            return -1
        return (seat ^ foe) * actions.SEAT + number

    def token_name(self, token: int) -> str:
        if token < words.VERBS:
            return VERB_NAMES[token]
        if token < self._slot:
            foe, number = divmod(token - words.VERBS, self._cards)
            return f"{'foe ' if foe else ''}{self._ids[number]}"
        if token < self._value:
            foe, number = divmod(token - self._slot, SLOTS)
            return f"{'foe ' if foe else ''}bluff#{number + 1}"
        return str(token - self._value)

    def observe(self, view: Data, out: Buffer) -> None:
        starts = self.layout.starts
        cards = self._cards
        own = max(view["seat"], 0)
        numbers = view["numbers"]
        out[starts["kind"] + KINDS.index(view["kind"])] = 1
        out[starts["phase"] + numbers["phase"]] = 1
        at = starts["numbers"]
        for name in PLAIN_NUMBERS:
            number = numbers[name]
            if name in SEAT_NUMBERS:
                number = 0 if number < 0 else 1 if number == own else -1
            out[at] = number / 100 if name == "turn" else number
            at += 1
        for name in BIT_SETS:
            bits = numbers[name]
            at = starts[name]
            while bits:
                out[at] = bits & 1
                bits >>= 1
                at += 1
        at = starts["settings"]
        for setting in view["settings"][:4]:
            out[at] = setting
            at += 1
        for dragon, place in enumerate(view["dragons"]):
            out[starts["dragons"] + dragon * 3 + (place ^ own if place < words.MIDDLE else words.MIDDLE)] = 1
        at = starts["seats"]
        for near in range(2):
            seat = own ^ near
            seen = view["seats"][seat]
            hidden = sum(1 for card in seen["support"] if card["id"] == HIDDEN)
            counts = [seen[name] for name in COUNTS]
            for number in [view["crystals"][seat], *seen["power"], *counts, hidden]:
                out[at] = number
                at += 1
            self._mark_zones(seen, view["lists"][seat], starts["zones"] + near * len(ZONES) * cards, out)
        self._mark_name(view["hyla"], own, starts["hyla"], out)
        if view["frames"]:
            frame = view["frames"][-1]
            out[starts["frame"] + frame["kind"]] = 1
            at = starts["frame_facts"]
            out[at] = frame["seat"] != own
            out[at + 1] = frame["stage"]
            out[at + 2] = frame["n"]
            out[at + 3] = frame["effect"]
            self._mark_name(frame["card"], own, starts["frame_card"], out)
            for name in frame["picks"]:
                self._mark_name(name.partition("/")[0], own, starts["frame_picks"], out)
        out[starts["frames"]] = len(view["frames"])

    def _mark_zones(self, seen: Data, known: list[str] | None, start: int, out: Buffer) -> None:
        index, cards = self._index, self._cards
        for id in known or []:
            out[start + index[id]] = 1
        at = start + cards
        for name in LISTS:
            for id in seen[name]:
                out[at + index[id]] = 1
            at += cards
        about = at + len(AREAS) * cards
        for name in AREAS:
            for card in seen[name]:
                if card["id"] != HIDDEN:
                    here = index[card["id"]]
                    out[at + here] = 1
                    for number, flag in enumerate(CARD_FLAGS):
                        if card[flag]:
                            out[about + number * cards + here] = 1
            at += cards
        if seen["discard_top"]:
            out[start + (len(ZONES) - 1) * cards + index[seen["discard_top"]]] = 1

    def _mark_name(self, name: str, own: Seat, start: int, out: Buffer) -> None:
        """Marks a card `seat:id`, unless it cannot be told."""
        seat, _, id = name.partition(":")
        if id:
            out[start + (int(seat) != own) * self._cards + self._index[id]] = 1

    def write(self, state: State, seat: Seat, sheet: Sheet) -> None:
        self._rows.write(state, seat, sheet)

    def glance(self, state: State, seat: Seat) -> Data:
        return {"seat": seat}

    def compact(self) -> CompactEncoding:
        """`legends-v2`: instead of each card by itself, what the cards of each place have in common."""
        full = self.layout
        kept = [name for name in full.shapes if name not in FOLDED]
        shapes = [(name, full.shapes[name]) for name in kept]
        facts = 1 + len(words.TYPE_NAMES) + 4
        folded = [(name, (*full.shapes[name][:-1], facts)) for name in FOLDED]
        layout = Layout([*shapes[:-1], *folded, shapes[-1]])
        plan = Plan(full, layout)
        plan.keep(*kept)
        for name in FOLDED:
            start, target = full.starts[name], layout.starts[name]
            for group in range(prod(full.shapes[name][:-1])):
                for card in range(self._cards):
                    # One card more, its fire, earth, moons and text, and its types.
                    for number, fact in enumerate([1.0, *self._facts[card][: facts - 1]]):
                        plan.add(start + group * self._cards + card, target + group * facts + number, fact)
        return CompactEncoding("legends-v2", self, layout, plan, None)

    def describe(self, view: Data, action: Action, out: Buffer) -> None:
        starts = self.features.starts
        own = view["seat"]
        verb = actions.verb_of(action)
        out[starts["verb"] + verb] = 1
        codes = (actions.first_of(action), actions.second_of(action))
        parts = PARTS.get(verb, (NOTHING, NOTHING))
        for name, part, code in zip(("first", "second"), parts, codes, strict=True):
            foe = code // actions.SEAT != own
            number = code % actions.SEAT
            if part == CARD:
                at = starts[name]
                out[at + foe] = 1
                for place, value in enumerate(self._facts[number], at + 2):
                    out[place] = value
            elif part == SLOT:
                out[starts["slot"] + foe] = number + 1
            elif part == VALUE:
                out[starts["value"] + code] = 1


def card_features(card: Data) -> list[float]:
    types = [card["type"], card.get("subtype")]
    return [
        card["fire"] or 0,
        card["earth"] or 0,
        card["moons"] or 0,
        "text" in card,
        *[name in types for name in words.TYPE_NAMES],
        *[name in card["icons"] for name in words.ICON_NAMES],
    ]
