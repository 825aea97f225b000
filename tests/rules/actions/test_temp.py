"""Temp: the change of number, and the box for it (R5.5, R14.3, R14.4)."""

import pytest

from boomtown.rules.actions import temp
from boomtown.rules.cards import Action, Offer
from boomtown.rules.moves import Write
from boomtown.rules.spots import Spot
from tests.rules.positions import CLASSIC, after, drawn, site, spelled, turn, why


def shifts(crossed: int, number: int = 8, *switches: str, action: str = "temp") -> list[int | None]:
    offer = Offer(number, Action(action), 0, 0)
    return list(temp.shifts(drawn(f"; temps {crossed}"), site("2018", *switches), offer))


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (8, [None, -2, -1, 0, 1, 2]),
        (2, [None, -2, -1, 0, 1, 2]),
        (1, [None, -1, 0, 1, 2]),
        (15, [None, -2, -1, 0, 1, 2]),
        (16, [None, -2, -1, 0, 1]),
    ],
)
def test_changes_lie_within_two_and_within_0_and_17(
    number: int, expected: list[int | None]
) -> None:
    assert shifts(0, number) == expected


@pytest.mark.rule("R5.5")
def test_other_actions_leave_the_number_as_printed() -> None:
    assert shifts(0, action="pool") == [None]
    assert why(turn("", "8 pool"), "write 1 a1 +1") == "no_temp R5.5"
    assert why(turn("", "8 pool"), "write 1 a1 +0") == "no_temp R5.5"


@pytest.mark.rule("R14.3", "R14.4", "R5.5")
@pytest.mark.parametrize(
    ("crossed", "switches", "expected"),
    [
        (10, (), [None, -2, -1, 0, 1, 2]),
        (11, (), [None, -2, -1, 1, 2]),
        (12, (), [None, -2, -1, 1, 2]),
        (10, ("temps_full=stop",), [None, -2, -1, 0, 1, 2]),
        (11, ("temps_full=stop",), [None]),
        (0, ("temp_box=always",), [-2, -1, 0, 1, 2]),
        (11, ("temp_box=always",), [None, -2, -1, 1, 2]),
        (11, ("temp_box=always", "temps_full=stop"), [None]),
    ],
)
def test_the_switches_decide_on_boxes(
    crossed: int, switches: tuple[str, ...], expected: list[int | None]
) -> None:
    assert shifts(crossed, 8, *switches) == expected


@pytest.mark.rule("R5.5", "R14.3", "R14.4")
@pytest.mark.parametrize(
    ("number", "shift", "crossed", "switches", "no"),
    [
        (1, -2, 0, (), "temp_range R5.5 number=-1"),
        (1, -1, 0, (), ""),
        (16, 2, 0, (), "temp_range R5.5 number=18"),
        (15, 2, 0, (), ""),
        (8, 3, 0, (), "temp_range R5.5 number=11"),
        (8, -3, 0, (), "temp_range R5.5 number=5"),
        (8, 0, 11, (), "temps_full R5.5"),
        (8, 1, 11, (), ""),
        (8, 1, 11, ("temps_full=stop",), "temps_full R14.4"),
        (8, 0, 11, ("temps_full=stop",), "temps_full R5.5"),
        (8, None, 0, ("temp_box=always",), "temp_box_due R14.3"),
        (8, None, 11, ("temp_box=always",), ""),
        (8, None, 0, (), ""),
    ],
)
def test_a_change_that_cannot_be_says_why(
    number: int, shift: int | None, crossed: int, switches: tuple[str, ...], no: str
) -> None:
    draft = turn(f"; temps {crossed}", f"{number} temp", site("2018", *switches))
    assert why(draft, Write(0, Spot(0, 0), shift)) == no


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(
    ("move", "crossed", "then"),
    [
        ("write 1 a1", 3, 3),
        ("write 1 a1 +0", 3, 4),
        ("write 1 a1 -2", 3, 4),
        ("write 1 a1 +1", 10, 11),
        ("write 1 a1 +1", 11, 11),
    ],
)
def test_a_change_crosses_the_next_box_while_there_is_one(
    move: str, crossed: int, then: int
) -> None:
    assert after(turn(f"; temps {crossed}", "8 temp"), move).sheet.temps == then


def test_the_reason_names_the_number_that_would_be_written() -> None:
    no = temp.why_not(drawn(), CLASSIC, Offer(1, Action.TEMP, 0, 0), -2)
    assert no is not None
    assert spelled(no) == "temp_range R5.5 number=-1"
