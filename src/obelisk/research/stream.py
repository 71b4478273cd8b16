"""Data sets streamed into PyTorch: one class that a `DataLoader` takes, shard by shard, never all at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from obelisk.catalog import GAMES
from obelisk.extras import MissingExtra
from obelisk.jsontext import decode_json
from obelisk.research.dataset import SETTINGS_FILE
from obelisk.research.encodings import encoding_of

try:
    import numpy as np
    import pyarrow.parquet as pq  # type: ignore[import-untyped]
    import torch  # type: ignore[import-not-found, unused-ignore]
    from torch.utils.data import IterableDataset, get_worker_info  # type: ignore[import-not-found, unused-ignore]
except ImportError as error:
    raise MissingExtra(error) from None

COLUMNS: Final = ["feature_index", "feature_value", "legal_tokens", "tokens", "seat", "outcome"]
OF_ACTIONS: Final = ["legal", "chosen", "search_visits", "search_value", "action_index", "action_value"]


class Decisions(IterableDataset):  # type: ignore[misc]
    """The decisions of a data set in batches, each a dict of tensors.

    `observation` is batch × size, with `sparse=True` a sparse tensor of that shape. `mask` is batch × tokens:
    those that could be chosen. `token` is the one that was chosen, the first of its action; `outcome` what
    the game brought the seat, and `seat` which one it was.

    With `actions=True` there is more, for nets that judge actions and for those that learn from a search: all
    of it in the canonical order of the legal actions, rows filled up to the longest. `legal` is 1 where there
    is an action, `chosen` the place of the one that was chosen; `visits` and `values` are what a search made
    of each, 0 where it needed none. `features`, if the set was made with them, is batch × actions × size.

    With a `seed` shards and rows come in another order for each seed, else as they were written. The workers
    of a `DataLoader(decisions, batch_size=None, num_workers=2)` share the shards.
    """

    def __init__(
        self,
        folder: str | Path,
        batch: int = 256,
        seed: int | None = None,
        sparse: bool = False,
        actions: bool = False,
    ) -> None:
        super().__init__()
        self.folder = Path(folder)
        self.batch = batch
        self.seed = seed
        self.sparse = sparse
        self.actions = actions
        settings: Any = decode_json((self.folder / SETTINGS_FILE).read_text())
        game = GAMES.get(settings["game"]).game
        self.encoding = encoding_of(game, game.options(settings["options"]))
        self._has_features = settings["features"]

    def shards(self) -> list[Path]:
        """The tables of this worker, in their order."""
        found = sorted((self.folder / "decisions").glob("*.parquet"))
        if self.seed is not None:
            Random(self.seed).shuffle(found)
        info = get_worker_info()
        return found if info is None else found[info.id :: info.num_workers]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        columns = [*COLUMNS, *OF_ACTIONS] if self.actions else COLUMNS
        for path in self.shards():
            table = pq.read_table(path, columns=columns)
            order = np.arange(table.num_rows)
            if self.seed is not None:
                np.random.default_rng([self.seed, int(path.stem.partition("-")[0])]).shuffle(order)
            for first in range(0, len(order), self.batch):
                yield self._tensors(table.take(order[first : first + self.batch]))

    def _tensors(self, rows: Any) -> dict[str, Any]:
        count = rows.num_rows
        owners, places = spread(rows["feature_index"])
        values = torch.from_numpy(spread(rows["feature_value"])[1].astype(np.float32))
        shape = (count, self.encoding.layout.size)
        where = torch.from_numpy(np.stack([owners, places]).astype(np.int64))
        observation = torch.sparse_coo_tensor(where, values, shape, check_invariants=False)
        mask = torch.zeros((count, self.encoding.tokens), dtype=torch.bool)
        legal = [torch.from_numpy(one.astype(np.int64)) for one in spread(rows["legal_tokens"])]
        mask[legal[0], legal[1]] = True
        owners, tokens = spread(rows["tokens"])
        firsts = tokens[np.searchsorted(owners, np.arange(count))]
        return {
            "observation": observation if self.sparse else observation.to_dense(),
            "mask": mask,
            "token": torch.from_numpy(firsts.astype(np.int64)),
            "outcome": torch.from_numpy(rows["outcome"].to_numpy().astype(np.float32)),
            "seat": torch.from_numpy(rows["seat"].to_numpy().astype(np.int64)),
            **(self._of_actions(rows) if self.actions else {}),
        }

    def _of_actions(self, rows: Any) -> dict[str, Any]:
        """What is known of each legal action."""
        lengths = rows["legal"].to_numpy()
        shape = (rows.num_rows, int(lengths.max()))
        found = {
            "legal": torch.from_numpy(np.arange(shape[1]) < lengths[:, None]),
            "chosen": torch.from_numpy(rows["chosen"].to_numpy().astype(np.int64)),
        }
        for name, column, kind in (
            ("visits", "search_visits", np.int64),
            ("values", "search_value", np.float32),
        ):
            owners, numbers = spread(rows[column])
            table = np.zeros(shape, kind)
            table[owners, places_in(owners)] = numbers
            found[name] = torch.from_numpy(table)
        if self._has_features:
            size = self.encoding.features.size
            owners, places = spread(rows["action_index"])
            table = np.zeros((shape[0], shape[1] * size), np.float32)
            table[owners, places] = spread(rows["action_value"])[1]
            found["features"] = torch.from_numpy(table.reshape(*shape, size))
        return found


def spread(column: Any) -> tuple[Any, Any]:
    """A column of lists as the row of each entry, and the entries."""
    lists = column.combine_chunks()
    lengths = lists.value_lengths().fill_null(0).to_numpy(zero_copy_only=False).astype(np.int64)
    return np.repeat(np.arange(len(lists)), lengths), lists.flatten().to_numpy(zero_copy_only=False)


def places_in(owners: Any) -> Any:
    """Where each entry stands in the list of its owner; owners follow each other."""
    return np.arange(len(owners)) - np.searchsorted(owners, owners)
