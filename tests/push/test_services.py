"""Where notices may be sent: known services by name, and only out into the world."""

import pytest

from boomtown.push.services import KNOWN, allowed, reachable, services_of


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:DEF-_0",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYA%2f",
        "https://web.push.apple.com/QGxyz",
        "https://fcm.googleapis.com:443/x",
    ],
)
def test_services_of_browsers_are_allowed(endpoint: str) -> None:
    assert allowed(endpoint, KNOWN)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:x/",
        "https://fcm.googleapis.com@10.0.0.1/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.test/x",
        "https://evilfcm.googleapis.com.test/x",
        "https://notfcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a\r\nhost: evil.test",
        "https://fcm.googleapis.com\\@evil.test/",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/ä",
        "https://fcm.googleapis.com/" + "a" * 2_048,
        "file:///etc/passwd",
        "//fcm.googleapis.com/x",
        "https://[fcm.googleapis.com/x",
    ],
)
def test_everything_else_is_not(endpoint: str) -> None:
    assert not allowed(endpoint, KNOWN)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "ff02::1",
    ],
)  # fmt: skip
def test_addresses_near_by_are_out_of_reach(address: str) -> None:
    assert not reachable(address)


def test_a_host_may_name_more_services_or_send_nothing() -> None:
    assert services_of("") == KNOWN
    assert allowed("https://a.push.example.org/x", services_of("Push.example.org, other.test"))
    assert services_of("off") == ()
    for wrong in ("https://push.example.org", "a b", "off,x/y"):
        with pytest.raises(ValueError, match="BOOMTOWN_PUSH"):
            services_of(wrong)
