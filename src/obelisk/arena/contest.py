"""The arena: bots play each other on duplicate deals with their seats rotated, and everything is counted.

A *deal* is a group of games with the same chance and the same bots, one game for each rotation of the seats.
Deals are independent of each other; the games of one are not, so intervals are made from deals.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import combinations
from math import log
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from obelisk.analysis.luck import LuckMeter
from obelisk.bots.base import Bot, Budget
from obelisk.bots.search.limit import Clock
from obelisk.bots.spec import BotSource, check_spec, make_bot, name_of
from obelisk.core.chance import Chance, RecordingChance
from obelisk.core.decision import Action
from obelisk.core.event import Event, seen_events
from obelisk.core.kit import AnyGame
from obelisk.core.rng import Rng, index_of
from obelisk.pool import Pool, Worker

FORMAT: Final = "obelisk-arena/1"
GAMES_FILE: Final = "games.jsonl"
ERROR: Final = 0.05
"""How often a sequential test may be wrong, either way."""
LUCK_SAMPLES: Final = 16
"""Outcomes of chance that are looked at, where there are more, when luck is taken out of scores."""
DOUBT: Final = 20.0
"""So many deals in which luck explained nothing are held against those that were played."""
FEWEST_DEALS: Final = 20
"""A sequential test does not stop before; the spread of the scores has to be known first."""


class PairedChance:
    """Chance with a stream of its own for every question.

    What one seat draws then does not depend on how often others asked, so that the games of a deal resemble
    each other as long as they can.
    """

    __slots__ = ("_seed", "_streams")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._streams: dict[int, Rng] = {}

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        stream = self._streams.get(ask)
        if stream is None:
            stream = Rng(f"arena/{self._seed}/{ask}")
            self._streams[ask] = stream
        return index_of(weights, stream.below(total))

    def proof(self) -> str:
        return ""


class InvalidArena(ValueError):
    """An arena that cannot be held, with the reason."""


class Arena:
    """Who plays what: the game with its options, the bots, and how many games.

    `variants` are values of some options that take turns, deal by deal, such as pairs of decks. With
    `luck_samples` the luck of every seat is measured as well, with so many outcomes (docs/analysis.md). With
    `processor_time` bots of ours are limited and timed by the processor's time, so that the load of the
    machine changes nothing.
    """

    def __init__(
        self,
        game: AnyGame,
        values: Mapping[str, object],
        bots: Sequence[BotSource],
        games: int,
        seed: str,
        milliseconds: int = 0,
        simulations: int = 0,
        variants: Sequence[Mapping[str, object]] = (),
        luck_samples: int = 0,
        processor_time: bool = False,
    ) -> None:
        if len(bots) < 2:
            raise InvalidArena("an arena needs at least two bots")
        for bot in bots:
            check_spec(bot, game)
        self.game = game
        self.variants = [dict(variant) for variant in variants]
        tables = [game.options({**values, **variant}) for variant in self.variants or [{}]]
        self.tables = tables
        self.values = game.encode_options(tables[0])
        self.seats = game.seats(tables[0])
        self.sources = list(bots)
        self.bots = [name_of(bot) for bot in bots]
        self.seed = seed
        self.milliseconds = milliseconds
        self.simulations = simulations
        self.luck_samples = luck_samples
        self.processor_time = processor_time
        self.lineups = lineups(len(bots), self.seats)
        self.deals = max(len(self.lineups) * len(tables), -(-games // self.seats))

    def lineup(self, deal: int) -> list[int]:
        """The bots of a deal."""
        return self.lineups[deal % len(self.lineups)]

    def table(self, deal: int) -> int:
        """The number of the variant of a deal; all lineups meet at it."""
        return deal // len(self.lineups) % len(self.tables)

    def header(self) -> dict[str, object]:
        """What the games have in common; games are only added to those of an equal arena."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.values,
            "bots": self.bots,
            "seed": self.seed,
            "ms": self.milliseconds,
            "sims": self.simulations,
            **({"variants": self.variants} if self.variants else {}),
            **({"luck_samples": self.luck_samples} if self.luck_samples else {}),
            **({"processor_time": True} if self.processor_time else {}),
        }


def lineups(bots: int, seats: int) -> list[list[int]]:
    """Which bots meet, by number. More bots than seats: all choices of them; fewer: one of each, the second
    (or the others in turn) filling up, so that the first has one seat against many."""
    if bots >= seats:
        return [list(chosen) for chosen in combinations(range(bots), seats)]
    others = list(range(1, bots))
    return [[0, *[others[seat % len(others)] for seat in range(seats - 1)]]]


def game_of(id: str) -> AnyGame:
    """A game of this program by its id, for worker processes."""
    module = import_module("obelisk.games." + id.replace("-", "."))
    game: AnyGame = module.GAME
    return game


# One deal


class DealPlayer:
    """Plays deals by their numbers."""

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self._budget = Budget(arena.milliseconds, arena.simulations)
        self._clock: Clock = process_time if arena.processor_time else perf_counter

    def play(self, deal: int) -> list[dict[str, Any]]:
        """All games of a deal, as data for the games file."""
        arena = self._arena
        lineup = arena.lineup(deal)
        games = []
        for rotation in range(arena.seats):
            seated = [lineup[(seat + rotation) % arena.seats] for seat in range(arena.seats)]
            games.append({"deal": deal, "rotation": rotation, **self.play_game(deal, rotation, seated)})
        return games

    def play_game(self, deal: int, rotation: int, seated: list[int]) -> dict[str, Any]:
        arena = self._arena
        game = arena.game
        chance = PairedChance(f"{arena.seed}/{deal}")
        bots = [
            make_bot(arena.sources[number], game, f"{arena.seed}/{deal}/{rotation}/{seat}", self._clock)
            for seat, number in enumerate(seated)
        ]
        options = arena.tables[arena.table(deal)]
        state = game.setup(options, chance)
        luck = GameLuck(arena, options, f"{deal}/{rotation}") if arena.luck_samples else None
        times: list[list[float]] = [[] for _ in seated]
        branching = [0, 0]
        decisions = 0
        while True:
            decision = game.decision(state)
            if decision is None:
                break
            legal = game.legal(state)
            view = game.view(state, decision.seat)
            start = self._clock()
            action = bots[decision.seat].choose(view, legal, self._budget)
            if len(legal) > 1:
                times[decision.seat].append(1000.0 * (self._clock() - start))
            branching[0] += len(legal)
            branching[1] = max(branching[1], len(legal))
            events: list[Event] = []
            if luck is None:
                game.advance(state, action, chance, events)
            else:
                luck.advance(state, action, chance, events)
            for seat, bot in enumerate(bots):
                bot.hear(seen_events(events, seat))
            decisions += 1
        result = game.result(state)
        assert result is not None
        return {
            "bots": seated,
            "winners": list(result.winners),
            "places": list(result.places),
            "reason": result.reason,
            "decisions": decisions,
            "branching": [round(branching[0] / max(1, decisions), 2), branching[1]],
            "times": [summary_of(spent) for spent in times],
            "notes": notes_of(bots),
            **({"luck": [round(each, 6) for each in luck.seats]} if luck is not None else {}),
        }


class GameLuck:
    """The luck of all seats in one game, added up while it is played.

    That of the deal is left out: all rotations have the same, so it cancels out anyway.
    """

    def __init__(self, arena: Arena, options: Any, game: str) -> None:
        self._game = arena.game
        self._meter = LuckMeter(arena.game, options, arena.luck_samples, f"{arena.seed}/{game}")
        self._plies = 0
        self.seats = [0.0] * arena.seats

    def advance(self, state: Any, action: Action, chance: Chance, events: list[Event]) -> None:
        """Plays an action in place, and adds how much better or worse it came than was to be expected."""
        before = self._game.copy(state)
        recording = RecordingChance(chance)
        self._game.advance(state, action, recording, events)
        self._plies += 1
        if recording.outcomes:
            expected = self._meter.of_action(before, action, self._plies).means
            for seat, came in enumerate(self._meter.chances(state)):
                self.seats[seat] += came - expected[seat]


def summary_of(times: list[float]) -> list[float]:
    """Decisions with a choice, and their mean, 95th percentile and longest time in milliseconds."""
    if not times:
        return [0, 0.0, 0.0, 0.0]
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return [len(times), *[round(value, 3) for value in (sum(times) / len(times), p95, ordered[-1])]]


def notes_of(bots: list[Bot[Any]]) -> list[list[str]]:
    """What outside bots did wrong, per seat; they are ended here."""
    notes: list[list[str]] = []
    for bot in bots:
        notes.append(list(getattr(bot, "notes", [])))
        close = getattr(bot, "close", None)
        if close is not None:
            close()
    return notes


# Many deals


def dealer(header: dict[str, Any], bots: list[BotSource]) -> Worker:
    """A worker that plays deals by their numbers."""
    arena = Arena(
        game_of(header["game"]),
        header["options"],
        bots,
        1,
        header["seed"],
        header["ms"],
        header["sims"],
        header.get("variants", ()),
        header.get("luck_samples", 0),
        header.get("processor_time", False),
    )
    return DealPlayer(arena).play


def run(arena: Arena, deals: list[int], pool: Pool) -> Iterator[list[dict[str, Any]]]:
    """Plays these deals; they come in their order, so that a test stops after the same one whoever plays."""
    return pool.run(dealer, (arena.header(), arena.sources), deals)


class Log:
    """The games played so far, kept in a file, so that an arena can be stopped and go on."""

    def __init__(self, folder: Path | None, arena: Arena) -> None:
        self._path = folder / GAMES_FILE if folder is not None else None
        self.games: list[dict[str, Any]] = []
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        header = json.dumps(arena.header(), ensure_ascii=False)
        if self._path.exists():
            lines = self._path.read_text(encoding="utf-8").splitlines()
            if not lines or lines[0] != header:
                raise InvalidArena(f"{self._path}: holds the games of another arena; name another folder")
            self.games = complete_deals(lines[1:], arena.seats)
        text = "\n".join([header, *[json.dumps(game, ensure_ascii=False) for game in self.games]]) + "\n"
        part = self._path.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        os.replace(part, self._path)

    def add(self, games: list[dict[str, Any]]) -> None:
        self.games.extend(games)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write("".join(json.dumps(game, ensure_ascii=False) + "\n" for game in games))

    def played(self) -> set[int]:
        return {game["deal"] for game in self.games}


def complete_deals(lines: list[str], seats: int) -> list[dict[str, Any]]:
    """The games of deals that were played to their end."""
    by_deal: dict[int, list[dict[str, Any]]] = {}
    for line in lines:
        try:
            game = json.loads(line)
        except ValueError:
            continue
        by_deal.setdefault(game["deal"], []).append(game)
    return [game for games in by_deal.values() if len(games) == seats for game in games]


# Sequential test


class SequentialTest:
    """Does the first bot score `low` (no) or `high` (yes)? Decides as soon as the deals say so.

    A sequential probability ratio test on the mean score of a deal, with the spread of the deals themselves.
    """

    def __init__(self, low: float, high: float, fewest: int = FEWEST_DEALS) -> None:
        if not 0.0 < low < high < 1.0:
            raise InvalidArena("a sequential test needs two scores, 0 < low < high < 1")
        self.low = low
        self.high = high
        self.fewest = fewest
        self.bound = log((1.0 - ERROR) / ERROR)

    def ratio(self, scores: list[float]) -> float:
        """The log-likelihood ratio of `high` against `low`."""
        count = len(scores)
        if count < 2:
            return 0.0
        mean = sum(scores) / count
        # Half a deal of each outcome keeps the spread from being nothing when one bot wins them all.
        spread = (sum((score - mean) ** 2 for score in scores) + 0.25) / count
        return count * (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * spread)

    def verdict(self, scores: list[float]) -> str:
        """`yes`, `no`, or nothing yet."""
        if len(scores) < self.fewest:
            return ""
        ratio = self.ratio(scores)
        return "yes" if ratio >= self.bound else "no" if ratio <= -self.bound else ""


def score_of(game: dict[str, Any], seat: int, seats: int) -> float:
    """A win is 1, a shared one its share; a game without a winner gives everybody a fair share."""
    winners = game["winners"]
    if not winners:
        return 1.0 / seats
    return 1.0 / len(winners) if seat in winners else 0.0


def deal_scores(
    games: list[dict[str, Any]], bot: int, seats: int, luck_adjusted: bool = False
) -> list[float]:
    """The mean score per seat of a bot in each deal it took part in, in the order of the deals.

    With `luck_adjusted` less a part of the luck it had: the same on average, and nearer to that each time.
    """
    found: dict[int, list[tuple[float, float]]] = {}
    for game in games:
        for seat, number in enumerate(game["bots"]):
            if number == bot:
                luck = game["luck"][seat] if luck_adjusted else 0.0
                found.setdefault(game["deal"], []).append((score_of(game, seat, seats), luck))
    deals = [values for _, values in sorted(found.items())]
    scores = [sum(score for score, _ in values) / len(values) for values in deals]
    lucks = [sum(luck for _, luck in values) / len(values) for values in deals]
    return without_luck(scores, lucks) if luck_adjusted else scores


def without_luck(scores: list[float], lucks: list[float]) -> list[float]:
    """Scores of deals less that part of their luck that would have evened out those of the deals before most.

    Luck has mean 0, whatever was played before; so it has with a factor that was fixed before the deal was
    seen, and the mean score stays what it is. Where luck as the evaluation sees it explains nothing, the
    factor goes to 0 and nothing is lost by having measured it.
    """
    found: list[float] = []
    score_sum = luck_sum = squares = products = 0.0
    for count, (score, luck) in enumerate(zip(scores, lucks, strict=True)):
        factor = 0.0
        if squares > 0.0:
            # The covariance over the variance, drawn towards 0 as if some deals had shown nothing.
            together = products - luck_sum * score_sum / count
            factor = together / squares * count / (count + DOUBT)
        found.append(score - factor * luck)
        score_sum += score
        luck_sum += luck
        squares += luck * luck
        products += luck * score
    return found
