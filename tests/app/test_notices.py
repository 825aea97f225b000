"""When somebody who is away is told: one notice until they look, and one reminder."""

from dataclasses import replace

import pytest

from boomtown.app.notices import Kind, Look, Waits, due
from boomtown.app.timing import DAY

HOUR = DAY // 24
OPENED = 1_700_000_000_000
WAITS = Waits("room1", 0, 5, 2, OPENED, OPENED + 3 * DAY, "Ada", Look(), ())
LATE = WAITS.remind_at


def _after(waits: Waits, kind: Kind) -> Waits:
    """Return the seat once it was told."""
    look = replace(waits.look, told=kind)
    return replace(waits, look=replace(look, reminded=5) if kind == "reminder" else look)


@pytest.mark.parametrize(
    ("days", "left"), [(1, 6 * HOUR), (2, 12 * HOUR), (3, 18 * HOUR), (4, DAY), (30, DAY)]
)
def test_a_reminder_comes_in_the_last_quarter_of_the_time_and_at_most_a_day_before(
    days: int, left: int
) -> None:
    waits = replace(WAITS, deadline=OPENED + days * DAY)
    assert waits.deadline - waits.remind_at == left


def test_a_round_that_somebody_has_not_seen_is_told_once() -> None:
    assert due(WAITS, OPENED) == "turn"
    assert due(_after(WAITS, "turn"), OPENED + HOUR) is None


def test_a_round_that_somebody_has_seen_is_not_told() -> None:
    assert due(replace(WAITS, look=Look(5, at=OPENED)), OPENED + HOUR) is None


def test_the_next_round_is_not_told_to_who_did_not_look_after_the_last_notice() -> None:
    later = replace(_after(WAITS, "turn"), round=6)
    assert due(later, OPENED + HOUR) is None
    seen = replace(later, look=Look(5, at=OPENED))
    assert due(seen, OPENED + HOUR) == "turn"


def test_who_has_seen_the_round_hears_that_all_others_are_in() -> None:
    seen = replace(WAITS, look=Look(5, at=OPENED))
    assert due(seen, OPENED + HOUR) is None
    alone = replace(seen, waiting=1)
    assert due(alone, OPENED + HOUR) == "last"
    assert due(_after(alone, "last"), OPENED + HOUR) is None


def test_who_looked_when_all_others_were_in_knows_it() -> None:
    knows = replace(WAITS, waiting=1, look=Look(5, alone=True, at=OPENED))
    assert due(knows, OPENED + HOUR) is None


def test_a_reminder_comes_once_whether_or_not_somebody_has_looked() -> None:
    for look in (Look(5, at=OPENED), Look(4, at=OPENED - DAY, told="turn")):
        waits = replace(WAITS, look=look)
        assert due(waits, LATE - 1) is None
        assert due(waits, LATE) == "reminder"
        assert due(_after(waits, "reminder"), LATE + HOUR) is None


def test_a_look_after_the_reminder_brings_no_second_one_for_the_round() -> None:
    looked = replace(WAITS, look=Look(5, at=LATE + HOUR, reminded=5))
    assert due(looked, LATE + 2 * HOUR) is None


def test_who_has_looked_late_needs_no_reminder() -> None:
    assert due(replace(WAITS, look=Look(5, at=LATE)), LATE + HOUR) is None


def test_after_a_reminder_that_nobody_looked_at_there_is_silence() -> None:
    silent = replace(_after(WAITS, "reminder"), round=9)
    for at in (OPENED, LATE, LATE + HOUR):
        assert due(silent, at) is None


def test_nobody_is_reminded_of_a_time_that_is_up() -> None:
    seen = replace(WAITS, look=Look(5, at=OPENED))
    assert due(seen, seen.deadline) is None
