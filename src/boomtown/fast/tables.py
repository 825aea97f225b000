"""A ruleset as one row of integers: what the kernel reads (kernel/site.py)."""

from collections.abc import Iterable, Sequence
from math import comb

from boomtown.fast.kernel import site as at
from boomtown.rules.cards import Action, Card
from boomtown.rules.edition import Opponent
from boomtown.rules.house_rules import HouseRules
from boomtown.rules.layout import Layout, Track
from boomtown.rules.plan import PlanCard, figures_of
from boomtown.rules.settings import Ruleset
from boomtown.rules.temps import RankedTemps, TabledTemps, TempScoring, ThresholdTemps

MODES = ("standard", "solo", "expert", "aaa")
ACTIONS = tuple(Action)
NEVER = 99
PLACES = 4
NUMBERS = 18
KINDS = {
    "estates": at.ESTATES,
    "estates_in_street": at.ESTATES_IN_STREET,
    "estates_in_one_street": at.ESTATES_IN_ONE_STREET,
    "estates_with": at.ESTATES_WITH,
    "estates_at_every_street_end": at.ESTATES_AT_ENDS,
    "street_complete": at.STREET_COMPLETE,
    "street_ends": at.STREET_ENDS,
    "all_parks": at.ALL_PARKS,
    "all_pools": at.ALL_POOLS,
    "all_parks_and_pools": at.ALL_PARKS_AND_POOLS,
    "all_parks_pools_and_roundabout": at.ALL_AND_ROUNDABOUT,
    "bis_in_one_street": at.BIS_IN_ONE,
    "temps": at.TEMPS,
    "parks": at.PARKS,
    "parks_in_every_street": at.PARKS_IN_EVERY,
    "improvements": at.IMPROVEMENTS,
    "full_improvement_columns": at.FULL_COLUMNS,
}
# What a kind calls the figure that the kernel counts with.
COUNTS = ("count", "streets", "size", "roundabouts")


def book_of(rules: Ruleset, every: Sequence[PlanCard] = ()) -> list[int]:
    """Return the row of a ruleset: figures, plan cards (its own or `every` one), piles, deck."""
    book = [0] * at.WIDTH
    _layout(book, rules.site.layout)
    _switches(book, rules.site.house_rules)
    _temps(book, rules.temps)
    if rules.opponent:
        _opponent(book, rules.opponent)
    book[at.MODE] = MODES.index(rules.mode.name)
    book[at.SEATS] = rules.settings.seats
    book[at.HAND] = 3 if rules.mode.name in ("expert", "aaa") else 0
    book[at.RESHUFFLES] = int(rules.mode.reshuffles)
    rows = plan_rows(rules, every)
    for card in rows:
        book.extend(_plan(card))
    for number, pile in enumerate(rules.piles):
        book[at.PILE + number], book[at.PILE_AT + number] = len(pile), len(book)
        book.extend(rows[card] for card in pile)
    book[at.DECK], book[at.DECK_AT] = len(rules.deck), len(book)
    book.extend(byte_of(card) for card in rules.deck)
    book[at.CHOOSE_AT] = len(book)
    book.extend(comb(many, few) for many in range(at.MANY) for few in range(at.FEW))
    book[at.MASS_AT] = len(book)
    book.extend(sum(card.number < number for card in rules.deck) for number in range(NUMBERS + 1))
    return book


def plan_rows(rules: Ruleset, every: Sequence[PlanCard] = ()) -> dict[PlanCard, int]:
    """Return where in a ruleset's row the row of each plan card begins."""
    cards = every or dict.fromkeys(card for pile in rules.piles for card in pile)
    return {card: at.WIDTH + at.PLAN_WIDTH * n for n, card in enumerate(cards)}


def byte_of(card: Card) -> int:
    """Return a construction card as the kernel's integer."""
    return 8 * card.number + ACTIONS.index(card.action)


def _layout(book: list[int], layout: Layout) -> None:
    first = 0
    book[at.FIRSTS] = 1
    for number, street in enumerate(layout.streets):
        houses = (1 << street.houses) - 1 << first
        book[at.STREET_CELLS + number] = houses
        book[at.CELLS] |= houses
        book[at.POOLS] |= sum(1 << plot for plot in street.pools_at) << first
        book[at.PARK_BOXES + number] = street.parks.boxes
        _values(book, at.PARK_VALUES + 8 * number, street.parks)
        first += street.houses
        book[at.FIRST_AT + number + 1] = first
        book[at.FIRSTS] |= 1 << first
    for number, column in enumerate(layout.real_estate):
        book[at.COLUMN_BOXES + number] = column.boxes
        _values(book, at.COLUMN_VALUES + 6 * number, column)
    book[at.TEMP_BOXES] = layout.temp_boxes
    book[at.BIS_BOXES] = layout.bis.boxes
    book[at.REFUSAL_BOXES] = layout.refusals.boxes
    book[at.ROUNDABOUT_BOXES] = layout.roundabouts.boxes
    _values(book, at.POOL_VALUES, layout.pools)
    _values(book, at.BIS_VALUES, layout.bis)
    _values(book, at.REFUSAL_VALUES, layout.refusals)
    _values(book, at.ROUNDABOUT_VALUES, layout.roundabouts)


def _values(book: list[int], start: int, track: Track) -> None:
    book[start : start + len(track.values)] = track.values


def _switches(book: list[int], rules: HouseRules) -> None:
    book[at.BIS_ACROSS] = int(rules.bis_across_fence == "yes")
    book[at.ADJUSTED] = int(rules.refusal == "adjusted")
    book[at.TURN_START] = int(rules.refusal_judged == "turn_start")
    book[at.BOX_ALWAYS] = int(rules.temp_box == "always")
    book[at.FULL_STOPS] = int(rules.temps_full == "stop")
    book[at.ZERO_RANKED] = int(rules.temps_zero == "ranked")
    book[at.AS_HOUSE] = ("none", "street", "street_and_ends").index(rules.roundabout_as_house)
    book[at.A_TURN] = int(rules.roundabouts_a_turn)
    book[at.RESHUFFLE] = ("never", "first_plan", "each_plan").index(rules.reshuffle)
    book[at.RECYCLE] = int(rules.refill == "recycle")
    book[at.HIGHER] = int(rules.aaa_same_round == "higher")


def _temps(book: list[int], temps: TempScoring) -> None:
    match temps:
        case RankedTemps(points=points):
            _padded(book, at.TEMP_POINTS, points, 0)
        case TabledTemps(boxes=boxes, points=points):
            book[at.TEMP_SCORING] = 2
            _padded(book, at.TEMP_POINTS, points, 0)
            _padded(book, at.TEMP_AMOUNTS, boxes, NEVER)
        case ThresholdTemps(minimum=minimum, points=reached):
            book[at.TEMP_SCORING] = 1
            book[at.TEMP_POINTS], book[at.TEMP_AMOUNTS] = reached, minimum
        case _:
            raise TypeError(f"no table for {temps}")


def _padded(book: list[int], start: int, figures: Sequence[int], rest: int) -> None:
    book[start : start + PLACES] = [*figures, *[rest] * PLACES][:PLACES]


def _opponent(book: list[int], opponent: Opponent) -> None:
    book[at.LISTED] = sum(1 << plan - 1 for plan in opponent.validates)
    points = (opponent.park, opponent.pool, opponent.temp, opponent.fence)
    book[at.RIVAL : at.RIVAL + len(points)] = points
    book[at.EXTENSION] = opponent.houses_per_extension
    book[at.IMPROVED] = opponent.improved_house
    book[at.SCORES] = int(opponent.scores)


def _plan(card: PlanCard) -> list[int]:
    figures = dict(figures_of(card.requirement))
    row = [0] * at.PLAN_WIDTH
    row[at.KIND] = KINDS[card.requirement.kind]
    sizes = figures.get("sizes", ())
    assert isinstance(sizes, tuple)
    row[at.NEED] = _by_size(sizes)
    row[at.STREET] = _figure(figures, "street")
    row[at.COUNT] = sum(_figure(figures, name) for name in COUNTS)
    row[at.POOLS_EACH] = _figure(figures, "pools_each")
    row[at.BIS_EACH] = _figure(figures, "bis_each")
    row[at.HIGH], row[at.LOW] = card.values
    return row


def _by_size(sizes: Iterable[int]) -> int:
    return sum(1 << 8 * (size - 1) for size in sizes)


def _figure(figures: dict[str, int | tuple[int, ...]], name: str) -> int:
    figure = figures.get(name, 0)
    assert isinstance(figure, int)
    return figure
