from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import reduce
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPixmap

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour
from ...art.fonts import SEMIBOLD, sans, text_width
from ...art.geometry import rounded
from ...art.palette import Theme
from ...commands.actions import COMMANDS
from ...commands.command import key_name
from ...storage.contained import contained
from ...widgets.key_caps import CAP, FOOT, CapLook, cap_font, cap_width, caps_of, paint_cap
from ...widgets.key_colours import modifier_look, tinted
from ...widgets.key_groups import group_of
from ...widgets.labels import PlainLabel, set_tip
from ...widgets.page_keys import PageKey
from ...widgets.painting import paint_ring, write
from ...widgets.style import theme_of

LAST: Final = ("look-back", "review")
"""Commands that are listed last in their group."""

TEXT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip

SCALE: Final = 0.9
"""Scale of the drawn keys, relative to their size on other pages."""

KEYS: Final = 176
"""Maximum width of the keys on the right of a row, before ``SCALE`` reduces it."""

SIDE, GAP, SPACE, AROUND = 8, 6, 3, 1
"""Distances in pixels.

``SIDE`` is at both ends of a row, and ``AROUND`` is above and below it. ``SPACE`` is between words, and
between keys that are pressed together. ``GAP`` is between other keys, and between a key and a word.
"""

LEAST_TEXT: Final = 90
WANTED: Final = 280
RING, INSIDE = 3.0, 2.5
"""Pixels between the edges of a row and its focus ring: at the left and right, and at the top and bottom."""

_OPEN, _CLOSE = "\ue000", "\ue001"  # mark the beginning and end of a key in a text
_PART: Final = re.compile(f"{_OPEN}(.+?){_CLOSE}|([^{_OPEN}{_CLOSE}\\s]+)")
STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}


@frozen
class KeyPart:
    """A key cap, or a word between keys.

    The key of a ``joined`` cap is pressed together with the key before it. The key of a ``held`` cap is
    pressed together with the key after it.
    """

    text: str
    is_key: bool
    joined: bool = False
    held: bool = False

    @property
    def width(self) -> float:
        return cap_width(self.text) if self.is_key else text_width(self.text, self.font)

    @property
    def font(self) -> QFont:
        return cap_font() if self.is_key else sans(13)


@frozen
class KeyText:
    """The texts of a row.

    ``current`` contains the keys as stored in the settings. ``caption`` is the short name of the
    command on a drawn key.
    """

    group: Message
    current: tuple[str, ...]
    keys: tuple[KeyPart, ...]
    name: str
    caption: str
    does: str

    @property
    def key_names(self) -> str:
        return "".join(("+" if part.joined else " ") + part.text for part in self.keys).strip()

    @property
    def spoken(self) -> str:
        return phrase("keys-row", keys=self.key_names, does=self.name)


def key_texts(commands: Collection[str], keys: Iterable[PageKey] = ()) -> Iterator[KeyText]:
    """Yield the texts of the rows for commands and for further keys of a page.

    `commands` contains ids. Commands with the same `line` share a row.
    """
    known = [command for command in COMMANDS if command.id in commands]
    ordered = sorted(known, key=lambda command: command.id in LAST)
    for line in dict.fromkeys(command.line for command in ordered if command.line is not None):
        alike = [command for command in known if command.line is line and command.keys]
        if alike:
            wheel = [] if line.wheel is None else [say(line.wheel)]
            joined = _either([key for command in alike for key in command.keys] + wheel)
            whole = say(line.how(joined)) if line.how else joined
            yield KeyText(
                group_of(alike[0]),
                tuple(key for command in alike for key in command.current_keys),
                _parts(whole),
                alike[0].name,
                say(line.caption),
                say(line.does),
            )
    for one in keys:
        names = _parts(_either([key_name(key) for key in one.keys]))
        yield KeyText(one.group, one.keys, names, one.name, say(one.caption), say(one.does))


def _either(keys: Sequence[str]) -> str:
    drawn = (f"{_OPEN}{key}{_CLOSE}" for key in keys)
    return reduce(lambda one, other: phrase("keys-either", one=one, other=other), drawn)


def _parts(text: str) -> tuple[KeyPart, ...]:
    if _OPEN not in text:
        return (KeyPart(text, is_key=True),)  # the whole text stands for several keys, such as "Arrows"
    return tuple(part for found in _PART.finditer(text) for part in _caps_or_word(found[1], found[2]))


def _caps_or_word(key: str | None, word: str) -> Iterator[KeyPart]:
    if key is None:
        yield KeyPart(word, is_key=False)
        return
    caps = caps_of(key)
    for number, cap in enumerate(caps, start=1):
        yield KeyPart(cap, is_key=True, joined=number > 1, held=number < len(caps))


def _width_after(keys: Sequence[KeyPart], at: int) -> float:
    """Return the width of the parts that must be in one line with part `at`."""
    if at + 1 == len(keys) or (keys[at].is_key and not keys[at + 1].joined):
        return 0.0
    return (SPACE if keys[at].is_key else GAP) + keys[at + 1].width + _width_after(keys, at + 1)


def _placed(keys: tuple[KeyPart, ...]) -> list[tuple[KeyPart, QRectF]]:
    placed: list[tuple[KeyPart, QRectF]] = []
    x = y = 0.0
    for at, part in enumerate(keys):
        if placed:
            close = part.joined or not (part.is_key or placed[-1][0].is_key)
            x += SPACE if close else GAP
        if not part.joined and x + part.width + _width_after(keys, at) > KEYS:
            x, y = 0.0, y + CAP + SPACE
        placed.append((part, QRectF(x, y, part.width, CAP)))
        x += part.width
    ends = {box.y(): box.right() for _, box in placed}  # right ends of the lines
    return [(part, box.translated(KEYS - ends[box.y()], 0)) for part, box in placed]


def _paint_part(painter: QPainter, box: QRectF, part: KeyPart, theme: Theme, look: CapLook) -> None:
    if part.is_key:
        paint_cap(painter, box, part.text, modifier_look() if part.held else look)
    else:
        write(painter, box.adjusted(0, 0, 0, -FOOT), part.text, part.font, theme.text_2)


@contained
class KeyRow(PlainLabel):
    """A command's name, with its drawn keys on the right. The tooltip describes what the command does."""

    entered = Signal()
    pointed = Signal(bool)

    stepped = Signal(int)

    def __init__(self, text: KeyText) -> None:
        super().__init__(text.name)
        self.key_text = text
        self.setFont(sans(13, SEMIBOLD))
        self.setWordWrap(True)
        self.setAccessibleName(text.spoken)
        self.setAccessibleDescription(text.does)
        set_tip(self, text.does)
        self._placed = _placed(text.keys)
        keys = ceil((KEYS - min(box.left() for _, box in self._placed)) * SCALE) + 2 * GAP
        self.setContentsMargins(SIDE, AROUND, SIDE + keys, AROUND)
        longest = max(text_width(word, self.font()) for word in text.name.split())
        self._least = 2 * SIDE + keys + max(LEAST_TEXT, ceil(longest))
        self._keys_height = (self._placed[-1][1].y() + CAP) * SCALE
        self._heights: dict[int, int] = {}
        self._picture = QPixmap()
        self._picture_of: tuple[object, ...] = ()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:  # layouts ask for the same height several times
            least = round(self._keys_height) + 2 * AROUND
            self._heights[width] = max(super().heightForWidth(width), least)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        return QSize(WANTED, self.heightForWidth(WANTED))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.fillPath(rounded(QRectF(self.rect()), SIDE), colour(theme.stripe))
        corner = QPointF(self.width() - SIDE - KEYS * SCALE - 1, self._top - 1)
        painter.drawPixmap(corner, self._keys_picture(theme))
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()).adjusted(RING, INSIDE, -RING, -INSIDE), theme)
        # painted here because a QLabel that accepts the focus cuts off the accents of capital letters
        painter.setPen(colour(theme.text))
        painter.drawText(self.contentsRect(), TEXT, self.text())

    @property
    def _top(self) -> float:
        return (self.height() - self._keys_height) / 2

    def _keys_picture(self, theme: Theme) -> QPixmap:
        """Return a picture of the keys. It is cached, because scrolling repaints all rows."""
        ratio, inks = self.devicePixelRatioF(), (theme.text, theme.text_2, theme.panel_top)
        if self._picture_of != (ratio, inks):
            self._picture_of = (ratio, inks)
            size = QSizeF(KEYS * SCALE + 2, self._keys_height + 2) * ratio
            self._picture = QPixmap(size.toSize())
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(1, 1)
            painter.scale(SCALE, SCALE)
            for part, at in self._placed:
                _paint_part(painter, at, part, theme, tinted(self.key_text.group))
            painter.end()
        return self._picture

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point(on=True)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(on=False)

    def _point(self, *, on: bool) -> None:
        self.update()
        self.pointed.emit(on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)
