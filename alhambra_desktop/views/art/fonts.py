from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainterPath,
    QTextLayout,
    QTextOption,
    QTransform,
)

from ...resources import RESOURCES

REGULAR: Final = 400
SEMIBOLD: Final = 600
BOLD: Final = 700
BLACK: Final = 900

SERIF_FAMILIES: Final = ("Vollkorn", "Georgia", "DejaVu Serif", "serif")
SANS_FAMILIES: Final = ("Lato", "Segoe UI", "Helvetica Neue", "DejaVu Sans", "sans-serif")
_FIGURE_PIXELS: Final = 100
_LINE: Final = 1.3
_UTF16: Final = "utf-16-le"
_ARROW: Final = " → "
_TIED_ARROW: Final = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """Load the bundled fonts and return their families; a `QGuiApplication` must exist."""
    families: set[str] = set()
    for path in sorted((RESOURCES / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families.update(QFontDatabase.applicationFontFamilies(number) if number >= 0 else ())
    return tuple(sorted(families))


@lru_cache(maxsize=128)
def _font(families: tuple[str, ...], pixels: int, weight: int, hint: QFont.StyleHint) -> QFont:
    load_fonts()
    font = QFont(list(families))
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setStyleHint(hint)
    for feature in ("liga", "dlig", "clig"):
        font.setFeature(QFont.Tag(feature), 0)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def serif(px: float, weight: int = BOLD) -> QFont:
    """Return the font of titles and numerals; `px` is the font size in logical pixels."""
    return QFont(_font(SERIF_FAMILIES, max(1, round(px)), weight, QFont.StyleHint.Serif))


def sans(px: float, weight: int = REGULAR) -> QFont:
    return QFont(_font(SANS_FAMILIES, max(1, round(px)), weight, QFont.StyleHint.SansSerif))


def is_serif(font: QFont) -> bool:
    return font.families()[:1] == list(SERIF_FAMILIES[:1])


def text_width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def fitted(text: str, font: QFont, room: float, least: int) -> tuple[QFont, str]:
    """Return the font and the text, changed if necessary so that the text fits into the width `room`.

    The font is reduced first, but not below `least` pixels. A text that is still too wide is elided.
    """
    width = text_width(text, font)
    if width <= room + 1:
        return font, text
    font = QFont(font)
    font.setPixelSize(max(min(least, font.pixelSize()), int(font.pixelSize() * room / width)))
    return font, shortened(text, font, room + 1)


def shortened(text: str, font: QFont, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def line_height(font: QFont) -> float:
    return float(round(_LINE * font.pixelSize()))


def wrapped(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Wrap a text into lines that are at most `width` wide.

    There is no line break beside an arrow. Only a word wider than a line is split.
    """
    text = text.replace(_ARROW, _TIED_ARROW)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    line, lines = layout.createLine(), []
    while line.isValid():
        line.setLineWidth(max(1.0, width))
        lines.append((line.textStart(), line.textStart() + line.textLength()))
        line = layout.createLine()
    layout.endLayout()
    units = text.encode(_UTF16)  # Qt counts UTF-16 units, but Python counts code points
    return tuple(units[2 * start : 2 * end].decode(_UTF16).rstrip() for start, end in lines)


def balanced(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Wrap a text into as few lines as possible, of nearly equal width."""
    lines = wrapped(text, font, width)
    for share in range(9, 4, -1):
        narrower = wrapped(text, font, width * share / 10)
        if len(lines) == 1 or len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def wrapped_height(text: str, font: QFont, width: float) -> float:
    return len(wrapped(text, font, width)) * line_height(font)


@lru_cache(maxsize=256)
def _raw_figure(text: str, weight: int) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, serif(_FIGURE_PIXELS, weight), text)
    return path


def figure_path(
    text: str, cx: float, cy: float, height: float, width: float, weight: int = BLACK
) -> QPainterPath:
    """Return `text` as a path centred on (cx, cy), as large as fits into `width` by `height`.

    `height` is the height of a digit, or of `text` if `text` is taller than a digit. A minus sign is
    therefore not stretched to the height of a digit.
    """
    raw = _raw_figure(text, weight)
    bounds = raw.boundingRect()
    if bounds.isEmpty():
        return QPainterPath()
    reference = _raw_figure("0", weight).boundingRect().height()
    factor = min(height / max(bounds.height(), reference), width / bounds.width())
    dx, dy = cx - bounds.center().x() * factor, cy - bounds.center().y() * factor
    return QTransform(factor, 0, 0, factor, dx, dy).map(raw)
