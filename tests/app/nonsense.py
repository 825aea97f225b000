"""Messages that clients might send and should not: bytes, JSON, commands with wild fields."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.app.table import Message

WILD = [-(1 << 63), -1, 0, 1, 2, 3, 99, 101, 9_999, 10_001, 1 << 31, 1 << 53, 1 << 64, 10**30]
numbers = st.sampled_from(WILD) | st.integers() | st.floats()
words = st.text(max_size=40) | st.text(st.characters(codec="utf-8"), max_size=200)
plain = st.none() | st.booleans() | numbers | words
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4)
)

VERBS = ["write", "fence", "improve", "park", "pool", "copy", "roundabout", "claim", "leave"]
SPOTS = ["a1", "b6", "c12", "a99", "h1", "z1", "a0", "a1-3", "b3-2", "c10-99", "١", ""]
SIGNS = ["1", "2", "3", "0", "-1", "+2", "-2", "99999999", "9" * 40, "a", "x", ",", "#"]
WHOLE = ["refuse", "confirm", "reshuffle", "write 1 b6", "write 2 a3 +1", "leave 3", "claim 1"]
WHOLE += ["fence a4", "improve 3", "park b", "pool b7", "copy b6 b7", "roundabout a5", "write 3 c1"]
moves = (
    st.sampled_from(WHOLE)
    | st.lists(st.sampled_from([*VERBS, *SPOTS, *SIGNS]), max_size=5).map(" ".join)
    | words
)

readable = st.sampled_from(WHOLE)

FIELDS: dict[str, Message] = {
    "hello": {"last": 1},
    "join": {"name": "Ada", "city": "Here", "colour": 3},
    "leave": {},
    "ready": {"ready": True},
    "options": {"options": {"seats": 3}},
    "add_bot": {"bot": "random"},
    "remove": {"seat": 1},
    "start": {},
    "pause": {"paused": True},
    "end": {},
    "rematch": {},
    "draft": {"round": 1, "moves": []},
    "confirm": {"round": 1, "moves": ["refuse", "confirm"]},
    "take_back": {"round": 1},
    "why": {"round": 1, "moves": [], "move": "confirm"},
    "look": {"seat": 1},
    "ping": {},
}
OPTIONS: dict[str, list[Any]] = {
    "edition": ["2018", "2023", "2099", ""],
    "mode": ["standard", "expert", "solo", "aaa", "chess"],
    "sheet": ["classic", "blueprint", "../x"],
    "tempo": ["none", "round", "bank", "days", "never"],
    "switches": [{}, {"refill": "deal"}, {"x": "y"}, {"refill": 3}],
    "on_timeout": ["turn", "seat", "shot"],
    "seed": ["17", "-1", "x", "9" * 20, "9" * 400],
    "seats": WILD,
    "seconds": WILD,
    "opponent": [None, *WILD],
    "more": [1],
}
options = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(some) | values for name, some in OPTIONS.items()}
)
ids = st.uuids().map(lambda one: one.hex)
strange_ids = st.sampled_from(["a", "x" * 32, "x" * 33, "", "\x00", "é", "\u2028", "<b>"])


@st.composite
def commands(draw: Any) -> bytes:
    """Draw a command that is a little wrong, or not at all."""
    kind = draw(st.sampled_from(sorted(FIELDS)))
    message: Message = {"t": kind, "id": draw(ids), **FIELDS[kind]}
    for name in draw(st.sets(st.sampled_from(sorted(message)), max_size=2)):
        message[name] = draw(_wild(name))
    return encoded(message)


def _wild(name: str) -> st.SearchStrategy[Any]:
    """Return what may stand in a field: of its own kind and beyond all sense, or anything."""
    fitting: dict[str, st.SearchStrategy[Any]] = {
        "id": strange_ids,
        "t": st.sampled_from(sorted(FIELDS)),
        "options": options,
        "moves": st.lists(moves, max_size=30),
        "move": moves,
        "name": words,
        "city": words,
    }
    return fitting.get(name, numbers) | values


PLAUSIBLE: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "draft": {"round": st.sampled_from([1, 6]), "moves": st.lists(readable, max_size=3)},
    "confirm": {"round": st.sampled_from([1, 6]), "moves": st.lists(readable, max_size=3)},
    "why": {
        "round": st.sampled_from([1, 6]),
        "moves": st.lists(readable, max_size=2),
        "move": readable,
    },
    "look": {"seat": st.integers(0, 5)},
    "remove": {"seat": st.integers(0, 5)},
    "join": {"name": words.map(lambda one: one[:24])},
    "add_bot": {"bot": st.sampled_from(["random", "apprentice", "clever"])},
    "options": {"options": options},
    "take_back": {"round": st.sampled_from([1, 2, 6])},
}


@st.composite
def plausible(draw: Any) -> bytes:
    """Draw a command whose fields are of the right kind, whatever they say."""
    kind = draw(st.sampled_from(sorted(PLAUSIBLE)))
    fields = {name: draw(one) for name, one in PLAUSIBLE[kind].items()}
    return encoded({"t": kind, "id": draw(ids), **fields})


def encoded(value: object) -> bytes:
    """Write JSON; what JSON cannot say becomes null."""
    try:
        return msgspec.json.encode(value)
    except (UnicodeEncodeError, OverflowError):
        return b"null"


@st.composite
def broken(draw: Any) -> bytes:
    """Draw a command of which some bytes were lost or changed."""
    content = bytearray(draw(commands()))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(content)))
        content[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(content)


deep = st.tuples(
    st.sampled_from(
        [b"[", b'{"t":', b'{"id":"a","x":[', b'{"t":"options","id":"a","options":{"a":']
    ),
    st.integers(1, 5_000),
).map(lambda pair: pair[0] * pair[1])
huge = st.integers(200, 20_000).map(
    lambda size: encoded({"t": "join", "id": "a", "name": "x" * size})
)
objects = st.dictionaries(st.sampled_from(["t", "id", "round", "moves", "x"]), values).map(encoded)

anything = st.one_of(
    commands(),
    commands(),
    plausible(),
    plausible(),
    broken(),
    objects,
    values.map(encoded),
    st.binary(max_size=80),
    deep,
    huge,
)
