"""What people chose for a game, and resolving it once into what the rules work with (R1, R14)."""

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from boomtown.rules.cards import Card
from boomtown.rules.edition import Edition, Opponent
from boomtown.rules.house_rules import HouseRules, switch_named
from boomtown.rules.job import Site
from boomtown.rules.layout import NO_BOXES, Layout
from boomtown.rules.mode import Mode
from boomtown.rules.modes import MODES
from boomtown.rules.plan import PlanCard
from boomtown.rules.temps import RankedTemps, TabledTemps, TempScoring, ThresholdTemps


class SettingsError(Exception):
    """A combination that does not exist; `field` names the setting."""

    def __init__(self, field: str, problem: str) -> None:
        """Keep the field for whoever points at it."""
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of a game; `switches` lists the house rules that were set, as (name, value)."""

    edition: str = "2018"
    mode: str = "standard"
    sheet: str = "classic"
    advanced: bool = False
    roundabouts: bool = False
    seats: int = 1
    opponent: int | None = None
    switches: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Settings and edition made one; nothing below asks which edition or mode this is."""

    settings: Settings
    site: Site
    deck: tuple[Card, ...]
    piles: tuple[tuple[PlanCard, ...], ...]
    temps: TempScoring
    tie_breaks: tuple[str, ...]
    mode: Mode
    opponent: Opponent | None


def ruleset(settings: Settings, edition: Edition) -> Ruleset:
    """Resolve settings; raises `SettingsError` where the combination does not exist (R1)."""
    mode = _mode(settings, edition)
    house_rules = house_rules_of(settings, edition)
    layout = _layout(settings, edition)
    opponent = _opponent(settings, edition, mode)
    return Ruleset(
        settings=settings,
        site=Site(layout, house_rules),
        deck=edition.deck,
        piles=plan_piles(edition, advanced=settings.advanced, roundabouts=settings.roundabouts),
        temps=_temps(edition, mode, layout, opponent, house_rules),
        tie_breaks=edition.tie_breaks,
        mode=mode,
        opponent=opponent,
    )


def _mode(settings: Settings, edition: Edition) -> Mode:
    if settings.mode not in edition.modes:
        raise SettingsError("mode", f"the {edition.name} edition has {', '.join(edition.modes)}")
    mode = MODES[settings.mode]
    fewest, most = mode.seats
    if settings.seats < fewest or (most is not None and settings.seats > most):
        allowed = str(fewest) if most == fewest else f"{fewest} to {most or 'any number'}"
        raise SettingsError("seats", f"{settings.mode} is for {allowed}")
    return mode


def house_rules_of(settings: Settings, edition: Edition) -> HouseRules:
    """Return the edition's house rules with the settings' switches (R14)."""
    chosen: dict[str, Any] = {}
    for name, value in settings.switches:
        switch = switch_named(name)
        if switch is None:
            known = ", ".join(field.name for field in fields(HouseRules))
            raise SettingsError("switch", f"no switch is called {name}; there are {known}")
        if value not in switch.values:
            raise SettingsError("switch", f"{name} can be {', '.join(switch.values)}")
        chosen[name] = value
    return HouseRules(**{**asdict(edition.house_rules), **chosen})


def _layout(settings: Settings, edition: Edition) -> Layout:
    layout = edition.layout(settings.sheet)
    if layout is None:
        known = ", ".join(layout.name for layout in edition.layouts)
        raise SettingsError("sheet", f"the {edition.name} edition has {known}")
    return layout if settings.roundabouts else replace(layout, roundabouts=NO_BOXES)


def _opponent(settings: Settings, edition: Edition, mode: Mode) -> Opponent | None:
    if not mode.opponents:
        if settings.opponent is not None:
            raise SettingsError("opponent", f"{mode.name} has no opponent card")
        return None
    level = 1 if settings.opponent is None else settings.opponent
    for opponent in edition.opponents:
        if opponent.level == level:
            return opponent
    levels = ", ".join(str(opponent.level) for opponent in edition.opponents)
    raise SettingsError("opponent", f"levels are {levels}")


def plan_piles(
    edition: Edition, *, advanced: bool, roundabouts: bool
) -> tuple[tuple[PlanCard, ...], ...]:
    """Return the cards that each of the three plans is drawn from (R1.3)."""
    return tuple(
        tuple(
            card
            for card in edition.plans
            if card.pile == pile
            and (advanced or not card.advanced)
            and (roundabouts or not card.requirement.roundabouts)
        )
        for pile in (1, 2, 3)
    )


def _temps(
    edition: Edition,
    mode: Mode,
    layout: Layout,
    opponent: Opponent | None,
    house_rules: HouseRules,
) -> TempScoring:
    if mode.threshold_temps:
        assert edition.solo_temps is not None
        return ThresholdTemps(edition.solo_temps.minimum, edition.solo_temps.points)
    if opponent and opponent.temp_places:
        return TabledTemps(opponent.temp_places, layout.temp_ranks)
    return RankedTemps(layout.temp_ranks, house_rules.temps_zero == "ranked")
