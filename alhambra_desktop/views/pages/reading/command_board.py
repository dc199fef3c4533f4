from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter

from ....model.rules.core.frozen import frozen
from ....words import phrase
from ...commands.command import key_name
from ...storage.contained import contained
from ...widgets.key_board import (
    CAPTIONED,
    LOW,
    MODIFIERS,
    PAPER,
    SHIFTED,
    KeyBoard,
    Use,
    caption_room,
    has_caption,
    paint_key,
    paint_named_key,
    pressed_caps,
)
from ...widgets.key_colours import HELD, TINTS
from ...widgets.key_legend import Entry, group_entry
from .key_rows import KeyText

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
    def on_key(self) -> Use:
        return Use(self.text.group, self.text.name, self.text.caption)


def uses_of(texts: Sequence[KeyText]) -> dict[str, list[KeyUse]]:
    """Map each key to its commands. The commands with the fewest modifiers are first."""
    found: dict[str, list[KeyUse]] = {}
    for text in texts:
        for key in text.current:
            *modifiers, cap = pressed_caps(key)
            found.setdefault(cap, []).append(KeyUse(key, tuple(modifiers), text))
    return {name: sorted(uses, key=lambda use: len(use.modifiers)) for name, uses in found.items()}


@contained
class CommandBoard(KeyBoard):
    """A keyboard with captions of commands, and a legend of the groups of commands.

    The arrow keys move the focus from key to key. A screen reader reads the commands of the focused key.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses: dict[str, list[KeyUse]] = {}
        self.current = ""
        self._lit_uses: dict[str, KeyUse] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_texts(self, texts: Sequence[KeyText]) -> None:
        self.uses = uses_of(texts)
        self.show_modifier("")

    def show_modifier(self, modifier: str) -> None:
        """Show what each key does together with `modifier`, such as ``Ctrl+Shift``."""
        super().show_modifier(modifier)
        if self.use_at(self.current) is None:
            self.current = ""
        self.light(())

    @property
    def modifiers(self) -> set[str]:
        """The modifiers of all the commands' keys, as arguments for `show_modifier`."""
        uses = ((name, use) for name, uses in self.uses.items() for use in uses)
        return {"+".join(use.modifiers) for name, use in uses if use.key != SHIFTED.get(name)}

    def use_at(self, name: str) -> KeyUse | None:
        """Return what a drawn key does together with the chosen modifier."""
        shifted = not self.modifier and self._is_shifted(name)
        held = "Shift" if shifted else self.modifier
        return next((use for use in self.uses.get(name, ()) if "+".join(use.modifiers) == held), None)

    @property
    def reached_text(self) -> KeyText | None:
        """The command of the focused key, or None."""
        use = self.use_at(self.current) if self.hasFocus() else None
        return None if use is None else use.text

    def light(self, keys: Iterable[str]) -> None:
        """Mark the keys of a command. These keys show the command even if another modifier is chosen."""
        keys = tuple(keys)
        self._lit_uses = {name: use for name, uses in self.uses.items() for use in uses if use.key in keys}
        super().light(keys)

    def _find_uses(self) -> dict[str, Use]:
        found = ((self.key_at(name), self.use_at(name)) for name, _ in self._keys())
        return {key: use.on_key for key, use in found if use is not None}

    @property
    def captions(self) -> list[tuple[str, QSizeF]]:
        large = ((name, box) for name, box in self._keys() if has_caption(name, box, CAPTIONED))
        captions = ((use.text.caption, box) for name, box in large for use in self.uses.get(name, ()))
        return [(caption, caption_room(box).size()) for caption, box in captions]

    def _is_used(self, key: str) -> bool:
        return any(use.key == key for use in self.uses.get(pressed_caps(key)[-1], ()))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), LOW)

    def _tip(self, key: str) -> str:
        uses = self.uses.get(key, [])
        lines = (phrase("keyboard-key-does", key=key_name(use.key), command=use.text.does) for use in uses)
        return "\n".join(lines) or super()._tip(key)

    # -- keys and focus

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reach(self.current or next(name for name, _ in self._keys() if self.use_at(name) is not None))

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
        boxes = {name: box for name, box in self._keys() if self.use_at(name) is not None}
        here, far = boxes[self.current].center(), dict[str, float]()
        for name, box in boxes.items():
            way = box.center() - here
            along = way.x() * across + way.y() * down
            if along > 1:
                far[name] = along + TIGHT * abs(way.x() * down + way.y() * across)
        return min(far, key=far.__getitem__) if far else None

    def reach(self, key: str) -> None:
        use = self.use_at(key)
        if use is not None:
            self.current = key
            self.setAccessibleDescription(self._tip(key))
            self.light(use.text.current)

    # -- painting

    @property
    def _legend(self) -> list[Entry]:
        # Only the preferences mark fixed and changed keys, so this legend does not explain such marks.
        return [*map(group_entry, self._groups)]

    def _paint_cap(self, p: QPainter, box: QRectF, name: str) -> None:
        self._paint_use(p, box, name, self.use_at(name))

    def _paint_use(self, p: QPainter, box: QRectF, name: str, use: KeyUse | None) -> None:
        if use is None:
            paint_key(p, box, self._label(name), self._colours(name))
        elif has_caption(name, box, CAPTIONED):
            paint_named_key(p, box, self._label(name), use.on_key, self._caption_size)
        else:
            tint = TINTS[use.text.group]
            paint_key(p, box, self._label(name), attrs.evolve(tint, face=(PAPER[0], tint.face[1])))

    def _paint_lit(self, painter: QPainter, box: QRectF, name: str) -> None:
        if name in MODIFIERS:
            paint_key(painter, box, self._label(name), HELD)
        elif (use := self._lit_uses.get(name)) is not self.use_at(name):
            self._paint_use(painter, box, name, use)
        super()._paint_lit(painter, box, name)
