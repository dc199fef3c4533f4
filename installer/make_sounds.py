#!/usr/bin/env python3
"""Synthesise the sounds of the table: 16-bit mono WAV files at 44.1 kHz, identical on every run.

Usage: make_sounds.py [FOLDER]

Each sound has its own noise generator, because a change of one sound must not change other sounds. Without
FOLDER, the files are written to the program's folder.
"""

from __future__ import annotations

import sys
import wave
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).resolve().parent.parent / "alhambra_desktop" / "resources" / "sounds"
RATE = 44_100
"""Samples per second."""

FULL = 32_767
LOWEST = 30.0
"""Highest frequency, in hertz, that is removed.

Loudspeakers cannot play lower frequencies, and a constant offset (0 Hz) would click.
"""

FADE_IN, FADE_OUT = 0.0005, 0.012
"""Seconds of fading at the beginning and the end of each sound."""

Sound = NDArray[np.float64]
Chance = np.random.Generator

HIJAZ = (1, 16 / 15, 5 / 4, 4 / 3, 3 / 2, 8 / 5, 9 / 5, 2)
"""The steps of the scale, as multiples of the first step's frequency."""

D2, D3, D4 = 73.415, 146.83, 293.66
"""The oud's key note in three octaves, in hertz."""


# -- parts of sounds


def time(seconds: float) -> Sound:
    return np.arange(int(seconds * RATE)) / RATE


def after(delay: float, sound: Sound, gain: float = 1.0) -> Sound:
    return np.concatenate([np.zeros(int(delay * RATE)), gain * sound])


def mixed(*sounds: Sound) -> Sound:
    made = np.zeros(max(map(len, sounds)))
    for sound in sounds:
        made[: len(sound)] += sound
    return made


def noise(
    chance: Chance, band: tuple[float, float], seconds: float, attack: float = 0.002, decay: float = 0.05
) -> Sound:
    """Return noise between two frequencies, with exponential decay.

    At each of the two frequencies, the amplitude is a half of that between them. A third of an octave
    outside this band, it is a fifth.
    """
    t = time(seconds)
    hertz = np.maximum(np.fft.rfftfreq(len(t), 1 / RATE), 1)
    passed = 1 / (1 + (band[0] / hertz) ** 6) / (1 + (hertz / band[1]) ** 6)
    made = np.fft.irfft(np.fft.rfft(chance.standard_normal(len(t))) * passed, len(t))
    return made / np.max(np.abs(made)) * np.minimum(1, t / attack) * np.exp(-t / decay)


Mode = tuple[float, float, float]
"""Frequency in hertz, time constant of the decay in seconds, and gain."""


def modes(struck: Sequence[Mode], seconds: float, bend: float = 0.0) -> Sound:
    """Return a sum of damped sine waves, which sounds like a struck body.

    `bend` slightly raises the pitch at the beginning.
    """
    t = time(seconds)
    bent = t + bend * 0.01 * (1 - np.exp(-t / 0.01))
    parts = [gain * np.sin(2 * np.pi * hertz * bent) * np.exp(-t / decay) for hertz, decay, gain in struck]
    return np.sum(parts, axis=0) * np.minimum(1, t / 0.0008)


def string(chance: Chance, hertz: float, seconds: float, ringing: float) -> Sound:
    """Return the sound of a plucked string.

    The Karplus-Strong algorithm uses a delay line of one period, a filter, and a loss. The filter delays by
    half a sample. It also interpolates, because a period need not be a whole number of samples. After
    ``ringing`` seconds, the string is 60 dB quieter.
    """
    period = RATE / hertz
    whole = int(period - 0.5)
    rest = period - 0.5 - whole
    taps = 10 ** (-3 / (hertz * ringing)) * np.convolve([0.5, 0.5], [1 - rest, rest])
    burst = chance.uniform(-1, 1, whole)
    burst = burst - np.roll(burst, max(1, int(whole * 0.14)))  # plucked at 0.14 of the string's length
    for _ in range(16):  # smoothed, as by a soft plectrum
        burst = 0.5 * (burst + np.roll(burst, 1))
    periods = [np.zeros(whole), burst]
    for _ in range(int(seconds * RATE) // whole):
        heard = np.concatenate([periods[-2][-2:], periods[-1]])
        periods.append(np.convolve(heard, taps, "valid"))
    return np.concatenate(periods[1:])[: int(seconds * RATE)]


# -- materials and the oud


def stone(chance: Chance, size: float = 1.0) -> Sound:
    rings = ((410, 0.045, 1), (985, 0.03, 0.6), (1730, 0.018, 0.4), (2660, 0.01, 0.25))
    return mixed(
        0.9 * modes([(hertz / size, decay, gain) for hertz, decay, gain in rings], 0.25),
        0.7 * modes([(96 / size, 0.05, 1)], 0.25, bend=0.2),
        0.5 * noise(chance, (900, 6000), 0.05, 0.0005, 0.004),
    )


def wood(chance: Chance, pitch: float = 1.0) -> Sound:
    rings = ((235, 0.055, 1), (525, 0.03, 0.5), (890, 0.016, 0.3))
    return mixed(
        modes([(hertz * pitch, decay, gain) for hertz, decay, gain in rings], 0.22),
        0.3 * noise(chance, (500, 2500), 0.03, 0.0005, 0.005),
    )


def coin(pitch: float = 1.0, length: float = 1.0) -> Sound:
    rings = ((3120, 0.18, 0.8), (5230, 0.12, 0.5), (7410, 0.08, 0.35), (9870, 0.05, 0.2))
    struck = [(hertz * pitch, decay * length, gain) for hertz, decay, gain in rings]
    return modes(struck, 0.6 * length + 0.1)


def spinning_coin() -> Sound:
    t = time(0.42)
    return coin(1, 1.3)[: len(t)] * (0.55 + 0.45 * np.cos(2 * np.pi * (11 * t + 10 * t * t)))


def paper(chance: Chance, seconds: float = 0.11, band: tuple[float, float] = (1800, 7000)) -> Sound:
    return noise(chance, band, seconds, seconds * 0.45, seconds * 0.5)


def grit(chance: Chance) -> Sound:
    grains = [noise(chance, (1800, 6500), 0.012, 0.0005, 0.003) for _ in range(9)]
    return mixed(*(after(0.14 * (i / 9) ** 1.4, grain, 0.9 - 0.08 * i) for i, grain in enumerate(grains)))


def oud(chance: Chance, hertz: float, seconds: float, ringing: float = 2.2) -> Sound:
    strings = [string(chance, hertz * 2 ** (cents / 1200), seconds, ringing) for cents in (-2.5, 2.5)]
    made = mixed(*strings)
    body = modes([(104, 0.09, 0.5), (212, 0.06, 0.3), (398, 0.04, 0.2)], min(seconds, 0.4))
    return mixed(made, 0.25 * np.max(np.abs(made)) * body)


# -- the sounds


def strokes(chance: Chance, notes: Sequence[tuple[float, float, float, float]]) -> Sound:
    """Return several notes of the oud. Each item of `notes` is a start, a frequency, a length and a level."""
    return mixed(*(after(delay, oud(chance, hertz, lasts), gain) for delay, hertz, lasts, gain in notes))


def closing(chance: Chance) -> Sound:
    """Return the phrase at the end of a game, with the key note below it."""
    phrase = [(0.16 * i, D3 * HIJAZ[step], 2.0, 0.8) for i, step in enumerate((0, 1, 2, 4, 7))]
    return strokes(chance, [*phrase, (0.96, D2, 2.2, 1)])


def wings(chance: Chance) -> Sound:
    beat = 0.5 + 0.5 * np.cos(2 * np.pi * 21 * time(0.26))
    return noise(chance, (500, 3800), 0.26, 0.03, 0.12) * beat


def taking_back(chance: Chance) -> Sound:
    return mixed(paper(chance, 0.09, (1200, 5200))[::-1], after(0.06, wood(chance, 1.25), 0.4))


def chance_of(name: str) -> Chance:
    return np.random.default_rng(zlib.crc32(name.encode()))


Make = Callable[[Chance], Sound]

SOUNDS: dict[str, tuple[float, Make]] = {
    "card_take": (
        -20,
        lambda c: mixed(paper(c), after(0.1, noise(c, (1500, 5000), 0.02, 0.001, 0.004), 0.6)),
    ),
    "card_land": (
        -23,
        lambda c: mixed(noise(c, (700, 3200), 0.05, 0.001, 0.012), modes([(170, 0.015, 0.5)], 0.06)),
    ),
    "card_fan": (
        -26,
        lambda c: mixed(*(after(0.018 * i, noise(c, (2200, 7500), 0.02, 0.002, 0.005)) for i in range(5))),
    ),
    "card_turn": (-20, lambda c: mixed(paper(c, 0.07), after(0.06, paper(c, 0.07, (1200, 5000))))),
    "coin_exact": (-16, lambda c: spinning_coin()),
    "coins_over": (-22, lambda c: mixed(coin(0.72, 0.35), after(0.075, coin(0.66, 0.3), 0.8))),
    "tile_lift": (-26, lambda c: noise(c, (320, 1600), 0.07, 0.015, 0.025)),
    "snap": (-32, lambda c: modes([(1450, 0.008, 1), (2900, 0.004, 0.3)], 0.05)),
    "tile_place": (-14, lambda c: mixed(stone(c), after(0.03, grit(c), 0.25))),
    "tile_reserve": (-18, lambda c: mixed(wood(c, 0.9), noise(c, (900, 4000), 0.04, 0.0005, 0.006) * 0.4)),
    "redesign": (-17, lambda c: mixed(noise(c, (280, 1500), 0.2, 0.06, 0.12), after(0.17, stone(c, 1.1)))),
    "refuse": (-20, lambda c: mixed(wood(c, 0.8), after(0.09, wood(c, 0.74), 0.7))),
    "undo": (-24, taking_back),
    "redo": (-24, lambda c: taking_back(chance_of("undo"))[::-1]),
    "bag": (-24, lambda c: mixed(noise(c, (380, 2400), 0.17, 0.05, 0.08), after(0.14, wood(c, 1.1), 0.6))),
    "turn_end": (-26, lambda c: wood(c, 0.7)),
    "turn_mine": (-19, lambda c: strokes(c, [(0, D3, 1.1, 1), (0.05, D3 * 1.5, 1.05, 0.7)])),
    "scoring_card": (
        -13,
        lambda c: mixed(
            stone(c, 1.5), strokes(c, [(0.02, D2, 1.9, 1), (0.09, D2 * 1.5, 1.8, 0.8), (0.16, D3, 1.7, 0.8)])
        ),
    ),
    "count": (-23, lambda c: oud(c, D4, 0.28, 0.4)),
    "points": (-20, lambda c: mixed(coin(0.55, 0.6), modes([(1180, 0.08, 0.7)], 0.3))),
    "wall_step": (-26, lambda c: modes([(880, 0.02, 1), (2050, 0.012, 0.5), (3300, 0.006, 0.25)], 0.08)),
    "wall_done": (-17, lambda c: mixed(stone(c, 1.2), after(0.03, oud(c, D3 * 1.5, 1.2), 0.8))),
    "vizier": (
        -21,
        lambda c: mixed(*(after(0.07 * i, coin(0.85 + 0.07 * i, 0.4), 1 - 0.2 * i) for i in range(3))),
    ),
    "falcon": (-22, wings),
    "camp": (-19, lambda c: mixed(noise(c, (150, 1300), 0.1, 0.003, 0.03), after(0.09, wood(c, 1.6), 0.7))),
    "hut": (-20, lambda c: mixed(noise(c, (2500, 8000), 0.16, 0.04, 0.06), after(0.1, wood(c)))),
    "bureau": (-23, lambda c: mixed(*(after(0.055 * i, wood(c, 2.1 + 0.15 * i), 0.9) for i in range(3)))),
    "bonus": (
        -18,
        lambda c: mixed(paper(c, 0.09), strokes(c, [(0.1, D3 * 4 / 3, 0.8, 1), (0.2, D4, 0.9, 0.9)])),
    ),
    "end": (-13, closing),
}
"""Maps each sound to its peak in decibels relative to full scale, and the function that makes the sound."""


def rendered(name: str) -> Sound:
    """Return a sound with the peak from ``SOUNDS``. Full scale is 1."""
    level, make = SOUNDS[name]
    sound = faded(without_rumble(make(chance_of(name))))
    return sound / np.max(np.abs(sound)) * 10 ** (level / 20)


def without_rumble(sound: Sound) -> Sound:
    """Remove frequencies up to ``LOWEST``, and weaken frequencies between ``LOWEST`` and twice ``LOWEST``."""
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    hertz = np.fft.rfftfreq(2 * len(sound), 1 / RATE)
    cut: Sound = np.fft.irfft(spectrum * np.clip(hertz / LOWEST - 1, 0, 1))[: len(sound)]
    return cut


def faded(sound: Sound) -> Sound:
    sound, rise, fall = sound.copy(), int(FADE_IN * RATE), int(FADE_OUT * RATE)
    sound[:rise] *= np.linspace(0, 1, rise)
    sound[-fall:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fall))
    return sound


def samples(name: str) -> NDArray[np.int16]:
    return np.round(rendered(name) * FULL).astype("<i2")


def main(arguments: list[str]) -> int:
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print("usage: make_sounds.py [FOLDER]", file=sys.stderr)
        return 2
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(name).tobytes())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
