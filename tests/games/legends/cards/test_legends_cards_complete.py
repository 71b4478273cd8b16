"""No card with a text without a named test, and no named test that does not speak of its card."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from obelisk.games.legends.cards.known import KNOWN

NAME = re.compile(r"test_([a-z]+)((?:_\d{2,3})+)_")


def named_tests() -> dict[str, list[str]]:
    """The source of the tests of each card, by card id; a name may carry several numbers."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_legends_cards_*.py")):
        source = path.read_text(encoding="utf-8")
        for function in ast.walk(ast.parse(source)):
            if not isinstance(function, ast.FunctionDef):
                continue
            name = NAME.match(function.name)
            if name is not None:
                parts = [ast.unparse(decorator) for decorator in function.decorator_list]
                text = "\n".join([*parts, ast.unparse(function)])
                for number in name.group(2).split("_")[1:]:
                    found.setdefault(f"{name.group(1)}-{number}", []).append(text)
    return found


def test_every_card_with_a_text_has_its_named_test() -> None:
    tests = named_tests()
    missing = [card.id for card in KNOWN.cards if card.has_text and card.id not in tests]
    assert missing == []


def test_named_tests_speak_of_their_card() -> None:
    silent = [id for id, texts in named_tests().items() if not any(id in text for text in texts)]
    assert silent == []


def test_named_tests_are_of_cards_with_a_text() -> None:
    textless = [id for id in named_tests() if not KNOWN.card(id).has_text]
    assert textless == []
