"""Why a room does not do what it is asked: codes that clients have a text for, beside the rules'.

The reasons of the rules themselves pass through unchanged.
"""

from boomtown.rules.reasons import Reason, Value, reason

CODES = {
    "not_seated": "one has no seat in this room",
    "already_seated": "one has a seat in this room already",
    "not_host": "only the host may do this",
    "room_full": "no seat is free",
    "no_such_seat": "there is no such seat, or nobody sits there",
    "no_such_bot": "there is no bot of that name",
    "game_running": "the game has begun",
    "game_not_running": "no game is running",
    "game_not_over": "the game is not over",
    "too_few": "this mode needs more seats to be taken",
    "bad_setting": "this combination does not exist; `field` names what is wrong",
    "open_needs_timer": "an open room needs a timer",
    "seats_taken": "more people sit here than the new number of seats",
    "bad_name": "a name needs letters that can be shown",
    "bad_seed": "a seed is a number of at most 64 bits",
    "round_closed": "the round has closed meanwhile",
    "already_confirmed": "the turn is confirmed: take it back first",
    "not_confirmed": "the turn is not confirmed",
    "turn_unfinished": "the turn does not end with a confirmation",
    "bot_plays": "a bot plays this seat: sit down again first",
    "stored_otherwise": "somebody else's decision was stored first",
    "not_understood": "the message is not one of the protocol",
    "not_a_move": "a move cannot be read; `problem` says where",
    "too_many": "too many messages in a short time",
    "no_room": "there is no such room",
    "no_such_edition": "there is no edition of that name",
    "no_spectators": "this room wants no spectators",
    "locked": "the host has locked the room: nobody new comes in",
    "no_aids": "this room allows no aids",
    "odds_later": "the odds cannot be worked out just now: ask again",
    "no_talk": "nothing is to be said in this room",
    "phrases_only": "only the preset phrases are wanted here",
    "crowd_listens": "in a crowd only the host speaks",
    "said_too_fast": "so much was said in so short a time; `seconds` until the next",
    "nothing_said": "a line needs something that can be shown",
    "bad_code": "the code is used up or too old",
    "other_site": "the request comes from another site",
    "too_large": "the message is too large",
    "no_record": "the record is shown when the game is over",
    "no_replay": "this game cannot be played again by the rules of today",
    "no_such_round": "the game has no such round",
    "no_what_if": "so many seats are too many to play on against bots",
    "not_sure": "nothing is erased without being sure",
    "no_notices": "this table sends no notices",
    "bad_device": "the address or the keys for notices are none",
    "no_such_service": "notices go only to the push services of browsers",
    "restart": "the server goes away for a moment",
    "slow": "this connection does not take its messages",
    "taken_over": "the room is read anew",
    "crowded": "the server has no place left",
    "failed": "something went wrong here; nothing was changed",
}


class Refused(Exception):  # noqa: N818 - reads as what it says
    """A command that a room does not carry out; it has changed nothing."""

    def __init__(self, why: Reason) -> None:
        """Keep the reason for the answer."""
        super().__init__(why.code)
        self.reason = why


def refused(code: str, rule: str = "", **params: Value) -> Refused:
    """Build a refusal from one of the codes above."""
    assert code in CODES
    return Refused(reason(code, rule, **params))
