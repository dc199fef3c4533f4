"""Only what has changed is repainted when the table shows another moment."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import attrs
import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, start
from alhambra_desktop.model.rules.core.places.places import CitySquare, TileFace
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import rekey
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.scene.items.layers import Layer
from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scene.items.pieces import PieceItem
from alhambra_desktop.views.scene.panels.standings import StandingsPanel
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.city import CityZone
from alhambra_desktop.views.scene.zones.players import PlayerZone
from tests.bench.policy import draw_listed, table
from tests.of_type import of_type
from tests.previews import preview_of

from .snapshots import HEIGHT, WIDTH, shown_of, stage_of

EVERYTHING = tuple(module.id for module in CHOOSABLE)
TURNS = 40
STRIP = 7
FAINT = 24
"""Colour difference below which a pixel belongs to no letter or edge."""


class Table:
    """A stage in a view, with a position of a random game."""

    def __init__(self, qtbot, modules: tuple[str, ...], seats: int = 3) -> None:
        self.book = table(seats, 5, modules)
        self.rng, self.state = Random(5), start(self.book).after
        while self.state.turn < TURNS:
            self.play()
        self.stage: Stage = stage_of(shown_of(self.book, self.state))
        self.view = QGraphicsView(self.stage)
        qtbot.addWidget(self.view)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.view.resize(round(WIDTH), round(HEIGHT))
        with qtbot.waitExposed(self.view):
            self.view.show()
        QApplication.processEvents()
        while self.stage.cache_warmer.busy:
            self.stage.cache_warmer._go_on()

    def play(self) -> object:
        action = draw_listed(legal_actions(self.book, self.state), self.rng)
        self.state = apply(self.book, self.state, action).after
        return action

    def sync(self) -> None:
        """Show the state as a new observation and arrangement, as after each action."""
        shown = shown_of(self.book, self.state)
        before = self.stage.table
        assert before is not None
        self.stage.sync(attrs.evolve(shown, table=rekey(before, shown.table)))

    def picture(self) -> QImage:
        return self.view.grab().toImage()


@pytest.fixture
def painted(monkeypatch) -> Counter[str]:
    """Return how often each kind of item was painted; only items created later are counted."""
    counts: Counter[str] = Counter()
    for kind in (Panel, Layer, PieceItem):

        def counted(self, painter, option, widget=None, paint=kind.paint) -> None:
            counts[type(self).__name__] += 1
            paint(self, painter, option, widget)

        monkeypatch.setattr(kind, "paint", counted)
    return counts


@pytest.mark.parametrize("modules", [(), EVERYTHING])
def test_showing_the_same_moment_repaints_nothing(qtbot, painted, modules) -> None:
    shown = Table(qtbot, modules)
    assert painted
    painted.clear()
    shown.sync()
    QApplication.processEvents()
    assert not painted


def test_freed_pictures_are_painted_again(qtbot, painted) -> None:
    shown = Table(qtbot, ())
    kinds = set(painted)
    painted.clear()
    shown.stage.free_pictures()
    shown.view.viewport().update()
    QApplication.processEvents()
    assert set(painted) == kinds


def test_another_players_action_does_not_repaint_unrelated_panels(qtbot, painted) -> None:
    """If another player takes money, only the row, that player's panel and the next player's panel change."""
    shown = Table(qtbot, EVERYTHING, seats=6)
    found = 0
    while found < 4:
        decision = shown.state.decision
        assert decision is not None
        viewed = decision.seat == 0
        action = shown.play()
        then = shown.state.decision
        if isinstance(action, TakeMoney) and not viewed and then is not None and then.seat != 0:
            painted.clear()
            shown.sync()
            QApplication.processEvents()
            panels = {name for name in painted if name not in ("PieceItem", "Layer")}
            assert panels <= {"PlayerZone", "RowZone"}
            assert painted["PlayerZone"] <= 2
            found += 1
        else:
            shown.sync()
            QApplication.processEvents()


def test_a_panel_is_repainted_if_its_layout_has_changed_with_another_panel(qtbot, painted) -> None:
    shown = Table(qtbot, EVERYTHING, seats=4)
    zone = shown.stage.players[1]
    zone._plated = (*zone._plated[:2], attrs.evolve(zone.plate, radius=zone.plate.radius + 1))
    painted.clear()
    shown.sync()
    QApplication.processEvents()
    assert painted["PlayerZone"] == 1


def test_layouts_of_player_panels_are_computed_once_per_snapshot(qtbot, monkeypatch) -> None:
    shown = Table(qtbot, EVERYTHING, seats=4)
    read: list[int] = []
    words_in = PlayerZone.words_in

    def counted(self, snapshot):
        read.append(self.seat)
        return words_in(self, snapshot)

    monkeypatch.setattr(PlayerZone, "words_in", counted)
    plates = [zone.plate for zone in shown.stage.players]
    for zone in shown.stage.players:  # as while the pointer moves
        assert list(zone.topics())
        zone.mark_rect()
        zone.city_rect()
    assert all(zone.plate is plate for zone, plate in zip(shown.stage.players, plates, strict=True))
    assert read == []
    shown.sync()
    assert read
    read.clear()
    assert [zone.plate for zone in shown.stage.players] == plates
    assert read == []


def test_only_changed_rows_of_the_standings_are_repainted(qtbot, monkeypatch) -> None:
    rows: list[int] = []
    paint_row = StandingsPanel._paint_row

    def noted(self, painter, moment, number, line) -> None:
        rows.append(number)
        paint_row(self, painter, moment, number, line)

    monkeypatch.setattr(StandingsPanel, "_paint_row", noted)
    shown = Table(qtbot, EVERYTHING)
    assert len(set(rows)) == len(shown.stage.standings.table) - 1
    seen = 0
    while seen < 3:
        before = shown.stage.standings.table
        shown.play()
        rows.clear()
        shown.sync()
        after = shown.stage.standings.table
        QApplication.processEvents()
        changed = {i for i, (one, other) in enumerate(zip(before, after, strict=True)) if one != other}
        beside = {i + step for i in changed for step in (-1, 0, 1)}  # repaints may overlap by under a pixel
        assert changed - {len(after) - 1} <= set(rows) <= beside
        seen += 0 < len(changed) < len(after) / 4


@pytest.mark.parametrize("modules", [(), EVERYTHING])
def test_partial_repaints_equal_a_full_repaint(qtbot, modules) -> None:
    """No panel wrongly assumes that it has not changed."""
    shown = Table(qtbot, modules)
    for number in range(60):
        shown.play()
        shown.sync()
        if number % 4:
            continue
        seen = shown.picture()
        for panel in shown.stage.panels:
            panel.repaint_all()
        assert shown.picture() == seen


@pytest.mark.parametrize("zone", ["city", "hand"])
def test_repainting_a_strip_equals_a_full_repaint(qtbot, zone) -> None:
    """Parts that a layer skips outside the exposed strip do not reach into it."""
    shown = Table(qtbot, EVERYTHING)
    shown.stage.city.zoom(3.0)
    QApplication.processEvents()
    assert shown.stage.city.signs()
    whole, seen = shown.picture(), shown.view.viewport()
    room = getattr(shown.stage, zone).sceneBoundingRect().toRect().intersected(seen.rect())
    for left in range(room.left(), room.right() - STRIP, STRIP):
        strip = QRect(left, room.top(), STRIP, room.height())
        alone = seen.grab(strip).toImage()
        # pictures off the pixel grid are smoothed at the edges of a strip
        assert np.abs(pixels(alone) - pixels(whole.copy(strip))).max() < FAINT, f"otherwise at {left}"


def pixels(image: QImage) -> np.ndarray:
    """Return red, green and blue of each pixel."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 4 * plain.width()].astype(int)


def test_dragging_a_tile_further_creates_no_pictures(qtbot) -> None:
    """The second round over the city needs no pictures beyond those of the first."""
    shown = Table(qtbot, ())
    stage, city = shown.stage, shown.state.players[0].city
    goods = [slot.piece for zone, slot in stage.resting.values() if zone is stage.market]
    tiles = [(shown.book.tiles[of_type(good.face, TileFace).tile], good) for good in goods]
    legal = [(shown.book.placement.legal_cells(city, tile), good) for tile, good in tiles]
    cells, tile = max(legal, key=lambda one: len(one[0]))
    assert len(cells) > 1
    drops = frozenset(CitySquare(0, cell) for cell in cells)
    lifted = attrs.evolve(NOTHING, start=tile.place, lifted=(tile.id,), held=True, drops=drops)
    stage.select(lifted)
    pictures = stage.faces._cache.keys
    for is_first in (True, False):
        before = set(pictures())
        for cell in cells:
            stage.carry((tile.id,), stage.city.scene_rect(stage.city.camera.cell_rect(cell)).center())
            seen = preview_of(shown.book, shown.state, 0, of_type(tile.face, TileFace).tile, cell)
            stage.select(attrs.evolve(lifted, aimed=CitySquare(0, cell), preview=seen))
            QApplication.processEvents()
        assert (set(pictures()) == before) is not is_first


def test_pictures_of_a_new_size_are_complete_before_display(qtbot, monkeypatch) -> None:
    """After a zoom they are painted a few at a time, and then all are shown together."""
    made: list[set[Any]] = []
    watched: list[CityZone] = []
    draw_anew = CityZone._redraw

    def noted(city: CityZone) -> None:
        if city not in watched:  # a city of an earlier test: its timer finds this function by name
            draw_anew(city)
            return
        pictures = city.faces._cache.keys
        before = set(pictures())
        draw_anew(city)
        shown.view.grab()
        made.append(set(pictures()) - before)

    monkeypatch.setattr(CityZone, "_redraw", noted)
    shown = Table(qtbot, ())
    city = shown.stage.city
    watched.append(city)
    size = city.cell
    city.zoom(1.3)
    assert city.camera.stretch > 1
    qtbot.waitUntil(lambda: bool(made))
    assert made == [set()]
    assert city.camera.stretch == 1
    assert city.cell > 1.2 * size
