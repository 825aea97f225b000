"""A finished game before its rounds are looked at: who played, how it ended, where the rest is."""

import msgspec

from boomtown.app.branching import branches
from boomtown.app.chronicle import Chronicle
from boomtown.app.room import CROWD
from boomtown.app.stored import Listed, StoredRoom
from boomtown.app.told import RoomTold
from boomtown.protocol.games import Game, Town
from boomtown.protocol.messages import Room
from boomtown.protocol.parts import Score
from boomtown.protocol.replays import PAGE
from boomtown.protocol.rooms import room_part, seat_part
from boomtown.protocol.scores import Scores


def game_page(
    stored: StoredRoom, chronicle: Chronicle, scores: Scores, person: int | None, first: int
) -> Game:
    """Return a finished game as `person` sees it, who had this seat or none.

    Of a crowd it names those who are spoken of and the seats from `first` on. Where its rounds
    and sheets lie is for the server to say.
    """
    deal, rounds = chronicle.record.deal, len(chronicle.chapters)
    shown = _shown(chronicle, scores, person, first)
    return Game(
        room=_room(stored, chronicle, person, shown),
        count=chronicle.last.seats,
        rounds=rounds,
        ended=chronicle.ended,
        reasons=list(chronicle.reasons),
        scores=_scores(scores, person),
        page=PAGE,
        record=f"/api/rooms/{stored.room.id}/record",
        seed=str(deal.seed),
        nonce=deal.nonce or "",
        first=first,
        what_if=rounds > 0 and branches(chronicle.last.seats),
    )


def _room(stored: StoredRoom, chronicle: Chronicle, person: int | None, shown: list[int]) -> Room:
    deal = chronicle.record.deal
    told = RoomTold(0, stored.room, stored.chairs, frozenset(), 0, deal)
    room = room_part(told, person)
    seats = [seat_part(told, seat) for seat in shown]
    return msgspec.structs.replace(room, seats=seats)


def _shown(chronicle: Chronicle, scores: Scores, person: int | None, first: int) -> list[int]:
    count = chronicle.last.seats
    if count <= CROWD:
        return list(range(count))
    own = [] if person is None else [person]
    claimed = [
        seat for sign in chronicle.signs if sign.kind == "plan" for seat in sign.seats[:PAGE]
    ]
    return sorted({*range(count)[first : first + PAGE], *own, *scores.best, *claimed})


def _scores(scores: Scores, person: int | None) -> list[Score]:
    """Return all scores; of a crowd's the best and one's own."""
    seats = list(range(len(scores.seats)))
    if len(seats) > CROWD:
        own = [] if person is None or person in scores.best else [person]
        seats = [*scores.best, *own]
    rival = [scores.rival] if scores.rival else []
    return [scores.part(one) for one in (*(scores.seats[seat] for seat in seats), *rival)]


def town(listed: Listed) -> Town:
    """Return a finished game in the list of one's own."""
    row = listed.room
    return Town(
        game=row.id,
        seat=listed.seat,
        ended=row.changed,
        rounds=listed.round,
        edition=row.options.edition,
        mode=row.options.mode,
        seats=listed.taken,
        names=[name for name in listed.names if name],
        what_if=row.origin is not None,
    )
