"""The menu bar: its entries and texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLabel, QMenu, QWidgetAction

from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.words import PSEUDO, phrase

TICK = 20
"""Width of a tick at the left of its entry in pixels."""


def recent(window) -> list:
    """Return the entries of the menu of recent games when it opens."""
    menus = window.menuBar().findChildren(QMenu)
    (menu,) = (menu for menu in menus if menu.title() == phrase("menu-open-recent"))
    menu.aboutToShow.emit()
    return menu.actions()


def test_recent_games_have_full_names_and_can_be_opened(player, settings, monkeypatch):
    opened: list[Path] = []
    monkeypatch.setattr(player.window.workspace.games, "open_file", opened.append)
    (none,) = recent(player.window)
    assert (none.text(), none.isEnabled()) == (phrase("menu-none-recent"), False)
    path = Path("/games/Anna & Yusuf.alhambra")
    settings.remember_file(path)
    (entry,) = recent(player.window)
    assert entry.text() == "Anna && Yusuf"
    assert QKeySequence.mnemonic(entry.text()).isEmpty()
    entry.trigger()
    assert opened == [path]


def test_the_reason_against_undo_follows_the_language(player, settings, spoken):
    window = player.window
    window.workspace.games.begin(parse_new("human,human seed=1"))
    player.lift_curtain()
    window.menus.refresh()
    english = window.menus.actions["undo"].text()
    assert english == phrase("menu-undo-refused", reason=window.workspace.table.undo_refusal())
    settings.hold(language=PSEUDO)
    assert window.menus.actions["undo"].text() == phrase(
        "menu-undo-refused", reason=window.workspace.table.undo_refusal()
    )
    assert window.menus.actions["undo"].text() != english


def test_table_keys_are_shown_beside_their_entries(player, settings, spoken):
    def ends() -> dict[str, str]:
        return {
            a.text().partition("\t")[2]: a.text() for a in player.window.menus._messages if "\t" in a.text()
        }

    english = ends()
    assert set(english) == {"F", "R", "D", "S", "L", "M", "H", "W"}
    settings.hold(language=PSEUDO)
    assert set(ends()) == set(english)
    assert ends()["F"] != english["F"]


THEMES = ("system", "light", "dark")


def test_the_current_theme_is_ticked(player, settings):
    entries = {theme: player.window.menus.actions[f"theme-{theme}"] for theme in THEMES}

    def ticked() -> list[str]:
        return [theme for theme, entry in entries.items() if entry.isChecked()]

    assert ticked() == [settings.preferences.theme]
    for theme in (*THEMES, *THEMES[:2]):
        settings.change(theme=theme)
        assert ticked() == [theme]
        entries[theme].trigger()  # the current one stays checked
        assert ticked() == [theme]
        assert settings.preferences.theme == theme


@pytest.mark.parametrize("theme", THEMES[1:])
def test_the_tick_of_the_theme_is_visible(player, settings, theme):
    settings.change(theme=theme)
    entry, other = (player.window.menus.actions[f"theme-{name}"] for name in (theme, "system"))
    (menu,) = (menu for menu in player.window.menuBar().findChildren(QMenu) if entry in menu.actions())
    picture = menu.grab().toImage()

    def strokes(action: QAction) -> int:
        """Return the number of pixels before the text that differ from the background."""
        place = menu.actionGeometry(action).adjusted(2, 3, 0, -3)
        part = picture.copy(place.x(), place.y(), TICK, place.height())
        colours = [part.pixelColor(x, y) for x in range(part.width()) for y in range(part.height())]
        return sum(abs(colour.lightness() - colours[0].lightness()) > 60 for colour in colours)

    assert strokes(entry) > 8
    assert strokes(other) == 0


def test_own_keys_work_from_the_start(open_window, settings):
    settings.change(own_keys=(("rules", ("F8",)),))
    try:
        window = open_window().window
        entry = window.menus.actions["rules"]
        assert [key.toString() for key in entry.shortcuts()] == ["F8"]
        settings.change(own_keys=())
        assert [key.toString() for key in entry.shortcuts()] != ["F8"]
    finally:
        KEYMAP.use({})


def test_a_context_menu_shows_its_title_above_its_entries(player):
    player.window.workspace.games.begin(parse_new("human,human seed=1"))
    player.lift_curtain()
    spot = player.spot("market", player.table.state.stocks[0].market[0])
    menu = player.menu_at(player.view.viewport(), player.at(spot))
    title, line, *entries = menu.actions()
    assert isinstance(title, QWidgetAction)
    labels = title.defaultWidget().findChildren(QLabel)
    assert menu.accessibleName() == title.text() != ""
    assert [label.text() for label in labels if label.text()] == [title.text()]
    assert any(not label.pixmap().isNull() for label in labels), "a picture of the tile"
    assert title.defaultWidget().isVisible()
    assert line.isSeparator()
    assert [entry.objectName() for entry in entries if not entry.isSeparator()]
    menu.close()
