"""Standings of a tournament as text tables, and as JSON for other programs (docs/arena.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import attrs

from .... import PROGRAM
from ....words import phrase, say
from ...players.games import GameResult, TournamentSettings
from ...players.intervals import Estimate, Z, estimate, pace, share, wilson
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, decimal
from .matches import LevelResult, Match, MatchResult, Rating

LEAST_WIDTH: Final = 8
GAP: Final = "  "


@frozen
class _Column:
    head: str
    least: int
    left: bool = False


def _table(columns: Sequence[_Column], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [[column.head for column in columns], *rows]
    widths = [max(column.least, *(len(row[i]) for row in lines)) for i, column in enumerate(columns)]
    aligned = [f"{'<' if column.left else '>'}{width}" for column, width in zip(columns, widths, strict=True)]
    return [GAP.join(map(format, row, aligned)) for row in lines]


def table_standings(names: tuple[str, ...], results: Sequence[GameResult]) -> str:
    columns = [
        _Column(phrase("arena-head-seat"), 4),
        _Column(phrase("arena-head-level"), LEAST_WIDTH, left=True),
        _Column(phrase("arena-head-wins"), 6),
        _Column(phrase("arena-head-interval"), 12),
        _Column(phrase("arena-head-points"), 6),
        *_seconds_columns(),
    ]
    rows = []
    count = len(results)
    for entry, name in enumerate(names):
        wins, points, seconds = 0.0, 0, list[float]()
        for result in results:
            seat = (entry + result.game.number) % len(names)
            wins += (seat in result.winners) / len(result.winners)
            points += result.scores[seat]
            seconds += result.seconds[seat]
        found = Estimate(wins / count, *wilson(wins, count))
        shares = _shares(found)
        rows.append([str(entry + 1), name, *shares, _figure(points / count), *_seconds(seconds)])
    return "\n".join(_table(columns, rows))


def match_standings(
    levels: Sequence[str], results: Sequence[MatchResult], elo: Mapping[int, Sequence[Rating]]
) -> str:
    blocks = []
    for table, found in elo.items():
        at_table = [result for result in results if result.match.table == table]
        rows = [row for result in at_table for row in _match_rows(result)]
        width = max(LEAST_WIDTH, *map(len, levels), *(len(row[0]) for row in rows))
        blocks.append(_matches(at_table[0], rows, width) + _levels(levels, found, at_table, width))
    return "\n\n".join("\n".join(lines) for lines in blocks)


def _matches(result: MatchResult, rows: Sequence[Sequence[str]], width: int) -> list[str]:
    table = result.match.table
    head = Message(
        "arena-matches",
        seats=table,
        deals=len(result.turns),
        seatings=len(result.match.seatings),
        share=_percent(1 / table),
    )
    columns = [
        _Column(phrase("arena-head-match"), width, left=True),
        _Column(phrase("arena-head-wins"), 6),
        _Column(phrase("arena-head-interval"), 12),
        _Column(phrase("arena-head-margin"), 6),
        _Column(phrase("arena-head-interval"), 14),
        _Column(phrase("arena-head-points"), 6),
        _Column(phrase("arena-head-turns"), 5),
    ]
    return [say(head), *_indented(_table(columns, rows))]


def _match_rows(result: MatchResult) -> list[list[str]]:
    match = result.match
    turns = sum(result.turns) / len(result.turns)
    rows = []
    for level, other, side in result.sides[: 1 if match.table == 2 else 2]:
        margin = estimate(side.margins)
        points = sum(side.points) / len(side.points)
        rows.append(
            [
                say(_against(match, level, other)),
                *_shares(share(side.wins)),
                say(_signed(margin.mean)),
                phrase("arena-range", low=_signed(margin.low), high=_signed(margin.high)),
                _figure(points),
                _figure(turns),
            ]
        )
    return rows


def _against(match: Match, level: str, other: str) -> Message:
    if match.table == 2:
        return Message("arena-against", level=level, other=other)
    return Message("arena-against-many", level=level, count=match.table - 1, other=other)


def _levels(
    levels: Sequence[str], found: Sequence[Rating], results: Sequence[MatchResult], width: int
) -> list[str]:
    columns = [
        _Column(phrase("arena-head-level"), width, left=True),
        _Column(phrase("arena-head-elo"), 6),
        _Column(phrase("arena-head-interval"), 12),
        *_seconds_columns(),
    ]
    rows = []
    for level, rating in zip(levels, found, strict=True):
        sides = (side for result in results for name, _, side in result.sides if name == level)
        seconds = [second for side in sides for second in side.seconds]
        spread = phrase("arena-spread", half=round(Z * rating.error)) if rating.error else ""
        rows.append([level, str(round(rating.elo)), spread, *_seconds(seconds)])
    return _indented(_table(columns, rows))


def _seconds_columns() -> tuple[_Column, _Column]:
    return _Column(phrase("arena-head-pace"), 7), _Column(phrase("arena-head-slow"), 7)


def _seconds(seconds: Sequence[float]) -> tuple[str, str]:
    speed = pace(seconds)
    return _figure(speed.mean, 4), _figure(speed.p95, 4)


def _figure(value: float, digits: int = 1) -> str:
    return say(decimal(value, digits))


def _percent(value: float) -> Message:
    return Message("per-cent", figure=decimal(100 * value))


def _signed(value: float) -> Message:
    figure = decimal(value)
    return figure if value < 0 else Message("arena-plus", figure=figure)


def _shares(estimate: Estimate) -> tuple[str, str]:
    interval = Message("arena-interval", low=_percent(estimate.low), high=_percent(estimate.high))
    return say(_percent(estimate.mean)), say(interval)


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"{GAP}{line}" for line in lines]


FORMAT: Final = "alhambra-arena"
VERSION: Final = 1


def report(
    command: Sequence[str],
    kind: str,
    levels: Sequence[str],
    settings: TournamentSettings,
    results: Sequence[MatchResult],
    elo: Mapping[int, Sequence[Rating]],
) -> dict[str, Any]:
    """Return a report for the JSON file.

    If a ``deterministic`` tournament is repeated, the new report differs only in the thinking times.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": PROGRAM,
        "command": list(command),
        "kind": kind,
        "levels": list(levels),
        "terms": _settings(settings),
        "deals": _deals(settings, max(len(result.turns) for result in results)),
        "matches": [_match(result) for result in results],
        "elo": [{"table": table, "ratings": _ratings(levels, found)} for table, found in elo.items()],
    }


def _settings(settings: TournamentSettings) -> dict[str, Any]:
    return {
        "seed": settings.seed,
        "game": settings.game,
        "modules": "random" if settings.modules is None else list(settings.modules),
        "variants": dict(settings.options),
        "random_variants": settings.random_variants,
        "deterministic": settings.deterministic,
    }


def _deals(settings: TournamentSettings, count: int) -> list[dict[str, Any]]:
    dealt = (settings.dealt(deal, deal, ()) for deal in range(count))
    return [
        {"seed": game.seed, "modules": list(game.modules), "variants": dict(game.options)} for game in dealt
    ]


def _match(result: MatchResult) -> dict[str, Any]:
    match = result.match
    return {
        "first": match.first,
        "second": match.second,
        "table": match.table,
        "games": len(result.turns) * len(match.seatings),
        "chance": 1 / match.table,
        "turns": sum(result.turns) / len(result.turns),
        "alone": {level: _side(side) for level, _, side in result.sides},
        "by_deal": {
            "turns": result.turns,
            "ahead": result.orders,
            "alone": {
                level: {"wins": side.wins, "points": side.points, "margin": side.margins}
                for level, _, side in result.sides
            },
        },
    }


def _side(side: LevelResult) -> dict[str, Any]:
    return {
        "wins": attrs.asdict(share(side.wins)),
        "points": sum(side.points) / len(side.points),
        "margin": attrs.asdict(estimate(side.margins)),
        "seconds": attrs.asdict(pace(side.seconds)),
    }


def _ratings(levels: Sequence[str], ratings: Iterable[Rating]) -> list[dict[str, Any]]:
    return [{"level": level, **attrs.asdict(rating)} for level, rating in zip(levels, ratings, strict=True)]
