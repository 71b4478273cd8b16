"""Writes what the browser client draws the pictures of the rulebooks from.

    .venv/bin/python scripts/rulebook_pictures.py            writes src/obelisk/rulebooks/<game>/pictures.json

Run it after a change of `pictures.toml` or of what views tell; a test says when the files are old.
"""

from __future__ import annotations

from pathlib import Path

from obelisk.catalog import OURS
from obelisk.rulebooks.pictures import document

BOOKS = Path(__file__).parents[1] / "src" / "obelisk" / "rulebooks"


def main() -> None:
    for game in OURS:
        if (BOOKS / game).is_dir():
            (BOOKS / game / "pictures.json").write_text(document(game), encoding="utf-8")


if __name__ == "__main__":
    main()
