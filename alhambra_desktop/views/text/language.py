from __future__ import annotations

from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from ... import words

SYSTEM: Final = "system"


class SpokenLanguage(QObject):
    """The language in use. ``changed`` is emitted when all texts must be updated."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._qt = QTranslator(self)
        self._spoken: str | None = None

    def speak(self, requested: str) -> None:
        """Switch to a language. ``SYSTEM`` means the language of the desktop.

        Raise `WordsError` if the language is missing.
        """
        language = desktop_language() if requested == SYSTEM else requested
        if words.in_use() == language == self._spoken:
            return
        if words.in_use() != language:
            words.use(language)
        self._spoken = language
        locale = QLocale(words.locale_of(language))
        QLocale.setDefault(locale)
        self._translate_qt(locale)
        words.words().forget()  # cached texts name keyboard keys in Qt's former language
        self.changed.emit()

    def _translate_qt(self, locale: QLocale) -> None:
        QCoreApplication.removeTranslator(self._qt)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt.load(locale, "qtbase", "_", folder):
            QCoreApplication.installTranslator(self._qt)


SPOKEN: Final = SpokenLanguage()


def plain(text: str) -> str:
    """Escape a text for a tooltip, because tooltips interpret HTML."""
    if not QtGui.Qt.mightBeRichText(text):
        return text
    from html import escape  # slow to import, and seldom needed

    return escape(text, quote=False)


def desktop_language() -> str:
    """Return the user's first supported desktop language, or English."""
    return words.best_of(QLocale.system().uiLanguages())


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
