"""Tensors and masks: what encodings write, as numpy has it."""

from __future__ import annotations

from obelisk.core.decision import Seat
from obelisk.extras import MissingExtra
from obelisk.research.stepping.crowd import NOTHING_TO_CHOOSE
from obelisk.research.stepping.session import Session
from obelisk.tensors.layout import Buffer, Layout
from obelisk.tensors.sheet import mark

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra(error) from None

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]


def tensor_of(buffer: Buffer) -> Tensor:
    """The buffer as a tensor that shares its memory."""
    return np.frombuffer(buffer, np.float32)


def named(layout: Layout, tensor: Tensor) -> dict[str, Tensor]:
    """Each slice in its own shape; they share the memory of the tensor."""
    return {name: tensor[layout.slice(name)].reshape(shape) for name, shape in layout.shapes.items()}


def observation(session: Session, seat: Seat) -> Tensor:
    """What a seat may know, as numbers; the tokens chosen so far are known to who chose them."""
    found = np.zeros(session.encoding.layout.size, np.float32)
    session.observe_into(seat, found)
    return found


def mask(session: Session, seat: Seat) -> Mask:
    """1 for every token that `seat` may choose now.

    A mask is never empty, because there are learners who cannot bear that: who is not asked has the first
    token, which then means nothing.
    """
    found = np.zeros(session.encoding.tokens, np.int8)
    menu = session.menu if seat == session.seat else None
    mark(found, len(found), [NOTHING_TO_CHOOSE if menu is None else menu.marks()])
    return found
