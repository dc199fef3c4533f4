from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..models.game_order import expansions

if TYPE_CHECKING:
    from ...model.files.archive.kept_game import KeptGame

Archived = Sequence[tuple[Path, "KeptGame"]]


def with_painters(archived: Callable[[], Archived]) -> Archived:
    """Return the finished games, after loading what their small pictures need.

    The thread that reads the archive calls this, so the window does not wait for it.
    """
    games = archived()
    if any(expansions((kept.game, *kept.modules)) for _, kept in games):
        from ..widgets.other_tiles import load_painters

        load_painters()
    return games
