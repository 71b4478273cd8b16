"""The options of a draft, and the table of its sizes.  [LEG-19.8]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from obelisk.core.errors import InvalidOptions, OptionProblem
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding.presets import PEOPLES, people_deck

NAMES: Final = ["players", "peoples"]
RANDOM: Final = "random"
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
DEALT_LAST: Final = 4
DEALT_LAST_IF_SHORT: Final = 3

DECKS: Final = [0, 0, 3, 4, 6, 7, 9]
"""Number of people decks, by players.  [LEG-19.8]"""
DEALT: Final = [0, 0, 5, 5, 5, 6, 7]
"""Cards dealt to a seat in a round, by players.  [LEG-19.9]"""
ROUNDS: Final = [0, 0, 9, 8, 9, 7, 7]
"""Rounds before the last, shorter one, by players.  [LEG-19.9]"""

CARDS: Final[list[str]] = [id for people in PEOPLES for id in people_deck(KNOWN, people)]
"""Every card that can be drafted; in a draft a card is its place in this list."""
STARTS: Final[list[int]] = [
    sum(len(people_deck(KNOWN, earlier)) for earlier in PEOPLES[:people])
    for people in range(len(PEOPLES) + 1)
]
"""Where the cards of each people begin in `CARDS`, and where the last ones end."""
CARD_OF: Final[dict[str, int]] = {id: card for card, id in enumerate(CARDS)}


class Options:
    """Checked options: the number of seats, and which people decks (none: chance says). Immutable."""

    __slots__ = ("peoples", "players")

    def __init__(self, players: int, peoples: list[int]) -> None:
        self.players = players
        self.peoples = peoples


def read(values: Mapping[str, object]) -> Options:
    """Options with defaults filled in; all problems are reported at once.  [LEG-26]"""
    problems: list[OptionProblem] = []
    for name in values:
        if name not in NAMES:
            reason = f"bad_option: there is no such option; known: {', '.join(NAMES)}"
            problems.append(OptionProblem(name, values[name], "LEG-26", reason))
    players = values.get("players", FEWEST_PLAYERS)
    if (
        not isinstance(players, int)
        or isinstance(players, bool)
        or not FEWEST_PLAYERS <= players <= MOST_PLAYERS
    ):
        reason = f"bad_draft: must be from {FEWEST_PLAYERS} to {MOST_PLAYERS}"
        problems.append(OptionProblem("players", players, "LEG-19.8", reason))
        players = 0
    peoples = read_peoples(values.get("peoples", RANDOM), players, problems)
    if problems:
        raise InvalidOptions(problems)
    return Options(players, peoples)


def read_peoples(value: object, players: int, problems: list[OptionProblem]) -> list[int]:
    """The people decks, as a list or as words of one text; `random` is no list.  [LEG-19.8]"""
    if value == RANDOM:
        return []
    words: list[object] = []
    if isinstance(value, str):
        words.extend(value.replace(",", " ").split())
    elif isinstance(value, list):
        words.extend(value)
    found: list[int] = []
    for word in words:
        if isinstance(word, str) and word in PEOPLES and PEOPLES.index(word) not in found:
            found.append(PEOPLES.index(word))
        else:
            reason = f"bad_draft: {word!r} is no people, or stands twice; peoples: {', '.join(PEOPLES)}"
            problems.append(OptionProblem("peoples", value, "LEG-19.8", reason))
    if players and len(words) != DECKS[players]:
        reason = f"bad_draft: {players} players need {DECKS[players]} peoples, or {RANDOM}"
        problems.append(OptionProblem("peoples", value, "LEG-19.8", reason))
    return sorted(found)


def encode(options: Options) -> dict[str, object]:
    """Every option with its value."""
    peoples: object = [PEOPLES[people] for people in options.peoples] if options.peoples else RANDOM
    return {"players": options.players, "peoples": peoples}


def stock_of(peoples: list[int]) -> list[int]:
    """The cards of these people decks.  [LEG-19.8]"""
    return [card for people in peoples for card in range(STARTS[people], STARTS[people + 1])]


def sizes(options: Options, peoples: list[int]) -> list[int]:
    """The cards dealt to a seat in each round, the last one included.  [LEG-19.9] [LEG-19.10]"""
    players = options.players
    dealt = [DEALT[players]] * ROUNDS[players]
    if players < MOST_PLAYERS:
        rest = len(stock_of(peoples)) - players * sum(dealt)
        dealt.append(DEALT_LAST if rest >= players * DEALT_LAST else DEALT_LAST_IF_SHORT)
    return dealt


def decision_bound(options: Options) -> int:
    """No draft has more decisions: one for each card of the largest pools."""
    players = options.players
    last = DEALT_LAST - 1 if players < MOST_PLAYERS else 0
    return players * (ROUNDS[players] * (DEALT[players] - 1) + last)
