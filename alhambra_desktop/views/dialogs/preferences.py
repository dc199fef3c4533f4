"""The preferences; changes take effect immediately."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSlider,
    QTabWidget,
    QWidget,
)

from ...model.files.addons.shelf import Shelf
from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import MODULES, OPTIONS
from ...words import PSEUDO, Words, WordsError, languages, phrase, say
from ..commands.actions import key_of
from ..rule_sets.trial import shelf_at
from ..storage.contained import contained
from ..storage.places import rule_sets_folder
from ..storage.preferences import ANSWER_SECONDS, SCALES, VOLUMES
from ..storage.settings import Settings
from ..text.language import SPOKEN, SYSTEM, desktop_language
from ..widgets.boxes import NONE, hbox, vbox
from ..widgets.dialog_frame import close_below, fit
from ..widgets.fields import ChoiceField
from ..widgets.labels import PlainLabel, heading, line, words
from ..widgets.scrolled import Scrolled
from ..widgets.style import dress
from ..widgets.switch import Switch
from .option_form import OptionForm
from .rule_sets_page import Needed, Playing, RuleSetsPage

FormRow = tuple[str, QWidget, str | QLabel]
"""Label (may be empty), field, and text below."""


def form_page(*rows: FormRow) -> QScrollArea:
    """Return a scrollable page of rows."""
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(20, 18, 20, 16)
    grid.setVerticalSpacing(6)
    grid.setHorizontalSpacing(16)
    grid.setColumnStretch(1, 1)
    for row, (label, field, note) in enumerate(rows):
        if label:
            name = PlainLabel(label)
            name.setBuddy(field)
            grid.addWidget(name, 2 * row, 0)
        grid.addWidget(field, 2 * row, 1, Qt.AlignmentFlag.AlignLeft)
        below = words(note, "second", 12) if isinstance(note, str) else note
        below.setContentsMargins(0, 0, 0, 12)
        grid.addWidget(below, 2 * row + 1, 1)
    grid.setRowStretch(2 * len(rows), 1)
    return Scrolled(page)


def switch_of(settings: Settings, wish: str, text: str) -> Switch:
    switch = Switch(text)
    switch.setObjectName(wish)
    switch.setChecked(getattr(settings.preferences, wish))
    switch.toggled.connect(lambda on: settings.change(**{wish: on}))
    return switch


def choice_of(settings: Settings, wish: str, name: str, texts: Mapping[str, str]) -> QComboBox:
    value = getattr(settings.preferences, wish)
    field = ChoiceField()
    field.setObjectName(wish)
    field.setAccessibleName(name)
    for data, text in texts.items():
        field.addItem(text, data)
    field.setCurrentIndex(field.findData(str(value)))
    field.currentIndexChanged.connect(lambda: settings.change(**{wish: type(value)(field.currentData())}))
    return field


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


THEMES: Final = {
    "system": Message("preferences-theme-system"),
    "light": Message("preferences-theme-light"),
    "dark": Message("preferences-theme-dark"),
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
SIZE = QSize(760, 620)


LISTEN: Final = 250
"""Milliseconds between checks whether sound works."""

Silence = Callable[[], Message | None]


class PreferencesDialog(QDialog):
    """Appearance, animation, sound, play aids and default house variants.

    ``silence`` returns why nothing is audible, if so; it may become known later.
    """

    rule_sets_changed = Signal()

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        silence: Silence = lambda: None,
        shelf: Shelf | None = None,
        playing: Playing = tuple,
        needed: Needed = lambda _: 0,
    ) -> None:
        super().__init__(parent)
        dress(self)
        self._settings = settings
        self._shelf, self._playing, self._needed = shelf or shelf_at(rule_sets_folder()), playing, needed
        self._silence, self._silent = silence, silence()
        self.listening = QTimer(self)
        self.listening.timeout.connect(self._listen)
        self.listening.start(LISTEN)
        self._column = vbox(margins=NONE, within=self)
        self._build()
        fit(self, SIZE)
        SPOKEN.changed.connect(self._build_anew)

    def _listen(self) -> None:
        if (silent := self._silence()) != self._silent:
            self._silent = silent
            self._build_anew()

    def _build(self) -> None:
        self.setWindowTitle(phrase("preferences-title"))
        self._make_fields()
        self._content = QWidget(self)
        self._column.addWidget(self._content)
        self._lay_out()

    def _build_anew(self) -> None:
        page, focus = self.tabs.currentIndex(), self.focusWidget()
        at = next((i for i, field in enumerate(self._fields()) if field is focus), None)
        old = self._content
        self._build()
        self.tabs.setCurrentIndex(page)
        old.hide()
        self._column.removeWidget(old)
        old.deleteLater()  # not now: the field that was changed is still telling of it
        if at is not None:
            self._fields()[at].setFocus()
        fit(self, self.size())

    def field(self, wish: str) -> QWidget:
        return self._content.findChildren(QWidget, wish)[0]

    def _fields(self) -> list[QWidget]:
        none = Qt.FocusPolicy.NoFocus
        return [field for field in self._content.findChildren(QWidget) if field.focusPolicy() != none]

    def _make_fields(self) -> None:
        self.sound = SoundForm(self._settings, self._silent)
        self._make_form()
        self.rule_sets = RuleSetsPage(self._shelf, self._playing, self._needed)
        self.rule_sets.changed.connect(self._list_options)
        self.rule_sets.changed.connect(self.rule_sets_changed)

    def _list_options(self) -> None:
        self._make_form()
        self._variants.setWidget(self.form)

    def _make_form(self) -> None:
        groups = [(module.title, module.options) for module in MODULES]
        self.form = OptionForm(groups, dict(self._settings.preferences.options))
        self.form.changed.connect(self._keep_options)

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(phrase("preferences-pages"))
        self.tabs.addTab(self._appearance(), phrase("preferences-appearance"))
        self.tabs.addTab(self._animation(), phrase("preferences-animation"))
        self.tabs.addTab(self.sound.page(), phrase("preferences-sound"))
        self.tabs.addTab(self._play_aids(), phrase("preferences-aids-page"))
        self._variants = Scrolled(self.form)
        self.tabs.addTab(self._variants, phrase("preferences-house-variants"))
        self.tabs.addTab(self.rule_sets, phrase("add-ons-page"))
        title, note = heading(phrase("preferences-title"), 24), phrase("preferences-at-once")
        parts = (title, (self.tabs, 1), words(note, "second", 12))
        close_below(self, vbox(*parts, margins=(20, 16, 20, 14), within=self._content))

    def _appearance(self) -> QWidget:
        choice, preferences = partial(choice_of, self._settings), self._settings.preferences
        languages = _languages(preferences.language)
        language = choice("language", phrase("preferences-language-name"), languages)
        theme = choice("theme", phrase("preferences-theme-name"), _said(THEMES))
        among = sorted({*SCALES, preferences.scale})
        scales = {str(scale): phrase("preferences-scale-value", number=scale) for scale in among}
        scale = choice("scale", phrase("preferences-scale-name"), scales)
        return form_page(
            (phrase("preferences-language"), language, phrase("preferences-language-note")),
            (phrase("preferences-theme"), theme, phrase("preferences-theme-note")),
            (phrase("preferences-scale"), scale, phrase("preferences-scale-note")),
        )

    def _animation(self) -> QWidget:
        space, choice = key_of("hurry"), partial(choice_of, self._settings)
        own = choice("own_speed", phrase("preferences-own-name"), _said(SPEEDS))
        others = choice("others_speed", phrase("preferences-others-name"), _said(SPEEDS))
        reduced = switch_of(self._settings, "reduced_motion", phrase("preferences-less-motion"))
        return form_page(
            (phrase("preferences-own"), own, phrase("preferences-own-note")),
            (phrase("preferences-others"), others, phrase("preferences-others-note", space=space)),
            ("", reduced, phrase("preferences-less-motion-note")),
        )

    def _play_aids(self) -> QWidget:
        choice, switch = partial(choice_of, self._settings), partial(switch_of, self._settings)
        aids = choice("aids", phrase("preferences-aids-name"), _said(AIDS))
        rounds = switch("undo_rounds", phrase("preferences-rounds"))
        ends_itself = switch("ends_itself", phrase("preferences-ends-itself"))
        seconds = {str(number): _seconds(number) for number in ANSWER_SECONDS}
        answer = choice("answer_seconds", phrase("preferences-answer-name"), seconds)
        return form_page(
            (phrase("preferences-aids"), aids, phrase("preferences-aids-note")),
            ("", rounds, phrase("preferences-rounds-note")),
            ("", ends_itself, phrase("preferences-ends-itself-note")),
            (phrase("preferences-answer"), answer, phrase("preferences-answer-note")),
        )

    def _keep_options(self) -> None:
        values = self.form.values()
        possible = {name: value for name, value in values.items() if OPTIONS[name].fault(value) is None}
        self._settings.change(options=tuple({**dict(self._settings.preferences.options), **possible}.items()))


@lru_cache
def own_name(language: str) -> str:
    return Words(language).text(Message("language-name"))


def _languages(wish: str) -> dict[str, str]:
    desktop = own_name(desktop_language())
    trial = (PSEUDO,) if wish == PSEUDO else ()
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


def _said(messages: Mapping[str, Message]) -> dict[str, str]:
    return {value: say(message) for value, message in messages.items()}


def _seconds(number: int) -> str:
    return (
        phrase("preferences-answer-seconds", number=number)
        if number
        else phrase("preferences-answer-endless")
    )
