"""Slow pictures are painted in small steps over several events, with the same result."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_desktop.model.learning.puzzles.shelf import names, outlines
from alhambra_desktop.views import art
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.ground import wood_steps
from alhambra_desktop.views.art.palace_garden import STOPS, _road, garden_steps
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.art.steps import Quota, StepPainting
from alhambra_desktop.views.art.terrain import _RIVER, BRIDGE
from alhambra_desktop.views.pages.games.goals_part import GoalsPart
from alhambra_desktop.views.pages.page import WoodenPage
from alhambra_desktop.views.pages.preferences.preview import PreviewPicture
from alhambra_desktop.views.pages.puzzles.day_panel import TablePicture
from alhambra_desktop.views.pages.puzzles.filter_panel import FilterPanel
from alhambra_desktop.views.storage.settings import Settings
from tests.unit.goals.games import some_achievements


@pytest.fixture
def in_steps(monkeypatch) -> None:
    monkeypatch.setattr(FaceCache, "in_steps", True)


@pytest.fixture
def order(monkeypatch) -> list[str]:
    """Record each new small picture and each turn of the event loop in order."""
    found: list[str] = []
    painted, go_on = FaceCache._get, Quota._go_on

    def noted(cache, subject, size, dpr, *more):
        if subject[0] == "mark" and cache.store.find(cache._key(subject, size, dpr), cache) is None:
            found.append("picture")
        return painted(cache, subject, size, dpr, *more)

    def turned(quota):
        found.append("event")
        go_on(quota)

    monkeypatch.setattr(FaceCache, "_get", noted)
    monkeypatch.setattr(Quota, "_go_on", turned)
    return found


def rest(qtbot, cache: FaceCache) -> None:
    """Wait until everything is painted."""
    qtbot.waitUntil(lambda: not cache._unfinished and not cache._quota._waiting)
    QApplication.processEvents()


def table_picture(cache: FaceCache) -> TablePicture:
    picture = TablePicture(cache)
    picture.outline = outlines()[names()[0]]
    return picture


def goals(cache: FaceCache) -> GoalsPart:
    part = GoalsPart(cache)
    part.set_content(some_achievements())
    return part


def preview(cache: FaceCache) -> PreviewPicture:
    return PreviewPicture(cache, Settings(Path("nowhere") / "settings.json"))


def filters(cache: FaceCache) -> FilterPanel:
    panel = FilterPanel(cache)
    panel.set_complete(complete=True)
    return panel


def picture_of(qtbot, make, in_steps: bool) -> QImage:
    FaceCache.in_steps = in_steps
    cache = FaceCache()
    widget: QWidget = make(cache)
    qtbot.addWidget(widget)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    widget.resize(1240, 660)
    with qtbot.waitExposed(widget):
        widget.show()
    if in_steps:
        rest(qtbot, cache)
    found = widget.grab().toImage()
    cache.clear()
    FaceCache.store.drop_unused()
    return found


@pytest.mark.parametrize("make", [table_picture, goals, filters, preview])
@pytest.mark.usefixtures("in_steps")
def test_stepwise_painting_gives_the_same_picture(qtbot, make):
    assert picture_of(qtbot, make, in_steps=True) == picture_of(qtbot, make, in_steps=False)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_wood_painted_in_steps_is_the_same(qapp, theme):
    rect = QRectF(0, 0, 400, 300)
    whole, stepped = QPixmap(400, 300), QPixmap(400, 300)
    painter = QPainter(whole)
    art.paint_wood(painter, rect, theme)
    painter.end()
    for paint in wood_steps(rect, theme):
        painter = QPainter(stepped)
        paint(painter)
        painter.end()
    assert whole.toImage() == stepped.toImage()


def test_slow_pictures_have_many_steps(qapp):
    rect = QRectF(0, 0, 1280, 774)
    assert len([*wood_steps(rect, LIGHT)]) > 8
    assert len([*garden_steps(6, 924, LIGHT)]) > 30
    assert len([*table_picture(FaceCache())._steps(outlines()[names()[0]], 1.0)]) > 20


class Steps:
    """Five painting steps that count how many of them have been painted."""

    def __init__(self) -> None:
        self.painted = 0

    def __iter__(self) -> Iterator:
        for _ in range(5):
            yield lambda _: setattr(self, "painted", self.painted + 1)


def test_each_event_paints_one_step(qtbot):
    steps, done, counts = Steps(), list[QPixmap](), list[int]()
    widget = QWidget()
    qtbot.addWidget(widget)
    painting = StepPainting(widget, QPixmap(4, 4), iter(steps), done.append)
    painting.timeout.connect(lambda: counts.append(steps.painted))
    qtbot.waitUntil(lambda: bool(done))
    assert counts == [1, 2, 3, 4, 5, 5]


@pytest.mark.usefixtures("in_steps")
def test_stepwise_painting_ends_with_its_widget_and_restarts_for_another(qtbot):
    cache, steps, subject = FaceCache(), Steps(), ("picture", "steps")
    gone, other = QWidget(), QWidget()
    qtbot.addWidget(other)
    assert cache.stepwise(subject, (4, 4), 1.0, lambda: iter(steps), gone) is None
    shiboken6.delete(gone)
    QCoreApplication.processEvents()
    assert steps.painted == 0
    qtbot.waitUntil(lambda: cache.stepwise(subject, (4, 4), 1.0, lambda: iter(steps), other) is not None)
    assert steps.painted == 5
    cache.clear()


def test_small_pictures_do_not_delay_the_frame_that_requests_them(qtbot):
    quota, widget = Quota(), QWidget()
    qtbot.addWidget(widget)
    assert not quota.take(widget)
    qtbot.waitUntil(lambda: quota.take(widget))
    assert not quota.take(widget), "one of each event"


@pytest.mark.parametrize("make", [goals, filters])
@pytest.mark.usefixtures("in_steps")
def test_each_event_paints_one_new_small_picture(qtbot, order, make):
    cache = FaceCache()
    widget = make(cache)
    qtbot.addWidget(widget)
    widget.resize(1240, 660)
    with qtbot.waitExposed(widget):
        widget.show()
    rest(qtbot, cache)
    runs = [len([*run]) for kind, run in groupby(order) if kind == "picture"]
    assert len(runs) > 8
    assert max(runs[1:]) == 1


@pytest.mark.usefixtures("in_steps")
def test_wood_is_stretched_while_resizing_and_repainted_afterwards(qtbot, monkeypatch):
    page = WoodenPage()
    qtbot.addWidget(page)
    page.resize(400, 300)
    with qtbot.waitExposed(page):
        page.show()
    rest(qtbot, page._cache)
    at_rest = page.grab().toImage()
    kept: list[int] = []
    keep = FaceCache.store.keep
    monkeypatch.setattr(FaceCache.store, "keep", lambda key, *more: kept.append(key[1]) or keep(key, *more))
    for width in (410, 420, 430):
        page.resize(width, 300)
        assert page.grab().toImage().pixelColor(width - 1, 150) == at_rest.pixelColor(399, 150)
    rest(qtbot, page._cache)
    assert kept == [430], "no size in between was painted"
    page.resize(400, 300)
    assert page.grab().toImage() == at_rest, "it is still there"


@pytest.mark.usefixtures("in_steps")
def test_painting_stops_when_its_page_is_closed(qtbot):
    page = WoodenPage()
    page.resize(300, 200)
    page.show()
    page.grab()
    cache = page._cache
    assert cache._unfinished
    page.close()
    page.deleteLater()
    paintings = [painting for _, painting in cache._unfinished.values()]
    qtbot.waitUntil(lambda: not any(map(shiboken6.isValid, paintings)))


def test_the_bridge_of_the_campaign_is_where_the_road_crosses_the_river():
    middle = BRIDGE.pointAtPercent(0.5)
    for way in (_RIVER, _road(STOPS)):
        points = (way.pointAtPercent(i / 400) - middle for i in range(401))
        assert min(math.hypot(*point.toTuple()) for point in points) < 8
