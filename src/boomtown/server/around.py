"""What a table needs of the node it runs on."""

from typing import TYPE_CHECKING, Protocol

from boomtown.app.told import Thinking
from boomtown.bootstrap import Parts
from boomtown.server.gate import Gate
from boomtown.server.metrics import Metrics

if TYPE_CHECKING:
    from boomtown.server.table import Table


class Around(Protocol):
    """What a table needs of the hub."""

    @property
    def parts(self) -> Parts:
        """Storage, bots, time."""

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    @property
    def gate(self) -> Gate:
        """Where rooms wait for their turn to work."""

    @property
    def node(self) -> str:
        """The name of this node on the bus."""

    def alarm(self, room: str, at: int | None) -> None:
        """Wake the room at a time."""

    def lose(self, table: "Table") -> None:
        """Forget a table that cannot go on; its clients come back later."""

    def spawn(self, thinking: Thinking, table: "Table") -> None:
        """Let a bot think, and hand its turn to the table."""
