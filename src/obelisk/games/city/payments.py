"""Payments: which cards pay for which slot.  [CITY-8]

A payment is one int, its *code*: the cards in canonical order, five bits each (kind + 1), the first card on
top. So numbers compare as payments do: by number of cards, then card by card.  [CITY-19.3]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from obelisk.core.patience import PATIENCE
from obelisk.games.city.kinds import ANY, BROWN, COLOUR, GREEN, KIND_OF, KINDS, VALUE, WHITE

CARD_BITS: Final = 5
CARD_MASK: Final = 31

G1: Final = KIND_OF["g1"]
N2: Final = KIND_OF["n2"]
N1: Final = KIND_OF["n1"]
W2: Final = KIND_OF["w2"]
W1: Final = KIND_OF["w1"]

PAIR: Final = 3  # what two Mimix of value 1 or 2 count together
HOAX_LOAD: Final = 4  # cards of one colour that a Hoax 1 recolours
LARGEST_TABLE: Final = 6
"""For no larger value a table is made: for 6 it has 8,000 payments, for 9 a hundred thousand."""
MOST_KEPT: Final = 100_000
"""Payments that are kept for hands that come again."""
STEPS: Final = 6
"""So many steps here take as long as an action that another game tries."""


def payment(cards: list[int]) -> int:
    """The code of these cards, given in any order.  [CITY-19.3]"""
    code = 0
    for kind in sorted(cards):
        code = code << CARD_BITS | (kind + 1)
    return code


def cards_of(code: int) -> list[int]:
    """The cards of a payment in canonical order.  [CITY-3.2]"""
    cards: list[int] = []
    while code:
        cards.append((code & CARD_MASK) - 1)
        code >>= CARD_BITS
    cards.reverse()
    return cards


def worth(code: int, colour: int) -> int:
    """The highest total of the cards for a colour, -1 if some card has no role.  [CITY-8.2]

    For ANY the best of the eight colours.
    """
    if colour == ANY:
        return max([worth(code, each) for each in range(ANY)])
    counts = [0] * KINDS
    groups = [0] * ANY
    face = 0
    cards = cards_of(code)
    for kind in cards:
        counts[kind] += 1
        face += VALUE[kind]
        if COLOUR[kind] != colour and kind != G1:
            groups[COLOUR[kind]] += 1
    browns = groups[BROWN]
    whites = groups[WHITE]
    best = -1
    most_pairs = (counts[N2] + counts[N1]) // 2
    ways = (most_pairs + 1) * (counts[W2] + 1) * (counts[W1] + 1)
    PATIENCE.check(ways * (len(cards) // 16 + 1) // STEPS, "worth of a payment")
    for pairs in range(most_pairs + 1):
        # Who pairs does not matter to the Hoax, only how many: the lowest values do.
        ones = min(counts[N1], 2 * pairs)
        twos = 2 * pairs - ones
        gain = PAIR * pairs - ones - 2 * twos
        if colour != BROWN:
            groups[BROWN] = browns - 2 * pairs
        for hoax2 in range(counts[W2] + 1):
            for hoax1 in range(counts[W1] + 1):
                if colour != WHITE:
                    groups[WHITE] = whites - hoax1 - hoax2
                total = face + gain - hoax1 - 2 * hoax2
                if total > best and _covered(groups, hoax1, hoax2):
                    best = total
    return best


def _loads(groups: list[int]) -> list[int]:
    """What each further Hoax 1 can recolour at most, the largest load first.  [CITY-8.5]"""
    loads: list[int] = []
    for cards in groups:
        while cards > 0:
            loads.append(min(cards, HOAX_LOAD))
            cards -= HOAX_LOAD
    loads.sort(reverse=True)
    return loads


def _covered(groups: list[int], hoax1: int, hoax2: int) -> bool:
    """Whether exactly these Hoax recolour exactly these numbers of cards per colour.  [CITY-8.5]

    Summing CITY-8.5 over the colours leaves two bounds: a card for each Hoax, and a Hoax 2 for each card that
    the largest loads of the Hoax 1 leave over.
    """
    cards = sum(groups)
    return hoax1 + hoax2 <= cards <= hoax2 + sum(_loads(groups)[:hoax1])


# While a table is built, a set of cards is a bag: five bits per kind hold its count. Counts stay below 16 (at
# most twelve: nine w1 and the three that recolour them), so the top bit of each field is free for comparing.
COLOUR_BITS: Final = 15
COLOUR_MASK: Final = 0x7FFF
FREE_BITS: Final = 0x4210
SHIFT: Final = [COLOUR_BITS * COLOUR[kind] + CARD_BITS * (VALUE[kind] - 1) for kind in range(KINDS)]
HOAXES: Final = [W2, W1]


class _Atom:
    """What counts as a whole: one card, or two Mimix as a pair.  [CITY-8.8]"""

    __slots__ = ("bag", "colour", "kinds", "value")

    def __init__(self, kinds: list[int], value: int, colour: int) -> None:
        self.kinds = kinds
        self.value = value
        self.colour = colour  # ANY for a joker
        self.bag = sum([1 << SHIFT[kind] for kind in kinds])


def _atoms() -> list[_Atom]:
    """All atoms, falling in value: then the last of a set is its smallest.  [CITY-8.8]"""
    atoms = [_Atom(pair, PAIR, ANY) for pair in ([N2, N2], [N2, N1], [N1, N1])]
    for value in (3, 2, 1):
        for kind in range(KINDS):
            if VALUE[kind] == value:
                atoms.append(_Atom([kind], value, ANY if kind == G1 else COLOUR[kind]))
    return atoms


class _Candidates:
    """Payments from which no atom and no Hoax can be left out, `bags[n]` those of n cards.  [CITY-8.8]

    All irredundant payments are among them. Others still contain one, since a card may have several roles.
    """

    __slots__ = ("atoms", "bags", "colour", "covers", "deck", "groups", "is_patient", "steps", "value")

    def __init__(self, colour: int, value: int, deck: list[int], is_patient: bool) -> None:
        self.colour = colour
        self.value = value
        self.deck = deck
        self.is_patient = is_patient
        self.steps = 0
        self.atoms = _atoms()
        self.bags: list[set[int]] = [set() for _ in range(2 * value + 1)]  # worst: a Hoax for each card of 1
        self.groups = [0] * (ANY + 1)  # cards taken, by colour of their atom
        self.covers: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        self._extend(0, 0, 0, 0)

    def _count(self, steps: int) -> None:
        self.steps += steps
        if not self.is_patient:
            PATIENCE.check(self.steps // STEPS, "payments")

    def _extend(self, first: int, bag: int, cards: int, total: int) -> None:
        """Adds atoms from number `first` on until the total is enough."""
        self._count(1)
        if total >= self.value:
            self._choose_colour(bag, cards)
            return
        for number in range(first, len(self.atoms)):
            atom = self.atoms[number]
            if self._in_deck(bag + atom.bag, atom.kinds):
                self.groups[atom.colour] += 1
                self._extend(number, bag + atom.bag, cards + len(atom.kinds), total + atom.value)
                self.groups[atom.colour] -= 1

    def _in_deck(self, bag: int, kinds: list[int]) -> bool:
        enough = True
        for kind in kinds:
            if (bag >> SHIFT[kind]) & CARD_MASK > self.deck[kind]:
                enough = False
        return enough

    def _choose_colour(self, bag: int, cards: int) -> None:
        """A slot of any colour takes one of the cards; to recolour them all only costs more.  [CITY-8.3]"""
        if self.colour != ANY:
            self._add_hoaxes(bag, cards, self.colour)
        elif sum(self.groups[:ANY]) == 0:
            self._add_hoaxes(bag, cards, GREEN)
        else:
            for colour in range(ANY):
                if self.groups[colour]:
                    self._add_hoaxes(bag, cards, colour)

    def _add_hoaxes(self, bag: int, cards: int, colour: int) -> None:
        recoloured = self.groups[:ANY]
        recoloured[colour] = 0
        key = tuple(sorted(recoloured))
        if key not in self.covers:
            self.covers[key] = _fewest_hoaxes(recoloured)
        self._count(len(self.covers[key]))
        for hoax1, hoax2 in self.covers[key]:
            paid = bag + (hoax1 << SHIFT[W1]) + (hoax2 << SHIFT[W2])
            if self._in_deck(paid, HOAXES):
                self.bags[cards + hoax1 + hoax2].add(paid)


def _fewest_hoaxes(groups: list[int]) -> list[tuple[int, int]]:
    """The numbers of Hoax 1 and Hoax 2 that recolour the cards and cannot be lowered.  [CITY-8.5]"""
    left = sum(groups)
    covers = [(0, left)]
    for load in _loads(groups):
        left -= load
        covers.append((len(covers), left))
    return covers


def _minimal(levels: list[set[int]]) -> list[int]:
    """The bags that contain no other; a level holds bags with equally many cards, fewer first.  [CITY-8.6]

    Bit n of an int stands for the n-th bag kept: one bag is compared with thousands at once.
    """
    kept: list[int] = []
    exact: list[dict[int, int]] = [{} for _ in range(ANY)]  # by colour: its cards -> who has just these
    for level in levels:
        within: list[dict[int, int]] = [{} for _ in range(ANY)]  # by colour: its cards -> who has no others
        fresh: list[int] = []
        for bag in level:
            inside = (1 << len(kept)) - 1
            for colour in range(ANY):
                group = (bag >> (COLOUR_BITS * colour)) & COLOUR_MASK
                if group not in within[colour]:
                    within[colour][group] = _who_fits(exact[colour], group)
                inside &= within[colour][group]
            if inside == 0:
                fresh.append(bag)
        for bag in fresh:
            for colour in range(ANY):
                group = (bag >> (COLOUR_BITS * colour)) & COLOUR_MASK
                exact[colour][group] = exact[colour].get(group, 0) | 1 << len(kept)
            kept.append(bag)
    return kept


def _who_fits(exact: dict[int, int], group: int) -> int:
    fitting = 0
    for other, who in exact.items():
        if ((group | FREE_BITS) - other) & FREE_BITS == FREE_BITS:
            fitting |= who
    return fitting


class Payments(ABC):
    """The irredundant payments for one type of slot.  [CITY-8.6]"""

    @abstractmethod
    def has(self, code: int) -> bool:
        """Whether this is one of them."""

    @abstractmethod
    def fitting(self, hand: list[int], start: int) -> list[int]:
        """Those out of the hand whose counts begin at `hand[start]`, in canonical order."""


class LargePayments(Payments):
    """The payments where a table is too much: for a value that has a hundred thousand of them, or for a deck
    that only one game in a server has.

    They are found for each hand anew: whether a payment is irredundant does not depend on other cards.
    """

    __slots__ = ("_colour", "_deck", "_kept", "_known", "_value")

    def __init__(self, colour: int, value: int, deck: list[int]) -> None:
        self._colour = colour
        self._value = value
        self._deck = deck
        self._known: dict[tuple[int, ...], list[int]] = {}
        self._kept = 0

    def has(self, code: int) -> bool:
        """Whether the cards are in the deck and no other payment is among them.  [CITY-8.6]"""
        cards = cards_of(code)
        counts = [0] * KINDS
        for kind in cards:
            if not 0 <= kind < KINDS:
                return False
            counts[kind] += 1
        if any(counts[kind] > self._deck[kind] for kind in range(KINDS)):
            return False
        return code == payment(cards) and code in self.fitting(counts, 0)

    def fitting(self, hand: list[int], start: int) -> list[int]:
        """The payments out of a hand: about a millisecond for twelve cards, unless it was here before. Raises
        `TooLong` in a process without patience: a box of one's own may deal hands of hundreds.
        """
        cards = hand[start : start + KINDS]
        key = tuple(cards)
        found = self._known.get(key)
        if found is None:
            found = []
            for bag in _minimal(_Candidates(self._colour, self._value, cards, False).bags):
                paid: list[int] = []
                for kind in range(KINDS):
                    for _ in range((bag >> SHIFT[kind]) & CARD_MASK):
                        paid.append(kind)
                found.append(payment(paid))
            found.sort()
            self._kept += 1 + len(found)
            if self._kept > MOST_KEPT:
                self._known.clear()
                self._kept = 1 + len(found)
            self._known[key] = found
        return found


def payments_for(colour: int, value: int, deck: list[int], is_usual: bool) -> Payments:
    """The payments for one type of slot out of a deck.  [CITY-8.6]

    A table takes up to half a second to make. Processes without patience make those of the usual deck alone.
    """
    if value <= LARGEST_TABLE and (is_usual or not PATIENCE.most):
        return PaymentTable(colour, value, deck)
    return LargePayments(colour, value, deck)


class PaymentTable(Payments):
    """The irredundant payments for one type of slot, as far as the deck has the cards.  [CITY-8.6]

    `codes` lists them in canonical order. `fitting` reads them as words, cards in the order `_order`, from a
    graph that merges equal ends: from a row, a card leads to the row `_next` of the rest (0: the word is
    complete, -1: there is no such word); the words `_skipped` on the way add up to the number of the word.
    """

    __slots__ = ("_members", "_next", "_order", "_order_without_hoax", "_root", "_skipped", "_words", "codes")

    def __init__(self, colour: int, value: int, deck: list[int]) -> None:
        # Hoax first: without one most cards are useless. A quarter of the steps of canonical order, ANY half.
        jokers = [N2, N1, G1]
        plain = [kind for kind in range(KINDS) if COLOUR[kind] == colour and kind not in HOAXES + jokers]
        rest = [kind for kind in range(KINDS) if kind not in HOAXES + jokers + plain]
        self._order = HOAXES + plain + jokers + rest
        self._order_without_hoax = plain + jokers
        if colour == ANY:
            self._order_without_hoax += rest
        words: list[tuple[list[int], int]] = []
        for bag in _minimal(_Candidates(colour, value, deck, True).bags):
            cards: list[int] = []
            for kind in self._order:
                for _ in range((bag >> SHIFT[kind]) & CARD_MASK):
                    cards.append(kind)
            words.append((cards, payment(cards)))
        words.sort()
        self._words: list[Any] = [code for _, code in words]  # as int, boxed anew for each answer: 7 % slower
        self.codes: list[int] = sorted(self._words)
        self._members = set(self.codes)
        self._next = [-1] * KINDS
        self._skipped = [0] * KINDS
        self._root = self._add_row([cards for cards, _ in words], 0, len(words), 0, {})

    def _add_row(
        self, words: list[list[int]], low: int, high: int, depth: int, rows: dict[tuple[int, ...], int]
    ) -> int:
        """The row for what follows the first `depth` cards of the words from `low` up to `high`."""
        if high - low == 1 and len(words[low]) == depth:
            return 0
        ends: list[int] = []
        first = low
        while first < high:
            kind = words[first][depth]
            after = first + 1
            while after < high and words[after][depth] == kind:
                after += 1
            ends += [kind, first - low, self._add_row(words, first, after, depth + 1, rows)]
            first = after
        key = tuple(ends)
        if key not in rows:
            row = len(self._next)
            rows[key] = row
            self._next += [-1] * KINDS
            self._skipped += [0] * KINDS
            for at in range(0, len(ends), 3):
                self._skipped[row + ends[at]] = ends[at + 1]
                self._next[row + ends[at]] = ends[at + 2]
        return rows[key]

    def has(self, code: int) -> bool:
        """Whether this is one of the irredundant payments.  [CITY-8.6]"""
        return code in self._members

    def fitting(self, hand: list[int], start: int) -> list[int]:
        """The payments out of the hand whose counts begin at `hand[start]`, in canonical order.  [CITY-8.6]

        About 1 µs compiled for 8 cards, 2 µs for a slot of any colour.
        """
        order = self._order
        if hand[start + W1] == 0 and hand[start + W2] == 0:
            order = self._order_without_hoax
        cards: list[int] = []
        for kind in order:
            count = hand[start + kind]
            while count > 0:
                cards.append(kind)
                count -= 1
        found: list[Any] = []
        self._follow(self._root, 0, cards, 0, found)
        if len(found) > 1:
            found.sort()
        return found

    def _follow(self, row: int, word: int, cards: list[int], index: int, found: list[Any]) -> None:
        """Finds all words that go on from a row with cards from `index` on."""
        last = -1
        size = len(cards)
        while index < size:
            kind = cards[index]
            index += 1
            if kind != last:
                last = kind
                following = self._next[row + kind]
                if following >= 0:
                    number = word + self._skipped[row + kind]
                    if following == 0:
                        found.append(self._words[number])
                    elif index < size:
                        self._follow(following, number, cards, index, found)
