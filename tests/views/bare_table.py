"""A table in a separate view: real mouse and key events, but no page and no computer players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import CitySquare, PieceId, TileFace
from alhambra_desktop.model.rules.core.values import Seat
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.turn_facts import Deed
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.game.decision_prompts import DecisionPrompts
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.selection import Guide
from alhambra_desktop.views.game.target import Spot
from alhambra_desktop.views.interaction.controller import TableController
from alhambra_desktop.views.interaction.phase import TablePhase
from alhambra_desktop.views.interaction.table_view import TableView
from alhambra_desktop.views.playback.director import Director
from alhambra_desktop.views.playback.snapshot_builder import SnapshotBuilder
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.storage.settings import Settings
from tests.scenarios.board import Position
from tests.views.driver import Driver
from tests.views.stage.moving import StillClock
from tests.views.stage.snapshots import HEIGHT, WIDTH
from tests.views.test_rule_sets import MARKET, position


class Parts(QObject):
    """The parts of a table page that a driver needs."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.table = GameTable(self)
        self.stage = Stage(self)
        self.snapshots = SnapshotBuilder(self.table)
        self.director = Director(self.stage, self.snapshots, self, clock=StillClock())
        self.prompts = DecisionPrompts(self.table, settings, self)
        self.phase = TablePhase(self.table, self.director, self.prompts, self)
        self.controller = TableController(self.stage, self.phase, self)
        self.view = TableView(self.stage, self.controller)
        self.view.peeked.connect(self._peek)
        for change in (self.table.moved, self.table.promised, self.table.reset):
            change.connect(self.show_state)

    @property
    def viewer(self) -> Seat:
        return self.phase.viewer

    def _peek(self, seat: Seat | None) -> None:
        self.stage.peek.look_at(None if seat == self.viewer else seat)

    def show_state(self) -> None:
        """Show the state of the game without animation."""
        shown = self.snapshots.snapshot_of(self.table.state, self.viewer, self.stage.snapshot)
        self.stage.sync(shown)
        self.phase.settle()


class BareTable(Driver):
    """Drives the view of a table, and records the commands and sounds that the table requests."""

    def __init__(self, qtbot: QtBot, settings: Settings) -> None:
        self.qtbot, self.parts = qtbot, Parts(settings)
        self.page = self.parts  # type: ignore[assignment]
        self.table, self.stage, self.view = self.parts.table, self.parts.stage, self.parts.view
        self.commands: list[str] = []
        self.cues: list[Cue] = []
        self.view.commanded.connect(self.commands.append)
        self.parts.controller.cued.connect(self.cues.append)
        qtbot.addWidget(self.view)
        self.view.resize(int(WIDTH), int(HEIGHT))
        self.view.show()

    def follow(self) -> None:
        """Shape the mouse cursor, as the page does."""
        self.view.shape_cursor()

    def lay(self, at: Position, viewer: Seat = 0, aids: str = "normal") -> None:
        """Show a position to a viewer, who can act if it is the viewer's turn."""
        self.parts.snapshots.aids = aids
        self.table.open(SavedGame(at.book.setup, at.state, ()))
        self.parts.phase.begin(viewer, covered=False)
        self.parts.phase.come_back(covered=False)
        self.parts.show_state()

    def aim(self, point: QPointF | QPoint | Spot) -> QPoint:
        """Return the pixel of a scene point or of a spot; return a pixel unchanged."""
        return point if isinstance(point, QPoint) else self.at(point)

    def press(
        self, point: QPointF | QPoint | Spot, button: Qt.MouseButton = Qt.MouseButton.LeftButton
    ) -> None:
        self.qtbot.mousePress(self.view.viewport(), button, pos=self.aim(point))
        self.follow()

    def slide(self, point: QPointF | QPoint | Spot) -> None:
        """Move the mouse straight to a point."""
        self.qtbot.mouseMove(self.view.viewport(), self.aim(point))
        self.follow()

    def release(
        self, point: QPointF | QPoint | Spot, button: Qt.MouseButton = Qt.MouseButton.LeftButton
    ) -> None:
        self.qtbot.mouseRelease(self.view.viewport(), button, pos=self.aim(point))
        self.follow()

    def double_click(self, point: QPointF | QPoint | Spot) -> None:
        """Send the second press of a double click, and its release."""
        at, left = self.aim(point), Qt.MouseButton.LeftButton
        whole = self.view.viewport().mapToGlobal(at)
        none = Qt.KeyboardModifier.NoModifier
        press = QMouseEvent(QEvent.Type.MouseButtonDblClick, at, whole, left, left, none)
        QApplication.sendEvent(self.view.viewport(), press)
        self.release(at)

    def turn_wheel(self, point: QPointF | QPoint | Spot, angle: int) -> None:
        at = QPointF(self.aim(point))
        whole = QPointF(self.view.viewport().mapToGlobal(at))
        none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        turned = QPoint(0, angle)
        event = QWheelEvent(at, whole, QPoint(), turned, Qt.MouseButton.NoButton, none, phase, False)
        QApplication.sendEvent(self.view.viewport(), event)
        self.follow()

    def asks_for_menu(self, point: QPointF | QPoint | Spot) -> bool:
        """Press the right button and return whether a menu is to be opened there."""
        right = Qt.MouseButton.RightButton
        self.press(point, right)
        at = self.aim(point)
        whole = self.view.viewport().mapToGlobal(at)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, whole)
        self.view.contextMenuEvent(event)
        self.release(point, right)
        return not event.isAccepted()


TILE, OWN = "chambers-9-W", "garden-8-SW"
"""A market tile that is paid for in denars, and a tile of the reserve."""


def plain() -> Position:
    """Return a position in which the viewer can pay for the chambers in two ways, and for the garden."""
    at = position(seats=3).market(*MARKET)
    at.player(0, hand="denar-9 denar-4 denar-5 florin-9 florin-3 ducat-2", reserve=(OWN,))
    return at.change(row=("ducat-1", "ducat-3", "florin-5", "dirham-4"))


def hand_card(table: BareTable, card: str) -> PieceId:
    """Return the piece of a card in the viewer's hand."""
    (piece,) = table.stage.snapshot.in_hand((card,))
    return piece


def raised(table: BareTable) -> tuple[str, ...]:
    """Return the raised cards."""
    return tuple(sorted(table.stage.snapshot.cards_of(table.selection.raised)))


def said(table: BareTable) -> list[Callable[[], str]]:
    """Return a list of what is announced from now on."""
    heard: list[Callable[[], str]] = []
    table.parts.controller.announced.connect(heard.append)
    return heard


def changes(table: BareTable) -> list[object]:
    """Return a list of the selections reported from now on."""
    found: list[object] = []
    table.parts.controller.changed.connect(lambda: found.append(table.selection))
    return found


def sounds(table: BareTable) -> list[str]:
    found = [cue.sound for cue in table.cues]
    table.cues.clear()
    return found


def hint(table: BareTable, **changes: Any) -> Guide:
    """Return the last step of a hint to buy the chambers for a square."""
    tile = table.table.book.tile_pieces[TILE]
    paid = table.stage.snapshot.in_hand(("denar-4", "denar-5"))
    buy = BuyBuilding(TILE, ("denar-4", "denar-5"))
    guide = Guide(
        (tile,),
        paid,
        (Message("status-buy"),),
        place=CitySquare(0, (0, 1)),
        face=TileFace(TILE),
        deed=Deed(play=buy, promise=PlaceTile(TILE, (0, 1))),
    )
    return attrs.evolve(guide, **changes)


def turn_of(seat: int) -> Position:
    """Return a position at the turn of `seat`.

    If it is the human player's turn, they can buy only one tile and build only one.
    """
    at = plain().player(0, hand="denar-9 florin-1")
    return at.change(active=seat, agenda=(ChooseAction(seat),))
