"""The story of a game: expected leads turn by turn, luck and play, and the turns on which it turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import attrs

from ...rules.core.values import Seat
from .chances import win_chances
from .judgement import Judgement
from .spread import SPREAD
from .turns import PlayedTurn

TENTHS: Final = 10
TURNING: Final = 3
"""Turning points of a game."""

NO_MISTAKES: Final[Mapping[int, float]] = {}

MEANT: Final = 1.0
"""Points that a turn must have changed the expectation by to be a turning point."""


@attrs.frozen
class Point:
    """What was expected for a seat after one of its turns: the lead at the end, in points.

    Half of all games ended between ``low`` and ``high``. ``luck`` is what came since the turn before,
    ``play`` what the turn gave away, 0 at best. ``chance`` is that of winning in percent, None where
    it is not known well enough.
    """

    turn: PlayedTurn
    lead: float
    low: float
    high: float
    luck: float
    play: float
    chance: int | None = None

    @property
    def change(self) -> float:
        """By how much the expectation changed since the turn before."""
        return self.luck + self.play


@attrs.frozen
class SeatStory:
    """The story of one seat: a point after each of its turns, and the real lead at the end.

    ``last_luck`` is what came after its last turn. Luck and play of all turns sum up to the lead at the end,
    once the story is ``whole``: before, points of the last turns are missing.
    """

    seat: Seat
    points: tuple[Point, ...]
    lead: float
    last_luck: float
    whole: bool

    @property
    def luck(self) -> float:
        """All that came."""
        return sum(point.luck for point in self.points) + self.last_luck

    @property
    def play(self) -> float:
        """All that was given away, by the judge's eye; 0 at best."""
        return sum(point.play for point in self.points)

    def turning_points(self, mistakes: Mapping[int, float] = NO_MISTAKES) -> tuple[Point, ...]:
        """The turns after which most was different, in their order; none that changed less than a point.

        One of them is a mistake, where there is any: ``mistakes`` are losses by the numbers of turns.
        """
        changed = [point for point in self.points[1:] if abs(point.change) >= MEANT]
        most = sorted(changed, key=lambda point: -abs(point.change))[:TURNING]
        wrong = [point for point in self.points if point.turn.number in mistakes]
        if wrong and not any(point in most for point in wrong):
            worst = max(wrong, key=lambda point: mistakes[point.turn.number])
            most = [*most[: TURNING - 1], worst]
        return tuple(sorted(most, key=lambda point: point.turn.number))


def seat_story(
    seat: Seat,
    turns: Sequence[PlayedTurn],
    judgements: Mapping[int, Judgement],
    seats: int,
    lead: float,
    length: int,
) -> SeatStory:
    """The story of a seat of a game of so many turns, from what was thought of its turns by their places."""
    points: list[Point] = []
    before = 0.0
    chances = seat_chances(seat, turns, judgements, seats)
    for place, turn in enumerate(turns):
        if turn.seat != seat or place not in judgements:
            continue
        found = judgements[place]
        low, high = band(seats, turn.number / max(1, length))
        points.append(
            Point(
                turn,
                found.played,
                found.played + low,
                found.played + high,
                found.best - before,
                found.played - found.best,
                chances.get(place),
            )
        )
        before = found.played
    own = sum(turn.seat == seat for turn in turns)
    return SeatStory(seat, tuple(points), lead, lead - before, len(points) == own)


def seat_chances(
    seat: Seat, turns: Sequence[PlayedTurn], judgements: Mapping[int, Judgement], seats: int
) -> dict[int, int]:
    """The chance to win after each turn of a seat, by places, as far as all turns before it are judged."""
    odds: list[float | None] = [None] * seats
    found = {}
    for place, turn in enumerate(turns):
        odds[turn.seat] = judgements[place].odds if place in judgements else None
        if odds[turn.seat] is None:
            break
        if turn.seat == seat and (chances := win_chances(odds)) is not None:
            found[place] = chances[seat]
    return found


def band(seats: int, share: float) -> tuple[float, float]:
    """Between which differences from the expectation half of all games ended, at a part of the game."""
    tenths = SPREAD[seats]
    at = min(len(tenths) - 1.0, max(0.0, share * TENTHS - 0.5))
    first = min(int(at), len(tenths) - 2)
    part = at - first
    (low, high), (next_low, next_high) = tenths[first], tenths[first + 1]
    return low + (next_low - low) * part, high + (next_high - high) * part
