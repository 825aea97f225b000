"""More than a hundred at a table: how many are in instead of who, the best and oneself (R13.4)."""

import pytest

from boomtown.app.options import Options
from boomtown.app.room import CROWD, TALLY_EVERY
from boomtown.rules.rng import Stream
from tests.app.asking import code, heard_since
from tests.app.table import Table, play_round, started, table

OPEN = Options(seats=0, tempo="round", seconds=600)
BOTS = CROWD - 1


def crowd(people: int = 4) -> Table:
    """Begin a game with a hundred bots and some people."""
    return started(OPEN, people=people, bots=BOTS)


@pytest.mark.rule("R13.4")
def test_of_a_crowd_one_is_told_the_first_few_and_oneself() -> None:
    made = crowd()
    room = made.last(3, "room")
    assert (room["crowd"], room["count"], room["you"]) == (True, CROWD + 3, 3)
    assert [seat["seat"] for seat in room["seats"]] == list(range(12))
    made = started(OPEN, people=15, bots=BOTS)
    assert [seat["seat"] for seat in made.last(14, "room")["seats"]] == [*range(12), 14]


@pytest.mark.rule("R13.4")
def test_confirming_is_told_to_nobody_else_and_counted_after_a_while() -> None:
    made = crowd()
    made.pass_time(TALLY_EVERY)
    assert made.last(1, "tally")["confirmed"] == BOTS
    heard = len(made.heard[1])
    for connection in (0, 2):
        made.confirm(connection, made.turn(connection, Stream(1)))
    assert len(made.heard[1]) == heard
    assert made.room.wake_at() == made.clock.time + TALLY_EVERY
    made.pass_time(TALLY_EVERY - 1)
    assert len(made.heard[1]) == heard
    made.pass_time(1)
    assert heard_since(made, 1, heard) == ["tally"]
    tally = made.last(1, "tally")
    assert (tally["confirmed"], tally["count"]) == (BOTS + 2, CROWD + 3)
    assert tally["deadline"] == 600_000 - 2 * TALLY_EVERY
    made.pass_time(TALLY_EVERY)
    assert heard_since(made, 1, heard) == ["tally"]


@pytest.mark.rule("R13.4")
def test_a_table_of_a_crowd_tells_the_best_and_oneself() -> None:
    made, rng = crowd(), Stream(1)
    play_round(made, rng)
    told = [made.last(seat, "table") for seat in range(4)]
    for seat, one in enumerate(told):
        assert one["totals"] == one["confirmed"] == []
        assert [played["seat"] for played in one["last"]] == [seat]
        own = [standing for standing in one["standings"] if standing["seat"] == seat]
        assert own[0]["name"] == f"Person {seat}"
        assert 10 <= len(one["standings"]) <= 11
        places = [standing["place"] for standing in one["standings"][:10]]
        assert places == sorted(places)
        assert sorted(map(int, one["sheets"])) == sorted(
            {(seat + step) % (CROWD + 3) for step in (-1, 0, 1)}
        )


@pytest.mark.rule("R13.4")
def test_the_end_of_a_crowd_names_the_best_of_whom_the_room_does_not_tell() -> None:
    made = crowd()
    made.send(0, {"t": "end"})
    names = {score["seat"]: score["name"] for score in made.last(3, "ended")["scores"]}
    assert len(names) >= 10
    assert names == {seat: made.room.chairs[seat].name for seat in names}
    small = started(people=2)
    small.send(0, {"t": "end"})
    assert all("name" not in score for score in small.last(0, "ended")["scores"])


def test_who_watches_a_crowd_is_told_the_best() -> None:
    made, rng = crowd(), Stream(1)
    made.enter(999, "a spectator")
    made.pass_time(TALLY_EVERY)
    assert made.last(1, "tally")["watching"] == 1
    play_round(made, rng)
    told = made.last(999, "table")
    assert len(told["standings"]) == 10
    assert "last" not in told
    assert sorted(map(int, told["sheets"])) == sorted(one["seat"] for one in told["standings"][:3])


def test_those_who_sit_elsewhere_are_not_counted_as_watching() -> None:
    made = crowd(people=6)
    for connection in (3, 4, 5):
        made.go(connection)
    made.enter(999, "a spectator")
    made.pass_time(TALLY_EVERY)
    assert made.last(0, "tally")["watching"] == 1


def test_who_joins_a_crowd_is_told_the_own_seat_and_the_others_only_a_count() -> None:
    made = table(OPEN, people=2, bots=BOTS)
    made.enter(7)
    before = len(made.heard[1])
    made.send(7, {"t": "join", "name": "Ada"})
    assert made.last(7, "room")["you"] == CROWD + 1
    assert made.last(7, "room")["seats"][-1]["name"] == "Ada"
    assert len(made.heard[1]) == before
    made.pass_time(TALLY_EVERY)
    assert heard_since(made, 1, before) == ["tally"]
    assert made.last(1, "tally")["count"] == CROWD + 2


def test_who_changes_a_name_in_a_crowd_is_told_so() -> None:
    made = crowd()
    made.enter(30, "p3")
    before = len(made.heard[1])
    made.send(3, {"t": "join", "name": "Grace"})
    for connection in (3, 30):
        own = [one for one in made.last(connection, "room")["seats"] if one["seat"] == 3]
        assert own[0]["name"] == "Grace"
    assert len(made.heard[1]) == before


def test_who_leaves_a_crowd_is_told_that_a_bot_plays_on() -> None:
    made = crowd()
    made.send(3, {"t": "leave"})
    assert "you" not in made.last(3, "room")
    assert made.room.chairs[3].bot == "random"


def test_whose_seat_a_bot_takes_in_a_crowd_is_told_so_and_takes_it_back() -> None:
    options = Options(seats=0, tempo="round", seconds=60, on_timeout="seat")
    made = started(options, people=2, bots=BOTS)
    made.confirm(0, made.turn(0, Stream(1)))
    made.pass_time(60_000)
    own = [one for one in made.last(1, "room")["seats"] if one["seat"] == 1]
    assert (own[0]["state"], own[0]["bot"]) == ("bot", "random")
    assert code(made, 1, {"t": "draft", "round": 2, "moves": []}) == "bot_plays"
    made.send(1, {"t": "join", "name": "Back"})
    own = [one for one in made.last(1, "room")["seats"] if one["seat"] == 1]
    assert (own[0]["state"], own[0]["name"]) == ("here", "Back")


def test_who_comes_back_to_a_crowd_is_told_the_time_that_is_left_by_then() -> None:
    made = crowd()
    last = made.last(1, "table")["v"]
    made.pass_time(TALLY_EVERY)
    made.pass_time(100_000)
    made.enter(1, last=last)
    assert made.last(1, "tally")["deadline"] == 600_000 - 100_000 - TALLY_EVERY


def test_anybodys_sheet_in_a_crowd_can_be_looked_at() -> None:
    made, rng = crowd(), Stream(1)
    play_round(made, rng)
    seen = made.send(0, {"t": "look", "seat": CROWD})
    assert (seen["t"], seen["name"]) == ("sheet", "random")


@pytest.mark.slow
@pytest.mark.rule("R13.4", "R9")
def test_a_crowd_plays_to_the_end_and_is_told_the_best_and_oneself() -> None:
    made, rng = crowd(people=2), Stream(1)
    while made.room.row.status == "running":
        play_round(made, rng)
    told = made.last(1, "ended")
    assert told["count"] == CROWD + 1
    assert "sheets" in told
    assert [one["place"] for one in told["scores"][:10]] == sorted(
        one["place"] for one in told["scores"][:10]
    )
    assert 1 in [one["seat"] for one in told["scores"]]
    assert len(told["scores"]) <= 11
