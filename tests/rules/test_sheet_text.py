"""Text of streets and sheets, and where a text is wrong (docs/notation.md)."""

from collections.abc import Callable

import pytest

from boomtown.rules.reader import NotationError, Word
from boomtown.rules.sheet import empty_sheet
from boomtown.rules.sheet_text import (
    empty_of,
    format_sheet,
    format_street,
    parse_sheet,
    parse_street,
    read_sheet,
    read_street,
)
from boomtown.rules.street import ROUNDABOUT, SOME_PLAN, House, Street
from tests.rules.positions import CLASSIC, both_editions, drawn, site

LAYOUT = CLASSIC.layout
EMPTY = " . . . . . . . . . . / . . . . . . . . . . . / . . . . . . . . . . . ."


@pytest.mark.parametrize(
    ("text", "street"),
    [
        (".", Street((None,))),
        ("0 17", Street((House(0), House(17)))),
        ("5b 5bp 5p", Street((House(5, bis=True), House(5, True, True), House(5, pool=True)))),  # noqa: FBT003
        ("1 | . | 2", Street((House(1), None, House(2)), 0b110)),
        ("1*1 2*2 3*3 4*", Street(tuple(House(n, mark=n if n < 4 else 9) for n in (1, 2, 3, 4)))),
        ("5bp*2", Street((House(5, True, True, 2),))),  # noqa: FBT003
        ("o . o", Street((ROUNDABOUT, None, ROUNDABOUT), 0b110)),
        (". o o .", Street((None, ROUNDABOUT, ROUNDABOUT, None), 0b1110)),
    ],
)
def test_a_street_is_read_and_written_back(text: str, street: Street) -> None:
    assert parse_street(text) == street
    assert format_street(street) == text


@pytest.mark.parametrize(
    "text", ["  1   .  |  2  ", "1: 1 . | 2", "1\t.\t|\t2", "# a remark\n1 . | 2 # another"]
)
def test_blanks_labels_and_remarks_say_nothing(text: str) -> None:
    assert parse_street(text) == parse_street("1 . | 2")


def test_a_roundabouts_own_fences_may_be_written() -> None:
    assert parse_street("1 | o | 2") == parse_street("1 o 2")
    assert format_street(parse_street("1 | o | 2")) == "1 o 2"
    assert SOME_PLAN == 9


Reader = Callable[[str], object]


def sheet(text: str) -> object:
    return parse_sheet(text, LAYOUT)


def fault(read: Reader, text: str) -> NotationError:
    with pytest.raises(NotationError) as found:
        read(text)
    return found.value


NO_HOUSE = "a house: . o | or a number 0–17, then b, p, * as needed"
AT_THE_END = "expected a house (the fences at a street’s ends are not written), the text ends"


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("1 x 3", 3, f"expected {NO_HOUSE}, found “x”"),
        ("1 18", 3, f"expected {NO_HOUSE}, found “18”"),
        ("1 100", 3, f"expected {NO_HOUSE}, found “100”"),
        ("1  5pb", 4, f"expected {NO_HOUSE}, found “5pb”"),
        ("5*4", 1, f"expected {NO_HOUSE}, found “5*4”"),
        ("5bb", 1, f"expected {NO_HOUSE}, found “5bb”"),
        ("-1", 1, f"expected {NO_HOUSE}, found “-1”"),
        ("٣", 1, f"expected {NO_HOUSE}, found “٣”"),
        ("| 1", 1, "expected a house before the fence, found “|”"),
        ("1 | | 2", 5, "expected a house before the fence, found “|”"),
        ("1 2 |", 6, AT_THE_END),
        ("", 1, AT_THE_END),
        ("1:", 3, AT_THE_END),
    ],
)
def test_a_fault_in_a_street_has_its_column(text: str, column: int, problem: str) -> None:
    found = fault(parse_street, text)
    assert (found.line, found.column, found.problem) == (1, column, problem)
    assert str(found) == f"line 1, column {column}: {problem}"


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("count", [3, 5])
def test_a_street_must_have_its_houses(count: int) -> None:
    with pytest.raises(NotationError, match=f"expected {count} houses, found 4"):
        parse_street("1 2 . 4", count)
    assert parse_street("1 2 . 4", 4).plots[0] == House(1)
    assert read_street(Word("2: 1 2", 3, 5), 2) == parse_street("1 2")


@both_editions
@pytest.mark.rule("R2.3")
def test_a_sheet_is_its_streets_and_the_tracks_that_say_more(edition: str) -> None:
    layout = site(edition).layout
    text = (
        ". 5p 5b . . . . . o .  /  1 | 2 . . . . . . . . .  /  . . . . . . . . . . . ."
        "  ;  parks 1 0 2  ;  temps 3  ;  estates 0 1 0 0 0 4  ;  refusals 1  ;  plans 8 - 0"
    )
    found = parse_sheet(text, layout)
    assert (found.parks, found.temps, found.refusals) == ((1, 0, 2), 3, 1)
    assert (found.real_estate, found.plans) == ((0, 1, 0, 0, 0, 4), (8, None, 0))
    assert (found.pools, found.bis, found.roundabouts) == (1, 1, 1)
    assert format_sheet(found) == text


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("tracks", "pools", "bis", "roundabouts"),
    [
        ("", 1, 2, 1),
        ("; pools 1 ; bis 2 ; roundabouts 1", 1, 2, 1),
        ("; pools 4", 4, 2, 1),
        ("; bis 0", 1, 0, 1),
        ("; roundabouts 2", 1, 2, 2),
    ],
)
def test_houses_imply_their_boxes_unless_a_track_says_otherwise(
    tracks: str, pools: int, bis: int, roundabouts: int
) -> None:
    found = drawn(f"1: 5b 5p 5b o . . . . . . {tracks}")
    assert (found.pools, found.bis, found.roundabouts) == (pools, bis, roundabouts)
    again = format_sheet(found)
    assert parse_sheet(again, LAYOUT) == found
    assert ("pools" in again, "bis" in again, "roundabouts" in again) == (
        pools != 1,
        bis != 2,
        roundabouts != 1,
    )


def test_line_breaks_may_stand_for_slashes_and_semicolons() -> None:
    lines = EMPTY.replace("/", "\n") + "\n temps 2 # used\n\n bis 1"
    assert parse_sheet(lines, LAYOUT) == parse_sheet(f"{EMPTY} ; temps 2 ; bis 1", LAYOUT)


def test_an_empty_sheet_is_written_without_tracks() -> None:
    text = format_sheet(empty_sheet(LAYOUT))
    assert ";" not in text
    assert parse_sheet(text, LAYOUT) == empty_sheet(LAYOUT)
    assert empty_of(drawn("1: 5 . . . . . . . . . ; temps 2 ; plans 8 - -")) == empty_sheet(LAYOUT)


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "expected 3 streets, found 0"),
        (". . .", 1, 6, "expected 3 streets, found 1"),
        (EMPTY.replace(". /", "/", 1), 1, 2, "expected 10 houses, found 9"),
        (f"{EMPTY} ; temps", 1, 74, "temps takes 1 figures, found 0"),
        (f"{EMPTY} ; parks 1 2", 1, 74, "parks takes 3 figures, found 2"),
        (f"{EMPTY} ; parks 1 x 2", 1, 82, "expected a number of boxes, found “x”"),
        (f"{EMPTY} ; temps -1", 1, 80, "expected a number of boxes, found “-1”"),
        (f"{EMPTY}\ntemps 1\n plans 1 - x", 3, 12, "expected points, or - for none, found “x”"),
    ],
)
def test_a_fault_in_a_sheet_has_its_place(text: str, line: int, column: int, problem: str) -> None:
    found = fault(sheet, text)
    assert (found.line, found.column, found.problem) == (line, column, problem)


@pytest.mark.parametrize("tracks", ["colour 1", "temps 1 ; temps 2", "real_estate 0 0 0 0 0 0"])
def test_an_unknown_or_repeated_track_is_refused(tracks: str) -> None:
    problem = fault(sheet, f"{EMPTY} ; {tracks}").problem
    assert problem.startswith(
        "expected a track not given yet: parks, pools, temps, estates, bis, refusals, roundabouts"
    )


def test_pieces_may_come_from_elsewhere() -> None:
    pieces = [Word(text, 7, 1) for text in EMPTY.split("/")]
    assert read_sheet(pieces, LAYOUT) == empty_sheet(LAYOUT)
