"""House variants, each declared once: a sentence with a blank, its values and what they mean."""

from __future__ import annotations

from typing import Final

import attrs

from .message import Message, listed
from .quoting import quoted

Value = str | int

MOST_LETTERS: Final = 24
"""Characters of a free text at most."""


@attrs.frozen
class Choice:
    """A house variant with a few named values, the official one first.

    ``sentence`` has one blank ``{}`` that is filled with the words of the value.
    """

    id: str
    title: str
    sentence: str
    words: dict[str, str] = attrs.field(eq=False)
    rule: str
    paragraph: str = ""

    @property
    def values(self) -> tuple[str, ...]:
        """The possible values, the official one first."""
        return tuple(self.words)

    @property
    def default(self) -> Value:
        """The official value."""
        return self.values[0]

    def fault(self, value: object) -> Message | None:
        """One sentence about what is wrong with a value, or None."""
        if value in self.words:
            return None
        return Message("variant-not-one", value=quoted(value), known=listed(self.values))

    def parse(self, text: str) -> Value:
        """The value that a command line or a form means; whether it is possible, ``fault`` tells."""
        return text

    def describe(self, value: Value) -> str:
        """The sentence for one value."""
        return self.sentence.format(self.words[str(value)])


@attrs.frozen
class Amount:
    """A house variant that is a whole number within bounds."""

    id: str
    title: str
    sentence: str
    official: int
    least: int
    most: int
    rule: str
    paragraph: str = ""

    @property
    def default(self) -> Value:
        """The official value."""
        return self.official

    def fault(self, value: object) -> Message | None:
        """One sentence about what is wrong with a value, or None."""
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        return Message("variant-no-number", value=quoted(value), least=self.least, most=self.most)

    def parse(self, text: str) -> Value:
        """The number that a text means, or the text itself where it is none."""
        try:
            return int(text)
        except ValueError:
            return text

    def describe(self, value: Value) -> str:
        """The sentence for one value."""
        return self.sentence.format(value)


@attrs.frozen
class Wording:
    """A house variant that is a free text of 1 to 24 characters, with suggestions."""

    id: str
    title: str
    sentence: str
    suggestions: tuple[str, ...]
    rule: str
    paragraph: str = ""

    @property
    def default(self) -> Value:
        """The official value."""
        return self.suggestions[0]

    def fault(self, value: object) -> Message | None:
        """One sentence about what is wrong with a value, or None."""
        if isinstance(value, str) and 1 <= len(value.strip()) <= MOST_LETTERS and value.isprintable():
            return None
        return Message("variant-no-name", value=quoted(value), most=MOST_LETTERS)

    def parse(self, text: str) -> Value:
        """The text itself."""
        return text

    def describe(self, value: Value) -> str:
        """The sentence for one value."""
        return self.sentence.format(value)


Option = Choice | Amount | Wording


def on_off(
    id_: str, title: str, sentence: str, on: str, off: str, *, default: str, rule: str, paragraph: str = ""
) -> Choice:
    """A choice between ``on`` and ``off``."""
    words = {"on": on, "off": off} if default == "on" else {"off": off, "on": on}
    return Choice(id_, title, sentence, words, rule, paragraph)
