"""What can go wrong, as types: every refusal carries ids, so that any client can say why in any language."""

from __future__ import annotations


class InvalidNotation(ValueError):
    """A text that cannot be read as an action or as a chance outcome."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(f"cannot read {text!r}" + (f" [{rule}]" if rule else ""))
        self.text = text
        self.rule = rule
        self.reason = "unreadable"


class IllegalAction(ValueError):
    """A readable action that is not allowed now; names the rule and the reason."""

    def __init__(self, reason: str, rule: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(f"{reason} [{rule}]")
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, object] = facts if facts is not None else {}


class OptionProblem:
    """One option that cannot be played with: its name, the value given, the rule and the reason.

    Where the reason is an id that the game has words for, `facts` are what these words tell of.
    """

    __slots__ = ("facts", "option", "reason", "rule", "value")

    def __init__(
        self, option: str, value: object, rule: str, reason: str, facts: dict[str, object] | None = None
    ) -> None:
        self.option = option
        self.value = value
        self.rule = rule
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return f"option {self.option} = {self.value!r}: {self.reason} [{self.rule}]"


class InvalidOptions(ValueError):
    """Options that the game refuses; all problems at once."""

    def __init__(self, problems: list[OptionProblem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


class UnknownName(LookupError):
    """A name that nothing is known by; the text lists those that are known."""


class ImpossibleOutcome(ValueError):
    """A scripted chance outcome that cannot happen here, or that was not asked for."""


class RulesBug(Exception):
    """Something that the rules make impossible happened all the same."""


class TooLong(Exception):
    """A step of rules that has tried as much as this process has patience for. It has no answer yet, and
    nothing is wrong with it: with more patience it would have ended.
    """
