"""SoundBoard: plays cues by the player's preferences."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from ...model.rules.core.words.message import Message
from ..storage.preferences import Preferences
from ..storage.settings import Settings
from . import players
from .cues import Cue
from .voicing import COUNTING, TABLE, TURN, Voicing, group_of

TRIAL: Final = Cue("tile_place")
"""The sound played when the volume changes."""


def wanted(preferences: Preferences, sound: str, in_front: bool) -> bool:
    """Return whether a sound is wanted now; in the background only the signal of the player's turn."""
    group, audible = group_of(sound), preferences.sound and preferences.sound_volume > 0
    switched = {
        TABLE: preferences.sound_table,
        COUNTING: preferences.sound_counting,
        TURN: preferences.sound_turn,
    }
    return audible and switched[group] and (in_front or (group == TURN and preferences.sound_behind))


class SoundBoard(QObject):
    """Plays cues by volume, groups and window focus.

    Variations come from a separate random generator, never from the game's.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.player = players.player()
        self.in_front: Callable[[], bool] = _in_front
        self._settings = settings
        self._voicing = Voicing(Random())
        settings.changed.connect(self._try_volume)

    @property
    def fault(self) -> Message | None:
        return self.player.fault

    def look(self) -> None:
        """Check whether sound works; ``fault`` follows a moment later."""
        self.player.look()

    def play(self, cue: Cue) -> None:
        if wanted(self._settings.preferences, cue.sound, self.in_front()):
            self._sound(cue)

    def _sound(self, cue: Cue) -> None:
        note = self._voicing.note(cue, self._settings.preferences.sound_volume / 100, monotonic())
        if note is not None:
            self.player.play(note)

    def close(self) -> None:
        self.player.close()

    def _try_volume(self, changed: frozenset[str]) -> None:
        if "sound_volume" in changed and self._settings.preferences.sound_volume > 0:
            self._sound(TRIAL)


def _in_front() -> bool:
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
