"""Names that nobody takes who is not of the house: they would be believed. Accounts that have one keep it,
and `obelisk admin rename` may give one.
"""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import normalize

from obelisk.i18n.catalogue import LANGUAGES, catalogue, plain
from obelisk.storage.lookalikes import look_of

TEXT: Final = """
obelisk admin admins administrator administrators administration sysadmin root superuser system server
moderator moderators moderation operator staff support helpdesk official security webmaster postmaster noreply
verwaltung betreiber technik wsparcie obsługa administracja moderacja
админ администратор администрация модератор модерация система поддержка сервер обелиск
מנהל מנהלת הנהלה מערכת תמיכה שרת מודרטור אובליסק
"""
LEVELS: Final = range(1, 6)


def squeezed(name: str) -> str:
    """What a name looks like without marks, spaces and signs between its letters and digits."""
    look = look_of(normalize("NFKC", name).casefold())
    return look_of("".join(letter for letter in normalize("NFD", look) if letter.isalnum()))


@cache
def reserved() -> frozenset[str]:
    """The looks of all of them; the bots of the house by their ids and as every language calls them."""
    names = TEXT.split()
    for level in LEVELS:
        names.append(f"level:{level}")
        for language in LANGUAGES:
            names.append(plain(catalogue(language).say(f"web-bot-level-{level}")))
    return frozenset(squeezed(name) for name in names)


def is_reserved(name: str) -> bool:
    """Whether a name is one of the house, or looks like one."""
    return squeezed(name) in reserved()
