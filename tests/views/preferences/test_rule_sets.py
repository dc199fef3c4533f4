"""The Rule sets section of Preferences, by mouse and keyboard."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from alhambra_desktop.model.files.addons.shelf import Shelf
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, OPTIONS, PLACES, REGISTRY
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.preferences.install_field import COURT, LEAST_COURT, ShelfPicture
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.pages.preferences.rule_sets import RuleSetsBody
from tests.unit.addons.made import MANIFEST, OPTION, OPTION_WORDS, PACKAGE, WORDS, made, pip_installed, zipped

LEFT = Qt.MouseButton.LeftButton
NAME = "some_wells"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(REGISTRY, "checks", [*REGISTRY.checks])
    shelf = Shelf(tmp_path / "shelf")
    yield shelf
    shelf.switch(NAME, on=False)
    os.environ.pop(PLACES, None)


@pytest.fixture
def show(open_page, shelf):
    def show_page(playing=(), needed=0) -> PreferencesPage:
        page = open_page(shelf=shelf, playing=lambda: playing, needed=lambda name: needed)
        page.show_section("rule-sets")
        return page

    return show_page


def added(qtbot, page: RuleSetsBody, path: Path) -> None:
    """Install a file or folder, and wait until that is done."""
    page.add(path)
    assert page.working
    qtbot.waitUntil(lambda: not page.working)


def pressed(qtbot, page: RuleSetsBody) -> None:
    """Press the switch of a rule set, and wait until it has been checked."""
    qtbot.mouseClick(page.rows[NAME].switch, LEFT)
    qtbot.waitUntil(lambda: not page.working)


def label_texts(page: QWidget) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_an_empty_list_explains_rule_sets(show):
    page = show().rule_sets
    assert "No rule sets yet" in label_texts(page)
    assert "Rule sets are programs." in label_texts(page)
    assert not page.remove.isEnabled()


def test_the_empty_picture_disappears_with_the_first_rule_set(show, tmp_path, qtbot):
    page = show().rule_sets
    assert not page.notice.isVisible()
    added(qtbot, page, tmp_path / "nothing.zip")
    assert page.notice.isVisible()
    assert "No rule sets yet" in label_texts(page)
    added(qtbot, page, zipped(made(tmp_path), tmp_path / "some_wells.zip"))
    assert "No rule sets yet" not in label_texts(page)


def test_the_empty_picture_is_lower_in_narrow_windows_and_both_buttons_have_the_same_height(show, qapp):
    page, heights = show(), []
    body = page.rule_sets
    picture = body.findChild(ShelfPicture)
    for width in (1280, 900, 640):
        page.resize(width, 774)
        qapp.processEvents()
        heights.append(picture.height())
        assert body.install.height() == body.install_folder.height()
    assert COURT.height() == heights[0] >= heights[1] > heights[2] > LEAST_COURT.height()


def test_an_installed_rule_set_is_off_until_switched_on(show, shelf, tmp_path, qtbot, settings):
    words = WORDS.format(id="some-wells") + OPTION_WORDS
    package = made(tmp_path, package=PACKAGE.format(id="some-wells") + OPTION, words=words)
    whole = show()
    page = whole.rule_sets
    added(qtbot, page, zipped(package, tmp_path / "some_wells.zip"))
    row = page.rows[NAME]
    qtbot.waitUntil(row.isVisible)
    for words in ("Wells", "1.2", "Filled wells score", "by Player circle of Granada · English · MIT"):
        assert words in label_texts(row)
    assert row.switch.text() == "off"
    assert row.accessibleName() == "Wells 1.2, off. Filled wells score the gardens beside them."
    assert "some-wells" not in [module.id for module in CHOOSABLE]
    pressed(qtbot, page)
    assert page.rows[NAME].switch.text() == "on"
    assert "some-wells" in [module.id for module in CHOOSABLE]
    assert "wells_depth" in OPTIONS
    assert "wells_depth" in whole.house_rules.form.rows
    new = NewGamePage(settings)
    qtbot.addWidget(new)
    assert new.game.expansions["some-wells"].accessibleName() == "Wells"
    assert new.game.rule_sets.accessibleDescription() == "1 installed. Manage rule sets…"
    page.rows[NAME].switch.setFocus()
    qtbot.keyClick(page.rows[NAME].switch, Qt.Key.Key_Space)
    assert page.rows[NAME].switch.text() == "off"
    assert page.rows[NAME].switch.hasFocus()
    assert "wells_depth" not in whole.house_rules.form.rows
    new.relist()
    assert "some-wells" not in new.game.expansions


def test_a_broken_rule_set_explains_its_error_in_detail(show, tmp_path, qtbot, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda *args: told.append(args[2]))
    page = show().rule_sets
    added(qtbot, page, made(tmp_path, view="1 / 0"))
    pressed(qtbot, page)
    row = page.rows[NAME]
    qtbot.waitUntil(row.isVisible)
    assert "⊖ faulty" in label_texts(page)
    assert "Its view file cannot be used ('ZeroDivisionError: division by zero')." in label_texts(page)
    assert row.switch.isHidden()
    qtbot.mouseClick(row.why, LEFT)
    assert told == [
        "some_wells cannot be used: its view file cannot be used ('ZeroDivisionError: division by zero')."
    ]


def test_rule_sets_in_play_cannot_be_switched_off_or_removed(show, shelf, tmp_path):
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    page = show(playing=(NAME,)).rule_sets
    assert not page.rows[NAME].switch.isEnabled()
    assert not page.remove.isEnabled()
    assert page.notice.text().startswith("The current game uses this rule set. Before you can")


def test_pip_installed_rule_sets_can_be_switched_but_not_removed(show, tmp_path, monkeypatch, qtbot):
    monkeypatch.syspath_prepend(pip_installed(tmp_path / "site"))
    page = show().rule_sets
    assert page.notice.text().startswith("It was installed with Python")
    assert not page.remove.isEnabled()
    pressed(qtbot, page)
    assert page.rows[NAME].switch.text() == "on"


def test_games_that_need_a_rule_set_are_counted_before_removal(show, shelf, tmp_path, qtbot):
    shelf.add(made(tmp_path))
    page = show(needed=2).rule_sets
    assert page.notice.text() == "2 unfinished games need it."
    qtbot.mouseClick(page.remove, LEFT)
    assert page.rows == {}
    assert shelf.add_ons() == ()


@pytest.mark.parametrize(
    ("answer", "version"), [(QMessageBox.StandardButton.Yes, "1.3"), (QMessageBox.StandardButton.No, "1.2")]
)
def test_a_rule_set_with_the_same_name_is_replaced_after_confirmation(
    show, shelf, tmp_path, monkeypatch, answer, version, qtbot
):
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)
    shelf.add(made(tmp_path / "old"))
    shelf.add(made(tmp_path, "other_wells"))
    page = show().rule_sets
    newer = made(tmp_path / "new", manifest=MANIFEST.replace("1.2", "1.3"))
    added(qtbot, page, zipped(newer, tmp_path / "called-otherwise.zip"))
    assert page.rows[NAME].add_on.manifest.version == version
    assert page.rows[NAME].property("chosen")


def test_the_question_names_the_installed_version_first(qtbot, shelf, tmp_path, monkeypatch):
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *args: asked.append(args[2]))
    shelf.add(made(tmp_path / "old"))
    page = RuleSetsBody(shelf, tuple, lambda _: 0, FaceCache())
    qtbot.addWidget(page)
    assert shelf.add(made(tmp_path, manifest=MANIFEST.replace("1.2", "1.3")), page._replaces) is None
    (words,) = asked
    assert words.startswith("Wells 1.2 is already installed. Replace it with Wells 1.3?")


def test_a_rule_set_in_play_is_not_replaced(show, shelf, tmp_path, monkeypatch, qtbot):
    monkeypatch.setattr(QMessageBox, "question", lambda *args: pytest.fail("asked"))
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    page = show(playing=(NAME,)).rule_sets
    added(qtbot, page, made(tmp_path / "new", manifest=MANIFEST.replace("1.2", "1.3")))
    assert page.notice.text().startswith("The current game uses this rule set. Before you can")
    assert (page.rows[NAME].add_on.manifest.version, page.rows[NAME].add_on.on) == ("1.2", True)


def test_a_file_that_is_no_rule_set_is_refused(show, tmp_path, qtbot):
    page = show().rule_sets
    (tmp_path / "letter.zip").write_bytes(b"Dear friends")
    added(qtbot, page, tmp_path / "letter.zip")
    assert page.notice.text().startswith("'letter.zip' cannot be used: it is not a complete .zip file")
    assert page.rows == {}


def test_the_keyboard_moves_between_rows(show, shelf, tmp_path, qtbot):
    shelf.add(made(tmp_path))
    shelf.add(made(tmp_path, "other_wells"))
    page = show().rule_sets
    page.rows["other_wells"].switch.setFocus()
    assert page.rows["other_wells"].property("chosen")
    qtbot.keyClick(page.rows["other_wells"].switch, Qt.Key.Key_Tab)
    assert page.rows[NAME].property("chosen")
    assert not page.rows["other_wells"].property("chosen")
