"""PettingZoo environments: `env("city")`, `raw_env("drakon", {"players": 4})`, `parallel_env("legends")`.

An agent's observation is a dict of `observation` and `action_mask`. A step chooses one token of the encoding;
the same agent is asked again until its action is complete. See docs/research.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from obelisk.core.chance import SeededChance
from obelisk.extras import MissingExtra
from obelisk.research.arrays import mask, observation
from obelisk.research.encodings import drawing_of, encoding_of, game_of, options_of
from obelisk.research.endings import ending_of
from obelisk.research.spaces import observation_space_of
from obelisk.research.stepping.session import OVER, Session, utilities

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import parallel_to_aec, wrappers  # type: ignore[import-untyped]
except ImportError as error:
    raise MissingExtra(error) from None

ILLEGAL_REWARD: Final = -1.0


class ObeliskEnv(AECEnv):  # type: ignore[misc]
    """One game, agent by agent. A step does no more than the rules do: tensors are made when looked at.

    A fast loop takes tokens from `legal()` and does not look. An illegal token raises `IllegalToken`; `env`
    has the usual wrapper that ends the game instead. After `max_cycles` steps the game is truncated.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants it like this
        "name": "obelisk_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "city",
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        compact: bool = False,
    ) -> None:
        super().__init__()
        self.game = game_of(game)
        self.options = options_of(self.game, options)
        self.encoding = encoding_of(self.game, self.options, compact)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"obelisk_{self.encoding.name}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats(self.options))]
        self.agents: list[str] = []
        self._max_cycles = max_cycles if max_cycles is not None else -1
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space_of(self.encoding)
        self._action_spaces = {agent: Discrete(self.encoding.tokens) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> Dict:
        """The view as tensors and the mask of legal tokens."""
        return self._observation_space

    def action_space(self, agent: str) -> Discrete[Any]:
        """All tokens of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; without a seed it follows from the last one."""
        if seed is not None:
            self._random = Random(seed)
        chance = SeededChance(self._random.getrandbits(62))
        self.session = Session(self.game, self.encoding, self.game.setup(self.options, chance), chance)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._over = False
        self.agent_selection = self.possible_agents[self.session.seat]

    def legal(self) -> list[int]:
        """The tokens that the selected agent may choose, rising."""
        return [] if self._over else self.session.legal()

    def step(self, action: int | None) -> None:
        """Plays a token of the agent that is asked; agents of a finished game step with None."""
        if self._over:
            self._was_dead_step(action)
            return
        session = self.session
        session.step(-1 if action is None else int(action))  # numpy has integers of its own
        self._steps += 1
        if session.seat == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[session.seat]
            if self._steps == self._max_cycles:
                self._over = True
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        self._over = True
        result = self.session.result()
        won = utilities(result, len(self.possible_agents))
        self.infos = {agent: ending_of(result, seat) for seat, agent in enumerate(self.possible_agents)}
        self.rewards = dict(zip(self.agents, won, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and which tokens it may play."""
        seat = self._seats[agent]
        asked = OVER if self._over else seat
        return {"observation": observation(self.session, seat), "action_mask": mask(self.session, asked)}

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode != "ansi":
            return None
        return drawing_of(self.game, self.game.view(self.session.state, None))

    def close(self) -> None:
        """Nothing has to be closed."""


raw_env = ObeliskEnv


def env(
    game: str = "city",
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    compact: bool = False,
) -> Any:
    """The environment with PettingZoo's wrappers: an illegal token loses, and calls must come in order."""
    found = ObeliskEnv(game, options, max_cycles, render_mode, compact)
    wrapped = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class ParallelObelisk(ParallelEnv):  # type: ignore[misc]
    """The same with everybody answering in every cycle; only the answer of who is asked counts.

    An illegal one passes the cycle without a change. For libraries that know no other form.
    """

    def __init__(
        self,
        game: str = "city",
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        compact: bool = False,
    ) -> None:
        self._env = ObeliskEnv(game, options, None, render_mode, compact)
        self._max_cycles = max_cycles if max_cycles is not None else -1
        self.metadata = {**self._env.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """The view as tensors and the mask of legal tokens."""
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> Discrete[Any]:
        """All tokens of the game."""
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deals a new game."""
        self._env.reset(seed)
        self._cycles = 0
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._env.observe(agent) for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Plays the token of the agent that is asked; those of the others do not count."""
        game = self._env
        token = actions.get(game.agent_selection)
        if token in game.session.legal():
            game.step(token)
        self._cycles += 1
        late = self._cycles == self._max_cycles
        found: tuple[dict[str, Any], ...] = (
            self._observations(),
            dict(game.rewards),
            dict(game.terminations),
            dict.fromkeys(self.agents, late),
            dict(game.infos),
        )
        if late or game._over:
            self.agents = []
        return found

    def render(self) -> str | None:
        """The table as text."""
        return self._env.render()

    def close(self) -> None:
        """Nothing has to be closed."""


parallel_env = ParallelObelisk


def parallel_as_aec(
    game: str = "city",
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    compact: bool = False,
) -> Any:
    """The parallel form, agent by agent: every agent has one step in every cycle."""
    return parallel_to_aec(ParallelObelisk(game, options, max_cycles, compact=compact))
