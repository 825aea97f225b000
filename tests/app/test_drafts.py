"""The private draft of a seat: what may come next, undo, why not, a look at others (R2.4, R4)."""

import pytest

from boomtown.rules.rng import Stream
from tests.app.asking import code, state
from tests.app.table import Message, Table, play_round, started

EMPTY = 33


def houses(sheet: Message) -> int:
    """Count the numbered houses of a sheet."""
    return sum(plot is not None for street in sheet["streets"] for plot in street["plots"])


def why(made: Table, moves: list[str], move: str) -> Message:
    return made.send(0, {"t": "why", "round": 1, "moves": moves, "move": move})


@pytest.mark.rule("R4.1")
def test_a_fresh_draft_lists_every_number_in_every_house() -> None:
    made = started()
    drafted = made.draft(0, [])
    assert drafted["t"] == "drafted"
    assert (drafted["round"], drafted["moves"]) == (1, [])
    assert houses(drafted["sheet"]) == 0
    offers = range(1, 1 + len(made.last(0, "table")["cards"]["offers"]))
    plain = {move for move in drafted["legal"] if len(move.split()) == 3}
    assert len(plain) == len(offers) * EMPTY
    assert {move.split()[1] for move in plain} == {str(offer) for offer in offers}


@pytest.mark.rule("R2.4")
def test_each_step_shows_the_sheet_and_a_shorter_draft_takes_it_back() -> None:
    made, rng = started(), Stream(5)
    turn = made.turn(0, rng)
    drafts = [made.draft(0, turn[:length]) for length in range(len(turn))]
    back = [made.draft(0, turn[:length]) for length in reversed(range(len(turn)))]
    for drafted, again in zip(drafts, reversed(back), strict=True):
        assert {**drafted, "id": ""} == {**again, "id": ""}
    assert houses(drafts[0]["sheet"]) == 0
    assert all(turn[length] in drafts[length]["legal"] for length in range(len(turn)))


@pytest.mark.rule("R2.4", "R3.8")
def test_undoing_everything_leaves_nothing_behind() -> None:
    made = started(people=2)
    fresh, table = made.draft(0, []), made.room.play
    assert table is not None
    game = table.game
    made.draft(0, fresh["legal"][:1])
    made.draft(0, [])
    assert made.draft(0, [])["sheet"] == fresh["sheet"]
    assert table.game is game


@pytest.mark.rule("R4")
def test_a_draft_that_cannot_be_is_refused_with_its_reason_and_the_one_before_stays() -> None:
    made = started()
    write = made.draft(0, [])["legal"][0]
    made.draft(0, [write])
    twice = {"t": "draft", "round": 1, "moves": [write, write]}
    assert code(made, 0, twice) == "number_due_once"
    assert made.decoded(0)[-1]["rule"] == "R4.4"
    made.enter(1, "p0")
    assert made.last(1, "drafted")["moves"] == [write]


def test_a_whole_draft_can_be_sent_again_at_any_time() -> None:
    made, rng = started(people=2), Stream(2)
    turn = made.turn(0, rng)[:-1]
    first = made.draft(0, turn)
    assert made.draft(0, turn)["sheet"] == first["sheet"]
    made.draft(0, [])
    assert made.draft(0, turn)["sheet"] == first["sheet"]


def test_a_move_that_cannot_be_read_is_no_draft() -> None:
    made = started()
    assert code(made, 0, {"t": "draft", "round": 1, "moves": ["dance"]}) == "not_a_move"
    problem = made.decoded(0)[-1]["params"]["problem"]
    assert problem.startswith("line 1, column 1: expected a move")


@pytest.mark.parametrize("number", [0, 2, 10_000])
def test_a_draft_for_another_round_is_told_that_the_round_is_closed(number: int) -> None:
    made = started()
    for kind in ("draft", "confirm"):
        assert code(made, 0, {"t": kind, "round": number, "moves": []}) == "round_closed"
    assert code(made, 0, {"t": "take_back", "round": number}) == "round_closed"
    asked = {"t": "why", "round": number, "moves": [], "move": "refuse"}
    assert code(made, 0, asked) == "round_closed"


def test_a_draft_after_confirming_is_refused_until_the_turn_is_taken_back() -> None:
    made, rng = started(people=2), Stream(2)
    turn = made.turn(0, rng)
    made.confirm(0, turn)
    assert code(made, 0, {"t": "draft", "round": 1, "moves": []}) == "already_confirmed"
    made.send(0, {"t": "take_back", "round": 1})
    assert made.last(0, "drafted")["moves"] == turn[:-1]
    assert made.draft(0, [])["t"] == "drafted"


@pytest.mark.rule("R4", "R5", "R6", "R7")
@pytest.mark.parametrize(
    ("moves", "move", "reason", "rule"),
    [
        (["write 1 a1"], "write 1 a1", "number_due_once", "R4.4"),
        ([], "refuse", "number_fits", "R4.2"),
        ([], "fence a4", "action_without_number", "R5.7"),
        ([], "improve 3", "action_without_number", "R5.7"),
        ([], "park a", "action_without_number", "R5.7"),
        ([], "pool a1", "action_without_number", "R5.7"),
        ([], "copy a1 a2", "action_without_number", "R5.7"),
        ([], "roundabout a5", "no_roundabouts", "R1.1"),
        ([], "claim 1 a1-2", "turn_unfinished", "R4.4"),
        ([], "reshuffle", "no_reshuffle", "R6.6"),
        ([], "leave 1", "no_card_to_leave", "R11.3"),
        ([], "confirm", "turn_unfinished", "R4.4"),
        ([], "write 9 a1", "no_such_offer", "R3.3"),
        ([], "write 1 c99", "off_sheet", "R2.1"),
    ],
)
def test_why_names_a_reason_and_its_rule_for_every_kind_of_move(
    moves: list[str], move: str, reason: str, rule: str
) -> None:
    answer = why(started(), moves, move)
    assert (answer["t"], answer["code"], answer["rule"]) == ("reason", reason, rule)


def test_why_answers_with_an_empty_code_where_a_move_is_legal() -> None:
    made = started()
    for move in made.draft(0, [])["legal"][:20]:
        answer = why(made, [], move)
        assert (answer["t"], answer["code"]) == ("reason", "")


def test_asking_why_changes_no_draft() -> None:
    made = started()
    write = made.draft(0, [])["legal"][0]
    made.draft(0, [write])
    before = state(made)
    why(made, [], "refuse")
    why(made, [write], write)
    assert state(made) == before


@pytest.mark.rule("R3.8")
def test_a_look_shows_the_sheet_of_the_last_closed_round() -> None:
    made, rng = started(people=2), Stream(1)
    play_round(made, rng)
    first = made.send(0, {"t": "look", "seat": 1})
    assert (first["seat"], first["name"]) == (1, "Person 1")
    assert first["sheet"] == made.last(0, "table")["sheets"]["1"]
    made.confirm(1, made.turn(1, rng))
    assert {**made.send(0, {"t": "look", "seat": 1}), "id": ""} == {**first, "id": ""}


def test_a_look_at_a_seat_that_is_not_there_or_before_the_start_is_refused() -> None:
    made = started(people=2)
    assert code(made, 0, {"t": "look", "seat": 2}) == "no_such_seat"
    made.enter(9)
    assert made.send(9, {"t": "look", "seat": 0})["t"] == "sheet"


def test_every_turn_drafted_move_by_move_can_be_confirmed() -> None:
    for seed in range(12):
        made = started(seed=seed)
        turn = made.turn(0, Stream(seed))
        assert made.confirm(0, turn)["t"] == "answer"
        assert made.last(0, "table")["last"] == [{"seat": 0, "moves": turn}]
