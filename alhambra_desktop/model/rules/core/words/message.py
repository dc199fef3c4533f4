from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from reprlib import Repr
from typing import Any, Final, TypeAlias

from ..frozen import frozen

Argument: TypeAlias = "int | str | Message | tuple[Message, ...]"  # a string is inserted unchanged


@frozen(init=False)
class Message:
    """The id of a text in the words files, and the arguments that are inserted into this text.

    Arguments that need translation, such as names of tiles, are messages. Names that people have chosen are
    strings.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...]

    def __init__(self, id_: str, /, **arguments: Argument) -> None:
        self.__attrs_init__(id_, tuple(sorted(arguments.items())))

    def plain(self) -> dict[str, Any]:
        return {"id": self.id, "arguments": {name: _plain(value) for name, value in self.arguments}}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Message:
        return cls(plain["id"], **{name: _argument(value) for name, value in plain["arguments"].items()})


def _plain(value: Argument) -> Any:
    if isinstance(value, tuple):
        return [message.plain() for message in value]
    return value.plain() if isinstance(value, Message) else value


def _argument(plain: Any) -> Argument:
    if isinstance(plain, list):
        return tuple(map(Message.of, plain))
    return Message.of(plain) if isinstance(plain, dict) else plain


def listed(texts: Iterable[str]) -> tuple[Message, ...]:
    """Return messages for names that are the same in every language, such as ids and file names."""
    return tuple(Message("name", name=text) for text in texts)


def decimal(value: float, digits: int = 1) -> Message:
    """Return a message for a number with `digits` decimals; its text has the language's decimal separator."""
    whole, _, part = f"{value:.{digits}f}".replace("-", "−").partition(".")
    return Message("decimal", whole=whole, part=part)


def in_a_row(things: Sequence[Message]) -> Message:
    """Join one or more messages as ``a, b, c``."""
    joined, *others = things
    for thing in others:
        joined = Message("list-more", list=joined, next=thing)
    return joined


def either(things: Sequence[Message]) -> Message:
    """Join one or more messages as ``a, b or c``."""
    *others, last = things
    return Message("list-or-last", list=in_a_row(others), next=last) if others else last


class MessageError(ValueError):
    """An error with a ``message`` for the user."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


LONGEST_QUOTE: Final = 80

_BRIEF: Final = Repr()
_BRIEF.maxlevel = 3
_BRIEF.maxstring = _BRIEF.maxother = LONGEST_QUOTE


def quoted(value: object) -> str:
    """Return the `repr` of a value, shortened to ``LONGEST_QUOTE`` characters."""
    text = _BRIEF.repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"
