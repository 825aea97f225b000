"""The arena's answer for people: a paragraph for each bot, a line for every two of them."""

from collections.abc import Iterator
from typing import Any

from boomtown.cli.words.terms import Terms

Part = dict[str, Any]


def report(answer: Part, terms: Terms) -> Iterator[str]:
    """Yield the lines."""
    seconds = answer["time"]["seconds"]
    yield f"{answer['deals']} deals, {answer['games']} games in {seconds:.1f} s"
    ends = ", ".join(f"{terms[f'end_{end}']} {share:.0%}" for end, share in answer["ends"].items())
    yield f"{answer['rounds']:.1f} rounds on average; ended by: {ends}"
    for name, bot in answer["bots"].items():
        yield from _bot(name, bot, terms)
        if name in answer["time"]["bots"]:
            yield _pace(answer["time"]["bots"][name])
    for one in answer["pairs"]:
        yield (
            f"{one['first']} against {one['second']}: {_mean(one['ahead'], sign='+')} points,"
            f" ahead in {_share(one['won'])} of the deals"
        )


def _bot(name: str, bot: Part, terms: Terms) -> Iterator[str]:
    won = f", won {_share(bot['won'])} of the games" if bot["won"] else ""
    yield f"{name}: {_mean(bot['points'])} points{won}"
    yield f"  95 of 100 sheets at most {bot['high']}, the best {bot['best']}"
    for kind, mean in bot["lines"].items():
        yield f"  {terms[f'score_{kind}']:<20}{mean:7.1f}"


def _pace(pace: Part) -> str:
    mean, late, worst = pace["mean_ms"], pace["p99_ms"], pace["worst_ms"]
    return f"  a turn takes {mean:.1f} ms, 99 of 100 at most {late:.1f}, the worst {worst:.1f}"


def _mean(mean: Part, sign: str = "") -> str:
    error = "" if mean["error"] is None else f" ± {mean['error']:.2f}"
    return f"{mean['mean']:{sign}.2f}{error}"


def _share(share: Part) -> str:
    return f"{share['share']:.1%} ({share['low']:.1%} to {share['high']:.1%})"
