"""Items of single pieces: what they paint, how they glide, shake, float and rest."""

from __future__ import annotations

import math
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from alhambra_desktop.model.rules.core.places.places import CardBack, CitySquare, PieceId, TileFace
from alhambra_desktop.views.game.selection import NOTHING, Guide, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.floating_layer import FloatingLayer, diagonal
from alhambra_desktop.views.scene.items.offset_animator import Glide, Offset, OffsetAnimator, shaken
from alhambra_desktop.views.scene.items.pieces import PieceItem
from alhambra_desktop.views.scene.items.slots import PieceStyle, Rim
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.pointing import target_rect
from alhambra_desktop.views.scene.stage import Stage
from tests.scenarios.board import Position, city, rules_for

from .inked import Inked, tint
from .moving import StillClock
from .snapshots import shown_of, stage_of


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def gliding() -> tuple[OffsetAnimator, StillClock]:
    glides, clock = OffsetAnimator(), StillClock()
    glides.follow(clock)
    return glides, clock


def piece(glides: OffsetAnimator | None = None, size: float = 80, rim: Rim | None = None) -> PieceItem:
    made = PieceItem(Faces(), PieceId("thing", 0), glides)
    made.show_face(CardBack(), QPixmap(int(size), int(size)), QRectF(0, 0, size, size))
    if rim is not None:
        made.set_style(PieceStyle(rim=rim))
    return made


# -- painting


def test_a_piece_is_painted_at_its_place(ink):
    made = piece()
    ink.record(made.paint)
    (picture,) = ink.marks
    assert picture.rect == QRectF(0, 0, 80, 80)
    assert picture.what[1].cacheKey() == made.picture.cacheKey()
    assert made.boundingRect() == QRectF(0, 0, 80, 80)
    assert made.size == QRectF(0, 0, 80, 80)
    assert made.transformOriginPoint() == QPointF(40, 80)


def test_a_chosen_piece_has_a_rim_around_it(ink):
    made = piece(rim=Rim(1.5, 3.0, 2.6))
    ink.record(made.paint)
    _, rim = ink.marks
    assert rim.kind == "drawRoundedRect"
    assert rim.rect == QRectF(-1.5, -1.5, 83, 83)
    assert (rim.pen, rim.brush, rim.width) == (tint(Faces().theme.legal), None, 2.6)
    assert rim.what[1:] == (3.0, 3.0)
    assert made.boundingRect() == QRectF(-4, -4, 88, 88)


def test_a_lifted_tile_has_a_light_edge_and_a_shadow(ink):
    made = piece()
    made.lift(QPixmap(100, 90), QPointF(9, 13))
    shadow: Any = made.childItems()[0]
    assert len(made.childItems()) == 1
    assert shadow.pos() == QPointF(9, 13)
    assert shadow.offset() == QPointF(-10, -5)
    ink.record(made.paint)
    _, edge = ink.marks
    assert edge.kind == "drawRect"
    assert edge.rect == QRectF(0, 0, 80, 80)
    assert (edge.pen, edge.brush, edge.width) == ("#fff8e6", None, 2)
    made.shade(QPointF(1, 2))
    assert shadow.pos() == QPointF(1, 2)
    made.land()
    assert made.childItems() == []
    ink.record(made.paint)
    assert len(ink.marks) == 1
    assert made.boundingRect() == QRectF(0, 0, 80, 80)
    made.lift(None, QPointF())
    assert made.childItems() == []


def test_pieces_that_fly_together_have_their_number_at_the_corner(ink):
    made = piece()
    made.count(3)
    ink.record(made.paint)
    _, pill = ink.marks
    assert pill.kind == "paint_pill"
    assert pill.what[2:] == ("plain", "3")
    assert pill.rect == QRectF(58, -8, 30, 20)
    assert made.boundingRect() == QRectF(0, -9, 89, 89)
    made.land()
    ink.record(made.paint)
    assert len(ink.marks) == 1


def test_a_refused_piece_shakes_with_a_red_dashed_edge(ink):
    glides, clock = gliding()
    made = piece(glides)
    made.refuse()
    clock.advance(20)
    ink.record(made.paint)
    _, edge = ink.marks
    assert (edge.pen, edge.brush, edge.width) == (tint(Faces().theme.illegal), None, 3)
    assert edge.rect.width() == 80
    assert made.offset.way.x() == pytest.approx(shaken(20))
    assert made.offset.way.y() == 0
    clock.advance(579)
    ink.record(made.paint)
    assert len(ink.marks) == 2
    clock.advance(1)
    ink.record(made.paint)
    assert len(ink.marks) == 1
    assert made.offset == Offset()
    assert not clock.running


def test_a_shake_swings_twice_and_less_and_less():
    assert [shaken(at) for at in (0, 80, 160, 500)] == pytest.approx([0, 0, 0, 0], abs=1e-6)
    assert shaken(20) == pytest.approx(6 * (1 - 1 / 8) * math.sin(math.pi / 2))
    assert shaken(60) == pytest.approx(-6 * (1 - 3 / 8))
    assert shaken(100) == pytest.approx(6 * (1 - 5 / 8))


def test_with_reduced_motion_only_the_edge_shows_a_refusal(ink):
    glides, clock = gliding()
    glides.reduced = True
    made = piece(glides)
    made.refuse()
    clock.advance(20)
    assert made.offset == Offset()
    ink.record(made.paint)
    assert len(ink.marks) == 2
    glides.factor = 0
    other = piece(glides)
    other.refuse()
    ink.record(other.paint)
    assert len(ink.marks) == 1


def test_a_turning_piece_shows_its_other_side_first(ink):
    glides, clock = gliding()
    made = piece(glides)
    before, after = QPixmap(80, 80), made.picture
    made.turn_over(before)
    seen = []
    for passed in (0, 20, 30, 149):
        clock.advance(passed)
        ink.record(made.paint)
        seen.append((ink.marks[0].what[1].cacheKey(), ink.marks[0].rect.width(), ink.marks[0].x))
    assert seen[0][0] == before.cacheKey()
    assert seen[-1][0] == after.cacheKey()
    widths = [wide for _, wide, _ in seen]
    assert widths[0] == 80
    assert widths[1] < 80
    assert widths[-1] == pytest.approx(80, abs=0.5)
    assert min(widths) >= 0.08 * 80 - 0.01
    assert all(x == pytest.approx(40) for *_, x in seen)
    assert made.picture is after


# -- gliding


def test_a_piece_glides_to_its_place_and_rests_there():
    glide = Glide(Offset(QPointF(100, 0), 20, 0.0), 100)
    offsets = [glide.at(elapsed) for elapsed in (0, 50, 100, 200)]
    assert [offset.way.x() for offset in offsets] == pytest.approx([100, 12.5, 0, 0])
    assert [offset.angle for offset in offsets] == pytest.approx([20, 2.5, 0, 0])
    assert [offset.broad for offset in offsets] == pytest.approx([0, 0.875, 1, 1])
    late = Glide(Offset(QPointF(100, 0)), 100, later=50)
    assert [late.at(elapsed).way.x() for elapsed in (0, 50, 100)] == pytest.approx([100, 100, 12.5])
    assert (glide.end, late.end) == (100, 150)


def test_a_resting_piece_moves_smoothly_only_if_it_glides(qapp):
    glides, clock = gliding()
    made = piece(glides)
    made.rest(QPointF(10, 20), 5, 3)
    assert (made.pos(), made.rotation(), made.zValue()) == (QPointF(10, 20), 5, 3)
    assert made.offset == Offset()
    made.rest(QPointF(40, 60), 8, 4, glides=True)
    assert made.pos() == QPointF(40, 60)
    assert made.offset.way == QPointF(-30, -40)
    assert made.offset.angle == -3
    clock.advance(149)
    assert 0 < made.offset.way.manhattanLength() < 1
    clock.advance(1)
    assert made.offset == Offset()
    made.rest(QPointF(40, 60), 8, 4, glides=True)
    assert not clock.running
    made.rest(QPointF(0, 0), 8, 4, glides=True)
    made.rest(QPointF(5, 5), 8, 4)
    assert made.offset == Offset()
    made.rest(QPointF(5, 5), 8, 4, shown=False)
    assert not made.isVisible()


def test_a_raised_piece_rises_smoothly(qapp):
    glides, clock = gliding()
    made = piece(glides)
    made.rest(QPointF(10, 20), 0, 0)
    made.set_style(PieceStyle(12.0, None, 0.5))
    assert made.pos() == QPointF(10, 8)
    assert made.opacity() == 0.5
    assert made.offset.way == QPointF(0, 12)
    clock.advance(120)
    assert made.offset.way == QPointF(0, 0)
    made.set_style(PieceStyle(12.0))
    assert made.offset.way == QPointF(0, 0)
    assert made.opacity() == 1
    made.set_style(PieceStyle())
    assert made.offset.way == QPointF(0, -12)
    made.set_style(PieceStyle())
    made.rest(QPointF(0, 0), 0, 0)
    made.set_style(PieceStyle(5.0, later=30))
    clock.advance(30)
    assert made.offset.way == QPointF(0, 5)
    clock.advance(60)
    assert 0 < made.offset.way.y() < 5
    made.land()
    assert made.opacity() == 1


def test_a_moving_piece_has_room_for_its_drawing(qapp):
    glides, _ = gliding()
    made = piece(glides)
    made.shift(QPointF(100, -50), 100)
    assert made.boundingRect() == QRectF(0, -50, 180, 130)
    made.shift(QPointF(10, 0), 100)
    assert made.offset.way == QPointF(110, -50)
    made.rest(QPointF(0, 0), 90, 0)
    made.shift(QPointF(100, 0), 100)
    assert made.boundingRect().top() == pytest.approx(-100)
    assert made.boundingRect().left() == pytest.approx(0)


def test_glides_can_be_slower_still_or_settled_at_once(qapp):
    glides, clock = gliding()
    glides.factor = 2.0
    made = piece(glides)
    made.shift(QPointF(100, 0), 100)
    clock.advance(199)
    assert made.offset.way.x() > 0
    glides.settle()
    assert made.offset == Offset()
    assert not clock.running
    glides.reduced = True
    made.shift(QPointF(100, 0), 100)
    assert made.offset == Offset()
    alone = piece()
    alone.shift(QPointF(100, 0), 100)
    assert alone.offset == Offset()


# -- floating


def test_a_floating_piece_keeps_its_middle_when_it_is_scaled(qapp):
    made = piece()
    for width, angle in ((80, 0), (40, 0), (160, 0)):
        made.float_at(QPointF(300, 200), width, angle, 1.0, 1.0)
        rect = made.mapRectToScene(made.size)
        assert rect.center() == QPointF(300, 200)
        assert rect.width() == pytest.approx(width)
    made.float_at(QPointF(300, 200), 80, 30, 1.0, 1.0)
    assert made.rotation() == 30
    made.float_at(QPointF(300, 200), 80, 0, 0.5, 0.25)
    rect = made.mapRectToScene(made.size)
    assert (rect.width(), rect.height()) == (pytest.approx(40), pytest.approx(20))
    assert rect.center() == QPointF(300, 200)
    made.land()
    assert made.mapRectToScene(made.size).height() == 80


def carried(count: int) -> tuple[FloatingLayer, list[PieceItem], Faces]:
    at = Position(rules_for(2))
    faces = Faces()
    faces.set_book(at.book)
    layer = FloatingLayer(faces)
    items = [PieceItem(faces, PieceId("thing", number)) for number in range(count)]
    tile = TileFace("tower-11-open")
    layer.carry(items, [tile] * count, [80.0 + 10 * number for number in range(count)], QPointF(500, 400))
    return layer, items, faces


def test_carried_pieces_lie_around_the_pointer(qapp):
    layer, items, _ = carried(3)
    middles = [item.mapRectToScene(item.size).center() for item in items]
    assert middles == [QPointF(484, 400), QPointF(500, 400), QPointF(516, 400)]
    assert [item.size.width() for item in items] == [80, 90, 100]
    assert [item.zValue() for item in items] == [0, 1, 2]
    assert layer.held_at == QPointF(500, 400)
    layer.move(QPointF(510, 410))
    assert items[1].mapRectToScene(items[1].size).center() == QPointF(510, 410)
    layer.snap(("S", "E"))
    assert items[1].size.width() == 90, "several pieces do not become chips"
    assert layer.release() == items
    assert layer.held_at is None
    assert layer.carried == []
    assert all(item.childItems() == [] for item in items)


@pytest.mark.parametrize(
    ("chip", "corner"),
    [
        (("S", "E"), (11, 15)),
        (("S", "W"), (-45, 15)),
        (("N", "E"), (11, -49)),
        (("N", "W"), (-45, -49)),
    ],
)
def test_a_chip_lies_beside_the_pointer(qapp, chip, corner):
    layer, (item,), _ = carried(1)
    layer.snap(chip)
    assert item.size.width() == 34
    assert item.pos() == QPointF(500, 400) + QPointF(*corner)
    layer.snap(None)
    assert item.size.width() == 80
    assert item.mapRectToScene(item.size).center() == QPointF(500, 400)


@pytest.mark.parametrize(
    ("side", "guilty", "expected"),
    [
        ("", "", ("S", "E")),
        ("S", "", ("N", "E")),
        ("E", "", ("S", "W")),
        ("", "S", ("N", "E")),
        ("", "SE", ("N", "W")),
        ("N", "SE", ("S", "W")),
        ("W", "ES", ("N", "E")),
    ],
)
def test_a_chip_avoids_the_bubble_and_guilty_edges(side, guilty, expected):
    assert diagonal(side, guilty) == expected


def test_a_carried_tile_can_be_turned_over(qapp):
    layer, (item,), _ = carried(1)
    layer.turn(TileFace("tower-11-open"))
    picture = item.picture
    layer.turn(TileFace("garden-10-open"))
    assert item.face == TileFace("garden-10-open")
    assert item.picture.cacheKey() != picture.cacheKey()


# -- pointing


@pytest.mark.parametrize(
    ("rect", "least", "expected"),
    [
        (QRectF(50, 50, 10, 20), 30, QRectF(40, 45, 30, 30)),
        (QRectF(50, 50, 40, 40), 30, QRectF(50, 50, 40, 40)),
        (QRectF(0, 0, 10, 10), 30, QRectF(0, 0, 30, 30)),
        (QRectF(90, 90, 10, 10), 30, QRectF(70, 70, 30, 30)),
        (QRectF(50, 0, 30, 10), 30, QRectF(50, 0, 30, 30)),
    ],
)
def test_small_targets_are_enlarged_inside_their_panel(rect, least, expected):
    assert target_rect(rect, QRectF(0, 0, 100, 100), least) == expected


# -- the stage


def stage() -> Stage:
    at = Position(rules_for(3)).market("garden-12-S", None, "chambers-9-W", None)
    at.player(0, city=city(at.book, "a * b", a="tower-12-open", b="tower-11-open"))
    return stage_of(shown_of(at.book, at.state))


def test_a_hint_marks_its_pieces_and_the_square(qapp):
    table = stage()
    tile = table.snapshot.book.tile_pieces["garden-12-S"]
    square = CitySquare(0, (0, 1))
    guide = Guide((tile,), (), (), place=square, face=TileFace("garden-12-S"))
    marks = list(table._marks(guide))
    assert [mark.number for mark in marks] == [1, 2]
    assert marks[0].rect == table.slot_of(tile, table.table).rect
    assert marks[1].rect == table.rect_of(square)
    assert marks[1].ghost is not None
    assert list(table._marks(attrs.evolve(guide, place=None))) == marks[:1]


def test_the_keyboard_cursor_frames_pieces_but_not_squares_of_the_city(qapp):
    table = stage()
    tile = table.snapshot.book.tile_pieces["garden-12-S"]
    table.select(Selection(cursor=tile))
    assert table.brackets.isVisible()
    assert table.brackets.boundingRect().center() == table.rect_of(tile).center()
    table.select(Selection(cursor=CitySquare(0, (0, 1))))
    assert not table.brackets.isVisible()
    table.select(NOTHING)
    assert not table.brackets.isVisible()


def test_the_frame_follows_controls_that_can_be_pressed_and_rows(qapp):
    table = stage()
    for control in (Control("owner", 1), Control("log"), Control("scored-when")):
        table.select(Selection(pointed=control))
        assert table.frame.isVisible()
        assert table.frame.boundingRect() == table.rect_of(control).adjusted(-2, -2, 2, 2)
    table.select(Selection(pointed=Control("owner", 0)))
    assert not table.frame.isVisible(), "the own column cannot be pressed"
    table.select(Selection(pointed=Control("row", None, "tower")))
    assert table.frame.isVisible()
    table.select(NOTHING)
    assert not table.frame.isVisible()


def test_the_stage_reaches_only_the_areas_of_a_lesson(qapp):
    table = stage()
    tile = table.snapshot.book.tile_pieces["garden-12-S"]
    point = table.rect_of(tile).center()
    assert table.at(point) == tile
    table.reach = (QRectF(0, 0, 1, 1),)
    assert table.at(point) is None
    assert table.place_at(point) is None
    assert table.places_at(point) == []
    assert table.spots() == []
    table.reach = (table.rect_of(tile),)
    assert table.at(point) == tile
    assert tile in [spot.what for spot in table.spots()]


def test_empty_stages_have_no_targets(qapp):
    table = Stage()
    assert table.spots() == []
    assert table.at(QPointF(100, 100)) is None
    assert table.table is None


def tips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    from alhambra_desktop.views.scene import stage as module

    shown: list[str] = []

    class Tip:
        @staticmethod
        def showText(at: Any, text: str) -> None:  # noqa: N802  # the name that Qt calls
            shown.append(text)

    monkeypatch.setattr(module, "QToolTip", Tip)
    return shown


class Help:
    def __init__(self, at: QPointF) -> None:
        self.at = at

    def scenePos(self) -> QPointF:  # noqa: N802  # the name that Qt calls
        return self.at

    def screenPos(self) -> QPointF:  # noqa: N802
        return self.at


def test_controls_have_tool_tips_except_rows_of_the_standings(qapp, monkeypatch):
    table, shown = stage(), tips(monkeypatch)
    for control in (Control("scored-when"), Control("row", None, "tower"), Control("log")):
        rect = table.rect_of(control)
        assert rect is not None
        table.helpEvent(Help(rect.center()))  # type: ignore[arg-type]
    table.helpEvent(Help(QPointF(-5, -5)))  # type: ignore[arg-type]
    assert shown[0] != ""
    assert shown[1] == ""
    assert shown[3] == ""
