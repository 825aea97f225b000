"""What each command answers, for people and for programs."""

import json
from pathlib import Path

import pytest

import boomtown
from boomtown.cli.words.terms import terms_of
from boomtown.editions import edition
from tests.cli.scripts import options, typed_moves
from tests.cli.shell import Shell
from tests.cli.test_play import GAMES

# The rulebook's worked example does not show a whole sheet; this one is small enough to add up.
SHEET = """
1 2 | 3 4 5 | . . . . .
. . . . . . . . . . .
. . . . . . . . . . . .
parks 1 0 0 ; temps 2 ; estates 0 1 0 0 0 0 ; refusals 2 ; plans 8 - -
"""


@pytest.fixture
def record(shell: Shell) -> str:
    """Play a solo game and return the name of its file."""
    lines = list(typed_moves(GAMES[0], 4))
    shell("play", *options(GAMES[0], 4), "--record", "town.game", typed=lines)
    return "town.game"


def test_help_shows_an_example_of_every_command(shell: Shell) -> None:
    run = shell()
    assert run.code == 0
    for name in (
        "play",
        "replay",
        "verify",
        "score",
        "check",
        "perft",
        "odds",
        "simulate",
        "edition",
    ):
        assert f"  boomtown {name} " in run.out
        assert f"example: boomtown {name}" in shell(name, "--help").out
    assert shell("--help").out == run.out


def test_version_is_told(shell: Shell) -> None:
    assert shell("--version").out == f"boomtown {boomtown.__version__}\n"


def test_a_sheet_is_scored_line_by_line(shell: Shell) -> None:
    run = shell("score", "-", "--others-temps", "3", typed=SHEET.encode())
    assert run.code == 0
    assert run.out.splitlines() == [
        f"City Plans           8  {terms_of(edition('2018')).plan(1)}: 8, higher value",
        "Parks                2  2 + 0 + 0, one figure a street",
        "Pools                0  0 pools built",
        "Temps                4  2 boxes, 2nd place",
        "Estates              6  1 × 3 for size 2; 1 × 3 for size 3",
        "Bis                  0  0 boxes crossed, so 0",
        "Refusals            −3  2 refusals, so −3",
        "Roundabouts          0  0 roundabouts, so 0",
        "Total               17  20 − 3 = 17",
    ]


def test_a_score_can_be_read_by_a_program(shell: Shell) -> None:
    run = shell("score", "-", "--json", typed=SHEET.encode())
    answer = json.loads(run.out)
    assert answer["total"] == 20
    assert answer["lines"][3] == {"kind": "temps", "points": 7, "because": "2 boxes, 1st place"}


def test_a_right_sheet_is_told_so(shell: Shell) -> None:
    fine = "1 2 | 3 . . . . . . . / . . . . . . . . . . . / . . . . . . . . . . . ."
    run = shell("check", "-", typed=[fine])
    assert (run.code, run.out) == (0, "Nothing is wrong with this sheet.\n")


def test_a_wrong_sheet_is_told_what_is_wrong(shell: Shell) -> None:
    bad = "5 3 . . . . . . . . / . . . . . . . . . . . / . . . . . . . . . . . . ; pools 1"
    run = shell("check", "-", typed=[bad])
    assert run.code == 1
    assert "wrong: 3 does not fit here. a2 must be above the 5 to its left." in run.out
    assert "wrong: Pools: 1 box crossed, 0 would be right. (rule R2.3)" in run.out
    found = json.loads(shell("check", "-", "--json", typed=[bad]).out)["findings"]
    assert {one["code"] for one in found} >= {"order.too_low", "track_differs"}


@pytest.mark.slow
def test_a_record_is_told_again(shell: Shell, record: str) -> None:
    told = shell("replay", record)
    assert told.code == 0
    assert "Round 1\n  seat 1: " in told.out
    assert "The game is over" in told.out
    answer = json.loads(shell("replay", "--json", record).out)
    assert answer["scores"][0]["place"] == 1
    assert answer["rounds"] == told.out.count("\nRound ")
    assert shell("replay", "--transcript", record).out == Path(record).read_text()
    assert "┃" in shell("replay", "--round", "5", record).out
    assert shell("replay", "--round", "99", record).code == 2


@pytest.mark.slow
def test_the_odds_of_a_round_are_told(shell: Shell, record: str) -> None:
    told = shell("odds", record, "--round", "5")
    assert "times by good bots:" in told.out
    assert told.code == 0
    assert "Next round" in told.out
    answer = json.loads(shell("odds", record, "--round", "5", "--json").out)
    assert len(answer["numbers"]) == 18
    assert all(0 <= chance <= 1 for chance in answer["numbers"])
    assert answer["points"][0]["seat"] == 1
    assert json.loads(shell("odds", record, "--round", "5", "--json").out) == answer
    assert shell("odds", record, "--round", "99").code == 2
    assert shell("odds", record, "--seat", "99").code == 2


@pytest.mark.slow
def test_a_true_record_is_verified_and_a_false_one_is_not(shell: Shell, record: str) -> None:
    assert shell("verify", record).out.startswith("True: ")
    assert json.loads(shell("verify", "--json", record).out)["true"] is True
    text = Path(record).read_text()
    total = text.rindex("total ")
    Path(record).write_text(text[:total] + "total 999, place 1\n")
    run = shell("verify", record)
    assert run.code == 1
    assert "does not follow from the game" in run.err
    assert json.loads(shell("verify", "--json", record).out)["true"] is False


def test_bots_play_many_games(shell: Shell) -> None:
    run = shell("simulate", "--games", "3", "--bots", "random", "--mode", "solo", "--seed", "5")
    assert run.code == 0
    assert run.out.startswith("3 games in ")
    assert "random: " in run.out
    arguments = ["--games", "2", "--seats", "2", "--bots", "random,random", "--json"]
    answer = json.loads(shell("simulate", *arguments).out)
    assert answer["games"] == 2
    assert answer["players"]["random"]["seats"] == 4


@pytest.mark.slow
def test_simulations_repeat(shell: Shell) -> None:
    arguments = ["simulate", "--games", "1", "--mode", "aaa", "--seed", "9", "--json"]
    first, second = (json.loads(shell(*arguments).out) for _ in range(2))
    assert first["players"] == second["players"]
    assert set(first["players"]) == {"apprentice", "AAA"}


EMPTY = """
position empty
rules edition=2018
offers 8 pool
count {count}
"""


def test_positions_are_counted(shell: Shell) -> None:
    run = shell("perft", "-", typed=EMPTY.format(count="42 42").splitlines())
    assert run.code == 0
    assert run.out == "          42         42  empty  right\n"
    wrong = shell("perft", "-", "--json", typed=EMPTY.format(count="41 42").splitlines())
    assert wrong.code == 1
    assert json.loads(wrong.out)[0]["right"] is False


def test_a_count_is_divided_by_first_moves(shell: Shell) -> None:
    run = shell("perft", "-", "--divide", typed=EMPTY.format(count="42 42").splitlines())
    assert "           2          2    write 1 a3" in run.out
    game = shell("perft", "--seed", "1", "--divide")
    total = int(game.out.splitlines()[-1].split()[0])
    assert total == sum(int(line.split()[0]) for line in game.out.splitlines()[:-1])


def test_both_engines_count_alike(shell: Shell) -> None:
    for asked in (["--seed", "1", "--divide"], ["--seed", "3", "--mode", "aaa", "--json"]):
        assert shell("perft", *asked, "--fast").out == shell("perft", *asked).out
    typed = EMPTY.format(count="42 42").splitlines()
    fast = shell("perft", "-", "--divide", "--fast", typed=typed)
    assert fast.out == shell("perft", "-", "--divide", typed=typed).out


def test_an_edition_file_is_checked(shell: Shell) -> None:
    Path("mine.toml").write_text('base = "2018"\nname = "mine"\n', encoding="utf-8")
    run = shell("edition", "check", "mine.toml")
    assert (run.code, run.out) == (0, "mine.toml: this edition can be played.\n")
    Path("mine.toml").write_text('base = "2018"\nname = 5\n', encoding="utf-8")
    run = shell("edition", "check", "mine.toml")
    assert run.code == 1
    assert run.out.startswith("mine.toml: line 2: name: ")
    faults = json.loads(shell("edition", "check", "--json", "mine.toml").out)["faults"]
    assert faults[0]["line"] == 2


def test_an_edition_of_ones_own_is_played_and_resumed(shell: Shell) -> None:
    Path("mine.toml").write_text('base = "2018"\nname = "mine"\n', encoding="utf-8")
    arguments = ["play", "--edition", "mine.toml", "--mode", "solo", "--record", "a.game"]
    assert "Solo, mine" in shell(*arguments, typed=["q"]).out
    lost = shell("play", "--resume", "a.game")
    assert lost.err.startswith("boomtown: --edition: no edition is called mine")
    again = shell("play", "--resume", "a.game", "--edition", "mine.toml", typed=["q"])
    assert again.code == 0


def test_the_edition_is_the_first_that_has_the_mode(shell: Shell) -> None:
    assert "AAA Solo, 2023" in shell("play", "--mode", "aaa", typed=["q"]).out
    assert "Solo, 2018" in shell("play", "--mode", "solo", typed=["q"]).out
