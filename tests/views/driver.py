"""A simulated player: points at targets of the table with a real mouse and presses real keys."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import attrs
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from alhambra_desktop.model.rules.core.engine.action import Action, BuyBuilding, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    Piece,
    Place,
    Reserve,
    Row,
    Tray,
)
from alhambra_desktop.model.rules.modules.dirk.rules import DirksTiles
from alhambra_desktop.model.rules.modules.falconers.rules import Corner
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.selection import Selection
from alhambra_desktop.views.game.target import Control, Spot, Target
from alhambra_desktop.views.pages.table.log_view import LogView
from alhambra_desktop.views.window.main_window import MainWindow

TIMEOUT = 20_000

OFTEN = 0.8
"""Probability of taking money if no tile can be bought or placed; with 1, some games would not end."""

CONTROLS = {"take": "choose"}
"""Controls whose command has another name: like Enter, the take band chooses the lifted cards of the row."""


class Driver:
    def __init__(self, qtbot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        self.page = window.workspace.page
        self.table = window.workspace.table
        self.view = window.workspace.page.view
        self.stage = window.workspace.page.stage

    @property
    def selection(self) -> Selection:
        return self.page.controller.selection

    def follow(self) -> None:
        """Update everything that displays the moment, as the event loop does before the next event."""
        self.page.refresh.now()

    # -- pointing

    def lying(self, place: Place) -> tuple[Piece, ...]:
        """Return the pieces shown at a place."""
        return self.stage.snapshot.table.at(place)

    def target(self, kind: str, key: Any = None) -> Target:
        """Return a target, given its kind and key."""
        viewer = self.page.viewer
        places = {
            "tray-area": Tray(viewer),
            "reserve-area": Reserve(viewer),
            "dirk-area": DirksTiles(),
            "hand-area": Hand(viewer),
        }
        if kind in places:
            return places[kind]
        if kind == "square":
            return CitySquare(viewer, key)
        if kind == "corner":
            return Corner(viewer, key)
        if kind in ("row", "hand"):
            cards = self.table.state.row if kind == "row" else self.table.state.players[viewer].hand
            lying = self.lying(Row() if kind == "row" else Hand(viewer))
            copies = [piece for piece in lying if piece.face == CardFace(cards[key])]
            return copies[cards[:key].count(cards[key])].id
        if kind in ("market", "tray", "reserve", "hut", "falcon", "bonus", "vizier"):
            return self.piece(kind, key)
        return Control(CONTROLS.get(kind, kind), key)

    def piece(self, kind: str, key: Any):
        """Return the piece of the tile, token or card with the id `key`."""
        if kind in ("market", "tray", "reserve", "hut"):
            return self.table.book.tile_pieces[key]
        for piece in self.stage.snapshot.table.pieces.values():
            names = (piece.id.thing, getattr(piece.face, "tile", None))
            wanted = f"vizier-{self.page.viewer}" if kind == "vizier" else key
            if wanted in names and not isinstance(piece.place, CitySquare):
                return piece.id
        raise LookupError(f"no {kind} {key}")

    def find(self, kind: str, key: object = None) -> Spot | None:
        """Return the position of a target, or None."""
        try:
            what = self.target(kind, key)
        except LookupError:
            return None
        rect = self.stage.rect_of(what)
        if kind in ("tray-area", "reserve-area"):  # appears only when something is lifted
            well = self.stage.tray if kind == "tray-area" else self.stage.reserve
            rect = well.scene_rect(well.inner)
        return None if rect is None else Spot(what, rect)

    def spot(self, kind: str, key: object = None) -> Spot:
        found = self.find(kind, key)
        assert found is not None, f"no {kind} {key} on the table"
        return found

    def at(self, place: Spot | QPointF) -> QPoint:
        point = place.rect.center() if isinstance(place, Spot) else place
        return self.view.mapFromScene(point) or QPoint(1, 1)  # Qt interprets the null point as the middle

    def cell(self, cell: tuple[int, int]) -> QPointF:
        return self.stage.rect_of(CitySquare(self.page.viewer, cell)).center()

    def corner(self, cell: tuple[int, int]) -> QPointF:
        return self.stage.rect_of(Corner(self.page.viewer, cell)).center()

    @property
    def squares(self) -> tuple[tuple[int, int], ...]:
        """Return the glowing squares."""
        drops = self.selection.drops
        return tuple(sorted(place.cell for place in drops if isinstance(place, CitySquare)))

    @property
    def raised(self) -> tuple[int, ...]:
        """Return the positions of the raised cards in the hand."""
        hand = [piece.id for piece in self.lying(Hand(self.page.viewer))]
        return tuple(sorted(hand.index(piece) for piece in self.selection.raised))

    def stands_on(self, place: Place) -> bool:
        """Return whether the keyboard cursor is on a piece at a place."""
        return self.selection.cursor in [piece.id for piece in self.lying(place)]

    def click(self, place: Spot | QPointF) -> None:
        self.move(place)
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(place))
        self.follow()

    def move(self, place: Spot | QPointF) -> None:
        # start beside it: if another test left the mouse there, no move event would be sent
        for point in (self.at(place) + QPoint(1, 1), self.at(place)):
            self.qtbot.mouseMove(self.view.viewport(), point)
        self.follow()

    def drag(self, start: Spot | QPointF, end: Spot | QPointF, drop: bool = True) -> None:
        viewport = self.view.viewport()
        a, b = self.at(start), self.at(end)
        self.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=a)
        for i in range(1, 7):
            self.qtbot.mouseMove(viewport, a + (b - a) * i / 6)
        if drop:
            self.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=b)
        self.follow()

    def open_log(self) -> LogView:
        """Open the log as a drawer and return its list."""
        if not self.page.right.log_seen:
            self.page.right.toggle_log()
            self.follow()
        return self.page.log

    def menu_at(self, widget: QWidget, point: QPoint) -> QMenu:
        """Return the context menu opened at a point of a widget."""
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def entry_of(self, widget: QWidget, point: QPoint, command: str) -> QAction:
        """Return a command's entry in the context menu at a point of a widget, and close the menu."""
        menu = self.menu_at(widget, point)
        menu.close()
        return next(entry for entry in menu.actions() if entry.objectName() == command)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.view, key, modifier)
        self.follow()

    # -- playing

    def wait_for_turn(self) -> None:
        """Wait until a human player may act or the game is over; read and close scorings on the way."""

        def ready() -> bool:
            self.read_scoring()
            return (self.page.controller.enabled or self.table.state.over) and not self.page.director.busy

        self.qtbot.waitUntil(ready, timeout=TIMEOUT)
        self.follow()

    def lift_curtain(self) -> None:
        """Confirm the curtain, if there is one."""
        if self.page.curtain.isVisible():
            self.qtbot.keyClick(self.page.curtain, Qt.Key.Key_Return)
            self.follow()

    def scoring_sheet(self):
        """Return the scoring sheet, if it is open."""
        sheet = self.page.scorings.sheet
        return sheet if sheet is not None and sheet.isVisible() else None

    def read_scoring(self) -> None:
        """Continue after a scoring show or its sheet."""
        if self.scoring_sheet() is not None:
            self.page.scorings.go_on()
            self.follow()

    def end_turn(self) -> None:
        """Press End turn, and confirm if asked."""
        self.follow()
        turn = self.table.state.turn
        button = self.page.bar.end_turn
        assert button.isEnabled(), self.page.bar.words
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.follow()
        if self.table.state.turn == turn and not self.table.state.over and self.page.controller.enabled:
            self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            self.follow()


def whole_game(spec: str | Setup, names: Sequence[str] = ()) -> GameTable:
    """Return a finished game, optionally with other `names`."""
    table = GameTable()
    setup = parse_new(spec) if isinstance(spec, str) else spec
    named = [attrs.evolve(seat, name=name) for seat, name in zip(setup.seats, names, strict=False)]
    table.begin(attrs.evolve(setup, seats=tuple(named) or setup.seats))
    choose = random.Random(5)
    while not table.state.over:
        offers = table.offers()
        wanted: list[Action] = [a for a in offers if isinstance(a, (PlaceTile, BuyBuilding))]
        if not wanted and choose.random() < OFTEN:
            wanted = [a for a in offers if isinstance(a, TakeMoney)]
        table.submit(choose.choice(wanted or offers))
    return table
