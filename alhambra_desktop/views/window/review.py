"""The way back from a game that is tried again to the review that it came from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from ...model.files.saves.saved_game import SavedGame


@attrs.frozen(eq=False)
class Review:
    """A finished game, its file and the turn that was shown; `behind` is the review it was a try of."""

    game: SavedGame
    path: Path
    is_record: bool
    stop: int
    behind: Review | None
