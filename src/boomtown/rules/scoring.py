"""The end of the game: score lines with their reasons, ties, places (R9, R12.5, R12.6)."""

from dataclasses import dataclass
from typing import NamedTuple

from boomtown.rules.estates import estate_counts
from boomtown.rules.game import Game
from boomtown.rules.plan import PlanInPlay
from boomtown.rules.rival import rival_estates, rival_lines
from boomtown.rules.score_lines import ScoreLine, because
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import LARGEST_ESTATE, complete_rows
from boomtown.rules.temps import Rank


@dataclass(frozen=True, slots=True)
class Score:
    """One score: `seat` is None for a rival without a sheet; `place` 1 is the best (R9.4)."""

    seat: int | None
    lines: tuple[ScoreLine, ...]
    place: int = 1
    estates: int = 0

    @property
    def total(self) -> int:
        """The sum of all lines; it may be negative."""
        return sum(line.points for line in self.lines)


def sheet_lines(
    ruleset: Ruleset, sheet: Sheet, temps: Rank, plans: tuple[PlanInPlay, ...] = ()
) -> tuple[ScoreLine, ...]:
    """Return the eight lines of a sheet, given the rank of its temps (R9)."""
    layout = ruleset.site.layout
    parks = tuple(
        street.parks.value(crossed)
        for street, crossed in zip(layout.streets, sheet.parks, strict=True)
    )
    return (
        _plans_line(sheet, plans),
        ScoreLine("parks", sum(parks), (because("parks", values=parks),)),
        ScoreLine("pools", layout.pools.value(sheet.pools), (because("pools", n=sheet.pools),)),
        _temps_line(ruleset, sheet, temps),
        _estates_line(ruleset, sheet),
        _penalty("bis", sheet.bis, layout.bis.value(sheet.bis)),
        _penalty("refusals", sheet.refusals, layout.refusals.value(sheet.refusals)),
        _penalty("roundabouts", sheet.roundabouts, layout.roundabouts.value(sheet.roundabouts)),
    )


def _penalty(kind: str, crossed: int, value: int) -> ScoreLine:
    return ScoreLine(kind, -value, (because(kind, n=crossed, points=-value),))


def _plans_line(sheet: Sheet, plans: tuple[PlanInPlay, ...]) -> ScoreLine:
    notes = []
    for place, points in enumerate(sheet.plans):
        if points is not None:
            higher = not plans or points == plans[place].card.values[0]
            code = "plans.item_first" if higher else "plans.item_later"
            notes.append(because(code, plan=place + 1, points=points))
    total = sum(points for points in sheet.plans if points is not None)
    return ScoreLine("plans", total, tuple(notes) or (because("plans.none"),))


def _temps_line(ruleset: Ruleset, sheet: Sheet, rank: Rank) -> ScoreLine:
    note = because(ruleset.temps.because, n=sheet.temps, place=rank.place)
    return ScoreLine("temps", rank.points, (note,))


def _estates_line(ruleset: Ruleset, sheet: Sheet) -> ScoreLine:
    notes, total = [], 0
    counts = estate_counts(sheet)
    columns = zip(counts, ruleset.site.layout.real_estate, sheet.real_estate, strict=True)
    for size, (count, column, crossed) in enumerate(columns, 1):
        value = column.value(crossed)
        total += count * value
        notes.append(because("estates.item", count=count, value=value, size=size))
    long = _rows_too_long(sheet)
    if long:
        notes.append(because("estates.too_long", n=long))
    return ScoreLine("estates", total, tuple(notes))


def _rows_too_long(sheet: Sheet) -> int:
    return sum(
        last - first >= LARGEST_ESTATE
        for street in sheet.streets
        for first, last in complete_rows(street)
    )


class Standing(NamedTuple):
    """What places are decided by: points, then the tie-breaks of the edition (R9.3)."""

    total: int
    ties: tuple[int, ...]


def standing(ruleset: Ruleset, sheet: Sheet, total: int) -> Standing:
    """Return a sheet's standing; larger is better."""
    counts = estate_counts(sheet)
    keys = {"estates": (sum(counts),), "sizes": counts}
    return Standing(total, tuple(key for name in ruleset.tie_breaks for key in keys[name]))


def score(game: Game) -> tuple[Score, ...]:
    """Score every seat as its sheet stands, and the rival last; with places (R9, R12.6)."""
    rival = game.table.rival()
    ranks = _temp_ranks(game)
    scores = [
        Score(
            seat,
            sheet_lines(game.ruleset, sheet, ranks[sheet.temps], game.plans),
            estates=sum(estate_counts(sheet)),
        )
        for seat, sheet in enumerate(game.sheets)
    ]
    if rival is None:
        return _placed(game, scores)
    (player,) = scores
    lines = rival_lines(rival, ranks)
    points = sum(line.points for line in lines)
    blocks = len(rival_estates(rival))
    ahead = (player.total, player.estates) > (points, blocks)
    beaten = rival.opponent.scores and not ahead
    return (
        Score(0, player.lines, 2 if beaten else 1, player.estates),
        Score(None, lines, 1 if beaten else 2, blocks),
    )


def _temp_ranks(game: Game) -> dict[int, Rank]:
    rival = game.table.rival()
    amounts = {sheet.temps for sheet in game.sheets}
    if rival and rival.opponent.scores:
        amounts.add(rival.temps)
    return dict(game.ruleset.temps.ranks(amounts))


def _placed(game: Game, scores: list[Score]) -> tuple[Score, ...]:
    standings = [
        standing(game.ruleset, sheet, seat.total)
        for sheet, seat in zip(game.sheets, scores, strict=True)
    ]
    places: dict[Standing, int] = {}
    for place, key in enumerate(sorted(standings, reverse=True), 1):
        places.setdefault(key, place)
    return tuple(
        Score(seat.seat, seat.lines, places[key], seat.estates)
        for seat, key in zip(scores, standings, strict=True)
    )
