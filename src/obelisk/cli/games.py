"""`obelisk games`: what can be played, with which options, and how well its facts are known."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import LanguageFlag, TilesFlag
from obelisk.cli.options import read_file
from obelisk.cli.screen import console, show
from obelisk.core.kit import Kit
from obelisk.i18n.catalogue import Catalogue, catalogue, plain
from obelisk.jsontext import encode_json

CERTAINTIES = {"certain": 0, "probable": 1, "reconstructed": 2}


@complains
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Say more about this game.")] = None,
    tiles: TilesFlag = None,
    lang: LanguageFlag = "en",
) -> None:
    """List the games, or say everything about one."""
    words = catalogue(lang)
    screen = console()
    if game is None:
        list_games(screen, words)
    else:
        describe(screen, words, GAMES.get(game), tiles)


def title_of(words: Catalogue, id: str) -> str:
    return plain(words.say(f"{id}-title")) if words.has(f"{id}-title") else id


def list_games(screen: Console, words: Catalogue) -> None:
    table = Table("id", "title", "seats", "rules version")
    for id in GAMES.ids():
        game = GAMES.get(id).game
        seats = ", ".join(str(count) for count in game.seat_counts())
        table.add_row(id, title_of(words, id), seats, str(game.rules_version))
    screen.print(table)
    for problem in GAMES.problems().values():
        show(screen, f"warning: {problem}", "yellow")


def describe(screen: Console, words: Catalogue, kit: Kit, tiles: Path | None) -> None:
    game = kit.game
    tile_set = tile_set_of(kit, tiles)
    seats = ", ".join(str(count) for count in game.seat_counts())
    show(screen, f"{game.id}: {title_of(words, game.id)}", "bold")
    show(screen, f"seats {seats}; rules version {game.rules_version}")
    screen.print(options_table(kit))
    if tile_set is None:
        return
    show(screen, f"tile set {tile_set.id}: {tile_set.description}")
    screen.print(certainty_table(tile_set.certainty))
    for warning in tile_set.warnings:
        show(screen, f"warning: {warning}", "yellow")
    if not tile_set.warnings:
        show(screen, "no warnings")


def tile_set_of(kit: Kit, tiles: Path | None) -> Any:
    """The tile set in a file, or the game's own; nothing if it has none."""
    if kit.tiles is None:
        if tiles is not None:
            raise Complaint(f"{kit.game.id} has no tile files")
        return None
    return kit.tiles.default() if tiles is None else kit.tiles.parse(read_file(tiles), str(tiles))


def options_table(kit: Kit) -> Table:
    """Each option with its default and the values it can have."""
    table = Table("option", "default", "values", title="options", title_justify="left")
    defaults = kit.defaults()
    for name, values in kit.values().items():
        default = "-" if name == "players" else short(word(defaults[name]))
        table.add_row(name, default, values_text(kit, name, values))
    return table


def values_text(kit: Kit, name: str, values: list[object]) -> str:
    """What an option can be, in words."""
    members = [member for value in values if isinstance(value, list) for member in value]
    text = ", ".join(dict.fromkeys(word(value) for value in members or values))
    if members:
        text = f"for each seat {text}"
    elif len(values) == 1:
        text = "a number" if isinstance(values[0], int) else "" if name in kit.files else "a text"
    return ", ".join(part for part in (text, "a file" if name in kit.files else "") if part)


def word(value: object) -> str:
    return value if isinstance(value, str) else encode_json(value)


def short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def certainty_table(certainty: dict[str, str]) -> Table:
    """How many facts are certain, probable, reconstructed, and which."""
    by_word: dict[str, dict[str, list[str]]] = {}
    for fact, how in certainty.items():
        where, _, last = fact.rpartition(".")
        by_word.setdefault(how, {}).setdefault(last if where else fact, []).append(where)
    table = Table("certainty", "facts", "which", title="how well its facts are known", title_justify="left")
    for how, facts in sorted(by_word.items(), key=lambda item: CERTAINTIES.get(item[0], len(CERTAINTIES))):
        number = sum(len(places) for places in facts.values())
        lines = [f"{last}: {', '.join(place_names(places))}" for last, places in facts.items() if any(places)]
        lines += [last for last, places in facts.items() if not any(places)]
        table.add_row(how, str(number), "\n".join(lines))
    return table


def place_names(places: list[str]) -> list[str]:
    """`buildings.mill` as `mill`."""
    return [place.rpartition(".")[2] for place in places]
