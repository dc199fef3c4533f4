"""Players: who makes notes audible, or does not, and the one that writes them into a file."""

from __future__ import annotations

import os
import wave
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import IO, TYPE_CHECKING, Final, Protocol

from PySide6.QtGui import QGuiApplication

from ...model.files.saves.files import reason
from ...model.rules.core.words.message import Message
from ..storage.places import SOUND_FILE
from .voicing import Note

if TYPE_CHECKING:
    from .mixer import Mixer

LOUDEST: Final = 32_767
TAIL: Final = 4.0
"""Seconds after the last note that a file goes on at most."""

BLOCK: Final = 4096


class Player(Protocol):
    """Takes notes in the order in which they are to be heard, and never keeps anybody waiting."""

    @property
    def fault(self) -> Message | None:
        """Why nothing is heard, once that is known."""

    def look(self) -> None:
        """Find out whether anything can be heard."""

    def play(self, note: Note) -> None:
        """Let a note be heard now."""

    def close(self) -> None:
        """Play nothing more."""


class NoPlayer:
    """Plays nothing, where nobody sits before the screen."""

    fault: Message | None = None

    def look(self) -> None:
        """Nothing."""

    def play(self, note: Note) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


class FilePlayer:
    """Writes what a device would play into a WAV file, silence included, by the clock on the wall."""

    def __init__(self, path: Path, clock: Callable[[], float] = monotonic) -> None:
        self.fault: Message | None = None
        self._path, self._clock = path, clock
        self._began = clock()
        self._frames = 0
        self._stream: IO[bytes] | None = None
        self._file: wave.Wave_write | None = None
        self._mixer: Mixer | None = None

    def look(self) -> None:
        """Nothing; a file that cannot be written is told with the first note."""

    def play(self, note: Note) -> None:
        if self.fault is None:
            try:
                self._write(self._clock() - self._began).add(note)
            except OSError as error:
                self.fault = Message("sound-file-fault", file=str(self._path), reason=reason(error))

    def close(self) -> None:
        if self._file is None or self._stream is None:
            return
        end = max(self._frames / self._file.getframerate(), self._clock() - self._began) + TAIL
        try:
            self._write(end, until_quiet=True)
            self._file.close()
            self._stream.close()
        except OSError as error:
            self.fault = Message("sound-file-fault", file=str(self._path), reason=reason(error))
        self._file = self._stream = None

    def _write(self, seconds: float, until_quiet: bool = False) -> Mixer:
        """Write frames until so many seconds have passed since the beginning, or nothing is left to hear."""
        import numpy as np

        from .samples import RATE

        file, mixer = self._opened(RATE)
        end = round(seconds * RATE)
        while self._frames < end and not (until_quiet and mixer.quiet):
            block = mixer.render(min(BLOCK, end - self._frames))
            file.writeframes(np.round(block * LOUDEST).astype("<i2").tobytes())
            self._frames += len(block)
        return mixer

    def _opened(self, rate: int) -> tuple[wave.Wave_write, Mixer]:
        from .mixer import Mixer
        from .samples import samples

        if self._file is None or self._mixer is None:
            self._mixer = Mixer(samples())
            self._stream = self._path.open("wb")
            self._file = wave.open(self._stream, "wb")  # noqa: SIM115
            self._file.setnchannels(2)
            self._file.setsampwidth(2)
            self._file.setframerate(rate)
        return self._file, self._mixer


def player() -> Player:
    """The player of this run: the file that the environment asks for, a device, or none without a screen."""
    if name := os.environ.get(SOUND_FILE):
        return FilePlayer(Path(name))
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return NoPlayer()
    from .device import DevicePlayer

    return DevicePlayer()
