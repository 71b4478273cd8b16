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


def look_of(login: str) -> str:
    """What a name looks like; equal for two names that cannot be told apart at a glance."""
    look = normalize("NFC", normalize("NFD", login).translate(SAME))
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return look
