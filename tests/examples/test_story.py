"""City Gates after the game: analysis of turns, result, game review and practice game."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import attrs
import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.judge import judge_turn, simulate_turn
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import Verdict
from alhambra_desktop.model.players.explain.explanation import sentences
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import Transition, play
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.modules.registry import rulebook
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.result.result import ResultPage
from tests.examples.installing import MODULE
from tests.of_type import of_type
from tests.unit.archive.games import finished
from tests.views.driver import Driver
from tests.views.judging import NearJudge, Shelf, made_up


@lru_cache(maxsize=1)
def over() -> tuple[SavedGame, Rulebook, tuple[Transition, ...]]:
    """Return a finished random game of City Gates, with a human player and a builder."""
    game = finished(3, 2, (MODULE,))
    moves = game.history()
    assert moves is not None
    return game, rulebook(game.setup), moves


def at_gates() -> PlayedTurn:
    """Return a turn in which a gate was sought or set."""
    _, _, moves = over()
    kinds = {"SeekGates", "SetGate"}
    return next(turn for turn in turns_of(moves) if {type(one).__name__ for one in turn.actions} & kinds)


def test_turns_with_gates_are_judged_and_simulated():
    _, book, moves = over()
    turns = turns_of(moves)
    for turn in (at_gates(), *turns[:: len(turns) // 3]):
        opinion = judge_turn(book, turn)
        assert opinion.played <= opinion.best
    found = simulate_turn(book, at_gates())
    assert found.ways
    assert found.ways[0].why is not None
    assert sentences(book, found.ways[0].why)


def test_hidden_gates_do_not_change_a_judgement():
    _, book, _ = over()
    turn = at_gates()
    other = determinize(book, observe(book, turn.before, turn.seat), Random(99))
    assert other != turn.before
    first = play(book, other, turn.actions[0])
    assert judge_turn(book, attrs.evolve(turn, moves=(first,))) == judge_turn(
        book, attrs.evolve(turn, moves=turn.moves[:1])
    )


def test_a_game_with_gates_is_archived(tmp_path):
    game, _, _ = over()
    archive = Archive(tmp_path)
    archive.keep(game, 1_790_000_000, "normal")
    (kept,) = archive.games()
    assert MODULE in kept.modules
    assert [seat.points for seat in kept.seats] == [player.score for player in game.state.players]


@pytest.fixture
def looking(player: Driver, monkeypatch) -> Driver:
    """Show the result of the finished game with a completed analysis."""
    game, _, _ = over()
    table = GameTable()
    table.open(game)
    known = made_up(table)
    shelf, analyst = Shelf(known), player.page.scorings.end.analyst
    shelf.versions = known.versions
    monkeypatch.setattr(analyst, "_files", shelf)
    monkeypatch.setattr(analyst, "_worker", NearJudge(lambda _: {"error": "nobody should ask"}))
    player.window.workspace.games.show_saved(game)
    return player


def test_the_result_leads_to_review_mistake_and_practice_game(looking: Driver):
    result = of_type(looking.page.scorings.on_top, ResultPage)
    looking.qtbot.waitUntil(lambda: result.story.chart.drawing is not None)
    assert any("Mistake" in one.change.text() for one in result.story.turning)
    result.look_back_wanted.emit()
    page = looking.window.workspace.reviews.page
    looking.qtbot.keyClick(page, Qt.Key.Key_Home)
    looking.qtbot.keyClick(page, Qt.Key.Key_M)
    turn = page.judging.turns[page.stop]
    assert page.judging.analyst.tried[page.stop].verdict is Verdict.MISTAKE
    looking.qtbot.keyClick(page, Qt.Key.Key_Return)
    assert looking.window.workspace.at_table
    assert looking.table.state == turn.before
    assert MODULE in looking.table.setup.modules
