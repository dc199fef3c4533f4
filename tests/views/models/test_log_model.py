from __future__ import annotations

import random
from itertools import pairwise

import attrs
import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QAbstractItemModelTester

from alhambra_desktop.model.rules.core.engine.event import (
    LeftoverGiven,
    MoneyTaken,
    Redesigned,
    ScoringHeld,
    TurnBegan,
)
from alhambra_desktop.model.rules.core.engine.play import Transition, score_now
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.log_model import LogModel, tiles_of
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


def test_rows_have_the_number_of_their_turn_and_the_deal_has_number_0(table, log):
    table.begin(parse_new("human,apprentice,apprentice seed=3"))
    play_on(table, 30)
    expected, turn = list[int](), 0
    for event in table.events:
        turn = event.turn if isinstance(event, TurnBegan) else turn
        expected += [turn] if isinstance(event, TurnBegan) or event.message(table.book) is not None else []
    assert [log.index(row).data(LogModel.TurnRole) for row in range(log.rowCount())] == expected
    assert {0, 1, 2} <= set(expected)


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
    roles = (LogModel.SeatRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole)

    def read() -> list[object]:
        return [log.data(log.index(row), role) for row in range(log.rowCount()) for role in roles]

    before, read_then = read(), []
    table.begun.connect(lambda: read_then.extend(read()))
    table.begin(parse_new("human,human seed=3"))
    assert len(read_then) == len(before) > 100
    assert read_then[1::3] == before[1::3]


def test_a_heading_names_the_player_of_the_events_below_it(table, log):
    table.begin(parse_new("human,apprentice,apprentice seed=3"))
    play_on(table, 20)
    role, dealt = Qt.ItemDataRole, 0
    for row in [log.index(row) for row in range(log.rowCount())]:
        entry, heading = log.entry(row.row()), row.data(LogModel.HeadingRole)
        name = log.seat(entry).name if log.seat(entry) is not None else ""
        assert row.data(LogModel.KindRole) == ("turn" if heading else "event")
        if heading:
            assert log.short_text(entry) == name
            assert row.data(role.AccessibleTextRole) == row.data()
            assert (row.data(LogModel.TilesRole), row.data(LogModel.EventRole)) == ((), None)
        elif log.heading_of(row.row()) is None:
            dealt += 1
            assert entry.outside
            assert log.short_text(entry) == f"{name} {row.data()}"
        else:
            assert not entry.outside
            assert log.short_text(entry) == row.data()
    assert dealt == 4, "three deals, and who goes first"
    assert log.rowCount(log.index(0)) == 0
    assert log.data(log.index(log.rowCount()), role.DisplayRole) is None
    assert log.index(0).data(role.SizeHintRole) is None


def test_the_current_turn_begins_with_the_last_heading_until_the_game_ends(table, log):
    table.begin(parse_new("human,apprentice,apprentice seed=3"))
    choose = random.Random(7)
    while not table.state.over:
        assert log.entry(log.latest).turn == table.state.turn
        table.submit(choose.choice(table.offers()))
    assert log.latest == -1
    bands = [row for row in range(log.rowCount()) if log.entry(row).is_band]
    assert [log.short_text(log.entry(row)) for row in bands[:3]] == ["Scoring 1", "Scoring 2", "Scoring 3"]
    assert len(bands) == 4
    assert log.heading_of(bands[-1]) is None


def test_rows_lead_to_their_moves_and_computer_players_explain_theirs(table, log):
    table.begin(parse_new("human,apprentice seed=3"))
    play_on(table, 20)
    explained = 0
    for row in [log.index(row) for row in range(log.rowCount())]:
        at, why, event = (row.data(role) for role in (LogModel.AtRole, LogModel.MoveRole, LogModel.EventRole))
        assert any(at is move for move in table.transitions)
        assert event is None or any(event is one for one in at.events)
        assert why is None or why is at
        seat, decision = row.data(LogModel.SeatRole), at.before.decision if at.before is not None else None
        if row.data(LogModel.HeadingRole):
            assert (why is None) == (seat == 0)
        else:
            computer = decision is not None and decision.seat == seat == 1
            assert (why is not None) == computer
            explained += computer
        turn = row.data(LogModel.TurnRole)
        began = [event.turn for event in at.events if isinstance(event, TurnBegan)]
        assert turn in {*began, at.before.turn if at.before is not None else 0}
    assert explained


def test_a_leftover_tile_is_no_deed_of_the_deciding_seat(table, log):
    given = LeftoverGiven(0, "tower-11-open", 1)
    assert tiles_of(given) == ("tower-11-open",)
    assert tiles_of(Redesigned(0, "swap", "tower-11-open", (1, 0), "garden-11-open")) == (
        "tower-11-open",
        "garden-11-open",
    )
    assert tiles_of(TurnBegan(0, 1)) == ()


def test_a_tooltip_shows_a_name_literally(table, log):
    setup = parse_new("human,apprentice seed=3")
    seats = (attrs.evolve(setup.seats[0], name="<b>Ann</b>"), *setup.seats[1:])
    table.begin(attrs.evolve(setup, seats=seats))
    play_on(table, 8)
    rows = [log.index(row) for row in range(log.rowCount())]
    own = [row for row in rows if row.data(LogModel.SeatRole) == 0 and not row.data(LogModel.HeadingRole)]
    assert own
    for row in own:
        assert row.data(Qt.ItemDataRole.AccessibleTextRole).startswith("<b>Ann</b> ")
        assert row.data(Qt.ItemDataRole.ToolTipRole).startswith("&lt;b&gt;Ann&lt;/b&gt; ")


def test_new_rows_are_inserted_below_the_others(table, log):
    inserted = []
    table.begin(parse_new("human,apprentice seed=3"))
    log.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    count = log.rowCount()
    play_on(table, 6)
    assert inserted[0][0] == count
    assert all(after[0] == before[1] + 1 for before, after in pairwise(inserted))
    assert inserted[-1][1] == log.rowCount() - 1


def test_rows_from_a_scoring_on_wait_until_it_is_counted(table):
    told = ScriptedSignals()
    model = LogModel(table, None, told.seen, told.counted)
    table.begin(parse_new("human,apprentice seed=3"))
    begun = texts(model)
    money = [MoneyTaken(0, (card,)) for card in ("denar-1", "denar-2", "denar-3")]
    first, second = (ScoringHeld(score_now(table.book, table.state, round_), 2, {}) for round_ in (1, 2))
    move = Transition(table.state, None, (money[0], first, money[1], second, money[2]), table.state, False)
    rows = [say(message) for event in move.events if (message := event.message(table.book)) is not None]
    assert len(rows) == 5
    inserted: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    told.seen.emit(move)
    assert texts(model) == [*begun, rows[0]]
    told.counted.emit()
    assert texts(model) == [*begun, *rows[:3]]
    told.counted.emit()
    assert texts(model) == [*begun, *rows]
    told.counted.emit()
    assert texts(model) == [*begun, *rows]
    count = len(begun)
    assert inserted == [(count, count), (count + 1, count + 2), (count + 3, count + 4)]
    seen_at_once = LogModel(table, None, told.seen)
    told.seen.emit(move)
    assert texts(seen_at_once)[-5:] == rows, "without a signal, nothing waits"


def test_events_of_an_opponents_decision_lead_to_its_explanation(table):
    told = ScriptedSignals()
    model = LogModel(table, None, told.seen)
    table.begin(parse_new("human,apprentice seed=3"))
    begun = model.rowCount()
    events = (MoneyTaken(1, ("denar-1",)), MoneyTaken(0, ("denar-2",)), TurnBegan(1, 7), TurnBegan(0, 8))
    moves = [
        Transition(table.state.changed(agenda=agenda, turn=6), None, events, table.state, False)
        for agenda in ((ChooseAction(1),), (ChooseAction(0),), ())
    ]
    for move in moves:
        told.seen.emit(move)
    rows = [model.index(row) for row in range(begun, model.rowCount())]
    behind = [row.data(LogModel.MoveRole) for row in rows]
    opponent, own, none = moves
    assert behind == [opponent, None, opponent, None, None, None, own, None, None, None, none, None]
    assert [row.data(LogModel.TurnRole) for row in rows] == [6, 6, 7, 8] * 3
    assert [row.data(LogModel.SeatRole) for row in rows] == [1, 0, 1, 0] * 3
    assert [row.data(LogModel.AtRole) for row in rows] == [m for move in moves for m in [move] * 4]
    assert rows[2].data() == "Turn 7 · Yusuf"
