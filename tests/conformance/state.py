"""Whether what a table shows is well formed: plans, cards and effects of a game in these files."""

from typing import Any

from boomtown.rules.plans.estates import Estates
from tests.conformance.form import (
    Unreadable,
    must,
    read_offers,
    read_plans,
    read_requirement,
)

Json = Any

NUMBERS = range(1, 16)


def well_formed(value: Json, *, advanced: bool) -> bool:
    """Whether a state has the form of the files and its lists are in order."""
    try:
        must(all(offer.number in NUMBERS for offer in read_offers(value)), "card number")
        plans = read_plans(value)
        must(sorted(plan.card.pile for plan in plans) == [1, 2, 3], "positions")
        for raw in value["city-plans"]:
            _check_card(raw, advanced=advanced)
    except Unreadable:
        return False
    return True


def _check_card(raw: Json, *, advanced: bool) -> None:
    pile, requirement = read_requirement(raw["criteria"])
    must(pile in (None, raw["position"]), "goal in another position")
    must(advanced or pile is None, "advanced goal")
    if isinstance(requirement, Estates):
        must(list(requirement.sizes) == sorted(requirement.sizes), "criteria not sorted")
