"""Tournaments whose decks are drafted: which game is played when, and how long decks are built.

Such a tournament is of the game `legends-draft`. Its drafts are round 0; the rounds are games of Legends.
"""

from __future__ import annotations

from typing import Final

from obelisk.core.rng import Rng
from obelisk.games.legends.deckbuilding.deck import encode_deck
from obelisk.games.legends.deckbuilding.random_decks import random_pool_deck
from obelisk.games.legends.draft.options import CARDS
from obelisk.server.clocks import DAY_MS, Clock
from obelisk.server.legends.drafts import GAME
from obelisk.server.legends.seals import DRAFT
from obelisk.server.options import game_kit
from obelisk.storage.standing import LIVE
from obelisk.storage.tournaments import RUNNING, Tournament
from obelisk.tournaments.facts import Plan

BUILDING_MS: Final = {LIVE: 600_000}
"""How long decks are built after the last draft, by pace; over days it is a day."""


def is_drafted(row: Tournament) -> bool:
    return row.game == DRAFT


def is_before_rounds(row: Tournament) -> bool:
    """Whether people draft, or build their decks."""
    return is_drafted(row) and row.status == RUNNING and row.round == 0


def game_played(row: Tournament) -> str:
    """The game of its rounds."""
    return GAME if is_drafted(row) else row.game


def building_ms(clock: Clock) -> int:
    return BUILDING_MS.get(clock.pace, DAY_MS)


def draft_plan(row: Tournament, players: int) -> Plan:
    """What the tables of the drafts follow from."""
    counts = game_kit(row.game).game.seat_counts()
    return Plan(row.format, players, row.seats, min(counts), max(counts), row.rounds, row.seed)


def sample_decks() -> list[object]:
    """Drafted decks that are legal, to see whether options allow any."""
    return [encode_deck(random_pool_deck(CARDS, Rng(seat))) for seat in range(2)]
