"""Small values: places, tracks, switches, reasons, rolls of seats."""

from dataclasses import fields

import pytest

from boomtown.rules.house_rules import SWITCHES, HouseRules, switch_named
from boomtown.rules.layout import NO_BOXES, Track
from boomtown.rules.reasons import Reason, reason
from boomtown.rules.roll import roll_of
from boomtown.rules.spots import Span, Spot
from tests.rules.positions import both_editions, site


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (Spot(0, 0), "a1"),
        (Spot(2, 11), "c12"),
        (Span(1, 2, 2), "b3"),
        (Span(1, 2, 4), "b3-5"),
    ],
)
def test_places_are_written_from_1(place: Spot | Span, text: str) -> None:
    assert str(place) == text


def test_a_span_has_both_its_ends() -> None:
    span = Span(1, 2, 4)
    assert span.size == 3
    assert span.spots == (Spot(1, 2), Spot(1, 3), Spot(1, 4))


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(("crossed", "value"), [(0, 0), (1, 2), (3, 10), (4, 10), (9, 10)])
def test_a_full_track_shows_its_last_figure(crossed: int, value: int) -> None:
    assert Track((0, 2, 4, 10)).value(crossed) == value


@pytest.mark.rule("R2.3")
def test_a_track_has_a_box_fewer_than_figures() -> None:
    assert Track((0, 2, 4, 10)).boxes == 3
    assert (NO_BOXES.boxes, NO_BOXES.value(0)) == (0, 0)


@both_editions
@pytest.mark.rule("R2.1")
def test_the_classic_sheet_has_33_houses_and_9_planned_pools(edition: str) -> None:
    layout = site(edition).layout
    assert [street.houses for street in layout.streets] == [10, 11, 12]
    assert layout.houses == 33
    pools = [
        (street, plot) for street in range(3) for plot in range(12) if layout.has_pool(street, plot)
    ]
    assert pools == [(0, 2), (0, 6), (0, 7), (1, 0), (1, 3), (1, 7), (2, 1), (2, 6), (2, 10)]


@pytest.mark.rule(
    "R14.1", "R14.2", "R14.3", "R14.4", "R14.5", "R14.6", "R14.7", "R14.8", "R14.9", "R14.10",
    "R14.11",
)  # fmt: skip
def test_every_switch_has_its_rule_and_its_readings() -> None:
    assert {switch.name for switch in SWITCHES} == {field.name for field in fields(HouseRules)}
    assert [(switch.rule, switch.name, switch.values) for switch in SWITCHES] == [
        ("R14.1", "refusal", ("printed", "adjusted")),
        ("R14.2", "refusal_judged", ("now", "turn_start")),
        ("R14.3", "temp_box", ("optional", "always")),
        ("R14.4", "temps_full", ("adjust", "stop")),
        ("R14.5", "temps_zero", ("nothing", "ranked")),
        ("R14.6", "roundabout_as_house", ("street", "none", "street_and_ends")),
        ("R14.7", "roundabouts_a_turn", ("1", "2")),
        ("R14.8", "reshuffle", ("never", "first_plan", "each_plan")),
        ("R14.9", "refill", ("deal", "recycle")),
        ("R14.10", "bis_across_fence", ("no", "yes")),
        ("R14.11", "aaa_same_round", ("lower", "higher")),
    ]


@pytest.mark.rule("R1.2", "R14.8", "R14.9", "R14.10")
@pytest.mark.parametrize(
    ("edition", "reshuffle", "refill", "bis_across_fence"),
    [("2018", "first_plan", "deal", "no"), ("2023", "never", "recycle", "yes")],
)
def test_the_first_value_of_a_switch_is_its_default_but_where_editions_differ(
    edition: str, reshuffle: str, refill: str, bis_across_fence: str
) -> None:
    rules = site(edition).house_rules
    own = {"reshuffle": reshuffle, "refill": refill, "bis_across_fence": bis_across_fence}
    expected = {switch.name: switch.values[0] for switch in SWITCHES} | own
    assert {field.name: getattr(rules, field.name) for field in fields(HouseRules)} == expected


def test_a_switch_is_found_by_its_name() -> None:
    found = switch_named("refill")
    assert found is not None
    assert found.rule == "R14.9"
    assert switch_named("refills") is None


def test_a_reason_keeps_its_parameters_in_order() -> None:
    no = reason("column_full", "R5.2", size=3, plan=1)
    assert no == Reason("column_full", "R5.2", (("size", 3), ("plan", 1)))
    assert (no.param("size"), no.param("plan")) == (3, 1)


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("seats", [1, 2, 63, 64, 65, 128, 1000])
def test_a_roll_has_one_value_a_seat(seats: int) -> None:
    roll = roll_of(0, seats)
    assert list(roll) == [0] * seats
    changed = roll.with_value(seats - 1, 7)
    assert list(changed) == [0] * (seats - 1) + [7]
    assert (changed[seats - 1], roll[seats - 1]) == (7, 0)


@pytest.mark.rule("R13.4")
def test_changing_one_seat_shares_the_blocks_of_the_others() -> None:
    roll = roll_of(0, 200)
    changed = roll.with_value(70, 1)
    assert [a is b for a, b in zip(roll.blocks, changed.blocks, strict=True)] == [
        True,
        False,
        True,
        True,
    ]
    assert [place for place, value in enumerate(changed) if value] == [70]
