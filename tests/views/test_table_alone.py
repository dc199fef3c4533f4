"""The page of a table without a window: menus of pieces, the list of moves, the title, hints and positions.

The tests share one page, because it takes long to create.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.places.gesture import Gesture
from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    MarketSquare,
    PieceId,
    Place,
    Reserve,
    Row,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.command import Kind
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.next_table import unofficial_variants
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.interaction.targets import rule_about
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.models.moves_model import MovesModel
from alhambra_desktop.views.pages.rulebook.reader import Reader
from alhambra_desktop.views.pages.table.advice import HINT, NO_PAST, PURIST, THINKING, WHY, _pieces
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.pages.table.refresh import Refresh
from alhambra_desktop.views.pages.table.spots_file import VARIABLE, SpotsFile
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.pages.table.table_policy import TablePolicy
from alhambra_desktop.views.pages.table.table_title import TableTitle, title_of
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.rules import library
from alhambra_desktop.views.widgets.menu import MenuBar
from alhambra_desktop.words import phrase, say
from tests.scenarios.board import city
from tests.views.test_rule_sets import MARKET, position
from tests.windows import SHARED

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
OWN = "garden-8-SW"
CURSOR = "alhambra_desktop.views.pages.rulebook.reader.QCursor.pos"


@pytest.fixture(scope="module")
def shared(qapp, tmp_path_factory) -> Iterator[TablePage]:
    file = tmp_path_factory.mktemp("shared") / "settings.json"
    file.write_text('{"own_speed": "off", "others_speed": "off", "theme": "light"}')
    page = TablePage(GameTable(), Settings(file), alone=True)
    SHARED.append(page)
    page.resize(1280, 770)
    page.show()
    page.setUpdatesEnabled(False)
    yield page
    SHARED.remove(page)
    page.on_closed()
    page.hide()
    page.deleteLater()


@pytest.fixture
def page(shared) -> TablePage:
    """Return the page with a position in which the viewer can take money, buy, build and redesign."""
    at = position(seats=3).market(*MARKET)
    hand, own = "denar-9 denar-4 denar-5 florin-9 ducat-2", city(at.book, "* b", b="tower-11-N")
    at.player(0, hand=hand, reserve=(OWN,), city=own)
    at = at.change(row=("ducat-1", "ducat-3", "florin-5", "dirham-4"))
    shared.settings.change(aids="normal")
    shared.apply(commands=None)
    shared.table.open(SavedGame(at.book.setup, at.state, ()))
    shared.on_entered()
    shared.phase.lift_curtain()
    shared.director.skip()
    shared.refresh.now()
    shared.controller.cancel()
    shared.activateWindow()
    QTest.qWaitForWindowActive(shared)
    assert shared.controller.enabled
    return shared


def piece(page: TablePage, place: Place, number: int = 0) -> PieceId:
    return page.stage.snapshot.table.at(place)[number].id


def market_tile(page: TablePage) -> PieceId:
    return next(
        one.id for one in page.stage.snapshot.table.pieces.values() if isinstance(one.place, MarketSquare)
    )


def handler(page: TablePage, command: str, kind: Kind) -> Any:
    return page.target_handlers[command, kind]


# -- menus of pieces


def test_only_pieces_that_can_be_lifted_offer_it(page):
    lift = handler(page, "lift", Kind.PIECE)
    tile = piece(page, Reserve(0))
    assert lift.can(tile)
    assert not lift.can(piece(page, CitySquare(0, (0, 0)))), "the fountain"
    lift.do(tile)
    assert page.controller.selection.lifted == (tile,)
    assert not lift.can(tile)
    page.controller.cancel()
    page.phase.call(1)
    assert not lift.can(tile)
    page.phase.lift_curtain()


def test_cards_offer_to_be_selected(page):
    lift = handler(page, "lift", Kind.CARD)
    first, other = piece(page, Row()), piece(page, Row(), 1)
    own = piece(page, Hand(0))
    assert lift.can(first)
    assert not lift.can(own)
    assert lift.message(first) == Message("context-select", chosen=0)
    page.controller.pick(first)
    assert lift.message(first) == Message("context-select", chosen=1)
    assert lift.can(other), "cards that may be taken together"
    page.controller.cancel()
    page.controller.pick(market_tile(page))
    assert lift.can(own) == page.controller.may_exchange(own)


def test_tiles_of_the_city_offer_the_reserve_with_a_reason(page):
    to_reserve = handler(page, "to-reserve", Kind.PIECE)
    tile = piece(page, CitySquare(0, (1, 0)))
    assert to_reserve.can(tile)
    assert to_reserve.why_not(tile) is not None
    assert not to_reserve.can(piece(page, Reserve(0)))
    assert to_reserve.why_not(piece(page, Reserve(0))) is None
    fountain = piece(page, CitySquare(0, (0, 0)))
    assert not to_reserve.can(fountain)
    assert isinstance(to_reserve.why_not(fountain), Message)
    page.settings.change(aids="purist")
    assert to_reserve.why_not(fountain) is None
    page.settings.change(aids="normal")
    to_reserve.do(tile)
    assert not page.controller.selection.lifted
    assert page.table.can_end_turn


def test_free_squares_offer_what_fits(page):
    fits = handler(page, "fits", Kind.PLACE)
    free = CitySquare(0, (0, 1))
    assert fits.can(free)
    assert not fits.can(CitySquare(0, (1, 0)))
    assert not fits.can(CitySquare(1, (0, 1)))
    assert not fits.can("topic")
    page.controller.pick(piece(page, Row()))
    assert not fits.can(free)
    page.controller.cancel()
    page.settings.change(aids="purist")
    assert not fits.can(free)
    page.settings.change(aids="normal")


def test_own_cards_explain_what_they_pay_for(page):
    explain = handler(page, "explain", Kind.CARD)
    own, row = piece(page, Hand(0)), piece(page, Row())
    assert explain.can(own)
    assert not explain.can(row)
    assert explain.why_not(own) is None
    page.controller.pick(row)
    assert not explain.can(own)
    page.controller.cancel()
    page.settings.change(aids="purist")
    assert not explain.can(own)
    assert explain.why_not(own) == Message("context-purist")
    assert explain.why_not(row) is None
    page.settings.change(aids="normal")


def test_players_offer_to_be_looked_at(page):
    look = handler(page, "look", Kind.PLAYER)
    player = Control("player", seat=1)
    assert look.can(player)
    assert not look.can(Control("player", seat=0))
    assert look.message(player) == Message("context-look", kept=0)
    look.do(player)
    assert page.stage.peek.kept
    assert look.message(player) == Message("context-look", kept=1)
    look.do(player)
    assert not page.stage.peek.kept
    replay, why = handler(page, "replay", Kind.PLAYER), handler(page, "why", Kind.PLAYER)
    assert not replay.can(player)
    assert replay.why_not(player) == Message("context-replay-why")
    assert not why.can(player)
    assert why.why_not(player) == Message("context-why-not-yet")
    assert why.why_not(Control("player", seat=0)) is None, "human players need no explanation"


def test_the_menu_of_a_place_names_it(page):
    tile = piece(page, Reserve(0))
    rect = page.stage.rect_of(tile)
    at = page.view.viewport().mapToGlobal(page.view.mapFromScene(rect.center()))
    context = page.context(at)
    assert (context.kind, context.target, context.at) == (Kind.PIECE, tile, at)
    assert context.picture is not None
    assert context.title
    card = page.stage.rect_of(piece(page, Row()))
    at = page.view.viewport().mapToGlobal(page.view.mapFromScene(card.center()))
    assert page.context(at).kind is Kind.CARD
    assert page.context(at).picture is None
    assert page.context(QPoint(-500, -500)) is None
    page.view.setFocus()
    page.run_command("right")
    context = page.context(None)
    assert context is not None
    assert context.target == page.stage.selection.looked_at


def test_rules_about_targets_are_asked_for(page, qtbot):
    rules = handler(page, "rules", Kind.PIECE)
    with qtbot.waitSignal(page.rule_asked) as asked:
        rules.do(market_tile(page))
    assert asked.args == ["B-10"]


# -- the rules


class FakeNavigator(QObject):
    """A navigator that shows a page."""

    help_rule = ""

    def __init__(self, page: Any) -> None:
        super().__init__()
        self.page = page

    def currentWidget(self) -> Any:  # noqa: N802 (overrides Qt's name)
        return self.page


@pytest.fixture
def reader(page) -> Reader:
    return Reader(FakeNavigator(page), None, lambda: page.table.setup)  # type: ignore[arg-type]


def refuse(page: TablePage) -> CitySquare:
    """Lift the tile of the reserve and drop it where it may not be placed."""
    page.controller.pick(piece(page, Reserve(0)))
    rejected = CitySquare(0, (2, 0))
    page.controller.put(rejected)
    assert page.stage.selection.refused == rejected
    return rejected


def test_a_refusal_is_quoted_with_a_picture_of_its_square(page, reader):
    square = refuse(page)
    broken = page.controller.selection.broken[0]
    rect = page.view.mapFromScene(page.stage.rect_of(square)).boundingRect()
    quote = reader._refused(page, "")
    assert quote.rule == broken.rule
    assert quote.sentence.casefold() == say(broken.reason).casefold()
    assert quote.sentence[:1].isupper()
    assert quote.about == "Garden 8"
    around = QRect(rect.center() - QPoint(rect.width(), rect.height()) * 1.5, rect.size() * 3)
    seen = around.intersected(page.view.viewport().rect())
    size = quote.picture.deviceIndependentSize()
    assert abs(size.width() - seen.width()) < 6
    assert abs(size.height() - seen.height()) < 6
    assert page.stage.bubble.isVisible() or page.stage.bubble.spot is None
    assert reader._refused(page, "B-1") is None
    page.controller.cancel()
    assert reader._refused(page, "") is None
    assert reader._picture(page) is None


def test_the_rule_of_the_pointed_at_or_focused_part_is_met(page, reader, monkeypatch):
    monkeypatch.setattr(CURSOR, lambda: QPoint(-500, -500))
    page.view.setFocus()
    assert reader._met() == (library().about("command") or "")
    page.controller.pick(piece(page, Reserve(0)))
    assert reader._met() == rule_about(page.stage, page.controller.selection.lifted[0])
    page.controller.cancel()
    page.run_command("right")
    target = page.controller.selection.looked_at
    assert target is not None
    assert reader._met() == (rule_about(page.stage, target) or reader._to_be_done(page))
    button = page.bar.end_turn
    middle = button.mapToGlobal(button.rect().center())
    monkeypatch.setattr(CURSOR, lambda: middle)
    assert reader._met() == library().about("end-turn", "command")
    reader._navigator.page = None
    assert reader._met() == ""


# -- the log


def rows(page: TablePage) -> list[Any]:
    return [page.log_model.index(row, 0) for row in range(page.log_model.rowCount())]


def test_the_log_is_opened_and_closed_by_its_command(page):
    page.view.setFocus()
    page.run_command("log")
    assert page.log.isVisible()
    assert page.focusWidget() is page.log
    page.run_command("log")
    assert not page.log.isVisible()
    assert page.focusWidget() is page.view


def test_a_row_of_the_log_lights_its_tiles_and_is_copied(page, qtbot, monkeypatch):
    page.table.submit(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    page.director.skip()
    lit = []
    monkeypatch.setattr(page.controller, "highlight", lit.append)
    for row in rows(page):
        page.log.entered.emit(row)
        assert lit[-1] == frozenset(row.data(LogModel.TilesRole) or ())
    row = rows(page)[-1]
    handler(page, "copy", Kind.ROW).do(row)
    assert QGuiApplication.clipboard().text() == row.data(Qt.ItemDataRole.AccessibleTextRole)
    look_back = handler(page, "look-back", Kind.ROW)
    with qtbot.waitSignal(page.look_back_asked) as asked:
        look_back.do(row)
    assert asked.args == [row.data(LogModel.AtRole)]


def test_why_is_asked_about_a_row(page, monkeypatch):
    page.table.submit(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    page.director.skip()
    asked = []
    monkeypatch.setattr(page.advice, "why", lambda *args: asked.append(args))
    row = rows(page)[-1]
    page.log.why_asked.emit(row)
    assert asked == [(row.data(LogModel.MoveRole), bool(row.data(LogModel.HeadingRole)))]


# -- hints


class Adviser:
    """Replaces the adviser's process: records questions."""

    busy = False

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.forgotten = 0

    def ask(self, question: dict[str, Any]) -> None:
        self.asked.append(question)
        self.busy = True

    def forget(self) -> None:
        self.busy = False
        self.forgotten += 1


@pytest.fixture
def adviser(page, monkeypatch) -> Adviser:
    made = Adviser()
    monkeypatch.setattr(page.advice, "adviser", made)
    page.advice._put_away()
    return made


def test_a_hint_is_asked_for_once_and_more_of_it_each_time(page, adviser):
    told: list[str] = []
    page.advice.announced.connect(lambda text: told.append(text()))
    page.advice.hint()
    assert say(THINKING) in page.advice.card.words
    assert say(HINT) in page.advice.card.words
    assert told[-1].startswith(say(HINT))
    assert len(adviser.asked) == 1
    page.advice.hint()
    page.advice.hint()
    assert page.advice._wanted == 3
    page.advice.hint()
    assert page.advice._wanted == 3
    assert len(adviser.asked) == 1
    page.advice.card.closed.emit()
    assert adviser.forgotten == 1
    page.advice.announced.disconnect()
    page.advice.announced.connect(page.reading.announce)


def test_a_failed_hint_says_why(page, adviser):
    page.advice.hint()
    page.advice._fail(Message("no-game-to-save"))
    assert say(Message("no-game-to-save")) in page.advice.card.words


def test_with_minimal_assistance_there_are_no_hints(page, adviser):
    page.settings.change(aids="purist")
    page.advice.hint()
    assert say(PURIST) in page.advice.card.words
    assert not adviser.asked
    page.settings.change(aids="normal")


def test_a_move_puts_the_hint_away(page, adviser):
    page.advice.hint()
    assert page.advice._esc.isEnabled()
    page.table.submit(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    assert page.advice.card.isHidden()
    assert adviser.forgotten == 1
    assert not page.advice._esc.isEnabled()


def test_without_a_move_of_a_computer_player_nothing_is_explained(page, adviser):
    assert page.advice.last_of() is None
    page.advice.why_last()
    assert say(WHY) in page.advice.card.words
    assert say(NO_PAST) in page.advice.card.words
    assert not adviser.asked


# -- the list of moves


@pytest.fixture
def moves(page) -> Iterator[MovesDialog]:
    dialog = MovesDialog(page)
    SHARED.append(dialog)
    dialog.show()
    dialog.activateWindow()
    QTest.qWaitForWindowActive(dialog)
    yield dialog
    SHARED.remove(dialog)
    dialog.hide()
    page.removeEventFilter(dialog)
    dialog.deleteLater()


def readable(moves: MovesDialog) -> list[int]:
    return [row for row in range(moves.model.rowCount()) if moves.model.readable(row)]


def test_the_cursor_keys_move_between_moves_and_enter_plays_one(moves, page):
    places = readable(moves)
    assert moves.list.hasFocus()
    assert moves.list.currentIndex().row() == moves.model.first_row()
    for key, row in (
        (Key.Key_Home, places[0]),
        (Key.Key_Right, places[1]),
        (Key.Key_Right, places[2]),
        (Key.Key_Left, places[1]),
        (Key.Key_End, places[-1]),
        (Key.Key_Right, places[-1]),
        (Key.Key_Home, places[0]),
        (Key.Key_Left, places[0]),
    ):
        QTest.keyClick(moves.list, key)
        assert moves.list.currentIndex().row() == row
    QTest.keyClick(moves.list, Key.Key_PageDown)
    assert places[1] < moves.list.currentIndex().row() <= places[-1]
    QTest.keyClick(moves.list, Key.Key_PageUp)
    assert moves.list.currentIndex().row() == places[0]
    before = page.table.state
    moves._choose(moves.model.first_row())
    QTest.keyClick(moves.list, Key.Key_Return)
    assert page.table.state != before or page.table.waiting


def test_letters_filter_the_moves_and_esc_shows_all(moves, qtbot):
    count = moves.model.rowCount()
    QTest.keyClick(moves.list, Key.Key_T)
    QTest.keyClick(moves.filter, Key.Key_A)
    assert moves.filter.text().casefold() == "ta"
    assert moves.filter.hasFocus()
    assert moves.model.rowCount() < count
    QTest.keyClick(moves.filter, Key.Key_Down)
    assert moves.list.hasFocus()
    QTest.keyClick(moves.list, Key.Key_Escape)
    assert moves.isVisible()
    assert moves.model.rowCount() == count
    assert moves.list.hasFocus()
    moves.filter.setText("xyzzy")
    assert not moves.play_button.isEnabled()
    moves.filter.clear()
    assert moves.play_button.isEnabled()
    QTest.keyClick(moves.list, Key.Key_Escape)
    assert not moves.isVisible()


def test_a_move_is_played_with_the_mouse(moves, page, qtbot):
    row = next(row for row in readable(moves) if moves.model.index(row, 0).data(MovesModel.FacesRole))
    moves.list.scrollTo(moves.model.index(row, 0))
    at = moves.list.visualRect(moves.model.index(row, 0)).center()
    qtbot.mouseClick(moves.list.viewport(), LEFT, pos=at)
    assert moves.list.currentIndex().row() == row
    assert moves.list._row_at(at.y())[0] == moves.list.visualRect(moves.model.index(row, 0)).top()
    before = page.table.state
    qtbot.mouseClick(moves.play_button, LEFT)
    assert page.table.state != before or page.table.waiting


def test_the_dialog_is_hidden_and_shown_with_the_table(moves, page):
    page.hide()
    assert not moves.isVisible()
    page.show()
    assert moves.isVisible()
    moves.hide()
    page.hide()
    page.show()
    assert not moves.isVisible(), "it was closed by the player"


def test_the_dialog_follows_the_game(moves, page):
    assert not moves.who.isVisible()
    page.phase.call(1)
    page.refresh.now()
    moves.refresh()
    orders = [order.command for order in moves._orders()]
    assert orders == ["curtain"]
    page.phase.lift_curtain()


# -- the title


@pytest.fixture
def title(page, qtbot) -> Iterator[TableTitle]:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = MenuBar(window)
    bar.addMenu("File")
    bar.resize(1200, 30)
    made = TableTitle(bar, page)
    yield made
    page.updated.disconnect(made._follow_moment)
    page.removeEventFilter(made)


def test_the_title_names_game_scoring_and_turn(title, page):
    title.follow()
    parts = [say(part) for part in title_of(page.stage.snapshot.seen)]
    assert title.parts() == parts
    assert all(part in title.text() for part in parts)
    changed = unofficial_variants(dict(page.stage.snapshot.seen.setup.options))
    assert len(title.house_rules) == len(changed) == 1
    assert title.before > 20
    assert title.toolTip().splitlines()[0] == phrase("table-house-rules", count=1)
    assert title.toolTip() == title.accessibleDescription()
    title._bar.resize(title.x() + 160, 30)
    title.follow()
    assert parts[0] not in title.text()
    assert parts[-1] in title.text()


def test_the_title_follows_the_table(title, page):
    title.setText("old")
    page.updated.emit()
    assert title.text() != "old"
    title.setText("old")
    page.updated.emit()
    assert title.text() == "old", "nothing has changed"


def test_a_click_on_the_title_opens_the_rules_of_the_game(title, page, qtbot):
    title.follow()
    with qtbot.waitSignal(page.commanded) as asked:
        qtbot.mouseClick(title, LEFT)
    assert asked.args == ["played"]
    with qtbot.assertNotEmitted(page.commanded):
        qtbot.mouseClick(title, Qt.MouseButton.RightButton)
        outside = QPoint(-5, -5)
        event = QMouseEvent(
            QMouseEvent.Type.MouseButtonRelease,
            outside.toPointF(),
            title.mapToGlobal(outside).toPointF(),
            LEFT,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(title, event)


def test_titles_of_other_games():
    setup = parse_new("human,human seed=1")
    table = GameTable()
    table.begin(setup)
    assert title_of(observe(table.book, table.state, 0), counting=False, tried=True)[1] == Message(
        "table-tried"
    )
    assert title_of(observe(table.book, table.state, 0), counting=True)[-1] == Message(
        "table-counting", round=0
    )
    table.begin(parse_new("human,human seed=1 modules=camps"))
    assert title_of(observe(table.book, table.state, 0))[0].id == "table-game-with"
    table.begin(parse_new("human,human seed=1 modules=camps,huts"))
    assert dict(title_of(observe(table.book, table.state, 0))[0].arguments)["modules"] == 2


# -- positions for external tests


def test_positions_are_written_if_the_environment_asks_for_them(page, tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    assert SpotsFile.create_if_requested(page) is None
    path = tmp_path / "spots.json"
    monkeypatch.setenv(VARIABLE, str(path))
    spots = SpotsFile.create_if_requested(page)
    assert spots is not None
    page.controller.pick(piece(page, Reserve(0)))
    page.updated.emit()
    assert spots._soon.isActive()
    spots._write()
    told = json.loads(path.read_text("utf-8"))
    tile = page.stage.rect_of(piece(page, Row())).center()
    where = page.view.viewport().mapToGlobal(page.view.mapFromScene(tile))
    assert any(abs(x - where.x()) < 4 and abs(y - where.y()) < 4 for x, y in told["spots"].values())
    drops = page.controller.selection.drops
    assert told["lit"] == sorted(list(place.cell) for place in drops if isinstance(place, CitySquare)) != []
    end = page.bar.end_turn
    assert told["end_turn"] == list(end.mapToGlobal(end.rect().center()).toTuple())
    assert told["mine"] is True
    assert told["turn"] == page.table.state.turn
    page.controller.cancel()
    spots.deleteLater()


def test_several_requests_lead_to_one_update(qapp):
    updates: list[int] = []
    refresh = Refresh(lambda: updates.append(1), qapp)
    refresh.now()
    assert updates == []
    refresh.mark()
    refresh.mark()
    assert updates == []
    qapp.processEvents()
    assert updates == [1]
    refresh.mark()
    refresh.now()
    qapp.processEvents()
    assert updates == [1, 1]
    refresh.deleteLater()


# -- the bar


def take(page: TablePage) -> None:
    page.table.submit(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    page.director.skip()


def told(page: TablePage) -> Any:
    """Return a stand-in for the bar that records its current content."""
    bar = Mock()
    page.commands.set_content(bar, page.stage)
    return bar


def offered(bar: Any) -> dict[str, bool]:
    """Return which of the bar's commands are enabled."""
    names = "undo", "restart", "end", "skip"
    return {name: bool(bar.allow.call_args.kwargs[name]) for name in names}


def test_the_bar_offers_undo_and_the_end_of_the_turn_when_they_are_possible(page, monkeypatch):
    assert offered(told(page)) == {"undo": False, "restart": False, "end": False, "skip": False}
    page.controller.pick(piece(page, Reserve(0)))
    page.controller.put(CitySquare(0, (0, 1)))
    page.director.skip()
    monkeypatch.setattr(type(page.table), "can_end_turn", True)
    page.apply(may_undo=True)
    able = {"undo": page.table.undo_refusal() is None, "restart": page.table.undo_refusal() is None}
    assert offered(told(page)) == {**able, "end": True, "skip": False}
    page.apply(may_undo=False, may_end=False)
    assert offered(told(page)) == {"undo": False, "restart": False, "end": False, "skip": False}
    page.apply(may_undo=True, may_end=True)


def test_a_scoring_is_continued_with_the_main_button(page, monkeypatch):
    monkeypatch.setattr(type(page.scorings), "counting", True)
    bar = told(page)
    assert offered(bar)["end"]
    assert bar.offer_show.call_args.args[0] is True
    assert bar.offer_show.call_args.kwargs == {"over": False, "again": False}
    assert page.accepts("pause")
    page.apply(commands=frozenset(("undo",)))
    assert page.accepts("pause")
    assert not page.accepts("undo"), "during a scoring, only commands for watching"
    page.apply(commands=None)


def test_the_bar_of_a_finished_game_offers_the_result_except_in_lessons(page, monkeypatch):
    monkeypatch.setattr(page.commands, "phase", Mock(wraps=page.phase, now=Phase.OVER, over=True))
    for alone in (True, False):
        monkeypatch.setattr(page.commands, "alone", alone)
        shown = told(page).offer_show.call_args
        assert shown.args[0] is False
        assert shown.kwargs == {"over": True, "again": not alone}


def test_another_game_with_the_same_players_is_asked_for(page, qtbot):
    with qtbot.waitSignal(page.scorings.rematch_asked) as asked:
        page.bar.rematch.emit()
    assert asked.args == [False]


def test_a_hidden_or_minimized_table_is_not_in_sight(page):
    assert page._is_in_sight()
    page.hide()
    assert not page._is_in_sight()
    page.show()


def test_commands_change_the_speed_and_the_camera(page, monkeypatch):
    page.run_command("fast")
    assert page.settings.preferences.others_speed == "fast"
    monkeypatch.setattr(type(page.commands), "watching", True)
    for speed in ("normal", "fast"):
        page.run_command("speed")
        assert page.settings.preferences.others_speed == speed
    page.run_command("pause")
    assert page.director.paused
    page.run_command("pause")
    assert not page.director.paused
    monkeypatch.setattr(type(page.commands), "watching", False)
    page.run_command("speed")
    assert page.settings.preferences.others_speed == "fast"
    page.settings.change(others_speed="off")
    zooms: list[float] = []
    monkeypatch.setattr(page.view, "zoom", zooms.append)
    page.commands.__dict__.pop("_ways", None)
    page.run_command("zoom-in")
    page.run_command("zoom-out")
    assert zooms[0] > 1 > zooms[1]
    assert zooms[0] * zooms[1] == pytest.approx(1)
    page.commands.__dict__.pop("_ways", None)


def test_commands_may_be_replaced_except_during_a_scoring(page, monkeypatch):
    done: list[str] = []
    page.apply(instead={"undo": lambda: done.append("instead")})
    page.run_command("undo")
    assert done == ["instead"]
    monkeypatch.setattr(type(page.scorings), "counting", True)
    page.run_command("undo")
    assert done == ["instead"]
    page.apply(instead={})


def test_undo_redo_and_restart_change_the_game(page):
    start = page.table.state
    tile = piece(page, Reserve(0))
    page.controller.pick(tile)
    page.controller.put(CitySquare(0, (0, 1)))
    page.director.skip()
    assert page.stage.snapshot.table.pieces[tile].place == CitySquare(0, (0, 1))
    for command, place in (
        ("undo", Reserve(0)),
        ("redo", CitySquare(0, (0, 1))),
        ("restart-turn", Reserve(0)),
    ):
        if page.table.undo_refusal() is None or command == "redo":
            page.run_command(command)
            page.director.skip()
            page.refresh.now()
            assert page.stage.snapshot.table.pieces[tile].place == place, command
    assert page.table.state == start


def test_the_same_card_is_lifted_only_once(page):
    snapshot = page.stage.snapshot
    cards = [CardFace("ducat-1"), CardFace("ducat-3")]
    lifted = _pieces(snapshot, Gesture(tuple(cards), Row(), Hand(0)))
    assert lifted == (piece(page, Row(), 0), piece(page, Row(), 1))
    twice = _pieces(snapshot, Gesture((cards[0], cards[0]), Row(), Hand(0)))
    assert twice == (piece(page, Row(), 0),)


def test_the_page_settles_after_a_move(page):
    page.refresh.now()
    page._settle()
    assert page.refresh._stale
    page.refresh.now()
    take(page)
    assert page.phase.now is not Phase.ANIMATING


def test_a_key_that_nobody_needs_is_passed_on(page):
    page.view.setFocus()
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Key.Key_F12, Qt.KeyboardModifier.NoModifier)
    page.keyPressEvent(event)
    assert not event.isAccepted()


# -- undo after the turn of another player


def sit_down(page: TablePage, *players: str) -> None:
    """Begin a game of these players, without Dirk, and show it to the first of them."""
    page.table.begin(parse_new(f"{','.join(players)} dirk=off seed=11"))
    page.on_entered()
    uncover(page)


def uncover(page: TablePage) -> None:
    """Show all moves, and lift the curtain if it is down."""
    page.director.skip()
    while page.director.busy:
        QApplication.processEvents()
    page.phase.lift_curtain()
    page.refresh.now()


def end_turn(page: TablePage) -> None:
    """Take money, end the turn, and show the table to the next human player."""
    page.table.submit(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    if page.table.can_end_turn:
        page.table.end_turn()
    uncover(page)


@pytest.fixture
def with_undo(page, monkeypatch) -> Iterator[TablePage]:
    """Return the page with the preference to undo rounds, and with a bar whose buttons work."""
    monkeypatch.setattr(page, "policy", TablePolicy())
    page.settings.change(undo_rounds=True)
    page.commanded.connect(page.run_command)
    yield page
    page.commanded.disconnect(page.run_command)
    page.settings.change(undo_rounds=False)


@pytest.mark.parametrize("players", [("human", "human"), ("human", "human", "apprentice")])
def test_no_command_undoes_the_turn_of_another_person(with_undo, qtbot, players):
    page = with_undo
    sit_down(page, *players)
    first = page.table.seat
    while page.table.seat == first or not page.table.is_human(page.table.seat):
        end_turn(page)
    assert page.viewer == page.table.seat != first
    assert page.controller.enabled
    start = page.table.state
    for command in ("undo", "restart-turn", "redo"):
        page.run_command(command)
        assert page.table.state is start, command
    assert page.commands.undo_refusal() is not None
    for button in (page.bar.undo, page.bar.restart):
        assert not button.isEnabled()
        qtbot.mouseClick(button, LEFT)
    assert page.bar.undo.toolTip() != phrase("bar-undo-round-tip")
    assert page.table.state is start
    assert not page.table.assisted
    page.table.submit(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    for command in ("undo", "undo", "restart-turn", "undo"):
        page.run_command(command)
        assert page.table.state is start, "only the own step is undone"
    assert page.viewer == page.table.seat
    assert not page.table.assisted


def test_the_only_person_can_undo_the_turns_of_computer_players(with_undo, qtbot):
    page = with_undo
    sit_down(page, "human", "apprentice")
    while page.table.seat != page.viewer:
        end_turn(page)
    start = page.table.state
    end_turn(page)
    while page.table.seat != page.viewer:
        end_turn(page)
    assert page.bar.undo.isEnabled()
    assert not page.bar.restart.isEnabled()
    assert page.bar.undo.toolTip().startswith(phrase("bar-undo-round-tip"))
    page.run_command("restart-turn")
    assert page.table.state is not start
    qtbot.mouseClick(page.bar.undo, LEFT)
    assert page.table.state is start
    assert page.table.assisted
