"""Reviewing a finished game: keys, buttons, wheel and slider reach every moment and change nothing."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import attrs
import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QKeySequence, QPaintEvent, QRegion, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.files.saves.save import from_bytes, to_bytes
from alhambra_desktop.model.learning.analysis.verdict import Interval, Verdict
from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.places.places import CardFace
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.charts.story_table import StoryTable
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.models.game_summary import summary_of
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.review import legend, time_card
from alhambra_desktop.views.pages.review.alternative_rows import AlternativeRow, Row
from alhambra_desktop.views.pages.review.review_cards import rows_of
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.pages.review.time_card import Course, Timeline
from alhambra_desktop.views.pages.review.turns_list import LINE, ROW, TurnRows, TurnsModel, fitting_lines
from alhambra_desktop.views.pages.table.table_title import TableTitle
from alhambra_desktop.views.text.language import SPOKEN, capital
from alhambra_desktop.views.text.verdict_words import order_words, signed
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme, reduces_motion
from alhambra_desktop.words import phrase, say
from tests.of_type import of_type
from tests.sweeps import in_each_language
from tests.views.cut_off import cut_off
from tests.views.driver import Driver, whole_game
from tests.views.judging import knowing
from tests.views.storage.at_table import open_file


@pytest.fixture(scope="module")
def finished(qapp):
    return whole_game("human,apprentice,apprentice seed=4").saved()


@pytest.fixture
def looking(player: Driver, finished) -> Driver:
    """Return a window in which a finished game is reviewed."""
    player.window.workspace.games.show_saved(finished)
    (button,) = [
        one for one in player.page.scorings.on_top.findChildren(QPushButton) if "view this game" in one.text()
    ]
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert player.window.workspace.reviews.page.isVisible()
    return player


def page_of(player: Driver):
    return player.window.workspace.reviews.page


def key(
    player: Driver, which: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    player.qtbot.keyClick(page_of(player), which, modifier)
    player.qtbot.waitUntil(lambda: page_of(player).is_up_to_date)


def shows(player: Driver, state) -> bool:
    """Return whether the table shows exactly a state as the current viewer sees it."""
    page, book = page_of(player), player.table.book
    seen = observe(book, state, page.stage.snapshot.viewer)
    looks = lambda table: sorted(  # noqa: E731
        (repr(place), [repr(table.pieces[one].face) for one in ids])
        for place, ids in table.lying.items()
        if ids
    )
    return page.stage.snapshot.seen == seen and looks(page.stage.snapshot.table) == looks(
        arrangement(book, seen)
    )


def test_it_opens_at_the_end_and_steps_back_by_turns(looking):
    page, moves = page_of(looking), looking.table.transitions
    assert page.turn.text() == "End of the game"
    assert " won with " in page.turn_card.verdict.text()
    assert page.turn_card.hint.text().startswith("Choose a turn")
    assert shows(looking, moves[-1].after)
    for turn in page.judging.turns[::-1][:6]:
        key(looking, Qt.Key.Key_Left)
        assert page.turn.text() == f"Turn {turn.number} of {len(page.judging.turns)}"
        assert shows(looking, turn.before)
    key(looking, Qt.Key.Key_Right)
    assert shows(looking, page.judging.turns[-5].before)


def test_the_table_keeps_its_size_from_turn_to_turn(looking):
    page, sizes = page_of(looking), set()
    for stop in range(0, len(page.judging.turns), 5):
        page.show_stop(stop)
        page.update_content()
        QApplication.processEvents()
        sizes.add(page.view.size().toTuple())
    assert len(sizes) == 1, "another size would paint the whole table again"


def test_home_and_end_jump_to_the_first_and_last_moment(looking):
    page, moves = page_of(looking), looking.table.transitions
    key(looking, Qt.Key.Key_Home)
    assert shows(looking, moves[0].after)
    assert not page.time_card.buttons["back"].isEnabled()
    key(looking, Qt.Key.Key_Left)
    assert shows(looking, moves[0].after)
    key(looking, Qt.Key.Key_End)
    assert shows(looking, moves[-1].after)
    key(looking, Qt.Key.Key_Right)
    assert shows(looking, moves[-1].after)


def test_shift_steps_move_by_move(looking):
    moves = looking.table.transitions
    key(looking, Qt.Key.Key_Home)
    for at in (1, 2, 3):
        key(looking, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert shows(looking, moves[at].after)
    key(looking, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert shows(looking, moves[2].after)


def test_buttons_slider_and_wheel_step_as_well(looking):
    page = page_of(looking)
    key(looking, Qt.Key.Key_Home)
    looking.qtbot.mouseClick(page.time_card.buttons["on"], Qt.MouseButton.LeftButton)
    assert shows(looking, page.judging.turns[1].before)
    page.time_card.slider.setValue(7)
    assert shows(looking, page.judging.turns[7].before)
    middle = QPointF(page.view.rect().center())
    for delta, turn in ((-120, 8), (120, 7)):
        turned = QWheelEvent(
            middle,
            page.view.mapToGlobal(middle),
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(page.view.viewport(), turned)
        assert shows(looking, page.judging.turns[turn].before)
    assert page.time_card.slider.value() == 7


class Painted(QObject):
    """A filter that records the repainted region of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.region |= event.region()
        return False


def pixels(widget: QWidget) -> np.ndarray:
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.array(image.constBits()).reshape(image.height(), image.width(), 4)


@pytest.mark.parametrize("by", ["keys", "slider", "tell"])
def test_every_change_of_the_timeline_is_repainted(looking, by):
    page, slider = page_of(looking), page_of(looking).time_card.slider
    last, changed = slider.value(), 0
    for stop in (last - 1, last - 2, 0, last, 3, 4):
        old = pixels(slider)
        QApplication.processEvents()
        painted = Painted(slider)
        if by == "keys":
            key(looking, {0: Qt.Key.Key_Home, last: Qt.Key.Key_End}.get(stop, Qt.Key.Key_Left))
        elif by == "slider":
            slider.setValue(stop)
        else:
            page.show_stop(stop)
            page.update_content()
        looking.qtbot.waitUntil(lambda painted=painted: not painted.region.isEmpty())
        QApplication.processEvents()
        slider.removeEventFilter(painted)
        for y, x in np.argwhere((old != pixels(slider)).any(axis=2))[::7]:
            changed += 1
            assert painted.region.contains(QPoint(int(x), int(y))), (stop, x)
    assert changed > 50


def test_the_moves_of_a_turn_are_described(looking):
    page = page_of(looking)
    key(looking, Qt.Key.Key_Home)
    first = page.judging.turns[0]
    name = looking.table.setup.seats[first.seat].name
    assert page.turn_card.hint.text().startswith(f"{name}: ")
    said = page.time_card.slider.accessibleDescription()
    assert said.startswith(f"{page.turn.text()}; {page.turn_card.hint.text()}")


def test_every_hand_can_be_viewed_after_the_game(looking):
    page = page_of(looking)
    key(looking, Qt.Key.Key_Home)
    chosen = page.time_card.seats.buttons[2]
    looking.qtbot.mouseClick(chosen, Qt.MouseButton.LeftButton)
    assert page.stage.snapshot.viewer == 2
    assert shows(looking, looking.table.transitions[0].after)


@pytest.mark.usefixtures("spoken")
def test_the_view_as_buttons_follow_the_language(looking):
    buttons = [*page_of(looking).time_card.seats.buttons.values()]
    before = [button.toolTip() for button in buttons]
    SPOKEN.speak("fr")
    after = [button.toolTip() for button in buttons]
    assert len(after) == 3
    assert not set(before) & set(after)
    assert all(button.text() in told for button, told in zip(buttons, after, strict=True))


def test_reviewing_changes_nothing(looking, finished):
    for which in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        key(looking, which)
    key(looking, Qt.Key.Key_Escape)
    assert looking.window.workspace.at_table
    assert to_bytes(looking.table.saved()) == to_bytes(finished)


def test_archived_games_and_records_can_be_reviewed(player, finished, tmp_path):
    path = tmp_path / "game.alhambra-record"
    archive = Archive(tmp_path)
    archive.keep(finished, 1_790_000_000, "normal")
    moves = finished.history()
    write_record(path, finished.setup, (event for move in moves for event in move.events))
    for file in (archive.path(archive.games()[0].file), path):
        open_file(player.window, file)
        player.window.workspace.reviews.look_back()
        page = page_of(player)
        key(player, Qt.Key.Key_Home)
        key(player, Qt.Key.Key_Right)
        assert page.turn.text().startswith("Turn 2 of ")
        assert shows(player, page.judging.turns[1].before)


def test_an_unfinished_game_is_not_reviewed_as_finished(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.window.workspace.reviews.look_back()
    assert player.window.workspace.at_table


def test_practice_games_continue_from_a_turn_with_the_same_deal(looking):
    page = page_of(looking)
    own = [turn for turn in page.judging.turns if turn.seat == 0][4]
    page.show_stop(page.judging.turns.index(own))
    page.update_content()
    looking.qtbot.mouseClick(page.play_from_here, Qt.MouseButton.LeftButton)
    assert looking.window.workspace.at_table
    assert looking.table.state == own.before
    assert looking.table.assisted
    assert looking.table.seat == 0
    assert looking.page.phase.now.free, "one plays on at once"


def test_hidden_cards_can_be_redrawn_for_a_practice_game(looking):
    page = page_of(looking)
    own = [turn for turn in page.judging.turns if turn.seat == 0][4]
    page.show_stop(page.judging.turns.index(own))
    page.update_content()
    looking.qtbot.mouseClick(page.reshuffle, Qt.MouseButton.LeftButton)
    book, now = looking.table.book, looking.table.state
    assert observe(book, now, 0) == observe(book, own.before, 0)
    assert now.pile != own.before.pile
    assert looking.table.assisted


def test_result_review_and_practice_game_are_reached_by_keys(player, finished):
    player.window.workspace.games.show_saved(finished)
    result = player.page.scorings.on_top
    (button,) = [one for one in result.findChildren(QPushButton) if "view this game" in one.text()]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    player.qtbot.keyClick(button, Qt.Key.Key_Space)
    page = page_of(player)
    for _ in range(9):
        key(player, Qt.Key.Key_Left)
    before = page.judging.turns[page.stop].before
    reached, widget = set(), page
    for _ in range(20):
        player.qtbot.keyClick(widget, Qt.Key.Key_Tab)
        widget = player.window.focusWidget()
        reached.add(widget)
        if widget is page.play_from_here:
            break
    assert page.play_from_here in reached
    player.qtbot.keyClick(widget, Qt.Key.Key_Space)
    assert player.window.workspace.at_table
    assert player.table.transitions[len(player.table.saved().actions)].after.turn >= before.turn


def test_a_running_game_is_reviewed_only_from_the_own_view(player):
    player.window.workspace.games.begin(parse_new("human,apprentice,apprentice seed=3"))
    player.wait_for_turn()
    played = to_bytes(player.table.saved())
    log = player.open_log()
    rows = [log.model().index(row, 0) for row in range(log.model().rowCount())]
    row = next(row for row in rows if row.data(LogModel.AtRole) is player.table.transitions[0])
    player.page.look_back_asked.emit(row.data(LogModel.AtRole))
    page = page_of(player)
    assert page.isVisible()
    assert shows(player, player.table.transitions[0].after)
    assert page.stage.snapshot.viewer == 0
    assert page.time_card.seats.buttons == {}
    assert not page.turns_card.isVisible()
    for button in (page.play_from_here, page.reshuffle):
        assert not button.isVisible()
    key(player, Qt.Key.Key_Return)
    assert not player.window.workspace.at_table, "nothing is tried while the game goes on"
    key(player, Qt.Key.Key_End)
    assert page.turn.text() == "Now"
    key(player, Qt.Key.Key_Escape)
    assert player.window.workspace.at_table
    assert to_bytes(player.table.saved()) == played


def test_the_running_table_waits_during_a_review(player):
    player.window.workspace.games.begin(parse_new("human,apprentice,apprentice seed=3"))
    player.wait_for_turn()
    player.table.submit(next(one for one in player.table.offers() if isinstance(one, TakeMoney)))
    played = to_bytes(player.table.saved())
    player.window.workspace.reviews.look_back(player.table.transitions[0])
    assert page_of(player).isVisible()
    for sequence in ("Ctrl+Z", "Ctrl+Enter"):
        player.qtbot.keySequence(page_of(player), QKeySequence(sequence))
        assert to_bytes(player.table.saved()) == played
    assert player.page.phase.now is Phase.READING
    key(player, Qt.Key.Key_Escape)
    assert player.page.phase.now.free, "one plays on where one was"
    player.qtbot.keySequence(player.view, QKeySequence("Ctrl+Z"))
    assert to_bytes(player.table.saved()) != played


# the offscreen platform logs this for every menu
def test_the_context_menu_of_a_row_opens_its_moment(player):
    player.window.workspace.games.begin(parse_new("human,apprentice,apprentice seed=3"))
    player.wait_for_turn()
    log = player.open_log()
    middle = log.visualRect(log.model().index(log.model().rowCount() - 1, 0)).center()
    player.entry_of(log.viewport(), middle, "look-back").trigger()
    assert page_of(player).isVisible()


def test_a_practice_game_compares_its_result_with_the_original(looking, finished):
    page = page_of(looking)
    page.show_stop(4)
    page.update_content()
    ended = tuple(seat.score for seat in looking.table.state.players)
    looking.qtbot.mouseClick(page.play_from_here, Qt.MouseButton.LeftButton)
    assert looking.table.tried_from == ended
    assert from_bytes(to_bytes(looking.table.saved())).tried_from == ended, "a file keeps it"
    table = whole_game("human,apprentice,apprentice seed=4")
    table.open(attrs.evolve(table.saved(), assisted=True, tried_from=ended))
    notes = " ".join(ResultPage(table).outcome.notes)
    assert all(str(points) in notes for points in ended)
    assert "taken back" not in notes, "a try is another game from its beginning"
    looking.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    assert looking.table.tried_from == ()


@pytest.mark.parametrize("size", [(960, 510), (800, 480)])
def test_in_a_low_window_cards_scroll_below_the_time_bar(qtbot, looking, size, request):
    """As on a screen of 1920 x 1080 at 200 %, and smaller."""
    page = page_of(looking)
    page.setParent(None)
    request.addfinalizer(page.hide)  # otherwise it takes the mouse events of other tests
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    assert page.size().toTuple() == size
    assert page.rect().contains(page.time_card.geometry())
    words = [one for one in page.findChildren(QLabel) if one.isVisible() and one.text()]
    assert page.turns_card.judge in words
    qtbot.waitUntil(lambda: not cut_off(page.beside))

    def are_apart(card: QWidget) -> bool:
        rects = [one.geometry() for one in card.children() if isinstance(one, QWidget) and one.isVisible()]
        inside = all(card.rect().contains(rect) for rect in rects)
        return inside and not any(one.intersects(other) for one, other in combinations(rects, 2))

    for card in (page.turn_card, page.turns_card):
        qtbot.waitUntil(partial(are_apart, card))  # buttons appear in the card a moment later

    def is_at_foot() -> bool:
        below = page.beside.verticalScrollBar()
        below.setValue(below.maximum())
        foot = page.turns_card.mapTo(page.beside.viewport(), QPoint(0, page.turns_card.height())).y()
        return foot <= page.beside.viewport().height()

    qtbot.waitUntil(is_at_foot)  # the cards may still be laid out


def test_a_practice_game_leads_back_to_its_first_turn(looking, finished):
    """This also works if a practice game began in another one. An ordinary game has no way back."""
    window, page, back = looking.window, page_of(looking), looking.window.menus.actions["review"]
    assert not back.isEnabled()
    for stop in (4, 6):
        page.show_stop(stop)
        page.update_content()
        looking.qtbot.mouseClick(page.play_from_here, Qt.MouseButton.LeftButton)
        assert back.isEnabled()
        if stop == 4:  # as if the practice game had been played to its end
            looking.table.open(attrs.evolve(finished, assisted=True))
            window.workspace.reviews.look_back()
    for stop, there in ((6, True), (4, False)):
        looking.qtbot.keySequence(window, QKeySequence("Ctrl+Shift+B"))
        assert page.isVisible()
        assert page.stop == stop
        assert back.isEnabled() == there
    assert looking.table.state == finished.state
    assert len(window.workspace.storage.unfinished()) == 1, "the try that is not over can be continued"
    window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    assert not back.isEnabled()


def test_m_within_a_mistake_jumps_to_its_beginning(qtbot, monkeypatch):
    table = GameTable()
    table.begin(parse_new("human,human seed=1"))
    while table.state.turn < 5:
        table.submit(table.offers()[-1])
    page = ReviewPage(table)
    qtbot.addWidget(page)
    page.begin("normal")
    monkeypatch.setattr(page.judging, "mistakes", lambda _: [1, 3])
    for inside, stop in ((False, 1), (True, 1), (False, 3), (True, 3), (False, 1)):
        page.step_move(inside)
        qtbot.keyClick(page, Qt.Key.Key_M)
        assert (page.stop, page._at) == (stop, page._stops[stop])


LONG_NAMES = ("Bartholomäus-Maximilian", "Wilhelmina Constantia", "Anastasia von Hohenlohe")


@pytest.mark.parametrize("language", in_each_language())
@pytest.mark.parametrize("size", [(1280, 760), (894, 480)])
def test_long_names_leave_room_for_other_texts(qtbot, spoken, qapp, size, language):
    SPOKEN.speak(language)
    game = whole_game("human,builder:mason,apprentice seed=3", LONG_NAMES)
    page = ReviewPage(game)
    qtbot.addWidget(page)
    apply_theme(qapp, LIGHT)
    apply_style_sheet(page)
    page.begin("normal", knowing(page, game))
    page.resize(*size)
    page.show()
    page.show_stop(0)
    qtbot.waitUntil(lambda: page.is_up_to_date)
    qapp.processEvents()
    assert page.size().toTuple() == size
    assert cut_off(page) == []


def test_descriptions_of_alternative_turns_are_unique(qtbot):
    """Alternatives with the same text name the squares of their tiles, as does the played turn."""
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    analyst, named = knowing(page, game), 0
    for place, found in analyst.tried.items():
        told = rows_of(game.book, analyst.turns[place], found)
        assert len({(row.words, row.where) for row in told if not row.played}) == len(found.ways)
        where = [row.where for row in told if row.where]
        assert len({*where}) == len(where) != 1
        named += bool(where)
    assert named > 10


def test_the_better_turn_follows_the_played_one_and_has_its_reasons(qtbot):
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    analyst, explained = knowing(page, game), 0
    for place, found in analyst.tried.items():
        played, *others = rows_of(game.book, analyst.turns[place], found)
        assert (played.played, played.caption) == (True, "Played")
        better = [row for row in others if row.is_better]
        assert better == ([] if found.verdict is Verdict.GOOD else others[:1])
        gains = [signed(row.more.points) for row in others]
        equal = ["Equally good"] if better and gains[0] in gains[1:] else []
        further = [gain for gain in gains if not better or gain != gains[0]]
        captions = [*(["Better"] if better else []), *equal, *(["Other alternatives"] if further else [])]
        assert [row.caption for row in others if row.caption] == captions
        assert not any(row.why for row in others if not row.is_better)
        explained += any(row.why for row in better)
    assert explained


def test_alternatives_as_good_as_the_best_one_have_their_own_heading(qtbot):
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    analyst = knowing(page, game)
    serious = (one for one in analyst.tried.items() if one[1].verdict is not Verdict.GOOD)
    place, found = next(one for one in serious if len(one[1].ways) > 1)
    best, other = found.ways[:2]
    gain = attrs.evolve(best.more, points=best.more.points + 9)
    ways = (attrs.evolve(best, more=gain), attrs.evolve(other, more=gain), other)
    _, *rows = rows_of(game.book, analyst.turns[place], attrs.evolve(found, ways=ways))
    assert [row.caption for row in rows] == ["Better", "Equally good", "Other alternatives"]


def test_alternatives_name_payments_only_if_only_these_differ(qtbot):
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    analyst, shorter = knowing(page, game), 0
    for place, found in analyst.tried.items():
        rows = rows_of(game.book, analyst.turns[place], found)
        plans = sorted(found.ways, key=lambda way: way.more.points <= 0)
        brief = [order_words(game.book, way.actions, paid=False) for way in plans]
        for row, way, short in zip(rows[1:], plans, brief, strict=True):
            whole = order_words(game.book, way.actions)
            assert row.words == (whole if row.is_better or brief.count(short) > 1 else short)
            shorter += row.words != whole
    assert shorter


def test_the_costliest_turn_is_reached_from_the_end(qtbot):
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    page.begin("normal", knowing(page, game))
    page.show()
    qtbot.waitUntil(lambda: page.is_up_to_date)
    losses, card = page.judging.losses(0), page.turn_card
    assert card.hint.text().endswith(f"about {round(sum(losses.values()))} points lost")
    qtbot.mouseClick(card.costliest, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.is_up_to_date)
    assert losses[page.stop] == max(losses.values())
    assert card.costliest.isHidden()
    assert page.focusWidget() is page.turns_card.list


def test_the_summary_of_an_unfinished_analysis_says_so(qtbot, monkeypatch):
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    analyst = knowing(page, game)
    page.begin("normal", analyst)
    assert not page.judging.summary(0).startswith("So far: ")
    costliest = page.judging.costliest(0)
    some = {place: found for place, found in analyst.tried.items() if place == costliest}
    monkeypatch.setattr(analyst.analysis, "tried", some)
    assert page.judging.summary(0).startswith("So far: ")


def test_the_gain_of_an_alternative_is_read_with_its_interval(qtbot):
    row = AlternativeRow()
    qtbot.addWidget(row)
    row.set_content(Row("a", Interval(9, 6, 12)))
    assert (row.figure.text(), row.figure.accessibleName()) == ("+9", "+9 (6 to 12)")


def test_only_the_first_alternative_has_the_heading_of_the_gains(qtbot):
    gain = Interval(9, 6, 12)
    rows = [AlternativeRow() for _ in range(3)]
    shown = (
        Row("a", None, caption="x"),
        Row("b", gain, caption="y", heads_gains=True),
        Row("c", gain, caption="z"),
    )
    for widget, row in zip(rows, shown, strict=True):
        qtbot.addWidget(widget)
        widget.set_content(row)
    assert [widget.unit.text() for widget in rows] == ["", "points gained", ""]


@pytest.mark.parametrize(
    ("interval", "axis", "fades"), [((-60.0, 50.0), (-30, 10), True), ((-27.0, 3.0), (-30, 10), False)]
)
def test_the_axis_of_the_timeline_fits_the_band_unless_it_is_much_wider_than_the_lead(
    qtbot, monkeypatch, interval, axis, fades
):
    timeline = Timeline()
    qtbot.addWidget(timeline)
    timeline.resize(640, 104)
    points = tuple(
        SimpleNamespace(turn=SimpleNamespace(number=number), lead=-8.0, low=interval[0], high=interval[1])
        for number in (1, 2)
    )
    story: Any = SimpleNamespace(lead=-20, points=points)
    timeline.set_content(Course(story, "blue", {1: 0, 2: 1}, (), {}))
    axes = timeline._axes
    assert (axes.low, axes.high) == axis
    inks: list[QBrush] = []
    monkeypatch.setattr(time_card, "paint_band", lambda p, upper, lower, ink: inks.append(ink))
    timeline.grab()
    assert [ink.gradient() is not None for ink in inks] == [fades]
    least = timeline.minimumHeight()
    heights = []
    for spare in (-10, 10, 400):
        timeline.set_spare_height(spare)
        heights.append(timeline.sizeHint().height() - least)
    assert heights == [0, 10, 28]


def test_the_timeline_has_the_margins_of_the_table(qtbot):
    page = ReviewPage(whole_game("human,builder:mason,apprentice seed=3"))
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    time_card = page.time_card

    def sides() -> tuple[int, int]:
        return time_card.mapTo(page, QPoint()).x(), time_card.mapTo(page, time_card.rect().bottomRight()).x()

    qtbot.waitUntil(
        lambda: sides() == (4, page.beside.x() - 1)
    )  # cards and timeline have margins of 4 pixels
    page.resize(790, 760)
    qtbot.waitUntil(lambda: sides() == (4, page.width() - 5))


@pytest.mark.parametrize("size", [(1280, 760), (1024, 660)])
def test_turns_have_at_most_two_lines_and_whole_rows_fill_the_list(qtbot, qapp, size):
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    page.begin("normal", knowing(page, game))
    page.resize(*size)
    page.show()
    rows, model = page.turns_card.list, page.turns_card.model
    painted = of_type(rows.itemDelegate(), TurnRows)
    high = rows.viewport().height()
    qtbot.waitUntil(lambda: rows.visualRect(model.index(0)).height() == high // (high // ROW))
    for index in (model.index(row) for row in range(model.rowCount())):
        rect = rows.visualRect(index)
        lines = fitting_lines(index.data(TurnsModel.DoneRole), painted.room_for_text(QRectF(rect)).width())
        assert len(lines) <= 2
        assert rect.height() >= LINE * len(lines)
        tip = index.data(Qt.ItemDataRole.ToolTipRole)
        assert capital(index.data(TurnsModel.DoneRole)) in tip, "the tooltip has the whole text"
    assert high % (high // ROW) == high - rows.visualRect(model.index(high // ROW - 1)).bottom() - 1


def test_long_texts_of_turns_lose_their_parentheses_first():
    text = "bought garden 8 (exact), bought arcades 7 (overpaid by 2)"
    assert " ".join(fitting_lines(text, 500)) == text
    assert " ".join(fitting_lines(text, 155)) == "bought garden 8, bought arcades 7"
    first, second = fitting_lines(text, 80)
    assert first == "bought" or text.startswith(first)
    assert second.endswith("…")


def test_the_list_of_turns_uses_the_remaining_room(qtbot, qapp):
    """Stepping through the turns again moves nothing."""
    game = whole_game("human,builder:mason,apprentice seed=3")
    page = ReviewPage(game)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.begin("normal", knowing(page, game))
    page.show()

    def rows_at(stop: int) -> float:
        page.show_stop(stop)
        qtbot.waitUntil(lambda: page.is_up_to_date)
        for _ in range(3):
            qapp.processEvents()
        return page.turns_card.list.viewport().height() / ROW

    assert rows_at(len(page._stops) - 1) > 9, "nothing is said of the end"
    fewer = rows_at(0)
    assert fewer > 4
    assert page.turn_card._area.verticalScrollBar().maximum() == 0
    assert rows_at(len(page._stops) - 1) == fewer


def test_the_title_marks_a_practice_game(looking):
    title = looking.window.menuBar().findChild(TableTitle)
    looking.qtbot.waitUntil(lambda: "practice game" not in title.text())
    page_of(looking).show_stop(4)
    page_of(looking).update_content()
    looking.qtbot.mouseClick(page_of(looking).play_from_here, Qt.MouseButton.LeftButton)
    looking.qtbot.waitUntil(lambda: "practice game  ·  before scoring" in title.text())
    saved = looking.table.saved()
    assert say(summary_of(saved).progress) == f"turn {saved.state.turn}, practice game"
    looking.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    looking.qtbot.waitUntil(lambda: title.text().startswith("Alhambra, 2 players"))
    assert "practice game" not in title.text()


def test_the_table_updates_immediately_and_the_cards_later(looking):
    page = page_of(looking)
    looking.qtbot.keyClick(page, Qt.Key.Key_Home)
    assert shows(looking, looking.table.transitions[0].after)
    assert not page.is_up_to_date
    looking.qtbot.waitUntil(lambda: page.is_up_to_date)
    assert page.turn.text() == f"Turn 1 of {len(page.judging.turns)}"
    assert page.time_card.slider.value() == 0


@pytest.mark.parametrize("reduced", [False, True])
def test_with_reduced_motion_the_camera_jumps(player, finished, reduced):
    player.window.settings.change(reduced_motion=reduced)
    player.window.workspace.games.show_saved(finished)
    player.window.workspace.reviews.look_back()
    glide = page_of(player).stage.city._glide
    assert (glide.length == 0) is (reduced or reduces_motion(player.window.settings))


def test_numbers_of_the_story_are_below_their_titles(qtbot):
    game = whole_game("human,builder:mason,apprentice seed=3")
    page, table = ReviewPage(game), StoryTable()
    qtbot.addWidget(page)
    qtbot.addWidget(table)
    analyst = knowing(page, game)
    table.set_content(game.book, analyst, range(len(analyst.turns)), [])
    points = {point.turn.number: point for seat in range(3) for point in analyst.story(seat).points}
    assert len(points) > 10
    titles = {
        table.figures.headerData(column, Qt.Orientation.Horizontal): column
        for column in range(table.figures.columnCount())
    }

    def figure(row: int, title: str) -> str:
        return table.figures.data(table.figures.index(row, titles[phrase(f"story-table-{title}")]))

    for row, turn in enumerate(analyst.turns):
        if (point := points.get(turn.number)) is not None:
            assert figure(row, "lead") == signed(point.lead)
            assert figure(row, "band") == phrase(
                "verdict-between", low=signed(point.low), high=signed(point.high)
            )
            assert figure(row, "chance") == phrase("story-table-percent", chance=point.chance)


KEY = ["Lead", "Range", "Not analysed yet", "Good", "Inaccuracy", "Mistake"]


@pytest.mark.parametrize(("width", "texts"), [(300, KEY), (150, KEY[:3]), (40, [])])
def test_the_legend_names_the_curve_and_the_marks_that_fit(qtbot, monkeypatch, width, texts):
    written: list[str] = []
    monkeypatch.setattr(legend, "write", lambda p, rect, text, *rest: written.append(text))
    key = legend.Legend()
    qtbot.addWidget(key)
    key.resize(width, key.minimumHeight())
    key.set_content("blue", (*Verdict, None))
    key.grab()
    assert written == texts


def test_the_legend_has_the_marks_in_columns_below_the_curve(qtbot, monkeypatch):
    written: dict[str, QPointF] = {}
    monkeypatch.setattr(legend, "write", lambda p, rect, text, *_: written.update({text: rect.topLeft()}))
    key = legend.Legend()
    qtbot.addWidget(key)
    key.resize(300, key.minimumHeight())
    key.set_content("blue", tuple(Verdict))
    key.grab()
    first, second = (["Lead", "Range"], ["Good", "Inaccuracy", "Mistake"])
    assert [*written] == [*first, *second]
    for above, below in zip(first, second, strict=False):
        assert written[below] - written[above] == QPointF(0, legend.LINE)


def test_the_legend_explains_the_marks_of_the_timeline(looking):
    card = page_of(looking).time_card
    assert [text for line in card.legend._lines() for _, (text, _) in line] == ["Not analysed yet"]
    assert set(card.slider._course.marks.values()) == {None}


def test_a_finished_game_is_shown_without_hand_and_money_row(looking):
    """The city then also covers the place of the hand."""
    page = page_of(looking)
    stage = page.stage
    assert not stage.hand.isVisible()
    assert not stage.row.isVisible()
    high = stage.layout_.city.height()
    page.step(-1)
    assert stage.hand.isVisible()
    assert stage.row.isVisible()
    assert stage.layout_.city.height() < high
    page.step(1)
    assert stage.layout_.city.height() == high


def test_a_row_shows_the_pieces_that_the_turn_got(looking):
    model = page_of(looking).turns_card.model
    for row, place in enumerate(model.places):
        faces = model.index(row).data(TurnsModel.FacesRole)
        turn = page_of(looking).judging.turns[place]
        taken = {card for action in turn.actions if isinstance(action, TakeMoney) for card in action.cards}
        assert taken == {face.card for face in faces if isinstance(face, CardFace)}
        assert len(set(faces)) == len(faces)
