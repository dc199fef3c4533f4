from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..art.brushes import colour, down, shape, soft_shadow, stroke
from ..art.fonts import BOLD, REGULAR, sans, text_width
from ..art.geometry import ellipse, polygon, rounded
from ..art.painter_state import saved
from ..commands.command import key_name
from ..commands.keymap import KEYMAP
from ..commands.own_keys import holder, is_reserved
from ..storage.contained import contained
from .key_caps import caps_of
from .key_captions import INDENT, common_size, paint_caption
from .key_colours import HELD, TINTS, CapColours
from .key_groups import group_of, in_order
from .key_legend import INLAY, LEGEND, Entry, group_entry, paint_legend, paint_lock, paint_star
from .labels import set_tip
from .page_keys import OF_ALL, PageKey
from .painting import CENTRE, write

ROWS: Final = (
    "Esc:1.5 F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 Del:1.5",
    "` 1 2 3 4 5 6 7 8 9 0 - + Backspace:2",
    "Tab:1.5 Q W E R T Y U I O P [ ] \\:1.5",
    "CapsLock:1.8 A S D F G H J K L ; ' Enter:2.2",
    "Shift:2 Z X C V B N M , . / Shift:2 Up",
    "Ctrl:1.5 Alt:1.5 Space:6 Alt Menu Ctrl Left Down Right",
)
"""The keys of a US keyboard. A number after a colon is the width of a key relative to a letter key."""

UNITS: Final = 15
SHIFTED: Final = dict(zip("`1234567890-[]\\;',./", '~!@#$%^&*()_{}|:"<>?', strict=True))
"""Maps the character of a key without Shift to its character with Shift. Letters are omitted."""

ALIASES: Final = {"Return": "Enter", **{shifted: plain for plain, shifted in SHIFTED.items()}}

MODIFIERS: Final = {
    "Shift": Message("keyboard-shift"),
    "Ctrl": Message("keyboard-ctrl"),
    "Alt": Message("keyboard-alt"),
}
LABELS: Final = {**MODIFIERS, "CapsLock": Message("keyboard-caps"), "Backspace": Message("keyboard-back")}
ARROWS: Final = {"Up": 0, "Right": 90, "Down": 180, "Left": 270}
MENU: Final = "≡"
EDGE, GAP, CORNER = 11.0, 1.5, 5.0
HIGH, LOW = 400, 186
SHAPE: Final = 0.4
"""Height of the keyboard relative to its width. ``LOW`` and ``HIGH`` limit the height, in pixels."""

WOOD: Final = (("#6A4424", "#4A2D18"), "#2A1608")

CONFLICT: Final = CapColours("#D98A86", "#B4162A", ("#FFF1EE", "#FFF1EE"), "#A01026")
FREE: Final = CapColours("#2A1608", "#2A1608", ("#2A1608", "#2A1608"), "#C9AC80")
"""Colours of keys without a command. They are flat, so that the other keys stand out."""

FREE_OPACITY, FREE_INSET, FREE_TEXT = 0.22, 3.0, 12
"""Opacity and inset of the ground of a key without a command, and font size of its label."""

AIM: Final = "#2FD6C6"
"""Colour of the rim around the keys of a command, and around the key over which a command is dragged."""

PAPER: Final = ("#FFFCF3", "#F6EAD0")
"""Colours of the faces of keys with a caption.

On such a key, only the front edge and the band at the top have the colour of the group.
"""

CAPTIONED: Final = QSizeF(58, 38)
"""A key shows a caption only if it is at least this wide and high."""

SIDE, TOP, FOOT = 1.4, 1.2, 4.0
"""Width of the rim around the face of a key: at the sides, at the top, and at the bottom (its front edge)."""

BAND, BAND_TEXT = 16.5, 13
"""Height of the coloured band at the top of a key with a caption, and font size of the name on this band."""

CAPTION_SIDE: Final = 3.5
"""Minimum distance of a caption from the left and right edges of its key."""

MARK_SIDE, LOCK, STAR = 10.0, 4.8, 6.0
"""Distance of a mark's centre from the right edge of its key, and half the heights of locks and stars."""

LEAST_LABEL: Final = 12
"""Minimum font size of a label. If a label is too wide for its key, its font shrinks down to this size."""


ON_PAGES: Final[Mapping[str, PageKey]] = {key: one for one in OF_ALL for key in one.keys}


@frozen
class Use:
    """Describes the command of a key, or the function of a key on pages."""

    group: Message
    name: str
    caption: str


def use_of(key: str) -> Use | None:
    command = holder(key)
    if command is not None and command.line is not None:
        return Use(group_of(command), command.name, say(command.line.caption))
    of_page = ON_PAGES.get(key)
    if of_page is not None and is_reserved(key):
        return Use(of_page.group, of_page.name, say(of_page.caption))
    return None


def pressed_caps(key: str) -> tuple[str, ...]:
    """Return the names of the drawn keys that are pressed together for `key`, the modifiers first."""
    *modifiers, cap = caps_of(key)
    if cap in SHIFTED.values():
        modifiers.append("Shift")
    return (*modifiers, ALIASES.get(cap, cap))


def paint_blank_key(p: QPainter, box: QRectF, colours: CapColours) -> None:
    shape(p, rounded(box, CORNER), colours.ground, colours.edge, 1.2)
    face = _face(box)
    p.fillPath(rounded(face, CORNER - 1), down(face.top(), face.bottom(), *colours.face))


def _face(box: QRectF) -> QRectF:
    return box.adjusted(SIDE, TOP, -SIDE, -FOOT)


def paint_named_key(p: QPainter, box: QRectF, label: str, use: Use, size: int) -> None:
    """Paint a key with its name on a coloured band. Below the band is a caption with the font size `size`."""
    tint, face, band = TINTS[use.group], _face(box), _band(box)
    paint_blank_key(p, box, attrs.evolve(tint, face=PAPER))
    top = QPainterPath()
    top.addRect(band)
    p.fillPath(rounded(face, CORNER - 1).intersected(top), colour(tint.face[1]))
    write(p, band.adjusted(CAPTION_SIDE + INDENT - SIDE, 1, 0, 0), label, sans(BAND_TEXT, BOLD), tint.ink)
    paint_caption(p, caption_room(box), use.caption, size, tint.ink)


def _band(box: QRectF) -> QRectF:
    face = _face(box)
    return QRectF(face.left(), face.top(), face.width(), BAND)


def paint_key(p: QPainter, box: QRectF, label: str, colours: CapColours, beside: float = 0.0) -> None:
    """Paint a key without a caption. The colours are the same in the light and in the dark theme.

    `beside` is the width of the room for a mark at the right of the label.
    """
    if colours is FREE:
        p.fillPath(rounded(box, CORNER, FREE_INSET), colour(FREE.ground, FREE_OPACITY))
    else:
        paint_blank_key(p, box, colours)
    within = box.adjusted(0, 0, -beside, -3)
    if label in ARROWS:
        paint_arrow(p, within.center(), label, colours.ink)
    elif colours is FREE:
        write(p, within, label, sans(FREE_TEXT, REGULAR), colours.ink, CENTRE)
    else:
        size = 15 if len(label) == 1 else 12 if box.width() < 40 else 13
        while size > LEAST_LABEL and text_width(label, sans(size, BOLD)) > box.width() - 8:
            size -= 1
        write(p, within, label, sans(size, BOLD), colours.ink, CENTRE)
    if colours is CONFLICT:
        corner = QPointF(box.right() - 1, box.top() + 2)
        shape(p, ellipse(corner.x(), corner.y(), 6.5), "#FFFFFF", CONFLICT.edge, 1.6)
        write(p, QRectF(corner.x() - 8, corner.y() - 8.5, 16, 16), "2", sans(11, BOLD), CONFLICT.ink, CENTRE)


def paint_arrow(p: QPainter, middle: QPointF, key: str, ink: str) -> None:
    with saved(p):
        p.translate(middle)
        p.rotate(ARROWS[key])
        p.fillPath(polygon([(0, -6), (6, 4), (-6, 4)]), colour(ink))


@contained
class KeyBoard(QWidget):
    """A drawn keyboard. It shows which keys are in use together with the chosen modifier key.

    A key has the colour of its command's group, and a star if the player has chosen the key for the command.
    Large keys also have a caption.
    """

    pressed = Signal(str)
    """Emits the clicked key with the chosen modifier, as text."""

    def __init__(self) -> None:
        super().__init__()
        self.modifier = self.disputed = self.aimed = ""
        self.lit: set[str] = set()
        self._caption_size = 0
        self._used: dict[str, Use] = {}
        self._picture, self._picture_of = QPixmap(), tuple[object, ...]()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_modifier(self, modifier: str) -> None:
        self.modifier = modifier
        self.follow()

    def mark_conflict(self, key: str) -> None:
        """Mark a key that was chosen for two commands. If `key` is empty, remove this mark."""
        self.disputed = key
        self.follow()

    def aim(self, at: QPoint | None) -> str:
        """Mark the key at the screen position `at` as the target of a drag, and return this key.

        If there is no key at `at`, return "".
        """
        aimed = self._under(self.mapFromGlobal(at).toPointF()) if at is not None else ""
        if aimed != self.aimed:
            self.aimed = aimed
            self.update()
        return aimed

    def light(self, keys: Iterable[str]) -> None:
        """Mark the keys of a command, including their modifiers."""
        self.lit = {cap for key in keys for cap in pressed_caps(key)}
        self.update()

    def follow(self) -> None:
        self._used = self._find_uses()
        named = dict.fromkeys(map(key_name, self._used))
        self.setAccessibleName(phrase("keyboard-board", keys=", ".join(named)))
        self._picture_of = ()
        self.update()

    def _find_uses(self) -> dict[str, Use]:
        """Return what each key does together with the chosen modifier. Keys without a use are omitted."""
        keys = (self.key_at(name) for name, _ in self._keys())
        return {key: use for key in keys if key and (use := use_of(key)) is not None}

    def _is_used(self, key: str) -> bool:
        return holder(key) is not None

    # -- keys

    def key_at(self, name: str) -> str:
        """Return the shortcut that a drawn key and the chosen modifier form, such as ``Ctrl+Z``.

        For modifier keys and Caps Lock, return "".
        """
        if name in MODIFIERS or name == "CapsLock":
            return ""
        if self._is_shifted(name):
            return SHIFTED[name]
        return f"{self.modifier}+{name}" if self.modifier else name

    def _is_shifted(self, name: str) -> bool:
        """Return whether a key shows its character with Shift.

        It does if Shift is the chosen modifier. If no modifier is chosen, it does if this character has a
        command and the character without Shift has none.
        """
        if name not in SHIFTED or self.modifier not in ("", "Shift"):
            return False
        return bool(self.modifier) or (not self._is_used(name) and self._is_used(SHIFTED[name]))

    def _keys(self) -> Iterator[tuple[str, QRectF]]:
        unit = (self.width() - 2 * EDGE) / UNITS
        high = (self.height() - LEGEND - 2 * EDGE + 2) / len(ROWS)
        for j, row in enumerate(ROWS):
            x = EDGE
            for cap in row.split(" "):
                name, _, units = cap.partition(":")
                wide = float(units or 1) * unit
                yield name, QRectF(x + GAP, EDGE - 1 + j * high + GAP, wide - 2 * GAP, high - 2 * GAP)
                x += wide

    def _colours(self, name: str) -> CapColours:
        key = self.key_at(name)
        if not key:
            return HELD if name in self.modifier.split("+") else FREE
        if key == self.disputed:
            return CONFLICT
        use = self._used.get(key)
        return FREE if use is None else TINTS[use.group]

    def _label(self, name: str) -> str:
        if name in LABELS:
            return say(LABELS[name])
        if name in ARROWS:
            return name
        if name == "Menu":
            return MENU
        name = SHIFTED[name] if self._is_shifted(name) else name
        return name if len(name) == 1 else key_name(name)  # for a single character, avoid the slow `key_name`

    def _under(self, at: QPointF) -> str:
        return next((self.key_at(name) for name, box in self._keys() if box.contains(at)), "")

    # -- mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        key = self._under(event.position())
        set_tip(self, self._tip(key) if key else "")

    def _tip(self, key: str) -> str:
        use = self._used.get(key)
        if use is not None:
            return phrase("keyboard-key-does", key=key_name(key), command=use.name)
        if is_reserved(key):
            return phrase("keyboard-refused-fixed", key=key_name(key))
        return phrase("keyboard-key-free", key=key_name(key))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and (key := self._under(event.position())):
            self.pressed.emit(key)

    # -- painting

    @property
    def captions(self) -> list[tuple[str, QSizeF]]:
        """The captions of all used keys that are large enough, each with the size of the caption's room."""
        uses = (
            (self._used.get(self.key_at(name)), box)
            for name, box in self._keys()
            if has_caption(name, box, CAPTIONED)
        )
        return [(use.caption, caption_room(box).size()) for use, box in uses if use is not None]

    def sizeHint(self) -> QSize:
        return QSize(700, min(max(round(self.width() * SHAPE), LOW), HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(420, LOW)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.updateGeometry()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = (ratio, self.size(), KEYMAP.own)
        if self._picture_of != wanted:
            self._used = self._find_uses()
            self._picture_of = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._paint(QPainter(self._picture))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for name, box in self._keys() if self.lit else ():
            if name in self.lit:
                self._paint_lit(painter, box, name)
        if self.aimed:
            self._paint_aimed(painter)

    def _paint_lit(self, painter: QPainter, box: QRectF, name: str) -> None:
        stroke(painter, rounded(box, CORNER), AIM, 3)

    def _paint_aimed(self, painter: QPainter) -> None:
        box = next(box for name, box in self._keys() if self.key_at(name) == self.aimed)
        rim = CONFLICT.edge if is_reserved(self.aimed) else AIM
        shape(painter, rounded(box, CORNER), colour("#FFFFFF", 0.25), rim, 3)

    def _paint(self, painter: QPainter) -> None:
        self._caption_size = common_size(self.captions)
        self._paint_board(painter)
        room = QRectF(EDGE, self.height() - EDGE / 2 - LEGEND - 2, self.width() - 2 * EDGE, LEGEND)
        paint_legend(painter, room, self._legend)
        painter.end()

    @property
    def _groups(self) -> list[Message]:
        return in_order(use.group for use in self._used.values())

    @property
    def _legend(self) -> list[Entry]:
        locks = [(phrase("keyboard-fixed"), paint_lock)]
        stars = [(phrase("keyboard-changed"), paint_star)] if any(map(_is_changed, self._used)) else []
        return [*map(group_entry, self._groups), *locks, *stars]

    def _paint_board(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -4)
        soft_shadow(painter, rounded(whole, 10), (0, 2), 3, 0.3)
        shape(painter, rounded(whole, 10), down(whole.top(), whole.bottom(), *WOOD[0]), WOOD[1], 1.4)
        stroke(painter, rounded(whole, 7, 4), colour(INLAY, 0.55), 1)
        for name, box in self._keys():
            self._paint_cap(painter, box, name)

    def _paint_cap(self, p: QPainter, box: QRectF, name: str) -> None:
        key, colours = self.key_at(name), self._colours(name)
        use = self._used.get(key) if key != self.disputed else None
        is_locked, is_changed = bool(key) and is_reserved(key), key != self.disputed and _is_changed(key)
        if use is not None and has_caption(name, box, CAPTIONED):
            paint_named_key(p, box, self._label(name), use, self._caption_size)
        else:
            beside = (is_locked or is_changed) and box.height() < CAPTIONED.height()
            paint_key(p, box, self._label(name), colours, MARK_SIDE if beside else 0.0)
        at = box.right() - MARK_SIDE, _mark_height(box)
        if is_locked:
            paint_lock(p, *at, LOCK, INLAY if colours is FREE else colours.ink)
        if is_changed:
            paint_star(p, *at, STAR)


def _mark_height(box: QRectF) -> float:
    """Return the y coordinate of the marks on a key.

    It is the middle of the band. If the keys are too low for bands, it is the middle of the label.
    """
    return (_band(box) if box.height() >= CAPTIONED.height() else box.adjusted(0, 0, 0, -3)).center().y()


def has_caption(name: str, box: QRectF, least: QSizeF) -> bool:
    """Return whether a key has a caption. Arrow keys and keys smaller than `least` have none."""
    return name not in ARROWS and box.size().boundedTo(least) == least


def caption_room(box: QRectF) -> QRectF:
    return box.adjusted(CAPTION_SIDE, TOP + BAND, -CAPTION_SIDE, -FOOT)


def _is_changed(key: str) -> bool:
    command = holder(key)
    return command is not None and key not in command.defaults
