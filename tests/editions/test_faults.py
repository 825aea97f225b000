"""Every kind of fault in an edition file gives its line, its place and a reason."""

import pytest

from boomtown.editions import EditionFaults, Fault, check, parse
from boomtown.editions.box import text_of

# In the 2023 file: what stands there, what shall stand there instead, and the one fault it gives.
FAULTS = [
    ("3 = [0, 1,", "18 = [0, 1,", "deck.numbers.18", "must be a number from 0 to 17"),
    ('"standard", "aaa"', '"standard", "standard", "aaa"', "modes[2]", "is there already"),
    ("numbers = [2, 2, 3,", "numbers = [2, 2, 4,", "deck.margins.numbers[3]", "says 4 for 3"),
    ("actions = [14, 7,", "actions = [14, 8,", "deck.margins.actions[2]", "says 8 for pool"),
    ("cards = 63", "cards = 66", "deck.margins.cards", "says 66, the table has 63"),
    ("cards = 63", 'cards = "63"', "deck.margins.cards", "a whole number: at least 6, not '63'"),
    ("cards = 63", "cards = true", "deck.margins.cards", "a whole number: at least 6, not True"),
    ("[3, 7, 8]", "[3, 7, 11]", "sheets.classic.streets[1].pools_at[3]", "1 to 10, not 11"),
    ("[3, 7, 8]", "[3, 7, 7]", "sheets.classic.streets[1].pools_at", "must be different houses"),
    ("[0, 2, 4, 10]", "[1, 2, 4, 10]", "sheets.classic.streets[1].parks", "must start at 0"),
    ("[0, 2, 4, 10]", "[0, 4, 2, 10]", "sheets.classic.streets[1].parks", "must not fall"),
    ("[0, 2, 4, 10]", "[0]", "sheets.classic.streets[1].parks", "2 to 11 items, not 1"),
    ("    [1, 3],\n", "", "sheets.classic.real_estate", "must have 6 items, not 5"),
    ("[0, 0, 3, 5]", "[0, 0, 3]", "sheets.classic.refusals", "must have 4 items, not 3"),
    ("[0, 3, 8]", "[0, 3, 8, 9]", "sheets.classic.roundabouts", "must have 3 items, not 4"),
    (", 31, 36]", "]", "sheets.classic.pools", "at least 10 items, not 8"),
    ("ranks = [7, 4, 1]", "ranks = [1, 4, 7]", "sheets.classic.temps.ranks", "must not rise"),
    ("boxes = 11, ", "", "sheets.classic.temps.boxes", "is missing"),
    (
        '"carried_over"',
        '"mine"',
        "sheets.classic.status",
        "must be one of printed, public, carried_over",
    ),
    ('"estates", sizes = [4, 4]', '"estate"', "plans.basic.A[4].kind", "must be one of all_parks"),
    ("sizes = [4, 4]", "size = 4, sizes = [4]", "plans.basic.A[4].size", "is not known here"),
    ("sizes = [4, 4], ", "", "plans.basic.A[4].sizes", "is missing"),
    ("sizes = [4, 4]", "sizes = 4", "plans.basic.A[4].sizes", "must be an array, not 4"),
    ("sizes = [4, 4]", "sizes = [4, 7]", "plans.basic.A[4].sizes[2]", "1 to 6, not 7"),
    ("sizes = [4, 4]", "sizes = []", "plans.basic.A[4].sizes", "at least 1 items, not 0"),
    ("values = [6, 3]", "values = [3, 6]", "plans.basic.A[4].values", "must not rise"),
    ("values = [6, 3]", "values = [6]", "plans.basic.A[4].values", "must have 2 items, not 1"),
    ("street = 1", "street = 0", "plans.advanced.A[2].street", "1 to 3, not 0"),
    ("street = 1", "street = 4", "plans.advanced.A[2].street", "1 to 3, not 4"),
    ("parks_in_every_street", "park", "plans.advanced.C[2].kind", "must be one of all_parks"),
    ("count = 7", "count = 0", "plans.advanced.C[1].count", "at least 1, not 0"),
    ('"standard", "aaa"', '"standard", "duel"', "modes[2]", "must be one of standard, expert"),
    ('"standard", "aaa"', "", "modes", "must have at least 1 items, not 0"),
    ('["estates"]', '["houses"]', "tie_breaks[1]", "must be one of estates, sizes"),
    ('"never"', '"often"', "house_rules.reshuffle", "must be one of never, first_plan"),
    ('refill = "recycle"\n', "", "house_rules.refill", "is missing"),
    ("level = 2", "level = 1", "opponents", "must have different levels"),
    ("[6, 4, 2]", "[6, 6, 2]", "opponents[1].temp_places", "must fall"),
    ("[6, 4, 2]", "[6, 4]", "opponents[1].temp_places", "as many items as the sheets have ranks"),
    ("park = 1,", "park = 5,", "opponents[2].figures.park", "0 to 4, not 5"),
    ("park = 1, ", "", "opponents[2].figures.park", "is missing"),
    ('["B"]', '["D"]', "opponents[2].validates[1]", "must be one of 1, 2, 3, A, B, C"),
    ('["name", "validates"]', '["card"]', "opponents[3].printed[1]", "must be one of name"),
    ('name = "2023"', 'name = ""', "name", "must be a text, not ''"),
    ("[house_rules]", "[rules]\n[house_rules]", "rules", "is not known here"),
    ("[words.en]", "[words.english]", "words.english", "must be a language's code"),
    ('hand = "hand"', "hand = 5", "words.en.hand", "must be a text, not 5"),
    ("sizes = [4, 4]", "sizes = [6, 6, 6, 6, 6]", "plans.basic.A[4]", "found no way to meet it"),
    ("count = 5", "count = 12", "plans.advanced.C[4]", "found no way to meet it"),
    ("count = 7", "count = 13", "plans.advanced.C[1]", "found no way to meet it"),
    ("size = 1,", "size = 6,", "plans.advanced.A[1]", "found no way to meet it"),
]


def changed(old: str, new: str) -> str:
    """Change the first place of the 2023 file where something stands."""
    text = text_of("2023")
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.rule("R1.2", "R6.7", "R2.3")
@pytest.mark.parametrize(("old", "new", "place", "reason"), FAULTS)
def test_a_fault_is_found_where_it_is(old: str, new: str, place: str, reason: str) -> None:
    faults = check(changed(old, new))
    assert {fault.place for fault in faults} == {place}
    assert any(reason in fault.reason for fault in faults)


@pytest.mark.parametrize(
    ("old", "new"),
    [(old, new) for old, new, _, reason in FAULTS if "missing" not in reason and new],
)
def test_the_line_is_that_of_the_change(old: str, new: str) -> None:
    text = changed(old, new)
    before = text[: text_of("2023").index(old)]
    (line,) = {fault.line for fault in check(text)}
    place = new.removeprefix("[rules]\n")
    expected = before.count("\n") + 1
    # A second card of the same level is a fault of the whole list.
    assert line == expected or place == "level = 1"


def test_a_missing_part_is_looked_for_where_it_should_be() -> None:
    lines = changed("cards = 63\n", "").splitlines()
    (fault,) = check("\n".join(lines))
    assert (lines[fault.line - 1], fault.place) == ("[deck.margins]", "deck.margins.cards")


def test_all_faults_are_told_at_once_from_top_to_bottom() -> None:
    text = changed("cards = 63", "cards = 60").replace("level = 5", "level = 4")
    faults = check(text.replace('modes = ["standard", ', 'modes = ["standards", '))
    assert [fault.place for fault in faults] == ["modes[1]", "deck.margins.cards", "opponents"]
    assert list(faults) == sorted(faults)
    with pytest.raises(EditionFaults) as raised:
        parse(text)
    assert str(raised.value).splitlines() == [str(fault) for fault in raised.value.faults]
    assert len(raised.value.faults) == 2


def test_what_is_not_toml_gives_its_line_and_column() -> None:
    (fault,) = check('name = "mine"\nmodes = standard\n')
    assert (fault.line, fault.place) == (2, "")
    assert fault.reason.startswith("not TOML at column 9: ")


def test_a_file_that_ends_too_soon_is_at_fault_in_its_last_line() -> None:
    (fault,) = check('name = "mine"\nmodes = [')
    assert fault.line == 2
    assert fault.reason.startswith("not TOML")


def test_an_empty_file_lacks_everything() -> None:
    missing = {fault.place for fault in check("") if fault.reason == "is missing"}
    assert missing == {"name", "modes", "tie_breaks", "house_rules", "deck", "sheets", "plans"}


@pytest.mark.rule("R3.1")
def test_a_wrong_count_is_told_where_it_stands_and_where_it_is_missed() -> None:
    places = [fault.place for fault in check(changed("3 = [0, 1,", "3 = [0, -1,"))]
    margins = ["deck.margins.cards", "deck.margins.actions[2]", "deck.margins.numbers[3]"]
    assert places == ["deck.numbers.3[2]", *margins]


@pytest.mark.rule("R3.1")
def test_a_deck_must_divide_into_three_stacks() -> None:
    reasons = [fault.reason for fault in check(changed("cards = 63", "cards = 64"))]
    assert reasons == ["must divide into 3 equal stacks", "says 64, the table has 63"]


@pytest.mark.rule("R12.1")
def test_a_deck_too_small_for_the_mode_is_a_fault() -> None:
    text = text_of("2023")
    start, end = text.index("1 = [1, 0"), text.index("# A track lists")
    small = "\n".join(
        (
            *(f"{number} = [1, 1, 1, 1, 1, 1]" for number in (5, 6, 7)),
            "[deck.margins]",
            "cards = 18",
            "actions = [3, 3, 3, 3, 3, 3]",
            "numbers = [6, 6, 6]\n",
        )
    )
    (fault,) = check(text[:start] + small + text[end:])
    assert (fault.place, fault.reason) == (
        "deck",
        "must be more cards than the 20 of the lower part",
    )


@pytest.mark.rule("R1.3")
def test_every_pile_needs_a_basic_card() -> None:
    text = text_of("2018")
    start, end = text.index("3 = [\n    { kind"), text.index("# No advanced card")
    (fault,) = check(text[:start] + text[end:])
    assert (fault.place, fault.reason) == ("plans.basic", "must have a card in pile 3")


def test_an_edition_needs_a_sheet() -> None:
    text = text_of("2018")
    start, end = text.index("[sheets.classic]"), text.index("[plans.basic]")
    (fault,) = check(text[:start] + "[sheets]\n" + text[end:])
    assert (fault.place, fault.reason) == ("sheets", "must have at least one sheet")


@pytest.mark.rule("R5.1", "R5.2")
def test_a_deck_needs_all_six_actions() -> None:
    faults = check(changed('"pool", "temp", "ext', '"pool", "pool", "ext'))
    assert [fault.place for fault in faults] == ["deck.actions", "deck.actions[3]"]


@pytest.mark.rule("R12.1")
def test_a_mode_needs_what_it_is_played_with() -> None:
    solo = changed('"standard", "aaa"', '"standard", "solo", "aaa"')
    assert [fault.place for fault in check(solo)] == ["solo_temps"]
    text = text_of("2018").replace('"solo"]', '"aaa"]')
    assert [fault.place for fault in check(text)] == ["opponents"]


def test_a_fault_without_a_place_is_written_without_one() -> None:
    assert str(Fault(3, "", "not TOML")) == "line 3: not TOML"
