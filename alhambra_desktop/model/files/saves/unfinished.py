"""Autosaves: a folder of recent unfinished games for each open window (docs/save-format.md)."""

from __future__ import annotations

import os
import unicodedata
from functools import partial
from itertools import count
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from .files import PREVIOUS, SUFFIX, previous_of, read_whole, reason, retry_while_locked, sweep
from .lock import Lock

if TYPE_CHECKING:
    from ...rules.core.words.message import Message
    from .saved_game import SavedGame

MOST = 10  # maximum number of games that a window keeps

FOLDER = "unfinished"
LOCK = "lock"
FINISHED = f"Last finished game{SUFFIX}"
"""If the program was killed after the last move of a game, this file contains the game."""


class UnfinishedGames:
    """Unfinished games of one window.

    The folders are ``unfinished`` for the first window, ``unfinished-2`` for the second, and so on. A window
    locks its folder while it is open.
    """

    def __init__(self, data: Path) -> None:
        self.data = data = _real(data)
        self.finished = data / FINISHED
        self.fault: Message | str | None = None
        self._given = 0
        self.number, self._lock = self._claim()
        self.folder = self._place(self.number)

    def _place(self, number: int) -> Path:
        return self.data / (FOLDER if number == 1 else f"{FOLDER}-{number}")

    def _claim(self) -> tuple[int, Lock | None]:
        for number in count(1):
            place = self._place(number)
            lock = Lock(place / LOCK)
            try:
                place.mkdir(parents=True, exist_ok=True)
                if lock.acquire():
                    return number, lock
            except OSError as error:
                self.fault = reason(error)
                return number, None
        raise AssertionError("count() does not end")

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def owns(self, path: Path) -> bool:
        """Return whether a path is in the folder of a window, or is ``finished`` or its previous version."""
        asked_path, data = _spelled(_real(path)), _spelled(self.data)
        kept = asked_path.parent.parent == data and _is_place(asked_path.parent.name)
        return kept or asked_path in map(_spelled, (self.finished, previous_of(self.finished)))

    def own_path(self, path: Path) -> Path | None:
        real = _real(path)
        return real if real.parent == self.folder and real.suffix == SUFFIX else None

    def files(self) -> list[Path]:
        return [path for _, _, path in sorted(_dated(self.folder), reverse=True)]

    def needing(self, package: str) -> int:
        """Return how many games of this window need a package; unreadable games are not counted."""
        from .save import packages_of  # imported here, because this method is rarely called

        return sum(package in packages_of(path) for path in self.files())

    def new_path(self) -> Path:
        taken = [_number(name) for name in _names(self.folder)]
        self._given = max(self._given, *taken, 0) + 1
        return self.folder / f"{self._given}{SUFFIX}"

    def write(self, path: Path, game: SavedGame, *, idle: bool = False) -> None:
        """Write an unfinished game and delete all but the ``MOST`` newest games; raise `OSError` on failure.

        If no human player has made a decision yet (`idle`), no other game is deleted.
        """
        from .save import write_game  # imported here, so that the program starts faster

        write_game(path, game)
        if not idle:
            self._prune(path)

    def forget(self, path: Path) -> None:
        for one in (path, previous_of(path)):
            retry_while_locked(partial(one.unlink, missing_ok=True))

    def _prune(self, written: Path | None = None) -> None:
        """Delete all but the ``MOST`` newest games. `written` is the file of a game that was just written.

        If another file seems to be newer, that file has a wrong date and is treated as one of the oldest.
        """
        found = _dated(self.folder)
        now = next((moment for moment, _, path in found if path == written), inf)
        found.sort(key=lambda game: (game[2] == written, game[0] <= now, game), reverse=True)
        for _, _, path in found[MOST:]:
            self.forget(path)

    def clean_up(self) -> None:
        """Remove temporary files; in the first window, also take over the games of closed windows.

        If the newest game is over, move it to ``finished``, unless this file exists. If this window has no
        lock, do nothing.
        """
        if self._lock is None:
            return
        sweep(self.folder)
        if self.number == 1:
            for name in _names(self.data):
                if _is_place(name) and name != FOLDER:
                    self._take_over(self.data / name)
            self._prune()
        for path in self.files()[:1]:
            if _ended(path):
                self._adopt(path)

    def _take_over(self, folder: Path) -> None:
        lock = Lock(folder / LOCK)
        try:
            if not lock.acquire():
                return
        except OSError:
            return
        sweep(folder)
        for _, _, path in sorted(_dated(folder)):
            self._adopt(path)
        lock.release()

    def _adopt(self, path: Path) -> None:
        over = _over(path)
        if over and self.finished.exists():
            return
        target = self.finished if over else self.new_path()
        for old, new in ((path, target), (previous_of(path), previous_of(target))):
            try:
                os.replace(old, new)
            except OSError:
                continue


def _over(path: Path) -> bool:
    from .save import SaveError, read_game

    try:
        return read_game(path).state.over
    except SaveError:
        return False


def _ended(path: Path) -> bool:
    from .save import LARGEST, ContentError, json_of

    try:
        body = json_of(read_whole(path, LARGEST))
        return bool(body["state"]["agenda"] == [])
    except (ContentError, OSError, LookupError, TypeError):
        return False


def _real(path: Path) -> Path:
    """Resolve links in a path; unlike ``Path.resolve``, raise no exception for circular links."""
    return Path(os.path.realpath(path))


def _spelled(path: Path) -> Path:
    return Path(unicodedata.normalize("NFC", str(path)).casefold())


def _is_place(name: str) -> bool:
    return name == FOLDER or name.startswith(f"{FOLDER}-")


def _number(name: str) -> int:
    stem = name.removesuffix(PREVIOUS).removesuffix(SUFFIX)
    return int(stem) if stem.isascii() and stem.isdecimal() else 0


def _names(folder: Path) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def _dated(folder: Path) -> list[tuple[int, int, Path]]:
    found = []
    for name in _names(folder):
        path = folder / name
        try:
            if path.suffix == SUFFIX:
                found.append((path.stat().st_mtime_ns, _number(name), path))
        except OSError:
            continue
    return found
