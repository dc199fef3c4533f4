"""The language of the window: choosing, storing and changing it while everything is open."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QTabBar,
    QWidget,
)

from alhambra_desktop import words as words_module
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.pseudo_words import pseudo_localized
from alhambra_desktop.views.app import app
from alhambra_desktop.views.app.command_line import StartOptions
from alhambra_desktop.views.pages.preferences.choice_texts import own_name
from alhambra_desktop.views.pages.preferences.group import Group
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.choices import Choices
from alhambra_desktop.words import PSEUDO, SOURCE, Words, WordsError, in_use, word_files
from tests.of_type import of_type

TRIAL = "fr"

CANCEL = QDialogButtonBox.StandardButton.Cancel


@pytest.fixture
def trial(tmp_path, monkeypatch, spoken) -> Iterator[Words]:
    """Add a second language: the source with accents, which Qt treats as French."""
    folder = tmp_path / "words"
    (folder / TRIAL).mkdir(parents=True)
    for path in word_files(SOURCE):
        (folder / TRIAL / path.name).write_text(pseudo_localized(path.read_text("utf-8")), "utf-8")
    name = folder / TRIAL / "language.ftl"
    text = name.read_text("utf-8").replace(
        f"language-name = {Words(PSEUDO).text(NAME)}", "language-name = Français"
    )
    name.write_text(text, "utf-8")
    shutil.copytree(word_files(SOURCE)[0].parent, folder / SOURCE)
    with monkeypatch.context() as patch:
        patch.setattr(words_module, "_folder", lambda: folder)
        own_name.cache_clear()
        yield Words(TRIAL)
    own_name.cache_clear()


NAME = Message("language-name")


def texts(page: QWidget) -> list[str]:
    """Return all visible and accessible texts of a page and its menus."""
    found = [page.windowTitle(), *(action.text() for action in page.findChildren(QAction))]
    for widget in page.findChildren(QWidget):
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
        elif isinstance(widget, QComboBox):
            found += [widget.itemText(i) for i in range(widget.count())]
        elif isinstance(widget, QTabBar):
            found += [widget.tabText(i) for i in range(widget.count())]
        elif isinstance(widget, QAbstractItemView):
            found += [str(widget.model().index(i, 0).data()) for i in range(widget.model().rowCount())]
    return sorted(filter(str.strip, found))


def test_choosing_a_language_changes_everything_immediately(open_window, settings, qtbot, trial, tmp_path):
    window = open_window().window
    window.workspace.start_route.go()
    window.notice.show_message(Message("no-game-to-save"), Message("fault-copy"), print)
    page = window.workspace.show_preferences()
    page.show_setting("language")
    QApplication.processEvents()  # arrow keys follow the layout of the buttons
    assert page.field("language").texts == ["System default (English)", "English", "Français"]
    for _ in range(2):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert in_use() == settings.preferences.language == TRIAL
    assert Settings(tmp_path / "settings.json").preferences.language == TRIAL
    assert page.field("language").value == TRIAL
    assert page.focusWidget() is page.field("language").buttons[TRIAL]
    assert window.windowTitle() == trial.text(Message("window-title"))
    assert window.notice.words == trial.text(Message("no-game-to-save"))
    qtbot.waitUntil(lambda: len(children(page)) == len(page.groups))
    fresh = PreferencesPage(settings)
    qtbot.addWidget(fresh)
    fresh.resize(page.size())
    fresh.show()
    assert texts(page) == texts(fresh)
    assert QLocale().language() == QLocale.Language.French
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert window.workspace.start.last.button.text() == trial.text(Message("start-begin-lesson"))
    window.workspace.show_preferences().show_setting("language")
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Left)
    assert in_use() == SOURCE
    assert page.header.title.accessibleName() == "Preferences"


def children(page: PreferencesPage) -> list[Group]:
    """Return the current groups; those of another language are deleted a moment later."""
    return page.findChildren(Group)


def test_changing_the_language_equals_opening_a_window_in_it(open_window, settings, trial):
    changed = open_window().window
    changed.workspace.start_route.go()
    changed.menus.refresh()
    before = texts(changed)
    settings.change(language=TRIAL)
    assert not set(texts(changed.menuBar())) & set(before)
    fresh = open_window().window
    fresh.workspace.start_route.go()
    fresh.menus.refresh()
    assert texts(changed.workspace.start) == texts(fresh.workspace.start)
    assert [a.text() for a in changed.findChildren(QAction)] == [
        a.text() for a in fresh.findChildren(QAction)
    ]


@pytest.mark.parametrize("name", ["theme", "others_speed", "undo_rounds", "sound_volume"])
def test_changing_the_language_keeps_section_and_field(settings, trial, qtbot, name):
    page = PreferencesPage(settings)
    qtbot.addWidget(page)
    page.show()
    page.show_setting(name)
    section, before = page.current.section, page.focusWidget()
    SPOKEN.speak(TRIAL)
    assert page.current.section is section
    assert page.current.isVisible()
    field = page.field(name)
    assert page.focusWidget() is (field.focusProxy() or field)
    assert page.focusWidget() is not before


def test_changing_the_language_keeps_the_search(settings, trial, qtbot):
    page = PreferencesPage(settings)
    qtbot.addWidget(page)
    page.show()
    page.search.setText("theme")
    SPOKEN.speak(TRIAL)
    assert page.search.text() == "theme"
    found = {group.section.id: group.match_count for group in page.groups if group.match_count}
    assert found == {"appearance": 1, "keyboard": 3}
    assert page.field("theme").isVisible()


def qt_buttons(parent: QWidget | None = None) -> QDialogButtonBox:
    """Return a button box with a button whose text comes from Qt."""
    return QDialogButtonBox(CANCEL, parent=parent)


def test_qt_buttons_follow_the_language(open_window, settings, trial, qtbot):
    window = open_window().window
    settings.change(language=TRIAL)
    cancel = qt_buttons(window).button(CANCEL)
    assert cancel.text() == "Annuler"
    settings.change(language=SOURCE)
    qtbot.waitUntil(lambda: cancel.text() == "Cancel")


def test_locale_and_qt_buttons_follow_a_language_used_earlier(settings, trial, qtbot):
    words_module.use(TRIAL)
    SPOKEN.speak(TRIAL)
    buttons = qt_buttons()
    qtbot.addWidget(buttons)
    assert buttons.button(CANCEL).text() == "Annuler"
    assert QLocale().language() == QLocale.Language.French


def test_a_language_for_one_run_is_not_stored(open_window, settings, trial, tmp_path):
    window = open_window().window
    settings.hold(language=TRIAL)
    assert window.windowTitle() == trial.text(Message("window-title"))
    settings.change(theme="dark")
    assert in_use() == TRIAL
    assert Settings(tmp_path / "settings.json").preferences.language == "system"


def test_a_window_opens_in_the_chosen_language(open_window, settings, trial):
    settings.change(language=TRIAL)
    assert in_use() != TRIAL
    window = open_window().window
    assert in_use() == TRIAL
    assert window.windowTitle() == trial.text(Message("window-title"))


def test_the_pseudo_language_is_listed_only_while_in_use(settings, qtbot):
    settings.hold(language=PSEUDO)
    page = PreferencesPage(settings)
    qtbot.addWidget(page)
    assert of_type(page.field("language"), Choices).value == PSEUDO
    settings.hold(language=SOURCE)
    other = PreferencesPage(settings)
    qtbot.addWidget(other)
    assert PSEUDO not in of_type(other.field("language"), Choices).buttons


def test_a_command_line_language_applies_to_the_whole_window(spoken, qtbot):
    SPOKEN.speak(SOURCE)
    words_module.use(PSEUDO)
    QLocale.setDefault(QLocale("de"))
    with qtbot.waitSignal(SPOKEN.changed):
        SPOKEN.speak(PSEUDO)
    assert QLocale().language() == QLocale.Language.English


@pytest.fixture
def unreadable(trial, monkeypatch):
    """Damage the texts of the trial language."""
    whole = words_module.word_files

    def damaged(language: str):
        return whole(language)[1:] if language == TRIAL else whole(language)

    monkeypatch.setattr(words_module, "word_files", damaged)
    own_name.cache_clear()
    yield
    own_name.cache_clear()


def test_an_unreadable_language_is_not_used_or_stored(open_window, settings, unreadable):
    window = open_window().window
    settings.change(language=TRIAL)
    assert settings.preferences.language == SOURCE
    assert TRIAL in window.notice.words
    page = PreferencesPage(settings)
    assert TRIAL not in of_type(page.field("language"), Choices).buttons
    page.close()


def test_an_unreadable_language_is_replaced_and_reported_at_start(settings, unreadable, monkeypatch, qapp):
    told = []
    settings.change(language=TRIAL)
    monkeypatch.setattr(app, "show_message", told.append)
    app._speak(settings, StartOptions())
    assert words_module.in_use() == SOURCE
    assert [message.id for message in told] == ["language-unreadable"]
    settings.hold(language=TRIAL)
    with pytest.raises(WordsError):
        app._speak(settings, StartOptions(language=TRIAL))
