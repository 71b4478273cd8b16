"""What stays hidden after the end: a draft and its matches until the last of them is over, and all tables of
a tournament with drafted decks until it is.

Whoever knew a pool or a deck would know what to expect in the next match.  [LEG-2.4] [LEG-19.11]
"""

from __future__ import annotations

from typing import Final

from obelisk.games.legends.draft import GAME
from obelisk.games.legends.draft.pairings import pairings
from obelisk.storage.base import FINISHED, Storage, TableRow
from obelisk.storage.tournaments import RUNNING

DRAFT: Final = GAME.id
ORIGIN: Final = "draft:"
"""The origin of a match: this, the draft, a colon and the two seats of the draft, as in `draft:ID:0-2`."""
TOURNAMENT: Final = "tournament:"
"""The origin of a table of a tournament: this, its id, a colon and the round. Drafts are round 0."""
WITH_DRAFTED: Final = ":drafted"
"""What follows then at a table that is played with drafted decks, as in `tournament:ID:1:drafted`."""


def draft_of(row: TableRow) -> str | None:
    """The draft whose secrets a table shares: itself once all is picked, or the one whose match it is."""
    if row.origin.startswith(ORIGIN):
        return row.origin.split(":")[1]
    is_drafted = row.game == DRAFT and row.ending == "rules" and row.origin != "import"
    return row.id if is_drafted else None


def is_tournament_draft(row: TableRow) -> bool:
    return row.game == DRAFT and row.origin.startswith(TOURNAMENT)


def cup_of(row: TableRow) -> str | None:
    """The tournament whose secrets a table shares: one in which this draft or its decks are played."""
    if not row.origin.startswith(TOURNAMENT):
        return None
    is_secret = row.game == DRAFT or row.origin.endswith(WITH_DRAFTED)
    return row.origin.split(":")[1] if is_secret else None


def has_drafted(row: TableRow) -> bool:
    """Whether something drafted is at a table that others must not know, maybe not even after its end."""
    return draft_of(row) is not None or cup_of(row) is not None


def is_round_over(players: int, matches: dict[int, TableRow]) -> bool:
    return len(matches) == len(pairings(players)) and all(row.status == FINISHED for row in matches.values())


async def is_sealed(storage: Storage, row: TableRow) -> bool:
    """Whether a table may not be laid open although it is finished."""
    cup = cup_of(row)
    if cup is not None:
        tournament = await storage.tournament(cup)
        return tournament is not None and tournament.status == RUNNING
    id = draft_of(row)
    if id is None:
        return False
    draft = await storage.table(id)
    assert draft is not None
    return not is_round_over(len(draft.seats), await storage.draft_matches(id))
