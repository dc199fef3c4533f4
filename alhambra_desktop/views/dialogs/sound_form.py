"""Sound preferences."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QSlider, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..storage.contained import contained
from ..storage.preferences import VOLUMES
from ..storage.settings import Settings
from ..widgets.boxes import NONE, hbox
from ..widgets.labels import line, words
from .form_page import form_page, switch_of

STEP, LEAP = 5, 20
"""Percent by which an arrow and a page key change the volume."""

LENGTH: Final = 220


@contained
class VolumeField(QSlider):
    """A slider that ignores the wheel and reports its value on release, for one trial sound."""

    def __init__(self, volume: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(VOLUMES[0], VOLUMES[-1])
        self.setSingleStep(STEP)
        self.setPageStep(LEAP)
        self.setValue(volume)
        self.setTracking(False)
        self.setMinimumWidth(LENGTH)
        self.setAccessibleName(phrase("preferences-volume-name"))
        self.setObjectName("sound_volume")

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SoundForm:
    def __init__(self, settings: Settings, fault: Message | None = None) -> None:
        preferences = settings.preferences
        self.sound = switch_of(settings, "sound", phrase("preferences-sound-on"))
        self.volume = VolumeField(preferences.sound_volume)
        self.table = switch_of(settings, "sound_table", phrase("preferences-sound-table"))
        self.counting = switch_of(settings, "sound_counting", phrase("preferences-sound-counting"))
        self.turn = switch_of(settings, "sound_turn", phrase("preferences-sound-turn"))
        self.behind = switch_of(settings, "sound_behind", phrase("preferences-sound-behind"))
        self.figure = line(_per_cent(preferences.sound_volume), "second")
        self._fault = fault
        self._settings = settings
        self._enable()
        self._connect()

    def page(self) -> QScrollArea:
        volume = QWidget()
        hbox(self.volume, self.figure, margins=NONE, within=volume)
        volume.setFocusProxy(self.volume)
        return form_page(
            ("", self.sound, self._note()),
            (phrase("preferences-volume"), volume, phrase("preferences-volume-note")),
            ("", self.table, phrase("preferences-sound-table-note")),
            ("", self.counting, phrase("preferences-sound-counting-note")),
            ("", self.turn, phrase("preferences-sound-turn-note")),
            ("", self.behind, phrase("preferences-sound-behind-note")),
        )

    def _note(self) -> QLabel:
        if self._fault is not None:
            return words(say(self._fault), "fault", 12)
        return words(phrase("preferences-sound-note"), "second", 12)

    def _connect(self) -> None:
        self.volume.valueChanged.connect(lambda volume: self._settings.change(sound_volume=volume))
        self.volume.sliderMoved.connect(lambda volume: self.figure.setText(_per_cent(volume)))
        self.volume.valueChanged.connect(lambda volume: self.figure.setText(_per_cent(volume)))
        self.sound.toggled.connect(self._enable)
        self.turn.toggled.connect(self._enable)

    def _enable(self) -> None:
        on = self.sound.isChecked()
        for field in (self.volume, self.table, self.counting, self.turn):
            field.setEnabled(on)
        self.behind.setEnabled(on and self.turn.isChecked())


def _per_cent(volume: int) -> str:
    return phrase("preferences-volume-value", number=volume)
