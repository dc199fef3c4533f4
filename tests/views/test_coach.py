"""The coach in the window: remarks during an ordinary first game."""

from __future__ import annotations

import secrets
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPolygon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from alhambra_desktop.model.learning.coach import OCCASIONS, Remark
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, TakeMoney
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.lessons.coach import Coach
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.menu import bar_scale
from alhambra_desktop.words import say
from tests.sweeps import in_each_language
from tests.views.driver import Driver

SEED = 25


@pytest.fixture(autouse=True)
def deal(monkeypatch):
    """Fix the deal of the first game, which is that of the first lessons."""
    monkeypatch.setattr(secrets, "randbits", lambda _: SEED)


@pytest.fixture
def first(player) -> Driver:
    """Begin a first game from the list of lessons."""
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.mouseClick(learn.game, Qt.MouseButton.LeftButton)
    player.wait_for_turn()
    return player


def coach_of(player: Driver) -> Coach:
    (coach,) = player.page.findChildren(Coach)
    return coach


def take_money(player: Driver) -> None:
    player.table.submit(TakeMoney(("dirham-7",)))
    player.follow()


def test_a_first_game_has_two_newcomers_and_full_assistance(first):
    assert first.window.workspace.at_table
    seats = first.table.setup.seats
    assert [(seat.player, seat.level) for seat in seats[1:]] == [("computer", "newcomer")] * 2
    assert seats[0].player == "human"
    assert first.table.setup.modules == ()
    assert first.page.snapshots.aids == "trainer"
    assert first.window.settings.preferences.aids == "normal", "other tables are as they were"
    assert first.page.phase.now is Phase.ACTING
    card = coach_of(first).card
    assert card.isVisible()
    assert card.remark.occasion.id == "begins"


def test_a_missed_exact_payment_is_mentioned_and_can_be_undone(first):
    before = first.table.state
    card = coach_of(first).card
    take_money(first)
    assert card.remark.occasion.id == "exact-missed"
    assert say(card.remark.message) in card.spoken_text
    first.qtbot.mouseClick(card.undo, Qt.MouseButton.LeftButton)
    assert first.table.state == before
    assert not card.isVisible()
    take_money(first)
    assert not card.isVisible(), "it was said before"


def test_a_closed_remark_does_not_return(first):
    card = coach_of(first).card
    assert not card.undo.isVisible()
    first.qtbot.mouseClick(card.close_it, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    first.follow()
    assert not card.isVisible()


def test_the_coach_can_be_switched_off_permanently(first):
    coach = coach_of(first)
    first.qtbot.mouseClick(coach.card.silence, Qt.MouseButton.LeftButton)
    take_money(first)
    assert not coach.card.isVisible()
    assert not first.window.settings.progress.coach
    assert first.page.snapshots.aids == "trainer"


def test_the_card_is_reached_and_closed_by_keys(first):
    card = coach_of(first).card
    assert first.view.hasFocus(), "the coach takes no keys by itself"
    first.qtbot.keyClick(first.view, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is card.close_it
    first.qtbot.keyClick(card.close_it, Qt.Key.Key_F6)
    assert first.view.hasFocus()
    first.qtbot.keyClick(first.view, Qt.Key.Key_F6)
    first.qtbot.keyClick(card.close_it, Qt.Key.Key_Return)
    assert not card.isVisible()
    assert first.view.hasFocus()


def test_esc_closes_only_the_card(first):
    card = coach_of(first).card
    first.qtbot.keyClick(first.view, Qt.Key.Key_F6)
    first.qtbot.keyClick(card.close_it, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert first.window.workspace.at_table


def test_the_card_links_to_a_rule(first):
    card = coach_of(first).card
    card.rule_asked.emit(card.remark.occasion.rule)
    assert first.window.workspace.reader.page.rule == "B-8"
    first.qtbot.keyClick(first.window.workspace.reader.page.text, Qt.Key.Key_Escape)
    assert first.window.workspace.at_table
    assert card.isVisible()


def test_the_coach_continues_after_a_game_is_resumed(first, open_window):
    take_money(first)
    first.window.workspace.storage.writer.flush(5)
    first.window.close()
    second = open_window()
    second.window.workspace.games.continue_game()
    second.window.workspace.games.await_file(20.0)
    second.wait_for_turn()
    assert second.table.setup.seed == SEED
    assert second.page.snapshots.aids == "trainer"
    card = coach_of(second).card
    assert not card.isVisible(), "what there is to say was said"
    second.page.commands.undo()
    second.table.submit(BuyBuilding("garden-8-NW", ("denar-2", "denar-6")))
    second.follow()
    assert card.remark.occasion.id == "acts-again"


def test_other_games_have_no_coach(first):
    first.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    first.wait_for_turn()
    assert not coach_of(first).card.isVisible()
    assert first.page.snapshots.aids == "normal"


def test_without_a_first_game_no_coach_is_created(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.wait_for_turn()
    assert not player.page.findChildren(Coach)


@pytest.mark.parametrize("language", in_each_language())
def test_the_coach_is_translated_and_not_clipped(first, language):
    take_money(first)
    card = coach_of(first).card
    SPOKEN.speak(language)
    try:
        assert say(card.remark.message) in card.spoken_text
        for label in (card.text, card.why):
            assert label.height() >= label.heightForWidth(label.width())
        for button in (card.silence, card.undo, card.close_it):
            assert button.width() >= button.sizeHint().width()
        assert first.page.rect().contains(card.geometry())
    finally:
        SPOKEN.speak("en")


def test_the_card_follows_theme_and_window_size(first):
    card = coach_of(first).card
    first.window.settings.change(theme="dark")
    assert card.theme is first.page.stage.faces.theme
    assert card.theme.dark
    small = card.text.font().pointSizeF(), card.width()
    first.window.resize(2560, 1600)
    first.qtbot.waitUntil(lambda: card.factor == bar_scale(first.window.size()))
    assert (card.text.font().pointSizeF(), card.width()) > small
    assert first.page.rect().contains(card.geometry())


def test_the_coach_starts_at_the_first_turn_of_the_player(player, monkeypatch):
    monkeypatch.setattr(secrets, "randbits", lambda _: 5)
    player.window.workspace.games.play_first_game()
    assert player.table.seat != 0, "somebody else begins"
    assert not coach_of(player).card.isVisible()
    player.wait_for_turn()
    assert player.table.state.turn > 1
    assert coach_of(player).card.remark.occasion.id == "begins"


# -- the focus, without a real table


class View(QWidget):
    resized = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mapFromScene(self, rect: QRectF) -> QPolygon:  # noqa: N802 (Qt's name)
        return QPolygon(rect.toRect())


class Table(QObject):
    reset = Signal()


class PageWithoutTable(QWidget):
    """The page of a game without a real table; after the coach's card, Tab reaches another control."""

    updated, themed = Signal(), Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.view, self.stage, self.commands, self.reading = View(self), Mock(), Mock(), Mock()
        self.stage.faces.theme = LIGHT
        self.stage.hand.scene_rect.return_value = QRectF(0, 600, 900, 100)
        table: Any = Table(self)
        table.playing, table.setup, table.state, table.seat = True, Mock(seed=SEED), Mock(), None
        self.table, self.phase = table, Mock(now=Phase.ACTING)
        self.take_focus = self.view.setFocus
        settings.change(coached=SEED)
        page: Any = self
        self.coach = Coach(page, settings)
        self.after = QPushButton(self)
        self.resize(1024, 768)

    def apply(self, *, aids: str) -> None:
        self.aids = aids


@pytest.fixture
def page(qtbot, settings) -> PageWithoutTable:
    made = PageWithoutTable(settings)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    QTest.qWaitForWindowActive(made)
    made.view.setFocus()
    occasion = next(one for one in OCCASIONS if one.undo)
    made.coach._say(Remark(occasion, Message("coach-begins")))
    return made


BUTTONS = ("close_it", "silence", "undo")


@pytest.mark.parametrize("way", ["Return", "Esc", "mouse", "the next move", "another game"])
@pytest.mark.parametrize("name", BUTTONS)
def test_the_table_has_the_focus_after_the_card_closed(page, qtbot, name, way):
    card = page.coach.card
    button = getattr(card, name)
    assert page.view.hasFocus(), "the card takes no focus"
    qtbot.keyClick(page.view, Qt.Key.Key_F6)
    button.setFocus()
    assert QApplication.focusWidget() is button
    if way == "mouse":
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    elif way == "the next move":
        page.table.state = Mock()
        page.updated.emit()
    elif way == "another game":
        page.table.reset.emit()
    else:
        qtbot.keyClick(button, Qt.Key.Key_Return if way == "Return" else Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert QApplication.focusWidget() is page.view
    pressed = way in ("mouse", "Return")
    assert page.coach._settings.progress.coach == (name != "silence" or not pressed)
    assert page.commands.undo.called == (name == "undo" and pressed)
    qtbot.keyClick(page.view, Qt.Key.Key_F6)
    assert page.view.hasFocus(), "there is no card to go to"


def test_another_control_keeps_the_focus_when_the_card_closes(page):
    page.after.setFocus()
    page.table.state = Mock()
    page.updated.emit()
    assert not page.coach.card.isVisible()
    assert QApplication.focusWidget() is page.after
