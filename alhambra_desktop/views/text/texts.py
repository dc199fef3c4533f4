"""The texts that come with the program: what each version brought, and the licences."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

NEWS: Final = "CHANGELOG.md"
OTHERS: Final = "docs/third-party.md"
LICENCE: Final = "LICENSE"

_PACKAGED: Final = "texts"
_SOURCES: Final = Path(__file__).resolve().parents[3]


def text(name: str) -> str:
    """A text by its path among the sources; a package has it under its last part. ``OSError`` may come."""
    packaged = files("alhambra_desktop.resources") / _PACKAGED / Path(name).name
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (_SOURCES / name).read_text(encoding="utf-8")
