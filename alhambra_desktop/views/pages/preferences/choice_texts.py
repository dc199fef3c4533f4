from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ....model.rules.core.words.message import Message
from ....words import PSEUDO, Words, WordsError, languages, phrase, say
from ...storage.preferences import ANSWER_SECONDS, SCALES, Preferences
from ...text.language import SYSTEM, desktop_language

THEMES: Final = {
    "system": Message("preferences-theme-system"),
    "light": Message("preferences-theme-light"),
    "dark": Message("preferences-theme-dark"),
}
CONTRASTS: Final = {
    "system": Message("preferences-contrast-system"),
    "on": Message("preferences-contrast-on"),
    "off": Message("preferences-contrast-off"),
}
TOUCHES: Final = {
    "auto": Message("preferences-touch-auto"),
    "on": Message("preferences-touch-on"),
    "off": Message("preferences-touch-off"),
}
SPEEDS: Final = {
    "off": Message("preferences-speed-off"),
    "fast": Message("preferences-speed-fast"),
    "normal": Message("preferences-speed-normal"),
    "slow": Message("preferences-speed-slow"),
}
AIDS: Final = {
    "purist": Message("preferences-aids-purist"),
    "normal": Message("preferences-aids-normal"),
    "trainer": Message("preferences-aids-trainer"),
}
AIDS_NOTES: Final = {
    "purist": Message("preferences-aids-purist-note"),
    "normal": Message("preferences-aids-normal-note"),
    "trainer": Message("preferences-aids-trainer-note"),
}


def texts_of(messages: Mapping[str, Message]) -> dict[str, str]:
    return {value: say(message) for value, message in messages.items()}


def contrasts(_: Preferences) -> dict[str, str]:
    return texts_of(CONTRASTS)


def touches(_: Preferences) -> dict[str, str]:
    return texts_of(TOUCHES)


def speeds(_: Preferences) -> dict[str, str]:
    return texts_of(SPEEDS)


def per_cent(number: int) -> str:
    return phrase("preferences-per-cent", number=number)


def scales(preferences: Preferences) -> dict[int, str]:
    return {scale: per_cent(scale) for scale in sorted({*SCALES, preferences.scale})}


def seconds(_: Preferences) -> dict[int, str]:
    endless = phrase("preferences-answer-endless")
    return {
        number: phrase("preferences-answer-seconds", number=number) if number else endless
        for number in ANSWER_SECONDS
    }


@lru_cache
def own_name(language: str) -> str:
    return Words(language).text(Message("language-name"))


def language_names(preferences: Preferences) -> dict[str, str]:
    desktop = own_name(desktop_language())
    trial = (PSEUDO,) if preferences.language == PSEUDO else ()
    return {
        SYSTEM: phrase("preferences-language-system", language=desktop),
        **{language: own_name(language) for language in (*languages(), *trial) if _is_whole(language)},
    }


def _is_whole(language: str) -> bool:
    try:
        own_name(language)
    except WordsError:
        return False
    return True
