"""The messages as TypeScript: `python -m boomtown.protocol.typescript [FILE]`."""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from boomtown.protocol import shapes
from boomtown.protocol.shapes import Field, Shape, Struct

FILE = "web/src/protocol/generated.ts"

HEAD = """\
// Written by `python -m boomtown.protocol.typescript` from src/boomtown/protocol: do not edit.
//
// What the server sends leaves out fields that have their default. Decode with SHAPES, which fills
// them in: the types of received messages have every field.

/** How a value looks: a plain kind, or one of the forms below. */
export type Shape =
  | "int" | "str" | "bool" | "null"
  | { ref: string } | { any: Shape[] } | { one: (string | number)[] }
  | { list: Shape } | { map: Shape } | { tuple: Shape[] };

/** A field of a message or part; without `default` it is always there. */
export interface FieldShape { shape: Shape; default?: unknown }
"""

_PLAIN = {"int": "number", "str": "string", "bool": "boolean", "null": "null"}


def typescript() -> str:
    """Return the whole file."""
    sent, told = shapes.commands(), shapes.told()
    pages, parts = shapes.pages(), shapes.parts()
    full = [_interface(struct, loose=False) for struct in (*parts, *pages, *told)]
    loose = [_interface(struct, loose=True) for struct in sent]
    unions = [_union("FromServer", told), _union("FromClient", sent)]
    tables = [_shape_table((*parts, *pages, *told)), _tag_table(told)]
    return "\n".join([HEAD, *full, *loose, *unions, *tables])


def _interface(struct: Struct, *, loose: bool) -> str:
    tag = [f'  t: "{struct.tag}";'] if struct.tag else []
    lines = [f"  {_field(field, loose=loose)}" for field in struct.fields]
    body = "\n".join([*tag, *lines])
    return f"/** {struct.says} */\nexport interface {struct.name} {{\n{body}\n}}\n"


def _field(field: Field, *, loose: bool) -> str:
    mark = "?" if loose and not field.required else ""
    return f"{field.name}{mark}: {_type(field.shape)};"


def _type(shape: Shape) -> str:
    if isinstance(shape, str):
        return _PLAIN[shape]
    ((form, inner),) = shape.items()
    return _FORMS[form](inner)


def _list(inner: Shape) -> str:
    item = _type(inner)
    return f"({item})[]" if " | " in item else f"{item}[]"


_FORMS: dict[str, Callable[[Any], str]] = {
    "ref": str,
    "any": lambda inner: " | ".join(map(_type, inner)),
    "one": lambda inner: " | ".join(map(json.dumps, inner)),
    "list": _list,
    "map": lambda inner: f"Record<string, {_type(inner)}>",
    "tuple": lambda inner: f"[{', '.join(map(_type, inner))}]",
}


def _union(name: str, structs: Iterable[Struct]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(one.name for one in structs) + ";\n"


def _shape_table(structs: Iterable[Struct]) -> str:
    rows = "\n".join(f"  {one.name}: {{\n{_rows(one)}\n  }}," for one in structs)
    return f"export const SHAPES: Record<string, Record<string, FieldShape>> = {{\n{rows}\n}};\n"


def _rows(struct: Struct) -> str:
    return "\n".join(f"    {field.name}: {_field_shape(field)}," for field in struct.fields)


def _field_shape(field: Field) -> str:
    default = "" if field.required else f", default: {json.dumps(_plain(field.default))}"
    return f"{{ shape: {json.dumps(field.shape)}{default} }}"


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _tag_table(structs: Iterable[Struct]) -> str:
    lines = "\n".join(f'  {one.tag}: "{one.name}",' for one in structs)
    return f"export const MESSAGES: Record<string, string> = {{\n{lines}\n}};\n"


def main(arguments: list[str]) -> int:
    """Write the file."""
    path = Path(arguments[0] if arguments else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
