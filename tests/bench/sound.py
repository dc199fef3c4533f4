"""Time from a cue to the first frames of its sound, and to mix one period of the device."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from threading import Event

import numpy as np

from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.audio.device import PERIOD, PERIODS, DevicePlayer, Output, open_output
from alhambra_desktop.views.audio.mixer import MOST_VOICES, Mixer
from alhambra_desktop.views.audio.samples import RATE, samples
from alhambra_desktop.views.audio.voicing import Note, Voicing

from .rows import Row, longest, median, show

TIMES = 60
FRAMES = PERIOD * RATE // 1000
LOUDEST = ("scoring_card", "end", "wall_done", "bonus", "turn_mine", "vizier")


class Heard:
    """Opens the sound library without a device, and records when it gets the first audible frames."""

    def __init__(self) -> None:
        self.at = 0.0
        self.silent, self.sounding = Event(), Event()
        self.silent.set()

    def __call__(self, render: Callable[[int], bytes]) -> Output:
        def listened(frames: int) -> bytes:
            given = render(frames)
            if not np.frombuffer(given, np.float32).any():
                self.silent.set()
            elif self.silent.is_set() and not self.sounding.is_set():
                self.at = time.perf_counter()
                self.sounding.set()
            return given

        return open_output(listened, ("NULL",))


def latencies() -> list[float]:
    """Return the seconds from each cue to the first frames of its sound; the first cue opens the device."""
    heard, rng = Heard(), Random(1)
    player, voicing = DevicePlayer(heard), Voicing(rng)
    spent = []
    for _ in range(TIMES + 1):
        begin = time.perf_counter()
        note = voicing.note(Cue("snap"), 1.0, time.monotonic())
        assert note is not None
        player.play(note)
        assert heard.sounding.wait(5)
        spent.append(heard.at - begin)
        heard.silent.clear()
        heard.sounding.clear()
        heard.silent.wait(5)
        time.sleep(rng.uniform(0, 0.02))  # the next cue comes at a random moment of a period
    player.close()
    return spent


def mixing() -> list[float]:
    """Return the seconds to mix one period with the maximum number of voices."""
    mixer, spent = Mixer(samples()), []
    for _ in range(TIMES):
        for name in LOUDEST[:MOST_VOICES]:
            mixer.add(Note(name, 1.0, 1.0, 1.01))
        begin = time.perf_counter()
        mixer.render(FRAMES)
        spent.append(time.perf_counter() - begin)
    return spent


def rows() -> Iterator[Row]:
    first, *others = latencies()
    yield median("cue to its first frames", others, "ms")
    yield longest("cue to its first frames", others, "ms")
    yield Row("cue to its first frames, opening the device", 1000 * first, "ms")
    yield Row("delay by the device's buffer", PERIOD * (PERIODS - 1), "ms")
    yield median(f"mix {MOST_VOICES} voices for {PERIOD} ms", mixing(), "ms", PERIOD)


if __name__ == "__main__":
    show(rows())
