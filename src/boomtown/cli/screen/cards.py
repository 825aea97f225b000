"""What lies open of the cards, by the kind of table: each way to play shows its own (R3.8)."""

from functools import singledispatch

from boomtown.cli.words.terms import Terms
from boomtown.rules.cards import Action, Card
from boomtown.rules.mode import Rival, Seen
from boomtown.rules.modes.aaa import SeenDuel
from boomtown.rules.modes.expert import SeenHands
from boomtown.rules.modes.solo import SeenSolo
from boomtown.rules.modes.standard import SeenStacks
from boomtown.rules.pile import Back


@singledispatch
def cards_left(seen: Seen, terms: Terms) -> str:
    """Return how many cards are left, and what the back of the next one shows."""
    del terms
    return f"{len(seen.unseen())} cards unseen"


@cards_left.register
def _(seen: SeenStacks, terms: Terms) -> str:
    del terms
    heights = sorted({1 + height for group in seen.hidden for height in group.heights})
    return f"{' or '.join(map(str, heights))} cards in each stack"


@cards_left.register
def _(seen: SeenSolo, terms: Terms) -> str:
    place = "in it" if seen.back.inserts else "out"
    return f"{_deck(seen.back, terms, 'the Solo card')} · Solo card {place}"


@cards_left.register
def _(seen: SeenDuel, terms: Terms) -> str:
    return _deck(seen.back, terms, "a validation card")


@cards_left.register
def _(seen: SeenHands, terms: Terms) -> str:
    return _deck(seen.back, terms, "")


def _deck(back: Back, terms: Terms, insert: str) -> str:
    if not back.height:
        return "deck empty"
    return f"deck {back.height}, next: {terms.action(back.top) if back.top else insert}"


@singledispatch
def next_actions(seen: Seen) -> tuple[Action, ...]:
    """Return the actions of the next round, one for each stack, where they are known (R3.2)."""
    del seen
    return ()


@next_actions.register
def _(seen: SeenStacks) -> tuple[Action, ...]:
    return seen.next_actions


@singledispatch
def hides_next(seen: Seen) -> bool:
    """Tell whether there will be next actions that are not known yet."""
    del seen
    return False


@hides_next.register
def _(seen: SeenStacks) -> bool:
    return not seen.next_actions


@singledispatch
def goes_on(seen: Seen, card: Card, terms: Terms) -> str:
    """Return what is to be known of the card that a combination leaves over."""
    del seen
    return terms.card(card)


@goes_on.register
def _(seen: SeenDuel, card: Card, terms: Terms) -> str:
    del seen
    return terms.action(card.action)


@singledispatch
def goes_where(seen: Seen) -> str:
    """Say where the card goes that is left over; nothing where it is only discarded."""
    del seen
    return ""


@goes_where.register
def _(seen: SeenHands) -> str:
    del seen
    return "passed on"


@goes_where.register
def _(seen: SeenDuel) -> str:
    del seen
    return "for the AAA"


@singledispatch
def rival_of(seen: Seen) -> Rival | None:
    """Return the opponent without a sheet, as everybody sees it."""
    del seen
    return None


@rival_of.register
def _(seen: SeenDuel) -> Rival:
    return Rival(seen.opponent, seen.stack, seen.plans)


@singledispatch
def passed_actions(seen: Seen) -> tuple[Action | None, ...]:
    """Return, for each seat, the action of the card that was passed to it (R11.2)."""
    del seen
    return ()


@passed_actions.register
def _(seen: SeenHands) -> tuple[Action | None, ...]:
    return seen.passed
