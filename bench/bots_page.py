"""The tables of docs/bots.md, from what was measured; each stands between two marks."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from boomtown.bots.roster import OURS

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"

Part = dict[str, Any]
Table = Iterator[Sequence[str]]


def rendered(page: str, kept: Sequence[Part]) -> str:
    """Return the page with its tables written anew."""
    for name, table in TABLES.items():
        opening, closing = f"<!-- {name} -->\n", f"<!-- /{name} -->"
        before, _, rest = page.partition(opening)
        _, _, after = rest.partition(closing)
        lines = "".join(f"| {' | '.join(cells)} |\n" for cells in table(kept))
        page = f"{before}{opening}{lines}{closing}{after}"
    return page


def _of(kept: Sequence[Part], table: str) -> list[Part]:
    return [one for one in kept if one["table"] == table]


def _head(*names: str) -> Table:
    yield names
    yield ["---"] * len(names)


def levels(kept: Sequence[Part]) -> Table:
    """Yield who there is; what was measured has no say in it."""
    del kept
    yield from _head("level", "bot", "how it thinks")
    for bot in OURS:
        yield str(bot.level), f"`{bot.name}`", bot.thinks


def itself(kept: Sequence[Part]) -> Table:
    """Yield how each bot scores at a table with itself."""
    yield from _head(
        *("bot", "with", "deals", "points a sheet", "95 of 100 up to", "best", "rounds"),
        *("ended on three plans", "a turn: mean", "99 of 100 up to", "worst"),
    )
    for one in _of(kept, "itself"):
        answer = one["answer"]
        name, bot = next(iter(answer["bots"].items()))
        yield (
            *(name, one["line"], f"{answer['deals']:,}", _mean(bot["points"])),
            *(str(bot["high"]), str(bot["best"]), f"{answer['rounds']:.1f}"),
            *(_percent(answer["ends"].get("plans", 0)), *_pace(answer["time"]["bots"][name])),
        )


def kinds(kept: Sequence[Part]) -> Table:
    """Yield where the points of the same games come from."""
    played = _of(kept, "itself")
    names = [bot["lines"] for one in played[:1] for bot in one["answer"]["bots"].values()]
    columns = [name for lines in names for name in lines]
    yield from _head("bot", "with", *(name.replace("_", " ") for name in columns))
    for one in played:
        for name, bot in one["answer"]["bots"].items():
            yield name, one["line"], *(f"{bot['lines'][column]:.1f}" for column in columns)


def ends(kept: Sequence[Part]) -> Table:
    """Yield how the same games ended; a game may end in several ways at once."""
    yield from _head("bot", "with", "third refusal", "three plans", "no house left")
    for one in _of(kept, "itself"):
        shares = [one["answer"]["ends"].get(end, 0) for end in ("refusals", "plans", "houses")]
        yield one["answer"]["entrants"][0], one["line"], *map(_percent, shares)


def below(kept: Sequence[Part]) -> Table:
    """Yield how each bot does against the one below."""
    yield from _head(
        *("bot", "against", "with", "deals", "points", "points of the other"),
        *("more by", "games won", "ahead in deals"),
    )
    for one in _of(kept, "below"):
        answer = one["answer"]
        (pair,), bots = answer["pairs"], answer["bots"]
        upper, lower = pair["first"], pair["second"]
        yield (
            *(upper, lower, one["line"], f"{answer['deals']:,}"),
            *(_mean(bots[upper]["points"]), _mean(bots[lower]["points"]), _mean(pair["ahead"])),
            *(_share(bots[upper]["won"]), _share(pair["won"])),
        )


def solo(kept: Sequence[Part]) -> Table:
    """Yield how each bot does alone."""
    yield from _head("bot", "with", "deals", "points", "95 of 100 up to", "best", "rounds")
    for one in _of(kept, "solo"):
        answer = one["answer"]
        name, bot = next(iter(answer["bots"].items()))
        yield (
            *(name, one["line"], f"{answer['deals']:,}", _mean(bot["points"])),
            *(str(bot["high"]), str(bot["best"]), f"{answer['rounds']:.1f}"),
        )


def aaa(kept: Sequence[Part]) -> Table:
    """Yield how each bot does against each opponent of the AAA."""
    yield from _head("opponent", "bot", "deals", "points", "points of the AAA", "games won")
    for line, group in groupby(sorted(_of(kept, "aaa"), key=_line), key=_line):
        for one in group:
            answer = one["answer"]
            name, bot = next(iter(answer["bots"].items()))
            rival = answer["bots"].get("AAA")
            points = _mean(rival["points"]) if rival else "none"
            won = _share(bot["won"]) if bot["won"] else ""
            yield line, name, f"{answer['deals']:,}", _mean(bot["points"]), points, won


def commands(kept: Sequence[Part]) -> Table:
    """Yield what was run where and when."""
    yield from _head("command", "machine", "day", "minutes")
    for one in kept:
        minutes = one["answer"]["time"]["seconds"] / 60
        yield f"`{one['command']}`", one["machine"], one["date"], f"{minutes:.1f}"


TABLES: dict[str, Callable[[Sequence[Part]], Table]] = {
    "levels": levels,
    "itself": itself,
    "kinds": kinds,
    "ends": ends,
    "below": below,
    "solo": solo,
    "aaa": aaa,
    "commands": commands,
}


def _line(one: Part) -> str:
    return str(one["line"])


def _mean(mean: Part) -> str:
    error = "" if mean["error"] is None else f" ± {mean['error']:.2f}"
    return f"{mean['mean']:.2f}{error}"


def _share(share: Part) -> str:
    return f"{_percent(share['share'])} ({share['low'] * 100:.1f}–{share['high'] * 100:.1f})"


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _pace(pace: Part) -> tuple[str, str, str]:
    mean, late, worst = (pace[name] for name in ("mean_ms", "p99_ms", "worst_ms"))
    return f"{mean:.1f} ms", f"{late:.1f} ms", f"{worst:.1f} ms"
