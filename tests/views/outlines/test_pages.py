"""Every page has the texts, names and tooltips of its checked outline (``outline.py``)."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_desktop.model.rules.core.engine.option import Amount, Choice, Option, Value
from alhambra_desktop.views.art.fonts import serif
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.rulebook.page import RulesPage
from alhambra_desktop.views.widgets.labels import words
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme
from tests.views.driver import whole_game
from tests.views.outlines.outline import check, outline, settle
from tests.views.pages import PAGES

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


class FixedDate(QDate):
    @staticmethod
    def currentDate() -> QDate:  # noqa: N802 (overrides Qt's name)
        return QDate(2026, 11, 24)


class FixedTime(datetime):
    @classmethod
    def now(cls, tz=None):
        return cls(2026, 11, 24, 12, tzinfo=tz)


@pytest.fixture
def fixed(monkeypatch):
    """Fix the date, the time zone and the seeds of new games."""
    for module in ("start.start_page", "puzzles.puzzle_card"):
        monkeypatch.setattr(f"alhambra_desktop.views.pages.{module}.QDate", FixedDate)
    for module in ("text.dates", "models.game_row"):
        monkeypatch.setattr(f"alhambra_desktop.views.{module}.datetime", FixedTime)
    monkeypatch.setattr("secrets.randbits", lambda _: 5)
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def shown(qtbot, qapp, settings, game):
    """Return a function that shows a page."""

    def show(name: str) -> QWidget:
        apply_theme(qapp, LIGHT)
        page = PAGES[name](settings, game)
        qtbot.addWidget(page)
        apply_style_sheet(page)
        page.show()
        settle(page)
        return page

    return show


@pytest.mark.posix
@pytest.mark.usefixtures("fixed")
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_its_checked_outline(shown, name):
    check(name, outline(shown(name)))


# -- pages after something was done on them


def change_house_rules(page: Any, qtbot) -> None:
    form = page.sheet.form
    form.set_values({row.option.id: other_value(row.option) for row in form.rows.values()})
    qtbot.keyClicks(page.sheet.presets.name, "Sunday")
    qtbot.mouseClick(page.sheet.presets.keep, LEFT)
    qtbot.mouseClick(page.sheet.code.copy, LEFT)


def other_value(option: Option) -> Value:
    """Return a value that differs from the official one."""
    if isinstance(option, Amount):
        return option.least if option.default != option.least else option.most
    values = option.values if isinstance(option, Choice) else option.suggestions
    return next(value for value in values if value != option.default)


def find(page: Any, qtbot) -> None:
    field = page.field if isinstance(page, RulesPage) else page.search
    qtbot.keyClicks(field, "wall")


SCENES = {
    "changed house rules": ("house rules", change_house_rules),
    "rules found": ("rules", find),
    "preferences found": ("preferences, turns", find),
    "games found": ("games", lambda page, qtbot: qtbot.keyClicks(page.search, "bot 1")),
}


@pytest.mark.posix
@pytest.mark.usefixtures("fixed")
@pytest.mark.parametrize("name", SCENES)
def test_a_used_page_has_its_checked_outline(shown, qtbot, name):
    start, use = SCENES[name]
    page = shown(start)
    use(page, qtbot)
    settle(page)
    check(name, outline(page))


# -- outlines themselves


@pytest.fixture
def small(qtbot):
    """Return a page with two texts."""
    page = QWidget()
    qtbot.addWidget(page)
    page.setFixedSize(160, 80)
    column = QVBoxLayout(page)
    for text in ("one", "two"):
        column.addWidget(words(text))
    page.show()
    settle(page)
    return page


def test_an_outline_has_texts_fonts_names_tips_and_states(small):
    first, second = (small.layout().itemAt(at).widget() for at in range(2))
    for label in (first, second):
        label.setFont(serif(21))
    second.setProperty("role", "second")
    before = outline(small)
    assert [line.split(": ")[1] for line in before.splitlines()] == [
        "text 'one', Vollkorn 21 Bold",
        "text 'two', second Vollkorn 21 Bold",
    ]
    first.setToolTip("tip")
    first.setAccessibleName("name")
    second.setEnabled(False)
    lines = outline(small).splitlines()
    assert lines[0].endswith("text 'one', name 'name', tip 'tip', Vollkorn 21 Bold")
    assert lines[1].endswith("text 'two', second Vollkorn 21 Bold, disabled")
    second.hide()
    assert len(outline(small).splitlines()) == 1
