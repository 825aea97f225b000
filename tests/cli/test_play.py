"""Whole games at the terminal, from a script of what is typed."""

import io
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.cli import main
from boomtown.cli.screen.ink import width
from boomtown.rules.settings import Settings
from tests.bots.tables import label
from tests.cli.scripts import chosen_keys, options, typed_moves
from tests.cli.shell import Shell

GAMES = [
    Settings(mode="solo", advanced=True, roundabouts=True),
    Settings(mode="expert", seats=3, advanced=True),
    Settings(mode="standard", seats=2, roundabouts=True),
    Settings("2023", "aaa", "blueprint", advanced=True, roundabouts=True),
    Settings("2023", "standard", seats=2, advanced=True),
]
SOLO = ("play", "--mode", "solo", "--seed", "3")


@pytest.mark.slow
@pytest.mark.parametrize("settings", GAMES, ids=label)
def test_a_game_is_played_to_the_end_by_choosing(shell: Shell, settings: Settings) -> None:
    keys = list(chosen_keys(settings, 3))
    run = shell("play", *options(settings, 3), "--record", "town.game", typed=keys)
    assert run.code == 0
    assert "The game is over" in run.out
    assert run.err == ""
    assert max(width(line) for line in run.out.splitlines()) <= 80
    assert shell("verify", "town.game").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("settings", GAMES, ids=label)
def test_a_game_is_played_to_the_end_in_notation(shell: Shell, settings: Settings) -> None:
    lines = list(typed_moves(settings, 4))
    run = shell("play", *options(settings, 4), "--record", "town.game", typed=lines)
    assert run.code == 0
    assert "The cards: seed 4, known from the start." in run.out


@pytest.mark.slow
@pytest.mark.parametrize("cut", [1, 30])
def test_a_saved_game_goes_on_as_if_nothing_had_been(shell: Shell, cut: int) -> None:
    settings = GAMES[1]
    moves = [move for turn in typed_moves(settings, 6) for move in turn.split(", ")]
    shell("play", *options(settings, 6), "--record", "whole.game", typed=moves)
    left = shell("play", *options(settings, 6), "--record", "cut.game", typed=[*moves[:cut], "q"])
    assert left.code == 0
    assert "boomtown play --resume cut.game" in left.out
    assert shell("play", "--resume", "cut.game", typed=moves[cut:]).code == 0
    assert Path("cut.game").read_text() == Path("whole.game").read_text()


def test_nothing_is_lost_when_the_input_ends(shell: Shell) -> None:
    run = shell(*SOLO, "--record", "town.game", typed=["1", "a5"])
    assert run.code == 2
    assert run.err == "boomtown: the input ended before the game\n"
    again = shell("play", "--resume", "town.game", typed=["q"])
    assert "This turn: 6 at a5" in again.out


def test_the_promise_is_shown_before_the_cards_and_kept(shell: Shell) -> None:
    run = shell("play", "--mode", "solo", "--record", "town.game", typed=["q"])
    promise = run.out.split("promised by ")[1].split("…")[0]
    assert f"commitment={promise}" in Path("town.game").read_text()


def test_a_game_without_a_name_gets_one_of_its_own(shell: Shell) -> None:
    for _ in range(2):
        shell(*SOLO, typed=["q"])
    assert len(list(Path().glob("boomtown-*.game"))) == 2


def test_a_game_that_cannot_be_saved_is_shown_to_be_kept_by_hand(shell: Shell) -> None:
    run = shell(*SOLO, "--record", "no/where", typed=["1", "a5", "q"])
    assert run.code == 2
    assert "no/where.new: cannot be written" in run.err
    assert "# turn: write 1 a5" in run.out


@pytest.mark.slow
def test_many_seats_are_told_of_in_a_few_lines(shell: Shell) -> None:
    typed = ["1 a5", "confirm", "s", "n", "n 9", "n 99", "q"]
    run = shell("play", "--seats", "12", "--seed", "4", typed=typed)
    assert run.code == 0
    assert "… and 6 more seats" in run.out
    assert "seat 9 (apprentice)" in run.out


WORDS = st.sampled_from(
    [
        *("", "1", "2", "3", "0", "x", "u", "uu", "s", "n", "c", "h", "r", "ok", "?", "? b6"),
        *("a1", "b6", "c12", "a99", "write 1 b6", "write 9 z9", "fence a4", "claim 1", "confirm"),
        *("? claim 1", "r c3", "1 a5", "2 b6 b7 ok", "n 3", "²", "?" * 30, "copy a1 a2", "leave 1"),
    ]
)


@pytest.mark.slow
@given(lines=st.lists(WORDS | st.text(max_size=30), max_size=25), mode=st.sampled_from(GAMES))
def test_whatever_is_typed_the_game_answers(lines: list[str], mode: Settings) -> None:
    typed = "".join(f"{line.splitlines()[0] if line.split() else ''}\n" for line in lines)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("boomtown.cli.game.session.save", lambda *_: None)
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", io.StringIO())
        assert main(["play", *options(mode, 1)]) in (0, 2)
