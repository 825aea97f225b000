"""The construction deck in an edition file: the cards of each number and action (R3.1)."""

from boomtown.editions.node import Node
from boomtown.rules.cards import Action, Card
from boomtown.rules.street import HIGHEST_NUMBER

# The words of both editions (R1.2).
ACTIONS = {
    **{str(action): action for action in Action},
    "fence": Action.SURVEYOR,
    "improvement": Action.REAL_ESTATE,
    "park": Action.LANDSCAPER,
    "extension": Action.BIS,
}
STACKS = 3
SMALLEST_STACK = 2


def read_deck(deck: Node) -> tuple[Card, ...]:
    """Return the cards by number, then in the order of `Action`."""
    deck.only("status", "actions", "numbers", "margins")
    actions = _actions(deck["actions"])
    width = len(actions)
    rows = [
        (_number(row), tuple(item.integer(0) for item in row.items(fewest=width, most=width)))
        for _, row in deck["numbers"].parts()
    ]
    _check_margins(deck["margins"], actions, rows)
    cards = [
        Card(number, action)
        for number, counts in rows
        for action, count in zip(actions, counts, strict=False)
        for _ in range(count)
    ]
    return tuple(sorted(cards))


def _actions(node: Node) -> tuple[Action, ...]:
    actions = tuple(ACTIONS[word] for word in node.words(ACTIONS))
    if actions and set(actions) != set(Action):
        node.fault(f"must name all {len(Action)} actions")
    return actions


def _number(row: Node) -> int:
    if row.key.isdecimal() and int(row.key) <= HIGHEST_NUMBER:
        return int(row.key)
    row.fault(f"must be a number from 0 to {HIGHEST_NUMBER}")
    return 0


def _check_margins(
    margins: Node, actions: tuple[Action, ...], rows: list[tuple[int, tuple[int, ...]]]
) -> None:
    margins.only("cards", "actions", "numbers")
    total = sum(sum(counts) for _, counts in rows)
    cards = margins["cards"].integer(STACKS * SMALLEST_STACK)
    if cards % STACKS:
        margins["cards"].fault(f"must divide into {STACKS} equal stacks")
    if "cards" in margins and cards != total:
        margins["cards"].fault(f"says {cards}, the table has {total}")
    by_action = [sum(column) for column in zip(*(counts for _, counts in rows), strict=False)]
    _compare(margins["actions"], [str(action) for action in actions], by_action)
    by_number = [sum(counts) for _, counts in rows]
    _compare(margins["numbers"], [str(number) for number, _ in rows], by_number)


def _compare(margin: Node, labels: list[str], sums: list[int]) -> None:
    items = margin.items(fewest=len(labels), most=len(labels))
    for item, label, has in zip(items, labels, sums, strict=False):
        says = item.integer(0)
        if says != has:
            item.fault(f"says {says} for {label}, the table has {has}")
