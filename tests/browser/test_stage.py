"""Scenes: each is at the moment that its name says; and pictures are taken of them."""

import re
import struct
from pathlib import Path

import pytest

from tests.browser.gathering import ADA, ROUND_20, Scene
from tests.browser.scenes import SCENES
from tests.browser.shots import shots

VISITOR = 1_000


def entered(scene: Scene) -> Scene:
    scene.table.enter(VISITOR, scene.person)
    return scene


@pytest.mark.parametrize("name", SCENES)
def test_a_visitor_is_told_a_room_in_every_scene(name: str) -> None:
    made = entered(SCENES[name]()).table
    told = made.last(VISITOR, "room")
    wanted = {"running": "table", "paused": "table", "ended": "ended", "lobby": "room"}
    assert made.last(VISITOR, wanted[told["status"]])


def test_the_town_of_round_20_counts_what_the_drawings_say() -> None:
    made = entered(SCENES["street"]()).table
    told = made.last(VISITOR, "table")
    assert (told["round"], told["sheets"][str(ADA)]["total"]) == (ROUND_20.round, 37)
    assert [offer["number"] for offer in told["cards"]["offers"]] == [5, 9, 13]


def test_two_visits_of_a_scene_are_told_the_same() -> None:
    heard = [entered(SCENES["expert"]()).table.heard[VISITOR] for _ in range(2)]
    assert heard[0] == heard[1]


def size(picture: Path) -> tuple[int, int]:
    """Read how wide and high a PNG is."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


@pytest.mark.slow
def test_pictures_have_the_size_of_their_screen(browser: str, tmp_path: Path) -> None:
    shots(tmp_path, "paused")
    found = {re.sub(r"-\d+-", "-", one.name): size(one) for one in tmp_path.iterdir()}
    sizes = {"phone": (360, 640), "desktop": (1440, 900)}
    looks = ((size, look) for size in sizes for look in ("light", "dark", "de", "fr"))
    assert found == {f"{size}-{look}-paused.png": sizes[size] for size, look in looks}
