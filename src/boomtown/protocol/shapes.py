"""The message types as plain values, from which TypeScript and the protocol's page are written."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
from msgspec import inspect

from boomtown.protocol.commands import FromClient
from boomtown.protocol.messages import FromServer
from boomtown.protocol.pages import PAGES

Shape = str | dict[str, Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A field: its shape, whether it may be left out, and what it then is."""

    name: str
    shape: Shape
    required: bool
    default: Any = None


@dataclass(frozen=True, slots=True)
class Struct:
    """A message or a part: its name, its tag if it is a message, what it says, its fields."""

    name: str
    tag: str | None
    says: str
    fields: tuple[Field, ...]


def commands() -> tuple[Struct, ...]:
    """Return what clients send."""
    return tuple(struct_of(kind) for kind in get_args(FromClient))


def told() -> tuple[Struct, ...]:
    """Return what the server sends."""
    return tuple(struct_of(kind) for kind in get_args(FromServer))


def pages() -> tuple[Struct, ...]:
    """Return what requests carry and are answered."""
    return tuple(struct_of(kind) for kind in PAGES)


def parts() -> tuple[Struct, ...]:
    """Return every struct that the others are made of, each after those it needs."""
    found: dict[type, None] = {}
    top = (*get_args(FromClient), *get_args(FromServer), *PAGES)
    for kind in top:
        _collect(inspect.type_info(kind), found)
    return tuple(struct_of(kind) for kind in found if kind not in top)


def _collect(info: inspect.Type, found: dict[type, None]) -> None:
    for inner in _inside(info):
        _collect(inner, found)
    if isinstance(info, inspect.StructType):
        found.setdefault(info.cls)


def _inside(info: inspect.Type) -> Sequence[inspect.Type]:
    match info:
        case inspect.StructType():
            return [field.type for field in info.fields]
        case inspect.UnionType():
            return info.types
        case inspect.TupleType():
            return info.item_types
        case inspect.ListType():
            return [info.item_type]
        case inspect.DictType():
            return [info.value_type]
        case _:
            return []


def struct_of(kind: type[msgspec.Struct]) -> Struct:
    """Return a struct type as a value."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    says = " ".join((kind.__doc__ or "").split())
    return Struct(kind.__name__, _tag(info), says, tuple(_fields(info)))


def _tag(info: inspect.StructType) -> str | None:
    return info.tag if isinstance(info.tag, str) else None


def _fields(info: inspect.StructType) -> Iterator[Field]:
    for field in info.fields:
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        yield Field(field.name, _shape(field.type), field.required, _or_none(default))


def _or_none(default: Any) -> Any:
    return None if default is msgspec.NODEFAULT else default


_PLAIN: dict[type, str] = {
    inspect.IntType: "int",
    inspect.StrType: "str",
    inspect.BoolType: "bool",
    inspect.NoneType: "null",
}


_FORMS: dict[type, str] = {
    inspect.UnionType: "any",
    inspect.TupleType: "tuple",
    inspect.ListType: "list",
    inspect.DictType: "map",
}


def _shape(info: inspect.Type) -> Shape:
    match info:
        case inspect.StructType():
            return {"ref": info.cls.__name__}
        case inspect.LiteralType():
            return {"one": list(info.values)}
        case inspect.Metadata():
            return _shape(info.type)
        case _:
            pass
    inner = [_shape(one) for one in _inside(info)]
    form = _FORMS.get(type(info))
    if form is None:
        return _PLAIN[type(info)]
    return {form: inner if form in ("any", "tuple") else inner[0]}


def json_of(value: object) -> str:
    """Return a default as it would stand in a message."""
    return msgspec.json.encode(value).decode()
