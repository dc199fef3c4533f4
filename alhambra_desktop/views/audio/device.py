"""DevicePlayer: plays notes by a device of the system, which a thread of its own opens and closes."""

from __future__ import annotations

import atexit
import sys
from collections import deque
from collections.abc import Callable, Generator
from contextlib import suppress
from ctypes import CDLL, CFUNCTYPE, c_char_p, c_int
from importlib.util import find_spec
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

from ...model.rules.core.words.message import Message
from .voicing import Note

if TYPE_CHECKING:
    from .mixer import Mixer

LIBRARY: Final = "miniaudio"
NAME: Final = "Alhambra Desktop"

PERIOD: Final = 8
"""Milliseconds of what the device asks for at once; a note begins with the next period."""

PERIODS: Final = 3
"""So many periods are kept ready, against pauses of the program; their length is heard as a delay."""

IDLE: Final = 20.0
"""Seconds without a note after which the device is closed, so that others have it and it may sleep."""

LATE: Final = 0.5
"""Seconds after which a note that waited for the device is no longer played."""

STALLED: Final = 1.0
"""Seconds without a question of the device after which it is taken for gone."""

PATIENCE: Final = 2.0
"""Seconds that leaving the program waits for the device."""

SYSTEMS: Final = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "SNDIO", "AUDIO4", "OSS", "PULSEAUDIO", "ALSA")
"""Where devices are looked for, in this order; JACK tells its faults on the console."""

Render = Callable[[int], bytes]
"""So many frames as bytes: two channels of floats from -1 to 1."""


class Output(Protocol):
    """An open device."""

    def close(self) -> None:
        """Ask for no more frames."""


Open = Callable[[Render], Output]


def open_output(render: Render, systems: tuple[str, ...] = SYSTEMS) -> Output:
    """Open the default device, which asks for frames on a thread of its own; any exception tells of none."""
    import miniaudio

    from .samples import RATE

    _hush_alsa()
    device: Any = miniaudio.PlaybackDevice(
        miniaudio.SampleFormat.FLOAT32,
        2,
        RATE,
        PERIOD,
        callback_periods=PERIODS,
        backends=[miniaudio.Backend[name] for name in systems],
        app_name=NAME,
    )
    asked = _answers(render)
    next(asked)
    device.start(asked)
    output: Output = device
    return output


def _answers(render: Render) -> Generator[bytes, int, None]:
    frames = yield b""
    while True:
        frames = yield render(frames)


def _ignore(*_: object) -> None:
    """What becomes of a fault that is not to be printed."""


_SILENT: Final = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)(_ignore)


def _hush_alsa() -> None:
    if sys.platform.startswith("linux"):
        try:
            CDLL("libasound.so.2").snd_lib_error_set_handler(_SILENT)
        except (OSError, AttributeError):
            return  # no ALSA, so nothing is printed


class DevicePlayer:
    """Hands notes over by a queue without locks to the thread that the device asks on.

    ``play`` never waits: a thread of its own opens the device, and closes it after ``IDLE`` seconds without a
    note. After a fault nothing is played any more, and ``fault`` tells why.
    """

    def __init__(self, open_device: Open = open_output, clock: Callable[[], float] = monotonic) -> None:
        self.fault = None if find_spec(LIBRARY) else Message("sound-no-library")
        self._open, self._clock = open_device, clock
        self._notes: deque[Note] = deque(maxlen=64)
        self._wanted = Event()
        self._closed = False
        self._thread: Thread | None = None
        self._mixer: Mixer | None = None
        self._asked = 0.0

    def play(self, note: Note) -> None:
        if self.fault is None and not self._closed:
            self._notes.append(note)
            self.look()

    def look(self) -> None:
        """Open the device, though nothing is to be heard yet."""
        if self.fault is not None or self._closed:
            return
        self._wanted.set()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # whoever leaves without closing must not leave the device running

    def close(self) -> None:
        self._closed = True
        self._wanted.set()
        if self._thread is not None:
            atexit.unregister(self.close)
            self._thread.join(PATIENCE)

    def _run(self) -> None:
        try:
            self._mixer = _mixer()
            while self._wanted.wait() and not self._closed:
                output = self._open(self._render)
                try:
                    self._stay_open()
                finally:
                    with suppress(Exception):  # it may be gone
                        output.close()
        except Exception:  # whatever a system or a driver does: a game goes on without sounds
            self.fault = Message("sound-no-device")
            self._notes.clear()

    def _stay_open(self) -> None:
        self._asked = self._clock()
        while not self._closed and self.fault is None:
            self._wanted.clear()
            if not self._wanted.wait(IDLE) or self._clock() - self._asked > STALLED:
                return

    def _render(self, frames: int) -> bytes:
        assert self._mixer is not None
        now = self._asked = self._clock()
        try:
            while self._notes:
                note = self._notes.popleft()
                if now - note.at < LATE:
                    self._mixer.add(note)
            return self._mixer.render(frames).tobytes()
        except Exception:  # it would be printed again and again
            self.fault = Message("sound-no-device")
            return bytes(8 * frames)


def _mixer() -> Mixer:
    from .mixer import Mixer
    from .samples import samples

    return Mixer(samples())
