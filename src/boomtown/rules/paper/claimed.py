"""Whether plan points and marks on a sheet can belong together (R6.2–R6.5)."""

from collections.abc import Iterator, Sequence
from itertools import product

from boomtown.rules.paper.marks import only_free, places, shared_out
from boomtown.rules.paper.violations import Violation, unreachable, wrong
from boomtown.rules.plan import PlanCard, PlanInPlay
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import House, row_at


def misclaimed(ruleset: Ruleset, sheet: Sheet, plans: Sequence[PlanInPlay]) -> Iterator[Violation]:
    """Yield points that no card gives, then marks and plans that do not explain each other.

    Without the plans in play, each may be any card of its pile; a pile without cards is unknown,
    and its points are taken as they are.
    """
    in_play = tuple((plan.card,) for plan in plans)
    piles = dict(enumerate(in_play or ruleset.piles))
    claimed = {place: points for place, points in enumerate(sheet.plans) if points is not None}
    cards = {
        place: tuple(card for card in piles.get(place, ()) if points in card.values)
        for place, points in claimed.items()
    }
    for place, points in claimed.items():
        if points < 0 or (piles.get(place) and not cards[place]):
            yield wrong("plan_points", "R6.2", plan=place + 1, points=points)
    marked = places(sheet, marked=True)
    if marked and not claimed:
        yield unreachable("marks_without_claim", "R6.3", place=min(marked))
    elif all(cards.values()):
        yield from _unexplained(ruleset, sheet, cards)


def _unexplained(
    ruleset: Ruleset, sheet: Sheet, cards: dict[int, tuple[PlanCard, ...]]
) -> Iterator[Violation]:
    site = ruleset.site
    lit = only_free(sheet, places(sheet, marked=True))
    for choice in product(*cards.values()):
        if shared_out([card.requirement for card in choice], lit, site) is not None:
            return
    unmet = [place for place, among in cards.items() if not _met(ruleset, lit, among)]
    for place in unmet:
        bare = only_free(sheet, places(sheet, marked=True) | places(sheet, marked=False))
        code = "plan_unmarked" if _met(ruleset, bare, cards[place]) else "plan_not_met"
        yield unreachable(code, "R6.3", plan=place + 1)
    half = _half_marked(sheet)
    if half:
        yield unreachable("estate_half_marked", "R6.3", place=half)
    elif not unmet:
        yield unreachable("marks_unexplained", "R6.3", place=min(places(sheet, marked=True)))


def _met(ruleset: Ruleset, sheet: Sheet, cards: Sequence[PlanCard]) -> bool:
    states = [card.requirement.progress(sheet, ruleset.site) for card in cards]
    return any(state.done == state.count for state in states)


def _half_marked(sheet: Sheet) -> Spot | None:
    """Return the first marked house between whose fences another house is unmarked."""
    for spot in sorted(places(sheet, marked=True)):
        street = sheet.streets[spot.street]
        first, last = row_at(street, spot.plot)
        row = street.plots[first : last + 1]
        if not all(isinstance(plot, House) and plot.mark for plot in row):
            return spot
    return None
