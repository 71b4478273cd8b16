"""A process that turns SVG into PNG: one JSON request per line in, one line of base64 out."""

from __future__ import annotations

import json
import resource
import sys
from base64 import b64encode
from pathlib import Path
from typing import Final

import resvg_py

FAMILY: Final = "Noto Sans"
FONTS: Final = sorted(str(path) for path in Path(__file__).with_name("fonts").glob("*.ttf"))


def png_of(svg: str) -> bytes:
    """Drawn with our own fonts only, so that it looks the same everywhere."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=FONTS,
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )


def main() -> None:
    memory = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    print('"ready"', flush=True)
    for line in sys.stdin:
        print(b64encode(png_of(json.loads(line)["svg"])).decode(), flush=True)


if __name__ == "__main__":
    main()
