"""PPO of Ray RLlib learns Legends against the random player, with action masks, through Gymnasium.

    pip install 'obelisk[research]' 'ray[rllib]' torch
    python examples/rllib_learner.py 20        iterations; 1 without a number

Without RLlib it says so and ends.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any

import gymnasium
from gymnasium.spaces import Box, Dict

import obelisk.research.gymnasium  # noqa: F401 - registers the environments


class Masked(gymnasium.Wrapper):
    """The environment with the names that RLlib's masking module reads."""

    def __init__(self, _: Any = None) -> None:
        super().__init__(gymnasium.make("obelisk/Legends-v1", opponents="random", seat=None, compact=True))
        spaces: Any = self.env.observation_space
        tokens = spaces["action_mask"].shape
        self.observation_space = Dict(
            {"observations": spaces["observation"], "action_mask": Box(0.0, 1.0, tokens)}
        )

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**options)
        return self.renamed(seen), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, late, info = self.env.step(int(action))
        return self.renamed(seen), float(reward), over, late, info

    def renamed(self, seen: Any) -> dict[str, Any]:
        """The mask as floats, and the other word for the observation."""
        return {"observations": seen["observation"], "action_mask": seen["action_mask"].astype("float32")}


def main(iterations: int) -> None:
    if find_spec("ray") is None or find_spec("ray.rllib") is None or find_spec("torch") is None:
        print("needs RLlib and PyTorch: pip install 'ray[rllib]' torch")
        return
    from ray.rllib.algorithms.ppo import PPOConfig  # type: ignore[import-not-found, unused-ignore]
    from ray.rllib.core.rl_module.rl_module import (  # type: ignore[import-not-found, unused-ignore]
        RLModuleSpec,
    )
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import (  # type: ignore[import-not-found, unused-ignore]
        ActionMaskingTorchRLModule,
    )

    config = (
        PPOConfig()
        .environment(Masked)
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=512, minibatch_size=128, num_epochs=2)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [64], "fcnet_hiddens": [64]},
            )
        )
    )
    algorithm = config.build_algo()
    for number in range(1, iterations + 1):
        found = algorithm.train()["env_runners"]
        print(f"iteration {number}: mean return {found.get('episode_return_mean', 0.0):+.2f}")
    algorithm.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
