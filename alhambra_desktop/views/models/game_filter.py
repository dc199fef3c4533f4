from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from .game_order import expansions

if TYPE_CHECKING:
    from ...model.files.archive.kept_game import KeptGame
    from .game_summary import Summary


class GameFilter(Enum):
    ALL = auto()
    OPEN = auto()
    WON = auto()
    LOST = auto()
    ANALYSED = auto()
    ASSISTED = auto()
    EXPANSIONS = auto()


def filters_of(kept: KeptGame | None, summary: Summary, mistakes: int | None) -> frozenset[GameFilter]:
    found = {GameFilter.ALL}
    if expansions((kept.game, *kept.modules) if kept is not None else summary.modules):
        found.add(GameFilter.EXPANSIONS)
    if kept is None:
        found.add(GameFilter.OPEN)
        return frozenset(found)
    if kept.own is not None:
        found.add(GameFilter.WON if kept.seats[kept.own].place == 1 else GameFilter.LOST)
    if mistakes is not None:
        found.add(GameFilter.ANALYSED)
    if kept.assisted:
        found.add(GameFilter.ASSISTED)
    return frozenset(found)
