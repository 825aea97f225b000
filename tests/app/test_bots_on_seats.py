"""The host puts bots on free seats before the start, and takes people and bots away again."""

import pytest

from boomtown.app.options import Options
from boomtown.bots import COMPANY, roster
from tests.app.asking import code, names, seats
from tests.app.table import Message, table


def test_a_bot_takes_the_first_free_seat_and_is_ready() -> None:
    made = table(people=2)
    made.send(1, {"t": "leave"})
    made.send(0, {"t": "add_bot", "bot": "apprentice"})
    seat = seats(made)[1]
    assert (seat["state"], seat["bot"], seat["name"], seat["ready"]) == (
        "bot",
        "apprentice",
        "apprentice",
        True,
    )


def test_the_bots_that_there_are_stand_in_the_room() -> None:
    made = table(Options(seats=len(roster()) + 1))
    bots = made.last(0, "room")["bots"]
    assert [(one["name"], one["level"]) for one in bots] == [
        (bot.name, bot.level) for bot in roster().values()
    ]
    for bot in roster():
        assert code(made, 0, {"t": "add_bot", "bot": bot}) == ""


def test_who_is_not_named_suits_the_table_and_is_not_always_the_same() -> None:
    made = table(Options(seats=5), people=1)
    for _ in range(4):
        assert code(made, 0, {"t": "add_bot"}) == ""
    bots = [seat["bot"] for seat in seats(made)[1:]]
    assert bots == [*COMPANY, COMPANY[0]]


@pytest.mark.parametrize("bot", ["Apprentice", "os.system", "../apprentice"])
def test_an_unknown_bot_is_refused(bot: str) -> None:
    assert code(table(), 0, {"t": "add_bot", "bot": bot}) == "no_such_bot"


def test_a_full_room_takes_no_bot() -> None:
    made = table(Options(seats=2), people=1, bots=1)
    assert code(made, 0, {"t": "add_bot", "bot": "random"}) == "room_full"


def test_the_host_takes_bots_and_people_away() -> None:
    made = table(people=2, bots=1)
    made.send(0, {"t": "remove", "seat": 2})
    made.send(0, {"t": "remove", "seat": 1})
    assert names(made) == ["Person 0", "", "", ""]
    assert "you" not in made.last(1, "room")


def test_the_host_who_takes_the_own_seat_away_is_host_no_more() -> None:
    made = table(people=2)
    made.send(0, {"t": "remove", "seat": 0})
    assert made.last(1, "room")["host"] is True
    assert code(made, 0, {"t": "start"}) == "not_host"


@pytest.mark.parametrize("seat", [1, 3, 4, 99_999])
def test_nobody_is_taken_from_a_seat_that_is_free_or_not_there(seat: int) -> None:
    assert code(table(), 0, {"t": "remove", "seat": seat}) == "no_such_seat"


HOSTS: list[Message] = [
    {"t": "start"},
    {"t": "add_bot", "bot": "random"},
    {"t": "remove", "seat": 0},
    {"t": "options", "options": {}},
    {"t": "pause", "paused": True},
    {"t": "end"},
    {"t": "rematch"},
]


@pytest.mark.parametrize("command", HOSTS, ids=lambda command: str(command["t"]))
@pytest.mark.parametrize("status", ["lobby", "running", "ended"])
def test_only_the_host_may(command: Message, status: str) -> None:
    made = table(people=2)
    made.enter(2)
    if status != "lobby":
        made.send(0, {"t": "start"})
    if status == "ended":
        made.send(0, {"t": "end"})
    for connection in (1, 2):
        assert code(made, connection, command) == "not_host"


BEFORE = [command for command in HOSTS if command["t"] in ("start", "add_bot", "options")]


@pytest.mark.parametrize("command", BEFORE, ids=lambda command: str(command["t"]))
def test_what_belongs_before_the_start_is_refused_after_it(command: Message) -> None:
    made = table(people=2)
    made.send(0, {"t": "start"})
    assert code(made, 0, command) == "game_running"


@pytest.mark.parametrize("command", HOSTS[4:], ids=lambda command: str(command["t"]))
def test_what_needs_a_game_is_refused_before_the_start(command: Message) -> None:
    wanted = "game_not_over" if command["t"] == "rematch" else "game_not_running"
    assert code(table(), 0, command) == wanted
