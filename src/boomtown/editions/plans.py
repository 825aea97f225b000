"""The plan cards in an edition file: kinds, figures, and whose figures they are (R6.7)."""

from dataclasses import MISSING as NO_DEFAULT
from dataclasses import Field, fields
from typing import Any

from boomtown.editions.node import Node
from boomtown.editions.sheets import STATUSES, STREETS
from boomtown.rules.plan import PlanCard, Requirement
from boomtown.rules.plans import REQUIREMENTS
from boomtown.rules.plans.estates import Estates
from boomtown.rules.street import LARGEST_ESTATE

# The words of both editions (R1.2).
PILES = {"1": 1, "2": 2, "3": 3, "A": 1, "B": 2, "C": 3}

Statuses = tuple[str, tuple[str, str]]

# Figures that cannot be just any number from 1; a card that nobody could meet is found later.
_BOUNDS: dict[str, tuple[int, int | None]] = {
    "street": (1, STREETS),
    "streets": (1, STREETS),
    "size": (1, LARGEST_ESTATE),
    "sizes": (1, LARGEST_ESTATE),
    "pools_each": (0, None),
    "bis_each": (0, None),
    "roundabouts": (0, None),
}
_CARD_KEYS = ("kind", "values", "status")


def read_plans(plans: Node) -> tuple[tuple[PlanCard, Node], ...]:
    """Return the plan cards in the order of the file, each with its place there."""
    plans.only("basic", "advanced")
    basic = _part(plans["basic"], advanced=False)
    for pile in (1, 2, 3):
        if "basic" in plans and all(card.pile != pile for card, _ in basic):
            plans["basic"].fault(f"must have a card in pile {pile}")
    advanced = _part(plans["advanced"], advanced=True) if "advanced" in plans else ()
    return (*basic, *advanced)


def _part(part: Node, *, advanced: bool) -> tuple[tuple[PlanCard, Node], ...]:
    part.only("status", *PILES)
    statuses = _statuses(part, ("printed", ("printed", "printed")))
    return tuple(
        (_card(card, PILES[word], statuses, advanced=advanced), card)
        for word in PILES
        if word in part
        for card in part[word].items()
    )


def _card(card: Node, pile: int, usual: Statuses, *, advanced: bool) -> PlanCard:
    requirement_status, values_status = _statuses(card, usual)
    first, later = _values(card["values"])
    return PlanCard(
        pile=pile,
        requirement=_requirement(card),
        values=(first, later),
        advanced=advanced,
        values_status=values_status,
        requirement_status=requirement_status,
    )


def _values(values: Node) -> tuple[int, int]:
    figures = [item.integer(0) for item in values.items(fewest=2, most=2)]
    first, later = (*figures, 0, 0)[:2]
    if first < later:
        values.fault("must not rise: the first to validate score the higher value")
    return first, later


def _statuses(node: Node, usual: Statuses) -> Statuses:
    """Read whose figures these are: one word for both values, or one for each."""
    if "status" not in node:
        return usual
    status = node["status"]
    status.only("requirement", "values")
    requirement, values = usual
    if "requirement" in status:
        requirement = status["requirement"].word(STATUSES)
    if "values" in status:
        values = _both(status["values"])
    return requirement, values


def _both(values: Node) -> tuple[str, str]:
    if isinstance(values.value, list):
        words = [item.word(STATUSES) for item in values.items(fewest=2, most=2)]
        first, later = (*words, "", "")[:2]
        return first, later
    word = values.word(STATUSES)
    return word, word


def _requirement(card: Node) -> Requirement:
    kind = card["kind"].word(REQUIREMENTS)
    if card["kind"].value != kind:
        return Estates((1,))  # its figures cannot be judged
    shape: Any = REQUIREMENTS[kind]
    figures: tuple[Field[Any], ...] = fields(shape)
    card.only(*_CARD_KEYS, *(figure.name for figure in figures))
    requirement: Requirement = shape(
        **{
            figure.name: _figure(card[figure.name], figure)
            for figure in figures
            if figure.name in card or figure.default is NO_DEFAULT
        }
    )
    return requirement


def _figure(node: Node, figure: Field[Any]) -> int | tuple[int, ...]:
    low, high = _BOUNDS.get(figure.name, (1, None))
    if figure.type is not int:
        return tuple(sorted(item.integer(low, high) for item in node.items(fewest=1)))
    number = node.integer(low, high)
    # People count streets from 1.
    return number - 1 if figure.name == "street" else number
