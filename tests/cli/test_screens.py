"""What is on the screen, and what is not."""

from dataclasses import replace

import pytest

from boomtown.bots import roster
from boomtown.cli.game.account import account
from boomtown.cli.game.draft import Draft
from boomtown.cli.game.match import PERSON, Match, played
from boomtown.cli.game.menu import next_question
from boomtown.cli.game.pages import cards_page, neighbours_page, score_page
from boomtown.cli.screen.ink import NO_COLOUR, Ink, plain, width
from boomtown.cli.screen.scene import Scene, draw
from boomtown.cli.screen.score import ranking
from boomtown.cli.screen.sheet import Pens, Pointers, draw_sheet
from boomtown.cli.words.terms import terms_of
from boomtown.editions import edition
from boomtown.rules.game import turn_of
from boomtown.rules.rng import Stream
from boomtown.rules.score_lines import ScoreLine
from boomtown.rules.scoring import Score
from boomtown.rules.settings import Settings
from boomtown.rules.sheet import empty_sheet
from boomtown.rules.sheet_text import parse_sheet
from boomtown.rules.spots import Spot
from boomtown.rules.view import possible
from tests.bots.tables import combinations, label, resolved
from tests.cli.scripts import new_match
from tests.cli.shell import Shell

CLASSIC = resolved(Settings(roundabouts=True))
PENS = Pens(CLASSIC.site.layout, terms_of(edition("2018")), NO_COLOUR)
MIDDLE = """
1* 2* | 5b 5 7p . . . . 15
. o . 8p . . . . 12b 12 .
. . . . . . . . . . . 17
parks 1 0 5 ; temps 3 ; estates 0 1 0 0 0 0 ; refusals 1 ; plans 8 - -
"""


def screen(match: Match, ink: Ink = NO_COLOUR) -> list[str]:
    """Return the person's screen at the beginning of a turn."""
    draft = Draft(turn_of(match.game, PERSON))
    terms = terms_of(match.edition)
    question = next_question(match.seen, draft, terms)
    fitting = frozenset(range(len(draft.turn.terms.offers)))
    return draw(Scene(match.seen, draft.turn, terms, ink, question.pointers, fitting))


def moved_on(match: Match, rounds: int) -> Match:
    """Return the match some rounds later, the person's seat played by a bot."""
    for _ in range(rounds):
        if not match.game.ended:
            match, _ = played(
                match, roster()["apprentice"].choose(match.seen, Stream(1, match.game.round))
            )
    return match


def test_a_sheet_is_drawn_as_it_is_written() -> None:
    sheet = parse_sheet(MIDDLE, CLASSIC.site.layout)
    assert [line.rstrip() for line in draw_sheet(sheet, PENS)] == [
        "  a1   a2   a3×  a4   a5   a6   a7□  a8□  a9  a10",
        "┃  1*┊  2*┃  5b┊  5 ┊  7 ┊  · ┊  · ┊  · ┊  · ┊ 15 ┃ Parks ■□□ 2",
        "  b1□  b2   b3   b4■  b5   b6   b7   b8□  b9  b10  b11",
        "┃  · ┃ (○)┃  · ┊  8 ┊  · ┊  · ┊  · ┊  · ┊ 12b┊ 12 ┊  · ┃ Parks □□□□ 0",
        "  c1   c2□  c3   c4   c5   c6   c7□  c8   c9  c10  c11□ c12",
        "┃  · ┊  · ┊  · ┊  · ┊  · ┊  · ┊  · ┊  · ┊  · ┊  · ┊  · ┊ 17 ┃ Parks ■■■■■ 18",
        "Pools ■■□□□□□□□ 6  Temps ■■■□□□□□□□□ 3  Bis ■■□□□□□□□ −3  Refusals ■□□ 0",
        "Roundabouts ■□ −3",
        "Estates  1:□ 0×1  2:■□ 1×3  3:□□□ 0×3  4:□□□□ 0×4  5:□□□□ 0×5  6:□□□□ 0×6",
    ]


def test_places_that_fit_are_pointed_out() -> None:
    pointers = Pointers({Spot(0, 0): "8", Spot(1, 10): "12"}, frozenset({Spot(2, 4)}))
    lines = draw_sheet(empty_sheet(CLASSIC.site.layout), PENS, pointers)
    assert lines[1].startswith("┃ <8>┊  · ┊")
    assert "┊<12>┃" in lines[3]
    assert lines[5].startswith("┃  · ┊  · ┊  · ┊  · ?  · ┊")


def test_the_first_screen_shows_the_whole_table() -> None:
    match = new_match(Settings(mode="solo"), 3)
    assert screen(match)[:5] == [
        "Round 1 · Solo, 2018 · deck 79, next: Real Estate Agent · Solo card in it",
        f"{PENS.terms.plan(1):>3} 8/4     4 estates of size 2; 0 of 4",
        f"{PENS.terms.plan(2):>3} 10/6    estates of sizes 2, 2 and 5; 0 of 3",
        f"{PENS.terms.plan(3):>3} 7/3     estates of sizes 2 and 5; 0 of 2",
        "  a1   a2   a3□  a4   a5   a6   a7□  a8□  a9  a10 ",
    ]
    assert screen(match)[-4:] == [
        "Hand: 6 Temp Agency  ·  4 Real Estate Agent  ·  10 Real Estate Agent",
        " 1)  6 Real Estate Agent   2)  6 Real Estate Agent",
        " 3)  4 Temp Agency         4)  4 Real Estate Agent",
        " 5) 10 Temp Agency         6) 10 Real Estate Agent",
    ]


def test_next_actions_stand_beside_the_combinations() -> None:
    lines = screen(new_match(Settings(seats=2), 3))
    assert all("  (next: " in line for line in lines[-3:])


def test_our_own_figures_carry_their_sign() -> None:
    lines = screen(new_match(Settings("2023", "aaa", "blueprint"), 3))
    assert "° our own figures" in lines[0]
    assert any("Parks° " in line for line in lines)
    printed = screen(new_match(Settings(mode="solo"), 3))
    assert not any("°" in line.replace("n°", "") for line in printed)


@pytest.mark.slow
@pytest.mark.parametrize("settings", tuple(combinations()), ids=label)
def test_screens_fit_80_columns_and_plain_letters(settings: Settings) -> None:
    match = moved_on(new_match(settings, 8), 14)
    sheet = match.game.sheets[PERSON]
    pages = (score_page(match, sheet, NO_COLOUR), neighbours_page(match, NO_COLOUR))
    lines = [*screen(match), *cards_page(match), *(line for page in pages for line in page)]
    assert max(map(len, lines)) <= 80
    assert all("?" not in plain(line, "latin-1") for line in lines)
    assert all(len(plain(line, "ascii")) == len(line) for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize("settings", tuple(combinations()), ids=label)
def test_the_screen_shows_nothing_that_the_seat_does_not_know(settings: Settings) -> None:
    match = moved_on(new_match(settings, 2), 9)
    other = replace(match, game=possible(match.seen, Stream(4)))
    sheet = match.game.sheets[PERSON]
    assert screen(other) == screen(match)
    assert cards_page(other) == cards_page(match)
    assert neighbours_page(other, NO_COLOUR) == neighbours_page(match, NO_COLOUR)
    assert score_page(other, sheet, NO_COLOUR) == score_page(match, sheet, NO_COLOUR)


def test_colour_changes_no_width() -> None:
    match = moved_on(new_match(Settings(mode="solo", roundabouts=True), 3), 3)
    coloured = screen(match, Ink(colour=True))
    assert any("\x1b[" in line for line in coloured)
    assert [width(line) for line in coloured] == [len(line) for line in screen(match)]


def test_colour_comes_only_where_it_is_wanted(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = ["play", "--mode", "solo", "--seed", "1"]
    assert "\x1b[" not in shell(*play, typed=["q"]).out
    assert "\x1b[" in shell(*play, "--color", "always", typed=["q"]).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in shell(*play, "--color", "auto", typed=["q"]).out


def test_the_others_turns_are_told_once_the_round_has_closed() -> None:
    match = new_match(Settings(seats=3), 5)
    after, closed = played(match, roster()["apprentice"].choose(match.seen, Stream(2)))
    lines = account(after, closed)
    assert lines[0].startswith("seat 2 (apprentice): ")
    assert lines[1].startswith("seat 3 (apprentice): ")


@pytest.mark.rule("R9.3")
def test_ties_are_explained() -> None:
    one = parse_sheet(
        "1 | 2 3 | . . . . . . . / . . . . . . . . . . . / . . . . . . . . . . . .",
        CLASSIC.site.layout,
    )
    two = parse_sheet(
        "1 2 | 3 4 | . . . . . . / . . . . . . . . . . . / . . . . . . . . . . . .",
        CLASSIC.site.layout,
    )
    line = (ScoreLine("parks", 9, ()),)
    scores = [Score(0, line, 1, 2), Score(1, line, 2, 2), Score(2, line, 3, 1)]
    assert ranking(scores, ["you", "Ada", "Bo"], [one, two, two]) == [
        " 1st  you                       9",
        " 2nd  Ada                       9",
        " 3rd  Bo                        9",
        "  Level on points: 9. Size 1: 1 > 0",
        "  Level on points: 9. Complete estates: 2 > 1",
    ]
    shared = [Score(0, line, 1, 2), Score(1, line, 1, 2)]
    assert ranking(shared, ["you", "Ada"], [one, one])[-1] == (
        "  Level on points: 9. Level to the end: the victory is shared."
    )
