"""How cards and frames are written in data, and read."""

from __future__ import annotations

from obelisk.core.archive import Archive
from obelisk.games.legends import words
from obelisk.games.legends.cast import Cast
from obelisk.games.legends.frame import Frame


def cards(archive: Archive, key: str, value: list[int], cast: Cast, seat: int) -> list[int]:
    """Cards of a seat, by their ids."""
    source = archive.source
    if source is None:
        archive.data[key] = [cast.cards[card].id for card in value]
        return value
    found: list[int] = []
    for place, id in enumerate(source.texts(key)):
        card = cast.instances[seat][cast.table.index(id)] if cast.table.has(id) else words.NONE
        if card == words.NONE:
            source.refuse((key, place), f"seat {seat} does not own {id}")
        else:
            found.append(card)
    return found


def frames(archive: Archive, value: list[Frame]) -> list[Frame]:
    """Unfinished business, a list of numbers each."""
    source = archive.source
    if source is None:
        archive.data["frames"] = [
            [frame.kind, frame.seat, frame.card, frame.effect, frame.n, frame.stage, frame.picks.copy()]
            for frame in value
        ]
        return value
    found: list[Frame] = []
    for place, row in enumerate(source.items("frames")):
        if isinstance(row, list) and len(row) == 7 and isinstance(row[6], list):
            numbers = [number for number in [*row[:6], *row[6]] if isinstance(number, int)]
            if len(numbers) == 6 + len(row[6]):
                frame = Frame(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
                frame.stage = numbers[5]
                frame.picks = numbers[6:]
                found.append(frame)
                continue
        source.refuse(("frames", place), "is not six numbers and a list of numbers")
    return found
