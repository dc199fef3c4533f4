"""The track below a scoring: its scale, and each player's marker on the way from old to new score."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy

from alhambra_desktop.model.rules.core.values import Owner
from alhambra_desktop.views import art
from alhambra_desktop.views.art import brushes, geometry
from alhambra_desktop.views.art.palette import DARK, LIGHT, seat
from alhambra_desktop.views.dialogs import scoring_sheet
from alhambra_desktop.views.dialogs.scoring_sheet import ScoreTrack, stacked
from tests.views.dialogs.counts import book_of, script_of

WIDTH = 452
"""Width of the track in pixels; its scale is then 400 pixels long and begins at x = 26."""

MIDDLE = 56
"""The y coordinate of the middle of the track."""


def track_of(*scores: tuple[int, int], factor: float = 1.0, share: float = 1.0) -> ScoreTrack:
    """Return the track of players with some points before and after a scoring."""
    before: dict[Owner, int] = {at: points for at, (points, _) in enumerate(scores)}
    script = script_of(before, [[after - points for points, after in scores]])
    track = ScoreTrack(book_of("Anna", "Ben", others=len(scores) - 2), script, factor)
    track.resize(round(WIDTH * factor), track.height())
    track.share = share
    return track


class Canvas:
    """Records what is painted on a track: texts, stars, ways, markers and the board below them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[tuple[str, QRectF]] = []
        self.ink: set[str] = set()
        self.letters: set[int] = set()
        self.stars: list[tuple[float, float, float]] = []
        self.fills: list[str] = []
        self.ways: list[tuple[QPainterPath, Any]] = []
        self.rings: list[tuple[QPointF, float, float, Any, QColor]] = []
        self.markers: list[tuple[str, float, float, float]] = []
        self.boards: list[tuple[QRectF, Any, str, float]] = []
        self.scales: list[tuple[float, float]] = []
        self.hints = Mock()
        canvas = self

        class Recorder(QPainter):
            def scale(self, x: float, y: float) -> None:
                canvas.scales.append((x, y))
                super().scale(x, y)

            def setRenderHint(self, *hints: Any) -> None:  # noqa: N802
                canvas.hints(*hints)
                super().setRenderHint(*hints)

            def drawText(self, *args: Any) -> None:  # noqa: N802
                rect, flags, text = args
                assert flags == int(Qt.AlignmentFlag.AlignCenter)
                canvas.texts.append((text, rect))
                canvas.ink.add(self.pen().color().name())
                canvas.letters.add(self.font().pixelSize())
                super().drawText(*args)

            def fillPath(self, path: Any, brush: Any) -> None:  # noqa: N802
                canvas.fills.append(QColor(brush).name(QColor.NameFormat.HexArgb))
                super().fillPath(path, brush)

            def strokePath(self, path: Any, pen: Any) -> None:  # noqa: N802
                canvas.ways.append((path, pen))
                super().strokePath(path, pen)

            def drawEllipse(self, *args: Any) -> None:  # noqa: N802
                middle, x, y = args
                canvas.rings.append((middle, x, y, self.pen(), self.brush().color()))
                super().drawEllipse(*args)

        khatam, shape = geometry.khatam, brushes.shape

        def star(x: float, y: float, size: float) -> QPainterPath:
            self.stars.append((x, y, size))
            return khatam(x, y, size)

        def board(p: QPainter, path: QPainterPath, fill: Any, line: Any, width: float) -> None:
            self.boards.append((path.boundingRect(), fill, line, width))
            shape(p, path, fill, line, width)

        def marker(p: QPainter, colour: str, x: float, y: float, size: float) -> None:
            assert isinstance(p, QPainter)
            self.markers.append((colour, round(x, 2), y, size))

        for name, value in (("QPainter", Recorder), ("khatam", star), ("shape", board)):
            monkeypatch.setattr(scoring_sheet, name, value)
        monkeypatch.setattr(art, "paint_seat_mark", marker)

    def paint(self, track: ScoreTrack) -> QImage:
        """Paint a track and return its picture."""
        for found in (self.texts, self.stars, self.fills, self.ways, self.rings, self.markers, self.boards):
            found.clear()
        self.ink.clear()
        self.scales.clear()
        return track.grab().toImage()


@pytest.fixture
def canvas(qapp, monkeypatch) -> Canvas:
    return Canvas(monkeypatch)


@pytest.mark.parametrize(
    ("most", "end", "numbers"),
    [
        (0, 5, "0"),
        (14, 15, "0 10"),
        (15, 20, "0 10 20"),
        (70, 75, "0 10 20 30 40 50 60 70"),
        (71, 80, "0 20 40 60 80"),
        (140, 150, "0 20 40 60 80 100 120 140"),
        (141, 160, "0 40 80 120 160"),
        (280, 300, "0 40 80 120 160 200 240 280"),
        (281, 300, "0 100 200 300"),
        (700, 750, "0 100 200 300 400 500 600 700"),
        (701, 800, "0 200 400 600 800"),
        (1000, 1100, "0 200 400 600 800 1000"),
    ],
)
def test_the_scale_has_rounded_numbers_and_room_for_the_best_score(canvas, most, end, numbers):
    canvas.paint(track_of((0, most), (0, 0)))
    assert " ".join(text for text, _ in canvas.texts) == numbers
    for text, rect in canvas.texts:
        x = 26 + 400 * int(text) / end
        assert rect.center().x() == pytest.approx(x)
        assert (rect.top(), rect.width(), rect.height()) == (69, 48, 18)
    assert canvas.stars[-1] == (426, MIDDLE, 6.5)
    steps = {round(b[0] - a[0], 6) for a, b in zip(canvas.stars, canvas.stars[1:], strict=False)}
    assert len(steps) == 1


@pytest.mark.parametrize(
    ("theme", "top", "bottom", "text"),
    [(LIGHT, "#ead7ae", "#d3b67e", LIGHT.text_2), (DARK, "#4a3b2a", "#3a2e22", DARK.text_2)],
    ids=["light", "dark"],
)
def test_the_board_has_the_colours_of_the_theme(canvas, theme, top, bottom, text):
    track = track_of((0, 40), (0, 0))
    track.theme = theme
    canvas.paint(track)
    ((rect, fill, line, width),) = canvas.boards
    assert (rect.left(), rect.right(), rect.top(), rect.bottom()) == (14, 438, 47, 65)
    gradient = fill.gradient()
    assert [tint.name() for _, tint in gradient.stops()] == [top, bottom]
    assert (gradient.start().y(), gradient.finalStop().y()) == (47, 65)
    assert (line, width) == (theme.panel_edge, 1.2)
    assert canvas.ink == {QColor(text).name()}
    assert canvas.letters == {12}
    edge = QColor(theme.panel_edge).name().removeprefix("#")
    assert {fill[3:] for fill in canvas.fills} == {edge}
    assert {fill[1:3] for fill in canvas.fills} == {"8c"}, "half transparent"


def test_each_player_has_a_way_from_the_old_to_the_new_score(canvas):
    canvas.paint(track_of((0, 40), (8, 24), (16, 16), (20, 76)))  # 5 pixels per point
    ways = []
    for path, pen in canvas.ways:
        found = [path.elementAt(at) for at in range(path.elementCount())]
        ways.append([(round(float(one.x), 2), round(float(one.y), 2)) for one in found])
        assert pen.dashPattern() == [1.5, 1.6]
        assert pen.widthF() == 2.4
    assert ways == [
        [(26, 56), (66, 30), (186, 30), (226, 56)],
        [(66, 56), (82, 19.6), (130, 19.6), (146, 56)],
        [(106, 56), (106, 9.2), (106, 9.2), (106, 56)],
        [(126, 56), (182, 30), (350, 30), (406, 56)],
    ]
    rings = [(middle.x(), middle.y(), x, y) for middle, x, y, _, _ in canvas.rings]
    assert rings == [(26, 56, 5, 5), (66, 56, 5, 5), (106, 56, 5, 5), (126, 56, 5, 5)]
    assert {brush.name() for *_, brush in canvas.rings} == {QColor(LIGHT.panel_top).name()}
    for (_, pen), (*_, ring, _) in zip(canvas.ways, canvas.rings, strict=True):
        assert ring.color() == pen.color()
        assert ring.widthF() == 2


def test_ways_have_the_colours_of_the_players_brighter_in_the_dark(canvas):
    track = track_of((0, 40), (0, 24))
    canvas.paint(track)
    light = [pen.color() for _, pen in canvas.ways]
    assert light == [QColor(seat(colour).colour) for colour in ("amber", "blue")]
    track.theme = DARK
    canvas.paint(track)
    dark = [pen.color() for _, pen in canvas.ways]
    assert all(one.lightness() < other.lightness() for one, other in zip(light, dark, strict=True))


@pytest.mark.parametrize(("share", "places"), [(0.0, (26, 66)), (0.5, (136, 106)), (1.0, (246, 146))])
def test_markers_move_along_the_track(canvas, share, places):
    canvas.paint(track_of((0, 44), (8, 24), (3, 76), share=share))
    last, second, first = canvas.markers
    assert first == ("amber", places[0], MIDDLE, 12), "on top of the others"
    assert second == ("blue", places[1], MIDDLE, 12)
    assert last[1] == 41 + share * 365


@pytest.mark.parametrize(("share", "height"), [(0.0, 11), (0.5, 18), (1.0, 25)])
def test_markers_of_tied_players_are_stacked_at_every_moment(canvas, share, height):
    canvas.paint(track_of((0, 40), (0, 40), (1, 76), share=share))
    _, second, first = canvas.markers
    x = 26 + share * 200
    assert first[1:3] == (x, MIDDLE)
    assert second[1:3] == (x, MIDDLE - height)


def test_a_tie_that_ends_brings_the_upper_marker_down(canvas):
    canvas.paint(track_of((0, 40), (0, 20), (1, 76), share=0.5))
    second, first = canvas.markers[1:]
    assert (first[1:3], second[1:3]) == ((126, MIDDLE), (76, MIDDLE - 5.5))
    canvas.paint(track_of((0, 40), (8, 40), (1, 76), share=0.5))
    second, first = canvas.markers[1:]
    assert (first[1:3], second[1:3]) == ((126, MIDDLE), (146, MIDDLE - 12.5))


def test_a_scaled_track_is_the_same_picture_enlarged(canvas):
    track = track_of((0, 40), (8, 76), factor=2.0)
    assert track.height() == track.minimumHeight() == track.maximumHeight() == 184
    assert track.sizeHint().toTuple() == (200, 184)
    policy = track.sizePolicy()
    assert policy.horizontalPolicy() is QSizePolicy.Policy.Preferred
    assert policy.verticalPolicy() is QSizePolicy.Policy.Fixed
    canvas.paint(track)
    assert canvas.scales == [(2.0, 2.0)]
    assert canvas.stars[0] == (26, MIDDLE, 6.5)
    assert canvas.stars[-1] == (426, MIDDLE, 6.5)
    canvas.hints.assert_called_with(QPainter.RenderHint.Antialiasing)


def test_the_track_tells_the_scores_before_and_after(qapp):
    assert track_of((3, 40), (8, 76)).accessibleName() == "Anna from 3 to 40; Ben from 8 to 76"


def test_a_track_runs_until_the_new_scores_are_reached(qapp, monkeypatch):
    track = track_of((0, 40), (8, 76), share=0.0)
    updated = Mock()
    monkeypatch.setattr(track, "update", updated)
    assert track.run(150.0)
    assert track.share == 0.25
    assert track.run(449.0)
    assert not track.run(1.0)
    assert track.share == 1.0
    assert not track.run(1.0)
    assert track.share == 1.0
    assert updated.call_count == 4


def test_close_markers_lie_on_different_levels():
    assert stacked({"a": 50.0, "b": 50.0, "c": 73.0, "d": 74.0, "e": 200.0}, 24) == {
        "a": 0,
        "b": 1,
        "c": 2,
        "d": 0,
        "e": 0,
    }
