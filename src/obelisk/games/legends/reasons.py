"""Why something cannot be done: the reasons by number and name, each with its rule.  [LEG-20]"""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
UNREADABLE: Final = 1
GAME_OVER: Final = 2
NOT_A_CHOICE: Final = 3
ANSWER_FIRST: Final = 4
NOT_ASKED: Final = 5
WRONG_PHASE: Final = 6
MUST_ENGAGE: Final = 7
MUST_ANNOUNCE: Final = 8
MUST_DISCARD: Final = 9
MUST_PICK: Final = 10
MUST_TARGET: Final = 11
CHARACTER_FIRST: Final = 12
TOO_MANY_CHARACTERS: Final = 13
FIGHT_RUNNING: Final = 14
NO_FIGHT: Final = 15
ELEMENT_FIXED: Final = 16
POWER_TOO_LOW: Final = 17
DEMAND_UNMET: Final = 18
NO_CHARACTER: Final = 19
TURN_NOT_COMPLETABLE: Final = 20
NOTHING_TO_CALL: Final = 21
NOT_IN_HAND: Final = 22
ONLY_FROM_SHIP: Final = 23
NOT_LANDED: Final = 24
ONLY_AS_ANSWER: Final = 25
NOT_AN_ANSWER: Final = 26
TRIGGER_UNFIT: Final = 27
LED_ALREADY: Final = 28
ACHIEVEMENTS_OFF: Final = 29
PLAY_LIMIT: Final = 30
COMBAT_LIMIT: Final = 31
FORBIDDEN: Final = 32
CONDITION_UNMET: Final = 33
ATTACKS_AGAIN: Final = 34
STOPPED: Final = 35
ONE_CHARACTER: Final = 36
FIRST_TURN: Final = 37
ONE_EXTRA: Final = 38
NOTHING_TO_KEEP: Final = 39
NO_BLUFF: Final = 40
BLUFFS_IGNORED: Final = 41
BLUFF_FORBIDDEN: Final = 42
NO_SUCH_BLUFF: Final = 43
NOT_LOADABLE: Final = 44
NO_SHIP: Final = 45
SHIP_LANDED: Final = 46
SHIP_FULL: Final = 47
LOADS_FORBIDDEN: Final = 48
NOT_ACTIVE: Final = 49
NO_ICON: Final = 50
ICON_IGNORED: Final = 51
FOE_RETRIEVES: Final = 52
MAY_NOT_TAKE: Final = 53
NO_WINDOW: Final = 54
TEXT_USED: Final = 55
TEXT_IGNORED: Final = 56
NOT_IN_FULL: Final = 57
MANDATORY: Final = 58
NO_DEMAND: Final = 59
DEMAND_MET: Final = 60
DEMAND_TO_PLAY: Final = 61
DEMAND_LATE: Final = 62
CANNOT_PAY: Final = 63
DOES_NOT_PAY: Final = 64
NOT_REVEALED: Final = 65
NONE_HIDDEN: Final = 66
CARD_PROTECTED: Final = 67
LAST_CHARACTER: Final = 68
NOT_AMONG: Final = 69
TARGET_UNFIT: Final = 70
SAME_TARGET: Final = 71
ONLY_NEW: Final = 72
WRONG_DRAGON: Final = 73
REASONS: Final = [
    "",
    "unreadable",
    "game_over",
    "not_a_choice",
    "answer_first",
    "not_asked",
    "wrong_phase",
    "must_engage",
    "must_announce",
    "must_discard",
    "must_pick",
    "must_target",
    "character_first",
    "too_many_characters",
    "fight_running",
    "no_fight",
    "element_fixed",
    "power_too_low",
    "demand_unmet",
    "no_character",
    "turn_not_completable",
    "nothing_to_call",
    "not_in_hand",
    "only_from_ship",
    "not_landed",
    "only_as_answer",
    "not_an_answer",
    "trigger_unfit",
    "led_already",
    "achievements_off",
    "play_limit",
    "combat_limit",
    "forbidden",
    "condition_unmet",
    "attacks_again",
    "stopped",
    "one_character",
    "first_turn",
    "one_extra",
    "nothing_to_keep",
    "no_bluff",
    "bluffs_ignored",
    "bluff_forbidden",
    "no_such_bluff",
    "not_loadable",
    "no_ship",
    "ship_landed",
    "ship_full",
    "loads_forbidden",
    "not_active",
    "no_icon",
    "icon_ignored",
    "foe_retrieves",
    "may_not_take",
    "no_window",
    "text_used",
    "text_ignored",
    "not_in_full",
    "mandatory",
    "no_demand",
    "demand_met",
    "demand_to_play",
    "demand_late",
    "cannot_pay",
    "does_not_pay",
    "not_revealed",
    "none_hidden",
    "protected",
    "last_character",
    "not_among",
    "target_unfit",
    "same_target",
    "only_new",
    "wrong_dragon",
]
RULES: Final = [
    "",
    "LEG-25",
    "LEG-9.1",
    "LEG-20",
    "LEG-20",
    "LEG-20",
    "LEG-5.1",
    "LEG-5.4",
    "LEG-5.8",
    "LEG-6.1",
    "LEG-15.4",
    "LEG-15.11",
    "LEG-5.5",
    "LEG-14.19",
    "LEG-5.4",
    "LEG-5.4",
    "LEG-5.8",
    "LEG-7.5",
    "LEG-14.6",
    "LEG-10.10",
    "LEG-6.6",
    "LEG-12.9",
    "LEG-10.1",
    "LEG-13.6",
    "LEG-13.6",
    "LEG-18.6",
    "LEG-18.6",
    "LEG-18.6",
    "LEG-5.3",
    "LEG-18.9",
    "LEG-17.1",
    "LEG-17.1",
    "LEG-15.7",
    "LEG-14.14",
    "LEG-10.9",
    "LEG-11.9",
    "LEG-11.3",
    "LEG-11.4",
    "LEG-11.4",
    "LEG-11.8",
    "LEG-12.1",
    "LEG-12.4",
    "LEG-12.3",
    "LEG-12.8",
    "LEG-13.2",
    "LEG-13.2",
    "LEG-13.2",
    "LEG-13.2",
    "LEG-13.3",
    "LEG-15.5",
    "LEG-11.15",
    "LEG-11.15",
    "LEG-11.10",
    "LEG-16.8",
    "LEG-5.12",
    "LEG-5.12",
    "LEG-15.5",
    "LEG-15.3",
    "LEG-15.4",
    "LEG-14.2",
    "LEG-14.2",
    "LEG-14.8",
    "LEG-5.12",
    "LEG-14.3",
    "LEG-17.3",
    "LEG-16.6",
    "LEG-16.6",
    "LEG-11.11",
    "LEG-15.13",
    "LEG-20",
    "LEG-15.11",
    "LEG-15.12",
    "LEG-15.12",
    "LEG-8.4",
]
"""The rule of each reason, where the action itself does not name a closer one."""
