"""Cards, places and buildings as JSON data, in the words of the notation."""

from __future__ import annotations

from obelisk.core.archive import MANY, Archive
from obelisk.core.document import Section
from obelisk.games.city.grid import CELL_OF, OUTSIDE, place_name
from obelisk.games.city.kinds import KIND_NAMES, KINDS


def encode_counts(counts: list[int]) -> dict[str, int]:
    """A multiset of cards: how many of each kind that occurs."""
    return {KIND_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def read_counts(cards: Section) -> list[int]:
    counts = [cards.integer(name, 1, MANY, missing=0) for name in KIND_NAMES]
    cards.refuse_unknown()
    return counts


def counts(archive: Archive, key: str, value: list[int]) -> list[int]:
    """A multiset of cards."""
    if archive.source is not None:
        return read_counts(archive.source.section(key))
    archive.data[key] = encode_counts(value)
    return value


def hands(archive: Archive, key: str, value: list[int], players: int) -> list[int]:
    """A multiset of cards per seat, one after the other."""
    if archive.source is None:
        archive.data[key] = [
            encode_counts(value[seat * KINDS : (seat + 1) * KINDS]) for seat in range(players)
        ]
        return value
    tables = archive.source.sections(key, "")
    flat: list[int] = []
    for hand in tables:
        flat.extend(read_counts(hand))
    if len(tables) != players:
        archive.source.refuse((key,), f"is not a list of {players} hands")
        flat = [0] * (players * KINDS)
    return flat


def places(
    archive: Archive, key: str, value: list[int], length: int, cells: list[int], outside: bool
) -> list[int]:
    """A list of `length` places, each one of some cells, or OUTSIDE where that may be."""
    if archive.source is None:
        archive.data[key] = [place_name(place) for place in value]
        return value
    names = [place_name(cell) for cell in cells]
    if outside:
        names.append(place_name(OUTSIDE))
    given = archive.source.value(key)
    found = [str(name) for name in given if name in names] if isinstance(given, list) else []
    if not isinstance(given, list) or not len(found) == len(given) == length:
        archive.source.refuse((key,), f"is not a list of {length} places")
    return [CELL_OF.get(name, OUTSIDE) for name in found]
