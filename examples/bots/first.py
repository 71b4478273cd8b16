"""A bot in Python: prefers to build, then to make offerings; otherwise anything.

obelisk arena city --bots "stdio:python3 examples/bots/first.py,random" --games 20
"""

import json
import random
import sys
from typing import Any

LIKES = ["offer", "build", "move", "play"]


def choose(question: dict[str, Any]) -> str:
    """One of the legal texts. `question["view"]` holds what the seat can see."""
    legal: list[str] = question["legal"]
    for verb in LIKES:
        liked = [text for text in legal if text.split()[0] == verb]
        if liked and (verb in ("offer", "build") or random.random() < 0.5):
            return random.choice(liked)
    return random.choice(legal)


for line in sys.stdin:
    message = json.loads(line)
    if "legal" in message:
        print(json.dumps({"ask": message["ask"], "action": choose(message)}), flush=True)
    # A message with "events" only tells what happened; no answer is expected.
