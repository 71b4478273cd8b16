"""The mean of several nets that come from one: what each of them learnt by chance is not in the others."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from obelisk.bots.nets.net import InvalidNet, Net


def mean_net(nets: Sequence[Net]) -> Net:
    """Number by number; it tells about itself what the first one does.

    Only nets that went on learning from the same one have a mean that plays: the numbers of strangers in one
    place have nothing to do with each other.
    """
    first = nets[0]
    for net in nets:
        if (net.about.get("features"), net.width, len(net.rows)) != (
            first.about.get("features"),
            first.width,
            len(first.rows),
        ):
            raise InvalidNet("only nets of one kind have a mean")

    def mean(kind: str, pieces: list[bytes]) -> bytes:
        columns = zip(*(array(kind, piece) for piece in pieces), strict=True)
        return array(kind, [round(sum(column) / len(column)) for column in columns]).tobytes()

    return Net(
        first.about,
        mean("h", [net.rows for net in nets]),
        mean("h", [net.parts for net in nets]),
        mean("i", [net.bias for net in nets]),
        mean("h", [net.second for net in nets]),
        mean("i", [net.second_bias for net in nets]),
        mean("h", [net.third for net in nets]),
        round(sum(net.third_bias for net in nets) / len(nets)),
    )
