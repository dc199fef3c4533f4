from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt
from PySide6.QtGui import QImage, QImageWriter, QPixmap

from ....model.files.saves.files import read_whole, write_atomically
from ....words import in_use
from ...scene.layout.layout import GAP

if TYPE_CHECKING:
    from ...art.palette import Theme
    from ..table.table_page import TablePage

NAME: Final = "last-table.png"
# key of a PNG text that contains the name and time of the game's file, the language and the theme
GAME: Final = "Game"
MOST: Final = 16_000_000  # maximum file size in bytes
WIDEST: Final = 1000.0
QUICK: Final = 75  # at this PNG quality, the file is 5 % larger, but the program closes faster


class LastPicture:
    """Stores a picture of the last table. It is valid only for the same game, language and theme."""

    def __init__(self, folder: Path, theme: Callable[[], Theme]) -> None:
        self._file = folder / NAME
        self._theme = theme
        self._live: tuple[Path, str, QPixmap] | None = None
        self._read: tuple[str, QPixmap | None] | None = None
        # Whether the player has left a table in this session. If not, the old file is still valid.
        self._left = False

    def take(self, page: TablePage, game: Path) -> None:
        """Take a picture of a table, unless several humans share it or the game is over."""
        table, self._left = page.table, True
        if not table.playing or table.state.over or len(table.humans) > 1:
            self._live = None
            return
        page.controller.cancel()
        self._live = game, self._look(), _narrowed(_without_column(page))

    def _look(self) -> str:
        return f"{in_use()} {self._theme().name}"

    def picture_of(self, game: Path | None) -> QPixmap | None:
        if game is None:
            return None
        if self._live is not None and self._live[0] == game:
            return self._live[2] if self._live[1] == self._look() else None
        moment = _moment(game, self._look())
        if self._read is None or self._read[0] != moment:
            self._read = moment, self._of_moment(moment)
        return self._read[1]

    def _of_moment(self, moment: str) -> QPixmap | None:
        try:
            image = QImage.fromData(read_whole(self._file, MOST))
        except OSError:
            return None
        if image.isNull() or image.text(GAME) != moment:
            return None
        return QPixmap.fromImage(image)

    def keep(self) -> None:
        """Write the picture for the next start, or delete an outdated picture. May raise `OSError`."""
        if self._live is None:
            if self._left:
                self._file.unlink(missing_ok=True)
            return
        game, look, picture = self._live
        image, buffer = picture.toImage(), QBuffer()
        image.setText(GAME, _moment(game, look))
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"png"))
        writer.setQuality(QUICK)
        writer.write(image)
        write_atomically(self._file, bytes(buffer.data().data()))


def _without_column(page: TablePage) -> QPixmap:
    """Return a picture of the table without its right column, whose texts would be too small to read."""
    end = page.view.mapFromScene(page.stage.layout_.row.topRight()).x() + GAP
    return page.view.grab(QRect(0, 0, min(page.view.width(), round(end)), page.view.height()))


def _narrowed(picture: QPixmap) -> QPixmap:
    scale = picture.devicePixelRatio()
    width = min(picture.width(), round(WIDEST * scale))
    return picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)


def _moment(game: Path, look: str) -> str:
    try:
        return f"{game.name} {game.stat().st_mtime_ns} {look}"
    except OSError:
        return f"{game.name} {look}"
