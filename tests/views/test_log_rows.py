"""The painted rows of the log: pictures of the subjects, the current turn, and the points of a scoring."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor

from alhambra_desktop.model.rules.core.engine.event import (
    BuildingBought,
    MoneyTaken,
    Passed,
    Redesigned,
    RowRefilled,
    ScoringHeld,
    TilePlaced,
)
from alhambra_desktop.model.rules.core.places.places import CardFace, ScoringCardFace, TileFace
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.pages.table.log_rows import paid_with, subjects
from alhambra_desktop.views.pages.table.log_view import FADE, LogView
from tests.laws.seat_spy import painted_page

TOWER, GARDEN = "tower-11-open", "garden-11-open"


@pytest.fixture
def log(qtbot):
    table = GameTable()
    view = LogView(LogModel(table))
    qtbot.addWidget(view)
    view.resize(228, 600)
    table.begin(parse_new("human,human,human seed=3"))
    choose = random.Random(7)
    while not any(isinstance(event, ScoringHeld) for event in table.events):
        table.submit(choose.choice(table.offers()))
    view.show()
    return view


@pytest.mark.parametrize(
    ("event", "faces"),
    [
        (BuildingBought(0, TOWER, ("denar-1",), 1, 0), (TileFace(TOWER),)),
        (Redesigned(0, "swap", TOWER, (1, 0), GARDEN), (TileFace(GARDEN), TileFace(TOWER))),
        (MoneyTaken(0, ("denar-1", "ducat-2")), (CardFace("denar-1"), CardFace("ducat-2"))),
        (RowRefilled((), scoring=(2,)), (ScoringCardFace(2),)),
        (Passed(0), ()),
        (None, ()),
    ],
)
def test_a_row_shows_the_pieces_that_its_event_is_about(event, faces):
    assert subjects(event) == faces


def test_a_scoring_is_a_band_with_the_points_of_every_player(log):
    model = log.log
    row = next(row for row in range(model.rowCount()) if model.entry(row).is_band)
    log.scrollTo(model.index(row), log.ScrollHint.PositionAtCenter)
    band = log.visualRect(model.index(row))
    event = model.index(row).data(LogModel.EventRole)
    spy = painted_page(log)
    below = [text for text, rect in spy.words if band.contains(rect.center().toPoint())]
    marks = [colour for colour, rect in spy.marks if band.contains(rect.center().toPoint())]
    assert below == ["Scoring 1", *(f"+{event.scoring.total(seat)}" for seat in range(3))]
    assert marks == [seat.colour for seat in model.book.setup.seats]
    assert model.index(row).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Scoring 1: ")


def test_a_row_fades_where_the_upper_edge_cuts_it_off(log):
    log.scrollToTop()
    before = log.viewport().grab().toImage()
    bar = log.verticalScrollBar()
    bar.setValue(9)
    after = log.viewport().grab().toImage()
    ratio, x = before.devicePixelRatio(), log.end() // 2
    paper = QColor(LIGHT.panel_top)
    edge = after.pixelColor(x, 0)
    assert abs(edge.lightness() - paper.lightness()) <= 2
    low = round((FADE + 1) * ratio)
    moved = round(9 * ratio)
    assert after.pixelColor(x, low) == before.pixelColor(x, low + moved), "only the edge fades"


@pytest.mark.parametrize("height", range(300, 440, 17))
def test_at_the_end_of_the_list_a_whole_turn_is_at_the_top(log, height):
    log.resize(228, height)
    log.scrollToBottom()
    first = log.indexAt(QPoint(0, 0))
    entry = log.log.entry(first.row())
    assert log.visualRect(first).top() == 0
    assert entry.heading or entry.is_band
    assert log.visualRect(log.log.index(log.log.rowCount() - 1)).bottom() <= log.viewport().height()
    log.resize(228, height + 5)
    assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum()


def test_a_bought_building_has_the_coin_with_which_it_was_paid():
    assert paid_with(BuildingBought(0, TOWER, ("denar-1", "denar-3"), 4, 0)) == "denar"
    assert paid_with(TilePlaced(0, TOWER, (1, 0))) is None
    assert paid_with(None) is None


def test_the_heading_of_a_turn_shows_player_and_number(log):
    model = log.log
    heading = model.index(model.latest)
    log.scrollTo(heading)
    entry, place = model.entry(model.latest), log.visualRect(heading)
    words = [text for text, rect in painted_page(log).words if place.contains(rect.center().toPoint())]
    assert words == [model.seat(entry).name, f"turn {entry.turn}"]
