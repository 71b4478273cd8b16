"""Perfect matchings: everybody gets a partner whom they may have, and the first get whom they want most.

Edmonds' blossoms say whether that is possible at all. Players are asked in order; each gets the dearest
partner with whom all the others can still be matched. So nobody is left over while that can be avoided.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

NOBODY: Final = -1


class Matcher:
    """A graph of those who may be matched, and a matching of it that is kept as large as it can be."""

    def __init__(self, size: int, may_meet: Callable[[int, int], bool]) -> None:
        self.size = size
        self.friends = [
            [other for other in range(size) if other != one and may_meet(one, other)] for one in range(size)
        ]
        self.mate = [NOBODY] * size
        self._is_done = [False] * size
        # Most are matched at once by taking whoever is free; blossoms see to the rest.
        for one in range(size):
            if self.mate[one] == NOBODY:
                for other in self.friends[one]:
                    if self.mate[other] == NOBODY:
                        self._match(one, other)
                        break
        for one in range(size):
            if self.mate[one] == NOBODY:
                self._augment(one)

    @property
    def is_perfect(self) -> bool:
        return NOBODY not in self.mate

    def settle(self, one: int, wishes: list[int]) -> int:
        """Gives `one` the first of the wishes with whom everybody else can still be matched."""
        for other in wishes:
            if self.mate[one] == other or self._try(one, other):
                break
        partner = self.mate[one]
        self._is_done[one] = self._is_done[partner] = True
        return partner

    def _try(self, one: int, other: int) -> bool:
        """Matches the two if the partners that they leave can be matched, too."""
        before = list(self.mate)
        left, alone = self.mate[one], self.mate[other]
        self._match(one, other)
        self.mate[left] = self.mate[alone] = NOBODY
        self._is_done[one] = self._is_done[other] = True
        is_possible = self._augment(left)
        self._is_done[one] = self._is_done[other] = False
        if not is_possible:
            self.mate = before
        return is_possible

    def _match(self, one: int, other: int) -> None:
        self.mate[one], self.mate[other] = other, one

    def _augment(self, root: int) -> bool:
        """Finds a way from `root` to somebody else without a partner, and changes partners along it."""
        parent = [NOBODY] * self.size
        base = list(range(self.size))
        is_outer = [False] * self.size
        is_outer[root] = True
        queue = deque([root])
        while queue:
            one = queue.popleft()
            for other in self.friends[one]:
                if self._is_done[other] or base[one] == base[other] or self.mate[one] == other:
                    continue
                mate = self.mate[other]
                if other == root or (mate != NOBODY and parent[mate] != NOBODY):
                    self._shrink(root, one, other, parent, base, is_outer, queue)
                elif parent[other] == NOBODY:
                    parent[other] = one
                    if mate == NOBODY:
                        self._turn(other, parent)
                        return True
                    is_outer[mate] = True
                    queue.append(mate)
        return False

    def _turn(self, end: int, parent: list[int]) -> None:
        while end != NOBODY:
            one = parent[end]
            following = self.mate[one]
            self._match(one, end)
            end = following

    def _shrink(
        self,
        root: int,
        one: int,
        other: int,
        parent: list[int],
        base: list[int],
        is_outer: list[bool],
        queue: deque[int],
    ) -> None:
        """An odd circle is one player from now on: all in it can be reached both ways."""
        top = self._common(root, one, other, parent, base)
        in_circle: set[int] = set()
        for start, child in ((one, other), (other, one)):
            at, below = start, child
            while base[at] != top:
                mate = self.mate[at]
                in_circle |= {base[at], base[mate]}
                parent[at] = below
                below = mate
                at = parent[mate]
        for each in range(self.size):
            if base[each] in in_circle:
                base[each] = top
                if not is_outer[each]:
                    is_outer[each] = True
                    queue.append(each)

    def _common(self, root: int, one: int, other: int, parent: list[int], base: list[int]) -> int:
        """Where the ways back to the root from both meet."""
        seen: set[int] = set()
        at = base[one]
        while True:
            seen.add(at)
            if at == root or self.mate[at] == NOBODY:
                break
            at = base[parent[self.mate[at]]]
        at = base[other]
        while at not in seen:
            at = base[parent[self.mate[at]]]
        return at


def matched(
    size: int, wishes: Callable[[int], list[int]], may_meet: Callable[[int, int], bool]
) -> list[tuple[int, int]] | None:
    """Pairs of an even number of players, asked in order for whom they want most; nothing if somebody would
    be left over.
    """
    matcher = Matcher(size, may_meet)
    if not matcher.is_perfect:
        return None
    pairs: list[tuple[int, int]] = []
    taken: set[int] = set()
    for one in range(size):
        if one not in taken:
            wanted = [other for other in wishes(one) if other not in taken and may_meet(one, other)]
            partner = matcher.settle(one, wanted)
            taken |= {one, partner}
            pairs.append((one, partner))
    return pairs
