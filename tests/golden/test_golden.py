from pathlib import Path

import pytest

from boomtown.editions import edition, edition_of
from boomtown.rules.layout import Layout
from boomtown.rules.reader import lines_of
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import ReplayError
from boomtown.rules.scoring import sheet_lines
from boomtown.rules.settings import Settings, ruleset
from boomtown.rules.sheet_text import parse_sheet
from boomtown.rules.temps import Rank
from boomtown.rules.transcript import check_transcript, transcript
from tests.golden.games import FOLDER, combinations, path_of

LONGEST = 300
SEEN_IN_ALL = (
    *("claim ", "fence ", "improve ", "park ", "pool ", "copy ", "refuse", "roundabout "),
    *(", reshuffle", "leave ", "event plan", "event refilled", "event reshuffled"),
    *("event solo card", "event rival takes", "event rival does not"),
    *("end plans", "end refusals", "end houses"),
)


def test_there_are_28_combinations() -> None:
    assert len(list(combinations())) == 28


@pytest.mark.rule("R1.1", "R3.6", "R9.2")
@pytest.mark.parametrize(
    "settings", list(combinations()), ids=lambda settings: path_of(settings).stem
)
def test_a_golden_game_replays_line_by_line(settings: Settings) -> None:
    text = path_of(settings).read_text("utf-8")
    box = edition_of(parse_record(text))
    record = check_transcript(text, box)
    assert transcript(record, box) == text
    chosen = record.settings
    assert (chosen.edition, chosen.mode, chosen.sheet) == (
        settings.edition,
        settings.mode,
        settings.sheet,
    )
    assert (chosen.advanced, chosen.roundabouts) == (settings.advanced, settings.roundabouts)
    assert len(lines_of(text)) < LONGEST


def test_every_golden_file_belongs_to_a_combination() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(s).name for s in combinations()}


@pytest.mark.parametrize("words", SEEN_IN_ALL)
def test_the_golden_games_together_show_everything(words: str) -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.iterdir()]
    assert any(words in line for text in texts for line in text.splitlines())


@pytest.mark.rule("R3.6")
def test_a_changed_line_is_found() -> None:
    text = path_of(Settings(mode="solo")).read_text("utf-8")
    changed = text.replace("total ", "total 1", 1)
    with pytest.raises(ReplayError, match="does not follow from the game"):
        check_transcript(changed, edition("2018"))


def _classic() -> Layout:
    layout = edition("2018").layout("classic")
    assert layout is not None
    return layout


@pytest.mark.rule("R9.2")
def test_the_rulebooks_lines_of_83_are_scored() -> None:
    text = (Path(__file__).parent / "rulebook-83.sheet").read_text("utf-8")
    rules = ruleset(Settings(advanced=True, roundabouts=True), edition("2018"))
    lines = sheet_lines(rules, parse_sheet(text, _classic()), Rank(3, 1))
    assert {line.kind: line.points for line in lines} == {
        "plans": 20,
        "parks": 20,
        "pools": 9,
        "temps": 1,
        "estates": 6 + 4 + 3 + 21 + 5 + 0,
        "bis": -6,
        "refusals": 0,
        "roundabouts": 0,
    }
    assert sum(line.points for line in lines) == 83
