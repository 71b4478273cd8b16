"""Random games of Legends with all modules: random legal decks, emissaries, families, drafted pools.

    .venv/bin/python scripts/legends_campaign.py --games 20000 [--samples 2] [--workers 2] [--seed 1]

`obelisk check-game legends` plays the 81 ordered pairs of preset decks; this plays the rest, with the sample
cards of the modules, and checks the same: the invariants at every decision, and with `--samples` the whole
contract on some states of each game. Exit code 1: a promise is broken, and how to get there again is told.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CHUNK = 20
FIXED_IDS = ("sample-e", "sample-q")

sys.path.insert(0, str(ROOT / "src"))

from obelisk.cli.check_game import tally_of  # noqa: E402
from obelisk.core.check import Checker, Tally  # noqa: E402
from obelisk.core.rng import Rng  # noqa: E402
from obelisk.games.legends import GAME, cardfile, words  # noqa: E402
from obelisk.games.legends.cards.card import CardTable  # noqa: E402
from obelisk.games.legends.deckbuilding.checks import check_deck  # noqa: E402
from obelisk.games.legends.deckbuilding.deck import (  # noqa: E402
    Deck,
    DeckRules,
    encode_deck,
)
from obelisk.games.legends.deckbuilding.presets import FAMILIES, PEOPLES  # noqa: E402
from obelisk.games.legends.deckbuilding.random_decks import random_deck, random_pool_deck  # noqa: E402
from obelisk.games.legends.draft.options import CARDS  # noqa: E402

TABLE = cardfile.samples().table()


def built_deck(table: CardTable, rng: Rng, rules: DeckRules) -> dict[str, object]:
    """A random legal deck with several module cards in it."""
    deck = random_deck(table, rng, rules)
    for card in table.cards:
        if not card.id.startswith("sample") or card.id.startswith(FIXED_IDS):
            continue
        if card.type == words.ACHIEVEMENT and not rules.achievements:
            continue
        if card.id in deck.cards or rng.below(2):
            continue
        cards = list(deck.cards)
        cards[rng.below(len(cards))] = card.id
        other = Deck(deck.kind, cards, deck.leader, inquisitor=deck.inquisitor)
        if not check_deck(table, other, rules):
            deck = other
    return encode_deck(deck)


def built(rng: Rng, match: bool) -> dict[str, object]:
    """Two built decks with Hyla, Tutu, Spirit, interference, inquisitors; in a match with achievements."""
    rules = DeckRules(match=match, inquisitors=True, achievements=match)
    return {
        "decks": [built_deck(TABLE, rng, rules), built_deck(TABLE, rng, rules)],
        "inquisitors": True,
        "achievements": match,
        "card_file": "samples",
    }


def emissaries(rng: Rng, match: bool) -> dict[str, object]:
    """Two presets with an emissary each."""
    first = rng.below(2)
    pair: list[object] = []
    for seat in range(2):
        emissary = f"sample-e{1 + (first + seat) % 2}"
        preset = PEOPLES[rng.below(len(PEOPLES))]
        pair.append({"kind": "preset", "preset": preset, "emissary": emissary})
    return {"decks": pair, "emissaries": True, "achievements": match, "card_file": "samples"}


def families(rng: Rng, match: bool) -> dict[str, object]:
    """Two presets with a Buka family each."""
    letters = list(range(len(FAMILIES)))
    rng.shuffle(letters)
    names = list(FAMILIES)
    pair: list[object] = []
    for seat in range(2):
        preset = PEOPLES[rng.below(len(PEOPLES) - 1)]
        pair.append({"kind": "preset", "preset": preset, "family": names[letters[seat]]})
    return {"decks": pair, "families": True}


def drafted(rng: Rng, match: bool) -> dict[str, object]:
    """Two decks out of pools of 34 to 42 cards."""
    pair: list[object] = []
    for _ in range(2):
        order = list(range(len(CARDS)))
        rng.shuffle(order)
        pool = [CARDS[card] for card in sorted(order[: 34 + rng.below(9)])]
        pair.append(encode_deck(random_pool_deck(pool, rng)))
    return {"decks": pair}


KINDS = [built, built, emissaries, built, drafted, built, families]


def options_of(number: int | str) -> dict[str, object]:
    """The options of a game of the campaign: its decks, lists open or private, match, mulligan."""
    rng = Rng(f"campaign/{number}")
    kind = KINDS[rng.below(len(KINDS))]
    match = rng.below(2) == 0
    values = kind(rng, match)
    values["match"] = match
    values["open_lists"] = rng.below(4) == 0
    values["mulligan"] = rng.below(5) == 0
    return values


def check(seed: str, first: int, end: int, samples: int) -> dict[str, Any]:
    """Plays some games of the campaign; raises at the first broken promise."""
    checker = Checker(GAME, json.dumps, json.loads)
    for number in range(first, end):
        try:
            checker.check(options_of(f"{seed}/{number}"), f"{seed}/{number}", samples)
        except Exception as error:
            raise RuntimeError(f"game {seed}/{number}, samples {samples}: {error}") from error
    return checker.tally.encode()


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of Legends with all modules.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--samples", type=int, default=0, help="states of each game looked at closely")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    start = time.monotonic()
    total = Tally()
    with ProcessPoolExecutor(wanted.workers, get_context("spawn")) as pool:
        futures = []
        for first in range(0, wanted.games, CHUNK):
            end = min(first + CHUNK, wanted.games)
            futures.append(pool.submit(check, wanted.seed, first, end, wanted.samples))
        try:
            for future in futures:
                counted, _ = tally_of(future.result(), "")
                total.add(counted)
        finally:
            for future in futures:
                future.cancel()
    print(json.dumps({**total.encode(), "seconds": round(time.monotonic() - start)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
