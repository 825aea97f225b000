"""Every run begins with empty caches: what an earlier run worked out must not hide a fault."""

import sys

import pytest

from tests.rules.positions import rules


@pytest.fixture(scope="session", autouse=True)
def empty_caches() -> None:
    """Empty the caches of the rules and of the tests' own rulesets."""
    loaded = [module for name, module in sys.modules.items() if name.startswith("boomtown.rules")]
    for module in loaded:
        for function in vars(module).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()
    rules.cache_clear()
