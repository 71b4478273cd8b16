"""The words of the program in a language: Fluent messages by id, with English behind every other language."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from obelisk.catalog import GAMES
from obelisk.core.kit import Kit

FALLBACK: Final = "en"
ISOLATES: Final = {ord(mark): None for mark in "\u2066\u2067\u2068\u2069"}

FactValue = str | int | float


class UnknownLanguage(LookupError):
    """A language that has no words here; the text lists those that do."""


class Catalogue:
    """Says messages in one language. What it lacks is said in English, or by its id."""

    def __init__(self, language: str, bundles: list[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def says(self, id: str, attribute: str = "") -> bool:
        """Whether there are words for a message, or for an attribute of it."""
        for bundle in self._bundles:
            if bundle.has_message(id):
                message = bundle.get_message(id)
                if attribute in message.attributes if attribute else message.value is not None:
                    return True
        return False

    def say(self, id: str, **facts: FactValue) -> str:
        """The message with its facts put in; isolation marks stay (`plain` takes them out)."""
        return self.format(id, facts)

    def format(self, id: str, facts: dict[str, FactValue]) -> str:
        """As `say`. A message that lacks a fact is said by its attribute `blurred`, if it has one.

        That is how an event is told to a seat that may not know all of it.
        """
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            message = bundle.get_message(id)
            if message.value is None:
                continue
            text, errors = bundle.format_pattern(message.value, facts)
            if errors and "blurred" in message.attributes:
                text, _ = bundle.format_pattern(message.attributes["blurred"], facts)
            return str(text)
        return id

    def attribute(self, id: str, name: str) -> str:
        """A further text of a message; empty if it has none."""
        for bundle in self._bundles:
            if bundle.has_message(id) and name in bundle.get_message(id).attributes:
                return str(bundle.format_pattern(bundle.get_message(id).attributes[name], {})[0])
        return ""

    def first(self, ids: list[str]) -> str:
        """The first of `ids` that has a message, or nothing."""
        for id in ids:
            if self.has(id):
                return id
        return ""


def plain(text: str) -> str:
    """The text without the marks that isolate its parts, for terminals that would show them."""
    return text.translate(ISOLATES)


def word_ids(game: str, sort: str, value: str) -> list[str]:
    """The messages that may name `value`: `city-tile-mill`, or `tile-mill` for all games.

    `legends-draft` shares the words of `legends`.
    """
    ids: list[str] = []
    for prefix in dict.fromkeys([f"{game}-{sort}", f"{game.partition('-')[0]}-{sort}", sort]):
        for word in dict.fromkeys([value, value.replace("_", "-"), value.replace(".", "-")]):
            ids.append(f"{prefix}-{word}")
    return ids


def locales() -> Traversable:
    return files("obelisk").joinpath("i18n", "locales")


ABOUT: Final[dict[str, dict[str, str]]] = json.loads(locales().joinpath("languages.json").read_text("utf-8"))
LANGUAGES: Final[list[str]] = list(ABOUT)
"""The languages that have words here; the browser reads the same file."""


def direction_of(language: str) -> str:
    """`ltr` or `rtl`, as pages of the language are written."""
    return ABOUT[language]["direction"]


@cache
def catalogue(language: str = FALLBACK) -> Catalogue:
    """The words of a language; raises `UnknownLanguage`."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    return Catalogue(language, [bundle(name) for name in dict.fromkeys([language, FALLBACK])])


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language: ours, then those that the games of others bring with them."""
    found = FluentBundle([language])
    texts = texts_in(locales(), language)
    for kit in GAMES.kits():
        texts += game_texts(kit, language)
    for text in texts:
        found.add_resource(FluentResource(text))
    return found


def game_texts(kit: Kit, language: str) -> list[str]:
    """The words that a game brings with it in one language, as Fluent text."""
    if not kit.words:
        return []
    package, _, folder = kit.words.partition(":")
    return texts_in(files(package).joinpath(folder), language)


def texts_in(folder: Traversable, language: str) -> list[str]:
    """The `.ftl` files of one language."""
    place = folder.joinpath(language)
    if not place.is_dir():
        return []
    sources = sorted(place.iterdir(), key=lambda file: file.name)
    return [source.read_text(encoding="utf-8") for source in sources if source.name.endswith(".ftl")]
