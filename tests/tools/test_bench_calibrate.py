"""Calibrating: a game scored again with other figures ends as the rules say it would have."""

from dataclasses import replace
from typing import Any

import pytest

from bench import aaa_figures, calibrate
from bench.aaa_figures import figures_of, free, searched, times
from boomtown.arena.playing import ended_games
from boomtown.editions import edition
from boomtown.rules.edition import Opponent
from boomtown.rules.game import Game
from boomtown.rules.scoring import score

OPPONENTS = {one.level: one for one in edition("2023").opponents}
EVERY = 97


def run(*words: str) -> list[str]:
    """Run the command and return its lines."""
    chosen = calibrate.parser().parse_args([*words, "--jobs", "1"])
    return list(chosen.run(chosen))


def beaten(game: Game, opponent: Opponent) -> bool:
    """Ask the rules whether the player would have beaten another opponent in the same game."""
    table: Any = game.table
    other = replace(game, table=replace(table, aaa=replace(table.aaa, opponent=opponent)))
    return score(other)[0].place == 1


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 4])
def test_a_search_agrees_with_the_rules_on_every_figure(level: int) -> None:
    args = calibrate.parser().parse_args(["aaa", "--bot", "apprentice"])
    opponent = OPPONENTS[level]
    games = ended_games(calibrate._against(opponent, args), range(2))
    found = list(searched(opponent, games))
    assert figures_of(opponent) in [one.figures for one in found]
    for one in found[::EVERY]:
        figures: dict[str, Any] = dict(one.figures)
        changed = replace(opponent, **figures)
        assert one.share == sum(beaten(game, changed) for game in games) / len(games)


def test_printed_figures_stay_and_the_others_keep_to_their_ranges() -> None:
    for level, factor in ((1, 9.0), (2, 0.0), (5, 0.5)):
        opponent = OPPONENTS[level]
        changed = times(opponent, factor)
        for name, allowed in free(opponent).items():
            assert getattr(changed, name) in allowed
            if name in opponent.printed:
                assert getattr(changed, name) == getattr(opponent, name)
    assert times(OPPONENTS[1], 9.0).pool == aaa_figures.ranges()["pool"][-1]


@pytest.mark.slow
def test_opponents_are_played_with_their_figures_multiplied() -> None:
    lines = run("aaa", "--bot", "random", "--games", "2", "--level", "2", "--times", "1", "0.5")
    told = [line for line in lines if line.startswith("level")]
    assert [line.split(":")[0] for line in told] == ["level 2 ×1", "level 2 ×0.5"]
    assert all("0.0% (0.0% to 65.8%) of 2, wanted 85%" in line for line in told)
    assert "  park = 2, pool = 2, temp = 1, fence = 3, houses_per_extension = 1" in lines[1]


def test_a_plan_of_our_own_is_played_for_a_multiple_of_its_points() -> None:
    args = calibrate.parser().parse_args(["plans", "--weight", "2.5", "--bot", "random"])
    cards = [card for card in edition("2023").plans if calibrate.ours(card)]
    assert cards
    for card in cards:
        contest = calibrate._striving("2023", card, args)
        (dear,) = contest.ruleset.piles[card.pile - 1]
        assert dear.requirement == card.requirement
        assert dear.values == tuple(round(value * 2.5) for value in card.values)
    assert not [card for card in edition("2018").plans if calibrate.ours(card)]


@pytest.mark.slow
def test_every_plan_of_our_own_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrate, "ours", lambda card: card.requirement.kind == "street_complete")
    lines = run("plans", "--bot", "random", "--games", "1")
    assert lines
    assert all("0.0% (0.0% to 65.8%) of 2 !" in line for line in lines)
