"""What a room tells, as bytes: written once where all get the same."""

from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from boomtown.app.room import CROWD
from boomtown.app.told import (
    Answered,
    ConfirmedTold,
    DraftTold,
    EndedTold,
    Explained,
    FarewellTold,
    RoomTold,
    SaidTold,
    SheetTold,
    TableTold,
    TalkTold,
    TallyTold,
    Told,
)
from boomtown.protocol import messages
from boomtown.protocol.figures import figures
from boomtown.protocol.moves import texts
from boomtown.protocol.rooms import room_part
from boomtown.protocol.said import said_part, talk_part
from boomtown.protocol.sheets import bare_sheet, drafted_sheet
from boomtown.protocol.tables import TableFrames, encode, spliced
from boomtown.rules.reasons import Reason
from boomtown.rules.turn import legal


class Frames(Protocol):
    """A message for all: worked out piece by piece, then given out seat by seat."""

    def worked_out(self) -> Iterator[None]:
        """Do the work that is the same for everybody, with pauses."""

    def frame(self, seat: int | None) -> bytes:
        """Return the message for a seat, or for those who watch."""


class Same:
    """A message that is the same for everybody."""

    def __init__(self, content: bytes) -> None:
        """Keep it."""
        self.content = content

    def worked_out(self) -> Iterator[None]:
        """Need no work."""
        return iter(())

    def frame(self, seat: int | None) -> bytes:
        """Return it."""
        del seat
        return self.content


class RoomFrames:
    """The room: all but a few fields are the same for everybody."""

    def __init__(self, told: RoomTold) -> None:
        """Write the part for all."""
        self.told = told
        self.shared = b""

    def worked_out(self) -> Iterator[None]:
        """Write what everybody gets."""
        self.shared = encode(room_part(self.told, None))
        return iter(())

    def frame(self, seat: int | None) -> bytes:
        """Add whose eyes it is for; of a crowd, one's own seat too."""
        if seat is None:
            return self.shared
        if len(self.told.chairs) > CROWD:
            return encode(room_part(self.told, seat))
        host = {"host": True} if seat == self.told.room.host else {}
        return spliced(self.shared, {"you": seat, **host})


def frames(told: Told) -> Frames:
    """Return the frames of a message."""
    match told:
        case TableTold() | EndedTold():
            return TableFrames(told)
        case RoomTold():
            return RoomFrames(told)
        case SaidTold():
            return Same(encode(said_part(told)))
        case TalkTold():
            return Same(encode(talk_part(told)))
        case _:
            return Same(encode(_plain(told)))


Plain = Answered | Explained | ConfirmedTold | TallyTold | DraftTold | SheetTold | FarewellTold


def _plain(told: Plain) -> msgspec.Struct:
    match told:
        case Explained(command_id, why):
            return explained(command_id, why)
        case DraftTold():
            return drafted(told)
        case SheetTold():
            return sheet_of(told)
        case _:
            return _field_by_field(told)


def _field_by_field(
    told: Answered | ConfirmedTold | TallyTold | FarewellTold,
) -> msgspec.Struct:
    match told:
        case Answered(command_id):
            return messages.Answer(command_id)
        case ConfirmedTold(v, number, seat, confirmed, left):
            return messages.Confirmed(v, number, seat, confirmed, left)
        case TallyTold(v, number, count, confirmed, watching, left):
            return messages.Tally(v, number, count, confirmed, watching, left)
        case FarewellTold(code, again):
            return messages.Farewell(code, again)


def explained(command_id: str, why: Reason | None) -> messages.Reason:
    """Return a refusal, or that there is none."""
    if why is None:
        return messages.Reason(command_id, "")
    return messages.Reason(command_id, why.code, why.rule, figures(why.params))


def sheet_of(told: SheetTold) -> messages.SheetOf:
    """Return a seat's sheet that somebody wants to look at."""
    drawn = told.game.sheets[told.seat]
    sheet: Any = (
        drafted_sheet(told.game, drawn, told.temps, told.written)
        if told.scored
        else bare_sheet(told.game, drawn, told.written)
    )
    return messages.SheetOf(told.id, told.seat, sheet, told.name)


def drafted(told: DraftTold) -> messages.Drafted:
    """Return a draft with the sheet it leads to and every legal next move."""
    turn = told.turn
    sheet: Any = drafted_sheet(told.game, turn.sheet, told.temps, told.written)
    return messages.Drafted(
        round=told.game.round,
        moves=texts(turn.moves),
        sheet=sheet,
        legal=texts(legal(turn)),
        id=told.id,
    )
