"""Message encryption for Web Push: the example of RFC 8291, and what a browser makes of ours."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from boomtown.push.encoding import bytes_of, written
from boomtown.push.encrypt import MOST, RECORD, encrypted, receiver_of
from tests.push.browser import Browser

# RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
WHOLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    own = derive_private_key(int.from_bytes(bytes_of(SENDER), "big"), SECP256R1())
    receiver = receiver_of(bytes_of(RECEIVER), bytes_of(SECRET))
    assert written(encrypted(PLAIN, receiver, own, bytes_of(SALT))) == WHOLE


def test_a_browser_reads_what_was_meant_for_it_and_no_other_does() -> None:
    ada, bruno = Browser(), Browser()
    content = encrypted(b"your turn", ada.receiver)
    assert ada.reads(content) == b"your turn"
    with pytest.raises(ValueError, match="not for this browser"):
        bruno.reads(content)


def test_no_two_messages_are_alike() -> None:
    ada = Browser()
    assert encrypted(b"your turn", ada.receiver) != encrypted(b"your turn", ada.receiver)


def test_a_message_as_long_as_allowed_fits_what_services_take() -> None:
    ada = Browser()
    content = encrypted(bytes(MOST), ada.receiver)
    assert len(content) == RECORD
    assert ada.reads(content) == bytes(MOST)
    with pytest.raises(ValueError, match="more than"):
        encrypted(bytes(MOST + 1), ada.receiver)


@pytest.mark.parametrize(
    ("key", "secret"),
    [
        (bytes_of(RECEIVER)[:-1], bytes_of(SECRET)),
        (bytes_of(RECEIVER), bytes_of(SECRET)[:-1]),
        (b"\4" + bytes(64), bytes_of(SECRET)),
        (b"\2" + bytes_of(RECEIVER)[1:33] + bytes(32), bytes_of(SECRET)),
        (b"", b""),
    ],
)
def test_what_is_no_point_of_the_curve_is_no_key(key: bytes, secret: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        receiver_of(key, secret)


@pytest.mark.parametrize("text", ["a", "a=b=", "a+b/", "ä", "a b c"])
def test_what_is_not_base64url_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="base64url"):
        bytes_of(text)
