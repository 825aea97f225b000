"""A pad on which a turn is thought out: what is best so far, and the moves decided."""

from boomtown.fast.kernel.built import Row, inlined

# Where things stand on a pad.
CLOSER = 6  # so many numbers and places are looked at closely
RANKED = 0  # their worth, best first
WRITES = RANKED + CLOSER  # and their moves
TURNS = 8  # so many of these with a use of their action are kept
JUDGED = WRITES + CLOSER  # their worth, best first
NUMBERS = JUDGED + TURNS  # the move that writes
USES = NUMBERS + TURNS  # and the one that uses the action
FENCES = USES + TURNS  # of each street its best fence
TOLD = FENCES + 3  # the turn's moves: how many, and which
SIGHTS = TOLD + 16  # of each number and action what it would be worth next
CHANCES = SIGHTS + 18 * 8  # how many hidden cards have each number
PARKS = CHANCES + 18  # what a park of each street would bring
PAD = PARKS + 3
NOTHING = -(1 << 40)
NO_MOVE = -1


@inlined
def note(pad: Row, move: int) -> int:
    """Note a move of the turn."""
    pad[TOLD] += 1
    pad[TOLD + pad[TOLD]] = move
    return move


@inlined
def wipe(pad: Row) -> None:
    """Forget what was best."""
    for place in range(CLOSER):
        pad[RANKED + place], pad[WRITES + place] = NOTHING, NO_MOVE
    for place in range(TURNS):
        pad[JUDGED + place], pad[NUMBERS + place] = NOTHING, NO_MOVE


@inlined
def rank_write(pad: Row, value: int, write: int) -> None:
    """Keep a number and its place if it is among the best."""
    place = CLOSER - 1
    if value <= pad[RANKED + place]:
        return
    while place > 0 and value > pad[RANKED + place - 1]:
        pad[RANKED + place] = pad[RANKED + place - 1]
        pad[WRITES + place] = pad[WRITES + place - 1]
        place -= 1
    pad[RANKED + place], pad[WRITES + place] = value, write


@inlined
def rank_turn(pad: Row, value: int, write: int, use: int) -> None:
    """Keep a number with a use of its action if it is among the best."""
    place = TURNS - 1
    if value <= pad[JUDGED + place]:
        return
    while place > 0 and value > pad[JUDGED + place - 1]:
        pad[JUDGED + place] = pad[JUDGED + place - 1]
        pad[NUMBERS + place] = pad[NUMBERS + place - 1]
        pad[USES + place] = pad[USES + place - 1]
        place -= 1
    pad[JUDGED + place], pad[NUMBERS + place], pad[USES + place] = value, write, use
