"""The room as it travels: seats, options, the sheet of its edition."""

from functools import lru_cache
from typing import Any, Literal

import msgspec

from boomtown.app.latecomers import open_to_all
from boomtown.app.options import Options, rules_of
from boomtown.app.room import CROWD
from boomtown.app.seating import Chair
from boomtown.app.stored import RoomRow
from boomtown.app.talk import voice_of
from boomtown.app.told import RoomTold
from boomtown.bots import roster
from boomtown.protocol.choices import BotChoice
from boomtown.protocol.choices import Options as OptionsPart
from boomtown.protocol.messages import Room
from boomtown.protocol.parts import Origin, Seat
from boomtown.protocol.sheets import layout_part
from boomtown.rules.modes import MODES

FIRST_OF_CROWD = 12

State = Literal["free", "here", "away", "bot"]


def options_part(options: Options) -> OptionsPart:
    """Return the options."""
    return msgspec.convert(options, OptionsPart, from_attributes=True)


def room_part(told: RoomTold, seat: int | None) -> Room:
    """Return the room as one seat sees it."""
    row, deal = told.room, told.deal
    return Room(
        v=told.v,
        room=row.id,
        status=row.status,
        options=options_part(row.options),
        seats=[seat_part(told, place) for place in _shown(told, seat)],
        you=seat,
        host=seat is not None and seat == row.host,
        watching=told.watching,
        bots=bot_choices(),
        layout=_layout(row),
        next_room=row.next_room or None,
        known_seed=deal.known if deal else bool(row.options.seed),
        commitment=(deal.commitment or "") if deal else "",
        count=len(told.chairs),
        crowd=len(told.chairs) > CROWD,
        origin=_origin(row),
        locked=row.locked,
    )


def bot_choices() -> list[BotChoice]:
    """Return the bots that a host can choose from, the weakest first."""
    return [BotChoice(bot.name, bot.level, bot.thinks) for bot in roster().values()]


def _origin(row: RoomRow) -> Origin | None:
    where = row.origin
    return None if where is None else Origin(where.game, where.round, where.seat)


def _shown(told: RoomTold, seat: int | None) -> list[int]:
    """Return the seats to show: all, free ones up to the number too; of a crowd the first few."""
    count = len(told.chairs)
    if count <= CROWD:
        wanted = told.room.options.seats if told.room.status == "lobby" else 0
        return list(range(max(count, wanted)))
    first = list(range(FIRST_OF_CROWD))
    return first if seat is None or seat in first else [*first, seat]


def seat_part(told: RoomTold, place: int) -> Seat:
    """Return who sits on a seat."""
    chair = told.chairs[place] if place < len(told.chairs) else Chair()
    return Seat(
        seat=place,
        state=state_of(chair, here=place in told.here),
        name=chair.name,
        city=chair.city,
        colour=chair.colour,
        bot=chair.bot,
        host=place == told.room.host,
        ready=chair.ready,
        open=open_to_all(told.room, chair),
        voice=voice_of(told.room.id, chair.people[0]) if chair.people else "",
    )


def state_of(chair: Chair, *, here: bool) -> State:
    """Return what a seat shows."""
    if chair.bot is not None:
        return "bot"
    if chair.free:
        return "free"
    return "here" if here else "away"


def _layout(row: RoomRow) -> Any:
    """Return the sheet in play, encoded: it is the same in thousands of rooms."""
    options = row.options
    return _encoded_layout(options.edition, options.sheet, options.mode, options.roundabouts)


@lru_cache
def _encoded_layout(name: str, sheet: str, mode: str, roundabouts: bool) -> msgspec.Raw:  # noqa: FBT001 - a key
    options = Options(edition=name, sheet=sheet, mode=mode, roundabouts=roundabouts)
    rules = rules_of(options, MODES[mode].seats[0])
    return msgspec.Raw(msgspec.json.encode(layout_part(rules.site.layout)))
