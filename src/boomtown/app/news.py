"""News within one process: every node of it hears at once."""

from collections.abc import Callable


class LocalBus:
    """The bus of a table that runs in one process."""

    def __init__(self) -> None:
        """Begin with nobody listening."""
        self._listeners: list[Callable[[str, str], None]] = []

    def publish(self, room: str, node: str) -> None:
        """Tell all nodes, the sender too, which knows itself."""
        for heard in self._listeners:
            heard(room, node)

    def subscribe(self, heard: Callable[[str, str], None]) -> None:
        """Hear of rooms that changed, and at which node."""
        self._listeners.append(heard)
