"""Sheets as they travel: streets with their rows, tracks, score as it stands, progress on plans."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Raw

from boomtown.app.told import Written
from boomtown.protocol.figures import lines
from boomtown.protocol.parts import Layout, Lot, PrintedStreet, Progress, Row, Sheet, Street
from boomtown.rules import layout as printed
from boomtown.rules import sheet as written
from boomtown.rules import street as streets
from boomtown.rules.game import Game
from boomtown.rules.job import Site
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.score_lines import ScoreLine
from boomtown.rules.scoring import sheet_lines
from boomtown.rules.street import LARGEST_ESTATE, House, Plot, complete_rows, rows
from boomtown.rules.temps import Rank

Kind = Literal["open", "complete", "used", "long", "roundabout"]

_encode = msgspec.json.Encoder().encode


def layout_part(layout: printed.Layout) -> Layout:
    """Return the sheet as printed."""
    return Layout(
        name=layout.name,
        status=layout.status,
        streets=[
            PrintedStreet(street.houses, list(street.pools_at), list(street.parks.values))
            for street in layout.streets
        ],
        pools=list(layout.pools.values),
        temp_boxes=layout.temp_boxes,
        temp_ranks=list(layout.temp_ranks),
        estates=[list(column.values) for column in layout.real_estate],
        bis=list(layout.bis.values),
        refusals=list(layout.refusals.values),
        roundabouts=list(layout.roundabouts.values),
    )


@lru_cache(maxsize=1 << 14)
def _street(street: streets.Street) -> Raw:
    """Return a street, encoded: a turn changes one or two, and everything else repeats them."""
    gaps = range(1, len(street.plots))
    part = Street(
        [_lot(plot) for plot in street.plots],
        [gap for gap in gaps if street.fenced(gap)],
        list(_rows(street)),
    )
    return Raw(_encode(part))


def _lot(plot: Plot) -> Lot | Literal["o"] | None:
    if isinstance(plot, House):
        return Lot(plot.number, plot.bis, plot.pool, plot.mark)
    return None if plot is None else "o"


def _rows(street: streets.Street) -> Iterator[Row]:
    complete = complete_rows(street)
    for first, last in rows(street):
        plots = street.plots[first : last + 1]
        kind: Kind = "open"
        if plots == (streets.ROUNDABOUT,):
            kind = "roundabout"
        elif (first, last) in complete:
            used = any(isinstance(plot, House) and plot.mark for plot in plots)
            whole: Kind = "used" if used else "complete"
            kind = "long" if len(plots) > LARGEST_ESTATE else whole
        yield Row(first, last, kind)


def sheet_part(
    sheet: written.Sheet,
    score: Sequence[ScoreLine] | None,
    plans: Sequence[PlanInPlay],
    site: Site,
) -> Sheet:
    """Return a sheet with its score as it stands, or without one."""
    encoded: list[Any] = [_street(street) for street in sheet.streets]
    return Sheet(
        streets=encoded,
        parks=list(sheet.parks),
        pools=sheet.pools,
        temps=sheet.temps,
        estates=list(sheet.real_estate),
        bis=sheet.bis,
        refusals=sheet.refusals,
        roundabouts=sheet.roundabouts,
        plans=list(sheet.plans),
        lines=lines(score or ()),
        total=None if score is None else sum(line.points for line in score),
        progress=[_progress(sheet, plan, site) for plan in plans],
        houses=sum(isinstance(plot, House) for street in sheet.streets for plot in street.plots),
    )


def _progress(sheet: written.Sheet, plan: PlanInPlay, site: Site) -> Progress:
    requirement = plan.card.requirement
    now = requirement.progress(sheet, site)
    met = now.done >= now.count and bool(requirement.ways(sheet, site))
    return Progress(now.done, now.count, met, list(now.sizes))


def temp_ranks(game: Game, amounts: Iterable[int]) -> dict[int, Rank]:
    """Return what each amount of temps is worth among these, and the rival's (R9.1, R12.5)."""
    rival = game.table.rival()
    with_rival = {*amounts}
    if rival and rival.opponent.scores:
        with_rival.add(rival.temps)
    return dict(game.ruleset.temps.ranks(with_rival))


class Known(NamedTuple):
    """A sheet as it was written, and the score on it."""

    sheet: Raw
    lines: tuple[ScoreLine, ...]


def drafted_sheet(game: Game, sheet: written.Sheet, others: frozenset[int], memory: Written) -> Raw:
    """Return a sheet of a game, a draft's too, its temps ranked among those of the others."""
    rank = temp_ranks(game, {*others, sheet.temps})[sheet.temps]
    return known_sheet(game, sheet, rank, memory).sheet


def known_sheet(game: Game, sheet: written.Sheet, rank: Rank, memory: Written) -> Known:
    """Return a sheet, encoded: from memory where it was written with the same points before."""
    key = _key(game, sheet, rank)
    found: Known | None = memory.get(key)
    if found is None:
        score = sheet_lines(game.ruleset, sheet, rank, game.plans)
        part = sheet_part(sheet, score, game.plans, game.ruleset.site)
        found = memory[key] = Known(Raw(_encode(part)), score)
    return found


def bare_sheet(game: Game, sheet: written.Sheet, memory: Written) -> Raw:
    """Return a sheet without its score, encoded."""
    key = _key(game, sheet, None)
    found: Raw | None = memory.get(key)
    if found is None:
        part = sheet_part(sheet, None, game.plans, game.ruleset.site)
        found = memory[key] = Raw(_encode(part))
    return found


def forget_others(game: Game, ranks: dict[int, Rank], memory: Written) -> None:
    """Keep only the sheets that lie on the table: drafts of closed rounds do not come again."""
    keys = {_key(game, sheet, rank) for sheet in game.sheets for rank in (ranks[sheet.temps], None)}
    for key in [key for key in memory if key not in keys]:
        del memory[key]


def _key(game: Game, sheet: written.Sheet, rank: Rank | None) -> tuple[object, ...]:
    """Return what the points on a sheet follow from; the rest is the same for the whole game.

    No rank is the key of a sheet without points.
    """
    return (sheet, rank, tuple(plan.turned for plan in game.plans))
