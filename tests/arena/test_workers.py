"""Processes and machines: however many, the contest ends the same."""

import json
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool

import pytest

from boomtown.arena import workers
from boomtown.arena.cluster import HERE, NoCluster, played_on
from boomtown.arena.playing import BotFailed
from boomtown.arena.workers import WorkerLost, pieces, played
from tests.arena.contests import answered, contest
from tests.arena.last_words import dies, fails

DEALS = 3
GAME = ("--deals", str(DEALS), "--seed", "9", "--json")


@pytest.mark.parametrize(("deals", "jobs"), [(1, 1), (7, 2), (40, 2), (100_000, 16), (3, 8)])
def test_every_deal_is_in_one_piece(deals: int, jobs: int) -> None:
    cut = pieces(deals, jobs)
    assert [number for piece in cut for number in piece] == list(range(deals))
    assert max(map(len, cut)) <= workers.LARGEST_PIECE


@pytest.mark.slow
def test_a_bot_that_fails_in_a_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play_deals", fails)
    with pytest.raises(BotFailed, match="nobody failed"):
        list(played(contest("random"), DEALS, 2))


@pytest.mark.slow
def test_a_process_that_is_lost_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play_deals", dies)
    with pytest.raises(WorkerLost, match="ended before its work") as lost:
        list(played(contest("random"), DEALS, 2))
    assert not isinstance(lost.value, BrokenProcessPool)


@pytest.mark.slow
@pytest.mark.parametrize("where", [("--jobs", "2"), ("--jobs", "2", "--cluster")], ids=" ".join)
def test_processes_and_clusters_play_the_same_as_one_process(where: tuple[str, ...]) -> None:
    made = contest("apprentice", "random", seed=9)
    here = json.loads(json.dumps(answered(made, played(made, DEALS))))
    line = [sys.executable, "-m", "boomtown.cli", "arena", *made.entrants, *GAME, *where]
    run = subprocess.run(line, check=True, capture_output=True, text=True)
    answer = json.loads(run.stdout)
    assert answer.pop("time")["seconds"] > 0
    assert answer == here
    assert run.stderr == ""


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install boomtown\[cluster\]"):
        list(played_on(HERE, contest("random"), 1, 1))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:no", "ray://127.0.0.1:1"])
def test_a_cluster_that_nobody_runs_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", json)
    with pytest.raises(NoCluster, match=f"no cluster at {address}: "):
        list(played_on(address, contest("random"), 1, 1))
