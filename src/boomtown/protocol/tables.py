"""An open round and the end of a game: the table's part written once, each seat's own added."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from boomtown.app.room import CROWD
from boomtown.app.told import EndedTold, Past, TableTold
from boomtown.protocol import messages
from boomtown.protocol.cards import cards_part, private_cards
from boomtown.protocol.figures import happenings
from boomtown.protocol.moves import texts
from boomtown.protocol.parts import Played, Standing
from boomtown.protocol.plans import plan_parts
from boomtown.protocol.scores import Scores
from boomtown.protocol.sheets import bare_sheet
from boomtown.rules.view import View, view

# Up to so many seats everybody is sent every sheet; beyond, one asks for those one looks at.
ALL_SHEETS = 12
# So many are sent to those who watch a larger game.
NEAR = 3

Parts = dict[str, Any]
encode = msgspec.json.Encoder().encode


REQUIRED = {
    field.name
    for kind in (messages.Table, messages.Ended)
    for field in msgspec.structs.fields(kind)
    if field.required
}
LEFT_OUT: tuple[object, ...] = ([], {}, None, "")


def spliced(shared: bytes, own: Parts) -> bytes:
    """Return one object made of an encoded one and further fields."""
    return shared[:-1] + b"," + encode(own)[1:] if own else shared


def without_defaults(given: Parts) -> Parts:
    """Return the fields without those that are left out because they say nothing."""
    return {
        name: value for name, value in given.items() if name in REQUIRED or value not in LEFT_OUT
    }


class TableFrames:
    """A table's or an end's message for every seat; ready once `worked_out` has run to its end."""

    def __init__(self, told: TableTold | EndedTold) -> None:
        """Keep what is told; nothing is written yet."""
        self.told = told
        self.game = told.game
        self.seats = told.game.seats
        self.scores = Scores(told.game, told.written)
        self.shared = b""
        self._watched: bytes | None = None

    @property
    def hides_scores(self) -> bool:
        """Whether nobody is told how others stand: never of a game that is over."""
        return isinstance(self.told, TableTold) and not self.told.room.options.scores

    @property
    def crowd(self) -> bool:
        """Whether only the best and oneself are told of."""
        return self.seats > CROWD

    def worked_out(self) -> Iterator[None]:
        """Score all sheets, then write the table's part."""
        yield from self.scores.worked_out()
        self.shared = encode(without_defaults(self._shared()))

    def frame(self, seat: int | None) -> bytes:
        """Return the message for a seat, or for those who watch, of whom there may be thousands."""
        if seat is not None:
            return spliced(self.shared, without_defaults(self._own(seat)))
        if self._watched is None:
            self._watched = spliced(self.shared, without_defaults(self._own(None)))
        return self._watched

    def _shared(self) -> Parts:
        everybody = view(self.game, None)
        shared = {
            "v": self.told.v,
            "plans": plan_parts(everybody.table.plans, None if self.crowd else self._claims()),
            "events": happenings(self.told.past.events),
        }
        if not private_cards(self.game):
            shared["cards"] = self._cards(everybody)
        if self.seats <= ALL_SHEETS and not self.hides_scores:
            shared["sheets"] = self._sheets(range(self.seats), None)
        if not self.crowd:
            shared["last"] = played(self.told.past, range(self.seats))
        if isinstance(self.told, TableTold):
            return {"t": "table", **shared, **self._table(self.told, everybody)}
        return {"t": "ended", **shared, **self._end(self.told)}

    def _own(self, seat: int | None) -> Parts:
        own: Parts = {}
        mine = view(self.game, seat)
        if private_cards(self.game):
            own["cards"] = self._cards(mine)
        if self.seats > ALL_SHEETS:
            own["sheets"] = self._sheets(self._near(seat), seat)
        elif self.hides_scores:
            own["sheets"] = self._sheets(range(self.seats), seat)
        if self.crowd:
            shown = [] if seat is None else [seat]
            own["last"] = played(self.told.past, shown)
            self._among_the_best(seat, own)
        if isinstance(self.told, TableTold):
            if self.told.timing.banks:
                own["deadline"] = self.told.timing.left(seat, self.told.now)
            own["sent"] = None if mine.sealed is None else texts(mine.sealed)
        return own

    def _among_the_best(self, seat: int | None, own: Parts) -> None:
        best = self.scores.best
        seats = best if seat is None or seat in best else [*best, seat]
        if isinstance(self.told, TableTold):
            own["standings"] = self._standings(seats)
        else:
            own["scores"] = [
                self.scores.part(self.scores.seats[one], self.told.chairs[one].name)
                for one in seats
            ]

    def _table(self, told: TableTold, everybody: View) -> Parts:
        confirmed = everybody.table.confirmed
        deadline = None if told.timing.banks else told.timing.left(None, told.now)
        return {
            "round": everybody.table.round,
            "totals": []
            if self.crowd or self.hides_scores
            else [score.total for score in self.scores.seats],
            **({} if self.crowd else {"standings": self._standings(self.scores.best)}),
            "confirmed": []
            if self.crowd
            else [seat for seat in range(self.seats) if confirmed >> seat & 1],
            "banks": [] if self.crowd else list(told.timing.banks),
            "deadline": deadline,
        }

    def _standings(self, seats: list[int]) -> list[Standing]:
        if self.hides_scores or self.seats == 1:
            return []
        return self.scores.standings(self.told.chairs, seats)

    def _end(self, told: EndedTold) -> Parts:
        seats = [] if self.crowd else self.scores.seats
        rival = [self.scores.rival] if self.scores.rival else []
        scores = [self.scores.part(one) for one in (*seats, *rival)]
        return {
            "reasons": list(told.reasons),
            **({} if self.crowd else {"scores": scores}),
            "record": f"/api/rooms/{told.room.id}/record",
            "seed": str(told.deal.seed),
            "nonce": told.deal.nonce or "",
            "count": self.seats,
        }

    def _cards(self, seen: View) -> Any:
        aids = self.told.room.options.aids
        return cards_part(seen.table, seen.own, aids=aids, rival=self.scores.rival)

    def _claims(self) -> Any:
        return self.told.past.claims

    def _near(self, seat: int | None) -> list[int]:
        """Return the seats whose sheets are sent unasked: one's own and the neighbours'."""
        if seat is None:
            # Which sheets are the best says how they stand.
            return list(range(NEAR)) if self.hides_scores else self.scores.best[:NEAR]
        return sorted({(seat + step) % self.seats for step in (-1, 0, 1)})

    def _sheets(self, seats: Iterable[int], own: int | None) -> dict[int, msgspec.Raw]:
        return {seat: self._sheet(seat, own) for seat in seats}

    def _sheet(self, seat: int, own: int | None) -> msgspec.Raw:
        if self.hides_scores and seat != own:
            return bare_sheet(self.game, self.game.sheets[seat], self.told.written)
        return self.scores.sheets[seat]


def played(past: Past, seats: Iterable[int]) -> list[Played]:
    """Return what these seats did in the round that has closed."""
    if past.sealed is None:
        return []
    turns = ((seat, past.sealed[seat]) for seat in seats)
    return [Played(seat, texts(turn.moves)) for seat, turn in turns if turn is not None]
