"""Looking without acting: peeks, hovering over empty places, and scorings and results shown again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import GameEnded, MoneyDealt, ScoringHeld
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, NextTurn
from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS
from alhambra_desktop.model.rules.modules.vizier.rules import AskViziers, PlaceVizierPurchase
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.commands.actions import SCORINGS
from alhambra_desktop.views.dialogs.scoring_sheet import ScoringSheet
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.scene.zones.fans import CUTS
from alhambra_desktop.words import say
from tests.of_type import of_type
from tests.scenarios.board import city
from tests.views.driver import Driver, whole_game
from tests.views.test_rule_sets import MARKET, lay, position


def test_an_empty_hand_can_be_hovered_and_reached_by_keys(player):
    lay(player, position().market(*MARKET).player(0, hand=""))
    hand = player.stage.hand
    for step in range(1, 8):
        player.move(hand.scene_rect(hand.inner).topLeft() + hand.inner.bottomRight() * step / 8)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right):
        player.key(key)
        assert player.selection.cursor is not None
    here = hand.scene_rect(hand.inner)
    spots = player.stage.spots()
    assert [spot.what for spot in spots if here.contains(spot.rect.center())] == [Hand(0)]


def test_each_card_of_a_crowded_hand_can_be_targeted(player):
    at = position("bonus_cards", "bureaux", "vizier").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open", "tower-12-open", "seraglio-9-open"), ()), held=(3, 0))
    lay(player, at.player(0, hand="denar-1 denar-2 dirham-2 dirham-8 ducat-4 florin-1 bureau-dirham-florin"))
    hand = player.lying(Hand(0))
    assert len(hand) == 7
    for card in hand:
        rect = player.stage.rect_of(card.id)
        assert rect.width() >= CUTS[0].least
        assert player.stage.at(rect.center()) == card.id


def test_cards_dragged_to_an_illegal_place_stay_lifted(player):
    lay(player, position().market(*MARKET).change(row=("denar-1", "denar-2", "florin-9", "ducat-9")))
    player.click(player.spot("row", 0))
    player.drag(player.spot("row", 1), player.cell((0, 2)), drop=False)
    cards = [player.target("row", index) for index in (0, 1)]
    assert [item.id for item in player.stage.floating.carried] == cards
    player.drag(player.spot("row", 1), player.cell((0, 2)))
    assert not player.stage.floating.carried
    assert player.selection.lifted == tuple(cards)
    player.drag(player.spot("row", 1), player.spot("hand-area"))
    assert [move.action for move in player.table.transitions] == [TakeMoney(("denar-1", "denar-2"))]
    assert not player.stage.floating.carried


def test_a_key_during_a_drag_stops_carrying(player):
    lay(player, position().market(*MARKET).change(row=("denar-1", "denar-2", "florin-9", "ducat-9")))
    player.drag(player.spot("row", 0), player.cell((0, 2)), drop=False)
    cards = [player.target("row", index) for index in (0, 1)]
    assert [item.id for item in player.stage.floating.carried] == cards[:1]
    player.view.click(cards[1])
    assert player.selection.lifted == tuple(cards)
    assert not player.selection.held
    assert not player.stage.floating.carried
    player.qtbot.mouseRelease(player.view.viewport(), Qt.MouseButton.LeftButton)
    assert player.selection.lifted == tuple(cards)


def test_a_long_press_explains_without_lifting(player):
    at = position().market(*MARKET).player(0, hand="denar-9")
    lay(player, at.player(0, city=city(at.book, "a *", a="garden-10-open")))
    viewport, tile = player.view.viewport(), player.spot("market", "chambers-9-W")
    player.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=player.at(tile))
    player.view._explain.timeout.emit()
    assert player.selection.pointed == tile.what
    assert player.raised == (0,), "the card that would pay is raised as it is for a mouse"
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=player.at(tile))
    assert not player.selection.lifted
    player.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=player.at(player.cell((-1, 0))))
    player.view._explain.timeout.emit()
    assert "Drag it to your reserve" in player.stage.bubble.words
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=player.at(player.cell((-1, 0))))
    assert not player.selection.lifted
    player.click(tile)
    assert player.selection.lifted == (tile.what,)


def test_an_action_that_breaks_a_promise_names_it_first(player):
    at = position().market(*MARKET).player(0, hand="", purchases=("garden-11-open",))
    at.player(0, city=city(at.book, "* a", a="tower-12-open"))
    lay(player, at.change(agenda=(ChooseAction(0, acted=True),)))
    player.drag(player.spot("tray", "garden-11-open"), player.cell((2, 0)))
    assert player.stage.snapshot.ahead.players[0].city.cell_of("garden-11-open") == (2, 0)
    player.drag(player.cell((1, 0)), player.spot("reserve-area"), drop=False)
    assert player.stage.bubble.words == "This would return garden 11 to the tray"
    player.qtbot.mouseRelease(
        player.view.viewport(), Qt.MouseButton.LeftButton, pos=player.at(player.spot("reserve-area"))
    )
    said = "Garden 11 can no longer be placed on its square and is back in the tray"
    assert player.stage.bubble.words == said
    assert player.table.waiting == ("garden-11-open",)
    player.page.commands.undo()
    assert player.table.waiting == ()


# -- the peek


def begin_with_five(player: Driver) -> None:
    seats = "human,apprentice,apprentice,apprentice,apprentice"
    player.window.workspace.games.begin(parse_new(f"{seats} seed=3 starting_money=40"))
    player.wait_for_turn()
    player.click(player.spot("player", 4))
    assert player.stage.peek.seen


def affordable(player: Driver) -> str:
    """Return a tile that can be bought."""
    return min(action.tile for action in player.table.offers() if isinstance(action, BuyBuilding))


def test_a_peek_ends_with_its_game(player):
    begin_with_five(player)
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.wait_for_turn()
    assert not player.stage.peek.seen
    assert player.stage.peek.kept == ()
    assert player.selection.pointed is None
    player.window.grab()


def test_lifting_a_tile_hides_the_peek(player):
    begin_with_five(player)
    player.drag(player.spot("market", affordable(player)), player.cell((0, -1)), drop=False)
    assert player.selection.held
    assert not player.stage.peek.seen
    player.key(Qt.Key.Key_Escape)


def test_a_peek_closes_when_the_own_turn_begins(player):
    begin_with_five(player)
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.click(player.spot("player", 4))
    player.wait_for_turn()
    assert not player.stage.peek.seen


def test_a_click_on_a_peek_only_closes_it(player):
    at = position(seats=3).market(*MARKET)
    lay(player, at.player(0, city=city(at.book, "a *", a="garden-10-open")))
    player.click(player.spot("player", 1))
    player.stage.city.pan(player.stage.peek.rects()[0].center() - player.cell((-1, 0)))
    player.click(player.cell((-1, 0)))
    assert not player.stage.peek.seen
    assert not player.selection.lifted


def test_a_peek_belongs_to_the_viewer_who_pinned_it(player):
    player.window.workspace.games.begin(parse_new("human,human,human,apprentice seed=11"))
    player.lift_curtain()
    player.wait_for_turn()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.click(player.spot("player", 3))
    player.end_turn()
    player.qtbot.waitUntil(player.page.curtain.isVisible)
    player.lift_curtain()
    assert player.stage.peek.kept == ()
    assert not player.stage.peek.seen


def test_a_peek_returns_when_nothing_is_lifted(player):
    begin_with_five(player)
    player.key(Qt.Key.Key_Escape)
    player.click(player.spot("player", 2))
    assert player.stage.peek.seen == (2,)
    player.click(player.spot("market", affordable(player)))
    assert player.selection.lifted
    assert player.stage.peek.seen == ()
    player.click(player.spot("market", player.selection.lifted[0].thing))
    assert not player.selection.lifted
    assert player.stage.peek.seen == (2,)


def test_a_peek_stays_while_money_cards_are_lifted(player):
    begin_with_five(player)
    player.click(player.spot("row", 0))
    assert player.selection.lifted
    assert player.stage.peek.seen == (4,)


def test_the_log_opens_no_peek_while_a_tile_is_lifted(player, finished):
    begin_with_five(player)
    player.key(Qt.Key.Key_Escape)
    player.click(player.spot("market", affordable(player)))
    assert player.selection.lifted
    click_in_log(player, MoneyDealt, 4)
    assert player.stage.peek.seen == ()
    player.key(Qt.Key.Key_Escape)
    click_in_log(player, MoneyDealt, 4)
    assert player.stage.peek.seen


# -- scorings and the result


@pytest.fixture(scope="module")
def finished(qapp) -> SavedGame:
    return whole_game("human,apprentice,apprentice seed=4").saved()


def close(player: Driver) -> None:
    dialog = player.page.scorings.on_top
    assert dialog is not None
    dialog.close()
    player.follow()
    assert player.page.scorings.on_top is None


def test_the_result_can_be_reopened_from_menu_button_and_log(player, finished):
    player.window.workspace.games.show_saved(finished)
    close(player)
    assert "result" in player.page.bar.words
    player.window.menus.actions["result"].trigger()
    assert isinstance(player.page.scorings.on_top, ResultPage)
    close(player)
    assert player.page.bar.end_turn.text() == "Result"
    player.qtbot.mouseClick(player.page.bar.end_turn, Qt.MouseButton.LeftButton)
    close(player)
    click_in_log(player, GameEnded)
    assert isinstance(player.page.scorings.on_top, ResultPage)
    close(player)


def test_symbols_of_the_standings_have_tooltips(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    player.wait_for_turn()
    viewport = player.view.viewport()

    def tip(target: Control) -> str:
        at = player.at(player.stage.rect_of(target).center())
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
        return QToolTip.text()

    assert tip(Control("row", None, "garden")) == "", "a card works it out"
    assert say(player.stage.message_of(Control("row", None, "garden"))).startswith("gardens: ")
    assert tip(Control("owner", 1)) == player.table.setup.seats[1].name
    QToolTip.hideText()


def test_signs_in_the_panels_of_players_have_tooltips(player):
    player.window.workspace.games.begin(
        parse_new("human,apprentice,newcomer seed=11 modules=vizier,bonus_cards")
    )
    player.wait_for_turn()
    viewport, stage = player.view.viewport(), player.stage
    zone = stage.player_zone(1)

    def tip(point: QPointF) -> str:
        at = player.at(zone.mapToScene(point))
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
        return QToolTip.text()

    signs, name = dict(zone.plate.signs), player.table.setup.seats[1].name
    cards = stage.snapshot.ahead.players[1].cards
    assert tip(signs["cards"].center()) == f"{cards} money cards in hand"
    assert tip(signs["wall"].center() + QPointF(20, 0)) == "Wall: 0 segments score"
    assert tip(zone.plate.score.center()) == "0 points so far"
    assert tip(zone.plate.pawn.center()).startswith(f"{name}’s vizier, awake. While awake, he can")
    assert tip(zone.small_city(stage.table).square((0, 0)).center()) == "Fountain, no wall"
    own = stage.player_zone(0)
    assert "vizier ready" in {text.text for text in own.plate.texts}
    QToolTip.hideText()


def test_hovering_a_column_mark_shows_a_peek_of_its_player(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    player.wait_for_turn()
    player.move(player.spot("owner", 1))
    assert player.stage.peek.seen == (1,)
    player.move(player.spot("owner", 0))
    assert player.stage.peek.seen == ()
    player.click(player.spot("owner", 1))
    assert player.stage.peek.kept == (1,)


def click_in_log(player: Driver, kind: type, skip: int = 0) -> None:
    model, log = player.page.log_model, player.open_log()
    rows = [
        index
        for row in range(model.rowCount())
        if isinstance((index := model.index(row, 0)).data(LogModel.EventRole), kind)
    ]
    log.scrollTo(rows[skip])
    player.qtbot.mouseClick(
        log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualRect(rows[skip]).center()
    )


def open_scoring_menu(player) -> dict[int, QAction]:
    """Return the menu entries for scorings after opening the menu."""
    player.window.menus.refresh_opened()
    return scoring_actions(player)


def scoring_actions(player) -> dict[int, QAction]:
    """Return the menu entries that show a scoring again, by its number."""
    return {number: player.window.menus.actions[f"scoring-{number}"] for number in SCORINGS}


def look_again(player: Driver) -> ScoringSheet:
    """Wait for the sheet of a repeated scoring."""
    player.qtbot.waitUntil(lambda: player.scoring_sheet() is not None)
    player.follow()
    return player.scoring_sheet()


def read(player: Driver) -> None:
    """Continue from the sheet of a scoring to the current table."""
    player.read_scoring()
    player.qtbot.waitUntil(lambda: not player.page.director.busy)
    assert player.page.scorings.on_top is None
    assert player.page.stage.snapshot.seen.players == player.page.stage.snapshot.ahead.players
    assert [p.score for p in player.page.stage.snapshot.seen.players] == [
        p.score for p in player.table.state.players
    ]
    assert not player.page.stage.snapshot.scores


def test_every_scoring_can_be_shown_again_from_menu_and_log(player, finished):
    player.window.workspace.games.show_saved(finished)
    close(player)
    state = player.table.state
    held = player.page.scorings.held_scorings()
    assert list(held) == [1, 2, 3]
    for number, action in scoring_actions(player).items():
        assert open_scoring_menu(player)[number].isEnabled()
        action.trigger()
        sheet = look_again(player)
        assert sheet is player.page.scorings.on_top
        assert sheet.accessibleName() == f"Scoring {number}"
        assert player.page.phase.now is Phase.SCORING
        assert f"Scoring {number}" in player.page.bar.words
        assert all(not entry.isEnabled() for entry in open_scoring_menu(player).values()), (
            "one after the other"
        )
        read(player)
        assert player.page.phase.now is Phase.OVER
    click_in_log(player, ScoringHeld, 1)
    assert look_again(player).accessibleName() == "Scoring 2"
    read(player)
    assert player.table.state is state


def test_the_table_shows_the_moment_of_a_repeated_scoring(player, finished):
    player.window.workspace.games.show_saved(finished)
    close(player)
    player.page.scorings.show_again(1)
    sheet = look_again(player)
    shown = player.page.stage.snapshot
    assert [shown.score(seat) for seat in range(3)] == [sheet.script.score(seat, 7) for seat in range(3)]
    assert shown.seen.round == 1
    assert len(shown.seen.players[0].city) < len(player.table.state.players[0].city)
    read(player)
    assert player.page.stage.snapshot.seen.round == 3


def test_another_game_ends_a_repeated_scoring(player, finished):
    player.window.workspace.games.show_saved(finished)
    close(player)
    player.page.scorings.show_again(2)
    look_again(player)
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    assert player.page.scorings.on_top is None
    assert not player.page.scorings.show.is_counting
    player.wait_for_turn()


def test_the_table_menu_enables_only_available_entries(player, finished):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.wait_for_turn()
    player.window.menus.refresh_opened()
    assert not any(action.isEnabled() for action in scoring_actions(player).values())
    assert not player.window.menus.actions["result"].isEnabled()
    player.window.workspace.games.show_saved(finished)
    close(player)
    player.window.menus.refresh_opened()
    assert all(action.isEnabled() for action in scoring_actions(player).values())
    assert player.window.menus.actions["result"].isEnabled()


# -- menus, keys and titles


def take(player: Driver) -> None:
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))


def open_table_menu(player: Driver) -> None:
    action = next(a for a in player.window.menuBar().actions() if "Table" in a.text())
    menu = of_type(action.menu(), QMenu)
    menu.aboutToShow.emit()
    menu.aboutToHide.emit()


def test_opening_the_menu_does_not_disable_redo(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    player.wait_for_turn()
    open_table_menu(player)
    take(player)
    taken = player.table.state
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert player.table.state == taken


@pytest.mark.parametrize("where", ["log", "button"])
def test_table_keys_work_from_the_log_and_after_tab(player, where):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    player.wait_for_turn()
    take(player)
    turn = player.table.state.turn
    other = player.open_log() if where == "log" else player.page.bar.undo
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert other.hasFocus()
    court = player.stage.city
    whole = court.cell
    player.qtbot.keyClick(other, Qt.Key.Key_Plus)
    zoomed = court.cell
    assert zoomed > whole
    player.qtbot.keyClick(other, Qt.Key.Key_F)
    assert court.cell < zoomed
    player.qtbot.keyClick(other, Qt.Key.Key_H)
    assert not player.page.advice.card.isHidden()
    player.qtbot.keyClick(other, Qt.Key.Key_E)
    assert player.table.state.turn > turn


def test_releasing_space_elsewhere_ends_hurrying(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    player.wait_for_turn()
    player.page.host.let_play = lambda: None
    take(player)
    player.end_turn()
    player.qtbot.keyPress(player.view, Qt.Key.Key_Space)
    assert player.page.director.hurried
    player.open_log().setFocus()
    assert not player.page.director.hurried
    player.qtbot.keyPress(player.page.log, Qt.Key.Key_Space)
    assert player.page.director.hurried
    player.qtbot.keyRelease(player.page.log, Qt.Key.Key_Space)
    assert not player.page.director.hurried


def test_an_opened_file_names_the_window(player, tmp_path):
    from alhambra_desktop.model.files.saves.save import write_game
    from alhambra_desktop.views.app.app import open_requested
    from alhambra_desktop.views.app.command_line import parse

    player.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    file = tmp_path / "evening.alhambra"
    write_game(file, player.table.saved())
    open_requested(player.window, parse([str(file)]))
    assert player.window.windowTitle() == "evening – Alhambra Desktop"
    assert player.window.workspace.games.file == file


def test_the_dialog_of_a_seat_is_deleted(player):
    from alhambra_desktop.views.pages.new_game.person_dialog import PersonDialog

    player.window.workspace.show_new_game()
    page = player.window.workspace.new_game_route.page
    for _ in range(2):
        page.choose_person(0)
        (dialog,) = player.window.findChildren(PersonDialog)
        dialog.reject()
        player.qtbot.waitUntil(lambda: not player.window.findChildren(PersonDialog))


def test_the_bar_mentions_redesigns_with_only_a_reserve(player):
    at = position().market(*MARKET).change(row=(), pile=(), discard=())
    lay(player, at.player(0, hand="", reserve=("garden-10-open",)))
    assert player.page.bar.words == "Your turn: redesign  ·  you cannot afford any tile now"


def test_the_bar_ends_with_the_text_of_the_button(player):
    at = position().market(*MARKET).player(0, hand="").change(row=(), pile=(), discard=())
    lay(player, at)
    assert player.page.bar.words == "Your turn: no action is possible: pass"
    lay(player, at.change(agenda=(ChooseAction(0, acted=True),)))
    assert player.page.bar.words == "Your turn: end the turn when you are ready"
    assert "then refill" in player.page.bar.end_turn.toolTip()
    vizier = position("vizier").market(*MARKET).player(0, purchases=("garden-10-open",))
    lay(player, vizier.change(active=1, turn=4, agenda=(NextTurn(), AskViziers(()), PlaceVizierPurchase(0))))
    player.click(player.spot("tray", "garden-10-open"))
    player.click(player.spot("square", (1, 0)))
    assert player.page.bar.words == "Your vizier: continue when you are ready"
    assert player.page.bar.end_turn.text() == "Continue"
    assert "Place the tile" in player.page.bar.end_turn.toolTip()


def test_the_bar_promises_no_square_if_none_is_legal(player):
    at = position().market("garden-12-S", *MARKET[1:])
    around = {"a": "tower-7-NEW", "b": "garden-7-NSW", "c": "tower-8-NES", "d": "garden-6-ESW"}
    walled = city(at.book, ". a .\nb * c\n. d .", **around)
    lay(player, at.player(0, city=walled, hand="florin-9 florin-3"))
    player.click(player.spot("market", "garden-12-S"))
    assert player.selection.lifted
    assert not player.squares
    assert "highlighted" not in player.page.bar.words
    assert "in the “To place” tray or in your reserve" in player.page.bar.words


def test_buttons_of_the_bar_have_the_border_of_the_theme(open_window, settings, qtbot):
    settings.change(theme="dark")
    window = open_window().window
    window.workspace.games.begin(parse_new("human,builder:plain,apprentice seed=1"))
    hint = window.workspace.page.bar.hint
    qtbot.waitUntil(hint.isEnabled)
    edge = hint.grab().toImage().pixelColor(hint.width() // 2, 0)
    assert edge.name().upper() == window.workspace.page.bar.theme.bar_text_2 == DARK.bar_text_2


def test_in_granada_panels_show_a_moat_instead_of_a_wall(player, monkeypatch):
    shown = []
    source = player.stage.faces.source
    monkeypatch.setattr(
        player.stage.faces, "source", lambda p, name, *rest: (shown.append(name), source(p, name, *rest))
    )
    lay(player, position(game="granada"))
    player.view.grab()
    assert "moat" in shown
    assert "wall" not in shown


def test_a_free_square_explains_which_unseen_tiles_fit(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    player.move(player.cell((0, 1)))
    assert not player.stage.bubble.isVisible()
    player.view._explain.timeout.emit()
    assert "unseen tiles fit here" in player.stage.bubble.words
    assert "garden" in player.stage.bubble.words
    player.move(player.cell((2, 2)))
    player.view._explain.timeout.emit()
    assert not player.stage.bubble.isVisible(), "nothing is said of far ground"
    player.window.settings.change(aids="purist")
    player.move(player.cell((0, 1)))
    player.view._explain.timeout.emit()
    assert not player.stage.bubble.isVisible()


def test_the_explanation_of_a_square_closes_when_the_pointer_leaves(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    player.move(player.cell((0, 1)))
    player.view._explain.timeout.emit()
    assert player.stage.bubble.isVisible()
    player.qtbot.mouseMove(player.page.bar, QPoint(5, 5))
    player.follow()
    assert not player.stage.bubble.isVisible()
    assert player.selection.pointed is None
    player.move(player.cell((0, 1)))
    player.qtbot.mouseMove(player.page.bar, QPoint(5, 5))
    assert not player.view._explain.isActive(), "nothing is said of it later either"


def test_a_hover_peek_closes_when_the_pointer_leaves_the_table(player):
    begin_with_five(player)
    player.click(player.spot("player", 4))
    assert player.stage.peek.kept == ()
    player.move(player.spot("player", 3))
    assert player.stage.peek.seen
    player.qtbot.mouseMove(player.page.bar, QPoint(5, 5))
    assert not player.stage.peek.seen


def test_moves_list_and_screen_readers_have_the_explanation(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    told = player.page.reading.reader.readables()[CitySquare(0, (0, 1))]
    assert "unseen tiles fit here" in say(told)
    player.window.workspace.dialogs.show_moves()
    model = player.window.findChild(MovesDialog).model
    rows = [model.index(row).data() for row in range(model.rowCount())]
    notes = [text for text in rows if "unseen tiles fit here" in text]
    assert len(notes) == 4
    assert not any(model.choosable(rows.index(text)) for text in notes)
