"""House variants, each declared once with its values.

The rule set that declares a variant has its words: ``option-ID`` for the title, ``option-ID-sentence`` with
the blank ``$value``, ``option-ID-VALUE`` for each value with a name, ``option-ID-note`` where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, Literal, TypeVar, cast

import attrs

from ..words.message import Argument, Message, listed, quoted

Value = str | int
"""What a setup and its files hold of a house variant."""

V = TypeVar("V", bound=Value)
C = TypeVar("C", bound=str)

MOST_LETTERS: Final = 24
"""Characters of a free text at most."""


@attrs.frozen
class _Variant(Generic[V]):
    """What all house variants have; some have a note besides (``noted``)."""

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

    def of(self, options: Mapping[str, Value]) -> V:
        """Return what a table plays with, out of the ``options`` of its rulebook."""
        return cast("V", options[self.id])  # of its type, or the setup would have been refused

    @property
    def _words(self) -> str:
        return f"option-{dashed(self.id)}"


def dashed(name: str) -> str:
    """A name as a part of the id of a message."""
    return name.replace("_", "-")


@attrs.frozen
class Choice(_Variant[C]):
    """A house variant with a few named values, the official one first."""

    values: tuple[C, ...]
    rule: str

    @property
    def default(self) -> C:
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


class Switch(Choice[Literal["on", "off"]]):
    """A choice between on and off."""

    def on(self, options: Mapping[str, Value]) -> bool:
        """Return whether a table plays with it, out of the ``options`` of its rulebook."""
        return self.of(options) == "on"


@attrs.frozen
class Amount(_Variant[int]):
    """A house variant that is a whole number within bounds."""

    official: int
    least: int
    most: int
    rule: str

    @property
    def default(self) -> int:
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
class Wording(_Variant[str]):
    """A house variant that is a free text of 1 to 24 characters, with suggestions."""

    suggestions: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        """The official value."""
        return self.suggestions[0]

    def fault(self, value: object) -> Message | None:
        """One sentence about what is wrong with a value, or None."""
        if isinstance(value, str) and 1 <= len(value.strip()) <= MOST_LETTERS and value.isprintable():
            return None
        return Message("variant-no-name", value=quoted(value), most=MOST_LETTERS)


Option = Choice[Any] | Amount | Wording
