"""Exceptions never escape into Qt: they are reported, Qt gets a valid answer, and the program continues."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from types import FunctionType
from typing import Any, get_args

import pytest
import shiboken6
from PySide6 import QtCore
from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView, QStyledItemDelegate, QWidget

from alhambra_desktop import views
from alhambra_desktop.views.storage.contained import contained, overrides_qt


@pytest.fixture
def reports(monkeypatch) -> list[str]:
    """Record reported exceptions."""
    heard: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(str(error)))
    return heard


@contained
class Failing(QWidget):
    """A widget whose event handlers all fail."""

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

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        raise SystemExit("ended")


@contained
class NoRows(QAbstractListModel):
    """A model that fails to count its rows."""

    def rowCount(self, *_: object) -> int:  # noqa: N802
        raise LookupError("counted")


@contained
class NoBounds(QGraphicsItem):
    """An item that fails to report its bounds."""

    def boundingRect(self) -> QRectF:  # noqa: N802
        raise LookupError("measured")

    def paint(self, *_: object) -> None:
        raise AssertionError("an item without extent is not painted")


def test_an_error_inside_qt_is_reported_and_not_raised(qtbot, reports):
    window = Failing()
    qtbot.addWidget(window)
    window.show()
    window.resize(300, 200)  # Qt is called from Python and calls Python again
    assert {"resized", "filtered"} <= set(reports)
    assert QEvent.Type.Resize in window.seen
    assert window.isVisible()


def test_late_events_of_a_collected_object_are_ignored(qtbot, reports):
    @contained
    class Page(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.hidden = 0

        def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
            self.hidden += 1

    page = Page()
    qtbot.addWidget(page)
    for cleared in (False, True):
        page.show()
        if cleared:
            vars(page).clear()
        page.hide()
        assert reports == []
        assert cleared or page.hidden == 1


def test_an_event_before_the_attributes_exist_is_an_error(qtbot, reports):
    @contained
    class Page(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.setEnabled(False)  # sends an event immediately
            self.changes = 0

        def changeEvent(self, event: QEvent) -> None:  # noqa: N802
            self.changes += 1

    qtbot.addWidget(Page())
    assert len(reports) == 1


def test_a_failing_override_returns_a_valid_value(qtbot, reports):
    window, model = Failing(), NoRows()
    qtbot.addWidget(window)
    reports.clear()
    assert window.sizeHint() == QSize()
    assert window.minimumSizeHint() == QSize()
    assert model.rowCount() == 0
    assert reports == ["asked", "ended", "counted"]


def test_an_item_that_fails_to_report_bounds_has_none(qtbot, reports):
    scene = QGraphicsScene()
    scene.addItem(NoBounds())
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.show()
    assert scene.itemsBoundingRect() == QRectF()
    assert set(reports) == {"measured"}


def test_an_attribute_error_of_a_living_object_is_reported(qtbot, reports):
    @contained
    class Page(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.hidden = 0

        def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
            self.hidden += event.no_such_attribute  # type: ignore[attr-defined]  # the error of this test

    page = Page()
    qtbot.addWidget(page)
    page.show()
    page.hide()
    assert len(reports) == 1
    assert "no_such_attribute" in reports[0]


def test_other_errors_of_a_collected_object_are_reported(qtbot, reports):
    @contained
    class Page(QWidget):
        def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
            raise LookupError("no such page")

    page = Page()
    qtbot.addWidget(page)
    page.show()
    vars(page).clear()
    page.hide()
    assert reports == ["no such page"]


def test_errors_of_methods_that_qt_does_not_call_are_raised(reports):
    @contained
    class Page(QWidget):
        number = 7

        def fetch(self) -> int:
            raise LookupError("no such page")

        def __len__(self) -> int:
            raise LookupError("no pages")

    with pytest.raises(LookupError):
        Page.fetch(None)
    with pytest.raises(LookupError):
        Page.__len__(None)
    assert Page.number == 7
    assert reports == []


def test_each_failing_override_returns_the_neutral_value_of_its_type(reports):
    @contained
    class Model(QAbstractListModel):
        def rowCount(self, *_: object) -> int:  # noqa: N802
            raise LookupError

        def data(self, *_: object) -> Any:
            raise LookupError

        def flags(self, *_: object) -> Qt.ItemFlag:
            raise LookupError

        def buddy(self, *_: object) -> QtCore.QModelIndex:
            raise LookupError

        def canFetchMore(self, *_: object) -> bool:  # noqa: N802
            raise LookupError

        def mimeTypes(self) -> list[str]:  # noqa: N802
            raise LookupError

        def match(self, *_: object) -> NoSuchType:  # type: ignore[name-defined]  # noqa: F821, an unknown name
            raise LookupError

    check_neutral_values(Model, 0, None, Qt.ItemFlag.NoItemFlags, QtCore.QModelIndex(), False, None, None)


def check_neutral_values(cls: type, *values: object) -> None:
    """Check that the methods of a class return these values, in order, with their types."""
    methods = [method for method in vars(cls).values() if isinstance(method, FunctionType)]
    assert [method(None) for method in methods] == list(values)
    assert [type(method(None)) for method in methods] == list(map(type, values))


def test_a_failing_delegate_returns_neutral_values(reports):
    @contained
    class Editor(QStyledItemDelegate):
        def createEditor(self, *_: object) -> QWidget:  # noqa: N802
            raise LookupError

        def sizeHint(self, *_: object) -> QSize:  # noqa: N802
            raise LookupError

        def displayText(self, *_: object) -> str:  # noqa: N802
            raise LookupError

    check_neutral_values(Editor, None, QSize(), "")


def overrides() -> Iterator[tuple[type, str, Any]]:
    """Yield class, name and method of each override of a Qt method in the views."""
    for module in pkgutil.walk_packages(views.__path__, f"{views.__name__}."):
        importlib.import_module(module.name)
    waiting = [shiboken6.Object]
    while waiting:
        cls = waiting.pop()
        waiting += type.__subclasses__(cls)
        if cls.__module__.startswith(f"{views.__name__}."):
            for name, method in vars(cls).items():
                if isinstance(method, FunctionType) and overrides_qt(cls, name):
                    yield cls, name, method


def declared(cls: type, name: str) -> list[Any]:
    """Return every type that a Qt method may return, according to its signatures in PySide6."""
    import PySide6.support  # noqa: F401  # makes the signatures available
    from shibokensupport.signature import get_signature  # type: ignore[import-not-found]  # PySide6 adds it

    base = next(b for b in cls.__mro__ if b.__module__.startswith("PySide6.") and name in vars(b))
    signatures = get_signature(getattr(base, name))
    listed = signatures if isinstance(signatures, list) else [signatures]
    return [kind for one in listed for kind in get_args(one.return_annotation) or [one.return_annotation]]


def is_pointer(kind: Any) -> bool:
    return issubclass(kind, shiboken6.Object) and not hasattr(kind, "__copy__")


def test_every_failing_override_returns_a_type_qt_expects(monkeypatch):
    heard: list[type] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: heard.append(kind))
    found, wrong = 0, []
    for cls, name, method in overrides():
        found += 1
        heard.clear()
        if not hasattr(method, "__wrapped__"):
            wrong.append(f"{cls.__name__}.{name} is not guarded")
            continue
        answer = method(None, no_such_argument=None)
        kinds = declared(cls, name)
        fits = any(
            kind is Any or (answer is None if kind is None or is_pointer(kind) else isinstance(answer, kind))
            for kind in kinds
        )
        if heard != [TypeError] or not fits:
            wrong.append(f"{cls.__name__}.{name} answers {answer!r}, Qt expects {kinds}")
    assert not wrong
    assert found > 200
