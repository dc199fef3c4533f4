"""Judges for tests of the window: one in the same process, and one with invented results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from PySide6.QtCore import QObject

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.analysis_file import Analysis
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, after_plan, turns_of
from alhambra_desktop.model.learning.analysis.verdict import (
    Alternative,
    Interval,
    Judgement,
    SimulatedTurn,
    Versions,
)
from alhambra_desktop.model.players.explain.explanation import Explanation, LongerRun
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.action import Action, Decline, EndTurn, PlaceTile
from alhambra_desktop.model.rules.core.engine.play import legal_actions
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.views.game.analyst import Analyst, StoredAnalysis
from alhambra_desktop.views.game.game_table import GameTable

MISTAKE, DOUBTFUL, EVEN = Interval(9.2, 6.1, 12.3), Interval(2.2, 0.6, 3.4), Interval(0.4, -1.0, 1.8)
WORSE = Interval(-3.0, -4.0, -2.0)


def _other_ways(book: Rulebook, turn: PlayedTurn) -> Iterator[tuple[Action, ...]]:
    """Yield other ways to play a turn: a tile on another square, or another first action."""
    actions = turn.actions
    at = next((at for at, action in enumerate(actions) if isinstance(action, PlaceTile)), 0)
    state = after_plan(book, turn.before, actions[:at])
    for action in legal_actions(book, state):
        same_tile = getattr(action, "tile", None) == getattr(actions[at], "tile", None)
        if type(action) is type(actions[at]) and same_tile and action != actions[at]:
            yield (*actions[:at], action, *actions[at + 1 :])


def made_up(table: GameTable) -> Analysis:
    """Return invented results: mistake, inaccuracy, about equal and good in turn."""
    known = Analysis(Versions.of(len(table.setup.seats)))
    for place, turn in enumerate(turns_of(table.transitions)):
        more = (MISTAKE, DOUBTFUL, EVEN, WORSE)[place % 4]
        why = Explanation(turn.actions, (LongerRun(2.0, "wall", 4, 6),))
        lead = place % 7 - 3.0
        known.judgements[place] = Judgement(lead, lead + max(0.0, more.points), lead / 4)
        best, *others = [*islice(_other_ways(table.book, turn), 2)] or [(Decline(), EndTurn())]
        ways = (Alternative(best, more, why), *(Alternative(other, WORSE) for other in others))
        known.tried[place] = SimulatedTurn(ways, why)
    return known


class Shelf:
    """In-memory file store, loaded immediately."""

    def __init__(self, analysis: Analysis | None = None) -> None:
        self.analysis, self.versions = analysis, Versions.of(3)
        self.kept: list[Analysis] = []

    def read_analysis(self, game: SavedGame, codec: Codec, told: Callable[[StoredAnalysis], None]) -> None:
        told(StoredAnalysis("mark", self.analysis, self.versions))

    def keep_analysis(self, mark: str, analysis: Analysis, codec: Codec, turns: Sequence[PlayedTurn]) -> None:
        self.kept.append(analysis)


class NearJudge:
    """Replaces the process: answers when polled, unless it is slow."""

    def __init__(self, answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        self.alive = self.ready = False
        self.asked: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.slow = False
        self._answer = answer
        self._open: dict[str, Any] | None = None

    def ask(self, request: dict[str, Any]) -> int:
        self.alive = self.ready = True
        self._open = {**request, "id": len(self.asked)}
        self.asked.append(self._open)
        return len(self.asked)

    def note(self, message: dict[str, Any]) -> None:
        self.notes.append(message)

    def poll(self) -> list[dict[str, Any]]:
        if self._open is None or self.slow:
            return []
        found, self._open = self._answer(self._open), None
        return [found]

    def cancel(self) -> None:
        self._open = None

    def close(self) -> None:
        self.alive = self.ready = False
        self._open = None


def knowing(parent: QObject, table: GameTable) -> Analyst:
    """Return an analyst with a complete analysis of a finished game."""
    worker = NearJudge(lambda _: {"error": "nobody should ask"})
    analyst = Analyst(parent, worker, Shelf(made_up(table)))  # type: ignore[arg-type]
    shelf = analyst._files
    assert isinstance(shelf, Shelf)
    shelf.versions = Versions.of(len(table.setup.seats))
    analyst.begin(table)
    return analyst
