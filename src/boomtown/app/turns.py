"""The open round: drafts, confirming, taking back, and closing it (R3.3, R3.8)."""

from boomtown.app import commands
from boomtown.app.drafts import stepped
from boomtown.app.lobby import seat_of
from boomtown.app.opening import bots_think
from boomtown.app.play import Play
from boomtown.app.presence import Who
from boomtown.app.refusals import refused
from boomtown.app.room import Room
from boomtown.app.stored import Advance, Decide, Decision, Undo
from boomtown.app.told import ConfirmedTold, DraftTold, Explained, Past, SheetTold
from boomtown.rules.draft import Turn
from boomtown.rules.game import Sealed, Step, submit_turn, take_back
from boomtown.rules.notation import format_moves
from boomtown.rules.roll import Roll
from boomtown.rules.turn import why_not


def open_play(room: Room, round_number: int | None = None) -> Play:
    """Return the running game; raises `Refused` if it is over, or in another round by now."""
    if room.play is None or room.row.status not in ("running", "paused"):
        raise refused("game_not_running")
    if round_number not in (None, room.play.game.round):
        raise refused("round_closed", "R3.8")
    return room.play


def own_turn(room: Room, who: Who, round_number: int) -> tuple[Play, int]:
    """Return the game and the seat whose turn this person may still decide."""
    seat = seat_of(room, who)
    play = open_play(room, round_number)
    if room.chairs[seat].bot is not None:
        raise refused("bot_plays")
    return play, seat


def draft(room: Room, who: Who, command: commands.Draft) -> DraftTold:
    """Keep a draft and say where it leads; other tabs of the seat see it too."""
    play, seat = own_turn(room, who, command.round)
    if play.game.confirmed >> seat & 1:
        raise refused("already_confirmed", "R3.8")
    turn = stepped(play.game, seat, play.drafts.get(seat), command.moves)
    play.drafts[seat] = turn
    if len(room.presence) > 1 and not room.crowd:
        tell_draft(room, seat, turn, but=who.connection)
    return draft_told(play, seat, turn, command.id)


def kept(play: Play, seat: int) -> Turn | None:
    """Return a seat's draft as it was left; of a confirmed turn, what stands before that."""
    sealed, draft = play.game.sealed[seat], play.drafts.get(seat)
    return draft if sealed is None else stepped(play.game, seat, draft, sealed.moves[:-1])


def draft_told(play: Play, seat: int, turn: Turn, command: str = "") -> DraftTold:
    """Return a draft; the answer to a command, or for another tab."""
    return DraftTold(command, play.game, seat, turn, play.other_temps(seat), play.written)


def tell_draft(room: Room, seat: int, turn: Turn, but: int | None = None) -> None:
    """Show a draft to the tabs of its seat, except the one it came from."""
    play = room.play
    assert play is not None
    told = draft_told(play, seat, turn)
    for connection in room.connections_of(seat):
        if connection != but:
            room.tell(connection, told)


def why(room: Room, who: Who, command: commands.Why) -> Explained:
    """Explain a move that is not legal after a draft."""
    play, seat = own_turn(room, who, command.round)
    turn = stepped(play.game, seat, play.drafts.get(seat), command.moves)
    return Explained(command.id, why_not(turn, command.move))


def look(room: Room, who: Who, command: commands.Look) -> SheetTold:
    """Show a sheet as of the last closed round."""
    if room.play is None:
        raise refused("game_not_running")
    game, seat = room.play.game, command.seat
    if not 0 <= seat < game.seats:
        raise refused("no_such_seat", seat=seat)
    name, temps = room.chairs[seat].name, room.play.other_temps(seat)
    scored = room.shows_scores or seat == room.seat_at(who.connection)
    return SheetTold(command.id, game, seat, name, temps, room.play.written, scored)


def confirm(room: Room, who: Who, command: commands.Confirm) -> None:
    """Confirm a whole turn; once more is no more than once."""
    if _confirmed_before(room, who, command):
        return
    play, seat = own_turn(room, who, command.round)
    turn = stepped(play.game, seat, play.drafts.get(seat), command.moves)
    if not turn.confirmed:
        raise refused("turn_unfinished", "R4.4")
    decide(room, seat, turn)


def _confirmed_before(room: Room, who: Who, command: commands.Confirm) -> bool:
    """Whether this very turn is stored already: an answer may have been lost with a server."""
    seat, play = room.seat_of(who.person), room.play
    if seat is None or play is None:
        return False
    if command.round == play.game.round and not play.game.ended:
        sealed = play.game.sealed[seat]
        return sealed is not None and sealed.moves == command.moves
    closed = play.rounds[command.round - 1] if 0 < command.round <= len(play.rounds) else ()
    return bool(closed) and closed[seat] == command.moves


def decide(room: Room, seat: int, turn: Turn, at: int | None = None) -> None:
    """Store a seat's turn, and close the round if it was the last; `at` if it came before now."""
    play = room.play
    assert play is not None
    before = play.game
    at = play.timing.time(room.now()) if at is None else at
    step = submit_turn(before, seat, turn)
    play.confirmed_at[seat] = at
    play.unasked(seat)
    moves = format_moves(turn.moves)
    room.store(Decide(room.row.id, Decision(before.round, seat, moves, at)))
    if not step.events:
        play.game = step.game
        tell_confirmed(room, play, seat)
        return
    outcome = Sealed(turn.moves, turn.sheet, turn.claims, turn.asked, turn.card_left)
    close(room, play, before.sealed.with_value(seat, outcome), step)


def tell_confirmed(room: Room, play: Play, seat: int) -> None:
    """Tell that a seat is in, or no more; a crowd only hears how many."""
    if room.crowd:
        room.people_changed()
        return
    game, left = play.game, play.timing.left(seat, room.now())
    confirmed = bool(game.confirmed >> seat & 1)
    room.tell_all(lambda v: ConfirmedTold(v, game.round, seat, confirmed, left))


def close(room: Room, play: Play, sealed: Roll[Sealed | None], step: Step) -> None:
    """Move on to the next round, or to the end."""
    number = play.game.round
    after_close(play, sealed, step)
    advance(room, play, number)
    if play.game.ended:
        room.announce()
    room.tell_all(room.table_told)
    if not play.game.ended:
        bots_think(room)


def advance(room: Room, play: Play, number: int) -> None:
    """Store that a round has closed, and that the next one is open or the game over."""
    play.timing = play.timing.next_round(room.now(), play.confirmed_at)
    play.confirmed_at.clear()
    ended = bool(play.game.ended)
    deadline = None if ended else play.timing.deadline(range(play.game.seats))
    room.store(Advance(room.row.id, number, play.timing, deadline, ended))
    if ended:
        room.set_row(status="ended")


def after_close(play: Play, sealed: Roll[Sealed | None], step: Step) -> None:
    """Note what the closed round was, and go on from the step that followed."""
    number = play.game.round
    outcomes = [outcome for outcome in sealed if outcome is not None]
    for seat, outcome in enumerate(outcomes):
        play.claims.update(((plan, seat), number) for plan in outcome.claims)
    play.rounds.append(tuple(outcome.moves for outcome in outcomes))
    play.past = Past(sealed, step.events, dict(play.claims))
    play.new_round(step.game)


def taken_back(room: Room, who: Who, command: commands.TakeBack) -> None:
    """Take a confirmed turn back while its round is open; it is a draft again."""
    play, seat = own_turn(room, who, command.round)
    sealed = play.game.sealed[seat]
    if sealed is None:
        raise refused("not_confirmed", "R3.8")
    play.game = take_back(play.game, seat)
    play.confirmed_at.pop(seat, None)
    play.drafts[seat] = stepped(play.game, seat, None, sealed.moves[:-1])
    room.store(Undo(room.row.id, play.game.round, seat))
    tell_confirmed(room, play, seat)
    tell_draft(room, seat, play.drafts[seat])
