"""What `serve` is told, where it listens, what it says, and how it refuses what cannot be."""

import asyncio
import gc
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.bootstrap import BOTS, DATABASE, BadSetting, bots_of, parts
from boomtown.bots.pool import BotProcesses, BotsHere
from boomtown.server import address, logs, start
from boomtown.server.address import addresses, code, welcome
from boomtown.server.asgi import application
from boomtown.server.limits import VARIABLE
from boomtown.server.start import PORT, Server, configured, listening, main, parser
from boomtown.storage.memory import MemoryStore
from tests.remote.served import HERE, served


@pytest.fixture
def taken() -> Iterator[int]:
    """Return a port that somebody listens on."""
    with socket.socket() as busy:
        busy.bind((HERE, 0))
        busy.listen()
        yield busy.getsockname()[1]


@pytest.fixture
def in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server that is only tried begin without a file and leave the logs alone."""
    monkeypatch.setenv(DATABASE, "memory:")
    monkeypatch.setattr(logs, "begin", lambda _: None)


def test_the_first_free_port_is_taken_where_none_is_asked_for(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "PORT", taken)
    with listening(HERE, 0) as bound:
        port = bound.getsockname()[1]
    assert taken < port < taken + start.TRIES


def test_a_port_that_is_asked_for_and_taken_is_a_sentence(taken: int) -> None:
    with pytest.raises(SystemExit, match=f"cannot listen on {HERE}: .*in use"):
        listening(HERE, taken)


@pytest.mark.parametrize(("host", "port"), [(HERE, 70_000), ("300.0.0.1", 9), ("192.0.2.7", 9)])
def test_where_nobody_can_listen_is_a_sentence(host: str, port: int) -> None:
    with pytest.raises(SystemExit, match=f"cannot listen on {host}: "):
        listening(host, port)


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        (DATABASE, "mysql:there", f"{DATABASE} is memory: or sqlite:FILE, not mysql:there"),
        (DATABASE, "sqlite:/no/such/folder/x", "cannot keep games in /no/such/folder/x: "),
        (BOTS, "many", f"{BOTS} is a number of processes, not many"),
        (VARIABLE, "speed=9", f"{VARIABLE} knows "),
        (VARIABLE, "rooms=few", f"{VARIABLE}: rooms is a number from 0 on, not few"),
    ],
)
def test_a_variable_that_says_what_cannot_be_is_a_sentence(
    in_memory: None, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(SystemExit, match=f"^boomtown serve: {sentence}"):
        main(["--host", HERE])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--log", "loud"], "invalid choice: 'loud'"),
        (["--port", "high"], "invalid int value: 'high'"),
        (["--key", "a.key"], "--key is of no use without --certificate"),
    ],
)
def test_an_argument_that_cannot_be_is_a_sentence(
    in_memory: None, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert sentence in capsys.readouterr().err


def test_a_certificate_that_is_none_is_a_sentence(in_memory: None, tmp_path: Path) -> None:
    wrong = tmp_path / "no.pem"
    wrong.write_text("no certificate")
    for file in (tmp_path / "missing.pem", wrong):
        with pytest.raises(SystemExit, match="cannot use the certificate: "):
            main(["--certificate", str(file)])


def test_the_surroundings_choose_the_parts(tmp_path: Path) -> None:
    chosen = parts({DATABASE: "memory:", BOTS: "0"})
    assert isinstance(chosen.store, MemoryStore)
    assert isinstance(chosen.bots, BotsHere)
    assert isinstance(bots_of(""), BotProcesses)
    assert isinstance(bots_of("3"), BotProcesses)
    with pytest.raises(BadSetting, match="not -1"):
        bots_of("-1")


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", ["http://127.0.0.1:8000/"]),
        ("table.test", ["http://table.test:8000/"]),
        ("::1", ["http://[::1]:8000/"]),
        ("0.0.0.0", ["http://localhost:8000/", "http://10.1.2.3:8000/"]),
        ("::", ["http://localhost:8000/", "http://10.1.2.3:8000/"]),
    ],
)
def test_the_address_to_type_is_told(
    monkeypatch: pytest.MonkeyPatch, host: str, found: list[str]
) -> None:
    monkeypatch.setattr(address, "local_address", lambda: "10.1.2.3")
    assert addresses(host, 8000) == found


@pytest.mark.parametrize(
    ("host", "local", "phones", "only_here"),
    [
        ("0.0.0.0", "10.1.2.3", True, False),
        ("0.0.0.0", None, False, True),
        ("127.0.0.1", "10.1.2.3", False, True),
        ("localhost", "10.1.2.3", False, True),
        ("::1", "10.1.2.3", False, True),
    ],
)
def test_phones_are_told_an_address_where_they_can_reach_it(
    monkeypatch: pytest.MonkeyPatch, host: str, local: str | None, phones: bool, only_here: bool
) -> None:
    monkeypatch.setattr(address, "local_address", lambda: local)
    said = welcome(host, 8000)
    assert ("For phones in the same network: http://10.1.2.3:8000/" in said) == phones
    assert ("Only this machine can reach it" in said) == only_here
    assert ("█" in said) == phones


def test_an_address_of_ones_own_is_told_with_its_code() -> None:
    said = welcome("table.test", 443, "https")
    assert "https://table.test:443/" in said
    assert code("https://table.test:443/") in said


def test_a_code_is_drawn_in_its_own_colours_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = code("http://localhost:8000/")
    assert "\x1b" not in plain
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert code("http://localhost:8000/").startswith("\x1b[97;40m")


def test_this_machine_has_an_address_or_none_but_never_itself() -> None:
    found = address.local_address()
    assert found is None or not found.startswith("127.")


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cut(socket.socket):
        def connect(self, where: object) -> None:
            raise OSError(f"Network is unreachable: {where}")

    monkeypatch.setattr(socket, "socket", Cut)
    assert address.local_address() is None


def test_help_says_what_the_variables_do() -> None:
    text = parser().format_help()
    assert DATABASE in text
    assert VARIABLE in text
    assert str(PORT) in text


@pytest.mark.slow
async def test_a_server_that_has_started_keeps_what_never_changes_from_the_collector() -> None:
    before = gc.get_freeze_count()
    async with served() as home:
        assert home.server.started
        assert gc.get_freeze_count() > before


@pytest.mark.slow
async def test_a_server_that_was_asked_to_stop_returns_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "FAREWELL", 0.0)
    thresholds = gc.get_threshold()
    app, hub = application(parts({DATABASE: "memory:", BOTS: "0"}))
    server = Server(configured(app, parser().parse_args([])), hub, "open\n")
    running = asyncio.create_task(server.serve([listening(HERE, 0)]))
    while not server.started:
        await asyncio.sleep(0.005)
    server.handle_exit(signal.SIGTERM, None)
    await running
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    assert hub.closing
    assert capsys.readouterr().out == "open\n"
