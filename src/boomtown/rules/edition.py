"""The shape of an edition: everything that comes in its box, as data (R1.2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from boomtown.rules.cards import Card
from boomtown.rules.house_rules import HouseRules
from boomtown.rules.layout import Layout
from boomtown.rules.plan import PlanCard


@dataclass(frozen=True, slots=True)
class Opponent:
    """An AAA opponent card (R12.5). Level 0 has `temp_places` and scores nothing itself.

    `validates` names plan piles 1–3; `printed` names the figures that a rulebook confirms.
    """

    name: str
    level: int
    validates: tuple[int, ...]
    park: int = 0
    pool: int = 0
    temp: int = 0
    fence: int = 0
    houses_per_extension: int = 0
    improved_house: int = 0
    temp_places: tuple[int, ...] = ()
    printed: tuple[str, ...] = ()

    @property
    def scores(self) -> bool:
        """Whether it scores points at all."""
        return not self.temp_places


@dataclass(frozen=True, slots=True)
class SoloTemps:
    """The solo game's temp points: so many for at least so many boxes (R9.1)."""

    minimum: int
    points: int


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: deck in canonical order, sheets, plan cards, defaults, opponents, words.

    `solo_temps` is None where no mode needs it; `deck_status` tells whose table the deck is.
    """

    name: str
    modes: tuple[str, ...]
    deck: tuple[Card, ...]
    layouts: tuple[Layout, ...]
    plans: tuple[PlanCard, ...]
    house_rules: HouseRules
    tie_breaks: tuple[str, ...]
    solo_temps: SoloTemps | None = None
    deck_status: str = "printed"
    opponents: tuple[Opponent, ...] = ()
    words: Mapping[str, Mapping[str, str]] | None = None

    def layout(self, name: str) -> Layout | None:
        """Return the sheet of that name."""
        return next((layout for layout in self.layouts if layout.name == name), None)
