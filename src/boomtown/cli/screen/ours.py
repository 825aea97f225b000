"""Which figures on the screen no rulebook confirms: they carry a sign (glossary: our figure)."""

from boomtown.cli.words import say
from boomtown.rules.edition import Opponent
from boomtown.rules.plan import PlanCard
from boomtown.rules.view import View

PRINTED = "printed"
RECONSTRUCTED = "reconstructed"
OURS = "°"


def ours(seen: View) -> list[str]:
    """Return what the sign means, if there is one on the table."""
    ruleset = seen.table.ruleset
    signs = (
        not all(is_printed(plan.card) for plan in seen.table.plans)
        or ruleset.site.layout.status == RECONSTRUCTED
        or (ruleset.opponent is not None and bool(unprinted(ruleset.opponent)))
    )
    return [say("ours", "figures", sign=OURS)] * signs


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
