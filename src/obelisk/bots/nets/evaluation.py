"""A net as an evaluation: what bots ask."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from obelisk.bots.nets.features import Features
from obelisk.bots.nets.net import InvalidNet, Net
from obelisk.core.decision import Seat

FLAT: Final = 0.02
"""The chance never gets nearer to 0 or 1 before the end."""
FAR: Final = 300.0
BATCH: Final = 64


class NetEvaluation:
    """Values positions by a net, from what the seat may know of them."""

    def __init__(self, id: str, net: Net, features: Features[Any]) -> None:
        if net.about.get("features") != features.id or len(net.rows) != 2 * net.width * features.size:
            raise InvalidNet(f"{id}: the net was made for other features than {features.id}")
        self.id = id
        self.batch = BATCH
        self.net = net
        self._extended = net
        self._features = features
        self._strange: list[list[int]] | None = None

    def values(self, states: list[Any], seat: Seat) -> list[float]:
        """The chances of `seat`; the net is asked once about all positions that are not over."""
        found: list[float] = []
        rows: list[int] = []
        ends: list[int] = []
        places: list[int] = []
        features = self._features
        for state in states:
            value = features.chance(state, seat)
            if value < 0.0:
                places.append(len(found))
                features.add(state, seat, rows)
                ends.append(len(rows))
            found.append(value)
        if places:
            strange = features.strange(states[places[0]])
            if strange is not self._strange:
                self._strange = strange
                self._extended = self.net.extended(strange)
            logits = self._extended.logits(rows, ends)
            for index in range(len(places)):
                found[places[index]] = chance_of(logits[index])
        return found


def chance_of(logit: float) -> float:
    """The chance that a logit stands for."""
    if logit > FAR:
        logit = FAR
    elif logit < -FAR:
        logit = -FAR
    return FLAT * 0.5 + (1.0 - FLAT) / (1.0 + exp(-logit))
