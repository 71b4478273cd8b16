"""Writes the mean of several nets that went on learning from the same one.

python scripts/mean_nets.py out/a.net out/b.net --into out/mean.net
"""

from __future__ import annotations

import argparse
from pathlib import Path

from obelisk.bots.nets.net import read_net, write_net
from obelisk.train.mean import mean_net


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("nets", nargs="+", type=Path)
    parser.add_argument("--into", required=True, type=Path)
    arguments = parser.parse_args()
    net = mean_net([read_net(path) for path in arguments.nets])
    write_net(net, arguments.into)
    print(f"{arguments.into}: the mean of {len(arguments.nets)} nets")


if __name__ == "__main__":
    main()
