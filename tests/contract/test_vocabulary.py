"""The words of the editions are in the page, in every language that an edition has (R1.2)."""

import subprocess
import sys
from pathlib import Path

import pytest

from boomtown.editions import edition, names
from boomtown.protocol.vocabulary import path_of, typescript, vocabulary
from tests.contract.files import FOLDER

TEXTS = FOLDER.parents[1] / "web" / "src" / "text"


@pytest.mark.parametrize("language", vocabulary())
def test_the_words_in_the_page_are_those_of_the_edition_files(language: str) -> None:
    written = path_of(language, TEXTS).read_text(encoding="utf-8")
    assert written == typescript(vocabulary()[language]), "python -m boomtown.protocol.vocabulary"


@pytest.mark.rule("R1.2")
def test_no_word_is_lost_when_common_ones_stand_once() -> None:
    for language, found in vocabulary().items():
        for name in names():
            words = dict((edition(name).words or {})[language])
            assert {**found[""], **found[name]} | words == {**found[""], **found[name]}
            assert words.keys() >= found[""].keys()


def test_a_word_stands_once_only_where_all_editions_have_it_alike() -> None:
    english = vocabulary()["en"]
    assert english[""]["street"] == "street"
    assert (english["2018"]["surveyor"], english["2023"]["surveyor"]) == ("Surveyor", "Fence")
    assert "solo_card" in english["2018"]
    assert not english[""].keys() & (english["2018"].keys() | english["2023"].keys())


def test_the_generator_writes_a_file_a_language(tmp_path: Path) -> None:
    module = "boomtown.protocol.vocabulary"
    subprocess.run([sys.executable, "-m", module, tmp_path], check=True)
    found = {path.parent.name: path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.ts")}
    assert found == {language: typescript(words) for language, words in vocabulary().items()}
