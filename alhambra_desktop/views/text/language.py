"""The language of the window: its words, those of Qt, and the way to write figures and dates."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from ... import words

SYSTEM: Final = "system"
"""The wish for the language of the desktop."""


class SpokenLanguage(QObject):
    """Which language the window speaks; ``changed`` tells everything that shows words to find new ones."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._qt = QTranslator(self)
        self._spoken: str | None = None

    def speak(self, wish: str) -> None:
        """Speak a language, or that of the desktop, from now on; ``WordsError`` where there is no such."""
        language = desktop_language() if wish == SYSTEM else wish
        if words.in_use() == language == self._spoken:
            return
        if words.in_use() != language:
            words.use(language)
        self._spoken = language
        locale = QLocale(words.locale_of(language))
        QLocale.setDefault(locale)
        self._translate_qt(locale)
        self.changed.emit()

    def _translate_qt(self, locale: QLocale) -> None:
        QCoreApplication.removeTranslator(self._qt)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt.load(locale, "qtbase", "_", folder):
            QCoreApplication.installTranslator(self._qt)


SPOKEN: Final = SpokenLanguage()
"""The one language that is spoken."""


def plain(text: str) -> str:
    """Return a text for a tooltip that shows it letter by letter, also where it looks like HTML."""
    return escape(text, quote=False) if QtGui.Qt.mightBeRichText(text) else text


def desktop_language() -> str:
    """The first language of the desktop's user that there are words for, else that of the source."""
    return words.best_of(QLocale.system().uiLanguages())


def capital(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
