"""What who comes back is told: exactly what was missed, or everything as it is by now."""

import pytest

from boomtown.app.history import BACKLOG
from boomtown.app.options import Options
from boomtown.rules.rng import Stream
from tests.app.asking import heard_since
from tests.app.keeping import brought_back
from tests.app.table import Table, play_round, started, table


def back(made: Table, connection: int, last: int) -> list[str]:
    """Come back with a version; return the kinds that are told before the answer."""
    before = len(made.heard[connection])
    made.enter(connection, last=last)
    kinds = heard_since(made, connection, before)
    return kinds[: kinds.index("answer")]


def seen(made: Table, connection: int) -> int:
    """Return the last version that a connection saw."""
    return int(max(one.get("v", 0) for one in made.decoded(connection)))


def test_versions_rise_by_one_from_message_to_message() -> None:
    made, rng = started(people=2), Stream(1)
    for _ in range(3):
        play_round(made, rng)
    versions = [one["v"] for one in made.decoded(0) if "v" in one]
    told = sorted(set(versions))
    assert versions == sorted(versions)
    assert told == list(range(told[0], told[-1] + 1))


def test_who_missed_nothing_is_told_nothing() -> None:
    made = started(people=2)
    last = seen(made, 1)
    assert back(made, 1, last) == []


def test_who_missed_some_is_told_exactly_that() -> None:
    made, rng = started(people=3), Stream(1)
    last, heard = seen(made, 2), len(made.heard[0])
    made.go(2)
    made.confirm(0, made.turn(0, rng))
    made.confirm(1, made.turn(1, rng))
    made.send(1, {"t": "take_back", "round": 1})
    missed = [one for one in made.decoded(0)[heard:] if "v" in one]
    before = len(made.heard[2])
    assert back(made, 2, last) == ["room", "confirmed", "confirmed", "confirmed"]
    room, *confirmed = made.decoded(2)[before : before + 4]
    assert [room["v"], *confirmed] == [missed[0]["v"], *missed[1:]]
    assert (room["you"], room["seats"]) == (2, missed[0]["seats"])


def test_who_missed_a_close_is_told_everything_as_it_is_now() -> None:
    made, rng = started(Options(tempo="round", seconds=90), people=3), Stream(1)
    last = seen(made, 2)
    made.go(2)
    for connection in (0, 1):
        made.confirm(connection, made.turn(connection, rng))
    made.enter(2)
    made.confirm(2, made.turn(2, rng))
    made.go(2)
    made.pass_time(30_000)
    assert back(made, 2, last) == ["room", "table", "talk"]
    table_now = made.last(2, "table")
    assert (table_now["round"], table_now["deadline"]) == (2, 60_000)


def test_who_comes_back_to_the_own_confirmed_turn_is_told_its_moves() -> None:
    made, rng = started(people=3), Stream(1)
    last = seen(made, 1)
    made.enter(10, "p1")
    for connection in range(3):
        made.confirm(connection, made.turn(connection, rng))
    turn = made.turn(10, rng)
    made.confirm(10, turn)
    assert back(made, 1, last) == ["room", "table", "talk", "drafted"]
    assert made.last(1, "table")["sent"] == turn
    assert made.last(1, "drafted")["moves"] == turn[:-1]
    assert made.last(1, "table")["confirmed"] == [1]


@pytest.mark.parametrize("tempo", ["round", "bank"])
def test_time_left_is_told_as_it_is_when_one_comes_back(tempo: str) -> None:
    made, rng = started(Options(tempo=tempo, seconds=90), people=3), Stream(1)  # type: ignore[arg-type]
    last = seen(made, 0)
    made.enter(10, "p0")
    made.confirm(10, made.turn(10, rng))
    made.send(10, {"t": "take_back", "round": 1})
    made.pass_time(40_000)
    assert "confirmed" in back(made, 0, last)
    assert made.last(0, "confirmed")["deadline"] == 50_000


@pytest.mark.parametrize("last", [0, -1, 1, 10**30])
def test_an_unknown_version_is_answered_with_everything(last: int) -> None:
    made = started(people=2)
    assert back(made, 1, last) == ["room", "table", *(["talk"] if last else [])]


def test_a_version_of_before_the_start_is_answered_with_everything() -> None:
    made = table(people=2)
    last = seen(made, 1)
    made.send(0, {"t": "start"})
    assert back(made, 1, last) == ["room", "table", "talk"]
    assert back(made, 1, seen(made, 1)) == []


def test_in_the_lobby_missed_changes_are_told_one_by_one() -> None:
    made = table(people=2)
    last = seen(made, 1)
    made.go(1)
    for _ in range(3):
        made.send(0, {"t": "add_bot", "bot": "random"})
        made.send(0, {"t": "remove", "seat": 2})
    assert back(made, 1, last) == ["room"] * 7


def test_more_than_is_kept_is_answered_with_everything() -> None:
    made = table(people=2)
    last = seen(made, 1)
    made.go(1)
    for number in range(BACKLOG):
        made.send(0, {"t": "ready", "ready": number % 2 == 0})
    assert back(made, 1, last) == ["room", "talk"]
    made.go(1)
    assert back(made, 1, last + 1) == ["room", "talk"]
    assert back(made, 1, seen(made, 1) - BACKLOG + 1) == ["room"] * (BACKLOG - 1)


def test_after_the_end_one_is_told_the_room_and_the_end() -> None:
    made = started(people=2)
    last = seen(made, 1)
    made.send(0, {"t": "end"})
    assert back(made, 1, last) == ["room", "ended", "talk"]
    assert back(made, 1, seen(made, 1)) == []


def test_after_a_restart_everything_is_told_under_a_higher_version() -> None:
    made, rng = started(people=2), Stream(1)
    play_round(made, rng)
    last = seen(made, 1)
    made.clock.time += 1_000
    again = brought_back(made)
    assert again.room.history.v > last
    assert back(again, 1, last) == ["room", "table", "talk"]
    before, after = made.last(1, "table"), again.last(1, "table")
    assert {**after, "v": 0} == {**before, "v": 0}


def test_a_room_read_anew_goes_on_above_what_was_told() -> None:
    made = started(people=2)
    last = seen(made, 1)
    again = brought_back(made)
    again.room.history.begin_after(last + 500)
    assert again.room.history.since(last) is None
    again.room.announce()
    again.deliver()
    assert seen(again, 1) == last + 502
    assert back(again, 1, last + 501) == ["room"]
