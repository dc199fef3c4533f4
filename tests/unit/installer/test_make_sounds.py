"""Sounds of the table: their signals, and the files that the script generates."""

from __future__ import annotations

import subprocess
import sys
import wave
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = ROOT / "installer" / "make_sounds.py"
FOLDER = ROOT / "alhambra_desktop" / "resources" / "sounds"
FILES = sorted(FOLDER.glob("*"))
MOST_BYTES = 1_500_000
LONGEST = 3.2
"""Maximum duration in seconds."""
FULL = 32_767
QUIET = -50
"""Maximum level of the last millisecond of a sound, in decibels relative to its peak."""


@pytest.fixture
def script(installer_module):
    return installer_module("make_sounds")


def read(path: Path) -> np.ndarray:
    """Return the samples of a file; full scale is 1."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / FULL


def decibels(factor: float) -> float:
    return 20 * np.log10(max(factor, 1e-9))


def test_each_sound_has_a_small_file(script):
    assert {path.name for path in FILES} == {f"{name}.wav" for name in script.SOUNDS}
    assert len(FILES) == 29
    assert sum(path.stat().st_size for path in FILES) <= MOST_BYTES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_has_its_level_and_starts_and_ends_silent(script, path):
    level, _ = script.SOUNDS[path.stem]
    sound = read(path)
    peak = np.max(np.abs(sound))
    assert abs(decibels(peak) - level) <= 1
    assert abs(np.mean(sound)) < 0.005 * peak, "a constant"
    assert len(sound) <= LONGEST * script.RATE
    assert (sound[0], sound[-1]) == (0, 0)
    assert decibels(np.max(np.abs(sound[-44:])) / peak) < QUIET, "it is cut off"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_file_matches_the_script(script, path):
    written, made = read(path) * FULL, script.samples(path.stem)
    assert len(written) == len(made)
    assert np.max(np.abs(written - made)) <= 1


def test_redo_sounds_like_undo_reversed(script):
    back, again = read(FOLDER / "undo.wav"), read(FOLDER / "redo.wav")
    assert len(back) == len(again)
    assert np.corrcoef(back[::-1], again)[0, 1] > 0.95 > np.corrcoef(back, again)[0, 1]


def test_a_string_has_the_requested_pitch(script):
    for hertz in (script.D2, script.D3, script.D4):
        heard = script.string(np.random.default_rng(1), hertz, 1.0, 2.2)
        spectrum = np.abs(np.fft.rfft(heard * np.hanning(len(heard)), 8 * len(heard)))
        bins = np.fft.rfftfreq(8 * len(heard), 1 / script.RATE)
        near = (bins > 0.94 * hertz) & (bins < 1.06 * hertz)
        found = bins[near][np.argmax(spectrum[near])]
        assert abs(1200 * np.log2(found / hertz)) < 4, "cents"


def test_the_script_writes_all_sound_files(tmp_path):
    subprocess.run([sys.executable, SCRIPT, tmp_path], check=True, timeout=60)
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in FILES}
    assert np.max(np.abs(read(tmp_path / "end.wav") - read(FOLDER / "end.wav"))) <= 1 / FULL


def test_an_argument_that_is_no_folder_is_refused(script, capsys):
    assert script.main(["--help"]) == 2
    assert "usage" in capsys.readouterr().err
