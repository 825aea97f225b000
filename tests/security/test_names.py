"""What people call themselves reaches others as text, short and on one line."""

import unicodedata

import pytest

from tests.server.house import house

NAMES = {
    "<script>alert(1)</script": "<script>alert(1)</script",
    '"><img src=x onerror=a>': '"><img src=x onerror=a>',
    "&lt;b&gt;": "&lt;b&gt;",
    "{{7*7}}${7*7}": "{{7*7}}${7*7}",
    "\u202eadA": "adA",
    "Ada\r\nSet-Cookie: x=1": "Ada Set-Cookie: x=1",
    "A\u0000d\u0007a\u001b[2J": "Ada[2J",
    "\ufeffAda\u2028\u2029": "Ada",
    "A\u200bd\u200da\u2060": "Ada",
    "\U000e0041Ada\U000e007f": "Ada",
    "Ａｄａ": "Ａｄａ",
    "Zoe\u0308": "Zoë",
}


@pytest.mark.parametrize(("typed", "shown"), NAMES.items(), ids=map(ascii, NAMES))
async def test_a_name_is_shown_as_plain_text_without_what_cannot_be_seen(
    typed: str, shown: str
) -> None:
    async with house() as home:
        host = home.guest()
        room = await host.opens("Host", public=True)
        wire = await home.guest().enters(room)
        await wire.done({"t": "join", "name": typed, "city": typed})
        seat = wire.last("room")["seats"][1]
        assert (seat["name"], seat["city"]) == (shown, shown)
        page = await host.get("/api/lobby")
        assert page.headers["content-type"] == "application/json"
        assert page.json()["public"][0]["names"] == ["Host", shown]


@pytest.mark.parametrize("marks", ["\u0301", "\u0489", "\u20dd"])
async def test_marks_on_marks_make_a_name_no_longer_than_others(marks: str) -> None:
    async with house() as home:
        guest = home.guest()
        room = await guest.opens()
        wire = await guest.enters(room)
        await wire.done({"t": "join", "name": "A" + marks * 23})
        name = wire.last("room")["seats"][0]["name"]
        assert len(name) <= 24
        assert all(unicodedata.category(one)[0] in "LMNSPZ" for one in name)
