"""Names and texts from files are shown literally, whatever they contain."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget

from alhambra_desktop.views import text as below_widgets
from alhambra_desktop.views.game.game_table import GameTable
from tests.sources import text_of, walked
from tests.views.driver import whole_game
from tests.views.pages import PAGES

VIEWS = Path(below_widgets.__file__).parents[1]
NAMES = ("<h1>Ann</h1>", "<b>B&C</b>", "<i>D")


@pytest.fixture(scope="module")
def game(qapp) -> GameTable:
    return whole_game("human,builder:mason,apprentice seed=3", NAMES)


def tips(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        for row in range(model.rowCount()):
            yield model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) or ""


def interpreted(page: QWidget) -> Iterator[str]:
    """Yield the texts of a page in which a name is interpreted as HTML."""
    for widget in (page, *page.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        if isinstance(widget, QLabel):
            rich, guessed = Qt.TextFormat.RichText, Qt.TextFormat.AutoText
            named = any(name in widget.text() for name in NAMES)
            if widget.textFormat() == guessed or (widget.textFormat() == rich and named):
                yield f"{where}: {widget.text()!r} interprets a name"
        for tip in tips(widget):
            if any(name in tip for name in NAMES):
                yield f"{where}: tooltip {tip!r} interprets a name"
        if isinstance(widget, QAbstractButton) and NAMES[1] in widget.text():
            yield f"{where}: {widget.text()!r} loses its &"


@pytest.mark.parametrize("name", PAGES)
def test_every_name_on_a_page_is_shown_literally(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    page.show()
    assert list(interpreted(page)) == []


def test_labels_and_tooltips_use_the_safe_functions():
    """A plain `QLabel` or `setToolTip` interprets HTML."""
    found = {
        f"{path.relative_to(VIEWS)}:{node.lineno}"
        for path in VIEWS.rglob("*.py")
        for node in walked(text_of(path))
        if isinstance(node, ast.Call)
        and (
            (isinstance(node.func, ast.Name) and node.func.id == "QLabel")
            or (isinstance(node.func, ast.Attribute) and node.func.attr == "setToolTip")
        )
        and path.name != "labels.py"
        and not (node.args and isinstance(node.args[0], ast.Constant))
    }
    assert found == set()
