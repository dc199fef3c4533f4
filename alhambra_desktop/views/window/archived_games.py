from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..models.game_order import expansions

if TYPE_CHECKING:
    from ...model.files.archive.kept_game import KeptGame

Archived = Sequence[tuple[Path, "KeptGame"]]


def with_painters(archived: Callable[[], Archived]) -> Archived:
    """Read the finished games, load the modules that paint their small pictures, and return the games.

    This runs on the thread that reads the archive, so the window does not have to wait.
    """
    games = archived()
    if any(expansions((kept.game, *kept.modules)) for _, kept in games):
        from ..widgets.other_tiles import load_painters

        load_painters()
    return games
