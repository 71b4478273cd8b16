"""The options of a table: as they are stored, as somebody may know them, and those that each seat sets."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from obelisk.catalog import GAMES
from obelisk.core.errors import InvalidOptions, UnknownName
from obelisk.core.kit import Kit
from obelisk.server.refusals import Refusal, not_found
from obelisk.server.wire import Data
from obelisk.storage.base import TableRow


def game_kit(id: str) -> Kit:
    try:
        return GAMES.get(id)
    except UnknownName:
        raise not_found("game") from None


def options_of(row: TableRow) -> dict[str, object]:
    return msgspec.json.decode(row.options, type=dict[str, object])


@lru_cache(256)
def options_for(game: str, options: str, seats: tuple[int, ...]) -> dict[str, object]:
    """The options of a table as the people of these seats may know them. Not to be changed.

    Nothing is known of options that this program does not understand any more.
    """
    try:
        rules = GAMES.get(game).game
        whole = rules.options(msgspec.json.decode(options))
    except (InvalidOptions, UnknownName):
        return {}
    return rules.encode_options(rules.known_options(whole, list(seats)))


def is_per_seat(value: object, seats: int) -> bool:
    """Whether an option has one entry for each seat."""
    return isinstance(value, list) and len(value) == seats and seats > 1


def seat_option_names(kit: Kit, options: Data, seats: int) -> list[str]:
    """The options that each person sets for the own seat."""
    names = {name for name, value in kit.defaults().items() if is_per_seat(value, seats)}
    return [name for name, value in options.items() if name in names and is_per_seat(value, seats)]


def bad_options(error: InvalidOptions) -> Refusal:
    problems = [
        {"option": each.option, "rule": each.rule, "reason": each.reason[:300]}
        for each in error.problems[:20]
    ]
    return Refusal(422, "bad_options", facts={"problems": problems})
