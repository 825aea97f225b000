"""Plans in play as they travel, with who has validated them (R6)."""

from boomtown.app.told import Claims
from boomtown.protocol.figures import figures
from boomtown.protocol.parts import Plan
from boomtown.rules.plan import PlanCard, PlanInPlay, figures_of


def plan_parts(plans: tuple[PlanInPlay, ...], claims: Claims | None) -> list[Plan]:
    """Return the three plans; `claims` maps (plan, seat) to the round."""
    return [
        Plan(
            kind=plan.card.requirement.kind,
            figures=figures(figures_of(plan.card.requirement)),
            values=plan.card.values,
            turned=plan.turned,
            advanced=plan.card.advanced,
            status=_status(plan.card),
            claimed={
                seat: number for (place, seat), number in (claims or {}).items() if place == index
            },
        )
        for index, plan in enumerate(plans)
    ]


def _status(card: PlanCard) -> str:
    """Return "printed" only where all its figures are."""
    marks = (card.requirement_status, *card.values_status)
    return next((mark for mark in marks if mark != "printed"), "printed")
