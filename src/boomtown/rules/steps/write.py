"""Writing the number (R4.1), with its temp change (R5.5)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from boomtown.rules.actions import temp
from boomtown.rules.draft import Step, Turn, done
from boomtown.rules.moves import Write
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import House, fitting, misfit

_DONE = reason("number_due_once", "R4.4")


def closed(turn: Turn) -> Reason | None:
    """One number or one refusal a turn (R4.4)."""
    return None if turn.choice is None else _DONE


def options(turn: Turn) -> list[Write]:
    """Return them by offer, then by shift (printed, -2 … +2), then by street and house."""
    sheet, writes = turn.sheet, list[Write]()
    for index, offer in enumerate(turn.terms.offers):
        for shift in temp.shifts(sheet, turn.terms.site, offer):
            number = offer.number + (shift or 0)
            for at, street in enumerate(sheet.streets):
                writes.extend(_writes(index, shift, at, fitting(street, number)))
    return writes


@lru_cache(maxsize=1 << 15)
def _writes(
    offer: int, shift: int | None, street: int, plots: tuple[int, ...]
) -> tuple[Write, ...]:
    """Return the writes into some houses; the same few thousand rows come up in every game."""
    return tuple(Write(offer, Spot(street, plot), shift) for plot in plots)


def places(sheet: Sheet, number: int) -> Iterator[Spot]:
    """Yield every house of the sheet in which a number can be written."""
    for index, street in enumerate(sheet.streets):
        for plot in fitting(street, number):
            yield Spot(index, plot)


def why_not(turn: Turn, move: Write) -> Reason | None:
    """The offer must exist, its change of number be possible, and the number fit (R4.1, R5.5)."""
    if not 0 <= move.offer < len(turn.terms.offers):
        return reason("no_such_offer", "R3.3", offer=move.offer)
    offer = turn.terms.offers[move.offer]
    no = temp.why_not(turn.sheet, turn.terms.site, offer, move.shift)
    if no:
        return no
    street = turn.sheet.streets[move.spot.street]
    no = misfit(street, move.spot.plot, offer.number + (move.shift or 0))
    return no and no._replace(params=(*no.params, ("place", move.spot)))


def play(turn: Turn, move: Write) -> Turn:
    """Write the number; a change, even of 0, crosses a temp box while there is one (R5.5)."""
    number = turn.terms.offers[move.offer].number + (move.shift or 0)
    sheet = turn.sheet.with_plot(move.spot, House(number))
    if move.shift is not None and sheet.temps < turn.terms.site.layout.temp_boxes:
        sheet = replace(sheet, temps=sheet.temps + 1)
    return done(turn, move, sheet=sheet, choice=move, acted=move.shift is not None)


STEP = Step((Write,), closed, options, why_not, play)
