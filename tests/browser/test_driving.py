"""Scripts of Node: their limit, what they ask for, what is shown of one that fails."""

from pathlib import Path

import pytest

from tests.browser.driving import ScriptError, run_script


def script(folder: Path, text: str) -> str:
    path = folder / "script.mjs"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_script_that_fails_shows_what_it_said(browser: str, tmp_path: Path) -> None:
    text = "console.log('so far'); throw new Error('no further');"
    with pytest.raises(ScriptError, match=r"(?s)so far.*no further"):
        run_script(script(tmp_path, text))


def test_a_script_that_does_not_end_is_ended(browser: str, tmp_path: Path) -> None:
    text = "console.log('waiting'); setInterval(() => undefined, 1000);"
    with pytest.raises(ScriptError, match=r"(?s)more than 1 s.*waiting"):
        run_script(script(tmp_path, text), limit=1)


def test_a_script_goes_on_once_what_it_asks_for_is_done(browser: str, tmp_path: Path) -> None:
    text = (
        "process.stdin.once('data', () => { console.log('thanks'); process.exit(); });"
        "console.log('please stop');"
    )
    done: list[str] = []
    said = run_script(script(tmp_path, text), asked={"stop": lambda: done.append("stop")})
    assert done == ["stop"]
    assert said == "thanks\n"
