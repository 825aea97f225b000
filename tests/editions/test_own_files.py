"""Files of people's own: the printed figures of a box, on their own or over an edition (R1.2)."""

from dataclasses import replace
from pathlib import Path

import pytest

from boomtown.editions import EditionFaults, check, edition, load, parse
from boomtown.editions.box import text_of
from boomtown.rules.plans.estates import Estates

OVER_2023 = """\
base = "2023"
name = "2023 as printed"

[plans.basic]
status = { requirement = "printed", values = "printed" }
B = [
    { kind = "estates", sizes = [4, 1, 1, 1], values = [9, 4] },
]

[sheets.blueprint]
status = "printed"
pools = [0, 2, 5, 8, 12, 16, 21, 26, 32, 39]
"""


@pytest.mark.parametrize("name", ["2018", "2023"])
def test_a_copy_of_an_edition_is_the_same_edition(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of(name), encoding="utf-8")
    assert load(file) == load(str(file)) == edition(name)


def test_a_file_may_lay_its_figures_over_an_edition() -> None:
    own = parse(OVER_2023)
    assert own.name == "2023 as printed"
    assert own.deck == edition("2023").deck
    (card,) = (card for card in own.plans if card.pile == 2 and not card.advanced)
    assert (card.requirement, card.values) == (Estates((1, 1, 1, 4)), (9, 4))
    assert (card.requirement_status, card.values_status) == ("printed", ("printed", "printed"))
    classic, blueprint = own.layouts
    assert classic == edition("2023").layouts[0]
    assert (blueprint.status, blueprint.pools.value(9)) == ("printed", 39)
    assert blueprint.streets == edition("2023").layouts[1].streets


def test_a_fault_over_an_edition_is_found_in_the_own_file() -> None:
    (fault,) = check(OVER_2023.replace("8, 12, 16", "12, 8, 16"))
    assert (fault.line, fault.place) == (12, "sheets.blueprint.pools")
    (fault,) = check('name = "mine"\nbase = "2022"\n')
    assert (fault.line, fault.place) == (2, "base")


def test_switches_of_every_kind_may_have_another_default() -> None:
    text = text_of("2018").replace("[house_rules]", '[house_rules]\nrefusal = "adjusted"')
    rules = edition("2018").house_rules
    assert parse(text).house_rules == replace(rules, refusal="adjusted")


def test_whose_figures_may_be_told_in_part() -> None:
    text = text_of("2018").replace("values = [6, 3] },", "values = [6, 3], status = {} },", 1)
    changed = text.replace(
        "values = [10, 6] },", 'values = [10, 6], status = { values = "carried_over" } },', 1
    )
    cards = parse(changed).plans
    assert cards[3] == edition("2018").plans[3]
    assert cards[5].values_status == ("carried_over", "carried_over")
    assert cards[5].requirement_status == "printed"


def test_words_are_not_needed() -> None:
    text = text_of("2018")
    assert parse(text[: text.index("[words.en]")]).words is None


@pytest.mark.rule("R12.5")
def test_without_printed_ranges_an_opponent_may_have_any_figures() -> None:
    text = text_of("2023").replace("[words.en]", "[[unused]]\n[words.en]")
    ranges = text[text.index("[opponent_ranges]") : text.index("[[unused]]")]
    free = text.replace(ranges, "").replace("[[unused]]\n", "").replace("park = 1,", "park = 9,")
    assert parse(free).opponents[1].park == 9


def test_signs_that_editors_leave_at_the_start_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of("2018"), encoding="utf-8-sig")
    assert load(file) == edition("2018")


def test_a_file_in_another_encoding_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b'name = "mine"\n# caf\xe9\n')
    with pytest.raises(EditionFaults) as raised:
        load(file)
    assert [str(fault) for fault in raised.value.faults] == ["line 2: not a text in UTF-8"]
