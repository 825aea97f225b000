"""What a server counts, as Prometheus reads it."""

import re

from boomtown.server.metrics import EDGES, Histogram
from tests.server.house import house, seated

SAMPLE = re.compile(r"([a-z_]+)(?:\{([a-z]+)=\"([^\"\\\n]*)\"\})? (-?[0-9.]+(?:e-?[0-9]+)?)")
TYPE = re.compile(r"# TYPE ([a-z_]+) (counter|gauge|histogram)")
Samples = dict[tuple[str, str], float]


def parsed(text: str) -> tuple[dict[str, str], Samples]:
    """Read the text format; every line has to be one of it, under its own type."""
    types: dict[str, str] = {}
    samples: Samples = {}
    family = ""
    assert text.endswith("\n")
    for line in text.splitlines():
        if declared := TYPE.fullmatch(line):
            family = declared[1]
            assert family not in types
            types[family] = declared[2]
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample is not None, line
        assert sample[1].removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") in (
            family,
            family.removesuffix("_count"),
        )
        assert (sample[1], sample[3] or "") not in samples
        samples[sample[1], sample[3] or ""] = float(sample[4])
    return types, samples


async def test_the_metrics_are_text_that_prometheus_reads() -> None:
    async with house() as home:
        _, wires = await seated(home)
        await wires[0].play(1)
        await wires[1].refused({"t": "start"})
        wires[1].say("?")
        await wires[1].until(lambda one: one["t"] == "reason" and one["code"] == "not_understood")
        answer = await home.guest().get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        types, samples = parsed(answer.text)
        assert samples["boomtown_sockets", ""] == 2
        assert samples["boomtown_rooms", ""] == 1
        assert samples["boomtown_turns_total", ""] == 1
        assert samples["boomtown_commands_total", "hello"] == 2
        assert samples["boomtown_commands_total", "confirm"] == 1
        assert samples["boomtown_refusals_total", "not_host"] == 1
        assert samples["boomtown_refusals_total", "not_understood"] == 1
        assert samples["boomtown_failures_total", ""] == 0
        drafts = samples["boomtown_commands_total", "draft"]
        assert samples["boomtown_draft_seconds_count", ""] == drafts > 0
        assert types["boomtown_draft_seconds"] == "histogram"


def test_a_histogram_counts_up_to_each_edge_and_everything_in_the_end() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.03, 7.0):
        histogram.add(seconds)
    _, samples = parsed("\n".join(histogram.lines("took")) + "\n")
    edges = [samples["took_bucket", str(edge)] for edge in EDGES]
    assert edges == [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]
    assert samples["took_bucket", "+Inf"] == samples["took_count", ""] == 4
    assert samples["took_sum", ""] == 7.0315


async def test_health_says_ok_until_the_server_goes_away() -> None:
    async with house() as home:
        guest = home.guest()
        answer = await guest.get("/healthz")
        assert (answer.status_code, answer.text) == (200, "ok")
        home.hub.farewell()
        answer = await guest.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "closing")


async def test_rooms_and_sockets_that_are_gone_are_not_counted_any_more() -> None:
    async with house() as home:
        room, wires = await seated(home)
        for wire in wires:
            await wire.hang_up()
        await home.settled(room)
        _, samples = parsed((await home.guest().get("/metrics")).text)
        assert samples["boomtown_sockets", ""] == 0
