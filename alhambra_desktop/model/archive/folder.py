"""Where finished games lie; so little that a window that opens can ask it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..saves.files import SUFFIX

FOLDER: Final = "archive"


def holds_games(data: Path) -> bool:
    """True where finished games lie in a data folder, whether their database can tell of them or not."""
    return any((data / FOLDER).glob(f"*{SUFFIX}"))
