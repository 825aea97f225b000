"""Carries notices to push services, a few at a time; nobody waits, too many are dropped."""

import asyncio
from dataclasses import dataclass

import msgspec

from boomtown.app.notices import Device
from boomtown.app.ports import Clock, Devices
from boomtown.bootstrap import Push
from boomtown.push.encoding import bytes_of
from boomtown.push.encrypt import encrypted, receiver_of
from boomtown.push.post import Unsent
from boomtown.server.logs import log, log_failure
from boomtown.server.metrics import Metrics

MOST_WAITING = 1_000
AT_ONCE = 4
TRIES = 3
# Before the second try, and before the third.
PAUSE = 60.0
GONE = (404, 410)
LATER = (429, 500, 502, 503, 504)


@dataclass(frozen=True, slots=True)
class Parcel:
    """A notice for one browser; services may throw it away after so many `seconds`.

    A later parcel with the same `topic` takes the place of one that was not handed over yet.
    """

    device: Device
    content: bytes
    topic: str
    seconds: int
    urgent: bool = False


class Courier:
    """The parcels on their way; see the module."""

    def __init__(self, push: Push, devices: Devices, clock: Clock, metrics: Metrics) -> None:
        """Wait for parcels; nothing runs before `run`."""
        self._push, self._devices, self._clock, self._metrics = push, devices, clock, metrics
        self._queue: asyncio.Queue[tuple[Parcel, int]] = asyncio.Queue(MOST_WAITING)

    def take(self, parcel: Parcel, tried: int = 0) -> None:
        """Take a parcel; never waits."""
        try:
            self._queue.put_nowait((parcel, tried))
        except asyncio.QueueFull:
            self._metrics.notices["dropped"] += 1

    async def run(self) -> None:
        """Carry parcels until cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._carry())

    async def finished(self) -> None:
        """Wait until every parcel was tried."""
        await self._queue.join()

    async def _carry(self) -> None:
        while True:
            parcel, tried = await self._queue.get()
            try:
                await self._hand_over(parcel, tried + 1)
            except Exception:
                self._metrics.failures += 1
                log_failure("notice_failed")
            finally:
                self._queue.task_done()

    async def _hand_over(self, parcel: Parcel, tried: int) -> None:
        device = parcel.device
        headers, body = await asyncio.to_thread(self._packed, parcel)
        status, problem = 0, ""
        try:
            status = await self._push.post(device.endpoint, headers, body)
        except Unsent as no:
            problem = str(no)
        if status in GONE:
            await self._devices.gone(device.endpoint)
        self._count(parcel, status, problem, tried)

    def _count(self, parcel: Parcel, status: int, problem: str, tried: int) -> None:
        sent = 200 <= status < 300
        outcome = "sent" if sent else "gone" if status in GONE else "failed"
        self._metrics.notices[outcome] += 1
        if outcome == "failed":
            log("notice_unsent", status=status, problem=problem, tried=tried)
            if (status == 0 or status in LATER) and tried < TRIES:
                loop = asyncio.get_running_loop()
                loop.call_later(PAUSE * tried, self.take, parcel, tried)

    def _packed(self, parcel: Parcel) -> tuple[dict[str, str], bytes]:
        device = parcel.device
        receiver = receiver_of(bytes_of(device.key), bytes_of(device.secret))
        headers = {
            "authorization": self._push.keys.authorization(
                device.endpoint, device.site, self._clock.now()
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(parcel.seconds),
            "urgency": "high" if parcel.urgent else "normal",
            "topic": parcel.topic,
        }
        return headers, encrypted(parcel.content, receiver)


def content_of(**said: str | int) -> bytes:
    """Return what a notice says."""
    return msgspec.json.encode(said)
