"""Paints pictures in steps, one step in each pass of the event loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

Paint = Callable[[QPainter], object]
Steps = Callable[[], Iterator[Paint]]


class Updatable(Protocol):
    """A widget or an item of the table that can be painted again."""

    def update(self) -> None: ...


def step(paint: Callable[..., object], *arguments: object) -> Paint:
    return lambda p: paint(p, *arguments)


def paint_all(p: QPainter, steps: Iterable[Paint]) -> None:
    for paint in steps:
        paint(p)


def update(widget: Updatable) -> None:
    if isValid(widget):
        widget.update()


class Quota(QTimer):
    """Allows one small picture to be painted in each pass of the event loop."""

    def __init__(self) -> None:
        super().__init__(interval=0, singleShot=True)
        self._taken = True
        self._waiting: list[Updatable] = []
        self.timeout.connect(self._go_on)

    def take(self, widget: Updatable) -> bool:
        """Return whether a picture may be painted now; if not, update `widget` when its turn has come."""
        self.start()
        if self._taken and widget not in self._waiting:
            self._waiting.append(widget)
        taken, self._taken = self._taken, True
        return not taken

    def _go_on(self) -> None:
        self._taken = False
        if self._waiting:
            update(self._waiting.pop(0))
            self.start()

    def drop(self) -> None:
        self._waiting.clear()


class StepPainting(QTimer):
    """Paints a picture in steps, then passes the finished picture to ``done``.

    If the widget is deleted before the last step, painting ends, and ``done`` is not called.
    """

    def __init__(
        self, widget: QWidget, picture: QPixmap, steps: Iterator[Paint], done: Callable[[QPixmap], object]
    ) -> None:
        super().__init__(widget, interval=0)
        self._picture, self._steps, self._done = picture, steps, done
        self.timeout.connect(self._go_on)
        self.start()

    def _go_on(self) -> None:
        from .brushes import prepare

        paint = next(self._steps, None)
        if paint is None:
            self.end()
            self._done(self._picture.copy())  # a copy does not keep the large paint engine
            return
        p = QPainter(self._picture)
        try:
            prepare(p)
            paint(p)
        finally:
            p.end()

    def end(self) -> None:
        self.stop()
        self.deleteLater()


def draw_fitted(p: QPainter, rect: QRectF, picture: QPixmap) -> None:
    """Draw a picture; stretch it only if it was painted for another size."""
    width, height = picture.deviceIndependentSize().toTuple()
    if abs(width - rect.width()) < 1 and abs(height - rect.height()) < 1:
        p.drawPixmap(rect.topLeft(), picture)
    else:
        p.drawPixmap(rect, picture, QRectF(picture.rect()))
