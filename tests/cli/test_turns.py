"""One turn at the terminal: questions, answers, undo, why not."""

import pytest

from boomtown.cli.game.interview import interview
from boomtown.cli.screen.ink import NO_COLOUR, plain
from boomtown.cli.terminal import InputEnded, Terminal
from tests.cli.shell import Shell

SOLO = ("play", "--mode", "solo", "--seed", "3", "--roundabouts", "--record", "a.game")


def last_screen(shell: Shell, *typed: str, options: tuple[str, ...] = SOLO) -> str:
    """Return what is shown after these lines, up to the prompt."""
    run = shell(*options, typed=[*typed, "q"])
    assert (run.code, run.err) == (0, "")
    return run.out.split("\n> ")[len(typed)]


def test_a_turn_goes_from_combination_to_house_to_action(shell: Shell) -> None:
    assert "Which combination: 1, 2, 3, 4, 5, 6?" in last_screen(shell)
    assert "House for the 6, with Real Estate Agent: a1-10 b1-11 c1-12" in last_screen(shell, "1")
    assert "Improve which size?" in last_screen(shell, "1", "b6")
    assert " 4) 4 → 5, has 0" in last_screen(shell, "1", "b6")
    done = last_screen(shell, "1", "b6", "4")
    assert "This turn: 6 at b6, estates of size 4 improved" in done
    assert "Enter confirms the turn." in done
    assert "Round 2" in last_screen(shell, "1", "b6", "4", "")


def test_several_answers_stand_on_one_line(shell: Shell) -> None:
    assert "Round 2" in last_screen(shell, "1 b6 4 ok")
    assert "House for the 6" in last_screen(shell, "1 z9")


def test_a_temp_asks_for_the_change_first(shell: Shell) -> None:
    asked = last_screen(shell, "3")
    assert " 1) 4, action unused" in asked
    assert " 2) 2 (−2)" in asked
    assert "House for the 2, with Temp Agency" in last_screen(shell, "3", "2")
    assert "2 at a1 (4 with Temp Agency)" in last_screen(shell, "3 2 a1")


def test_moves_are_understood_in_notation(shell: Shell) -> None:
    assert "6 at b6, estates of size 4 improved" in last_screen(shell, "write 1 b6, improve 4")
    assert "Round 2" in last_screen(shell, "WRITE 1 B6, confirm")


def test_undo_takes_back_one_step_and_uu_all(shell: Shell) -> None:
    assert "Nothing to undo." in last_screen(shell, "u")
    assert "Which combination" in last_screen(shell, "1", "u")
    assert "House for the 6" not in last_screen(shell, "1 b6", "u")
    assert "This turn: 6 at b6\n" in last_screen(shell, "1 b6 4", "u")
    assert "This turn" not in last_screen(shell, "1 b6 4", "uu")


def test_an_action_may_stay_unused(shell: Shell) -> None:
    assert "Enter confirms the turn." in last_screen(shell, "1 b6", "0")
    assert "Improve which size?" in last_screen(shell, "1 b6", "0", "u")


def test_why_not_answers_with_sentence_and_rule(shell: Shell) -> None:
    assert "write 1 b6: possible" in last_screen(shell, "? write 1 b6")
    told = last_screen(shell, "1 b6 0 ok", "? b6")
    assert "b6 is taken: nothing written is changed. (rule R4.1)" in told
    assert "Still to do: a number or a refusal. (rule R4.4)" in last_screen(shell, "? confirm")
    assert "Plan " in last_screen(shell, "1 b6 0", "? claim 1")
    assert "is no move" in last_screen(shell, "? dance")
    assert "tells why that cannot be" in last_screen(shell, "?")


def test_a_house_that_does_not_fit_is_explained_at_once(shell: Shell) -> None:
    told = last_screen(shell, "1 b6 0 ok", "1", "b6")
    assert "b6 is taken" in told


def test_a_roundabout_can_be_built_whenever_it_may(shell: Shell) -> None:
    assert "Roundabout in which house? It costs 3 points." in last_screen(shell, "r")
    assert "a roundabout at c4" in last_screen(shell, "r", "c4")
    assert "a roundabout at c4" in last_screen(shell, "1 b6", "r c4")
    assert "Only 1 roundabout a turn. (rule R7.1)" in last_screen(shell, "r c4", "r")
    without = tuple(word for word in SOLO if word != "--roundabouts")
    assert "played without roundabouts" in last_screen(shell, "r", options=without)


def test_a_lost_pool_is_told(shell: Shell) -> None:
    assert "c7 loses its pool. Enter confirms the turn." in last_screen(shell, "1 c7 0")


def test_pages_are_shown_on_demand(shell: Shell) -> None:
    assert "Type the number or the house" in last_screen(shell, "h")
    assert "78 cards not seen yet" in last_screen(shell, "c")
    assert "There is no other sheet to show." in last_screen(shell, "n")
    assert "no complete estate" in last_screen(shell, "s")


def test_what_is_not_understood_is_said_so(shell: Shell) -> None:
    assert "“dance” is no answer here; h helps." in last_screen(shell, "dance")
    assert "“9” is no answer here; h helps." in last_screen(shell, "9")
    assert "“²” is no answer here; h helps." in last_screen(shell, "²")
    assert "“write 1” is no move: expected a house such as b6" in last_screen(shell, "write 1")
    assert "Type one of the answers below" in last_screen(shell, "")


LEVEL_0 = ("play", "--mode", "aaa", "--opponent", "0", "--seed", "2", "--record", "a.game")


def test_the_closed_agency_shows_its_table_and_no_points(shell: Shell) -> None:
    shown = last_screen(shell, options=LEVEL_0)
    assert "AAA: Agency closed, level 0; validates A, B, C°; 0 cards" in shown
    assert "ranks your temps at 6, 4, 2 boxes°" in shown


@pytest.mark.parametrize(
    ("typed", "seats", "mode", "bots"),
    [
        (["", "", "", "", "", ""], 2, "standard", ("apprentice",)),
        (["2018", "3", "y", "y"], 1, "solo", ()),
        (["1", "expert", "n", "n", "3", "random"], 4, "expert", ("random",) * 3),
        (["2", "2", "blueprint", "what", "y", "n", "4"], 1, "aaa", ()),
        (["2", "1", "", "", "", "0"], 1, "standard", ()),
    ],
)
def test_a_few_questions_lead_to_a_game(
    monkeypatch: pytest.MonkeyPatch,
    typed: list[str],
    seats: int,
    mode: str,
    bots: tuple[str, ...],
) -> None:
    answers = iter(typed)
    monkeypatch.setattr(Terminal, "ask", lambda *_: next(answers))
    game, found = interview(Terminal(NO_COLOUR, live=False))
    assert (game.settings.seats, game.settings.mode, found) == (seats, mode, bots)
    assert not list(answers)


def test_nobody_has_to_answer_the_questions(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    live = Terminal(NO_COLOUR, live=True)
    monkeypatch.setattr("boomtown.cli.commands.play.terminal", lambda _: live)
    monkeypatch.setattr(Terminal, "ask", lambda *_: "q")
    run = shell("play")
    assert (run.code, run.err) == (0, "")


def test_input_may_end_in_the_middle_of_the_questions(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(_: object) -> None:
        raise InputEnded

    monkeypatch.setattr("boomtown.cli.commands.play.interview", ended)
    monkeypatch.setattr(
        "boomtown.cli.commands.play.terminal", lambda _: Terminal(NO_COLOUR, live=True)
    )
    run = shell("play")
    assert (run.code, run.err) == (2, "boomtown: the input ended before the game\n")


def test_a_name_that_no_encoding_has_can_be_shown() -> None:
    assert plain("a\udcff", "utf-8") == "a?"
    assert plain("a\udcff", "ascii") == "a?"
