"""What everybody may know of a game: the part of a position that State and View share.  [LEG-2.1]

Cards are not among it: a State knows instances, a View only the names of what it sees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from obelisk.core.archive import MANY, Archive
from obelisk.games.legends import words

MOST_PAIRS: Final = 1 << 4096
"""More than any set of open pairs: three bits for each word, and there are fewer words than cards."""


@mypyc_attr(acyclic=True)
class Public:
    """The score, the fight and the counters of the turn. Lists are replaced, never changed in place."""

    __slots__ = (
        "active",
        "announced",
        "attack_again",
        "booster_cards",
        "booster_units",
        "character_units",
        "characters_played",
        "combat_plays",
        "crystals",
        "declined",
        "dragons",
        "element",
        "extra",
        "fight",
        "first",
        "from_hand",
        "game",
        "landed",
        "led",
        "open_gangs",
        "open_pairs",
        "over",
        "phase",
        "played_types",
        "plays",
        "ran_out",
        "reason",
        "sequence",
        "stopped",
        "support_cards",
        "support_units",
        "turn",
        "waived",
        "winner",
    )

    # The match.
    game: int
    crystals: list[int]
    over: bool
    # The extra crystals of the last game won (LEG-18.11).
    extra: int
    # The game.
    first: int
    turn: int
    active: int
    phase: int
    fight: int
    element: int
    announced: int
    # The side on which each dragon is. A View sorts them where they are alike: without achievements.
    dragons: list[int]
    ran_out: int
    winner: int
    reason: int
    # Counts the cards played and targets chosen, for their order.
    sequence: int
    # The turn.
    plays: int
    combat_plays: int
    characters_played: int
    character_units: int
    booster_units: int
    support_units: int
    booster_cards: int
    support_cards: int
    stopped: bool
    attack_again: bool
    led: bool
    landed: bool
    from_hand: int
    waived: int
    # Cards discarded for a `decline`; NONE if there was none this turn.
    declined: int
    # PAIRs and GANGs that another card may join, and the types played, as bit sets.
    open_pairs: int
    open_gangs: int
    played_types: int

    def clear_match(self) -> None:
        """Before the first game.  [LEG-4.1]"""
        self.game = 0
        self.crystals = [0, 0]
        self.over = False
        self.phase = words.OVER_PHASE
        self.clear_game(0)
        self.clear_turn()

    def clear_game(self, first: int) -> None:
        """Dragons are in the middle, nobody fights.  [LEG-4.3]"""
        self.extra = 0
        self.first = first
        self.turn = 0
        self.active = first
        self.fight = words.PEACE
        self.element = 0
        self.announced = 0
        self.dragons = [words.MIDDLE, words.MIDDLE, words.MIDDLE]
        self.ran_out = words.NOBODY
        self.winner = words.NOBODY
        self.reason = 0
        self.sequence = 0

    def clear_turn(self) -> None:
        """Counters start at 0.  [LEG-5.11]"""
        self.plays = 0
        self.combat_plays = 0
        self.characters_played = 0
        self.character_units = 0
        self.booster_units = 0
        self.support_units = 0
        self.booster_cards = 0
        self.support_cards = 0
        self.stopped = False
        self.attack_again = False
        self.led = False
        self.landed = False
        self.from_hand = 0
        self.waived = 0
        self.declined = words.NONE
        self.open_pairs = 0
        self.open_gangs = 0
        self.played_types = 0

    def copy_public(self, source: Public) -> None:
        """Knows from now on what everybody knows in `source`."""
        self.game = source.game
        self.crystals = source.crystals
        self.over = source.over
        self.extra = source.extra
        self.first = source.first
        self.turn = source.turn
        self.active = source.active
        self.phase = source.phase
        self.fight = source.fight
        self.element = source.element
        self.announced = source.announced
        self.dragons = source.dragons
        self.ran_out = source.ran_out
        self.winner = source.winner
        self.reason = source.reason
        self.sequence = source.sequence
        self.plays = source.plays
        self.combat_plays = source.combat_plays
        self.characters_played = source.characters_played
        self.character_units = source.character_units
        self.booster_units = source.booster_units
        self.support_units = source.support_units
        self.booster_cards = source.booster_cards
        self.support_cards = source.support_cards
        self.stopped = source.stopped
        self.attack_again = source.attack_again
        self.led = source.led
        self.landed = source.landed
        self.from_hand = source.from_hand
        self.waived = source.waived
        self.declined = source.declined
        self.open_pairs = source.open_pairs
        self.open_gangs = source.open_gangs
        self.played_types = source.played_types

    def archive_public(self, archive: Archive, numbers: Archive) -> None:
        """Writes or reads it; single numbers stand in an object of their own in a View."""
        self.game = numbers.number("game", self.game, 0, MANY)
        self.first = numbers.number("first", self.first, 0, 1)
        self.turn = numbers.number("turn", self.turn, 0, MANY)
        self.active = numbers.number("active", self.active, 0, 1)
        self.phase = numbers.number("phase", self.phase, 0, len(words.PHASE_NAMES) - 1)
        self.fight = numbers.number("fight", self.fight, 0, words.RUNNING)
        self.element = numbers.number("element", self.element, 0, words.EARTH)
        self.announced = numbers.number("announced", self.announced, 0, MANY)
        self.ran_out = numbers.number("ran_out", self.ran_out, words.NOBODY, 1)
        self.winner = numbers.number("winner", self.winner, words.NOBODY, 1)
        self.reason = numbers.number("reason", self.reason, 0, words.TURN_LIMIT)
        self.sequence = numbers.number("sequence", self.sequence, 0, MANY)
        self.extra = numbers.number("extra", self.extra, 0, MANY)
        self.plays = numbers.number("plays", self.plays, 0, MANY)
        self.combat_plays = numbers.number("combat_plays", self.combat_plays, 0, MANY)
        self.characters_played = numbers.number("characters_played", self.characters_played, 0, MANY)
        self.character_units = numbers.number("character_units", self.character_units, 0, MANY)
        self.booster_units = numbers.number("booster_units", self.booster_units, 0, MANY)
        self.support_units = numbers.number("support_units", self.support_units, 0, MANY)
        self.booster_cards = numbers.number("booster_cards", self.booster_cards, 0, MANY)
        self.support_cards = numbers.number("support_cards", self.support_cards, 0, MANY)
        self.from_hand = numbers.number("from_hand", self.from_hand, 0, MANY)
        self.waived = numbers.number("waived", self.waived, 0, MANY)
        self.declined = numbers.number("declined", self.declined, words.NONE, MANY)
        self.open_pairs = numbers.number("open_pairs", self.open_pairs, 0, MOST_PAIRS)
        self.open_gangs = numbers.number("open_gangs", self.open_gangs, 0, MANY)
        self.played_types = numbers.number("played_types", self.played_types, 0, MANY)
        self.over = numbers.flag("over", self.over)
        self.stopped = numbers.flag("stopped", self.stopped)
        self.attack_again = numbers.flag("attack_again", self.attack_again)
        self.led = numbers.flag("led", self.led)
        self.landed = numbers.flag("landed", self.landed)
        self.crystals = archive.numbers("crystals", self.crystals, 2)
        self.dragons = archive.numbers("dragons", self.dragons, words.DRAGONS)
