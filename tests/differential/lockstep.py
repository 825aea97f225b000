"""Both engines side by side: the same seed and the same decisions, every step compared."""

from dataclasses import dataclass, replace
from typing import Any

from boomtown.fast.actions import code_of
from boomtown.fast.codec import lies_of, seed_of_game
from boomtown.fast.kernel import counts, game, moves, terms, turn
from boomtown.fast.kernel.score import rival_points
from boomtown.fast.kernel.site import BOX, TEMPS_AT
from boomtown.fast.lies import Lies, row_of, table_for, unsigned
from boomtown.rules.draft import Turn
from boomtown.rules.game import Game, new_game, submit_turn, turn_of
from boomtown.rules.modes.solo import SoloDeck
from boomtown.rules.modes.standard import Stacks
from boomtown.rules.rng import Stream
from boomtown.rules.scoring import score
from boomtown.rules.settings import Ruleset
from boomtown.rules.sheet import Sheet
from boomtown.rules.street import Street
from boomtown.rules.turn import legal, play
from tests.differential.laid import table_of
from tests.properties.policies import Policy, by_chance

ENDINGS = ("refusals", "plans", "houses", "deck")


@dataclass
class Fast:
    """A game of the fast engine."""

    rules: Ruleset
    seed: int
    lies: Lies | None = None

    def __post_init__(self) -> None:
        """Set the game up."""
        self.book = row_of(self.rules)
        lies = self.lies or table_for(self.rules.settings.seats)
        self.game, self.pens, self.rooms, self.table = lies

    @property
    def at(self) -> tuple[Any, Any, Any]:
        """What most of the kernel is asked with."""
        return self.book, unsigned(self.seed), self.game

    def open(self) -> None:
        """Begin."""
        game.new_game(*self.at, self.pens, self.rooms, self.table)

    def close(self) -> None:
        """Close the round."""
        game.close_round(*self.at, self.pens, self.table)

    def play_randomly(self, told: int) -> None:
        """Play to the end by the random policy."""
        book, seed, state = self.at
        game.play_randomly(book, seed, told, state, self.pens, self.rooms, self.table)

    @property
    def hash(self) -> int:
        """What all moves so far come to."""
        return int(self.game[game.HASH])

    def ended(self) -> tuple[str, ...]:
        """Return every ending that holds."""
        return tuple(name for bit, name in enumerate(ENDINGS) if self.game[game.ENDED] >> bit & 1)

    def rival_total(self) -> int:
        """Return the AAA's score, 0 where there is none."""
        temps = int(self.pens[game.TALLY]) >> TEMPS_AT & BOX
        return int(rival_points(self.book, self.table, temps))

    def total(self, seat: int) -> int:
        """Return a seat's score."""
        return int(game.total(self.book, self.pens, self.table, seat))


def side_by_side(rules: Ruleset, seed: int, policy: Policy = by_chance) -> int:
    """Play a game in both engines; return how many moves were compared."""
    fast = Fast(rules, seed)
    fast.open()
    return to_the_end(fast, new_game(rules, seed).game, policy, Stream(seed))


def from_here(readable: Game, policy: Policy, rng: Stream) -> int:
    """Go on with a game in both engines, as it is encoded for the fast one."""
    fast = Fast(readable.ruleset, seed_of_game(readable), lies_of(readable))
    assert_same_sheets(fast, readable)
    return to_the_end(fast, readable, policy, rng)


def to_the_end(fast: Fast, readable: Game, policy: Policy, rng: Stream) -> int:
    """Play on in both engines; return how many moves were compared."""
    steps = 0
    while not readable.ended:
        assert not fast.ended()
        assert_same_cards(fast, readable)
        for seat in range(readable.seats):
            after, done = one_turn(fast, turn_of(readable, seat), seat, (policy, rng))
            readable, steps = submit_turn(readable, seat, after).game, steps + done
        fast.close()
        assert_same_sheets(fast, readable)
    assert fast.ended() == readable.ended
    scores = {one.seat: one.total for one in score(readable) if one.seat is not None}
    assert {seat: fast.total(seat) for seat in scores} == scores
    assert fast.rival_total() == sum(one.total for one in score(readable) if one.seat is None)
    return steps


def one_turn(
    fast: Fast, draft: Turn, seat: int, chooser: tuple[Policy, Stream]
) -> tuple[Turn, int]:
    """Play a turn in both engines, comparing what is legal before each move."""
    policy, rng = chooser
    offers = game.terms_of(fast.book, fast.game, fast.table, seat)
    pen = game.pen_of(fast.pens, seat)
    now, steps = terms.begun(fast.book, offers, fast.rooms, pen), 0
    while not draft.confirmed:
        options = legal(draft)
        assert fast_legal(fast, offers, now) == [code_of(draft, move) for move in options]
        move = policy(draft, options, rng)
        now = turn.played(fast.book, offers, fast.rooms, now, code_of(draft, move))
        draft, steps = play(draft, move), steps + 1
    game.take_in(fast.game, fast.pens, seat, offers, now)
    return draft, steps


def fast_legal(fast: Fast, offers: terms.Terms, now: terms.Draft) -> list[int]:
    """Return every legal move of the fast engine, in its order."""
    many = counts.counts(fast.book, offers, fast.rooms, now)
    return [moves.move_at(fast.book, offers, fast.rooms, now, many, k) for k in range(many.total)]


def assert_same_cards(fast: Fast, readable: Game) -> None:
    """Compare where every card lies, face down or in hands.

    Discards are sorted before they are used again. Those of stacks count as what is made of them:
    a card left out of a new stack (R3.5) never comes again in a game, so it lies nowhere.
    """
    seats = tuple(range(readable.seats))
    there: Any = readable.table
    here: Any = table_of(fast.table, there, seats)
    if not isinstance(there, SoloDeck):
        there, here = (replace(table, discards=_sorted(table)) for table in (there, here))
    assert here == there


def _sorted(table: Any) -> list[str]:
    return [] if isinstance(table, Stacks) else sorted(map(str, table.discards))


def assert_same_sheets(fast: Fast, readable: Game) -> None:
    """Compare what is written: every house, fence and box."""
    for seat, sheet in enumerate(readable.sheets):
        assert written(fast, seat) == drawn(sheet)


def written(fast: Fast, seat: int) -> tuple[object, ...]:
    """Return what the fast engine has on a sheet, house by house."""
    p = game.WORDS * seat
    word = [int(one) for one in fast.pens[p : p + game.WORDS]]
    tally = word[game.TALLY]
    tracks = [tally >> 4 * track & 15 for track in range(14)]
    plans = [(word[game.POINTS] >> 8 * plan & 255) - 1 for plan in range(3)]
    masks, numbers = word[: game.NUMBERS_AT], word[game.NUMBERS_AT : game.TALLY]
    return tuple(masks), tuple(numbers), tracks, plans


def drawn(sheet: Sheet) -> tuple[object, ...]:
    """Return the same of a sheet of the readable engine."""
    masks, numbers, first = [0] * 7, [0] * 3, 0
    for street in sheet.streets:
        for plot in range(len(street.plots)):
            _draw_house(masks, numbers, street, first, plot)
        first += len(street.plots)
    masks[3] |= 1 << first
    tracks = [*sheet.parks, *sheet.real_estate, sheet.pools, sheet.temps, sheet.bis]
    plans = [-1 if points is None else points for points in sheet.plans]
    return tuple(masks), tuple(numbers), [*tracks, sheet.refusals, sheet.roundabouts], plans


def _draw_house(
    masks: list[int], numbers: list[int], street: Street, first: int, plot: int
) -> None:
    cell, house = first + plot, street.house(plot)
    before = street.house(plot - 1)
    masks[3] |= int(street.fenced(plot)) << cell
    masks[1] |= int(street.plots[plot] is not None and house is None) << cell
    if house is None:
        return
    masks[0] |= 1 << cell
    joined = before is not None and before.number == house.number and (before.bis or house.bis)
    masks[2] |= int(joined) << cell
    masks[4] |= int(bool(house.mark)) << cell
    masks[5] |= int(house.pool) << cell
    masks[6] |= int(house.bis) << cell
    numbers[cell // 12] |= house.number << 5 * (cell % 12)
