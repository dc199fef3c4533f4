"""Where the player's rule sets lie, for the window and for commands."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import platformdirs

NAME: Final = "alhambra-desktop"


def data_folder() -> Path:
    """Where games are kept."""
    return platformdirs.user_data_path(NAME, appauthor=False)


def rule_sets_folder(data: Path | None = None) -> Path:
    """Where rule sets lie that the player has installed, beside the games of a folder."""
    return (data or data_folder()) / "rule-sets"
