"""Each test of the window starts as a new user: no preferences, no saved games."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

# Before anything imports PySide6.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home of its own, beside what else a test writes into tmp_path."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        place = folder / name.lower()
        place.mkdir()
        monkeypatch.setenv(f"XDG_{name}_HOME", str(place))
    return folder
