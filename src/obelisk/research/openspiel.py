"""OpenSpiel games: `pyspiel.load_game("obelisk_city(players=3)")` after importing this module.

Chance is explicit: every card that is drawn is a chance node. A player's action is one token of the encoding.
What a player knows is the engine's view: it holds all that its seat may remember, though not in which order
it was learned.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from operator import index
from typing import Any, Final

from obelisk.catalog import GAMES
from obelisk.core.kit import Kit
from obelisk.core.rng import Rng
from obelisk.extras import MissingExtra
from obelisk.research.arrays import Tensor, named, observation, tensor_of
from obelisk.research.stepping.explicit import CHANCE, TERMINAL, Position
from obelisk.research.tables import table_of
from obelisk.tensors.layout import Layout

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise MissingExtra(error) from None

MOST_OUTCOMES: Final = 1024
LONGEST: Final = 2_000_000_000
LONGEST_PATH: Final = 16
DIGITS: Final = 16
"""Of the hash of what a seat knew before."""
COMPACT: Final = "compact"
"""The parameter of every game that asks for fewer numbers to see."""
PAST: Final = "past"
"""The slice of an information state's tensor with the bits of that hash."""


def parameters_of(kit: Kit) -> dict[str, Any]:
    """The main options of a game with their defaults, as OpenSpiel reads them: digits are a number."""
    return {
        name: int(value) if isinstance(value, str) and value.isdecimal() else value
        for name, value in kit.parameters().items()
    }


class ObeliskState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel knows it.

    Python callers reach the methods without underscore, which do not go through C++ and back; C++ callers
    reach the ones with it. `history` is right for both.
    """

    def __init__(self, game: ObeliskGame, position: Position | None = None) -> None:
        super().__init__(game)
        self.at = game.first.copy() if position is None else position

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance or the end."""
        return self.at.player

    def is_chance_node(self) -> bool:
        """Whether chance is asked."""
        return self.at.player == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.at.player == TERMINAL

    def is_player_node(self) -> bool:
        """Whether a seat is asked."""
        return self.at.player >= 0

    def is_simultaneous_node(self) -> bool:
        """Never: seats choose one after the other."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The tokens to choose from; none for a player who is not asked."""
        if player is not None and player != self.at.player:
            return []
        return self.at.legal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes that can happen, with their probabilities."""
        return self.at.outcomes()

    def apply_action(self, action: int) -> None:
        """Plays a token or a chance outcome, in place."""
        self.at.apply(action)

    def _apply_action(self, action: int) -> None:
        self.at.apply(action)

    def clone(self) -> ObeliskState:
        """An equal state that goes its own way."""
        return ObeliskState(self.get_game(), self.at.copy())

    def child(self, action: int) -> ObeliskState:
        """The state after an action; this one stays as it is."""
        found = self.clone()
        found.apply_action(action)
        return found

    def history(self) -> list[int]:
        """All tokens and outcomes so far."""
        return self.at.history.copy()

    def history_str(self) -> str:
        """The history as text."""
        return ", ".join(str(action) for action in self.at.history)

    def move_number(self) -> int:
        """How many tokens and outcomes there were."""
        return len(self.at.history)

    def returns(self) -> list[float]:
        """The utility of every seat; zeros until the end."""
        return self.at.returns()

    def rewards(self) -> list[float]:
        """The same as `returns`: nothing is paid on the way."""
        return self.at.returns()

    def player_return(self, player: int) -> float:
        """The utility of one seat."""
        return self.at.returns()[player]

    def player_reward(self, player: int) -> float:
        """The same as `player_return`."""
        return self.at.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat may know, as text."""
        return self.at.known(self.at.player if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The same: views are complete."""
        return self.information_state_string(player)

    def observation_tensor(self, player: int | None = None) -> Tensor:
        """What a seat may know as numbers, as an array; zeros before the deal."""
        session = self.at.looked_at()
        if session is None:
            return np.zeros(self.at.table.encoding.layout.size, np.float32)
        return observation(session, self.at.player if player is None else player)

    def information_state_tensor(self, player: int | None = None) -> Tensor:
        """The same: views are complete."""
        return self.observation_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> ObeliskState:
        """Another state that `player` cannot tell from this one; the history stays that of this one."""
        rng = Rng(str(sampler()))
        return ObeliskState(self.get_game(), self.at.resampled(player, rng))

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.at
        # Not all that is an integer is an `int`: numpy has its own.
        number = index(action)
        if player == CHANCE:
            return at.table.game.notate_chance(at.table.options, at.script.ask, number)
        return at.table.encoding.token_name(number)

    def action_to_string(self, *arguments: int) -> str:
        """The text of an action, of the current player or of a given one."""
        player = self.at.player if len(arguments) == 1 else arguments[0]
        return self._action_to_string(player, arguments[-1])

    def __str__(self) -> str:
        at = self.at
        if at.session is None:
            return f"dealing {len(at.history)}"
        game = at.session.game
        data = game.encode_state(at.seen())
        return json.dumps([data, at.session.pending, at.action, at.script.answers], separators=(",", ":"))


class RecallingState(ObeliskState):
    """A state with information states of perfect recall.

    They end in what a seat knows, and begin with a hash of all that it knew and chose before.
    """

    def __init__(self, game: ObeliskGame, position: Position | None = None) -> None:
        super().__init__(game, position)
        # Of each seat: the hash of its past, and what it knew last.
        self.past = [""] * self.at.table.seats
        self.last = [self.at.known(seat) for seat in range(self.at.table.seats)]

    def apply_action(self, action: int) -> None:
        """Plays a token or a chance outcome, in place."""
        chooser = self.at.player
        self.at.apply(action)
        for seat, before in enumerate(self.last):
            known = self.at.known(seat)
            chosen = str(action) if seat == chooser else ""
            if chosen or known != before:
                past = "\n".join((self.past[seat], before, chosen))
                self.past[seat] = sha256(past.encode()).hexdigest()[:DIGITS]
                self.last[seat] = known

    def _apply_action(self, action: int) -> None:
        self.apply_action(action)

    def clone(self) -> RecallingState:
        """An equal state that goes its own way."""
        found = RecallingState(self.get_game(), self.at.copy())
        found.past, found.last = self.past.copy(), self.last.copy()
        return found

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat may know, with all that it knew before, as text."""
        seat = self.at.player if player is None else player
        return f"{self.past[seat]} {self.last[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat may know now, as text."""
        return self.last[self.at.player if player is None else player]

    def information_state_tensor(self, player: int | None = None) -> Tensor:
        """What a seat may know now, then the bits of the hash of all before: no two states have the same."""
        seat = self.at.player if player is None else player
        return np.concatenate([self.observation_tensor(seat), bits_of(self.past[seat])])


def bits_of(past: str) -> Tensor:
    """A hash as zeros and ones; zeros where nothing was before."""
    number = int(past or "0", 16)
    return np.array([number >> bit & 1 for bit in range(4 * DIGITS)], np.float32)


class Observer:
    """What a player knows, as a tensor with named slices and as text; with all it knew before, if it recalls.

    Only miniatures recall in numbers, in the slice `past`.
    """

    def __init__(self, layout: Layout, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = tensor_of(layout.buffer())
        self.dict = named(layout, self.tensor)

    def set_from(self, state: ObeliskState, player: int) -> None:
        """Fills `tensor` with what a player may know; zeros before the deal."""
        self.tensor[:] = (
            state.information_state_tensor(player) if self.recalls else state.observation_tensor(player)
        )

    def string_from(self, state: ObeliskState, player: int) -> str:
        """What a player may know, as text; with all that it knew before, where that is asked for."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


class ObeliskGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options."""

    id = ""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        parameters = parameters or {}
        values = {name: value for name, value in parameters.items() if name != COMPACT}
        self.table = table_of(self.id, self.values(values), bool(parameters.get(COMPACT)))
        self.first = Position(self.table)
        self.first.deal()
        seats = self.table.seats
        bound = self.table.game.decision_bound(self.table.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.encoding.tokens,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=min(bound * LONGEST_PATH, LONGEST) if bound else LONGEST,
        )
        super().__init__(self.kind(), info, dict(parameters))

    def values(self, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """The options that the parameters stand for."""
        return option_values(self.id, parameters)

    def kind(self) -> Any:
        """How OpenSpiel describes the game."""
        return GAME_TYPES[self.id]

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return LONGEST

    def new_initial_state(self) -> ObeliskState:
        """A game before the deal."""
        return ObeliskState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel's algorithms read tensors from."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.recalled() if recalls else self.table.encoding.layout, recalls)

    def recalled(self) -> Layout:
        """The slices of an information state's tensor: those of an observation."""
        return self.table.encoding.layout


class Miniature(ObeliskGame):
    """The variant of a game that is small enough to be solved; its states recall all that happened."""

    def values(self, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """The options of the variant."""
        return dict(GAMES.get(self.id).miniature or {})

    def kind(self) -> Any:
        """How OpenSpiel describes the variant."""
        return MINIATURE_TYPES[self.id]

    def new_initial_state(self) -> ObeliskState:
        """A game before the deal."""
        return RecallingState(self)

    def recalled(self) -> Layout:
        """The slices of an observation, and the past."""
        layout = super().recalled()
        return Layout([*layout.shapes.items(), (PAST, (4 * DIGITS,))])


def option_values(id: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game that OpenSpiel's parameters stand for."""
    kit = GAMES.get(id)
    choices = kit.values()
    values: dict[str, Any] = {}
    for name, value in {**parameters_of(kit), **parameters}.items():
        if name in kit.aliases:
            option, member = kit.aliases[name]
            members: Any = kit.defaults()[option]
            values.setdefault(option, list(members))[member] = value
        else:
            known = {str(choice): choice for choice in choices.get(name, [])}
            values[name] = known.get(str(value), value)
    return values


def game_type_of(id: str, is_mini: bool = False) -> Any:
    """How OpenSpiel describes a game of ours, or its miniature."""
    kit = GAMES.get(id)
    counts = kit.game.seat_counts()
    name = f"{id}-mini" if is_mini else id
    return pyspiel.GameType(
        short_name=f"obelisk_{name.replace('-', '_')}",
        long_name=f"Obelisk {name.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**({} if is_mini else parameters_of(kit)), COMPACT: False},
    )


GAME_TYPES: Final = {id: game_type_of(id) for id in GAMES.ids()}
# OpenSpiel keeps what it creates games with until after Python has ended, which only classes survive.
GAME_CLASSES: Final = {id: type("ObeliskGame", (ObeliskGame,), {"id": id}) for id in GAMES.ids()}
for _id, _class in GAME_CLASSES.items():
    pyspiel.register_game(GAME_TYPES[_id], _class)
MINIATURE_TYPES: Final = {
    kit.game.id: game_type_of(kit.game.id, True) for kit in GAMES.kits() if kit.miniature
}
MINIATURE_CLASSES: Final = {id: type("Miniature", (Miniature,), {"id": id}) for id in MINIATURE_TYPES}
for _id, _class in MINIATURE_CLASSES.items():
    pyspiel.register_game(MINIATURE_TYPES[_id], _class)
