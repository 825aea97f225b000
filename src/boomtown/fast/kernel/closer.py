"""The best numbers and places looked at closely: with everything that their action can do."""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import below, joined, lowest, mix, popcount
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.counts import (
    copies_from_left,
    copies_from_right,
    fence_gaps,
    free_columns,
)
from boomtown.fast.kernel.gifts import price
from boomtown.fast.kernel.glance import rank_writes
from boomtown.fast.kernel.pad import CLOSER, FENCES, NO_MOVE, WRITES, rank_turn, wipe
from boomtown.fast.kernel.sheet import Pen, crossed, housed, street_of
from boomtown.fast.kernel.terms import (
    BUILD,
    COPY,
    FENCE,
    IMPROVE,
    KINDS,
    OFFER,
    PARK,
    REFUSE,
    Draft,
    Terms,
    action_of,
    all_writes,
    number_fits,
    number_of,
    shifted,
)
from boomtown.fast.kernel.turn import acted_on, changed
from boomtown.fast.kernel.worth import (
    Judge,
    Scene,
    Streets,
    street_stand,
    with_street,
    worth,
    worth_changed,
    worth_with,
)


@inlined
def acts(book: Row, pad: Row, pen: Pen, action: int, cell: int) -> tuple[int, int]:
    """Return what an action may be used for after a number: houses, gaps or columns, as bits."""
    street = street_of(book, cell)
    if action == at.SURVEYOR:
        near = book[at.STREET_CELLS + street] | pad[FENCES] | pad[FENCES + 1] | pad[FENCES + 2]
        return fence_gaps(book, pen.marks) & near, 0
    if action == at.REAL_ESTATE:
        return free_columns(book, pen.tally), 0
    if action == at.LANDSCAPER:
        boxes = pen.tally >> 4 * street & at.BOX
        return (1 << street if boxes < book[at.PARK_BOXES + street] else 0), 0
    if action == at.POOL:
        return book[at.POOLS] & 1 << cell, 0
    if action == at.BIS and (pen.tally >> at.BIS_AT & at.BOX) < book[at.BIS_BOXES]:
        return copies_from_left(book, pen.marks), copies_from_right(book, pen.marks)
    return 0, 0


@inlined
def kind_of(action: int) -> int:
    """Return which move uses an action."""
    if action == at.SURVEYOR:
        return FENCE
    if action == at.REAL_ESTATE:
        return IMPROVE
    if action == at.LANDSCAPER:
        return PARK
    return BUILD if action == at.POOL else COPY


@inlined
def misjudged(scene: Scene, write: int, use: int) -> int:
    """Return by how much a player in haste is wrong about a turn: the same each time it looks."""
    if scene.haste == 0:
        return 0
    number = mix(joined(joined(scene.stream, write), use + 1))
    return below(number, 2 * scene.haste + 1) - scene.haste


@inlined
def worth_used(judge: Judge, pen: Pen, streets: Streets, use: tuple[int, int]) -> int:
    """Return what a sheet is worth after a use of an action."""
    book = judge.book
    kind, what = use
    after = acted_on(pen, kind, what)
    if kind == IMPROVE:
        return worth(judge, after)
    if kind in (FENCE, COPY):
        street = street_of(book, what & 255)
        return worth_changed(judge, after, streets, street)
    return worth_with(judge, after, streets, None)


@kernel
def rank_uses(judge: Judge, terms: Terms, pen: Pen, write: int, streets: Streets, pad: Row) -> None:
    """Rank a number with each use of its action, and with none."""
    offer, shift, cell = write & 15, write >> 4 & 15, write >> OFFER & 63
    book, action, street = judge.book, action_of(terms, offer), street_of(judge.book, cell)
    after = changed(book, housed(pen, cell, shifted(number_of(terms, offer), shift)), shift)
    streets = with_street(streets, street, street_stand(judge, after, street, None))
    cost = price(book, terms, offer)
    value = worth_with(judge, after, streets, None) - cost
    rank_turn(pad, value + misjudged(judge.scene, write, NO_MOVE), write, NO_MOVE)
    if action == at.TEMP:
        return
    kind, what = kind_of(action), 0
    left, right = acts(book, pad, after, action, cell)
    for _ in range(popcount(left) + popcount(right)):
        if left:
            what = lowest(left)
            left &= left - 1
        else:
            what = lowest(right) | 1 << OFFER
            right &= right - 1
        use = kind * KINDS + what
        value = worth_used(judge, after, streets, (kind, what)) - cost
        rank_turn(pad, value + misjudged(judge.scene, write, use), write, use)


@kernel
def rank_turns(judge: Judge, terms: Terms, rooms: Row, turn: Draft, pad: Row) -> None:
    """Rank what a turn can be: numbers with the uses of their action, or a refusal."""
    book = judge.book
    wipe(pad)
    streets = rank_writes(judge, terms, rooms, turn.pen, pad)
    for place in range(CLOSER):
        if pad[WRITES + place] != NO_MOVE:
            write = pad[WRITES + place]
            rank_uses(judge, terms, turn.pen, write, streets, pad)
    fits = turn.fits
    if not book[at.TURN_START]:
        fits = number_fits(book, terms, rooms, turn.pen, all_writes(book, terms, rooms, turn.pen))
    if not fits:
        refused = crossed(turn.pen, at.REFUSALS_AT)
        value = worth_with(judge, refused, streets, None)
        rank_turn(pad, value, REFUSE * KINDS, NO_MOVE)
