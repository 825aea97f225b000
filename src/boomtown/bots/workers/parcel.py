"""A view on its way to another process.

It travels without its ruleset, which is large and the same in every round: the other side makes it
again from the settings.
"""

import io
import pickle
from functools import lru_cache
from typing import Any

from boomtown.editions import edition
from boomtown.rules.settings import Ruleset, Settings, ruleset
from boomtown.rules.view import View


@lru_cache(maxsize=64)
def _rules(settings: Settings) -> Ruleset:
    return ruleset(settings, edition(settings.edition))


class _Pickler(pickle.Pickler):
    def persistent_id(self, obj: Any) -> Settings | None:
        return obj.settings if isinstance(obj, Ruleset) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> Ruleset:
        return _rules(pid)


def packed(seen: View) -> bytes:
    """Return a view as bytes."""
    content = io.BytesIO()
    _Pickler(content, pickle.HIGHEST_PROTOCOL).dump(seen)
    return content.getvalue()


def unpacked(content: bytes) -> View:
    """Return the view that bytes stand for."""
    seen: View = _Unpickler(io.BytesIO(content)).load()
    return seen
