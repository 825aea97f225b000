"""Every code of the engine has its sentence, and every sentence can be filled."""

import re

import pytest

from boomtown import editions
from boomtown.cli.words import sentences
from boomtown.cli.words.plans import plan_text, short_plan_text
from boomtown.cli.words.reasons import explain
from boomtown.cli.words.template import fill
from boomtown.cli.words.terms import Terms, terms_of
from boomtown.rules.plan import PlanCard
from boomtown.rules.reasons import reason
from boomtown.rules.spots import Spot
from boomtown.rules.temps import RankedTemps, TabledTemps, ThresholdTemps
from tests.contract.codes import codes

TERMS = Terms({})

# What the words add to every reason's own parameters.
ADDED = {"code", "bis_word", "temp_word", "bis_number", "bis_numbers", "missing", "track"}
CODES = [found for found in codes() if found[0] != "refusals"]


def test_codes_are_found() -> None:
    found = {code for _, code, _ in CODES}
    assert {"order.too_high", "fence_between_marked", "plans.item_later", "pool_elsewhere"} <= found
    assert len(found) > 70


@pytest.mark.parametrize(
    ("section", "code"), sorted({(section, code) for section, code, _ in CODES})
)
def test_every_code_has_a_sentence(section: str, code: str) -> None:
    assert code in sentences()[section]


@pytest.mark.parametrize(("section", "code", "named"), [entry for entry in CODES if entry[2]])
def test_a_sentence_asks_for_no_more_than_it_is_given(
    section: str, code: str, named: frozenset[str]
) -> None:
    slots = set(re.findall(r"\{(\w+)", sentences()[section][code]))
    # A house is added to what the street says, which does not know its own letter.
    added = ADDED | {"place", "min"}
    assert slots <= named | added


def test_the_codes_of_temp_scoring_have_sentences() -> None:
    for scoring in (RankedTemps, ThresholdTemps, TabledTemps):
        assert scoring.because in sentences()["because"]


def test_every_sentence_is_a_sentence() -> None:
    for key, text in sentences()["reasons"].items():
        assert text.endswith("."), key


def test_a_reason_is_told_with_its_rule() -> None:
    why = reason("order.too_high", "R4.1", number=9, other=7, place=Spot(1, 5))
    told = "9 does not fit here. b6 must stay below the 7 to its right. (rule R4.1)"
    assert explain(why, TERMS) == told


def test_a_missing_plan_names_the_estates() -> None:
    why = reason("plan_missing", "R6.3", plan=2, done=1, count=3, sizes=(2, 5))
    assert explain(why, TERMS) == "Plan n°2 still lacks: estates of sizes 2 and 5. (rule R6.3)"


def test_a_code_without_a_sentence_is_still_told() -> None:
    assert explain(reason("brand_new", "R1.1"), TERMS) == "Not possible (brand_new). (rule R1.1)"


def cards() -> list[tuple[PlanCard, Terms]]:
    boxes = [editions.edition(name) for name in editions.names()]
    return [(card, terms_of(box)) for box in boxes for card in box.plans]


@pytest.mark.parametrize(("card", "terms"), cards())
def test_every_plan_card_has_its_words(card: PlanCard, terms: Terms) -> None:
    assert card.requirement.kind in sentences()["plans"]
    assert card.requirement.kind in sentences()["short_plans"]
    for text in (plan_text(card, terms), short_plan_text(card, terms)):
        assert "{" not in text
    assert len(short_plan_text(card, terms)) <= 40


def test_a_number_chooses_its_word() -> None:
    assert fill("{n} {n|box|boxes}", {"n": 1}) == "1 box"
    assert fill("{n} {n|box|boxes}", {"n": 0}) == "0 boxes"
    assert fill("{n}", {"n": -6}) == "−6"
