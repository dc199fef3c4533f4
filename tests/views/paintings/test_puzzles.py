"""The paintings of the parts of the pages of puzzles (``painted.py``)."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QDate, QRect, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QListView, QPushButton, QStyle, QStyleOptionViewItem

from alhambra_desktop.model.learning.puzzles.filters import Filters, Listing
from alhambra_desktop.model.learning.puzzles.goals import AheadGoal, PlaceGoal, RunGoal
from alhambra_desktop.model.learning.puzzles.rating import Answer, Rating
from alhambra_desktop.model.learning.puzzles.shelf import kinds, names, outlines
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.pages.puzzles.city_picture import paint_city
from alhambra_desktop.views.pages.puzzles.day_panel import DayPanel, TablePicture
from alhambra_desktop.views.pages.puzzles.filter_panel import (
    FilterPanel,
    _paint_module,
    _paint_result,
    _paint_theme,
    paint_goal,
)
from alhambra_desktop.views.pages.puzzles.goal_tags import GoalTags
from alhambra_desktop.views.pages.puzzles.progress_panels import (
    Calendar,
    CurvePoint,
    MonthPanel,
    RatingChart,
    RatingPanel,
)
from alhambra_desktop.views.pages.puzzles.puzzle_card import LastDays, PuzzleCard, Thumbnail
from alhambra_desktop.views.pages.puzzles.puzzle_cards import (
    AHEAD,
    AnswerPart,
    Deed,
    DeedBox,
    GoalPart,
    ProgressPart,
    Reward,
    ShownGoal,
    TurnPart,
    verdict_of,
)
from alhambra_desktop.views.pages.puzzles.puzzle_list import PuzzleRowDelegate, PuzzlesModel
from alhambra_desktop.views.storage.preferences import Progress
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import SOURCE
from tests.views.paintings.painted import EXACTLY, check, painter_of, painting, recorded, without_places

pytestmark = pytest.mark.posix  # fonts differ a little on other systems

ANSWERS = {1: Answer.SOLVED, 2: Answer.NEARLY, 9: Answer.MISSED, 24: Answer.SOLVED}
TODAY = QDate(2026, 11, 24)


class FixedDate(QDate):
    @staticmethod
    def currentDate() -> QDate:  # noqa: N802 (overrides Qt's name)
        return TODAY


@pytest.fixture(autouse=True)
def english(qapp) -> None:
    """Use the names of days of the source language, even if this is the first test."""
    SPOKEN.speak(SOURCE)


@pytest.fixture
def fixed_day(monkeypatch):
    monkeypatch.setattr("alhambra_desktop.views.pages.puzzles.puzzle_card.QDate", FixedDate)


def test_the_days_of_a_month(put):
    calendar = Calendar()
    calendar.set_content(TODAY, ANSWERS)
    put(calendar, 240, 160)
    scenes = {"month": painting(calendar)}
    calendar.theme = DARK
    calendar.set_content(QDate(2026, 2, 9), ANSWERS)
    calendar.resize(240, 60)
    scenes["low, dark, missed today"] = painting(calendar)
    calendar.set_content(QDate(2026, 2, 2), ANSWERS)
    scenes["early and nearly"] = [line for line in painting(calendar) if "text" not in line]
    check("days of a month", scenes, EXACTLY)


def test_the_panel_of_the_month(put):
    panel = MonthPanel(FaceCache())
    panel.set_theme(LIGHT)
    panel.set_content(TODAY, ANSWERS, 0)
    put(panel, 280, 250)
    scenes = {"no streak": without_places(painting(panel))}
    panel.set_content(TODAY, {}, 3)
    panel.set_theme(DARK)
    scenes["streak"] = without_places(painting(panel))
    check("panel of the month", scenes)


def test_the_curve_of_the_rating(put):
    chart = RatingChart()
    chart.set_content([1200.0, 1225.0, 1190.0, 1243.0])
    put(chart, 240, 140)
    scenes = {"curve": painting(chart)}
    chart.theme = DARK
    for title, points in (("level", [1200.0, 1200.0]), ("one answer", [1207.0]), ("steep", [900.0, 1300.0])):
        chart.set_content(points)
        scenes[title] = painting(chart)
    check("curve of the rating", scenes, EXACTLY)


def test_the_panel_of_the_rating(put):
    panel = RatingPanel(FaceCache())
    panel.set_theme(LIGHT)
    scenes = {}
    put(panel, 300, 250)
    panel.retranslate()
    scenes["no answers"] = without_places(painting(panel))
    curve = [CurvePoint(names()[at], f"2026-11-0{at + 1}", 1200.0 + 7 * at) for at in range(3)]
    panel.set_content(1214, 3, curve, [("1214", "goal", "3 Nov"), ("1207", "other", "2 Nov")])
    scenes["curve"] = without_places(painting(panel))
    panel.resize(300, 180)
    panel.switch_view()
    panel.set_theme(DARK)
    scenes["low table"] = without_places(painting(panel))
    check("panel of the rating", scenes)


def test_the_picture_of_a_table(put):
    picture = TablePicture(FaceCache())
    put(picture, 240, 120)
    assert len(painting(picture)) == 1
    picture.outline = outlines()[names()[0]]
    check("table of a puzzle", {"table": painting(picture)}, EXACTLY)


def test_the_picture_of_a_table_with_many_cards(put):
    picture = TablePicture(FaceCache())
    picture.theme = DARK
    put(picture, 180, 100)
    picture.outline = max(outlines().values(), key=lambda one: (len(one.hand), one.id))
    check("table of a puzzle, many cards", {"small and dark": painting(picture)}, EXACTLY)


def test_the_city_of_a_puzzle(put):
    one, cache = outlines()[names()[0]], FaceCache()
    thumbnail = Thumbnail(cache)
    put(thumbnail)
    assert len(painting(thumbnail)) == 1
    thumbnail.outline = one
    with painter_of(QPixmap(120, 80)) as p:
        scenes = {
            "city": recorded(lambda: paint_city(p, cache, QRect(4, 3, 90, 60).toRectF(), one, DARK, 1.0))
        }
    scenes["thumbnail"] = painting(thumbnail)
    check("city of a puzzle", scenes, EXACTLY)


@pytest.mark.parametrize(
    ("name", "pictured", "brief"),
    [("large", True, False), ("middle", False, False), ("brief", False, True)],
)
def test_the_panel_of_the_day(put, name, pictured, brief):
    panel = DayPanel(FaceCache())
    panel.retranslate()
    panel.set_theme(LIGHT)
    put(panel, 420, 360)
    one = next(one for one in outlines().values() if one.modules and len(one.goals) == 2)
    panel.set_content(one, TODAY, None)
    panel.shrink(panel.size(), pictured=pictured, brief=brief)
    check(f"panel of the day, {name}", {name: without_places(painting(panel))})


def test_the_panel_of_a_day_with_a_damaged_puzzle(put):
    panel = DayPanel(FaceCache())
    panel.set_theme(DARK)
    panel.set_content(None, TODAY, Answer.NEARLY)
    put(panel, 420, 360)
    check("panel of a damaged puzzle", {"damaged": without_places(painting(panel))})


def test_the_panel_of_the_day_hides_what_does_not_fit(put):
    panel = DayPanel(FaceCache())
    put(panel, 420, 460)
    panel.set_content(outlines()[names()[0]], TODAY, None)
    for height, seen in ((1000, {"origin", "city"}), (0, set())):
        panel.shrink(QSize(420, height), pictured=False, brief=False)
        assert {name for name in ("origin", "city") if getattr(panel, name).isVisible()} == seen


@pytest.mark.parametrize("dark", [False, True])
def test_the_signs_of_goals_and_filters(dark):
    theme, scenes = (DARK if dark else LIGHT), {}
    pairs = (*(("rank", ""), ("rank", "tower"), ("count", ""), ("count", "garden"), ("ahead", "")),)
    with painter_of(QImage(40, 40, QImage.Format.Format_RGB32)) as p:
        for kind, type_id in (*pairs, ("run", ""), ("save", ""), ("exact", "")):
            paint = partial(paint_goal, p, 20, kind, type_id, theme)
            scenes[f"{kind} {type_id}"] = recorded(paint)
        for name, paint_sign in (
            ("result", _paint_result),
            ("theme", _paint_theme),
            ("module", _paint_module),
        ):
            sign = {"result": "good", "theme": "run", "module": "camps"}[name]
            scenes[name] = recorded(partial(paint_sign, p, sign, theme))
    check(f"signs of goals, {'dark' if dark else 'light'}", scenes, EXACTLY)


def test_the_tags_of_goals(put):
    tags = GoalTags()
    goals = (PlaceGoal("tower", 1, 0), AheadGoal("garden", 2), RunGoal("wall", 8))
    tags.set_content(goals, ("Take the lead in towers", "Be ahead by 2 gardens " * 4, "Long wall"))
    put(tags, 330, 140)
    scenes = {"narrow": [*painting(tags), str(tags.heightForWidth(330)), str(tags.sizeHint().width())]}
    tags.resize(800, 140)
    scenes["wide"] = [*painting(tags), str(tags.heightForWidth(800))]
    tags.set_content((), ())
    scenes["none"] = [*painting(tags), str(tags.heightForWidth(330))]
    check("tags of goals", scenes, EXACTLY)


STATES = {
    "even": (0, QStyle.StateFlag.State_None),
    "odd, missed": (1, QStyle.StateFlag.State_None),
    "nearly, long ago": (2, QStyle.StateFlag.State_None),
    "selected and focused": (1, QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus),
    "pointed at": (1, QStyle.StateFlag.State_MouseOver),
}


@pytest.mark.parametrize("dark", [False, True])
def test_a_row_of_the_list_of_puzzles(dark, qtbot):
    view = QListView()
    qtbot.addWidget(view)
    model = PuzzlesModel(view)
    shown = [outlines()[name] for name in names()[:3]]
    model.set_content(tuple(shown), {shown[1].id: ("missed", "2026-11-03"), shown[2].id: ("nearly", "")})
    delegate = PuzzleRowDelegate(lambda: DARK if dark else LIGHT, FaceCache(), view)
    option, scenes = QStyleOptionViewItem(), {}
    option.rect = QRect(0, 0, 640, 61)
    for title, (row, state) in STATES.items():
        option.state = state
        with painter_of(QPixmap(640, 61)) as p:
            lines = recorded(partial(delegate.paint, p, option, model.index(row, 0)))
        scenes[title] = without_places(lines)
    check(f"rows of puzzles, {'dark' if dark else 'light'}", scenes)


def test_this_weeks_results(put, fixed_day):
    days = LastDays()
    days.set_content((None, Answer.SOLVED, Answer.NEARLY, Answer.MISSED, None, None, None))
    put(days)
    scenes = {"letters inside": painting(days)}
    before = days.height()
    days.show_letters(shown=True)
    assert days.height() == days.sizeHint().height() > before
    days.theme = DARK
    scenes["letters below"] = [*painting(days), str(days.sizeHint().toTuple())]
    days.resize(60, days.height())
    scenes["narrow"] = [*painting(days), str(days.minimumSizeHint().toTuple())]
    days.set_content(())
    scenes["none"] = painting(days)
    check("results of this week", scenes, EXACTLY)


def test_the_card_of_the_puzzle_of_the_day(put, fixed_day):
    solved = (("2026-11-24", "solved"), ("2026-11-22", "missed"))
    card = PuzzleCard(FaceCache(), Progress(puzzle_days=solved, puzzle_rating=(1214.4, 3)))
    card.set_theme(LIGHT)
    put(card, 700, 150)
    scenes = {"unknown": without_places(painting(card))}
    card.show_outline(outlines()[names()[0]])
    for title, width, roomy in (("roomy", 700, True), ("one line", 900, False), ("narrow", 400, False)):
        card.resize(width, 150)
        card.fit(roomy=roomy)
        scenes[title] = without_places(painting(card))
    for width in (479, 480):
        card.resize(width, 150)
        card.fit(roomy=False)
        assert card.days.isVisible() == (width == 480)
    card.set_content(Progress())
    card.set_theme(DARK)
    scenes["no rating"] = without_places(painting(card))
    check("card of the puzzle of the day", scenes)


def test_the_goals_of_a_puzzle(put):
    part, towers, wall = GoalPart(), PlaceGoal("tower", 1, 0), RunGoal("wall", 8)
    part.retranslate()
    part.set_content("24 November", 1200, "Reach both goals", "Lead in towers", "From a game")
    put(part, 400, 260)
    scenes = {}
    for title, goals, high in (
        (
            "both",
            [ShownGoal(towers, "Lead in towers", "You 2", True), ShownGoal(wall, "Wall", "", False)],
            True,
        ),
        ("one", [ShownGoal(wall, "Long wall", "8 of 8 so far", True)], False),
    ):
        part.fit(high=high)
        part.show_goals(goals)
        scenes[title] = painting(part)
    styles = [box.styleSheet() for box in part.boxes]
    check("goals of a puzzle", {**scenes, "styles": styles})


def test_the_box_of_a_deed(put):
    box, picture = DeedBox(2), QPixmap(40, 40)
    put(box, 300, 60)
    scenes = {}
    for title, deed, theme in (
        ("to come", Deed("Buy or take money", ahead=AHEAD[0]), LIGHT),
        ("pictured", Deed("Buy the tower", picture), LIGHT),
        ("words", Deed("Take 3"), DARK),
    ):
        box.set_content(deed, theme)
        scenes[title] = [*painting(box), box.styleSheet()]
    check("box of a deed", scenes, EXACTLY)


def test_the_turn_of_a_puzzle(put):
    part = TurnPart()
    part.retranslate()
    put(part, 400, 400)
    scenes = {}
    deeds = [Deed("Buy the tower", QPixmap(40, 40)), Deed("Take 3")]
    for title, content, free in (
        ("begun", (deeds, True, "Costs 3 points"), False),
        ("complete", (deeds[:1], False, ""), True),
    ):
        part.set_content(*content, free=free)
        scenes[title] = painting(part)
    check("turn of a puzzle", scenes)


def test_the_answer_to_a_puzzle(put):
    part, bar = AnswerPart(), QPushButton("End turn")
    part.retranslate()
    put(part, 400, 300)
    bar.setToolTip("tip of the bar")
    good = verdict_of(Answer.SOLVED, "", "Reached.")
    missed = verdict_of(Answer.MISSED, "5 points short", "")
    scenes = {}
    for title, locked, content, answered in (
        ("open", False, (None, "End your turn", None), False),
        ("judged", True, (None, "Judging", None), True),
        ("solved", True, (good, "", Reward(4, 1204, 3)), True),
        ("missed", True, (missed, "", Reward(-4, 1196, 1)), True),
        ("shown", True, (good, "", None), False),
    ):
        part.show_end(bar, locked=locked)
        part.set_content(*content, answered=answered)
        scenes[title] = [*painting(part), part.box.styleSheet(), part.again.objectName()]
    part.next.setEnabled(False)
    part.set_content(good, "", Reward(None, 1200, 0), answered=True)
    bar.setEnabled(False)
    part.show_end(bar, locked=False)
    scenes["no other puzzle"] = painting(part)
    bar.deleteLater()
    check("answer to a puzzle", scenes)


def test_the_progress_in_the_panel_of_a_puzzle(put, fixed_day):
    part = ProgressPart()
    part.retranslate()
    put(part, 420, 80)
    days = {QDate(2026, 11, day): answer for day, answer in ANSWERS.items()}
    part.set_content(TODAY, days, Rating(1200.0, 0), 0)
    scenes = {"no answers": painting(part)}
    part.set_content(TODAY, days, Rating(1214.4, 3), 2)
    part.reset.click()
    scenes["sure?"] = painting(part)
    check("progress in the panel of a puzzle", scenes)


def test_the_filters_of_the_list_of_puzzles(put):
    panel = FilterPanel(FaceCache())
    panel.retranslate()
    answered = {names()[0]: "solved", names()[2]: "missed"}
    put(panel, 700, 260)
    scenes = {}
    for title, filters, complete in (
        ("few", Filters(), False),
        ("active", Filters("bureaux", "easy", "run"), False),
        ("complete", Filters("all", "all", "run", "solved"), True),
    ):
        panel.set_content(filters, Listing(frozenset(kinds()), answered))
        panel.set_complete(complete=complete)
        scenes[title] = without_places(painting(panel))
    check("filters of puzzles", scenes)
