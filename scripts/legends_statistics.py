"""Plays the 36 pairings of preset decks of Legends with one bot on both sides, and writes what came of it.

    .venv/bin/python scripts/legends_statistics.py [--games 100] [--bot greedy] [--workers 2] [--seed 1]

The numbers go into docs/legends-statistics.md, between the marks of that bot; what is said around them is
written by hand. In each pairing both decks sit equally often in both seats; the first player is random.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "legends-statistics.md"
BEGIN = "<!-- numbers of {}: written by scripts/legends_statistics.py -->"
END = "<!-- end of numbers of {} -->"

sys.path.insert(0, str(ROOT / "src"))

import obelisk  # noqa: E402
from obelisk.bots.base import Budget  # noqa: E402
from obelisk.bots.spec import make_bot  # noqa: E402
from obelisk.core.chance import SeededChance  # noqa: E402
from obelisk.games.legends import GAME, words  # noqa: E402
from obelisk.games.legends.actions import verb_of  # noqa: E402
from obelisk.games.legends.deckbuilding.presets import PEOPLES  # noqa: E402
from obelisk.games.legends.state import dragons_of  # noqa: E402


class Played:
    """One game, seen from the first deck of the pairing."""

    def __init__(self) -> None:
        self.won = False
        self.first_player_won = False
        self.reason = ""
        self.turns = 0
        self.fights = 0
        self.continued = 0
        self.declined = 0
        self.decisions = 0
        self.dragons = 0
        self.crystals = 0


def play(pair: tuple[str, str], bot: str, seed: str, number: int) -> Played:
    """One game; in every second one the decks have changed seats."""
    swapped = number % 2
    seated = [pair[1], pair[0]] if swapped else [pair[0], pair[1]]
    name = f"{seed}/{pair[0]}/{pair[1]}/{number}"
    chance = SeededChance(name)
    state = GAME.setup(GAME.options({"decks": seated}), chance)
    bots = [make_bot(bot, GAME, f"{name}/{seat}") for seat in range(2)]
    played = Played()
    budget = Budget()
    while (decision := GAME.decision(state)) is not None:
        view = GAME.view(state, decision.seat)
        action = bots[decision.seat].choose(view, GAME.legal(state), budget)
        verb = verb_of(action)
        played.fights += verb == words.START
        played.continued += verb == words.CONTINUE
        played.declined += verb == words.DECLINE
        GAME.advance(state, action, chance)
        played.decisions += 1
    result = GAME.result(state)
    assert result is not None
    winner = result.winners[0]
    played.won = winner == swapped
    played.first_player_won = winner == state.first
    played.reason = result.reason
    played.turns = state.turn
    played.dragons = dragons_of(state, winner)
    played.crystals = max(result.scores["crystals"])
    return played


def pairing(pair: tuple[str, str], bot: str, seed: str, games: int) -> list[Played]:
    return [play(pair, bot, seed, number) for number in range(games)]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def share(count: int, total: int) -> str:
    return f"{100 * count / total:.0f} %"


def rates_table(results: dict[tuple[str, str], list[Played]]) -> list[str]:
    """How often the deck of the row beats the deck of the column, in percent."""
    lines = ["| | " + " | ".join(PEOPLES) + " | all |", "|---" * (len(PEOPLES) + 2) + "|"]
    for row in PEOPLES:
        cells: list[str] = []
        won = total = 0
        for column in PEOPLES:
            if (row, column) in results:
                games = results[(row, column)]
                wins = sum(played.won for played in games)
            elif (column, row) in results:
                games = results[(column, row)]
                wins = sum(not played.won for played in games)
            else:
                cells.append("")
                continue
            won += wins
            total += len(games)
            cells.append(f"{100 * wins / len(games):.0f}")
        lines.append(f"| **{row}** | {' | '.join(cells)} | {100 * won / total:.0f} |")
    return lines


def pairing_rows(results: dict[tuple[str, str], list[Played]]) -> list[str]:
    """The 36 pairings, a line each."""
    head = ["pairing", "games", "first wins", "turns", "fights", "turns a fight", "declined"]
    head += ["dragons of the winner", "fourth dragon", "out of cards", "turn limit"]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for (one, two), games in results.items():
        lines.append(line_of(f"{one} – {two}", games))
    lines.append(line_of("**all**", [played for games in results.values() for played in games]))
    return lines


def line_of(name: str, games: list[Played]) -> str:
    fights = mean([played.fights for played in games])
    fought = mean([played.fights + played.continued for played in games])
    cells = [
        name,
        str(len(games)),
        share(sum(played.won for played in games), len(games)) if "–" in name else "",
        f"{mean([played.turns for played in games]):.1f}",
        f"{fights:.1f}",
        f"{fought / max(fights, 0.01):.1f}",
        f"{mean([played.declined for played in games]):.1f}",
        f"{mean([played.dragons for played in games]):.2f}",
    ]
    for reason in ("fourth_dragon", "out_of_cards", "turn_limit"):
        cells.append(share(sum(played.reason == reason for played in games), len(games)))
    return "| " + " | ".join(cells) + " |"


def ending_rows(games: list[Played]) -> list[str]:
    """With how many dragons games are won, and how."""
    lines = ["| dragons of the winner | fourth dragon | out of cards |", "|---|---|---|"]
    for dragons in range(4):
        cells = []
        for reason in ("fourth_dragon", "out_of_cards"):
            count = sum(played.dragons == dragons and played.reason == reason for played in games)
            cells.append(share(count, len(games)))
        lines.append(f"| {dragons} | {' | '.join(cells)} |")
    return lines


def page(results: dict[tuple[str, str], list[Played]], bot: str, seed: str, seconds: float) -> str:
    games = [played for part in results.values() for played in part]
    decisions = sum(played.decisions for played in games)
    engine = "compiled" if obelisk.IS_COMPILED else "interpreted"
    first = share(sum(played.first_player_won for played in games), len(games))
    crystals = mean([played.crystals for played in games])
    lines = [
        f"{len(games):,} games, `{bot}` on both sides, seed {seed}; {decisions:,} decisions "
        f"in {seconds:.0f} s ({engine}).",
        f"The first player wins {first}. The winner scores {crystals:.2f} crystals.",
        "",
        "How often the deck of the row beats the deck of the column, in percent:",
        "",
        *rates_table(results),
        "",
        "Each pairing (means per game; *turns a fight* counts turns in which somebody announced):",
        "",
        *pairing_rows(results),
        "",
        "How games end, in percent of all:",
        "",
        *ending_rows(games),
    ]
    return "\n".join(lines)


def with_numbers(text: str, bot: str, numbers: str) -> str:
    """The page with other numbers of a bot; it must have their marks."""
    begin = BEGIN.format(bot)
    end = END.format(bot)
    before, found, rest = text.partition(begin)
    if not found or end not in rest:
        raise ValueError(f"the page has no marks {begin} and {end}")
    return f"{before}{begin}\n\n{numbers}\n\n{end}{rest.partition(end)[2]}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Statistics of the pairings of preset decks of Legends.")
    parser.add_argument("--games", type=int, default=100, help="of each pairing")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the numbers go")
    wanted = parser.parse_args()
    start = time.monotonic()
    results: dict[tuple[str, str], list[Played]] = {}
    pairs = [(one, two) for place, one in enumerate(PEOPLES) for two in PEOPLES[place + 1 :]]
    with ProcessPoolExecutor(wanted.workers, get_context("spawn")) as pool:
        futures = {pair: pool.submit(pairing, pair, wanted.bot, wanted.seed, wanted.games) for pair in pairs}
        for pair, future in futures.items():
            results[pair] = future.result()
            print(f"{pair[0]} against {pair[1]}: {len(results[pair])} games", flush=True)
    numbers = page(results, wanted.bot, wanted.seed, time.monotonic() - start)
    text = wanted.page.read_text(encoding="utf-8")
    wanted.page.write_text(with_numbers(text, wanted.bot, numbers), encoding="utf-8")
    print(numbers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
