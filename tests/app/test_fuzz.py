"""Whatever is sent to a room gets an answer, and what is refused has changed nothing."""

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from boomtown.app.options import Options
from boomtown.protocol.decode import id_of
from boomtown.rules.rng import Stream
from tests.app.asking import state
from tests.app.nonsense import FIELDS, WILD, anything
from tests.app.table import Table, play_round, started, table, typed
from tests.contract.files import path_of

HOST, GUEST, SPECTATOR = 0, 1, 9
KNOWN = set(msgspec.json.decode(path_of("words").read_bytes())["reasons"])


def lobby() -> Table:
    return table(Options(seats=3), people=2)


def running() -> Table:
    return started(Options(tempo="round", seconds=60), people=2, bots=1)


def confirmed() -> Table:
    made = started(Options(advanced=True, roundabouts=True), people=3)
    for connection in (HOST, GUEST):
        made.confirm(connection, made.turn(connection, Stream(connection)))
    return made


def later() -> Table:
    made, rng = started(Options(mode="expert", tempo="bank"), people=3), Stream(1)
    for _ in range(5):
        play_round(made, rng)
    return made


def paused() -> Table:
    made = running()
    made.send(HOST, {"t": "pause", "paused": True})
    return made


def ended() -> Table:
    made = running()
    made.send(HOST, {"t": "end"})
    return made


SCENES: list[Callable[[], Table]] = [lobby, running, confirmed, later, paused, ended]


class Fuzz:
    """Tables to which nonsense is said; one that has changed is laid anew."""

    def __init__(self) -> None:
        self.tables: dict[Callable[[], Table], Table] = {}
        self.answers: Counter[str] = Counter()

    def at(self, scene: Callable[[], Table]) -> Table:
        """Return the table of a scene, somebody watching."""
        if scene not in self.tables:
            made = self.tables[scene] = scene()
            made.enter(SPECTATOR, "a spectator")
        return self.tables[scene]

    def say(self, scene: Callable[[], Table], connection: int, content: bytes) -> None:
        """Say something; check the answer, and that a refusal has changed nothing."""
        made = self.at(scene)
        before = state(made)
        heard = {one: len(frames) for one, frames in made.heard.items()}
        made.send_raw(connection, content)
        told = [typed(frame) for frame in made.heard[connection][heard[connection] :]]
        (answer,) = [one for one in told if getattr(one, "id", None) == id_of(content)]
        code = getattr(answer, "code", "")
        self.answers[code or type(answer).__name__] += 1
        assert not code or code in KNOWN
        if code or (connection == SPECTATOR and scene is not lobby):
            assert state(made) == before
            others = {one: len(frames) for one, frames in made.heard.items() if one != connection}
            assert others == {one: heard[one] for one in others}
        self.check_powers(made, connection, before)
        if state(made) != before or len(told) > 1:
            del self.tables[scene]

    def check_powers(self, made: Table, connection: int, before: tuple[object, ...]) -> None:
        """Only the host changes the room, and everybody else no chair but the own."""
        row, chairs = before[1], before[2]
        assert isinstance(chairs, tuple)
        if connection == HOST:
            return
        assert made.room.row == row
        changed = [seat for seat, chair in enumerate(chairs) if made.room.chairs[seat] != chair]
        assert changed in ([], [GUEST])


MESSAGES = 50
# Hypothesis remembers all that it has drawn: in parts, that stays small.
PARTS = 20
# So many answers and refusals at least are met in each part.
MOST_COMMON = 15
# Lists of messages shrink for minutes and say little more then.
GENERATED = (Phase.explicit, Phase.generate)
senders = st.sampled_from([HOST, GUEST, SPECTATOR])
said = st.tuples(st.sampled_from(SCENES), senders, anything)


def check_all(messages: list[tuple[Callable[[], Table], int, bytes]], fuzz: Fuzz) -> None:
    for scene, connection, content in messages:
        fuzz.say(scene, connection, content)


@pytest.mark.slow
@settings(phases=GENERATED)
@given(st.lists(said, min_size=20, max_size=20))
def test_nonsense_gets_an_answer_and_changes_nothing(
    messages: list[tuple[Callable[[], Table], int, bytes]],
) -> None:
    check_all(messages, Fuzz())


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_a_hundred_thousand_pieces_of_nonsense_change_nothing(part: int) -> None:
    fuzz = Fuzz()
    share = 100_000 // PARTS // MESSAGES

    @seed(Stream(part).bits())
    @settings(max_examples=share, suppress_health_check=list(HealthCheck), phases=GENERATED)
    @given(st.lists(said, min_size=MESSAGES, max_size=MESSAGES))
    def say_all(messages: list[tuple[Callable[[], Table], int, bytes]]) -> None:
        check_all(messages, fuzz)

    say_all()
    assert sum(fuzz.answers.values()) >= share * MESSAGES
    assert len(fuzz.answers) > MOST_COMMON


def test_every_field_of_every_command_may_be_anything_else() -> None:
    fuzz = Fuzz()
    strange: list[object] = [*WILD, None, True, 0.5, "", "x" * 300, [], [[]], {}, {"a": 1}]
    for kind, fields in FIELDS.items():
        for name in (*fields, "id", "t", "more"):
            for value in strange:
                marked = f"n{sum(fuzz.answers.values())}"
                message = {"t": kind, "id": marked, **fields, name: value}
                fuzz.say(running, GUEST, msgspec.json.encode(message))
    assert {"not_understood", "not_host", "round_closed", "no_such_seat"} <= set(fuzz.answers)
