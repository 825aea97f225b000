"""Validating plans at the end of the turn (R6), and asking for a reshuffle with it (R6.6)."""

from collections.abc import Iterator
from dataclasses import replace

from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import ClaimPlan
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import replaced

_TOO_EARLY = reason("turn_unfinished", "R4.4")


def closed(turn: Turn) -> Reason | None:
    """Claims follow the number or the refusal (R5.7, R6.1)."""
    return _TOO_EARLY if turn.choice is None else None


def options(turn: Turn) -> Iterator[ClaimPlan]:
    """Yield by plan, then by the ways to meet it in the order of its requirement."""
    for index, plan in enumerate(turn.terms.plans):
        if turn.sheet.plans[index] is None:
            for way in plan.card.requirement.ways(turn.sheet, turn.terms.site):
                yield ClaimPlan(index, way)


def why_not(turn: Turn, move: ClaimPlan) -> Reason | None:
    """A plan in play, not yet the player's, met by exactly the houses named (R6.1–R6.4)."""
    if not 0 <= move.plan < len(turn.terms.plans):
        return reason("no_such_plan", "R6.1")
    if turn.sheet.plans[move.plan] is not None:
        return reason("plan_claimed", "R6.1", plan=move.plan + 1)
    ways = turn.terms.plans[move.plan].card.requirement.ways(turn.sheet, turn.terms.site)
    if move.marks in ways:
        return None
    return _used(turn, move) or (
        reason("other_houses", "R6.3", plan=move.plan + 1) if ways else _missing(turn, move.plan)
    )


def _used(turn: Turn, move: ClaimPlan) -> Reason | None:
    for spot in (spot for span in move.marks for spot in span.spots):
        house = turn.sheet.house(spot)
        if house and house.mark:
            return reason("estate_used", "R6.3", plan=house.mark)
    return None


def _missing(turn: Turn, index: int) -> Reason:
    requirement = turn.terms.plans[index].card.requirement
    lack = requirement.progress(turn.sheet, turn.terms.site)
    return reason(
        "plan_missing", "R6.3", plan=index + 1, done=lack.done, count=lack.count, sizes=lack.sizes
    )


def play(turn: Turn, move: ClaimPlan) -> Turn:
    """Take the plan's value of this round and mark its houses (R6.2, R6.3)."""
    sheet = turn.sheet.marked(move.marks, move.plan + 1)
    value = turn.terms.plans[move.plan].value
    sheet = replace(sheet, plans=replaced(sheet.plans, move.plan, value))
    return done(turn, move, sheet=sheet, claims=(*turn.claims, move.plan))


STEP = Step((ClaimPlan,), closed, options, why_not, play)
