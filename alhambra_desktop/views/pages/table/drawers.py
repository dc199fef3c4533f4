from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF

from ...interaction.table_view import TableView
from ...widgets.advice_card import AdviceCard
from .log_view import LogView

APART = 4  # pixels


class Drawers(QObject):
    def __init__(self, view: TableView, log: LogView, card: AdviceCard, parent: QObject) -> None:
        super().__init__(parent)
        self.view, self.stage, self.right = view, view.stage, view.stage.right
        self.log, self.card = log, card
        view.resized.connect(self.place)
        card.placed.connect(self._place_log)
        self.right.changed.connect(self._on_column)

    def place(self) -> None:
        """Place the advice card and the log.

        The card is at the bottom of the right column. If this column is hidden, the card is at the bottom of
        the other players' panels.
        """
        layout, factor = self.stage.layout_, self.view.factor
        others = QRectF(layout.players[0].topLeft(), layout.players[-2].bottomRight())
        room = self._in_view(layout.column if self.right.seen else others)
        if self.right.log_seen:
            room.setTop(room.center().y())
        self.log.set_factor(factor)
        self.log.setVisible(self.right.log_seen)
        self.card.set_room(room, factor)
        self._place_log()

    def _place_log(self) -> None:
        rect = self._in_view(self.stage.log.list_rect())
        if not self.card.isHidden() and self.card.geometry().intersects(rect):
            rect.setBottom(self.card.geometry().top() - APART)
        self.log.setGeometry(rect)

    def _in_view(self, rect: QRectF) -> QRect:
        return self.view.mapFromScene(rect).boundingRect()

    def _on_column(self) -> None:
        was, had_focus = not self.log.isHidden(), self.log.hasFocus()
        self.place()
        if self.right.log_seen and not was:
            self.log.setFocus()
        elif had_focus and self.log.isHidden():
            self.view.setFocus()
