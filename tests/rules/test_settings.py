"""Settings made a ruleset, and the combinations that do not exist (R1, R14)."""

from typing import Any

import pytest

from boomtown.editions import edition as edition_named
from boomtown.rules.layout import NO_BOXES
from boomtown.rules.modes import MODES
from boomtown.rules.settings import Settings, SettingsError, house_rules_of, ruleset
from boomtown.rules.temps import RankedTemps, TabledTemps, ThresholdTemps
from tests.rules.positions import both_editions, rules

ALL_SWITCHES = (
    "reshuffle, refill, bis_across_fence, refusal, refusal_judged, temp_box, temps_full, "
    "temps_zero, roundabout_as_house, roundabouts_a_turn, aaa_same_round"
)


@both_editions
@pytest.mark.rule("R1.1", "R1.2")
def test_a_ruleset_has_what_is_in_the_box(edition: str) -> None:
    box = edition_named(edition)
    resolved = rules(edition, seats=3)
    assert resolved.deck == box.deck
    assert resolved.tie_breaks == box.tie_breaks
    assert resolved.site.house_rules == box.house_rules
    assert resolved.settings == Settings(edition=edition, seats=3)
    assert resolved.mode is MODES["standard"]
    assert resolved.opponent is None


@pytest.mark.rule("R1.1", "R7.1")
def test_without_roundabouts_there_are_no_boxes_for_them() -> None:
    assert rules().site.layout.roundabouts == NO_BOXES
    assert rules(roundabouts=True).site.layout == edition_named("2018").layouts[0]


@pytest.mark.rule("R1.1", "R1.2")
@pytest.mark.parametrize("sheet", ["classic", "blueprint"])
def test_the_sheet_is_chosen_by_its_name(sheet: str) -> None:
    assert rules("2023", sheet=sheet).site.layout.name == sheet


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    ("edition", "advanced", "roundabouts", "piles"),
    [
        ("2018", False, False, [6, 6, 6]),
        ("2018", False, True, [6, 6, 6]),
        ("2018", True, False, [11, 10, 6]),
        ("2018", True, True, [11, 11, 6]),
        ("2023", False, False, [7, 7, 7]),
        ("2023", True, False, [11, 12, 13]),
        ("2023", True, True, [13, 12, 13]),
    ],
)
def test_plans_are_drawn_from_the_cards_that_the_switches_leave(
    edition: str, advanced: bool, roundabouts: bool, piles: list[int]
) -> None:
    resolved = rules(edition, advanced=advanced, roundabouts=roundabouts)
    assert [len(pile) for pile in resolved.piles] == piles
    assert [{card.pile for card in pile} for pile in resolved.piles] == [{1}, {2}, {3}]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(
    ("mode", "seats", "allowed"),
    [
        ("standard", 0, False),
        ("standard", 1, True),
        ("standard", 1000, True),
        ("expert", 1, False),
        ("expert", 2, True),
        ("expert", 27, True),
        ("expert", 28, False),
        ("solo", 1, True),
        ("solo", 2, False),
    ],
)
@pytest.mark.rule("R11.5")
def test_each_mode_has_its_seats(mode: str, seats: int, allowed: bool) -> None:
    settings = Settings(mode=mode, seats=seats)
    if allowed:
        assert ruleset(settings, edition_named("2018")).mode.name == mode
    else:
        with pytest.raises(SettingsError, match=f"seats: {mode} is for"):
            ruleset(settings, edition_named("2018"))


@pytest.mark.rule("R1.1", "R1.2", "R11.5")
@pytest.mark.parametrize(
    ("edition", "choices", "field", "message"),
    [
        ("2018", {"mode": "aaa"}, "mode", "the 2018 edition has standard, expert, solo"),
        ("2023", {"mode": "solo"}, "mode", "the 2023 edition has standard, aaa"),
        ("2023", {"mode": "chess"}, "mode", "the 2023 edition has standard, aaa"),
        ("2018", {"sheet": "blueprint"}, "sheet", "the 2018 edition has classic"),
        ("2023", {"sheet": "x"}, "sheet", "the 2023 edition has classic, blueprint"),
        ("2018", {"seats": 0}, "seats", "standard is for 1 to any number"),
        ("2018", {"mode": "expert"}, "seats", "expert is for 2 to 27"),
        ("2018", {"mode": "solo", "seats": 2}, "seats", "solo is for 1"),
        ("2018", {"opponent": 1}, "opponent", "standard has no opponent card"),
        ("2023", {"mode": "aaa", "opponent": 6}, "opponent", "levels are 0, 1, 2, 3, 4, 5"),
        (
            "2018",
            {"switches": (("refil", "deal"),)},
            "switch",
            f"no switch is called refil; there are {ALL_SWITCHES}",
        ),
        ("2018", {"switches": (("refill", "x"),)}, "switch", "refill can be deal, recycle"),
    ],
)
def test_what_does_not_exist_is_told_with_what_does(
    edition: str, choices: dict[str, Any], field: str, message: str
) -> None:
    with pytest.raises(SettingsError) as no:
        ruleset(Settings(edition=edition, **choices), edition_named(edition))
    assert (no.value.field, no.value.problem) == (field, message)
    assert str(no.value) == f"{field}: {message}"


@pytest.mark.rule("R14.8", "R14.9", "R1.2")
def test_switches_replace_the_editions_own_house_rules() -> None:
    settings = Settings(switches=(("refill", "recycle"), ("refusal", "adjusted")))
    found = house_rules_of(settings, edition_named("2018"))
    assert (found.refill, found.refusal, found.reshuffle) == ("recycle", "adjusted", "first_plan")


@pytest.mark.rule("R12.5")
@pytest.mark.parametrize(("opponent", "level"), [(None, 1), (0, 0), (2, 2), (5, 5)])
def test_an_opponent_is_chosen_by_its_level(opponent: int | None, level: int) -> None:
    found = rules("2023", mode="aaa", opponent=opponent).opponent
    assert found is not None
    assert found.level == level


@pytest.mark.rule("R9.1", "R12.5", "R14.5")
def test_each_mode_scores_its_temps_in_its_way() -> None:
    assert rules("2018").temps == RankedTemps((7, 4, 1))
    assert rules("2018", "temps_zero=ranked").temps == RankedTemps((7, 4, 1), zero_counts=True)
    assert rules("2018", mode="expert", seats=2).temps == RankedTemps((7, 4, 1))
    assert rules("2018", mode="solo").temps == ThresholdTemps(6, 7)
    assert rules("2023", mode="aaa", opponent=1).temps == RankedTemps((7, 4, 1))
    assert rules("2023", mode="aaa", opponent=0).temps == TabledTemps((6, 4, 2), (7, 4, 1))
