"""The dialog that shows a postcard and paints it into an image file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QImageWriter, QPaintDevice, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialogButtonBox, QSizePolicy, QWidget

from ....model.files.saves.files import write_atomically
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.brushes import soft_shadow, stroke
from ...art.evening import GOLD, paint_evening, paint_win_star
from ...art.fonts import BOLD, serif
from ...art.geometry import rounded
from ...art.painter_state import clipped
from ...dialogs.file_dialogs import SVG
from ...storage.contained import contained
from ...widgets.boxes import fill, hbox
from ...widgets.dialog_frame import closing_button, fit
from ...widgets.labels import push_button, set_tip, words
from ...widgets.painting import CENTRE, write
from ...widgets.paper_dialog import PaperDialog
from ...widgets.switch import Switch
from .game_details import PAPER_EDGE
from .postcard import SIZE, Postcard, PostcardPainter

Steps: TypeAlias = Callable[[QPainter], Iterator[None]]

WANTED: Final = QSize(960, 0)  # width of the dialog; its height fits the card
AROUND: Final = QSize(24, 34)  # space for the rotated card and its shadow
CORNER, STAR, TEXT, GLOW = 4.0, 46.0, 20, 1000
TILT: Final = -0.5  # rotation of the postcard in degrees
DOTS: Final = 96  # dots per inch of SVG files; at this resolution, one unit is one CSS pixel


class Painting:
    def __init__(
        self,
        parent: QWidget,
        steps: Steps,
        device: QPaintDevice,
        done: Callable[[], None],
    ) -> None:
        self._device = device  # keeps the device alive, because the painter does not
        self._painter = QPainter(device)
        self._steps, self._done = steps(self._painter), done
        self._timer = QTimer(parent)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def _go_on(self) -> None:
        if next(self._steps, self) is self:
            self.stop()
            self._done()

    def stop(self) -> None:
        self._timer.stop()
        self._steps = iter(())
        if self._painter.isActive():
            self._painter.end()


@contained
class Preview(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None
        self._reduced = QImage()
        self.setMinimumSize(360, 240)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        return round((width - AROUND.width()) * SIZE.height() / SIZE.width()) + AROUND.height()

    def show_image(self, image: QImage) -> None:
        self.image, self._reduced = image, QImage()
        self.update()

    def sizeHint(self) -> QSize:
        return SIZE / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, middle = QPainter(self), QRectF(self.rect()).center()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size = SIZE.scaled(self.size() - AROUND, Qt.AspectRatioMode.KeepAspectRatio)
        room = QRectF(0, 0, size.width(), size.height())
        room.moveCenter(middle)
        painter.translate(middle)
        painter.rotate(TILT)
        painter.translate(-middle)
        card = rounded(room, CORNER)
        soft_shadow(painter, card, (2, 5), 6, 0.4)
        if self.image is None:
            self._paint_waiting(painter, room)
            return
        with clipped(painter, card):
            painter.drawImage(room, self._scaled(size))
        stroke(painter, card, PAPER_EDGE, 1)

    def _scaled(self, size: QSize) -> QImage:
        """Return the postcard at twice its size on the screen, so that the rotated card looks smooth."""
        assert self.image is not None
        pixels = size * (2 * self.devicePixelRatioF())
        if self._reduced.size() != pixels:
            how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            self._reduced = self.image.scaled(pixels, *how)
        return self._reduced

    @staticmethod
    def _paint_waiting(p: QPainter, room: QRectF) -> None:
        middle = room.center()
        with clipped(p, rounded(room, CORNER)):
            paint_evening(p, room, middle, room.width() / GLOW)
        paint_win_star(p, middle - QPointF(0, STAR / 2), STAR)
        line = QRectF(room.left(), middle.y() + STAR, room.width(), TEXT * 2)
        write(p, line, phrase("postcard-painting"), serif(TEXT, BOLD), GOLD, CENTRE)
        stroke(p, rounded(room, CORNER), PAPER_EDGE, 1)


@contained
class PostcardDialog(PaperDialog):
    """Shows a postcard.

    The signal ``save_wanted`` asks its receiver to choose a file and call `paint_file`.
    """

    save_wanted = Signal()

    def __init__(self, card: Postcard, parent: QWidget | None = None) -> None:
        super().__init__(Message("postcard-window"), parent)
        self._card = card
        self.preview = Preview()
        self.names = Switch()
        self.names.setAccessibleName(phrase("postcard-names"))
        set_tip(self.names, phrase("postcard-names-tip"))
        self._painting: Painting | None = None
        self._writing: Painting | None = None
        self._result: int | None = None
        self._lay_out()
        self.names.toggled.connect(self._paint)
        self._paint()
        fit(self, WANTED)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox()
        self.write_button = push_button(Message("postcard-write"), enter=None)
        buttons.addButton(self.write_button, QDialogButtonBox.ButtonRole.ActionRole)
        closing_button(buttons, QDialogButtonBox.ButtonRole.RejectRole)
        self.write_button.clicked.connect(self.save_wanted)
        buttons.rejected.connect(self.reject)
        self.write_button.setDefault(True)
        foot = hbox(words(phrase("postcard-names"), "", 14), self.names, 1, buttons, spacing=10)
        fill(self.column, (self.preview, 1), foot)

    def _steps(self, painter: QPainter, vector: bool = False) -> Iterator[None]:
        names = self.names.isChecked()
        return PostcardPainter(self._card, self._cache, names=names, vector=vector).steps(painter)

    def _paint(self) -> None:
        if self._painting is not None:
            self._painting.stop()
        image = _blank()
        self._painting = Painting(self, self._steps, image, lambda: self._show(image))
        self.write_button.setEnabled(False)
        description = "; ".join(self._texts())
        self.preview.setAccessibleName(f"{phrase('postcard-window')}: {description}")

    def _show(self, image: QImage) -> None:
        self._painting = None
        self.preview.show_image(image)
        self.write_button.setEnabled(not self.busy)

    def _texts(self) -> list[str]:
        names = self.names.isChecked()
        return [
            f"{seat.rank}, {seat.name if names else seat.role}: {seat.points}" for seat in self._card.seats
        ]

    @property
    def busy(self) -> bool:
        return self._painting is not None or self._writing is not None

    def paint_file(self, path: Path, then: Callable[[Callable[[], None]], None]) -> None:
        """Paint the postcard, then call `then` with a function that writes the file.

        `then` may run this function in any thread.
        """
        if path.suffix.lower() == SVG:
            self._paint_svg(path, then)
        else:
            image = _blank()

            def write() -> None:
                then(lambda: write_atomically(path, _png(image)))

            self._write_with(self._steps, image, write)

    def _paint_svg(self, path: Path, then: Callable[[Callable[[], None]], None]) -> None:
        from PySide6.QtSvg import QSvgGenerator  # imported late: few players save SVG files

        buffer, generator = QBuffer(), QSvgGenerator()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator.setOutputDevice(buffer)
        generator.setSize(SIZE)
        generator.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
        generator.setResolution(DOTS)
        generator.setTitle(phrase("postcard-window"))

        def write() -> None:
            content = bytes(buffer.data().data())
            then(lambda: write_atomically(path, content))

        self._write_with(partial(self._steps, vector=True), generator, write)

    def _write_with(self, steps: Steps, device: QPaintDevice, done: Callable[[], None]) -> None:
        def finished() -> None:
            self._writing = None
            self.write_button.setEnabled(not self.busy)
            done()
            if self._result is not None:
                self.done(self._result)

        self.write_button.setEnabled(False)
        self._writing = Painting(self, steps, device, finished)

    def done(self, result: int) -> None:
        if self._writing is not None:
            self._result = result
            return
        if self._painting is not None:
            self._painting.stop()
            self._painting = None
        super().done(result)


def _blank() -> QImage:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
