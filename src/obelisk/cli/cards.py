"""`obelisk cards` and `obelisk deck`: the cards of Legends for proof-reading, and decks as files."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from obelisk.cli.complaint import Complaint, complains, reason_of
from obelisk.cli.flags import LanguageFlag
from obelisk.cli.screen import console, show
from obelisk.core.rng import Rng
from obelisk.games.legends import cardfile
from obelisk.games.legends.cards.card import CardTable
from obelisk.games.legends.cards.known import KNOWN
from obelisk.games.legends.deckbuilding import random_decks
from obelisk.games.legends.deckbuilding.checks import check_deck
from obelisk.games.legends.deckbuilding.deck import Deck, DeckProblem, DeckRules, foreign_moons
from obelisk.games.legends.deckbuilding.deckfile import parse_deck, write_deck
from obelisk.games.legends.deckbuilding.presets import PRESETS, preset_deck
from obelisk.i18n.catalogue import catalogue, plain
from obelisk.i18n.narrate import Narrator

deck_commands = typer.Typer(help="Decks of Legends: check, show, make one at random.", no_args_is_help=True)

DeckArgument = Annotated[str, typer.Argument(metavar="DECK", help="A preset (vulca, hoax …) or a deck file.")]
CardFileFlag = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Module cards of your own; `samples` for ours.")
]


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else "not a text file"
        raise Complaint(f"{path}: {reason}") from None


def read_cards(path: Path | None) -> cardfile.CardFile | None:
    if path is None:
        return None
    if str(path) == "samples":
        return cardfile.samples()
    return cardfile.load(read_text(path), str(path))


def read_deck(name: str, table: CardTable) -> Deck:
    """A preset by its name, or the deck of a file."""
    if name in PRESETS:
        return preset_deck(table, name)
    return parse_deck(table, read_text(Path(name)), name)


@complains
def cards(
    game: Annotated[str, typer.Argument(metavar="GAME", help="legends")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the page goes.")] = Path(
        "legends-cards.html"
    ),
    card_file: CardFileFlag = None,
) -> None:
    """Write a page with every card: its facts, our wording, and what the engine reads."""
    if game != "legends":
        raise Complaint(f"{game} has no cards with texts; only legends does")
    from obelisk.cli.cards_page import cards_page

    page = cards_page(read_cards(card_file))
    try:
        out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{out}: {reason_of(error)}") from None
    show(console(), f"{out}: {page.count('<article')} cards")


@deck_commands.command("check")
@complains
def check(deck: DeckArgument, card_file: CardFileFlag = None, lang: LanguageFlag = "en") -> None:
    """List everything that is wrong with a deck. Exit code 2: something is."""
    loaded = read_cards(card_file)
    table = KNOWN if loaded is None else loaded.table()
    chosen = read_deck(deck, table)
    rules = DeckRules(
        match=True,
        families=bool(chosen.family),
        emissaries=bool(chosen.emissary),
        inquisitors=bool(chosen.inquisitor),
        achievements=True,
    )
    problems = check_deck(table, chosen, rules)
    if problems:
        narrator = Narrator(catalogue(lang), "legends")
        raise Complaint(*[f"{deck}: {told(narrator, problem)}" for problem in problems])
    moons = foreign_moons(table, chosen)
    show(console(), f"{deck}: a legal deck of {len(chosen.cards)} cards, {moons} foreign moons")


def told(narrator: Narrator, problem: DeckProblem) -> str:
    """What is wrong with a deck, in words."""
    reason = narrator.message("refusal", problem.reason, problem.facts) or problem.reason
    return f"{plain(reason)} [{problem.rule}]"


@deck_commands.command("show")
@complains
def show_deck(deck: DeckArgument, card_file: CardFileFlag = None) -> None:
    """Print a deck as a deck file, with the names of its cards."""
    loaded = read_cards(card_file)
    table = KNOWN if loaded is None else loaded.table()
    print(with_names(read_deck(deck, table), loaded), end="")


@deck_commands.command("random")
@complains
def random_deck(
    leader: Annotated[str, typer.Option("--leader", help="A people, or the id of a leader.")] = "",
    seed: Annotated[str, typer.Option("--seed", help="The same seed makes the same deck.")] = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where the deck goes.")] = None,
) -> None:
    """Make a legal deck at random and print it as a deck file."""
    chief = leader_id(leader)
    deck = random_decks.random_deck(KNOWN, Rng(f"deck/{seed or secrets.token_hex(8)}"), leader=chief)
    text = with_names(deck, None)
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{out}: {reason_of(error)}") from None


def leader_id(name: str) -> str:
    """The leader of a people, or the leader named; empty for any."""
    leaders = {card.people: card.id for card in KNOWN.cards if card.id in all_leaders()}
    if not name or name in leaders.values():
        return name
    if name not in leaders:
        raise Complaint(f"unknown leader {name!r}; known: {', '.join(leaders)}")
    return leaders[name]


def all_leaders() -> list[str]:
    return [preset_deck(KNOWN, people).leader for people in PRESETS]


def with_names(deck: Deck, loaded: cardfile.CardFile | None) -> str:
    """The deck as a file, with the English names as remarks."""
    from obelisk.cli.cards_page import read_wording

    names = dict(read_wording("en").names)
    if loaded is not None:
        names.update(loaded.names)
    return write_deck(deck, names)
