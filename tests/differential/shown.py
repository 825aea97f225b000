"""What a seat sees in the step interface, compared with what the rules show it (R3.8)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from boomtown.fast import sights
from boomtown.fast.steps import Steps
from boomtown.fast.tables import ACTIONS, COUNTS, KINDS
from boomtown.rules.cards import Action
from boomtown.rules.game import Game, turn_of
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.plan import Requirement, figures_of
from boomtown.rules.view import view

NONE, AN_INSERT = 7, 6


def seen(steps: Steps, seat: int) -> dict[str, list[int]]:
    """What a seat sees, by the names of the fields."""
    features, place, named = steps.look(seat)[1].tolist(), 0, {}
    for field in sights.fields(steps.seats):
        named[field.name] = features[place : place + field.many]
        place += field.many
    assert place == len(features)
    return named


def assert_cards(steps: Steps, game: Game, seat: int) -> None:
    fields, mine = seen(steps, seat), view(game, seat)
    offers = turn_of(game, seat).terms.offers
    rest = [0] * (sights.OFFERS - len(offers))
    assert fields["offers: number"] == [offer.number for offer in offers] + rest
    assert fields["offers: action"] == [ACTIONS.index(offer.action) for offer in offers] + rest
    unseen = Counter(mine.table.seen.unseen())
    if game.ruleset.mode.name == "expert":
        unseen -= Counter([*mine.own.hand, *([mine.own.given] if mine.own.given else [])])
    numbers = Counter(card.number for card in unseen.elements())
    actions = Counter(card.action for card in unseen.elements())
    assert fields["unseen: numbers"] == [numbers[number] for number in range(1, 16)]
    assert fields["unseen: actions"] == [actions[action] for action in ACTIONS]
    others = [(seat + other) % game.seats for other in range(1, game.seats)]
    assert_coming(fields, mine.table.seen, others)
    assert fields["round"] == [game.round]
    for number, plan in enumerate(game.plans):
        values = fields[f"plan {number}: first value"] + fields[f"plan {number}: later value"]
        assert values == list(plan.card.values)
        assert_goal(fields, f"plan {number}: ", plan.card.requirement)
    assert fields["plans turned"] == [int(plan.turned) for plan in game.plans]
    assert_rival(fields, game)


def assert_goal(fields: dict[str, list[int]], name: str, requirement: Requirement) -> None:
    """Compare what a plan card asks for."""
    figures = dict(figures_of(requirement))
    sizes = figures.get("sizes", ())
    assert isinstance(sizes, tuple)
    assert fields[f"{name}estates needed"] == [sizes.count(size) for size in range(1, 7)]
    assert fields[f"{name}kind"] == [KINDS[requirement.kind]]
    assert fields[f"{name}street"] == [figures.get("street", 0)]
    counts = [figures[count] for count in COUNTS if count in figures]
    assert fields[f"{name}count"] == (counts or [0])
    assert fields[f"{name}pools each"] == [figures.get("pools_each", 0)]
    assert fields[f"{name}copies each"] == [figures.get("bis_each", 0)]


def assert_rival(fields: dict[str, list[int]], game: Game) -> None:
    """Compare what the AAA has: cards by action, and its plans."""
    rival = game.table.aaa if isinstance(game.table, Duel) else None
    had = Counter(card.action for card in rival.stack) if rival else Counter[Action]()
    plans = rival.plans if rival else (None, None, None)
    assert fields["AAA: cards"] == [had[action] for action in ACTIONS]
    assert fields["AAA: plans"] == [0 if points is None else points + 1 for points in plans]


def assert_coming(fields: dict[str, list[int]], seen_cards: Any, others: Sequence[int]) -> None:
    """Compare what shows of the next cards: on stacks, on the back of a pile, passed on."""
    coming = [ACTIONS.index(action) for action in getattr(seen_cards, "next_actions", ())]
    assert fields["next actions"] == (coming or [NONE] * 3)
    back = getattr(seen_cards, "back", None)
    if back is not None:
        top = ACTIONS.index(back.top) if back.top else AN_INSERT if back.height else NONE
        assert fields["pile: back"] == [top]
        assert fields["pile: cards"] == [back.height]
    for number, other in enumerate(others, 1):
        passed = getattr(seen_cards, "passed", {other: None})[other]
        shown = ACTIONS.index(passed) if passed else NONE
        assert fields[f"other {number}: action passed"] == [shown]
