"""The Game protocol: what every game must answer, and what it promises.

`State` is the truth, `View` is what one seat may know, and no more leaves the engine. Each promise is a test
in `obelisk.core.check`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeVar

from obelisk.core.chance import Chance
from obelisk.core.decision import Action, Decision, Result, Seat
from obelisk.core.event import Event
from obelisk.core.rng import Rng

O = TypeVar("O")  # noqa: E741 - the game's Options type
S = TypeVar("S")
V = TypeVar("V")

NO_ACTION: Final = Action(-1)
"""What `Game.sample` gives when the game is over; no action has this number."""


def sampled(actions: list[Action], rng: Rng) -> Action:
    """One of some choices, all equally likely; `NO_ACTION` if there are none."""
    return actions[rng.below(len(actions))] if actions else NO_ACTION


class Game(Protocol[O, S, V]):
    """A game with its options `O`, state `S` and view `V`.

    Implementations need not inherit from this. One that does, and is compiled with the core, need not write
    what most games answer alike: `known_options`, `sample`, `apply` and `may_be_answered`.
    """

    @property
    def id(self) -> str:
        """The short name, as in `obelisk simulate city`."""
        ...

    @property
    def rules_version(self) -> int:
        """Raised whenever an old record would replay differently."""
        ...

    @property
    def turn_rule(self) -> str:
        """The rule that refuses an action of a seat that is not asked."""
        ...

    def seat_counts(self) -> list[int]:
        """The numbers of seats the game can be played with."""
        ...

    def options(self, values: Mapping[str, object]) -> O:
        """Checked options, defaults filled in; raises `InvalidOptions` with all problems."""
        ...

    def encode_options(self, options: O) -> dict[str, object]:
        """Every option with its value as JSON data; `options` reads it back."""
        ...

    def known_options(self, options: O, seats: list[Seat]) -> O:
        """The options as the people of these seats may know them; without seats, as a spectator may.

        Options that differ only in what they cannot know give equal ones. These are enough for `decode_view`,
        but where something is kept from them nobody can `setup` a game with them.
        """
        return options

    def seats(self, options: O) -> int:
        """How many seats these options have."""
        ...

    def facts(self, options: O) -> dict[str, object]:
        """What lies in the box with these options, as JSON data: all that a client needs to draw views."""
        ...

    def decision_bound(self, options: O) -> int:
        """No game with these options has more decisions; 0 if it can go on for ever."""
        ...

    def setup(self, options: O, chance: Chance, events: list[Event] | None = None) -> S:
        """Dealt and ready. Same options and same chance give the same state.

        Raises `InvalidOptions` if the options are not all known.
        """
        ...

    def decision(self, state: S) -> Decision | None:
        """Which seat chooses, and of what kind; `None` exactly when the game is over."""
        ...

    def legal(self, state: S) -> list[Action]:
        """The choices in canonical order; empty exactly when the game is over.

        Depends only on what the deciding seat can see. The list may be shared: do not change it.
        """
        ...

    def sample(self, state: S, rng: Rng) -> Action:
        """One of the choices, all equally likely; `NO_ACTION` when the game is over.

        Exactly `sampled(legal(state), rng)`, with the same use of `rng`; a game may find it without the list.
        """
        return sampled(self.legal(state), rng)

    def advance(self, state: S, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
        """Plays the action in place. Events are collected only if asked for.

        An illegal action raises `IllegalAction` and changes nothing.
        """
        ...

    def apply(self, state: S, action: Action, chance: Chance) -> tuple[S, list[Event]]:
        """Copies, then advances the copy: the old state is untouched."""
        after = self.copy(state)
        events: list[Event] = []
        self.advance(after, action, chance, events)
        return after, events

    def copy(self, state: S) -> S:
        """An equal state that shares nothing that can change."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` may know; `None` is a spectator.

        States that differ only in what the seat cannot see give equal views.
        """
        ...

    def determinise(self, view: V, rng: Rng) -> S:
        """A full state that is consistent with the view; every consistent state can come out."""
        ...

    def may_be_answered(self, state: S, action: Action) -> bool:
        """Whether, as far as everybody can tell, another seat might be asked in secret about this action.

        Such an action is not taken back and its outcome is held back for a while, whether or not somebody is
        asked: else what follows would tell.
        """
        return False

    def result(self, state: S) -> Result | None:
        """How the game ended; `None` while it goes on."""
        ...

    def faults(self, state: S, before: S | None = None) -> list[str]:
        """The invariants that do not hold in `state` (coming from `before`), each with its rule id."""
        ...

    def notate(self, state: S, action: Action) -> str:
        """The short text of an action; `parse` reads it back in the same state."""
        ...

    def parse(self, state: S, text: str) -> Action:
        """The action a text stands for; raises `InvalidNotation`. It need not be legal."""
        ...

    def notate_chance(self, options: O, ask: int, outcome: int) -> str:
        """The short text of a chance outcome."""
        ...

    def parse_chance(self, options: O, text: str) -> tuple[int, int]:
        """The (ask, outcome) a text stands for; raises `InvalidNotation`."""
        ...

    def encode_state(self, state: S) -> dict[str, object]:
        """The whole truth as JSON data. Never sent to a player."""
        ...

    def decode_state(self, options: O, data: object) -> S:
        """The state that `encode_state` wrote; raises `InvalidDocument`."""
        ...

    def encode_view(self, view: V) -> dict[str, object]:
        """The view as JSON data."""
        ...

    def decode_view(self, options: O, data: object) -> V:
        """The view that `encode_view` wrote; raises `InvalidDocument`."""
        ...
