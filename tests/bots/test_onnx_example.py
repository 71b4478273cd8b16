"""The example of a net that somebody else's framework made (`examples/bots/onnx_net.py`)."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from bots.positions import game_of, position
from obelisk.bots.base import Budget
from obelisk.bots.spec import make_bot
from obelisk.research.encodings import encoding_of

ROOT = Path(__file__).resolve().parents[2]


def test_a_net_in_onnx_judges_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells positions from each other, says of many what it says of one, and a bot plays by it."""
    onnx = pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")
    numpy = pytest.importorskip("numpy")
    game = game_of("city")
    state = position("city", 12)
    size = encoding_of(game, state.options).layout.size
    weights = numpy.linspace(-1.0, 1.0, size, dtype=numpy.float32).reshape(size, 1) / size
    helper = onnx.helper
    graph = helper.make_graph(
        [
            helper.make_node("MatMul", ["seen", "weights"], ["logit"]),
            helper.make_node("Sigmoid", ["logit"], ["chance"]),
        ],
        "small",
        [helper.make_tensor_value_info("seen", onnx.TensorProto.FLOAT, ["positions", size])],
        [helper.make_tensor_value_info("chance", onnx.TensorProto.FLOAT, ["positions", 1])],
        [onnx.numpy_helper.from_array(weights, "weights")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    onnx.save(model, tmp_path / "small.onnx")
    monkeypatch.setenv("ONNX_NET", str(tmp_path / "small.onnx"))
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.delitem(sys.modules, "examples.bots.onnx_net", raising=False)
    net = importlib.import_module("examples.bots.onnx_net").net
    chances = [net.values([each], 0)[0] for each in (state, position("city", 30))]
    assert all(0.0 < chance < 1.0 for chance in chances)
    assert chances[0] != chances[1]
    assert net.values([state, position("city", 30)], 0) == pytest.approx(chances)
    decision = game.decision(state)
    assert decision is not None
    legal = list(game.legal(state))
    bot = make_bot("turn:eval=python:examples.bots.onnx_net:net", game, 1)
    assert bot.choose(game.view(state, decision.seat), legal, Budget()) in legal
