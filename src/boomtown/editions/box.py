"""The edition files that come with this package."""

from functools import cache
from importlib.resources import files

ENDING = ".toml"


@cache
def names() -> tuple[str, ...]:
    """Return the names of the editions that come with the package, oldest first."""
    entries = (entry.name for entry in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(ENDING) for name in entries if name.endswith(ENDING)))


def text_of(name: str) -> str:
    """Return the file of one of these editions."""
    return files(__package__).joinpath(name + ENDING).read_text(encoding="utf-8")


def former_text_of(name: str) -> str | None:
    """Return the file of an edition as it once was, by its name and fingerprint, if it was so."""
    file = files(__package__).joinpath("former", name + ENDING)
    return file.read_text(encoding="utf-8") if file.is_file() else None
