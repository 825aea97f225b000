"""Temp (R5.5, R14.3, R14.4): the one action used while the number is written."""

from collections.abc import Iterator

from boomtown.rules.cards import Action, Offer
from boomtown.rules.job import Site
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import HIGHEST_NUMBER

SHIFTS = (None, -2, -1, 0, 1, 2)
LARGEST_SHIFT = 2


def why_not(sheet: Sheet, site: Site, offer: Offer, shift: int | None) -> Reason | None:
    """Say why a number cannot be changed by `shift`; None leaves it as printed."""
    full = sheet.temps >= site.layout.temp_boxes
    rules = site.house_rules
    if offer.action is not Action.TEMP:
        return None if shift is None else reason("no_temp", "R5.5")
    if shift is None:
        due = rules.temp_box == "always" and not full
        return reason("temp_box_due", "R14.3") if due else None
    if full and (shift == 0 or rules.temps_full == "stop"):
        return reason("temps_full", "R5.5" if shift == 0 else "R14.4")
    number = offer.number + shift
    if abs(shift) > LARGEST_SHIFT or not 0 <= number <= HIGHEST_NUMBER:
        return reason("temp_range", "R5.5", number=number)
    return None


def shifts(sheet: Sheet, site: Site, offer: Offer) -> Iterator[int | None]:
    """Yield every change of number an offer allows: printed first, then from -2 to +2."""
    for shift in SHIFTS if offer.action is Action.TEMP else (None,):
        if why_not(sheet, site, offer, shift) is None:
            yield shift
