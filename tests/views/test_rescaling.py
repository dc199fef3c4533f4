"""Changing the scale: the window closes, and the restarted program shows the same page."""

from __future__ import annotations

import os
import sys

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from alhambra_desktop.views.app import app, application, rescaling
from alhambra_desktop.views.app.app import open_requested
from alhambra_desktop.views.app.command_line import LEAST_SCALE, MOST_SCALE, StartOptions, parse, parse_new
from alhambra_desktop.views.app.displays import FACTOR
from alhambra_desktop.views.app.rescaling import Rescaling, reopen
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.widgets.choices import Choices
from tests.of_type import of_type

TIMEOUT = 5000


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(rescaling, "PAUSE", 20)
    monkeypatch.setattr(QApplication, "quit", lambda: None)
    monkeypatch.delenv(FACTOR, raising=False)


@pytest.fixture
def rescale(qtbot, settings):
    """Return a function that rescales a window and returns the options with which the program restarts."""

    def change(window, scale: int) -> StartOptions:
        made = Rescaling(window)
        settings.change(scale=scale)
        qtbot.waitUntil(lambda: bool(made.command), timeout=TIMEOUT)
        assert not window.isVisible()
        first = next(i for i, word in enumerate(made.command) if word.startswith("--again"))
        assert made.command[0] == sys.executable
        return parse(made.command[first:])

    return change


def test_the_table_returns_with_the_preferences_open(player, open_window, rescale):
    window = player.window
    window.workspace.games.begin(parse_new("human,human seed=3"))
    player.lift_curtain()
    window.setGeometry(100, 50, 1200, 780)
    state = window.workspace.table.state
    window.workspace.show_preferences()
    wanted = rescale(window, 125)
    assert not wanted.for_open_window, "nothing is handed over to a window that has just closed"
    again = open_window().window
    open_requested(again, wanted)
    reopen(again, wanted.again)
    assert again.workspace.table.state == state, "even where nobody did anything"
    assert again.geometry() == QRect(80, 40, 960, 624)
    page = again.workspace.preferences_route.page
    assert page.isVisible()
    assert page.focusWidget() is page.field("scale").focusProxy()
    assert page.questions.former_scale == 100


def test_a_rejected_scale_is_reverted_without_another_question(player, open_window, rescale, settings):
    player.window.workspace.show_preferences()
    wanted = rescale(player.window, 125)
    again = open_window().window
    open_requested(again, wanted)
    reopen(again, wanted.again)
    page = again.workspace.preferences_route.page
    back = Rescaling(again)
    page.bar.give_up()
    assert settings.preferences.scale == 100
    assert back._scale_to_restore() == rescaling.OPEN
    third = open_window().window
    reopen(third, (*wanted.again[:-1], rescaling.OPEN))
    assert third.workspace.preferences_route.is_current
    assert not third.workspace.preferences_route.page.bar.asks
    assert third.navigator.leads_back_to(third.workspace.start_route)


def test_the_start_page_returns_in_the_same_window_size(player, open_window, rescale, settings):
    settings.hold(theme="dark")
    player.window.showMaximized()
    wanted = rescale(player.window, 200)
    assert (wanted.game, wanted.theme) == (None, "dark")
    again = open_window().window
    reopen(again, wanted.again)
    assert again.isMaximized()
    assert not again.workspace.at_table
    assert again.workspace.preferences_route.made is None


def test_passing_through_a_scale_changes_nothing(player, settings, qtbot):
    made = Rescaling(player.window)
    settings.change(scale=125)
    assert made._pause.isActive()
    settings.change(scale=100)
    assert not made._pause.isActive()
    assert player.window.isVisible()


def test_the_program_replaces_itself_with_the_same_command(monkeypatch):
    run: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "execv", lambda _, command: run.append(command))
    monkeypatch.setenv(FACTOR, "2")
    rescaling.replace_process(["python", "-m", "alhambra_desktop"])
    assert run == [["python", "-m", "alhambra_desktop"]]
    assert FACTOR not in os.environ


@pytest.mark.parametrize("asked", [LEAST_SCALE, 1.4, MOST_SCALE])
def test_a_command_line_scale_is_shown_but_not_stored(qtbot, settings, asked):
    settings.hold(scale=round(100 * asked))
    page = PreferencesPage(settings)
    qtbot.addWidget(page)
    field = of_type(page.field("scale"), Choices)
    assert field.value == round(100 * asked)
    assert f"{round(100 * asked)}%" in field.texts
    assert Settings(settings.path).preferences.scale == 100
    field.buttons[100].click()
    assert settings.preferences.scale == 100


def test_the_program_starts_with_the_scale_shown_in_preferences(monkeypatch, settings):
    class StoppedError(Exception):
        pass

    def stop() -> None:
        raise StoppedError

    monkeypatch.setattr(application, "make_application", stop)
    monkeypatch.setattr("alhambra_desktop.views.storage.settings.Settings", lambda path: settings)
    monkeypatch.setenv(FACTOR, "1")
    monkeypatch.delenv(FACTOR)
    with pytest.raises(StoppedError):
        app._run(StartOptions(scale=2.0), None, [], None)
    assert os.environ[FACTOR] == "2"
    assert settings.preferences.scale == 200
