"""The environments are what their libraries ask for, and play the game of the rules."""

import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("numba")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test

from boomtown.envs import TableEnv, TownEnv, TownsEnv
from boomtown.fast import sights
from boomtown.fast.kernel import built, choices
from boomtown.rules.settings import Settings, SettingsError
from tests.docs.pages import ROOT

AAA = Settings("2023", "aaa", opponent=2, advanced=True)
EXPERT = Settings(mode="expert", seats=3, advanced=True, roundabouts=True)
EVERYTHING = Settings(advanced=True, roundabouts=True)


def any_legal(mask: NDArray[Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.slow
@pytest.mark.parametrize("settings", [Settings(mode="solo"), AAA], ids=lambda one: one.mode)
def test_a_town_alone_passes_gymnasiums_checks(settings: Settings) -> None:
    env = gymnasium.make("boomtown/Town-v0", settings=settings)
    check_env(env.unwrapped)


@pytest.mark.slow
def test_a_town_against_bots_passes_gymnasiums_checks() -> None:
    env = gymnasium.make("boomtown/Town-v0", settings=EVERYTHING, bots=("apprentice", "random"))
    check_env(env.unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize("settings", [Settings(seats=2), EXPERT], ids=lambda one: one.mode)
def test_a_table_passes_pettingzoos_checks(settings: Settings) -> None:
    parallel_api_test(TableEnv(settings), 400)
    parallel_seed_test(lambda: TableEnv(settings), 40)  # type: ignore[no-untyped-call]


@pytest.mark.slow
@pytest.mark.parametrize(
    "bots", [(), ("apprentice",), ("apprentice", "random", "apprentice")], ids=len
)
def test_rewards_add_up_to_the_score(bots: tuple[str, ...]) -> None:
    settings = EVERYTHING if bots else Settings(mode="solo")
    env, rng = TownEnv(settings, bots), np.random.default_rng(len(bots))
    for seed in range(4):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            assert (info["action_mask"] == env.action_masks()).all()
            _, reward, over, _, info = env.step(np.int64(any_legal(info["action_mask"], rng)))
            total += reward
        assert total == info["scores"][0]
        assert len(info["scores"]) == 1 + len(bots)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


@pytest.mark.slow
def test_bots_play_in_an_expert_game_and_claim_plans() -> None:
    env, rng = (
        TownEnv(Settings(mode="expert", advanced=True), ("apprentice",)),
        np.random.default_rng(0),
    )
    greedy = []
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(np.int64(any_legal(info["action_mask"], rng)))
        greedy.append(info["scores"][1] - info["scores"][0])
    assert np.mean(greedy) > 5


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    env = TownEnv(Settings(), ("random",))
    seen, info = env.reset(seed=1)
    for action in (*np.flatnonzero(info["action_mask"] == 0)[:5], -1, 10_000):
        after, reward, over, cut, told = env.step(np.int64(action))
        assert (after == seen).all()
        assert (reward, over, cut, told["illegal"]) == (0.0, False, False, True)


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no bot is called 'deep'; there are random, apprentice"):
        TownEnv(Settings(), ("deep",))


def test_a_mode_for_one_takes_no_bots() -> None:
    with pytest.raises(SettingsError):
        TownEnv(Settings(mode="solo"), ("random",))


def test_more_than_eight_seats_are_for_the_readable_engine() -> None:
    with pytest.raises(ValueError, match="up to 8 seats, not 9"):
        TableEnv(Settings(seats=9))


def test_without_numba_steps_say_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "COMPILED", False)
    with pytest.raises(ModuleNotFoundError, match="pip install"):
        TableEnv()


def play_together(env: TableEnv, seed: int) -> tuple[dict[str, float], int]:
    """Play a game by chance at every seat; return the rewards, and how often somebody waited."""
    rng, seen = np.random.default_rng(seed), env.reset(seed=seed)[0]
    totals, waited = dict.fromkeys(env.agents, 0.0), 0
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        waited += sum(mask.sum() == 1 and bool(mask[0]) for mask in masks.values())
        actions = {agent: np.int64(any_legal(masks[agent], rng)) for agent in masks}
        seen, rewards, *_, told = env.step(actions)
        assert not any(one["illegal"] for one in told.values())
        for agent, reward in rewards.items():
            totals[agent] += reward
    return totals, waited


@pytest.mark.slow
def test_seats_at_a_table_wait_for_each_other() -> None:
    totals, waited = play_together(TableEnv(EXPERT), 2)
    assert waited > 0
    assert list(totals) == ["seat_0", "seat_1", "seat_2"]
    assert play_together(TableEnv(EXPERT), 2) == (totals, waited)


def test_whoever_gives_no_action_at_a_table_is_told_so() -> None:
    env = TableEnv()
    seen, _ = env.reset(seed=1)
    after, rewards, _, _, told = env.step({})
    assert all(one["illegal"] for one in told.values())
    assert set(rewards.values()) == {0.0}
    for agent, one in seen.items():
        assert (one["observation"] == after[agent]["observation"]).all()


@pytest.mark.slow
@pytest.mark.parametrize("settings", [Settings(mode="solo"), Settings(seats=3), EXPERT], ids=str)
def test_many_towns_play_on_game_after_game(settings: Settings) -> None:
    env, rng = TownsEnv(16, settings), np.random.default_rng(3)
    seen, info = env.reset(seed=5)
    assert seen in env.observation_space
    totals, over, ended = np.zeros(16), np.zeros(16, bool), 0
    for _ in range(400):
        masks = info["action_mask"]
        actions = np.array([any_legal(mask, rng) if mask.any() else 0 for mask in masks])
        fresh = over
        seen, rewards, over, cut, info = env.step(actions)
        assert (rewards[fresh] == 0).all()
        assert not (over & fresh).any()
        assert not cut.any()
        assert not info["illegal"].any()
        totals = np.where(fresh, 0, totals) + rewards
        if over.any():
            assert (totals[over] == info["scores"][over, 0]).all()
            ended += int(over.sum())
    assert ended > 16


def test_many_towns_are_the_same_games_as_one() -> None:
    many, one = TownsEnv(4), TownEnv()
    seen, info = many.reset(seed=[7, 8, 9, 7])
    assert (one.reset(seed=8)[0] == seen[1]).all()
    assert (seen[0] == seen[3]).all()
    for _ in range(30):
        actions = info["action_mask"].argmax(axis=1)
        seen, _, over, _, info = many.step(actions)
        if over[1]:
            break
        assert (one.step(actions[1])[0] == seen[1]).all()


def test_the_other_seats_play_by_the_policy_that_was_given() -> None:
    asked = []

    def first(seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        asked.append((len(seen), masks.any(axis=1).all()))
        return np.array(masks.argmax(axis=1), np.int64)

    env = TownsEnv(4, Settings(seats=2), first)
    _, info = env.reset(seed=1)
    for _ in range(12):
        _, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
    assert asked
    assert all(legal for _, legal in asked)


def test_a_policy_that_chooses_what_is_not_allowed_is_stopped() -> None:
    def stubborn(seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        return np.full(len(seen), masks.shape[1], np.int64)

    env = TownsEnv(1, Settings(seats=2), stubborn)
    _, info = env.reset(seed=1)
    write = int(np.flatnonzero(info["action_mask"][0])[-1])
    _, _, _, _, info = env.step([write])
    assert info["action_mask"][0, choices.DONE]
    with pytest.raises(ValueError, match="does not allow"):
        env.step([choices.DONE])


@pytest.mark.slow
def test_the_example_learns() -> None:
    command = [sys.executable, str(ROOT / "examples" / "learn.py"), "12"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    scores = [float(line.split()[2]) for line in lines]
    assert len(scores) == 12
    assert min(scores[-3:]) > scores[0] + 3


def test_the_page_for_researchers_names_every_field() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    fields = [
        field for field in sights.fields(2) if not field.name.startswith(("plan 1", "plan 2"))
    ]
    start, missing = 0, []
    for field in sights.fields(2):
        line = f"| {start} | {field.many} | `{field.name}` |"
        if field in fields and line not in page:
            missing.append(line)
        start += field.many
    assert missing == []
