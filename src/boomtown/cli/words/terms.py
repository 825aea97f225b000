"""The words of an edition as a screen needs them: actions, plans, houses (R1.2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from boomtown.cli.words import LANGUAGE, sentences
from boomtown.rules.cards import Action, Card
from boomtown.rules.edition import Edition
from boomtown.rules.spots import STREET_LETTERS
from boomtown.rules.street import House


@dataclass(frozen=True, slots=True)
class Terms:
    """The vocabulary of the edition in play, with our own word where it brings none."""

    words: Mapping[str, str]

    def __getitem__(self, key: str) -> str:
        """Return the word for a term of the glossary."""
        return self.words.get(key) or sentences()["terms"][key]

    def action(self, action: Action) -> str:
        """Return the name of an action."""
        return self[action.value]

    def card(self, card: Card) -> str:
        """Return a card's two sides."""
        return f"{card.number} {self.action(card.action)}"

    def plan(self, number: int) -> str:
        """Return the badge of plan 1, 2 or 3; a mark on paper does not tell which it was."""
        badges = self["plan_number"].split(",")
        return badges[number - 1].split()[-1] if 1 <= number <= len(badges) else "?"

    def house(self, house: House) -> str:
        """Return what a house shows: its number, a bis, a plan's mark."""
        letter = self["bis_letter"][0] * house.bis
        return f"{house.number}{letter}{'*' * bool(house.mark)}"


def terms_of(edition: Edition) -> Terms:
    """Return the words of an edition."""
    return Terms((edition.words or {}).get(LANGUAGE, {}))


def street_name(street: int) -> str:
    """Return how a street is called here: by the letter of its houses."""
    return f"street {STREET_LETTERS[street]}"


def ordinal(place: int) -> str:
    """Return a place as a word.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd']
    """
    teen = 10 <= place % 100 <= 20
    return f"{place}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th')}"


def listed(items: list[str]) -> str:
    """Join the items of a list.

    >>> listed(["1", "1", "6"])
    '1, 1 and 6'
    """
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def capital(sentence: str) -> str:
    """Raise the first letter of a sentence, but not the name of a house."""
    is_house = len(sentence) > 1 and sentence[0] in STREET_LETTERS and sentence[1].isdecimal()
    return sentence if is_house else sentence[:1].upper() + sentence[1:]
