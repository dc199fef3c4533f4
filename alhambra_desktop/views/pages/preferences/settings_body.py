from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import say
from ...art.palette import LIGHT, Theme
from ...storage.contained import contained
from ...storage.preferences import Preferences
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, vbox
from ...widgets.choices import Choices
from ...widgets.field_row import FieldRow
from ...widgets.labels import set_tip
from .body import Body, hit_ground
from .fields import Context, MakeField

APART: Final = 24


def always(_: Preferences) -> bool:
    return True


@frozen(eq=False)
class Setting:
    """A preference and its control.

    The ids of the setting's texts begin with ``setting-`` and the ``name``, in which hyphens replace
    underscores. While ``has_effect`` returns False, the control is disabled, and ``why`` is its tooltip. If
    ``fault`` returns a message, this message replaces the sentence about the setting. A search that finds the
    setting also shows the setting whose name is ``parent``.
    """

    name: str
    make: MakeField
    has_effect: Callable[[Preferences], bool] = always
    why: Message | None = None
    fault: Callable[[Context], Message | None] | None = None
    picture: Callable[[str], QWidget] | None = None
    parent: str = ""

    @property
    def title(self) -> Message:
        return Message(f"setting-{self._text}")

    @property
    def note(self) -> Message:
        return Message(f"setting-{self._text}-note")

    @property
    def synonyms(self) -> Message:
        """Additional words with which a search finds the setting."""
        return Message(f"setting-{self._text}-words")

    @property
    def _text(self) -> str:
        return self.name.replace("_", "-")


class SettingRow(FieldRow):
    def __init__(self, setting: Setting, context: Context) -> None:
        title = say(setting.title)
        field = setting.make(context, setting.name, title)
        picture = None if setting.picture is None else setting.picture(setting.name)
        super().__init__(title, say(setting.note), field.widget, broad=field.broad, picture=picture)
        self.setting, self._context, self.field, self.theme = setting, context, field, LIGHT
        self.picture = picture
        self._why_found = ""
        field.holder.setObjectName(setting.name)
        self.follow()
        self.poll()

    def follow(self) -> None:
        preferences, field = self._context.preferences, self.field
        field.show(getattr(preferences, self.setting.name))
        works = self.setting.has_effect(preferences)
        field.widget.setEnabled(works)
        set_tip(field.holder, "" if works or self.setting.why is None else say(self.setting.why))
        self._describe()

    def poll(self) -> None:
        fault = self.setting.fault(self._context) if self.setting.fault is not None else None
        text, role = say(fault or self.setting.note) + self._why_found, "fault" if fault else "second"
        if (text, role) == (self.note.plain_text, self.note.property("role")):
            return
        self.note.setProperty("role", role)
        self.note.set_content(text)
        self.note.style().unpolish(self.note)
        self.note.style().polish(self.note)
        self._describe()
        self.updateGeometry()

    def _describe(self) -> None:
        why = None if self.setting.has_effect(self._context.preferences) else self.setting.why
        text = self.note.plain_text if why is None else say(why)
        widget = self.field.holder
        if isinstance(widget, Choices):
            widget.describe(text)
        else:
            (widget.focusProxy() or widget).setAccessibleDescription(text)

    def _explain_match(self, query: Query) -> None:
        visible = (self.title.plain_text, say(self.setting.note), *self.field.texts)
        hidden = () if any(map(query.hits, visible)) else say(self.setting.synonyms).split()
        found = [word for word in hidden if query.hits(word)]
        self._why_found = f" ({', '.join(found)})" if found else ""
        self.poll()

    def seek(self, query: Query) -> bool:
        texts = self.title.plain_text, self.note.plain_text, *self.field.texts, say(self.setting.synonyms)
        found = query.matches(*texts)
        self.setVisible(found)
        self._explain_match(query)
        for label in (self.title, self.note):
            label.mark(query, hit_ground(self.theme))
        return found


@contained
class SettingsBody(Body):
    def __init__(
        self,
        settings: Sequence[Setting],
        context: Context,
        demonstrate: Callable[[Context], QWidget] | None = None,
    ) -> None:
        super().__init__()
        self.names = tuple(setting.name for setting in settings)
        self.rows = {setting.name: SettingRow(setting, context) for setting in settings}
        self.demonstration = None if demonstrate is None else demonstrate(context)
        self.fills = self.demonstration is not None
        self._lay_out()
        self.seek(NOTHING)

    def _lay_out(self) -> None:
        rows = QWidget()  # a widget, because a nested layout would keep the old heights of changed rows
        vbox(*self.rows.values(), 1, spacing=0, margins=NONE, within=rows)
        column = vbox(rows, spacing=0, margins=NONE, within=self)
        if self.demonstration is not None:
            self.demonstration.setContentsMargins(0, APART, 0, 0)
            column.addWidget(self.demonstration, 1)

    def _draw_lines(self, found: Sequence[SettingRow]) -> None:
        for row in self.rows.values():
            row.lined = row in found[1:]
            row.updateGeometry()
            row.arrange()

    def seek(self, query: Query) -> int:
        matching = [row for row in self.rows.values() if row.seek(query)]
        parents = {row.setting.parent for row in matching}
        for name in parents & self.rows.keys():
            self.rows[name].show()
        found = [row for row in self.rows.values() if row in matching or row.setting.name in parents]
        if self.demonstration is not None:
            self.demonstration.setVisible(query == NOTHING)
        self._draw_lines(found)
        return len(found)

    def follow(self, changed: frozenset[str]) -> None:
        for row in self.rows.values():
            row.follow()

    def poll(self) -> None:
        for row in self.rows.values():
            row.poll()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for row in self.rows.values():
            row.theme = theme
            row.update()
