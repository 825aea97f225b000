"""The best turns looked at once more, a round further: how a master chooses.

For each of them the sheet is asked what every number would be worth there with every action, as
far as a first sight tells. In the standard game the actions of the next round lie open, so only the
numbers are left to chance; from a hand both are.
"""

from boomtown.fast.kernel import site as at
from boomtown.fast.kernel.bits import below, joined, lowest, mix
from boomtown.fast.kernel.built import Row, inlined, kernel
from boomtown.fast.kernel.cards import CARDS, HEIGHT, INSERT, POSITION, STACKS, STRIDE
from boomtown.fast.kernel.glance import Gains, gains
from boomtown.fast.kernel.pad import (
    CHANCES,
    JUDGED,
    NO_MOVE,
    NUMBERS,
    PARKS,
    SIGHTS,
    TURNS,
    USES,
    rank_turn,
    wipe,
)
from boomtown.fast.kernel.sheet import ROOMS, Pen, crossed, empty, housed, street_of, takes
from boomtown.fast.kernel.terms import Draft, Terms
from boomtown.fast.kernel.turn import first_played, later_played, with_pool
from boomtown.fast.kernel.worth import (
    POINT,
    Judge,
    Streets,
    streets_of,
    worth,
    worth_changed,
    worth_with,
)

ACTIONS = 8
PLAIN = 6  # beside the actions: the number alone
ALL_NUMBERS = 18
HANDS_TRIED = 96
FEW = 5  # cards of a deck from which nothing is foreseen
# A turn that seems so much worse at first is not looked at again.
FAR = 8 * POINT


@inlined
def see(pad: Row, number: int, action: int, value: int) -> None:
    """Note what a number with an action would be worth, if it is more than so far."""
    place = SIGHTS + number * ACTIONS + action
    pad[place] = max(pad[place], value)


@inlined
def seen_temps(pad: Row, gain: int, refused: int) -> None:
    """See what the temps' changes would bring: the best of the numbers within two (R5.5)."""
    for number in range(ALL_NUMBERS):
        best = refused
        for other in range(max(0, number - 2), min(ALL_NUMBERS, number + 3)):
            value = pad[SIGHTS + other * ACTIONS + PLAIN]
            if value > refused:
                best = max(best, value + gain)
        pad[SIGHTS + number * ACTIONS + at.TEMP] = best


@inlined
def see_place(
    judge: Judge, pen: Pen, streets: Streets, number: int, cell: int, gained: Gains, pad: Row
) -> None:
    """See what a number in a house would be worth with each action."""
    street = street_of(judge.book, cell)
    after = housed(pen, cell, number)
    value = worth_changed(judge, after, streets, street)
    see(pad, number, PLAIN, value)
    see(pad, number, at.LANDSCAPER, value + pad[PARKS + street])
    see(pad, number, at.SURVEYOR, value + gained.fence)
    see(pad, number, at.BIS, value + gained.copy)
    see(pad, number, at.REAL_ESTATE, value + gained.improved)
    if judge.book[at.POOLS] >> cell & 1:
        value = max(value, worth_changed(judge, with_pool(after, cell), streets, street))
    see(pad, number, at.POOL, value)


@inlined
def see_parks(judge: Judge, pen: Pen, streets: Streets, now: int, pad: Row) -> None:
    """See what a park of each street would bring."""
    book = judge.book
    for street in range(at.STREETS):
        pad[PARKS + street] = 0
        if (pen.tally >> 4 * street & at.BOX) < book[at.PARK_BOXES + street]:
            value = worth_with(judge, crossed(pen, 4 * street), streets, None)
            pad[PARKS + street] = max(0, value - now)


@kernel
def look(judge: Judge, rooms: Row, pen: Pen, actions: int, pad: Row) -> None:
    """See what each number would be worth with each of these actions on a sheet."""
    book, streets = judge.book, streets_of(judge, pen, None)
    gained = gains(judge, pen, streets, actions, pad)
    now, temp = worth_with(judge, pen, streets, None), 0
    refused = worth_with(judge, crossed(pen, at.REFUSALS_AT), streets, None)
    if (pen.tally >> at.TEMPS_AT & at.BOX) < book[at.TEMP_BOXES]:
        temp = worth_with(judge, crossed(pen, at.TEMPS_AT), streets, None) - now
    see_parks(judge, pen, streets, now, pad)
    for place in range(ALL_NUMBERS * ACTIONS):
        pad[SIGHTS + place] = refused
    cells = empty(book, pen.marks)
    for number in range(ALL_NUMBERS):
        places = takes(rooms, pen, cells, number)
        while places:
            cell = lowest(places)
            places &= places - 1
            see_place(judge, pen, streets, number, cell, gained, pad)
    if actions >> at.TEMP & 1:
        seen_temps(pad, temp, refused)


@kernel
def stacks_ahead(cards: Row, pad: Row) -> int:
    """Return the actions of the next round, six bits each; 0 if they are not known.

    On the pad stands how many of the hidden cards have each number.
    """
    if cards[HEIGHT] - cards[POSITION] < 2:
        return 0
    for number in range(ALL_NUMBERS):
        pad[CHANCES + number] = 0
    actions = 0
    for stack in range(STACKS):
        start = CARDS + stack * cards[STRIDE]
        actions |= 1 << (cards[start + cards[POSITION]] & 7) + 6 * stack
        for place in range(cards[POSITION] + 1, cards[HEIGHT]):
            pad[CHANCES + (cards[start + place] >> 3)] += 1
    return actions


@inlined
def next_worth(pad: Row, actions: int) -> int:
    """Return what the next round of stacks will be worth on average, whatever numbers come."""
    first, second = lowest(actions & 63), lowest(actions >> 6 & 63)
    third, total, many = lowest(actions >> 12), 0, 0
    for one in range(1, 16):
        for two in range(1, 16):
            weight = pad[CHANCES + one] * pad[CHANCES + two]
            if weight == 0:
                continue
            both = max(pad[SIGHTS + one * ACTIONS + first], pad[SIGHTS + two * ACTIONS + second])
            for three in range(1, 16):
                each = weight * pad[CHANCES + three]
                total += each * max(both, pad[SIGHTS + three * ACTIONS + third])
                many += each
    return total // many


@inlined
def hand_worth(pad: Row, one: int, two: int, three: int) -> int:
    """Return what the best of a hand of three would be worth."""
    best = pad[SIGHTS + (one >> 3) * ACTIONS + (two & 7)]
    best = max(best, pad[SIGHTS + (one >> 3) * ACTIONS + (three & 7)])
    best = max(best, pad[SIGHTS + (two >> 3) * ACTIONS + (one & 7)])
    best = max(best, pad[SIGHTS + (two >> 3) * ACTIONS + (three & 7)])
    best = max(best, pad[SIGHTS + (three >> 3) * ACTIONS + (one & 7)])
    return max(best, pad[SIGHTS + (three >> 3) * ACTIONS + (two & 7)])


@inlined
def hands_worth(cards: Row, stream: int, pad: Row) -> int:
    """Return what the next hand will be worth on average, over some that may come."""
    first, many = CARDS + cards[POSITION], cards[HEIGHT] - cards[POSITION]
    total, tried = 0, 0
    for hand in range(HANDS_TRIED):
        base = mix(joined(stream, hand))
        one, two = below(base, many), below(mix(joined(base, 1)), many)
        three = below(mix(joined(base, 2)), many)
        a, b, c = cards[first + one], cards[first + two], cards[first + three]
        apart = one not in (two, three) and two != three
        if apart and a < INSERT and b < INSERT and c < INSERT:
            total += hand_worth(pad, a, b, c)
            tried += 1
    return total // max(tried, 1)


@kernel
def tried_pen(book: Row, terms: Terms, rooms: Row, turn: Draft, place: int, pad: Row) -> Pen:
    """Return the sheet after a turn of the ranking, on rooms laid aside."""
    aside = len(rooms) - ROOMS
    for number in range(ROOMS):
        rooms[aside + number] = rooms[turn.pen.rooms + number]
    p = turn.pen
    pen = Pen(p.marks, p.numbers0, p.numbers1, p.numbers2, p.tally, p.points, p.unused, aside)
    trial = Draft(
        pen,
        turn.choice,
        turn.cell,
        turn.acted,
        turn.claims,
        turn.built,
        turn.asked,
        turn.left,
        0,
        turn.fits,
    )
    trial = first_played(book, terms, rooms, trial, pad[NUMBERS + place])
    if pad[USES + place] != NO_MOVE:
        trial = later_played(book, terms, rooms, trial, pad[USES + place])
    return trial.pen


@kernel
def actions_ahead(book: Row, cards: Row, pad: Row) -> int:
    """Return the actions that may come, six bits a stack; 0 if nothing can be said of them."""
    if book[at.MODE] == at.STANDARD:
        return stacks_ahead(cards, pad)
    return 63 if cards[HEIGHT] - cards[POSITION] > FEW else 0


@inlined
def worth_ahead(judge: Judge, pen: Pen, rooms: Row, actions: int, cards: Row, pad: Row) -> int:
    """Return what a sheet will be worth a round later, on average."""
    look(judge, rooms, pen, (actions | actions >> 6 | actions >> 12) & 63, pad)
    if judge.book[at.MODE] == at.STANDARD:
        return next_worth(pad, actions)
    return hands_worth(cards, judge.scene.stream, pad)


@kernel
def rank_ahead(
    judge: Judge, terms: Terms, rooms: Row, turn: Draft, cards: Row, pad: Row, aside: Row
) -> None:
    """Rank the turns anew, by what the next round will be worth after each of them."""
    actions = actions_ahead(judge.book, cards, pad)
    if actions == 0:
        return
    wipe(aside)
    for place in range(TURNS):
        write, first = pad[NUMBERS + place], pad[JUDGED + place]
        if write != NO_MOVE and first >= pad[JUDGED] - FAR:
            pen = tried_pen(judge.book, terms, rooms, turn, place, pad)
            cost = worth(judge, pen) - first
            later = worth_ahead(judge, pen, rooms, actions, cards, pad)
            rank_turn(aside, later - cost, write, pad[USES + place])
    for place in range(TURNS):
        for row in (JUDGED, NUMBERS, USES):
            pad[row + place] = aside[row + place]
