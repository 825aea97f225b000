"""Browsers that want notices, and what their people have seen: the same in every store."""

from dataclasses import replace
from pathlib import Path

from boomtown.app.notices import Device, Look, Waits
from boomtown.app.options import Options, Tempo
from boomtown.app.ports import Store
from boomtown.app.seating import Chair
from boomtown.app.stored import GameRow, OpenGame, PutChair, PutRoom, RoomRow, Write
from boomtown.app.timing import Timing
from boomtown.storage.sqlite import SqliteStore
from tests.storage.rows import GAME, advance, chair, decide, opened

ADA = Device("ada", "https://push.test/ada", "key", "secret", "de", "boom.test", 7)
PHONE = replace(ADA, person="phone", endpoint="https://push.test/phone")
BRUNO = replace(ADA, person="bruno", endpoint="https://push.test/bruno")


def game(name: str = GAME, tempo: Tempo = "days", deadline: int | None = 900) -> list[Write]:
    """Return the writes of a game of two, of which Ada has two devices and is the host."""
    clock = Timing(tempo, 800, 100, lag=3)
    return [
        PutRoom(RoomRow(name, Options(tempo=tempo), 0, "running")),
        PutChair(name, 0, Chair(("ada", "phone"), "Ada")),
        PutChair(name, 1, Chair(("bruno",), "Bruno")),
        OpenGame(GameRow(name, "record", 2, 1, 2, clock, deadline)),
    ]


async def put(store: Store, *devices: Device) -> None:
    for device in devices:
        await store.devices.put(device)


async def seats(store: Store) -> list[tuple[str, int]]:
    return [(one.room, one.seat) for one in await store.devices.waiting()]


async def test_a_browser_is_kept_replaced_and_forgotten(store: Store) -> None:
    assert await store.devices.of("ada") is None
    await put(store, ADA)
    assert await store.devices.of("ada") == ADA
    again = replace(ADA, endpoint="https://push.test/new", language="fr")
    await put(store, again)
    assert await store.devices.of("ada") == again
    await store.devices.drop("ada")
    await store.devices.drop("ada")
    assert await store.devices.of("ada") is None


async def test_one_browser_is_one_persons(store: Store) -> None:
    await put(store, ADA, replace(BRUNO, endpoint=ADA.endpoint))
    assert await store.devices.of("ada") is None
    assert await store.devices.of("bruno") is not None


async def test_a_browser_that_is_gone_is_found_by_its_address(store: Store) -> None:
    await put(store, ADA, BRUNO)
    await store.devices.gone(ADA.endpoint)
    await store.devices.gone("https://push.test/nobody")
    assert await store.devices.of("ada") is None
    assert await store.devices.of("bruno") == BRUNO


async def test_a_seat_that_is_waited_for_is_found_with_all_its_browsers(store: Store) -> None:
    await store.save(game())
    await put(store, ADA, PHONE)
    assert list(await store.devices.waiting()) == [
        Waits(GAME, 0, 1, 2, 103, 900, "Ada", Look(), (ADA, PHONE))
    ]


async def test_who_is_in_or_wants_nothing_is_not_found(store: Store) -> None:
    await store.save(game())
    assert await seats(store) == []
    await put(store, ADA, BRUNO)
    assert await seats(store) == [(GAME, 0), (GAME, 1)]
    await store.save([decide(0)])
    assert await seats(store) == [(GAME, 1)]
    (waits,) = await store.devices.waiting()
    assert waits.waiting == 1
    await store.save([decide(1), _next()])
    assert await seats(store) == [(GAME, 0), (GAME, 1)]


def _next(*, ended: bool = False) -> Write:
    """Return the end of the first round, by the same clock."""
    deadline = None if ended else 1_700
    return replace(advance(1, deadline, ended=ended), timing=Timing("days", 800, 900))


async def test_only_games_that_go_on_for_days_are_found(store: Store) -> None:
    await put(store, ADA, BRUNO)
    await store.save(game("bank", "bank"))
    await store.save(game("none", "none", None))
    await store.save(game("paused", deadline=None))
    await store.save([chair(0, "ada", name="plain"), opened(name="plain")])
    assert await seats(store) == []
    await store.save([*game(), decide(0), decide(1), _next(ended=True)])
    assert await seats(store) == []


async def test_a_seat_that_a_bot_plays_is_not_told(store: Store) -> None:
    await put(store, ADA, BRUNO)
    await store.save([*game(), PutChair(GAME, 0, Chair(("ada",), "Ada", bot="apprentice"))])
    assert await seats(store) == [(GAME, 1)]


async def test_a_look_ends_what_was_told_and_keeps_that_there_was_a_reminder(store: Store) -> None:
    await store.save(game())
    await put(store, ADA)
    (waits,) = await store.devices.waiting()
    assert await store.devices.told(waits, "reminder")
    assert await store.devices.look(GAME, 0) == Look(told="reminder", reminded=1)
    await store.devices.looked(GAME, 0, Look(1, alone=True, at=500))
    seen = Look(1, alone=True, at=500, reminded=1)
    assert await store.devices.look(GAME, 0) == seen
    (waits,) = await store.devices.waiting()
    assert waits.look == seen


async def test_of_two_that_would_tell_the_same_only_one_may(store: Store) -> None:
    await store.save(game())
    await put(store, ADA)
    (waits,) = await store.devices.waiting()
    assert await store.devices.told(waits, "turn")
    assert not await store.devices.told(waits, "turn")
    (again,) = await store.devices.waiting()
    await store.devices.looked(GAME, 0, Look(1, at=500))
    assert not await store.devices.told(again, "reminder")
    assert (await store.devices.look(GAME, 0)).told is None


async def test_who_is_forgotten_leaves_nothing_behind(store: Store) -> None:
    await store.save(game())
    await put(store, ADA, BRUNO)
    for seat in (0, 1):
        await store.devices.looked(GAME, seat, Look(1, at=500))
    await store.devices.forget("ada")
    assert await store.devices.of("ada") is None
    assert await store.devices.look(GAME, 0) == Look()
    assert await store.devices.of("bruno") == BRUNO
    assert await store.devices.look(GAME, 1) == Look(1, at=500)


async def test_a_restart_remembers_browsers_and_looks(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = SqliteStore(file)
    await store.save(game())
    await put(store, ADA)
    (waits,) = await store.devices.waiting()
    assert await store.devices.told(waits, "turn")
    await store.close()
    store = SqliteStore(file)
    assert await store.devices.of("ada") == ADA
    (waits,) = await store.devices.waiting()
    assert waits.look.told == "turn"
    await store.close()
