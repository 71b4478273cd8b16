"""MaskablePPO of sb3-contrib learns Legends against the random player, through the Gymnasium environment.

    pip install 'obelisk[research]' sb3-contrib
    python examples/sb3_learner.py 40000        steps; 512 without a number

Without sb3-contrib it says so and ends. In Drakon give the environment `shaping="gold"`.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

import gymnasium

import obelisk.research.gymnasium  # noqa: F401 - registers the environments

EVALUATED = 10


def main(steps: int) -> None:
    if find_spec("sb3_contrib") is None:
        print("needs sb3-contrib: pip install sb3-contrib")
        return
    import torch  # type: ignore[import-not-found, unused-ignore]
    from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, unused-ignore]

    torch.set_num_threads(1)
    env = gymnasium.make("obelisk/Legends-v1", opponents="random", seat=None, compact=True)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=64, seed=1, device="cpu")
    model.learn(steps)
    won = 0
    for number in range(EVALUATED):
        seen, _ = env.reset(seed=1000 + number)
        over = late = False
        reward = 0.0
        while not over and not late:
            action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())  # type: ignore[attr-defined]
            seen, paid, over, late, _ = env.step(int(action))
            reward = float(paid)
        won += reward > 0
    print(f"after {steps} steps: won {won} of {EVALUATED} games against the random player")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 512)
