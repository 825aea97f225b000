"""Score lines with their reasons, ties and places (R9, R12.5, R12.6)."""

from dataclasses import replace

import pytest

from boomtown.rules.game import Game
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.plans.parks import Parks
from boomtown.rules.score_lines import Because, ScoreLine, because
from boomtown.rules.scoring import Score, score, sheet_lines, standing
from boomtown.rules.temps import NO_RANK, Rank
from tests.rules.games import game, lines, points
from tests.rules.positions import both_editions, cards, drawn, plan, rules

WITH_ROUNDABOUTS = rules(roundabouts=True)


def test_a_line_keeps_its_figures_in_order() -> None:
    note = because("pools", n=2, points=6)
    assert note == Because("pools", (("n", 2), ("points", 6)))


@pytest.mark.rule("R9.2", "R2.3")
def test_each_line_says_where_it_comes_from() -> None:
    sheet = drawn("; parks 1 4 2 ; pools 2 ; bis 4 ; refusals 2 ; roundabouts 1")
    found = lines(WITH_ROUNDABOUTS, sheet)
    assert list(found) == ["plans", "parks", "pools", "temps", "estates", "bis", "refusals",
                           "roundabouts"]  # fmt: skip
    assert found["parks"] == ScoreLine("parks", 20, (because("parks", values=(2, 14, 4)),))
    assert found["pools"] == ScoreLine("pools", 6, (because("pools", n=2),))
    assert found["bis"] == ScoreLine("bis", -9, (because("bis", n=4, points=-9),))
    assert found["refusals"] == ScoreLine("refusals", -3, (because("refusals", n=2, points=-3),))
    roundabouts = (because("roundabouts", n=1, points=-3),)
    assert found["roundabouts"] == ScoreLine("roundabouts", -3, roundabouts)
    assert found["plans"] == ScoreLine("plans", 0, (because("plans.none"),))


@pytest.mark.rule("R9.2", "R6.2")
def test_plans_tell_which_value_they_scored() -> None:
    plans = (plan(Parks(1), (8, 4)), plan(Parks(1), (9, 5), turned=True), plan(Parks(1)))
    sheet = drawn("; plans 8 5 -")
    line = sheet_lines(WITH_ROUNDABOUTS, sheet, NO_RANK, plans)[0]
    assert line.points == 13
    assert line.because == (
        because("plans.item_first", plan=1, points=8),
        because("plans.item_later", plan=2, points=5),
    )


@pytest.mark.rule("R9.2", "R6.2")
def test_plans_tell_the_lower_value_in_a_games_score_too() -> None:
    at = game("2018", seats=1)
    plans = tuple(plan(Parks(1), (8, 4), turned=True) for _ in range(3))
    at = replace(at, plans=plans, sheets=(drawn("; plans 4 - -"),))
    assert score(at)[0].lines[0].because == (because("plans.item_later", plan=1, points=4),)


@pytest.mark.rule("R9.1", "R9.2")
def test_temps_tell_their_place() -> None:
    line = sheet_lines(WITH_ROUNDABOUTS, drawn("; temps 5"), Rank(2, 4))[3]
    assert line == ScoreLine("temps", 4, (because("temps.ranked", n=5, place=2),))
    solo = sheet_lines(rules(mode="solo"), drawn("; temps 6"), Rank(1, 7))[3]
    assert solo.because[0].code == "temps.solo"


@pytest.mark.rule("R9.2", "R5.2")
def test_estates_score_their_number_times_the_columns_value() -> None:
    sheet = "1: 1 | 2 | 3 4 | 5 6 7 8 9 10 / 3: 1 2 3 4 5 6 7 | . . . . . ; estates 1 2 0 0 0 4"
    line = lines(WITH_ROUNDABOUTS, sheet)["estates"]
    assert line.points == 2 * 3 + 1 * 4 + 1 * 12
    assert line.because == (
        because("estates.item", count=2, value=3, size=1),
        because("estates.item", count=1, value=4, size=2),
        because("estates.item", count=0, value=3, size=3),
        because("estates.item", count=0, value=4, size=4),
        because("estates.item", count=0, value=5, size=5),
        because("estates.item", count=1, value=12, size=6),
        because("estates.too_long", n=1),
    )


@pytest.mark.rule("R2.2", "R9.4")
@pytest.mark.parametrize(("houses", "value"), [(5, 5), (6, 6), (7, 0), (8, 0)])
def test_rows_of_seven_and_more_count_for_nothing(houses: int, value: int) -> None:
    row = [*map(str, range(1, houses + 1)), "|", *["."] * (12 - houses)]
    sheet = f"3: {' '.join(row)}"
    assert points(WITH_ROUNDABOUTS, sheet)["estates"] == value
    notes = [note.code for note in lines(WITH_ROUNDABOUTS, sheet)["estates"].because]
    assert ("estates.too_long" in notes) is (houses > 6)


@pytest.mark.rule("R9.4")
def test_used_estates_score_like_others() -> None:
    assert points(WITH_ROUNDABOUTS, "1: 1*1 | 2*2 3*2 | . . . . . . .")["estates"] == 1 + 2


def scored(edition: str, *sheets: str) -> tuple[Score, ...]:
    at = game(edition, seats=len(sheets))
    return score(replace(at, sheets=tuple(drawn(sheet, at.ruleset.site) for sheet in sheets)))


@both_editions
@pytest.mark.rule("R9.3", "R9.4")
def test_places_go_by_points_and_equal_standings_share_one(edition: str) -> None:
    scores = scored(edition, "; pools 1", "; pools 2", "; refusals 2", "; pools 2")
    assert [one.place for one in scores] == [3, 1, 4, 1]
    assert [one.total for one in scores] == [3, 6, -3, 6]
    assert [one.seat for one in scores] == [0, 1, 2, 3]


@pytest.mark.rule("R9.3", "R9.4")
@pytest.mark.parametrize(
    ("edition", "places"),
    [("2018", [3, 2, 1]), ("2023", [3, 1, 1])],
)
def test_ties_go_by_estates_then_in_2018_by_their_sizes(edition: str, places: list[int]) -> None:
    # 4 points each: one estate; two of 2; one of 1 and one of 3.
    scores = scored(
        edition,
        "1: 1 2 3 4 | . . . . . .",
        "1: 1 2 | 3 4 | . . . . . .",
        "1: 1 | 2 3 4 | . . . . . .",
    )
    assert [one.total for one in scores] == [4, 4, 4]
    assert [one.estates for one in scores] == [1, 2, 2]
    assert [one.place for one in scores] == places


@pytest.mark.rule("R9.3")
def test_a_standing_compares_points_first() -> None:
    many = drawn("1: 1 | 2 | 3 | . . . . . . .")
    assert standing(rules("2018"), drawn(), 5) > standing(rules("2018"), many, 4)
    assert standing(rules("2018"), many, 4).ties == (3, 3, 0, 0, 0, 0, 0)
    assert standing(rules("2023"), many, 4).ties == (3,)


@pytest.mark.rule("R9.1")
def test_temps_are_ranked_among_all_seats() -> None:
    scores = scored("2018", "; temps 2", "; temps 3", "")
    assert [one.lines[3].points for one in scores] == [4, 7, 0]


def duel(player: str, stack: str, level: int, plans: int | None = None) -> Game:
    """Set up the end of a game against an opponent card, with its stack and plan points."""
    at = game("2023", mode="aaa", opponent=level)
    assert isinstance(at.table, Duel)
    aaa = replace(at.table.aaa, stack=cards(stack) if stack else (), plans=(plans, None, None))
    sheet = drawn(player, at.ruleset.site)
    return replace(at, sheets=(sheet,), table=replace(at.table, aaa=aaa))


@pytest.mark.rule("R12.6", "R12.8")
@pytest.mark.parametrize(
    ("player", "points", "places"),
    [
        ("; pools 2", 5, [1, 2]),
        ("; pools 2", 6, [2, 1]),
        ("; pools 2", 7, [2, 1]),
        ("1: 1 | . . . . . . . . . ; pools 2", 7, [1, 2]),
    ],
)
def test_the_player_wins_with_more_points_or_as_many_and_more_estates(
    player: str, points: int, places: list[int]
) -> None:
    assert [one.place for one in score(duel(player, "", 1, points))] == places


@pytest.mark.rule("R12.6", "R12.5")
def test_an_aaa_estate_counts_as_complete_in_a_tie() -> None:
    # One park card of Sam: 1 point for it and 1 for its estate; the player has two estates of 1.
    mine, theirs = score(duel("1: 1 | 2 | . . . . . . . .", "8 landscaper", 1))
    assert (mine.total, theirs.total) == (2, 2)
    assert (mine.estates, theirs.estates) == (2, 1)
    assert (mine.place, theirs.place) == (1, 2)
    assert (mine.seat, theirs.seat) == (0, None)


@pytest.mark.rule("R12.8", "R12.5")
def test_at_level_0_nobody_wins() -> None:
    mine, theirs = score(duel("; refusals 2 ; temps 4", "8 temp, 9 temp, 10 landscaper", 0, 8))
    assert (mine.place, theirs.place) == (1, 2)
    assert (theirs.lines, theirs.estates) == ((), 1)
    assert mine.lines[3] == ScoreLine("temps", 4, (because("temps.level0", n=4, place=2),))


@pytest.mark.rule("R9.1", "R12.5")
@pytest.mark.parametrize(
    ("boxes", "stack", "player", "aaa"),
    [
        (2, "8 temp", 7, 1 + 4),
        (1, "8 temp", 7, 1 + 7),
        (1, "8 temp, 9 temp", 4, 2 + 7),
        (1, "8 pool", 7, 0),
        (0, "8 pool", 0, 0),
    ],
)
def test_player_and_aaa_rank_their_temps(boxes: int, stack: str, player: int, aaa: int) -> None:
    mine, theirs = score(duel(f"; temps {boxes}", stack, 1))
    assert (mine.lines[3].points, theirs.lines[3].points) == (player, aaa)
