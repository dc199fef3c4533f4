"""A player's hand in tests: points at spots of the table with a real mouse, and presses real keys."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt

from alhambra_desktop.views.command_line import parse_new
from alhambra_desktop.views.game_table import GameTable
from alhambra_desktop.views.main_window import MainWindow
from alhambra_desktop.views.stage.look import Spot

PATIENCE = 20_000


class Driver:
    def __init__(self, qtbot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        self.page = window.page
        self.table = window.table
        self.view = window.page.view
        self.stage = window.page.stage
        self.look = window.page.stage.look

    # -- pointing

    def spot(self, kind: str, key: object = None) -> Spot:
        found = self.stage.find(kind, key)
        assert found is not None, f"no {kind} {key} on the table"
        return found

    def at(self, place: Spot | QPointF) -> QPoint:
        point = place.rect.center() if isinstance(place, Spot) else place
        return self.view.mapFromScene(point)

    def cell(self, cell: tuple[int, int]) -> QPointF:
        court = self.stage.courtyard
        return court.scene_rect(court.cell_rect(cell)).center()

    def click(self, place: Spot | QPointF) -> None:
        self.move(place)
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(place))

    def move(self, place: Spot | QPointF) -> None:
        # from beside it: were the mouse there already, left by another test, nothing would be moved
        for point in (self.at(place) + QPoint(1, 1), self.at(place)):
            self.qtbot.mouseMove(self.view.viewport(), point)

    def drag(self, start: Spot | QPointF, end: Spot | QPointF, drop: bool = True) -> None:
        viewport = self.view.viewport()
        a, b = self.at(start), self.at(end)
        self.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=a)
        for i in range(1, 7):
            self.qtbot.mouseMove(viewport, a + (b - a) * i / 6)
        if drop:
            self.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=b)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.view, key, modifier)

    # -- playing

    def wait_for_turn(self) -> None:
        """Until a person may act or the game is over; scorings are read and closed on the way."""

        def ready() -> bool:
            dialog = self.scoring_dialog()
            if dialog is not None:
                dialog.accept()
            return (self.page.hand.enabled or self.table.state.over) and not self.page.director.busy

        self.qtbot.waitUntil(ready, timeout=PATIENCE)

    def lift_curtain(self) -> None:
        """Say that the next person is ready, where one is called."""
        if self.page.curtain.isVisible():
            self.qtbot.keyClick(self.page.curtain, Qt.Key.Key_Return)

    def scoring_dialog(self):
        from alhambra_desktop.views.dialogs.scoring import ScoringDialog

        return next((d for d in self.page.findChildren(ScoringDialog) if d.isVisible()), None)

    def end_turn(self) -> None:
        """Press the button, again where it asks."""
        turn = self.table.state.turn
        button = self.page.bar.end_turn
        assert button.isEnabled(), self.page.bar.words
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        if self.table.state.turn == turn and not self.table.state.over and self.page.hand.enabled:
            self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def whole_game(spec: str) -> GameTable:
    """A game that somebody played to its end."""
    table = GameTable()
    table.begin(parse_new(spec))
    choose = random.Random(5)
    while not table.state.over:
        building = [a for a in table.offers() if type(a).__name__ in ("Place", "BuyBuilding")]
        table.submit(choose.choice(building or table.offers()))
    return table
