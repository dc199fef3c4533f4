"""The two type faces of the table, shipped with the program."""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath, QTransform

REGULAR: Final = 400
SEMIBOLD: Final = 600
BOLD: Final = 700
BLACK: Final = 900

SERIF_FAMILIES: Final = ("Vollkorn", "Georgia", "DejaVu Serif", "serif")
SANS_FAMILIES: Final = ("Lato", "Segoe UI", "Helvetica Neue", "DejaVu Sans", "sans-serif")
_RESOURCES: Final = "alhambra_desktop.resources"
_FIGURE_PIXELS: Final = 100


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """The families that the shipped font files brought; the files are read once. Needs an application."""
    families: set[str] = set()
    folder = files(_RESOURCES) / "fonts"
    for entry in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if entry.name.endswith(".ttf"):
            with as_file(entry) as path:
                number = QFontDatabase.addApplicationFont(str(path))
            families.update(QFontDatabase.applicationFontFamilies(number) if number >= 0 else ())
    return tuple(sorted(families))


def _font(families: tuple[str, ...], px: float, weight: int) -> QFont:
    load_fonts()
    font = QFont(list(families))
    font.setPixelSize(max(1, round(px)))
    font.setWeight(QFont.Weight(weight))
    for feature in ("liga", "dlig", "clig"):
        font.setFeature(QFont.Tag(feature), 0)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def serif(px: float, weight: int = BOLD) -> QFont:
    """The face of titles and numerals, with lining figures; `px` is the em in logical pixels."""
    font = _font(SERIF_FAMILIES, px, weight)
    font.setStyleHint(QFont.StyleHint.Serif)
    return font


def sans(px: float, weight: int = REGULAR) -> QFont:
    """The face of everything that is not a title or a numeral; `px` in logical pixels."""
    font = _font(SANS_FAMILIES, px, weight)
    font.setStyleHint(QFont.StyleHint.SansSerif)
    return font


def fitted(text: str, font: QFont, room: float, least: int) -> tuple[QFont, str]:
    """A text as it fits into a room: in smaller letters down to the least size, then shortened."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= room + 1:
        return font, text
    font = QFont(font)
    font.setPixelSize(max(min(least, font.pixelSize()), int(font.pixelSize() * room / wide)))
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room + 1)


def first_fitting(texts: Sequence[str], font: QFont, room: float, least: int) -> str:
    """The first of some texts that fits into a room, though in smaller letters; the last where none does."""
    smallest = QFont(font)
    smallest.setPixelSize(min(least, font.pixelSize()))
    metrics = QFontMetricsF(smallest)
    return next((text for text in texts if metrics.horizontalAdvance(text) <= room), texts[-1])


@lru_cache(maxsize=256)
def _raw_figure(text: str, weight: int) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, serif(_FIGURE_PIXELS, weight), text)
    return path


def figure_path(
    text: str, cx: float, cy: float, height: float, width: float, weight: int = BLACK
) -> QPainterPath:
    """`text` as a path, centred by its ink on (cx, cy) and as large as fits into `width` by `height`."""
    raw = _raw_figure(text, weight)
    bounds = raw.boundingRect()
    if bounds.isEmpty():
        return QPainterPath()
    reference = _raw_figure("0", weight).boundingRect().height()
    factor = min(height / max(bounds.height(), reference), width / bounds.width())
    dx, dy = cx - bounds.center().x() * factor, cy - bounds.center().y() * factor
    return QTransform(factor, 0, 0, factor, dx, dy).map(raw)
