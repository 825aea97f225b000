"""A room from what is stored: its game is the replay of its decisions (R3.6)."""

from collections.abc import Generator

from boomtown.app.opening import bots_think
from boomtown.app.play import Play
from boomtown.app.room import Room, Tools
from boomtown.app.sayings import Sayings
from boomtown.app.stored import Decision, GameRow, StoredRoom
from boomtown.app.told import Past
from boomtown.app.turns import advance, after_close
from boomtown.editions import edition_of
from boomtown.rules.game import Sealed, submit_turn, turn_of
from boomtown.rules.notation import parse_moves
from boomtown.rules.record_reader import parse_record
from boomtown.rules.replay import opening
from boomtown.rules.turn import play_all

# So many decisions are replayed before other rooms get their turn.
PIECE = 50


def restoring(stored: StoredRoom, tools: Tools) -> Generator[None, None, Room]:
    """Bring a room back, in pieces, because a crowd's log is long."""
    play = None
    if stored.game is not None:
        play = _opened(stored.game)
        for number, decision in enumerate(stored.decisions):
            _replay(play, decision)
            if number % PIECE == 0:
                yield
        play.timing = stored.game.timing
    room = Room(stored.room, stored.chairs, tools, play)
    room.sayings = Sayings(stored.said)
    if play is not None and stored.room.status in ("running", "paused"):
        _catch_up(room, play, stored)
        if not play.game.ended:
            play.timing = play.timing.with_grace(play.waiting(), tools.clock.now())
            bots_think(room)
    return room


def _catch_up(room: Room, play: Play, stored: StoredRoom) -> None:
    """Close a round whose last seats came in at two nodes at once, so that neither saw it full."""
    game = stored.game
    if game is None or game.waiting or game.ended:
        return
    for one in stored.decisions:
        if one.round == game.round:
            play.confirmed_at[one.seat] = one.at
    advance(room, play, game.round)


def restored(stored: StoredRoom, tools: Tools) -> Room:
    """Bring a room back at once."""
    pieces = restoring(stored, tools)
    while True:
        try:
            next(pieces)
        except StopIteration as done:
            room: Room = done.value
            return room


def _opened(row: GameRow) -> Play:
    record = parse_record(row.record)
    first = opening(record, edition_of(record))
    return Play(record, first.game, row.timing, Past(events=first.events))


def _replay(play: Play, decision: Decision) -> None:
    game, seat = play.game, decision.seat
    turn = play_all(turn_of(game, seat), parse_moves(decision.moves))
    step = submit_turn(game, seat, turn)
    if not step.events:
        play.game = step.game
        play.confirmed_at[seat] = decision.at
        return
    outcome = Sealed(turn.moves, turn.sheet, turn.claims, turn.asked, turn.card_left)
    after_close(play, game.sealed.with_value(seat, outcome), step)
    play.confirmed_at.clear()
