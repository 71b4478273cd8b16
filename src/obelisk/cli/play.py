"""`obelisk play`: a game against bots in the terminal."""

from __future__ import annotations

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from obelisk.bots.base import Bot
from obelisk.bots.spec import Spec, make_bot
from obelisk.catalog import GAMES
from obelisk.cli.complaint import Complaint, complains
from obelisk.cli.flags import LanguageFlag, OptionFlag, SeatsFlag, TilesFlag, WordsFlag
from obelisk.cli.options import option_values
from obelisk.cli.screen import console, show
from obelisk.cli.store import find_seed, keep_seed, last_unfinished, new_save, read_record
from obelisk.cli.terminal import Telling, Terminal
from obelisk.core.chance import FairChance, SeededChance
from obelisk.core.kit import AnyGame, Kit
from obelisk.core.record import InvalidRecord, Record
from obelisk.core.table import Table, open_table, resume_table
from obelisk.i18n.catalogue import catalogue

LAST: Final = "last"
DEFAULT_GAME: Final = "city"
BOT: Final = "bot:"
PERSON: Final = "person"
GENTLE: Final = "level:1"
"""Who plays a guided first game."""
FALLBACK: Final = "random"
"""Who takes the seat of a second person in a record that is resumed."""


class PlayCommand(TyperCommand):
    """Takes `--resume` also without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        filled: list[str] = []
        for index, word in enumerate(args):
            bare = index + 1 == len(args) or args[index + 1].startswith("--")
            filled.append(f"--resume={LAST}" if word == "--resume" and bare else word)
        return super().parse_args(ctx, filled)


@complains
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `obelisk games` lists them.")] = "",
    seats: SeatsFlag = None,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit, from 1.")] = 1,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="Who plays the others; once, or one each.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="A game that can be repeated.")] = "",
    resume: Annotated[
        str, typer.Option("--resume", metavar="FILE", help="Go on with a saved game, or with the last one.")
    ] = "",
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where to keep the game.")
    ] = None,
    lang: LanguageFlag = "en",
    words: WordsFlag = False,
    guided: Annotated[
        bool, typer.Option("--guided", help="A first game: a gentle bot, and tips when they help.")
    ] = False,
    fair: Annotated[
        bool, typer.Option("--fair/--no-fair", help="Commit to the chance before the game.")
    ] = True,
    option: OptionFlag = None,
    tiles: TilesFlag = None,
) -> None:
    """Play against bots. `help` at the prompt says what you can type."""
    telling = Telling(catalogue(lang), console(), words, guided)
    if resume:
        if seats is not None or option or context.args or tiles is not None:
            raise Complaint("a resumed game has its options already")
        path = last_unfinished(game or None) if resume == LAST else Path(resume)
        terminal = resumed(telling, game, path, save, seed, fair)
    else:
        kit = GAMES.get(game or DEFAULT_GAME)
        values = option_values(kit, seats, option or [], context.args, tiles)
        bots = bot or [GENTLE if guided else "random"]
        terminal = opened(telling, kit, values, seat, bots, save, seed, fair)
    terminal.run()


def opened(
    telling: Telling,
    kit: Kit,
    values: dict[str, object],
    seat: int,
    specs: list[str],
    save: Path | None,
    seed: str,
    fair: bool,
) -> Terminal:
    """A new game."""
    words, screen = telling.words, telling.screen
    number = kit.game.seats(kit.game.options(values))
    if not 1 <= seat <= number:
        raise Complaint(f"--seat {seat}: must be from 1 to {number}")
    if len(specs) not in (1, number - 1):
        raise Complaint(f"--bot is given {len(specs)} times; {number} seats need one, or {number - 1}")
    for spec in specs:
        Spec(spec)
    path = save if save is not None else new_save(kit.game.id)
    if save is not None and save.exists():
        raise Complaint(f"{save}: is there already; go on with --resume {save}")
    others = (specs * (number - 1))[: number - 1]
    players = [BOT + spec for spec in others]
    players.insert(seat - 1, PERSON)
    secret = fair_seed(seed)
    chance = FairChance(secret) if fair else SeededChance(seed or secrets.token_hex(16))
    table = open_table(kit.game, values, chance, players)
    if fair:
        keep_seed(secret)
        table.record.commitment = FairChance(secret).commitment
        show(screen, words.say("play-commitment", commitment=table.record.commitment))
    show(screen, words.say("play-kept", path=str(path)))
    show(screen, words.say("play-hint"))
    bots = bots_of(kit.game, players, seed or secrets.token_hex(16))
    return Terminal(kit, table, seat - 1, bots, path, secret if fair else None, telling)


def resumed(telling: Telling, game: str, path: Path, save: Path | None, seed: str, fair: bool) -> Terminal:
    """A game that goes on."""
    words, screen = telling.words, telling.screen
    record = read_record(path)
    kit = GAMES.get(record.game)
    if game and game != record.game:
        raise Complaint(f"{path}: a record of {record.game!r}, not of {game!r}")
    if record.result is not None:
        raise Complaint(f"{path}: this game is over; obelisk replay shows it")
    secret = find_seed(record.commitment) if record.commitment and fair else None
    table = continued(kit, path, record, secret, seed)
    if len(record.players) != kit.game.seats(table.options):
        raise Complaint(f"{path}: the record does not say who sits where")
    person = next((seat for seat, name in enumerate(record.players) if not name.startswith(BOT)), 0)
    players = [name if name.startswith(BOT) else BOT + FALLBACK for name in record.players]
    bots = bots_of(kit.game, players, f"{seed or secrets.token_hex(16)}/{len(record.plies)}")
    bots.pop(person, None)
    show(screen, words.say("play-resumed", actions=len(record.plies), path=str(path)))
    if record.is_cut:
        show(screen, words.say("replay-cut", actions=len(record.plies)), "yellow")
    return Terminal(kit, table, person, bots, save if save is not None else path, secret, telling)


def continued(kit: Kit, path: Path, record: Record, secret: bytes | None, seed: str) -> Table[Any, Any, Any]:
    """The table of a record; its fair chance goes on where it stopped."""
    if secret is not None:
        chance: FairChance | SeededChance = FairChance(secret, len(record.outcomes()))
    else:
        chance = SeededChance(f"{seed or secrets.token_hex(16)}/{len(record.plies)}")
    try:
        return resume_table(kit.game, record, chance)
    except InvalidRecord as error:
        raise Complaint(f"{path}: {error}") from None


def fair_seed(seed: str) -> bytes:
    """256 bits nobody can guess; or, if the game shall be repeatable, those that follow from a text."""
    return sha256(f"obelisk play/{seed}".encode()).digest() if seed else secrets.token_bytes(32)


def bots_of(game: AnyGame, players: list[str], seed: str) -> dict[int, Bot[Any]]:
    """The bots by seat."""
    return {
        seat: make_bot(name.removeprefix(BOT), game, f"{seed}/{seat}")
        for seat, name in enumerate(players)
        if name.startswith(BOT)
    }
