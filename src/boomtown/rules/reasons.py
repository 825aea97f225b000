"""Why a move cannot be made: a code, the rule behind it, and what the words need (R4–R7, R11.2)."""

from typing import NamedTuple

from boomtown.rules.spots import Span, Spot

Value = int | str | Spot | Span | tuple[int, ...]


class Reason(NamedTuple):
    """An explained no; `params` fill the sentence that a language has for `code`."""

    code: str
    rule: str
    params: tuple[tuple[str, Value], ...] = ()

    def param(self, name: str) -> Value:
        """Return a parameter by its name."""
        return dict(self.params)[name]


def reason(code: str, rule: str, **params: Value) -> Reason:
    """Build a reason with its parameters in the order given."""
    return Reason(code, rule, tuple(params.items()))
