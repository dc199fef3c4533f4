from __future__ import annotations

import sys
from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.engine.play import scored_states
from alhambra_desktop.model.rules.core.engine.scoring import shares, winners
from alhambra_desktop.model.rules.core.words.wording import types_noun
from alhambra_desktop.model.rules.modules.registry import install, uninstall
from alhambra_desktop.model.rules.table.counting import scoring_script
from alhambra_desktop.views.dialogs.scoring_sheet import STARRED, ScoringSheet, stacked
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.result.result_cards import FinalScores
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.scoring_words import calculation, pays_in_full
from alhambra_desktop.words import phrase, say
from tests.sweeps import in_each_language
from tests.unit.addons.made import SEVENTH_TYPE, TILE_WORDS, WORDS, made
from tests.views.driver import whole_game

LEFT = Qt.MouseButton.LeftButton


def sheet_of(table, number: int) -> ScoringSheet:
    """Return the scoring sheet of a scoring round."""
    move, scoring = scoring_and_move(table, number)
    state = scored_states(table.book, move)[number]
    return ScoringSheet(table.book, scoring_script(table.book, state, scoring))


def scoring_and_move(table, number: int):
    """Return a scoring round with its transition."""
    for move in table.transitions:
        for event in move.events:
            if isinstance(event, ScoringHeld) and event.scoring.round == number:
                return move, event.scoring
    raise AssertionError(number)


def cell(sheet, title: str, name: str) -> str:
    """Return the accessible text of a cell."""
    begin = f"{title}, {name}: "
    names = (label.accessibleName() for label in sheet.findChildren(QLabel))
    return next(name for name in names if name.startswith(begin)).removeprefix(begin)


def button(dialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("name", ["two", "three", "six"])
def test_every_number_of_a_scoring_is_shown(request, open_dialog, name, number):
    table = request.getfixturevalue(name)
    sheet = open_dialog(sheet_of(table, number))
    move, scoring = scoring_and_move(table, number)
    event = next(e for e in move.events if isinstance(e, ScoringHeld))
    for line in scoring.lines:
        who = table.book.owner_name(line.owner)
        title = say(types_noun(line.subject)).capitalize() if line.subject else "Longest wall"
        shown = cell(sheet, title, who)
        assert shown.endswith(f"+{line.amount}")
        assert calculation(line.amount, line.terms, line.shared_by) in shown
        if line.subject:
            count = event.counts[line.owner, line.subject]
            assert f"{count} tile" in shown
    for owner in table.book.owners():
        who = table.book.owner_name(owner)
        total = scoring.total(owner)
        assert cell(sheet, "This scoring round", who) == f"+{total}"
        so_far = sum(h.total(owner) for h in table.state.scorings if h.round <= number)
        assert cell(sheet, "Points so far", who) == f"{so_far - total} + {total} = {so_far}"


def test_everything_read_aloud_is_also_visible(three, open_dialog):
    sheet = open_dialog(sheet_of(three, 3))
    for label in sheet.findChildren(QLabel):
        if label.accessibleName():
            assert label.text() in label.accessibleName() or label.text() == "–"


def test_counts_ignore_tiles_drawn_after_the_scoring(two):
    drawn = 0
    for number in (1, 2):
        move, _ = scoring_and_move(two, number)
        event = next(e for e in move.events if isinstance(e, ScoringHeld))
        sheet = sheet_of(two, number)
        for type_id in two.book.types:
            count = event.counts["dirk", type_id]
            drawn += two.book.count(move.after, "dirk", type_id) - count
            if count:
                title = say(types_noun(type_id)).capitalize()
                assert cell(sheet, title, "Dirk").startswith(f"{count} tile")
    assert drawn, "he got tiles in the same move"


def test_calculations_are_shown_as_numbers():
    def told(amount, *terms, shared_by=1):
        return calculation(amount, terms, shared_by)

    assert told(21) == told(4, (4,)) == ""
    assert told(6, (4,), (2,)) == "4 + 2"
    assert told(13, (3, 3), (4, 1)) == "3 × 3 + 4 × 1"
    assert told(9, (13,), (6,), shared_by=2) == "(13 + 6) / 2 = 9 (rounded down)"
    assert told(3, (6,), shared_by=2) == "6 / 2 = 3"
    assert told(13, (13,), shared_by=2) == "13 to each"


def test_later_points_of_the_same_move_do_not_count_yet(three):
    first = three.state.scorings[0]
    sheet = ScoringSheet(three.book, scoring_script(three.book, three.state, first))
    assert cell(sheet, "This scoring round", "Anna") == f"+{first.total(0)}"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_continue(three, open_dialog, qtbot, key):
    sheet = open_dialog(sheet_of(three, 1))
    with qtbot.waitSignal(sheet.continued):
        qtbot.keyClick(sheet, key)


@pytest.mark.parametrize("number", [1, 3])
def test_the_tip_of_continue_does_not_promise_another_turn(three, open_dialog, number):
    sheet = open_dialog(sheet_of(three, number))
    assert sheet.go_on_button.toolTip() == "Close the scoring and continue (Enter)"


def test_r_and_the_buttons_replay_or_continue(three, open_dialog, qtbot):
    sheet = open_dialog(sheet_of(three, 1))
    with qtbot.waitSignal(sheet.again):
        qtbot.keyClick(sheet, Qt.Key.Key_R)
    with qtbot.waitSignal(sheet.again):
        qtbot.mouseClick(sheet.again_button, LEFT)
    sheet.again_button.setFocus()
    with qtbot.waitSignal(sheet.again):
        qtbot.keyClick(sheet.again_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.continued):
        qtbot.mouseClick(sheet.go_on_button, LEFT)


def test_hovering_highlights_a_line_and_clicking_counts_it(three, open_dialog, qtbot):
    sheet = open_dialog(sheet_of(three, 2))
    sheet.resize(900, 640)  # all lines must be visible, as over the table
    qtbot.waitUntil(lambda: sheet._area.verticalScrollBar().maximum() == 0)
    pointed: list[object] = []
    sheet.pointed.connect(pointed.append)
    for line in range(7):
        middle = sheet.table.line_rect(line).center().toPoint()
        qtbot.mouseMove(sheet.table, middle + QPoint(1, 0))
        qtbot.mouseMove(sheet.table, middle)
        assert sheet.line == pointed[-1] == line
        with qtbot.waitSignal(sheet.counted) as counted:
            qtbot.mouseClick(sheet.table, LEFT, pos=middle)
        assert counted.args == [line]
    for key, line in ((Qt.Key.Key_Down, 0), (Qt.Key.Key_Down, 1), (Qt.Key.Key_Up, 0), (Qt.Key.Key_Up, 6)):
        qtbot.keyClick(sheet, key)
        assert sheet.line == pointed[-1] == line
    with qtbot.waitSignal(sheet.counted) as counted:
        qtbot.keyClick(sheet, Qt.Key.Key_Space)
    assert counted.args == [6]


def foot(sheet) -> str:
    """Return the text below the table."""
    return sheet._foot.text()


def point_at(sheet, qtbot, line: int, column: int) -> None:
    rect = sheet.table._cell_rect(line + 1, column)
    qtbot.mouseMove(sheet.table, rect.center() + QPoint(1, 0))
    qtbot.mouseMove(sheet.table, rect.center())


def test_the_foot_explains_the_number_under_the_mouse(three, open_dialog, qtbot):
    sheet = open_dialog(sheet_of(three, 3))
    sheet.resize(900, 640)
    qtbot.waitUntil(lambda: sheet._area.verticalScrollBar().maximum() == 0)
    hint = foot(sheet)
    assert hint == phrase("scoring-hint")
    for line, beat in enumerate(sheet.script.beats):
        for column, part in enumerate(beat.parts):
            name = three.book.owner_name(part.owner)
            point_at(sheet, qtbot, line, column + 2)
            title = say(types_noun(beat.subject)).capitalize() if beat.subject else "Longest wall"
            assert foot(sheet) == f"{title}, {name}: {cell(sheet, title, name)}"
        point_at(sheet, qtbot, line, 1)
        assert foot(sheet) == hint, "a title needs no explanation"
        assert sheet.line == line
    qtbot.mouseMove(sheet.table, QPoint(sheet.table.width() // 2, 3))
    assert (sheet.line, foot(sheet)) == (None, hint), "the names are no line"
    point_at(sheet, qtbot, 0, 2)
    QApplication.sendEvent(sheet.table, QEvent(QEvent.Type.Leave))
    assert (sheet.line, foot(sheet)) == (None, hint)


def test_keys_go_round_the_lines_and_count_the_highlighted_one(three, open_dialog, qtbot):
    sheet = open_dialog(sheet_of(three, 3))
    sheet.resize(900, 640)
    last = len(sheet.script.beats) - 1
    qtbot.keyClick(sheet, Qt.Key.Key_Up)
    assert sheet.line == last
    qtbot.keyClick(sheet, Qt.Key.Key_Down)
    assert sheet.line == 0
    for line in range(1, last + 1):
        qtbot.keyClick(sheet, Qt.Key.Key_Down)
        assert sheet.line == line
        assert foot(sheet) == phrase("scoring-hint")
    with qtbot.waitSignal(sheet.counted) as counted:
        qtbot.keyClick(sheet, Qt.Key.Key_Space)
    assert counted.args == [last]
    other = open_dialog(sheet_of(three, 3))
    qtbot.keyClick(other, Qt.Key.Key_Down)
    assert other.line == 0
    other = open_dialog(sheet_of(three, 3))
    with qtbot.assertNotEmitted(other.counted):
        qtbot.keyClick(other, Qt.Key.Key_Space)


def test_a_held_key_does_not_leave_the_sheet(three, open_dialog, qtbot):
    sheet = open_dialog(sheet_of(three, 3))
    for held, leaves in ((True, []), (False, [None])):
        heard: list[None] = []
        sheet.continued.connect(lambda heard=heard: heard.append(None))
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", held)
        QApplication.sendEvent(sheet, press)
        assert heard == leaves


def test_markers_run_from_the_old_to_the_new_scores(three, open_dialog):
    """The picture of the track changes while the markers run, and stays the same afterwards."""
    sheet = open_dialog(sheet_of(three, 2))
    sheet.resize(900, 640)
    sheet.track.share = 0.0
    pictures = [sheet.track.grab().toImage()]
    while sheet.track.run(150.0):
        pictures.append(sheet.track.grab().toImage())
    pictures.append(sheet.track.grab().toImage())
    assert sheet.track.share == 1.0
    assert len(pictures) == 5, "it runs for 600 milliseconds"
    assert all(one != other for one, other in pairwise(pictures))
    assert not sheet.track.run(150.0)
    assert sheet.track.grab().toImage() == pictures[-1]


def test_the_viewers_column_is_highlighted(three, open_dialog):
    move, scoring = scoring_and_move(three, 2)
    script = scoring_script(three.book, scored_states(three.book, move)[2], scoring)
    pictures = []
    for viewer in (*script.owners, "nobody"):
        sheet = open_dialog(ScoringSheet(three.book, script, viewer=viewer))
        pictures.append(sheet.table.grab().toImage())
    table, plain = sheet.table, pictures.pop()
    middle = table.height() // 2
    changed = [
        [x for x in range(plain.width()) if picture.pixel(x, middle) != plain.pixel(x, middle)]
        for picture in pictures
    ]
    for place, columns in enumerate(changed):
        first, last = table._cell_rect(1, place + 2).left(), table._cell_rect(1, place + 2).right()
        assert columns
        assert first <= min(columns)
        assert max(columns) <= last


def test_the_track_shows_the_start_and_end_of_every_player(three):
    sheet = sheet_of(three, 1)
    first = three.state.scorings[0]
    for seat in three.setup.everybody:
        told = f"{three.book.owner_name(seat)} from 0 to {first.total(seat)}"
        assert told in sheet.track.accessibleName()
    sheet.track.share = 0.0
    assert sheet.track.run(400.0)
    assert not sheet.track.run(400.0)


@pytest.mark.parametrize("name", ["two", "three", "six"])
def test_the_result_ranks_all_players_with_points_per_round(request, open_dialog, name):
    table = request.getfixturevalue(name)
    dialog = open_dialog(ResultPage(table))
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    for seat, player in enumerate(table.state.players):
        assert table.book.owner_name(seat) in shown
        assert str(player.score) in shown
        for each in table.state.scorings:
            assert str(each.of(seat, "types")) in shown
            assert str(each.of(seat, "wall")) in shown


def test_a_tie_is_shared_victory(three):
    for scores, title in (
        ((50, 50, 30), "Anna and Yusuf share the victory"),
        ((50, 50, 50), "Anna, Yusuf and Leila share the victory"),
        ((50, 20, 30), "You win"),
        ((10, 20, 30), "Leila wins"),
    ):
        assert FinalScores(three.book, (), scores).title(three.humans) == title


def test_dirk_is_shown_but_cannot_win(two, open_dialog):
    dialog = open_dialog(ResultPage(two))
    assert "Dirk competes for majorities but cannot win." in dialog.outcome.notes
    assert "Dirk" not in dialog.accessibleName()
    assert "Dirk" in [label.text() for label in dialog.findChildren(QLabel)]


def test_an_assisted_game_is_marked(three, open_dialog, monkeypatch):
    assert not any("assisted" in note for note in ResultPage(three).outcome.notes)
    monkeypatch.setattr(three, "assisted", True)
    dialog = open_dialog(ResultPage(three, "trainer"))
    shown = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Assisted game: earlier rounds were undone." in shown
    assert "Assistance: full." in shown


@pytest.mark.parametrize(("text", "same"), [("Rematch", False), ("Same deal again", True)])
def test_a_rematch_uses_the_same_or_another_deal(three, open_dialog, qtbot, text, same):
    dialog = open_dialog(ResultPage(three))
    with qtbot.waitSignal(dialog.rematch) as asked:
        qtbot.mouseClick(button(dialog, text), LEFT)
    assert asked.args == [same]
    assert not dialog.isVisible()


def test_closing_the_result_requests_nothing(three, open_dialog, qtbot):
    dialog = open_dialog(ResultPage(three))
    with qtbot.assertNotEmitted(dialog.rematch):
        qtbot.mouseClick(dialog.header.leave, LEFT)
    assert not dialog.isVisible()


def test_hints_are_listed_in_the_result(three):
    assert not any("Hints" in note for note in ResultPage(three).outcome.notes)
    for strength in (1, 1, 2):
        three.note_hint(strength)
    assert "Hints used: 3." in ResultPage(three).outcome.notes
    three.note_hint(3)
    assert three.saved().hints == (2, 1, 1)
    assert "Hints used: 4, including 1 that showed a whole turn." in ResultPage(three).outcome.notes


def test_overlong_calculations_of_a_damaged_file_are_omitted():
    """A text of 30,000 factors would block the window. Its result is shown anyway."""
    assert calculation(12, ((3, 4),), 1) == "3 × 4"
    assert calculation(0, ((0,) * 30_000,), 1) == ""
    assert calculation(3, ((1,),) * 30_000, 2) == ""


@pytest.mark.parametrize(("width", "starred"), [(STARRED, True), (STARRED - 1, False)])
def test_stars_mark_places_only_in_a_wide_sheet(three, open_dialog, width, starred):
    sheet = open_dialog(sheet_of(three, 3))
    sheet.resize(width, 640)
    stars = sheet.table._stars
    paid = [part for beat in sheet.script.beats for part in beat.parts if part.place and part.amount]
    assert len(stars) == len(paid) > 0
    assert {star.isVisible() for star in stars} == {starred}


@pytest.mark.parametrize(("height", "faded"), [(640, False), (400, True)])
def test_the_last_row_fades_only_if_rows_are_hidden(three, open_dialog, height, faded):
    sheet = open_dialog(sheet_of(three, 3))
    sheet.resize(900, height)
    assert (sheet._area.verticalScrollBar().maximum() > 0) == faded
    assert sheet._area.below.isVisible() == faded


@pytest.mark.parametrize("language", in_each_language())
def test_cell_texts_fit_the_height_of_their_row(three, open_dialog, spoken, language):
    SPOKEN.speak(language)
    sheet = open_dialog(sheet_of(three, 3))
    sheet.resize(720, 560)
    told = [label for label in sheet.table.findChildren(QLabel) if "\n" in label.text()]
    assert told
    for label in told:
        assert label.heightForWidth(label.width()) <= label.height(), label.text()


def test_the_last_scoring_names_the_winner(three):
    assert "In the lead: " in sheet_of(three, 2).accessibleDescription()
    assert f"Winner: {winner_of(three)} with " in sheet_of(three, 3).accessibleDescription()


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("name", ["two", "three", "six"])
def test_the_summary_has_the_points_after_the_last_count(request, name, number):
    table = request.getfixturevalue(name)
    gained = [Counter[object](), Counter[object]()]
    for scoring in table.state.scorings[:number]:
        for line in scoring.lines:
            gained[0][line.owner] += line.amount * (scoring.round == number)
            gained[1][line.owner] += line.amount
    told = sheet_of(table, number).accessibleDescription()
    words = "Most points this time", "In the lead" if number < 3 else "Winner"
    for points, title in zip(gained, words, strict=True):
        most = max(points[seat] for seat in range(len(table.setup.seats)))
        best = [seat.name for at, seat in enumerate(table.setup.seats) if points[at] == most]
        names = " and ".join(filter(None, (", ".join(best[:-1]), best[-1])))
        assert f"{title}: {names} with {most}." in told


def winner_of(table) -> str:
    (best,) = winners({seat: player.score for seat, player in enumerate(table.state.players)})
    return table.book.owner_name(best)


def test_a_type_of_a_rule_set_has_a_pictogram(open_dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    made(tmp_path, rules=SEVENTH_TYPE, words=WORDS.format(id="some-wells") + TILE_WORDS)
    install("some_wells")
    try:
        table = whole_game("human,builder seed=1 modules=some-wells")
        sheet = open_dialog(sheet_of(table, 3))
        assert cell(sheet, "Baths", table.setup.seats[0].name)
        assert not sheet.table.grab().isNull()
    finally:
        uninstall("some_wells")
        for name in [name for name in sys.modules if name.partition(".")[0] == "some_wells"]:
            del sys.modules[name]


def test_six_columns_stay_visible_with_any_name_length(qtbot):
    """A name without a space is broken; no column exceeds its share."""
    names = ("W" * 24, "Ünïcödé-Ñame von und zu X", "أحمد بن محمد الأندلسي", "D", "E", "F")
    game = whole_game("human,builder,builder,builder,builder,builder seed=3", names)
    script = scoring_script(game.book, game.state, game.state.scorings[-1])
    sheet = ScoringSheet(game.book, script)
    qtbot.addWidget(sheet)
    sheet.resize(744, 720)
    sheet.show()
    assert sheet._area.horizontalScrollBar().maximum() == 0
    columns = [sheet.table._cell_rect(0, column) for column in range(2, 8)]
    assert max(rect.right() for rect in columns) <= sheet._area.viewport().width()
    assert max(rect.width() for rect in columns) < 1.3 * min(rect.width() for rect in columns)


def test_markers_that_would_overlap_on_the_track_are_stacked():
    assert stacked({0: 10.0, 1: 40.0, 2: 80.0}, 24.0) == {0: 0, 1: 0, 2: 0}
    assert stacked({0: 55.0, 1: 55.0, 2: 60.0}, 24.0) == {0: 0, 1: 1, 2: 2}
    assert stacked({0: 10.0, 1: 30.0, 2: 50.0}, 24.0) == {0: 0, 1: 1, 2: 0}


@pytest.mark.parametrize(("rounding", "full"), [("down", False), ("up", False), ("full_to_each", True)])
def test_tied_players_share_the_points_unless_a_variant_pays_each_in_full(rounding, full):  # B-31
    share = shares((3, 3, 1), (13, 6), rounding)[0]
    assert share is not None
    assert pays_in_full(share.amount, share.terms) == full
    text = phrase("scoring-tied", full=int(pays_in_full(share.amount, share.terms)))
    assert text.endswith("each of these players gets the full points" if full else "share the points")
