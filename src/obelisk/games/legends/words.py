"""The words of the rulebook as numbers: each stands here once, and has one meaning.  [LEG-1.3]

Types, icons, elements and tags are bit sets, so that a text can speak of several. The lists of names are how
card files, records and views spell the words.
"""

from __future__ import annotations

from typing import Final

# Card types, as a bit set. BLUFF, SHIP and HYLA only name what texts speak of.
CHARACTER: Final = 1
BOOSTER: Final = 2
SUPPORT: Final = 4
LEADERSHIP: Final = 8
INFLUENCE: Final = 16
ACHIEVEMENT: Final = 32
INTERFERENCE: Final = 64
LEADER: Final = 128
EMISSARY: Final = 256
INQUISITOR: Final = 512
BLUFF: Final = 1024
SHIP: Final = 2048
HYLA: Final = 4096
ANY_TYPE: Final = CHARACTER | BOOSTER | SUPPORT | LEADERSHIP | INFLUENCE | ACHIEVEMENT | INTERFERENCE
FIGHTING: Final = CHARACTER | BOOSTER | SUPPORT
LEADING: Final = LEADERSHIP | INFLUENCE | ACHIEVEMENT
TYPE_NAMES: Final = [
    "character",
    "booster",
    "support",
    "leadership",
    "influence",
    "achievement",
    "interference",
    "leader",
    "emissary",
    "inquisitor",
    "bluff",
    "ship",
    "hyla",
]

# Icons, as a bit set.
SHIELD_FIRE: Final = 1
SHIELD_EARTH: Final = 2
STOP: Final = 4
RETRIEVE_ICON: Final = 8
FREE: Final = 16
PAIR: Final = 32
PROTECTED: Final = 64
GANG_COOL: Final = 128
GANG_TOP: Final = 256
GANG_FUN: Final = 512
GANG_NO: Final = 1024
BLUFF_FIRE: Final = 2048
BLUFF_EARTH: Final = 4096
BLUFF_BLANK: Final = 8192
REPLACE_ICON: Final = 16384
GANGS: Final = GANG_COOL | GANG_TOP | GANG_FUN | GANG_NO
BLUFFS: Final = BLUFF_FIRE | BLUFF_EARTH | BLUFF_BLANK
ALL_ICONS: Final = 32767
ICON_NAMES: Final = [
    "shield_fire",
    "shield_earth",
    "stop",
    "retrieve",
    "free",
    "pair",
    "protected",
    "gang_cool",
    "gang_top",
    "gang_fun",
    "gang_no",
    "bluff_fire",
    "bluff_earth",
    "bluff_blank",
    "replace",
]

# Elements, as a bit set.
FIRE: Final = 1
EARTH: Final = 2
BOTH: Final = FIRE | EARTH
ELEMENT_NAMES: Final = ["fire", "earth"]

# Dragons, as a bit set.
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 4
DRAGON_NAMES: Final = ["red", "blue", "green"]

# Sides, from the owner of the text.
ME: Final = 0
FOE: Final = 1

# Timing (LEG-15.1).
ALWAYS: Final = 0
THIS_TURN: Final = 1
BEFORE_PLAY: Final = 2
NOW: Final = 3
ONCE_PER_TURN: Final = 4
BEGIN: Final = 5
AFTER_SUPPORT: Final = 6
END: Final = 7
TURN_ENDING: Final = 8
AFTER_TURN: Final = 9
DEMAND: Final = 10
LANDING: Final = 11
RESPONSE: Final = 12
GAME_START: Final = 13
GAME_WON: Final = 14
WHEN_NAMES: Final = [
    "always",
    "this_turn",
    "before_play",
    "now",
    "once_per_turn",
    "begin",
    "after_support",
    "end",
    "turn_ending",
    "after_turn",
    "demand",
    "landing",
    "response",
    "game_start",
    "game_won",
]

# Triggers of interference cards (LEG-18.6).
NO_TRIGGER: Final = 0
FOE_PLAYS: Final = 1
FOE_LANDS: Final = 2
FOE_ANNOUNCES: Final = 3
TRIGGER_NAMES: Final = ["", "foe_plays", "foe_lands", "foe_announces"]

# Zones.
IN_DECK: Final = 0
IN_HAND: Final = 1
IN_COMBAT: Final = 2
IN_SUPPORT: Final = 3
IN_LEADERSHIP: Final = 4
IN_PILE: Final = 5
IN_SHIPS: Final = 6
IN_CARGO: Final = 7
IN_ACHIEVEMENTS: Final = 8
IN_HYLA: Final = 9
IN_LIMBO: Final = 10
IN_ASIDE: Final = 11
ZONE_NAMES: Final = [
    "deck",
    "hand",
    "combat",
    "support",
    "leadership",
    "discard",
    "ships",
    "cargo",
    "achievements",
    "hyla",
    "limbo",
    "aside",
]

# Flags of an instance.
ACTIVE: Final = 1
FACE_DOWN: Final = 2
LANDED: Final = 4
REVEALED: Final = 8
PLACE_KNOWN: Final = 16
"""The other seat and spectators know in which zone the card is.  [LEG-2.3]"""
SPOILED: Final = 32
"""The target of this card's effect is ignored or zeroed, and its owner kept it.  [LEG-15.12]"""

# Whether others have seen that a card is in a private list.  [LEG-2.4]
UNSEEN: Final = 0
SEEN_BEFORE: Final = 1
SEEN_NOW: Final = 2
"""In this game: so it is not aside."""

# Phases (LEG-5.1); those in between are passed without a decision.
MULLIGAN_PHASE: Final = 0
OPENING_PHASE: Final = 1
START_PHASE: Final = 2
BEGIN_PHASE: Final = 3
LEADERSHIP_PHASE: Final = 4
ENGAGEMENT_PHASE: Final = 5
DECLINE_PHASE: Final = 6
CHARACTER_PHASE: Final = 7
SUPPORT_PHASE: Final = 8
CLOSING_PHASE: Final = 9
POWER_PHASE: Final = 10
CALL_PHASE: Final = 11
REFRESH_PHASE: Final = 12
END_PHASE: Final = 13
ENDING_PHASE: Final = 14
OVER_PHASE: Final = 15
OPENED_PHASE: Final = 16
BUILDING_PHASE: Final = 17
PHASE_NAMES: Final = [
    "mulligan",
    "opening",
    "start",
    "begin",
    "leadership",
    "engagement",
    "decline",
    "character",
    "support",
    "closing",
    "power",
    "call",
    "refresh",
    "end",
    "ending",
    "over",
    "opened",
    "building",
]

# Fights.
PEACE: Final = 0
STARTED: Final = 1
RUNNING: Final = 2

# Dragons stand on the side of seat 0, of seat 1, or in the middle (LEG-1.2).
DRAGONS: Final = 3
MIDDLE: Final = 2

HAND_SIZE: Final = 6
NOBODY: Final = -1
"""No seat."""
NONE: Final = -1
"""No card, or no number."""

# Why a game ended.
END_REASONS: Final = ["", "fourth_dragon", "out_of_cards", "turn_limit"]
FOURTH_DRAGON: Final = 1
OUT_OF_CARDS: Final = 2
TURN_LIMIT: Final = 3

# Kinds of frames.
FRAME_TEXT: Final = 1
FRAME_PICK: Final = 2
FRAME_BATCH: Final = 3
FRAME_NOW: Final = 4
FRAME_SLEEP: Final = 5
FRAME_TARGET: Final = 6
FRAME_ATTRACT: Final = 7
FRAME_RETREAT: Final = 8
FRAME_PAY: Final = 9
FRAME_RESPOND: Final = 10
FRAME_CALLED: Final = 11
FRAME_ACHIEVE: Final = 12
FRAME_DECK: Final = 13
FRAME_NAMES: Final = [
    "",
    "text",
    "pick",
    "batch",
    "now",
    "sleep",
    "target",
    "attract",
    "retreat",
    "pay",
    "respond",
    "called",
    "achieve",
    "deck",
]

# Verbs of actions (LEG-25).
DONE: Final = 0
START: Final = 1
DECLINE: Final = 2
CONTINUE: Final = 3
RETREAT: Final = 4
ANNOUNCE: Final = 5
CALL: Final = 6
ACCEPT: Final = 7
PASS: Final = 8
PLAY: Final = 9
PLAY_KEEP: Final = 10
PLAY_BLUFF: Final = 11
LOAD: Final = 12
RETRIEVE: Final = 13
DROP: Final = 14
LAND: Final = 15
REPLACE: Final = 16
USE: Final = 17
SKIP: Final = 18
PICK: Final = 19
PICK_BLUFF: Final = 20
PICK_RANDOM: Final = 21
PICK_NONE: Final = 22
PICK_TYPE: Final = 23
MEET: Final = 24
TARGET: Final = 25
TARGET_BLUFF: Final = 26
KEEP: Final = 27
INTERFERE: Final = 28
DRAGON: Final = 29
VERBS: Final = 30

# Numbers.
ANY: Final = 99
ALL: Final = 99

# Values that `RaiseValues` raises to, besides numbers.
TO_SUM: Final = -1
TO_HIGHER: Final = -2

# What a text spares, or is only about.
FLIT_CHARACTERS: Final = 1
PRINTED_ICON: Final = 1
FREE_ICON: Final = 2
WITH_TEXT: Final = 1
WITHOUT_TEXT: Final = 2
ODD: Final = 1
EVEN: Final = 2

# Modes of `RetreatDragons`, in the order of LEG-8.3.
ADD: Final = 0
FEWER: Final = 1
CAP: Final = 2
NO_DRAGONS: Final = 3
MODE_NAMES: Final = ["add", "fewer", "cap", "none"]

# Outcomes of `TagBonus`, and the tags.
ATTRACT: Final = 0
FOE_RETREATS: Final = 1
STORM: Final = 1
FLOOD: Final = 2
CATERPILLAR: Final = 4
TAG_NAMES: Final = ["storm", "flood", "caterpillar"]

# Acts of `ForbidAct`.
CALL_BLUFF: Final = 0
END_DRAWS: Final = 1

# What `Limit` limits.
PLAYS: Final = 0
COMBAT_PLAYS: Final = 1
ACTIVE_CHARACTERS: Final = 2
HAND: Final = 3
DECK_TAKES: Final = 4
DECK_TAKES_OWN_TURN: Final = 5
LIMIT_NAMES: Final = [
    "plays",
    "combat_plays",
    "active_characters",
    "hand",
    "deck_takes",
    "deck_takes_own_turn",
]

# What `Waive` waives.
MUTANT_CONDITION: Final = 0
ACHIEVEMENT_DRAGON: Final = 1

# Metrics of `FreeIf` and `PlayOnlyIf` (LEG-17.2).
FOE_DRAGONS: Final = 0
FOE_HAND_MINUS_MINE: Final = 1
FOE_AREA_CARDS: Final = 2
MY_AREA_CARDS: Final = 3
FOE_ACTIVE_CARDS: Final = 4
FOE_ACTIVE_CHARACTERS: Final = 5
FOE_ACTIVE_BOOSTERS: Final = 6
FOE_ACTIVE_SUPPORTS: Final = 7
FOE_ICON_CARDS: Final = 8
FOE_FREE_CARDS: Final = 9
FOE_POWER: Final = 10
FOE_POWER_FIRE: Final = 11
FOE_POWER_EARTH: Final = 12
FOE_HYLA: Final = 13
MY_SHIPS: Final = 14
MY_MATCHING_DRAGON: Final = 15
METRIC_NAMES: Final = [
    "foe_dragons",
    "foe_hand_minus_mine",
    "foe_area_cards",
    "my_area_cards",
    "foe_active_cards",
    "foe_active_characters",
    "foe_active_boosters",
    "foe_active_supports",
    "foe_icon_cards",
    "foe_free_cards",
    "foe_power",
    "foe_power_fire",
    "foe_power_earth",
    "foe_hyla",
    "my_ships",
    "my_matching_dragon",
]

# Where cards go to or come from.
TO_OTHER: Final = 0
DECK: Final = 0
DISCARD: Final = 1
RANDOM_DISCARD: Final = 2
DECK_BOTTOM: Final = 3
ANY_AREA: Final = 0
COMBAT_AREA: Final = 1
DRAWN: Final = 0
FROM_HAND: Final = 1
PLACE_NAMES: Final = ["deck", "discard", "random_discard", "deck_bottom"]

# What a demand does when it is not met.
ELSE_RETREAT: Final = 0
ELSE_DRAGON: Final = 1


def names_of(bits: int, names: list[str]) -> list[str]:
    """The names of a bit set."""
    return [name for place, name in enumerate(names) if bits >> place & 1]


def name_of(bit: int, names: list[str]) -> str:
    """The name of a single bit."""
    return names[bit.bit_length() - 1]
