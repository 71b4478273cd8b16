"""A trained net and its file: a line of words about it, then its numbers."""

from __future__ import annotations

import json
import sys
from array import array
from pathlib import Path
from typing import Any, Final
from zlib import compress, decompress

from obelisk.bots.nets import layers

FORMAT: Final = "obelisk-net/1"


class InvalidNet(ValueError):
    """A file that is no net, or one for other features."""


class Net:
    """The numbers of a net. `parts` are the rows of what rows have in common, for things it has never met."""

    def __init__(
        self,
        about: dict[str, Any],
        rows: bytes,
        parts: bytes,
        bias: bytes,
        second: bytes,
        second_bias: bytes,
        third: bytes,
        third_bias: int,
    ) -> None:
        self.about = about
        self.rows = rows
        self.parts = parts
        self.bias = bias
        self.second = second
        self.second_bias = second_bias
        self.third = third
        self.third_bias = third_bias
        self.width = len(bias) // 4

    def logits(self, features: list[int], ends: list[int]) -> list[float]:
        """What it says of each position: its features are those from the end of the one before to its own."""
        return layers.logits(
            self.rows,
            self.bias,
            self.second,
            self.second_bias,
            self.third,
            self.third_bias,
            features,
            ends,
        )

    def extended(self, strange: list[list[int]]) -> Net:
        """The same net with rows for what it cannot know, made from the parts they have in common with it."""
        table = memoryview(self.parts).cast("h")
        width = self.width
        more = array("h")
        for parts in strange:
            row = [0] * width
            for part in parts:
                for cell, weight in enumerate(table[part * width : part * width + width]):
                    row[cell] += weight
            more.extend(min(max(each, -32768), 32767) for each in row)
        return Net(
            self.about,
            self.rows + more.tobytes(),
            self.parts,
            self.bias,
            self.second,
            self.second_bias,
            self.third,
            self.third_bias,
        )


def write_net(net: Net, path: Path) -> None:
    """Writes the file, at once."""
    pieces = [net.rows, net.parts, net.bias, net.second, net.second_bias, net.third]
    head = {
        "format": FORMAT,
        **net.about,
        "sizes": [len(piece) for piece in pieces],
        "third_bias": net.third_bias,
    }
    new = path.with_name(path.name + ".new")
    new.write_bytes(json.dumps(head).encode() + b"\n" + compress(b"".join(pieces), 9))
    new.replace(path)


def read_net(path: Path) -> Net:
    """Reads a file; raises `InvalidNet` if it is none."""
    line, _, packed = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(line)
        if head["format"] != FORMAT:
            raise InvalidNet(f"{path}: not a net of this version")
        sizes = head.pop("sizes")
        third_bias = head.pop("third_bias")
        data = decompress(packed)
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidNet(f"{path}: not a net") from error
    if sys.byteorder != "little":
        raise InvalidNet("nets are for machines whose numbers begin with the lowest byte")
    pieces: list[bytes] = []
    start = 0
    for size in sizes:
        pieces.append(data[start : start + size])
        start += size
    if len(pieces) != 6 or start != len(data):
        raise InvalidNet(f"{path}: its numbers are not all there")
    return Net(head, pieces[0], pieces[1], pieces[2], pieces[3], pieces[4], pieces[5], third_bias)
