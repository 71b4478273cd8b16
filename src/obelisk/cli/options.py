"""From words on the command line to the options of any game.

`--seats 3` is the option `players`; `--tiles FILE` reads the game's own kind of file into `tile_set`;
`--option name=value` and, shorter, `--name value` set any other; where the game knows how to read it, the
value may be the name of a file.
"""

from __future__ import annotations

from pathlib import Path

from obelisk.cli.complaint import Complaint, complaint_of, reason_of
from obelisk.core.document import InvalidDocument
from obelisk.core.errors import InvalidOptions, OptionProblem
from obelisk.core.kit import Kit
from obelisk.core.notation import seat_name
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.i18n.narrate import Narrator
from obelisk.jsontext import decode_json, encode_json

MOST_BYTES = 4_000_000
ANY_OPTION = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Settings of a command that takes the options of a game as flags of their own."""


def read_file(path: Path) -> str:
    """The text of a file of sensible size."""
    try:
        if not path.exists():
            raise Complaint(f"{path}: there is no such file")
        if not path.is_file():
            raise Complaint(f"{path}: this is no file")
        if path.stat().st_size > MOST_BYTES:
            raise Complaint(f"{path}: too large to be read ({path.stat().st_size} bytes)")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{path}: {reason_of(error)}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path}: this is no text in UTF-8") from None


def option_values(
    kit: Kit, seats: int | None, given: list[str], extra: list[str], tiles: Path | None
) -> dict[str, object]:
    """The options as given. Seats default to the fewest.

    Raises a `Complaint` of everything that is wrong, in files and in options alike.
    """
    game = kit.game
    values: dict[str, object] = {}
    faults: list[str] = []
    named: set[str] = set()
    for word in [*given, *extra_options(extra)]:
        name, equals, text = word.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise Complaint(f"--option {word}: expected name=value")
        if name in named:
            raise Complaint(f"option {name} is given twice")
        named.add(name)
        if name in kit.aliases:
            set_member(kit, values, name, text.strip())
        else:
            try:
                values[name] = option_value(kit, name, text.strip())
            except InvalidDocument as error:
                faults += complaint_of(error).lines
    if seats is not None:
        if "players" in values:
            raise Complaint("the number of seats is given twice")
        if kit.has_players():
            values["players"] = seats
        elif seats not in game.seat_counts():
            counts = ", ".join(str(count) for count in game.seat_counts())
            raise Complaint(f"{game.id} is played with {counts} seats, not {seats}")
    elif "players" not in values and kit.has_players():
        values["players"] = game.seat_counts()[0]
    if tiles is not None:
        if kit.tiles is None:
            raise Complaint(f"{game.id} has no tile files")
        if "tile_set" in values:
            raise Complaint("the tile set is given twice")
        try:
            values["tile_set"] = kit.tiles.parse(read_file(tiles), str(tiles))
        except InvalidDocument as error:
            faults += complaint_of(error).lines
    try:
        game.options(values)
    except InvalidOptions as error:
        faults += [line for problem in error.problems for line in told(kit, problem).splitlines()]
    if faults:
        raise Complaint(*faults)
    return values


def told(kit: Kit, problem: OptionProblem) -> str:
    """What is wrong with an option, in the words of the game where it has any."""
    if problem.facts is None:
        return str(problem)
    reason = Narrator(catalogue("en"), kit.game.id).message("refusal", problem.reason, problem.facts)
    whose = f" of {seat_name(problem.value)}" if isinstance(problem.value, int) else ""
    return f"option {problem.option}{whose}: {plain(reason) or problem.reason} [{problem.rule}]"


def extra_options(words: list[str]) -> list[str]:
    """`--goal team --expansion --edition=2018` as `goal=team`, `expansion=true`, `edition=2018`."""
    found: list[str] = []
    index = 0
    while index < len(words):
        word = words[index]
        index += 1
        if not word.startswith("--") or len(word) < 3:
            raise Complaint(f"{word!r} is one word too many; options are written --name value")
        name = word[2:]
        if "=" in name:
            found.append(name)
        elif index < len(words) and not words[index].startswith("--"):
            found.append(f"{name}={words[index]}")
            index += 1
        elif name.startswith("no-"):
            found.append(f"{name[3:]}=false")
        else:
            found.append(f"{name}=true")
    return found


def set_member(kit: Kit, values: dict[str, object], alias: str, text: str) -> None:
    """Changes one member of an option that is a list."""
    name, index = kit.aliases[alias]
    now = values.get(name, kit.defaults()[name])
    if not isinstance(now, list) or index >= len(now):
        raise Complaint(f"--{alias} {text}: option {name} is {encode_json(now)}")
    members = list(now)
    members[index] = option_value(kit, name, text)
    values[name] = members


def option_value(kit: Kit, name: str, text: str) -> object:
    """What a text stands for: a choice, what a file holds, a value like the default, JSON, or the text."""
    for choice in kit.choices.get(name, []):
        if text.lower() == str(choice).lower():
            return choice
    if name in kit.files and ("/" in text or Path(text).suffix):
        return kit.files[name](read_file(Path(text)), text)
    if isinstance(kit.defaults().get(name), str) and not text.startswith(("{", "[")):
        return text
    try:
        return decode_json(text)
    except (ValueError, RecursionError):
        return text
