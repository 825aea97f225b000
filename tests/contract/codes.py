"""Every code that rules and rooms can give, read from the source: what languages need texts for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import boomtown

SOURCE = Path(boomtown.__file__).parent

MAKERS = {
    "reason": "reasons",
    "wrong": "reasons",
    "unreachable": "reasons",
    "because": "because",
    "refused": "refusals",
}

Found = tuple[str, str, frozenset[str]]


def codes() -> list[Found]:
    """Return section, code and the names of its parameters, for each place that gives a code."""
    return sorted(set(_codes()), key=lambda found: (found[0], found[1], sorted(found[2])))


def _codes() -> Iterator[Found]:
    for section, call, function in _calls():
        named = {keyword.arg for keyword in call.keywords if keyword.arg}
        if any(keyword.arg is None for keyword in call.keywords):
            named |= _keys(function)
        for code in _texts(call, function):
            yield section, code, frozenset(named)


def _calls() -> Iterator[tuple[str, ast.Call, ast.AST]]:
    """Yield each call that makes a reason or a score note, with the code around it."""
    for path in sorted(SOURCE.rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
        inside = {node for function in functions for node in ast.walk(function)}
        places: list[ast.AST] = [node for node in functions if node.name not in MAKERS]
        places += [node for node in module.body if node not in inside]
        for place in places:
            for node in ast.walk(place):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    section = MAKERS.get(node.func.id)
                    yield from [(section, node, place)] if section else []


def _texts(call: ast.Call, function: ast.AST) -> set[str]:
    """Return the codes of a call; one that has a name is looked up where it is assigned."""
    first = call.args[0] if call.args else None
    if not isinstance(first, ast.Name):
        return _strings(first) if first is not None else set()
    assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    return {
        text
        for node in assigned
        if first.id in ast.dump(node.targets[0])
        for text in _strings(node.value)
    }


def _strings(node: ast.AST) -> set[str]:
    found = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant)}
    return {text for text in found if isinstance(text, str) and re.fullmatch(r"[a-z_.]+", text)}


def _keys(function: ast.AST) -> set[str]:
    """Return the keys of dictionaries written out: parameters given as `**params`."""
    shown = [node for node in ast.walk(function) if isinstance(node, ast.Dict)]
    return {text for node in shown for key in node.keys if key for text in _strings(key)}
