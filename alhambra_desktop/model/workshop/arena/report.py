"""Report of a tournament as JSON for other programs (docs/arena.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import attrs

from .... import PROGRAM
from ...players.games import TournamentSettings
from ...players.intervals import estimate, pace, share
from .matches import LevelResult, MatchResult, Rating

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
    """Return everything about a tournament; deterministic replays differ in seconds only."""
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


def _ratings(levels: Sequence[str], found: Iterable[Rating]) -> list[dict[str, Any]]:
    return [{"level": level, **attrs.asdict(one)} for level, one in zip(levels, found, strict=True)]
