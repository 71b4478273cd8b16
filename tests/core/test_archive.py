"""An archive writes facts, and reads and checks them with the same lines."""

from __future__ import annotations

import pytest

from obelisk.core.archive import MANY, SPECTATOR, Archive, archive_of
from obelisk.core.document import InvalidDocument

FORMAT = "picnic/1"
WEATHER = ["sun", "rain"]


class Picnic:
    """A position with one fact of each sort."""

    def __init__(self, host: int = SPECTATOR) -> None:
        self.host = host
        self.guests = 0
        self.weather = 0
        self.is_over = False
        self.eaten = [0, 0]
        self.games: list[int] = []

    def archive(self, archive: Archive) -> None:
        self.host = archive.seat("host", self.host, 2)
        self.guests = archive.number("guests", self.guests, 0, 9)
        self.weather = archive.word("weather", self.weather, WEATHER)
        self.is_over = archive.flag("over", self.is_over)
        self.eaten = archive.numbers("eaten", self.eaten, 2)
        self.games = archive.some_numbers("games", self.games, 3)


def written(picnic: Picnic) -> dict[str, object]:
    archive = Archive(FORMAT)
    picnic.archive(archive)
    archive.check()
    archive.check_faults(["nobody listens to this when it is written"])
    return archive.data


def read(data: object, faults: list[str] | None = None) -> Picnic:
    archive = archive_of(FORMAT, data, "picnic")
    picnic = Picnic()
    picnic.archive(archive)
    archive.check()
    archive.check_faults(faults or [])
    return picnic


def rainy() -> Picnic:
    picnic = Picnic(host=1)
    picnic.guests = 4
    picnic.weather = 1
    picnic.is_over = True
    picnic.eaten = [3, MANY]
    picnic.games = [3, 1, 3]
    return picnic


def test_facts_are_written_in_the_order_of_their_lines() -> None:
    assert list(written(rainy()).items()) == [
        ("format", FORMAT),
        ("host", 1),
        ("guests", 4),
        ("weather", "rain"),
        ("over", True),
        ("eaten", [3, MANY]),
        ("games", [3, 1, 3]),
    ]


def test_what_was_written_is_read_back() -> None:
    for picnic in (rainy(), Picnic()):
        assert written(read(written(picnic))) == written(picnic)
    assert written(Picnic())["host"] is None


def test_what_is_written_is_not_shared() -> None:
    picnic = rainy()
    data = written(picnic)
    picnic.games.append(2)
    picnic.eaten[0] = 0
    assert data["games"] == [3, 1, 3]
    assert data["eaten"] == [3, MANY]


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("format", "picnic/2", "picnic: format: 'picnic/2' is not one of picnic/1"),
        ("host", 2, "picnic: host: 2 is not from 0 to 1"),
        ("guests", 10, "picnic: guests: 10 is not from 0 to 9"),
        ("weather", "snow", "picnic: weather: 'snow' is not one of sun, rain"),
        ("over", 1, "picnic: over: 1 is neither true nor false"),
        ("eaten", [1], "picnic: eaten: is not a list of 2 numbers"),
        ("games", [1, 4], "picnic: games[2]: 4 is not from 0 to 3"),
        ("cake", 1, "picnic: cake: unknown key"),
    ],
)
def test_wrong_facts_are_refused(key: str, value: object, problem: str) -> None:
    with pytest.raises(InvalidDocument) as caught:
        read({**written(rainy()), key: value})
    assert str(caught.value) == problem


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(InvalidDocument) as caught:
        read({**written(rainy()), "guests": -1, "over": None})
    assert len(caught.value.problems) == 2


def test_broken_invariants_are_refused() -> None:
    with pytest.raises(InvalidDocument, match="more eaten than brought"):
        read(written(rainy()), ["more eaten than brought"])


def test_only_a_table_can_be_read() -> None:
    with pytest.raises(InvalidDocument, match="is not a table"):
        read([1, 2])


class Basket:
    """A position that is made of others, and has no format."""

    def __init__(self, owner: str = "") -> None:
        self.owner = owner
        self.food: list[str] = []
        self.debts = [0, 0]
        self.lid = False
        self.baskets: list[Basket] = []
        self.spare: Basket | None = None

    def archive(self, archive: Archive) -> None:
        inside = archive.part("inside")
        self.food = inside.texts("food", self.food)
        self.debts = inside.numbers("debts", self.debts, 2, -3)
        self.owner = archive.text("owner", self.owner)
        parts = archive.some_parts("baskets", len(self.baskets))
        if archive.source is not None:
            self.baskets = [Basket() for _ in parts]
        for basket, part in zip(self.baskets, parts, strict=True):
            basket.archive(part)
        for part in archive.parts("lids", 2):
            self.lid = part.flag("shut", self.lid)
        spare = archive.part_if_any("spare", self.spare is not None)
        if spare is not None:
            self.spare = self.spare or Basket()
            self.spare.archive(spare)


def packed(basket: Basket) -> dict[str, object]:
    archive = Archive()
    basket.archive(archive)
    return archive.data


def unpacked(data: object) -> Basket:
    archive = archive_of("", data, "basket")
    basket = Basket()
    basket.archive(archive)
    archive.check()
    return basket


def full() -> Basket:
    basket = Basket("Ann")
    basket.food = ["pie"]
    basket.debts = [-3, 4]
    basket.baskets = [Basket("Bob"), Basket("Cy")]
    basket.spare = Basket("Dee")
    return basket


def test_parts_are_objects_and_lists_of_objects() -> None:
    data = packed(full())
    assert list(data) == ["inside", "owner", "baskets", "lids", "spare"]
    assert data["inside"] == {"food": ["pie"], "debts": [-3, 4]}
    assert data["lids"] == [{"shut": False}, {"shut": False}]
    assert packed(unpacked(data)) == data
    assert packed(unpacked(data))["spare"] == packed(Basket("Dee"))
    assert packed(Basket())["spare"] is None


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("owner", 1, "basket: owner: 1 is not a text"),
        ("inside", {"food": [2], "debts": [0, 0]}, "basket: inside.food[1]: 2 is not a text"),
        ("inside", {"food": [], "debts": [0, -4]}, "basket: inside.debts[2]: -4 is not from -3 to"),
        ("inside", {"food": [], "debts": [0, 0], "ants": 1}, "basket: inside.ants: unknown key"),
        ("inside", 1, "basket: inside: 1 is not a table"),
        ("lids", [{"shut": True}], "basket: lids: is not a list of 2"),
        ("lids", [{"shut": True}, {"shut": 1}], "basket: lids[2].shut: 1 is neither true nor false"),
        ("baskets", [3], "basket: baskets[1]: 3 is not a table"),
    ],
)
def test_wrong_parts_are_refused(key: str, value: object, problem: str) -> None:
    with pytest.raises(InvalidDocument) as caught:
        unpacked({**packed(full()), key: value})
    assert str(caught.value).startswith(problem)
