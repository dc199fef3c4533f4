from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ...model.files.archive.kept_game import KeptGame
    from ...model.files.archive.statistics import AnalysedTurns
    from ...model.rules.core.values import Seat
    from .game_summary import Summary

BASE: Final = "alhambra"


class Column(Enum):
    PLAYERS = auto()
    RESULT = auto()
    POINTS = auto()
    EXPANSIONS = auto()
    ANALYSIS = auto()
    DATE = auto()


LARGEST_FIRST: Final = frozenset((Column.POINTS, Column.EXPANSIONS, Column.DATE))
"""Columns that sort in descending order when the player first chooses them."""


def sort_keys(kept: KeptGame | None, summary: Summary, mistakes: int | None) -> Mapping[Column, Any]:
    """Return the sort key of a game for each column in which the game has a value.

    The date is left out, because its sort key is `ListedGame.changed`.
    """
    seats = kept.seats if kept is not None else summary.seats
    if not seats:
        return {}
    played = expansions((kept.game, *kept.modules) if kept is not None else summary.modules)
    shown = shown_seat(kept) if kept is not None else summary.shown
    keys: dict[Column, Any] = {
        Column.PLAYERS: (len(seats), [seat.name.casefold() for seat in seats]),
        Column.POINTS: seats[shown].points,
        Column.EXPANSIONS: (len(played), played),
    }
    if kept is not None and kept.margin is not None:
        keys[Column.RESULT] = kept.seats[shown].place, -kept.margin
    if mistakes is not None:
        keys[Column.ANALYSIS] = mistakes
    return keys


def expansions(played: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in played if name != BASE)


def mistakes_in(kept: KeptGame, analysed: Mapping[tuple[str, Seat], AnalysedTurns]) -> int | None:
    """Return the number of mistakes of the `shown_seat`, or None if some of its turns were not analysed."""
    seat = shown_seat(kept)
    found = analysed.get((kept.file, seat))
    whole = found is not None and found.turns >= kept.turns // len(kept.seats)
    return found.mistakes if found is not None and whole else None


def shown_seat(kept: KeptGame) -> int:
    """If there is exactly one human player, return this player's seat.

    Otherwise, return the seat with the most points.
    """
    if kept.own is not None:
        return kept.own
    return max(range(len(kept.seats)), key=lambda seat: kept.seats[seat].points)
