"""The table follows the language immediately and has room for longer texts."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from alhambra_desktop import words
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.places.places import CitySquare
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art import fonts
from alhambra_desktop.views.commands.command import key_name
from alhambra_desktop.views.scene.items import panel
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO
from tests.views.driver import Driver

ALL = "modules=camps,bazaars,huts,falconers,vizier,bureaux,bonus_cards"
RICH = "starting_money=40"
TABLES = (
    f"human,human seed=11 {RICH}",
    f"human,human,human seed=11 {RICH} {ALL}",
    f"human,human,human,human,human,human seed=3 {RICH} {ALL}",
    f"human,human seed=11 {RICH} game=alhambra+granada",
    f"human,human,human seed=11 {RICH} game=granada",
)


pytestmark = pytest.mark.usefixtures("spoken")


def begin(player: Driver, spec: str) -> None:
    player.window.workspace.games.begin(parse_new(spec))
    player.lift_curtain()
    player.qtbot.waitUntil(lambda: player.page.controller.enabled)


def aim(player: Driver) -> None:
    """Hold a market tile over a square, which shows a bubble with its effect."""
    tile = next(action.tile for action in player.table.offers() if isinstance(action, BuyBuilding))
    player.view.click(player.target("market", tile))
    player.page.controller.aim(CitySquare(player.page.viewer, player.squares[0]))
    assert player.stage.bubble.words


def texts_of(player: Driver) -> dict[tuple[str, str], str]:
    """Return all visible and accessible texts of the table's widgets."""
    page, found = player.page, {}
    tops = (page.bar, page.view, page.log, page.curtain)
    for top in tops:
        for number, widget in enumerate([top, *top.findChildren(QWidget)]):
            name = f"{type(top).__name__} {number}"
            if isinstance(widget, QLabel | QAbstractButton):
                found[name, "text"] = widget.text()
            found[name, "tip"] = widget.toolTip()
            found[name, "name"] = widget.accessibleName()
    for row in range(page.log_model.rowCount()):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            found[f"row {row}", role.name] = page.log_model.index(row).data(role)
    found["bubble", "text"] = page.stage.bubble.words
    return found


def painted(player: Driver) -> dict[str, QImage]:
    """Return a picture of each panel with texts."""
    page, scene = player.page, player.stage
    whole = page.view.grab().toImage()
    factor = page.view.factor * page.devicePixelRatioF()
    faces = {name: getattr(scene, name) for name in PANELS} | {"own": scene.players[-1]}
    found = {}
    for name, item in faces.items():
        place = item.sceneBoundingRect()
        area = QRectF(place.topLeft() * factor, place.size() * factor).toRect()
        found[name] = whole.copy(area)
    return found


PANELS = ("market", "row", "city", "hand", "tray", "reserve", "standings", "recent_turns", "log", "rival")


def test_a_running_table_follows_the_language(player):
    begin(player, TABLES[0])
    aim(player)
    player.follow()
    before, looks = texts_of(player), painted(player)
    english = {key: text for key, text in before.items() if re.search("[a-z]", text)}
    assert len(english) > 20
    SPOKEN.speak(PSEUDO)
    player.follow()
    after = texts_of(player)
    assert [key for key, text in english.items() if after[key] == text] == []
    changed = painted(player)
    assert [name for name, look in looks.items() if changed[name] == look] == []
    SPOKEN.speak(words.SOURCE)
    player.follow()
    assert texts_of(player) == before
    assert painted(player) == looks


def test_changing_the_language_keeps_pieces_lifted(player):
    begin(player, TABLES[0])
    aim(player)
    before = player.selection
    assert before.lifted
    assert before.aimed is not None
    SPOKEN.speak(PSEUDO)
    player.follow()
    assert player.selection == before
    assert player.page.bar.words.startswith(
        words.phrase("status-turn", name=player.table.setup.seats[player.page.viewer].name)
    )


@pytest.mark.parametrize("spec", TABLES)
def test_longer_languages_lose_no_texts(player, monkeypatch, spec):
    cut: list[str] = []
    fitted = fonts.fitted

    def noted(text, font, room, least):
        found = fitted(text, font, room, least)
        if found[1] != text:
            cut.append(text)
        return found

    monkeypatch.setattr(panel, "fitted", noted)
    begin(player, spec)
    for language in (*words.languages(), PSEUDO):
        SPOKEN.speak(language)
        player.page.controller.cancel()
        player.page.grab()
        aim(player)
        player.page.grab()
        assert cut == [], language


def test_log_rows_are_as_high_as_their_text(player):
    begin(player, TABLES[0])
    log = player.open_log()
    for size in ((1280, 800), (2560, 1600)):
        player.window.resize(*size)
        player.qtbot.waitUntil(lambda width=size[0]: player.page.width() == width)
        assert log.visualRect(player.page.log_model.index(0)).height() > log.fontMetrics().lineSpacing()
        lines = len(log.lines(player.page.log_model.index(0)))
        assert log.sizeHintForRow(0) < (lines + 1) * log.fontMetrics().lineSpacing()


def test_key_names_follow_the_language_of_qt(monkeypatch, qapp):
    told = []
    listener = SPOKEN.changed.connect(lambda: told.append(key_name("Enter")))
    with monkeypatch.context() as patched:  # undone before the source language is restored
        patched.setattr(words, "locale_of", lambda language: "fr")
        SPOKEN.speak(PSEUDO)
    SPOKEN.changed.disconnect(listener)
    assert told == ["Entrée"]
