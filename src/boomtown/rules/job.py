"""What an action works on: the sheet, what is printed on it, and the house just numbered (R5)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from boomtown.rules.house_rules import HouseRules
from boomtown.rules.layout import Layout
from boomtown.rules.reasons import Reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Site:
    """What every sheet of a game is judged by: the printed layout and the house rules."""

    layout: Layout
    house_rules: HouseRules


class Job(NamedTuple):
    """One action about to be used, after this turn's number was written at `written`."""

    sheet: Sheet
    site: Site
    written: Spot


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[M]):
    """A card action: the moves one could think of, why one of them cannot be, and what it does."""

    kind: type[M]
    candidates: Callable[[Job], tuple[M, ...]]
    why_not: Callable[[Job, M], Reason | None]
    effect: Callable[[Job, M], Sheet]
