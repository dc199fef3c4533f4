"""No exception leaves what Qt calls: it is told, Qt gets an answer, and whatever comes next is sound."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

from alhambra_desktop.views.storage.contained import ANSWERS, contained
from tests.sources import text_of, walked

VIEWS = Path(__file__).parents[2] / "alhambra_desktop" / "views"

CALLED_OTHERWISE = {"Application"}
"""Classes whose overrides reach nothing that others wrote: the events of the whole program go through it."""


@pytest.fixture
def told(monkeypatch) -> list[str]:
    """What is heard of exceptions."""
    heard: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(str(error)))
    return heard


@contained
class Failing(QWidget):
    """Fails whenever Qt asks it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QEvent.Type] = []
        self.installEventFilter(self)

    def resizeEvent(self, _: QEvent) -> None:  # noqa: N802
        raise LookupError("resized")

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        self.seen.append(event.type())
        raise LookupError("filtered")

    def sizeHint(self) -> QSize:  # noqa: N802
        raise LookupError("asked")


@contained
class NoRows(QAbstractListModel):
    """A model that cannot count."""

    def rowCount(self, *_: object) -> int:  # noqa: N802
        raise LookupError("counted")


def test_what_fails_inside_qt_is_told_and_not_raised(qtbot, told):
    window = Failing()
    qtbot.addWidget(window)
    window.show()
    window.resize(300, 200)  # Qt is called from Python, and calls Python again
    assert {"resized", "filtered"} <= set(told)
    assert QEvent.Type.Resize in window.seen
    assert window.isVisible()


def test_what_fails_gives_an_answer_that_qt_can_use(qtbot, told):
    window, model = Failing(), NoRows()
    qtbot.addWidget(window)
    told.clear()
    assert window.sizeHint() == QSize()
    assert model.rowCount() == 0
    assert told == ["asked", "counted"]


def overriding(source: str) -> list[ast.ClassDef]:
    """The classes of a file that override what Qt calls."""
    return [
        node
        for node in walked(source)
        if isinstance(node, ast.ClassDef)
        and node.bases
        and not any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases)
        and any(
            isinstance(one, ast.FunctionDef)
            and not one.decorator_list
            and (one.name in ANSWERS or one.name.endswith("Event"))
            for one in node.body
        )
    ]


def test_every_class_that_overrides_what_qt_calls_is_contained():
    found = {
        node.name: any(isinstance(one, ast.Name) and one.id == "contained" for one in node.decorator_list)
        for path in VIEWS.rglob("*.py")
        for node in overriding(text_of(path))
    }
    assert len(found) > 70
    assert {name for name, is_contained in found.items() if not is_contained} == CALLED_OTHERWISE
