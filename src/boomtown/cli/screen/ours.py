"""Which figures on the screen no rulebook confirms: they carry a sign (glossary: our figure)."""

from boomtown.cli.words import say
from boomtown.rules.edition import Opponent
from boomtown.rules.plan import PlanCard
from boomtown.rules.view import View

PRINTED = "printed"
RECONSTRUCTED = "reconstructed"
OURS = "°"


def ours(seen: View) -> list[str]:
    """Return what the sign means, if there is one on the table; and whether the sheet has it."""
    ruleset = seen.table.ruleset
    cards = [plan.card for plan in seen.table.plans]
    signs = any(not is_printed(card) for card in cards)
    signs = signs or (ruleset.opponent is not None and bool(unprinted(ruleset.opponent)))
    sheet = ruleset.site.layout.status == RECONSTRUCTED
    if signs:
        return [say("ours", "figures_and_sheet" if sheet else "figures", sign=OURS)]
    return [say("ours", "sheet")] * sheet


def is_printed(card: PlanCard) -> bool:
    """Tell whether a rulebook confirms every figure of a plan card."""
    return {card.requirement_status, *card.values_status} == {PRINTED}


FIGURES = ("validates", "park", "pool", "temp", "fence", "houses_per_extension", "improved_house")


def unprinted(opponent: Opponent) -> tuple[str, ...]:
    """Return the figures of an opponent card that no rulebook confirms."""
    figures = FIGURES if opponent.scores else ("validates", "temp_places")
    return tuple(name for name in figures if name not in opponent.printed)


def sign(opponent: Opponent, figure: str) -> str:
    """Return the sign behind a figure of an opponent card, where it needs one."""
    return OURS if figure in unprinted(opponent) else ""
