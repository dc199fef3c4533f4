"""A director with a stage and no window, on a clock that stands still but for what a test lets pass."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.play import Transition, legal_actions
from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.model.rules.core.places.places import Arrangement
from alhambra_desktop.model.rules.core.values import Seat
from alhambra_desktop.views.animation.clock import Clock
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.playback import director
from alhambra_desktop.views.playback.director import Director
from alhambra_desktop.views.playback.snapshot_builder import SnapshotBuilder
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.storage.settings import Settings
from tests.bench.policy import draw_listed
from tests.scenarios.board import Position

from .snapshots import HEIGHT, WIDTH


class StillClock(Clock):
    """No time passes by itself."""

    def _run(self) -> None:
        """Nothing runs."""


class Show:
    """A table whose moves are shown; what the director told of it is noted."""

    def __init__(self, setup: Setup, viewer: Seat = 0, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.table = GameTable()
        self.table.begin(setup)
        self.stage = Stage()
        self.snapshots = SnapshotBuilder(self.table)
        self.director = Director(self.stage, self.snapshots, clock=StillClock())
        self.director.viewer = viewer
        self.stage.sync(self.snapshots.moment(self.table.state, viewer, None))
        self.stage.lay_out(WIDTH, HEIGHT, 1.0)
        self.shown: list[Transition] = []
        self.scorings: list[object] = []
        self.idle = 0
        self.director.shown.connect(self.shown.append)
        self.director.scoring.connect(self.scorings.append)
        self.director.idle.connect(self._note_idle)

    def _note_idle(self) -> None:
        self.idle += 1

    # -- playing

    def move(self) -> Transition:
        """Play any move, which nobody has seen yet."""
        table = self.table
        return table.submit(draw_listed(legal_actions(table.book, table.state), self.rng))

    def add(self, count: int = 1) -> list[Transition]:
        """Play some moves, which the director is to show."""
        moves = [self.move() for _ in range(count) if not self.table.state.over]
        for move in moves:
            self.director.add(move)
        return moves

    def add_until(self, event: type) -> Transition:
        """Play on until something happens, with all before it shown; it is queued."""
        while True:
            move = self.move()
            if any(isinstance(one, event) for one in move.events):
                self.director.add(move)
                return move
            self.jump()

    def jump(self) -> None:
        """Show the table as it is."""
        self.director.drop_all()
        shown = self.snapshots.moment(self.table.state, self.director.viewer, self.stage.snapshot)
        self.stage.sync(shown)

    def go(self) -> None:
        """Let what is to happen soon happen; no time passes."""
        QCoreApplication.processEvents()

    def tick(self, milliseconds: float = 16.0) -> None:
        self.director.clock.advance(milliseconds)
        self.go()

    def play_on(self, milliseconds: float = 40.0) -> int:
        """Until all is shown; scorings are looked at on the way, and after every tick the stage is true."""
        ticks = 0
        self.go()
        while self.director.busy:
            if self.director.counting:
                self.director.resume()
            self.tick(milliseconds)
            self.holds()
            ticks += 1
            assert ticks < 5000
        return ticks

    # -- what is true

    def holds(self) -> None:
        """Every piece lies in its slot or is in the air, and none is anywhere else or there twice."""
        stage, table = self.stage, self.stage.table
        assert table is not None
        flying = self.director.player.flights.pieces
        assert stage.aloft == flying | {item.id for item in stage.floating.carried}
        for id_ in stage.aloft:
            assert stage.item(id_).parentItem() is stage.floating
        resting = stage.resting
        assert set(resting) <= set(table.pieces)
        for id_, (zone, slot) in resting.items():
            item = stage.item(id_)
            assert slot.piece == table.pieces[id_]
            assert slot.place == table.pieces[id_].place
            if id_ not in stage.aloft and slot.visible:
                assert item.parentItem() is zone.holder(slot)
                assert (item.face, item.scale(), item.isVisible()) == (slot.face, 1.0, zone.isVisible())
                at = zone.scene_rect(slot.rect).topLeft()
                raised = item.style.raised
                there = item.parentItem().mapToScene(item.pos())
                assert abs(there.x() - at.x()) + abs(there.y() + raised - at.y()) < 0.01
            elif id_ not in stage.aloft:
                assert item is None
        assert set(stage.pieces._items) <= set(resting) | stage.aloft, "nothing else is there"

    def rests(self) -> None:
        """Nothing is on its way, and the table looks as it is observed."""
        self.holds()
        assert not self.director.busy
        assert not self.stage.aloft
        assert not self.stage.floating.childItems()
        assert self.stage.table.look() == self.observed().look()

    def observed(self) -> Arrangement:
        """The table as it is, seen anew."""
        return self.snapshots.moment(self.table.state, self.director.viewer, None).table


def still_page(settings: Settings, patch: pytest.MonkeyPatch) -> TablePage:
    """The page of a table whose clock stands still, and for which nobody thinks."""
    patch.setattr(director, "Clock", StillClock)
    page = TablePage(GameTable(), settings)
    patch.setattr(page.host, "let_play", lambda: None)
    return page


def begun_page(settings: Settings, patch: pytest.MonkeyPatch, qtbot: QtBot, setup: Setup) -> TablePage:
    """Such a page in a window, at which a game has just begun."""
    page = _in_window(still_page(settings, patch), qtbot)
    page.show()
    page.table.begin(setup)
    page.on_entered()
    return page


def page_at(settings: Settings, patch: pytest.MonkeyPatch, qtbot: QtBot, at: Position) -> TablePage:
    """Such a page in a window, at a position that was opened; the curtain before it is being lifted."""
    page = _in_window(still_page(settings, patch), qtbot)
    page.table.open(SavedGame(at.book.setup, at.state, ()))
    page.show()
    page.on_entered()
    page.curtain.lifted.emit()
    return page


def _in_window(page: TablePage, qtbot: QtBot) -> TablePage:
    qtbot.addWidget(page)
    page.resize(1280, 772)
    return page
