"""Running scores of others: told to everybody, or before the end to nobody."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.app.options import Options
from boomtown.app.room import CROWD
from boomtown.rules.rng import Stream
from tests.app.table import Message, Table, play_round, started

SPECTATOR = 99
HIDDEN = Options(scores=False, advanced=True, roundabouts=True)
# What is counted on a sheet, wherever in a message it stands.
COUNTED = ("total", "totals", "standings", "place", "scores")


def watched(options: Options, people: int = 2, bots: int = 1) -> Table:
    made = started(options, people, bots)
    made.enter(SPECTATOR, "a spectator")
    return made


def fields(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield every named value in a message."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name, inner
            yield from fields(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from fields(inner)


def told_of_others(made: Table, connection: int) -> list[Message]:
    """Return what was told before the end, without one's own sheets."""
    seat = str(made.room.seat_at(connection))
    told = [one for one in made.decoded(connection) if one["t"] not in ("ended", "drafted")]
    for one in told:
        one.get("sheets", {}).pop(seat, None)
        one.pop("options", None)
    return [one for one in told if one["t"] != "sheet" or str(one["seat"]) != seat]


def looked(made: Table, connection: int, seat: int) -> Message:
    sheet: Message = made.send(connection, {"t": "look", "seat": seat})["sheet"]
    return sheet


@pytest.mark.parametrize("seats", [(2, 1), (2, 11), (2, CROWD)])
def test_no_message_of_a_whole_game_counts_what_others_have(seats: tuple[int, int]) -> None:
    people, bots = seats
    many = people + bots > 12
    options = Options(scores=False, seats=0, tempo="round") if many else HIDDEN
    made, rng = watched(options, people, bots), Stream(4)
    for _ in range(3 if many else 40):
        if made.room.row.status == "running":
            for connection in (0, SPECTATOR):
                looked(made, connection, 1)
            play_round(made, rng)
    for connection in (0, 1, SPECTATOR):
        found = [pair for one in told_of_others(made, connection) for pair in fields(one)]
        assert [value for name, value in found if name in COUNTED and value not in ([], None)] == []
        assert [value for name, value in found if name == "lines" and value] == []
        assert any(name == "houses" for name, _ in found)


def test_ones_own_sheet_keeps_its_sum_and_the_others_say_how_many_houses() -> None:
    made = watched(HIDDEN)
    made.confirm(0, made.turn(0, Stream(1)))
    made.confirm(1, made.turn(1, Stream(2)))
    told = made.last(0, "table")
    assert isinstance(told["sheets"]["0"]["total"], int)
    assert told["sheets"]["0"]["lines"]
    assert [told["sheets"][seat]["total"] for seat in ("1", "2")] == [None, None]
    assert told["sheets"]["1"].get("houses", 0) == houses(told["sheets"]["1"])
    assert looked(made, 0, 0)["total"] == told["sheets"]["0"]["total"]
    assert looked(made, 0, 1)["total"] is None


def houses(sheet: Message) -> int:
    return sum(isinstance(plot, dict) for street in sheet["streets"] for plot in street["plots"])


def test_the_end_shows_all_to_everybody_and_so_does_a_look_at_it() -> None:
    made, rng = watched(HIDDEN), Stream(4)
    for _ in range(3):
        play_round(made, rng)
    made.send(0, {"t": "end"})
    for connection in (0, 1, SPECTATOR):
        ended = made.last(connection, "ended")
        assert len(ended["scores"]) == 3
        totals = {str(one["seat"]): one["total"] for one in ended["scores"]}
        assert {seat: sheet["total"] for seat, sheet in ended["sheets"].items()} == totals
        assert looked(made, connection, 1)["total"] == totals["1"]


def test_where_scores_are_shown_the_standings_say_who_leads() -> None:
    made, rng = watched(Options()), Stream(4)
    for _ in range(5):
        play_round(made, rng)
    told = made.last(SPECTATOR, "table")
    assert sorted(one["total"] for one in told["standings"]) == sorted(told["totals"])
    places = [one["place"] for one in told["standings"]]
    assert places == sorted(places)
    alone = watched(Options(mode="solo"), 1, 0)
    assert "standings" not in alone.last(SPECTATOR, "table")


def test_those_who_watch_a_crowd_whose_scores_are_hidden_see_the_first_sheets_not_the_best() -> (
    None
):
    made = watched(Options(scores=False, seats=0, tempo="round"), 1, CROWD)
    play_round(made, Stream(2))
    assert sorted(made.last(SPECTATOR, "table")["sheets"]) == ["0", "1", "2"]
