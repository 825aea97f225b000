"""City plans: what a plan card asks and gives, whatever its kind of requirement (R6)."""

from dataclasses import dataclass, fields
from typing import Any, Protocol

from boomtown.rules.estates import Way
from boomtown.rules.job import Site
from boomtown.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a sheet is on a plan; `sizes` lists the estates still lacking."""

    done: int
    count: int
    sizes: tuple[int, ...] = ()


class Requirement(Protocol):
    """One kind of requirement; its fields are the figures on the card."""

    @property
    def kind(self) -> str:
        """The word for it in the edition files."""

    @property
    def roundabouts(self) -> int:
        """How many roundabouts it asks for (R1.3)."""

    def ways(self, sheet: Sheet, site: Site) -> tuple[Way, ...]:
        """Return each way to meet it: what it would mark. Empty: not met; ((),): no marks."""

    def progress(self, sheet: Sheet, site: Site) -> Progress:
        """Return how much of it the sheet has already."""


def figures_of(requirement: Requirement) -> tuple[tuple[str, int | tuple[int, ...]], ...]:
    """Return a requirement's figures by name: the fields of its kind, in their order."""
    card: Any = requirement  # every kind is a dataclass, which no protocol can say
    return tuple((field.name, getattr(card, field.name)) for field in fields(card))


@dataclass(frozen=True, slots=True)
class PlanCard:
    """A plan card: its pile (1–3), what it asks, its two values, whose figures they are."""

    pile: int
    requirement: Requirement
    values: tuple[int, int]
    advanced: bool = False
    values_status: tuple[str, str] = ("printed", "printed")
    requirement_status: str = "printed"


@dataclass(frozen=True, slots=True)
class PlanInPlay:
    """One of the game's three plans, and whether its card has been turned (R6.2)."""

    card: PlanCard
    turned: bool = False

    @property
    def value(self) -> int:
        """What validating it scores this round."""
        return self.card.values[1 if self.turned else 0]
