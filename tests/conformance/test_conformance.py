"""The rules against verdicts from outside; the cases lie beside the project, not in it."""

import pytest

from tests.conformance.cases import DEFAULT_FOLDER
from tests.conformance.report import Report, judged, lines


@pytest.fixture(scope="module")
def report() -> Report:
    if not DEFAULT_FOLDER.is_dir():
        pytest.skip("no cases in ../shared/conformance/cases")
    return judged([DEFAULT_FOLDER])


@pytest.mark.slow
@pytest.mark.rule("R4.1", "R4.2", "R5", "R6.3", "R7.1", "R9")
def test_the_rules_come_to_the_same_verdicts(report: Report) -> None:
    assert not report.failures, "\n".join(lines(report))
    assert not report.broken
    assert report.passed.total() > 0


@pytest.mark.slow
@pytest.mark.rule("R14.2", "R14.6")
def test_other_readings_are_switches(report: Report) -> None:
    assert sum(count for (run, _), count in report.passed.items() if run == 2) > 0


@pytest.mark.slow
@pytest.mark.rule("R3.3")
def test_cases_are_judged_without_a_wait(report: Report) -> None:
    assert report.seconds < 20
