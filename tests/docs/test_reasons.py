"""The rules list every reason for which an action is refused, with its rule, as the engine names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from obelisk.games import city
from obelisk.games.drakon import refusals as drakon
from obelisk.games.legends import reasons as legends

RULES = Path(__file__).parents[2] / "docs" / "rules"
OF_EVERY_TABLE = {"not_your_decision", "game_over"}
"""What `core.Table` refuses, by the rule of the game about whose turn it is."""


def listed(game: str, rule: str) -> dict[str, list[str]]:
    """The reasons in a paragraph of the rules, in order, with their rules: "`a`, `b` 6.1 · `c` 7.1, 7.2"."""
    text = (RULES / f"{game}.md").read_text()
    paragraph = text.split(f"- **{rule}** ")[1].split("\n\n")[0].split("\n- **")[0]
    reasons = " ".join(paragraph.split()).split("one of these reasons: ")[1].split(". ")[0]
    found: dict[str, list[str]] = {}
    for part in reasons.split(" · "):
        names = re.findall(r"`(\w+)`", part.split(" (")[0])
        assert names, part
        for name in names:
            found[name] = [
                f"{rule[: rule.index('-')]}-{number}" for number in re.findall(r" (\d+(?:\.\d+)?)", part)
            ]
    return found


def pairs(reasons: list[str], rules: list[str]) -> dict[str, str]:
    return dict(zip(reasons[1:], rules[1:], strict=True))


def test_city_lists_its_reasons() -> None:
    known = listed("city", "CITY-17.10")
    raised: set[str] = set()
    for path in Path(str(city.__file__)).parent.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "IllegalAction":
                reason, rule = call.args[:2]
                assert isinstance(reason, ast.Constant)
                raised.add(str(reason.value))
                if isinstance(rule, ast.Constant):
                    assert rule.value in known[str(reason.value)], reason.value
    assert raised | OF_EVERY_TABLE == set(known)


def test_drakon_lists_its_reasons() -> None:
    known = listed("drakon", "DRK-16.10")
    named = pairs(drakon.REASONS, drakon.RULES)
    assert [reason for reason in known if reason != "game_over"] == list(named)
    assert {reason: rule for reason, rule in named.items() if rule not in known[reason]} == {}


def test_legends_lists_its_reasons() -> None:
    known = listed("legends", "LEG-26.1")
    assert known.pop("not_your_decision") == ["LEG-20"]
    assert {reason: rules[0] for reason, rules in known.items()} == pairs(legends.REASONS, legends.RULES)
    assert list(known) == legends.REASONS[1:]
