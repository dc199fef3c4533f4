from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from .camera import Camera, View

GLIDE: Final = 220  # duration of a camera movement in milliseconds


class Glide(QObject):
    """Moves the camera smoothly between two views, independently of game speed and pauses."""

    def __init__(self, camera: Camera, show: Callable[[View], None], parent: QObject) -> None:
        super().__init__(parent)
        self._camera, self._show = camera, show
        self._from = self._to = camera.view
        self.length = GLIDE
        self.animation = QVariantAnimation(self)
        self.animation.setStartValue(0.0)
        self.animation.setEndValue(1.0)
        self.animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.animation.valueChanged.connect(self._go)

    @property
    def under_way(self) -> bool:
        return self.animation.state() == QVariantAnimation.State.Running

    @property
    def end(self) -> View:
        return self._to if self.under_way else self._camera.view

    def start(self, view: View) -> None:
        self.stop()
        self._from, self._to = self._camera.view, view
        self.animation.setDuration(self.length)
        if self.length:
            self.animation.start()
        else:
            self._show(view)

    def stop(self) -> None:
        self.animation.stop()

    def finish(self) -> None:
        if self.under_way:
            self.stop()
            self._show(self._to)

    def _go(self, part: float) -> None:
        if self.under_way:
            before, after = self._from, self._to
            cell = after.cell if part == 1 else before.cell + (after.cell - before.cell) * part
            centre = after.centre if part == 1 else before.centre + (after.centre - before.centre) * part
            self._show(View(cell, centre))
