from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, Signal

from ...model.files.saves.lock import held
from ...model.rules.core.words.message import Message
from .job_thread import OnDone, RunWrite, Write, write_immediately
from .preferences import MOST_RECENT, Preferences, Progress
from .shared_file import TIMEOUT, SharedFile, content, lock_of, write_content

PROGRESS: Final = "progress.json"


class Settings(QObject):
    """Current preferences and progress. Each change is written to a file and reported by ``changed``."""

    changed = Signal(frozenset)  # emits the names of the values that changed
    failed = Signal(object)  # emits a ``Message`` that says why a change could not be written

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._perform: RunWrite = write_immediately
        progress = path.with_name(PROGRESS)
        earlier = _move_progress(path, progress)
        self._progress = SharedFile(progress, Progress(), earlier)
        self._preferences = SharedFile(path, Preferences(), {})

    @property
    def preferences(self) -> Preferences:
        return self._preferences.values

    @property
    def progress(self) -> Progress:
        return self._progress.values

    @property
    def complaints(self) -> list[Message]:
        return [file.complaint for file in (self._preferences, self._progress) if file.complaint is not None]

    def change(self, **changes: Any) -> None:
        done = _of_progress(changes)
        liked = {name: value for name, value in changes.items() if name not in done}
        names = set[str]()
        for file, own in ((self._preferences, liked), (self._progress, done)):
            if different := file.change(own):
                file.write(self._perform, self.failed.emit)
                names |= different
        if names:
            self.changed.emit(frozenset(names))

    def hold(self, **changes: Any) -> None:
        """Change preferences for this run only, without writing them to the file."""
        self._preferences.hold(changes)
        self.changed.emit(frozenset(changes))

    def remember_file(self, path: Path) -> None:
        others = [name for name in self.progress.recent if name != str(path)]
        self.change(recent=(str(path), *others)[:MOST_RECENT])

    def write_with(self, perform: RunWrite) -> None:
        self._perform = perform

    def perform(self, write: Write, on_done: OnDone) -> None:
        self._perform(write, on_done)


def _of_progress(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name in attrs.fields_dict(Progress)}


def _move_progress(settings: Path, progress: Path) -> dict[str, Any]:
    """Move the progress, which version 0.2 stored in the file `settings`, to the file `progress`.

    Return the progress from `settings`, so that it can be used even if the move fails.
    """
    earlier = dict[str, Any]()
    with suppress(OSError, ValueError, TypeError, RecursionError):  # `SharedFile` reports the error
        earlier = _of_progress(dict(content(settings)))
        if earlier:
            with held(lock_of(settings), TIMEOUT), held(lock_of(progress), TIMEOUT):
                found = dict(content(settings))
                if not progress.exists():
                    write_content(progress, _of_progress(found))
                rest = {name: value for name, value in found.items() if name not in earlier}
                write_content(settings, rest)
    return earlier
