"""The paintings of charts about a game (``painted.py``)."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPointF, Qt

from alhambra_desktop.model.files.archive.statistics import Share
from alhambra_desktop.model.learning.analysis.story import Point, SeatStory
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.charts import story_chart
from alhambra_desktop.views.charts.points_chart import PointsChart, PointsLine
from alhambra_desktop.views.charts.share_bar import ShareBar
from alhambra_desktop.views.charts.story_chart import StoryChart
from tests.views.paintings.painted import PARTS, check, painting

pytestmark = [pytest.mark.posix, pytest.mark.usefixtures("sketched")]  # fonts differ a little elsewhere


def point(turn: int, lead: float, **more: float) -> Point:
    low, high = more.get("low", lead - 9), more.get("high", lead + 7)
    return Point(
        PlayedTurn(turn, 0, 0, ()), lead, low, high, more.get("luck", 0.0), more.get("play", 0.0), 40
    )


STORY = SeatStory(
    0,
    (
        point(2, 3),
        point(7, -6, luck=-4),
        point(11, 14, luck=5, play=-1),
        point(17, 21, high=34),
        point(20, -12),
    ),
    -8,
    0,
    whole=True,
)


def test_the_chart_of_a_lead(put, qtbot):
    chart = StoryChart()
    marked = [STORY.points[1], STORY.points[2], STORY.points[3]]
    chart.set_content(STORY, "blue", 24, [(1, 8), (2, 16), (3, 24)], marked, {11: "good"})
    put(chart, 620, 240)
    scenes = {"whole": painting(chart, folders=PARTS)}
    chart.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
        qtbot.keyClick(chart, key)
        scenes[f"{key.name} {len(scenes)}"] = painting(chart, folders=PARTS)[-4:]
    chart.theme = DARK
    part = attrs.evolve(STORY, whole=False, points=STORY.points[:3])
    chart.set_content(part, "amber", 24, [(1, 8)], [], {})
    chart.resize(300, 150)
    scenes["part"] = painting(chart, folders=PARTS)
    check("chart of a lead", scenes)


def test_the_chart_of_points(put):
    chart = StoryChart()
    lines = (
        PointsLine("Anna", "amber", (12, 33, 71), own=True),
        PointsLine("Ben with a very long name indeed", "blue", (9, 45, 70), own=False),
        PointsLine("Cid", "crimson", (22, 40, 118), own=False),
        PointsLine("Dana", "green", (), own=False),
    )
    chart.show_points(PointsChart(lines, 24, ((1, 8), (2, 16), (3, 24))))
    put(chart, 620, 200)
    scenes = {"light": painting(chart, folders=PARTS)}
    chart.theme = DARK
    chart.resize(420, 120)
    scenes["dark"] = painting(chart, folders=PARTS)
    check("chart of points", scenes)


@pytest.mark.parametrize("played", [4, 5, 40])
def test_a_bar_of_won_games(put, played):
    bar = ShareBar("Builders", Share(played // 2, played, 0.3, 0.8), f"{played // 2} of {played}", indent=12)
    put(bar, 360, 24)
    scenes = {"bar": painting(bar, folders=PARTS)}
    bar.resize(150, 40)
    scenes["narrow"] = painting(bar, folders=PARTS)
    check(f"bar of {played} games", scenes)


def test_keys_and_the_mouse_step_through_the_points_of_a_lead(put, qtbot, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(story_chart, "announce", lambda chart, text: heard.append(text()))
    chart, stepped = StoryChart(), list[str]()
    chart.stepped.connect(stepped.append)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    chart.set_content(STORY, "blue", 24, [(1, 8)], [], {11: "good"})
    put(chart, 620, 240)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up):
        qtbot.keyClick(chart, key)
    assert [text.partition(":")[0] for text in stepped] == ["turn 20", "turn 17", "turn 11"]
    assert stepped[2].endswith("good")
    assert heard == stepped
    assert chart.accessibleDescription() == stepped[-1]
    place = chart.drawing.places(chart.drawing.axes(chart.rect().toRectF()))[1]
    for way in (9, -9):
        qtbot.mouseMove(chart, (place + QPointF(way, 30)).toPoint())
    assert stepped[3:] == [stepped[3]]
    assert stepped[3].startswith("turn 7")
    chart.show_points(PointsChart((PointsLine("Anna", "amber", (1,), own=True),), 24, ()))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(chart, key)
    assert len(stepped) == 4


def test_the_right_key_begins_with_the_first_point(put, qtbot):
    chart, stepped = StoryChart(), list[str]()
    chart.stepped.connect(stepped.append)
    chart.set_content(STORY, "blue", 24, [(1, 8)], [], {})
    put(chart, 620, 240)
    for _ in range(7):
        qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert [text.partition(":")[0] for text in stepped] == [f"turn {n}" for n in (2, 7, 11, 17, 20)]
