"""Bots play every game there is, legally and repeatably, and apprentices better than random."""

from statistics import mean

import pytest

from boomtown.bots import roster
from boomtown.rules.game import new_game, submit
from boomtown.rules.rng import Stream
from boomtown.rules.scoring import score
from boomtown.rules.settings import Settings
from boomtown.rules.view import possible, view
from tests.bots.tables import combinations, label, played, resolved, switched

COMBINATIONS = tuple(combinations())
MODES = (
    Settings(seats=3, advanced=True, roundabouts=True),
    Settings(mode="solo"),
    Settings(mode="expert", seats=3),
    Settings("2023", "aaa", advanced=True),
)


@pytest.fixture
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let deep bots play out little: what they do is the same, and takes a tenth of the time."""
    for name in ("planner", "master"):
        monkeypatch.setattr(f"boomtown.bots.{name}.FUTURES", 1)
        monkeypatch.setattr(f"boomtown.bots.{name}.ROUNDS", 2)


def test_every_combination_is_there() -> None:
    assert len(COMBINATIONS) == 28


@pytest.mark.slow
@pytest.mark.usefixtures("short_thoughts")
@pytest.mark.parametrize("settings", COMBINATIONS, ids=label)
@pytest.mark.parametrize("bot", roster())
def test_a_bot_plays_legally_to_the_end_in_every_combination(bot: str, settings: Settings) -> None:
    assert played(settings, 5, [bot]).ended


@pytest.mark.slow
@pytest.mark.usefixtures("short_thoughts")
@pytest.mark.parametrize("settings", tuple(switched()), ids=label)
def test_bots_play_legally_whatever_the_switches_say(settings: Settings) -> None:
    assert played(settings, 7, ["random"]).ended
    assert played(settings, 7, ["apprentice"], rounds=4).round == 5
    assert played(settings, 7, ["builder"]).ended
    assert played(settings, 8, ["planner", "master"], rounds=12).round > 1


@pytest.mark.parametrize("bot", roster())
def test_the_same_view_and_stream_give_the_same_turn(bot: str) -> None:
    settings = Settings(seats=2, advanced=True, roundabouts=True)
    seen = view(new_game(resolved(settings), 3).game, 1)
    assert roster()[bot].choose(seen, Stream(4)) == roster()[bot].choose(seen, Stream(4))


def test_a_random_bot_plays_otherwise_with_another_stream() -> None:
    seen = view(new_game(resolved(Settings(seats=2)), 3).game, 0)
    turns = {roster()["random"].choose(seen, Stream(seed)) for seed in range(8)}
    assert len(turns) > 1


@pytest.mark.rule("R3.8")
@pytest.mark.usefixtures("short_thoughts")
@pytest.mark.parametrize("settings", MODES, ids=label)
@pytest.mark.parametrize("bot", roster())
def test_a_bot_plays_the_same_when_only_hidden_cards_differ(bot: str, settings: Settings) -> None:
    for rounds in (0, 5, 10):
        game = played(settings, 11, ["random"], rounds=rounds)
        first = roster()["apprentice"].choose(view(game, 0), Stream(1))
        game = submit(game, 0, first).game if game.seats > 1 else game
        seen = view(game, game.seats - 1)
        elsewhere = view(possible(seen, Stream(9)), game.seats - 1)
        assert roster()[bot].choose(seen, Stream(2)) == roster()[bot].choose(elsewhere, Stream(2))


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings",
    [
        Settings(seats=1),
        Settings(mode="solo"),
        Settings(edition="2023", mode="aaa", advanced=True, roundabouts=True),
    ],
    ids=label,
)
def test_an_apprentice_plays_clearly_better_than_random_on_the_same_deals(
    settings: Settings,
) -> None:
    gains = [
        score(played(settings, seed, ["apprentice"]))[0].total
        - score(played(settings, seed, ["random"]))[0].total
        for seed in range(6)
    ]
    assert min(gains) > 20
    assert mean(gains) > 50
