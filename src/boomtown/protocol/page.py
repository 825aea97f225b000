"""The protocol as a page for people: `python -m boomtown.protocol.page [FILE]`."""

import sys
from collections.abc import Iterable
from pathlib import Path

from boomtown.app.refusals import CODES
from boomtown.protocol import shapes
from boomtown.protocol.shapes import Field, Shape, Struct

FILE = "docs/protocol.md"

HEAD = """\
# The protocol

Written by `python -m boomtown.protocol.page` from `src/boomtown/protocol/`: do not edit.

A browser and the server exchange JSON texts over one socket a room, `/ws/{room}`. Each has a kind
in `t`. What has its default is left out, both ways. Moves travel in [notation](notation.md);
streets are lettered, houses count from 1 there and in reasons, everything else counts from 0.

- **Commands** carry an `id` that the answer repeats: an `answer`, a `reason`, or what was asked
  for. A repeated `id` is answered again and not applied twice, and a turn confirmed twice is
  confirmed once, even across a restart.
- **Versions**: what goes to everybody in a room is numbered with `v`. The first message of a
  connection is `hello` with the last version seen; then follows what was missed, or one `room`
  and one `table` (or `ended`) with everything.
- **Drafts** are whole: undo is a shorter draft. After a `table` a client asks for its legal moves
  with an empty draft.
- **Who one is** stands in a cookie that the first answer sets; a code carries one seat to another
  device.
- **A screen** for all eyes connects to `/ws/{room}?screen`: it is told what those who watch are
  told, whoever has put it up, and may only say `hello`, `look` and `ping`.
- **Times** are in milliseconds from the moment of the message.
- Requests that change something must come from our own pages (`Origin`). A `farewell` is the last
  message of a connection; where `again` is true, connect again.
"""


def page() -> str:
    """Return the whole page."""
    sections = [
        HEAD,
        _section("Commands", shapes.commands()),
        _section("Messages", shapes.told()),
        _section("Requests", shapes.pages()),
        _section("Parts", shapes.parts()),
        _codes(),
    ]
    return "\n".join(sections)


def _section(title: str, structs: Iterable[Struct]) -> str:
    return "\n".join([f"## {title}", "", *map(_struct, structs)])


def _struct(struct: Struct) -> str:
    name = f"`{struct.tag}`" if struct.tag else struct.name
    fields = [field for field in struct.fields if field.name != "id" or not struct.tag]
    rows = [f"| `{one.name}` | {_type(one.shape)} | {_default(one)} |" for one in fields]
    table = ["", "| field | what | left out |", "|---|---|---|", *rows] if rows else []
    return "\n".join([f"### {name}", "", struct.says, *table, ""])


_PLAIN = {"int": "number", "str": "text", "bool": "true or false", "null": "null"}


def _type(shape: Shape) -> str:
    if isinstance(shape, str):
        return _PLAIN[shape]
    ((form, inner),) = shape.items()
    many = [] if form in ("ref", "list", "map", "one") else [_type(one) for one in inner]
    texts = {
        "ref": lambda: str(inner),
        "any": lambda: " or ".join(many),
        "one": lambda: ", ".join(f"`{one}`" for one in inner),
        "list": lambda: f"list of {_type(inner)}",
        "map": lambda: f"map to {_type(inner)}",
        "tuple": lambda: f"{len(many)} × {many[0]}",
    }
    return texts[form]()


def _default(field: Field) -> str:
    return "" if field.required else f"`{shapes.json_of(field.default)}`"


def _codes() -> str:
    head = (
        "## Reasons of the table\n\nThe reasons of the rules themselves pass through unchanged.\n"
    )
    rows = [f"| `{code}` | {text} |" for code, text in CODES.items()]
    return "\n".join([head, "| code | meaning |", "|---|---|", *rows, ""])


def main(arguments: list[str]) -> int:
    """Write the page."""
    Path(arguments[0] if arguments else FILE).write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
