"""The scoring sheets in an edition file (R2.1, R2.3)."""

from boomtown.editions.node import Node
from boomtown.rules.layout import Layout, PrintedStreet, Track
from boomtown.rules.street import HIGHEST_NUMBER, LARGEST_ESTATE

# Whose figures: the rulebook's or box's own, an earlier edition's, or this project's.
# Whose a figure is: "public" stands in public tables only, "carried_over" in the edition before,
# "reconstructed" nowhere: it is this project's own.
STATUSES = ("printed", "public", "carried_over", "reconstructed")

STREETS = 3  # the notation and the marks of the plans know three (R2.1)
# A longer street could not be filled with ascending numbers (R4.1).
LONGEST_STREET = HIGHEST_NUMBER + 1
REFUSALS = 3  # the third ends the game (R8.1)
ROUNDABOUTS = 2  # R7.1


def read_sheets(sheets: Node) -> tuple[Layout, ...]:
    """Return the sheets in the order of the file; the first is the usual one."""
    if sheets.value == {}:
        sheets.fault("must have at least one sheet")
    return tuple(_sheet(name, sheet) for name, sheet in sheets.parts())


def _sheet(name: str, sheet: Node) -> Layout:
    sheet.only(
        "status", "streets", "pools", "temps", "real_estate", "bis", "refusals", "roundabouts"
    )
    printed = sheet["streets"].items(fewest=STREETS, most=STREETS)
    streets = tuple(_street(street) for street in printed)
    temp_boxes, temp_ranks = _temps(sheet["temps"])
    return Layout(
        name=name,
        streets=streets,
        pools=_track(sheet["pools"], fewest=sum(len(street.pools_at) for street in streets)),
        temp_boxes=temp_boxes,
        temp_ranks=temp_ranks,
        real_estate=_real_estate(sheet["real_estate"]),
        bis=_track(sheet["bis"]),
        refusals=_track(sheet["refusals"], fewest=REFUSALS, most=REFUSALS),
        roundabouts=_track(sheet["roundabouts"], fewest=ROUNDABOUTS, most=ROUNDABOUTS),
        status=sheet["status"].word(STATUSES),
    )


def _street(street: Node) -> PrintedStreet:
    street.only("houses", "pools_at", "parks")
    houses = street["houses"].integer(1, LONGEST_STREET)
    pools_at = street["pools_at"].integers(1, houses)
    if len(set(pools_at)) != len(pools_at):
        street["pools_at"].fault("must be different houses")
    return PrintedStreet(
        houses=houses,
        pools_at=tuple(sorted(at - 1 for at in pools_at)),
        parks=_track(street["parks"], most=houses),
    )


def _track(
    track: Node, *, start: int | None = 0, fewest: int = 1, most: int | None = None
) -> Track:
    """Read a track of so many boxes: it shows one figure more."""
    items = track.items(fewest=fewest + 1, most=most and most + 1)
    values = tuple(item.integer(0) for item in items) or (0,)
    if start is not None and values[0] != start:
        track.fault(f"must start at {start}: nothing is crossed yet")
    if list(values) != sorted(values):
        track.fault("must not fall")
    return Track(values)


def _real_estate(columns: Node) -> tuple[Track, ...]:
    items = columns.items(fewest=LARGEST_ESTATE, most=LARGEST_ESTATE)
    return tuple(_track(column, start=None) for column in items)


def _temps(temps: Node) -> tuple[int, tuple[int, ...]]:
    temps.only("boxes", "ranks")
    ranks = tuple(rank.integer(0) for rank in temps["ranks"].items(fewest=1))
    if list(ranks) != sorted(ranks, reverse=True):
        temps["ranks"].fault("must not rise")
    return temps["boxes"].integer(1), ranks
