"""Everything that can be reached from a value: what a view holds, it gives away (R3.8)."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import FunctionType, MappingProxyType
from typing import Any


def parts(value: Any) -> Iterator[Any]:
    """Yield what a value directly holds."""
    if isinstance(value, Enum | type):
        return
    if is_dataclass(value):
        yield from (getattr(value, field.name) for field in fields(value))
    if isinstance(value, Mapping | MappingProxyType):
        yield from value.keys()
        yield from value.values()
    elif isinstance(value, tuple | list | set | frozenset):
        yield from value
    elif isinstance(value, FunctionType):
        yield from (cell.cell_contents for cell in value.__closure__ or ())
        yield from value.__defaults__ or ()
    yield from getattr(value, "__dict__", {}).values()


def reachable(value: Any) -> list[Any]:
    """List a value and all that can be reached from it, each object once."""
    found: dict[int, Any] = {}
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if id(one) not in found:
            found[id(one)] = one
            waiting += parts(one)
    return list(found.values())
