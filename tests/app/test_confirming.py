"""Confirming, taking back and closing, in every order in which they can race (R3.3, R3.8)."""

import pytest

from boomtown.app.options import Options
from boomtown.app.stored import Advance, Decide, Undo
from boomtown.rules.rng import Stream
from tests.app.asking import code, heard_since
from tests.app.table import Table, play_round, started


def decisions(made: Table) -> list[tuple[int, int]]:
    """Return round and seat of every stored turn."""
    stored = [write.decision for write in made.writes if isinstance(write, Decide)]
    return [(one.round, one.seat) for one in stored]


@pytest.mark.rule("R3.3", "R3.8")
def test_others_hear_that_a_seat_is_in_and_nothing_of_its_turn() -> None:
    made, rng = started(people=3), Stream(1)
    turn = made.turn(0, rng)
    before = len(made.heard[1])
    made.confirm(0, turn)
    (told,) = made.decoded(1)[before:]
    assert told == {"t": "confirmed", "v": told["v"], "round": 1, "seat": 0, "confirmed": True}


@pytest.mark.rule("R3.3")
def test_the_last_seat_closes_the_round_and_reveals_all_turns_together() -> None:
    made, rng = started(people=3), Stream(1)
    turns = [made.turn(seat, rng) for seat in range(3)]
    for seat in (2, 0):
        made.confirm(seat, turns[seat])
    assert made.last(1, "table")["round"] == 1
    made.confirm(1, turns[1])
    for connection in range(3):
        told = made.last(connection, "table")
        assert told["round"] == 2
        assert told["last"] == [{"seat": s, "moves": turn} for s, turn in enumerate(turns)]
        assert told["confirmed"] == []
        assert "sent" not in told
    assert decisions(made) == [(1, 2), (1, 0), (1, 1)]
    assert sum(isinstance(write, Advance) for write in made.writes) == 1


def test_what_one_has_sent_is_told_to_oneself_alone() -> None:
    made, rng = started(people=3), Stream(1)
    turn = made.turn(0, rng)
    made.confirm(0, turn)
    for connection, sent in ((10, turn), (11, None)):
        made.enter(connection, f"p{connection - 10}")
        assert made.last(connection, "table").get("sent") == sent
        assert made.last(connection, "table")["confirmed"] == [0]
    made.enter(12, "a spectator")
    assert "sent" not in made.last(12, "table")


@pytest.mark.rule("R3.8")
def test_a_turn_can_be_taken_back_until_the_last_seat_is_in() -> None:
    made, rng = started(people=2), Stream(1)
    turn, other = made.turn(0, rng), made.turn(0, rng)
    made.confirm(0, turn)
    assert code(made, 0, {"t": "take_back", "round": 1}) == ""
    assert made.last(1, "confirmed").get("confirmed") is False
    assert made.last(0, "drafted")["moves"] == turn[:-1]
    made.confirm(0, other)
    made.confirm(1, made.turn(1, rng))
    assert made.last(1, "table")["last"][0]["moves"] == other
    assert sum(isinstance(write, Undo) for write in made.writes) == 1


@pytest.mark.rule("R3.8")
def test_a_take_back_after_the_close_is_told_that_it_came_too_late() -> None:
    made, rng = started(people=2), Stream(1)
    play_round(made, rng)
    assert code(made, 0, {"t": "take_back", "round": 1}) == "round_closed"
    assert code(made, 0, {"t": "take_back", "round": 2}) == "not_confirmed"


def test_only_a_seat_that_is_in_takes_back() -> None:
    made, rng = started(people=2), Stream(1)
    made.confirm(1, made.turn(1, rng))
    assert code(made, 0, {"t": "take_back", "round": 1}) == "not_confirmed"
    made.enter(9)
    assert code(made, 9, {"t": "take_back", "round": 1}) == "not_seated"


def test_the_same_turn_confirmed_twice_is_confirmed_once() -> None:
    made, rng = started(people=2), Stream(1)
    turn = made.turn(0, rng)
    made.confirm(0, turn)
    before = len(made.writes), len(made.heard[1])
    assert made.confirm(0, turn)["t"] == "answer"
    assert (len(made.writes), len(made.heard[1])) == before


def test_another_turn_after_confirming_is_refused() -> None:
    made, rng = started(people=2), Stream(1)
    turn, other = made.turn(0, rng), made.turn(0, rng)
    assert turn != other
    made.confirm(0, turn)
    confirm = {"t": "confirm", "round": 1, "moves": other}
    assert code(made, 0, confirm) == "already_confirmed"


def test_a_turn_of_a_closed_round_is_answered_where_it_is_the_one_that_stands() -> None:
    made, rng = started(people=2), Stream(1)
    turn, other = made.turn(0, rng), made.turn(0, rng)
    made.confirm(0, turn)
    made.confirm(1, made.turn(1, rng))
    play_round(made, rng)
    before = len(made.writes)
    assert code(made, 0, {"t": "confirm", "round": 1, "moves": turn}) == ""
    assert code(made, 0, {"t": "confirm", "round": 1, "moves": other}) == "round_closed"
    assert code(made, 1, {"t": "confirm", "round": 1, "moves": turn}) == "round_closed"
    assert len(made.writes) == before


def test_the_last_turn_confirmed_again_after_the_end_is_answered() -> None:
    made, rng = started(people=2), Stream(1)
    last: list[str] = []
    while made.room.row.status == "running":
        last = made.turn(0, rng)
        made.confirm(0, last)
        made.confirm(1, made.turn(1, rng))
    number = made.room.play.game.round if made.room.play else 0
    assert code(made, 0, {"t": "confirm", "round": number, "moves": last}) == ""
    other = {"t": "confirm", "round": number, "moves": last[:-1]}
    assert code(made, 0, other) == "game_not_running"


@pytest.mark.rule("R4.4")
def test_a_turn_without_its_confirmation_is_not_one() -> None:
    made, rng = started(people=2), Stream(1)
    turn = made.turn(0, rng)
    confirm = {"t": "confirm", "round": 1, "moves": turn[:-1]}
    assert code(made, 0, confirm) == "turn_unfinished"
    assert code(made, 0, {"t": "confirm", "round": 1, "moves": []}) == "turn_unfinished"


def test_nothing_comes_after_the_confirmation() -> None:
    made, rng = started(people=2), Stream(1)
    turn = made.turn(0, rng)
    confirm = {"t": "confirm", "round": 1, "moves": [*turn, "confirm"]}
    assert code(made, 0, confirm) == "turn_over"


def test_a_turn_that_was_never_drafted_can_be_confirmed_at_once() -> None:
    made, drafted = started(people=2), started(people=2)
    turn = drafted.turn(0, Stream(1))
    assert made.confirm(0, turn)["t"] == "answer"


def test_a_confirmation_that_comes_before_the_bot_of_a_timeout_stands() -> None:
    made, rng = started(Options(tempo="round", seconds=60), people=2), Stream(1)
    made.bots_act = False
    turn = made.turn(0, rng)
    made.pass_time(60_000)
    assert [one.seat for one in made.thoughts] == [0, 1]
    made.confirm(0, turn)
    made.think()
    made.deliver()
    assert made.last(0, "table")["last"][0]["moves"] == turn
    assert decisions(made) == [(1, 0), (1, 1)]


def test_a_confirmation_that_comes_after_the_bot_of_a_timeout_is_told_so() -> None:
    made, rng = started(Options(tempo="round", seconds=60), people=2), Stream(1)
    turn = made.turn(0, rng)
    made.pass_time(60_000)
    confirm = {"t": "confirm", "round": 1, "moves": turn}
    assert code(made, 0, confirm) == "round_closed"
    assert made.last(0, "table")["round"] == 2


def test_seats_may_come_in_any_order_with_the_same_result() -> None:
    tables = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        made = started(people=3)
        turns = [made.turn(seat, Stream(seat)) for seat in range(3)]
        for seat in order:
            made.confirm(seat, turns[seat])
        told = made.last(0, "table")
        tables.append({**told, "v": 0})
    assert tables[0] == tables[1] == tables[2]


def test_everybody_hears_of_a_close_once() -> None:
    made, rng = started(people=2), Stream(1)
    made.enter(9, "a spectator")
    made.confirm(0, made.turn(0, rng))
    turn = made.turn(1, rng)
    before = {one: len(heard) for one, heard in made.heard.items()}
    made.confirm(1, turn)
    assert heard_since(made, 0, before[0]) == ["table"]
    assert heard_since(made, 1, before[1]) == ["table", "answer"]
    assert heard_since(made, 9, before[9]) == ["table"]
