"""The net while it learns: PyTorch, on a graphics card if there is one.

A row is learnt as itself and as the sum of the parts it shares with others (`Features.parts`); for playing
both are added up, so that a position costs one row for each thing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from math import cos, pi
from typing import Any, Final

import torch
from torch import nn
from torch.nn import functional

from obelisk.bots.nets.features import Features
from obelisk.bots.nets.layers import ACTIVE, MOST, ROW
from obelisk.bots.nets.net import Net
from obelisk.train.plan import Learn
from obelisk.train.practice import Positions

CEILING: Final = MOST / ACTIVE
SMALL: Final = 32767
SEATS: Final = 8
"""No game has more."""


class Data:
    """Positions as tensors, with what they were worth: `target` to the seat that looks."""

    def __init__(self, empty: int, device: Any) -> None:
        self._empty = empty
        self._device = device
        self._pieces: list[tuple[Any, Any, Any, Any, int]] = []
        self._tried: list[tuple[Any, Any, Any, Any, int]] = []

    def add(self, positions: Positions, generation: int) -> None:
        """The positions of some games."""
        rows = self._rows(positions.rows, positions.counts)
        games = torch.frombuffer(positions.games, dtype=torch.int16).long() & 0xFFFF
        seats = torch.frombuffer(positions.seats, dtype=torch.uint8).long()
        # Tables of a game may differ in their number of seats.
        shares = torch.tensor([share + [0.0] * (SEATS - len(share)) for share in positions.shares])
        held = torch.tensor(positions.held)
        self._pieces.append(
            (rows.to(torch.int16), games * SEATS + seats, shares[games, seats], held[games], generation)
        )
        if len(positions.tried_counts):
            games = torch.frombuffer(positions.tried_games, dtype=torch.int16).long() & 0xFFFF
            groups = torch.frombuffer(positions.tried_groups, dtype=torch.int32).long()
            values = torch.frombuffer(positions.tried_values, dtype=torch.float32).clone()
            rows = self._rows(positions.tried_rows, positions.tried_counts)
            self._tried.append((rows.to(torch.int16), groups, values, held[games], generation))

    def _rows(self, flat: Any, counts: Any) -> Any:
        """A line of rows for each position, filled up to the longest."""
        numbers = torch.frombuffer(counts, dtype=torch.int16).long() & 0xFFFF
        longest = int(numbers.max())
        inside = torch.arange(longest)[None, :] < numbers[:, None]
        rows = torch.full((len(numbers), longest), self._empty, dtype=torch.int32)
        rows[inside] = torch.frombuffer(flat, dtype=torch.int16).int() & 0xFFFF
        return rows

    def forget(self, before: int) -> None:
        """Drops the generations before that one."""
        self._pieces = [piece for piece in self._pieces if piece[4] >= before]
        self._tried = [piece for piece in self._tried if piece[4] >= before]

    def __len__(self) -> int:
        return sum(len(piece[2]) for piece in self._pieces)

    def tensors(self) -> tuple[Any, Any, Any, Any]:
        """Rows, games and seats they belong to (numbered through), how these ended, and what is held out."""
        return self._joined(self._pieces)

    def tried(self) -> Tried | None:
        """The positions after plans that were tried against each other; None if there are none."""
        return Tried(*self._joined(self._tried)) if self._tried else None

    def _joined(self, of_games: list[tuple[Any, Any, Any, Any, int]]) -> tuple[Any, Any, Any, Any]:
        # Games go on coming in while this is made.
        pieces = of_games.copy()
        longest = max(piece[0].shape[1] for piece in pieces)
        empty = self._empty if self._empty <= SMALL else self._empty - 65536
        rows = []
        games = []
        first = 0
        for piece in pieces:
            rows.append(functional.pad(piece[0], (0, longest - piece[0].shape[1]), value=empty))
            games.append(piece[1] + first)
            first += int(piece[1].max()) + SEATS
        return (
            torch.cat(rows).to(self._device),
            torch.cat(games).to(self._device),
            torch.cat([piece[2] for piece in pieces]).to(self._device),
            torch.cat([piece[3] for piece in pieces]).to(self._device),
        )


class Tried:
    """Plans that were tried against each other: `rows` of the positions after them, what they were worth, and
    which of them met each other, a line of `places` for each world, filled up with the first one.
    """

    def __init__(self, rows: Any, groups: Any, values: Any, held: Any) -> None:
        self.rows = rows
        self.values = values
        _, numbers, counts = torch.unique_consecutive(groups, return_inverse=True, return_counts=True)
        begins = torch.cumsum(counts, 0) - counts
        column = torch.arange(len(groups), device=groups.device) - begins[numbers]
        places = begins[:, None].repeat(1, int(counts.max()))
        inside = torch.zeros_like(places, dtype=torch.bool)
        places[numbers, column] = torch.arange(len(groups), device=groups.device)
        inside[numbers, column] = True
        several = counts > 1
        self.places = places[several]
        self.inside = inside[several]
        self.held = held[begins][several]

    def loss(self, said: Any, lines: Any, difference: float) -> Any:
        """How far what is said of the positions of some lines is from what was found, and how far their
        differences are.
        """
        inside = self.inside[lines]
        values = self.values[self.places[lines]]
        plain = functional.binary_cross_entropy_with_logits(said[inside], values[inside])
        return plain + difference * self.apart(said, lines)

    def apart(self, said: Any, lines: Any) -> Any:
        """How far the differences of plans are from those that were found, squared."""
        inside = self.inside[lines]
        off = torch.sigmoid(said) - self.values[self.places[lines]]
        mean = (off * inside).sum(1, keepdim=True) / inside.sum(1, keepdim=True)
        return ((off - mean) ** 2)[inside].mean()


class Model(nn.Module):  # type: ignore[misc]
    """The net: rows and parts of rows, two layers behind."""

    def __init__(self, features: Features[Any], learn: Learn) -> None:
        super().__init__()
        parts = features.parts
        self.size = features.size
        self.dropout = learn.dropout
        shared = max((part for row in parts for part in row), default=-1) + 1
        self.rows = nn.Parameter(torch.randn(self.size + 1, learn.width) * 0.02)
        self.parts = nn.Parameter(torch.randn(shared + 1, learn.width) * 0.01)
        self.bias = nn.Parameter(torch.zeros(learn.width))
        self.second = nn.Linear(learn.width, learn.hidden)
        self.third = nn.Linear(learn.hidden, 1)
        flat = [part for row in parts for part in row]
        ends = [0]
        for row in parts:
            ends.append(ends[-1] + len(row))
        self.register_buffer("flat", torch.tensor(flat, dtype=torch.long), persistent=False)
        self.register_buffer("begins", torch.tensor(ends[:-1], dtype=torch.long), persistent=False)

    def table(self) -> Any:
        """What each row adds, its parts included."""
        if not len(self.flat):
            return self.rows[: self.size]
        shared = functional.embedding_bag(self.flat, self.parts, self.begins, mode="sum")
        return self.rows[: self.size] + shared

    def forward(self, rows: Any, table: Any) -> Any:
        whole = torch.cat([table, torch.zeros_like(table[:1])])
        sums = functional.embedding_bag(rows, whole, mode="sum") + self.bias
        inner = torch.clamp(sums, 0.0, CEILING)
        inner = functional.dropout(inner, self.dropout, self.training)
        outer = torch.clamp(self.second(inner), 0.0, CEILING)
        return self.third(outer).squeeze(1)

    def predict(self, rows: Any, batch: int = 65536) -> Any:
        """The logits of many positions."""
        self.eval()
        with torch.no_grad():
            table = self.table()
            found = [self(each.int() & 0xFFFF, table) for each in rows.split(batch)]
        self.train()
        return torch.cat(found)


def traced(values: Any, games: Any, ends: Any, trace: float) -> Any:
    """What each position is told: the end, and what was thought of the next ones of the same game and seat.

    TD(lambda): the target of the last position is the end; before, a part of the next thought and the rest of
    the next target.
    """
    if trace >= 1.0:
        return ends
    order = torch.argsort(games, stable=True)
    sorted_games = games[order]
    count = len(games)
    places = torch.arange(count, device=games.device)
    last = torch.ones(count, dtype=torch.bool, device=games.device)
    last[:-1] = sorted_games[1:] != sorted_games[:-1]
    # How many positions of the same game and seat follow.
    next_last = torch.flip(torch.cummin(torch.flip(torch.where(last, places, count), [0]), 0).values, [0])
    following = next_last - places
    thoughts = values[order]
    targets = ends[order].clone()
    for distance in range(1, int(following.max()) + 1):
        here = torch.nonzero(following == distance).squeeze(1)
        targets[here] = (1.0 - trace) * thoughts[here + 1] + trace * targets[here + 1]
    found = torch.empty_like(targets)
    found[order] = targets
    return found


def train(
    model: Model, data: Data, learn: Learn, thinker: Model | None, seed: int, tell: Callable[[str], None]
) -> dict[str, Any]:
    """Learns from the positions; what came out, with the log loss on games that were held out."""
    torch.manual_seed(seed)
    rows, games, ends, held = data.tensors()
    targets = ends
    if thinker is not None and learn.trace < 1.0:
        targets = traced(torch.sigmoid(thinker.predict(rows)), games, ends, learn.trace)
    inside = torch.nonzero(~held).squeeze(1)
    outside = torch.nonzero(held).squeeze(1)
    if learn.crossed and learn.trace < 1.0:
        thoughts = crossed(model, rows, games, targets, inside, learn)
        tell(f"halves: held out {log_loss(thoughts[outside], ends[outside]):.4f}")
        targets = traced(torch.sigmoid(thoughts), games, ends, learn.trace)
    tried = data.tried()
    losses: list[float] = []
    if tried is not None:
        tell(f"{len(tried.places):,} worlds of plans, apart {apart(model, tried):.5f}")
    for loss in fit(model, rows, targets, inside, learn, tried):
        losses.append(loss)
        said = model.predict(rows[outside])
        more = "" if tried is None else f", plans apart {apart(model, tried):.5f}"
        tell(f"epoch {len(losses)}: {loss:.4f}, held out {log_loss(said, ends[outside]):.4f}{more}")
    return {
        "positions": len(ends),
        "losses": [round(loss, 4) for loss in losses],
        "held_out": round(log_loss(model.predict(rows[outside]), ends[outside]), 4),
    }


def crossed(model: Model, rows: Any, games: Any, targets: Any, inside: Any, learn: Learn) -> Any:
    """The logits of all positions, by nets like `model` that learnt from the other half of the games."""
    halves = games // SEATS % 2
    thoughts = torch.zeros_like(targets)
    for half in range(2):
        learner = deepcopy(model)
        for _ in fit(learner, rows, targets, inside[halves[inside] == half], learn):
            pass
        others = torch.nonzero(halves != half).squeeze(1)
        thoughts[others] = learner.predict(rows[others])
    return thoughts


def shuffled(chosen: Any) -> Any:
    return chosen[torch.randperm(len(chosen), device=chosen.device)]


def apart(model: Model, tried: Tried) -> float:
    """How far the differences of plans are from those found, squared, in games that were held out."""
    lines = torch.nonzero(tried.held).squeeze(1)
    if not len(lines):
        return 0.0
    said = model.predict(tried.rows[tried.places[lines].flatten()]).view(len(lines), -1)
    return float(tried.apart(said, lines))


def fit(
    model: Model, rows: Any, targets: Any, chosen: Any, learn: Learn, tried: Tried | None = None
) -> Iterator[float]:
    """Learns what the chosen positions are told, and which plans were better; the loss of each epoch."""
    batch = min(learn.batch, max(1, len(chosen) // 4))
    in_epoch = len(chosen) // batch
    steps = learn.epochs * in_epoch
    optimiser = torch.optim.AdamW(model.parameters(), lr=learn.rate, weight_decay=learn.decay)

    def rate(step: int) -> float:
        warm = min(1.0, (step + 1) / (0.1 * steps + 1))
        return warm * max(0.01, 0.5 + 0.5 * cos(pi * min(1.0, step / max(1, steps))))

    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, rate)
    model.train()
    for _ in range(learn.epochs):
        order = shuffled(chosen)
        total = torch.zeros((), device=chosen.device)
        lines = None if tried is None else shuffled(torch.nonzero(~tried.held).squeeze(1))
        for step in range(in_epoch):
            now = order[step * batch : (step + 1) * batch]
            table = model.table()
            said = model(rows[now].int() & 0xFFFF, table)
            loss = functional.binary_cross_entropy_with_logits(said, targets[now])
            if tried is not None and lines is not None:
                some = lines[step * len(lines) // in_epoch : (step + 1) * len(lines) // in_epoch]
                # Where there are few, not every step has some.
                if len(some):
                    places = tried.places[some]
                    said = model(tried.rows[places.flatten()].int() & 0xFFFF, table).view(places.shape)
                    loss = loss + tried.loss(said, some, learn.difference)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.detach()
        yield float(total) / max(1, in_epoch)


def log_loss(said: Any, ends: Any) -> float:
    return float(functional.binary_cross_entropy_with_logits(said, ends)) if len(said) else 0.0


def model_of(net: Net, features: Features[Any], learn: Learn) -> Model:
    """A net as it learns: what `net_of` made whole numbers of."""
    width = net.width
    model = Model(features, replace(learn, width=width, hidden=len(net.second_bias) // 4))

    def numbers(packed: bytes, kind: str, unit: int) -> Any:
        return torch.tensor(array(kind, packed)).float() / unit

    with torch.no_grad():
        model.parts.copy_(numbers(net.parts, "h", ROW).view(-1, width))
        model.rows.zero_()
        shared = model.table()
        model.rows[:-1].copy_(numbers(net.rows, "h", ROW).view(-1, width) - shared)
        model.bias.copy_(numbers(net.bias, "i", ROW))
        model.second.weight.copy_(numbers(net.second, "h", ACTIVE).view(-1, width))
        model.second.bias.copy_(numbers(net.second_bias, "i", ACTIVE * ACTIVE))
        model.third.weight.copy_(numbers(net.third, "h", ACTIVE).view(1, -1))
        model.third.bias.fill_(net.third_bias / (ACTIVE * ACTIVE))
    return model


def net_of(model: Model, about: dict[str, Any]) -> Net:
    """The net in whole numbers, as it plays."""
    width = len(model.bias)
    most = min(4000, (1 << 31) // (width * (MOST + 1)) - 8)

    def packed(weights: Any, unit: int, kind: str, limit: int) -> bytes:
        whole = torch.clamp(torch.round(weights.detach().double().cpu() * unit), -limit, limit)
        return array(kind, whole.flatten().long().tolist()).tobytes()

    return Net(
        {**about, "width": width, "hidden": len(model.second.bias)},
        packed(model.table(), ROW, "h", SMALL),
        packed(model.parts, ROW, "h", SMALL),
        packed(model.bias, ROW, "i", 1 << 24),
        packed(model.second.weight, ACTIVE, "h", most),
        packed(model.second.bias, ACTIVE * ACTIVE, "i", 1 << 24),
        packed(model.third.weight, ACTIVE, "h", SMALL),
        round(float(model.third.bias.detach()) * ACTIVE * ACTIVE),
    )
