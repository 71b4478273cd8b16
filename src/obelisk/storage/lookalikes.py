"""Names that look alike: nobody shall take another's name by letters that only look the same."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

CYRILLIC: Final = ("авекмнорстухіјѕһԁԛԝ", "abekmhopctyxljshdqw")
GREEK: Final = ("αβεζηικμνορτυχ", "abezhlkmnoptyx")
LATIN: Final = ("i1|!0ıſɑɡ", "lllloisag")
"""Letters beside those that they look like, in the form without capitals: a capital I is a small l."""
SAME: Final = str.maketrans("".join(odd for odd, _ in (CYRILLIC, GREEK, LATIN)), "".join(
    even for _, even in (CYRILLIC, GREEK, LATIN)
))  # fmt: skip
PAIRS: Final = (("rn", "m"), ("vv", "w"))
UNSEEN: Final = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
)  # fmt: skip
"""Letters and marks, from and to, of which nothing is seen: fillers, and what chooses between the shapes of
the letter before it.
"""
LEFT_OUT: Final = dict.fromkeys(code for first, last in UNSEEN for code in range(first, last + 1))


def look_of(login: str) -> str:
    """What a name looks like; equal for two names that cannot be told apart at a glance."""
    seen = login.translate(LEFT_OUT)
    look = normalize("NFC", normalize("NFD", seen).translate(SAME))
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return look
