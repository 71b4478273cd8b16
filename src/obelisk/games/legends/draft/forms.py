"""How peoples and cards are written in data, and read."""

from __future__ import annotations

from obelisk.core.archive import Archive
from obelisk.core.document import Section, shown
from obelisk.games.legends.deckbuilding.presets import PEOPLES
from obelisk.games.legends.draft.options import CARD_OF, CARDS, DECKS, Options


def peoples(archive: Archive, value: list[int], options: Options) -> list[int]:
    """The people decks in play, in their order. Refused ones read as the first."""
    source = archive.source
    if source is None:
        archive.data["peoples"] = [PEOPLES[people] for people in value]
        return value
    found: list[int] = []
    for place, name in enumerate(source.items("peoples")):
        if isinstance(name, str) and name in PEOPLES:
            found.append(PEOPLES.index(name))
        else:
            source.refuse(("peoples", place), f"{shown(name)} is no people")
    if found != sorted(set(found)) or len(found) != DECKS[options.players]:
        source.refuse(("peoples",), f"not {DECKS[options.players]} peoples in their order")
        return list(range(DECKS[options.players]))
    if options.peoples and found != options.peoples:
        source.refuse(("peoples",), "not the peoples of the options")
    return found


def packets(archive: Archive, key: str, value: list[list[int]]) -> list[list[int]]:
    """A list of lists of cards."""
    if archive.source is None:
        archive.data[key] = [encode_cards(cards) for cards in value]
        return value
    return read_packets(archive.source, (key,), archive.source.items(key))


def rounds_of_packets(archive: Archive, key: str, value: list[list[list[int]]]) -> list[list[list[int]]]:
    """Lists of cards, round by round."""
    source = archive.source
    if source is None:
        archive.data[key] = [[encode_cards(cards) for cards in packets] for packets in value]
        return value
    return [read_packets(source, (key, round), item) for round, item in enumerate(source.items(key))]


def encode_cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def read_packets(source: Section, path: tuple[str | int, ...], value: object) -> list[list[int]]:
    if isinstance(value, list):
        return [read_cards(source, (*path, place), item) for place, item in enumerate(value)]
    source.refuse(path, f"{shown(value)} is not a list")
    return []


def read_cards(source: Section, path: tuple[str | int, ...], value: object) -> list[int]:
    found: list[int] = []
    if not isinstance(value, list):
        source.refuse(path, f"{shown(value)} is not a list")
        return found
    for place, id in enumerate(value):
        if isinstance(id, str) and id in CARD_OF:
            found.append(CARD_OF[id])
        else:
            source.refuse((*path, place), f"{shown(id)} cannot be drafted")
    return found
