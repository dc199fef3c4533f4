"""The result page: points, the story as analysed by another process, tables behind charts, and keys."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QImage, QPainter, QRegion
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QWidget

from alhambra_desktop.model.files.archive.statistics import Best
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.story import Decision, Fact, Point, decision, margin
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import Verdict
from alhambra_desktop.model.learning.goals.achievements import GameAchievements
from alhambra_desktop.model.learning.goals.goals import GOALS, Progress
from alhambra_desktop.model.rules.core.engine.scoring import ScoringRound
from alhambra_desktop.model.rules.core.engine.setup import COLOURS
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import text_width
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.art.verdicts import DOUBT, WRONG, verdict_ink
from alhambra_desktop.views.charts import story_chart
from alhambra_desktop.views.charts.axes import SCORING, Axes, line_colour
from alhambra_desktop.views.charts.points_chart import PointsChart, PointsLine
from alhambra_desktop.views.game.analyst import Analyst
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.result import result_cards
from alhambra_desktop.views.pages.result.outcome_card import OutcomeCard
from alhambra_desktop.views.pages.result.points_card import part_widths
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.result.result_cards import LUCK_COLOUR, PLAY_COLOUR, FinalScores
from alhambra_desktop.views.pages.result.scales import ARM, LARGEST, Scales
from alhambra_desktop.views.pages.result.story_card import (
    ABOVE_LINK,
    LINK_PADDING,
    TurningPoint,
    turning_words,
)
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.text.language import SPOKEN, capital
from alhambra_desktop.views.text.verdict_words import brief_loss, lost_words, order_words, why_words
from alhambra_desktop.views.widgets.pictures import Picture, mark_name
from alhambra_desktop.views.widgets.points_part import least_width, paint_points
from alhambra_desktop.views.widgets.style import apply_style_sheet
from alhambra_desktop.words import phrase, say
from tests.scenarios.board import Position, rules_for
from tests.sweeps import in_each_language
from tests.unit.archive.games import finished
from tests.views.cut_off import cut_off
from tests.views.driver import Driver, whole_game
from tests.views.judging import made_up
from tests.views.test_style import contrast

LUCK = ((9.0, 0.0), (-7.0, -1.0), (0.2, -4.0))
"""Luck and play of turning points."""


class Judge:
    """A process that answers immediately when asked, or dies if told to."""

    def __init__(self) -> None:
        self.asked: list[dict[str, object]] = []
        self.alive = self.ready = True
        self.closed = False
        self._number = 0

    def ask(self, request: dict[str, object]) -> int:
        self.asked.append(request)
        self._number += 1
        return self._number

    def poll(self) -> list[dict[str, object]]:
        return [{"id": self._number, "judged": [3.0 * (-1) ** self._number, 4.0, 0.5]}] if self.alive else []

    def close(self) -> None:
        self.closed = True


@pytest.fixture(scope="module")
def three(qapp) -> GameTable:
    return whole_game("human,apprentice,apprentice seed=4")


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture
def open_page(qtbot, judge):
    def show(table: GameTable) -> ResultPage:
        page = ResultPage(table, analyst=Analyst(table, judge))
        qtbot.addWidget(page)
        page.resize(1280, 760)
        page.show()
        return page

    return show


def judged(page: ResultPage, qtbot) -> ResultPage:
    qtbot.waitUntil(lambda: page._analyst.done and not page._soon.isActive(), timeout=20_000)
    return page


def texts(page: ResultPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_the_story_grows_as_turns_are_analysed(open_page, three, judge, qtbot):
    page = open_page(three)
    assert page.story.chart.isVisible()
    assert page.story.chart.drawing.story.points == ()
    assert page.story.beside.text() == f"Analysis: 0 of {three.state.turn} turns"
    assert page.story.chart.grab().size() == page.story.chart.size()
    judged(page, qtbot)
    assert len(judge.asked) == len(page._analyst.turns) == three.state.turn
    assert [request["place"] for request in judge.asked] == list(range(three.state.turn))
    assert page.story.chart.isVisible()
    assert not page.story.why_none.isVisible()
    assert page.story.beside.text() == ""
    assert page.story.key.isVisible()
    names = phrase("story-key-yours"), capital(phrase("story-key-band"))
    assert page.story.key.accessibleName() == ", ".join(names)
    assert len([one for one in page.story.turning if one.picture.isVisible()]) == 3
    assert judge.closed, "the process ends with the last turn"


def test_the_points_are_shown_until_the_game_is_analysed(open_page, three, judge, qtbot):
    page = open_page(three)
    page.points.luck.click()
    chart, progress = page.story.chart, page.balance.progress
    lines = {line.name: line.points for line in chart.points.lines}
    names = [seat.name for seat in three.setup.seats]
    assert {name: points[-1] for name, points in lines.items()} == {
        name: player.score for name, player in zip(names, three.state.players, strict=True)
    }
    assert [line.name for line in chart.points.lines if line.own] == names[:1]
    assert chart.accessibleDescription().startswith(names[0])
    assert progress.isVisible()
    assert progress.accessibleName() == f"Analysis: 0 of {three.state.turn} turns"
    assert chart.geometry().height() > page.story.turning[0].height()
    with qtbot.assertNotEmitted(chart.stepped):
        qtbot.keyClick(chart, Qt.Key.Key_Right)
        qtbot.mouseMove(chart, chart.rect().center())
    waiting = page.story.geometry()
    judged(page, qtbot)
    assert chart.points is None
    assert chart.accessibleDescription() == ""
    assert not progress.isVisible()
    assert page.story.geometry() == waiting


def test_names_beside_the_points_do_not_overlap():
    lines = tuple(PointsLine(f"Player {n}", "blue", (10, 30, 100 + n % 2), own=not n) for n in range(6))
    chart = PointsChart(lines, 60, ((1, 20), (2, 40), (3, 60)))
    axes = chart.axes(QRectF(0, 0, 700, 190))
    for at in range(3):
        heights = [y for _, y in chart.beside(axes, at, 20)]
        assert all(below - above >= 20 for above, below in pairwise(heights))
        assert heights[-1] <= axes.room.bottom()


def test_lines_show_the_distance_from_the_leader():
    lines = tuple(
        PointsLine(name, "blue", points, own=False) for name, points in (("A", (9, 50)), ("B", (12, 30)))
    )
    chart = PointsChart(lines, 60, ((1, 30), (2, 60)))
    axes = chart.axes(QRectF(0, 0, 700, 190))
    ahead, behind = (chart.places(axes, line) for line in lines)
    assert ahead == [axes.at(1, 0), axes.at(30, -3), axes.at(60, 0)]
    assert behind == [axes.at(1, 0), axes.at(30, 0), axes.at(60, -20)]


@pytest.mark.parametrize(
    ("scores", "own"), [((90, 120, 100), True), ((120, 90, 90), False), ((120, 120, 90), False)]
)
def test_your_own_place_and_distance_are_shown_if_others_won(qtbot, three, monkeypatch, scores, own):
    final = FinalScores(three.book, three.state.scorings, scores)
    monkeypatch.setattr(FinalScores, "of", lambda table: final)
    page = ResultPage(three)
    qtbot.addWidget(page)
    page.show()
    lines = [text for text in texts(page) if text.startswith("You: ")]
    assert lines == ["You: 3rd, 30 points behind"] * own
    about_winner = phrase("result-points", points=120, turns=three.state.turn)
    assert (about_winner in texts(page)) != own, "with your place, no line is about points of the winner"
    assert len(page.outcome.findChildren(QFrame, "ownRow")) == 1


def test_the_line_ends_at_the_final_lead_after_the_analysis(open_page, three, judge, qtbot):
    page = open_page(three)
    qtbot.waitUntil(lambda: bool(page.story.chart.drawing.story.points))
    drawing = page.story.chart.drawing
    axes = drawing.axes(QRectF(page.story.chart.rect()))
    assert not drawing.story.whole
    assert len(drawing.places(axes)) == len(drawing.story.points), "no line goes on to the end yet"
    judged(page, qtbot)
    drawing = page.story.chart.drawing
    axes = drawing.axes(QRectF(page.story.chart.rect()))
    end = drawing.places(axes)[-1]
    assert len(drawing.places(axes)) == len(drawing.story.points) + 1
    own, *others = (player.score for player in three.state.players)
    assert end == axes.at(three.state.turn, own - max(others))


def test_the_winners_margin_is_shown_below_the_points(open_page, three):
    others = whole_game("human,human,apprentice seed=4")
    assert say(margin(others.state)) in texts(open_page(others))


def test_after_a_lost_game_one_line_is_about_what_decided_it(open_page, three):
    state = three.state
    best = max(three.setup.everybody, key=lambda seat: state.players[seat].score)
    found = decision(state, 0)
    assert (found.winner, found.other) == (best, 0)
    gains = [held.total(best) - held.total(0) for held in state.scorings]
    assert found.gain == gains[found.round - 1] == max(gains)
    name = three.book.owner_name(best)
    gain = Message("result-gain-over-you", name=name, points=found.gain)
    message = "result-decided" if found.decided else "result-gained-most"
    shown = texts(open_page(three))
    assert say(Message(message, round=found.round, gain=gain)) in shown
    assert say(margin(state)) not in shown


@pytest.mark.parametrize(
    ("rounds", "more", "found"),
    [
        (((15, 13), (42, 46), (98, 76)), 0, Decision(3, 0, 1, 22, decided=True)),
        (((9, 4), (10, 4), (8, 4)), 0, Decision(2, 0, 1, 6, decided=False)),
        (((40, 0), (0, 41), (5, 0)), 0, Decision(3, 0, 1, 5, decided=True)),
        (((0, 8), (4, 0), (4, 0)), 0, None),
        (((0, 8), (5, 0), (4, 0)), 2, Decision(3, 0, 1, 4, decided=True)),
        (((0, 8), (4, 0), (4, 0)), 2, None),
        (((0, 9), (4, 0), (4, 0)), 2, None),
    ],
)
def test_the_last_sufficient_scoring_decided_the_game(rounds, more, found):
    scorings = [SimpleNamespace(round=n, total=points.__getitem__) for n, points in enumerate(rounds, 1)]
    first, second = (sum(points) for points in zip(*rounds, strict=True))
    players = [SimpleNamespace(score=first + more), SimpleNamespace(score=second)]
    state: Any = SimpleNamespace(scorings=scorings, players=players)
    assert decision(state) == decision(state, 1) == found


def point(turn: PlayedTurn, luck: float, play: float) -> Point:
    return Point(turn, 3.0 + luck + play, -5.0, 5.0, luck, play)


def outcome_of(seats: int = 3, aids: str = "normal", **changes: Any) -> OutcomeCard:
    """Return the outcome card for a game without points; `changes` are fields of its saved game."""
    at = Position(rules_for(seats)).change(agenda=(), scorings=(ScoringRound(3, ()),))
    table = GameTable()
    table.open(attrs.evolve(SavedGame(at.book.setup, at.state, ()), **changes))
    return OutcomeCard(FaceCache(), table, FinalScores.of(table), aids)


DIRK = "Dirk competes for majorities but cannot win."
UNDONE = "Assisted game: earlier rounds were undone."
ORIGINAL = "Final scores of the original game: "
AIDS = {"purist": ["Assistance: minimal."], "normal": [], "trainer": ["Assistance: full."]}


@pytest.mark.parametrize(
    ("seats", "changes", "notes"),
    [
        (3, {}, []),
        (2, {}, [DIRK]),
        (3, {"assisted": True}, [UNDONE]),
        (2, {"assisted": True}, [DIRK, UNDONE]),
        (3, {"hints": (2, 0, 0)}, ["Hints used: 2."]),
        (3, {"hints": (5, 3, 1)}, ["Hints used: 9, including 1 that showed a whole turn."]),
        (3, {"hints": (0, 0, 4)}, ["Hints used: 4, including 4 that showed a whole turn."]),
        (3, {"assisted": True, "hints": (0, 1, 0)}, [UNDONE, "Hints used: 1."]),
        (2, {"assisted": True, "tried_from": (9, 8)}, [DIRK, f"{ORIGINAL}Ann 9, Bob 8."]),
        (3, {"assisted": True, "tried_from": (9, 8, 7)}, [f"{ORIGINAL}Ann 9, Bob 8, Cid 7."]),
        (
            3,
            {"assisted": True, "tried_from": (9, 8, 7), "hints": (1, 1, 0)},
            [f"{ORIGINAL}Ann 9, Bob 8, Cid 7.", "Hints used: 2."],
        ),
    ],
)
def test_notes_say_only_how_this_game_was_played(qtbot, seats, changes, notes):
    for aids, assistance in AIDS.items():
        card = outcome_of(seats, aids, **changes)
        qtbot.addWidget(card)
        assert card.notes == [*notes, *assistance]
        assert " ".join(card.notes) in [label.text() for label in card.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("count", "every"),
    [
        (1, "Personal best: most points (11)"),
        (2, "Personal bests: most points (11), largest winning margin (12)"),
        (
            3,
            "Personal bests: most points (11), largest winning margin (12), "
            "most points in one scoring round (round 2) (13)",
        ),
    ],
)
def test_a_personal_best_is_shown_and_all_are_in_its_tooltip(qtbot, count, every):
    card = outcome_of()
    qtbot.addWidget(card)
    assert card.best.isHidden()
    messages = (Message("best-points"), Message("best-margin"), Message("best-scoring", round=2))
    game: Any = None  # the card does not show the game of a personal best
    card.show_bests([Best(message, 11 + at, game) for at, message in enumerate(messages[:count])])
    assert not card.best.isHidden()
    assert card.best.text() == f"Personal best: {every.partition(': ')[2].split(', ')[-1]}"
    assert card.best.toolTip() == card.best.accessibleName() == every


def test_a_turning_point_describes_its_cause(three):
    turn = turns_of(three.transitions)[5]
    came, lost, even = (turning_words(three.book, point(turn, luck, play), None) for luck, play in LUCK)
    done = came.partition(" The lead")[0]
    assert [text.removeprefix(f"{done} ") for text in (came, lost, even)] == [
        "The lead changed mostly through luck.",
        "The lead changed mostly through luck.",
        "The lead changed mostly through decisions.",
    ]
    mistake = made_up(three).tried[4]
    told = turning_words(three.book, point(turn, 0.0, -9.0), mistake)
    assert told.startswith(done)
    assert f"Better: {order_words(three.book, mistake.ways[0].actions)}." in told
    assert told.endswith(why_words(three.book, mistake.ways[0]))
    best = attrs.evolve(mistake.ways[0], actions=turn.actions)
    told = turning_words(three.book, point(turn, 0.0, -9.0), attrs.evolve(mistake, ways=(best,)))
    assert "Better: the same, but placed elsewhere." in told


def test_a_turning_point_agrees_with_the_review_about_the_points_lost(qtbot, three):
    """The estimate of the play (here 9 points) does not count as soon as the turn is simulated."""
    turn, tried = turns_of(three.transitions)[5], made_up(three).tried
    good, mistake = (
        next(one for one in tried.values() if one.verdict is verdict)
        for verdict in (Verdict.GOOD, Verdict.MISTAKE)
    )
    assert turning_words(three.book, point(turn, 2.0, -9.0), good).endswith(
        "The lead changed mostly through luck."
    )
    assert not re.search("[+−±][0-9]", turning_words(three.book, point(turn, 2.0, -9.0), None))
    shown = TurningPoint(FaceCache())
    qtbot.addWidget(shown)
    shown.set_content(three.book, point(turn, 2.0, -9.0), mistake, LIGHT)
    assert f"{brief_loss(mistake).removeprefix('−')} point" in shown.change.text()


def test_a_point_is_announced_with_the_verdict_on_its_turn(open_page, three, qtbot, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(story_chart, "announce", lambda _, text: said.append(text()))
    page = judged(open_page(three), qtbot)
    page._analyst.analysis = made_up(three)
    page._show_story()
    for _ in page._analyst.places(0):
        qtbot.keyClick(page.story.chart, Qt.Key.Key_Right)
    mistakes = [one for one in said if one.endswith("; mistake: cost about 9 points (probably 6 to 12)")]
    assert len(mistakes) == sum(place % 4 == 0 for place in page._analyst.places(0))
    turn, lost = (page.story.rows.model().index(0, column).data() for column in (0, 7))
    assert said[0].startswith(f"turn {turn}: ")
    assert lost == lost_words(page._analyst.tried[page._analyst.places(0)[0]])


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_story_colours_have_enough_contrast_on_paper(theme):
    papers = [QColor(theme.panel_top), QColor(theme.panel_bottom)]
    marks = [line_colour(colour, theme) for colour in COLOURS]
    marks += [QColor(one[theme.dark]) for one in (SCORING, LUCK_COLOUR, PLAY_COLOUR, WRONG)]
    marks += [QColor(theme.legal), QColor(DOUBT)]
    for paper in papers:
        assert [mark.name() for mark in marks if contrast(mark, paper) < 3] == []
        for ink in (theme.text, theme.text_2, theme.figure):
            assert contrast(QColor(ink), paper) >= 4.5
        for verdict in ("good", "doubtful", "mistake"):
            assert contrast(QColor(verdict_ink(verdict, theme)), paper) >= 4.5


@pytest.mark.parametrize("size", [(1024, 660), (1280, 760), (1920, 1040)])
def test_nothing_is_clipped_at_the_right(open_page, three, qtbot, size):
    page = judged(open_page(three), qtbot)
    page._analyst.analysis = made_up(three)
    page.resize(*size)
    page._show_story()
    qtbot.waitUntil(page.story.turning[0].isVisible)
    area = page.findChildren(QScrollArea)[0]
    qtbot.waitUntil(lambda: area.widget().width() <= area.viewport().width())


def test_reopening_the_result_does_not_repeat_the_analysis(open_page, three, judge, qtbot):
    page = judged(open_page(three), qtbot)
    count = len(judge.asked)
    again = ResultPage(three, analyst=page._analyst)
    qtbot.addWidget(again)
    assert len(judge.asked) == count
    assert again.story.chart.isVisibleTo(again)


def test_a_crashed_judge_is_reported_and_known_turns_stay(open_page, three, judge, qtbot):
    page = open_page(three)
    qtbot.waitUntil(lambda: len(judge.asked) > 5)
    judge.alive = False
    qtbot.waitUntil(lambda: page._analyst.failed)
    qtbot.waitUntil(lambda: not page._soon.isActive())
    assert "The analysis stopped unexpectedly." in texts(page)
    assert page.story.chart.isVisible()


def test_a_game_without_history_says_why_there_is_no_story(open_page, judge, qtbot):
    table, game = GameTable(), finished(2, 2)
    table.open(SavedGame(game.setup, game.state, ()))
    page = open_page(table)
    assert "Not available: this game was saved without its history." in texts(page)
    assert judge.asked == []


def test_arrow_keys_step_through_the_points_of_the_chart(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    chart = page.story.chart
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    first = chart.accessibleDescription()
    assert first.startswith("turn ")
    assert page.story.beside.text() == first
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() != first
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.accessibleDescription() == first


def test_t_toggles_between_charts_and_tables(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert not page.story.chart.isVisible()
    own = [turn for turn in page._analyst.turns if turn.seat == page.story.seat]
    assert page.story.rows.isVisible()
    turns = [
        page.story.rows.model().index(row, 0).data() for row in range(page.story.rows.model().rowCount())
    ]
    assert turns == [str(turn.number) for turn in own]
    assert str(three.state.players[0].score) in texts(page)
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.story.chart.isVisible()


def test_each_of_several_human_players_has_a_story(open_page, qtbot):
    table = whole_game("human,human,apprentice seed=5")
    page = judged(open_page(table), qtbot)
    picks = [button for button in page.findChildren(QPushButton) if button.objectName() == "pick"]
    assert [button.text() for button in picks] == [seat.name for seat in table.setup.seats[:2]]
    qtbot.mouseClick(picks[1], Qt.MouseButton.LeftButton)
    assert page.story.seat == 1
    assert {point.turn.seat for point in page.story.chart._story.points} == {1}


def test_a_part_of_a_bar_has_a_tooltip(open_page, three):
    page = open_page(three)
    bars = page.points.bars
    bars.grab()
    part = max(bars._parts, key=lambda one: one.rect.width())
    name = three.book.owner_name(part.line.owner)
    assert bars._part_text(part.line).startswith(f"{name}, ")
    assert bars._part_text(part.line).endswith(f": {part.line.amount}")
    told = sum(one.line.amount for one in bars._parts if one.line.owner == 0)
    assert told == three.state.players[0].score


def test_resizing_the_bars_moves_their_tooltips(open_page, three):
    page = open_page(three)
    bars = page.points.bars
    bars.grab()
    parts = [part.line for part in bars._parts]
    bars.resize(bars.width() + 100, bars.height())
    bars.grab()
    assert [part.line for part in bars._parts] == parts
    overlapping = [
        (one.line, other.line)
        for one, other in combinations(bars._parts, 2)
        if one.rect.intersected(other.rect).width() > 1
    ]
    assert overlapping == []


def test_six_players_and_all_sources_fit_with_all_modules(open_page, qtbot):
    modules = "vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts"
    table = whole_game(f"human,{','.join(['newcomer'] * 5)} seed=6 modules={modules}")
    page = judged(open_page(table), qtbot)
    bars = page.points.bars
    bars.grab()
    room = bars.rect().adjusted(0, 0, 1, 1)
    assert all(room.contains(part.rect.toAlignedRect()) for part in bars._parts)
    assert {part.line.owner for part in bars._parts} == set(range(6))


def test_the_judge_process_ends_with_the_window(open_window, three, qtbot):
    player: Driver = open_window()
    player.window.workspace.games.show_saved(three.saved())
    analyst = player.page.scorings.end._analyst
    qtbot.waitUntil(lambda: analyst._worker.ready or bool(analyst.judgements), timeout=60_000)
    player.window.close()
    assert not analyst._worker.alive


def test_setup_and_postcard_buttons_send_their_commands(open_window, three, monkeypatch, qtbot):
    player: Driver = open_window()
    asked: list[str] = []
    player.window.workspace.games.show_saved(three.saved())
    player.page.scorings.commanded.disconnect()
    player.page.scorings.commanded.connect(asked.append)
    for words in ("Change &setup…", "&Postcard…"):
        page = player.page.scorings.on_top
        (button,) = [one for one in page.findChildren(QPushButton) if one.text() == words]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == ["new-game", "postcard"]


def test_hovering_the_chart_describes_the_nearest_turn(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    chart = page.story.chart
    point = chart._story.points[len(chart._story.points) // 2]
    qtbot.mouseMove(chart, QPoint(round(chart._axes().x(point.turn.number)), 60))
    assert page.story.beside.text().startswith(f"turn {point.turn.number}:")


@pytest.mark.usefixtures("qapp")
def test_small_parts_of_bars_have_room_for_their_numbers_if_the_bar_has():
    amounts = [1, 2, 6, 14]
    widths = part_widths(amounts, 5.0)
    assert sum(widths) == pytest.approx(5.0 * sum(amounts))
    assert all(width >= least_width(amount) - 0.01 for width, amount in zip(widths, amounts, strict=True))
    assert widths == sorted(widths)
    for scale in (0.5, 40.0):  # too little room for all numbers, and enough room in every part
        assert part_widths(amounts, scale) == [scale * amount for amount in amounts]


def test_the_links_of_turning_points_are_below_their_texts(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    for one in page.story.turning:
        if one.isVisible():
            assert one.look.x() + LINK_PADDING == one.sentence.x() == one.turn.x()
            assert one.look.y() >= one.sentence.geometry().bottom() + ABOVE_LINK


def test_the_headline_stays_in_one_line(open_page, three):
    page = open_page(three)
    headline = page.outcome.headline
    sizes = set()
    for size in ((1280, 800), (1024, 700)):
        page.resize(*size)
        page._arrange()
        page.layout().activate()
        assert text_width(headline.text(), headline.font()) <= headline.width() + 1
        sizes.add(headline.font().pixelSize())
    assert max(sizes) > 27


def test_a_narrow_legend_omits_texts_but_no_source(open_page, three):
    page = open_page(three)
    bars = page.points.bars
    bars.resize(1100, 200)
    title, wide = bars.legend()
    bars.resize(520, 200)
    narrow_title, narrow = bars.legend()
    assert title == narrow_title == "Your points in total:"
    assert [entry[:2] for entry in narrow] == [entry[:2] for entry in wide]
    assert all(text.isdecimal() for *_, text in narrow)
    assert not any(text.isdecimal() for *_, text in wide)
    bars.resize(300, 200)
    assert bars.legend() == ("", narrow)


def test_the_legend_follows_the_game_order_with_the_wall_last(open_page, three):
    page = open_page(three)
    _, entries = page.points.bars.legend()
    subjects = [subject for _, subject, _ in entries]
    types = [one for one in three.book.types if one in subjects]
    assert subjects == [*types, None]
    assert entries[-1][0] in three.book.scored_edges


@pytest.mark.parametrize("subject", [None, "tower"])
@pytest.mark.parametrize("width", [9, 13, 17, 19, 21, 40])
def test_a_number_fits_into_its_part_or_is_omitted(qtbot, subject, width):
    """Neither the number nor its plate extends beyond its part of the bar."""
    picture = QImage(80, 30, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    for amount in (0, 10):  # 0 paints only the part, 10 also its number
        picture.fill(Qt.GlobalColor.transparent)
        paint_points(painter, QRectF(20, 2, width, 26), amount, subject, subject is None, LIGHT)
        outside = [x for x in range(80) for y in range(30) if picture.pixelColor(x, y).alpha()]
        assert min(outside) >= 20
        assert max(outside) <= 20 + width
    painter.end()


def test_b_opens_the_review_and_table_keys_are_inactive(open_window, three, qtbot):
    player: Driver = open_window()
    player.window.workspace.games.show_saved(three.saved())
    player.window.activateWindow()
    qtbot.waitUntil(player.window.isActiveWindow)
    result, right = player.page.scorings.on_top, player.page.right
    result.setFocus()
    for key in (Qt.Key.Key_M, Qt.Key.Key_S, Qt.Key.Key_P, Qt.Key.Key_H, Qt.Key.Key_L):
        qtbot.keyClick(player.window.focusWidget() or result, key)
        player.follow()
    assert player.window.findChild(MovesDialog) is None
    assert not right.log_seen
    assert player.page.scorings.on_top is result
    qtbot.keyClick(player.window.focusWidget() or result, Qt.Key.Key_B)
    assert not right.log_seen
    assert player.window.workspace.reviews.page.isVisible()


def test_b_does_nothing_without_a_history(open_page, qtbot):
    table, game = GameTable(), finished(2, 2)
    table.open(SavedGame(game.setup, game.state, ()))
    page = open_page(table)
    with qtbot.assertNotEmitted(page.look_back_wanted):
        qtbot.keyClick(page, Qt.Key.Key_B)


def test_a_game_without_history_shows_no_other_games_story(open_page, three, qtbot):
    analyst = judged(open_page(three), qtbot)._analyst
    table, game = GameTable(), finished(2, 2)
    table.open(SavedGame(game.setup, game.state, ()))
    page = ResultPage(table, analyst=analyst)
    qtbot.addWidget(page)
    page.show()
    assert not page.story.chart.isVisible()
    assert phrase("story-no-past") in texts(page)


def test_the_points_stay_visible_when_the_analysis_fails(open_page, three, judge, qtbot):
    judge.alive = False
    page = open_page(three)
    qtbot.waitUntil(lambda: page._analyst.failed)
    page._show_story()
    assert page.story.chart.isVisible()
    assert page.story.chart.points is not None
    assert page.story.beside.text() == phrase("story-failed")
    assert not page.balance.progress.isVisible()
    assert page.balance.soon.text() == phrase("story-failed")


def test_a_link_shows_and_hides_luck_and_play(open_page, three, judge, qtbot, qapp):
    page = open_page(three)
    qapp.processEvents()
    assert not page.balance.isVisible()
    wide = page.points.width()
    assert wide == page.story.width()
    qtbot.mouseClick(page.points.luck, Qt.MouseButton.LeftButton)
    qapp.processEvents()
    assert page.balance.isVisible()
    assert page.points.luck.isChecked()
    assert page.points.width() < wide
    qtbot.keyClick(page.points.luck, Qt.Key.Key_Space)
    qapp.processEvents()
    assert not page.balance.isVisible()
    assert page.points.width() == wide


def test_without_an_analysis_there_is_no_link_to_luck(open_page, three, judge, qtbot):
    page = ResultPage(three)
    qtbot.addWidget(page)
    assert page.points.luck.isHidden()
    assert page.balance.isHidden()


def test_scales_are_shown_until_luck_and_play_are_known(open_page, three, judge, qtbot):
    page = open_page(three)
    page.points.luck.click()
    assert page.balance.scales.isVisible()
    assert page.balance.soon.text() == phrase("story-balance-soon")
    judged(page, qtbot)
    qtbot.waitUntil(page.balance.bars.isVisible)
    assert not page.balance.scales.isVisible()


def test_the_scales_are_level(qtbot):
    """They show no finding before the analysis."""
    scales = Scales(FaceCache())
    qtbot.addWidget(scales)
    scales.resize(261, 190)
    image = QImage(scales.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    scales.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    opacity = [[image.pixelColor(x, y).alphaF() for y in range(160)] for x in range(261)]
    left, right = (opacity[130 + round(side * ARM * LARGEST * 0.9)] for side in (-1, 1))
    beams = [next(y for y, share in enumerate(column) if share > 0.2) for column in (left, right)]
    assert abs(beams[0] - beams[1]) <= 1


def test_a_page_keeps_its_story_when_another_game_is_analysed(open_page, three, judge, qtbot):
    """The two games may have different seats and tiles."""
    page = judged(open_page(three), qtbot)
    told, shown = page.story.beside.text(), texts(page)
    analyst = page._analyst
    for spec in ("builder,builder seed=5", "human,builder,builder,builder seed=6 modules=huts,camps"):
        analyst.begin(whole_game(spec))
        qtbot.waitUntil(lambda: analyst.done and not page._soon.isActive(), timeout=20_000)
        page._show_story()
        assert (page.story.beside.text(), texts(page)) == (told, shown)


@pytest.mark.sweep
def test_opening_games_in_succession_during_analysis_is_safe(open_window, qtbot, judge):
    """No page may use the analysis of the previous game for the next one."""
    player = open_window()
    window, end = player.window, player.page.scorings.end
    end._analyst = Analyst(end, judge)
    specs = ("human,builder,builder,builder seed=6 modules=huts,camps", "human,builder seed=5")
    games = [whole_game(spec).saved() for spec in specs]
    for turn in range(6):
        window.workspace.games.show_saved(games[turn % 2])
        window.workspace.page.scorings.end.show(again=True)
        window.workspace.reviews.look_back()
        qtbot.waitUntil(lambda: bool(end.analyst.judgements))


def test_nothing_moves_when_the_analysis_arrives(open_page, three, judge, qtbot, qapp):
    """A button must not move away while it is being pressed."""
    page = open_page(three)
    page.points.luck.click()
    qapp.processEvents()  # the layout is done before anything can be pressed
    buttons = [one for one in page.findChildren(QPushButton) if one.isVisible()]
    before = [(one.text(), one.mapTo(page, QPoint())) for one in buttons]
    judged(page, qtbot)
    qtbot.waitUntil(page.balance.bars.isVisible)
    assert [(one.text(), one.mapTo(page, QPoint())) for one in buttons] == before


def test_personal_bests_do_not_move_the_buttons(open_page, three, qapp):
    page = open_page(three)
    page.resize(1024, 664)
    qapp.processEvents()
    before = page.onward.look_back.mapTo(page, QPoint())
    game: Any = None  # the card does not show the game of a personal best
    page.show_bests([Best(Message("stats-longest-wall"), 19, game)])
    qapp.processEvents()
    assert page.outcome.best.isVisible()
    assert page.onward.look_back.mapTo(page, QPoint()) == before
    assert page.outcome.height() >= page.outcome.column.totalHeightForWidth(page.outcome.width())


@pytest.mark.parametrize("size", [(1280, 774), (1024, 664)])
@pytest.mark.parametrize("count", [1, 2, 8])
def test_goals_hide_neither_the_review_button_nor_each_other(open_page, three, qapp, size, count):
    page = open_page(three)
    page.resize(*size)
    page.show_reached(GameAchievements(tuple(map(Progress, GOALS[:count])), None, (), passed=False))
    qapp.processEvents()
    names = [say(goal.name) for goal in GOALS[:count]]
    shown = {one.accessibleName() for one in page.reached.findChildren(Picture)} | {*texts(page)}
    assert {*names} <= shown
    (area,) = (area for area in page.findChildren(QScrollArea) if area.isAncestorOf(page.onward))
    button, sight = page.onward.look_back, area.viewport()
    assert sight.rect().contains(QRect(button.mapTo(sight, QPoint()), button.size()))
    assert page.outcome.y() == 0
    assert page.outcome.height() >= page.outcome.column.totalHeightForWidth(page.outcome.width())
    assert cut_off(page.outcome) == []


@pytest.mark.parametrize("lead", [-163.0, -61.0, 4.0, 142.0])
def test_the_chart_covers_the_range_of_the_story(lead):
    point = SimpleNamespace(lead=lead, low=lead - 20, high=lead + 20)
    story: Any = SimpleNamespace(lead=lead, points=(point,))
    axes = Axes.of(QRectF(0, 0, 400, 200), story, 30)
    assert 0 < axes.y(lead + 20) < axes.y(lead) < axes.y(lead - 20) <= 200
    assert 0 in axes.lines
    assert 3 <= len(axes.lines) <= 8


def test_a_fact_shared_by_several_seats_has_all_their_marks(three, qtbot, monkeypatch):
    shared = Fact((0, 1), Message("result-most-exact"), 3, 5)
    monkeypatch.setattr(result_cards, "facts", lambda *_: iter((shared,)))
    page = ResultPage(three)
    qtbot.addWidget(page)
    marks = [one.accessibleName() for one in page.facts.findChildren(Picture)]
    assert marks == [mark_name(seat.colour) for seat in three.setup.seats[:2]]
    shown = [one.text() for one in page.facts.findChildren(QLabel)]
    assert phrase("result-most-exact") in shown
    assert phrase("start-share-brief", won=3, played=5) in shown


@pytest.mark.parametrize("language", in_each_language())
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_a_usual_window_all_buttons_are_fully_visible(qtbot, qapp, spoken, language, seats):
    SPOKEN.speak(language)
    page = ResultPage(whole_game(f"human{',newcomer' * (seats - 1)} seed=4"))
    qtbot.addWidget(page)
    apply_style_sheet(page)
    page.resize(1280, 774)
    page.show()
    qapp.processEvents()
    (area,) = (area for area in page.findChildren(QScrollArea) if area.isAncestorOf(page.onward))
    sight, onward = area.viewport(), page.onward
    for button in (onward.look_back, onward.again, onward.postcard, onward.seats):
        assert sight.rect().contains(QRect(button.mapTo(sight, QPoint()), button.size()))
    assert cut_off(page.onward) == []


@pytest.mark.parametrize(("height", "shown"), [(774, True), (480, False)])
def test_a_low_page_shows_no_tiny_picture_of_the_winners(open_page, three, qapp, height, shown):
    page = open_page(three)
    page.resize(960, height)
    qapp.processEvents()
    assert page.outcome.picture.isVisible() == shown
    assert page.outcome.picture.height() >= 96
    page.resize(960, 774)
    qapp.processEvents()
    assert page.outcome.picture.isVisible()


@pytest.mark.parametrize("size", [(1280, 774), (1024, 664), (800, 600)])
def test_the_result_has_the_common_header_and_no_bare_wood(open_page, three, qapp, size):
    page = open_page(three)
    page.resize(*size)
    qapp.processEvents()
    assert page.header.geometry().topLeft() == QPoint(0, 0)
    assert page.bar.geometry().bottom() == page.rect().bottom()
    right = max(card.mapTo(page, card.rect().topRight()).x() for card in page._cards if card.isVisible())
    assert right >= size[0] - 24
    rows = {card.mapTo(page, QPoint()).y(): card for card in page._cards if card.isVisible()}
    assert min(rows) <= page.header.height() + 4


def test_only_the_review_is_primary_and_the_outcome_has_focus(open_page, three):
    page = open_page(three)
    page.focusInEvent(QFocusEvent(QEvent.Type.FocusIn))
    assert [one for one in page.findChildren(QPushButton) if one.objectName() == "ready"] == [
        page.onward.look_back
    ]
    assert page.focusWidget() is page.outcome
    assert page.outcome.accessibleName() in texts(page)


def test_highlights_are_visible_at_the_usual_size(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    page.resize(1280, 774)
    page._analyst.analysis = made_up(three)
    page._show_story()
    qtbot.waitUntil(page.story.turning[0].isVisible)
    area = page.findChildren(QScrollArea)[0]
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)


def test_back_returns_to_the_table_and_places_have_names(open_page, three, qtbot):
    page = open_page(three)
    page._reading_delay.begin()
    places = [one.accessibleName() for one in page.outcome.findChildren(Picture)]
    assert {"1st", "2nd", "3rd"} <= {*places}
    qtbot.waitUntil(lambda: page._reading_delay.over)
    qtbot.mouseClick(page.header.leave, Qt.MouseButton.LeftButton)
    assert not page.isVisible()
