"""Sound players: a file, a device on its own thread, and silence without a device."""

from __future__ import annotations

import os
import subprocess
import sys
import wave
from threading import Event, get_ident

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication

from alhambra_desktop.views.audio import device
from alhambra_desktop.views.audio import players as players_module
from alhambra_desktop.views.audio.device import LATE, PERIOD, SYSTEMS, DevicePlayer, open_output
from alhambra_desktop.views.audio.players import FilePlayer, NoPlayer
from alhambra_desktop.views.audio.samples import RATE
from alhambra_desktop.views.audio.voicing import Note
from alhambra_desktop.views.storage.places import SOUND_FILE
from alhambra_desktop.words import say

TIMEOUT = 20
FRAMES = PERIOD * RATE // 1000
choose = players_module.player
"""The unpatched function; fixtures replace it in the module before each test."""


class Time:
    """Manual clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Device:
    """Stand-in for the result of ``open_output``; requests frames when a test calls it."""

    def __init__(self) -> None:
        self.opened, self.closed = Event(), Event()
        self.may_open = Event()
        self.may_open.set()
        self.fault: Exception | None = None
        self.times = 0
        self.thread = 0

    def __call__(self, render):
        self.thread = get_ident()
        assert self.may_open.wait(TIMEOUT)
        if self.fault is not None:
            raise self.fault
        self.render = render
        self.times += 1
        self.closed.clear()
        self.opened.set()
        return self

    def close(self) -> None:
        self.opened.clear()
        self.closed.set()

    def asks(self, frames: int = FRAMES) -> np.ndarray:
        return np.frombuffer(self.render(frames), np.float32).reshape(-1, 2)


@pytest.fixture
def output():
    return Device()


@pytest.fixture
def clock():
    return Time()


@pytest.fixture
def player(output, clock):
    made = DevicePlayer(output, clock)
    yield made
    made.close()


def note(sound: str = "tile_place", at: float = 100.0) -> Note:
    return Note(sound, 1.0, 1.0, at=at)


# -- the device


def test_a_note_is_in_the_next_period(player, output):
    player.play(note())
    assert output.opened.wait(TIMEOUT)
    assert np.max(np.abs(output.asks())) > 0.1
    output.asks(RATE)
    assert not output.asks().any()
    player.play(note())
    assert np.max(np.abs(output.asks())) > 0.1
    assert output.times == 1


def test_opening_a_slow_device_does_not_block_playing(player, output):
    output.may_open.clear()
    for _ in range(200):
        player.play(note())  # opening the device on this thread would block forever
    output.may_open.set()
    assert output.opened.wait(TIMEOUT)
    assert output.thread != get_ident()


def test_notes_that_waited_too_long_are_dropped(player, output, clock):
    player.play(note(at=clock.now))
    assert output.opened.wait(TIMEOUT)
    clock.now += LATE
    assert not output.asks().any()


def test_the_device_closes_after_silence_and_reopens(player, output, monkeypatch):
    monkeypatch.setattr(device, "IDLE", 0.01)
    player.play(note())
    assert output.closed.wait(TIMEOUT)
    output.closed.clear()
    player.play(note())
    assert output.closed.wait(TIMEOUT)
    assert output.times == 2


def test_a_stalled_device_is_reopened(player, output, clock):
    player.play(note())
    assert output.opened.wait(TIMEOUT)
    output.asks()
    clock.now += 2 * device.STALLED
    player.play(note(at=clock.now))
    assert output.closed.wait(TIMEOUT)
    assert output.opened.wait(TIMEOUT)
    assert np.max(np.abs(output.asks())) > 0.1


def test_a_missing_device_is_reported_once_and_not_retried(player, output):
    output.fault = RuntimeError("no card")
    player.play(note())
    player._thread.join(TIMEOUT)
    assert say(player.fault).startswith("There is no sound because the system has no audio device")
    player.play(note())
    assert output.times == 0


def test_without_the_library_no_thread_is_started(monkeypatch, output):
    monkeypatch.setattr(device, "find_spec", lambda _: None)
    player = DevicePlayer(output)
    player.play(note())
    player.close()
    assert "miniaudio" in say(player.fault)
    assert output.thread == 0


def test_a_mixing_error_gives_silence_and_is_not_raised(player, output, monkeypatch):
    player.play(note())
    assert output.opened.wait(TIMEOUT)
    monkeypatch.setattr(player._mixer, "render", lambda frames: 1 / 0)
    assert not output.asks().any()
    assert player.fault is not None


def test_an_error_while_closing_the_device_is_ignored(player, output, monkeypatch):
    monkeypatch.setattr(device, "IDLE", 0.01)
    close = output.close

    def fail() -> None:
        close()
        raise RuntimeError("unplugged")

    output.close = fail
    player.play(note())
    assert output.closed.wait(TIMEOUT)
    output.closed.clear()
    player.play(note())
    assert output.closed.wait(TIMEOUT)
    assert player.fault is None


def test_closing_the_player_closes_the_device(player, output):
    player.play(note())
    assert output.opened.wait(TIMEOUT)
    player.close()
    assert output.closed.is_set()
    player.play(note())
    assert output.times == 1


def test_the_library_requests_short_periods_of_mixed_sound():
    pytest.importorskip("miniaudio")
    asked, enough = [], Event()

    def render(frames: int) -> bytes:
        asked.append(frames)
        if len(asked) == 5:
            enough.set()
        return bytes(8 * frames)

    output = open_output(render, ("NULL",))
    assert enough.wait(TIMEOUT)
    output.close()
    assert set(asked) == {FRAMES}


@pytest.mark.posix
def test_nothing_is_printed_without_a_device():
    pytest.importorskip("miniaudio")
    source = """
from alhambra_desktop.views.audio.device import DevicePlayer
from alhambra_desktop.views.audio.voicing import Note
player = DevicePlayer()
player.play(Note("snap", 1.0, 1.0))
player._thread.join()
print(player.fault.id)
"""
    nowhere = {"ALSA_CONFIG_PATH": os.devnull, "PULSE_SERVER": "unix:/nowhere", "OSS_AUDIODEV": "/nowhere"}
    done = subprocess.run(
        [sys.executable, "-c", source],
        capture_output=True,
        text=True,
        env={**os.environ, **nowhere},
        timeout=60,
        check=False,
    )
    assert (done.stdout.strip(), done.stderr) == ("sound-no-device", "")


def test_the_library_knows_all_configured_backends():
    miniaudio = pytest.importorskip("miniaudio")
    known = {backend.name for backend in miniaudio.Backend}
    assert set(SYSTEMS) <= known
    assert "NULL" not in SYSTEMS, "it would be silent without a word"


# -- the file


def written(path) -> np.ndarray:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(-1, 2)


def test_a_file_has_each_note_at_its_clock_time(tmp_path, clock):
    player = FilePlayer(tmp_path / "heard.wav", clock)
    for at in (100.5, 101.25):
        clock.now = at
        player.play(note())
    player.close()
    heard = np.max(np.abs(written(tmp_path / "heard.wav")), axis=1)
    for begin in (0.5, 1.25):
        at = round(begin * RATE)
        assert not heard[at - 1000 : at].any()
        assert np.max(heard[at : at + 500]) > 3000
    assert 1.25 < len(heard) / RATE < 2


def test_a_file_that_cannot_be_written_is_only_reported(tmp_path, clock):
    player = FilePlayer(tmp_path / "none" / "heard.wav", clock)
    player.play(note())
    player.play(note())
    player.close()
    assert "heard.wav" in say(player.fault)


def test_no_file_is_written_without_a_note(tmp_path, clock):
    FilePlayer(tmp_path / "heard.wav", clock).close()
    assert not (tmp_path / "heard.wav").exists()


# -- choice of the player


def test_the_environment_and_platform_choose_the_player(monkeypatch, tmp_path, qapp):
    monkeypatch.delenv(SOUND_FILE, raising=False)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "offscreen")
    assert isinstance(choose(), NoPlayer)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    assert isinstance(choose(), DevicePlayer)
    monkeypatch.setenv(SOUND_FILE, str(tmp_path / "heard.wav"))
    assert isinstance(choose(), FilePlayer)
