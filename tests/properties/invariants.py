"""What holds of every sheet, every turn and every round (R2, R4, R6, R7)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from boomtown.rules.draft import Turn
from boomtown.rules.events import Event, GameEnded, PileRefilled
from boomtown.rules.game import Game
from boomtown.rules.job import Site
from boomtown.rules.moves import Refuse
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import ROUNDABOUT, House, Street
from boomtown.rules.turn import legal
from tests.properties.oracle import may_refuse


def sections(street: Street) -> Iterator[list[tuple[int, House]]]:
    """Yield the numbered houses of each section with their places (R4.1)."""
    section: list[tuple[int, House]] = []
    for at, plot in enumerate(street.plots):
        if isinstance(plot, House):
            section.append((at, plot))
        elif plot == ROUNDABOUT:
            yield section
            section = []
    yield section


def check_numbers(street: Street, site: Site) -> None:
    """Numbers ascend in each section; equal ones are bis neighbours (R4.1, R5.6)."""
    for section in sections(street):
        for (at, left), (other, right) in pairwise(section):
            if left.number == right.number:
                assert other == at + 1
                assert left.bis or right.bis
                if site.house_rules.bis_across_fence == "no":
                    assert not street.fenced(other)
            else:
                assert left.number < right.number
    assert all(0 <= house.number <= 17 for section in sections(street) for _, house in section)


def check_fences(street: Street) -> None:
    """Fences stand between houses only, and on both sides of every roundabout (R2.1, R7.1)."""
    inner = sum(1 << gap for gap in range(1, len(street.plots)))
    assert street.fences & ~inner == 0
    for at, plot in enumerate(street.plots):
        if plot == ROUNDABOUT:
            assert street.fenced(at)
            assert street.fenced(at + 1)


def check_boxes(sheet: Sheet, site: Site) -> None:
    """No track has more boxes crossed than it has (R2.3)."""
    layout = site.layout
    crossed = {
        (sheet.pools, layout.pools.boxes),
        (sheet.temps, layout.temp_boxes),
        (sheet.bis, layout.bis.boxes),
        (sheet.refusals, layout.refusals.boxes),
        (sheet.roundabouts, layout.roundabouts.boxes),
        *zip(sheet.parks, (street.parks.boxes for street in layout.streets), strict=True),
        *zip(sheet.real_estate, (column.boxes for column in layout.real_estate), strict=True),
    }
    assert [pair for pair in crossed if not 0 <= pair[0] <= pair[1]] == []


def check_sheet(sheet: Sheet, site: Site) -> None:
    """A sheet keeps the rules, and its tracks say what its houses say."""
    houses: list[House] = []
    roundabouts = 0
    for street, printed in zip(sheet.streets, site.layout.streets, strict=True):
        assert len(street.plots) == printed.houses
        check_numbers(street, site)
        check_fences(street)
        roundabouts += street.plots.count(ROUNDABOUT)
        placed = [(at, plot) for at, plot in enumerate(street.plots) if isinstance(plot, House)]
        assert {at for at, house in placed if house.pool} <= set(printed.pools_at)
        houses += [house for _, house in placed]
    check_boxes(sheet, site)
    assert sheet.roundabouts == roundabouts
    assert sheet.bis == sum(house.bis for house in houses)
    assert sheet.pools == sum(house.pool for house in houses)
    marks = {house.mark for house in houses} - {0}
    assert all(sheet.plans[mark - 1] is not None for mark in marks)


def check_nothing_erased(before: Sheet, after: Sheet) -> None:
    """Whatever was written is still there (R2.4), and used houses lie as they lay (R6.3, R6.4)."""
    for old, new in zip(before.streets, after.streets, strict=True):
        assert old.fences & ~new.fences == 0
        for at, (was, now) in enumerate(zip(old.plots, new.plots, strict=True)):
            if isinstance(was, House):
                assert isinstance(now, House)
                assert (now if was.mark else now._replace(mark=0)) == was
            elif was is not None:
                assert now == was
            if at and _marked(old, at - 1) and _marked(old, at):
                assert new.fenced(at) == old.fenced(at)
    for was_points, now_points in zip(before.plans, after.plans, strict=True):
        assert was_points in (None, now_points)
    assert all(old <= new for old, new in zip(counts(before), counts(after), strict=True))


def _marked(street: Street, at: int) -> bool:
    house = street.house(at)
    return house is not None and house.mark != 0


def counts(sheet: Sheet) -> tuple[int, ...]:
    """Return all crossed boxes."""
    single = (sheet.pools, sheet.temps, sheet.bis, sheet.refusals, sheet.roundabouts)
    return (*single, *sheet.parks, *sheet.real_estate)


def numbers_written(sheet: Sheet) -> int:
    """Count the houses that got their number from a card."""
    plots = [plot for street in sheet.streets for plot in street.plots]
    return sum(isinstance(plot, House) and not plot.bis for plot in plots)


def check_turn(before: Sheet, after: Sheet, site: Site) -> None:
    """A finished turn wrote one number or crossed one refusal, and no action twice (R4.4, R5)."""
    written = numbers_written(after) - numbers_written(before)
    refused = after.refusals - before.refusals
    roundabouts = after.roundabouts - before.roundabouts
    assert (written, refused) in ((1, 0), (0, 1))
    assert roundabouts <= int(site.house_rules.roundabouts_a_turn)
    crossed = sum(counts(after)) - sum(counts(before))
    assert crossed - refused - roundabouts <= written


def check_refusal(turn: Turn) -> None:
    """Before a number, a refusal is legal exactly when no number that is due fits (R4.2)."""
    moves = legal(turn)
    assert moves
    assert (Refuse() in moves) == may_refuse(turn)


class Limits(NamedTuple):
    """How long a game can last: rounds, and how often its piles run out (R8.3, R10.5, R12.7)."""

    rounds: int
    refills: int | None


def limits_of(game: Game) -> Limits:
    """Return what R8.3, R10.5 and R12.7 prove of a game."""
    layout = game.ruleset.site.layout
    rounds = layout.houses + layout.refusals.boxes - 1
    by_mode = {
        "standard": Limits(rounds, 1),
        "expert": Limits(rounds, None),
        "solo": Limits(min(rounds, len(game.ruleset.deck) // 3), 0),
        "aaa": Limits(rounds, 1),
    }
    return by_mode[game.ruleset.mode.name]


def check_end(game: Game, events: tuple[Event, ...]) -> None:
    """A game ends for reasons that hold (R8.1), announced once, within its bounds."""
    layout = game.ruleset.site.layout
    endings = {
        "refusals": any(sheet.refusals == layout.refusals.boxes for sheet in game.sheets),
        "plans": any(None not in sheet.plans for sheet in game.sheets),
        "houses": any(
            all(None not in street.plots for street in sheet.streets) for sheet in game.sheets
        ),
    }
    holding = tuple(name for name, holds in endings.items() if holds)
    assert game.ended == (holding or ("deck",))
    assert [event for event in events if isinstance(event, GameEnded)] == [GameEnded(game.ended)]
    limits = limits_of(game)
    assert game.round <= limits.rounds
    refills = sum(isinstance(event, PileRefilled) for event in events)
    assert limits.refills is None or refills <= limits.refills
