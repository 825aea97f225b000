"""A game as it stands at a chosen moment: towns in notation, cards and plans by name."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from boomtown.app.told import Past
from boomtown.rules.cards import Action, Card
from boomtown.rules.game import Game, Sealed
from boomtown.rules.mode import Table as Cards
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.modes.expert import Hands
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.notation import parse_moves
from boomtown.rules.pile import Insert, Pile, fewer
from boomtown.rules.plan import PlanCard, PlanInPlay, figures_of
from boomtown.rules.roll import Roll, roll_of
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet_text import parse_sheet
from tests.app.table import Table


class Moment(NamedTuple):
    """What lies on the table: `plans` as "estates 3 3 3", `claims` by (plan, seat) with the round.

    `cards` are combinations with the next action as "9 pool landscaper", or a hand as "9 pool".
    `last` holds what each seat did in the round before; `left` is how many cards are left, `given`
    are the actions that a rival has got.
    """

    round: int
    towns: tuple[str, ...]
    cards: tuple[str, ...]
    plans: tuple[str, ...]
    claims: Mapping[tuple[int, int], int] = {}
    turned: frozenset[int] = frozenset()
    last: tuple[str, ...] = ()
    left: int = 24
    given: tuple[str, ...] = ()


def card(text: str) -> Card:
    """Read a card: "9 pool".

    >>> card("9 pool")
    Card(number=9, action=<Action.POOL: 'pool'>)
    """
    number, action = text.split()[:2]
    return Card(int(number), Action(action))


def put(made: Table, moment: Moment) -> None:
    """Let a game that has begun stand at a moment."""
    play = made.room.play
    assert play is not None
    game, rules = play.game, play.game.ruleset
    sheets = tuple(parse_sheet(town, rules.site.layout) for town in moment.towns)
    table = dealt(game.table, moment)
    plans = tuple(
        PlanInPlay(plan_card(rules, at, text), at in moment.turned)
        for at, text in enumerate(moment.plans)
    )
    play.game = replace(
        game, round=moment.round, plans=plans, table=table, seen=table.seen(), sheets=sheets
    )
    play.claims = dict(moment.claims)
    play.past = Past(sealed(play.game, moment.last), (), dict(moment.claims))
    play.drafts.clear()
    # Nobody is told of a leap: whoever comes in now sees the moment.
    made.room.history.begin_after(made.room.history.v)


def plan_card(rules: Ruleset, pile: int, text: str) -> PlanCard:
    """Find the plan card of a pile by its kind and figures."""
    for one in rules.piles[pile]:
        figures = [one.requirement.kind]
        for _, value in figures_of(one.requirement):
            figures += [str(part) for part in (value if isinstance(value, tuple) else (value,))]
        if figures == text.split():
            return one
    raise LookupError(f"no plan {pile + 1} is {text}")


def sealed(game: Game, last: tuple[str, ...]) -> Roll[Sealed | None] | None:
    """Return turns that led to the sheets as they are."""
    if not last:
        return None
    roll: Roll[Sealed | None] = roll_of(None, game.seats)
    for seat, moves in enumerate(last):
        roll = roll.with_value(seat, Sealed(parse_moves(moves), game.sheets[seat]))
    return roll


def dealt(table: Cards, moment: Moment) -> Cards:
    """Lay the cards of a moment out, in whatever way the table is played."""
    match table:
        case Stacks():
            return stacked(table, moment)
        case Hands():
            held = tuple(map(card, moment.cards))
            pile = Pile(table.pile.cards[: moment.left])
            return replace(table, hands=(held, *table.hands[1:]), pile=pile, handed=True)
        case SoloDeck():
            held = tuple(map(card, moment.cards))
            pile = Pile(table.pile.cards[-moment.left :], table.pile.lower)
            return replace(table, held=held, pile=pile)
        case Duel():
            held = tuple(map(card, moment.cards))
            deck = fewer(table.deck, held)
            rival = replace(table.aaa, stack=tuple(drawn(deck, one) for one in moment.given))
            inserts = [one for one in table.pile.cards if isinstance(one, Insert)]
            pile = Pile((*deck, *inserts), len(deck) + len(inserts))
            return replace(table, held=held, aaa=rival, pile=pile)
        case _:
            raise LookupError(f"no way to lay cards out for {table}")


def drawn(deck: list[Card], action: str) -> Card:
    """Take a card with an action out of a deck."""
    return deck.pop(next(at for at, one in enumerate(deck) if one.action == action))


def stacked(table: Stacks, moment: Moment) -> Stacks:
    """Put a number with its next action on top of each stack, and the action flipped beside it."""
    words = [text.split() for text in moment.cards]
    flipped = tuple(Card(1, Action(action)) for _, action, _ in words)
    tops = (Card(int(number), Action(following)) for number, _, following in words)
    height = moment.left // len(words)
    stacks = tuple(
        (top, *stack[: height - 1]) for top, stack in zip(tops, table.stacks, strict=True)
    )
    return replace(table, stacks=stacks, flipped=flipped)
