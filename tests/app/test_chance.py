"""What nobody can foresee, the time of day, and news within one process."""

import re

from boomtown.app.chance import ID_LENGTH, LETTERS, SystemChance, SystemClock
from boomtown.app.news import LocalBus

YEAR_2020 = 1_577_836_800_000


def test_names_of_rooms_are_read_aloud_without_mistakes() -> None:
    names = {SystemChance().id() for _ in range(200)}
    assert len(names) == 200
    assert all(len(name) == ID_LENGTH and set(name) <= set(LETTERS) for name in names)
    assert not set("il1o0") & set(LETTERS)


def test_seeds_have_64_bits_and_nonces_128() -> None:
    seeds = [SystemChance().seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    assert max(seeds) >= 1 << 56
    assert re.fullmatch(r"[0-9a-f]{32}", SystemChance().nonce())


def test_time_is_told_in_milliseconds_and_does_not_go_back() -> None:
    clock = SystemClock()
    first = clock.now()
    assert YEAR_2020 < first <= clock.now()


def test_news_reach_all_who_listen() -> None:
    bus, heard = LocalBus(), list[tuple[str, str, str]]()
    bus.subscribe(lambda room, node: heard.append(("a", room, node)))
    bus.subscribe(lambda room, node: heard.append(("b", room, node)))
    bus.publish("room", "here")
    assert heard == [("a", "room", "here"), ("b", "room", "here")]
