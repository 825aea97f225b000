"""Links lead somewhere, to a file and a heading in it; paths that pages name exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, files, name

FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)|\b(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PATH = re.compile(r"`((?:src|tests|docs)/[\w./*-]*)`")
OUTSIDE = re.compile(r"^[a-z]+:")

PAGES = {name(path): path for path in files(".md")}


def links(page: Path) -> Iterator[str]:
    """Yield the targets inside the repository."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    targets = (markdown or html for markdown, html in LINK.findall(text))
    return (target for target in targets if not OUTSIDE.match(target))


def anchors(page: Path) -> frozenset[str]:
    """Give the anchors that a page's headings make."""
    titles = HEADING.findall(page.read_text(encoding="utf-8"))
    words = (re.sub(r"[^\w\- ]", "", title.lower()) for title in titles)
    return frozenset(word.strip().replace(" ", "-") for word in words)


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not anchor or anchor in anchors(target))


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    broken = [link for link in links(PAGES[page]) if not leads_somewhere(PAGES[page], link)]
    assert broken == []


@pytest.mark.parametrize("page", PAGES)
def test_every_named_path_exists(page: str) -> None:
    named = PATH.findall(PAGES[page].read_text(encoding="utf-8"))
    assert [path for path in named if not any(ROOT.glob(path))] == []


def test_every_page_under_docs_can_be_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    waiting = [PAGES["README.md"]]
    while waiting:
        page = waiting.pop()
        if page.suffix == ".md" and page not in seen:
            seen.add(page)
            paths = (link.partition("#")[0] for link in links(page))
            waiting += [(page.parent / path).resolve() for path in paths if path]
    assert sorted(name(page) for page in PAGES.values() if page not in seen) == []
