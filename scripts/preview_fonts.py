"""Makes the fonts of link previews (src/obelisk/server/fonts) out of those of the client (web/src/fonts).

    python scripts/preview_fonts.py

What turns SVG into PNG reads no woff2, and takes letters that one font lacks from none of the same name: so
Latin, Cyrillic and Hebrew become one font for each weight. Needs fonttools and brotli; run when the fonts of
the client change, which is hardly ever.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import bootstrap
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

SOURCE = bootstrap.ROOT / "web" / "src" / "fonts"
TARGET = bootstrap.ROOT / "src" / "obelisk" / "server" / "fonts"
PARTS = ("noto-sans-latin", "noto-sans-latin-ext", "noto-sans-cyrillic", "noto-sans-hebrew-hebrew")
WEIGHTS = (400, 700)
LICENSE = "LICENSE-OFL.txt"


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    shutil.copy(SOURCE / LICENSE, TARGET / LICENSE)
    for weight in WEIGHTS:
        with tempfile.TemporaryDirectory() as folder:
            parts: list[str] = []
            for part in PARTS:
                font = TTFont(SOURCE / f"{part}-{weight}-normal.woff2", recalcTimestamp=False)
                font.flavor = None
                parts.append(str(Path(folder) / f"{part}.ttf"))
                font.save(parts[-1])
            merged = Merger().merge(parts)
            # The same fonts give the same file.
            merged.recalcTimestamp = False
            merged["head"].created = merged["head"].modified = TTFont(parts[0])["head"].modified
            merged.save(TARGET / f"noto-sans-{weight}.ttf")


if __name__ == "__main__":
    main()
