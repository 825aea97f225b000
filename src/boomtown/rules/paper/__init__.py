"""Sheets from outside: judging what a pen has written, and finding the turn between two of them."""

from boomtown.rules.paper.check import check_sheet, score_paper
from boomtown.rules.paper.explain import explain
from boomtown.rules.paper.violations import Severity, Violation

__all__ = ["Severity", "Violation", "check_sheet", "explain", "score_paper"]
