from __future__ import annotations

import os
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO, TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from ...model.files.saves.files import reason
from ...model.rules.core.words.message import Message
from ..storage.places import SOUND_FILE
from ..storage.preferences import Preferences
from ..storage.settings import Settings
from .cues import Cue
from .voicing import COUNTING, TABLE, TURN, Note, Voicing, group_of

if TYPE_CHECKING:
    from .mixer import Mixer

LOUDEST: Final = 32_767
TAIL: Final = 4.0  # maximum seconds that `FilePlayer.close` adds to the file for the last notes
BLOCK: Final = 4096


class Player(Protocol):
    @property
    def fault(self) -> Message | None:
        """Reason why there is no sound, or None."""

    def probe(self) -> None:
        """Find out whether sound works."""

    def play(self, note: Note) -> None: ...

    def close(self) -> None: ...


class NoPlayer:
    fault: Message | None = None

    def probe(self) -> None: ...

    def play(self, note: Note) -> None: ...

    def close(self) -> None: ...


class FilePlayer:
    """Mixes notes into a WAV file, each at the time at which it is played. Gaps between them are silent."""

    def __init__(self, path: Path, clock: Callable[[], float] = monotonic) -> None:
        self.fault: Message | None = None
        self._path, self._clock = path, clock
        self._began = clock()
        self._frames = 0
        self._stream: IO[bytes] | None = None
        self._file: wave.Wave_write | None = None
        self._mixer: Mixer | None = None

    def probe(self) -> None: ...

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
    """Return the player for this run; it is a `FilePlayer` if ``ALHAMBRA_SOUND_FILE`` is set."""
    if name := os.environ.get(SOUND_FILE):
        return FilePlayer(Path(name))
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return NoPlayer()
    from .device import DevicePlayer

    return DevicePlayer()


TRIAL: Final = Cue("tile_place")  # played when the volume changes


def may_play(preferences: Preferences, sound: str, in_front: bool) -> bool:
    """Return whether a sound is allowed now. In the background, only the group `TURN` can be allowed."""
    group, audible = group_of(sound), preferences.sound and preferences.sound_volume > 0
    switched = {
        TABLE: preferences.sound_table,
        COUNTING: preferences.sound_counting,
        TURN: preferences.sound_turn,
    }
    return audible and switched[group] and (in_front or (group == TURN and preferences.sound_behind))


class SoundBoard(QObject):
    """Plays the cues that the preferences allow. Random variations never use the game's random generator."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.player = player()
        self.in_front: Callable[[], bool] = _in_front
        self._settings = settings
        self._voicing = Voicing(Random())
        settings.changed.connect(self._try_volume)

    @property
    def fault(self) -> Message | None:
        return self.player.fault

    def probe(self) -> None:
        """Check whether sound works; an error appears in ``fault`` a moment later."""
        self.player.probe()

    def play(self, cue: Cue) -> None:
        if may_play(self._settings.preferences, cue.sound, self.in_front()):
            self._sound(cue)

    def demonstrate(self, sound: str) -> None:
        """Play a sound even if its group is switched off, but not if all sound is switched off."""
        if self._settings.preferences.sound:
            self._sound(Cue(sound))

    def _sound(self, cue: Cue) -> None:
        note = self._voicing.note(cue, self._settings.preferences.sound_volume / 100, monotonic())
        if note is not None:
            self.player.play(note)

    def close(self) -> None:
        self.player.close()

    def _try_volume(self, changed: frozenset[str]) -> None:
        if "sound_volume" in changed and self._settings.preferences.sound_volume > 0:
            self._sound(TRIAL)


def _in_front() -> bool:
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
