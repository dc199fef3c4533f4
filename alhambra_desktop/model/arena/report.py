"""What a contest showed, as JSON for other programs (docs/arena.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import attrs

from ... import PROGRAM
from ..opponents.games import Terms
from .elo import Rating
from .figures import estimate, pace, share
from .matches import Side, Tally

FORMAT: Final = "alhambra-arena"
VERSION: Final = 1


def report(
    command: Sequence[str],
    kind: str,
    levels: Sequence[str],
    terms: Terms,
    tallies: Sequence[Tally],
    elo: Mapping[int, Sequence[Rating]],
) -> dict[str, Any]:
    """Everything about a contest; only the seconds differ when it is played again deterministically."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": PROGRAM,
        "command": list(command),
        "kind": kind,
        "levels": list(levels),
        "terms": _terms(terms),
        "deals": _deals(terms, max(len(tally.turns) for tally in tallies)),
        "matches": [_match(tally) for tally in tallies],
        "elo": [{"table": table, "ratings": _ratings(levels, found)} for table, found in elo.items()],
    }


def _terms(terms: Terms) -> dict[str, Any]:
    return {
        "seed": terms.seed,
        "game": terms.game,
        "modules": "random" if terms.modules is None else list(terms.modules),
        "variants": dict(terms.options),
        "random_variants": terms.random_variants,
        "deterministic": terms.deterministic,
    }


def _deals(terms: Terms, count: int) -> list[dict[str, Any]]:
    dealt = (terms.dealt(deal, deal, ()) for deal in range(count))
    return [
        {"seed": game.seed, "modules": list(game.modules), "variants": dict(game.options)} for game in dealt
    ]


def _match(tally: Tally) -> dict[str, Any]:
    match = tally.match
    return {
        "first": match.first,
        "second": match.second,
        "table": match.table,
        "games": len(tally.turns) * len(match.seatings),
        "chance": 1 / match.table,
        "turns": sum(tally.turns) / len(tally.turns),
        "alone": {level: _side(side) for level, _, side in tally.sides},
        "by_deal": {
            "turns": tally.turns,
            "ahead": tally.orders,
            "alone": {
                level: {"wins": side.wins, "points": side.points, "margin": side.margins}
                for level, _, side in tally.sides
            },
        },
    }


def _side(side: Side) -> dict[str, Any]:
    return {
        "wins": attrs.asdict(share(side.wins)),
        "points": sum(side.points) / len(side.points),
        "margin": attrs.asdict(estimate(side.margins)),
        "seconds": attrs.asdict(pace(side.seconds)),
    }


def _ratings(levels: Sequence[str], found: Iterable[Rating]) -> list[dict[str, Any]]:
    return [{"level": level, **attrs.asdict(one)} for level, one in zip(levels, found, strict=True)]
