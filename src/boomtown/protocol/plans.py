"""Plans in play as they travel, with who has validated them (R6)."""

from collections.abc import Mapping
from types import MappingProxyType

from boomtown.app.told import Claims
from boomtown.protocol.figures import figures
from boomtown.protocol.parts import Plan
from boomtown.rules.plan import PlanCard, PlanInPlay, figures_of

NOBODY: Mapping[int, int] = MappingProxyType({})


def plan_parts(plans: tuple[PlanInPlay, ...], claims: Claims | None) -> list[Plan]:
    """Return the three plans; `claims` maps (plan, seat) to the round."""
    return [
        plan_part(
            plan,
            {seat: number for (place, seat), number in (claims or {}).items() if place == index},
        )
        for index, plan in enumerate(plans)
    ]


def plan_part(plan: PlanInPlay, claimed: Mapping[int, int] = NOBODY) -> Plan:
    """Return a plan, and who has validated it in which round."""
    return Plan(
        kind=plan.card.requirement.kind,
        figures=figures(figures_of(plan.card.requirement)),
        values=plan.card.values,
        turned=plan.turned,
        advanced=plan.card.advanced,
        status=_status(plan.card),
        claimed=dict(claimed),
    )


def _status(card: PlanCard) -> str:
    """Return "printed" only where all its figures are."""
    marks = (card.requirement_status, *card.values_status)
    return next((mark for mark in marks if mark != "printed"), "printed")
