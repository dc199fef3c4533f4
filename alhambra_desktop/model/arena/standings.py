"""Standings of a tournament as tables of plain text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..opponents.games import GameResult
from .elo import Rating
from .intervals import Estimate, Z, estimate, pace, share, wilson
from .matches import Match, MatchResult

LEAST_WIDTH: Final = 8


def table_standings(names: tuple[str, ...], results: Sequence[GameResult]) -> str:
    """Who won how often: one line for each entry of ``--seats``, wherever it sat; shared wins are shared."""
    width = _width(names)
    head = (
        f"{'seat':>4}  {'level':<{width}} {'wins':>6}  {'95 %':>12}  {'points':>6}  {'s/turn':>7}  {'p95':>7}"
    )
    lines = [head]
    count = len(results)
    for entry, name in enumerate(names):
        wins, points, seconds = 0.0, 0, list[float]()
        for result in results:
            seat = (entry + result.game.number) % len(names)
            wins += (seat in result.winners) / len(result.winners)
            points += result.scores[seat]
            seconds += result.seconds[seat]
        low, high = wilson(wins, count)
        speed = pace(seconds)
        lines.append(
            f"{entry + 1:>4}  {name:<{width}} {wins / count:>6.1%}  {low:>5.1%}-{high:>6.1%}  "
            f"{points / count:>6.1f}  {speed.mean:>7.4f}  {speed.p95:>7.4f}"
        )
    return "\n".join(lines)


def match_standings(
    levels: Sequence[str], results: Sequence[MatchResult], elo: Mapping[int, Sequence[Rating]]
) -> str:
    """For tables of each size the matches, one line a step, and then the levels with their ratings."""
    blocks = []
    for table, found in elo.items():
        there = [result for result in results if result.match.table == table]
        rows = [row for result in there for row in _match_rows(result)]
        width = _width([*levels, *(name for name, _ in rows)])
        blocks.append(_matches(there[0], rows, width) + _levels(levels, found, there, width))
    return "\n\n".join("\n".join(lines) for lines in blocks)


def _matches(one: MatchResult, rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """The lines of all matches, which are as long as this one."""
    table, seatings = one.match.table, len(one.match.seatings)
    return [
        f"{table} seats: {len(one.turns)} deals, each in {seatings} seatings; equals win {1 / table:.1%}",
        f"  {'match':<{width}}  {'wins':>6}  {'95 %':>12}  {'margin':>6}  {'95 %':>14}  {'points':>6}  "
        f"{'turns':>5}",
        *(f"  {name:<{width}}  {figures}" for name, figures in rows),
    ]


def _match_rows(result: MatchResult) -> list[tuple[str, str]]:
    """One row a match of two seats, else one for either level alone among the other."""
    match = result.match
    turns = sum(result.turns) / len(result.turns)
    rows = []
    for level, other, side in result.sides[: 1 if match.table == 2 else 2]:
        wins, margin = share(side.wins), estimate(side.margins)
        points = sum(side.points) / len(side.points)
        rows.append(
            (
                _against(match, level, other),
                f"{_percent(wins)}  {_points(margin)}  {points:>6.1f}  {turns:>5.1f}",
            )
        )
    return rows


def _against(match: Match, level: str, other: str) -> str:
    return f"{level} v {other}" if match.table == 2 else f"{level} v {match.table - 1} {other}"


def _percent(found: Estimate) -> str:
    return f"{found.mean:>6.1%}  {found.low:>5.1%}-{found.high:>6.1%}"


def _points(found: Estimate) -> str:
    return f"{found.mean:>+6.1f}  {found.low:>+5.1f} to {found.high:>+5.1f}"


def _levels(
    levels: Sequence[str], found: Sequence[Rating], results: Sequence[MatchResult], width: int
) -> list[str]:
    lines = [f"  {'level':<{width}}  {'Elo':>6}  {'95 %':>12}  {'s/turn':>7}  {'p95':>7}"]
    for level, rating in zip(levels, found, strict=True):
        sides = (side for result in results for name, _, side in result.sides if name == level)
        speed = pace([second for side in sides for second in side.seconds])
        spread = f"±{Z * rating.error:.0f}" if rating.error else ""
        lines.append(
            f"  {level:<{width}}  {rating.elo:>6.0f}  {spread:>12}  {speed.mean:>7.4f}  {speed.p95:>7.4f}"
        )
    return lines


def _width(names: Iterable[str]) -> int:
    return max(LEAST_WIDTH, *map(len, names))
