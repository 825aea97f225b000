from dataclasses import replace

import pytest

from boomtown.editions import edition
from boomtown.rules.commitment import Deal, commit, promised
from boomtown.rules.game import new_game, submit
from boomtown.rules.record import format_record
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import IllegalDecision, ReplayError, opening, replay
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.transcript import check_transcript, transcript
from tests.rules.records import SEED, played

BOX = edition("2018")
TWO = Settings(seats=2)
NONCE = "0123456789abcdef" * 2


@pytest.mark.rule("R3.6")
def test_a_replay_leads_to_the_game_that_was_played() -> None:
    record = played(TWO, Deal(SEED), 4)
    game = new_game(ruleset(record.settings, BOX), SEED).game
    steps = replay(record, BOX)
    assert steps.opening.game == opening(record, BOX).game
    for number, decisions in enumerate(record.rounds):
        assert steps.rounds[number].before == game
        assert steps.rounds[number].decisions == decisions
        for seat, moves in enumerate(decisions):
            assert moves is not None
            game = submit(game, seat, moves).game
    assert steps.last.game == game
    assert game.round == 5


def test_a_record_without_rounds_leads_to_the_opening() -> None:
    steps = replay(played(TWO, Deal(SEED), 0), BOX)
    assert steps.last is steps.opening


@pytest.mark.rule("R3.8")
def test_a_round_may_be_under_way() -> None:
    record = played(TWO, Deal(SEED), 2)
    half = replace(record, rounds=(record.rounds[0], (None, record.rounds[1][1])))
    game = replay(half, BOX).last.game
    assert game.round == 2
    assert game.confirmed == 0b10


def _fault(problem: pytest.ExceptionInfo[ReplayError]) -> tuple[int, int, str]:
    return problem.value.round, problem.value.seat, problem.value.problem


def test_a_sealed_deal_cannot_be_replayed_yet() -> None:
    record = replace(played(TWO, Deal(SEED), 1), deal=Deal(None, None, commit(SEED, NONCE)))
    with pytest.raises(ReplayError, match="still sealed"):
        replay(record, BOX)


def test_other_figures_of_the_edition_are_refused() -> None:
    record = replace(played(TWO, Deal(SEED), 1), fingerprint="000000000000")
    with pytest.raises(
        ReplayError, match=r"other figures of the 2018 edition \(000000000000, here"
    ):
        replay(record, BOX)


def test_a_turn_missing_in_the_middle_is_named() -> None:
    record = played(TWO, Deal(SEED), 3)
    holed = replace(
        record, rounds=(record.rounds[0], (record.rounds[1][0], None), record.rounds[2])
    )
    with pytest.raises(ReplayError) as problem:
        replay(holed, BOX)
    assert _fault(problem) == (2, 2, "a seat’s turn is missing")
    assert str(problem.value) == "round 2, seat 2: a seat’s turn is missing"


@pytest.mark.rule("R8.1")
def test_a_round_after_the_end_is_refused() -> None:
    record = played(TWO, Deal(SEED), 40)
    more = replace(record, rounds=(*record.rounds, record.rounds[0]))
    with pytest.raises(ReplayError) as problem:
        replay(more, BOX)
    assert _fault(problem) == (len(more.rounds), 0, "the game was over before this round")
    assert str(problem.value).startswith(f"round {len(more.rounds)}: the game")


@pytest.mark.rule("R4.1")
def test_an_illegal_decision_is_named_with_its_reason() -> None:
    record = played(TWO, Deal(SEED), 2)
    again = replace(record, rounds=(record.rounds[0], record.rounds[0]))
    with pytest.raises(IllegalDecision) as problem:
        replay(again, BOX)
    assert (problem.value.round, problem.value.seat) == (2, 1)
    assert problem.value.reason.rule.startswith("R")
    assert problem.value.reason.code in str(problem.value)


@pytest.mark.rule("R4.4")
def test_an_unfinished_decision_is_refused() -> None:
    record = played(TWO, Deal(SEED), 1)
    moves = record.rounds[0][0]
    assert moves is not None
    cut = replace(record, rounds=((moves[:-1], record.rounds[0][1]),))
    with pytest.raises(IllegalDecision, match="turn_unfinished"):
        replay(cut, BOX)


@pytest.mark.rule("R3.6")
def test_a_transcript_is_its_own_proof() -> None:
    record = played(Settings(mode="expert", seats=2), promised(SEED, NONCE), 40)
    text = transcript(record, BOX)
    assert check_transcript(text, BOX) == record
    assert parse_record(text) == record
    assert check_transcript(format_record(record), BOX) == record


def test_a_transcript_without_its_last_lines_is_still_true() -> None:
    text = transcript(played(TWO, Deal(SEED), 2), BOX)
    fewer = "\n".join(line for line in text.splitlines() if "sheet" not in line.split()[:1])
    assert check_transcript(fewer, BOX).rounds


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  legal ", "  legal 1"),
        ("plan 1 ", "plan 3 "),
        ("  offers ", "  offers 3 "),
        ("sheet 1", "sheet 2"),
    ],
)
def test_a_line_that_does_not_follow_is_found(old: str, new: str) -> None:
    text = transcript(played(TWO, Deal(SEED), 2), BOX)
    assert old in text
    wrong = text.replace(old, new, 1)
    line = next(
        n
        for n, (a, b) in enumerate(zip(text.splitlines(), wrong.splitlines(), strict=True), 1)
        if a != b
    )
    with pytest.raises(ReplayError, match=f"^line {line} does not follow from the game"):
        check_transcript(wrong, BOX)


@pytest.mark.rule("R3.6")
def test_a_broken_promise_is_found() -> None:
    record = played(TWO, promised(SEED, NONCE), 1)
    text = transcript(record, BOX)
    forged = text.replace(commit(SEED, NONCE), commit(SEED + 1, NONCE))
    with pytest.raises(ReplayError, match="not those promised at the start"):
        check_transcript(forged, BOX)


def test_a_transcript_says_what_a_reader_asks() -> None:
    lines = transcript(played(TWO, Deal(SEED), 40), BOX).splitlines()
    start = lines.index("round 1")
    assert [line.split()[:2] for line in lines[start - 3 : start]] == [
        ["plan", "1"],
        ["plan", "2"],
        ["plan", "3"],
    ]
    kinds = [line.split()[0] for line in lines[start : start + 7]]
    assert kinds == ["round", "offers", "legal", "seat", "seat", "sheet", "sheet"]
    assert lines[-3].startswith("end ")
    assert [line.split()[:2] for line in lines[-2:]] == [["score", "1"], ["score", "2"]]
