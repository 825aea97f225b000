"""From the files' JSON to sheets, plans and offers; what cannot be read is `Unreadable`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from boomtown.editions import edition
from boomtown.rules.cards import Action, Offer
from boomtown.rules.layout import Layout
from boomtown.rules.plan import PlanCard, PlanInPlay, Requirement
from boomtown.rules.plans.all_parks import AllParks
from boomtown.rules.plans.all_parks_and_pools import AllParksAndPools
from boomtown.rules.plans.all_parks_pools_and_roundabout import AllParksPoolsAndRoundabout
from boomtown.rules.plans.all_pools import AllPools
from boomtown.rules.plans.bis_in_one_street import BisInOneStreet
from boomtown.rules.plans.estates import Estates
from boomtown.rules.plans.street_complete import StreetComplete
from boomtown.rules.plans.street_ends import StreetEnds
from boomtown.rules.plans.temps import Temps
from boomtown.rules.settings import Ruleset, Settings, ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import ROUNDABOUT, SOME_PLAN, UNMARKED, House, Plot, Street

Json = Any

STATE = "city-plans city-plans-won construction-cards effects"

ACTIONS = {
    "surveyor": Action.SURVEYOR,
    "agent": Action.REAL_ESTATE,
    "landscaper": Action.LANDSCAPER,
    "pool": Action.POOL,
    "temp": Action.TEMP,
    "bis": Action.BIS,
}

# Advanced goals by their words, with the pile each belongs to.
GOALS: dict[str | tuple[str, int], tuple[int, Requirement]] = {
    ("all houses", 0): (1, StreetComplete(0)),
    ("all houses", 2): (1, StreetComplete(2)),
    "end houses": (1, StreetEnds()),
    "7 temps": (1, Temps(7)),
    "5 bis": (1, BisInOneStreet(5)),
    "two streets all parks": (2, AllParks(2)),
    "two streets all pools": (2, AllPools(2)),
    ("all pools all parks", 1): (2, AllParksAndPools(1)),
    ("all pools all parks", 2): (2, AllParksAndPools(2)),
    "all pools all parks one roundabout": (2, AllParksPoolsAndRoundabout(1)),
}


class Unreadable(Exception):  # noqa: N818 - reads as what it says
    """Input that does not have the form of the files, or that no pen could write."""


def rules(grammar: Json, switches: Sequence[tuple[str, str]] = ()) -> Ruleset:
    """Return the rules that a case is judged by; its plan cards are of no known pile."""
    must(grammar in ("base", "advanced"), "grammar")
    settings = Settings(
        edition="2018",
        advanced=grammar == "advanced",
        roundabouts=grammar == "advanced",
        switches=tuple(switches),
    )
    return replace(ruleset(settings, edition("2018")), piles=((), (), ()))


def must(holds: bool, what: str) -> None:
    """Raise `Unreadable` unless something holds."""
    if not holds:
        raise Unreadable(what)


def natural(value: Json, what: str) -> int:
    """Read a number; a JSON truth value is none, though Python takes it for one."""
    must(isinstance(value, int) and not isinstance(value, bool) and value >= 0, what)
    return int(value)


def truth(value: Json, what: str) -> bool:
    """Read a truth value."""
    must(isinstance(value, bool), what)
    return bool(value)


def row(value: Json, length: int, what: str) -> list[Json]:
    """Read a list of a given length."""
    must(isinstance(value, list) and len(value) == length, what)
    return list(value)


def record(value: Json, keys: str, what: str) -> dict[str, Json]:
    """Read an object with just these keys."""
    must(isinstance(value, dict) and value.keys() == set(keys.split()), what)
    return dict(value)


def read_sheet(value: Json, layout: Layout) -> Sheet:
    """Read a sheet; bis and roundabout boxes are not in it but follow from its houses."""
    fields = record(value, "agents city-plan-score refusals streets temps", "sheet")
    raw = row(fields["streets"], len(layout.streets), "streets")
    streets = tuple(_read_street(one, index, layout) for index, one in enumerate(raw))
    plots = [plot for street in streets for plot in street.plots]
    houses = [plot for plot in plots if isinstance(plot, House)]
    columns = row(fields["agents"], len(layout.real_estate), "agents")
    return Sheet(
        streets=streets,
        parks=tuple(natural(street["parks"], "parks") for street in raw),
        real_estate=tuple(natural(crossed, "agents") for crossed in columns),
        plans=tuple(_read_points(points) for points in row(fields["city-plan-score"], 3, "scores")),
        pools=sum(house.pool for house in houses),
        temps=natural(fields["temps"], "temps"),
        bis=sum(house.bis for house in houses),
        refusals=natural(fields["refusals"], "refusals"),
        roundabouts=plots.count(ROUNDABOUT),
    )


def _read_points(value: Json) -> int | None:
    return None if value == "blank" else natural(value, "city-plan-score")


def _read_street(value: Json, index: int, layout: Layout) -> Street:
    fields = record(value, "homes parks pools", "street")
    homes = fields["homes"]
    must(isinstance(homes, list) and len(homes) > 1, "homes")
    # The first house has no fence to its left and stands flat in the list.
    triples = [row(home, 3, "home") for home in [[False, *homes[:2]], *homes[2:]]]
    must(len(triples) == layout.streets[index].houses, "street length")
    plots = [_read_plot(house, truth(used, "used")) for _, house, used in triples]
    pools = row(fields["pools"], len(layout.streets[index].pools_at), "pools")
    for at, built in zip(layout.streets[index].pools_at, pools, strict=True):
        if truth(built, "pools"):
            plots[at] = _with_pool(plots[at])
    fences = sum(truth(fence, "fence") << at for at, (fence, _, _) in enumerate(triples))
    return Street(tuple(plots), fences)


def _read_plot(value: Json, used: bool) -> Plot:
    if value in ("blank", "roundabout"):
        must(not used, f"a {value} house used in a plan")
        return None if value == "blank" else ROUNDABOUT
    bis = isinstance(value, list)
    if bis:
        must(len(value) == 2 and value[1] == "bis", "house")
    number = natural(value[0] if bis else value, "house")
    return House(number, bis=bis, mark=SOME_PLAN if used else UNMARKED)


def _with_pool(plot: Plot) -> House:
    if not isinstance(plot, House):
        raise Unreadable("a pool without a numbered house")
    return plot._replace(pool=True)


def read_requirement(value: Json) -> tuple[int | None, Requirement]:
    """Read what a plan asks, and the pile it belongs to where its kind decides that."""
    goal = tuple(value) if isinstance(value, list) and value[1:] and _words(value) else value
    if isinstance(goal, str | tuple):
        must(goal in GOALS, "criteria")
        return GOALS[goal]
    must(isinstance(value, list), "criteria")
    sizes = tuple(natural(size, "criteria") for size in value)
    must(all(size > 0 for size in sizes), "criteria")
    return None, Estates(sizes)


def _words(value: list[Json]) -> bool:
    return len(value) == 2 and isinstance(value[0], str) and type(value[1]) is int


def read_plans(value: Json) -> tuple[PlanInPlay, ...]:
    """Read the three plans in play, each whatever its card says."""
    state = record(value, STATE, "game_state")
    cards = row(state["city-plans"], 3, "city-plans")
    won = row(state["city-plans-won"], 3, "city-plans-won")
    return tuple(
        PlanInPlay(_read_card(card), turned=truth(turned, "city-plans-won"))
        for card, turned in zip(cards, won, strict=True)
    )


def _read_card(value: Json) -> PlanCard:
    fields = record(value, "criteria position score1 score2", "city-plan")
    _, requirement = read_requirement(fields["criteria"])
    values = (natural(fields["score1"], "score1"), natural(fields["score2"], "score2"))
    return PlanCard(natural(fields["position"], "position"), requirement, values)


def read_offers(value: Json) -> tuple[Offer, ...]:
    """Read the combinations: a number with the effect of its own stack."""
    state = record(value, STATE, "game_state")
    cards = row(state["construction-cards"], 3, "construction-cards")
    effects = row(state["effects"], 3, "effects")
    return tuple(
        Offer(_read_number(card), read_action(effect), place, place)
        for place, (card, effect) in enumerate(zip(cards, effects, strict=True))
    )


def _read_number(card: Json) -> int:
    number, effect = row(card, 2, "construction-card")
    read_action(effect)
    return natural(number, "construction-card")


def read_action(value: Json) -> Action:
    """Read an effect by its word."""
    must(isinstance(value, str) and value in ACTIONS, "effect")
    return ACTIONS[value]
