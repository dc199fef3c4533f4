from __future__ import annotations

import wave
from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .sound_files import sound_files

Signal = NDArray[np.float32]

RATE: Final = 44_100  # samples per second, both in the files and in playback
FULL: Final = 32_768  # divisor that converts 16-bit samples to numbers from -1 to 1


def samples() -> Mapping[str, Signal]:
    found: dict[str, Signal] = {}
    for name, path in sound_files().items():
        with path.open("rb") as opened, wave.open(opened) as file:
            content = file.readframes(file.getnframes())
        found[name] = np.frombuffer(content, "<i2").astype(np.float32) / np.float32(FULL)
    return found
