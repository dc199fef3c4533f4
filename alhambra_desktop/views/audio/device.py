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

PERIOD: Final = 8  # milliseconds of sound that the device requests at a time
PERIODS: Final = 3  # number of periods in the buffer; with more, gaps would be rarer, but the delay longer
IDLE: Final = 20.0  # seconds without a new note after which the device is closed
LATE: Final = 0.5  # seconds after which a delayed note is dropped
STALLED: Final = 1.0  # seconds without a request for frames after which the device counts as lost
TIMEOUT: Final = 2.0  # seconds that `close` waits until the thread has closed the device

SYSTEMS: Final = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "SNDIO", "AUDIO4", "OSS", "PULSEAUDIO", "ALSA")
"""Sound systems in order of preference; JACK is missing, because it prints errors on the console."""

# renders frames as bytes: two channels of floats from -1 to 1
Render = Callable[[int], bytes]


class Output(Protocol):
    def close(self) -> None: ...


Open = Callable[[Render], Output]


def open_output(render: Render, systems: tuple[str, ...] = SYSTEMS) -> Output:
    """Open the default device, which requests frames on its own thread.

    Any exception means that there is no usable device.
    """
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
    generator = _answers(render)
    next(generator)
    device.start(generator)
    output: Output = device
    return output


def _answers(render: Render) -> Generator[bytes, int, None]:
    frames = yield b""
    while True:
        frames = yield render(frames)


def _ignore(*_: object) -> None: ...


_SILENT: Final = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)(_ignore)


def _hush_alsa() -> None:
    if sys.platform.startswith("linux"):
        try:
            CDLL("libasound.so.2").snd_lib_error_set_handler(_SILENT)
        except (OSError, AttributeError):
            return


class DevicePlayer:
    """Passes notes through a lock-free queue to the thread of the sound device.

    ``play`` never blocks, because a separate thread opens and closes the device. After an error, ``fault`` is
    the reason, and nothing more is played.
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
            self.probe()

    def probe(self) -> None:
        """Start to open the device, even if there is no note to play."""
        if self.fault is not None or self._closed:
            return
        self._wanted.set()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # even if nobody calls `close`, the device must stop at the exit

    def close(self) -> None:
        self._closed = True
        self._wanted.set()
        if self._thread is not None:
            atexit.unregister(self.close)
            self._thread.join(TIMEOUT)

    def _run(self) -> None:
        try:
            self._mixer = _mixer()
            while self._wanted.wait() and not self._closed:
                output = self._open(self._render)
                try:
                    self._stay_open()
                finally:
                    with suppress(Exception):  # the device may be gone
                        output.close()
        except Exception:  # after any error of the system or driver, the game continues without sounds
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
        except Exception:  # the library would print an exception at every request
            self.fault = Message("sound-no-device")
            return bytes(8 * frames)


def _mixer() -> Mixer:
    from .mixer import Mixer
    from .samples import samples

    return Mixer(samples())
