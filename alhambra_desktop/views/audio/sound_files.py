from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ...resources import RESOURCES

_FOLDER: Final = RESOURCES / "sounds"


def sound_files() -> Mapping[str, Path]:
    return {path.stem: path for path in _FOLDER.iterdir() if path.suffix == ".wav"}
