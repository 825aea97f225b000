"""What waits is taken a room at a time."""

from boomtown.bots.workers.fair import FairQueue


def taken(queue: FairQueue[str]) -> list[str]:
    """Empty a queue."""
    found = []
    while (item := queue.take()) is not None:
        found.append(item)
    return found


def test_rooms_take_turns_however_much_one_of_them_asks() -> None:
    queue: FairQueue[str] = FairQueue(10)
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        assert queue.put(item[0], item) is None
    assert taken(queue) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert len(queue) == 0


def test_a_room_that_comes_back_waits_behind_the_others() -> None:
    queue: FairQueue[str] = FairQueue(10)
    queue.put("a", "a1")
    queue.put("b", "b1")
    assert queue.take() == "a1"
    queue.put("a", "a2")
    assert taken(queue) == ["b1", "a2"]


def test_where_there_is_no_room_the_greediest_loses_its_last() -> None:
    queue: FairQueue[str] = FairQueue(3)
    for item in ("a1", "a2", "b1"):
        queue.put(item[0], item)
    assert queue.put("c", "c1") == "a2"
    assert taken(queue) == ["a1", "b1", "c1"]


def test_who_asks_too_much_is_the_one_who_gives_way() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put("a", "a1")
    queue.put("a", "a2")
    assert queue.put("a", "a3") == "a3"
    assert len(queue) == 2


def test_an_empty_queue_has_nobody() -> None:
    queue: FairQueue[str] = FairQueue(0)
    assert queue.take() is None
    assert queue.put("a", "a1") == "a1"
    assert (queue.take(), len(queue)) == (None, 0)
