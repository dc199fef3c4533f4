"""The section with the house variants of new games."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Signal

from ....model.rules.modules.registry import MODULES, OPTIONS
from ....words import phrase
from ...art.cache import FaceCache
from ...dialogs.option_form import OptionForm
from ...storage.settings import Settings
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, fill, vbox
from ...widgets.labels import words
from .body import Body, hit_ground


class HouseRulesBody(Body):
    rule_asked = Signal(str)
    names = ("options",)

    def __init__(self, settings: Settings, cache: FaceCache) -> None:
        super().__init__()
        self._settings, self._cache = settings, cache
        self._column = vbox(margins=NONE, within=self)
        self._query = NOTHING
        self.form = OptionForm(cache, (), {})
        fill(self._column, self.form, words(phrase("options-named-before"), "second"))
        self.list_options()

    def list_options(self) -> None:
        old = self.form
        groups = [(module.title, module.options) for module in MODULES]
        self.form = OptionForm(self._cache, groups, dict(self._settings.preferences.options), large=True)
        self.form.changed.connect(self._keep)
        self.form.rule_asked.connect(self.rule_asked)
        self._column.replaceWidget(old, self.form)
        old.hide()
        old.deleteLater()
        self.seek(self._query)

    def row_ends(self) -> list[int]:
        rows = [row for row in self.form.rows.values() if row.isVisible()]
        return sorted(row.mapTo(self, QPoint(0, row.height())).y() for row in rows)

    def _keep(self) -> None:
        values = self.form.values()
        possible = {name: value for name, value in values.items() if OPTIONS[name].fault(value) is None}
        before = dict(self._settings.preferences.options)
        self._settings.change(options=tuple({**before, **possible}.items()))

    def summary(self) -> str:
        rows = self.form.rows.values()
        changed = sum(not row.official for row in rows)
        return phrase("preferences-house-rules-summary", changed=changed, count=len(rows))

    def seek(self, query: Query) -> int:
        self._query = query
        about = query.matches(phrase("preferences-house-rules"), phrase("preferences-house-rules-words"))
        return self.form.seek(NOTHING if about else query, query, hit_ground(self.theme))

    def follow(self, changed: frozenset[str]) -> None:
        if "options" in changed:
            kept = {**self.form.official(), **dict(self._settings.preferences.options)}
            values = self.form.values()
            # do not overwrite an unfinished entry: its value is invalid, so the preferences still contain the
            # previous value
            news = {name: value for name, value in kept.items() if self._differs(name, value, values)}
            if news:
                self.form.set_values(news)

    def _differs(self, name: str, value: Any, shown: dict[str, Any]) -> bool:
        return name in shown and shown[name] != value and OPTIONS[name].fault(shown[name]) is None

    def defaults(self) -> dict[str, Any]:
        return {"options": tuple(self.form.official().items())}
