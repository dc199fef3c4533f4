"""The installed PySide6 must not lose references to None.

PySide6 6.12.0 on Python 3.10 and 3.11 releases one reference too many on every call that returns nothing. The
process crashes after some thousand calls, in the middle of a game: small tests pass, the program does not.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import platformdirs

REPRO = """
from PySide6.QtCore import QObject
o = QObject()
for _ in range(20000):
    o.setObjectName("x")
print("survived")
"""


def test_pyside_survives_many_calls_that_return_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", REPRO], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "survived"


def test_pyside_is_older_than_the_crashing_version() -> None:
    major, minor = (int(part) for part in version("PySide6-Essentials").split(".")[:2])
    assert (6, 8) <= (major, minor) < (6, 12)


def test_user_folders_are_inside_the_home_of_the_test(home: Path) -> None:
    places = platformdirs.PlatformDirs("alhambra-desktop")
    for place in (
        places.user_data_path,
        places.user_config_path,
        places.user_state_path,
        places.user_cache_path,
    ):
        assert place.is_relative_to(home)
