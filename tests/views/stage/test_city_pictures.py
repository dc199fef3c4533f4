"""The camera of the viewer's city, and what its layers paint."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from alhambra_desktop.model.rules.core.places.places import (
    CitySquare,
    Row,
    TileFace,
)
from alhambra_desktop.views.game.selection import Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.layers import Layer
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.camera import Area, Camera, Rims, View
from alhambra_desktop.views.scene.zones.city import CityZone
from alhambra_desktop.views.scene.zones.city_marks import paint_line

from .inked import Inked, Mark, inside, tint
from .test_table_zones import table, tile


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


# -- the camera


def camera(cell: float = 50) -> Camera:
    made = Camera(lambda size: max(1.0, round(size)))
    made.room = QRectF(0, 0, 400, 300)
    made.show(View(cell, QPointF(0.5, 0.5)))
    return made


def test_the_camera_shows_squares_around_its_centre():
    made = camera()
    assert made.origin() == QPointF(175, 125)
    assert made.cell_rect((1, 0)) == QRectF(225, 125, 50, 50)
    assert made.cell_at(QPointF(224, 174)) == (0, 0)
    assert made.cell_at(QPointF(225, 124)) == (1, -1)
    assert made.around((1.0, 2.0), 20) == QRectF(215, 215, 20, 20)
    made.pan(QPointF(10, -20))
    assert made.origin() == QPointF(185, 105)
    made.stay(QPointF(0, 0))
    assert made.origin() == QPointF(0, 0)


def test_hidden_and_whole_areas_are_told_apart():
    made = camera()
    made.stay(QPointF(0, 0))
    assert made.is_whole(Area(1, 1))
    assert not made.is_whole(Area(0, 1)), "ground must be visible around it"
    assert not made.is_hidden(Area(0, 1))
    assert made.is_hidden(Area(-1, 1))
    made.stay(QPointF(-12, 0))
    assert not made.is_hidden(Area(0, 1))
    made.stay(QPointF(-13, 0))
    assert made.is_hidden(Area(0, 1))
    assert made.is_hidden(Area(8, 1))
    assert made.is_hidden(Area(1, 6))


def test_the_way_to_hidden_areas_is_the_shortest():
    made = camera()
    made.stay(QPointF(0, 0))
    assert made.way_to([Area(2, 2)]) == QPointF(0, 0)
    assert made.way_to([Area(-1, 2)]) == QPointF(65, 0)
    assert made.way_to([Area(8, 2)]) == QPointF(-65, 0)
    assert made.way_to([Area(2, -2)]) == QPointF(0, 115)
    assert made.way_to([Area(2, 6)]) == QPointF(0, -65)
    assert made.way_to([Area(2, 2), Area(-1, 6)]) == QPointF(65, -65)


def test_zooming_keeps_the_point_and_stretches_pictures_until_it_settles():
    made = camera()
    point = QPointF(300, 200)
    grid = made.to_grid(point)
    made.zoom(2.0, point)
    assert made.cell == 100
    assert (made.to_grid(point) - grid).manhattanLength() < 0.02
    assert (made.drawn, made.stretch) == (50, 2)
    made.settle()
    assert (made.drawn, made.stretch) == (100, 1)
    made.zoom(10, point)
    assert made.cell == 200
    made.zoom(0.001, point)
    assert made.cell == 24
    made.glide(View(48, QPointF(1, 1)))
    assert made.stretch == 48 / 200 or made.stretch > 0
    assert made.view == View(48, QPointF(1, 1))


def test_a_fitting_view_has_rims_around_its_squares():
    made = camera()
    view = made.fitting([(0, 0), (3, 1)], 20, 100, Rims(1, 0.5, 1, 0.5))
    assert view.cell == 66
    assert view.centre == QPointF(2, 1)
    assert made.fitting([(0, 0)], 20, 80, Rims()).cell == 80
    assert made.fitting([(0, 0), (30, 0)], 20, 80, Rims()).cell == 20


def test_distances_from_squares_and_points():
    assert Camera.off_square(QPointF(0.5, 0.5), (0, 0)) == -0.5
    assert Camera.off_square(QPointF(1.2, 0.5), (0, 0)) == pytest.approx(0.2)
    assert Camera.off_square(QPointF(0.5, -0.7), (0, 0)) == pytest.approx(0.7)
    assert Camera.off_point(QPointF(1, 2), (1.5, 2.25)) == 0.5
    assert Camera.off_point(QPointF(1, 2), (1.25, 1.5)) == 0.5


# -- the viewer's city


def city_layers(stage: Stage) -> list[Layer]:
    """Return the layers of the viewer's city, lowest first: glows, walls, marks."""
    (clip,) = (item for item in stage.city.childItems() if not isinstance(item, Layer))
    return sorted(
        (item for item in clip.childItems() if isinstance(item, Layer)), key=lambda item: item.zValue()
    )


def painted(ink: Inked, stage: Stage, layer: int) -> list[Mark]:
    item: Any = city_layers(stage)[layer]
    return ink.record(lambda p: item.paint(p, QStyleOptionGraphicsItem()))


GLOWS, ABOVE, TOP = range(3)


def lifting(stage: Stage, **more: Any) -> Selection:
    squares = frozenset([CitySquare(0, (0, 1)), CitySquare(0, (2, 0))])
    return Selection(
        lifted=(tile(stage, "arcades-9-open"),), face=TileFace("arcades-9-open"), drops=squares, **more
    )


def test_legal_squares_glow_and_the_aimed_one_more(ink):
    stage = table()
    assert painted(ink, stage, GLOWS) == []
    stage.select(lifting(stage, aimed=CitySquare(0, (2, 0))))
    glows = painted(ink, stage, GLOWS)
    camera_ = stage.city.camera
    assert [mark.kind for mark in glows] == ["legal", "legal"]
    assert [mark.rect for mark in glows] == [camera_.cell_rect((0, 1)), camera_.cell_rect((2, 0))]
    assert [mark.what[1] for mark in glows] == [False, True]
    stage.select(attrs.evolve(lifting(stage), start=Row()))
    assert painted(ink, stage, GLOWS) == []


def test_a_lifted_tile_of_the_city_leaves_an_imprint(ink):
    stage = table()
    held = tile(stage, "tower-11-open")
    stage.select(Selection(lifted=(held,), face=TileFace("tower-11-open")))
    assert painted(ink, stage, GLOWS) == []
    stage.select(Selection(lifted=(held,), face=TileFace("tower-11-open"), held=True))
    (imprint,) = painted(ink, stage, GLOWS)
    assert imprint.kind == "paint_imprint"
    assert imprint.rect == stage.city.camera.cell_rect((1, 0))


def test_walls_lie_over_the_tiles_of_the_city(ink):
    stage = table()
    (walls,) = painted(ink, stage, ABOVE)
    assert walls.kind == "walls"
    assert sorted(walls.what[0]) == [(-1, 0), (0, 0), (1, 0)]
    assert walls.what[1] == stage.city.cell
    origin = stage.city.camera.origin()
    assert (walls.transform.dx(), walls.transform.dy()) == (origin.x(), origin.y())


def test_a_refused_square_shows_the_tile_and_is_hatched(ink):
    stage = table()
    refused = CitySquare(0, (0, 3))
    stage.select(lifting(stage, refused=refused))
    marks = painted(ink, stage, TOP)
    rect = stage.city.camera.cell_rect((0, 3))
    (shown,), (hatched,) = ink.of("tile"), ink.of("paint_illegal")
    assert shown.rect == hatched.rect == rect
    assert shown.opacity == pytest.approx(0.9)
    assert hatched.opacity == 1
    assert shown.what[0].id == "arcades-9-open"
    assert marks[-1].kind == "paint_illegal"
    stage.select(lifting(stage, refused=CitySquare(0, (1, 0))))
    painted(ink, stage, TOP)
    assert ink.of("tile") == [], "a square with a tile shows no other"
    assert ink.of("paint_illegal")


def test_last_moves_lit_tiles_and_the_cursor_are_marked(ink):
    stage = table()
    recent = attrs.evolve(stage.snapshot.recent_turns, last_tiles={0: ("tower-11-open",), 1: ("start",)})
    stage.sync(attrs.evolve(stage.snapshot, recent_turns=recent))
    camera_ = stage.city.camera
    (last,) = painted(ink, stage, TOP)
    assert last.kind == "paint_last_move"
    assert last.rect == camera_.cell_rect((1, 0))
    assert last.what[1] == "amber"
    stage.select(lifting(stage))
    assert painted(ink, stage, TOP) == [], "not while something is lifted"
    stage.select(Selection(lit=frozenset(["start"]), cursor=CitySquare(0, (0, 1))))
    kinds = [(mark.kind, mark.rect.getRect()) for mark in painted(ink, stage, TOP)]
    assert kinds == [
        ("paint_last_move", camera_.cell_rect((1, 0)).getRect()),
        ("paint_cursor", camera_.cell_rect((0, 0)).getRect()),
        ("paint_cursor", camera_.cell_rect((0, 1)).getRect()),
    ]
    stage.select(Selection(cut_off=((1, 0),), cursor=CitySquare(1, (0, 1))))
    assert [mark.kind for mark in painted(ink, stage, TOP)] == ["paint_last_move", "paint_cut_off"]


def test_planned_tiles_are_framed_in_the_colour_of_the_player(ink):
    stage = table()
    planned = tile(stage, "tower-11-open")
    stage.sync(attrs.evolve(stage.snapshot, promised=frozenset([planned, tile(stage, "garden-12-S")])))
    (frame,) = painted(ink, stage, TOP)
    assert frame.kind == "paint_planned"
    assert frame.rect == stage.city.camera.cell_rect((1, 0))
    assert frame.what[1] == "amber"


def test_a_legal_square_with_a_tile_glows_weakly_above_it(ink):
    stage = table()
    stage.select(attrs.evolve(lifting(stage), drops=frozenset([CitySquare(0, (1, 0))])))
    assert painted(ink, stage, GLOWS) == []
    (glow,) = painted(ink, stage, TOP)
    assert glow.kind == "legal"
    assert glow.rect == stage.city.camera.cell_rect((1, 0))
    assert glow.what[1:] == (False, 0.35)
    stage.select(attrs.evolve(stage.selection, aimed=CitySquare(0, (1, 0))))
    assert painted(ink, stage, TOP) == []


def test_a_line_of_squares_is_light_on_dark_with_a_dot_on_each_square_reached(ink):
    ink.record(lambda p: paint_line(p, 40, [(0, 0), (1, 0), (2, 0)]))
    dark, light = ink.of("drawLine")
    assert dark.points() == light.points() == [(20, 20), (100, 20)]
    assert dark.width > light.width > 0
    assert (dark.pen, light.pen) == ("#20130b", "#ffd75e")
    dots = ink.of("drawEllipse")
    assert [(dot.x, dot.y) for dot in dots] == [(60, 20), (100, 20)]
    assert [dot.rect.width() for dot in dots] == pytest.approx([6.8, 6.8])
    assert {(dot.pen, dot.brush) for dot in dots} == {("#20130b", "#ffd75e")}


def test_the_buttons_of_the_city_have_signs(ink):
    stage = table()
    furniture: Any = next(item for item in stage.city.childItems() if isinstance(item, Layer))
    ink.record(lambda p: furniture.paint(p, option(stage)))
    theme = stage.faces.theme
    circles, signs, (fit,) = ink.of("drawEllipse"), ink.of("drawText"), ink.of("paint_fit_sign")
    assert [mark.kind for mark in ink.marks] == ["drawEllipse", "drawText"] * 2 + [
        "drawEllipse",
        "paint_fit_sign",
    ]
    assert [mark.text for mark in signs] == ["–", "+"]
    for circle in circles:
        assert circle.rect.width() == circle.rect.height() == 24
        assert (circle.pen, circle.brush) == (tint(theme.panel_edge), tint(theme.panel_top))
        assert inside(circle, stage.city.inner)
    for circle, sign in zip(circles, signs, strict=False):
        assert sign.rect.center() == circle.rect.center()
        assert (sign.bold, sign.centred, sign.pen) == (True, True, tint(theme.text))
    assert fit.what == (circles[2].rect.center(), pytest.approx(5.28), theme)
    assert [two.x - one.x for one, two in pairwise(circles)] == [28, 28]
    controls = dict(stage.city.controls())
    names = ("zoom-out", "zoom-in", "fit")
    assert [controls[Control(name)] for name in names] == [circle.rect for circle in circles]
    for number, name in enumerate(names):
        stage.select(Selection(pointed=Control(name)))
        ink.record(lambda p: furniture.paint(p, option(stage)))
        bright = [mark for mark in ink.of("drawEllipse") if mark.width > 2]
        assert [(mark.pen, mark.rect) for mark in bright] == [(tint(theme.stud), circles[number].rect)]


def option(stage: Stage) -> QStyleOptionGraphicsItem:
    made = QStyleOptionGraphicsItem()
    made.exposedRect = stage.city.inner
    return made


def test_the_ground_of_the_city_has_a_star_in_the_middle_of_the_first_square(ink):
    stage = table()
    city: CityZone = stage.city
    ink.on(city)
    (ground,) = ink.of("courtyard")
    assert ground.rect == stage.city.inner.adjusted(3, 3, -3, -3)
    _, period, middle, drawn = ground.what
    assert period == drawn == stage.city.cell
    assert middle == stage.city.camera.cell_rect((0, 0)).center()
