"""Sizes of the random tests, which tests a run leaves out, and tests that are coroutines."""

import asyncio
import inspect
import os

import pytest
from hypothesis import HealthCheck, settings

SOAK = os.environ.get("BOOMTOWN_SOAK") == "1"
# No coroutine waits for ever: what hangs is red.
LONGEST = 600 if SOAK else 60

# The same examples on every run: a red test then means a change, not bad luck or a busy machine.
busy = [HealthCheck.too_slow]
settings.register_profile(
    "quick", max_examples=50, derandomize=True, deadline=None, suppress_health_check=busy
)
settings.register_profile(
    "soak", max_examples=2000, deadline=None, print_blob=True, suppress_health_check=busy
)
settings.load_profile("soak" if SOAK else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests out, unless they are asked for."""
    if SOAK:
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**given), LONGEST))
    return True
