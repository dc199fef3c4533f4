"""Invented game results, for tests of their evaluation."""

from __future__ import annotations

from alhambra_desktop.model.players.games import Game, GameResult
from alhambra_desktop.model.rules.core.engine.shuffle import source

STRENGTH = {"random": 0, "easy": 50, "normal": 70, "hard": 80}


def played(levels: tuple[str, ...], scores: tuple[int, ...], seconds: float = 0.5) -> GameResult:
    """Return a game with these points and this many seconds per turn."""
    return with_points(Game(0, levels, 1), scores, seconds)


def with_points(game: Game, scores: tuple[int, ...], seconds: float = 0.5) -> GameResult:
    best = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    return GameResult(game, scores, best, tuple((seconds,) for _ in scores), turns=20, events=())


def guess(game: Game, keep_events: bool = False) -> GameResult:
    """Return a plausible result: the strength of each level plus luck that depends on the deal."""
    rng = source(game.seed, 0)
    return with_points(game, tuple(STRENGTH[name] + int(rng.random() * 40) for name in game.levels))


def without_seconds(found: object) -> object:
    """Return a report without the entries that vary between runs."""
    if isinstance(found, dict):
        return {
            name: without_seconds(part) for name, part in found.items() if name not in ("seconds", "command")
        }
    return [without_seconds(part) for part in found] if isinstance(found, list) else found
