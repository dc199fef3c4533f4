"""Functions that create the controls of settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtWidgets import QWidget

from ....model.files.addons.shelf import Shelf
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ...art.cache import FaceCache
from ...storage.contained import contained
from ...storage.preferences import VOLUMES, Preferences
from ...storage.settings import Settings
from ...widgets.boxes import NONE, hbox
from ...widgets.choices import PictureChoices, Segments
from ...widgets.labels import line
from ...widgets.star_slider import StarSlider
from ...widgets.style import theme_for
from ...widgets.switch import Switch
from .assistance_picture import assistance_picture
from .choice_texts import AIDS, AIDS_NOTES, THEMES, per_cent, texts_of
from .preview import thumbnail
from .rule_sets import Needed, Playing

SoundFault = Callable[[], Message | None]
"""Returns the reason why there is no sound, or None while no reason is known."""

STEP, LEAP = 5, 20
"""An arrow key changes the volume by ``STEP`` percentage points, and Page Up or Page Down by ``LEAP``."""

LENGTH: Final = 130
"""Minimum length of the slider for the volume."""


@frozen(eq=False)
class Context:
    settings: Settings
    cache: FaceCache
    shelf: Shelf
    playing: Playing
    needed: Needed
    sound_fault: SoundFault
    listen: Callable[[str], object]

    @property
    def preferences(self) -> Preferences:
        return self.settings.preferences

    def change(self, name: str, value: Any) -> None:
        self.settings.change(**{name: value})


@frozen(eq=False)
class Field:
    """The control of a setting: its widget and a function that shows a value.

    ``texts`` contains the texts of all possible values. If ``broad`` is True, the control is below the
    setting's sentence, except in very wide rows. ``part`` is the widget in which the player sets the value.
    If ``part`` is None, the player uses the whole ``widget``.
    """

    widget: QWidget
    show: Callable[[Any], object]
    texts: tuple[str, ...] = ()
    broad: bool = False
    part: QWidget | None = None

    @property
    def holder(self) -> QWidget:
        return self.part or self.widget


MakeField = Callable[[Context, str, str], Field]
"""Creates a field from a context, the name of a preference, and the title of this preference."""

Texts = Callable[[Preferences], Mapping[Any, str]]


def switch_field(context: Context, name: str, title: str) -> Field:
    switch = Switch()
    switch.setAccessibleName(title)
    switch.toggled.connect(lambda on: context.change(name, on))

    def show(on: bool) -> None:
        if switch.isChecked() != on:
            switch.blockSignals(True)
            switch.setChecked(on)
            switch.blockSignals(False)
            switch.show_state()

    return Field(switch, show)


def segments_field(texts: Texts) -> MakeField:
    def make(context: Context, name: str, title: str) -> Field:
        found = texts(context.preferences)
        segments = Segments(title, found)
        segments.chosen.connect(lambda value: context.change(name, value))
        return Field(segments, segments.choose, tuple(found.values()))

    return make


def theme_field(context: Context, name: str, title: str) -> Field:
    def paint(value: str, size: QSize, ratio: float) -> QPixmap:
        return thumbnail(context.cache, value, size, ratio)

    found = texts_of(THEMES)
    cards = PictureChoices(title, found, paint)
    cards.chosen.connect(lambda value: context.change(name, value))
    return Field(cards, cards.choose, tuple(found.values()), broad=True)


def aids_field(context: Context, name: str, title: str) -> Field:
    def paint(value: str, size: QSize, ratio: float) -> QPixmap:
        return assistance_picture(context.cache, value, theme_for(context.settings), size, ratio)

    found, notes = texts_of(AIDS), texts_of(AIDS_NOTES)
    cards = PictureChoices(title, found, paint, notes)
    cards.chosen.connect(lambda value: context.change(name, value))
    return Field(cards, cards.choose, (*found.values(), *notes.values()), broad=True)


@contained
class VolumeField(StarSlider):
    """A slider that ignores the wheel.

    It does not emit its value during a drag, because each value would play a trial sound.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setRange(VOLUMES[0], VOLUMES[-1])
        self.setSingleStep(STEP)
        self.setPageStep(LEAP)
        self.setTracking(False)
        self.setMinimumWidth(LENGTH)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Volume(QWidget):
    def __init__(self, title: str) -> None:
        super().__init__()
        self.slider = VolumeField()
        self.slider.setAccessibleName(title)
        self.figure = line(per_cent(VOLUMES[-1]), "second")
        self.figure.setFixedWidth(self.figure.sizeHint().width())
        hbox(self.slider, self.figure, spacing=10, margins=NONE, within=self)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._show_figure)
        self.slider.sliderMoved.connect(self._show_figure)

    def _show_figure(self, volume: int) -> None:
        self.figure.setText(per_cent(volume))

    def show_value(self, volume: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(volume)
        self.slider.blockSignals(False)
        self._show_figure(volume)


def volume_field(context: Context, name: str, title: str) -> Field:
    volume = Volume(title)
    volume.slider.valueChanged.connect(lambda value: context.change(name, value))
    return Field(volume, volume.show_value)
