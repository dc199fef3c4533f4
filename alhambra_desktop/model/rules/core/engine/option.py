"""House variants, each declared once with its values.

The rule set that declares a variant has its words: ``option-ID`` for the title, ``option-ID-sentence`` with
the blank ``$value``, ``option-ID-VALUE`` for each value with a name, ``option-ID-note`` where there is one.
"""

from __future__ import annotations

from typing import Final

import attrs

from ..words.message import Argument, Message, listed, quoted

Value = str | int

MOST_LETTERS: Final = 24
"""Characters of a free text at most."""


@attrs.frozen
class _Told:
    """What is told of every house variant; some have a note besides (``noted``)."""

    id: str
    noted: bool = attrs.field(default=False, kw_only=True)

    @property
    def title(self) -> Message:
        """What the variant is called."""
        return Message(self._words)

    @property
    def note(self) -> Message | None:
        """What must be known about it besides."""
        return Message(f"{self._words}-note") if self.noted else None

    def sentence(self, value: Argument) -> Message:
        """The sentence with something in its blank."""
        return Message(f"{self._words}-sentence", value=value)

    def describe(self, value: Value) -> Message:
        """The sentence for one value."""
        return self.sentence(value)

    def parse(self, text: str) -> Value:
        """The value that a command line or a form means; whether it is possible, ``fault`` tells."""
        return text

    @property
    def _words(self) -> str:
        return f"option-{dashed(self.id)}"


def dashed(name: str) -> str:
    """A name as a part of the id of a message."""
    return name.replace("_", "-")


@attrs.frozen
class Choice(_Told):
    """A house variant with a few named values, the official one first."""

    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> Value:
        """The official value."""
        return self.values[0]

    def fault(self, value: object) -> Message | None:
        """One sentence about what is wrong with a value, or None."""
        if value in self.values:
            return None
        return Message("variant-not-one", value=quoted(value), known=listed(self.values))

    def named(self, value: Value) -> Message:
        """What a value is called."""
        return Message(f"{self._words}-{dashed(str(value))}")

    def describe(self, value: Value) -> Message:
        """The sentence for one value."""
        return self.sentence(self.named(value))


@attrs.frozen
class Amount(_Told):
    """A house variant that is a whole number within bounds."""

    official: int
    least: int
    most: int
    rule: str

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


@attrs.frozen
class Wording(_Told):
    """A house variant that is a free text of 1 to 24 characters, with suggestions."""

    suggestions: tuple[str, ...]
    rule: str

    @property
    def default(self) -> Value:
        """The official value."""
        return self.suggestions[0]

    def fault(self, value: object) -> Message | None:
        """One sentence about what is wrong with a value, or None."""
        if isinstance(value, str) and 1 <= len(value.strip()) <= MOST_LETTERS and value.isprintable():
            return None
        return Message("variant-no-name", value=quoted(value), most=MOST_LETTERS)


Option = Choice | Amount | Wording
