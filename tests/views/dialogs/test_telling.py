from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from alhambra_desktop import __version__
from alhambra_desktop.views.dialogs.reading import AboutDialog, KeysDialog, ReadingDialog, news
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO, SOURCE, phrase


def test_what_is_new_begins_with_this_version(qtbot):
    dialog = news()
    qtbot.addWidget(dialog)
    told = dialog.browser.toPlainText()
    assert told.startswith(__version__)
    assert "[" not in told.split("\n")[0]
    assert "0.1.0" in told


def test_a_text_that_is_not_translated_says_so_in_other_languages(qtbot, spoken):
    for language, said in ((SOURCE, False), (PSEUDO, True)):
        SPOKEN.speak(language)
        dialog = news()
        qtbot.addWidget(dialog)
        texts = [label.text() for label in dialog.findChildren(QLabel)]
        assert (phrase("reading-in-english") in texts) is said


def test_about_leads_to_the_licences_of_everything(qtbot):
    about = AboutDialog()
    qtbot.addWidget(about)
    (button,) = (one for one in about.findChildren(QPushButton) if "Licences" in one.text())
    button.click()
    (dialog,) = about.findChildren(ReadingDialog)
    told = dialog.browser.toPlainText()
    for words in (
        "Permission is hereby granted",
        "LGPL",
        "NumPy",
        "cattrs",
        "rustfluent",
        "Babel",
        "SIL Open Font License",
    ):
        assert words in told


@pytest.mark.parametrize("kind", [AboutDialog, KeysDialog])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_close(open_dialog, qtbot, kind, key):
    dialog = open_dialog(kind())
    qtbot.keyClick(dialog, key)
    assert not dialog.isVisible()


def test_about_names_version_licences_and_owners(open_dialog):
    dialog = open_dialog(AboutDialog())
    text = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for words in (__version__, "unofficial", "MIT", "LGPL", "Dirk Henn"):
        assert words in text


def test_the_keys_are_listed(open_dialog):
    dialog = open_dialog(KeysDialog())
    text = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    for key in ("Arrows", "Enter", "Esc", "Ctrl+Z", "Ctrl+Shift+Z", "F", "R", "H", "W", "Space", "?"):
        assert key in text
