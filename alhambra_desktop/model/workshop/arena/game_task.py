"""Plays one game of a tournament, as a task that any process can run."""

from __future__ import annotations

import time

import attrs

from ...players.games import Game, GameResult, play_game
from ...rules.core.words.message import Message, MessageError
from ...rules.modules.packages import at_fault, place_in, raised
from ...rules.modules.registry import packages


class RuleSetError(MessageError):
    """A third-party rule set failed in a game; the message is one sentence."""


def play(game: Game, keep_events: bool = False) -> GameResult:
    """Play a game; raise `RuleSetError` if a third-party rule set is at fault.

    Unless `keep_events` is true, the result does not contain the events, because they need much memory.
    """
    try:
        result = play_game(game, time.perf_counter)
    except Exception as error:
        if (blamed := _blamed(error, game)) is None:
            raise
        raise blamed from error
    return result if keep_events else attrs.evolve(result, events=())


def _blamed(error: Exception, game: Game) -> RuleSetError | None:
    package = at_fault(error, packages())
    if package is None:
        return None
    title, version = package.origin["title"], package.origin["version"]
    details = {"title": title, "version": version, "place": place_in(package, error), "error": raised(error)}
    return RuleSetError(Message("arena-rule-set", seed=game.seed, **details))
