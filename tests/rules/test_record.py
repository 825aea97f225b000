from dataclasses import replace

import pytest

from boomtown.editions import edition
from boomtown.rules.commitment import Deal, commit, promised
from boomtown.rules.house_rules import SWITCHES
from boomtown.rules.reader import NotationError
from boomtown.rules.record import RULES_VERSION, fingerprint, format_record, header, record_of
from boomtown.rules.record_reader import parse_record
from boomtown.rules.settings import Settings
from tests.rules.records import SEED, SHORT, played

NONCE = "0123456789abcdef" * 2
BOX = edition("2018")
TEXT = SHORT.format(fingerprint=fingerprint(BOX))


@pytest.mark.rule("R3.6", "R3.8")
def test_a_promise_is_kept_by_its_own_seed_and_nonce_only() -> None:
    deal = promised(SEED, NONCE)
    assert deal.kept
    assert not deal.known
    assert not replace(deal, seed=SEED + 1).kept
    assert not replace(deal, nonce="f" * 32).kept
    assert not replace(deal, seed=None).kept
    assert not replace(deal, nonce=None).kept
    assert deal.commitment == commit(SEED, NONCE)
    assert len(commit(SEED, NONCE)) == 64


@pytest.mark.rule("R3.6")
def test_a_seed_that_was_typed_makes_a_known_deal() -> None:
    assert Deal(SEED).known
    assert Deal(SEED).kept


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("deal", [Deal(SEED), promised(SEED, NONCE), Deal(None, None, "ab")])
@pytest.mark.parametrize(
    "settings",
    [
        Settings(seats=2),
        Settings(mode="expert", seats=3, advanced=True, roundabouts=True),
        Settings(edition="2023", mode="aaa", sheet="blueprint", opponent=0),
        Settings(switches=(("refusal", "adjusted"), ("roundabouts_a_turn", "2"))),
    ],
    ids=["standard", "expert", "aaa", "switches"],
)
def test_a_record_reads_back_as_it_was_written(settings: Settings, deal: Deal) -> None:
    record = played(settings, deal, 3)
    assert parse_record(format_record(record)) == record


@pytest.mark.rule("R14.1")
def test_every_switch_stands_in_the_record_with_its_rule_and_source() -> None:
    settings = Settings(switches=(("refusal", "adjusted"),))
    lines = header(record_of(settings, BOX, Deal(SEED)), BOX.house_rules)
    switches = [line for line in lines if line.startswith("switch ")]
    assert len(switches) == len(SWITCHES) == 11
    assert switches[0] == (
        "switch refusal=adjusted  # R14.1: not the default; of printed, adjusted; "
        "2023: a number that can be used must be used"
    )
    assert switches[1].startswith("switch refusal_judged=now  # R14.2: of now, turn_start; 2023")
    for line, switch in zip(switches, SWITCHES, strict=True):
        assert switch.because in line
        assert switch.rule in line


def test_the_header_says_everything_that_was_chosen() -> None:
    settings = Settings("2023", "aaa", "blueprint", advanced=True, opponent=4)
    lines = header(record_of(settings, edition("2023"), Deal(SEED)))
    assert lines[:4] == [
        "boomtown record 1",
        f"rules {RULES_VERSION}",
        f"edition 2023 {fingerprint(edition('2023'))}",
        "game mode=aaa sheet=blueprint advanced=yes roundabouts=no seats=1 opponent=4",
    ]
    assert lines[-1] == "deal known seed=17"


def test_the_deal_shows_no_seed_while_the_game_runs() -> None:
    sealed = Deal(None, None, commit(SEED, NONCE))
    line = header(record_of(Settings(), BOX, sealed))[-1]
    assert line == f"deal sealed commitment={commit(SEED, NONCE)}"
    drawn = header(record_of(Settings(), BOX, promised(SEED, NONCE)))[-1]
    assert drawn == f"deal drawn seed=17 nonce={NONCE} commitment={commit(SEED, NONCE)}"


def test_the_fingerprint_follows_the_figures_and_not_the_words() -> None:
    assert fingerprint(replace(BOX, words={"en": {"pool": "Pond"}})) == fingerprint(BOX)
    assert fingerprint(replace(BOX, tie_breaks=("estates",))) != fingerprint(BOX)
    assert fingerprint(replace(BOX, name="mine")) != fingerprint(BOX)
    assert len(fingerprint(BOX)) == 12


def test_a_seat_that_is_not_in_has_no_line() -> None:
    record = parse_record(TEXT)
    assert record.rounds[0][1] is None
    assert format_record(record) == TEXT


def test_remarks_and_lines_that_only_follow_are_passed_over() -> None:
    more = TEXT.replace("round 1\n", "plan 1 temps 6/3\nround 1  # the first\n  offers 8 bis\n")
    assert parse_record(more + "end houses\n\nscore 1 total 3\n") == parse_record(TEXT)


def _changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


LONG = "9" * 21
FAULTS = [
    ("", 1, 1, "“boomtown record 1”"),
    (_changed("record 1", "record 2"), 1, 1, "“boomtown record 1”"),
    (_changed("rules 1\n", ""), 2, 1, "a line that begins with “rules”"),
    (_changed("rules 1", "rules 2"), 2, 7, "rules up to version 1"),
    (_changed("rules 1", "rules 0"), 2, 7, "the version of the rules"),
    (_changed("rules 1", "rules 1 2"), 2, 9, "nothing more"),
    (_changed("rules 1", "rules"), 2, 6, "the version of the rules, the text ends"),
    (_changed("edition 2018", "edition"), 3, 21, "the edition’s fingerprint"),
    (_changed("mode=standard", "mood=bad"), 4, 11, "a setting: mode"),
    (_changed("mode=standard", "mode"), 4, 6, "name=value, each name once"),
    (_changed("advanced=no", "advanced=no advanced=no"), 4, 46, "each name once"),
    (_changed("advanced=no", "advanced=maybe"), 4, 43, "yes or no"),
    (_changed("seats=2", "seats=0"), 4, 67, "a number"),
    (_changed("seats=2", "seats=two"), 4, 67, "a number"),
    (_changed(" seats=2", ""), 4, 1, "expected mode=… and seats=…"),
    (_changed("deal known", "deal guessed"), 5, 6, "known, drawn or sealed"),
    (_changed("deal known", "deal drawn"), 5, 6, "a drawn deal with commitment, nonce, seed"),
    (_changed("deal known seed", "deal sealed seed"), 5, 6, "a sealed deal with commitment"),
    (_changed("seed=17", "seed=x"), 5, 17, "a seed of 64 bits"),
    (_changed("seed=17", f"seed={1 << 64}"), 5, 17, "a seed of 64 bits"),
    (_changed("seed=17", f"seed={LONG}"), 5, 17, "a seed of 64 bits"),
    (_changed("known seed=17", "drawn seed=1 nonce=zz commitment=a"), 5, 25, "32 hexadecimal"),
    (_changed("round 1", "round 2"), 6, 7, "round 1"),
    (_changed("round 1", "round 1 now"), 6, 9, "nothing more"),
    (_changed("round 1\n", ""), 6, 3, "a round, or a seat’s turn within it"),
    (_changed("seat 1", "seat 3"), 7, 8, "a seat from 1 to 2"),
    (_changed("seat 1", "seat 0"), 7, 8, "the seat’s number"),
    (_changed("seat 1", "chair 1"), 7, 3, "a round, or a seat’s turn within it"),
    (_changed("write 1 a1, confirm", ""), 7, 9, "a move"),
    (_changed("a1, confirm", "z1, confirm"), 7, 18, "a house such as b6"),
    (TEXT + "  seat 1 refuse, confirm\n", 8, 3, "one line a seat"),
]


@pytest.mark.parametrize(("text", "line", "column", "expected"), FAULTS)
def test_a_fault_is_named_with_its_place(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as problem:
        parse_record(text)
    assert (problem.value.line, problem.value.column) == (line, column)
    assert expected in problem.value.problem
    assert str(problem.value) == f"line {line}, column {column}: {problem.value.problem}"


def test_the_largest_seed_is_read() -> None:
    record = parse_record(_changed("seed=17", f"seed={(1 << 64) - 1}"))
    assert record.deal.seed == (1 << 64) - 1


def test_a_text_that_is_no_record_is_not_read_to_the_end() -> None:
    with pytest.raises(NotationError, match="too long"):
        parse_record(TEXT + " " * 20_000_000)
