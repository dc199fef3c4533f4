"""Logs the errors of a run, on this machine only and without personal names."""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from ... import __version__
from ...model.players.process_setup import LOG_VARIABLE

KEPT: Final = 5
LONGEST: Final = 500
REPEATED: Final = 10  # maximum number of identical entries that are written
MESSAGE: Final = 2000
FRAMES: Final = 40  # maximum number of frames of a traceback that are written, counted from the end

# matches the first line of a crash report from `faulthandler`
CRASHES: Final = re.compile(r"^(Fatal Python error|Windows fatal exception)", re.MULTILINE)
REPORTED: Final = "told: the crash above"
ENDED: Final = "ended"

GAMES: Final = re.compile(r"[^/\\'\"\n]+(?=\.alhambra)")  # names of saved games and records
Names = Callable[[], Iterable[str]]


class RunLog:
    """The log of a run. It is written to a file or, if this is impossible, kept only in memory.

    ``names`` returns the players' names, which are removed from messages.
    """

    def __init__(self, folder: Path, names: Names = tuple) -> None:
        self.names = names
        self._lock = threading.RLock()  # reentrant, because garbage collection while writing may log errors
        self._known: set[str] = set()
        self._times: Counter[str] = Counter()
        self._entries: list[str] = []
        self._watching = False
        self._file = self._open(folder)
        self.crash = self._last_crash(folder)  # newest log with a crash; None if it was already reported
        _keep_newest(folder)
        self._write(f"{_now()} {_program()}")

    @property
    def path(self) -> Path | None:
        return Path(self._file.name) if self._file is not None else None

    def _open(self, folder: Path) -> TextIO | None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            name = f"{datetime.now(UTC):%Y-%m-%dT%H-%M-%S-%f}-{os.getpid()}.log"
            return open(folder / name, "a", encoding="utf-8", errors="backslashreplace", buffering=1)
        except OSError:
            return None

    def _last_crash(self, folder: Path) -> str | None:
        for path in sorted(_logs(folder), reverse=True)[:KEPT]:
            if path == self.path:
                continue
            try:
                text = path.read_text(encoding="utf-8", errors="replace")
                if not CRASHES.search(text) or text.endswith(f" {ENDED}\n"):
                    continue  # no crash, or only a background process crashed in that run
                if REPORTED in text:
                    return None
                text = without_places(text)
                path.write_text(f"{text}\n{REPORTED}\n", encoding="utf-8")
            except OSError:
                return None
            return text
        return None

    def watch_crashes(self) -> None:
        """Let Python write crashes of this process and of worker processes to the log."""
        if self._file is not None:
            self._watching = True
            faulthandler.enable(self._file)
            os.environ[LOG_VARIABLE] = self._file.name

    def note(self, text: str) -> None:
        """Remove the names of players, games and the account from a text, and write it as an entry."""
        with self._lock:
            text = self._without_names(GAMES.sub("<game>", without_places(text)))
            self._times[text] += 1
            if self._times[text] <= REPEATED and len(self._entries) < LONGEST:
                self._write(f"{_now()} {text}")

    def _without_names(self, text: str) -> str:
        with suppress(Exception):  # on another thread, ``names`` may fail while the game changes
            self._known.update(filter(None, self.names()))
        for name in sorted(self._known, key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<name>", text)
        return text

    def fault(self, error: BaseException, place: str) -> None:
        """Write an exception with an anonymised message."""
        self.note(f"{place}: {type(error).__name__}: {_message(error)}\n{_frames(error)}")

    def report(self) -> str:
        with self._lock:
            if self._file is not None:  # the file also contains entries of background processes
                with suppress(OSError):
                    return without_places(Path(self._file.name).read_text("utf-8", "replace"))
            return "\n".join(self._entries) + "\n"

    def _write(self, entry: str) -> None:
        self._entries.append(entry)
        if self._file is not None:
            try:
                self._file.write(entry + "\n")
            except (OSError, ValueError):  # the disk may be full, but `report` still has the entry
                self._file = None

    def end(self) -> None:
        with self._lock:
            self._write(f"{_now()} {ENDED}")
        self.close()

    def close(self) -> None:
        if self._file is not None:
            if self._watching:
                faulthandler.disable()
            self._file.close()
            self._file = None


def without_places(text: str) -> str:
    """Remove the home folder and account name from a text."""
    home_folder = os.path.expanduser("~")
    for place in {home_folder, home_folder.replace("\\", "/"), home_folder.replace("\\", "\\\\")}:
        if len(place) > 1:
            text = text.replace(place, "~")
    for name in ("USER", "LOGNAME", "USERNAME"):
        if account := os.environ.get(name):
            text = re.sub(rf"(?<=[/\\]){re.escape(account)}(?!\w)", "<account>", text)
    return text


def _message(error: BaseException) -> str:
    try:
        text = str(error)
    except Exception:
        return "no message"
    return text if len(text) <= MESSAGE else f"{text[:MESSAGE]}…"


def _frames(error: BaseException) -> str:
    parts: list[str] = []
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        frames = traceback.StackSummary.extract(traceback.walk_tb(cause.__traceback__), limit=-FRAMES)
        parts.append("".join(frames.format()).rstrip())
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
        if cause is not None:
            parts.append(f"  caused by {type(cause).__name__}:")
    return "\n".join(parts)


def _now() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}"


def _program() -> str:
    bundled = ", packaged" if getattr(sys, "frozen", False) else ""
    return f"Alhambra Desktop {__version__}{bundled}, Python {sys.version.split()[0]}, {sys.platform}"


def _logs(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("*.log"))
    except OSError:
        return []


def _keep_newest(folder: Path) -> None:
    for path in _logs(folder)[:-KEPT]:
        try:
            path.unlink()
        except OSError:  # on Windows, a log that another run still has open cannot be deleted
            continue
