"""Whether guesses have the odds that all deals of a tiny deck give them: Pearson's chi-square."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction

from boomtown.fast.codec import rearranged
from boomtown.fast.decks import put_cards
from boomtown.fast.kernel import site
from boomtown.fast.lies import table_for, words
from boomtown.rules.cards import Card
from boomtown.rules.mode import NOTHING, Own, Seen, Table
from boomtown.rules.modes.aaa import Duel
from boomtown.rules.modes.expert import Hands
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.pile import Insert
from boomtown.rules.rng import Stream
from tests.differential.laid import table_of
from tests.properties.cards_on_table import heaps

GUESSES = 20_000
Z = 3.719  # one in 10,000 lies above
LEAST_EXPECTED = 5
MODES = {Stacks: site.STANDARD, SoloDeck: site.SOLO, Hands: site.EXPERT, Duel: site.AAA}

Known = tuple[Seen, Own]
Hidden = tuple[Hashable, ...]
Odds = Mapping[Hidden, Fraction]


def critical(freedom: int) -> float:
    """Return the value that one statistic in 10,000 exceeds (by Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + Z * spread**0.5) ** 3)


def statistic(counted: Mapping[Hidden, int], odds: Odds) -> float:
    """Return the sum of squared deviations, each by what was expected."""
    total = sum(counted.values())
    expected = {outcome: float(chance) * total for outcome, chance in odds.items()}
    assert min(expected.values()) >= LEAST_EXPECTED
    return sum((counted[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())


def check_odds(guess: Callable[[], Hidden], odds: Odds) -> None:
    """Every outcome of a guess is one of those possible, and each has its odds."""
    counted = Counter(guess() for _ in range(GUESSES))
    assert sum(odds.values()) == 1
    assert counted.keys() - odds.keys() == set()
    assert statistic(counted, odds) < critical(len(odds) - 1)


def shares(weighed: Mapping[Hidden, int]) -> Odds:
    """Return the odds of outcomes that occur so many times among equally likely cases."""
    total = sum(weighed.values())
    return {outcome: Fraction(cases, total) for outcome, cases in weighed.items()}


def known(table: Table, seat: int | None) -> Known:
    """Return all that a seat knows of the cards."""
    return table.seen(), NOTHING if seat is None else table.own(seat)


def hidden(table: Table) -> Hidden:
    """Return where all cards lie; discarded inserts lie in no order."""
    if isinstance(table, Duel):
        cards = [card for card in table.discards if isinstance(card, Card)]
        inserts = sorted(card for card in table.discards if isinstance(card, Insert))
        table = replace(table, discards=(*cards, *inserts))
    return heaps(table)


def check_guesses(tables: Iterable[Table], true: Table, seat: int | None = None) -> int:
    """Guesses behind a view have the odds of all equally likely tables with the same view.

    So have those of the fast engine, which moves a guess's cards about; it has no spectators of
    hands. Returns how many different tables there are.
    """
    facts = known(true, seat)
    cases = Counter(hidden(table) for table in tables if known(table, seat) == facts)
    rng = Stream(len(cases))
    seen, own = true.seen(), facts[1]
    check_odds(lambda: hidden(seen.guess(seat, own, rng)), shares(cases))
    if seat is not None or not isinstance(true, Hands):
        check_odds(moved_about(seen.guess(seat, own, rng), seat or 0, rng), shares(cases))
    return len(cases)


def moved_about(table: Table, seat: int, rng: Stream) -> Callable[[], Hidden]:
    """Return a guess by the fast engine: the same cards, the hidden ones in another order."""
    seats = len(table.hands) if isinstance(table, Hands) else 1
    shown = [(seat + place) % seats for place in range(seats)]
    mode = next(mode for kind, mode in MODES.items() if isinstance(table, kind))
    book, lies = [0] * site.WIDTH, table_for(seats)
    book[site.MODE], book[site.SEATS] = mode, seats
    put_cards(lies.cards, table, shown)
    row = words(book)

    def guess() -> Hidden:
        rearranged(row, lies, rng.bits())
        return hidden(table_of(lies.cards, table, shown))

    return guess
