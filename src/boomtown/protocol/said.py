"""What was said, as it travels."""

from typing import cast

from boomtown.app.stored import Said
from boomtown.app.talk import Gesture, Phrase, voice_of
from boomtown.app.told import SaidTold, TalkTold
from boomtown.protocol import messages
from boomtown.protocol.parts import Reaction, Saying


def said_part(told: SaidTold) -> messages.Said | messages.Reacted:
    """Return one line or one gesture."""
    if told.said.round:
        return messages.Reacted(told.v, _reaction(told.room, told.said))
    return messages.Said(told.v, _saying(told.room, told.said, told.now))


def talk_part(told: TalkTold) -> messages.Talk:
    """Return everything."""
    return messages.Talk(
        told.v,
        [_saying(told.room, one, told.now) for one in told.said if not one.round],
        [_reaction(told.room, one) for one in told.said if one.round],
    )


def _saying(room: str, said: Said, now: int) -> Saying:
    return Saying(
        n=said.n,
        voice=voice_of(room, said.person),
        name=said.name,
        colour=said.colour,
        ago=max(0, now - said.at),
        phrase=cast("Phrase | None", said.phrase or None),
        text=said.text,
    )


def _reaction(room: str, said: Said) -> Reaction:
    voice, gesture = voice_of(room, said.person), cast("Gesture | None", said.gesture or None)
    return Reaction(voice, said.name, said.colour, said.seat, said.round, gesture)
