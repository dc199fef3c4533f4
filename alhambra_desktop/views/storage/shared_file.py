from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import attrs

from ...model.files.saves.files import put_aside, read_whole, reason, write_atomically
from ...model.files.saves.lock import held
from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message, listed
from .job_thread import RunWrite, write_immediately

LOCK: Final = ".lock"
TIMEOUT: Final = 2.0  # seconds to wait for another window's lock
LARGEST = 1_000_000  # maximum file size in bytes
READ, MERGE = "read", "merge"


@frozen
class Values:
    """Base class for the values in a shared file."""


V = TypeVar("V", bound=Values)


def stored(
    default: Any,
    read: Callable[[Any], Any] | None = None,
    merge: Callable[[Any, Any, Any], Any] | None = None,
) -> Any:
    """Declare a value with functions that read and merge it.

    `read` converts a JSON value. For an invalid value, `read` raises `TypeError`, `ValueError` or `KeyError`.
    The arguments of `merge` are this window's value before and after a change, and the value in the file. If
    `merge` is None, this window's value replaces the value in the file.
    """
    return attrs.field(default=default, metadata={READ: read, MERGE: merge})


class SharedFile(Generic[V]):
    """Values that several windows share through a file. Each window merges its changes into the file.

    A file that is unreadable or has invalid values is renamed, and ``complaint`` reports the fault. If there
    is no file, the values from ``absent`` are used.
    """

    def __init__(self, path: Path, first: V, absent: Mapping[str, Any]) -> None:
        self.path = path
        self.complaint: Message | None = None
        self.values = self._kept = self._written = self._read(first, absent)

    def change(self, changes: Mapping[str, Any]) -> set[str]:
        """Change values, and return the names of the values that are now different."""
        before = self.values, self._kept
        self.values, self._kept = (attrs.evolve(values, **changes) for values in before)
        pairs = tuple(zip(before, (self.values, self._kept), strict=True))
        return {name for name in changes for old, new in pairs if getattr(old, name) != getattr(new, name)}

    def hold(self, changes: Mapping[str, Any]) -> None:
        self.values = attrs.evolve(self.values, **changes)

    def write(self, perform: RunWrite, failed: Callable[[Message], object]) -> None:
        """Write the changes since the last successful write."""
        written, kept = self._written, self._kept

        def report(error: Exception | None) -> None:
            if error is None:
                self._written = kept
            else:
                failed(Message("settings-unkept", file=str(self.path), reason=reason(error)))

        perform(partial(_merge_into, self.path, written, kept), report, self.path)

    def _read(self, first: V, absent: Mapping[str, Any]) -> V:
        try:
            found: Any = content(self.path)
        except FileNotFoundError:
            found = absent
        except OSError as error:
            fault = Message("settings-unread", file=self.path.name, reason=reason(error))
            return self._complain(fault, first)
        except (ValueError, RecursionError):
            return self._complain(Message("settings-damaged", file=self.path.name), first)
        if not isinstance(found, Mapping):
            return self._complain(Message("settings-none", file=self.path.name), first)
        values, wrong = _possible(found, first)
        if wrong:
            fault = Message("settings-impossible", file=self.path.name, settings=listed(wrong))
            return self._complain(fault, values, len(wrong))
        return values

    def _complain(self, fault: Message, values: V, wrong: int = 0) -> V:
        # the valid values are written immediately, because the damaged file will not be read again
        try:
            renamed = put_aside(self.path)
        except OSError as error:
            place, why = str(self.path), reason(error)
            self.complaint = Message("settings-stuck", fault=fault, file=place, reason=why, wrong=wrong)
            return values
        self.complaint = Message("settings-aside", fault=fault, spare=renamed.name, wrong=wrong)
        write_immediately(partial(_merge_into, self.path, values, values), lambda _: None)
        return values


def content(path: Path) -> Any:
    """Read a JSON file, or raise `OSError`, `ValueError` or `RecursionError`."""
    return json.loads(read_whole(path, LARGEST).decode("utf-8-sig"))


def write_content(path: Path, content: Mapping[str, Any]) -> None:
    # File names may contain characters that UTF-8 cannot encode. These become escapes that JSON can read.
    text = json.dumps(content, indent=1, ensure_ascii=False)
    write_atomically(path, text.encode("utf-8", "backslashreplace"))


def lock_of(path: Path) -> Path:
    return path.with_name(path.name + LOCK)


def _possible(content: Mapping[str, Any], values: V) -> tuple[V, list[str]]:
    wrong = []
    for field in attrs.fields(type(values)):
        if field.name not in content:
            continue
        try:
            read = field.metadata.get(READ)
            value = read(content[field.name]) if read else content[field.name]
            values = attrs.evolve(values, **{field.name: value})
        except (TypeError, ValueError, KeyError):
            wrong.append(field.name)
    return values, wrong


def _merge_into(path: Path, before: V, now: V) -> None:
    with held(lock_of(path), TIMEOUT):
        try:
            found = dict(content(path))
        except (OSError, ValueError, TypeError, RecursionError):  # a missing or damaged file is replaced
            found = {}
        theirs, _ = _possible(found, now)
        changes = {}
        for field in attrs.fields(type(now)):
            old, new = getattr(before, field.name), getattr(now, field.name)
            if new != old:
                merge = field.metadata.get(MERGE)
                changes[field.name] = merge(old, new, getattr(theirs, field.name)) if merge else new
        # keep other values in the file: progress that could not be moved yet, or values of another version
        write_content(path, {**found, **attrs.asdict(attrs.evolve(theirs, **changes))})
