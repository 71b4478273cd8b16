"""Data sets: games of bots as records, and every decision of them as a row of a Parquet table.

A data set is a folder that grows in *shards* of some games each. A shard is written whole or not at all, and
what a game is like depends on its number alone: a run that was stopped goes on where it was, and a larger
data set begins with the smaller one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from obelisk.bots.base import Budget
from obelisk.bots.spec import check_spec, make_bot
from obelisk.core.chance import SeededChance
from obelisk.core.decision import Action
from obelisk.core.event import seen_events
from obelisk.core.kit import AnyGame
from obelisk.core.record import write
from obelisk.core.table import open_table
from obelisk.extras import MissingExtra
from obelisk.jsontext import decode_json, encode_json
from obelisk.pool import Pool, Worker
from obelisk.research.arrays import observation
from obelisk.research.encodings import encoding_of, game_of
from obelisk.research.stepping.session import Session, utilities

try:
    import pyarrow as pa  # type: ignore[import-untyped]
    import pyarrow.parquet as pq  # type: ignore[import-untyped]
except ImportError as error:
    raise MissingExtra(error) from None

FORMAT: Final = "obelisk-dataset/2"
SETTINGS_FILE: Final = "dataset.json"
CARD_FILE: Final = "README.md"
SHARD: Final = 50
"""Games in a shard."""
UNLIMITED: Final = Budget()


class InvalidDataset(ValueError):
    """A data set that cannot be made, with the reason in one line."""


class Dataset:
    """What is played, by whom, and where it is written."""

    def __init__(
        self,
        folder: Path,
        game: AnyGame,
        values: Mapping[str, object],
        bots: list[str],
        seed: str,
        features: bool = False,
    ) -> None:
        if not bots:
            raise InvalidDataset("a data set needs at least one bot")
        for bot in bots:
            check_spec(bot, game)
        self.folder = folder
        self.game = game_of(game.id)
        self.options = game.options(values)
        self.values = game.encode_options(self.options)
        self.seats = game.seats(self.options)
        self.encoding = encoding_of(game, self.options)
        self.bots = bots
        self.seed = seed
        self.features = features
        """Whether the features of all legal actions are written."""

    def settings(self) -> dict[str, object]:
        """What all games have in common; games are only added to a folder with equal settings."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "encoding": self.encoding.name,
            "options": self.values,
            "bots": self.bots,
            "seed": self.seed,
            "features": self.features,
            "shard": SHARD,
        }

    def begin(self) -> None:
        """Makes the folder, or checks that it is one of this data set."""
        path = self.folder / SETTINGS_FILE
        for name in ("records", "decisions", "games"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        if not path.exists():
            write_whole(path, (encode_json(self.settings()) + "\n").encode())
            return
        try:
            found = decode_json(path.read_text())
        except ValueError:
            found = None
        if found != decode_json(encode_json(self.settings())):
            raise InvalidDataset(f"{self.folder} holds another data set; choose another folder")

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game: the bots in turn, moving on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def shards(self, games: int) -> list[tuple[int, int]]:
        """The first game of each shard and the one after its last."""
        return [(first, min(first + SHARD, games)) for first in range(0, games, SHARD)]

    def has(self, first: int, end: int) -> bool:
        """Whether a shard is there; its table of games is written last. A longer one will do."""
        return any(end_of(path) >= end for path in (self.folder / "games").glob(f"{first:07d}-*"))

    def clear(self, first: int, end: int) -> None:
        """Removes what is left of a shorter shard that a new one has taken the place of."""
        for path in self.folder.glob(f"*/{first:07d}-*.parquet"):
            if end_of(path) < end:
                path.unlink()


def end_of(path: Path) -> int:
    """The game after the last one of a shard."""
    return int(path.stem.partition("-")[2]) + 1


def shard_name(first: int, end: int) -> str:
    """The name of the files with these games."""
    return f"{first:07d}-{end - 1:07d}"


def write_whole(path: Path, content: bytes) -> None:
    """Either the whole file is there or nothing of it."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(content)
    os.replace(part, path)


# Playing


class GamePlayer:
    """Plays games by their numbers and collects rows."""

    def __init__(self, dataset: Dataset) -> None:
        self._dataset = dataset
        self._layout = dataset.encoding.layout

    def play(self, number: int, decisions: list[dict[str, Any]]) -> tuple[dict[str, Any], str]:
        """One game: adds its decisions, returns its row in the table of games and its record."""
        dataset = self._dataset
        game = dataset.game
        names = dataset.seated(number)
        key = f"{dataset.seed}/{number}"
        table = open_table(game, dataset.values, SeededChance(key), names)
        bots = [make_bot(name, game, f"{key}/{seat}") for seat, name in enumerate(names)]
        rows: list[dict[str, Any]] = []
        try:
            while True:
                session = Session(game, dataset.encoding, table.state, table.chance)
                seat = session.seat
                if seat < 0:
                    break
                legal = session.fits()
                bot = bots[seat]
                action = bot.choose(game.view(table.state, seat), legal, UNLIMITED)
                row = self._row(number, len(rows), session, action)
                row.update(searched(bot, legal))
                rows.append(row)
                events = table.play(seat, action)
                for other, bot in enumerate(bots):
                    bot.hear(seen_events(events, other))
        finally:
            for bot in bots:
                close = getattr(bot, "close", None)
                if close is not None:
                    close()
        result = table.result()
        assert result is not None
        won = utilities(result, dataset.seats)
        for row in rows:
            row["bot"] = names[row["seat"]]
            row["outcome"] = won[row["seat"]]
            row["place"] = result.places[row["seat"]]
        decisions.extend(rows)
        summary = {
            "game": number,
            "bots": names,
            "decisions": len(rows),
            "reason": result.reason,
            "winners": list(result.winners),
            "places": list(result.places),
            "outcomes": won,
        }
        return summary, write(table.record, encode_json)

    def _row(self, number: int, ply: int, session: Session, action: Any) -> dict[str, Any]:
        game = session.game
        decision = game.decision(session.state)
        assert decision is not None
        tensor = observation(session, session.seat)
        (where,) = tensor.nonzero()
        legal = session.fits()
        return {
            "game": number,
            "ply": ply,
            "seat": session.seat,
            "kind": decision.kind,
            "legal": len(legal),
            "chosen": legal.index(action),
            "action": int(action),
            "text": game.notate(session.state, action),
            "tokens": session.tokens_of(action),
            "legal_tokens": session.legal(),
            "feature_index": where,
            "feature_value": tensor[where],
            **(self._features(session, legal) if self._dataset.features else {}),
        }

    def _features(self, session: Session, legal: list[Action]) -> dict[str, Any]:
        """The features of all legal actions that are not zero, one action after the other."""
        encoding = session.encoding
        view = session.game.encode_view(session.game.view(session.state, session.seat))
        size = encoding.features.size
        index: list[int] = []
        value: list[float] = []
        for number, action in enumerate(legal):
            out = encoding.features.buffer()
            encoding.describe(view, action, out)
            for place, one in enumerate(out):
                if one:
                    index.append(number * size + place)
                    value.append(one)
        return {"action_index": index, "action_value": value}


def searched(bot: Any, legal: list[Action]) -> dict[str, Any]:
    """How often a bot that searched tried each legal action, and what it then thought of it; else nothing."""
    estimates = bot.searched() if hasattr(bot, "searched") else []
    if not estimates:
        return {}
    visits = dict.fromkeys(legal, 0)
    values = dict.fromkeys(legal, 0.0)
    for estimate in estimates:
        first = estimate.actions[0]
        # The best line that begins with an action comes first.
        if not visits[first]:
            values[first] = estimate.chance
        visits[first] += estimate.trials
    return {"search_visits": list(visits.values()), "search_value": list(values.values())}


def write_shard(dataset: Dataset, first: int, end: int) -> int:
    """Plays the games of a shard and writes them; how many decisions there were."""
    player = GamePlayer(dataset)
    decisions: list[dict[str, Any]] = []
    games: list[dict[str, Any]] = []
    for number in range(first, end):
        summary, record = player.play(number, decisions)
        games.append(summary)
        write_whole(dataset.folder / "records" / f"{number:07d}.obelisk", record.encode())
    rows = pa.schema(
        [
            ("game", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("kind", pa.string()),
            ("legal", pa.int32()),
            ("chosen", pa.int32()),
            ("action", pa.int64()),
            ("text", pa.string()),
            ("tokens", pa.list_(pa.int32())),
            ("legal_tokens", pa.list_(pa.int32())),
            ("search_visits", pa.list_(pa.int32())),
            ("search_value", pa.list_(pa.float32())),
            ("outcome", pa.float32()),
            ("place", pa.int8()),
            ("feature_index", pa.list_(pa.int32())),
            ("feature_value", pa.list_(pa.float32())),
            ("action_index", pa.list_(pa.int32())),
            ("action_value", pa.list_(pa.float32())),
        ]
    )
    ends = pa.schema(
        [
            ("game", pa.int32()),
            ("bots", pa.list_(pa.string())),
            ("decisions", pa.int32()),
            ("reason", pa.string()),
            ("winners", pa.list_(pa.int8())),
            ("places", pa.list_(pa.int8())),
            ("outcomes", pa.list_(pa.float32())),
        ]
    )
    for folder, found, schema in (("decisions", decisions, rows), ("games", games, ends)):
        path = dataset.folder / folder / f"{shard_name(first, end)}.parquet"
        part = path.with_name(f".{path.name}.part")
        pq.write_table(pa.Table.from_pylist(found, schema), part, compression="zstd")
        os.replace(part, path)
    dataset.clear(first, end)
    return len(decisions)


def writer(
    folder: str, game: str, values: dict[str, object], bots: list[str], seed: str, features: bool
) -> Worker:
    """A worker that writes shards and says how many rows they have."""
    dataset = Dataset(Path(folder), game_of(game), values, bots, seed, features)
    return lambda shard: write_shard(dataset, *shard)


def make(dataset: Dataset, games: int, pool: Pool) -> Iterator[tuple[int, bool]]:
    """Makes what is missing. For each shard its number of games, and whether it had to be played."""
    dataset.begin()
    missing = []
    for first, end in dataset.shards(games):
        if dataset.has(first, end):
            yield end - first, False
        else:
            missing.append((first, end))
    folder = str(dataset.folder.absolute())
    settings = (folder, dataset.game.id, dataset.values, dataset.bots, dataset.seed, dataset.features)
    for (first, end), _ in zip(missing, pool.run(writer, settings, missing), strict=True):
        yield end - first, True
    write_whole(dataset.folder / CARD_FILE, card(dataset).encode())


# Describing


def card(dataset: Dataset) -> str:
    """The data card: what this is, how it was made, how to read it."""
    tables = [pq.read_table(path) for path in sorted((dataset.folder / "games").glob("*.parquet"))]
    games = [row for table in tables for row in table.to_pylist()]
    wins: dict[str, list[float]] = {}
    reasons: dict[str, int] = {}
    for row in games:
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
        for bot, outcome in zip(row["bots"], row["outcomes"], strict=True):
            wins.setdefault(bot, []).append(outcome)
    layout = dataset.encoding.layout
    slices = "\n".join(
        f"| `{name}` | {layout.starts[name]} | {' × '.join(str(side) for side in shape)} |"
        for name, shape in layout.shapes.items()
    )
    results = "\n".join(
        f"| `{bot}` | {len(found)} | {sum(found) / len(found):+.3f} |" for bot, found in sorted(wins.items())
    )
    endings = ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))
    return CARD.format(
        game=dataset.game.id,
        rules=dataset.game.rules_version,
        encoding=dataset.encoding.name,
        options=encode_json({k: v for k, v in dataset.values.items() if not isinstance(v, dict)}),
        bots=", ".join(f"`{bot}`" for bot in dataset.bots),
        seed=dataset.seed,
        games=len(games),
        decisions=sum(row["decisions"] for row in games),
        endings=endings,
        results=results,
        slices=slices,
        size=layout.size,
        width=dataset.encoding.features.size,
        tokens=dataset.encoding.tokens,
    )


CARD: Final = """# {game}: decisions of bots

Made by `obelisk dataset` ({bots}), seed `{seed}`. Options: `{options}`, rules version {rules}.
{games} games, {decisions} decisions. Endings: {endings}.

| Bot | Seats played | Mean outcome |
|---|---|---|
{results}

## Files

- `records/*.obelisk`: the games, one file each; `obelisk replay` and `obelisk verify` read them.
- `games/*.parquet`: one row per game: bots by seat, number of decisions, reason of the end, winners, places,
  outcomes.
- `decisions/*.parquet`: one row per decision:

| Column | Meaning |
|---|---|
| `game`, `ply`, `seat`, `bot` | which decision it was, and whose |
| `kind` | the kind of question |
| `legal`, `chosen` | how many choices there were, and the place of the chosen one in canonical order |
| `action`, `text` | the choice as the engine's number and as notation |
| `tokens` | the choice as tokens of `{encoding}`, which has {tokens} |
| `legal_tokens` | the tokens that could be chosen first |
| `search_visits` | how often a bot that searches tried each legal action; null where it needed no search |
| `search_value` | the chance to win that it saw in each of them; 0 in those that it never tried |
| `outcome`, `place` | what the game brought this seat: 1 for the only winner, sum zero; its place |
| `feature_index`, `feature_value` | what the seat knew: the entries of its observation that are not zero |
| `action_index`, `action_value` | with `--features`: those of all legal actions, {width} each, not zero |

The observation has {size} numbers, made from the seat's view alone:

| Slice | Begins at | Shape |
|---|---|---|
{slices}

## Reading

```python
import numpy as np, polars as pl

rows = pl.read_parquet("decisions/*.parquet")
observation = np.zeros({size}, np.float32)
observation[rows["feature_index"][0].to_numpy()] = rows["feature_value"][0].to_numpy()
```

`pandas.read_parquet("decisions")` reads the same; `obelisk.research.stream.Decisions` streams it to PyTorch.

## Good to know

The games were played by programs, not by people. A bot with a time limit (`ms=`) does not play the same game
twice; bots without one do. Seats move on by one from game to game. Licence: that of Obelisk (MIT).
"""
