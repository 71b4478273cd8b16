"""Passwords that everybody tries first: blank ones, one sign or a short piece repeated, runs of the keyboard
and of the alphabet, the own name, and words that every list of stolen passwords begins with.
"""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

RUNS: Final = (
    "qazwsxedcrfvtgbyhnujmikolp",
    "qayxswedcvfrtgbnhzujmkiolp",
    "zaq12wsxcde34rfvbgt56yhnmju78ik",
    "1qazxsw23edcvfr45tgbnhy67ujm",
    "zaq1xsw2cde3vfr4bgt5nhy6mju7",
    "a1b2c3d4e5f6g7h8i9",
    "147258369",
    "159357",
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "йцукенгшщзхъфывапролджэячсмитьбю",
)
TEXT: Final = """
password passwort passw0rd p@ssword pa55word haslo parol пароль סיסמה contraseña motdepasse secret geheim
welcome willkommen hello hallo letmein login admin administrator root guest user test tester testing
changeme default master qwerty iloveyou sunshine princess dragon monkey football baseball basketball
soccer hockey superman batman starwars pokemon trustno1 whatever freedom shadow michael jordan jennifer
jessica ashley charlie daniel thomas andrew computer internet samsung google facebook linkedin killer
hunter summer winter spring autumn flower cheese chocolate cookie banana purple orange silver golden
diamond mustang ferrari corvette mercedes porsche access mypassword nopassword asdfgh zxcvbn abc lovely
loveme family buster maggie ginger pepper tigger snoopy donald marina matrix merlin phoenix legend
legends obelisk city drakon bluemoon
"""
WORDS: Final = frozenset(TEXT.split())
PIECE: Final = 4
"""Longer pieces that are repeated are not looked for."""
DECORATION: Final = "0123456789!?.,-_*#$@+ "
"""What people put before and after a word that is too short, or that they have to change."""
DISGUISE: Final = str.maketrans("@4831!05$7", "aabeiiosst")
LONGEST: Final = 24
"""Whoever types more than so much has a password of their own."""
PIECES: Final = 3
SHORTEST_PIECE: Final = 3


def is_common(password: str, login: str) -> bool:
    """Whether a password is among the first that somebody tries who guesses. `login`: of the account."""
    text = "".join(normalize("NFKC", password).casefold().split())
    bare = text.strip(DECORATION)
    plain = "".join(letter for letter in text if letter.isalnum())
    words = {text, bare, plain, bare.translate(DISGUISE), text.translate(DISGUISE)}
    own = {login, login[::-1]} if login else set()
    return (
        len(set(text)) <= 2
        or any(is_repeated(text, size) for size in range(1, PIECE + 1))
        or any(text in run or text in run[::-1] for run in RUNS)
        or not words.isdisjoint(WORDS | own)
        or (len(text) <= LONGEST and any(is_made_of_pieces(word, own) for word in words))
    )


def is_made_of_pieces(text: str, own: set[str], most: int = PIECES) -> bool:
    """Whether a text is a few of these behind one another: words, runs, the own name, one sign repeated."""
    return is_piece(text, own) or (
        most > 1
        and any(
            is_piece(text[:cut], own) and is_made_of_pieces(text[cut:], own, most - 1)
            for cut in range(SHORTEST_PIECE, len(text) - SHORTEST_PIECE + 1)
        )
    )


def is_piece(text: str, own: set[str]) -> bool:
    return (
        text in WORDS
        or text in own
        or len(set(text)) == 1
        or any(text in run or text in run[::-1] for run in RUNS)
    )


def is_repeated(text: str, size: int) -> bool:
    """Whether a text is one piece of this size over and over, but for its end."""
    return text == (text[:size] * len(text))[: len(text)]
