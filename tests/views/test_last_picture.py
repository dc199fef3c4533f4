from __future__ import annotations

import os

import pytest

from alhambra_desktop.model.files.saves import files
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.pages.start import last_picture
from alhambra_desktop.views.pages.start.last_picture import NAME, LastPicture
from alhambra_desktop.views.scene.layout.layout import GAP
from alhambra_desktop.views.widgets.style import theme_for


@pytest.fixture
def starts_again() -> bool:
    return True


def pictures_of(window) -> LastPicture:
    """Return the pictures that another window with the same folder would load."""
    return LastPicture(window.workspace.storage.games.data, lambda: theme_for(window.settings))


def test_the_start_page_shows_the_table_that_was_left(player):
    window = player.window
    window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    window.workspace.start_route.go()
    shown = window.workspace.last_picture.picture_of(window.workspace.storage.current)
    assert shown is not None
    end = player.view.mapFromScene(player.stage.layout_.row.topRight()).x() + GAP
    assert end < player.view.width() - 200, "the right column is left out"
    assert shown.width() / shown.height() == pytest.approx(end / player.view.height(), rel=0.01)
    assert window.workspace.start.grab().toImage() != _without(window).toImage()


def _without(window):
    window.workspace.last_picture._live = None
    window.workspace.start.refresh()
    return window.workspace.start.grab()


def test_the_next_start_shows_the_table_as_it_was_closed(player):
    window = player.window
    window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    while player.table.state.turn < 3:
        player.table.submit(player.table.offers()[0])
    game = window.workspace.storage.current
    window.close()
    assert pictures_of(window).picture_of(game) is not None
    assert pictures_of(window).picture_of(game.with_name("another.alhambra")) is None
    os.utime(game, (1, 1))
    assert pictures_of(window).picture_of(game) is None, "the game went on since"


def test_a_session_without_a_table_keeps_the_picture(player, open_window):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.table.submit(player.table.offers()[0])
    game = player.window.workspace.storage.current
    player.window.close()
    again = open_window().window
    assert again.navigator.currentWidget() is again.workspace.start
    again.close()
    assert pictures_of(again).picture_of(game) is not None


def test_the_picture_of_the_last_session_is_read_once(player, monkeypatch):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.table.submit(player.table.offers()[0])
    game = player.window.workspace.storage.current
    player.window.close()
    pictures, read = pictures_of(player.window), []
    monkeypatch.setattr(
        last_picture, "read_whole", lambda *asked: read.append(asked) or files.read_whole(*asked)
    )
    assert pictures.picture_of(game) is not None
    assert pictures.picture_of(game) is pictures.picture_of(game)
    os.utime(game, (1, 1))
    assert pictures.picture_of(game) is None
    assert pictures.picture_of(game) is None
    assert len(read) == 2, "once for each moment of the game"


def test_an_unreadable_picture_is_ignored(player):
    window = player.window
    (window.workspace.storage.games.data / NAME).write_bytes(b"no picture")
    assert pictures_of(window).picture_of(window.workspace.storage.current) is None


def test_hands_of_several_human_players_are_not_shown(player):
    window = player.window
    window.workspace.games.begin(parse_new("human,human seed=3"))
    game = window.workspace.storage.current
    window.workspace.start_route.go()
    assert window.workspace.last_picture.picture_of(game) is None


@pytest.mark.parametrize(
    "another", [{"language": "fr"}, {"theme": "dark"}], ids=lambda change: next(iter(change))
)
@pytest.mark.usefixtures("spoken")
def test_a_picture_in_another_language_or_theme_is_not_shown(player, another):
    window = player.window
    window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.table.submit(player.table.offers()[0])
    game = window.workspace.storage.current
    window.workspace.start_route.go()
    picture = window.workspace.start.last.picture
    assert picture._picture is not None
    window.settings.change(**another)
    assert window.workspace.last_picture.picture_of(game) is None
    assert picture._picture is None
    window.close()
    assert pictures_of(window).picture_of(game) is None
    window.settings.change(language="en", theme="light")
    assert pictures_of(window).picture_of(game) is not None


def test_the_picture_of_a_finished_game_is_deleted(player):
    window = player.window
    data = window.workspace.storage.games.data
    window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    window.workspace.start_route.go()
    window.workspace.last_picture.keep()
    assert (data / NAME).exists()
    window.workspace.last_picture._live = None
    window.workspace.last_picture.keep()
    assert not (data / NAME).exists()
