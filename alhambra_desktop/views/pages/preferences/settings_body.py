"""SettingsBody: the settings of a section as rows of title, sentence and control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import say
from ...art.brushes import colour
from ...art.fonts import BOLD
from ...art.palette import LIGHT, Theme
from ...storage.contained import contained
from ...storage.preferences import Preferences
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, vbox
from ...widgets.choices import Choices
from ...widgets.hit_label import HitLabel
from ...widgets.labels import set_tip
from .body import Body, hit_ground
from .fields import Context, Field, MakeField

LEAST_TEXT: Final = 230
"""Width that a sentence needs beside its control."""

BROADEST: Final = 660
"""Maximum width of a control below its sentence."""

GAP: Final = 20
BELOW: Final = 6
NOTE_GAP: Final = 2
BETWEEN: Final = 14
"""Pixels above and below the hairline between two settings."""

CHOICE_RING: Final = 4
"""Pixels around choices, so that their edges are in line with the texts above."""


def always(_: Preferences) -> bool:
    return True


@attrs.frozen(eq=False)
class Setting:
    """A preference and its control; its texts are the messages ``setting-…`` with its name.

    While ``works`` is false for the preferences, ``why`` gives the reason. A message of ``fault`` replaces
    the sentence.
    """

    name: str
    make: MakeField
    works: Callable[[Preferences], bool] = always
    why: Message | None = None
    fault: Callable[[Context], Message | None] | None = None

    @property
    def title(self) -> Message:
        return Message(f"setting-{self._text}")

    @property
    def note(self) -> Message:
        return Message(f"setting-{self._text}-note")

    @property
    def synonyms(self) -> Message:
        """Other words with which a search finds the setting."""
        return Message(f"setting-{self._text}-words")

    @property
    def _text(self) -> str:
        return self.name.replace("_", "-")


@contained
class SettingRow(QWidget):
    """Title and sentence, with the control at the right, or below if there is too little room."""

    def __init__(self, setting: Setting, context: Context) -> None:
        super().__init__()
        self.setting, self._context = setting, context
        title = say(setting.title)
        self.field: Field = setting.make(context, setting.name, title)
        self.field.widget.setObjectName(setting.name)
        self.title = HitLabel(title, "", 15, BOLD)
        self.note = HitLabel(say(setting.note), "second")
        self.lined, self.theme = False, LIGHT
        for part in (self.title, self.note, self.field.widget):
            part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow()
        self.listen()

    # -- contents

    def follow(self) -> None:
        preferences, field = self._context.preferences, self.field
        field.show(getattr(preferences, self.setting.name))
        works = self.setting.works(preferences)
        field.widget.setEnabled(works)
        set_tip(field.widget, "" if works or self.setting.why is None else say(self.setting.why))
        self._describe()

    def listen(self) -> None:
        fault = self.setting.fault(self._context) if self.setting.fault is not None else None
        text, role = say(fault or self.setting.note), "fault" if fault else "second"
        if (text, role) == (self.note.plain_text, self.note.property("role")):
            return
        self.note.setProperty("role", role)
        self.note.set_content(text)
        self.note.style().unpolish(self.note)
        self.note.style().polish(self.note)
        self._describe()
        self.updateGeometry()

    def _describe(self) -> None:
        why = None if self.setting.works(self._context.preferences) else self.setting.why
        text = self.note.plain_text if why is None else say(why)
        widget = self.field.widget
        if isinstance(widget, Choices):
            widget.describe(text)
        (widget.focusProxy() or widget).setAccessibleDescription(text)

    def seek(self, query: Query) -> bool:
        texts = (self.title.plain_text, self.note.plain_text, *self.field.texts, say(self.setting.synonyms))
        found = query.matches(*texts)
        self.setVisible(found)
        for label in (self.title, self.note):
            label.mark(query, hit_ground(self.theme))
        return found

    # -- layout

    def _beside(self, width: int) -> bool:
        needed = self.field.widget.sizeHint().width()
        return not self.field.broad and width - needed - GAP >= LEAST_TEXT

    def _top(self) -> int:
        return 2 * BETWEEN if self.lined else 0

    def _control(self, width: int) -> QSize:
        """Return the size of the control in a row of this width."""
        widget = self.field.widget
        hint = widget.sizeHint()
        if isinstance(widget, Choices):
            room = min(width + 2 * CHOICE_RING, max(hint.width(), BROADEST))
            control_width = hint.width() if self._beside(width) else room
            return QSize(control_width, widget.heightForWidth(control_width))
        return QSize(min(hint.width(), width), hint.height())

    def _texts(self, width: int) -> tuple[int, int, int]:
        """Return the width of the texts and their heights."""
        room = width - self._control(width).width() - GAP if self._beside(width) else width
        return room, self.title.heightForWidth(room), self.note.heightForWidth(room)

    def heightForWidth(self, width: int) -> int:
        _, title, note = self._texts(width)
        height, control = title + NOTE_GAP + note, self._control(width).height()
        return self._top() + (max(height, control) if self._beside(width) else height + BELOW + control)

    def sizeHint(self) -> QSize:
        return QSize(520, self.heightForWidth(max(self.width(), 300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.field.widget.minimumSizeHint().width(), self.heightForWidth(max(self.width(), 240)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        width, top, size = self.width(), self._top(), self._control(self.width())
        room, title, note = self._texts(width)
        self.title.setGeometry(0, top, room, title)
        self.note.setGeometry(0, top + title + NOTE_GAP, room, note)
        left, y = 0, top + title + NOTE_GAP + note + BELOW
        if self._beside(width):
            height = max(title + NOTE_GAP + note, size.height())
            left, y = width - size.width(), top + (height - size.height()) // 2
        elif isinstance(self.field.widget, Choices):
            left = -CHOICE_RING
        self.field.widget.setGeometry(left, y, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.lined:
            line = QRectF(0, BETWEEN - 1, self.width(), 1)
            QPainter(self).fillRect(line, colour(self.theme.hairline))


@contained
class SettingsBody(Body):
    """Rows of settings with a hairline between them."""

    def __init__(self, settings: Sequence[Setting], context: Context) -> None:
        super().__init__()
        self.names = tuple(setting.name for setting in settings)
        self.rows = {setting.name: SettingRow(setting, context) for setting in settings}
        vbox(*self.rows.values(), spacing=0, margins=NONE, within=self)
        self.seek(NOTHING)

    def seek(self, query: Query) -> int:
        found = [row for row in self.rows.values() if row.seek(query)]
        for row in self.rows.values():
            row.lined = row in found[1:]
            row.updateGeometry()
            row.arrange()
        return len(found)

    def follow(self, changed: frozenset[str]) -> None:
        for row in self.rows.values():
            row.follow()

    def listen(self) -> None:
        for row in self.rows.values():
            row.listen()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for row in self.rows.values():
            row.theme = theme
            row.update()
