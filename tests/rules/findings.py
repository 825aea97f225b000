"""What is said about a sheet from paper, as text."""

from boomtown.rules.paper import Violation, check_sheet
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet
from tests.rules.positions import drawn, rules

BOTH = {"advanced": True, "roundabouts": True}
GAME = rules("2018", **BOTH)


def said(violation: Violation) -> str:
    """Write a finding on one line."""
    figures = (f"{name}={value}" for name, value in violation.params)
    return " ".join([violation.severity, violation.code, violation.rule, *figures])


def found(sheet: str | Sheet, *plans: PlanInPlay, game: Ruleset = GAME) -> list[str]:
    """Judge a sheet, with the plans in play where they are known."""
    on_paper = drawn(sheet, game.site) if isinstance(sheet, str) else sheet
    return [said(violation) for violation in check_sheet(game, on_paper, plans)]


def wrongs(sheet: str | Sheet, *plans: PlanInPlay, game: Ruleset = GAME) -> list[str]:
    """Say only what may not be written like that."""
    return [text for text in found(sheet, *plans, game=game) if text.startswith("wrong ")]
