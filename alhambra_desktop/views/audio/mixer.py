"""Mixes voices to a stereo signal, limits its peaks, and quietens other sounds while scoring sounds play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from .samples import RATE, Signal
from .voicing import Note, gain

MOST_VOICES: Final = 6
CEILING: Final = gain(-1.0)  # maximum sample value
# rise of the limiter's gain per sample; a rise from 0 to 1 takes a fifth of a second
RECOVERY: Final = 1.0 / (0.2 * RATE)
DUCKED: Final = gain(-8.0)  # gain of all other sounds while a sound of the group ``COUNTING`` plays
DUCKING: Final = (1.0 - DUCKED) / (0.06 * RATE)  # change of the ducking gain per sample
CUT: Final = RATE // 200  # number of samples in which a replaced voice fades out


class Voice:
    """A note that is being played. Its pitch is the speed at which its samples are read."""

    def __init__(self, note: Note, signal: Signal) -> None:
        self.note = note
        self._signal = np.append(signal, np.float32(0))
        self._at = 0.0
        self._left: int | None = None

    @property
    def leaving(self) -> bool:
        return self._left is not None

    @property
    def over(self) -> bool:
        return self._at >= len(self._signal) - 1 or self._left == 0

    def leave(self) -> None:
        """Fade out quickly, because an abrupt end would click."""
        self._left = CUT

    def read(self, frames: int) -> Signal:
        at = self._at + self.note.pitch * np.arange(frames)
        at = at[at < len(self._signal) - 1]
        self._at += self.note.pitch * frames
        whole = at.astype(np.intp)
        rest = (at - whole).astype(np.float32)
        samples: Signal = self._signal[whole] * (1 - rest) + self._signal[whole + 1] * rest
        if self._left is not None:
            samples *= np.clip((self._left - np.arange(len(samples))) / CUT, 0, 1).astype(np.float32)
            self._left = max(0, self._left - frames)
        return samples


class Mixer:
    def __init__(self, signals: Mapping[str, Signal]) -> None:
        self._signals = signals
        self._voices: list[Voice] = []
        self._duck = 1.0
        self._limit = 1.0

    @property
    def quiet(self) -> bool:
        return not self._voices

    def add(self, note: Note) -> None:
        signal = self._signals.get(note.sound)
        if signal is None:
            return
        staying = [voice for voice in self._voices if not voice.leaving]
        if len(staying) == MOST_VOICES:
            staying[0].leave()
        self._voices.append(Voice(note, signal))

    def render(self, frames: int) -> Signal:
        counted, others = np.zeros((2, frames, 2), np.float32)
        counting = any(voice.note.counting for voice in self._voices)
        for voice in self._voices:
            samples = voice.read(frames)
            bus = counted if voice.note.counting else others
            bus[: len(samples)] += np.outer(samples, (voice.note.left, voice.note.right)).astype(np.float32)
        self._voices = [voice for voice in self._voices if not voice.over]
        return self._limited(counted + others * self._ducking(counting, frames))

    def _ducking(self, counting: bool, frames: int) -> Signal:
        step = -DUCKING if counting else DUCKING
        ramp = np.clip(self._duck + step * np.arange(1, frames + 1), DUCKED, 1.0)
        self._duck = float(ramp[-1]) if frames else self._duck
        gains: Signal = ramp.astype(np.float32)[:, np.newaxis]
        return gains

    def _limited(self, mix: Signal) -> Signal:
        """Limit the peaks of the mix with a gain that falls immediately and recovers evenly.

        Each frame sets an upper limit for the gain. With every later frame, this limit rises by ``RECOVERY``.
        The gain is the lowest of the limits that all frames so far have set.
        """
        if not len(mix):
            return mix
        targets = np.minimum(1.0, CEILING / np.maximum(np.max(np.abs(mix), axis=1), 1e-9))
        slope = RECOVERY * np.arange(1, len(mix) + 1)
        least = np.minimum.accumulate(np.minimum(targets - slope, self._limit))
        gains = np.minimum(1.0, least + slope)
        self._limit = float(gains[-1])
        limited: Signal = mix * gains.astype(np.float32)[:, np.newaxis]
        return limited
