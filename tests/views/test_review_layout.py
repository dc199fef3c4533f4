"""The layout of the page of a game review: readable panels on one grid, and the columns of its list."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.rules.core.places.places import CardFace, TileFace
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.review import turns_list
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.pages.review.turns_list import TurnRows
from alhambra_desktop.views.scene.layout.layout import LEAST_HEIGHT, LEAST_STILL, TOP_HEIGHT, is_low
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.paper_card import ROUND
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme
from alhambra_desktop.words import SOURCE
from tests.of_type import of_type
from tests.views.driver import whole_game
from tests.views.judging import knowing


@pytest.fixture(autouse=True)
def english(qapp) -> None:
    SPOKEN.speak(SOURCE)


@pytest.fixture
def reviewing(qtbot, qapp):
    """Return a function that shows the page of a review, with all turns analysed or without an analysis."""

    def show(spec: str, size: tuple[int, int], *, analysed: bool = True) -> ReviewPage:
        game = whole_game(spec)
        page = ReviewPage(game)
        qtbot.addWidget(page)
        apply_theme(qapp, LIGHT)
        apply_style_sheet(page)
        page.set_theme(LIGHT)
        page.begin("normal", knowing(page, game) if analysed else None)
        page.resize(*size)
        page.show()
        qapp.processEvents()
        return page

    return show


@pytest.mark.parametrize(
    "spec",
    [
        "human,builder seed=3",
        "human,builder:mason,apprentice seed=3",
        "human,builder,builder,builder seed=3",
        "human,builder,apprentice seed=4 game=granada",
    ],
)
def test_the_table_is_not_scaled_down_in_a_window_of_the_usual_size(reviewing, spec):
    """Otherwise its type would be smaller than 12 pixels."""
    page = reviewing(spec, (1280, 772), analysed=False)
    for stop in (len(page._stops) - 1, len(page._stops) // 2, 0):
        page.show_stop(stop)
        assert page.view.transform().m11() >= 1


def test_all_panels_are_on_one_grid(reviewing):
    page = reviewing("human,builder:mason,apprentice seed=3", (1280, 772))
    for width in (1280, 1500):
        page.resize(width, 772)
        QApplication.processEvents()
        corner = page.view.mapTo(page, QPoint())
        layout, scene = page.stage.layout_, page.view.viewportTransform()
        first, city = (
            scene.mapRect(rect).translated(corner.x(), corner.y())
            for rect in (layout.players[0], layout.city)
        )
        time = page.time_card.paper.translated(page.time_card.mapTo(page, QPoint()))
        cards = QRectF(page.beside.geometry()).translated(page.beside.parentWidget().mapTo(page, QPoint()))
        sheet = cards.adjusted(ROUND, 4 + ROUND, -4 - ROUND, -4 - ROUND)
        assert first.left() == pytest.approx(time.left(), abs=1) == 8
        assert city.right() == pytest.approx(time.right(), abs=1)
        assert first.top() == pytest.approx(sheet.top(), abs=1)
        assert time.bottom() == sheet.bottom()
        assert sheet.left() - time.right() == 8 == page.width() - sheet.right()


def test_the_wood_of_the_page_is_visible_between_the_panels(reviewing):
    page = reviewing("human,apprentice seed=3", (1280, 772), analysed=False)
    whole = page.stage.layout_.whole
    image = QImage(whole.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        page.stage.drawBackground(painter, whole)
    assert image.pixelColor(0, 0).alpha() < 255
    assert image.pixelColor(whole.center().toPoint()).alpha() == 255
    assert not page.view.viewport().autoFillBackground()


@pytest.mark.parametrize(("running", "loss", "luck"), [(True, "…", "…"), (False, None, "–")])
def test_turns_without_a_verdict_have_a_placeholder(reviewing, monkeypatch, running, loss, luck):
    page = reviewing("human,builder:mason,apprentice seed=3", (1280, 772))
    model, written, circles = page.turns_card.model, list[str](), list[object]()
    monkeypatch.setattr(turns_list, "write", lambda p, rect, text, *rest: written.append(text) or 0.0)
    monkeypatch.setattr(turns_list, "paint_turn_mark", lambda verdict, *rest: circles.append(verdict))
    model.set_content(page._book, page.judging.turns, model.places, {}, None, {}, running=running)
    page.turns_card.list.viewport().grab()
    assert set(filter(None, (loss, luck))) <= set(written)
    assert bool(circles) is not running
    assert set(circles) <= {None}


def test_columns_of_the_list_have_titles_above_them(reviewing):
    page = reviewing("human,builder:mason,apprentice seed=3", (1280, 772))
    card = page.turns_card
    rows = of_type(card.list.itemDelegate(), TurnRows)
    room = rows.room_for_text(QRectF(card.list.viewport().rect()))
    titles = [card.number, card.done, card.lost, card.luck]
    assert [label.text() for label in titles] == ["Turn", "Actions", "Points lost", "Luck"]
    assert all(label.isVisible() and label.toolTip() for label in titles)
    left = card.list.x()
    assert card.done.x() - left == room.left()
    _, lost, luck = rows.columns
    for label, width in ((card.lost, lost), (card.luck, luck)):
        assert label.height() < 2 * label.fontMetrics().height(), "the titles have one line"
        assert label.width() >= width
    assert card.lost.geometry().right() + 1 == card.luck.x() == left + room.right() + 6 + lost


def test_the_ranking_is_low_unless_tiles_remain_in_the_market(reviewing):
    found = set()
    for spec in ("human,builder:mason,apprentice seed=3", "human,apprentice,apprentice seed=4"):
        page = reviewing(spec, (1280, 772), analysed=False)
        empty = page.stage.market.is_empty(page.stage.snapshot.table)
        assert (page.stage.layout_.market.height() < TOP_HEIGHT) is empty
        found.add(empty)
    assert found == {False, True}


def test_the_last_tiles_are_marked_only_before_the_end(reviewing):
    page = reviewing("human,builder:mason,apprentice seed=3", (1280, 772), analysed=False)
    page.show_stop(len(page.judging.turns))
    assert not page.stage.snapshot.recent_turns.last_tiles
    page.step(-1)
    assert page.stage.snapshot.recent_turns.last_tiles


def collect(rects: list[QRectF], at: QPointF, picture: QPixmap) -> None:
    rects.append(QRectF(at, picture.deviceIndependentSize()))


def test_the_pieces_of_a_turn_lie_whole_side_by_side(reviewing):
    page = reviewing("human,builder:mason,apprentice seed=3", (1280, 772))
    rows, room = of_type(page.turns_card.list.itemDelegate(), TurnRows), QRectF(10, 5, turns_list.PIECES, 30)
    tiles = [TileFace(tile) for tile in [*page._book.tiles][1:3]]
    for faces in (
        tiles,
        tiles[:1],
        [tiles[0], CardFace("denar-3"), CardFace("denar-2")],
        [CardFace("denar-3")],
    ):
        rects = list[QRectF]()
        painter = SimpleNamespace(drawPixmap=partial(collect, rects))
        rows._paint_pieces(cast(QPainter, painter), room, faces)
        assert len(rects) == len(faces)
        assert rects[-1].right() == pytest.approx(room.right(), abs=1)
        assert all(room.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
        assert all(not one.adjusted(0, 0, -1, 0).intersects(other) for one, other in pairwise(rects))


def test_a_small_city_is_large_and_in_the_middle(reviewing):
    page = reviewing("human,builder:mason,apprentice seed=3", (1280, 772))
    page.show_stop(0)
    city = page.stage.city
    (tile,) = city.tiles
    place = city.camera.cell_rect(tile)
    assert place.height() > 0.37 * city.inner.height()
    assert (place.center() - city.inner.center()).manhattanLength() < 3


def test_a_large_city_fits_on_a_low_table(reviewing):
    page = reviewing("human,builder,apprentice seed=4 game=granada", (1280, 772), analysed=False)
    for stop in range(len(page._stops)):
        page.show_stop(stop)
        city = page.stage.city
        assert not any(map(city.camera.is_hidden, city._squares())), stop


def test_tables_for_playing_are_never_low():
    for height in (510.0, 587.3, 601.7):
        factor = height / LEAST_HEIGHT
        assert not is_low(height / factor)
    assert is_low(LEAST_STILL)
