"""A director with a stage and no window, on a clock that advances only when a test says so."""

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
    """A clock that advances only when told to."""

    def _run(self) -> None:
        """Start no timer."""


class Show:
    """A table whose moves are animated; signals of the director are recorded."""

    def __init__(self, setup: Setup, viewer: Seat = 0, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.table = GameTable()
        self.table.begin(setup)
        self.stage = Stage()
        self.snapshots = SnapshotBuilder(self.table)
        self.director = Director(self.stage, self.snapshots, clock=StillClock())
        self.director.viewer = viewer
        self.stage.sync(self.snapshots.snapshot_of(self.table.state, viewer, None))
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
        """Play a random legal move without showing it."""
        table = self.table
        return table.submit(draw_listed(legal_actions(table.book, table.state), self.rng))

    def add(self, count: int = 1) -> list[Transition]:
        """Play some moves for the director to show."""
        moves = [self.move() for _ in range(count) if not self.table.state.over]
        for move in moves:
            self.director.add(move)
        return moves

    def add_until(self, event: type) -> Transition:
        """Play until an event occurs, show everything before it, and queue its move."""
        while True:
            move = self.move()
            if any(isinstance(one, event) for one in move.events):
                self.director.add(move)
                return move
            self.jump()

    def jump(self) -> None:
        """Show the table without animation."""
        self.director.drop_all()
        shown = self.snapshots.snapshot_of(self.table.state, self.director.viewer, self.stage.snapshot)
        self.stage.sync(shown)

    def go(self) -> None:
        """Process pending events; no time passes."""
        QCoreApplication.processEvents()

    def tick(self, milliseconds: float = 16.0) -> None:
        self.director.clock.advance(milliseconds)
        self.go()

    def play_on(self, milliseconds: float = 40.0) -> int:
        """Show everything, including scorings, and check the stage at every tick; return the tick count."""
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

    # -- checks

    def holds(self) -> None:
        """Check that every piece is in its slot or in flight, exactly once."""
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
        """Check that nothing moves and the table matches the observation."""
        self.holds()
        assert not self.director.busy
        assert not self.stage.aloft
        assert not self.stage.floating.childItems()
        assert self.stage.table.look() == self.observed().look()

    def observed(self) -> Arrangement:
        """Return the current table, observed again."""
        return self.snapshots.snapshot_of(self.table.state, self.director.viewer, None).table


def still_page(settings: Settings, patch: pytest.MonkeyPatch) -> TablePage:
    """Return the page of a table with a stopped clock and no computer players."""
    patch.setattr(director, "Clock", StillClock)
    page = TablePage(GameTable(), settings)
    patch.setattr(page.host, "let_play", lambda: None)
    return page


def begun_page(settings: Settings, patch: pytest.MonkeyPatch, qtbot: QtBot, setup: Setup) -> TablePage:
    """Return a page like that of `still_page`, with a window and a new game."""
    page = _in_window(still_page(settings, patch), qtbot)
    page.show()
    page.table.begin(setup)
    page.on_entered()
    return page


def page_at(settings: Settings, patch: pytest.MonkeyPatch, qtbot: QtBot, at: Position) -> TablePage:
    """Return a page like that of `still_page`, with a window and a position, and lift its curtain."""
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
