"""Sheets: rows of places and values. Whatever C writes, Python writes as well."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import obelisk
from obelisk.core.rng import Rng
from obelisk.tensors import sheet as present


def in_python() -> ModuleType:
    """The module as it is without a C compiler."""
    path = Path(obelisk.__file__).parent / "tensors" / "sheet.py"
    spec = spec_from_file_location("sheet_in_python", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


KINDS = [present, in_python()]
SIZE = 200


class Paper:
    """A sheet with its arrays."""

    def __init__(self, kind: ModuleType, rows: int = 2, room: int = 2 * SIZE, is_dense: bool = True) -> None:
        self.places = array("i", [-1] * room)
        self.values = array("f", [9.0] * room)
        self.offsets = array("i", [0] * (rows + 1))
        self.dense = array("f", [0.0] * (rows * SIZE)) if is_dense else None
        self.sheet = kind.Sheet(SIZE, self.places, self.values, self.offsets, self.dense)

    def entries(self, row: int) -> dict[int, float]:
        start, end = self.offsets[row], self.offsets[row + 1]
        found = dict(zip(self.places[start:end], self.values[start:end], strict=True))
        assert len(found) == end - start, "a place is there twice"
        return found

    def write(self, row: int, *calls: tuple[str, tuple[Any, ...]]) -> dict[int, float]:
        self.sheet.begin(row)
        for name, arguments in calls:
            getattr(self.sheet, name)(*arguments)
        self.sheet.finish(row)
        return self.entries(row)


@pytest.mark.parametrize("kind", KINDS)
def test_each_way_of_writing_has_its_meaning(kind: ModuleType) -> None:
    paper = Paper(kind)
    assert paper.write(0, ("put", (3, 2.5)), ("put", (4, 0)), ("put", (5, True))) == {3: 2.5, 5: 1.0}
    assert paper.write(0, ("put", (3, 2)), ("put", (3, 7))) == {3: 7.0}
    assert paper.write(0, ("add", (3, 2)), ("add", (3, 1))) == {3: 3.0}
    assert paper.write(0, ("ones", ([7, -1, 9, 7],))) == {7: 1.0, 9: 1.0}
    assert paper.write(0, ("counts", (10, [5, 0, 2.5, 3, 8], 1, 3))) == {11: 2.5, 12: 3.0}
    assert paper.write(0, ("bits", (10, 0b1011))) == {10: 1.0, 11: 1.0, 13: 1.0}
    assert paper.write(0, ("hot", (10, 5, [4, -1, 0]))) == {14: 1.0, 20: 1.0}
    two_bits = ([0b1001, 0b11, 0b01], [1, -1, 0], [1, 2], 2, 4, [100, 0, 50, 0], [1, 2, 2, 1])
    assert paper.write(0, ("fields", two_bits)) == {0: 1.0, 52: 1.0, 16: 1.0}
    assert paper.write(0, ("tally", (10, [0, 1, 1, 2], [5, 6, -1]))) == {15: 1.0, 16: 2.0}
    assert paper.write(0, ("listed", (10, [0, 2], [5, 6, 7], [1, 2, 3], 2))) == {17: 1.0}
    assert paper.write(0, ("listed", (10, [0, 2], [5, 6, 7], [0, 0, 0], 0))) == {15: 1.0, 17: 1.0}
    assert paper.write(0, ("members", (10, 1, [0, 1, 1], [5, 6, 7, 8], [0, 0, 1, 2], 1))) == {17: 1.0}
    shown = (10, 50, 20, [0, 1], [3, 4], [1, 6], [1, 4])
    assert paper.write(0, ("shown", shown)) == {13: 1.0, 53: 1.0, 14: 1.0, 74: 1.0}


@pytest.mark.parametrize("kind", KINDS)
def test_planes_count_what_lies_outside(kind: ModuleType) -> None:
    paper = Paper(kind)
    paper.sheet.begin(0)
    table = array("i", [0, 20, 40, -1])
    outside = paper.sheet.planes(10, [0, 1, 2], array("h", [0, 1, 0]), array("i", [3, -1, 4]), table, 2)
    paper.sheet.finish(0)
    assert outside == 1
    assert paper.entries(0) == {13: 1.0, 33: 1.0, 14: 1.0, 34: 1.0}


@pytest.mark.parametrize("kind", KINDS)
def test_rows_follow_each_other_and_dense_rows_forget_what_was_there(kind: ModuleType) -> None:
    paper = Paper(kind)
    paper.write(0, ("ones", ([1, 2, 3],)))
    paper.write(1, ("put", (0, 4)))
    assert paper.offsets.tolist() == [0, 3, 4]
    paper.write(0, ("ones", ([2],)))
    assert paper.write(1, ("put", (1, 6))) == {1: 6.0}
    assert paper.dense is not None
    assert [place for place, value in enumerate(paper.dense) if value] == [2, SIZE + 1]
    out = array("f", [0.0] * SIZE)
    paper.sheet.spread(out)
    assert out == paper.dense[SIZE:]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "call",
    [
        lambda sheet: sheet.put(SIZE, 1),
        lambda sheet: sheet.put(-1, 1),
        lambda sheet: sheet.ones([0, SIZE]),
        lambda sheet: sheet.counts(0, [1], 0, 2),
        lambda sheet: sheet.tally(0, [3], [1]),
        lambda sheet: sheet.planes(0, [0], array("h", [SIZE]), array("i", [0]), array("i", [SIZE]), 1),
        lambda sheet: sheet.planes(0, [3], array("h", [0]), array("i", [0]), array("i", [0]), 1),
        lambda sheet: sheet.begin(2),
        lambda sheet: sheet.finish(-1),
    ],
)
def test_nothing_is_written_outside(kind: ModuleType, call: Callable[[Any], None]) -> None:
    paper = Paper(kind)
    paper.sheet.begin(0)
    with pytest.raises(IndexError):
        call(paper.sheet)


@pytest.mark.parametrize("kind", KINDS)
def test_arrays_that_do_not_fit_are_refused(kind: ModuleType) -> None:
    numbers = array("i", [0, 0])
    with pytest.raises(ValueError, match="rows and places"):
        kind.Sheet(3, numbers, numbers, array("i", [0]))
    with pytest.raises(ValueError, match="size of all rows"):
        kind.Sheet(3, numbers, numbers, numbers, array("f", [0.0]))
    small = Paper(kind, 1, room=2, is_dense=False)
    small.sheet.begin(0)
    with pytest.raises(IndexError, match="full"):
        small.sheet.ones([1, 2, 3])
    with pytest.raises(ValueError, match="another size"):
        small.sheet.spread(array("f", [0.0]))


@pytest.mark.parametrize("kind", KINDS)
def test_masks_are_written_row_by_row(kind: ModuleType) -> None:
    mask = array("b", [1] * 6)
    kind.mark(mask, 3, [[0, 2, 0], []])
    assert mask.tolist() == [1, 0, 1, 0, 0, 0]
    with pytest.raises(IndexError, match="no token 3"):
        kind.mark(mask, 3, [[3]])
    with pytest.raises(IndexError, match="more rows"):
        kind.mark(mask, 3, [[]] * 3)


def test_c_and_python_write_the_same() -> None:
    rng = Rng("sheets")
    papers = [Paper(kind) for kind in KINDS]
    for _ in range(300):
        numbers = [rng.below(40) for _ in range(12)]
        table = [rng.below(100) for _ in range(40)]
        # Each has places for itself, but for the first two.
        places = list(range(10))
        calls: list[tuple[str, tuple[Any, ...]]] = [
            ("ones", ([number % 30 for number in numbers],)),
            ("tally", (0, numbers, [place % 30 for place in table])),
            ("counts", (30, [number / 7 for number in numbers], 2, 9)),
            ("shown", (40, 50, 10, sorted({number % 10 for number in numbers}), places, table, [1, 2])),
            ("members", (70, 0, [number & 1 for number in numbers[:10]], places, table, 3)),
            ("bits", (80, rng.below(1 << 30))),
            ("block", (array("i", [110 + number for number in set(numbers)]),)),
        ]
        row = rng.below(2)
        chosen = [call for call in calls if rng.below(2)]
        for paper in papers:
            paper.write(0) if row else None
            paper.write(row, *chosen)
        assert papers[0].offsets == papers[1].offsets
        assert papers[0].entries(row) == papers[1].entries(row)
        assert papers[0].dense == papers[1].dense


@pytest.mark.parametrize("kind", KINDS)
def test_a_row_is_folded_from_a_longer_one(kind: ModuleType) -> None:
    full, small = Paper(kind, 1), Paper(kind, 1)
    full.sheet.begin(0)
    full.sheet.ones([0, 2, 3])
    full.sheet.put(1, 4)
    small.sheet.begin(0)
    ends = array("i", [1, 2, 2, 4, *[4] * (SIZE - 4)])
    small.sheet.fold(full.sheet, ends, array("i", [7, 7, 8, 9]), array("f", [0.5, 0.25, 2.0, 3.0]))
    small.sheet.finish(0)
    assert small.entries(0) == {7: 1.5, 8: 2.0, 9: 3.0}


@pytest.mark.parametrize("kind", KINDS)
def test_what_lies_near_is_cropped(kind: ModuleType) -> None:
    """Two planes of four by four cells; the entry of the second is the middle of three by three."""
    full, small = Paper(kind, 1), Paper(kind, 1)
    full.sheet.begin(0)
    full.sheet.ones([100 + 0, 100 + 5, 100 + 15, 100 + 16 + 4])
    small.sheet.begin(0)
    small.sheet.crop(full.sheet, 100, 2, 4, 1, 1, 50)
    small.sheet.finish(0)
    assert small.entries(0) == {50 + 1: 1.0, 50 + 5: 1.0, 50 + 9 + 4: 1.0}
    full.sheet.begin(0)
    full.sheet.ones([100 + 5])
    small.sheet.begin(0)
    small.sheet.crop(full.sheet, 100, 2, 4, 1, 1, 50)
    small.sheet.finish(0)
    assert small.entries(0) == {}, "nobody is there"
