"""What is to be said about a sheet from outside: a code, its rule, how bad it is (R2, R13.1)."""

from typing import Literal, NamedTuple

from boomtown.rules.reasons import Value

Severity = Literal["wrong", "unreachable"]


class Violation(NamedTuple):
    """A finding; `params` say where and fill the sentence that a language has for `code`.

    Wrong: it may not be written like that. Unreachable: each mark may stand, but no game ever
    leads to all of them.
    """

    code: str
    rule: str
    severity: Severity
    params: tuple[tuple[str, Value], ...] = ()

    def param(self, name: str) -> Value:
        """Return a parameter by its name."""
        return dict(self.params)[name]


def wrong(code: str, rule: str, **params: Value) -> Violation:
    """Build a finding about something wrongly written."""
    return Violation(code, rule, "wrong", tuple(params.items()))


def unreachable(code: str, rule: str, **params: Value) -> Violation:
    """Build a finding about a whole that no game leads to."""
    return Violation(code, rule, "unreachable", tuple(params.items()))
