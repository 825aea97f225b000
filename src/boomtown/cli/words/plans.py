"""What a plan asks and how far a sheet is, in words made from the card's figures (R6)."""

from typing import Any

from boomtown.cli.words import knows, say
from boomtown.cli.words.terms import Terms, listed, street_name
from boomtown.rules.plan import PlanCard, Progress, figures_of


def plan_text(card: PlanCard, terms: Terms) -> str:
    """Return what a plan card asks."""
    return _filled("plans", card, terms)


def short_plan_text(card: PlanCard, terms: Terms) -> str:
    """Return what a plan card asks, in few words."""
    return _filled("short_plans", card, terms)


def _filled(section: str, card: PlanCard, terms: Terms) -> str:
    kind = card.requirement.kind
    figures: dict[str, Any] = dict(figures_of(card.requirement))
    figures["bis_numbers"] = plural(terms["bis_number"])
    figures["bis_letter"] = terms["bis_letter"]
    if "street" in figures:
        figures["street"] = street_name(figures["street"])
    if "sizes" in figures:
        sizes = figures.pop("sizes")
        figures["estates"] = estates_text(sizes)
        figures["dots"] = " · ".join(str(size) for size in sorted(sizes))
    figures["with"] = listed(
        [say("plans", f"with.{key.removesuffix('_each')}", **figures) for key in _each(figures)]
    )
    return say(section, kind if knows(section, kind) else "unknown", kind=kind, **figures)


def _each(figures: dict[str, Any]) -> list[str]:
    return [key for key in ("pools_each", "bis_each") if figures.get(key)]


def estates_text(sizes: tuple[int, ...]) -> str:
    """Return estates of these sizes as a phrase.

    >>> estates_text((2, 2, 5))
    'estates of sizes 2, 2 and 5'
    """
    if len(sizes) == 1:
        return say("plans", "estates.one", size=sizes[0])
    if len(set(sizes)) == 1:
        return say("plans", "estates.same", n=len(sizes), size=sizes[0])
    return say("plans", "estates.list", sizes=listed([str(size) for size in sorted(sizes)]))


def progress_text(progress: Progress) -> str:
    """Return how far a sheet is, with the sizes still lacking once some are there."""
    done = say("plans", "progress", done=progress.done, count=progress.count)
    if not (progress.sizes and progress.done):
        return done
    sizes = ", ".join(str(size) for size in progress.sizes)
    return say("plans", "lacks", progress=done, sizes=sizes)


def missing_text(done: int, count: int, sizes: tuple[int, ...]) -> str:
    """Return what is still lacking for a plan."""
    return estates_text(sizes) if sizes else say("plans", "progress", done=done, count=count)


def plural(noun: str) -> str:
    """Return an English noun for several."""
    return noun + ("es" if noun.endswith("x") else "s")
