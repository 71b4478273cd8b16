"""Chance is asked, never hidden: rules ask for one of several weighted outcomes; every answer is recorded.

An *ask* is an integer by which a game says what it asks for (a card for p2, the tile of b5); together with
the outcome it has a text, which the game writes and reads.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import Final, Protocol

from obelisk.core.errors import ImpossibleOutcome
from obelisk.core.rng import Rng, index_of

WORD: Final = 1 << 64
DIGITS: Final = 18
"""Of the numbers of a proof: less than a word has."""


class Chance(Protocol):
    """Answers what the rules leave to chance.

    Implementations need not inherit from this. Compiled ones that do are asked directly.
    """

    __slots__ = ()

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """An index into `weights`, with probability weight / total; `total` is their positive sum."""
        ...

    def proof(self) -> str:
        """What the last answer was derived from, as text for the record; empty where nothing is proved."""
        ...


class SeededChance(Chance):
    """Fast pseudo-random chance, fixed by its seed. For simulation, search and tests."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int | str) -> None:
        self._rng = Rng(f"chance/{seed}")

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The outcome that the next number of the generator falls on."""
        return self._rng.pick(weights, total)

    def proof(self) -> str:
        """Nothing is proved: whoever knows the seed can play the same again."""
        return ""


class ScriptedChance(Chance):
    """Chance that repeats given outcomes, and refuses what cannot be. For replays and tests.

    Each entry is (ask, outcome, proof); an ask of -1 answers any question.
    """

    __slots__ = ("_next", "_proof", "_script")

    def __init__(self, script: list[tuple[int, int, str]]) -> None:
        self._script = script
        self._next = 0
        self._proof = ""

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The next outcome of the script; `ImpossibleOutcome` if it does not fit the question."""
        if self._next >= len(self._script):
            raise ImpossibleOutcome("the rules ask for a chance outcome that is not given")
        expected, outcome, proof = self._script[self._next]
        if expected not in (-1, ask):
            raise ImpossibleOutcome("the chance outcome answers another question than the rules ask")
        if not 0 <= outcome < len(weights) or weights[outcome] <= 0:
            raise ImpossibleOutcome("the chance outcome cannot happen here")
        if proof and proof_outcome(proof, weights, total) != outcome:
            raise ImpossibleOutcome(f"the chance outcome does not follow from {proof}")
        self._next += 1
        self._proof = proof
        return outcome

    def proof(self) -> str:
        """The proof that was written beside the last outcome."""
        return self._proof

    def left(self) -> int:
        """How many outcomes have not been asked for yet."""
        return len(self._script) - self._next


class FairChance(Chance):
    """Chance derived from a secret seed of 256 bits that is committed to before and revealed after the game.

    Answer number n (from 0) is `fair_value(seed, n, total)`; `commitment` is the SHA-256 of the seed.
    """

    __slots__ = ("_asked", "_proof", "_seed")

    def __init__(self, seed: bytes, asked: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("a fair seed has 32 bytes")
        self._seed = seed
        self._asked = asked
        self._proof = ""

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the game."""
        return commitment_of(self._seed)

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """The outcome that `fair_value` of this question falls on."""
        value = fair_value(self._seed, self._asked, total)
        self._asked += 1
        self._proof = f"{value}/{total}"
        return index_of(weights, value)

    def proof(self) -> str:
        """The last value and its total, as `value/total`."""
        return self._proof


class RecordingChance(Chance):
    """Passes questions on to another chance and keeps every answer as (ask, outcome, proof)."""

    __slots__ = ("_source", "outcomes")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[tuple[int, int, str]] = []

    def pick(self, ask: int, weights: list[int], total: int) -> int:
        """What the other chance answers, kept in `outcomes`."""
        outcome = self._source.pick(ask, weights, total)
        self.outcomes.append((ask, outcome, self._source.proof()))
        return outcome

    def proof(self) -> str:
        """The proof of the other chance."""
        return self._source.proof()


def commitment_of(seed: bytes) -> str:
    """The hash that is shown before the game and binds whoever holds the seed."""
    return sha256(seed).hexdigest()


def mixed_seed(seed: bytes, secrets: list[str]) -> bytes:
    """The seed of a game to which players have given parts: one secret a seat, empty where none was given.

    Without any part it is `seed` itself. docs/records.md says why nobody can choose it.
    """
    if not any(secrets):
        return seed
    return digest(seed, "\n".join(["obelisk/parts", *secrets]).encode(), "sha256")


def fair_value(seed: bytes, number: int, total: int) -> int:
    """The integer from 0 to `total` - 1 that answers question `number`.

    HMAC-SHA256 over the question and try number gives 64 bits; values that would favour some outcomes are
    rejected and the next try is taken.
    """
    limit = WORD - WORD % total
    attempt = 0
    while True:
        message = f"obelisk/{number}/{attempt}".encode()
        value = int.from_bytes(digest(seed, message, "sha256")[:8], "big")
        if value < limit:
            return value % total
        attempt += 1


def proof_numbers(proof: str) -> tuple[int, int]:
    """Value and total of a proof `value/total`; total 0 if it is none. Anybody may have written it: more
    digits than any question has are no number.
    """
    value, slash, total = proof.partition("/")
    if not (slash and value.isdecimal() and total.isdecimal()) or max(len(value), len(total)) > DIGITS:
        return 0, 0
    return int(value), int(total)


def proof_outcome(proof: str, weights: list[int], total: int) -> int:
    """The outcome that a proof `value/total` stands for, or -1 if it does not fit these weights."""
    value, claimed = proof_numbers(proof)
    if claimed != total or value >= total:
        return -1
    return index_of(weights, value)
