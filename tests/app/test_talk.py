"""Talk at the table: who may say what, how much of it, who hears it, and what is kept."""

import pytest

from boomtown.app.options import Options
from boomtown.app.pace import MOST_KNOWN, Pace
from boomtown.app.sayings import KEPT
from boomtown.app.stored import DropSaid, PutSaid
from boomtown.app.talk import voice_of
from tests.app.asking import code, seats
from tests.app.keeping import brought_back, stored
from tests.app.table import Message, Table, started, table

HELLO: Message = {"t": "say", "phrase": "hello"}
FREE = Options(talk="free")
SLOW = 4_000


def chat(made: Table, connection: int, text: str) -> str:
    return code(made, connection, {"t": "chat", "text": text})


def lines(made: Table, connection: int) -> list[Message]:
    """Return what a page shows: all that was told last as a whole, and what came after."""
    shown: list[Message] = []
    for told in made.decoded(connection):
        if told["t"] == "talk":
            shown = list(told.get("lines", []))
        if told["t"] == "said":
            shown.append(told["line"])
    return shown


def said(made: Table, connection: int) -> list[str]:
    return [one.get("phrase") or one["text"] for one in lines(made, connection)]


def test_a_phrase_is_heard_by_all_who_are_here_with_the_name_and_voice_of_its_seat() -> None:
    made = table(people=2)
    made.enter(7)
    assert code(made, 1, HELLO) == ""
    heard = [made.last(one, "said")["line"] for one in (0, 1, 7)]
    assert heard[0] == heard[1] == heard[2]
    assert (heard[0]["name"], heard[0]["colour"], heard[0]["phrase"]) == ("Person 1", 1, "hello")
    assert heard[0]["voice"] == seats(made)[1]["voice"] != seats(made)[0]["voice"]


def test_a_phrase_that_nobody_has_a_text_for_is_not_said() -> None:
    made = table(people=2)
    assert code(made, 1, {"t": "say", "phrase": "shut_up"}) == "not_understood"
    assert said(made, 0) == []


def test_own_words_are_said_only_where_the_host_allows_them() -> None:
    made = table(people=2)
    assert chat(made, 1, "Nice fence!") == "phrases_only"
    assert code(made, 1, {"t": "let_talk", "talk": "free"}) == "not_host"
    assert code(made, 0, {"t": "let_talk", "talk": "free"}) == ""
    assert made.last(1, "room")["options"]["talk"] == "free"
    assert chat(made, 1, "Nice fence!") == ""
    assert code(made, 0, {"t": "let_talk", "talk": "off"}) == ""
    assert chat(made, 0, "Shh") == code(made, 0, HELLO) == "no_talk"
    assert said(made, 0) == ["Nice fence!"]


def test_the_host_changes_what_may_be_said_in_a_running_game_too() -> None:
    made = started(people=2)
    assert code(made, 0, {"t": "let_talk", "talk": "free"}) == ""
    assert chat(made, 1, "Mine!") == ""


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("<b>Hi</b> &amp; bye", "<b>Hi</b> &amp; bye"),
        ("two\nlines\tand  more", "two lines and more"),
        ("\u202egnorw\u0000 \u200b", "gnorw"),
        ("?!", "?!"),
    ],
)
def test_own_words_arrive_as_plain_text_on_one_line(typed: str, shown: str) -> None:
    made = table(FREE, people=2)
    assert chat(made, 1, typed) == ""
    assert said(made, 0) == [shown]


@pytest.mark.parametrize("typed", ["", " ", "\u200b\u2800", "\u0301"])
def test_nothing_that_can_be_seen_is_nothing_said(typed: str) -> None:
    made = table(FREE, people=2)
    assert chat(made, 1, typed) in ("nothing_said", "not_understood")


def test_a_line_has_no_more_than_its_length() -> None:
    made = table(FREE, people=2)
    assert chat(made, 1, "x" * 140) == ""
    assert chat(made, 1, "x" * 141) == "not_understood"


def test_who_looks_on_hears_everything_and_says_nothing() -> None:
    made = started(FREE, people=2)
    chat(made, 1, "Before you came")
    made.enter(7)
    assert code(made, 7, HELLO) == chat(made, 7, "Take the 8!") == "not_seated"
    assert said(made, 7) == ["Before you came"]


def test_so_much_may_be_said_at_once_and_then_one_line_in_four_seconds() -> None:
    made = table(people=2)
    assert [code(made, 1, HELLO) for _ in range(5)] == [""] * 5
    answer = made.send(1, HELLO)
    assert (answer["code"], answer["params"]) == ("said_too_fast", {"seconds": 4})
    assert code(made, 0, HELLO) == ""
    made.pass_time(SLOW)
    assert code(made, 1, HELLO) == ""
    assert code(made, 1, HELLO) == "said_too_fast"


def test_another_device_of_a_seat_says_no_more_than_the_seat_may() -> None:
    made = table(people=2)
    made.enter(5, "p1")
    for _ in range(5):
        made.send(1, HELLO)
    assert code(made, 5, HELLO) == "said_too_fast"


def test_standing_up_and_sitting_down_again_lets_nobody_say_more() -> None:
    made = table(people=2)
    for _ in range(5):
        made.send(1, HELLO)
    made.send(1, {"t": "leave"})
    made.send(1, {"t": "join", "name": "Somebody else"})
    assert code(made, 1, HELLO) == "said_too_fast"


def test_a_command_that_is_repeated_is_said_once() -> None:
    made = table(people=2)
    for _ in range(2):
        made.send_raw(1, b'{"t":"say","id":"same","phrase":"hello"}')
    assert said(made, 0) == ["hello"]


def test_only_the_last_lines_are_kept() -> None:
    made = table(FREE, people=2)
    for number in range(KEPT + 3):
        made.pass_time(SLOW)
        assert chat(made, 1, f"Line {number}") == ""
    kept = [one.text for one in stored(made.writes).said]
    assert kept == [f"Line {number}" for number in range(3, KEPT + 3)]
    assert [one.text for one in made.room.sayings.kept] == kept


def test_who_comes_late_or_again_hears_what_was_said_and_how_long_ago() -> None:
    made = started(FREE, people=2)
    chat(made, 1, "First")
    made.pass_time(90_000)
    chat(made, 1, "Second")
    made.enter(5, "p0")
    assert [(one["text"], one["ago"]) for one in lines(made, 5)] == [
        ("First", 90_000),
        ("Second", 0),
    ]
    made.enter(6, "p0", last=made.room.history.v)
    assert lines(made, 6) == []


def test_a_line_that_was_missed_is_told_with_the_time_that_has_passed_since() -> None:
    made = started(FREE, people=2)
    last = made.room.history.v
    chat(made, 1, "Missed")
    made.pass_time(5_000)
    made.enter(6, "p0", last=last)
    assert [one["ago"] for one in lines(made, 6)] == [5_000]


def test_nothing_is_told_of_talk_where_nothing_was_said() -> None:
    made = started(people=2)
    made.enter(5, "p0")
    assert made.all(5, "talk") == []


def test_a_room_that_is_brought_back_has_all_that_was_said() -> None:
    made = started(FREE, people=2)
    chat(made, 1, "Kept")
    again = brought_back(made)
    assert said(again, 0) == ["Kept"]
    assert chat(again, 1, "And on") == ""
    assert said(again, 0) == ["Kept", "And on"]


def test_the_host_clears_everything_for_everybody() -> None:
    made = table(FREE, people=3)
    chat(made, 1, "One")
    chat(made, 2, "Two")
    assert code(made, 1, {"t": "hush"}) == "not_host"
    last = made.room.history.v
    assert code(made, 0, {"t": "hush"}) == ""
    assert made.last(2, "talk") == {"t": "talk", "v": made.room.history.v}
    assert stored(made.writes).said == ()
    made.enter(8, "p1", last=last)
    assert said(made, 8) == []


def test_the_host_clears_what_one_voice_said_also_when_it_has_gone() -> None:
    made = table(FREE, people=3)
    chat(made, 1, "Rude")
    chat(made, 2, "Kind")
    voice = seats(made)[1]["voice"]
    made.send(1, {"t": "leave"})
    assert code(made, 0, {"t": "hush", "voice": voice}) == ""
    assert said(made, 2) == ["Kind"]
    assert code(made, 0, {"t": "hush", "voice": "nobody"}) == ""
    assert [one.text for one in stored(made.writes).said] == ["Kind"]


def test_what_was_cleared_is_not_told_to_who_was_away() -> None:
    made = table(FREE, people=2)
    last = made.room.history.v
    chat(made, 1, "A secret")
    made.send(0, {"t": "hush"})
    made.enter(8, "p0", last=last)
    assert not any(b"A secret" in frame for frame in made.heard[8])


def test_in_a_crowd_only_the_host_speaks_and_it_is_written_once() -> None:
    made = started(Options(seats=0, tempo="round", seconds=300, talk="free"), people=2, bots=102)
    assert code(made, 1, HELLO) == chat(made, 1, "Me too") == "crowd_listens"
    assert chat(made, 0, "Welcome, all of you") == ""
    assert said(made, 1) == ["Welcome, all of you"]
    assert made.heard[0][-2:][0] == made.heard[1][-1]


def test_nobody_is_told_who_is_behind_a_voice() -> None:
    made = table(FREE, people=2)
    chat(made, 1, "Hello")
    assert b'"p1"' not in b"".join(made.heard[0])
    assert voice_of("room", "p1") != voice_of("another room", "p1")


def test_every_line_is_stored_before_it_is_told() -> None:
    made = table(people=2)
    desk_before = len(made.writes)
    made.send(1, HELLO)
    assert isinstance(made.writes[desk_before], PutSaid)
    made.send(0, {"t": "hush"})
    assert isinstance(made.writes[-1], DropSaid)


def test_a_pace_forgets_who_has_not_been_heard_for_long() -> None:
    pace = Pace(1, 1_000)
    for number in range(MOST_KNOWN + 1):
        pace.take(str(number), 0)
    assert pace.wait("0", 0) == 0
    assert pace.wait("1", 0) == 1_000
