"""The pictures of effects: what is drawn where, in which colour, and how it appears and fades."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from alhambra_desktop.model.rules.core.places.places import CitySquare, Discard, MarketSquare, Pile, Row
from alhambra_desktop.views import art
from alhambra_desktop.views.animation.move_lights import Blink, LinesLight, Link, Ring, Star
from alhambra_desktop.views.animation.timeline import (
    Coin,
    Dust,
    Glow,
    Nod,
    Riffle,
    RunLights,
    Trace,
    TurnPasses,
)
from alhambra_desktop.views.animation.watched_effects import Dawn, Shake, Sums
from alhambra_desktop.views.art.palette import seat as seat_colours
from alhambra_desktop.views.playback import effect_paintings
from alhambra_desktop.views.playback.effect_paintings import PAINTINGS, paint_arrow, paint_rising
from alhambra_desktop.views.scene.darkness import courts_of
from alhambra_desktop.views.scene.pixmaps.faces import Faces

from .snapshots import shown_of, stage_of
from .test_effects import moment


@attrs.frozen
class Stroke:
    """A drawn shape: its kind, rectangle on the table, further contents, colours and opacity."""

    kind: str
    rect: QRectF
    what: Any
    pen: tuple[str, float] | None
    brush: str | None
    opacity: float
    transform: QTransform
    clip: QRectF

    @property
    def middle(self) -> QPointF:
        return self.rect.center()

    def points(self) -> list[QPointF]:
        return [self.transform.map(QPointF(point)) for point in self.what]


def ellipse(middle: QPointF, across: float, down: float) -> tuple[QRectF, Any]:
    return QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down), None


SHAPES: dict[str, Callable[..., tuple[QRectF, Any]]] = {
    "drawEllipse": ellipse,
    "drawLine": lambda begin, end: (QRectF(begin, end).normalized(), [begin, end]),
    "drawPolygon": lambda polygon: (polygon.boundingRect(), list(polygon)),
    "drawRoundedRect": lambda rect, *radii: (QRectF(rect), radii),
    "drawPath": lambda path: (path.boundingRect(), None),
    "fillPath": lambda path, brush: (path.boundingRect(), brush),
    "drawText": lambda rect, _, text: (QRectF(rect), text),
}


class Drawing:
    """Records the shapes that an effect draws on a stage."""

    def __init__(self, stage: Any, patch: pytest.MonkeyPatch) -> None:
        self.stage = stage
        self.strokes: list[Stroke] = []
        for name, read in SHAPES.items():
            patch.setattr(QPainter, name, self._recording(name, read))
        for name in ("turn_star", "coin", "mark", "icon", "back"):
            patch.setattr(Faces, name, self._faces(name))
        for owner, name in (
            (art, "paint_pill"),
            (art, "paint_leading"),
            (art, "paint_scored_run"),
            (art, "paint_shadow"),
            (effect_paintings, "paint_count"),
            (effect_paintings, "paint_line"),
        ):
            patch.setattr(owner, name, self._art(name))

    def _note(self, name: str, p: QPainter, rect: QRectF, what: Any) -> None:
        pen, brush, transform = p.pen(), p.brush(), p.transform()
        self.strokes.append(
            Stroke(
                name,
                transform.mapRect(rect),
                what,
                None
                if pen.style() is Qt.PenStyle.NoPen
                else (pen.color().name(QColor.NameFormat.HexArgb), pen.widthF()),
                None
                if brush.style() is Qt.BrushStyle.NoBrush
                else brush.color().name(QColor.NameFormat.HexArgb),
                p.opacity(),
                transform,
                transform.mapRect(p.clipBoundingRect()),
            )
        )

    def _recording(self, name: str, read: Callable[..., tuple[QRectF, Any]]) -> Callable[..., None]:
        return lambda p, *args: self._note(name, p, *read(*args))

    def _faces(self, name: str) -> Callable[..., None]:
        def record(faces: Faces, p: QPainter, *args: Any) -> None:
            where = [arg for arg in args if isinstance(arg, float | int)]
            at = args[0] if isinstance(args[0], QPointF) else QPointF(*where[:2])
            self._note(name, p, QRectF(at, at), args)

        return record

    def _art(self, name: str) -> Callable[..., None]:
        def record(p: QPainter, *args: Any) -> None:
            point = next((arg for arg in args if isinstance(arg, QPointF)), QPointF())
            rect = next((arg for arg in args if isinstance(arg, QRectF)), QRectF(point, point))
            self._note(name, p, rect, args)

        return record

    def painting(self, effect: Any) -> Any:
        return PAINTINGS[type(effect)](self.stage, effect)

    def at(self, paint: Callable[[QPainter, float], None], done: float) -> list[Stroke]:
        """Return the shapes drawn after a share of the effect's time."""
        self.strokes = []
        painter = QPainter(image := QImage(2000, 1200, QImage.Format.Format_ARGB32_Premultiplied))
        painter.setBrush(QColor("red"))  # an effect must not depend on what was painted before
        painter.setPen(QColor("red"))
        paint(painter, done)
        painter.end()
        del image
        return self.strokes

    def over_time(self, effect: Any, *shares: float) -> list[list[Stroke]]:
        rect, paint = self.painting(effect)[:2]
        found = [self.at(paint, share) for share in shares]
        around = rect.adjusted(-6, -6, 6, 6)
        for stroke in (stroke for strokes in found for stroke in strokes):
            clipped = not (stroke.clip.isEmpty() or stroke.rect.isEmpty())
            seen = stroke.rect & stroke.clip if clipped else stroke.rect
            assert around.contains(seen.topLeft())
            assert around.contains(seen.bottomRight()) or stroke.kind == "drawText"
        return found


@pytest.fixture(scope="module")
def table(qapp_of_module: Any) -> Any:
    return stage_of(shown_of(*moment()))


@pytest.fixture(scope="module")
def qapp_of_module(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue("qapp")


@pytest.fixture
def draw(table, monkeypatch) -> Drawing:
    return Drawing(table, monkeypatch)


def square_of(table: Any) -> MarketSquare:
    return next(place for place in table.table.lying if isinstance(place, MarketSquare))


def tile_of(table: Any, cell: tuple[int, int] = (0, 0)) -> Any:
    return table.table.at(CitySquare(0, cell))[0].id


def rect_of(table: Any, piece: Any) -> QRectF:
    return table.slot_of(piece, table.table).rect


def alpha(name: str) -> int:
    return QColor(name).alpha()


def distance(one: QPointF, other: QPointF) -> float:
    return ((one.x() - other.x()) ** 2 + (one.y() - other.y()) ** 2) ** 0.5


def near(one: QPointF, other: QPointF, most: float = 0.01) -> bool:
    return distance(one, other) <= most


def test_dust_flies_away_from_the_lower_edge_of_a_tile_and_fades(draw, table):
    tile = rect_of(table, tile_of(table))
    begin, middle, end = draw.over_time(Dust(0, 240, tile_of(table)), 0.0, 0.5, 1.0)
    assert len(begin) == len(middle) == len(end) == 5
    for strokes in (begin, middle, end):
        assert {stroke.pen for stroke in strokes} == {None}
        assert sorted(stroke.middle.x() for stroke in strokes) == [stroke.middle.x() for stroke in strokes]
    for first, then, last in zip(begin, middle, end, strict=True):
        assert tile.adjusted(-1, 0, 1, 1).contains(first.middle)
        assert first.middle.y() > tile.center().y() + 0.3 * tile.height()
        away = [distance(stroke.middle, tile.center()) for stroke in (first, then, last)]
        assert away == sorted(set(away))
        assert first.rect.width() > first.rect.height()
        assert first.rect.width() >= then.rect.width() >= last.rect.width() >= 1.5
        assert first.rect.width() < tile.width() / 5
    assert alpha(begin[0].brush) > alpha(middle[0].brush) > alpha(end[0].brush) == 0


def star_of(table: Any, seat: int) -> QPointF:
    zone = table.player_zone(seat)
    return zone.mapToScene(zone.star_point())


def test_the_turn_star_moves_from_one_player_to_the_next(draw, table):
    begin, end = star_of(table, 0), star_of(table, 1)
    found = [stroke.middle for (stroke,) in draw.over_time(TurnPasses(0, 220, 0, 1), 0.0, 0.3, 0.6, 1.0)]
    assert near(found[0], begin)
    assert near(found[-1], end)
    away = [distance(point, begin) for point in found]
    assert away == sorted(set(away))


def test_the_turn_star_nods_down_and_back(draw, table):
    found = [stroke.middle for (stroke,) in draw.over_time(Nod(0, 160, 1), 0.0, 0.25, 0.5, 1.0)]
    assert near(found[0], star_of(table, 1))
    assert near(found[3], star_of(table, 1))
    assert found[0].y() < found[1].y() < found[2].y() < found[0].y() + 5
    assert len({point.x() for point in found}) == 1


def test_a_glow_is_a_growing_ring_around_the_mark_of_a_player(draw, table):
    zone = table.player_zone(1)
    rings = [stroke for (stroke,) in draw.over_time(Glow(0, 240, 1), 0.0, 0.25, 0.5, 1.0)]
    assert all(near(ring.middle, zone.scene_rect(zone.mark_rect()).center()) for ring in rings)
    assert [ring.brush for ring in rings] == [None] * 4
    widths = [ring.rect.width() for ring in rings]
    assert widths == sorted(set(widths))
    assert all(ring.rect.width() == ring.rect.height() for ring in rings)
    assert widths[0] >= 0.8 * zone.mark_rect().width()
    alphas = [alpha(ring.pen[0]) for ring in rings]
    assert alphas[0] == alphas[3] == 0 < alphas[1] < alphas[2]
    assert {ring.pen[1] for ring in rings} == {3.5}


def test_shuffled_cards_fan_out_on_their_way_and_show_their_number(draw, table):
    effect = Riffle(0, 420, Discard(), Pile(), 24)
    closed, fanned, end = draw.over_time(effect, 0.0, 1 / 6, 1.0)
    begin, goal = table.rect_of(Discard()).center(), table.rect_of(Pile()).center()
    for strokes in (closed, fanned, end):
        assert [stroke.kind for stroke in strokes] == ["back"] * 3 + ["paint_pill"]
        assert strokes[3].what[-1] == "24"
        assert strokes[3].what[2] == "plain"
    for strokes, place in ((closed, begin), (end, goal)):
        assert all(near(stroke.rect.topLeft(), strokes[0].rect.topLeft(), 0.5) for stroke in strokes[:3])
        width = strokes[0].what[1]
        corner = place + QPointF(-width / 2, -0.75 * width)
        assert near(strokes[0].rect.topLeft(), corner, 0.5), "the middle of the cards is at the place"
        assert strokes[3].middle.x() > place.x()
        assert strokes[3].middle.y() < place.y() - 0.6 * width
        assert strokes[3].rect.height() < strokes[3].rect.width() <= width
    angles = [stroke.transform.m12() for stroke in fanned[:3]]
    assert angles[0] < angles[1] == 0 < angles[2] == pytest.approx(-angles[0])
    xs = [stroke.rect.x() for stroke in fanned[:3]]
    assert len(set(xs)) == 3


@pytest.mark.parametrize(("seat", "known"), [(0, True), (1, True), (9, False), (None, False)])
def test_a_trace_is_an_arrow_in_the_colour_of_the_player_that_fades(draw, table, seat, known):
    card = table.table.at(Row())[0].id
    effect = Trace(0, 1200, card, square_of(table), Row(), seat)
    early, late, end = draw.over_time(effect, 0.1, 0.9, 1.0)
    seats = table.snapshot.book.setup.seats
    expected = seat_colours(seats[seat].colour).colour if known else effect_paintings.GOLD.name()
    for strokes in (early, late, end):
        assert [stroke.kind for stroke in strokes] == ["drawLine", "drawPolygon"]
    line, head = early
    assert near(line.what[0], table.rect_of(square_of(table)).center())
    assert near(line.what[1], rect_of(table, card).center())
    assert QColor(line.pen[0]).name() == QColor(expected).name()
    assert head.brush == line.pen[0]
    assert [alpha(strokes[0].pen[0]) for strokes in (early, end)] == [255, 0]
    assert 0 < alpha(late[0].pen[0]) < 255


@pytest.mark.parametrize("end", [(300, 100), (100, 300), (0, 0), (40, 290), (300, 300)])
def test_the_head_of_an_arrow_is_a_symmetric_triangle_at_its_end(draw, end):
    begin, tip = QPointF(100, 100), QPointF(*end)
    line, head = draw.at(lambda p, _: paint_arrow(p, begin, tip, QColor("blue")), 0.0)
    assert line.what == [begin, tip]
    assert line.pen == ("#ff0000ff", 2.0)
    assert (head.pen, head.brush) == (None, "#ff0000ff")
    point, *barbs = head.points()
    assert near(point, tip)
    assert [distance(barb, tip) for barb in barbs] == pytest.approx([125**0.5] * 2)
    assert distance(*barbs) == pytest.approx(10)
    assert all(distance(barb, begin) < distance(tip, begin) for barb in barbs)
    assert distance(barbs[0], begin) == pytest.approx(distance(barbs[1], begin))


def test_a_missing_place_has_no_trace(draw, table):
    card = table.table.at(Row())[0].id
    place = square_of(table)
    assert draw.painting(Trace(0, 1200, tile_of(table), Row(), CitySquare(0, (50, 50)), 1)) is not None
    assert draw.painting(Trace(0, 1200, card, Row(), Row(), 1)) is not None
    assert draw.painting(Trace(0, 1200, None, place, place, 1)) is None


def rising(table: Any, place: Any, home: QPointF | None) -> Any:
    return paint_rising(table, Coin(0, 400, "denar", place), home)


def test_a_coin_rises_turns_and_fades_or_moves_home(draw, table):
    place, home = square_of(table), QPointF(20, 30)
    rect, paint, way = rising(table, place, None)
    assert way is None
    coins = [draw.at(paint, done)[0] for done in (0.0, 0.25, 0.5, 1.0)]
    assert [coin.what[0] for coin in coins] == ["denar"] * 4
    assert all(rect.contains(coin.middle) for coin in coins)
    heights = [coin.middle.y() for coin in coins]
    assert heights == sorted(set(heights), reverse=True)
    assert heights[0] == pytest.approx(table.rect_of(place).center().y())
    assert heights[0] - heights[-1] == pytest.approx(effect_paintings.RISE)
    assert table.rect_of(place).right() - coins[0].what[-1] == pytest.approx(coins[0].middle.x())
    squeezed = [coin.transform.m11() for coin in coins]
    assert squeezed[0] == squeezed[2] == squeezed[3] == 1.0
    assert 0 < squeezed[1] < 0.2
    assert [coin.opacity for coin in coins] == [1.0, 1.0, 1.0, 0.0]
    rect, paint, way = rising(table, place, home)
    coins = [draw.at(paint, done)[0] for done in (0.0, 0.4, 0.7, 1.0)]
    assert {coin.opacity for coin in coins} == {1.0}
    assert near(way(0.0), QPointF(0, 0))
    assert near(way(0.4), QPointF(0, 0))
    assert near(coins[-1].middle + way(1.0), home)
    assert coins[0].middle.y() - coins[1].middle.y() == pytest.approx(effect_paintings.RISE)
    sizes = [coin.what[-1] for coin in coins]
    assert sizes[0] == sizes[1] > sizes[2] > sizes[3] > 0


def test_a_lit_run_spreads_from_its_new_segments_and_fades(draw, table):
    run = tuple((x, 0, "N") for x in range(6))
    effect = RunLights(0, 900, 0, run, frozenset({run[2]}))
    found = draw.over_time(effect, 0.0, 0.3, 0.7, 0.9, 1.0)
    lit = [strokes[0].what[0] for strokes in found]
    assert lit[0] == [run[2]]
    assert lit[1] == list(run[1:4])
    assert lit[2] == lit[3] == lit[4] == list(run)
    assert [strokes[0].what[2] for strokes in found] == [frozenset({run[2]})] * 5
    assert [strokes[0].opacity for strokes in found] == pytest.approx([1, 1, 1, 1 / 3, 0], abs=0.01)
    tile = rect_of(table, tile_of(table))
    assert all(near(strokes[0].rect.topLeft(), tile.topLeft()) for strokes in found)
    assert {strokes[0].what[1] for strokes in found} == {tile.width()}


def test_a_run_without_new_segments_spreads_from_its_beginning(draw):
    run = tuple((x, 0, "N") for x in range(4))
    first, last = draw.over_time(RunLights(0, 900, 0, run, frozenset()), 0.0, 0.7)
    assert (first[0].what[0], last[0].what[0]) == ([run[0]], list(run))
    assert draw.painting(RunLights(0, 900, 0, ((50, 50, "N"),), frozenset())) is None


def squares(table: Any, *cells: tuple[int, int]) -> list[QRectF]:
    tile = rect_of(table, tile_of(table))
    return [tile.translated(x * tile.width(), y * tile.width()) for x, y in cells]


def rims(strokes: list[Stroke]) -> list[QRectF]:
    """Return the squares with a rim, and check that each rim is light on dark and inside its square."""
    found = [stroke for stroke in strokes if stroke.kind == "drawRoundedRect"]
    dark, light = found[::2], found[1::2]
    for one, other in zip(dark, light, strict=True):
        assert one.rect == other.rect
        assert one.pen[1] == pytest.approx(2 * other.pen[1])
        assert QColor(one.pen[0]).lightness() < QColor(other.pen[0]).lightness()
        assert one.brush is other.brush is None
    return [one.rect.adjusted(-w, -w, w, w) for one in light for w in [one.pen[1]]]


def test_lines_grow_from_their_tile_and_rim_each_square_they_reach(draw, table):
    lines = (((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 1)))
    begin, later, end = draw.over_time(LinesLight(0, 800, 0, lines, 100.0), 0.0, 0.2, 1.0)
    drawn = [
        [stroke.what[1] for stroke in strokes if stroke.kind == "paint_line"]
        for strokes in (begin, later, end)
    ]
    assert drawn[0] == [lines[0][:2], lines[1]]
    assert drawn[1] == drawn[2] == list(lines)
    for strokes, cells in ((begin, [(1, 0), (0, 1)]), (later, [(1, 0), (2, 0), (0, 1)])):
        for one, other in zip(rims(strokes), squares(table, *cells), strict=True):
            assert near(one.center(), other.center())
            assert one.width() == pytest.approx(other.width())
    assert not any(stroke.clip.isEmpty() for stroke in later), "nothing is painted beyond the courtyard"
    corner = rect_of(table, tile_of(table)).topLeft()
    for stroke in (stroke for stroke in later if stroke.kind == "paint_line"):
        assert near(stroke.transform.map(QPointF(0, 0)), corner)
    assert [strokes[0].opacity for strokes in (begin, later, end)] == [1.0, 1.0, 0.0]
    (whole,) = draw.over_time(LinesLight(0, 800, 0, lines, 0), 0.0)
    assert [stroke.what[1] for stroke in whole if stroke.kind == "paint_line"] == list(lines)


@pytest.mark.parametrize("simultaneous", [False, True])
def test_groups_of_squares_blink_one_after_the_other_or_together(draw, table, simultaneous):
    groups = (((0, 0),), ((1, 0), (1, 1)))
    effect = attrs.evolve(Blink(0, 680, 0, groups), simultaneous=simultaneous)
    shares = (0.0, 0.25, 0.5, 0.75, 0.9, 1.0)
    found = draw.over_time(effect, *shares)
    cells = [[*groups[0], *groups[1]]] * 6 if simultaneous else [groups[0]] * 2 + [groups[1]] * 4
    for strokes, lit in zip(found, cells, strict=True):
        for one, other in zip(rims(strokes), squares(table, *lit), strict=True):
            assert near(one.center(), other.center())
    opacities = [strokes[0].opacity for strokes in found]
    if simultaneous:
        assert opacities == pytest.approx([1, 1, 1, 1, 0.4, 0], abs=0.01)
    else:
        assert opacities == pytest.approx([0, 1, 0, 1, 0.588, 0], abs=0.01)


def test_a_line_grows_from_a_card_to_a_tile_that_then_counts_again(draw, table):
    card, tile = table.table.at(Row())[0].id, tile_of(table)
    begin, half, grown, late, end = draw.over_time(Link(0, 900, card, tile), 0.0, 0.1, 0.2, 0.9, 1.0)
    start, goal = rect_of(table, card).center(), rect_of(table, tile).center()
    reached = []
    for strokes in (begin, half, grown, late):
        dark, light = [stroke for stroke in strokes if stroke.kind == "drawLine"]
        assert dark.what == light.what
        assert near(dark.what[0], start)
        assert dark.pen[1] > light.pen[1]
        assert QColor(dark.pen[0]).lightness() < QColor(light.pen[0]).lightness()
        reached.append(distance(dark.what[1], start))
    assert reached[0] == 0 < reached[1] < reached[2] == reached[3] == pytest.approx(distance(start, goal))
    assert rims(half) == []
    for strokes in (grown, late):
        assert near(rims(strokes)[0].center(), goal)
        text, at, radius = strokes[-1].what
        assert text == "+1"
        assert near(at, rect_of(table, tile).topRight(), 4)
        assert 9 <= radius <= 15
    assert [strokes[0].opacity for strokes in (begin, grown, late, end)] == pytest.approx(
        [1, 1, 0.4, 0], abs=0.01
    )


def test_a_ring_lies_around_a_token_light_on_dark_and_fades(draw, table):
    tile = tile_of(table)
    for strokes, opacity in zip(draw.over_time(Ring(0, 600, tile), 0.0, 0.9, 1.0), (1, 0.4, 0), strict=True):
        dark, light = strokes
        assert dark.rect == light.rect
        assert near(dark.middle, rect_of(table, tile).center())
        assert 0.8 < dark.rect.width() / rect_of(table, tile).width() < 1
        assert dark.rect.width() == pytest.approx(dark.rect.height())
        assert dark.pen[1] > light.pen[1]
        assert QColor(dark.pen[0]).lightness() < QColor(light.pen[0]).lightness()
        assert dark.brush is light.brush is None
        assert dark.opacity == pytest.approx(opacity, abs=0.01)


def test_a_star_in_the_middle_of_a_square_has_a_dark_edge_and_fades(draw, table):
    place = square_of(table)
    for (star,), opacity in zip(draw.over_time(Star(0, 600, place), 0.0, 0.9, 1.0), (1, 0.4, 0), strict=True):
        assert near(star.middle, table.rect_of(place).center(), 0.2)
        assert QColor(star.pen[0]).lightness() < QColor(star.brush).lightness()
        assert star.pen[1] == 1.6
        assert star.opacity == pytest.approx(opacity, abs=0.01)
        assert star.rect.width() <= 0.7 * min(table.rect_of(place).width(), table.rect_of(place).height())


def test_nothing_is_painted_at_places_that_are_not_shown(draw, table, monkeypatch):
    monkeypatch.setattr(type(table), "rect_of", lambda *_: None)
    place, card = square_of(table), table.table.at(Row())[0].id
    assert paint_rising(table, Coin(0, 400, "denar", place), None) is None
    for effect in (
        Star(0, 600, place),
        Riffle(0, 420, Discard(), Pile(), 24),
        Sums(0, 900, place, ((0, 1),)),
        Shake(0, 900, place),
        Trace(0, 1200, card, place, Row(), 1),
    ):
        assert draw.painting(effect) is None


@pytest.mark.parametrize("wide", [70.0, 107.0, 108.0, 300.0])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sums_of_money_stand_side_by_side_or_below_each_other(draw, table, monkeypatch, wide, number):
    square = QRectF(200, 200, wide, 200)
    monkeypatch.setattr(type(table), "rect_of", lambda *_: square)
    sums = ((1, 7), (0, 7), (2, 3))[:number]
    colours = [seat.colour for seat in table.snapshot.book.setup.seats]
    sums = tuple((seat % len(colours), amount) for seat, amount in sums)
    before, shown, end = draw.over_time(Sums(0, 900, square_of(table), sums), 0.0, 0.5, 1.0)
    assert {stroke.opacity for stroke in before} == {stroke.opacity for stroke in end} == {0.0}
    assert {stroke.opacity for stroke in shown} == {1.0}
    texts = [stroke for stroke in shown if stroke.kind == "drawText"]
    marks = [stroke for stroke in shown if stroke.kind == "mark"]
    leading = [stroke for stroke in shown if stroke.kind == "paint_leading"]
    (shadow,) = (stroke for stroke in shown if stroke.kind == "paint_shadow")
    plate = shadow.rect
    assert [text.what for text in texts] == [str(amount) for _, amount in sums]
    assert [mark.what[0] for mark in marks] == [colours[seat] for seat, _ in sums]
    assert len(leading) == min(2, number)
    assert square.contains(QRectF(plate.left(), plate.top(), plate.width(), 10))
    assert abs(plate.center().x() - square.center().x()) < 0.01
    for text, mark in zip(texts, marks, strict=True):
        assert mark.middle.x() < text.rect.left()
        assert mark.middle.y() == pytest.approx(text.rect.center().y())
        assert plate.contains(mark.middle)
    if wide >= 108 or number == 1:
        assert len({mark.middle.y() for mark in marks}) == 1
        steps = [two.middle.x() - one.middle.x() for one, two in pairwise(marks)]
        assert all(step == pytest.approx(plate.width() / number, abs=6) for step in steps)
    else:
        ys = [mark.middle.y() for mark in marks]
        assert ys == sorted(set(ys))
        assert plate.height() / number == pytest.approx(ys[1] - ys[0])
    for light, mark, text in zip(leading, marks, texts, strict=False):
        assert light.rect.left() < mark.middle.x() - 8
        assert light.rect.right() > text.rect.left() + 9
        assert light.rect.center().y() == pytest.approx(mark.middle.y())


def test_dawn_uncovers_all_cities(draw, table):
    begin, half, end = draw.over_time(Dawn(0, 500), 0.0, 0.5, 1.0)
    courts = courts_of(table)
    for strokes in (begin, half, end):
        assert [stroke.middle for stroke in strokes] == [court.center() for court in courts]
    assert [strokes[0].what.alpha() for strokes in (begin, end)] == [255, 0]
    assert 0 < half[0].what.alpha() < 255


def test_a_shaken_bag_swings_around_its_neck_less_and_less(draw, table):
    place = square_of(table)
    found = draw.over_time(Shake(0, 900, place), 0.0, 1 / 12, 3 / 12, 9 / 12, 1.0)
    angles = [strokes[0].transform.m12() for strokes in found]
    assert angles[0] == pytest.approx(0, abs=1e-6)
    assert angles[1] > abs(angles[2]) > abs(angles[3]) > 0
    assert angles[2] * angles[1] < 0
    assert [strokes[0].opacity for strokes in found] == pytest.approx([0, 0.5, 1, 1, 0], abs=0.01)
    for (bag,) in found:
        assert bag.what[0] == "bag"
        _, left, top, size, _ = bag.what
        middle = bag.transform.map(QPointF(left + size / 2, top))
        assert near(middle, table.rect_of(place).center() - QPointF(0, size / 2))
