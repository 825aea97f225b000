"""Tables by experience: they serve the deck and sheet that they were fitted to, and no other."""

from dataclasses import replace
from importlib.resources import files

import pytest

from boomtown.fast import fitted
from boomtown.fast.fitted import Fitted, fitted_to, name_of, packed, printed_on, unpacked
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel import worth as t
from boomtown.fast.tables import book_of, plan_rows
from boomtown.rules.settings import Ruleset
from tests.properties.combinations import COMBINATIONS, Combination, rules_of, scheduled

THUMB = 77
SIZE = t.PHASES * t.TRAITS
every_combination = pytest.mark.parametrize("combination", COMBINATIONS, ids=str)


def read(rules: Ruleset) -> Fitted:
    """Return the file for a ruleset."""
    settings = rules.settings
    name = f"{settings.edition}-{settings.sheet}-{settings.mode}.table"
    return unpacked((files("boomtown.fast") / "fitted" / name).read_bytes())


def found(rules: Ruleset) -> list[int]:
    """Return the table for a ruleset; what was not fitted is worth THUMB."""
    return fitted_to(rules, book_of(rules), [THUMB] * SIZE)


@every_combination
def test_there_is_a_table_for_every_deck_and_sheet_whatever_else_is_played(
    combination: Combination,
) -> None:
    for number in range(4):
        rules = rules_of(scheduled(combination, number))
        told, table = read(rules), found(rules)
        assert told.printed == printed_on(book_of(rules))
        assert {name_of(card) for card in plan_rows(rules)} <= set(told.plans)
        for phase in range(t.PHASES):
            first = phase * t.TRAITS
            same = slice(first, first + t.PLANS)
            assert table[same] == list(told.values[same])


@every_combination
def test_a_plan_card_is_worth_what_it_was_when_the_table_was_fitted(
    combination: Combination,
) -> None:
    rules = rules_of(scheduled(combination, 0))
    told, table = read(rules), found(rules)
    for card, row in plan_rows(rules).items():
        here, there = (row - at.WIDTH) // at.PLAN_WIDTH, told.plans.index(name_of(card))
        for phase in range(t.PHASES):
            for lack in range(fitted.PLAN):
                first = phase * t.TRAITS + t.PLANS + lack
                assert table[first + here * fitted.PLAN] == told.values[first + there * fitted.PLAN]


def changed_rules(what: str) -> Ruleset:
    """Return a ruleset that nothing was fitted to."""
    rules = rules_of(scheduled(COMBINATIONS[0], 0))
    if what == "deck":
        return replace(rules, deck=rules.deck[1:])
    layout = rules.site.layout
    if what == "street":
        first = layout.streets[0]
        shorter = replace(first, pools_at=first.pools_at[1:])
        changed = replace(layout, streets=(shorter, *layout.streets[1:]))
    else:
        track = layout.real_estate[2]
        worth = replace(track, values=(*track.values[:-1], track.values[-1] + 1))
        changed = replace(
            layout, real_estate=(*layout.real_estate[:2], worth, *layout.real_estate[3:])
        )
    return replace(rules, site=replace(rules.site, layout=changed))


@pytest.mark.parametrize("what", ["deck", "street", "values"])
def test_another_deck_or_sheet_is_judged_by_rules_of_thumb(what: str) -> None:
    assert found(changed_rules(what)) == [THUMB] * SIZE


def test_a_plan_card_that_nobody_had_is_judged_by_rules_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = rules_of(scheduled(COMBINATIONS[0], 0))
    card, row = list(plan_rows(rules).items())[3]
    told = read(rules)
    unknown = tuple("?" if name == name_of(card) else name for name in told.plans)
    monkeypatch.setattr(fitted, "unpacked", lambda _: told._replace(plans=unknown))
    table, whole = found(rules), (row - at.WIDTH) // at.PLAN_WIDTH
    places = [t.PLANS + whole * fitted.PLAN + lack for lack in range(fitted.PLAN)]
    assert {table[place] for place in places} == {THUMB}
    assert table[t.PLANS : places[0]] != [THUMB] * (places[0] - t.PLANS)


def test_a_way_to_play_without_a_file_is_judged_by_rules_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = rules_of(scheduled(COMBINATIONS[0], 0))
    settings = replace(rules.settings, sheet="nowhere")
    assert found(replace(rules, settings=settings)) == [THUMB] * SIZE


def test_a_table_comes_back_from_its_file() -> None:
    rules = rules_of(scheduled(COMBINATIONS[0], 0))
    book, plans = book_of(rules), list(plan_rows(rules))
    values = [-32768, -1, 0, 1, 32767]
    told = unpacked(packed(book, plans, values))
    assert (told.printed, list(told.values)) == (printed_on(book), values)
    assert told.plans == tuple(map(name_of, plans))
    assert len(set(told.plans)) == len(plans)


def test_files_hold_the_lower_byte_first(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of(scheduled(COMBINATIONS[0], 0))
    monkeypatch.setattr(fitted, "byteorder", "big")
    content = packed(book_of(rules), (), [1])
    assert list(unpacked(content).values) == [1]
    monkeypatch.undo()
    assert list(unpacked(content).values) == [256]
