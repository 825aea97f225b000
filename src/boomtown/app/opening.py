"""The start of a game: who plays, where the cards come from, the first round (R3.1, R3.6)."""

from boomtown.app.options import rules_of, seed_of, settings_of
from boomtown.app.play import Play
from boomtown.app.refusals import refused
from boomtown.app.room import Room
from boomtown.app.seating import ranks_closed
from boomtown.app.stored import GameRow, OpenGame, PutChairs
from boomtown.app.timing import timing_of
from boomtown.app.told import Past
from boomtown.editions import edition
from boomtown.rules.commitment import Deal, promised
from boomtown.rules.game import new_game
from boomtown.rules.modes import MODES
from boomtown.rules.record import format_record, record_of


def begun(room: Room) -> None:
    """Begin with the seats taken; raises `Refused` where they are too few."""
    options = room.row.options
    seats, host = ranks_closed(room.chairs, room.row.host)
    fewest = MODES[options.mode].seats[0]
    if len(seats) < fewest:
        raise refused("too_few", seats=fewest)
    rules = rules_of(options, len(seats))
    deal = _deal(room)
    assert deal.seed is not None
    record = record_of(settings_of(options, len(seats)), edition(options.edition), deal)
    opening = new_game(rules, deal.seed)
    timing = timing_of(options, len(seats), room.now())
    room.set_chairs(seats)
    room.play = Play(record, opening.game, timing, Past(events=opening.events))
    room.store(PutChairs(room.row.id, seats))
    room.set_row(status="running", host=host)
    room.store(OpenGame(_game_row(room, room.play)))
    room.announce()
    room.tell_all(room.table_told)
    room.dismiss_watchers()
    bots_think(room)


def _deal(room: Room) -> Deal:
    typed = seed_of(room.row.options)
    if typed is not None:
        return Deal(typed)
    return promised(room.tools.chance.seed(), room.tools.chance.nonce())


def _game_row(room: Room, play: Play) -> GameRow:
    return GameRow(
        id=room.row.id,
        record=format_record(play.record),
        seats=play.game.seats,
        round=play.game.round,
        waiting=play.game.seats,
        timing=play.timing,
        deadline=play.timing.deadline(range(play.game.seats)),
    )


def bots_think(room: Room) -> None:
    """Let every bot of the table decide its turn."""
    for seat, chair in enumerate(room.chairs):
        if chair.bot is not None:
            room.think(seat, chair.bot)
