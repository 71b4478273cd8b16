"""An evaluation by a net in ONNX format, made by somebody else's framework; needs `pip install onnxruntime`.

ONNX_NET=city.onnx obelisk arena city --bots turn:eval=python:examples.bots.onnx_net:net,random --games 20

The net gets a row of numbers for each position (the observation of `obelisk.research`, as the seat sees it)
and answers each with one number, the chance of that seat to win.
"""

import os
from typing import Any

import numpy as np
import onnxruntime

from obelisk.bots.search.plan import payoff
from obelisk.core.decision import Seat
from obelisk.research.arrays import tensor_of
from obelisk.research.encodings import encoding_of, game_of


class OnnxNet:
    """Planners collect the positions of a turn, so the net is asked about `batch` of them at once."""

    def __init__(self, game: str, path: str) -> None:
        self.id = os.path.basename(path)
        self.batch = 64
        self.game = game_of(game)
        self.session = onnxruntime.InferenceSession(path)
        self.input = self.session.get_inputs()[0].name

    def values(self, states: list[Any], seat: Seat) -> list[float]:
        going_on = [state for state in states if self.game.result(state) is None]
        chances = iter(self.chances(going_on, seat) if going_on else [])
        found = []
        for state in states:
            result = self.game.result(state)
            seats = self.game.seats(state.options)
            found.append(next(chances) if result is None else payoff(result, seat, seats))
        return found

    def chances(self, states: list[Any], seat: Seat) -> list[float]:
        encoding = encoding_of(self.game, states[0].options)
        rows = []
        for state in states:
            buffer = encoding.layout.buffer()
            encoding.observe(self.game.encode_view(self.game.view(state, seat)), buffer)
            rows.append(np.array(tensor_of(buffer), np.float32))
        (answers,) = self.session.run(None, {self.input: np.stack(rows)})
        return [float(answer) for answer in answers.reshape(-1)]


net = OnnxNet("city", os.environ["ONNX_NET"])
