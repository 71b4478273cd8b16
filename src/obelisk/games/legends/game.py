"""Legends as a `Game`: where the core finds each answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from obelisk.core.chance import Chance
from obelisk.core.deal import Deal
from obelisk.core.decision import Action, Decision, Result
from obelisk.core.event import Event
from obelisk.core.game import Game
from obelisk.core.rng import Rng
from obelisk.games.legends import (
    choices,
    encoding,
    interference,
    invariants,
    notation,
    options,
    rules,
    scoring,
)
from obelisk.games.legends import determinise as guesses
from obelisk.games.legends import legal as allowed
from obelisk.games.legends import setup as preparation
from obelisk.games.legends import view as knowledge
from obelisk.games.legends.options import Options
from obelisk.games.legends.state import State
from obelisk.games.legends.view import View


class Legends(Game[Options, State, View]):
    """The game of Blue Moon Legends."""

    @property
    def id(self) -> str:
        return "legends"

    @property
    def rules_version(self) -> int:
        return 1

    @property
    def turn_rule(self) -> str:
        return "LEG-20"

    def seat_counts(self) -> list[int]:
        return [2]

    def options(self, values: Mapping[str, object]) -> Options:
        return options.read(values)

    def encode_options(self, options_: Options) -> dict[str, object]:
        return options.encode(options_)

    def known_options(self, options_: Options, seats: list[int]) -> Options:
        return options.known(options_, seats)

    def seats(self, options_: Options) -> int:
        return 2

    def facts(self, options_: Options) -> dict[str, object]:
        return encoding.encode_facts(options_)

    def decision_bound(self, options_: Options) -> int:
        return options.decision_bound(options_)

    def setup(self, options_: Options, chance: Chance, events: list[Event] | None = None) -> State:
        return preparation.setup(options_, Deal(chance, events))

    def decision(self, state: State) -> Decision | None:
        return choices.decision_of(state)

    def legal(self, state: State) -> list[Action]:
        return allowed.legal(state)  # type: ignore[return-value]

    def advance(
        self, state: State, action: Action, chance: Chance, events: list[Event] | None = None
    ) -> None:
        rules.advance(state, Deal(chance, events), action)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int | None) -> View:
        return knowledge.view(state, seat)

    def determinise(self, view: View, rng: Rng) -> State:
        return guesses.determinise(view, rng)

    def may_be_answered(self, state: State, action: Action) -> bool:
        return interference.may_be_answered(state, action)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def faults(self, state: State, before: State | None = None) -> list[str]:
        return invariants.faults(state, before)

    def notate(self, state: State, action: Action) -> str:
        return notation.notate(state, action)

    def parse(self, state: State, text: str) -> Action:
        return notation.parse(state, text)

    def notate_chance(self, options_: Options, ask: int, outcome: int) -> str:
        return notation.notate_chance(options_.cast, ask, outcome)

    def parse_chance(self, options_: Options, text: str) -> tuple[int, int]:
        return notation.parse_chance(options_.cast, text)

    def encode_state(self, state: State) -> dict[str, object]:
        return encoding.encode_state(state)

    def decode_state(self, options_: Options, data: object) -> State:
        return encoding.decode_state(options_, data)

    def encode_view(self, view: View) -> dict[str, object]:
        return encoding.encode_view(view)

    def decode_view(self, options_: Options, data: object) -> View:
        return encoding.decode_view(options_, data)


GAME: Final = Legends()
