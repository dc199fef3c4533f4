from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter

from ....model.rules.core.frozen import frozen
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.fonts import BOLD, sans, shortened, text_width
from ...art.geometry import rounded
from ...commands.command import key_name
from ...storage.contained import contained
from ...widgets.key_board import (
    ARROWS,
    CORNER,
    LOW,
    MODIFIERS,
    PAPER,
    SHIFTED,
    WOOD,
    KeyBoard,
    Use,
    has_caption,
    paint_arrow,
    paint_blank_key,
    paint_key,
    pressed_caps,
)
from ...widgets.key_captions import paint_caption
from ...widgets.key_colours import HELD, TINTS, CapColours
from ...widgets.key_legend import Entry, group_entry
from ...widgets.painting import CENTRE, write
from .key_rows import KeyText

CAPTIONED: Final = QSizeF(60, 44)
"""If a key is at least this wide and high, it shows a caption; otherwise only its name."""

LETTER, LEAST_LETTER = 14, 11
"""Maximum font size of the badges on a key with a caption, and minimum font size of their modifiers."""

INSIDE, ABOVE, BELOW = 4.0, 2.0, 4.0
"""Pixels from the contents of a key to its left and right sides, to its top, and to its bottom."""

BADGE, ROUND = 18.0, 4.5
"""Height and corner radius of a badge (see `Badge`)."""

BADGE_SIDE, BADGE_GAP = 7.0, 2.0
"""Pixels by which a badge is wider than its text, and pixels between two badges."""

UNUSED, UNUSED_INSET, UNUSED_TEXT, UNUSED_INK = 0.2, 4.0, 12, "#B3946A"
"""Look of a key without a command: opacity and inset of its ground, font size and colour of its label."""

STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
TIGHT: Final = 2.0
"""Makes the arrow keys prefer drawn keys that are straight ahead.

An arrow key moves the focus to the drawn key at the smallest distance. In this distance, the part at right
angles to the arrow's direction counts ``TIGHT`` times.
"""


@frozen
class KeyUse:
    """A command that a key triggers, with the modifiers that are pressed together with the key."""

    key: str
    modifiers: tuple[str, ...]
    text: KeyText

    @property
    def colours(self) -> CapColours:
        return TINTS[self.text.group]


def uses_of(texts: Sequence[KeyText]) -> dict[str, list[KeyUse]]:
    """Map each key to its commands. The commands with the fewest modifiers are first."""
    found: dict[str, list[KeyUse]] = {}
    for text in texts:
        for key in text.current:
            *modifiers, cap = pressed_caps(key)
            found.setdefault(cap, []).append(KeyUse(key, tuple(modifiers), text))
    return {name: sorted(uses, key=lambda use: len(use.modifiers)) for name, uses in found.items()}


@frozen
class Badge:
    """A coloured label at the top of a drawn key: the name of this key, or of a modifier pressed with it."""

    text: str
    font: QFont
    width: float
    is_modifier: bool


def _badges(caps: Sequence[str], room: float) -> list[tuple[float, Badge]]:
    """Return a badge for each of `caps`, with its left edge.

    The font is as large as the width `room` allows. If even the smallest font is too large, the names of the
    modifiers are shortened.
    """
    *modifiers, letter = caps
    for size in range(LETTER, LEAST_LETTER, -1):
        font, small = sans(size, BOLD), sans(max(LEAST_LETTER, size - 3), BOLD)
        last = max(BADGE, text_width(letter, font) + BADGE_SIDE)
        free = room - last - sum(text_width(one, small) + BADGE_SIDE + BADGE_GAP for one in modifiers)
        if free >= 0:
            break
    found, left = list[tuple[float, Badge]](), 0.0
    for one in modifiers:
        text = shortened(one, small, text_width(one, small) + min(0.0, free / len(modifiers)))
        found.append((left, Badge(text, small, text_width(text, small) + BADGE_SIDE, is_modifier=True)))
        left += found[-1][1].width + BADGE_GAP
    return [*found, (left, Badge(letter, font, last, is_modifier=False))]


def paint_badge(p: QPainter, box: QRectF, badge: Badge, use: KeyUse) -> None:
    look = HELD if badge.is_modifier else use.colours
    shape(p, rounded(box, ROUND), look.face[1], look.ground, 1)
    write(p, box, badge.text, badge.font, look.ink, CENTRE)


@contained
class CommandBoard(KeyBoard):
    """A keyboard with captions of commands, and a legend of the groups of commands.

    The arrow keys move the focus from key to key. A screen reader reads the commands of the focused key.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses: dict[str, list[KeyUse]] = {}
        self.current = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_texts(self, texts: Sequence[KeyText]) -> None:
        self.uses = uses_of(texts)
        self.light(())
        self.follow()

    @property
    def reached_text(self) -> KeyText | None:
        """The first command of the focused key, or None."""
        return self.uses[self.current][0].text if self.hasFocus() and self.current in self.uses else None

    def _find_uses(self) -> dict[str, Use]:
        found = (use for uses in self.uses.values() for use in uses)
        return {use.key: Use(use.text.group, use.text.name, use.text.caption) for use in found}

    @property
    def captions(self) -> list[tuple[str, QSizeF]]:
        boxes = ((name, box) for name, box in self._keys() if name in self.uses)
        large = ((name, box) for name, box in boxes if has_caption(name, box, CAPTIONED))
        return [(self.uses[name][0].text.caption, _caption_room(box).size()) for name, box in large]

    def _caps(self, key: str, use: KeyUse) -> tuple[str, ...]:
        """Return the texts of the keys that are pressed together, the modifiers first."""
        if use.key == SHIFTED.get(key):  # other pages also write "?" instead of "Shift+/"
            return (use.key,)
        before = (say(MODIFIERS[one]) if one in MODIFIERS else one for one in use.modifiers)
        return (*before, self._label(key))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), LOW)

    def _tip(self, key: str) -> str:
        uses = self.uses.get(key, [])
        lines = (phrase("keyboard-key-does", key=key_name(use.key), command=use.text.does) for use in uses)
        return "\n".join(lines) or super()._tip(key)

    # -- keys and focus

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reach(self.current or next(name for name, _ in self._keys() if name in self.uses))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif (beside := self._beside(*step)) is not None:
            self.reach(beside)

    def _beside(self, across: int, down: int) -> str | None:
        boxes = {name: box for name, box in self._keys() if name in self.uses}
        here, far = boxes[self.current].center(), dict[str, float]()
        for name, box in boxes.items():
            way = box.center() - here
            along = way.x() * across + way.y() * down
            if along > 1:
                far[name] = along + TIGHT * abs(way.x() * down + way.y() * across)
        return min(far, key=far.__getitem__) if far else None

    def reach(self, key: str) -> None:
        self.current = key
        self.setAccessibleDescription(self._tip(key))
        self.light(self.uses[key][0].text.current)

    # -- painting

    @property
    def _legend(self) -> list[Entry]:
        # Only the preferences mark fixed and changed keys, so this legend does not explain such marks.
        return [*map(group_entry, self._groups)]

    def _is_shifted(self, name: str) -> bool:
        return False

    def _paint_cap(self, p: QPainter, box: QRectF, name: str) -> None:
        uses = self.uses.get(name, [])
        if name in self._modifiers:
            paint_key(p, box, self._label(name), HELD)
        elif not uses:
            p.fillPath(rounded(box, CORNER, UNUSED_INSET), colour(WOOD[1], UNUSED))
            if name in ARROWS:
                paint_arrow(p, box.center(), name, UNUSED_INK)
            else:
                write(p, box, self._label(name), sans(UNUSED_TEXT), UNUSED_INK, CENTRE)
        elif not has_caption(name, box, CAPTIONED):
            face = PAPER[0], uses[0].colours.face[1]
            paint_key(p, box, self._label(name), attrs.evolve(uses[0].colours, face=face))
        else:
            self._paint_key_use(p, box, name, uses[0])

    def _paint_key_use(self, p: QPainter, box: QRectF, name: str, use: KeyUse) -> None:
        paint_blank_key(p, box, attrs.evolve(use.colours, face=PAPER))
        inside = _caption_room(box)
        for x, badge in _badges(self._caps(name, use), inside.width()):
            paint_badge(p, QRectF(inside.left() + x, box.top() + ABOVE, badge.width, BADGE), badge, use)
        paint_caption(p, inside, use.text.caption, self._caption_size, use.colours.ink)

    @property
    def _modifiers(self) -> set[str]:
        return {one for uses in self.uses.values() for use in uses for one in use.modifiers}


def _caption_room(box: QRectF) -> QRectF:
    return box.adjusted(INSIDE, ABOVE + BADGE, -INSIDE, -BELOW)
