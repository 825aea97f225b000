"""Sheets typed in from paper: what may not be written like that."""

from dataclasses import replace

import pytest

from boomtown.rules.paper import check_sheet
from boomtown.rules.spots import Spot
from boomtown.rules.street import House, Street
from tests.rules.findings import GAME, found, wrongs
from tests.rules.positions import drawn, rules

LATER = rules("2023", roundabouts=True)


ALL_IS_WELL = (
    "1: . 4b 4 6 | 7 . . 12p 13 . / 2: 1 2 o 1 o 3 . . . 9 9b / 3: . . . . . . 8 9* 10* . . ."
)


@pytest.mark.rule("R2.1", "R2.3")
def test_nothing_is_said_of_an_empty_sheet() -> None:
    assert found("") == []


@pytest.mark.rule("R4.1", "R5.6", "R7.1")
def test_nothing_is_wrong_with_a_sheet_written_by_the_rules() -> None:
    assert wrongs(ALL_IS_WELL + " ; parks 1 0 2 ; temps 3 ; refusals 1 ; plans 7 - -") == []


@pytest.mark.parametrize(
    ("street", "finding"),
    [
        pytest.param(
            "1: 5 . 3 4 . . . . . .",
            "order.too_low R4.1 number=3 other=5 place=a3",
            marks=pytest.mark.rule("R4.1"),
        ),
        pytest.param(
            "1: 5 . 5 . . . . . . .",
            "number_twice R4.1 place=a3 number=5",
            marks=pytest.mark.rule("R4.1"),
        ),
        pytest.param(
            "1: 5 5b 5 . . . . . . .",
            "number_twice R4.1 place=a3 number=5",
            marks=pytest.mark.rule("R4.1", "R5.6"),
        ),
        pytest.param(
            "1: 5 | 5 . . . . . . . .",
            "number_twice R4.1 place=a2 number=5",
            marks=pytest.mark.rule("R4.1"),
        ),
        pytest.param(
            "1: 5 . 5b . . . . . . .",
            "bis_without_original R5.6 place=a3 number=5",
            marks=pytest.mark.rule("R5.6"),
        ),
        pytest.param(
            "1: 5 o 5b . . . . . . .",
            "bis_without_original R5.6 place=a3 number=5",
            marks=pytest.mark.rule("R5.6", "R7.4"),
        ),
        pytest.param(
            "1: 4b 5 5b . . . . . . .",
            "bis_without_original R5.6 place=a1 number=4",
            marks=pytest.mark.rule("R5.6"),
        ),
        pytest.param(
            "2: . 4 4bp . . . . . . . .",
            "no_planned_pool R5.4 place=b3",
            marks=pytest.mark.rule("R5.4"),
        ),
        pytest.param(
            "1: . 4 4bp . . . . . . .",
            "pool_at_bis R5.4 place=a3",
            marks=pytest.mark.rule("R5.4", "R5.8"),
        ),
    ],
)
def test_one_thing_is_wrong_with_the_houses(street: str, finding: str) -> None:
    assert wrongs(street) == [f"wrong {finding}"]


@pytest.mark.rule("R5.6", "R14.10")
def test_fence_between_copies_is_wrong_where_bis_stay_in_an_estate() -> None:
    street = "1: 5b 5 | 5b 5b . . . . . ."
    assert wrongs(street) == ["wrong bis_across_fence R5.6 place=a3 number=5"]
    assert wrongs(street, game=LATER) == []


@pytest.mark.rule("R2.1")
def test_number_beyond_17_is_wrong() -> None:
    sheet = drawn().with_plot(Spot(1, 1), House(18))
    assert wrongs(sheet) == ["wrong number_range R2.1 place=b2 number=18"]


@pytest.mark.parametrize(
    ("tracks", "finding"),
    [
        ("parks 4 0 0", "track=parks crossed=4 boxes=3 street=0"),
        ("temps 12", "track=temps crossed=12 boxes=11"),
        ("estates 2 0 0 0 0 0", "track=estates crossed=2 boxes=1 size=1"),
        ("refusals 4", "track=refusals crossed=4 boxes=3"),
    ],
)
@pytest.mark.rule("R2.3")
def test_more_boxes_than_are_printed_are_wrong(tracks: str, finding: str) -> None:
    sheet = f"1: 1 2 3 4 . . . . . . ; {tracks}"
    assert wrongs(sheet) == [f"wrong no_such_box R2.3 {finding}"]


@pytest.mark.rule("R5.6", "R2.3")
def test_tenth_copy_has_no_box() -> None:
    sheet = "1: 1 1b 1b 1b 1b 1b 1b 1b 1b 1b / 2: 1 1b . . . . . . . . ."
    assert wrongs(sheet) == ["wrong no_such_box R2.3 track=bis crossed=10 boxes=9"]


@pytest.mark.rule("R1.1", "R7.1")
def test_roundabout_is_wrong_where_the_game_has_none() -> None:
    assert wrongs("1: o . . . . . . . . .", game=rules("2018")) == [
        "wrong no_such_box R2.3 track=roundabouts crossed=1 boxes=0"
    ]


@pytest.mark.parametrize(
    ("tracks", "finding"),
    [
        ("pools 0", "track=pools written=0 expected=1"),
        ("bis 2", "track=bis written=2 expected=1"),
        ("roundabouts 0", "track=roundabouts written=0 expected=1"),
    ],
)
@pytest.mark.rule("R2.3", "R5.4", "R5.6", "R7.1")
def test_boxes_must_agree_with_the_houses(tracks: str, finding: str) -> None:
    sheet = f"1: 1 1b 3p o . . . . . . ; {tracks}"
    assert wrongs(sheet) == [f"wrong track_differs R2.3 {finding}"]


@pytest.mark.rule("R5.3")
def test_street_has_no_more_parks_than_numbers_of_turns() -> None:
    sheet = "1: . . 1 1b . . . . . . / 2: 2 . . . . . . . . . . ; parks 2 0 0"
    assert wrongs(sheet) == ["wrong parks_without_houses R5.3 street=0 crossed=2 houses=1"]


@pytest.mark.rule("R7.1", "R7.4")
def test_roundabout_lacks_a_fence() -> None:
    sheet = drawn("1: . . o o . . . . . .")
    bare = sheet.with_street(0, Street(sheet.streets[0].plots, 0b10000))
    assert wrongs(bare) == [
        "wrong roundabout_fence R7.1 gap=a3",
        "wrong roundabout_fence R7.1 gap=a4",
    ]


@pytest.mark.rule("R2.1")
def test_sheet_of_another_printing_is_not_judged_further() -> None:
    blueprint = drawn("", rules("2023", sheet="blueprint").site)
    short = replace(blueprint, streets=blueprint.streets[:2])
    odd = replace(drawn(), streets=(Street((None,) * 10, fences=1), *drawn().streets[1:]))
    assert found(short) == found(odd) == ["wrong other_sheet R2.1"]
    assert found(replace(drawn(), parks=(0,))) == ["wrong other_sheet R2.1"]
    assert found(replace(drawn(), real_estate=(0,))) == ["wrong other_sheet R2.1"]
    assert found(replace(drawn(), plans=(None,))) == ["wrong other_sheet R2.1"]


@pytest.mark.rule("R6.3")
def test_wrong_things_come_first() -> None:
    texts = found("1: 5* . 3 . . . . . . . ; temps 9")
    assert [text.split()[0] for text in texts] == ["wrong", "unreachable", "unreachable"]


@pytest.mark.rule("R2.1")
def test_violation_gives_its_parameters_by_name() -> None:
    (one,) = check_sheet(GAME, drawn("1: 5 . 3 . . . . . . ."))
    assert (one.param("number"), one.param("other")) == (3, 5)
