"""Stores presets of house rules in a file next to the settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from ...model.files.saves.files import put_aside, reason
from ...model.files.saves.lock import held
from ...model.rules.core.engine.option import Value
from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message, MessageError
from ...model.rules.modules.registry import OPTIONS
from .settings import Settings
from .shared_file import TIMEOUT, content, lock_of, write_content

NAME: Final = "house-rules.json"
FORMAT: Final = 1
LONGEST_NAME: Final = 40
MOST_VALUES: Final = 500
LONGEST_TEXT: Final = 200

# Maps the name of each preset to the values of its variants. A variant may belong to a rule set that is not
# installed.
Kept: TypeAlias = "Mapping[str, Mapping[str, Value]]"


class _DamagedError(ValueError):
    pass


class _NewerError(MessageError):
    pass


@frozen
class Preset:
    """A preset. ``values`` contains its usable variants. ``unknown`` is the number of its other variants."""

    values: Mapping[str, Value]
    unknown: int


class Presets(QObject):
    """The player's presets. Changes are merged into a file, which all windows share.

    A damaged file is renamed. A file that a later version has written is not changed. ``complaint`` reports
    a file that is damaged, written by a later version or unreadable.
    """

    changed = Signal()
    failed = Signal(object)  # emits a ``Message`` that says why a change could not be written

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = settings.path.with_name(NAME)
        self._settings = settings
        self.complaint: Message | None = None
        self._kept: Kept = self._read()

    def _read(self) -> Kept:
        try:
            return read(self.path)
        except FileNotFoundError:
            return {}
        except _NewerError as error:
            self.complaint = error.message
        except OSError as error:
            self.complaint = Message("presets-unread", file=NAME, reason=reason(error))
        except _DamagedError:
            self.complaint = self._put_aside()
        return {}

    def _put_aside(self) -> Message:
        try:
            return Message("presets-damaged", file=NAME, spare=put_aside(self.path).name)
        except OSError as error:
            return Message("presets-unread", file=NAME, reason=reason(error))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self._kept, key=lambda name: (name.casefold(), name)))

    def preset(self, name: str) -> Preset:
        """Return a preset, or raise `KeyError` for an unknown name."""
        kept = self._kept[name]
        known = {
            option: value
            for option, value in kept.items()
            if option in OPTIONS and OPTIONS[option].fault(value) is None
        }
        return Preset(known, len(kept) - len(known))

    def keep(self, name: str, values: Mapping[str, Value]) -> None:
        """Store a preset without the variants that have their official value."""
        varied = {option: value for option, value in values.items() if value != OPTIONS[option].default}
        self._change(lambda kept: {**kept, name: varied})

    def rename(self, old: str, new: str) -> None:
        self._change(lambda kept: {(new if name == old else name): values for name, values in kept.items()})

    def forget(self, name: str) -> None:
        self._change(lambda kept: {other: values for other, values in kept.items() if other != name})

    def _change(self, do: Callable[[Kept], Kept]) -> None:
        self._kept = do(self._kept)
        self._settings.perform(partial(_rewrite, self.path, do), self._report)
        self.changed.emit()

    def _report(self, error: Exception | None) -> None:
        if isinstance(error, _NewerError):
            self.failed.emit(error.message)
        elif error is not None:
            why = Message("presets-foreign") if isinstance(error, _DamagedError) else reason(error)
            self.failed.emit(Message("presets-unkept", file=str(self.path), reason=why))


def name_of(text: str) -> str:
    """Return a preset name with single spaces between words, or "" for an invalid name."""
    name = " ".join(text.split())
    return name if len(name) <= LONGEST_NAME and name.isprintable() else ""


def _rewrite(path: Path, do: Callable[[Kept], Kept]) -> None:
    with held(lock_of(path), TIMEOUT):
        _rewrite_held(path, do)


def _rewrite_held(path: Path, do: Callable[[Kept], Kept]) -> None:
    try:
        kept = read(path)
    except FileNotFoundError:
        kept = {}
    plain = {"format": FORMAT, "presets": [{"name": n, "variants": dict(v)} for n, v in do(kept).items()]}
    write_content(path, plain)


def read(path: Path) -> Kept:
    """Read presets.

    Raise `OSError` (unreadable), `ValueError` (damaged) or `MessageError` (written by a later version).
    """
    try:
        plain = content(path)
    except OSError:
        raise
    except (ValueError, RecursionError) as fault:
        raise _DamagedError from fault
    if isinstance(plain, dict) and isinstance(version := plain.get("format"), int) and version > FORMAT:
        raise _NewerError(Message("presets-newer", file=NAME, version=version, known=FORMAT))
    try:
        return {_name(preset["name"]): _values(preset["variants"]) for preset in plain["presets"]}
    except (TypeError, LookupError, ValueError, AttributeError) as fault:
        raise _DamagedError from fault


def _name(value: Any) -> str:
    if not isinstance(value, str) or not value or name_of(value) != value:
        raise ValueError("not the name of a preset")
    return value


def _values(value: Any) -> dict[str, Value]:
    if not isinstance(value, dict) or len(value) > MOST_VALUES:
        raise TypeError("not the values of variants")
    for variant in value.values():
        if (
            isinstance(variant, bool)
            or not isinstance(variant, str | int)
            or len(str(variant)) > LONGEST_TEXT
        ):
            raise TypeError("not the value of a variant")
    return value
