"""Message: what people are told, as an id with arguments; which words say it is decided by the language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from reprlib import Repr
from typing import Any, Final, TypeAlias

import attrs

Argument: TypeAlias = "int | str | Message | tuple[Message, ...]"
"""A number, a name that somebody gave, something that needs words itself, or a list of such."""


@attrs.frozen(init=False)
class Message:
    """What is to be said: the id of a pattern in the words files, and what goes into it.

    Numbers and names that people chose go in as they are. Whatever is called otherwise in another language
    (a tile, a card, a type) is a message itself. Messages with the same arguments are equal, in any order.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...]

    def __init__(self, id_: str, /, **arguments: Argument) -> None:
        self.__attrs_init__(id_, tuple(sorted(arguments.items())))

    def plain(self) -> dict[str, Any]:
        """The message as a JSON value, for another process."""
        return {"id": self.id, "arguments": {name: _plain(value) for name, value in self.arguments}}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Message:
        """The message that a JSON value of ``plain`` is."""
        return cls(plain["id"], **{name: _argument(value) for name, value in plain["arguments"].items()})


def _plain(value: Argument) -> Any:
    if isinstance(value, tuple):
        return [one.plain() for one in value]
    return value.plain() if isinstance(value, Message) else value


def _argument(plain: Any) -> Argument:
    if isinstance(plain, list):
        return tuple(map(Message.of, plain))
    return Message.of(plain) if isinstance(plain, dict) else plain


def listed(texts: Iterable[str]) -> tuple[Message, ...]:
    """Names that are the same in every language (ids, files, people), as a list in words."""
    return tuple(Message("name", name=text) for text in texts)


def decimal(value: float, digits: int = 1) -> Message:
    """A figure with so many digits behind the point, which other languages write as a comma."""
    whole, _, part = f"{value:.{digits}f}".replace("-", "−").partition(".")
    return Message("decimal", whole=whole, part=part)


def in_a_row(things: Sequence[Message]) -> Message:
    """Some things one after the other, such as ``a, b, c``; there is at least one."""
    found, *others = things
    for thing in others:
        found = Message("list-more", list=found, next=thing)
    return found


def either(things: Sequence[Message]) -> Message:
    """One of some things, such as ``a, b or c``; there is at least one."""
    *others, last = things
    return Message("list-or-last", list=in_a_row(others), next=last) if others else last


class MessageError(ValueError):
    """What people must be told, by ``message``; its words are found where it is said."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


LONGEST_QUOTE: Final = 80
"""Characters of a value that a sentence quotes at most."""

_BRIEF: Final = Repr()
_BRIEF.maxlevel = 3
_BRIEF.maxstring = _BRIEF.maxother = LONGEST_QUOTE


def quoted(value: object) -> str:
    """A value as Python writes it (``repr``), at most ``LONGEST_QUOTE`` characters of it."""
    text = _BRIEF.repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"
