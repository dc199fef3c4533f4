"""Error messages about files that cannot be opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.save import SaveError, read_game
from alhambra_desktop.words import say


def sentence(path: Path, read: Callable[[Path], object] = read_game) -> str:
    """Return the error message about a file, which must be one sentence that names it."""
    with pytest.raises(SaveError) as caught:
        read(path)
    words = say(caught.value.message)
    assert path.name in words
    assert "\n" not in words
    assert words.endswith(".")
    return words


def refusal(path: Path, content: bytes, read: Callable[[Path], object] = read_game) -> str:
    """Write a file that has no previous copy, and return the error message about its content."""
    path.write_bytes(content)
    words = sentence(path, read)
    assert words.startswith((path.name, f"The game in {path.name}"))
    assert ". Choose another file." in words
    return words
