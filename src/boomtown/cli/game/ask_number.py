"""The questions about the number: which combination, what change, which house (R4, R5.5, R7)."""

from dataclasses import replace

from boomtown.cli.game.ask import Table, runs, text
from boomtown.cli.game.draft import Choice, Question
from boomtown.cli.screen.cards import goes_where
from boomtown.cli.screen.sheet import Pointers
from boomtown.cli.words.template import signed
from boomtown.rules.moves import BuildRoundabout, Refuse, Write


def ask_roundabout(table: Table) -> Question | None:
    """Ask where the roundabout goes."""
    moves = [move for move in table.options if isinstance(move, BuildRoundabout)]
    if not (table.picked.roundabout and moves):
        return None
    track = table.turn.terms.site.layout.roundabouts
    crossed = table.turn.sheet.roundabouts
    cost = track.value(crossed + 1) - track.value(crossed)
    return Question(
        text("roundabout", cost=cost),
        tuple(Choice(str(move.spot), "", move) for move in moves),
        Pointers({move.spot: "○" for move in moves}),
    )


def ask_offer(table: Table) -> Question | None:
    """Ask for the combination; or offer the refusal."""
    writes = [move for move in table.options if isinstance(move, Write)]
    refusals = [move for move in table.options if isinstance(move, Refuse)]
    if not writes and not refusals:
        return None if table.turn.choice else _only_roundabout()
    offers = sorted({move.offer for move in writes})
    choices = [Choice(str(offer + 1), "", replace(table.picked, offer=offer)) for offer in offers]
    choices += [Choice("x", _refusal(table), move) for move in refusals]
    keys = ", ".join(choice.key for choice in choices if not choice.label)
    where = goes_where(table.seen.table.seen)
    note = text("goes", where=where) if where else ""
    key = "offer" if offers else "only_refusal"
    return Question(text(key, keys=keys, note=note), tuple(choices), default="" if offers else "x")


def _only_roundabout() -> Question:
    return Question(text("only_roundabout"), ())


def _refusal(table: Table) -> str:
    track = table.turn.terms.site.layout.refusals
    box = table.turn.sheet.refusals + 1
    points = signed(-track.value(box))
    return text("refusal", box=box, boxes=track.boxes, points=points)


def ask_change(table: Table) -> Question | None:
    """Ask by how much a temp changes the number, where there is a choice."""
    offer = table.picked.offer
    moves = [m for m in table.options if isinstance(m, Write) and m.offer == offer]
    shifts = list(dict.fromkeys(move.shift for move in moves))
    if len(shifts) < 2 or offer is None:
        return None
    printed = table.turn.terms.offers[offer].number
    choices = tuple(
        Choice(str(key), _change(printed, shift), replace(table.picked, write=(offer, shift)))
        for key, shift in enumerate(shifts, 1)
    )
    crosses = table.turn.sheet.temps < table.turn.terms.site.layout.temp_boxes
    question = text(
        "change" if crosses else "change_free", number=printed, action=_action(table, offer)
    )
    return Question(question, choices)


def _change(printed: int, shift: int | None) -> str:
    if shift is None:
        return text("as_printed", number=printed)
    change = f"+{shift}" if shift > 0 else signed(shift)
    return text("changed", number=printed + shift, change=change)


def ask_house(table: Table) -> Question | None:
    """Ask for the house, once the number is settled."""
    picked = table.picked
    offer, shift = picked.write or (picked.offer, None)
    writes = [move for move in table.options if isinstance(move, Write) and move.offer == offer]
    shifts = {move.shift for move in writes}
    if offer is None or (len(shifts) > 1 and picked.write is None):
        return None
    moves = [move for move in writes if picked.write is None or move.shift == shift]
    if not moves:
        return None
    number = table.turn.terms.offers[offer].number + (moves[0].shift or 0)
    return Question(
        text("house", number=number, action=_action(table, offer), places=_places(moves)),
        tuple(Choice(str(move.spot), "", move) for move in moves),
        Pointers({move.spot: str(number) for move in moves}),
    )


def _action(table: Table, offer: int) -> str:
    return table.terms.action(table.turn.terms.offers[offer].action)


def _places(moves: list[Write]) -> str:
    return runs(move.spot for move in moves)
