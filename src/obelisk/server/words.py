"""Texts that people write: cleaned so that they are inert wherever they are shown. What games are called."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from obelisk.i18n.catalogue import Catalogue, plain
from obelisk.server.common_passwords import is_common
from obelisk.server.refusals import Refusal
from obelisk.server.reserved_names import is_reserved, squeezed
from obelisk.storage.lookalikes import LEFT_OUT

NAME_LENGTH: Final = 32
TITLE_LENGTH: Final = 60
CHAT_LENGTH: Final = 300
PASSWORD_SHORTEST: Final = 8
PASSWORD_LONGEST: Final = 256
MARKS_IN_A_ROW: Final = 3
FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, marks that turn text around, halves of characters, private and unassigned ones."""
JOINERS: Final = "\u200c\u200d"


def cleaned(text: str) -> str:
    """NFC, on one line, without invisible or turning characters and without towers of accents."""
    kept: list[str] = []
    marks = 0
    for letter in normalize("NFC", text):
        kind = category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS_IN_A_ROW:
            continue
        if kind in FORBIDDEN and letter not in JOINERS:
            kept.append(" " if letter in "\t\n\r\u2028\u2029" else "")
        else:
            kept.append(" " if kind == "Zs" else letter)
    # Once more: what was apart may have come together.
    return normalize("NFC", " ".join("".join(kept).split()))


def clean_data(value: object) -> object:
    """JSON data with every text cleaned: names of decks and cards are texts that people write, too."""
    if isinstance(value, str):
        return cleaned(value)
    if isinstance(value, list):
        return [clean_data(item) for item in value]
    if isinstance(value, dict):
        return {name: clean_data(item) for name, item in value.items()}
    return value


def clean_name(text: str) -> str:
    """A name as it is shown; raises `Refusal`."""
    name = cleaned(text).strip(JOINERS)
    if not any(letter.isalnum() for letter in name.translate(LEFT_OUT)):
        raise Refusal(422, "bad_name", reason="empty")
    if len(name) > NAME_LENGTH:
        raise Refusal(422, "bad_name", reason="too_long", facts={"most": NAME_LENGTH})
    return name


def new_name(text: str, now: str = "") -> str:
    """A name that somebody gives to themselves; raises `Refusal`. `now`: the one they have, which they may
    keep and write otherwise.
    """
    name = clean_name(text)
    if is_reserved(name) and squeezed(name) != squeezed(now):
        raise Refusal(422, "bad_name", reason="reserved")
    return name


def login_of(name: str) -> str:
    """What must be unique of a name: neither case nor width nor spaces make a difference."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    kept = "".join(letter for letter in folded if not letter.isspace() and letter not in JOINERS)
    return normalize("NFKC", kept)


def clean_title(text: str) -> str:
    return cleaned(text)[:TITLE_LENGTH]


def clean_chat(text: str) -> str:
    """A line of chat; raises `Refusal`."""
    line = cleaned(text)
    if not line:
        raise Refusal(422, "bad_chat", reason="empty")
    if len(line) > CHAT_LENGTH:
        raise Refusal(422, "bad_chat", reason="too_long", facts={"most": CHAT_LENGTH})
    return line


def check_password(password: str, login: str) -> None:
    """Refuses what is tried first by those who guess."""
    if len(password) < PASSWORD_SHORTEST:
        raise Refusal(422, "bad_password", reason="too_short", facts={"least": PASSWORD_SHORTEST})
    if len(password) > PASSWORD_LONGEST:
        raise Refusal(422, "bad_password", reason="too_long", facts={"most": PASSWORD_LONGEST})
    if is_common(password, login):
        raise Refusal(422, "bad_password", reason="common")


def game_name(words: Catalogue, game: str) -> str:
    """What a game is called in a language; one without words there by its id."""
    id = f"web-game-{game}"
    return plain(words.say(id)) if words.has(id) else game
