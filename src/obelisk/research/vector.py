"""The batch as Gymnasium's vector environment: `gymnasium.make_vec("obelisk/City-v1", num_envs=64)`.

One seat of each game against bots or a policy. Games that have ended begin anew in the same step, as
Gymnasium's `SAME_STEP` says: the last observation and how it ended are in `final_obs` and `final_info`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from obelisk.bots.spec import BotSource
from obelisk.core.decision import Seat
from obelisk.extras import MissingExtra
from obelisk.research.batch import DENSE, Batch, Policy, Seen
from obelisk.research.processes import ManyBatches
from obelisk.research.spaces import observation_space_of

try:
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra(error) from None

Observation = dict[str, Any]
Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class ObeliskVector(VectorEnv[Observation, Any, Any]):
    """Many games side by side, one seat of each; the others are bots by their specs, or a policy for all.

    The reward is 0 until the end. An illegal token ends its game with -1. With `copy=False` observations and
    masks are the arrays of the batch, which the next step overwrites. Several `processes` share the games.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        num_envs: int,
        game: str,
        options: Mapping[str, object] | None = None,
        opponents: BotSource | Sequence[BotSource] | None = None,
        policy: Policy | None = None,
        seat: Seat | None = 0,
        max_episode_steps: int | None = None,
        copy: bool = True,
        shaping: str = "",
        compact: bool = False,
        processes: int = 1,
    ) -> None:
        settings: dict[str, Any] = {
            "opponents": "random" if opponents is None and policy is None else opponents,
            "seat": seat,
            "form": DENSE,
            "max_steps": max_episode_steps,
            "shaping": shaping,
            "compact": compact,
        }
        if policy is not None and processes > 1:
            raise ValueError("a policy is asked by one process")
        self.batch: Batch | ManyBatches
        if processes > 1:
            self.batch = ManyBatches(game, num_envs, options, processes=processes, **settings)
        else:
            self.batch = Batch(game, num_envs, options, policy=policy, **settings)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = observation_space_of(self.batch.encoding)
        self.single_action_space = Discrete(self.batch.encoding.tokens)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all games anew; their seeds follow from one number."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all games: theirs follow from it")
        super().reset(seed=seed)
        return self._observation(self.batch.reset(seed)), self._infos()

    def step(self, actions: Any) -> Stepped:
        """Plays a token in every game, and lets the others play until the own seats are asked again."""
        seats = [self.batch.learner(row) for row in range(self.num_envs)]
        illegal = self.batch.illegal(np.asarray(actions))
        seen = self.batch.step_or_lose(actions)
        infos = self._infos()
        for row in self.batch.last:
            ending = {"seat": seats[row], **self.batch.ending(row)}
            if row in illegal:
                ending["illegal"] = True
            mask = np.zeros(self.batch.encoding.tokens, np.int8)
            mask[0] = 1
            final = {"observation": self.batch.final(row), "action_mask": mask}
            infos = self._add_info(infos, {"final_obs": final, "final_info": ending}, row)
        rewards = seen.rewards.astype(np.float64)
        return self._observation(seen), rewards, seen.ended.copy(), seen.late.copy(), infos

    def _infos(self) -> dict[str, Any]:
        seats = np.array([self.batch.learner(row) for row in range(self.num_envs)])
        return {"seat": seats, "_seat": np.ones(self.num_envs, np.bool_)}

    def _observation(self, seen: Seen) -> Observation:
        found = {"observation": seen.observation, "action_mask": seen.mask}
        return {name: np.array(part) for name, part in found.items()} if self.copy else found

    def action_masks(self) -> NDArray[np.bool_]:
        """The tokens that may be chosen, as sb3-contrib's MaskablePPO asks for them."""
        return self.batch.mask.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """Ends bots that are programs of their own."""
        self.batch.close()
