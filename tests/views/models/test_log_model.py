from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QObject, QSizeF, Qt, Signal
from PySide6.QtTest import QAbstractItemModelTester

from alhambra_desktop.model.rules.core.engine.event import TurnBegan
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.log_model import MARK, SHARPNESS, LogModel
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO, say

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def table(qapp):
    return GameTable()


@pytest.fixture
def log(table):
    model = LogModel(table)
    tester = QAbstractItemModelTester(model, FATAL)
    yield model
    tester.deleteLater()


def play_on(table: GameTable, moves: int) -> None:
    choose = random.Random(7)
    for _ in range(moves):
        table.submit(choose.choice(table.offers()))


def texts(model: LogModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_an_empty_table_has_an_empty_log(log):
    assert log.rowCount() == 0


def test_every_event_with_text_and_every_turn_has_a_row(table, log):
    table.begin(parse_new("human,apprentice,apprentice seed=3"))
    play_on(table, 30)
    expected = [say(told) for event in table.events if (told := event.message(table.book)) is not None]
    kinds = [log.index(row).data(LogModel.KindRole) for row in range(log.rowCount())]
    events = [text for text, kind in zip(texts(log), kinds, strict=True) if kind == "event"]
    headings = [text for text, kind in zip(texts(log), kinds, strict=True) if kind == "turn"]
    assert events == expected
    assert headings == [f"Turn {n} · {('Anna', 'Yusuf', 'Leila')[seat]}" for n, seat in turns(table)]


def turns(table: GameTable) -> list[tuple[int, int]]:
    return [(event.turn, event.seat) for event in table.events if isinstance(event, TurnBegan)]


def test_a_jump_gives_the_same_log_as_playing(table, log):
    table.begin(parse_new("human,apprentice seed=3"))
    play_on(table, 20)
    played = texts(log)
    table.open(table.saved())
    assert texts(log) == played


def test_a_row_names_its_seat_tiles_and_turn(table, log):
    table.begin(parse_new("human,apprentice seed=3 starting_money=40"))
    play_on(table, 40)
    rows = [log.index(row) for row in range(log.rowCount())]
    placed = next(row for row in rows if str(row.data()).startswith(("placed", "bought")))
    seat, tiles = placed.data(LogModel.SeatRole), placed.data(LogModel.TilesRole)
    assert seat in (0, 1)
    assert tiles
    assert tiles[0] in table.book.tiles
    assert placed.data(LogModel.TurnRole) >= 1
    name = table.setup.seats[seat].name
    assert placed.data(Qt.ItemDataRole.AccessibleTextRole) == f"{name} {placed.data()}"


def test_rows_follow_the_language(table, log, qtbot, spoken):
    table.begin(parse_new("human,apprentice seed=3"))
    play_on(table, 10)
    english = texts(log)
    with qtbot.waitSignal(log.dataChanged) as changed, qtbot.assertNotEmitted(log.modelReset):
        SPOKEN.speak(PSEUDO)
    first, last = changed.args[:2]
    assert (first.row(), last.row()) == (0, log.rowCount() - 1)
    assert all(text != other for text, other in zip(texts(log), english, strict=True))


class ScriptedSignals(QObject):
    """Signals for moves that were seen and scorings that were counted."""

    seen = Signal(object)
    counted = Signal()


@pytest.mark.sweep
def test_points_appear_after_they_have_been_counted(table):
    told = ScriptedSignals()
    model = LogModel(table, None, told.seen, told.counted)
    tester = QAbstractItemModelTester(model, FATAL)
    whole = LogModel(table)
    table.begin(parse_new("human,apprentice,apprentice seed=3"))
    choose, scored = random.Random(7), 0
    while not table.state.over:
        count = len(table.transitions)
        table.submit(choose.choice(table.offers()))
        for move in table.transitions[count:]:
            told.seen.emit(move)
            for event in move.events:
                if type(event).__name__ == "ScoringHeld":
                    scored += 1
                    words = say(event.message(table.book))
                    assert words not in texts(model)
                    told.counted.emit()
                    assert words in texts(model)
    assert scored == 3
    assert texts(model) == texts(whole)
    tester.deleteLater()


def test_a_jump_shows_uncounted_points_once(table):
    told = ScriptedSignals()
    model = LogModel(table, None, told.seen, told.counted)
    table.begin(parse_new("human,apprentice,apprentice seed=3"))
    choose, words = random.Random(7), None
    while words is None:
        count = len(table.transitions)
        table.submit(choose.choice(table.offers()))
        for move in table.transitions[count:]:
            told.seen.emit(move)
            held = [event for event in move.events if type(event).__name__ == "ScoringHeld"]
            words = say(held[0].message(table.book)) if held else words
    table.open(table.saved())
    assert texts(model).count(words) == 1
    told.counted.emit()
    assert texts(model).count(words) == 1


def test_rows_stay_readable_while_a_smaller_game_replaces_them(table, log):
    table.begin(parse_new("human,human,human,human,human,human seed=3"))
    play_on(table, 40)
    roles = (Qt.ItemDataRole.DecorationRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole)

    def read() -> list[object]:
        return [log.data(log.index(row), role) for row in range(log.rowCount()) for role in roles]

    before, read_then = read(), []
    table.begun.connect(lambda: read_then.extend(read()))
    table.begin(parse_new("human,human seed=3"))
    assert len(read_then) == len(before) > 100
    assert read_then[1::3] == before[1::3]


def test_a_seat_mark_is_painted_at_device_resolution(table, log):
    table.begin(parse_new("human,apprentice seed=3"))
    play_on(table, 20)
    marks = [log.index(row).data(Qt.ItemDataRole.DecorationRole) for row in range(log.rowCount())]
    painted = {mark.cacheKey(): mark for mark in marks if mark is not None}
    assert len(painted) == 2, "one for each seat"
    for mark in painted.values():
        assert mark.deviceIndependentSize() == QSizeF(MARK, MARK)
        assert mark.devicePixelRatio() == SHARPNESS
        middle = mark.toImage().pixelColor(mark.rect().center())
        assert middle.alpha() == 255
