"""Handing a message over: a service on this machine, which only a test may reach."""

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from boomtown.push.post import TlsPost, Unsent

CREATED = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
DAY = datetime.timedelta(days=1)


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A certificate for localhost, with its key."""
    key, now = generate_private_key(SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - DAY)
        .not_valid_after(now + DAY)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    file = tmp_path / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return file


@asynccontextmanager
async def service(certificate: Path, answer: bytes, heard: list[bytes]) -> AsyncIterator[str]:
    """Run a push service that answers everybody alike; an empty answer is none."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        heard.append(head + await reader.readexactly(4))
        if not answer:
            await asyncio.sleep(5)
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    async with server:
        yield f"https://localhost:{server.sockets[0].getsockname()[1]}/send/1?a=b"


def anywhere(address: str) -> bool:
    """Let a test reach this machine."""
    return bool(address)


def trusting(certificate: Path, patience: float = 5.0) -> TlsPost:
    """Return a post that reaches this machine and trusts its certificate."""
    context = ssl.create_default_context(cafile=str(certificate))
    return TlsPost(anywhere, context, patience)


async def _sent(post: TlsPost, endpoint: str) -> int:
    return await post(endpoint, {"ttl": "60"}, b"body")


async def test_a_service_gets_the_message_and_its_status_comes_back(certificate: Path) -> None:
    heard: list[bytes] = []
    async with service(certificate, CREATED, heard) as endpoint:
        assert await _sent(trusting(certificate), endpoint) == 201
    (said,) = heard
    assert said.startswith(b"POST /send/1?a=b HTTP/1.1\r\nhost: localhost:")
    assert b"\r\ncontent-length: 4\r\n" in said
    assert said.endswith(b"ttl: 60\r\n\r\nbody")


async def test_a_service_on_this_machine_is_never_reached_in_earnest(certificate: Path) -> None:
    heard: list[bytes] = []
    async with service(certificate, CREATED, heard) as endpoint:
        with pytest.raises(Unsent, match="not out in the world"):
            await _sent(TlsPost(), endpoint)
    assert heard == []


async def test_a_certificate_of_somebody_else_is_not_trusted(certificate: Path) -> None:
    heard: list[bytes] = []
    async with service(certificate, CREATED, heard) as endpoint:
        with pytest.raises(Unsent, match="certificate"):
            await _sent(TlsPost(anywhere), endpoint)
    assert heard == []


@pytest.mark.parametrize(
    "answer", [b"SSH-2.0-x\r\n", b"HTTP/1.1 abc\r\n", b"HTTP/1.1 " + b"2" * 9_000 + b"\r\n"]
)
async def test_what_is_no_answer_of_the_web_is_a_failure(certificate: Path, answer: bytes) -> None:
    async with service(certificate, answer, []) as endpoint:
        with pytest.raises(Unsent):
            assert await _sent(trusting(certificate), endpoint) != 222


async def test_a_service_that_says_nothing_is_not_waited_for(certificate: Path) -> None:
    async with service(certificate, b"", []) as endpoint:
        with pytest.raises(Unsent, match="no answer"):
            await _sent(trusting(certificate, 0.2), endpoint)


async def test_nobody_listening_is_a_failure_and_no_accident(certificate: Path) -> None:
    with pytest.raises(Unsent):
        await _sent(trusting(certificate), "https://localhost:1/x")
