"""Games as numbers: a small alphabet for actions, tensors for views, vectors for choices."""

from obelisk.research.encoding.base import Encoding
from obelisk.research.encoding.known import ENCODINGS, encoding_of, game_of, options_of
from obelisk.research.encoding.layout import Layout, Tensor

__all__ = ["ENCODINGS", "Encoding", "Layout", "Tensor", "encoding_of", "game_of", "options_of"]
