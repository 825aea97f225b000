"""The rules of writing and refusing said a second time, slowly, to hold the engine to (R4)."""

from collections.abc import Iterator
from itertools import chain, takewhile

from boomtown.rules.cards import Action
from boomtown.rules.draft import Turn
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import ROUNDABOUT, House, Plot, Street


def in_section(plots: tuple[Plot, ...]) -> list[int]:
    """Return the numbers from the start of a row of plots up to its first roundabout."""
    section = takewhile(lambda plot: plot != ROUNDABOUT, plots)
    return [plot.number for plot in section if isinstance(plot, House)]


def fits(street: Street, at: int, number: int) -> bool:
    """Tell whether a number may be written in a house: all before lower, all after higher."""
    lower = in_section(street.plots[at - 1 :: -1] if at else ())
    higher = in_section(street.plots[at + 1 :])
    return street.plots[at] is None and all(
        chain((other < number for other in lower), (number < other for other in higher))
    )


def fits_somewhere(sheet: Sheet, number: int) -> bool:
    """Tell whether a number has a place on a sheet."""
    return any(
        fits(street, at, number) for street in sheet.streets for at in range(len(street.plots))
    )


def numbers_due(turn: Turn, sheet: Sheet) -> Iterator[int]:
    """Yield the numbers that forbid a refusal if they fit (R4.2, R14.1)."""
    rules = turn.terms.site.house_rules
    full = sheet.temps >= turn.terms.site.layout.temp_boxes
    for offer in turn.terms.offers:
        yield offer.number
        adjustable = offer.action is Action.TEMP and not (full and rules.temps_full == "stop")
        if rules.refusal == "adjusted" and adjustable:
            around = range(offer.number - 2, offer.number + 3)
            yield from (number for number in around if 0 <= number <= 17)


def may_refuse(turn: Turn) -> bool:
    """Tell whether a refusal is allowed in a turn without number or refusal (R4.2, R14.2)."""
    rules = turn.terms.site.house_rules
    judged = turn.start if rules.refusal_judged == "turn_start" else turn.sheet
    return not any(fits_somewhere(judged, number) for number in set(numbers_due(turn, judged)))
