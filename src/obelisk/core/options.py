"""How the options of a game are read: what is wrong is noted, and reading goes on with a stand-in."""

from __future__ import annotations

from collections.abc import Mapping

from obelisk.core.document import InvalidDocument
from obelisk.core.errors import OptionProblem


def refuse_unknown(
    values: Mapping[str, object], known: list[str], rule: str, problems: list[OptionProblem]
) -> None:
    """Notes every option that the game does not have."""
    for name in values:
        if name not in known:
            reason = f"there is no such option; known: {', '.join(known)}"
            problems.append(OptionProblem(name, values[name], rule, reason))


def read_flag(values: Mapping[str, object], name: str, rule: str, problems: list[OptionProblem]) -> bool:
    """An option that is off unless it is on."""
    value = values.get(name, False)
    if not isinstance(value, bool):
        problems.append(OptionProblem(name, value, rule, "must be true or false"))
    return value is True


def refuse_document(option: str, error: InvalidDocument, problems: list[OptionProblem]) -> None:
    """Notes all that is wrong with the data of an option."""
    for problem in error.problems:
        problems.append(OptionProblem(option, "…", problem.rule, problem.fault()))
