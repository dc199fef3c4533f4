"""The paintings of the parts of a game review (``painted.py``)."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import attrs
import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QImage, QPixmap

from alhambra_desktop.model.learning.analysis.verdict import DEEP, Interval, Verdict
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.pages.review.alternative_rows import AlternativeRow, Row
from alhambra_desktop.views.pages.review.review_cards import TurnCard, TurnsCard
from alhambra_desktop.views.pages.review.still_table import PlanMark, PlanMarks, compare_plans
from alhambra_desktop.views.pages.review.time_card import SIGNS, Course, TimeCard, Timeline, height_at
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.verdict_words import effort_words
from alhambra_desktop.words import SOURCE, say
from tests.views.driver import whole_game
from tests.views.judging import knowing
from tests.views.paintings.painted import EXACTLY, check, painter_of, painting, recorded

pytestmark = pytest.mark.posix  # fonts differ a little on other systems

BETTER, EQUAL = Interval(9.2, 6.1, 12.3), Interval(0.4, -1.0, 1.8)
ROWS = (
    Row("Take 3", None, Verdict.MISTAKE, caption="Played"),
    Row(
        "Buy a tower",
        BETTER,
        where="north",
        caption="Better",
        why="Takes the lead.",
        is_better=True,
        heads_gains=True,
    ),
    Row("Take 5", EQUAL),
    Row("Take 7", Interval(-3.0, -14.0, -2.0)),
)


@pytest.fixture(autouse=True)
def english(qapp) -> None:
    SPOKEN.speak(SOURCE)


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


@pytest.fixture(scope="module")
def analyst(game):
    owner = QObject()
    yield knowing(owner, game)
    owner.deleteLater()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_rows_of_alternatives(put, theme):
    row, scenes = AlternativeRow(), {}
    row.set_theme(theme)
    put(row, 360, 90)
    for content in (*ROWS, Row("Take 3", None)):
        row.set_content(content)
        scenes[f"{content.words} {content.sign.name}"] = painting(row)
    check(f"rows of alternatives, {theme.name}", scenes, EXACTLY)


@pytest.mark.parametrize("verdict", [Verdict.MISTAKE, Verdict.DOUBTFUL, Verdict.GOOD])
def test_the_card_of_a_turn(put, game, analyst, verdict):
    card = TurnCard(FaceCache())
    card.retranslate()
    card.set_theme(LIGHT)
    put(card, 400, 480)
    place = next(place for place, found in analyst.tried.items() if found.verdict is verdict)
    turn, found = analyst.turns[place], analyst.tried[place]
    card.show_seat(game.setup.seats[turn.seat])
    card.show_turn(game.book, turn, found, on_table=False)
    card.show_depth(wanted=True, under_way=False)
    scenes = {"wide": painting(card)}
    card.resize(360, 480)
    card.set_theme(DARK)
    card.show_turn(game.book, turn, found, on_table=True)
    card.show_depth(wanted=True, under_way=True)
    scenes["on the table, narrow and dark"] = painting(card)
    card.show_seat(None)
    card.set_content("The end", "Choose a turn")
    card.show_depth(wanted=False, under_way=False)
    scenes["the end"] = painting(card)
    check(f"card of a turn, {verdict.name}", scenes)


def test_the_card_of_the_turns(put, game, analyst):
    card = TurnsCard(FaceCache())
    card.retranslate()
    card.set_theme(LIGHT)
    put(card, 420, 300)
    card.set_content(analyst, game.book, 0, own=True)
    scenes = {"own": painting(card)}
    card.filters.buttons[Verdict.MISTAKE].click()
    scenes["mistakes"] = painting(card)
    card.resize(250, 300)
    card.set_theme(DARK)
    card.set_content(analyst, game.book, 1, own=False)
    scenes["another's, narrow"] = painting(card)
    check("card of the turns", scenes)


def test_filters_are_shown_once_a_turn_is_analysed(put, game, analyst, monkeypatch, qapp):
    card = TurnsCard(FaceCache())
    card.retranslate()
    put(card, 420, 300)
    card.set_content(analyst, game.book, 0, own=True)
    assert all(button.isVisible() for button in card.filters.buttons.values())
    qapp.processEvents()  # arranges the card
    top = card.list.y()
    card.filters.buttons[Verdict.MISTAKE].click()
    monkeypatch.setattr(analyst.analysis, "tried", {})
    card.set_content(analyst, game.book, 0, own=True)
    qapp.processEvents()
    shown = {which: button.isVisible() for which, button in card.filters.buttons.items()}
    assert shown == {None: True, Verdict.DOUBTFUL: False, Verdict.MISTAKE: False}
    assert card.title.isVisible()
    assert card.list.y() == top, "the list does not move"
    assert card.model.rowCount() == len(analyst.places(0)), "a hidden filter hides no turn"
    assert card.filters.buttons[None].isChecked()


def test_the_card_of_the_turns_shows_how_far_the_analysis_is(put, game, analyst, monkeypatch):
    card = TurnsCard(FaceCache())
    card.retranslate()
    put(card, 420, 300)
    places = analyst.places(0)
    whole = analyst.tried
    monkeypatch.setattr(analyst.analysis, "tried", {place: whole[place] for place in places[:2]})
    scenes = {}

    def show(title: str) -> None:
        card.set_content(analyst, game.book, 0, own=True)
        buttons = [one for one in (card.do, card.renew) if one.isVisible()]
        bar = card.progress
        shown = [f"{bar.value()} of {bar.maximum()}"] if bar.isVisible() else []
        texts = (f"{one.text()}, {one.toolTip()}" for one in buttons)
        scenes[title] = [card.judge.text(), *shown, *texts]

    show("some")
    monkeypatch.setattr(type(analyst), "ready", True)
    show("ready")
    monkeypatch.setattr(type(analyst), "simulating", True)
    show("simulating")
    monkeypatch.setattr(analyst, "failed", True)
    show("failed")
    monkeypatch.setattr(analyst, "failed", False)
    monkeypatch.setattr(type(analyst), "stale", True)
    show("stale")
    monkeypatch.setattr(analyst.analysis, "tried", whole)
    monkeypatch.setattr(type(analyst), "stale", False)
    show("complete")
    check("progress of the analysis", scenes)


def timeline_of(timeline: Timeline, analyst, *, story: bool) -> None:
    turns = analyst.turns
    timeline.setRange(0, len(turns))
    places = {turn.number: place for place, turn in enumerate(turns)}
    marks = {place: analyst.tried[place].verdict for place in analyst.places(0)} | {3: None}
    shown = analyst.story(0) if story else None
    timeline.set_content(Course(shown, "blue", places, ((1, 12), (2, 30)), marks))


@pytest.mark.parametrize("story", [True, False])
def test_the_timeline(put, analyst, qtbot, story):
    timeline = Timeline()
    timeline_of(timeline, analyst, story=story)
    put(timeline, 640, 92)
    timeline.setValue(7)
    scenes = {"timeline": painting(timeline)}
    timeline.theme = DARK
    timeline.setFocus()
    qtbot.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=timeline.rect().center())
    scenes["focused"] = painting(timeline)
    check(f"timeline {'with' if story else 'without'} a story", scenes, EXACTLY)


def test_the_line_of_the_lead_and_the_handle_are_above_the_marks_of_the_turns(put, analyst):
    timeline = Timeline()
    timeline_of(timeline, analyst, story=True)
    put(timeline, 640, 92)
    own, curve = analyst.places(0), timeline._curve(timeline._axes, analyst.story(0))
    assert [point.x() for point in curve] == [timeline._x(place) for place in (*own, timeline.maximum())]
    for before, after in pairwise(curve):
        middle = (before + after) / 2
        assert height_at(curve, middle.x()) == pytest.approx(middle.y())
    assert height_at(curve, curve[0].x() - 1) == curve[0].y()
    assert height_at(curve, curve[-1].x()) == curve[-1].y()


@pytest.mark.parametrize(("height", "named"), [(92, False), (140, True)])
def test_only_a_high_timeline_has_words_for_leads_above_and_below_zero(put, analyst, height, named):
    timeline = Timeline()
    timeline_of(timeline, analyst, story=True)
    put(timeline, 640, height)
    painted = "\n".join(painting(timeline))
    assert ["'ahead'" in painted, "'behind'" in painted] == [named, named]


def test_a_press_and_a_drag_on_the_timeline_go_to_the_nearest_stop(put, qtbot):
    timeline, left = Timeline(), Qt.MouseButton.LeftButton
    timeline.setRange(0, 10)
    put(timeline, 40 + 14 + 500, 92)

    def at(stop: float):
        return timeline.rect().topLeft() + QRectF(40 + 50 * stop, 46, 0, 0).topLeft().toPoint()

    qtbot.mousePress(timeline, left, pos=at(3.4))
    assert timeline.value() == 3
    qtbot.mouseMove(timeline, at(6.6))
    qtbot.mouseRelease(timeline, left, pos=at(6.6))
    before = timeline.value()
    qtbot.mouseMove(timeline, at(9))
    assert timeline.value() == before
    qtbot.mousePress(timeline, left, pos=timeline.rect().topRight())
    assert timeline.value() == 10


def test_the_card_of_the_time(put):
    card = TimeCard(FaceCache())
    card.set_theme(LIGHT)
    card.retranslate()
    put(card, 1200, 124)
    scenes = {}
    for title, viewer, ends in (
        ("start", 1, (True, False)),
        ("end", 0, (False, True)),
        ("none", None, (0, 0)),
    ):
        card.begin(["Anna", "Hamid the very long named", "Zahra", "Leila"], viewer, 40)
        card.set_content(3, "Ahead by 4", at_start=bool(ends[0]), at_end=bool(ends[1]))
        scenes[title] = [*painting(card), f"{card.slider.value()} of {card.slider.maximum()}"]
    scenes["words"] = [
        card.lead_words("Anna", lead, chance) for lead, chance in ((3.0, 60), (-2.0, None), (0, 5))
    ]
    check("card of the time", scenes)


def test_the_signs_of_the_buttons_of_the_time():
    with painter_of(QImage(40, 40, QImage.Format.Format_RGB32)) as p:
        check(
            "signs of time",
            {name: recorded(partial(sign, p, 20, 18, DARK)) for name, sign in SIGNS.items()},
            EXACTLY,
        )


def test_the_marks_of_two_plans(qapp):
    marks, face = PlanMarks(Faces()), QPixmap(30, 30)
    shown = (PlanMark(QRectF(40, 10, 30, 30), face, True), PlanMark(QRectF(0, 10, 30, 30), face, False))
    marks.show_marks((*shown, PlanMark(QRectF(80, 10, 30, 30), None, True)), QRectF(0, 0, 100, 60))
    assert marks.isVisible()
    with painter_of(QImage(120, 60, QImage.Format.Format_RGB32)) as p:
        scenes = {"both": [*recorded(lambda: marks.paint(p)), str(p.clipBoundingRect().getRect())]}
    assert marks.boundingRect() == QRectF(-4, 6, 118, 38)
    marks.show_marks((), QRectF())
    assert not marks.isVisible()
    check("marks of plans", scenes, EXACTLY)


def test_the_notes_about_two_plans(game, analyst):
    scenes: dict[str, list[str]] = {}
    for place, found in analyst.tried.items():
        turn = analyst.turns[place]
        marks, notes = compare_plans(game.book, turn, found)
        if notes and len(scenes) < 6:
            scenes[f"turn {place}, {found.verdict.name}"] = [
                *(f"{square} {face} {'better' if better else 'played'}" for square, face, better in marks),
                *(
                    f"{note.square} {note.tone} {[say(line.message) for line in note.lines]}"
                    for note in notes
                ),
            ]
    check("notes about plans", scenes)


def test_a_deeper_analysis_is_named(put, game, analyst):
    card = TurnCard(FaceCache())
    card.retranslate()
    found = attrs.evolve(analyst.tried[0], deep=True)
    card.show_turn(game.book, analyst.turns[0], found, on_table=False)
    assert card.effort.text() == effort_words(DEEP)
    card.show_turn(game.book, analyst.turns[0], analyst.tried[0], on_table=False)
    assert card.effort.isHidden()
    card.deleteLater()
