"""What is found between two sheets on paper, as text; and plans in play for it."""

from boomtown.rules.draft import Turn
from boomtown.rules.notation import format_moves
from boomtown.rules.paper import explain
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.plans.temps import Temps
from boomtown.rules.reasons import Reason
from boomtown.rules.sheet import Sheet
from tests.rules.positions import drawn, plan, spelled

TWOS = "1: 1 2 | 3 4 | 5 6 | . . . ."


def plans(*cards: PlanInPlay) -> tuple[PlanInPlay, ...]:
    """Put plans in play; what is left of three asks for temps."""
    return (*cards, *[plan(Temps(7), (6, 3))] * (3 - len(cards)))


def found(draft: Turn, sheet: str | Sheet) -> list[str]:
    """Write every turn that leads to a sheet, without its last word."""
    on_paper = drawn(sheet, draft.terms.site) if isinstance(sheet, str) else sheet
    answer = explain(draft, on_paper)
    assert not isinstance(answer, Reason), answer
    return [format_moves(moves).removesuffix(", confirm") for moves in answer]


def refused(draft: Turn, sheet: str | Sheet) -> str:
    """Say why no turn leads to a sheet."""
    on_paper = drawn(sheet, draft.terms.site) if isinstance(sheet, str) else sheet
    answer = explain(draft, on_paper)
    assert isinstance(answer, Reason), answer
    return spelled(answer)
