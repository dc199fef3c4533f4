"""A virtual screen and a new user."""

from __future__ import annotations

import os
import subprocess

import pytest


@pytest.fixture
def screen(tmp_path):
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        display = f":{pipe.readline().strip()}"
    yield display
    server.terminate()
    server.wait()


@pytest.fixture
def newcomer(screen, tmp_path, tmp_path_factory):
    """Return the environment variables of a new user at the virtual screen."""
    return {
        **os.environ,
        "XDG_RUNTIME_DIR": str(tmp_path_factory.mktemp("r")),
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "HOME": str(tmp_path),
        "ALHAMBRA_SOUND_FILE": str(tmp_path / "heard.wav"),
        **{f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")},
    }
