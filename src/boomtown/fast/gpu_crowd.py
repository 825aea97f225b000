"""A group of a GPU's threads that play a builder's turn together (gpu_builders.py).

A turn goes by stages. Each has a list of sheets to judge (gpu_lots.py): every thread takes its
share, the best are found by exchange, and the first thread plays. All see the game and the notes on
the turn in their block's memory; only the first changes the game, and all wait for it.
"""

from boomtown.fast.gpu_group import LANES, Group, keep_gains, together, top, topmost
from boomtown.fast.gpu_lots import (
    Lot,
    anywhere,
    claim_lot,
    gain_lot,
    gains_many,
    looked_at,
    rounded_lot,
    turn_lot,
    uses_many,
    ways_for,
    write_lot,
)
from boomtown.fast.gpu_notes import (
    BEST,
    COUNTS,
    LAST,
    NO_KEY,
    ORDER_AT,
    PLACES,
    REFUSES,
    SORTS,
    USE_AT,
    USE_KIND,
    USE_WHAT,
    VALUE_AT,
    WAYS,
    WHAT,
    WRITTEN,
    gains_of,
    keep_fences,
    keep_stand,
    keep_turn,
    streets_known,
    turn_of,
)
from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import popcount
from boomtown.fast.kernel.builder import ended_turn, numbered_turn
from boomtown.fast.kernel.built import Row, inlined
from boomtown.fast.kernel.counts import round_places
from boomtown.fast.kernel.game import (
    ENDED,
    close_round,
    keep_pen,
    new_game,
    pen_of,
    take_in,
    terms_of,
)
from boomtown.fast.kernel.game import ROUND as PLAYED
from boomtown.fast.kernel.pad import CLOSER, NO_MOVE, NUMBERS, TOLD, USES, WRITES, note
from boomtown.fast.kernel.playout import Lies, scene_of
from boomtown.fast.kernel.sheet import Pen, crossed
from boomtown.fast.kernel.terms import CLAIM as CLAIM_PLAN
from boomtown.fast.kernel.terms import (
    KINDS,
    NO_CHOICE,
    REFUSE,
    ROUND,
    Draft,
    Terms,
    all_writes,
    begun,
    number_fits,
)
from boomtown.fast.kernel.turn import first_played, later_played
from boomtown.fast.kernel.worth import Judge, worth_with

# What a group is at: looking at the streets, a roundabout first, what actions gain, numbers, their
# uses, plans, a roundabout at last.
LOOK, OPEN, GAIN, WRITE, USE, CLAIM, ROUNDED, DONE = range(8)

PLAN_CARDS = 3


@inlined
def lots_many(book: Row, terms: Terms, rooms: Row, pen: Pen, notes: Row, stage: int) -> int:
    """Count what there is to judge at a stage."""
    if stage == LOOK:
        return at.STREETS
    if stage == GAIN:
        return gains_many(anywhere(book, terms, pen))
    if stage == WRITE:
        return all_writes(book, terms, rooms, pen)
    if stage == USE:
        many = refusals(book, terms, rooms, turn_of(notes, pen))
        for place in range(CLOSER):
            many += notes[COUNTS + place]
        return many
    if stage == CLAIM:
        return notes[WAYS] + notes[WAYS + 1] + notes[WAYS + 2]
    return 1 + popcount(notes[PLACES])


@inlined
def refusals(book: Row, terms: Terms, rooms: Row, turn: Draft) -> int:
    """Tell whether one may refuse: 1 or 0."""
    fits = turn.fits
    if not book[at.TURN_START]:
        fits = number_fits(book, terms, rooms, turn.pen, all_writes(book, terms, rooms, turn.pen))
    return 0 if fits else 1


@inlined
def lot_at(book: Row, terms: Terms, rooms: Row, pen: Pen, notes: Row, stage: int, k: int) -> Lot:
    """Return the k-th of what there is to judge at a stage."""
    if stage == LOOK:
        return Lot(pen, 1 << k, 0, 0, 0)
    if stage == GAIN:
        return gain_lot(book, pen, anywhere(book, terms, pen), k)
    if stage == WRITE:
        return write_lot(book, terms, rooms, pen, gains_of(notes), k)
    if stage == USE:
        return turn_lot(book, terms, pen, notes, k)
    if stage == CLAIM:
        return claim_lot(book, terms, pen, notes, k)
    without = crossed(pen, at.REFUSALS_AT) if stage == OPEN else pen
    return rounded_lot(book, pen, without, notes[PLACES], k)


@inlined
def play(book: Row, terms: Terms, lies: Lies, seat: int, notes: Row, stage: int, what: int) -> None:
    """Play what was found best at a stage."""
    turn = turn_of(notes, pen_of(lies[1], seat))
    if stage == OPEN:
        move = note(notes, ROUND * KINDS + what - 1)
        turn = first_played(book, terms, lies[2], turn, move)
    elif stage == USE:
        notes[NUMBERS], notes[USES] = what & WRITTEN, NO_MOVE
        use = what >> USE_AT
        if what == REFUSES:
            notes[NUMBERS] = REFUSE * KINDS
        elif use:
            notes[USES] = (use >> USE_KIND) * KINDS + (use & USE_WHAT)
        turn = numbered_turn(book, terms, lies[2], turn, 0, notes)
    else:
        move = CLAIM_PLAN * KINDS + what if stage == CLAIM else ROUND * KINDS + what - 1
        turn = later_played(book, terms, lies[2], turn, note(notes, move))
    keep_pen(lies[1], seat, turn.pen)
    keep_turn(notes, turn)


@inlined
def next_stage(book: Row, stage: int, many: int, what: int) -> int:
    """Return the stage that follows, now that the best was played."""
    if stage == OPEN:
        return LOOK if what else GAIN
    if stage == GAIN:
        return WRITE
    if stage == WRITE:
        return USE
    if stage == USE or (stage == CLAIM and many):
        return CLAIM
    if stage == CLAIM:
        return LOOK if book[at.ROUNDABOUT_BOXES] else DONE
    return DONE


@inlined
def after_look(book: Row, terms: Terms, rooms: Row, turn: Draft) -> int:
    """Return the stage that follows a look at the streets."""
    if turn.choice != NO_CHOICE:
        return ROUNDED
    closed = book[at.ROUNDABOUT_BOXES] and not turn.built
    return OPEN if closed and not all_writes(book, terms, rooms, turn.pen) else GAIN


@inlined
def prepare(
    group: Group, book: Row, terms: Terms, rooms: Row, turn: Draft, notes: Row, stage: int
) -> None:
    """Note what the list of a stage needs."""
    lane = group.lane
    if stage == GAIN and lane < SORTS:
        notes[BEST + lane] = NO_KEY
    if stage == CLAIM and lane < PLAN_CARDS:
        notes[WAYS + lane] = ways_for(book, terms, turn.pen, lane)
    if stage in (OPEN, ROUNDED) and lane == 0:
        notes[PLACES] = round_places(book, terms, rooms, turn)
    together(group)


@inlined
def keep_writes(group: Group, book: Row, terms: Terms, pen: Pen, notes: Row, held: int) -> None:
    """Note the best numbers, and how many uses each has."""
    if group.lane < CLOSER:
        write = held & WHAT if held > NO_KEY else NO_MOVE
        notes[WRITES + group.lane] = write
        many = uses_many(book, terms, pen, notes, write) if held > NO_KEY else 0
        notes[COUNTS + group.lane] = many


@inlined
def judged(judge: Judge, lot: Lot, notes: Row, stage: int, k: int) -> int:
    """Return what a sheet of the list is worth, with its place in it; a look is only noted."""
    streets = looked_at(judge, lot, streets_known(notes))
    if stage == LOOK:
        keep_stand(notes, k, streets)
        return NO_KEY
    value = worth_with(judge, lot.pen, streets, None) + lot.gain
    return value << VALUE_AT | (LAST - k) << ORDER_AT | lot.what


@inlined
def group_turn(group: Group, judge: Judge, terms: Terms, lies: Lies, seat: int, notes: Row) -> None:
    """Play a seat's turn but for its end, stage by stage: all of a list, then what was best."""
    book, (_, pens, rooms, _), stage = judge.book, lies, LOOK
    while stage < DONE:
        pen, best = pen_of(pens, seat), NO_KEY
        prepare(group, book, terms, rooms, turn_of(notes, pen), notes, stage)
        many = lots_many(book, terms, rooms, pen, notes, stage)
        for first in range(0, many, LANES):
            k, key, sort = first + group.lane, NO_KEY, 0
            if k < many:
                lot = lot_at(book, terms, rooms, pen, notes, stage, k)
                key, sort = judged(judge, lot, notes, stage, k), lot.sort
            if stage == GAIN:
                keep_gains(group, notes, sort, key)
            elif stage == WRITE:
                best = topmost(group, key, best)
            elif stage != LOOK:
                best = max(best, top(group, key))
        together(group)
        stage = settled(group, book, terms, lies, seat, notes, stage, many, best)


@inlined
def settled(
    group: Group,
    book: Row,
    terms: Terms,
    lies: Lies,
    seat: int,
    notes: Row,
    stage: int,
    many: int,
    best: int,
) -> int:
    """Take in what a stage has found; return the next one."""
    pen, what = pen_of(lies[1], seat), best & WHAT
    if stage == LOOK:
        return after_look(book, terms, lies[2], turn_of(notes, pen))
    if stage == WRITE:
        keep_writes(group, book, terms, pen, notes, best)
    elif group.lane == 0:
        if stage == GAIN:
            keep_fences(notes)
        elif many and (stage in (USE, CLAIM) or what):
            play(book, terms, lies, seat, notes, stage, what)
    together(group)
    return next_stage(book, stage, many, what)


@inlined
def group_round(group: Group, book: Row, worths: Row, seed: int, lies: Lies, notes: Row) -> None:
    """Play a round of builders."""
    state, pens, rooms, table = lies
    for seat in range(book[at.SEATS]):
        terms = terms_of(book, state, table, seat)
        judge = Judge(book, worths, scene_of(book, state, pens, table, seat))
        if group.lane == 0:
            notes[TOLD] = 0
            keep_turn(notes, begun(book, terms, rooms, pen_of(pens, seat)))
        together(group)
        group_turn(group, judge, terms, lies, seat, notes)
        if group.lane == 0:
            turn = turn_of(notes, pen_of(pens, seat))
            turn = ended_turn(book, terms, rooms, turn, table, notes)
            take_in(state, pens, seat, terms, turn)
        together(group)
    if group.lane == 0:
        close_round(book, seed, state, pens, table)
    together(group)


@inlined
def group_game(
    group: Group, book: Row, worths: Row, seed: int, last: int, lies: Lies, notes: Row
) -> None:
    """Play a game of builders, to a last round."""
    state, pens, rooms, table = lies
    if group.lane == 0:
        new_game(book, seed, state, pens, rooms, table)
    together(group)
    while not state[ENDED] and state[PLAYED] <= last:
        group_round(group, book, worths, seed, lies, notes)
