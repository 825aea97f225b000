"""Names as people type them: cut, cleaned, never empty, and written so that they stay text."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.app.names import LONGEST, named, shown
from boomtown.app.refusals import Refused
from tests.app.asking import code, names, seats
from tests.app.table import table

SCRIPT = "<script>\u2028&'\"</script>"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t of\n\n Boomtown ", "Ada of Boomtown"),
        ("Ada\x00\x07\x1b[31m", "Ada[31m"),
        ("\u202eadA\u202c \u2066x\u2069", "adA x"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("A\u0301", "Á"),
        ("a\u2028b\u2029c", "a b c"),
        ("\U000e0041Ada\ue000", "Ada"),
        ("Строй 市長 🏡", "Строй 市長 🏡"),
        ("مدينة", "مدينة"),
        ("7", "7"),
        ("x" * 30, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
    ],
)
def test_a_name_is_one_short_line_of_what_can_be_seen(typed: str, kept: str) -> None:
    assert shown(typed) == named(typed) == kept


BLANKS = ["", " ", "\u00a0\u2003", "\u202e", "\u200b\u200d", "\u3164", "\uffa0\u115f\u1160"]
BLANKS += ["\u2800\u2800", "\u0301", "\ufe0f", "...", "\x00", "\ud800"]


@pytest.mark.parametrize("blank", BLANKS, ids=ascii)
def test_a_name_without_anything_to_read_is_refused(blank: str) -> None:
    with pytest.raises(Refused) as no:
        named(blank)
    assert no.value.reason.code == "bad_name"


@given(st.text(st.characters(codec=None), max_size=60))
def test_cleaning_once_is_enough_whatever_is_typed(typed: str) -> None:
    kept = shown(typed)
    assert shown(kept) == kept == kept.strip()
    assert len(kept) <= LONGEST
    assert kept.isprintable()
    kept.encode()


def test_a_bad_name_leaves_the_seat_as_it_was() -> None:
    made = table(people=2)
    assert code(made, 1, {"t": "join", "name": " \u202e "}) == "bad_name"
    assert code(made, 1, {"t": "join", "name": ""}) == "not_understood"
    assert code(made, 1, {"t": "join", "name": "x" * 25}) == "not_understood"
    assert code(made, 1, {"t": "join", "name": "x", "city": "y" * 25}) == "not_understood"
    assert names(made)[1] == "Person 1"


def test_a_city_may_be_empty_and_is_cleaned_too() -> None:
    made = table()
    made.send(0, {"t": "join", "name": "Ada", "city": "\u202e New\n York "})
    assert seats(made)[0]["city"] == "New York"
    made.send(0, {"t": "join", "name": "Ada", "city": " \u3164 "})
    assert "city" not in seats(made)[0]


@pytest.mark.parametrize("colour", [-1, 16, "red", 1.5, None, True])
def test_a_colour_outside_the_sixteen_is_not_understood(colour: object) -> None:
    made = table()
    assert code(made, 0, {"t": "join", "name": "Ada", "colour": colour}) == "not_understood"


def test_a_name_that_looks_like_a_page_stays_a_name() -> None:
    made = table(people=2)
    made.send(1, {"t": "join", "name": SCRIPT[:24], "city": SCRIPT[:24]})
    wanted = SCRIPT[:24].replace("\u2028", " ")
    assert names(made)[1] == wanted
    content = made.heard[0][-1]
    assert msgspec.json.decode(content)["seats"][1]["city"] == wanted
    assert "\u2028" not in content.decode()


def test_two_people_may_have_the_same_name_and_colour() -> None:
    made = table(people=2)
    made.send(1, {"t": "join", "name": "Person 0", "colour": 0})
    assert names(made)[:2] == ["Person 0", "Person 0"]
