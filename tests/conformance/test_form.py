"""Case files of our own making: every kind is judged, and what is odd is told and skipped."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.__main__ import main
from tests.conformance.report import Report, judged, lines

Json = Any

HOUSES = (10, 11, 12)


def street(houses: int) -> Json:
    rest = [[False, "blank", False] for _ in range(houses - 1)]
    return {"homes": ["blank", False, *rest], "parks": 0, "pools": [False] * 3}


def sheet() -> Json:
    return {
        "agents": [0] * 6,
        "city-plan-score": ["blank"] * 3,
        "refusals": 0,
        "streets": [street(houses) for houses in HOUSES],
        "temps": 0,
    }


def state() -> Json:
    cards = [("7 temps", 1), (["all pools all parks", 1], 2), ([1, 7], 3)]
    return {
        "city-plans": [
            {"criteria": criteria, "position": position, "score1": 9, "score2": 1}
            for criteria, position in cards
        ],
        "city-plans-won": [False, True, False],
        "construction-cards": [[8, "bis"], [3, "temp"], [8, "pool"]],
        "effects": ["surveyor", "agent", "landscaper"],
    }


def numbered(number: Json, street: int = 0) -> Json:
    written = sheet()
    written["streets"][street]["homes"][0] = number
    return written


def case(kind: str, *, expected: Json, marks: Json = None, **given: Json) -> Json:
    return {
        "id": f"{kind}/{len(given)}",
        "kind": kind,
        "level": "rules",
        "rulebook": "agrees",
        "expected": expected,
        "input": {"grammar": "advanced", **given},
        **(marks or {}),
    }


def judged_lines(folder: Path, *cases: Json) -> Report:
    path = folder / "cases.jsonl"
    texts = (one if isinstance(one, str) else json.dumps(one) for one in cases)
    path.write_text("\n".join(texts), encoding="utf-8")
    return judged([folder])


def move(after: Json, *, marks: Json = None, before: Json = None, expected: bool = True) -> Json:
    given = {"game_state": state(), "before": before or sheet(), "after": after}
    return case("transition_validity", expected=expected, marks=marks, **given)


def test_each_kind_gets_its_verdict(tmp_path: Path) -> None:
    report = judged_lines(
        tmp_path,
        case("sheet_validity", expected=True, sheet=numbered(5)),
        case("sheet_validity", expected=False, sheet=numbered([5, "bis"])),
        case("state_validity", expected=True, game_state=state()),
        case("refusal_legality", expected=False, game_state=state(), sheet=sheet()),
        case("scoring", expected=-5, sheet={**sheet(), "refusals": 3}, others_temps=[2]),
        move(numbered(8, 2)),
        move(numbered(9), expected=False),
        {**move(numbered(3)), "kind": "probe_transition"},
        {**move(numbered(3)), "kind": "generated_transition"},
    )
    assert (report.passed.total(), report.failed.total(), report.skipped.total()) == (9, 0, 0)


def test_verdict_that_is_not_ours_fails_with_its_id(tmp_path: Path) -> None:
    report = judged_lines(
        tmp_path, move(numbered(9)), case("scoring", expected=True, sheet=sheet(), others_temps=[])
    )
    assert report.failures == [
        "transition_validity/3: expected True, not False",
        "scoring/2: expected True, not 0",
    ]
    assert "failed   scoring/2: expected True, not 0" in list(lines(report))


@pytest.mark.parametrize(
    ("marks", "run"),
    [
        ({}, 1),
        ({"rules_md": "agrees", "rulings": ["refusal-judged-before-roundabout"]}, 1),
        ({"rules_md": "differs", "rulings": ["fence-between-used-houses"]}, 1),
        ({"rules_md": "differs", "rulings": ["temp-column-full"]}, 2),
        ({"rules_md": "differs", "rulings": ["plan-claim-optional", "temp-column-full"]}, 2),
        ({"rules_md": "differs", "rulings": ["temp-column-full", "tenth-bis"]}, 0),
        ({"rules_md": "differs", "rulings": ["something-new"]}, 0),
        ({"rules_md": "differs"}, 0),
        ({"rulebook": "differs", "rulings": ["impossible-card"]}, 0),
        ({"level": "json"}, 0),
    ],
)
def test_marks_of_a_line_decide_its_run(tmp_path: Path, marks: Json, run: int) -> None:
    report = judged_lines(tmp_path, move(numbered(8), marks=marks))
    assert [at for at, _ in report.passed] == [run] * bool(run)
    assert report.skipped.total() == (run == 0)


def test_switch_that_a_ruling_names_is_set(tmp_path: Path) -> None:
    before = {**sheet(), "temps": 11}
    offers = {**state(), "effects": ["temp", "agent", "landscaper"]}
    after = {**numbered(9), "temps": 11}
    differs = {"rules_md": "differs", "rulings": ["temp-column-full"]}
    given = {"game_state": offers, "before": before, "after": after}
    report = judged_lines(
        tmp_path,
        case("transition_validity", expected=True, **given),
        case("transition_validity", expected=False, marks=differs, **given),
    )
    assert report.passed == {(1, "transition_validity"): 1, (2, "transition_validity"): 1}


def changed(value: Json, new: Json, *path: str | int) -> Json:
    copy = deepcopy(value)
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return copy


BAD_STATES = [
    (0, "construction-cards", 0, 0),
    (16, "construction-cards", 2, 0),
    (True, "construction-cards", 0, 0),
    ("fence", "construction-cards", 0, 1),
    ("fence", "effects", 0),
    ([], "effects"),
    (1, "city-plans-won", 0),
    (2, "city-plans", 0, "position"),
    (3, "city-plans", 1, "position"),
    (-1, "city-plans", 0, "score1"),
    ([2, 1], "city-plans", 2, "criteria"),
    ([0, 1], "city-plans", 2, "criteria"),
    ([1, "2"], "city-plans", 2, "criteria"),
    (["all houses", 1], "city-plans", 0, "criteria"),
    (["all houses", [0]], "city-plans", 0, "criteria"),
    ("8 temps", "city-plans", 0, "criteria"),
    ("end houses", "city-plans", 2, "criteria"),
    (None, "city-plans", 2, "criteria"),
    (0, "more"),
]


@pytest.mark.parametrize(("new", "path"), [(new, path) for new, *path in BAD_STATES])
def test_state_out_of_form_is_told(tmp_path: Path, new: Json, path: list[Any]) -> None:
    bad = changed(state(), new, *path)
    assert (
        judged_lines(
            tmp_path, case("state_validity", expected=False, game_state=bad)
        ).passed.total()
        == 1
    )


def test_goals_belong_to_the_advanced_game_alone(tmp_path: Path) -> None:
    base = case("state_validity", expected=False, game_state=state())
    base["input"]["grammar"] = "base"
    assert judged_lines(tmp_path, base).passed.total() == 1


BAD_SHEETS = [
    (True, "temps"),
    (-1, "refusals"),
    ([0] * 5, "agents"),
    (["blank"] * 2, "city-plan-score"),
    ("none", "city-plan-score", 0),
    ([True] * 2, "streets", 0, "pools"),
    ([True] * 3, "streets", 0, "pools"),
    ([], "streets", 0, "homes"),
    (True, "streets", 0, "homes", 1),
    ("empty", "streets", 0, "homes", 0),
    ([5, "b"], "streets", 0, "homes", 0),
    ([5], "streets", 0, "homes", 0),
    (18, "streets", 0, "homes", 0),
    ([False, "blank"], "streets", 0, "homes", 2),
    (["roundabout", True], "streets", 0, "homes", 2),
    ([False, "roundabout", False], "streets", 0, "homes", 2),
    ([1, "blank", False], "streets", 0, "homes", 2),
    (0, "more"),
]


@pytest.mark.parametrize(("new", "path"), [(new, path) for new, *path in BAD_SHEETS])
def test_sheet_out_of_form_is_told(tmp_path: Path, new: Json, path: list[Any]) -> None:
    bad = changed(sheet(), new, *path)
    assert (
        judged_lines(tmp_path, case("sheet_validity", expected=False, sheet=bad)).passed.total()
        == 1
    )


@pytest.mark.parametrize(
    "odd",
    [
        {"kind": "transition_validity", "level": "rules", "input": {"grammar": "advanced"}},
        {"kind": "transition_validity", "level": "rules", "input": None},
        {"kind": "transition_validity", "level": "rules"},
        {"kind": "weather", "level": "rules", "input": {"grammar": "base"}},
        {"kind": "scoring", "level": "rules", "input": {"grammar": "baroque"}},
        {"kind": "scoring", "level": "rules", "input": {"grammar": [], "sheet": 1}},
        {"level": "rules"},
        {},
        move({"streets": 3}),
        move(sheet(), before={**sheet(), "temps": "many"}),
    ],
)
def test_line_that_is_no_case_is_skipped_with_a_reason(tmp_path: Path, odd: Json) -> None:
    report = judged_lines(tmp_path, odd, move(numbered(8)))
    assert (report.passed.total(), report.skipped.total(), report.failures) == (1, 1, [])
    assert all(because for _, because in report.skipped)


@pytest.mark.parametrize("line", ["{", "[1]", "nonsense"])
def test_broken_line_is_an_error_with_its_place(tmp_path: Path, line: str) -> None:
    report = judged_lines(tmp_path, move(numbered(8)), line, move(numbered(9), expected=False))
    assert report.passed.total() == 2
    (place,) = report.broken
    assert place.startswith("cases.jsonl:2: ")


def test_command_says_what_came_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judged_lines(tmp_path, move(numbered(8)))
    assert main([str(tmp_path / "cases.jsonl")]) == 0
    assert "run 1    transition_validity       1 passed     0 failed" in capsys.readouterr().out
    judged_lines(tmp_path, move(numbered(8), expected=False))
    assert main([str(tmp_path)]) == 1
    judged_lines(tmp_path, "{")
    assert main([str(tmp_path)]) == 1
    assert main([str(tmp_path / "nowhere")]) == 2
