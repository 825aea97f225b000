"""What no game leads to, found by counting turns against what they allow (R4.2, R5, R7.1)."""

from collections.abc import Iterator

from boomtown.rules.paper.tracks import plain_numbers
from boomtown.rules.paper.violations import Violation, unreachable
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import ROUNDABOUT, House, Street, fitting

NUMBERS_OFFERED = 3


def overdrawn(ruleset: Ruleset, sheet: Sheet) -> Iterator[Violation]:
    """Yield each count that comes out too high; every one holds for all games that may be."""
    yield from _temps(ruleset, sheet)
    yield from _pools(ruleset, sheet)
    yield from _actions(ruleset, sheet)
    yield from _roundabouts(ruleset, sheet)
    yield from _refusals(ruleset, sheet)


def _adjusted(ruleset: Ruleset, sheet: Sheet) -> tuple[Spot, ...]:
    """Return the plain numbers that no card shows: only a temp can have made them (R5.5)."""
    printed = {card.number for card in ruleset.deck}
    return tuple(
        Spot(index, at)
        for index, street in enumerate(sheet.streets)
        for at, plot in enumerate(street.plots)
        if isinstance(plot, House) and not plot.bis and plot.number not in printed
    )


def _temps(ruleset: Ruleset, sheet: Sheet) -> Iterator[Violation]:
    adjusted = _adjusted(ruleset, sheet)
    site = ruleset.site
    full = sheet.temps >= site.layout.temp_boxes
    if full and site.house_rules.temps_full == "adjust":
        return
    if len(adjusted) > sheet.temps:
        place, count = adjusted[0], len(adjusted)
        yield unreachable("temps_lacking", "R5.5", place=place, count=count, crossed=sheet.temps)


def _pools(ruleset: Ruleset, sheet: Sheet) -> Iterator[Violation]:
    for place in _adjusted(ruleset, sheet):
        house = sheet.house(place)
        if house and house.pool:
            yield unreachable("pool_and_temp", "R5.7", place=place, number=house.number)


def _actions(ruleset: Ruleset, sheet: Sheet) -> Iterator[Violation]:
    """Each action needs a number of its own; a park or a pool one of its street."""
    adjusted = _adjusted(ruleset, sheet)
    numbers = [plain_numbers(sheet, street) for street in range(len(sheet.streets))]
    for index, (street, parks) in enumerate(zip(sheet.streets, sheet.parks, strict=True)):
        pools = sum(isinstance(plot, House) and plot.pool for plot in street.plots)
        used = parks + pools + sum(spot.street == index for spot in adjusted)
        if used > numbers[index]:
            yield unreachable(
                "street_actions", "R5", street=index, count=used, numbers=numbers[index]
            )
    used = (
        sum(map(_drawn_fences, sheet.streets))
        + sum(sheet.parks)
        + sum(sheet.real_estate)
        + sheet.pools
        + sheet.bis
        + max(sheet.temps, len(adjusted))
    )
    if used > sum(numbers):
        yield unreachable("actions", "R5", count=used, numbers=sum(numbers))


def _drawn_fences(street: Street) -> int:
    """Count the fences that no roundabout gave (R7.4)."""
    plots = street.plots
    return sum(
        street.fenced(gap) and ROUNDABOUT not in plots[gap - 1 : gap + 1]
        for gap in range(1, len(plots))
    )


def _roundabouts(ruleset: Ruleset, sheet: Sheet) -> Iterator[Violation]:
    numbers = sum(plain_numbers(sheet, street) for street in range(len(sheet.streets)))
    turns = numbers + sheet.refusals
    allowed = turns * int(ruleset.site.house_rules.roundabouts_a_turn)
    if sheet.roundabouts > allowed:
        yield unreachable("roundabouts", "R7.1", count=sheet.roundabouts, turns=turns)


def _refusals(ruleset: Ruleset, sheet: Sheet) -> Iterator[Violation]:
    """In a street without roundabouts, what fits now has always fitted: room only shrinks."""
    streets = [street for street in sheet.streets if ROUNDABOUT not in street.plots]
    fits = {
        card.number
        for card in ruleset.deck
        if any(fitting(street, card.number) for street in streets)
    }
    refusable = sum(card.number not in fits for card in ruleset.deck)
    if sheet.refusals > 0 and refusable < NUMBERS_OFFERED:
        yield unreachable("refusal_without_need", "R4.2", count=sheet.refusals)
