"""The drawn keyboard on the page of keys, with the names of commands on its keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QPainter, QPaintEvent

from ....model.rules.core.frozen import frozen
from ....words import phrase, say
from ...art.brushes import shape, stroke
from ...art.fonts import BOLD, sans, shortened, text_width, wrapped
from ...art.geometry import rounded
from ...commands.command import key_name
from ...storage.contained import contained
from ...widgets.key_board import (
    AIM,
    ARROWS,
    CORNER,
    FREE,
    LOW,
    MODIFIERS,
    SHIFTED,
    CapColours,
    KeyBoard,
    paint_blank_key,
    paint_key,
)
from ...widgets.key_caps import caps_of
from ...widgets.painting import write
from .key_rows import TINTS, KeyText

NAMED: Final = QSizeF(66, 36)
"""Minimum size at which a key shows the name of its command."""

LETTER, NAME, LEAST_NAME = 13, 11, 10
"""Font size of a key's letter, and largest and smallest font size of its command's name."""

INSIDE, LINE = 3.5, 11.0
"""Margin left and right of the texts on a key, and line height of a command's name."""

ALIASES: Final = {"Return": "Enter", **{shifted: plain for plain, shifted in SHIFTED.items()}}


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
    """Return the commands of each key. Commands with the fewest modifiers come first."""
    found: dict[str, list[KeyUse]] = {}
    for text in texts:
        for key in text.current:
            *modifiers, cap = caps_of(key)
            if cap in SHIFTED.values():
                modifiers.append("Shift")
            found.setdefault(ALIASES.get(cap, cap), []).append(KeyUse(key, tuple(modifiers), text))
    return {name: sorted(uses, key=lambda use: len(use.modifiers)) for name, uses in found.items()}


@contained
class CommandBoard(KeyBoard):
    """A keyboard in the colours of the groups of commands. It can light the keys of one command."""

    def __init__(self) -> None:
        super().__init__()
        self.uses: dict[str, list[KeyUse]] = {}
        self._lit: KeyText | None = None
        self.setMaximumWidth(16_777_215)

    def show_texts(self, texts: Sequence[KeyText]) -> None:
        self.uses = uses_of(texts)
        self.light(None)
        self.follow()

    def light(self, text: KeyText | None) -> None:
        self._lit = text
        self.update()

    @property
    def lit(self) -> set[str]:
        """The keys of the lit command, including its modifiers."""
        found = set[str]()
        for name, uses in self.uses.items():
            for use in uses:
                if use.text is self._lit:
                    found.update((name, *use.modifiers))
        return found

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), LOW)

    def _tip(self, key: str) -> str:
        uses = self.uses.get(key, [])
        lines = (phrase("keyboard-key-does", key=key_name(use.key), command=use.text.name) for use in uses)
        return "\n".join(lines) or super()._tip(key)

    def _paint_cap(self, p: QPainter, box: QRectF, name: str) -> None:
        uses = self.uses.get(name, [])
        colours = uses[0].colours if uses else FREE
        if not uses or name in ARROWS or box.size().boundedTo(NAMED) != NAMED:
            paint_key(p, box, self._label(name), colours)
            return
        paint_blank_key(p, box, colours)
        inside = box.adjusted(INSIDE, 2, -INSIDE, -4)
        first = QRectF(inside.left(), inside.top(), inside.width(), LETTER)
        left = write(p, first, self._label(name), sans(LETTER, BOLD), colours.ink)
        if uses[0].modifiers:
            self._paint_modifiers(p, first.adjusted(left + 4, 0, 0, 0), uses[0])
        font, lines = _lines(uses[0].text.name, inside.width())
        top = inside.bottom() - LINE * len(lines)
        for number, text in enumerate(lines):
            line = QRectF(inside.left(), top + LINE * number, inside.width(), LINE)
            write(p, line, text, font, colours.ink)

    @staticmethod
    def _paint_modifiers(p: QPainter, room: QRectF, use: KeyUse) -> None:
        font = sans(NAME, BOLD)
        names = "+".join(say(MODIFIERS[one]) if one in MODIFIERS else one for one in use.modifiers)
        text = shortened(names, font, room.width() - 6)
        box = QRectF(room)
        box.setLeft(box.right() - text_width(text, font) - 6)
        shape(p, rounded(box, 4), use.colours.face[0], use.colours.edge, 1)
        write(p, box.adjusted(3, 0, 0, 0), text, font, use.colours.ink)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        lit = self.lit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for name, box in self._keys() if lit else ():
            if name in lit:
                stroke(painter, rounded(box, CORNER), AIM, 3)


def _lines(name: str, room: float) -> tuple[QFont, list[str]]:
    """Return the one or two lines of a name on a key, and their font. A long name ends with dots."""
    lines: list[str] = []
    for size in (NAME, LEAST_NAME):
        font = sans(size)
        words = max(text_width(word, font) for word in name.split())
        first, *more = wrapped(name, font, room) if words <= room else (name,)
        lines = [first, " ".join(more)] if more else [first]
        if all(text_width(line, font) <= room for line in lines):
            break
    return font, [shortened(line, font, room) for line in lines]
